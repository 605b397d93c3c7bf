"""A click on a loaded point shows what the service knows of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import QgsApplication, QgsFeatureRequest, QgsProject, QgsRectangle, QgsSettings
from qgis.PyQt.QtCore import QAbstractItemModel, QPoint, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel, QToolButton

from geoportfolio.core.api import Area, Query
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.results.point_attributes import AttributesDock, PointAttributes
from geoportfolio.ui.window.facts_dock import rows_of
from sandbox.data import catalogue
from sandbox.testing import running
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, SOURCE, is_told_well
from tests.support.provenance import change_record
from tests.support.queries import load_query
from tests.support.service import client_of, polygon_of
from tests.support.workbench import settled

HAMBURG = "apt-EDDH"
BEYOND = 2**53 + 1
NESTED = {
    "id": BEYOND,
    "name": "שדה 🛬",
    "policy": {"limit": 1.5e6, "layers": [{"name": "A"}, {"name": "B", "shares": [1, 2]}], "none": {}},
    "codes": [1, "two", None, True],
    "empty": None,
}


@pytest.fixture
def loaded(environment, bench, sandbox, tmp_path):
    """The airports of the coast as a result layer."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    query = Query(SOURCE, (Area("coast", polygon_of(COAST)),))
    result = load_query(client_of(sandbox), query, tmp_path / "points.gpkg")
    sandbox.forget()
    return layers.add_result(QgsProject.instance(), result)


@pytest.fixture
def attributes(window, bench):
    made = PointAttributes(bench)
    yield made
    made.close()
    let_go()


@pytest.fixture
def click(attributes, bench):
    """Click the point with an id of a layer; wait for the answer."""

    def show(layer, name=HAMBURG) -> AttributesDock:
        (feature,) = layer.getFeatures(QgsFeatureRequest().setFilterExpression(f"id = '{name}'"))
        point = feature.geometry().asPoint()
        attributes.show(Place(point.x(), point.y(), feature["LocName"], layer.id(), feature.id()))
        settled(bench)
        return attributes.dock

    return show


def shown(dock) -> dict[str, str]:
    model: QAbstractItemModel = dock.table.model()
    return {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}


def test_a_click_shows_all_that_the_service_has(click, loaded, sandbox):
    dock = click(loaded)
    source = catalogue.load(SOURCE)
    assert list(shown(dock)) == list(source.columns)
    assert (shown(dock)["id"], shown(dock)["LocName"]) == (HAMBURG, "Hamburg Airport")
    assert dock.isVisible() and not dock.isFloating()
    assert dock.heading.text() == f"Hamburg Airport, {SOURCE}" and dock.status.text() == ""
    (seen,) = sandbox.requests
    assert seen.path == "/graph/api/v1/reports/portfolio/points/attributes"
    assert dict(seen.query) == {"source": SOURCE, "value": HAMBURG}


def test_the_tool_is_taken_and_put_away(attributes, window, loaded):
    told = []
    attributes.picking_changed.connect(told.append)
    attributes.pick()
    assert window.mapCanvas().mapTool().hint().startswith("Click a loaded point")
    attributes.show(Place(9.0, 50.0, "50, 9"))
    assert attributes.dock is None
    attributes.pick(False)
    assert told == [True, False]


def test_a_real_click_on_a_point_asks_and_beside_it_says_so(attributes, window, loaded, bench):
    # A large query is in the file alone; its points can be clicked all the same.
    change_record(loaded, query=None)
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(loaded.crs())
    canvas.setLayers([loaded])
    canvas.setExtent(QgsRectangle(9.5, 53.4, 10.5, 53.9))
    let_go()
    attributes.pick()
    for place, name in (((9.9882, 53.6304), "Hamburg Airport"), ((9.6, 53.85), "")):
        pixel = canvas.getCoordinateTransform().transform(*place)
        at = QPoint(round(pixel.x()), round(pixel.y()))
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        settled(bench)
        if name:
            assert shown(attributes.dock)["LocName"] == name
    assert canvas.findChild(QLabel, "mapToolReadout").text() == "There is no loaded point here."
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.mapTool() is None


def test_another_field_may_name_the_point_and_is_remembered(click, loaded, bench, sandbox):
    dock = click(loaded)
    assert dock.fields.currentText() == "id"
    dock.fields.setCurrentText("LocNumber")
    settled(bench)
    assert shown(dock) == {} and is_told_well(dock.status.text(), f"The source {SOURCE} has no point EDDH.")
    assert "Named by" in dock.status.text()
    assert sandbox.requests[-1].query["value"] == "EDDH"
    assert click(loaded, "apt-EDDW").fields.currentText() == "LocNumber"
    dock.fields.setCurrentText("id")
    settled(bench)
    assert shown(dock)["id"] == "apt-EDDW"


