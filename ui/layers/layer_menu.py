"""The submenu *GeoPortfolio* in the context menu of results and point layers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.core import QgsMapLayer, QgsMapLayerType, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QAction

from ...core.api import Query
from ...core.gis.layers import identity
from ...core.gis.layers.services import connection_for
from ...core.gis.results import layers
from ...core.gis.text.languages import tr
from ..areas.area_outline import AreaOutline
from ..results.copy_as import FORMS, copy_command
from ..widgets.controls import explain_action
from ..widgets.icons import icon

if TYPE_CHECKING:
    from ..window.window import Window

MENU = "GeoPortfolio"


@dataclass(frozen=True)
class Entry:
    """One line of the menu.

    :param name: the name of the action, also in its object name.
    :param icon_name: as for ``icon``.
    :param text: translated, with a mnemonic.
    :param tip: the tooltip.
    :param do: called with the layer.
    :param is_possible: returns whether it is enabled for the current layer and its query; None: always.
    """

    name: str
    icon_name: str
    text: str
    tip: str
    do: Callable[[QgsVectorLayer], Any]
    is_possible: Optional[Callable[[QgsVectorLayer, Query], bool]] = None


class _Menu(QObject):
    """Adds entries to the context menu of existing and future layers."""

    object_names = ""
    """The pattern of the object names; ``{}`` stands for the name of the entry."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = window.project
        self.entries = self._entries()
        self.actions: dict[str, QAction] = {}
        for entry in self.entries:
            action = QAction(icon(entry.icon_name), entry.text, self)
            action.setObjectName(self.object_names.format(entry.name))
            explain_action(action, entry.tip)
            action.triggered.connect(partial(self._do, entry))
            window.iface.addCustomActionForLayerType(action, MENU, QgsMapLayerType.VectorLayer, False)
            self.actions[entry.name] = action
        for layer in self._project.mapLayers().values():
            self._offer(layer)
        self._project.layerWasAdded.connect(self._offer)

    def close(self) -> None:
        """Remove the entries; for ``unload()``."""
        self._project.layerWasAdded.disconnect(self._offer)
        for action in self.actions.values():
            self._window.iface.removeCustomActionForLayerType(action)
            action.deleteLater()
        self.actions.clear()

    def _entries(self) -> tuple[Entry, ...]:
        raise NotImplementedError

    def _is_for(self, layer: Optional[QgsMapLayer]) -> bool:
        raise NotImplementedError

    def _offer(self, layer: QgsMapLayer) -> None:
        if self._is_for(layer):
            for action in self.actions.values():
                self._window.iface.addCustomActionForLayer(action, layer)

    def _do(self, entry: Entry, _checked: bool = False) -> None:
        layer = self._window.iface.activeLayer()
        if self._is_for(layer):
            entry.do(layer)


