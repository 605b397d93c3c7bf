"""The address page at work: suggestions, the place of an address, the address of a place."""

from __future__ import annotations

import time
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject
from qgis.PyQt.QtWidgets import QApplication

from ...core.api import Client, Monitor
from ...core.api.errors import ApiError, Cancelled
from ...core.api.places import Address, Place, Suggestion
from ...core.gis import jobs
from ...core.gis.jobs.addresses import AddressUnknown, known_place
from ...core.gis.sentences import sentence
from ..canvas import zoom_to
from ..drawing import Drawing
from ..places_words import is_coarse
from ..progress import ProgressLine
from ..reporting import Reporter
from ..session import Session, impatient
from ..tools.pick_tool import PickTool
from ..tools.pick_tool import Place as PickedPlace
from .address_panel import AddressPanel
from .marker import PlaceMarker
from .place_panel import FoundPlace

translate = QCoreApplication.translate

SUGGEST = "suggest"
PLACE = "place"
"""Lanes: a later question of a lane replaces the one before, whose answer is never shown."""

_FEWEST = 2
"""Characters from which on suggestions are asked for; an address in Chinese may have no more."""

_PATIENCE = 1.0
"""Seconds until a wait is worth a word."""

_CITY_SCALE = 50_000
_PLACE_SCALE = 10_000


class AddressTool(PickTool):
    """A click asks what is there."""

    def hint(self) -> str:
        return translate("GeoPortfolio", "Click a place for its address. Esc leaves.")


