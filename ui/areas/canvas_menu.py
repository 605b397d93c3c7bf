"""GeoPortfolio's entries in the context menu of the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Callable

from qgis.core import QgsCsException, QgsPointXY
from qgis.gui import QgsMapMouseEvent
from qgis.PyQt.QtWidgets import QAction, QMenu

from ...core.gis.text.languages import tr
from ..widgets.controls import explain_action
from ..widgets.icons import icon
from .canvas import degrees_at

if TYPE_CHECKING:
    from ..window.window import Window


@dataclass(frozen=True)
class CanvasEntry:
    """One line of the menu.

    :param text: translated, with a mnemonic.
    :param icon_name: in ``resources/icons``; also the end of the action's object name ``canvasEntry_``.
    :param tip: the tooltip.
    :param do: called with the window, longitude and latitude (EPSG:4326).
    """

    text: str
    icon_name: str
    tip: str
    do: Callable[[Window, float, float], None]


class CanvasMenu:
    """The entries below "GeoPortfolio"; QGIS requests them at each right click."""

    def __init__(self, window: Window) -> None:
        self._window = window
        window.canvas.contextMenuAboutToShow.connect(self._fill)

    def close(self) -> None:
        """Remove the entries; for ``unload()``."""
        self._window.canvas.contextMenuAboutToShow.disconnect(self._fill)

    def _fill(self, menu: QMenu, event: QgsMapMouseEvent) -> None:
        ours = menu.addMenu(icon("geoportfolio"), tr("GeoPortfolio"))
        ours.setToolTipsVisible(True)
        ours.setObjectName("geoportfolioCanvasMenu")
        try:
            place = degrees_at(self._window.canvas, event.mapPoint())
        except QgsCsException:
            place = None
        if place is None or not abs(place.y()) <= 90:
            nowhere = QAction(tr("Outside valid coordinates"), ours)
            nowhere.setEnabled(False)
            ours.addAction(nowhere)
            return
        for entry in _entries():
            action = QAction(icon(entry.icon_name), entry.text, ours)
            action.setObjectName(f"canvasEntry_{entry.icon_name}")
            explain_action(action, entry.tip)
            action.triggered.connect(partial(self._do, entry, place))
            ours.addAction(action)

    def _do(self, entry: CanvasEntry, place: QgsPointXY, _checked: bool = False) -> None:
        entry.do(self._window, place.x(), place.y())


def _entries() -> tuple[CanvasEntry, ...]:
    return (
        CanvasEntry(
            tr("&Identify Location"),
            "identify",
            tr("The address, the record and the hazards of this place"),
            lambda window, lon, lat: window.identify.at(lon, lat),
        ),
        CanvasEntry(
            tr("&Circles Here"),
            "circles",
            tr("Select locations in circles around this place"),
            lambda window, lon, lat: window.drawing.circles_here(lon, lat),
        ),
        CanvasEntry(
            tr("&Risk Report at Location"),
            "report",
            tr("Risk report for this place"),
            lambda window, lon, lat: window.reports.report_at(lon, lat),
        ),
    )
