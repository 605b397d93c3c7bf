"""A stream of records into a GeoPackage of its own, in bounded memory and in any thread.

OGR makes the empty file, Python's sqlite3 fills it; the two never have it open together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Mapping, Optional, Protocol, Sequence

from ..api import answers
from ..api.blocks import Block, in_blocks
from ..api.monitor import Monitor
from ..api.query import Query
from ..api.records import Record
from ..api.whole_files import keep
from . import encoding, outlines
from .columns import (
    INTEGER,
    MOST_FIELDS,
    REAL,
    REST,
    TEXT,
    Column,
    own_name,
    printable,
    provisioned_kind,
    unique_name,
)
from .file_names import FORBIDDEN_IN_NAMES, clean_name, free_path
from .file_notes import FIELDS_NOTE
from .geopackage import TABLE, UNWRITTEN, GeoPackage
from .insured import CURRENCY, SumInsured, summarise
from .plain_text import unmarked

SENT_PLACE = "sent_place"
"""The field for places that can't be drawn, as GeoJSON: no place is lost, and none is drawn elsewhere."""
_OWN_KINDS = {"text": TEXT, "real": REAL, "integer": INTEGER}


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
    :param astray: rows whose place is none on the globe; the field SENT_PLACE has it.
    """

    path: Path
    count: int
    geometry_count: int
    fields: tuple[StoredField, ...]
    insured: Optional[SumInsured] = None
    outlines: Optional[outlines.Outlines] = None
    astray: int = 0


HEAD = "head"
STANDING = "standing"
FIELDS = "fields"
ALONE = "alone"
"""What :data:`.file_notes.PROGRESS` says of a result under way: what does not change, how far it is, as JSON,
its fields as :data:`.file_notes.FIELDS_NOTE` has them; ALONE: no load can go on with it."""


class Progress(Protocol):
    """Tells how far a result is, so that it can be gone on with after a kill."""

    @property
    def head(self) -> str:
        """What does not change while it is written."""

    def standing(self, count: int) -> str:
        """How far it is with *count* rows; empty while what there is would be of no use to anybody."""


class ResultWriter:
    """Writes one result; whatever arrived is a valid, indexed GeoPackage when the block is left.

    It is so after an exception, too. Without a row there is no file and ``stored`` is None. The file
    appears under its name when it is whole; a name that is taken by then gets a number. Fields beyond
    MOST_FIELDS share the one of REST; a place that is none on the globe is not drawn, SENT_PLACE has it.

    :param column_types: field to the provision's type (spec 2.1); fields that are not named keep the
        type of their JSON values.
    :param own_fields: our additions to each row and their types, ``text``, ``real`` or ``integer``.
    :param query: kept in the file, so that it tells by itself what it is.
    :param progress: is written with each batch. What can't be finished then, as the disk is full, is left
        under its temporary name, to be found by ``leftovers``.
    """

    def __init__(
        self,
        path: Path,
        column_types: Mapping[str, str],
        own_fields: Optional[Mapping[str, str]] = None,
        query: Optional[Query] = None,
        progress: Optional[Progress] = None,
        metric: str = "",
    ) -> None:
        self.stored: Optional[Stored] = None
        self._path = Path(path)
        self._column_types = column_types
        self._own_types = dict(own_fields or {})
        self._query = query
        self._progress = progress
        self._metric = metric
        self._file: Optional[GeoPackage] = None
        self._columns: dict[str, Column] = {}
        self._own: dict[str, Column] = {}
        self._rest: Optional[Column] = None
        self._sent: Optional[Column] = None
        self._taken: list[str] = []
        self._count = self._geometry_count = self._astray = 0
        self._currencies: set[str] = set()

    def __enter__(self) -> ResultWriter:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self._file is None:
            return
        if self._progress is not None and isinstance(error, UNWRITTEN):
            # A batch may have come in part, and there may be no room to finish what came before it.
            self._leave(self._file)
            return
        try:
            self.stored = self._finish(self._file)
        except UNWRITTEN:
            self._leave(self._file)
            raise
        except BaseException:
            self._file.discard()
            raise

    def mark(self) -> None:
        """Have the file say how far it is, between two batches."""
        if self._file is not None:
            self._file.tell(self._told())

    def _told(self) -> dict[str, str]:
        standing = self._progress.standing(self._count) if self._progress else ""
        return {STANDING: standing, FIELDS: self._noted_fields()} if standing else {}

    def _leave(self, file: GeoPackage) -> None:
        """Keep what came where it can be found; where nobody would find it, nothing stays."""
        if self._progress is None or not self._progress.standing(self._count):
            file.discard()
            return
        try:
            file.leave(self._path)
        except UNWRITTEN:
            file.discard()

    def discard(self) -> None:
        """Delete what was written: when the block is left there is no file."""
        if self._file is not None:
            self._file.discard()
            self._file = None

    @property
    def count(self) -> int:
        """Rows that are written so far."""
        return self._count

    def add(self, records: Iterable[Record], tags: Mapping[str, Any], monitor: Monitor) -> int:
        """Write *records*, each with *tags* in our own fields; how many these were.

        When the records end in an exception, those before it are kept.

        :param tags: a value for all these records, or a function from some of them to a value each.
        :raises Cancelled: between two batches.
        """
        before = self._count
        for number, batch in enumerate(in_blocks(records)):
            if number:
                monitor.stop_if_cancelled()
            monitor.more_comes(self._count)
            self._write(batch, tags, monitor)
        return self._count - before

    def _write(self, batch: Sequence[Record], tags: Mapping[str, Any], monitor: Monitor) -> None:
        seen = by_field(batch)
        self._meet(seen)
        shapes = encoding.shapes_of(batch)
        values = {**self._values(batch, seen, tags), **self._sent_places(batch, shapes)}
        first = self._count + 1
        file = self._file_for(shapes.kinds)
        rows: dict[str, Sequence[Any]] = {self._fid: range(first, first + len(batch))}
        if file.geometry:
            rows[self._geom] = shapes.blobs
        rows.update((c.name, values[c.name]) for c in self._all() if c.stored_as)
        self._count += len(batch)
        try:
            file.insert(rows, shapes.places + first, shapes.boxes, self._told())
        except BaseException:
            self._count -= len(batch)
            raise
        if CURRENCY in self._columns:
            codes = values[self._columns[CURRENCY].name]
            self._currencies.update(str(code) for code in set(codes) if code is not None)
        self._geometry_count += len(shapes.places)
        monitor.counted(self._count)

    def _all(self) -> list[Column]:
        late = [column for column in (self._rest, self._sent) if column is not None]
        return [*self._columns.values(), *self._own.values(), *late]

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
                name = self._claim(unmarked(printable(field)) or "field")
                self._columns[field] = Column(name, field, promised)
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

    def _values(
        self, batch: Sequence[Record], seen: Mapping[str, Sequence[Any]], tags: Mapping[str, Any]
    ) -> dict[str, Sequence[Any]]:
        nothing = [None] * len(batch)
        values = {c.name: c.take(seen.get(c.original, nothing)) for c in self._columns.values()}
        for field, column in self._own.items():
            tag = tags.get(field)
            values[column.name] = column.take(tag(batch) if callable(tag) else [tag] * len(batch))
        if self._rest is not None:
            values[self._rest.name] = self._rest.take([self._beyond(record) for record in batch])
        return values

    def _sent_places(self, batch: Sequence[Record], shapes: encoding.Shapes) -> dict[str, Sequence[Any]]:
        sent = encoding.refused(batch, shapes)
        astray = len(sent) - sent.count(None)
        self._astray += astray
        if astray and self._sent is None:
            self._sent = Column(self._claim_own(SENT_PLACE), SENT_PLACE, TEXT)
        return {} if self._sent is None else {self._sent.name: self._sent.take(sent)}

    def _beyond(self, record: Record) -> Optional[str]:
        rest = {field: value for field, value in record.attributes.items() if field not in self._columns}
        return json.dumps(rest, ensure_ascii=False, sort_keys=True) if rest else None

    def _file_for(self, kinds: frozenset[str]) -> GeoPackage:
        """The open file, made or made anew where these rows don't fit into it."""
        geometry = self._file.geometry if self._file else ""
        for kind in kinds:
            geometry = encoding.joined(geometry, kind)
        known = [column for column in self._all() if column.known]
        if self._file is None:
            self._file = GeoPackage(self._path, geometry, self._fid, self._geom, self._query)
            self._file.tell({HEAD: self._progress.head} if self._progress else {ALONE: self._path.name})
        elif geometry != self._file.geometry or any(column.outgrown for column in known):
            self._remake(geometry)
        self._file.add_columns([column for column in known if not column.stored_as])
        return self._file

    def _remake(self, geometry: str) -> None:
        self._file.stay_beside(self._path)
        remade = GeoPackage(self._path, geometry, self._fid, self._geom, self._query)
        copied = [column for column in self._all() if column.stored_as]
        old_types = {column.name: column.stored_as for column in copied}
        try:
            remade.add_columns(copied)
            remade.copy_from(self._file, old_types)
        except BaseException:
            remade.discard()
            raise
        self._file.discard()
        self._file = remade

    def _finish(self, file: GeoPackage) -> Stored:
        if any(column.stored_as not in ("", column.sql_type) for column in self._all()):
            self._remake(file.geometry)
            file = self._file or file
        file.add_columns([column for column in self._all() if not column.stored_as])
        fields = tuple(StoredField(c.name, c.original, c.sql_type) for c in self._all())
        file.remember(FIELDS_NOTE, self._noted_fields())
        insured, areas = self._summarise(file)
        file.stay_beside(self._path)
        file.close(self._count)
        target = free(self._path)
        keep(file.path, target)
        file.release()
        return Stored(target, self._count, self._geometry_count, fields, insured, areas, self._astray)

    def _noted_fields(self) -> str:
        own = {column.name for column in (*self._own.values(), *([self._sent] if self._sent else []))}
        named = [[c.name, c.original, c.name in own] for c in self._all() if c.stored_as]
        return answers.to_keep(named)

    def _summarise(self, file: GeoPackage) -> tuple[Optional[SumInsured], Optional[outlines.Outlines]]:
        fields = {c.original: (c.name, c.sql_type) for c in self._columns.values()}
        insured = summarise(file.connection, TABLE, self._fid, fields, self._currencies)
        if file.geometry != encoding.AREAS:
            return insured, None
        own = {c.original: c.name for c in self._own.values()}
        areas = outlines.summarise(file.connection, TABLE, self._fid, fields, own, self._query, self._metric)
        return insured, areas


def by_field(batch: Sequence[Record]) -> Mapping[str, Sequence[Any]]:
    """The values of *batch* by field; turned over at once where all rows have the same fields."""
    if isinstance(batch, Block):
        return dict(zip(batch.fields, batch.columns))
    rows = [record.attributes for record in batch]
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


def result_path(folder: Path, title: str, when: datetime) -> Path:
    """A free path in *folder* for a result, named for what it is and when."""
    day = f"{when:%Y-%m-%d}"
    name = safe_name(title.replace(day, "").replace(",", " "))
    return free(folder / f"{name} {day} {when:%H%M%S}.gpkg")


def safe_name(text: str) -> str:
    """*text* as the name of a file, without its suffix, that every file system takes."""
    return clean_name(FORBIDDEN_IN_NAMES.sub(" ", text)) or "result"


def free(path: Path) -> Path:
    """*path*, or with a number where something is there: a result never replaces another."""
    return free_path(path.parent, path.stem, path.suffix, " {}")
