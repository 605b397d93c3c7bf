"""A pick tool that is made when it is first wanted, put on the canvas and taken off again."""

from __future__ import annotations

from typing import Callable, Iterable, Optional

from qgis.core import QgsVectorLayer
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QDockWidget

from ..dock_keys import go_back_by_escape
from .pick_tool import PickTool


class Picking(QObject):
    """Lets the analyst click places, or loaded points.

    :param kind: the class of the tool.
    :param layers: whose points may be picked; None: of every vector layer on *canvas*.
    """

    picked = pyqtSignal(object)
    """A :class:`~.pick_tool.Place`."""
    changed = pyqtSignal(bool)
    """Whether the tool is on the canvas."""

    def __init__(
        self,
        canvas: QgsMapCanvas,
        kind: type[PickTool],
        parent: Optional[QObject] = None,
        layers: Optional[Callable[[], Iterable[QgsVectorLayer]]] = None,
    ) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._kind = kind
        self._layers = layers or self._every_layer
        self.tool: Optional[PickTool] = None

    @property
    def is_on(self) -> bool:
        """Whether the tool is on the canvas."""
        return self.tool is not None and self._canvas.mapTool() is self.tool

    def begin(self) -> None:
        """Put the tool on the canvas."""
        if self.tool is None:
            self.tool = self._kind(self._canvas, self._layers)
            self.tool.picked.connect(self.picked)
            self.tool.activated.connect(lambda: self.changed.emit(True))
            self.tool.deactivated.connect(lambda: self.changed.emit(False))
        self._canvas.setMapTool(self.tool)

    def leave(self) -> None:
        """Put the tool away, where it is in hand; the one before comes back."""
        if self.is_on:
            self.tool.leave()

    def hand_keys_to(self, dock: QDockWidget) -> None:
        """Let who has picked by keys read on in *dock*; Escape there leads back to the map."""
        go_back_by_escape(dock, self._canvas)
        # The window's own focus: a dialog may have come between.
        is_at_map = self._canvas.window().focusWidget() is self._canvas
        if self.is_on and self.tool.is_by_keys and is_at_map:
            dock.activateWindow()
            dock.widget().setFocus()

    def close(self) -> None:
        """Leave nothing on the canvas; for ``unload()``."""
        if self.tool is not None:
            self.tool.unload()
            self.tool = None

    def _every_layer(self) -> list[QgsVectorLayer]:
        return [layer for layer in self._canvas.layers() if isinstance(layer, QgsVectorLayer)]
