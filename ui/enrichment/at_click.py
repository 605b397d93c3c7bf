"""Hazards at click: a place on the map, and what the chosen layers have there in a dock."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.enrichment import COUNT, ENHANCE
from ...core.api.errors import Cancelled
from ...core.gis.enrichment import layer_lists
from ...core.gis.enrichment.hazards import Hazards
from ...core.gis.text import dates
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.numbers import counted, position_text
from ..areas.pick_tool import HazardsTool, Picking, Place
from ..search.marker import PlaceMarker
from ..window.docks import open_at_right
from ..window.messages import Step
from .dock import HazardsDock
from .layers_editor import LayersDialog
from .suggesting import edit_layers
from .words import groups_of, operation_text

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

LANE = "hazards"
_OPERATION = "geoportfolio/hazardsOperation"


class HazardsAtClick(QObject):
    """Asks the point enrichment (spec 4.6) of the connection for places that the analyst clicks.

    The layers are those of the connection's list (:mod:`~...core.gis.layer_lists`); without a list the
    first click tries the names of the map service, and opens the list where none of them answers.
    """

    picking_changed = pyqtSignal(bool)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._picking = Picking(window.iface.mapCanvas(), HazardsTool, self)
        self._picking.picked.connect(self.show)
        self._picking.changed.connect(self.picking_changed)
        self._place: Optional[Place] = None
        self._connection = ""
        self._marker: Optional[PlaceMarker] = None
        self._dialog: Optional[LayersDialog] = None
        self.dock: Optional[HazardsDock] = None

    @property
    def is_picking(self) -> bool:
        """Whether a click on the map asks for hazards."""
        return self._picking.is_on

    def pick(self, wanted: bool = True) -> None:
        """Let the analyst click places; not *wanted*: put the tool away."""
        if not wanted:
            self._picking.leave()
            return
        if not self._has_connection():
            self.picking_changed.emit(False)
            return
        self._picking.begin()

    def at(self, lon: float, lat: float) -> None:
        """Ask for the hazards of a place, in degrees of EPSG:4326."""
        if self._has_connection():
            self.show(Place(lon, lat, position_text(lat, lon)))

    def show(self, place: Place) -> None:
        """Ask for the hazards at *place*."""
        self._place, self._connection = place, self._window.session.connection
        self._ask()

    def choose_layers(self) -> None:
        """Open the list of layers of the connection; OK asks again for the place in sight."""
        if self._dialog is not None or not self._has_connection():
            return
        if self.dock is None or self.dock.isHidden():
            self._connection = self._window.session.connection
        self._dialog = edit_layers(
            self._window, self._connection, self._window.iface.mainWindow(), self._layers_chosen
        )
        self._dialog.finished.connect(self._dialog_closed)

    def close(self) -> None:
        """Take tool, mark and dock away; for ``unload()``."""
        self._window.tasks.drop(LANE)
        self._picking.close()
        if self._dialog is not None:
            self._dialog.reject()
        if self._marker is not None:
            self._marker.close()
            self._marker = None
        if self.dock is not None:
            self._window.iface.removeDockWidget(self.dock)
            self.dock.deleteLater()
            self.dock = None

    def _ask(self) -> None:
        place, connection, dock = self._place, self._connection, self._opened_dock()
        operation, names = _operation(), layer_lists.chosen(connection)
        self._window.tasks.drop(LANE)
        self._mark(place)
        where = position_text(place.lat, place.lon)
        dock.ask(place.label if place.layer_id else "", self._circumstances(where, operation))
        dock.show_operation(operation)
        dock.show_layers(names)
        if not names and layer_lists.listed(connection):
            dock.say(_no_layers_text())
            return

        def ask(client: Client, monitor: Monitor) -> Hazards:
            hazards, place_at = gis.enrichment.hazards, (place.lon, place.lat)
            if not names:
                return hazards.layers_found_at(client, place_at, operation, monitor)
            return hazards.hazards_at(client, place_at, names, operation, monitor)

        dock.say(
            translate("GeoPortfolio", "Asking...")
            if names
            else translate("GeoPortfolio", "Looking for hazard layers...")
        )
        if self._window.requests.start(
            translate("GeoPortfolio", "Hazards at {place}").format(place=place.label),
            ask,
            partial(self._arrived, names) if names else self._found,
            self._failed if names else self._not_found,
            about=About(connection),
            interactive=True,
            lane=LANE,
        ):
            self._picking.hand_keys_to(dock)

    def _arrived(self, names: tuple[str, ...], hazards: Hazards) -> None:
        if not any(answer.error for answer in hazards.answers):
            layer_lists.remember(self._connection, names)
        for answer in hazards.answers:
            if answer.error is not None:
                self._window.messages.log(answer.error)
        self.dock.show_groups(groups_of(hazards))

    def _found(self, hazards: Hazards) -> None:
        """Keep the layers that have answered as the list of the connection; without one, ask for names."""
        names = tuple(answer.name for answer in hazards.answers)
        if not names:
            self._ask_for_names()
            return
        self._arrived(names, hazards)
        self.dock.show_layers(names)
        self._window.messages.done(
            counted(
                len(names),
                "1 hazard layer found: {names}. Layers in the panel adds others.",
                "{count} hazard layers found: {names}. Layers in the panel adds others.",
                names=", ".join(names),
            )
        )

    def _not_found(self, error: Exception) -> None:
        """The map service names no layers; the analyst may know some."""
        if isinstance(error, Cancelled):
            self._failed(error)
            return
        self._window.messages.log(error)
        self._ask_for_names()

    def _ask_for_names(self) -> None:
        self.dock.say(_no_layers_text())
        self.choose_layers()

    def _failed(self, error: Exception) -> None:
        about = About(self._connection)
        if isinstance(error, Cancelled):
            self.dock.say(sentence(error, about))
            return
        self.dock.say(translate("GeoPortfolio", "No answer. The message above the map says why."))
        self._window.messages.problem(error, about, Step(translate("GeoPortfolio", "Try again"), self._ask))

    def _circumstances(self, where: str, operation: str) -> str:
        """Where, what, whom and when, for who looks at it later or copies it into a mail."""
        time = dates.clock(datetime.now())
        return f"{where}; {operation_text(operation)}, {self._connection}, {time}"

    def _has_connection(self) -> bool:
        self._window.session.open()
        if not self._window.session.connection:
            self._window.open_selection()
            self._window.messages.hint(
                translate(
                    "GeoPortfolio",
                    "Connect to a service in the Selection dock first, then ask for the hazards.",
                )
            )
        return bool(self._window.session.connection)

    def _choose_operation(self, operation: str) -> None:
        QgsSettings().setValue(_OPERATION, operation)
        self._ask()

    def _layers_chosen(self, names: tuple[str, ...]) -> None:
        if self._place is not None and self.dock is not None and not self.dock.isHidden():
            self._ask()

    def _dialog_closed(self) -> None:
        self._dialog = None

    def _mark(self, place: Place) -> None:
        if self._marker is None:
            self._marker = PlaceMarker(self._window.iface.mapCanvas(), self)
        self._marker.show(place.lon, place.lat)

    def _dock_closed(self) -> None:
        self._window.tasks.drop(LANE)
        if self._marker is not None:
            self._marker.remove()

    def _opened_dock(self) -> HazardsDock:
        if self.dock is None:
            self.dock = HazardsDock(self._window.iface.mainWindow())
            self.dock.layers_wanted.connect(self.choose_layers)
            self.dock.operation_chosen.connect(self._choose_operation)
            self.dock.closed.connect(self._dock_closed)
        open_at_right(self._window.iface.mainWindow(), self.dock)
        return self.dock


def _no_layers_text() -> str:
    return translate("GeoPortfolio", "Press Layers and name those that your provider has.")


def _operation() -> str:
    kept = QgsSettings().value(_OPERATION, ENHANCE, type=str)
    return kept if kept in (ENHANCE, COUNT) else ENHANCE
