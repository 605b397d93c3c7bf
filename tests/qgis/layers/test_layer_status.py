"""The marks in the layer tree: one beside each result, true whatever happens, gone with the plugin."""

from __future__ import annotations

from datetime import datetime, timedelta
from types import SimpleNamespace

import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsLayerTreeLayer,
    QgsProject,
    QgsVectorLayer,
)
from qgis.gui import QgsLayerTreeView, QgsLayerTreeViewIndicator
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QModelIndex, QPoint
from qgis.PyQt.QtGui import QHelpEvent
from qgis.PyQt.QtWidgets import QAction, QApplication, QMenu, QMessageBox, QToolTip
from shapely.affinity import translate as moved
from shapely.geometry import Polygon

from geoportfolio.core.gis.layers.identity import ProvenanceKeeper
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.states import COMPLETE, FILE_GONE, OUT_OF_DATE, STOPPED
from geoportfolio.core.gis.storage.record import PARTIAL, LoadPosition
from geoportfolio.ui.layers.layer_menu import MENU
from geoportfolio.ui.layers.layer_status import LANE, LayerIndicators
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, airports_in
from tests.support.provenance import change_record
from tests.support.service import POINTS
from tests.support.window import StandIn, Window, opened_bench
from tests.support.workbench import choose, draw, settled

WIDER = COAST.union(moved(COAST, 1.0))
WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")


def root():
    return QgsProject.instance().layerTreeRoot()


def node_of(layer) -> QgsLayerTreeLayer:
    return root().findLayer(layer.id())


class Tree:
    """What an analyst sees of the marks."""

    def __init__(self, shown: Window, opened) -> None:
        self.shown = shown
        self.view = shown.layerTreeView()
        self.bench = opened

    def settle(self) -> None:
        """Until what has happened is shown."""
        marks = self.bench.indicators
        # Areas tell of their edits in the next turn.
        let_go()
        let_go()
        pump_until(lambda: not marks._soon.isActive() and not self.bench.tasks.busy(LANE))

    def kinds(self, layer) -> list[str]:
        self.settle()
        return [
            mark.kind
            for node, mark in self.bench.indicators._marks.items()
            if node.layerId() == layer.id() and mark.indicator in self.view.indicators(node)
        ]

    def tip(self, layer) -> str:
        self.settle()
        (indicator,) = self.view.indicators(node_of(layer))
        return indicator.toolTip()

    def hover(self, layer) -> str:
        """Rest the mouse on the name of *layer*; the tooltip."""
        return self._tooltip_at(layer, lambda row: row.left() + 5)

    def hover_mark(self, layer) -> str:
        """Rest the mouse on its mark."""
        return self._tooltip_at(layer, lambda row: self.view.viewport().width() - row.height() // 2)

    def _tooltip_at(self, layer, x) -> str:
        self.settle()
        QToolTip.hideText()
        viewport, row = self.view.viewport(), self.view.visualRect(self.view.node2index(node_of(layer)))
        place = QPoint(x(row), row.center().y())
        event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, event)
        return QToolTip.text()

    def click(self, layer) -> None:
        self.settle()
        (indicator,) = self.view.indicators(node_of(layer))
        indicator.clicked.emit(QModelIndex())

    def tell(self, layer) -> QMessageBox:
        """Choose the words of its mark in the menu of *layer*; the window that says them."""
        self.settle()
        self.view.setCurrentLayer(layer)
        entry = self.entry()
        assert entry.isEnabled() and layer.id() in self.shown.layer_actions[MENU][entry]
        entry.trigger()
        return self.view.window().findChildren(QMessageBox, "geoportfolioTold")[-1]

    def entry(self) -> QAction:
        """That of the menus of layers."""
        entries = self.shown.layer_actions[MENU]
        return next(each for each in entries if each.objectName() == "geoportfolioLayerMarkAction")

    def menu(self) -> QMenu:
        (menu,) = [
            menu
            for menu in self.view.window().findChildren(QMenu, "geoportfolioLayerStateMenu")
            if menu.isVisible()
        ]
        return menu


@pytest.fixture
def tree(window, ready):
    return Tree(window, ready)


