"""Areas from the map: drawn polygons, and selected features of any polygon layer."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QObject, pyqtSignal

from ..core.api.errors import InvalidShape
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.sentences import About
from .messages import Messages
from .tools.polygon_tool import PolygonTool

translate = QCoreApplication.translate

_NAMES_SHOWN = 3


class Drawing(QObject):
    """Brings shapes into *Selection areas* and says which are there."""

    drawing_changed = pyqtSignal(str)
    """``polygon``, ``circles``, or empty when none of our tools is in the hand."""

    def __init__(
        self, iface: Any, areas: SelectionAreas, messages: Messages, parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._areas = areas
        self._messages = messages
        self._tool: Optional[PolygonTool] = None

    def draw(self, wanted: bool = True) -> None:
        """Take the polygon tool into the hand, or put it away."""
        canvas = self._iface.mapCanvas()
        if self._tool is None:
            self._tool = PolygonTool(canvas)
            self._tool.finished.connect(self._add)
            self._tool.refused.connect(self._messages.hint)
            self._tool.activated.connect(lambda: self.drawing_changed.emit("polygon"))
            self._tool.deactivated.connect(lambda: self.drawing_changed.emit(""))
        if wanted:
            canvas.setMapTool(self._tool)
        elif canvas.mapTool() is self._tool:
            self._tool.leave()

    def hint(self) -> str:
        """How the polygon tool is used; the status bar has no room for it."""
        return self._tool.hint() if self._tool is not None else ""

    def use_selected(self) -> None:
        """Copy the selected polygons of the current layer into *Selection areas*."""
        layer = self._iface.activeLayer()
        if (
            not isinstance(layer, QgsVectorLayer)
            or layer.geometryType() != QgsWkbTypes.GeometryType.PolygonGeometry
            or not layer.selectedFeatureCount()
        ):
            self._messages.hint(
                translate(
                    "GeoPortfolio",
                    "Nothing is selected in a polygon layer. Choose the layer in the Layers panel, "
                    "select features with QGIS's select tool, then try again.",
                )
            )
            return
        try:
            count = self._areas.add_selected_features(layer)
        except (InvalidShape, OSError) as error:
            self._messages.problem(error, About())
            return
        self._messages.done(
            translate("GeoPortfolio", "Areas added from {layer}: {count}").format(
                layer=layer.name(), count=QLocale().toString(count)
            )
        )

    def clear(self) -> None:
        """Remove all areas."""
        try:
            self._areas.clear()
        except OSError as error:
            self._messages.problem(error, About())

    def edit(self) -> None:
        """Open *Selection areas* for QGIS's vertex tool."""
        layer = self._areas.layer()
        self._iface.setActiveLayer(layer)
        layer.startEditing()
        self._iface.actionVertexToolActiveLayer().trigger()

    def summary(self) -> str:
        """The names of the areas in one line."""
        names = self._areas.names()
        if not names:
            return translate("GeoPortfolio", "No area yet. Draw one, or use features you have selected.")
        shown = ", ".join(names[:_NAMES_SHOWN])
        if len(names) > _NAMES_SHOWN:
            shown = translate("GeoPortfolio", "{names} and {count} more").format(
                names=shown, count=QLocale().toString(len(names) - _NAMES_SHOWN)
            )
        return shown

    def close(self) -> None:
        """Take the tool off the canvas; for ``unload()``."""
        if self._tool is not None:
            self._tool.unload()
            self._tool = None

    def _add(self, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem) -> None:
        try:
            self._areas.add(geometry, crs)
        except (InvalidShape, OSError) as error:
            self._messages.problem(error, About())
