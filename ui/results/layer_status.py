"""The status of results and maps: an indicator in the layer tree, and what can be done about it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, Callable, Iterator, Mapping

from qgis.core import (
    QgsLayerTreeLayer,
    QgsLayerTreeNode,
    QgsMapLayer,
    QgsMapLayerType,
    QgsProject,
    QgsVectorLayer,
)
from qgis.gui import QgsLayerTreeViewIndicator
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from qgis.PyQt.QtGui import QCursor
from qgis.PyQt.QtWidgets import QAction, QMenu, QToolTip

from ...core.api.errors import ApiError
from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.hazard_maps.states import NO_CONNECTION, NO_KEY, NOT_SHOWN, map_states
from ...core.gis.layers import identity, uris
from ...core.gis.layers.identity import host_of
from ...core.gis.results import layers, states
from ...core.gis.results.states import COMPLETE, FILE_GONE, OUT_OF_DATE, STOPPED, LayerState
from ...core.gis.text.error_messages import About
from ..widgets.controls import explain_action
from ..widgets.icons import icon
from ..widgets.questions import tell
from ..window.messages import Step
from ..window.option_pages import CONNECTIONS_PAGE
from .layer_menu import MENU

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

LANE = "layer states"

_SOON_MS = 50
_HOUR_MS = 3_600_000
"""Answers grow old while QGIS is open, and files go."""

OFFERED = ("Refresh", "EditQuery", "ShowArea")
"""The entries of the layer menu that the menu of an indicator repeats."""

_MAPS = (NO_CONNECTION, NO_KEY, NOT_SHOWN)
"""The states of maps that can't be shown."""

_ICONS = {
    COMPLETE: "layer_complete",
    STOPPED: "layer_stopped",
    OUT_OF_DATE: "layer_out_of_date",
    FILE_GONE: "layer_file_gone",
    NO_CONNECTION: "map_locked",
    NO_KEY: "map_locked",
    NOT_SHOWN: "map_locked",
}
_KINDS = (QgsMapLayerType.VectorLayer, QgsMapLayerType.RasterLayer)


@dataclass(frozen=True)
class _Mark:
    """What a node of the tree shows."""

    indicator: QgsLayerTreeViewIndicator
    kind: str
    tip: str


