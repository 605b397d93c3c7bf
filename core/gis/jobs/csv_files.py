"""Points and entries into a CSV file, row by row while they come."""

from __future__ import annotations

import csv
import math
import time
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence, Union

from ...api import Area, Buffers, Client, Monitor, Query, answers
from ...api.blocks import Block, Records, in_blocks
from ...api.endpoints import CSV
from ...api.errors import ApiError, Cancelled
from ...api.provision import Source
from ...api.query import ENTRIES, SEARCH_ENTRIES
from ...api.records import Record, place_names
from ...api.shapes import Shape
from ...api.whole_files import clear_away, keep, part_beside, place_of, rename
from ..columns import cleaned, printable
from ..no_collections import no_collections
from ..results import state_of
from ..spreadsheets import all_harmless, harmless
from .asking import Refusals, refuse_faults

_Column = Union[str, tuple[str]]


@dataclass(frozen=True)
class Saved:
    """A CSV file with what came.

    :param path: where it is; another than was asked for when that one could not be replaced. None: nothing
        came, and no file was written.
    :param count: rows below the head line.
    :param complete: False after a stop or an error; the rows before it are whole.
    :param connection: the name that the analyst has for the service.
    :param host: the base URL of the service; never with a key.
    """

    path: Optional[Path]
    count: int
    query: Query
    when: datetime
    seconds: float
    complete: bool = True
    error: Optional[ApiError] = None
    connection: str = ""
    host: str = ""

    @property
    def state(self) -> str:
        """As that of a result: ``complete``, ``partial after n`` or ``stopped after n``."""
        return state_of(self.complete, self.count, self.error)


@no_collections()
def save_csv(client: Client, query: Query, described: Source, path: Path, monitor: Monitor) -> Saved:
    """The answer to *query* as one CSV file, asked as ``text/csv`` (spec 4.9), in bounded memory.

    UTF-8 with a byte order mark, commas, the service's values as they came, but for an apostrophe before a
    text that Excel would work out as a formula; each row is tagged from its
    request with ``area``, or with ``radius`` (meters) and ``center`` in circles. Circles are asked one
    radius at a time, as a row of CSV does not tell its radius. Pages follow one another below one head line.

    :raises InvalidInput: before anything is sent, when the query does not fit the source.
    :raises ApiError: when nothing had arrived.
    :raises OSError: when the file can't be written.
    """
    began, when = time.monotonic(), datetime.now().astimezone()
    refuse_faults(client, query, described, monitor)
    error: Optional[ApiError] = None
    refusals = Refusals(query)
    with CsvFile(path) as file:
        try:
            for number, tags, records in _sets(client, query, monitor):
                with refusals.of(number):
                    _write(file, records, tags, monitor)
        except ApiError as broken:
            error = broken
    error = error or refusals.error
    if error is not None and not file.count and not isinstance(error, Cancelled):
        raise error
    seconds = time.monotonic() - began
    host = client.config.base_url
    return Saved(file.written, file.count, query, when, seconds, error is None, error, host=host)


def _write(file: CsvFile, records: Iterable[Record], tags: Mapping[str, str], monitor: Monitor) -> None:
    try:
        for some in in_blocks(records):
            monitor.more_comes(file.count)
            if isinstance(some, Block):
                file.add_block(some, tags)
            else:
                for record in some:
                    file.add(record, tags)
            monitor.counted(file.count)
            monitor.stop_if_cancelled()
    finally:
        monitor.counted(file.count)


def _sets(
    client: Client, query: Query, monitor: Monitor
) -> Iterator[tuple[int, Mapping[str, str], Iterable[Record]]]:
    """What is asked one after the other: the number of its area, the tags of its rows, and these."""
    if query.is_search:
        yield 0, {}, _search(client, query, monitor)
    for number, area in enumerate(query.areas):
        for tags, shape in _tagged(area):
            yield number, tags, Records(_inside(client, query, shape, monitor))


def _tagged(area: Area) -> Iterator[tuple[Mapping[str, str], Shape]]:
    if not isinstance(area.shape, Buffers):
        yield {"area": area.name}, area.shape
        return
    for radius in area.shape.radiuses:
        yield (
            {"radius": f"{radius:.10g}", "center": area.name},
            Buffers(area.shape.centers, (radius,)),
        )


def _inside(client: Client, query: Query, shape: Shape, monitor: Monitor) -> Iterator[Sequence[Record]]:
    portfolio, version = client.portfolio, query.version
    if query.verb != ENTRIES:
        yield from in_blocks(
            portfolio.points(query.source, shape, query.filters, version=version, accept=CSV, monitor=monitor)
        )
        return
    pages = portfolio.entries(
        query.source,
        shape,
        query.columns,
        query.filters,
        page_size=query.page_size,
        version=version,
        accept=CSV,
        monitor=monitor,
    )
    for page in pages:
        yield from in_blocks(page.records)


def _search(client: Client, query: Query, monitor: Monitor) -> Iterator[Record]:
    portfolio = client.portfolio
    if query.verb == SEARCH_ENTRIES:
        return portfolio.search_entries(
            query.source, query.filters, query.columns, version=query.version, accept=CSV, monitor=monitor
        )
    return portfolio.search_points(query.source, query.filters, query.columns, accept=CSV, monitor=monitor)


