"""Pages in order, a few read ahead (spec 4.10)."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Callable, Iterator, Optional

from .errors import PageRepeated
from .monitor import Monitor, SharedMonitor
from .records import Record

_POLL = 0.05
Fetch = Callable[[int, int, Monitor], "list[Record]"]
"""From the page's number and size to its records."""


@dataclass(frozen=True)
class Page:
    """One page; *number* from 0, as the service counts. *size* is the ``limit`` it was asked with."""

    number: int
    records: list[Record]
    size: int = 0


class Pages:
    """Asks for pages until one has fewer records than its size.

    A service that caps ``limit`` shows by records behind a first page that was short: it is asked
    again with the size that it gave. With several radii the records of all sets count together.
    """

    def __init__(self, fetch: Fetch, size: int, in_flight: int, endpoint: str = "") -> None:
        self._fetch = fetch
        self._size = size
        self._in_flight = max(1, in_flight)
        self._endpoint = endpoint

    def in_order(self, first: int, monitor: Monitor) -> Iterator[Page]:
        """The pages from *first* on; raises PageRepeated when one comes twice."""
        watched = SharedMonitor(monitor)
        pool = ThreadPoolExecutor(self._in_flight, thread_name_prefix=f"geoportfolio {self._endpoint} page")
        try:
            yield from self._run(pool, first, self._size, watched)
        finally:
            watched.cancelled.set()
            pool.shutdown(wait=False, cancel_futures=True)

    def _run(self, pool: ThreadPoolExecutor, first: int, size: int, watched: SharedMonitor) -> Iterator[Page]:
        waiting: deque[Future[list[Record]]] = deque()
        number, last = first, None
        while True:
            while len(waiting) < self._in_flight:
                waiting.append(pool.submit(self._fetch, number + len(waiting), size, watched))
            records = self._result(waiting.popleft(), watched)
            self._check_new(number, records, last)
            if len(records) < size and self._is_last(records, waiting, number, watched):
                if records or number == first:
                    yield Page(number, records, size)
                return
            if len(records) < size and number == first == 0:
                watched.parent.page_size_lowered(size, len(records))
                yield from self._run(pool, 0, len(records), watched)
                return
            yield Page(number, records, size)
            number, last = number + 1, records

    def _is_last(
        self, records: list[Record], waiting: deque[Future[list[Record]]], number: int, watched: SharedMonitor
    ) -> bool:
        """Whether nothing is behind a short page, as far as pages were read ahead."""
        if not records or not waiting:
            return True
        behind = self._result(waiting[0], watched)
        self._check_new(number + 1, behind, records)
        return not behind

    def _check_new(self, number: int, records: list[Record], last: Optional[list[Record]]) -> None:
        if records and records == last:
            seen = f"page {number} the same as page {number - 1}"
            raise PageRepeated(f"{self._endpoint}: {seen}", seen=seen, endpoint=self._endpoint)

    def _result(self, page: Future[list[Record]], watched: SharedMonitor) -> list[Record]:
        while True:
            watched.parent.stop_if_cancelled()
            if wait([page], timeout=_POLL).done:
                return page.result()
