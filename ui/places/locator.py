"""Address search in QGIS's locator bar: type ``addr`` and an address."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsFeedback, QgsLocatorContext, QgsLocatorFilter, QgsLocatorResult

from ...core import gis
from ...core.api.errors import ApiError, Cancelled
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text
from ..widgets.icons import icon
from ..window.requests import ClientCache
from .place_texts import is_coarse, quality_text

if TYPE_CHECKING:
    from ...core.api import Client
    from ...core.api.places import Place, Suggestion
    from ...core.gis.places.geocoder import ServiceGeocoder
    from ..window.window import Window

PREFIX = "addr"
"""At least three characters, as QGIS ignores shorter prefixes."""

LANE = "locator"
_MOST_KEPT = 1000
_FEWEST = 3
_CITY_SCALE = 50_000
_PLACE_SCALE = 10_000


class AddressLocator:
    """Adds the service's addresses to the locator bar of one window, and removes them again.

    No request is sent, and the authentication database is not accessed, before a search is typed.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._kept = ClientCache()
        self._filter: Optional[AddressFilter] = None

    def install(self) -> None:
        """Register with the locator bar; by default it is used with its prefix only.

        The bar itself waits for 100 ms without a key press, so the filter does not have to.
        """
        self._window.session.changed.connect(self._kept.revalidate)
        self._filter = AddressFilter(self, _Shared())
        self._filter.setUseWithoutPrefix(False)
        self._window.iface.registerLocatorFilter(self._filter)

    def remove(self) -> None:
        """Unregister from the locator bar; for ``unload()``."""
        if self._filter is not None:
            self._window.session.changed.disconnect(self._kept.revalidate)
            self._window.tasks.drop(LANE)
            self._window.iface.deregisterLocatorFilter(self._filter)
            self._filter = None

    @property
    def connection(self) -> str:
        """Return the connection to use: that of the panels, else the default; ``""``: none."""
        return self._window.session.connection or self._window.connections.default_name()

    def ready_client(self) -> Optional[Client]:
        """Return the client; None: it needs a prompt. Main thread only."""
        name, connections = self.connection, self._window.connections
        if not name:
            return None
        try:
            return self._kept.client(connections, name) if connections.has_key_ready(name) else None
        except ApiError as error:
            self._window.messages.log(error)
            return None

    def go_to(self, suggestion: Suggestion) -> None:
        """Zoom to a suggestion, geocoding its label first if it has no position."""
        place = gis.places.addresses.known_place(suggestion)
        if place is not None:
            self._zoom(place)
            return
        try:
            # The key may be locked by now; after a click QGIS may ask for the master password.
            client = self.ready_client() or self._window.requests.client(self.connection)
        except ApiError as error:
            self._window.messages.problem(error, About(self.connection))
            return
        self._window.tasks.start(
            tr("Find {address}").format(address=suggestion.label),
            lambda monitor: gis.places.addresses.place_of(client, suggestion, monitor),
            self._zoom,
            lambda error: self._window.messages.problem(error, About(self.connection)),
            lane=LANE,
        )

    def unlock(self, text: str) -> None:
        """Let QGIS ask for the master password, then search for *text* again."""
        try:
            self._window.requests.client(self.connection)
        except ApiError as error:
            self._window.messages.problem(error, About(self.connection))
            return
        self._window.iface.locatorSearch(f"{PREFIX} {text}")

    def _zoom(self, place: Place) -> None:
        from ..areas.canvas import zoom_to

        scale = _CITY_SCALE if is_coarse(place.geocoding_quality) else _PLACE_SCALE
        zoom_to(self._window.iface.mapCanvas(), place.lon, place.lat, scale)


@dataclass
class _Shared:
    """State shared by the filter on the main thread and its clones in workers.

    A result's user data can't be read in Python on QGIS 3.22, so results are identified by their text.
    """

    suggestions: dict[tuple[str, str], Suggestion] = field(default_factory=dict)
    locked_text: str = ""
    answers: dict[tuple[Optional[Client], str], list[Suggestion]] = field(default_factory=dict)
    """Cached suggestions by client and text, so that deleting or retyping a letter needs no request."""

    def offer(self, words: tuple[str, str], suggestion: Suggestion) -> None:
        """Store a result; called in the worker thread of a search, while the bar may still show earlier
        results."""
        self.suggestions.pop(words, None)
        if len(self.suggestions) >= _MOST_KEPT:
            del self.suggestions[next(iter(self.suggestions))]
        self.suggestions[words] = suggestion

    def keep(self, client: Optional[Client], text: str, found: list[Suggestion]) -> None:
        """Cache suggestions; called in the worker thread of a search."""
        if len(self.answers) >= _MOST_KEPT or any(other is not client for other, _ in tuple(self.answers)):
            self.answers.clear()
        self.answers[client, text] = found