class AddressPage(QObject):
    """Asks the service what the panel wants to know, and shows the place on the map."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        drawing: Drawing,
        reporter: Reporter,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._drawing = drawing
        self._reporter = reporter
        self._client: Optional[Client] = None
        self._asked_of = ""
        self._began = 0.0
        self._place: Optional[FoundPlace] = None
        self._tool: Optional[AddressTool] = None
        self._progress = ProgressLine(self)
        self.marker = PlaceMarker(iface.mapCanvas(), self)
        self.panel = panel = AddressPanel()
        self._progress.text.connect(self._show_progress)
        panel.typed.connect(self._typed)
        panel.paused.connect(self.suggest)
        panel.entered.connect(lambda text: self.choose(Suggestion(text.strip(), None, None)))
        panel.chosen.connect(self.choose)
        panel.pick_wanted.connect(self.pick)
        panel.unlock_wanted.connect(self._unlock)
        panel.place.zoom_wanted.connect(self.zoom)
        panel.place.circles_wanted.connect(self._circles)
        panel.place.report_wanted.connect(self._report)
        panel.place.copy_wanted.connect(self._copy)
        session.changed.connect(self._session_changed)

    @property
    def place(self) -> Optional[FoundPlace]:
        """The place that is shown, or None."""
        return self._place

    def suggest(self, text: str) -> None:
        """Ask what may be meant by *text*; never asks for the master password."""
        text = text.strip()
        if len(text) < _FEWEST:
            return
        client = self._ready_client()
        if client is None:
            return
        self._start(
            SUGGEST,
            translate("GeoPortfolio", "Looking for addresses"),
            lambda monitor: jobs.suggest(client, text, monitor),
            lambda found: self._show_suggestions(text, found),
            self._not_suggested,
        )

    def choose(self, suggestion: Suggestion) -> None:
        """Go to *suggestion*; where it has no place, its label is geocoded first."""
        self._session.runner.drop(SUGGEST)
        self.panel.stop_waiting()
        known = known_place(suggestion)
        if known is not None:
            self._show_chosen(known)
            return
        client = self._asked_client()
        if client is None:
            return
        self._start(
            PLACE,
            translate("GeoPortfolio", "Looking for {address}").format(address=suggestion.label),
            lambda monitor: jobs.place_of(client, suggestion, monitor),
            self._show_chosen,
            self._failed,
        )

    def whats_here(self, lon: float, lat: float) -> None:
        """Show the address at a position in degrees of EPSG:4326."""
        here = FoundPlace(lon, lat, exact=True)
        self.show_place(here)
        client = self._asked_client()
        if client is None:
            return
        self._start(
            PLACE,
            translate("GeoPortfolio", "Looking for the address"),
            lambda monitor: jobs.address_at(client, lat, lon, monitor),
            lambda address: self._show_address(here, address),
            self._failed,
        )

    def pick(self, wanted: bool = True) -> None:
        """Let the analyst click a place for its address, or put the tool away."""
        canvas = self._iface.mapCanvas()
        if self._tool is None:
            self._tool = AddressTool(canvas, tuple)
            self._tool.picked.connect(lambda place: self.whats_here(place.lon, place.lat))
            self._tool.activated.connect(lambda: self.panel.pick.setChecked(True))
            self._tool.deactivated.connect(lambda: self.panel.pick.setChecked(False))
        if wanted:
            canvas.setMapTool(self._tool)
            self.panel.show_status(self._tool.hint())
        elif canvas.mapTool() is self._tool:
            self._tool.leave()

    def show_place(self, place: FoundPlace, note: str = "") -> None:
        """Show *place* in the panel and mark it on the map."""
        self._place = place
        self.panel.place.show_place(place, note)
        self.marker.show(place.lon, place.lat, place.coarse)

    def zoom(self) -> None:
        """Bring the place to the middle of the map."""
        if self._place is not None:
            scale = _CITY_SCALE if self._place.coarse else _PLACE_SCALE
            zoom_to(self._iface.mapCanvas(), self._place.lon, self._place.lat, scale)

    def set_on_map(self, shown: bool) -> None:
        """The mark is on the map while the dock is open."""
        if not shown:
            self.marker.remove()
            self.pick(False)
        elif self._place is not None:
            self.marker.show(self._place.lon, self._place.lat, self._place.coarse)

    def close(self) -> None:
        """Take mark and tool off the canvas; for ``unload()``."""
        self._drop(SUGGEST)
        self._drop(PLACE)
        self.panel.stop_waiting()
        self.marker.close()
        self._progress.rest()
        if self._tool is not None:
            self._tool.unload()
            self._tool = None

    def _typed(self, text: str) -> None:
        """What is on the screen belongs to another text: an answer that is under way must not come."""
        self._drop(SUGGEST)
        self.panel.set_outdated()
        self.panel.show_status("")
        if len(text.strip()) < _FEWEST:
            self.panel.show_suggestions(())
        if not text.strip():
            self._drop(PLACE)
            self._forget_place()

    def _show_suggestions(self, text: str, found: list[Suggestion]) -> None:
        found = [item for item in found if item.label]
        self.panel.show_suggestions(found)
        if found:
            self.panel.show_status("")
        else:
            self.panel.show_status(
                translate(
                    "GeoPortfolio", "No suggestion for '{text}'. Enter asks for exactly this address."
                ).format(text=text)
            )

    def _not_suggested(self, error: Exception) -> None:
        """In the dock alone: a message for every key would bury the others."""
        self._session.messages.log(error)
        self.panel.show_suggestions(())
        self.panel.show_status(sentence(error, self._session.about()))

    def _show_chosen(self, found: Place) -> None:
        self.panel.show_status("")
        self.show_place(FoundPlace(found.lon, found.lat, found.label, found.geocoding_quality))
        self.zoom()

    def _show_address(self, here: FoundPlace, address: Optional[Address]) -> None:
        self.panel.show_status("")
        if address is None:
            self.show_place(here, translate("GeoPortfolio", "The service knows no address here."))
            return
        note = ""
        if is_coarse(address.geocoding_quality):
            note = translate(
                "GeoPortfolio", "The address is only the city; the position is what you clicked."
            )
        self.show_place(
            FoundPlace(here.lon, here.lat, address.label, address.geocoding_quality, exact=True), note
        )

    def _failed(self, error: Exception) -> None:
        if isinstance(error, AddressUnknown):
            self._session.messages.log(error)
            self.panel.show_status(sentence(error, self._session.about()))
        else:
            self.panel.show_status("")
            self._session.messages.problem(error, self._session.about())

    def _circles(self) -> None:
        place = self._place
        if place is not None:
            quality = "" if place.exact else place.quality
            self._drawing.circles_here(place.lon, place.lat, place.name, quality)

    def _report(self) -> None:
        place = self._place
        if place is None:
            return
        if self._session.described is None:
            self._session.messages.hint(
                translate(
                    "GeoPortfolio", "Choose a source in the Selection dock first, then ask for the report."
                )
            )
            return
        self._reporter.fetch(PickedPlace(place.lon, place.lat, place.name))

    def _copy(self) -> None:
        if self._place is not None:
            QApplication.clipboard().setText(self._place.as_text())
            self.panel.show_status(translate("GeoPortfolio", "Copied."))

    def _forget_place(self) -> None:
        self._place = None
        self.panel.place.hide()
        self.marker.remove()

    def _start(
        self,
        lane: str,
        title: str,
        work: Callable[[Monitor], Any],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._began = time.monotonic()

        def done(value: Any) -> None:
            self._progress.rest()
            on_done(value)

        def failed(error: Exception) -> None:
            self._progress.rest()
            if isinstance(error, Cancelled):
                self.panel.show_status("")
            else:
                on_error(error)

        self._session.runner.start(
            title, work, done, failed, lane=lane, watch=lambda task: self._progress.follow(title, task)
        )

    def _show_progress(self, text: str) -> None:
        """Only of a service that takes its time: a line that comes and goes with each key disturbs."""
        if time.monotonic() - self._began > _PATIENCE:
            self.panel.show_status(text)

    def _drop(self, lane: str) -> None:
        self._session.runner.drop(lane)
        self._progress.rest()

    def _session_changed(self) -> None:
        """Another service may have another answer, and this client another key."""
        self._client = None
        if self._session.connection != self._asked_of:
            self._asked_of = self._session.connection
            self._drop(SUGGEST)
            self._drop(PLACE)
            self.panel.show_suggestions(())
            self.panel.show_status("")

    def _ready_client(self) -> Optional[Client]:
        """The client, without a prompt; what is missing is said in the panel."""
        session = self._session
        if not session.connection:
            self.panel.show_status(
                translate("GeoPortfolio", "Connect to your portfolio service in the Selection dock first.")
            )
            return None
        if self._client is None and not session.connections.has_key_ready(session.connection):
            self.panel.show_status(
                translate(
                    "GeoPortfolio",
                    "QGIS's password store is locked, so no address was asked for. Unlock it to go on.",
                ),
                locked=True,
            )
            return None
        return self._asked_client()

    def _asked_client(self) -> Optional[Client]:
        """The client; QGIS may ask for the master password. A problem is told."""
        if self._client is None:
            session = self._session
            try:
                config = session.connections.config(session.connection)
            except ApiError as error:
                session.messages.problem(error, session.about())
                return None
            self._client = Client(impatient(config))
        return self._client

    def _unlock(self) -> None:
        if self._asked_client() is not None:
            self.panel.show_status("")
            self.suggest(self.panel.line.text())