def edit_area(bench, shape) -> None:
    """Give the only area another shape, by hand."""
    layer = bench.areas.layer()
    (feature,) = layer.getFeatures()
    layer.startEditing()
    layer.changeGeometry(feature.id(), QgsGeometry.fromWkt(shape.wkt))
    layer.commitChanges()


def watched(opened) -> list[bool]:
    """Whether the layers are judged in a worker, whenever that changes."""
    busy: list[bool] = []
    runner = opened.tasks
    runner.busy_changed.connect(lambda: busy.append(runner.busy(LANE)))
    return busy


def test_a_result_has_a_mark_whose_tooltip_tells_the_story(tree, loaded):
    layer = loaded(COAST)
    theirs = QgsProject.instance().addMapLayer(QgsVectorLayer("Point?crs=EPSG:4326", "theirs", "memory"))
    assert tree.kinds(layer) == [COMPLETE]
    assert tree.kinds(theirs) == [] and tree.view.indicators(node_of(theirs)) == []
    assert layer.metadata().abstract() in tree.tip(layer)
    assert "airports" not in tree.tip(layer) and f"{len(airports_in(COAST))} locations" in tree.tip(layer)
    assert layer.metadata().abstract() in tree.hover(layer)


def test_an_area_that_is_edited_makes_its_layer_out_of_date_and_back_again(tree, loaded, ready):
    layer = loaded(COAST)
    edit_area(ready, WIDER)
    assert tree.kinds(layer) == [OUT_OF_DATE]
    for told in (tree.tip(layer), tree.hover(layer)):
        assert (
            "was edited after this query" in told and "Click the indicator" in told and "locations," in told
        )
    edit_area(ready, COAST)
    assert tree.kinds(layer) == [COMPLETE]
    assert "Click the indicator" not in tree.hover(layer)


def test_the_next_area_leaves_the_layer_of_the_one_before_in_peace(tree, loaded):
    coast, alps = loaded(COAST), loaded(ALPS)
    assert tree.kinds(coast) == tree.kinds(alps) == [COMPLETE]


def test_out_of_date_is_asked_again_with_the_area_of_now_and_taken_back(tree, loaded, ready):
    layer = loaded(COAST)
    asked = layers.query_of(layer)
    edit_area(ready, WIDER)
    tree.click(layer)
    now, *others = tree.menu().actions()
    assert tree.menu().defaultAction() is now
    assert [action.objectName() for action in others] == [
        "geoportfolioLayerRefreshAction",
        "geoportfolioLayerEditQueryAction",
        "geoportfolioLayerShowAreaAction",
    ]
    now.trigger()
    settled(ready)
    assert {f["id"] for f in layer.getFeatures()} == airports_in(WIDER) != airports_in(COAST)
    assert layers.query_of(layer).areas == ready.areas.areas()
    assert tree.kinds(layer) == [COMPLETE]
    ready.refresher.previous.undo(layer)
    settled(ready)
    assert layers.query_of(layer) == asked and tree.kinds(layer) == [OUT_OF_DATE]
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)


def test_a_second_try_asks_the_area_of_now_too(tree, loaded, ready, window, sandbox):
    layer = loaded(COAST)
    edit_area(ready, WIDER)
    tree.click(layer)
    now = tree.menu().actions()[0]
    sandbox.faults.set(f"{POINTS}=403")
    now.trigger()
    settled(ready)
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)
    sandbox.faults.set()
    again = next(step for step in window.steps() if step.text() == "Refresh Again")
    again.click()
    settled(ready)
    assert {f["id"] for f in layer.getFeatures()} == airports_in(WIDER)


def test_an_old_answer_is_refreshed_by_a_click(tree, loaded, ready):
    layer = loaded(COAST)
    then = datetime.now().astimezone() - timedelta(days=41, minutes=1)
    change_record(layer, when=then)
    assert tree.kinds(layer) == [OUT_OF_DATE] and "41 days old" in tree.tip(layer)
    tree.click(layer)
    settled(ready)
    assert tree.kinds(layer) == [COMPLETE] and "41 days" not in tree.tip(layer)
    assert layers.time_of(layer) > then + timedelta(days=41)