class LayerIndicators(QObject):
    """Keeps a mark beside each layer that knows its query, until :meth:`close`.

    Marks belong to nodes of the tree: a layer that is moved gets a new node.

    :param loader: goes on with loads that stopped (``continue_``).
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self._view = window.iface.layerTreeView()
        self._states: dict[str, LayerState] = {}
        self._maps: dict[str, LayerState] = {}
        """Those of maps that can't be shown."""
        self._marks: dict[QgsLayerTreeLayer, _Mark] = {}
        self._watched: dict[str, QgsMapLayer] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._look)
        self._hourly = QTimer(self)
        self._hourly.setInterval(_HOUR_MS)
        self._hourly.timeout.connect(self._look)
        self._hourly.start()
        self._entry = self._made_entry()
        self._actions = LayerStatusActions(window)
        for signal, slot in self._followed():
            signal.connect(slot)
        self._view.viewport().installEventFilter(self)
        self._view.currentLayerChanged.connect(self._enable_entry)
        self.look_soon()

    def close(self) -> None:
        """Take all marks and entries away; for ``unload()``."""
        self._soon.stop()
        self._hourly.stop()
        self._window.tasks.drop(LANE)
        if not sip.isdeleted(self._view):  # QGIS is closing
            self._view.viewport().removeEventFilter(self)
            self._view.currentLayerChanged.disconnect(self._enable_entry)
        for signal, slot in self._followed():
            signal.disconnect(slot)
        self._watch([])
        self._maps = {}
        self._show({})
        for _ in _KINDS:
            self._window.iface.removeCustomActionForLayerType(self._entry)

    def _followed(self) -> tuple[tuple[Any, Callable[..., None]], ...]:
        root = self._project.layerTreeRoot()
        return (
            (root.addedChildren, self.look_soon),
            (root.willRemoveChildren, self._forget),
            (self._project.layersAdded, self.look_soon),
            (self._project.layersRemoved, self.look_soon),
            (layers.layer_events.adopted, self.look_soon),
            (self._window.areas.changed, self.look_soon),
            (self._window.connections.changed, self.look_soon),
        )

    def look_soon(self, *_: object) -> None:
        """Look again when what is under way has settled."""
        self._soon.start()

    def _look(self) -> None:
        """Judge all results, in a worker: a drive that does not answer would hold up QGIS."""
        results = [layer for layer in self._project.mapLayers().values() if identity.is_result(layer)]
        maps = map_layers.maps_in(self._project)
        self._watch([*results, *maps])
        self._maps = map_states(maps, self._window.connections)
        told = list(map(states.facts_of, results))
        shapes, days = self._window.areas.shapes(), states.days_until_old()
        now = datetime.now().astimezone()

        def work(monitor: Any = None) -> dict[str, LayerState]:
            return states.states_of(told, shapes, now, days, monitor)

        if not told:
            self._window.tasks.drop(LANE)
            self._show({})
            return
        self._window.tasks.start(
            translate("GeoPortfolio", "Compare the layers with their areas"),
            work,
            self._show,
            self._window.messages.log,
            lane=LANE,
            is_unseen=True,
        )

    def _watch(self, marked: list[QgsMapLayer]) -> None:
        """Hear of a refresh, Continue, or another file or address of each of *marked*, and of no other.

        A project that is opened again has new layers under the same ids.
        """
        before, self._watched = self._watched, {layer.id(): layer for layer in marked}
        for layer_id, layer in before.items():
            if self._watched.get(layer_id) is not layer and not sip.isdeleted(layer):
                for signal in _signals_of(layer):
                    signal.disconnect(self.look_soon)
        for layer_id, layer in self._watched.items():
            if before.get(layer_id) is not layer:
                for signal in _signals_of(layer):
                    signal.connect(self.look_soon)
                self._window.iface.addCustomActionForLayer(self._entry, layer)

    def _show(self, results: Mapping[str, LayerState]) -> None:
        """Have the tree say how *results* and the maps stand, by layer id, and nothing of other layers."""
        self._states = {**self._maps, **results}
        self._enable_entry()
        wanted = dict(self._wanted())
        shown = {node: (mark.kind, mark.tip) for node, mark in self._marks.items()}
        if wanted == shown:
            return
        with self._unpainted():
            for node in [node for node in shown if wanted.get(node) != shown[node]]:
                self._unmark(node)
            for node in [node for node in wanted if node not in self._marks]:
                self._mark(node, *wanted[node])

    def _wanted(self) -> Iterator[tuple[QgsLayerTreeLayer, tuple[str, str]]]:
        """The nodes that get a mark, with its kind and its tooltip."""
        for node in self._project.layerTreeRoot().findLayers():
            layer, state = self._project.mapLayer(node.layerId()), self._states.get(node.layerId())
            if layer is not None and state is not None:
                yield node, (state.kind, _tip(layer, state))

    @contextlib.contextmanager
    def _unpainted(self) -> Iterator[None]:
        """QGIS paints the whole tree after each mark, at once."""
        if sip.isdeleted(self._view):  # QGIS is closing
            yield
            return
        self._view.setUpdatesEnabled(False)
        try:
            yield
        finally:
            self._view.setUpdatesEnabled(True)

    def _mark(self, node: QgsLayerTreeLayer, kind: str, tip: str) -> None:
        indicator = QgsLayerTreeViewIndicator(self)
        indicator.setIcon(icon(_ICONS[kind]))
        indicator.setToolTip(tip)
        indicator.clicked.connect(partial(self._clicked, node.layerId()))
        self._view.addIndicator(node, indicator)
        self._marks[node] = _Mark(indicator, kind, tip)

    def _unmark(self, node: QgsLayerTreeLayer) -> None:
        mark = self._marks.pop(node)
        if not sip.isdeleted(self._view):  # QGIS is closing
            self._view.removeIndicator(node, mark.indicator)
        mark.indicator.deleteLater()

    def _forget(self, parent: QgsLayerTreeNode, first: int, last: int) -> None:
        """The view would show the mark of a node that is gone beside any node that takes its address."""
        for child in parent.children()[first : last + 1]:
            for node in _layer_nodes(child):
                if node in self._marks:
                    self._unmark(node)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Add to QGIS's tooltip of a layer why it is out of date; its marks have tooltips of their own."""
        if event.type() != QEvent.Type.ToolTip:
            return False
        index = self._view.indexAt(event.pos())
        node = self._view.index2node(index) if index.isValid() else None
        state = self._states.get(node.layerId()) if isinstance(node, QgsLayerTreeLayer) else None
        if state is None or not state.reason:
            return False
        row = self._view.visualRect(index)
        # QGIS draws the marks in squares at the right end of the row, and a tenth of one beside them.
        marks = (len(self._view.indicators(node)) + 0.1) * row.height()
        if event.pos().x() >= watched.width() - marks:
            return False
        text = f"{index.data(Qt.ItemDataRole.ToolTipRole)}<br/><br/>{escape(state.text, quote=False)}"
        QToolTip.showText(event.globalPos(), text, watched, row)
        return True

    def _clicked(self, layer_id: str, *_: object) -> None:
        layer, state = self._project.mapLayer(layer_id), self._states.get(layer_id)
        if layer is not None and state is not None:
            self._actions.take(layer, state)

    def _tell(self, _checked: bool = False) -> None:
        layer = self._window.iface.activeLayer()
        state = self._states.get(layer.id()) if layer is not None else None
        if state is not None:
            self._actions.show(layer, state)

    def _made_entry(self) -> QAction:
        """The menus of results and maps have the words of the mark for those without a mouse."""
        made = QAction(icon("layer_complete"), translate("GeoPortfolio", "&What its mark says..."), self)
        made.setObjectName("geoportfolioLayerMarkAction")
        explain_action(made, translate("GeoPortfolio", "How the layer stands, and what can be done about it"))
        made.triggered.connect(self._tell)
        for kind in _KINDS:
            self._window.iface.addCustomActionForLayerType(made, MENU, kind, False)
        return made

    def _enable_entry(self, *_: object) -> None:
        layer = self._window.iface.activeLayer()
        self._entry.setEnabled(layer is not None and layer.id() in self._states)


