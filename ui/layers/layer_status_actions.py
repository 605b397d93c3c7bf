"""The actions for the status of a result or map, from its indicator in the layer tree."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from qgis.core import (
    QgsMapLayer,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QObject, Qt
from qgis.PyQt.QtGui import QCursor
from qgis.PyQt.QtWidgets import QMenu

from ...core.api.errors import ApiError
from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.hazard_maps.states import NO_CONNECTION, NO_KEY, NOT_SHOWN
from ...core.gis.layers import uris
from ...core.gis.layers.identity import host_of
from ...core.gis.results import layers, states
from ...core.gis.results.states import COMPLETE, STOPPED, LayerState
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ..widgets.questions import tell
from ..window.messages import Step
from ..window.option_pages import CONNECTIONS_PAGE

if TYPE_CHECKING:
    from ..window.window import Window

OFFERED = ("Refresh", "EditQuery", "ShowArea")
"""The entries of the layer menu that the menu of an indicator repeats."""

_MAPS = (NO_CONNECTION, NO_KEY, NOT_SHOWN)
"""The states of maps that can't be shown."""


class LayerStatusActions(QObject):
    """Offers actions for the status of a layer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()

    def take(self, layer: QgsMapLayer, state: LayerState) -> None:
        """Handle a click on the indicator: run the only action, or show a menu."""
        steps = self._steps(layer, state)
        if state.kind in _MAPS:
            self._window.messages.hint(
                tr("{layer} cannot be shown. {reason}").format(layer=layer.name(), reason=state.reason),
                *steps,
            )
        elif steps and (self._is_resumable(layer, state) or not state.changed):
            steps[0].do()
        else:
            self._offer(layer, steps)

    def show(self, layer: QgsMapLayer, state: LayerState) -> None:
        """Show the status in a message box, with the actions as buttons."""
        steps = self._steps(layer, state)
        # The advice to click the indicator is replaced by the buttons.
        advice = state.advice if state.broken and not steps else ""
        text = "\n\n".join(filter(None, (states.story(layer), state.reason, advice)))
        tell(self._window.iface.mainWindow(), layer.name(), text, *steps)

    def _steps(self, layer: QgsMapLayer, state: LayerState) -> list[Step]:
        """Return the actions for the status; empty if only the usual ones apply."""
        if state.kind in _MAPS:
            return self._steps_of_map(layer, state)
        if self._is_resumable(layer, state):
            return [Step(tr("Resu&me"), partial(self._window.loader.continue_, layer))]
        if state.changed:
            text = tr("Refresh with &Current Area")
            return [Step(text, partial(self._refresh_as_drawn, layer.id(), state))]
        if state.kind == COMPLETE or state.broken:
            return []
        return [Step(tr("&Refresh"), partial(self._window.refresher.refresh, [layer]))]

    def _is_resumable(self, layer: QgsMapLayer, state: LayerState) -> bool:
        return state.kind == STOPPED and layers.position_of(layer) is not None

    def _steps_of_map(self, layer: QgsMapLayer, state: LayerState) -> list[Step]:
        """Return the actions: retry, if that may help, and open the connections."""
        retry = {
            NO_KEY: tr("Unlock"),
            NOT_SHOWN: tr("Retry"),
        }.get(state.kind)
        options = tr("Connections") if state.kind == NO_CONNECTION else tr("Change Key")
        window = self._window.iface.mainWindow()
        steps = [Step(retry, partial(self._renew_map, layer.id()))] if retry else []
        return [
            *steps,
            Step(options, partial(self._window.iface.showOptionsDialog, window, CONNECTIONS_PAGE)),
        ]

    def _renew_map(self, layer_id: str) -> None:
        """Reload the maps of a service; QGIS may ask for the master password."""
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
        self._window.map_reloader.reload(maps, server, lambda _maps: self._window.indicators.update_soon())

    def _offer(self, layer: QgsVectorLayer, steps: list[Step]) -> None:
        """Show the actions for *layer* in a menu at the indicator."""
        if self._window.iface.activeLayer() != layer:
            self._window.iface.setActiveLayer(layer)
        menu = QMenu(self._window.iface.mainWindow())
        menu.setObjectName("geoportfolioLayerStateMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for step in steps:
            action = menu.addAction(step.text)
            action.setObjectName("geoportfolioLayerRefreshAsDrawnAction")
            action.triggered.connect(step)
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