def test_a_load_that_stopped_goes_on_by_a_click(tree, loaded, ready, monkeypatch):
    layer = loaded(COAST)
    continued = []
    monkeypatch.setattr(ready.loader, "continue_", continued.append)
    change_record(layer, state=PARTIAL, rows=3)
    change_record(layer, position=LoadPosition(0, 1, 0))
    assert tree.kinds(layer) == [STOPPED] and "resume" in tree.tip(layer)
    tree.click(layer)
    assert continued == [layer]


def test_a_load_that_can_not_go_on_is_refreshed_by_a_click(tree, loaded, ready):
    layer = loaded(COAST)
    change_record(layer, state=PARTIAL, rows=3)
    assert tree.kinds(layer) == [STOPPED]
    tree.click(layer)
    settled(ready)
    assert tree.kinds(layer) == [COMPLETE]


def test_a_file_that_is_gone_is_loaded_again_into_its_layer(tree, loaded, ready, window, tmp_path):
    layer = loaded(COAST)
    layer.setOpacity(0.4)
    layer_id, path = layer.id(), layers.path_of(layer)
    ready.areas.clear()
    project = QgsProject.instance()
    assert project.write()
    project.clear()
    path.unlink()
    project.read(str(tmp_path / "project.qgz"))
    layer = project.mapLayer(layer_id)
    assert not layer.isValid() and tree.kinds(layer) == [FILE_GONE]
    assert path.name in tree.tip(layer) and "load it again" in tree.tip(layer)
    tree.click(layer)
    settled(ready)
    assert layer.isValid() and layer.opacity() == pytest.approx(0.4) and tree.kinds(layer) == [COMPLETE]
    assert {f["id"] for f in layer.getFeatures()} == airports_in(COAST)
    assert layer.renderer().type() != "nullSymbol" and len(layer.styleManager().styles()) > 1


def test_what_a_mark_says_is_in_the_menu_of_its_layer(tree, loaded, ready):
    layer = loaded(COAST)
    box = tree.tell(layer)
    assert box.text() == layer.metadata().abstract() and box.windowTitle() == layer.name()
    assert [button.text() for button in box.buttons()] == ["Close"]
    box.reject()
    edit_area(ready, WIDER)
    box = tree.tell(layer)
    assert "was edited after this query" in box.text() and "Click" not in box.text()
    now = next(button for button in box.buttons() if "Current Area" in button.text())
    now.click()
    settled(ready)
    assert {f["id"] for f in layer.getFeatures()} == airports_in(WIDER)
    tree.view.setCurrentLayer(None)
    assert not tree.entry().isEnabled()


def test_the_window_of_a_mark_takes_the_ways_out(tree, loaded, ready, monkeypatch):
    layer = loaded(COAST)
    continued = []
    monkeypatch.setattr(ready.loader, "continue_", continued.append)
    change_record(layer, state=PARTIAL, rows=3)
    change_record(layer, position=LoadPosition(0, 1, 0))
    box = tree.tell(layer)
    next(button for button in box.buttons() if button.text() == "Resu&me").click()
    assert continued == [layer]
    change_record(layer, position=None)
    box = tree.tell(layer)
    next(button for button in box.buttons() if button.text() == "&Refresh").click()
    settled(ready)
    assert tree.kinds(layer) == [COMPLETE]


def test_a_click_where_the_query_is_lost_too_says_what_to_do(tree, loaded, window):
    layer = loaded(COAST)
    change_record(layer, query=None)
    layers.path_of(layer).unlink()
    change_record(layer, state=COMPLETE)
    assert tree.kinds(layer) == [FILE_GONE]
    tree.click(layer)
    pump_until(window.texts)
    assert "no longer exists, and neither does the query" in window.texts()[-1]


def test_the_mark_follows_its_layer_through_the_tree(tree, loaded):
    layer = loaded(COAST)
    tree.settle()
    before = node_of(layer)
    group = root().addGroup("elsewhere")
    clone = before.clone()
    group.insertChildNode(0, clone)
    before.parent().removeChildNode(before)
    assert tree.kinds(layer) == [COMPLETE] and tree.view.indicators(clone)
    group.insertChildNode(1, clone.clone())
    assert tree.kinds(layer) == [COMPLETE] * 2, "a layer may be in the tree twice"
    tree.settle()
    root().removeChildNode(group)
    assert tree.bench.indicators._marks == {}
    QgsProject.instance().removeMapLayer(layer.id())
    tree.settle()
    assert tree.bench.indicators._states == {}


