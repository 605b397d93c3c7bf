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
from ...api.files import clear_away, keep, part_beside, place_of, rename
from ...api.parsing import json_text
from ...api.parsing.records import Block, Record, place_names
from ...api.sources import Source
from ..storage.columns import cleaned, printable
from ..storage.gc_pause import no_collections
from ..storage.spreadsheet_text import all_harmless, harmless
from ..storage.writer import by_field
from .queries import Refusals, refuse_faults
from .result import state_of

_Column = Union[str, tuple[str]]
_END = "\r\n"
"""What ``csv.writer`` writes behind a row."""


@dataclass(frozen=True)
class Saved:
    """A saved CSV file.

    :param path: of the file; another than was wanted when that one could not be replaced. None: there were no
        rows, and no file was written.
    :param count: rows below the head line.
    :param complete: False after a cancellation or an error; the rows before it are whole.
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
        """The state, as that of a result: ``complete``, ``partial after n`` or ``stopped after n``."""
        return state_of(self.complete, self.count, self.error)


@no_collections()
def save_csv(client: Client, query: Query, described: Source, path: Path, monitor: Monitor) -> Saved:
    """Save the answer to *query* as one CSV file, requested as ``text/csv`` (spec 4.9), in bounded memory.

    UTF-8 with a byte order mark, commas, the service's values as they came, but for an apostrophe before a
    text that Excel would take for a formula; each row is tagged from its request with ``area``, or with
    ``radius`` (meters) and ``center`` in circles. Circles are requested one radius at a time, as a row of
    CSV does not tell its radius. All pages follow below one head line.

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
            for number, tags, area in _requests(query):
                with refusals.of(number):
                    for records in client.rows_in(query, area, monitor, accept=CSV).blocks:
                        monitor.more_comes(file.count)
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
    """Yield for each request the number of its area, the tags of its rows, and what it asks for, if any."""
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
        self._widths: list[tuple[int, int]] = []
        """How many rows were written together, and with how many columns."""
        self._place_names: dict[tuple[str, ...], bool] = {}
        """Whether fields of these names have the place."""

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

    def add(self, records: Sequence[Record], tags: Mapping[str, str]) -> None:
        """Write *records*: their fields, longitude and latitude where no field has them, then *tags*."""
        values: dict[_Column, Sequence[str]] = self._places(records)
        for field, found in by_field(records).items():
            name, texts = printable(field), _texts(found)
            if name in values:  # rows without the field may have a place under its name
                texts = [text or place for text, place in zip(texts, values[name])]
            values[name] = texts
        values.update(((tag,), [harmless(value)] * len(records)) for tag, value in tags.items())
        self._meet(values)
        blanks = [""] * len(records)
        self._writer.writerows(zip(*(values.get(name, blanks) for name in self._columns)))
        self._widths.append((len(records), len(self._columns)))
        self.count += len(records)

    def _meet(self, names: Iterable[_Column]) -> None:
        """Have a column for each of *names*; the first row's are the head line."""
        for name in names:
            self._columns.setdefault(name)
        if not self.count:
            self._head = self._names()
            self._writer.writerow(map(harmless, self._head))

    def _names(self) -> list[str]:
        """Return the header: our names give way to those of the service."""
        names = []
        for column in self._columns:
            name = column if isinstance(column, str) else column[0]
            while not isinstance(column, str) and name in self._columns:
                name = f"gp_{name}"
            names.append(name)
        return names

    def _places(self, records: Sequence[Record]) -> dict[_Column, Sequence[str]]:
        """Return the longitudes and latitudes (EPSG:4326) that no field has; GeoJSON has them outside."""
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
        """Write the file again under the head line with all columns; short rows end in empty values."""
        with ExitStack() as open_files:
            old = open_files.enter_context(self._part.open(encoding="utf-8-sig", newline=""))
            new = open_files.enter_context(self._longer.open("w", encoding="utf-8-sig", newline=""))
            csv.writer(new).writerow(map(harmless, self._names()))
            rows = _rows_in(old)
            next(rows)
            missing = (len(self._columns) - width for count, width in self._widths for _ in range(count))
            for row, count in zip(rows, missing):
                new.write(f"{row.removesuffix(_END)}{',' * count}{_END}")
        # Not renamed: another program may read either for a moment, and neither has to be the other.
        self._part, self._longer = self._longer, self._part


def _rows_in(file: Iterable[str]) -> Iterator[str]:
    """Yield the rows of a file that ``csv.writer`` has written; line breaks in quotes are parts of a row.

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
    """Return longitude and latitude as they were received, which may be no numbers; None where missing."""
    longitude, latitude = [*position, None, None][:2] if isinstance(position, (list, tuple)) else (None, None)
    return longitude, latitude


def _text(value: Any) -> str:
    """Return a value as the file has it: texts as received, numbers exact, nested values as JSON.

    Characters that no file can have become escapes, as in a GeoPackage.
    """
    if value is None or value != value or value in (math.inf, -math.inf):
        return ""
    text = printable(value if isinstance(value, str) else json_text.dump_json(value))
    return harmless(text) if isinstance(value, (str, dict, list)) else text


def _texts(values: Sequence[Any]) -> Sequence[str]:
    if set(map(type, values)) == {str}:
        return all_harmless([text or "" for text in cleaned(values)])
    return [_text(value) for value in values]
