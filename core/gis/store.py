"""A stream of records into a GeoPackage of its own, in bounded memory and in any thread.

OGR makes the empty file, Python's sqlite3 fills it; the two never have it open together.
"""

from __future__ import annotations

import json
import re
from array import array
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Mapping, Optional, Sequence

import numpy as np

from ..api.monitor import Monitor
from ..api.query import Query
from ..api.records import Record
from . import encoding, outlines
from .columns import INTEGER, REAL, TEXT, Column, own_name, printable, provisioned_kind, unique_name
from .geopackage import FIELDS_NOTE, TABLE, GeoPackage
from .insured import SumInsured, summarise

BATCH = 250
MOST_FIELDS = 1900
"""SQLite takes 2,000 columns; some are our own."""
REST = "more_fields"
"""The field for what is beyond them: a JSON object by the service's names."""
_OWN_KINDS = {"text": TEXT, "real": REAL, "integer": INTEGER}
_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')


@dataclass(frozen=True)
class StoredField:
    """A field of the file: its name there, the name it came with, its SQL type."""

    name: str
    original: str
    type: str


@dataclass(frozen=True)
class Stored:
    """A finished file.

    :param count: rows; *geometry_count* those with a geometry, EPSG:4326 (longitude, latitude).
    :param insured: what the styles need to know of the values, where there are some.
    :param outlines: what they need to know of areas, where the rows are some.
    """

    path: Path
    count: int
    geometry_count: int
    fields: tuple[StoredField, ...]
    insured: Optional[SumInsured] = None
    outlines: Optional[outlines.Outlines] = None