def test_style_name_and_edits_leave_one_mark(tree, loaded):
    layer = loaded(COAST)
    tree.settle()
    (mark,) = tree.view.indicators(node_of(layer))
    layer.setName("Ours <b>now</b>")
    layer.styleManager().setCurrentStyle("Density")
    layer.startEditing()
    layer.rollBack()
    assert tree.kinds(layer) == [COMPLETE] and tree.view.indicators(node_of(layer)) == [mark]


def test_a_layer_that_an_algorithm_made_is_marked_when_it_is_known(tree, loaded, ready):
    came = []
    ready.loader.loaded.connect(came.append)
    layer = loaded(COAST)
    theirs = QgsVectorLayer(layer.source(), "made", "ogr")
    QgsProject.instance().addMapLayer(theirs)
    assert tree.kinds(theirs) == []
    layers.adopt_result(theirs, came[0], remembers=True)
    assert tree.kinds(theirs) == [COMPLETE]


def test_the_services_words_are_no_markup(tree, loaded):
    layer = loaded(COAST)
    metadata = layer.metadata()
    metadata.setAbstract("1 location, Name = <b>א🏔</b>")
    layer.setMetadata(metadata)
    change_record(layer, state=PARTIAL, rows=1)
    assert "&lt;b&gt;\u05d0\U0001f3d4&lt;/b&gt;" in tree.tip(layer)


def test_the_marks_have_tooltips_of_their_own(tree, loaded, ready):
    layer = loaded(COAST)
    other = QgsLayerTreeViewIndicator()
    other.setToolTip("of another plugin")
    edit_area(ready, WIDER)
    tree.settle()
    assert tree.hover_mark(layer) == tree.tip(layer) != tree.hover(layer)
    tree.view.addIndicator(node_of(layer), other)
    assert tree.hover_mark(layer) == "of another plugin"
    tree.view.removeIndicator(node_of(layer), other)


def test_what_is_out_of_date_today_is_not_in_the_projects_file(tree, loaded, ready, tmp_path):
    layer = loaded(COAST)
    edit_area(ready, WIDER)
    assert tree.kinds(layer) == [OUT_OF_DATE]
    path = tmp_path / "told.qgs"
    assert QgsProject.instance().write(str(path))
    text = path.read_text("utf-8")
    assert layer.metadata().abstract() in text and "another shape" not in text


def test_a_project_that_is_opened_again_has_its_marks(tree, loaded, ready, tmp_path):
    layer = loaded(COAST)
    edit_area(ready, WIDER)
    layer_id, project = layer.id(), QgsProject.instance()
    assert project.write()
    project.clear()
    tree.settle()
    assert tree.bench.indicators._marks == {}
    project.read(str(tmp_path / "project.qgz"))
    assert tree.kinds(project.mapLayer(layer_id)) == [OUT_OF_DATE]
    assert not project.isDirty()


def test_the_layers_of_a_project_that_is_opened_again_at_once_are_followed(tree, loaded, tmp_path):
    layer_id, project = loaded(COAST).id(), QgsProject.instance()
    tree.settle()
    assert project.write()
    project.clear()
    project.read(str(tmp_path / "project.qgz"))
    layer = project.mapLayer(layer_id)
    assert tree.kinds(layer) == [COMPLETE]
    change_record(layer, state=PARTIAL, rows=3)
    assert tree.kinds(layer) == [STOPPED]


