"""A stream of records into a GeoPackage of its own, in bounded memory and in any thread.

OGR makes the empty file, Python's sqlite3 fills it; the two never have it open together.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
import uuid
from array import array
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Mapping, Optional, Sequence

import numpy as np
from osgeo import ogr, osr

from ..api.monitor import Monitor
from ..api.query import Query
from ..api.records import Record
from . import compat, encoding, rtree
from .columns import REAL, TEXT, Column, printable, provisioned_kind, text_of, unique_name
from .insured import SumInsured, summarise

BATCH = 250
TABLE = "records"
QUERY_ITEM = "geoportfolio_query"
"""The item of the layer's GDAL metadata that holds the query as JSON."""

_OWN_KINDS = {"text": TEXT, "real": REAL}
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
    """

    path: Path
    count: int
    geometry_count: int
    fields: tuple[StoredField, ...]
    insured: Optional[SumInsured] = None


class ResultWriter:
    """Writes one result; whatever arrived is a valid, indexed GeoPackage when the block is left.

    It is so after an exception, too. Without a row there is no file and ``stored`` is None. The file
    appears under its name when it is whole; a name that is taken by then gets a number.

    :param column_types: field to the provision's type (spec 2.1); fields that are not named keep the
        type of their JSON values.
    :param own_fields: our additions to each row and their types, ``text`` or ``real``.
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
        self._file: Optional[_File] = None
        self._columns: dict[str, Column] = {}
        self._own: dict[str, Column] = {}
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

        An own field ``radius`` that *tags* leave out is the record's. When the records end in an
        exception, those before it are kept.

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
        return [*self._columns.values(), *self._own.values()]

    def _meet(self, fields: Iterable[str]) -> None:
        """Name the fields that are new; the first batch's come before our own, which give way."""
        for field in dict.fromkeys(fields):
            if field not in self._columns:
                promised = provisioned_kind(self._column_types.get(field))
                self._columns[field] = Column(self._claim(printable(field) or "field"), field, promised)
        if self._file is None:
            self._fid, self._geom = self._claim_own("fid"), self._claim_own("geom")
            for field, kind in self._own_types.items():
                self._own[field] = Column(self._claim_own(field), field, _OWN_KINDS[kind])

    def _claim(self, wanted: str) -> str:
        self._taken.append(unique_name(wanted, self._taken))
        return self._taken[-1]

    def _claim_own(self, wanted: str) -> str:
        return self._claim(wanted if unique_name(wanted, self._taken) == wanted else f"gp_{wanted}")

    def _values(self, batch: Sequence[Record], tags: Mapping[str, Any]) -> dict[str, Sequence[Any]]:
        seen = _by_field([record.attributes for record in batch])
        nothing = [None] * len(batch)
        values = {c.name: c.take(seen.get(c.original, nothing)) for c in self._columns.values()}
        for field, column in self._own.items():
            if field == "radius" and field not in tags:
                own: list[Any] = [record.radius for record in batch]
            else:
                own = [tags.get(field)] * len(batch)
            values[column.name] = column.take(own)
        return values

    def _file_for(self, kinds: set[str]) -> _File:
        """The open file, made or made anew where these rows don't fit into it."""
        geometry = self._file.geometry if self._file else ""
        for kind in kinds:
            geometry = encoding.joined(geometry, kind)
        known = [column for column in self._all() if column.known]
        if self._file is None:
            self._file = _File(self._path, geometry, self._fid, self._geom, self._query)
        elif geometry != self._file.geometry or any(column.outgrown for column in known):
            self._remake(geometry)
        self._file.add_columns([column for column in known if not column.stored_as])
        return self._file

    def _remake(self, geometry: str) -> None:
        assert self._file is not None
        remade = _File(self._path, geometry, self._fid, self._geom, self._query)
        copied = [column for column in self._all() if column.stored_as]
        old_types = {column.name: column.stored_as for column in copied}
        remade.add_columns(copied)
        remade.copy_from(self._file, old_types)
        self._file.discard()
        self._file = remade

    def _finish(self, file: _File) -> Stored:
        if any(column.stored_as not in ("", column.sql_type) for column in self._all()):
            self._remake(file.geometry)
            file = self._file or file
        file.add_columns([column for column in self._all() if not column.stored_as])
        fields = tuple(StoredField(c.name, c.original, c.sql_type) for c in self._all())
        boxes = np.frombuffer(self._boxes, np.float64).reshape(-1, 4) if self._ids else np.empty((0, 4))
        insured = summarise(file.connection, TABLE, self._fid, {f.original: (f.name, f.type) for f in fields})
        file.close(self._count, np.frombuffer(self._ids, np.int64) if self._ids else np.empty(0), boxes)
        target = _free(self._path)
        file.path.replace(target)
        return Stored(target, self._count, len(self._ids), fields, insured)


