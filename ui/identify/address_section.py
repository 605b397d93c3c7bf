"""The section with the address of a position (spec 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.places import Address
from ...core.gis.text.languages import tr
from ..areas.pick_tool import Place
from ..places.place_panel import AddressLabel, found_address
from .section import Section

if TYPE_CHECKING:
    from ..window.window import Window


class AddressSection(Section):
    """Requests the address through the current connection."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, "address", tr("Address"))
        self.label = AddressLabel()
        self.column.addWidget(self.status)
        self.column.addWidget(self.label)
        self.clear_facts()

    def clear_facts(self) -> None:
        self.label.hide()

    def request(self, place: Place) -> bool:
        def ask(client: Client, monitor: Monitor) -> Optional[Address]:
            return gis.places.addresses.address_at(client, place.lat, place.lon, monitor)

        return self.start(
            tr("Identify the address"),
            ask,
            lambda address: self._show(place, address),
            self._window.session.about(),
        )

    def _show(self, place: Place, address: Optional[Address]) -> None:
        self.say("" if address else tr("No address found here."))
        if address is not None:
            self.label.show_place(*found_address(place.lon, place.lat, address))
