"""The draft of the next query: filters, columns and page size. Areas are stored in their layer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Callable

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api import Area, Query
from ...core.api.filters import Filters
from ...core.api.parsing.records import with_place_names
from ...core.api.query import ENTRIES, EVENT, SEARCH_ENTRIES, SEARCH_POINTS
from ...core.gis.text.languages import tr
from ..window.messages import Step

if TYPE_CHECKING:
    from ...core.gis.projects.query_draft import QueryDraft
    from ..window.window import Window

_COLUMNS = "geoportfolio/columns/{}"
_PAGE_SIZE = "geoportfolio/pageSize"
_DEFAULT_PAGE_SIZE = 1000
_WITH_COLUMNS = (ENTRIES, EVENT, SEARCH_ENTRIES, SEARCH_POINTS)


class Draft(QObject):
    """Filters and columns of the selected source, and the page size. Each source has its own.

    Columns are stored in the profile, filters while QGIS is open, and both of the selected source in the
    project.
    """

    changed = pyqtSignal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._filters: dict[tuple[str, str], Filters] = {}
        self._before = self._key
        window.session.changed.connect(self._session_changed)

    @property
    def filters(self) -> Filters:
        """Return the filter tree in the form that is sent."""
        return self._filters.get(self._key, ())

    def set_filters(self, filters: Filters) -> None:
        """Set the filters of the next queries."""
        if filters != self.filters:
            self._filters[self._key] = filters
            self.changed.emit()

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns of entries in order; empty: the service's default.

        Columns that the source no longer has are omitted, and columns with the coordinates are always
        included.
        """
        kept = QgsSettings().value(_columns_setting(self._key), []) or []
        # A list with one item is read back from an .ini file as text.
        wanted = [kept] if isinstance(kept, str) else kept
        described = self._window.session.described
        offered = {column.field for column in described.columns} if described else set()
        return with_place_names(tuple(column for column in wanted if column in offered), offered)

    def set_columns(self, columns: tuple[str, ...]) -> None:
        """Set the columns of entries and searches."""
        if columns != self.columns:
            QgsSettings().setValue(_columns_setting(self._key), list(columns))
            self.changed.emit()

    @property
    def page_size(self) -> int:
        """Return the entries per page (spec 4.10)."""
        return int(QgsSettings().value(_PAGE_SIZE, _DEFAULT_PAGE_SIZE, type=int))

    def set_page_size(self, size: int) -> None:
        """Set the entries per page."""
        if size != self.page_size:
            QgsSettings().setValue(_PAGE_SIZE, size)
            self.changed.emit()

    def query(self, verb: str, areas: tuple[Area, ...] = ()) -> Query:
        """Return the current query; *areas* are those on the map, empty for a search."""
        return Query(
            self._window.session.source,
            areas,
            self._window.session.version,
            self.filters,
            self.columns if verb in _WITH_COLUMNS else (),
            self.page_size,
            verb,
        )

    def recall(self, kept: QueryDraft) -> None:
        """Restore filters and columns of a project, without a message."""
        key = self._before = kept.connection, kept.source
        self._filters[key] = kept.filters
        if kept.columns:
            QgsSettings().setValue(_columns_setting(key), list(kept.columns))

    def fill(self, query: Query) -> Callable[[], None]:
        """Set filters, columns and page size from *query*, whose source is already selected.

        :returns: a function that restores the previous ones.
        """
        before = self.query(query.verb)
        self._put(self._key, query)
        return partial(self._put, self._key, before)

    def _put(self, key: tuple[str, str], query: Query) -> None:
        self._filters[key] = query.filters
        if query.verb in _WITH_COLUMNS:
            QgsSettings().setValue(_columns_setting(key), list(query.columns))
        if query.verb == ENTRIES:
            QgsSettings().setValue(_PAGE_SIZE, query.page_size)
        self.changed.emit()

    def _session_changed(self) -> None:
        """Store the filters with their connection, and report that they are no longer sent."""
        before, self._before = self._before, self._key
        connection, messages = self._window.session.connection, self._window.messages
        filters = self._filters.get(before, ())
        there = connection, before[1]
        if connection and connection != before[0] and filters and not self._filters.get(there):
            text = tr("The filters of {source} stay with '{before}'. '{now}' has none for it.").format(
                source=before[1], before=before[0], now=connection
            )
            take = Step(tr("Use Them Here, Too"), partial(self._set_filters, there, filters))
            messages.hint(text, take)
        self.changed.emit()

    def _set_filters(self, key: tuple[str, str], filters: Filters) -> None:
        self._filters[key] = filters
        self.changed.emit()

    @property
    def _key(self) -> tuple[str, str]:
        return self._window.session.connection, self._window.session.wanted


def _columns_setting(key: tuple[str, str]) -> str:
    return _COLUMNS.format("/".join(part.replace("/", "%2F") for part in key))
