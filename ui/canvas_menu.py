"""What GeoPortfolio offers for a place, in the menu of a right click on the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Callable, Sequence

from qgis.core import QgsCsException
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QAction, QMenu

from .canvas import degrees_at
from .controls import explain_action
from .icons import icon

translate = QCoreApplication.translate


@dataclass(frozen=True)
class CanvasEntry:
    """One line of the menu.

    :param text: translated, with its mnemonic.
    :param icon_name: of ``resources/icons``; the action's object name is ``canvasEntry_`` and this.
    :param tip: what it does.
    :param do: is given longitude and latitude (EPSG:4326) of the place.
    """

    text: str
    icon_name: str
    tip: str
    do: Callable[[float, float], None]


class CanvasMenu:
    """The entries below "GeoPortfolio", while it is installed; QGIS asks for them at each right click."""

    def __init__(self, canvas: QgsMapCanvas, entries: Sequence[CanvasEntry]) -> None:
        self._canvas = canvas
        self._entries = tuple(entries)
        self._installed = False

    def install(self) -> None:
        """Be in the canvas's menu from now on."""
        if not self._installed:
            self._canvas.contextMenuAboutToShow.connect(self._fill)
            self._installed = True

    def remove(self) -> None:
        """Be in it no more; for ``unload()``."""
        if self._installed:
            self._canvas.contextMenuAboutToShow.disconnect(self._fill)
            self._installed = False

    def _fill(self, menu: QMenu, event: QgsMapMouseEvent) -> None:
        ours = menu.addMenu(icon("geoportfolio"), translate("GeoPortfolio", "GeoPortfolio"))
        ours.setToolTipsVisible(True)
        ours.setObjectName("geoportfolioCanvasMenu")
        try:
            place = degrees_at(self._canvas, event.mapPoint())
        except QgsCsException:
            place = None
        if place is None or not abs(place.y()) <= 90:
            nowhere = QAction(translate("GeoPortfolio", "This is no place on the globe"), ours)
            nowhere.setEnabled(False)
            ours.addAction(nowhere)
            return
        for entry in self._entries:
            action = QAction(icon(entry.icon_name), entry.text, ours)
            action.setObjectName(f"canvasEntry_{entry.icon_name}")
            explain_action(action, entry.tip)
            action.triggered.connect(partial(_do, entry, place.x(), place.y()))
            ours.addAction(action)


def _do(entry: CanvasEntry, longitude: float, latitude: float, _checked: bool = False) -> None:
    entry.do(longitude, latitude)
