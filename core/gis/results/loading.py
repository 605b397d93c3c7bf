"""Load points, entries, searches, accumulations and live events into a GeoPackage."""

from __future__ import annotations

import time
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Sequence, Union

from ...api import Area, Buffers, Client, Monitor, Query, concurrency
from ...api.errors import ApiError, Cancelled
from ...api.http.redaction import redacted
from ...api.parsing.records import Block, Record, Records
from ...api.parsing.surroundings import Surroundings
from ...api.query import ACCUMULATION, ENTRIES, POINTS
from ...api.sources import Source
from ..storage.columns import REPEATS
from ..storage.gc_pause import no_collections
from ..storage.reader import StoredRows, layout_of, stored_rows
from ..storage.record import LoadPosition, ResultRecord
from ..storage.writer import ResultWriter
from ..text.about import About
from .accumulation import accumulate, store_accumulation
from .errors import AreasMissing
from .queries import Refusals, endpoints_of, refuse_faults
from .repeats import Repeats
from .result import Result, place_fields, refusals_of, title_of

AREA_FIELDS = ("area", "center")
"""Our own fields that name the area."""
Tag = Union[Any, Callable[[Sequence[Record]], Sequence[Any]]]


@dataclass(frozen=True)
class ResumePoint:
    """A partial result to continue: its file, and the position to continue at.

    :param rows: the number of its rows before that position; None: all.
    """

    path: Path
    position: LoadPosition
    rows: Optional[int] = None

    @property
    def wanted(self) -> Optional[range]:
        """Return the ids of those rows."""
        return None if self.rows is None else range(1, self.rows + 1)


@no_collections()
def load(
    client: Client,
    query: Query,
    described: Source,
    path: Path,
    monitor: Monitor,
    *,
    kept: Optional[ResumePoint] = None,
    mark_repeats: bool = False,
    connection: str = "",
) -> Result:
    """Write the result of *query* to a GeoPackage at *path* (spec 4.3, 4.4, 4.8).

    Each row is tagged with the ``area`` of its request, or with ``radius`` and ``center`` for circles; rows
    of a query without areas have no tags. An accumulation has a row for each area or radius. An error after
    the first rows ends the load, but the rows are kept: the error is in ``Result.error``, ``complete`` is
    False, and ``position`` is where to resume. The refusal of one of several areas is also recorded there,
    and does not end the load. If the load is stopped while the rows of *kept* are copied, no new file is
    left.

    If the file can't be written any more, the rows stay in a partial file, as after a kill;
    :mod:`..storage.recovery` finds it.

    :param described: the source from the provision.
    :param kept: the partial result to resume; its file is not changed.
    :param mark_repeats: add the field ``repeats`` if several radii or areas can return the same row.
    :param connection: the name of the connection.
    :raises InvalidInput: before any request: the query is invalid for the source.
    :raises ApiError: nothing arrived.
    :raises Cancelled: before the rows of *kept* were copied.
    :raises OSError: the file can't be written; also sqlite3.Error.
    """
    if query.verb == ACCUMULATION:
        accumulated = replace(accumulate(client, query, described, monitor), connection=connection)
        return store_accumulation(accumulated, path, monitor)
    began = time.monotonic()
    when = datetime.now().astimezone()
    monitor.surroundings = Surroundings()
    refuse_faults(client, query, described, monitor)
    types = {column.field: column.type for column in described.columns}
    aliases = {item.field: item.label for item in described.filters if item.label}
    own = own_fields(query, mark_repeats)
    error: Optional[ApiError] = None
    continues = kept.path.name if kept else ""
    title, about = title_of(query, when), About(connection, query.source, bool(query.areas))
    record = ResultRecord(query, connection, client.config.base_url, when, aliases, continues, title=title)
    writer = ResultWriter(path, types, own, record)
    loading = _Loading(client, query, writer, monitor, Repeats(types) if REPEATS in own else None)
    with writer:
        # A query without areas is a single response, which starts again.
        if kept is not None and query.has_areas:
            loading.take_over(kept)
        loading.begin()
        try:
            loading.run()
        except ApiError as broken:
            error = broken
        writer.is_complete = error is None and loading.refusals.error is None
        writer.note(**refusals_of(AreasMissing(loading.refusals.named), about))
    error = error or loading.refusals.error
    if error is not None and writer.stored is None and not isinstance(error, Cancelled):
        raise error
    return Result(
        stored=writer.stored,
        query=query,
        title=title,
        endpoints=endpoints_of(query),
        host=client.config.base_url,
        when=when,
        seconds=time.monotonic() - began,
        complete=error is None,
        error=error,
        aliases=aliases,
        position=None if error is None else loading.position,
        repeats=loading.repeat_count,
        connection=connection,
        refused=loading.refusals.named,
        surroundings=redacted(monitor.surroundings.to_json(), *client.config.secrets()),
    )


