"""The address page: suggestions, geocoding and reverse geocoding."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsGeometry
from qgis.PyQt.QtCore import QObject, QTimer

from ...core import gis
from ...core.api import Client
from ...core.api.places import Address, Place, Suggestion
from ...core.gis.places.addresses import AddressUnknown, known_place
from ...core.gis.text.about import About
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ..areas.canvas import show_shape
from . import pasted
from .address_panel import AddressPanel
from .interactive_requests import InteractiveRequests
from .marker import PlaceMarker
from .place_panel import FoundPlace, found_address

if TYPE_CHECKING:
    from ..window.window import Window

READ = "read"
PLACE = "place"
"""Lanes: a later request of a lane replaces the previous one, whose response is ignored."""

_LONG = 2_000
_NUMBER_AND_WORD = re.compile(r"\d.*?[^\W\d_]{2}")
_REST = 250
"""Milliseconds without a key press before a position or shape is parsed, as an incomplete one is invalid or
differs."""

_FEWEST = 2
"""The fewest characters for suggestions; an address in Chinese may have no more."""


def _is_house_number(text: str) -> bool:
    """Return whether *text* starts like "350 Fifth Avenue"; a position has no letters."""
    return len(text) < _LONG and _NUMBER_AND_WORD.match(text) is not None


class AddressPage(QObject):
    """Sends the requests of the panel, and shows the place on the map."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._shapes: dict[str, QgsGeometry] = {}
        self.marker = PlaceMarker(window.iface.mapCanvas(), self)
        self.panel = panel = AddressPanel(window)
        self._asking = InteractiveRequests(window, panel.show_status)
        self._asking.connection_changed.connect(self._connection_changed)
        self._asking.answered.connect(self._show_suggestions)
        self._asking.not_answered.connect(self._not_suggested)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(lambda: self.suggest(panel.line.text()))
        panel.typed.connect(self._typed)
        panel.entered.connect(self._entered)
        panel.chosen.connect(self.choose)
        panel.unlock_wanted.connect(self._unlock)
        panel.use_wanted.connect(lambda: window.drawing.paste(panel.line.text()))

    @property
    def place(self) -> Optional[FoundPlace]:
        """Return the current place, or None."""
        return self.panel.place.bar.place

    def suggest(self, text: str) -> None:
        """Offer suggestions for *text*: a position or a shape, else addresses."""
        text = text.strip()
        if len(text) < _FEWEST:
            return
        if not pasted.may_be_shape(text):
            self._suggest_addresses(text)
            return
        self._asking.drop_suggestions()
        self._asking.start(
            READ,
            tr("Read the position"),
            lambda _monitor: pasted.understood(text),
            lambda found: self._show_understood(text, found),
            self._not_suggested,
        )

    def _suggest_addresses(self, text: str) -> None:
        """Request suggestions, without a prompt for the master password."""
        if not self._window.session.connection:
            self.panel.show_status(tr("Connect to a service in the Selection dock first."))
            return
        if not self._asking.is_ready:
            self.panel.show_suggestions(())
            self.panel.show_status(
                tr("The QGIS authentication database is locked. Unlock it to search for addresses."),
                locked=True,
            )
            return
        client = self._asking.client()
        if client is None:
            return
        self._asking.suggest(
            tr("Suggest addresses"), text, lambda monitor: gis.places.addresses.suggest(client, text, monitor)
        )

    def choose(self, suggestion: Suggestion) -> None:
        """Go to *suggestion*, geocoding its label first if it has no position."""
        self._drop_suggestions()
        if suggestion.place_id in self._shapes:
            show_shape(self._window.iface.mapCanvas(), self._shapes[suggestion.place_id])
            return
        known = known_place(suggestion)
        if known is not None and suggestion.place_id == pasted.POSITION:
            self._go_to_position(known.lon, known.lat)
            return
        if known is not None:
            self._show_chosen(known)
            return
        client = self._asking.client()
        if client is None:
            return
        self._asking.start(
            PLACE,
            tr("Find {address}").format(address=suggestion.label),
            lambda monitor: gis.places.addresses.place_of(client, suggestion, monitor),
            self._show_chosen,
            self._failed,
        )

    def show_place(self, place: FoundPlace, note: str = "") -> None:
        """Show *place* in the panel and mark it on the map."""
        self.panel.place.show_place(place, note)
        self.marker.show(place.lon, place.lat, place.coarse)

    def set_on_map(self, shown: bool) -> None:
        """Show or hide the marker with the panel."""
        if not shown:
            self.marker.remove()
        elif self.place is not None:
            self.marker.show(self.place.lon, self.place.lat, self.place.coarse)

    def close(self) -> None:
        """Remove the marker from the canvas; for ``unload()``."""
        self._rest.stop()
        self._asking.close()
        self.marker.close()

    def _entered(self, text: str) -> None:
        """Go to exactly the typed text."""
        text = text.strip()
        if pasted.may_be_shape(text):
            self._asking.start(
                PLACE,
                tr("Read the position"),
                lambda _monitor: pasted.understood(text),
                lambda found: self._go_to_typed(text, found),
                self._not_suggested,
            )
        else:
            self._go_to_typed(text, None)

    def _go_to_typed(self, text: str, found: Optional[pasted.Understood]) -> None:
        if found is None or not found.rows:
            self.choose(Suggestion(text, None, None))
            return
        self._show_understood(text, found)
        self.choose(found.rows[0])

    def _typed(self, text: str) -> None:
        """Mark the suggestions as outdated, and schedule new ones."""
        self.panel.set_outdated()
        self.panel.show_status("")
        wanted = text.strip()
        if len(wanted) < _FEWEST:
            self._drop_suggestions()
            self.panel.show_suggestions(())
        elif pasted.may_be_shape(wanted) and not _is_house_number(wanted):
            self._drop_suggestions()
            self._rest.start()
        else:
            self._rest.stop()
            self._asking.drop(READ)
            self.suggest(wanted)
        if not wanted:
            self._asking.drop(PLACE)
            self._forget_place()

    def _drop_suggestions(self) -> None:
        self._rest.stop()
        self._asking.drop(READ)
        self._asking.drop_suggestions()

    def _go_to_position(self, lon: float, lat: float) -> None:
        """Go to a position; its address is requested only if that needs no prompt."""
        here = FoundPlace(lon, lat, exact=True)
        self.show_place(here)
        self.panel.place.bar.zoom()
        if self._asking.is_ready:
            self._ask_address(self._asking.client(), here)

    def _ask_address(self, client: Optional[Client], here: FoundPlace) -> None:
        if client is None:
            return
        self._asking.start(
            PLACE,
            tr("Identify the address"),
            lambda monitor: gis.places.addresses.address_at(client, here.lat, here.lon, monitor),
            lambda address: self._show_address(here, address),
            self._failed,
        )

    def _show_understood(self, text: str, found: Optional[pasted.Understood]) -> None:
        if found is None:
            self._suggest_addresses(text)
            return
        self._shapes = found.shapes
        self.panel.show_suggestions(found.rows, usable=bool(found.shapes) or len(found.rows) > 2)
        self.panel.show_status(found.warning)

    def _show_suggestions(self, text: str, found: list[Suggestion], is_newest: bool) -> None:
        found = [item for item in found if item.label]
        self._shapes = {}
        if not is_newest and not found:
            return
        self.panel.show_suggestions(found)
        if not is_newest:
            self.panel.set_outdated()
        elif found:
            self.panel.show_status("")
        else:
            self.panel.show_status(
                tr("No suggestion for '{text}'. Press Enter to search for exactly this address.").format(
                    text=text
                )
            )

    def _not_suggested(self, error: Exception) -> None:
        """Show the error in the panel only, as a message for each key press would be too much."""
        self._window.messages.log(error)
        self.panel.show_suggestions(())
        self.panel.show_status(sentence(error, About(self._window.session.connection)))

    def _show_chosen(self, found: Place) -> None:
        self.panel.show_status("")
        self.show_place(FoundPlace(found.lon, found.lat, found.label, found.geocoding_quality))
        self.panel.place.bar.zoom()

    def _show_address(self, here: FoundPlace, address: Optional[Address]) -> None:
        self.panel.show_status("")
        if address is None:
            self.show_place(here, tr("No address found here."))
            return
        self.show_place(*found_address(here.lon, here.lat, address))

    def _failed(self, error: Exception) -> None:
        if isinstance(error, AddressUnknown):
            self._window.messages.log(error)
            self.panel.show_status(sentence(error, About(self._window.session.connection)))
        else:
            self.panel.show_status("")
            self._window.messages.problem(error, About(self._window.session.connection))

    def _forget_place(self) -> None:
        self.panel.place.bar.place = None
        self.panel.place.hide()
        self.marker.remove()

    def _connection_changed(self) -> None:
        """Request suggestions again, as the connection has changed."""
        self.panel.show_suggestions(())
        self.panel.show_status("")

    def _unlock(self) -> None:
        if self._asking.client() is not None:
            self.panel.show_status("")
            self.suggest(self.panel.line.text())
