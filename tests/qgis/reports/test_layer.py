"""The layer of an order: its points open their report, whatever the folder and the names are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from osgeo import gdal
from qgis.core import (
    QgsAction,
    QgsExpression,
    QgsFeature,
    QgsRenderContext,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices

from geoportfolio.core.gis.layers.layer_tree import GROUP
from geoportfolio.core.gis.reports.actions import SCHEME, place_of, update_action
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, SKIPPED, WAITING, ReportOrder
from geoportfolio.core.gis.reports.index import write_points
from geoportfolio.core.gis.reports.journal import begin
from geoportfolio.core.gis.reports.layer import (
    add_report_layer,
    layer_in,
    report_at,
    report_layer,
)
from geoportfolio.core.gis.results.layers import path_of
from tests.support.disks import open_files
from tests.support.reports import item, order_for
from tests.support.vector_layers import context_of

QUOTED = 'it\'s a "quoted" [% 1+1 %] && folder'


class Opened(QObject):
    """What QGIS asks the desktop to open, by any of the addresses that an action may have."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[QUrl] = []

    @pyqtSlot(QUrl)
    def take(self, url):
        self.urls.append(url)


@pytest.fixture
def opened():
    handler = Opened()
    for scheme in ("file", SCHEME):
        QDesktopServices.setUrlHandler(scheme, handler, "take")
    yield handler.urls
    for scheme in ("file", SCHEME):
        QDesktopServices.unsetUrlHandler(scheme)


def opens(layer: QgsVectorLayer, urls: list[QUrl]) -> list[Path]:
    """The paths of the reports that *urls* name, by the layer and the journal."""
    found = []
    for url in urls:
        assert url.scheme() == SCHEME, url
        layer_id, number = place_of(url.path())
        assert layer_id == layer.id()
        found.append(report_at(path_of(layer), number).path)
    return found


def written(folder: Path, *items) -> ReportOrder:
    order = begin(order_for(folder, 0, items=tuple(items)))
    write_points(order)
    return order


def features_of(layer: QgsVectorLayer) -> dict[str, QgsFeature]:
    return {feature["point"]: feature for feature in layer.getFeatures()}


def press(layer: QgsVectorLayer, feature: QgsFeature) -> None:
    """As the analyst does on the map."""
    action = layer.actions().defaultAction("Canvas")
    action.run(layer, feature, context_of(layer, feature))


def test_the_points_carry_what_became_of_their_report(tmp_path):
    order = written(
        tmp_path,
        item(1, state=SAVED, file="Hotel 1.pdf", message="PDF was asked for."),
        item(2, state=FAILED, lon=None, lat=None, message="'x' lies nowhere."),
    )
    layer = report_layer(order)
    first, second = features_of(layer).values()
    names = ["number", "point", "label", "file", "status", "message"]
    assert layer.fields().names() == names
    assert first.attributes() == [1, "101", "Hotel 1", "Hotel 1.pdf", "saved", "PDF was asked for."]
    assert (first.geometry().asPoint().x(), first.geometry().asPoint().y()) == (9.01, 53.6)
    assert second["status"] == "failed" and not second.hasGeometry()
    assert layer.crs().authid() == "EPSG:4326" and layer.name() == "Risk reports, pf_airports, 2026-03-12"


def test_an_action_that_somebody_has_put_into_the_file_stays_there(tmp_path, project):
    order = written(tmp_path, item(1, state=SAVED, file="Hotel 1.pdf"))
    theirs = report_layer(order)
    theirs.actions().addAction(QgsAction(QgsAction.ActionType.Unix, "run", "touch /tmp/x"))
    assert theirs.saveStyleToDatabase("theirs", "", True, "") == ""
    layer = add_report_layer(project, order)
    assert "run" not in [action.name() for action in layer.actions().actions()]


@pytest.mark.parametrize("folder", ["plain", QUOTED, "отчёты 😀"])
@pytest.mark.parametrize("name", ["Hotel.html", "O'Hara [% 2+2 %] $(x).html", "فندق.html"])
def test_the_action_opens_the_report_and_nothing_else(tmp_path, opened, folder, name):
    order = written(tmp_path / folder, item(1, state=SAVED, file=name), item(2))
    (order.folder / name).write_text("report")
    layer = report_layer(order)
    action = layer.actions().defaultAction("Canvas")
    assert action.name() == "Open report (12 Mar)" and action.actionScopes() == {"Canvas", "Feature", "Form"}
    press(layer, features_of(layer)["101"])
    assert opens(layer, opened) == [order.folder / name]


def test_the_action_of_a_point_without_a_report_opens_nothing(tmp_path, opened):
    order = written(tmp_path, item(1, state=FAILED))
    layer = report_layer(order)
    press(layer, features_of(layer)["101"])
    assert opened == []