class ResultWriter:
    """Writes one result; whatever arrived is a valid, indexed GeoPackage when the block is left.

    It is so after an exception, too. Without a row there is no file and ``stored`` is None. The file
    appears under its name when it is whole; a name that is taken by then gets a number. Fields beyond
    MOST_FIELDS share the one of REST.

    :param column_types: field to the provision's type (spec 2.1); fields that are not named keep the
        type of their JSON values.
    :param own_fields: our additions to each row and their types, ``text``, ``real`` or ``integer``.
    :param query: kept in the file, so that it tells by itself what it is.
    """

    def __init__(
        self,
        path: Path,
        column_types: Mapping[str, str],
        own_fields: Optional[Mapping[str, str]] = None,
        query: Optional[Query] = None,
    ) -> None:
        self.stored: Optional[Stored] = None
        self._path = Path(path)
        self._column_types = column_types
        self._own_types = dict(own_fields or {})
        self._query = query
        self._file: Optional[GeoPackage] = None
        self._columns: dict[str, Column] = {}
        self._own: dict[str, Column] = {}
        self._rest: Optional[Column] = None
        self._taken: list[str] = []
        self._count = 0
        self._ids = array("q")
        self._boxes = array("d")

    def __enter__(self) -> ResultWriter:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self._file is None:
            return
        try:
            self.stored = self._finish(self._file)
        except BaseException:
            self._file.discard()
            raise

    def add(self, records: Iterable[Record], tags: Mapping[str, Any], monitor: Monitor) -> int:
        """Write *records*, each with *tags* in our own fields; how many these were.

        :param tags: a value for all these records, or a function from a record to its value.
            When the records end in an exception, those before it are kept.

        :raises Cancelled: between two batches.
        """
        before = self._count
        batch: list[Record] = []
        try:
            for record in records:
                batch.append(record)
                if len(batch) == BATCH:
                    full, batch = batch, []
                    self._write(full, tags, monitor)
                    monitor.stop_if_cancelled()
        finally:
            if batch:
                self._write(batch, tags, monitor)
        return self._count - before

    def _write(self, batch: Sequence[Record], tags: Mapping[str, Any], monitor: Monitor) -> None:
        self._meet(chain.from_iterable(record.attributes for record in batch))
        values = self._values(batch, tags)
        shapes = [encoding.encode(record.geometry) for record in batch]
        ids = range(self._count + 1, self._count + len(batch) + 1)
        file = self._file_for({shape.kind for shape in shapes if shape})
        rows: dict[str, Sequence[Any]] = {self._fid: ids}
        if file.geometry:
            rows[self._geom] = [shape and shape.blob for shape in shapes]
        rows.update((c.name, values[c.name]) for c in self._all() if c.stored_as)
        file.insert(rows)
        for number, shape in zip(ids, shapes):
            if shape:
                self._ids.append(number)
                self._boxes.extend(shape.box)
        self._count += len(batch)
        monitor.counted(self._count)

    def _all(self) -> list[Column]:
        return [*self._columns.values(), *self._own.values(), *([self._rest] if self._rest else [])]

    def _meet(self, fields: Iterable[str]) -> None:
        """Name the fields that are new; the first batch's come before our own, which give way."""
        is_beyond = False
        for field in dict.fromkeys(fields):
            if field in self._columns:
                continue
            if len(self._columns) == MOST_FIELDS:
                is_beyond = True
            else:
                promised = provisioned_kind(self._column_types.get(field))
                self._columns[field] = Column(self._claim(printable(field) or "field"), field, promised)
        if self._file is None:
            self._fid, self._geom = self._claim_own("fid"), self._claim_own("geom")
            for field, kind in self._own_types.items():
                self._own[field] = Column(self._claim_own(field), field, _OWN_KINDS[kind])
        if is_beyond and self._rest is None:
            name = self._claim_own(REST)
            self._rest = Column(name, name, TEXT)

    def _claim(self, wanted: str) -> str:
        self._taken.append(unique_name(wanted, self._taken))
        return self._taken[-1]

    def _claim_own(self, wanted: str) -> str:
        return self._claim(own_name(wanted, self._taken))

    def _values(self, batch: Sequence[Record], tags: Mapping[str, Any]) -> dict[str, Sequence[Any]]:
        seen = _by_field([record.attributes for record in batch])
        nothing = [None] * len(batch)
        values = {c.name: c.take(seen.get(c.original, nothing)) for c in self._columns.values()}
        for field, column in self._own.items():
            tag = tags.get(field)
            values[column.name] = column.take(list(map(tag, batch)) if callable(tag) else [tag] * len(batch))
        if self._rest is not None:
            values[self._rest.name] = self._rest.take([self._beyond(record) for record in batch])
        return values

    def _beyond(self, record: Record) -> Optional[str]:
        rest = {field: value for field, value in record.attributes.items() if field not in self._columns}
        return json.dumps(rest, ensure_ascii=False, sort_keys=True) if rest else None

    def _file_for(self, kinds: set[str]) -> GeoPackage:
        """The open file, made or made anew where these rows don't fit into it."""
        geometry = self._file.geometry if self._file else ""
        for kind in kinds:
            geometry = encoding.joined(geometry, kind)
        known = [column for column in self._all() if column.known]
        if self._file is None:
            self._file = GeoPackage(self._path, geometry, self._fid, self._geom, self._query)
        elif geometry != self._file.geometry or any(column.outgrown for column in known):
            self._remake(geometry)
        self._file.add_columns([column for column in known if not column.stored_as])
        return self._file

    def _remake(self, geometry: str) -> None:
        assert self._file is not None
        remade = GeoPackage(self._path, geometry, self._fid, self._geom, self._query)
        copied = [column for column in self._all() if column.stored_as]
        old_types = {column.name: column.stored_as for column in copied}
        remade.add_columns(copied)
        remade.copy_from(self._file, old_types)
        self._file.discard()
        self._file = remade

    def _finish(self, file: GeoPackage) -> Stored:
        if any(column.stored_as not in ("", column.sql_type) for column in self._all()):
            self._remake(file.geometry)
            file = self._file or file
        file.add_columns([column for column in self._all() if not column.stored_as])
        fields = tuple(StoredField(c.name, c.original, c.sql_type) for c in self._all())
        own = {column.name for column in self._own.values()}
        boxes = np.frombuffer(self._boxes, np.float64).reshape(-1, 4) if self._ids else np.empty((0, 4))
        named = [[c.name, c.original, c.name in own] for c in self._all()]
        file.remember(FIELDS_NOTE, json.dumps(named, ensure_ascii=False))
        insured, areas = self._summarise(file)
        file.close(self._count, np.frombuffer(self._ids, np.int64) if self._ids else np.empty(0), boxes)
        target = _free(self._path)
        file.path.replace(target)
        return Stored(target, self._count, len(self._ids), fields, insured, areas)

    def _summarise(self, file: GeoPackage) -> tuple[Optional[SumInsured], Optional[outlines.Outlines]]:
        fields = {c.original: (c.name, c.sql_type) for c in self._columns.values()}
        insured = summarise(file.connection, TABLE, self._fid, fields)
        if file.geometry != encoding.AREAS:
            return insured, None
        own = {c.original: c.name for c in self._own.values()}
        return insured, outlines.summarise(file.connection, TABLE, self._fid, fields, own, self._query)


def _by_field(rows: Sequence[Mapping[str, Any]]) -> dict[str, Sequence[Any]]:
    """The values of *rows* by field; turned over at once where all rows have the same fields."""
    fields = list(rows[0])
    if all(list(row) == fields for row in rows):
        return dict(zip(fields, zip(*(row.values() for row in rows))))
    every = dict.fromkeys(chain.from_iterable(rows))
    return {field: [row.get(field) for row in rows] for field in every}


def results_folder(project_file: Optional[str], profile_dir: str) -> Path:
    """Where results are written: beside the project, or in the profile while it is unsaved."""
    if project_file:
        project = Path(project_file)
        return project.with_name(f"{project.stem}_geoportfolio")
    return Path(profile_dir) / "geoportfolio" / "results"


def result_path(project_file: Optional[str], profile_dir: str, title: str, when: datetime) -> Path:
    """A free path for a result in the :func:`results_folder`, named for what it is and when."""
    day = f"{when:%Y-%m-%d}"
    name = safe_name(title.replace(day, "").replace(",", " "))
    return _free(results_folder(project_file, profile_dir) / f"{name} {day} {when:%H%M%S}.gpkg")


def safe_name(text: str) -> str:
    """*text* as the name of a file, without its suffix, that every file system takes."""
    return " ".join(_UNSAFE.sub(" ", text).split())[:80].strip(" .") or "result"


def _free(path: Path) -> Path:
    """*path*, or with a number where something is there: a result never replaces another."""
    candidate, number = path, 2
    while candidate.exists():
        candidate, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return candidate