def test_a_layer_without_the_field_asks_for_another(click, loaded, sandbox):
    QgsSettings().setValue(f"geoportfolio/attributesField/{sandbox.url.replace('/', '%2F')}/{SOURCE}", "gone")
    dock = click(loaded)
    assert dock.status.text().startswith("This layer has no field 'gone'.") and sandbox.requests == ()
    assert dock.fields.currentIndex() == -1


def test_the_layers_own_service_is_asked_and_a_missing_one_is_told(click, loaded, sandbox, monkeypatch):
    with running() as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        dock = click(loaded)
        assert sandbox.requests == ()
        # What it offers is asked for as soon as a window knows it.
        assert {each.path.rpartition("/")[2] for each in other.requests} <= {"provision"}
    assert is_told_well(dock.status.text()) and sandbox.url in dock.status.text()


def test_a_failure_is_said_once_and_can_be_tried_again(click, loaded, sandbox, window, bench, attributes):
    sandbox.faults.set("attributes=403")
    dock = click(loaded)
    assert dock.status.text().startswith("No answer.") and len(window.texts()) == 1
    sandbox.faults.set()
    assert [step.text() for step in window.steps()] == ["Try again", "Run Diagnostics..."]
    window.steps()[0].click()
    settled(bench)
    assert shown(dock)["id"] == HAMBURG and dock.status.text() == ""


def test_the_last_click_wins(attributes, loaded, sandbox, bench):
    sandbox.faults.set("attributes=delay:0.5x1")
    for name in (HAMBURG, "apt-EDDW"):
        (feature,) = loaded.getFeatures(QgsFeatureRequest().setFilterExpression(f"id = '{name}'"))
        attributes.show(Place(0, 0, feature["LocName"], loaded.id(), feature.id()))
    settled(bench)
    assert shown(attributes.dock)["id"] == "apt-EDDW"
    QTest.qWait(700)
    assert shown(attributes.dock)["id"] == "apt-EDDW"


def test_a_closed_dock_stays_closed_when_the_answer_comes(attributes, loaded, sandbox, bench):
    sandbox.faults.set("attributes=delay:0.3x1")
    feature = next(loaded.getFeatures())
    attributes.show(Place(0, 0, "a", loaded.id(), feature.id()))
    attributes.dock.close()
    settled(bench)
    assert not attributes.dock.isVisible()


def test_closing_in_the_middle_leaves_nothing(attributes, loaded, sandbox, bench):
    sandbox.faults.set("attributes=delay:5x1")
    feature = next(loaded.getFeatures())
    attributes.show(Place(0, 0, "a", loaded.id(), feature.id()))
    attributes.close()
    settled(bench)
    assert attributes.dock is None


@pytest.fixture
def dock(qgis_app):
    made = AttributesDock()
    yield made
    made.deleteLater()
    let_go()


def test_what_is_nested_has_its_path_and_numbers_are_whole(dock):
    dock.ask("a point", ["id"], "id")
    dock.show_attributes(NESTED)
    assert shown(dock) == {
        "id": str(BEYOND),
        "name": "שדה 🛬",
        "policy › limit": "1500000",
        "policy › layers › 1 › name": "A",
        "policy › layers › 2 › name": "B",
        "policy › layers › 2 › shares": "1, 2",
        "policy › none": "",
        "codes": "1, two, , true",
        "empty": "",
    }


def test_a_line_finds_fields_and_values_and_stays_for_the_next_point(dock):
    dock.show_attributes(NESTED)
    QTest.keyClicks(dock.line, "NAME")
    assert len(shown(dock)) == 3
    dock.line.setText("🛬")
    assert list(shown(dock)) == ["name"]
    dock.show_attributes({"name": "other", "note": "🛬"})
    assert list(shown(dock)) == ["note"]


def test_copy_takes_the_selected_rows_or_all_of_them(dock):
    dock.show_attributes({"a": "1\n2", "b": "שדה"})
    assert dock.copied_text() == "a\t1 2\nb\tשדה"
    dock.table.selectRow(1)
    dock.show()
    dock.table.setFocus()
    QTest.keyClick(dock.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QgsApplication.clipboard().text() == "b\tשדה"


def test_no_attributes_are_said(dock):
    dock.show_attributes({})
    assert (
        "has no attributes" in dock.status.text()
        and not dock.findChild(QToolButton, "attributesCopyButton").isEnabled()
    )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=12,
)


@settings(max_examples=40)
@given(st.dictionaries(st.text(max_size=3), JSON, max_size=4))
def test_any_answer_becomes_rows_of_text(attributes):
    rows = list(rows_of(attributes))
    assert all(isinstance(part, str) for row in rows for part in row)
    assert len(rows) >= len(attributes)