def test_the_folder_may_move(tmp_path, opened):
    order = written(tmp_path / "old", item(1, state=SAVED, file="a.html"))
    (tmp_path / "old" / "a.html").write_text("report")
    (tmp_path / "old").rename(tmp_path / "new")
    layer = report_layer(replace(order, folder=tmp_path / "new"))
    press(layer, features_of(layer)["101"])
    assert opens(layer, opened) == [tmp_path / "new" / "a.html"]


def test_a_layer_of_version_0_1_opens_no_file_by_its_name_any_more(tmp_path, opened):
    order = written(tmp_path, item(1, state=SAVED, file="a.html"))
    (tmp_path / "a.html").write_text("<script>1</script>")
    layer = report_layer(order)
    layer.actions().clearActions()
    path = """file_path(layer_property(@layer, 'path')) || '/' || "file\""""
    as_it_came = f"""[% CASE WHEN "file" <> '' THEN {path} END %]"""
    action = QgsAction(QgsAction.ActionType.OpenUrl, "Open", as_it_came, "", False, "Open", {"Canvas"})
    layer.actions().addAction(action)
    layer.actions().setDefaultAction("Canvas", action.id())
    update_action(layer)
    (only,) = layer.actions().actions()
    assert only.name() == "Open"
    press(layer, features_of(layer)["101"])
    assert opens(layer, opened) == [tmp_path / "a.html"]


def test_each_state_has_a_sign_of_its_own(tmp_path):
    states = (SAVED, SKIPPED, FAILED, WAITING)
    layer = report_layer(written(tmp_path, *(item(n, state=s) for n, s in enumerate(states, 1))))
    renderer, context = layer.renderer().clone(), QgsRenderContext()
    renderer.startRender(context, layer.fields())
    signs = {
        renderer.symbolForFeature(feature, context).symbolLayer(0).properties()["name"]
        for feature in layer.getFeatures()
    }
    renderer.stopRender(context)
    assert len(signs) == 4


def test_the_map_tip_escapes_what_came(tmp_path):
    order = written(tmp_path, item(1, label="<b>&'x'", state=FAILED, message='Service: "no"'))
    layer = report_layer(order)
    context = context_of(layer, features_of(layer)["101"])
    tip = QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context)
    assert "&lt;b&gt;&amp;'x'" in tip and "&quot;no&quot;" in tip and "File" not in tip


def test_a_long_reason_does_not_make_the_map_tip_wider_than_the_map(tmp_path):
    layer = report_layer(written(tmp_path, item(1, state=FAILED, message="words " * 60)))
    context = context_of(layer, features_of(layer)["101"])
    tip = QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context)
    assert max(map(len, tip[tip.index("words") :].splitlines())) < 100


def test_the_file_alone_brings_its_signs_and_its_action(tmp_path, opened):
    """A colleague drags it into another project."""
    order = written(tmp_path, item(1, state=SAVED, file="a.html"))
    (tmp_path / "a.html").write_text("report")
    with closing(sqlite3.connect(tmp_path / "reports.gpkg")) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    layer = QgsVectorLayer(f"{tmp_path}/reports.gpkg|layername=reports", "dragged", "ogr")
    assert layer.renderer().type() == "categorizedSymbol"
    assert layer.mapTipTemplate() == report_layer(order).mapTipTemplate()
    press(layer, features_of(layer)["101"])
    assert opens(layer, opened) == [tmp_path / "a.html"]


def test_the_layer_comes_once_and_is_renewed(tmp_path, project):
    order = written(tmp_path, item(1), item(2))
    layer = add_report_layer(project, order)
    assert project.layerTreeRoot().findGroup(GROUP).findLayer(layer.id()) is not None
    done = order.with_items([item(1, state=SAVED, file="a.pdf")])
    write_points(done)
    assert add_report_layer(project, done) is layer is layer_in(project, done)
    assert len(project.mapLayers()) == 1
    assert [feature["status"] for feature in layer.getFeatures()] == ["saved", "waiting"]


class Meanwhile(tuple):
    """The items of an order; with each one that is taken, *looks* is called."""

    looks = staticmethod(lambda: None)

    def __iter__(self):
        for each in super().__iter__():
            self.looks()
            yield each


def test_a_map_that_is_drawn_while_the_points_are_written_has_all_of_them(tmp_path, project):
    """Texts beyond SQLite's cache of 2 MB, so that its journal looks like that of a crash to QGIS at once."""
    message = "x" * 1_000_000
    order = written(tmp_path, *(item(number, message=message) for number in range(1, 7)))
    layer = add_report_layer(project, order)
    done = Meanwhile(item(number, state=SAVED, message=message) for number in range(1, 7))
    seen = []
    done.looks = lambda: seen.append([feature["status"] for feature in layer.getFeatures()])
    write_points(replace(order, items=done))
    assert seen and all(each == ["waiting"] * 6 for each in seen)
    add_report_layer(project, order)
    assert [feature["status"] for feature in layer.getFeatures()] == ["saved"] * 6
    assert layer.listStylesInDatabase()[1] and {path.name for path in tmp_path.iterdir()} == {
        "order.jsonl",
        "reports.gpkg",
    }


