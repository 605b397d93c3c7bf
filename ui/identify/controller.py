"""Identify Location: click the map, and show the facts about the position in a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text
from ..areas.pick_tool import IdentifyTool, Picking, Place
from ..places.marker import PlaceMarker
from ..window.docks import open_at_right
from .dock import IdentifyDock

if TYPE_CHECKING:
    from ..window.window import Window


class IdentifyLocation(QObject):
    """Controls the tool, the marker and the panel, which is created at first use."""

    picking_changed = pyqtSignal(bool)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._picking = Picking(window.canvas, IdentifyTool, self)
        self._picking.picked.connect(self.show)
        self._picking.changed.connect(self.picking_changed)
        self._marker = PlaceMarker(window.canvas, self)
        self.dock: Optional[IdentifyDock] = None

    @property
    def is_picking(self) -> bool:
        """Return whether a click on the map identifies the location."""
        return self._picking.is_on

    def pick(self, wanted: bool = True) -> None:
        """Activate the tool; not *wanted*: deactivate it."""
        if not wanted:
            self._picking.leave()
        elif self._has_connection():
            self._picking.begin()
        else:
            self.picking_changed.emit(False)

    def at(self, lon: float, lat: float) -> None:
        """Identify a location in degrees (EPSG:4326)."""
        if self._has_connection():
            self.show(Place(lon, lat, position_text(lat, lon)))

    def show(self, place: Place) -> None:
        """Show the facts about *place*."""
        dock = self._made_dock()
        self._marker.show(place.lon, place.lat)
        open_at_right(self._window.iface.mainWindow(), dock)
        dock.show_place(place)
        self._picking.move_focus_to(dock)

    def choose_layers(self) -> None:
        """Open the list of hazard layers of the connection."""
        if self._has_connection():
            self._made_dock().hazards.choose_layers()

    def close(self) -> None:
        """Remove tool, marker and panel; for ``unload()``."""
        self._picking.close()
        self._marker.close()
        if self.dock is not None:
            self._dock_closed()
            self.dock.hazards.close_dialog()
            self._window.iface.removeDockWidget(self.dock)
            self.dock.deleteLater()
            self.dock = None

    def _has_connection(self) -> bool:
        self._window.session.open()
        if not self._window.session.connection:
            self._window.open_selection()
            self._window.messages.hint(tr("Connect to a service in the Selection dock first."))
        return bool(self._window.session.connection)

    def _made_dock(self) -> IdentifyDock:
        if self.dock is None:
            self.dock = IdentifyDock(self._window)
            self.dock.closed.connect(self._dock_closed)
        return self.dock

    def _dock_closed(self) -> None:
        self._marker.remove()
        for section in self.dock.sections:
            section.drop()
