"""Pages in order, the first one alone, then more and more at a time (spec 4.10)."""

from __future__ import annotations

import math
import threading
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import Callable, Generator, Iterator, Optional, Sequence

from . import ahead
from .config import EMPTY_PAGE, SHORT_PAGE
from .errors import ApiError, Cancelled, PageRepeated
from .monitor import Monitor, SharedMonitor
from .records import Record

_NO_SUCH_PAGE = frozenset({400, 404, 416, 422})
_FAR_PAGE = 1_000_000
"""No source has so many pages."""
Fetch = Callable[[int, int, Monitor], "Sequence[Record]"]
"""From the page's number and size to its records."""


@dataclass(frozen=True)
class Page:
    """One page; *number* from 0, as the service counts. *size* is the ``limit`` it was asked with."""

    number: int
    records: Sequence[Record]
    size: int = 0


class Pages:
    """Asks for pages until the last one. With several radii the records of all sets count together.

    A short page is the last, unless the page behind it has records; that one is asked for where the short
    one looks like a capped ``limit`` or like rows left out behind the paging. Page 0 was capped, then: the
    pages start again with its size. From then on only an empty page is the last.

    Behind a short page, a service that says there is no such page says that the short one was the last.
    Any other failure there is raised once the short page is handed on: whether rows are missing is not known.

    :param end: one of ``config.PAGE_ENDS``.
    :param sets: radii of a request; the sizes of several sets together tell nothing of a cap on each.
    """

    def __init__(
        self, fetch: Fetch, size: int, in_flight: int, endpoint: str = "", end: str = "", sets: int = 1
    ) -> None:
        self._fetch = fetch
        self._size = size
        self._in_flight = in_flight
        self._endpoint = endpoint
        self._end = end
        self._sets = sets
        self._has_pages = False
        """Whether a page that no source has was found to be empty."""

    def in_order(self, first: int, monitor: Monitor) -> Iterator[Page]:
        """Yield the pages from *first* on.

        :raises PageRepeated: when the service gives the same page whatever its number is.
        """
        least = 1 if self._end == EMPTY_PAGE else self._size
        given = yield from self._run(_Asking(self._fetch, first, self._size, least), monitor)
        if given:
            monitor.page_size_lowered(self._size, given)
            yield from self._run(_Asking(self._fetch, 0, given, 1), monitor)

    def _run(self, asking: _Asking, monitor: Monitor) -> Generator[Page, None, int]:
        """Yield the pages of one size; returns the rows of a short page 0 that is not the last, else 0."""
        first = asking.first
        with closing(asking.pages(self._in_flight, monitor)) as pages:
            number, records = first, next(pages)
            while True:
                is_last, behind, failure = len(records) < asking.least, None, None
                if self._looks_behind(number, len(records), asking):
                    behind, failure = self._behind(records, is_last, pages, asking, monitor)
                if first and isinstance(failure, PageRepeated):
                    raise failure  # so the first page is the one before it, which the caller has
                if behind and is_last:
                    if not number:
                        return len(records)
                    asking.ask_on()
                if records or number == first:
                    yield Page(number, records, asking.size)
                if behind is None and not is_last:
                    behind, failure = self._behind(records, is_last, pages, asking, monitor)
                if failure is not None:
                    raise failure
                if not behind:
                    return 0
                number, records = number + 1, behind

    def _looks_behind(self, number: int, found: int, asking: _Asking) -> bool:
        """Whether the page behind a page is needed before that is handed on."""
        if not found or (found < asking.least and self._end == SHORT_PAGE):
            return False
        if number == asking.first > 0:
            return True
        looks_cut = self._sets > 1 or 4 * found >= asking.size or found % 10 == 0
        return found < asking.least and (looks_cut or asking.has_asked(number + 1))

    def _behind(
        self,
        records: Sequence[Record],
        is_last: bool,
        pages: Iterator[Sequence[Record]],
        asking: _Asking,
        monitor: Monitor,
    ) -> tuple[Sequence[Record], Optional[ApiError]]:
        """The next page, and the failure in its place or for which it counts as none."""
        try:
            behind = next(pages)
            if self._repeats(records, behind, asking, monitor):
                return [], self._repeated(asking.first)
            return behind, None
        except Cancelled:
            raise
        except ApiError as error:
            return [], None if is_last and error.status in _NO_SUCH_PAGE else error

    def _repeats(
        self, records: Sequence[Record], behind: Sequence[Record], asking: _Asking, monitor: Monitor
    ) -> bool:
        """Whether the service ignores ``page``: equal rows alone are ordinary with few columns."""
        if self._has_pages or not records or records != behind:
            return False
        try:
            self._has_pages = not self._fetch(_FAR_PAGE, asking.size, monitor)
        except ApiError as error:
            if error.status not in _NO_SUCH_PAGE:
                raise
            self._has_pages = True
        return not self._has_pages

    def _repeated(self, number: int) -> PageRepeated:
        seen = f"page {number + 1} the same as page {number}"
        return PageRepeated(f"{self._endpoint}: {seen}", seen=seen, endpoint=self._endpoint)


class _Asking:
    """The pages of one *size*; none is begun behind one with fewer records than *least*."""

    def __init__(self, fetch: Fetch, first: int, size: int, least: int) -> None:
        self.first = first
        self.size = size
        self.least = least
        self._fetch = fetch
        self._lock = threading.Lock()
        self._asked = first
        self._last: float = math.inf

    def pages(self, in_flight: int, monitor: Monitor) -> Generator[Sequence[Record], None, None]:
        """Yield the records of each page, without an end."""
        yield self._records(self.first, monitor) or []
        begun = ahead.under_way(
            count(self.first + 1), self._records, in_flight, SharedMonitor(monitor), widens=True
        )
        with closing(begun):
            for number, page in begun:
                ahead.settled(page, monitor)
                monitor.stop_if_cancelled()
                records = page.result()
                # What was not begun behind a short page is wanted after all.
                yield self._fetch(number, self.size, monitor) if records is None else records

    def has_asked(self, number: int) -> bool:
        """Whether the page was begun already."""
        with self._lock:
            return number <= self._asked

    def ask_on(self) -> None:
        """From now on only an empty page is the last."""
        with self._lock:
            self.least, self._last = 1, math.inf

    def _records(self, number: int, monitor: Monitor) -> Optional[Sequence[Record]]:
        """The records of a page; None: it lies behind the last one and was not asked for."""
        with self._lock:
            if number > self._last:
                return None
            self._asked = max(self._asked, number)
        records = self._fetch(number, self.size, monitor)
        with self._lock:
            if len(records) < self.least:
                self._last = min(self._last, number)
        return records