def test_points_that_somebody_edits_get_new_states_and_keep_the_edits(tmp_path, project):
    order = written(tmp_path, item(1), item(2))
    layer = add_report_layer(project, order)
    assert layer.startEditing()
    assert layer.changeAttributeValue(2, layer.fields().indexOf("label"), "mine")
    write_points(order.with_items([item(1, state=SAVED)]))
    assert layer.commitChanges()
    assert [(f["status"], f["label"]) for f in report_layer(order).getFeatures()] == [
        ("saved", "Hotel 1"),
        ("waiting", "mine"),
    ]


@pytest.fixture
def held(monkeypatch):
    """From its call on no file is replaced, as on Windows where somebody has it open."""

    def refused(_part, _target):
        raise PermissionError(13, "The process cannot access the file")

    return lambda: monkeypatch.setattr("geoportfolio.core.gis.reports.index.rename", refused)


@pytest.mark.parametrize("is_held", [False, True])
def test_nothing_of_a_file_that_a_stranger_has_made_runs_or_stays(tmp_path, held, is_held):
    order = written(tmp_path, item(1), item(2))
    with closing(sqlite3.connect(tmp_path / "reports.gpkg")) as file, file:
        ours = file.execute("SELECT sql FROM sqlite_master ORDER BY sql").fetchall()
        file.execute("CREATE TABLE seen(what TEXT)")
        file.execute("CREATE VIEW gpkg_none AS SELECT 1")
        for name, on in (("a", "INSERT ON reports"), ("b", "UPDATE ON gpkg_ogr_contents")):
            file.execute(f"CREATE TRIGGER {name} AFTER {on} BEGIN INSERT INTO seen VALUES ('it ran'); END")
    if is_held:
        held()
    write_points(order.with_items([item(1, state=SAVED)]))
    with closing(sqlite3.connect(tmp_path / "reports.gpkg")) as file:
        assert file.execute("SELECT sql FROM sqlite_master ORDER BY sql").fetchall() == ours
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert features_of(report_layer(order))["101"]["status"] == SAVED
    assert {path.name for path in tmp_path.iterdir()} == {"order.jsonl", "reports.gpkg"}


def test_points_that_a_program_keeps_locked_are_an_error_soon(tmp_path, held, monkeypatch):
    order = written(tmp_path, item(1))
    monkeypatch.setattr("geoportfolio.core.gis.reports.index._SECONDS", 0.1)
    held()
    with closing(sqlite3.connect(tmp_path / "reports.gpkg")) as file:
        file.execute("BEGIN IMMEDIATE")
        with pytest.raises(OSError, match="locked"):
            write_points(order.with_items([item(1, state=SAVED)]))
    assert features_of(report_layer(order))["101"]["status"] == WAITING


def test_a_view_in_place_of_the_points_is_refused(tmp_path):
    """It may be a query without an end, which QGIS would wait for."""
    order = written(tmp_path, item(1))
    with closing(sqlite3.connect(tmp_path / "reports.gpkg")) as file, file:
        file.execute("DROP TABLE reports")
        file.execute("CREATE VIEW reports AS SELECT 1 AS number, '1' AS point, NULL AS geom")
    with pytest.raises(OSError, match="reports is a view"):
        report_layer(order)


@pytest.mark.parametrize("with_exceptions", [False, True])
def test_points_that_cannot_be_written_are_an_error(tmp_path, with_exceptions):
    order = written(tmp_path, item(1))
    before = gdal.GetUseExceptions()
    (gdal.UseExceptions if with_exceptions else gdal.DontUseExceptions)()
    try:
        with pytest.raises(OSError):
            write_points(replace(order, folder=tmp_path / "none"))
    finally:
        (gdal.UseExceptions if before else gdal.DontUseExceptions)()
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("with_exceptions", [False, True])
def test_points_that_cannot_be_written_hold_no_file(tmp_path, with_exceptions):
    """Windows removes no open file, and a transaction would lock it, for as long as the error is shown."""
    order = written(tmp_path, item(1))
    twice = replace(order, items=(item(1, state=SAVED), item(1)))
    before = gdal.GetUseExceptions()
    (gdal.UseExceptions if with_exceptions else gdal.DontUseExceptions)()
    try:
        with pytest.raises(OSError) as renewed:
            write_points(twice)
        with pytest.raises(OSError) as made:
            write_points(replace(twice, number=2))
    finally:
        (gdal.UseExceptions if before else gdal.DontUseExceptions)()
    assert "UNIQUE" in str(renewed.value) and "UNIQUE" in str(made.value)
    assert not [name for name in open_files() if name.startswith(str(tmp_path))]
    with closing(sqlite3.connect(tmp_path / "reports.gpkg", timeout=0)) as file:
        file.execute("BEGIN IMMEDIATE")
        assert file.execute("SELECT status FROM reports").fetchall() == [("waiting",)]
    assert {path.name for path in tmp_path.iterdir()} == {"order.jsonl", "reports.gpkg"}
