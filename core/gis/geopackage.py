"""One GeoPackage under its temporary name: made by OGR, filled by sqlite3, never open in both."""

from __future__ import annotations

import contextlib
import sqlite3
import uuid
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional, Sequence

import numpy as np
from osgeo import ogr, osr

from ..api.query import Query
from . import compat, encoding, rtree
from .columns import Column, text_of

TABLE = "records"
QUERY_ITEM = "geoportfolio_query"
"""The item of the layer's GDAL metadata that holds the query as JSON."""

FIELDS_NOTE = "fields"
"""The note that holds each field as [its name in the file, the name it came with, whether it is our own]."""
_NOTES = "urn:geoportfolio:{}"


def stored_query(path: Path) -> Optional[str]:
    """The query as JSON that the result at *path* is the answer to; None for any other file."""
    dataset = compat.ogr_opened(str(path))
    stored = dataset.GetLayerByName(TABLE) if dataset else None
    text: Optional[str] = stored.GetMetadataItem(QUERY_ITEM) if stored else None
    return text


class GeoPackage:
    """Open in sqlite3 until ``close`` or ``discard``; *geometry* is the kind of its column, empty: none."""

    def __init__(self, target: Path, geometry: str, fid: str, geom: str, query: Optional[Query]) -> None:
        self.geometry, self.fid, self.geom = geometry, fid, geom
        target.parent.mkdir(parents=True, exist_ok=True)
        self.path = target.with_name(f"{target.stem}.{uuid.uuid4().hex[:8]}.part.gpkg")
        try:
            _make_empty(self.path, geometry, fid, geom, query)
            self._open()
        except (OSError, sqlite3.Error):
            self._drop()
            raise
        except RuntimeError as error:  # where the host has switched GDAL's exceptions on
            self._drop()
            raise OSError(f"no GeoPackage can be made at {self.path}: {error}") from None

    def _drop(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink()

    def _open(self) -> None:
        self.connection = sqlite3.connect(str(self.path), isolation_level=None, check_same_thread=False)
        for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "locking_mode = EXCLUSIVE"):
            self.connection.execute(f"PRAGMA {pragma}")
        name = f"trigger_insert_feature_count_{TABLE}"
        trigger = "SELECT sql FROM sqlite_master WHERE name = ?"
        found = self.connection.execute(trigger, (name,)).fetchone()
        if found is None:  # GDAL says nothing when the disk takes a part of the file only
            self.connection.close()
            raise OSError(f"no GeoPackage can be made at {self.path}")
        self._count_trigger = found[0]
        self.connection.execute(f'DROP TRIGGER "{name}"')

    def add_columns(self, columns: Iterable[Column]) -> None:
        for column in columns:
            name = quoted(column.name)
            self.connection.execute(f"ALTER TABLE {TABLE} ADD COLUMN {name} {column.sql_type}")
            column.stored_as = column.sql_type

    def insert(self, rows: Mapping[str, Sequence[Any]]) -> None:
        """Add rows in one transaction; *rows* are the values by column."""
        names, marks = ", ".join(map(quoted, rows)), ", ".join("?" * len(rows))
        with self._transaction():
            self.connection.executemany(
                f"INSERT INTO {TABLE} ({names}) VALUES ({marks})", zip(*rows.values())
            )

    def copy_from(self, other: GeoPackage, types: Mapping[str, str]) -> None:
        """Take the rows of *other*, whose columns had these *types*; closes it."""
        other.connection.close()
        self.connection.create_function("exact_text", 1, text_of)
        names = [self.fid, *([self.geom] if other.geometry else []), *types]
        now = dict(self.connection.execute(f"SELECT name, type FROM pragma_table_info('{TABLE}')").fetchall())
        values = [_converted(name, types.get(name), now[name]) for name in names]
        self.connection.execute("ATTACH ? AS other", (str(other.path),))
        with self._transaction():
            self.connection.execute(
                f"INSERT INTO main.{TABLE} ({', '.join(map(quoted, names))})"
                f" SELECT {', '.join(values)} FROM other.{TABLE} ORDER BY {quoted(self.fid)}"
            )
        self.connection.execute("DETACH other")

    def remember(self, note: str, text: str) -> None:
        """Keep *text* in the file's metadata, as the GeoPackage standard has them."""
        if not self.connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'gpkg_metadata'").fetchone():
            return
        with self._transaction():
            kept = self.connection.execute(
                "INSERT INTO gpkg_metadata (md_scope, md_standard_uri, mime_type, metadata)"
                " VALUES ('undefined', ?, 'application/json', ?)",
                (_NOTES.format(note), text),
            )
            self.connection.execute(
                "INSERT INTO gpkg_metadata_reference (reference_scope, table_name, md_file_id)"
                " VALUES ('table', ?, ?)",
                (TABLE, kept.lastrowid),
            )

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


def note_of(connection: sqlite3.Connection, note: str) -> Optional[str]:
    """What :meth:`GeoPackage.remember` kept in an open file; None when it is no file of ours."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'gpkg_metadata'").fetchone():
        return None
    query = "SELECT metadata FROM gpkg_metadata WHERE md_standard_uri = ?"
    found = connection.execute(query, (_NOTES.format(note),)).fetchone()
    return found[0] if found else None


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
    if layer is None:
        raise OSError(f"no GeoPackage can be made at {path}")
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
    column = quoted(name)
    if now != "TEXT" or before in (None, "TEXT"):
        return column
    if before == "BOOLEAN":
        return f"CASE {column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END"
    return f"exact_text({column})"


def quoted(name: str) -> str:
    """*name* as SQL takes any name."""
    return '"' + name.replace('"', '""') + '"'
