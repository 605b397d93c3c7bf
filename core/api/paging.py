"""Paging of entries, with a growing number of concurrent requests (spec 4.10), and of features."""

from __future__ import annotations

import math
import threading
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Callable, Generator, Iterator, Optional, Sequence, Union

from . import concurrency
from .config import EMPTY_PAGE, SHORT_PAGE
from .errors import ApiError, Cancelled, FeaturesMissing, PageRepeated
from .monitor import Monitor, SharedMonitor
from .parsing.features import ENDPOINT, NEWEST, FeaturePage, Offer
from .parsing.records import Record

_NO_SUCH_PAGE = frozenset({400, 404, 416, 422})
_FAR_PAGE = 1_000_000
"""A page number beyond the last page of any source."""
Fetch = Callable[[int, int, Monitor], "Sequence[Record]"]
"""Returns the records of a page by its number and size."""


@dataclass(frozen=True)
class Page:
    """One page. *number* counts from 0, as in the service; *size* is the ``limit`` of its request."""

    number: int
    records: Sequence[Record]
    size: int = 0


@dataclass
class Pages:
    """Requests pages until the last one. With several radii, the records of all sets count together.

    A short page is the last, unless the page after it has records. That page is requested if the short one
    may result from a capped ``limit``, or from rows that are filtered out after paging. If it has records,
    page 0 was capped, and paging restarts with its size. From then on only an empty page is the last.

    If the service reports that there is no page after a short one, the short one was the last. Any other
    failure there is raised after the short page was yielded, as rows may be missing.

    :param fetch: is called in several threads.
    :param size: the initial ``limit``.
    :param end: one of ``config.PAGE_ENDS``.
    :param sets: radii of a request; the total size of several sets does not show a cap on each.
    """

    fetch: Fetch
    size: int
    in_flight: int
    endpoint: str = ""
    end: str = ""
    sets: int = 1
    _has_pages: bool = field(default=False, init=False)
    """Whether a page far beyond the end was found to be empty."""

    def in_order(self, first: int, monitor: Monitor) -> Iterator[Page]:
        """Yield the pages starting with *first*.

        :raises PageRepeated: the service returns the same page for every number.
        """
        least = 1 if self.end == EMPTY_PAGE else self.size
        given = yield from self._read(_Run(self.fetch, first, self.size, least), monitor)
        if given:
            monitor.page_size_lowered(self.size, given)
            yield from self._read(_Run(self.fetch, 0, given, 1), monitor)

    def _read(self, run: _Run, monitor: Monitor) -> Generator[Page, None, int]:
        """Yield the pages of one size; return the number of rows of a short page 0 that is not the last, else
        0."""
        with closing(run.pages(self.in_flight, monitor)) as pages:
            number, records = run.first, next(pages)
            while True:
                is_short, behind = len(records) < run.least, None
                if self._needs_next_page(number, len(records), run):
                    behind = self._behind(records, is_short, pages, run, monitor)
                if run.first and isinstance(behind, PageRepeated):
                    raise behind  # the caller already has the page before it, the first one
                if is_short and behind and not isinstance(behind, ApiError):
                    if not number:
                        return len(records)
                    run.end_at_empty_page()
                if records or number == run.first:
                    yield Page(number, records, run.size)
                if behind is None and not is_short:
                    behind = self._behind(records, is_short, pages, run, monitor)
                if isinstance(behind, ApiError):
                    raise behind
                if not behind:
                    return 0
                number, records = number + 1, behind

    def _needs_next_page(self, number: int, found: int, run: _Run) -> bool:
        """Return whether the next page is needed before this one is yielded."""
        if not found or (found < run.least and self.end == SHORT_PAGE):
            return False
        if number == run.first > 0:
            return True
        looks_cut = self.sets > 1 or 4 * found >= run.size or found % 10 == 0
        return found < run.least and (looks_cut or run.has_begun(number + 1))

    def _behind(
        self,
        records: Sequence[Record],
        is_short: bool,
        pages: Iterator[Sequence[Record]],
        run: _Run,
        monitor: Monitor,
    ) -> Union[Sequence[Record], ApiError]:
        """Return the next page, an empty one if there is none, or the failure in its place."""
        try:
            behind = next(pages)
            if not self._is_repeated(records, behind, run, monitor):
                return behind
        except Cancelled:
            raise
        except ApiError as error:
            return [] if is_short and error.status in _NO_SUCH_PAGE else error
        seen = f"page {run.first + 1} the same as page {run.first}"
        return PageRepeated(f"{self.endpoint}: {seen}", seen=seen, endpoint=self.endpoint)

    def _is_repeated(
        self, records: Sequence[Record], behind: Sequence[Record], run: _Run, monitor: Monitor
    ) -> bool:
        """Return whether the service ignores ``page``; equal rows alone are normal with few columns."""
        if self._has_pages or not records or records != behind:
            return False
        try:
            self._has_pages = not self.fetch(_FAR_PAGE, run.size, monitor)
        except ApiError as error:
            if error.status not in _NO_SUCH_PAGE:
                raise
            self._has_pages = True
        return not self._has_pages


