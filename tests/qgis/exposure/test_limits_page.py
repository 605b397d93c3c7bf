"""The page Limits: watched areas checked by one click, their layer, their history, and the project."""

from __future__ import annotations

import csv

import pytest
import shapely
from qgis.core import QgsFeature, QgsGeometry, QgsProject, QgsVectorLayer
from qgis.PyQt.QtTest import QAbstractItemModelTester
from qgis.PyQt.QtWidgets import QComboBox

from geoportfolio.core.gis.files.project_folders import results_of
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, HAMBURG, airports_in
from tests.support.widgets import cells_of
from tests.support.workbench import settled

METRIC = "locations"
NORTH = shapely.Point(HAMBURG).buffer(1)


@pytest.fixture
def watched(ready):
    """Three areas with limits: one breached, one near, one within."""
    counts = [len(airports_in(area)) for area in (NORTH, COAST, ALPS)]
    layer = QgsVectorLayer(
        "Polygon?crs=EPSG:4326&field=name:string&field=max_limit:double", "Regions", "memory"
    )
    rows = zip((NORTH, COAST, ALPS), ("Hamburg", "Coast", "Alps"), (counts[0] - 1, counts[1], 2 * counts[2]))
    features = []
    for area, name, limit in rows:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(area.wkt))
        feature.setAttributes([name, limit])
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    QgsProject.instance().addMapLayer(layer)
    return layer


@pytest.fixture
def page(ready, watched):
    ready.accumulation.open_page("limits")
    page = ready.accumulation.exposure.limits
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return page


def texts(page) -> list[list[str]]:
    return cells_of(page.model)


def check(bench, page, metric: str = METRIC) -> None:
    page.findChild(QComboBox, "limitsMetricCombo").setEditText(metric)
    page.check_button.click()
    settled(bench)
    let_go()


def test_check_shows_the_breached_area_first_and_colors_all_on_the_map(ready, page):
    check(ready, page)
    assert [row[:2] for row in texts(page)] == [
        ["Hamburg", "Limit breached"],
        ["Coast", "Near limit"],
        ["Alps", "Within limit"],
    ]
    assert texts(page)[0][5] == "-1" and texts(page)[2][4] == "50 %"
    assert "3 areas; 1 limit breached; 1 near its limit" in page.status.text()
    (layer,) = QgsProject.instance().mapLayersByName("Limits of Regions")
    assert sorted(f["status"] for f in layer.getFeatures()) == ["breached", "near", "ok"]
    assert {(f["source"], f["metric"]) for f in layer.getFeatures()} == {("pf_airports", METRIC)}


def test_check_again_replaces_the_layer_and_adds_to_the_history(ready, page):
    check(ready, page)
    check(ready, page)
    (layer,) = QgsProject.instance().mapLayersByName("Limits of Regions")
    assert layer.featureCount() == 3
    path = results_of(QgsProject.instance()) / "limits_history.csv"
    rows = list(csv.DictReader(path.open(encoding="utf-8")))
    assert [row["area"] for row in rows] == ["Hamburg", "Coast", "Alps"] * 2
    assert {row["metric"] for row in rows} == {METRIC}


def test_no_metric_takes_the_sum_insured_and_lists_the_others(ready, page):
    check(ready, page, "")
    combo = page.findChild(QComboBox, "limitsMetricCombo")
    assert "TIV" in combo.currentText()
    assert METRIC in [combo.itemText(row) for row in range(combo.count())]


def test_a_project_keeps_what_is_watched_and_asks_for_nothing(ready, page, sandbox, watched, tmp_path):
    check(ready, page)
    project = QgsProject.instance()
    path = str(tmp_path / "kept.qgz")
    assert project.write(path)
    page.findChild(QComboBox, "limitsMetricCombo").setEditText("")
    sandbox.forget()
    watched_id = watched.id()
    project.read(path)
    let_go()
    assert page.findChild(QComboBox, "limitsMetricCombo").currentText() == METRIC
    assert page._layers.currentLayer().id() == watched_id
    assert not sandbox.requests


def test_a_limit_that_is_no_number_gets_one_sentence(ready, page, window, watched):
    page._limit.setExpression('"name"')
    page.check_button.click()
    pump_until(window.texts)
    assert window.texts() == [
        "Feature 1 has 'Hamburg', which is not a number. Use a numeric field, or to_real()."
    ]


def test_a_layer_that_goes_during_the_check_keeps_its_results_in_table_and_history(ready, page, watched):
    page.findChild(QComboBox, "limitsMetricCombo").setEditText(METRIC)
    page.check_button.click()
    QgsProject.instance().removeMapLayer(watched.id())
    settled(ready)
    let_go()
    assert [row[0] for row in texts(page)] == ["Hamburg", "Coast", "Alps"]
    assert QgsProject.instance().mapLayersByName("Limits of Regions") == []


def test_choose_a_row_outlines_its_area(ready, page):
    scene = ready.canvas.scene()
    before = len(scene.items())
    check(ready, page)
    page.table.selectRow(0)
    assert len(scene.items()) == before + 2
    ready.accumulation.show()
    assert len(scene.items()) == before
