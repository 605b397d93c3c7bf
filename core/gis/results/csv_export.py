"""Save points and records as a CSV file, block by block while they arrive."""

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

from ...api import Area, Buffers, Client, Monitor, Query
from ...api.endpoints import CSV
from ...api.errors import ApiError, Cancelled
from ...api.files import delete_leftover, keep, part_beside, place_of, rename
from ...api.parsing import json_text
from ...api.parsing.records import Block, Record, place_names
from ...api.sources import Source
from ..storage.columns import cleaned, printable
from ..storage.gc_pause import no_collections
from ..storage.writer import by_field
from ..text.spreadsheet_text import all_harmless, harmless
from .queries import Refusals, refuse_faults
from .result import state_of

_Column = Union[str, tuple[str]]
_END = "\r\n"
"""The line end of ``csv.writer``."""


@dataclass(frozen=True)
class Saved:
    """A saved CSV file.

    :param path: the file, with another name if the chosen one could not be replaced; None: there were no
        rows, and no file was written.
    :param count: the number of rows, without the header.
    :param complete: False after a cancellation or an error; the rows so far are complete.
    :param connection: the name of the connection.
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
        """Return the state, as for a result: ``complete``, ``partial after n`` or ``stopped after n``."""
        return state_of(self.complete, self.count, self.error)


@no_collections()
def save_csv(client: Client, query: Query, described: Source, path: Path, monitor: Monitor) -> Saved:
    """Save the result of *query* as one CSV file, requested as ``text/csv`` (spec 4.9), in bounded memory.

    The file is UTF-8 with a byte order mark and commas. The service's values are unchanged, except for an
    apostrophe before text that Excel would read as a formula. Each row has the ``area`` of its request, or
    ``radius`` (meters) and ``center`` for circles. Circles are requested one radius at a time, as rows of CSV
    do not state their radius. All pages follow a single header.

    :raises InvalidInput: before anything is sent, when the query does not fit the source.
    :raises ApiError: nothing arrived.
    :raises OSError: when the file can't be written.
    """
    began, when = time.monotonic(), datetime.now().astimezone()
    refuse_faults(client, query, described, monitor)
    error: Optional[ApiError] = None
    refusals = Refusals(query)
    with CsvFile(path) as file:
        try:
            for number, tags, area in _requests(query):
                with refusals.of(number):
                    for records in client.rows_in(query, area, monitor, accept=CSV).blocks:
                        monitor.more_available(file.count)
                        file.add(records, tags)
                        monitor.counted(file.count)
                        monitor.stop_if_cancelled()
        except ApiError as broken:
            error = broken
    error = error or refusals.error
    if error is not None and not file.count and not isinstance(error, Cancelled):
        raise error
    seconds = time.monotonic() - began
    host = client.config.base_url
    return Saved(file.written, file.count, query, when, seconds, error is None, error, host=host)


def _requests(query: Query) -> Iterator[tuple[int, Mapping[str, str], Optional[Area]]]:
    """Yield for each request the number of its area, the tags of its rows, and its shape, if any."""
    if query.is_search:
        yield 0, {}, None
    for number, area in enumerate(query.areas):
        if not isinstance(area.shape, Buffers):
            yield number, {"area": area.name}, area
            continue
        for radius in area.shape.radiuses:
            tags = {"radius": f"{radius:.10g}", "center": area.name}
            yield number, tags, Area(area.name, Buffers(area.shape.centers, (radius,)))


class CsvFile:
    """A CSV file that is written record by record; it appears when it is complete.

    A field that first occurs in a later record gets a column, too: the file is then rewritten with the longer
    header. Without rows there is no file; if it can't be written, or the block raises, an existing file is
    unchanged.
    """

    def __init__(self, path: Path) -> None:
        self.written: Optional[Path] = None
        self.count = 0
        self._path = Path(path)
        self._columns: dict[_Column, None] = {}
        """The service's columns by name; ours by a tuple with the name, so that they can't be confused."""
        self._head: list[str] = []
        self._widths: list[tuple[int, int]] = []
        """Numbers of rows written together, with their number of columns."""
        self._place_names: dict[tuple[str, ...], bool] = {}
        """Whether fields with these names contain the position."""

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
            delete_leftover(self._part)
            delete_leftover(self._longer)

    def add(self, records: Sequence[Record], tags: Mapping[str, str]) -> None:
        """Write *records*: their fields, longitude and latitude unless fields have them, then *tags*."""
        values: dict[_Column, Sequence[str]] = self._places(records)
        for field, found in by_field(records).items():
            name, texts = printable(field), _texts(found)
            if name in values:  # rows without the field may have a position under its name
                texts = [text or place for text, place in zip(texts, values[name])]
            values[name] = texts
        values.update(((tag,), [harmless(value)] * len(records)) for tag, value in tags.items())
        self._meet(values)
        blanks = [""] * len(records)
        self._writer.writerows(zip(*(values.get(name, blanks) for name in self._columns)))
        self._widths.append((len(records), len(self._columns)))
        self.count += len(records)

    def _meet(self, names: Iterable[_Column]) -> None:
        """Add a column for each of *names*; those of the first row become the header."""
        for name in names:
            self._columns.setdefault(name)
        if not self.count:
            self._head = self._names()
            self._writer.writerow(map(harmless, self._head))

    def _names(self) -> list[str]:
        """Return the header; our names are changed if the service uses them."""
        names = []
        for column in self._columns:
            name = column if isinstance(column, str) else column[0]
            while not isinstance(column, str) and name in self._columns:
                name = f"gp_{name}"
            names.append(name)
        return names

    def _places(self, records: Sequence[Record]) -> dict[_Column, Sequence[str]]:
        """Return the longitudes and latitudes (EPSG:4326) of the geometries, unless fields have them."""
        if isinstance(records, Block):
            positions = None if self._has_place(records.fields) else records.positions
        else:
            positions = [self._position(record) for record in records]
        if positions is None or not any(positions):
            return {}
        longitudes, latitudes = zip(*map(_pair, positions))
        return {"longitude": _texts(longitudes), "latitude": _texts(latitudes)}

    def _position(self, record: Record) -> Any:
        is_point = record.geometry is not None and record.geometry.get("type") == "Point"
        is_told = is_point and not self._has_place(tuple(record.attributes))
        return record.geometry.get("coordinates") if is_told else None

    def _has_place(self, names: tuple[str, ...]) -> bool:
        if names not in self._place_names:
            self._place_names[names] = place_names(names) is not None
        return self._place_names[names]

    def _lengthen(self) -> None:
        """Rewrite the file with all columns in the header; short rows get empty values."""
        with ExitStack() as open_files:
            old = open_files.enter_context(self._part.open(encoding="utf-8-sig", newline=""))
            new = open_files.enter_context(self._longer.open("w", encoding="utf-8-sig", newline=""))
            csv.writer(new).writerow(map(harmless, self._names()))
            rows = _rows_in(old)
            next(rows)
            missing = (len(self._columns) - width for count, width in self._widths for _ in range(count))
            for row, count in zip(rows, missing):
                new.write(f"{row.removesuffix(_END)}{',' * count}{_END}")
        # Swapped instead of renamed, as another program may have either open for a moment.
        self._part, self._longer = self._longer, self._part


def _rows_in(file: Iterable[str]) -> Iterator[str]:
    """Yield the rows of a file written by ``csv.writer``; rows may contain quoted line breaks.

    ``csv.reader`` refuses a text of more than 131,072 characters.
    """
    lines: list[str] = []
    is_quoted = False
    for line in file:
        lines.append(line)
        is_quoted ^= line.count('"') % 2 == 1
        if not is_quoted:
            yield "".join(lines)
            lines.clear()


def _moved(part: Path, path: Path) -> Path:
    """Rename *part* to *path*, or to a free name beside it if a program holds *path*; return the name."""
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
    """Return longitude and latitude as received, not necessarily numbers; None if missing."""
    longitude, latitude = [*position, None, None][:2] if isinstance(position, (list, tuple)) else (None, None)
    return longitude, latitude


def _text(value: Any) -> str:
    """Return a value as written to the file: text as received, numbers exact, nested values as JSON.

    Characters that a file can't contain are escaped, as in a GeoPackage.
    """
    if value is None or value != value or value in (math.inf, -math.inf):
        return ""
    text = printable(value if isinstance(value, str) else json_text.dump_json(value))
    return harmless(text) if isinstance(value, (str, dict, list)) else text


def _texts(values: Sequence[Any]) -> Sequence[str]:
    if set(map(type, values)) == {str}:
        return all_harmless([text or "" for text in cleaned(values)])
    return [_text(value) for value in values]
