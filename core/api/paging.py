"""Pages in order, a few read ahead (spec 4.10)."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import Callable, Generator, Iterator, Optional, Sequence

from . import ahead
from .errors import ApiError, Cancelled, PageRepeated
from .monitor import POLL, Monitor, SharedMonitor
from .records import Record

_NO_SUCH_PAGE = frozenset({400, 404, 416, 422})
Fetch = Callable[[int, int, Monitor], "Sequence[Record]"]
"""From the page's number and size to its records."""


@dataclass(frozen=True)
class Page:
    """One page; *number* from 0, as the service counts. *size* is the ``limit`` it was asked with."""

    number: int
    records: Sequence[Record]
    size: int = 0


class Pages:
    """Asks for pages until one has fewer records than its size.

    A service that caps ``limit`` shows by records behind a first page that was short: it is asked
    again with the size that it gave. With several radii the records of all sets count together.

    Behind a short page, a service that says there is no such page says that the short one was the last.
    Any other failure there is raised once the short page is handed on: whether rows are missing is not known.
    """

    def __init__(self, fetch: Fetch, size: int, in_flight: int, endpoint: str = "") -> None:
        self._fetch = fetch
        self._size = size
        self._in_flight = in_flight
        self._endpoint = endpoint

    def in_order(self, first: int, monitor: Monitor) -> Iterator[Page]:
        """The pages from *first* on; raises PageRepeated when one comes twice."""
        given = yield from self._run(first, self._size, monitor)
        if given:
            monitor.page_size_lowered(self._size, given)
            yield from self._run(0, given, monitor)

    def _run(self, first: int, size: int, monitor: Monitor) -> Generator[Page, None, int]:
        """The pages of one *size*; returns what the service gives instead, where it caps it, else 0."""
        asking = _Asking(self._fetch, first, size, ahead.in_flight_of(self._in_flight))
        begun = ahead.under_way(count(first), asking.page, self._in_flight, SharedMonitor(monitor))
        last: Optional[Sequence[Record]] = None
        with closing(begun):
            number, page = next(begun)
            while True:
                records = _result(page, monitor)
                self._check_new(number, records, last)
                page = next(begun)[1]
                if len(records) < size:
                    is_asked = records and asking.has_asked(number + 1)
                    behind, failure = _behind(page, monitor) if is_asked else ([], None)
                    self._check_new(number + 1, behind, records)
                    if behind and number == first == 0:
                        return len(records)
                    if not behind:
                        if records or number == first:
                            yield Page(number, records, size)
                        if failure is not None:
                            raise failure
                        return 0
                yield Page(number, records, size)
                number, last = number + 1, records

    def _check_new(self, number: int, records: Sequence[Record], last: Optional[Sequence[Record]]) -> None:
        if records and records == last:
            seen = f"page {number} the same as page {number - 1}"
            raise PageRepeated(f"{self._endpoint}: {seen}", seen=seen, endpoint=self._endpoint)


class _Asking:
    """The pages of one size, each in a thread that waits until its page may be asked for.

    Once the first ones have gone out together, a page is asked for while no short one with nothing behind
    it has been seen. As pages begin in their order, *in_flight* of them at a time, no more than *in_flight*
    - 1 are asked for behind the last. The page behind page 0 is asked for when that is short, also with one
    in flight: only so it shows that the service caps ``limit``.
    """

    def __init__(self, fetch: Fetch, first: int, size: int, in_flight: int) -> None:
        self._fetch = fetch
        self._size = size
        self._together = first + in_flight
        self._changed = threading.Condition()
        self._next = first
        self._not_last = first - 1
        """The highest page that has rows behind it, or may have, as it is full."""
        self._short: set[int] = set()

    def page(self, number: int, monitor: Monitor) -> Sequence[Record]:
        with self._changed:
            while not self._may_ask(number):
                monitor.stop_if_cancelled()
                self._changed.wait(POLL)
            self._next += 1
            self._changed.notify_all()
        records = self._fetch(number, self._size, monitor)
        with self._changed:
            is_short = len(records) < self._size
            if is_short:
                self._short.add(number)
                if records and number == 0:
                    self._together = max(self._together, 2)
            if records:
                self._not_last = max(self._not_last, number - is_short)
            self._changed.notify_all()
        return records

    def has_asked(self, number: int) -> bool:
        """Whether the page was asked for, or is about to be."""
        with self._changed:
            return number < max(self._next, self._together)

    def _may_ask(self, number: int) -> bool:
        is_end_seen = any(self._not_last < short < number for short in self._short)
        return number == self._next and (number < self._together or not is_end_seen)


def _result(page: Future[Sequence[Record]], monitor: Monitor) -> Sequence[Record]:
    ahead.settled(page, monitor)
    monitor.stop_if_cancelled()
    return page.result()


def _behind(page: Future[Sequence[Record]], monitor: Monitor) -> tuple[Sequence[Record], Optional[ApiError]]:
    """The records behind a short page; or none, and the failure that leaves open whether there are some."""
    try:
        return _result(page, monitor), None
    except Cancelled:
        raise
    except ApiError as error:
        return [], None if error.status in _NO_SUCH_PAGE else error