class AddressFilter(QgsLocatorFilter):
    """Returns suggestions as results; a clone requests them in a worker thread.

    QGIS's own geocoder filter needs a position for each result, which a suggestion may not have (spec 2.5).
    """

    def __init__(self, locator: AddressLocator, shared: _Shared) -> None:
        super().__init__()
        self._locator = locator
        self._shared = shared
        self._client: Optional[Client] = None
        self._geocoder: Optional[ServiceGeocoder] = None
        self._icon = icon("address")
        self._is_ready = False
        self._connection = ""

    def clone(self) -> AddressFilter:
        return AddressFilter(self._locator, self._shared)

    def name(self) -> str:
        return "geoportfolio_addresses"

    def displayName(self) -> str:
        return tr("Addresses of the portfolio service")

    def description(self) -> str:
        return tr("Finds addresses with the service of GeoPortfolio.")

    def prefix(self) -> str:
        return PREFIX

    def priority(self) -> QgsLocatorFilter.Priority:
        return QgsLocatorFilter.Priority.Medium

    def prepare(self, string: str, context: QgsLocatorContext) -> list[str]:
        """Prepare the client without a prompt; called on the main thread."""
        self._connection = self._locator.connection
        self._geocoder = gis.places.geocoder.ServiceGeocoder(self._take_client)
        self._is_ready = self._geocoder.prepare()
        return []

    def fetchResults(self, string: str, context: QgsLocatorContext, feedback: QgsFeedback) -> None:
        """Request suggestions; called in a worker thread."""
        text = string.strip()
        if len(text) < _FEWEST or not self._connection:
            return
        if not self._is_ready:
            if context.usingPrefix:
                self._offer_unlocking(text)
            return
        try:
            found = self._found(text, feedback)
        except Cancelled:
            return
        except ApiError as error:
            if context.usingPrefix:
                self._emit(gis.text.error_messages.sentence(error, About(self._connection)), "", 0)
            return
        self._shared.locked_text = ""
        known: dict[tuple[str, str], Suggestion] = {}
        for number, suggestion in enumerate(found):
            if feedback.isCanceled():
                return
            words = _words(suggestion, known)
            if suggestion.label and words not in known:
                known[words] = suggestion
                self._shared.offer(words, suggestion)
                self._emit(*words, number)

    def triggerResult(self, result: QgsLocatorResult) -> None:
        """Go to the chosen result; called on the main thread."""
        suggestion = self._shared.suggestions.get((result.displayString, result.description))
        if suggestion is not None:
            self._locator.go_to(suggestion)
        elif self._shared.locked_text:
            self._locator.unlock(self._shared.locked_text)

    def _take_client(self) -> Optional[Client]:
        self._client = self._locator.ready_client()
        return self._client

    def _found(self, text: str, feedback: QgsFeedback) -> list[Suggestion]:
        found = self._shared.answers.get((self._client, text))
        if found is None:
            found = self._geocoder.suggest(text, feedback)
            self._shared.keep(self._client, text, found)
        return found

    def _offer_unlocking(self, text: str) -> None:
        self._shared.locked_text = text
        self._emit(
            tr("Unlock the QGIS authentication database to search for addresses"),
            tr("Choose this to enter the master password"),
            0,
        )

    def _emit(self, text: str, description: str, number: int) -> None:
        result = QgsLocatorResult()
        result.filter = self
        result.displayString = text
        result.description = description
        result.icon = self._icon
        # The bar sorts by score; the service returns the best match first.
        result.score = 1.0 - number / 1000.0
        self.resultFetched.emit(result)


def _words(suggestion: Suggestion, known: dict[tuple[str, str], Suggestion]) -> tuple[str, str]:
    """Return label and quality, with the position if another suggestion has the same text."""
    words = suggestion.label, quality_text(suggestion.geocoding_quality)
    if words in known and suggestion.lat is not None and suggestion.lon is not None:
        where = position_text(suggestion.lat, suggestion.lon)
        return words[0], " ".join(filter(None, (words[1], where)))
    return words