def own_fields(query: Query, mark_repeats: bool) -> dict[str, str]:
    """Return our fields of the result of *query*, in the form that the writer takes."""
    fields = place_fields(query)
    shapes = [area.shape for area in query.areas]
    sets = sum(len(shape.radiuses) if isinstance(shape, Buffers) else 1 for shape in shapes)
    if mark_repeats and sets > 1:
        fields[REPEATS] = "integer"
    return fields


def radii(records: Sequence[Record]) -> Sequence[Optional[float]]:
    """Return the radius of each record, for the tag."""
    if isinstance(records, Block):
        return [records.radius] * len(records)
    return [record.radius for record in records]


class _Loading:
    """A running load: its position and its counts."""

    def __init__(
        self, client: Client, query: Query, writer: ResultWriter, monitor: Monitor, repeats: Optional[Repeats]
    ) -> None:
        self.position = LoadPosition()
        self.repeat_count = 0
        self.refusals = Refusals(query)
        self._skipped: set[int] = set()
        """The numbers of areas before the position that are missing."""
        self._client = client
        self._query = query
        self._writer = writer
        self._monitor = monitor
        self._repeats = repeats

    def begin(self) -> None:
        """Record that the load can be resumed from now on, as the kept rows are in its file."""
        self._reached(self.position)

    def run(self) -> None:
        query, first = self._query, self.position
        if not query.has_areas:
            self._writer.add(self._client.rows_in(query, monitor=self._monitor), {}, self._monitor)
            return
        numbers = [*range(first.area, len(query.areas)), *sorted(self._skipped)]
        if query.verb == POINTS:
            self._points(numbers)
            return
        again = _asked_again(query, first)
        for number in numbers:
            is_begun = number == first.area and query.areas[number].name not in again
            with self._area(number):
                self._entries(number, first.page if is_begun else 0)

    @contextmanager
    def _area(self, number: int) -> Iterator[None]:
        """Load one area; without an exception, it is complete or recorded as missing."""
        with self.refusals.of(number):
            yield
        self._skipped.discard(number)
        if number in self.refusals.numbers:
            self._skipped.add(number)
        self._reached_area(max(number + 1, self.position.area))

    def _points(self, numbers: Sequence[int]) -> None:
        areas = [self._query.areas[number] for number in numbers]
        streams = [partial(self._points_of, area) for area in areas]
        in_flight = self._client.config.open_points.pages_in_flight
        several = len(areas) > 1
        answers = (
            concurrency.read_in_order(streams, in_flight, self._monitor)
            if several
            else (stream(self._monitor) for stream in streams)
        )
        # Close the stream here: an error that is stored in the result keeps its frames alive.
        with closing(answers):
            for number, area, records in zip(numbers, areas, answers):
                self._next_area()
                with self._area(number):
                    self._writer.add(Records(records), self._tags(area), self._monitor)

    def _reached_area(self, area: int, page: int = 0, page_size: int = 0) -> None:
        """Record that all rows before this position are in the file, except those of skipped areas."""
        self._reached(LoadPosition(area, page, page_size, tuple(sorted(self._skipped))))

    def _reached(self, position: LoadPosition) -> None:
        self.position = position
        # Pages are stored completely or not at all; everything else is requested again area by area.
        self._writer.reached(position, self._writer.count if self._query.verb == ENTRIES else None)

    def _points_of(self, area: Area, monitor: Monitor) -> Iterator[Sequence[Record]]:
        return self._client.rows_in(self._query, area, monitor).blocks

    def _entries(self, number: int, first_page: int) -> None:
        query = self._query
        area = query.areas[number]
        if not first_page:
            self._next_area()
        # A partially stored page would be duplicated when the load is resumed.
        whole_pages = _NotCancellable(self._monitor)
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
                self._monitor.more_available(self._writer.count)
                self._writer.add(page.records, self._tags(area), whole_pages)
                if number not in self._skipped:  # those are requested from their beginning
                    self._reached_area(number, page.number + 1, page.size)

    def _tags(self, area: Area) -> Mapping[str, Tag]:
        tags: dict[str, Tag] = {"area": area.name}
        if isinstance(area.shape, Buffers):
            tags = {"radius": radii, "center": area.name}
        if self._repeats is not None:
            tags[REPEATS] = self._marks
        return tags

    def _next_area(self) -> None:
        if self._repeats is not None:
            self._repeats.next_area()

    def _marks(self, records: Sequence[Record]) -> Sequence[int]:
        again = self._repeats.of(records)
        self.repeat_count += sum(again)
        return again

    def take_over(self, kept: ResumePoint) -> None:
        """Copy the earlier rows up to the position to resume at; points restart with their area.

        They are copied completely or not at all, as a part would pass for all rows up to the position.

        :raises Cancelled: between two batches; also OSError and sqlite3.Error.
        """
        if layout_of(kept.path).lost:  # the areas of the rows are unknown: request all again
            return
        try:
            self._copy(kept)
        except BaseException:
            self._writer.discard()
            raise
        at = kept.position
        again = _asked_again(self._query, at)
        self._skipped = {
            number for number, area in enumerate(self._query.areas[: at.area]) if area.name in again
        }
        self.position = LoadPosition(at.area, at.page, at.page_size, tuple(sorted(self._skipped)))

    def _copy(self, kept: ResumePoint) -> None:
        dropped = _asked_again(self._query, kept.position)
        whole_batches = _NotCancellable(self._monitor)
        area = None
        for rows in stored_rows(kept.path, kept.wanted, AREA_FIELDS):
            self._monitor.stop_if_cancelled()
            name = _area_of(rows)
            if name in dropped:
                continue
            if name != area:
                self._next_area()
                area = name
            tags: dict[str, Tag] = {field: values[0] for field, values in rows.own.items()}
            tags["radius"] = radii
            if self._repeats is not None:
                tags[REPEATS] = self._marks
            self._writer.add(rows.records, tags, whole_batches)