class _Run:
    """The pages of one *size*. None is requested after one with fewer records than *least*."""

    def __init__(self, fetch: Fetch, first: int, size: int, least: int) -> None:
        self.first = first
        self.size = size
        self.least = least
        self._fetch = fetch
        self._lock = threading.Lock()
        self._begun = first
        self._last: float = math.inf

    def pages(self, in_flight: int, monitor: Monitor) -> Generator[Sequence[Record], None, None]:
        """Yield the records of each page, endlessly."""
        yield self._records(self.first, monitor) or []
        begun = concurrency.run_ahead(
            count(self.first + 1), self._records, in_flight, SharedMonitor(monitor), widens=True
        )
        with closing(begun):
            for number, page in begun:
                concurrency.wait_until_done(page, monitor)
                monitor.stop_if_cancelled()
                records = page.result()
                # A page after a short one was skipped, but is needed after all.
                yield self._fetch(number, self.size, monitor) if records is None else records

    def has_begun(self, number: int) -> bool:
        """Return whether the page was already requested."""
        with self._lock:
            return number <= self._begun

    def end_at_empty_page(self) -> None:
        """From now on, treat only an empty page as the last."""
        with self._lock:
            self.least, self._last = 1, math.inf

    def _records(self, number: int, monitor: Monitor) -> Optional[Sequence[Record]]:
        """Return the records of a page; None: it is after the last one and was not requested."""
        with self._lock:
            if number > self._last:
                return None
            self._begun = max(self._begun, number)
        records = self._fetch(number, self.size, monitor)
        with self._lock:
            if len(records) < self.least:
                self._last = min(self._last, number)
        return records


class FeaturePages:
    """Paging of one WFS query: where the next page starts, and whether there is one.

    A service may limit the size of a response. WFS 2.0 reports that (``numberMatched``, a next link). Older
    versions and the GeoJSON of most services do not, so the next page has to be requested.

    :param offer: requests the paging properties in the capabilities; called only if a response does not show
        whether it is complete.
    :param wanted: the number of features that is enough; 0: all.
    """

    def __init__(self, offer: Callable[[], Offer], version: str = NEWEST, wanted: int = 0) -> None:
        self.version = version
        self.start = 0
        self.size = wanted
        """The number of features to request; 0: as many as the service returns."""
        self._offer = offer
        self._wanted = wanted
        self._first_rows = 0
        self._is_more = False
        self._marks: list[Any] = []

    def refuse_repeated(self, mark: Any) -> None:
        """Raise PageRepeated if a page with *mark* was returned before: the service ignores
        ``STARTINDEX``."""
        is_known = self.start > 0 and mark in self._marks
        # A service that ignores the parameter repeats the first page, a cache repeats the last one.
        self._marks = [*self._marks[:1], mark]
        if is_known:
            seen = "the same page of features again"
            raise PageRepeated(f"{ENDPOINT}: {seen}", seen=seen, endpoint=ENDPOINT)

    def has_more_after(self, page: FeaturePage) -> bool:
        """Record *page*, and return whether to request another one.

        :raises FeaturesMissing: there are more features that the service does not return.
        """
        is_first, self.start = self.start == 0, self.start + page.rows
        self._is_more = page.has_next or (page.matched or 0) > self.start
        if self._wanted and self.start >= self._wanted:
            return False
        if not page.rows:
            self._miss_if((page.matched or 0) > self.start)
            return False
        if is_first:
            self._first_rows = page.rows
        has_more = self._has_more(page, is_first)
        self.size = min(self._first_rows, self._wanted - self.start if self._wanted else self._first_rows)
        return has_more

    def end_at(self, reason: ApiError) -> bool:
        """Return whether to request a page again that was refused for *reason*.

        That is the case for the first page if the service supports another version.

        :raises FeaturesMissing: there are more features, as far as is known.
        :raises ApiError: *reason*, if no page was returned.
        """
        if self.start == 0:
            version, self.version = self.version, self._offer().version
            if version == self.version:
                raise reason
            return True
        self._miss_if(self._is_more or self._is_capped())
        return False

    def _has_more(self, page: FeaturePage, is_first: bool) -> bool:
        if page.matched is not None or page.has_next:
            return self._is_more
        if not is_first:
            return page.rows >= self.size
        offer = self._offer()
        if offer.has_pages is False:
            self._miss_if(self._is_capped())
            return False
        return not offer.most or page.rows >= offer.most

    def _is_capped(self) -> bool:
        most = self._offer().most
        return 0 < most <= self._first_rows

    def _miss_if(self, is_missing: bool) -> None:
        if is_missing:
            text = f"{ENDPOINT}: {self.start} features came, and no further page"
            raise FeaturesMissing(text, limit=self.start, endpoint=ENDPOINT)