class CsvFile:
    """A CSV file that grows by records; it appears under its name when it is whole.

    A field that shows up late gets a column, too: the file is then written once more, with the longer
    head line. Without a row there is no file; where one could not be written, or anything else breaks the
    block, an older file stays as it was.
    """

    def __init__(self, path: Path) -> None:
        self.written: Optional[Path] = None
        self.count = 0
        self._path = Path(path)
        self._columns: dict[_Column, None] = {}
        """The service's by their names; our own by tuples of a name, so that no field is taken for one."""
        self._head: list[str] = []
        self._places: dict[tuple[str, ...], bool] = {}

    def __enter__(self) -> CsvFile:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        place = place_of(self._path)
        self._part, self._longer = part_beside(place), part_beside(place)
        self._file = self._part.open("w", encoding="utf-8-sig", newline="")
        self._writer = csv.writer(self._file)
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        try:
            self._file.close()
            if self.count and error is None:
                if self._head != self._names():
                    self._lengthen()
                self.written = _moved(self._part, self._path)
        finally:
            clear_away(self._part)
            clear_away(self._longer)

    def add(self, record: Record, tags: Mapping[str, str]) -> None:
        """Write a row: the record's own fields, the place where no field has it, then *tags*."""
        values: dict[_Column, str] = {printable(n): _text(value) for n, value in record.attributes.items()}
        values = {**self._place(record), **values}
        values.update(((tag,), harmless(value)) for tag, value in tags.items())
        self._meet(values)
        self._writer.writerow([values.get(name, "") for name in self._columns])
        self.count += 1

    def add_block(self, block: Block, tags: Mapping[str, str]) -> None:
        """Write many rows as :meth:`add` does one."""
        values: dict[_Column, Sequence[str]] = {}
        if block.positions is not None and not self._has_place(block.fields):
            longitudes, latitudes = zip(*map(_pair, block.positions))
            values = {"longitude": _texts(longitudes), "latitude": _texts(latitudes)}
        values.update((printable(name), _texts(column)) for name, column in zip(block.fields, block.columns))
        values.update(((tag,), [harmless(value)] * len(block)) for tag, value in tags.items())
        self._meet(values)
        blanks = [""] * len(block)
        self._writer.writerows(zip(*(values.get(name, blanks) for name in self._columns)))
        self.count += len(block)

    def _meet(self, names: Iterable[_Column]) -> None:
        """Have a column for each of *names*; the first row's are the head line."""
        for name in names:
            self._columns.setdefault(name)
        if not self.count:
            self._head = self._names()
            self._writer.writerow(map(harmless, self._head))

    def _names(self) -> list[str]:
        """The head line: our own names give way to the service's, also to those that come late."""
        names = []
        for column in self._columns:
            name = column if isinstance(column, str) else column[0]
            while not isinstance(column, str) and name in self._columns:
                name = f"gp_{name}"
            names.append(name)
        return names

    def _has_place(self, names: tuple[str, ...]) -> bool:
        if names not in self._places:
            self._places[names] = place_names(names) is not None
        return self._places[names]

    def _place(self, record: Record) -> Mapping[str, str]:
        """Longitude and latitude of a point, EPSG:4326, which GeoJSON has outside the fields."""
        if record.geometry is None or record.geometry.get("type") != "Point":
            return {}
        if self._has_place(tuple(record.attributes)):
            return {}
        longitude, latitude = _pair(record.geometry.get("coordinates"))
        return {"longitude": _text(longitude), "latitude": _text(latitude)}

    def _lengthen(self) -> None:
        """Write the file again under the head line with all columns; short rows end in empty values."""
        with ExitStack() as open_files:
            old = open_files.enter_context(self._part.open(encoding="utf-8-sig", newline=""))
            new = open_files.enter_context(self._longer.open("w", encoding="utf-8-sig", newline=""))
            writer = csv.writer(new)
            writer.writerow(map(harmless, self._names()))
            rows = csv.reader(old)
            next(rows)
            for row in rows:
                writer.writerow(row + [""] * (len(self._columns) - len(row)))
        # Not renamed: somebody may read either for a moment, and neither has to be the other.
        self._part, self._longer = self._longer, self._part


def _moved(part: Path, path: Path) -> Path:
    """Where *part* got to: *path*, or a numbered neighbour of one that another program holds open."""
    try:
        rename(part, place_of(path))
        return path
    except PermissionError:
        for number in range(2, 100):
            free = path.with_name(f"{path.stem} {number}{path.suffix}")
            if not free.exists():
                return keep(part, free)
        raise


def _pair(position: Any) -> tuple[Any, Any]:
    """Longitude and latitude as they came, which may be no numbers; None where there are none."""
    longitude, latitude = [*position, None, None][:2] if isinstance(position, (list, tuple)) else (None, None)
    return longitude, latitude


def _text(value: Any) -> str:
    """A value as the file has it: texts as they came, numbers whole, what nests as JSON.

    What no file takes becomes an escape, as in a GeoPackage.
    """
    if value is None or value != value or value in (math.inf, -math.inf):
        return ""
    text = printable(value if isinstance(value, str) else answers.written(value))
    return harmless(text) if isinstance(value, (str, dict, list)) else text


def _texts(values: Sequence[Any]) -> Sequence[str]:
    if set(map(type, values)) == {str}:
        return all_harmless([text or "" for text in cleaned(values)])
    return [_text(value) for value in values]
