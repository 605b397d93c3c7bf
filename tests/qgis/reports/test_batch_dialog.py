"""The pre-flight of many reports: what it offers, what it finds wrong, and the order that it makes."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton

from geoportfolio.core.api import Filter
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, WAITING
from geoportfolio.ui.reports.batch_dialog import BatchDialog
from tests.e2e.cut_texts import fault_of
from tests.support.disks import READ_ONLY
from tests.support.event_loop import pump_until
from tests.support.oracle import SOURCE
from tests.support.reports import asked, preflights
from tests.support.window import opened_bench
from tests.support.workbench import choose, settled

THREE = (((9.9, 53.5), "ACC-1"), ((9.95, 53.55), "ACC/2"), ((10.0, 53.6), ""))


def problem(dialog: BatchDialog) -> str:
    return dialog.findChild(QLabel, "reportProblemLabel").text()


def names(dialog: BatchDialog) -> list[str]:
    return dialog.findChild(QLabel, "reportNamesLabel").text().splitlines()


def start(dialog: BatchDialog) -> QPushButton:
    return dialog.findChild(QPushButton, "startReportsButton")


def begin(bench, dialog: BatchDialog) -> None:
    """Start, and let all reports come."""
    start(dialog).click()
    pump_until(lambda: bench.reports.queue.orders)
    settled(bench)


def test_it_begins_with_the_active_layer_and_a_folder_beside_the_project(preflight, window, sites, tmp_path):
    sites(((1, 1), "other"), name="Others")
    layer = sites(*THREE, name="Hotels, Hamburg")
    window.setActiveLayer(layer)
    dialog = preflight()
    assert dialog.form.layer == layer
    folder = Path(dialog.form.folder.filePath())
    assert folder.parent == tmp_path / "project_geoportfolio" / "reports"
    assert folder.name.startswith("Hotels Hamburg 20")
    assert names(dialog) == ["ACC-1.pdf", "ACC_2.pdf", "3.pdf"]
    assert dialog.findChild(QLabel, "reportCountLabel").text() == "3 reports"
    assert problem(dialog) == "" and start(dialog).isEnabled()
    assert not folder.exists()


def test_the_names_of_three_files_are_whole_in_the_smallest_window(preflight, sites):
    dialog = preflight(sites(*THREE))
    dialog.show()
    dialog.resize(dialog.minimumSizeHint())
    QTest.qWait(0)
    assert fault_of(dialog.findChild(QLabel, "reportNamesLabel")) == ""


def test_only_the_selected_points_where_some_are_selected(preflight, sites):
    layer = sites(*THREE)
    layer.selectByExpression("LocNumber = 'ACC/2'")
    dialog = preflight(layer)
    box = dialog.findChild(QCheckBox, "reportSelectedCheck")
    assert box.isChecked() and "(1)" in box.text()
    assert names(dialog) == ["ACC_2.pdf"]
    box.click()
    assert len(names(dialog)) == 3


def test_a_new_layer_brings_its_own_folder_unless_one_was_chosen(preflight, sites, tmp_path):
    first, second = sites(*THREE, name="First"), sites(*THREE, name="Second")
    dialog = preflight(first)
    dialog.form.layers.setLayer(second)
    assert Path(dialog.form.folder.filePath()).name.startswith("Second")
    dialog.form.folder.setFilePath(str(tmp_path / "mine"))
    dialog.form.layers.setLayer(first)
    assert dialog.form.folder.filePath() == str(tmp_path / "mine")


def test_names_follow_the_expression_and_the_format(preflight, sites):
    dialog = preflight(sites(*THREE))
    dialog.form.names.setExpression("'R ' || \"Loc name\"")
    dialog.form.kind.setCurrentIndex(1)
    assert names(dialog) == ["R Hotel ACC-1.html", "R Hotel ACC_2.html", "R Hotel.html"]
    dialog.form.names.setField("Loc name")
    assert names(dialog)[0] == "Hotel ACC-1.html"


@pytest.mark.parametrize(
    ("expression", "says"),
    [('"LocNumber" ||', "is not a valid QGIS expression"), ('"Missing"', "has no field 'Missing'")],
)
def test_an_expression_that_does_not_work_is_told_before_the_start(preflight, sites, expression, says):
    dialog = preflight(sites(*THREE))
    dialog.form.names.setExpression(expression)
    assert says in problem(dialog) and not start(dialog).isEnabled()
    dialog.form.names.setExpression("'well'")
    assert problem(dialog) == "" and start(dialog).isEnabled()
    assert names(dialog) == ["well.pdf", "well (2).pdf", "well (3).pdf"]


def test_an_expression_is_judged_while_it_is_typed(preflight, sites):
    dialog = preflight(sites(*THREE))
    line = dialog.form.names.findChild(QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, '"LocNumber" ||')
    assert "is not a valid QGIS expression" in problem(dialog) and not start(dialog).isEnabled()
    QTest.keyClicks(line, " 'x'")
    assert problem(dialog) == "" and names(dialog)[0] == "ACC-1x.pdf"


def test_what_else_stands_in_the_way_is_told(preflight, sites, tmp_path):
    layer = sites(*THREE)
    dialog = preflight(layer)
    dialog.form.folder.setFilePath("")
    assert problem(dialog) == "Choose a folder for the reports."
    dialog.form.folder.setFilePath("relative/place")
    assert problem(dialog) == "Enter the full path of the folder."
    dialog.form.folder.setFilePath(str(tmp_path / "new"))
    dialog.form.circles.setChecked(True)
    dialog.form.radii.setText("500 x")
    assert "is not a valid radius" in problem(dialog)
    dialog.form.radii.setText("")
    assert "Enter at least one radius" in problem(dialog)
    dialog.form.circles.setChecked(False)
    assert problem(dialog) == ""


def test_no_points_is_told(preflight, sites):
    dialog = preflight(sites(name="Nothing yet"))
    assert problem(dialog) == "Nothing yet has no points."
    assert not start(dialog).isEnabled()


def test_no_layer_is_told(preflight):
    dialog = preflight()
    assert problem(dialog).startswith("There is no point layer.")
    assert not start(dialog).isEnabled()


def test_without_a_source_there_is_none(bench, window, sites):
    bench.reports.order(sites(*THREE))
    assert preflights(window) == []
    assert "Connect to a service" in window.texts()[0]


def test_nested_filters_and_v1_are_told(preflight, ready, sites):
    ready.draft.set_filters((Filter("CountryCode", "DE", (Filter("OccupancyCode", "1116"),)),))
    dialog = preflight(sites(*THREE))
    assert dialog.findChild(QLabel, "reportFiltersLabel").text().startswith("Country = DE > ")
    dialog.form.version.setCurrentIndex(dialog.form.version.findData("v1"))
    assert "V1 does not support nested filters" in problem(dialog)
    dialog.form.with_filters.setChecked(False)
    assert problem(dialog) == ""


def test_the_order_asks_what_the_form_says(preflight, ready, sandbox, sites, tmp_path):
    ready.draft.set_filters((Filter("CountryCode", "DE"),))
    dialog = preflight(sites(*THREE, (None, "nowhere")))
    dialog.form.folder.setFilePath(str(tmp_path / "new" / "place"))
    dialog.form.kind.setCurrentIndex(1)
    dialog.form.version.setCurrentIndex(dialog.form.version.findData("v1"))
    dialog.form.circles.setChecked(True)
    dialog.form.radii.setText("250 1.5km")
    sandbox.forget()
    begin(ready, dialog)
    sent = asked(sandbox)
    assert len(sent) == 3
    for request in sent:
        assert request["path"].endswith("v1/reports/portfolio/risk/point-buffer")
        assert request["accept"] == "text/html"
        assert request["radiuses"] == [250.0, 1500.0]
        assert [{"field": "CountryCode", "value": "DE"}] in request.values()
    (queued,) = ready.reports.queue.orders
    assert [item.state for item in queued.items] == [SAVED, SAVED, SAVED, FAILED]
    assert "has no point" in queued.items[3].message
    there = {path.name for path in (tmp_path / "new" / "place").iterdir()}
    assert {"ACC-1.html", "ACC_2.html", "index.csv", "reports.gpkg"} <= there


def test_the_order_is_of_the_source_in_the_title_whatever_comes_meanwhile(preflight, ready, sandbox, sites):
    dialog = preflight(sites(*THREE))
    assert SOURCE in dialog.windowTitle()
    start(dialog).click()
    ready.session.choose("")
    sandbox.forget()
    pump_until(lambda: ready.reports.queue.orders)
    settled(ready)
    (queued,) = ready.reports.queue.orders
    assert (queued.head.connection, queued.head.host) == ("environment", sandbox.url)
    assert {request["source"] for request in asked(sandbox)} == {SOURCE}


def test_a_folder_is_not_looked_at_while_it_is_typed(preflight, sites, tmp_path, monkeypatch):
    dialog = preflight(sites(*THREE))
    looked, real = [], Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: looked.append(str(path)) or real(path))
    dialog.form.folder.setFilePath(str(tmp_path / "share" / "new"))
    dialog.form.names.setExpression("'well'")
    assert problem(dialog) == "" and not [path for path in looked if "share" in path]


def test_points_in_another_coordinate_system_are_asked_in_degrees(preflight, ready, sandbox, sites):
    layer = sites(((1_112_000, 7_090_000), "a"), crs="EPSG:3857")
    sandbox.forget()
    begin(ready, preflight(layer))
    (request,) = asked(sandbox)
    (item,) = ready.reports.queue.orders[0].items
    latitude = math.degrees(math.atan(math.sinh(7_090_000 / 6_378_137)))
    assert (item.lon, item.lat) == pytest.approx((math.degrees(1_112_000 / 6_378_137), latitude), abs=1e-7)
    assert f"{item.lat:.6f}"[:8] in json.dumps(request)


def test_the_way_of_the_last_time_comes_back(preflight, ready, sites):
    dialog = preflight(sites(*THREE))
    dialog.form.names.setExpression("'R ' || \"LocNumber\"")
    dialog.form.version.setCurrentIndex(dialog.form.version.findData("v1"))
    begin(ready, dialog)
    again = preflight(sites(*THREE))
    assert again.form.name == "'R ' || \"LocNumber\""
    assert again.form.version.currentData() == "v1"


def test_the_format_of_one_report_is_not_that_of_the_next_batch(preflight, ready, sites):
    ready.reports.pick("html")
    ready.reports.pick("")
    dialog = preflight(sites(*THREE))
    assert dialog.form.kind.currentData() == "pdf"
    dialog.form.kind.setCurrentIndex(dialog.form.kind.findData("html"))
    ready.reports.settings.set_kind("pdf")
    begin(ready, dialog)
    assert ready.reports.settings.kind == "pdf"
    assert preflight(sites(*THREE)).form.kind.currentData() == "html"


def test_a_long_folder_shows_where_it_begins_and_all_of_it_under_the_pointer(preflight, sites, tmp_path):
    form = preflight(sites(*THREE)).form
    folder = str(tmp_path / "a long way" / ("down " * 30).strip())
    form.folder.setFilePath(folder)
    line = form.folder.lineEdit()
    assert line.cursorPosition() == 0
    assert folder in line.toolTip()


@pytest.mark.parametrize("name", ["", "x" * 300], ids=["read-only", "long name"])
def test_a_folder_that_fails_at_the_start_is_told_in_the_form(preflight, ready, sites, tmp_path, name):
    dialog = preflight(sites(*THREE))
    dialog.form.folder.setFilePath(str(tmp_path / name if name else READ_ONLY / "new"))
    # Whether a folder is read-only can be asked, but for root the answer is always no.
    if start(dialog).isEnabled():
        start(dialog).click()
    pump_until(lambda: "written" in problem(dialog))
    assert dialog.isVisible()
    assert ready.reports.queue.orders == ()
    dialog.form.folder.setFilePath(str(tmp_path / "short"))
    assert problem(dialog) == "" and start(dialog).isEnabled()


def test_points_that_are_all_nowhere_are_no_order(preflight, ready, sites):
    dialog = preflight(sites((None, "a"), (None, "b")))
    start(dialog).click()
    # Before that it says how many points are read, as long as that takes.
    pump_until(lambda: "has no point" in problem(dialog))
    assert dialog.isVisible() and ready.reports.queue.orders == ()


def test_thousands_of_points_are_read_without_holding_the_window(preflight, ready, sites, sandbox):
    layer = sites(*(((i / 1000, 50), f"ACC-{i}") for i in range(6000)))
    dialog = preflight(layer)
    told = []
    start(dialog).click()
    pump_until(lambda: told.append(problem(dialog)) or not dialog.isVisible() or "folder" in problem(dialog))
    assert any(text.startswith("Reading the points: ") for text in told)
    dialog.reject()
    settled(ready)


def test_cancel_while_the_points_are_read_orders_nothing(preflight, ready, sites):
    layer = sites(*(((i / 1000, 50), f"ACC-{i}") for i in range(3000)))
    dialog = preflight(layer)
    start(dialog).click()
    dialog.reject()
    settled(ready)
    assert ready.reports.queue.orders == ()
    folder = Path(QgsProject.instance().fileName()).with_name("project_geoportfolio") / "reports"
    assert not folder.exists() or not list(folder.glob("*/order*"))


def test_unload_takes_an_open_one_along(window, environment, sites):
    with opened_bench(window) as bench:
        choose(bench)
        bench.reports.order(sites(*THREE))
        assert len(preflights(window)) == 1
    assert preflights(window) == []


def test_every_point_layer_offers_it_and_no_other(ready, window, sites):
    layer = sites(*THREE)
    lines = QgsVectorLayer("LineString?crs=EPSG:4326", "Lines", "memory")
    QgsProject.instance().addMapLayer(lines)
    action = ready.point_menu.actions["RiskReports"]
    assert window.layer_actions["GeoPortfolio"][action] == [layer.id()]
    window.setActiveLayer(layer)
    action.trigger()
    assert preflights(window)[0].form.layer == layer
    preflights(window)[0].reject()


def test_states_begin_as_waiting(preflight, ready, sites, sandbox):
    sandbox.faults.set("risk/=delay:30")
    start(preflight(sites(*THREE))).click()
    pump_until(lambda: ready.reports.queue.orders)
    (queued,) = ready.reports.queue.orders
    assert [item.state for item in queued.items] == [WAITING] * 3
    ready.reports.queue.pause()
    settled(ready)
