"""What the context menu of any layer of points offers: GeoPortfolio > Risk reports..."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional, Sequence

from qgis.core import QgsMapLayer, QgsMapLayerType, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QAction

from .controls import explain_action
from .icons import icon
from .layer_menu import MENU


@dataclass(frozen=True)
class PointEntry:
    """One line of the menu.

    :param name: of the action; its object name is ``geoportfolioPoints<name>Action``.
    :param icon_name: of ``resources/icons``.
    :param text: translated, with its mnemonic.
    :param tip: what it does.
    :param do: is given the layer.
    """

    name: str
    icon_name: str
    text: str
    tip: str
    do: Callable[[QgsVectorLayer], Any]


class PointLayerMenu(QObject):
    """Puts the entries on the layers of points, those of the project and those to come."""

    def __init__(self, iface: Any, entries: Sequence[PointEntry], parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._iface = iface
        self._entries = tuple(entries)
        self._project = QgsProject.instance()
        self.actions: dict[str, QAction] = {}

    def install(self) -> None:
        """Be in the menus from now on."""
        for entry in self._entries:
            action = QAction(icon(entry.icon_name), entry.text, self)
            action.setObjectName(f"geoportfolioPoints{entry.name}Action")
            explain_action(action, entry.tip)
            action.triggered.connect(lambda _checked=False, do=entry.do: self._with_layer(do))
            self._iface.addCustomActionForLayerType(action, MENU, QgsMapLayerType.VectorLayer, False)
            self.actions[entry.name] = action
        for layer in self._project.mapLayers().values():
            self._offer(layer)
        self._project.layerWasAdded.connect(self._offer)

    def remove(self) -> None:
        """Be in them no more; for ``unload()``."""
        self._project.layerWasAdded.disconnect(self._offer)
        for action in self.actions.values():
            self._iface.removeCustomActionForLayerType(action)
            action.deleteLater()
        self.actions.clear()

    def _offer(self, layer: QgsMapLayer) -> None:
        if _has_points(layer):
            for action in self.actions.values():
                self._iface.addCustomActionForLayer(action, layer)

    def _with_layer(self, do: Callable[[QgsVectorLayer], Any]) -> None:
        layer = self._iface.activeLayer()
        if _has_points(layer):
            do(layer)


def _has_points(layer: Optional[QgsMapLayer]) -> bool:
    points = QgsWkbTypes.GeometryType.PointGeometry
    return isinstance(layer, QgsVectorLayer) and layer.geometryType() == points
