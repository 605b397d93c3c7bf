"""The status of results and maps: an indicator in the layer tree."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
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
)
from qgis.gui import QgsLayerTreeViewIndicator
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QObject, Qt, QTimer
from qgis.PyQt.QtWidgets import QAction, QToolTip

from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.hazard_maps.states import NO_CONNECTION, NO_KEY, NOT_SHOWN, map_states
from ...core.gis.layers import identity
from ...core.gis.results import layers, states
from ...core.gis.results.states import COMPLETE, FILE_GONE, OUT_OF_DATE, STOPPED, LayerState
from ...core.gis.text.languages import tr
from ..widgets.controls import explain_action
from ..widgets.icons import icon
from .layer_menu import MENU
from .layer_status_actions import LayerStatusActions

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "layer states"

_SOON_MS = 50
_HOUR_MS = 3_600_000
"""Results get out of date, and files disappear, while QGIS is open."""

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
    """The indicator of a node in the layer tree."""

    indicator: QgsLayerTreeViewIndicator
    kind: str
    tip: str


class LayerIndicators(QObject):
    """Shows indicators for results and maps, until :meth:`close`.

    Indicators belong to nodes of the tree, and a layer that is moved gets a new node.

    :param loader: resumes interrupted loads (``continue_``).
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self._view = window.iface.layerTreeView()
        self._states: dict[str, LayerState] = {}
        self._maps: dict[str, LayerState] = {}
        """The states of maps that can't be shown."""
        self._marks: dict[QgsLayerTreeLayer, _Mark] = {}
        self._watched: dict[str, QgsMapLayer] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._update_states)
        self._hourly = QTimer(self)
        self._hourly.setInterval(_HOUR_MS)
        self._hourly.timeout.connect(self._update_states)
        self._hourly.start()
        self._entry = self._made_entry()
        self._actions = LayerStatusActions(window)
        for signal, slot in self._followed():
            signal.connect(slot)
        self._view.viewport().installEventFilter(self)
        self._view.currentLayerChanged.connect(self._enable_entry)
        self.update_soon()

    def close(self) -> None:
        """Remove all indicators and entries; for ``unload()``."""
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
            (root.addedChildren, self.update_soon),
            (root.willRemoveChildren, self._remove_indicators),
            (self._project.layersAdded, self.update_soon),
            (self._project.layersRemoved, self.update_soon),
            (layers.layer_events.adopted, self.update_soon),
            (self._window.areas.changed, self.update_soon),
            (self._window.connections.changed, self.update_soon),
        )

    def update_soon(self, *_: object) -> None:
        """Schedule an update."""
        self._soon.start()

    def _update_states(self) -> None:
        """Determine the states of all results in a worker, as a network drive that does not respond would
        block QGIS."""
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
            tr("Compare the layers with their areas"),
            work,
            self._show,
            self._window.messages.log,
            lane=LANE,
            is_unseen=True,
        )

    def _watch(self, marked: list[QgsMapLayer]) -> None:
        """Watch only the layers *marked*, for refreshes, resumed loads and changed sources.

        A project that is reopened has new layers with the same ids.
        """
        before, self._watched = self._watched, {layer.id(): layer for layer in marked}
        for layer_id, layer in before.items():
            if self._watched.get(layer_id) is not layer and not sip.isdeleted(layer):
                for signal in _signals_of(layer):
                    signal.disconnect(self.update_soon)
        for layer_id, layer in self._watched.items():
            if before.get(layer_id) is not layer:
                for signal in _signals_of(layer):
                    signal.connect(self.update_soon)
                self._window.iface.addCustomActionForLayer(self._entry, layer)

    def _show(self, results: Mapping[str, LayerState]) -> None:
        """Show indicators for *results* and maps, by layer id, and remove all others."""
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
        """Yield the nodes that need an indicator, with its kind and tooltip."""
        for node in self._project.layerTreeRoot().findLayers():
            layer, state = self._project.mapLayer(node.layerId()), self._states.get(node.layerId())
            if layer is not None and state is not None:
                yield node, (state.kind, _tip(layer, state))

    @contextlib.contextmanager
    def _unpainted(self) -> Iterator[None]:
        """Suspend painting, as QGIS repaints the whole tree after each indicator."""
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

    def _remove_indicators(self, parent: QgsLayerTreeNode, first: int, last: int) -> None:
        """Remove the indicators of removed nodes, as the view would show them for new nodes at the same
        address."""
        for child in parent.children()[first : last + 1]:
            for node in _layer_nodes(child):
                if node in self._marks:
                    self._unmark(node)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Add the reason for the status to QGIS's tooltip of a layer; indicators have their own tooltips."""
        if event.type() != QEvent.Type.ToolTip:
            return False
        index = self._view.indexAt(event.pos())
        node = self._view.index2node(index) if index.isValid() else None
        state = self._states.get(node.layerId()) if isinstance(node, QgsLayerTreeLayer) else None
        if state is None or not state.reason:
            return False
        row = self._view.visualRect(index)
        # QGIS draws the indicators as squares at the right end of the row, with a margin of a tenth.
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
        """Return the menu entry with the indicator's text, for use by keyboard."""
        made = QAction(icon("layer_complete"), tr("Layer S&tatus…"), self)
        made.setObjectName("geoportfolioLayerMarkAction")
        explain_action(made, tr("The status of the layer and what to do"))
        made.triggered.connect(self._tell)
        for kind in _KINDS:
            self._window.iface.addCustomActionForLayerType(made, MENU, kind, False)
        return made

    def _enable_entry(self, *_: object) -> None:
        layer = self._window.iface.activeLayer()
        self._entry.setEnabled(layer is not None and layer.id() in self._states)


def _signals_of(layer: QgsMapLayer) -> tuple[Any, ...]:
    return layer.customPropertyChanged, layer.dataSourceChanged


def _layer_nodes(node: QgsLayerTreeNode) -> list[QgsLayerTreeLayer]:
    return [node] if isinstance(node, QgsLayerTreeLayer) else node.findLayers()


def _tip(layer: QgsMapLayer, state: LayerState) -> str:
    """Return the tooltip: provenance and status, with the service's text escaped."""
    told = (states.story(layer), state.text)
    return "".join(f"<p>{escape(text, quote=False)}</p>" for text in told if text)