class _NotCancellable(Monitor):
    """Reports the count to *parent*; can't be cancelled."""

    def __init__(self, parent: Monitor) -> None:
        super().__init__()
        self._parent = parent

    def counted(self, records: int) -> None:
        self._parent.counted(records)


def kept_rows(query: Query, kept: ResumePoint, ids: Iterable[int]) -> list[int]:
    """Return the new ids of the rows *ids* of *kept* after :func:`load` resumed it, without lost ones."""
    wanted = set(ids)
    if not query.has_areas or layout_of(kept.path).lost:
        return []
    dropped = _asked_again(query, kept.position)
    if not wanted or not dropped:
        return sorted(wanted)
    found: list[int] = []
    count = 0
    for rows in stored_rows(kept.path, kept.wanted, AREA_FIELDS):
        if _area_of(rows) not in dropped:
            found.extend(number for number, row in enumerate(rows.ids, count + 1) if row in wanted)
            count += len(rows.ids)
    return found


def _asked_again(query: Query, position: LoadPosition) -> set[str]:
    """Return the areas that are requested from their beginning; entries resume at a page."""
    skipped = [area for number, area in enumerate(query.areas) if number in position.skipped]
    rest = query.areas[position.area :] if query.verb == POINTS else ()
    return {area.name for area in (*skipped, *rest)}


def _area_of(rows: StoredRows) -> Any:
    """Return the name of the area of *rows*."""
    found = [rows.own[field][0] for field in AREA_FIELDS if field in rows.own]
    return next(filter(None, found), None)
