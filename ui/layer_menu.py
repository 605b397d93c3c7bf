"""What the context menu of a result's layer offers: GeoPortfolio > Refresh, Undo refresh, Edit query, ..."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsMapLayer, QgsMapLayerType, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject
from qgis.PyQt.QtWidgets import QAction

from ..core.gis import layers, marks
from ..core.gis.origins import connection_for
from .area_outline import AreaOutline
from .command_copying import FORMS, copy_command
from .controls import explain_action
from .icons import icon
from .refreshing import Refresher
from .session import Session

translate = QCoreApplication.translate

MENU = "GeoPortfolio"


class LayerMenu(QObject):
    """Puts the entries on the layers that know their query, and on no other.

    :param loader: goes on with loads that stopped (``continue_``).
    :param edit_query: fills the docks from a layer.
    """

    def __init__(
        self,
        iface: Any,
        session: Session,
        loader: Any,
        refresher: Refresher,
        edit_query: Callable[[QgsVectorLayer], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._loader = loader
        self._refresher = refresher
        self._edit_query = edit_query
        self._outline = AreaOutline(iface.mapCanvas(), self)
        self._project = QgsProject.instance()
        self.actions: dict[str, QAction] = {}
        self._watched: set[str] = set()
        """The ids of the layers whose properties tell what can be done with them."""

    def install(self) -> None:
        """Add the entries, for the layers of the project and for those to come."""
        for name, symbol, text, tip, do in self._entries():
            action = QAction(icon(symbol), text, self)
            action.setObjectName(f"geoportfolioLayer{name}Action")
            explain_action(action, tip)
            action.triggered.connect(lambda _checked=False, do=do: self._with_layer(do))
            self._iface.addCustomActionForLayerType(action, MENU, QgsMapLayerType.VectorLayer, False)
            self.actions[name] = action
        for layer in self._project.mapLayers().values():
            self._offer(layer)
        self._project.layerWasAdded.connect(self._offer)
        # What an algorithm has made is one of ours only after it was added.
        layers.news.adopted.connect(self._adopted)
        # QGIS 3.22 does not say when the menu comes; a right click makes its layer the current one first.
        self._iface.layerTreeView().currentLayerChanged.connect(self._update)
        self._update()

    def remove(self) -> None:
        """Take the entries away; for ``unload()``."""
        self._project.layerWasAdded.disconnect(self._offer)
        layers.news.adopted.disconnect(self._adopted)
        self._iface.layerTreeView().currentLayerChanged.disconnect(self._update)
        for layer in filter(None, map(self._project.mapLayer, self._watched)):
            layer.customPropertyChanged.disconnect(self._update)
        self._watched.clear()
        for action in self.actions.values():
            self._iface.removeCustomActionForLayerType(action)
            action.deleteLater()
        self.actions.clear()
        self._outline.clear()

    def _entries(self) -> tuple[tuple[str, str, str, str, Callable[[QgsVectorLayer], Any]], ...]:
        return (
            (
                "Refresh",
                "refresh",
                translate("GeoPortfolio", "&Refresh"),
                translate("GeoPortfolio", "Asks the same again; the layer keeps its style"),
                self._refresh,
            ),
            (
                "RefreshAsNew",
                "refreshasnew",
                translate("GeoPortfolio", "Refresh as &new layer"),
                translate("GeoPortfolio", "Asks the same again, for a dated layer beside this one"),
                self._refresher.refresh_as_new,
            ),
            (
                "ShowChanges",
                "changes",
                translate("GeoPortfolio", "&Show what the refresh changed"),
                translate("GeoPortfolio", "A layer of the rows that are new, gone or different"),
                self._refresher.earlier.show_last_changes,
            ),
            (
                "UndoRefresh",
                "/mActionUndo.svg",
                translate("GeoPortfolio", "&Undo refresh"),
                translate("GeoPortfolio", "The answer before the last refresh comes back"),
                self._refresher.earlier.undo,
            ),
            (
                "Continue",
                "load",
                translate("GeoPortfolio", "&Continue"),
                translate("GeoPortfolio", "Goes on loading where it was stopped"),
                self._continue,
            ),
            (
                "EditQuery",
                "edit",
                translate("GeoPortfolio", "&Edit query"),
                translate("GeoPortfolio", "Takes area, filters and columns back into the docks"),
                self._edit_query,
            ),
            (
                "ShowArea",
                "polygon",
                translate("GeoPortfolio", "Show &area"),
                translate("GeoPortfolio", "Outlines on the map what this layer asked"),
                self.show_area,
            ),
            *(
                (f"Copy{name}", "command", form.text(), form.tip(), partial(self.copy_command, form=name))
                for name, form in FORMS.items()
            ),
        )

    def show_area(self, layer: QgsVectorLayer) -> None:
        """Outline on the map what *layer* asked."""
        query = layers.query_of(layer)
        if query is None or not self._outline.show(query.areas):
            self._session.messages.hint(
                translate("GeoPortfolio", "The area of {layer} can't be shown on this map.").format(
                    layer=layer.name()
                )
            )

    def copy_command(self, layer: QgsVectorLayer, form: str = "Command") -> None:
        """Put the text that asks the query of *layer* on the clipboard."""
        query = layers.query_of(layer)
        if query is not None:
            connection = connection_for(layer, self._session.connections, self._session.connection)
            copy_command(self._session, query, connection, layer.name(), form)

    def _refresh(self, layer: QgsVectorLayer) -> None:
        """All results among the layers that are selected in the tree, or the one that was clicked."""
        selected = [item for item in self._iface.layerTreeView().selectedLayers() if marks.is_result(item)]
        self._refresher.refresh(selected if layer in selected else [layer])

    def _continue(self, layer: QgsVectorLayer) -> None:
        self._loader.continue_(layer)

    def _with_layer(self, do: Callable[[QgsVectorLayer], Any]) -> None:
        layer = self._iface.activeLayer()
        if marks.is_result(layer):
            do(layer)

    def _adopted(self, _result: object, layer: QgsVectorLayer) -> None:
        self._offer(layer)
        self._update()

    def _offer(self, layer: QgsMapLayer) -> None:
        if marks.is_result(layer):
            for action in self.actions.values():
                self._iface.addCustomActionForLayer(action, layer)
            # What a refresh, an algorithm or Continue brings is told by the layer's properties.
            layer.customPropertyChanged.connect(self._update)
            self._watched.add(layer.id())

    def _update(self, *_: object) -> None:
        """Only what the current layer can do is enabled."""
        if not self.actions:
            return
        layer = self._iface.activeLayer()
        query = layers.query_of(layer) if marks.is_result(layer) else None
        can_undo = self._refresher.earlier.can_undo(layer)
        possible = {
            "ShowChanges": can_undo,
            "UndoRefresh": can_undo,
            "Continue": query is not None and layers.position_of(layer) is not None,
            "EditQuery": query is not None,
            "ShowArea": query is not None and bool(query.areas),
            **{f"Copy{name}": query is not None for name in FORMS},
        }
        for name, is_possible in possible.items():
            self.actions[name].setEnabled(is_possible)