class LayerStatusActions(QObject):
    """Offers what can be done about the status of a layer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()

    def take(self, layer: QgsMapLayer, state: LayerState) -> None:
        """What a click on the mark does: what there is to do, or the choice where there is one."""
        steps = self._steps(layer, state)
        if state.kind in _MAPS:
            self._window.messages.hint(
                translate("GeoPortfolio", "{layer} can't be shown. {reason}").format(
                    layer=layer.name(), reason=state.reason
                ),
                *steps,
            )
        elif steps and (self._goes_on(layer, state) or not state.changed):
            steps[0].do()
        else:
            self._offer(layer, state, steps)

    def show(self, layer: QgsMapLayer, state: LayerState) -> None:
        """What the mark means, in a window, with what a click on it does as buttons."""
        steps = self._steps(layer, state)
        # Advice to click the mark is for those who can; the buttons stand for it.
        advice = state.advice if state.broken and not steps else ""
        text = "\n\n".join(filter(None, (states.story(layer), state.reason, advice)))
        tell(self._window.iface.mainWindow(), layer.name(), text, *steps)

    def _steps(self, layer: QgsMapLayer, state: LayerState) -> list[Step]:
        """The ways out; none where there is nothing to do but what every result can."""
        if state.kind in _MAPS:
            return self._steps_of_map(layer, state)
        if self._goes_on(layer, state):
            return [
                Step(translate("GeoPortfolio", "&Continue"), partial(self._window.loader.continue_, layer))
            ]
        if state.changed:
            text = translate("GeoPortfolio", "Refresh with the area as it is &now")
            return [Step(text, partial(self._refresh_as_drawn, layer.id(), state))]
        if state.kind == COMPLETE or state.broken:
            return []
        return [Step(translate("GeoPortfolio", "&Refresh"), partial(self._window.refresher.refresh, [layer]))]

    def _goes_on(self, layer: QgsMapLayer, state: LayerState) -> bool:
        return state.kind == STOPPED and layers.position_of(layer) is not None

    def _steps_of_map(self, layer: QgsMapLayer, state: LayerState) -> list[Step]:
        """To try again, where that may help, and to the connections."""
        retry = {
            NO_KEY: translate("GeoPortfolio", "Unlock"),
            NOT_SHOWN: translate("GeoPortfolio", "Try again"),
        }.get(state.kind)
        options = (
            translate("GeoPortfolio", "Connections")
            if state.kind == NO_CONNECTION
            else translate("GeoPortfolio", "Change key")
        )
        window = self._window.iface.mainWindow()
        steps = [Step(retry, partial(self._renew_map, layer.id()))] if retry else []
        return [
            *steps,
            Step(options, partial(self._window.iface.showOptionsDialog, window, CONNECTIONS_PAGE)),
        ]

    def _renew_map(self, layer_id: str) -> None:
        """Ask for the maps of a service again, once its key can be read; QGIS may ask for the password."""
        layer = self._project.mapLayer(layer_id)
        connections = self._window.connections
        name = map_layers.connection_of(layer, connections) if layer is not None else ""
        if not name:
            return
        try:
            connections.config(name)
            server = uris.server_of(connections, name)
        except ApiError as error:
            self._window.messages.problem(error, About(name))
            return
        host = host_of(layer)
        maps = [each for each in map_layers.maps_in(self._project) if host_of(each) == host]
        self._window.map_reloader.reload(maps, server, lambda _maps: self._window.indicators.look_soon())

    def _offer(self, layer: QgsVectorLayer, state: LayerState, steps: list[Step]) -> None:
        """What can be done with *layer*, in a menu beside the mark."""
        if self._window.iface.activeLayer() != layer:
            self._window.iface.setActiveLayer(layer)
        menu = QMenu(self._window.iface.mainWindow())
        menu.setObjectName("geoportfolioLayerStateMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for step in steps:
            action = menu.addAction(step.text)
            action.setObjectName("geoportfolioLayerRefreshAsDrawnAction")
            action.triggered.connect(partial(_take, step))
            menu.setDefaultAction(action)
        for name in OFFERED:
            menu.addAction(self._window.layer_menu.actions[name])
        menu.popup(QCursor.pos())

    def _refresh_as_drawn(self, layer_id: str, state: LayerState) -> None:
        layer = self._project.mapLayer(layer_id)
        query = layers.query_of(layer) if layer is not None else None
        if query is not None:
            now = {area.name: area for area in state.changed}
            areas = tuple(now.get(area.name, area) for area in query.areas)
            self._window.refresher.refresh_with(layer, replace(query, areas=areas))


def _take(step: Step, _checked: bool = False) -> None:
    step.do()


def _signals_of(layer: QgsMapLayer) -> tuple[Any, ...]:
    return layer.customPropertyChanged, layer.dataSourceChanged


def _layer_nodes(node: QgsLayerTreeNode) -> list[QgsLayerTreeLayer]:
    return [node] if isinstance(node, QgsLayerTreeLayer) else node.findLayers()


def _tip(layer: QgsMapLayer, state: LayerState) -> str:
    """The story, and how it stands; the service's words are no markup."""
    told = (states.story(layer), state.text)
    return "".join(f"<p>{escape(text, quote=False)}</p>" for text in told if text)