def test_nothing_is_left_when_the_plugin_leaves(window, environment, monkeypatch):
    with opened_bench(window) as opened:
        choose(opened, "pf_airports")
        draw(opened, COAST)
        opened.loader.load()
        settled(opened)
        edit_area(opened, WIDER)
        (layer,) = layers.results_in(QgsProject.instance())
        tree = Tree(window, opened)
        assert tree.kinds(layer) == [OUT_OF_DATE]
        heard = ("customPropertyChanged", "dataSourceChanged")
        with_marks = [layer.receivers(getattr(layer, signal)) for signal in heard]
    assert tree.view.indicators(node_of(layer)) == []
    without = [layer.receivers(getattr(layer, signal)) for signal in heard]
    assert all(now < before for now, before in zip(without, with_marks))
    change_record(layer, state=PARTIAL, rows=1)
    root().addGroup("later")
    let_go()
    assert tree.view.indicators(node_of(layer)) == []
    monkeypatch.setattr(Tree, "settle", lambda _tree: None)
    assert "another shape" not in tree.hover(layer) and "locations," in tree.hover(layer)


def test_many_layers_are_judged_beside_the_window(tree, loaded, ready):
    first = loaded(COAST)
    project = QgsProject.instance()
    clones = [first.clone() for _ in range(60)]
    busy = watched(ready)
    project.addMapLayers(clones)
    assert tree.kinds(first) == [COMPLETE] and any(busy)
    assert all(len(tree.view.indicators(node_of(layer))) == 1 for layer in clones)
    edit_area(ready, WIDER)
    tree.settle()
    kinds = {mark.kind for mark in ready.indicators._marks.values()}
    assert len(ready.indicators._marks) == 61 and kinds == {OUT_OF_DATE}
    project.removeMapLayers([layer.id() for layer in clones])
    tree.settle()
    assert len(ready.indicators._marks) == 1


def test_an_area_that_can_not_be_asked_is_told_and_the_shape_of_then_is_offered(tree, loaded, ready):
    layer = loaded(COAST)
    busy = watched(ready)
    edit_area(ready, WIDER)
    assert tree.kinds(layer) == [OUT_OF_DATE] and any(busy), "no file is looked for on the main thread"
    change_record(layer, state=PARTIAL, rows=3)
    tree.click(layer)
    now = tree.menu().actions()[0]
    assert now.objectName() == "geoportfolioLayerRefreshAsDrawnAction"
    tree.menu().close()
    change_record(layer, state=COMPLETE)
    x, y, right, top = COAST.bounds
    corners = [(x, y), (right, top), (right, y), (x, top), (x, y)]
    edit_area(ready, Polygon(corners))
    assert tree.kinds(layer) == [OUT_OF_DATE] and "cannot be queried as it is now" in tree.tip(layer)
    tree.click(layer)
    assert tree.menu().actions()[0].objectName() == "geoportfolioLayerRefreshAction"


def test_a_style_of_before_a_refresh_leaves_the_mark_as_it_is(tree, loaded, ready):
    keeper = ProvenanceKeeper(QgsProject.instance())
    keeper.install()
    layer = loaded(COAST)
    edit_area(ready, WIDER)
    tree.click(layer)
    tree.menu().actions()[0].trigger()
    settled(ready)
    layer.styleManager().setCurrentStyle("Density")
    assert layers.query_of(layer).areas == ready.areas.areas() and tree.kinds(layer) == [COMPLETE]
    keeper.remove()


def test_the_marks_leave_though_the_tree_has_gone_before(ready):
    view = QgsLayerTreeView()
    iface = SimpleNamespace(
        layerTreeView=lambda: view,
        activeLayer=lambda: None,
        addCustomActionForLayerType=lambda *_: None,
        removeCustomActionForLayerType=lambda _: True,
    )
    marks = LayerIndicators(StandIn(ready, iface=iface))
    sip.delete(view)
    marks.close()
    assert marks._marks == {} and not marks._soon.isActive()


def test_a_query_too_large_for_the_project_is_read_beside_the_window(tree, loaded, ready):
    layer = loaded(COAST)
    change_record(layer, query=None)
    busy = watched(ready)
    edit_area(ready, WIDER)
    assert tree.kinds(layer) == [OUT_OF_DATE] and any(busy)


def test_nobody_is_asked_what_is_unknown(tree, loaded, ready, sandbox):
    layer = loaded(COAST)
    tree.settle()
    sandbox.forget()
    edit_area(ready, WIDER)
    tree.settle()
    ready.areas.clear()
    tree.settle()
    assert tree.kinds(layer) == [COMPLETE] and list(sandbox.requests) == []
