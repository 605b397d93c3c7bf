"""The section of the record: a click on a loaded point shows what the service knows of it."""

from __future__ import annotations

import pytest
from qgis.core import QgsFeatureRequest, QgsSettings
from qgis.PyQt.QtTest import QTest

from geoportfolio.ui.areas.pick_tool import Place
from sandbox.data import catalog
from sandbox.testing import running
from tests.support.oracle import SOURCE, is_told_well
from tests.support.provenance import change_record
from tests.support.workbench import settled

HAMBURG = "apt-EDDH"


@pytest.fixture
def identify(only, connected):
    only("record")
    return connected.identify


@pytest.fixture
def click(identify, bench):
    """Click the point with an id of a layer; wait for the answer."""

    def show(layer, name=HAMBURG):
        (feature,) = layer.getFeatures(QgsFeatureRequest().setFilterExpression(f"id = '{name}'"))
        point = feature.geometry().asPoint()
        identify.show(Place(point.x(), point.y(), feature["LocName"], layer.id(), feature.id()))
        settled(bench)
        return identify.dock.record

    return show


def shown(section) -> dict[str, str]:
    return {field: value for _source, field, value in section.tree.all_rows()}


def test_a_click_shows_all_that_the_service_has(click, airports, sandbox):
    section = click(airports)
    source = catalog.load(SOURCE)
    assert list(shown(section)) == list(source.columns)
    assert (shown(section)["id"], shown(section)["LocName"]) == (HAMBURG, "Hamburg Airport")
    assert {source for source, _, _ in section.tree.all_rows()} == {SOURCE}
    assert section.isVisible() and section.status.text() == ""
    (seen,) = sandbox.requests
    assert seen.path == "/graph/api/v1/reports/portfolio/points/attributes"
    assert dict(seen.query) == {"source": SOURCE, "value": HAMBURG}


def test_beside_a_point_it_says_what_to_do_and_asks_nothing(identify, bench, airports, sandbox):
    identify.at(9.0, 50.0)
    settled(bench)
    section = identify.dock.record
    assert section.status.text() == "Click a loaded location to see its record."
    assert not section.tree.isVisible() and not section.fields.isVisible() and sandbox.requests == ()


def test_another_field_may_name_the_point_and_is_remembered(click, airports, bench, sandbox):
    section = click(airports)
    assert section.fields.currentText() == "id"
    section.fields.setCurrentText("LocNumber")
    settled(bench)
    words = f"The source {SOURCE} has no point EDDH."
    assert shown(section) == {} and is_told_well(section.status.text(), words)
    assert "identifier field" in section.status.text()
    assert sandbox.requests[-1].query["value"] == "EDDH"
    assert click(airports, "apt-EDDW").fields.currentText() == "LocNumber"
    section.fields.setCurrentText("id")
    settled(bench)
    assert shown(section)["id"] == "apt-EDDW"


def test_a_layer_without_the_field_asks_for_another(click, airports, sandbox):
    QgsSettings().setValue(f"geoportfolio/attributesField/{sandbox.url.replace('/', '%2F')}/{SOURCE}", "gone")
    section = click(airports)
    assert section.status.text().startswith("This layer has no field 'gone'.") and sandbox.requests == ()
    assert section.fields.currentIndex() == -1


def test_the_layers_own_service_is_asked_and_a_missing_one_is_told(click, airports, sandbox, monkeypatch):
    with running() as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        section = click(airports)
        assert sandbox.requests == ()
        # What it offers is asked for as soon as a window knows it.
        assert {each.path.rpartition("/")[2] for each in other.requests} <= {"provision"}
    assert is_told_well(section.status.text()) and sandbox.url in section.status.text()


def test_a_failure_is_said_once_and_can_be_tried_again(click, airports, sandbox, window, bench):
    sandbox.faults.set("attributes=403")
    section = click(airports)
    assert [section.status.text()] == window.texts()
    sandbox.faults.set()
    assert [step.text() for step in window.steps()] == ["Retry", "Run Diagnostics…"]
    window.steps()[0].click()
    settled(bench)
    assert shown(section)["id"] == HAMBURG and section.status.text() == ""


def test_the_last_click_wins(identify, click, airports, sandbox):
    sandbox.faults.set("attributes=delay:0.5x1")
    feature = next(airports.getFeatures(QgsFeatureRequest().setFilterExpression(f"id = '{HAMBURG}'")))
    identify.show(Place(0.0, 0.0, feature["LocName"], airports.id(), feature.id()))
    section = click(airports, "apt-EDDW")
    assert shown(section)["id"] == "apt-EDDW"
    QTest.qWait(700)
    assert shown(section)["id"] == "apt-EDDW"


def test_a_large_query_is_in_the_file_alone_and_its_points_are_known_all_the_same(click, airports):
    change_record(airports, query=None)
    assert shown(click(airports))["id"] == HAMBURG