class _File:
    """The GeoPackage under its temporary name, open in sqlite3 until ``close`` or ``discard``."""

    def __init__(self, target: Path, geometry: str, fid: str, geom: str, query: Optional[Query]) -> None:
        self.geometry, self.fid, self.geom = geometry, fid, geom
        target.parent.mkdir(parents=True, exist_ok=True)
        self.path = target.with_name(f"{target.stem}.{uuid.uuid4().hex[:8]}.part.gpkg")
        _make_empty(self.path, geometry, fid, geom, query)
        self.connection = sqlite3.connect(str(self.path), isolation_level=None, check_same_thread=False)
        for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "locking_mode = EXCLUSIVE"):
            self.connection.execute(f"PRAGMA {pragma}")
        name = f"trigger_insert_feature_count_{TABLE}"
        query_ = "SELECT sql FROM sqlite_master WHERE name = ?"
        self._count_trigger = self.connection.execute(query_, (name,)).fetchone()[0]
        self.connection.execute(f'DROP TRIGGER "{name}"')

    def add_columns(self, columns: Iterable[Column]) -> None:
        for column in columns:
            name = _quoted(column.name)
            self.connection.execute(f"ALTER TABLE {TABLE} ADD COLUMN {name} {column.sql_type}")
            column.stored_as = column.sql_type

    def insert(self, rows: Mapping[str, Sequence[Any]]) -> None:
        """Add rows in one transaction; *rows* are the values by column."""
        names, marks = ", ".join(map(_quoted, rows)), ", ".join("?" * len(rows))
        with self._transaction():
            self.connection.executemany(
                f"INSERT INTO {TABLE} ({names}) VALUES ({marks})", zip(*rows.values())
            )

    def copy_from(self, other: _File, types: Mapping[str, str]) -> None:
        """Take the rows of *other*, whose columns had these *types*; closes it."""
        other.connection.close()
        self.connection.create_function("exact_text", 1, text_of)
        names = [self.fid, *([self.geom] if other.geometry else []), *types]
        now = dict(self.connection.execute(f"SELECT name, type FROM pragma_table_info('{TABLE}')").fetchall())
        values = [_converted(name, types.get(name), now[name]) for name in names]
        self.connection.execute("ATTACH ? AS other", (str(other.path),))
        with self._transaction():
            self.connection.execute(
                f"INSERT INTO main.{TABLE} ({', '.join(map(_quoted, names))})"
                f" SELECT {', '.join(values)} FROM other.{TABLE} ORDER BY {_quoted(self.fid)}"
            )
        self.connection.execute("DETACH other")

    def close(self, count: int, ids: np.ndarray, boxes: np.ndarray) -> None:
        """Register extent, count and index, and hand the file back."""
        with self._transaction():
            self.connection.execute(self._count_trigger)
            self.connection.execute("UPDATE gpkg_ogr_contents SET feature_count = ?", (count,))
            self.connection.execute(
                "UPDATE gpkg_contents SET last_change = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
            )
            if len(ids):
                low, high = boxes.min(axis=0).tolist(), boxes.max(axis=0).tolist()
                self.connection.execute(
                    "UPDATE gpkg_contents SET min_x = ?, max_x = ?, min_y = ?, max_y = ?",
                    (low[0], high[1], low[2], high[3]),
                )
            if self.geometry and not compat.GDAL_PACKS_INDEX:
                rtree.create_index(self.connection, TABLE, self.geom, self.fid, ids, boxes)
        self.connection.close()
        if self.geometry and compat.GDAL_PACKS_INDEX:
            _index_by_gdal(self.path, self.geom)

    def discard(self) -> None:
        self.connection.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    @contextlib.contextmanager
    def _transaction(self) -> Any:
        self.connection.execute("BEGIN")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")


def _by_field(rows: Sequence[Mapping[str, Any]]) -> dict[str, Sequence[Any]]:
    """The values of *rows* by field; turned over at once where all rows have the same fields."""
    fields = list(rows[0])
    if all(list(row) == fields for row in rows):
        return dict(zip(fields, zip(*(row.values() for row in rows))))
    every = dict.fromkeys(chain.from_iterable(rows))
    return {field: [row.get(field) for row in rows] for field in every}


def _make_empty(path: Path, geometry: str, fid: str, geom: str, query: Optional[Query]) -> None:
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(4326)
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    if dataset is None:
        raise OSError(f"no GeoPackage can be made at {path}")
    options = [f"FID={fid}"]
    if geometry:
        options += [f"GEOMETRY_NAME={geom}", "SPATIAL_INDEX=NO"]
    kind = encoding.ogr_type(geometry)
    layer = dataset.CreateLayer(TABLE, reference if geometry else None, kind, options)
    if query is not None:
        layer.SetMetadataItem(QUERY_ITEM, query.to_json())
    layer = None
    dataset = None  # closes the file


def _index_by_gdal(path: Path, geom: str) -> None:
    dataset = ogr.Open(str(path), 1)
    dataset.ReleaseResultSet(dataset.ExecuteSQL(f"SELECT CreateSpatialIndex('{TABLE}', '{geom}')"))
    dataset = None  # closes the file


def _converted(name: str, before: Optional[str], now: str) -> str:
    """The SQL expression that carries a column over to its new type."""
    quoted = _quoted(name)
    if now != "TEXT" or before in (None, "TEXT"):
        return quoted
    if before == "BOOLEAN":
        return f"CASE {quoted} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END"
    return f"exact_text({quoted})"


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def results_folder(project_file: Optional[str], profile_dir: str) -> Path:
    """Where results are written: beside the project, or in the profile while it is unsaved."""
    if project_file:
        project = Path(project_file)
        return project.with_name(f"{project.stem}_geoportfolio")
    return Path(profile_dir) / "geoportfolio" / "results"


def result_path(project_file: Optional[str], profile_dir: str, title: str, when: datetime) -> Path:
    """A free path for a result in the :func:`results_folder`, named for what it is and when."""
    day = f"{when:%Y-%m-%d}"
    name = _UNSAFE.sub(" ", title.replace(day, "").replace(",", " "))
    name = " ".join(name.split())[:80].strip(" .") or "result"
    return _free(results_folder(project_file, profile_dir) / f"{name} {day} {when:%H%M%S}.gpkg")


def _free(path: Path) -> Path:
    """*path*, or with a number where something is there: a result never replaces another."""
    candidate, number = path, 2
    while candidate.exists():
        candidate, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return candidate