class LayerMenu(_Menu):
    """The menu entries of results."""

    object_names = "geoportfolioLayer{}Action"

    def __init__(self, window: Window) -> None:
        self._outline = AreaOutline(window.iface.mapCanvas(), window)
        self._watched: set[str] = set()
        """The ids of layers whose property changes are watched."""
        super().__init__(window)
        # The result of an algorithm gets its query after it was added.
        layers.layer_events.adopted.connect(self._adopted)
        # QGIS 3.22 has no signal for the menu, but a right click first makes the layer current.
        window.iface.layerTreeView().currentLayerChanged.connect(self._update)
        self._update()

    def close(self) -> None:
        layers.layer_events.adopted.disconnect(self._adopted)
        self._window.iface.layerTreeView().currentLayerChanged.disconnect(self._update)
        for layer in filter(None, map(self._project.mapLayer, self._watched)):
            layer.customPropertyChanged.disconnect(self._update)
        self._watched.clear()
        super().close()
        self._outline.clear()

    def show_area(self, layer: QgsVectorLayer) -> None:
        """Outline the areas of the query of *layer* on the map."""
        query = layers.query_of(layer)
        if query is None or not self._outline.show(query.areas):
            self._window.messages.hint(
                tr("The area of {layer} cannot be shown on this map.").format(layer=layer.name())
            )

    def copy_command(self, layer: QgsVectorLayer, form: str = "Command") -> None:
        """Copy the query of *layer* to the clipboard in *form*, the name of one of ``FORMS``."""
        query = layers.query_of(layer)
        if query is not None:
            connection = connection_for(layer, self._window.connections, self._window.session.connection)
            copy_command(self._window, query, connection, layer.name(), form)

    def _entries(self) -> tuple[Entry, ...]:
        refresher = self._window.refresher
        return (
            Entry(
                "Refresh",
                "refresh",
                tr("&Refresh"),
                tr("Run the query again; the layer keeps its style"),
                self._refresh,
            ),
            Entry(
                "RefreshAsNew",
                "refreshasnew",
                tr("Refresh as &New Layer"),
                tr("Run the query again, for a new layer with the date"),
                refresher.refresh_as_new,
            ),
            Entry(
                "ShowChanges",
                "changes",
                tr("&Show Changes of Refresh"),
                tr("A layer of the rows that were added, removed or changed"),
                refresher.previous.show_last_changes,
                self._can_undo,
            ),
            Entry(
                "UndoRefresh",
                "/mActionUndo.svg",
                tr("&Undo Refresh"),
                tr("Restore the result before the last refresh"),
                refresher.previous.undo,
                self._can_undo,
            ),
            Entry(
                "Continue",
                "load",
                tr("Resu&me"),
                tr("Resume loading where it stopped"),
                self._window.loader.continue_,
                lambda layer, query: query is not None and layers.position_of(layer) is not None,
            ),
            Entry(
                "EditQuery",
                "edit",
                tr("&Edit Query"),
                tr("Load area, filters and columns into the docks"),
                self._window.editor.edit_layer,
                _knows_its_query,
            ),
            Entry(
                "ShowArea",
                "polygon",
                tr("Show &Area"),
                tr("Outline the query area on the map"),
                self.show_area,
                lambda _layer, query: query is not None and bool(query.areas),
            ),
            *(
                Entry(
                    f"Copy{name}",
                    "command",
                    form.text(),
                    form.tip(),
                    partial(self.copy_command, form=name),
                    _knows_its_query,
                )
                for name, form in FORMS.items()
            ),
        )

    def _is_for(self, layer: Optional[QgsMapLayer]) -> bool:
        return bool(identity.is_result(layer))

    def _can_undo(self, layer: QgsVectorLayer, _query: Optional[Query]) -> bool:
        return self._window.refresher.previous.can_undo(layer)

    def _refresh(self, layer: QgsVectorLayer) -> None:
        """Refresh all selected results in the layer tree, or the clicked one."""
        selected = [
            item for item in self._window.iface.layerTreeView().selectedLayers() if identity.is_result(item)
        ]
        self._window.refresher.refresh(selected if layer in selected else [layer])

    def _adopted(self, _result: object, layer: QgsVectorLayer) -> None:
        self._offer(layer)
        self._update()

    def _offer(self, layer: QgsMapLayer) -> None:
        super()._offer(layer)
        if self._is_for(layer):
            # Refreshing, resuming and algorithms change the properties of the layer.
            layer.customPropertyChanged.connect(self._update)
            self._watched.add(layer.id())

    def _update(self, *_: object) -> None:
        """Enable the entries that apply to the current layer."""
        if not self.actions:
            return
        layer = self._window.iface.activeLayer()
        is_result = self._is_for(layer)
        query = layers.query_of(layer) if is_result else None
        for entry in self.entries:
            if entry.is_possible is not None:
                self.actions[entry.name].setEnabled(is_result and entry.is_possible(layer, query))


class PointLayerMenu(_Menu):
    """The menu entries of all point layers."""

    object_names = "geoportfolioPoints{}Action"

    def _entries(self) -> tuple[Entry, ...]:
        return (
            Entry(
                "RiskReports",
                "report",
                tr("Risk Re&ports…"),
                tr("A report for each point of a layer, or for the selected points"),
                partial(_order_reports, self._window),
            ),
            Entry(
                "Hazards",
                "hazards",
                tr("Enrich with &Hazards…"),
                tr("Enrich each point of a layer, or the selected ones, with hazards"),
                lambda _layer: self._window.dialogs.open("enrichpoints"),
            ),
        )

    def _is_for(self, layer: Optional[QgsMapLayer]) -> bool:
        points = QgsWkbTypes.GeometryType.PointGeometry
        return isinstance(layer, QgsVectorLayer) and layer.geometryType() == points


def _knows_its_query(_layer: QgsVectorLayer, query: Optional[Query]) -> bool:
    return query is not None


def _order_reports(window: Window, layer: QgsVectorLayer) -> None:
    window.reports.order(layer)
