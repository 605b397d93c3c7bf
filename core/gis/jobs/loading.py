"""Points, entries, searches, accumulation and live events into a GeoPackage."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Union

from ...api import Area, Buffers, Client, Monitor, Query, ahead
from ...api.errors import ApiError, Cancelled, PageRepeated
from ...api.portfolio import Source
from ...api.query import ACCUMULATION, ACCUMULATION_LAYER, ENTRIES, EVENT, POINTS, SEARCH_POINTS
from ...api.records import Record
from ..repeats import Repeats
from ..results import REPEATS, Position, Result, title_of
from ..store import ResultWriter
from ..stored_records import stored_records
from .accumulations import accumulate, store_accumulation
from .asking import endpoints_of, refuse_faults

Tag = Union[Any, Callable[[Record], Any]]


@dataclass(frozen=True)
class Kept:
    """A result that stopped, to be gone on with: its file, and where to go on."""

    path: Path
    position: Position


def load(
    client: Client,
    query: Query,
    described: Source,
    path: Path,
    monitor: Monitor,
    *,
    kept: Optional[Kept] = None,
    mark_repeats: bool = False,
) -> Result:
    """The answer to *query* as a GeoPackage at *path* (spec 4.3, 4.4, 4.8).

    Each row is tagged from its request: with ``area``, or with ``radius`` and ``center`` in circles;
    what is asked without areas has no tags. Accumulation has a row for each area or radius. An error
    that comes after the first rows ends the load but not the result: it is kept in ``Result.error``,
    with ``complete`` False and the ``position`` to go on at.

    :param described: the source as the provision has it.
    :param kept: go on with what a stopped load left; its file is read, not changed.
    :param mark_repeats: add the field ``repeats``, where several radii or areas can say a row twice.
    :raises InvalidInput: before anything is sent, when the query does not fit the source.
    :raises ApiError: when nothing had arrived.
    """
    if query.verb == ACCUMULATION:
        return store_accumulation(accumulate(client, query, described, monitor), path, monitor)
    began = time.monotonic()
    when = datetime.now().astimezone()
    refuse_faults(client, query, described, monitor)
    types = {column.field: column.type for column in described.columns}
    own = _own_fields(query, mark_repeats)
    error: Optional[ApiError] = None
    writer = ResultWriter(path, types, own, query)
    loading = _Loading(client, query, writer, monitor, Repeats() if REPEATS in own else None)
    with writer:
        try:
            loading.run(kept)
        except ApiError as broken:
            error = broken
    if error is not None and writer.stored is None and not isinstance(error, Cancelled):
        raise error
    return Result(
        stored=writer.stored,
        query=query,
        title=title_of(query, when),
        endpoints=endpoints_of(query),
        host=client.config.base_url,
        when=when,
        seconds=time.monotonic() - began,
        complete=error is None,
        error=error,
        aliases={item.field: item.label for item in described.filters if item.label},
        position=None if error is None or isinstance(error, PageRepeated) else loading.position,
        repeats=loading.repeat_count,
    )


def _own_fields(query: Query, mark_repeats: bool) -> dict[str, str]:
    fields: dict[str, str] = {}
    circles = [area.shape for area in query.areas if isinstance(area.shape, Buffers)]
    if len(circles) < len(query.areas):
        fields["area"] = "text"
    if circles:
        fields.update(radius="real", center="text")
    sets = len(query.areas) - len(circles) + sum(len(shape.radiuses) for shape in circles)
    if mark_repeats and sets > 1:
        fields[REPEATS] = "integer"
    return fields


def _radius(record: Record) -> Optional[float]:
    return record.radius


class _Loading:
    """One load under way: where it is, and what it has counted."""

    def __init__(
        self, client: Client, query: Query, writer: ResultWriter, monitor: Monitor, repeats: Optional[Repeats]
    ) -> None:
        self.position = Position()
        self.repeat_count = 0
        self._client = client
        self._query = query
        self._writer = writer
        self._monitor = monitor
        self._repeats = repeats

    def run(self, kept: Optional[Kept]) -> None:
        query = self._query
        # What comes in one answer begins anew.
        if kept is not None and query.has_areas:
            self._take_over(kept)
        first = self.position
        if not query.has_areas:
            self._writer.add(self._one_answer(), {}, self._monitor)
        elif query.verb == ENTRIES:
            for number, area in enumerate(query.areas[first.area :], first.area):
                self._entries(number, area, first.page if number == first.area else 0)
        else:
            self._points(first.area)

    def _points(self, first: int) -> None:
        areas = self._query.areas[first:]
        streams = [partial(self._points_of, area) for area in areas]
        in_flight = self._client.config.open_points.pages_in_flight
        several = len(areas) > 1
        answers = (
            ahead.in_order(streams, in_flight, self._monitor)
            if several
            else (stream(self._monitor) for stream in streams)
        )
        # An error that is kept in the result keeps its frames: what is under way ends here, not with them.
        with closing(answers):
            for number, (area, records) in enumerate(zip(areas, answers), first):
                self._next_area()
                self._writer.add(records, self._tags(area), self._monitor)
                self.position = Position(number + 1)

    def _points_of(self, area: Area, monitor: Monitor) -> Iterator[Record]:
        query = self._query
        return self._client.portfolio.points(
            query.source, area.shape, query.filters, version=query.version, monitor=monitor
        )

    def _entries(self, number: int, area: Area, first_page: int) -> None:
        query = self._query
        if not first_page:
            self._next_area()
        # A page that was kept in part would come twice when the load goes on.
        whole_pages = _Uninterrupted(self._monitor)
        pages = self._client.portfolio.entries(
            query.source,
            area.shape,
            query.columns,
            query.filters,
            page_size=self.position.page_size if first_page else query.page_size,
            first_page=first_page,
            version=query.version,
            monitor=self._monitor,
        )
        with closing(pages):
            for page in pages:
                self._writer.add(page.records, self._tags(area), whole_pages)
                self.position = Position(number, page.number + 1, page.size)
        self.position = Position(number + 1)

    def _one_answer(self) -> Iterable[Record]:
        query, portfolio = self._query, self._client.portfolio
        body = query.request or None
        if query.verb == ACCUMULATION_LAYER:
            return self._client.accumulation.layer(query.source, body, query.filters, monitor=self._monitor)
        if query.verb == EVENT:
            return self._client.events.enrich_entries(
                query.footprint, query.source, query.columns, query.filters, body=body, monitor=self._monitor
            )
        if query.verb == SEARCH_POINTS:
            return portfolio.search_points(query.source, query.filters, query.columns, monitor=self._monitor)
        return portfolio.search_entries(
            query.source, query.filters, query.columns, version=query.version, monitor=self._monitor
        )

    def _tags(self, area: Area) -> Mapping[str, Tag]:
        tags: dict[str, Tag] = {"area": area.name}
        if isinstance(area.shape, Buffers):
            tags = {"radius": _radius, "center": area.name}
        if self._repeats is not None:
            tags[REPEATS] = self._mark
        return tags

    def _next_area(self) -> None:
        if self._repeats is not None:
            self._repeats.next_area()

    def _mark(self, record: Record) -> int:
        assert self._repeats is not None
        again = self._repeats.of(record)
        self.repeat_count += again
        return again

    def _take_over(self, kept: Kept) -> None:
        """The rows that came before, up to where the load goes on; points begin again with their area."""
        self.position = kept.position
        dropped = _asked_again(self._query, kept.position)
        rows = ((record, _without_mark(own)) for _, record, own in stored_records(kept.path))
        area = None
        for tags, group in groupby(rows, key=itemgetter(1)):
            name = _area_of(tags)
            if name in dropped:
                continue
            if name != area:
                self._next_area()
                area = name
            if self._repeats is not None:
                tags[REPEATS] = self._mark
            self._writer.add((record for record, _ in group), tags, self._monitor)


class _Uninterrupted(Monitor):
    """Tells *parent* how much has come, and is cancelled by nobody."""

    def __init__(self, parent: Monitor) -> None:
        super().__init__()
        self._parent = parent

    def counted(self, records: int) -> None:
        self._parent.counted(records)


def kept_rows(query: Query, kept: Kept, ids: Iterable[int]) -> list[int]:
    """Those of *ids*, rows of *kept*, that have the same number when :func:`load` has gone on from it."""
    wanted = set(ids)
    if not query.has_areas:
        return []
    if not wanted or query.verb != POINTS:
        return sorted(wanted)
    dropped = _asked_again(query, kept.position)
    return [
        number
        for number, _, own in stored_records(kept.path)
        if number in wanted and _area_of(own) not in dropped
    ]


def _asked_again(query: Query, position: Position) -> set[str]:
    """The names of the areas that begin anew; entries go on at a page, so nothing of theirs does."""
    return {area.name for area in query.areas[position.area :]} if query.verb == POINTS else set()


def _area_of(own: Mapping[str, Any]) -> Any:
    return own.get("area") or own.get("center")


def _without_mark(own: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in own.items() if name != REPEATS}
