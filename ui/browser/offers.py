"""Browser items that require a request: sources, maps and features of a connection."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Optional, Sequence

from qgis.core import QgsDataItem
from qgis.PyQt.QtCore import QUuid

from ...core import gis
from ...core.api.errors import ApiError
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from .nodes import EMPTY, ERROR, LOADING, LOCKED, Item, Note, Verb

_SESSION = QUuid.createUuid().toString(QUuid.StringFormat.Id128)[:8]
"""A part of the paths of these items. QGIS reopens items by path when it starts; items with a different path
in each session stay closed until the user opens them."""


class OfferItem(Item):
    """An item that sends a request when it is opened, and refreshes when the response arrives.

    :cvar offer: SOURCES or MAPS of the catalog.
    """

    offer = ""
    slug = ""
    icon_name = ""

    def __init__(self, parent: Item, order: int) -> None:
        super().__init__(
            parent,
            self.title(),
            f"{parent.path()}/{self.slug}@{_SESSION}",
            self.icon_name,
            self.tip(),
            order,
        )
        self._shown: tuple[Any, ...] = ()
        parent.context.watch(self)

    @property
    def kind(self) -> str:
        return self.offer

    def title(self) -> str:
        """Return its name."""
        raise NotImplementedError

    def tip(self) -> str:
        """Return its description."""
        raise NotImplementedError

    def offered(self) -> Iterable[QgsDataItem]:
        """Return the children, once the response has arrived."""
        raise NotImplementedError

    def make(self) -> Iterator[QgsDataItem]:
        directory, place = self.context.window.catalog, (self.connection, self.offer)
        self._shown = self._state()
        if self.context.is_refreshing and not (self.is_open() or self.is_renewing):
            self.context.keep_closed(self)
            return
        is_new = self._is_new()
        if is_new and not self._key_is_ready():
            yield self._locked()
            return
        if is_new or (self.is_open() and not self.is_renewing and self._key_is_ready()):
            directory.ask(*place, again=True)
        if directory.error(*place) is not None:
            yield self._failed(directory.error(*place))
        if directory.is_known(*place):
            yield from self.offered()
        elif directory.is_loading(*place):
            yield Note(self, tr("Requesting…"), LOADING)

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        return (
            Verb(
                "Reload",
                tr("&Reload"),
                "refresh",
                lambda: self.context.verbs.reload(self.connection, self.offer),
            ),
        )

    def nothing(self, text: str) -> Note:
        """Return a note in place of an empty response."""
        return Note(self, text, EMPTY)

    def renew(self) -> None:
        if self._shown != self._state():
            super().renew()

    def _state(self) -> tuple[Any, ...]:
        """Return the state that determines its children."""
        directory, place = self.context.window.catalog, (self.connection, self.offer)
        return (
            directory.offer(*place),
            directory.error(*place),
            directory.is_known(*place) or directory.is_loading(*place),
            self._is_new() and self._key_is_ready(),
        )

    def _is_new(self) -> bool:
        """Return whether it was not requested yet."""
        directory, place = self.context.window.catalog, (self.connection, self.offer)
        return not (directory.is_known(*place) or directory.error(*place) or directory.is_loading(*place))

    def _key_is_ready(self) -> bool:
        try:
            return bool(self.context.window.connections.has_key_ready(self.connection))
        except ApiError:
            return False

    def _locked(self) -> Note:
        return Note(
            self,
            tr("Locked: double-click to unlock"),
            LOCKED,
            lambda: self.context.verbs.unlock(self.connection, self.offer),
        )

    def _failed(self, error: Optional[Exception]) -> Note:
        return Note(
            self,
            gis.text.error_messages.sentence(error, About(self.connection)),
            ERROR,
            lambda: self.context.verbs.reload(self.connection, self.offer),
        )
