"""What can be done about a layer that has a mark: by a click on it, or in words for those without a mouse."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject, Qt
from qgis.PyQt.QtGui import QCursor
from qgis.PyQt.QtWidgets import QMenu

from ..core.api.errors import ApiError
from ..core.gis import layer_states, layers, web_layers
from ..core.gis.layer_states import COMPLETE, STOPPED, LayerState
from ..core.gis.map_states import NO_CONNECTION, NO_KEY, NOT_SHOWN
from ..core.gis.origins import connection_for
from ..core.gis.sentences import About
from .layer_menu import LayerMenu
from .messages import Step
from .option_pages import CONNECTIONS_PAGE
from .questions import tell
from .refreshing import Refresher
from .session import Session

translate = QCoreApplication.translate

OFFERED = ("Refresh", "EditQuery", "ShowArea")
_MAPS = (NO_CONNECTION, NO_KEY, NOT_SHOWN)
"""Of maps that can't be shown."""


class LayerWays(QObject):
    """Knows the ways out of each state, and takes or tells them.

    :param loader: goes on with loads that stopped (``continue_``).
    :param look_again: judges the layers anew.
    """

    def __init__(
        self,
        iface: Any,
        session: Session,
        refresher: Refresher,
        loader: Any,
        layer_menu: LayerMenu,
        look_again: Callable[[], Any],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._refresher = refresher
        self._loader = loader
        self._layer_menu = layer_menu
        self._look_again = look_again
        self._project = QgsProject.instance()

    def take(self, layer: QgsMapLayer, state: LayerState) -> None:
        """What a click on the mark does: what there is to do, or the choice where there is one."""
        steps = self._steps(layer, state)
        if state.kind in _MAPS:
            self._session.messages.hint(
                translate("GeoPortfolio", "{layer} can't be shown. {reason}").format(
                    layer=layer.name(), reason=state.reason
                ),
                *steps,
            )
        elif steps and (self._goes_on(layer, state) or not state.changed):
            steps[0].do()
        else:
            self._offer(layer, state, steps)

    def tell(self, layer: QgsMapLayer, state: LayerState) -> None:
        """What the mark means, in a window, with what a click on it does as buttons."""
        steps = self._steps(layer, state)
        # Advice to click the mark is for those who can; the buttons stand for it.
        advice = state.advice if state.broken and not steps else ""
        text = "\n\n".join(filter(None, (layer_states.story(layer), state.reason, advice)))
        tell(self._iface.mainWindow(), layer.name(), text, *steps)

    def _steps(self, layer: QgsMapLayer, state: LayerState) -> list[Step]:
        """The ways out; none where there is nothing to do but what every result can."""
        if state.kind in _MAPS:
            return self._steps_of_map(layer, state)
        if self._goes_on(layer, state):
            return [Step(translate("GeoPortfolio", "&Continue"), partial(self._loader.continue_, layer))]
        if state.changed:
            text = translate("GeoPortfolio", "Refresh with the area as it is &now")
            return [Step(text, partial(self._refresh_as_drawn, layer.id(), state))]
        if state.kind == COMPLETE or state.broken:
            return []
        return [Step(translate("GeoPortfolio", "&Refresh"), partial(self._refresher.refresh, [layer]))]

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
        window = self._iface.mainWindow()
        steps = [Step(retry, partial(self._renew_map, layer.id()))] if retry else []
        return [*steps, Step(options, partial(self._iface.showOptionsDialog, window, CONNECTIONS_PAGE))]

    def _renew_map(self, layer_id: str) -> None:
        """Ask for the maps of a service again, once its key can be read; QGIS may ask for the password."""
        layer = self._project.mapLayer(layer_id)
        connections = self._session.connections
        name = connection_for(layer, connections) if layer is not None else ""
        if not name:
            return
        try:
            connections.config(name)
            server = web_layers.server_of(connections, name)
        except ApiError as error:
            self._session.messages.problem(error, About(name))
            return
        host = web_layers.host_of(layer)
        maps = [each for each in web_layers.maps_in(self._project) if web_layers.host_of(each) == host]
        self._session.map_turns.renew(maps, server, lambda _maps: self._look_again())

    def _offer(self, layer: QgsVectorLayer, state: LayerState, steps: list[Step]) -> None:
        """What can be done with *layer*, in a menu beside the mark."""
        if self._iface.activeLayer() != layer:
            self._iface.setActiveLayer(layer)
        menu = QMenu(self._iface.mainWindow())
        menu.setObjectName("geoportfolioLayerStateMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for step in steps:
            action = menu.addAction(step.text)
            action.setObjectName("geoportfolioLayerRefreshAsDrawnAction")
            action.triggered.connect(partial(_take, step))
            menu.setDefaultAction(action)
        for name in OFFERED:
            menu.addAction(self._layer_menu.actions[name])
        menu.popup(QCursor.pos())

    def _refresh_as_drawn(self, layer_id: str, state: LayerState) -> None:
        layer = self._project.mapLayer(layer_id)
        query = layers.query_of(layer) if layer is not None else None
        if query is not None:
            now = {area.name: area for area in state.changed}
            areas = tuple(now.get(area.name, area) for area in query.areas)
            self._refresher.refresh_with(layer, replace(query, areas=areas))


def _take(step: Step, _checked: bool = False) -> None:
    step.do()
