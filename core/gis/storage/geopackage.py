"""Write a GeoPackage under a temporary name: created by OGR, filled by sqlite3, never open in both."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from pathlib import Path
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

import numpy as np

from ...api.monitor import Monitor
from ..files.partial import PartialLock, partial_path
from ..sqlite.sql import Sql, insert_columns, sql
from ..sqlite.sqlite_files import drop
from . import encoding
from .columns import Column, text_of
from .empty_geopackage import empty_geopackage, opened_empty, triggers_in
from .record import PROGRESS, ResultRecord, write_record
from .spatial_index import PackedIndex, clear_index

TABLE = "records"
"""The table of a result."""
_ROWS_AT_ONCE = 2000
UNWRITTEN = (OSError, sqlite3.Error)
"""Exceptions of a file that can't be written."""


class GeoPackage:
    """The only table of a GeoPackage, open in sqlite3 until :meth:`close`, :meth:`leave` or :meth:`discard`.

    :meth:`close` writes its triggers, count, extent and spatial index. The file is locked against other
        processes until :meth:`release`, :meth:`leave` or :meth:`discard`.

    :param path: an existing file, created and closed by OGR.
    :param table: the name of the table; *fid* and *geom* those of its row id and geometry columns.
    :param geometry: the kind of the geometry column in :mod:`.encoding`; empty: none.
    :raises OSError: the file is incomplete; also sqlite3.Error.
    """

    def __init__(
        self,
        path: Path,
        table: str,
        fid: str,
        geom: str,
        geometry: str,
        triggers: Optional[Mapping[str, str]] = None,
    ) -> None:
        self.path, self.table, self.fid, self.geom, self.geometry = path, table, fid, geom, geometry
        self._index = PackedIndex(self._index_name)
        self._lock = PartialLock(path)
        try:
            self._connect()
            try:
                self._triggers = self._taken_triggers() if triggers is None else dict(triggers)
            except BaseException:
                self.connection.close()  # Windows can't delete an open file
                raise
        except BaseException:
            self._lock.release()
            raise

    @classmethod
    def create(cls, target: Path, geometry: str, fid: str, geom: str, record: ResultRecord) -> GeoPackage:
        """Create an empty result in EPSG:4326 beside *target*.

        :raises OSError: it can't be written; also sqlite3.Error.
        """
        path = partial_path(target)
        try:
            path.write_bytes(empty_geopackage(TABLE, geometry, fid, geom))
            made = cls(path, TABLE, fid, geom, geometry)
        except (OSError, sqlite3.Error):
            drop(path)
            raise
        try:
            made.write_record(record)
        except BaseException:
            made.discard()
            raise
        return made

    @classmethod
    def reopen(cls, part: Path) -> GeoPackage:
        """Open the partial file of an ended process, for :meth:`complete`.

        :raises OSError: it is not a partial file or in use; also sqlite3.Error.
        """
        with contextlib.closing(sqlite3.connect(str(part))) as file:
            columns = file.execute("SELECT name, pk FROM pragma_table_info(?)", (TABLE,)).fetchall()
            fid = next((name for name, is_key in columns if is_key), None)
            column = file.execute(
                "SELECT column_name, geometry_type_name FROM gpkg_geometry_columns WHERE table_name = ?",
                (TABLE,),
            ).fetchone()
        if fid is None:
            raise OSError(f"{part} has no table {TABLE}")
        geom, geometry = column or ("", "")
        if geometry not in encoding.KINDS:
            raise OSError(f"{part} has geometries of another kind")
        with opened_empty(part, TABLE, geometry, fid, geom) as empty:
            triggers = triggers_in(empty)
        return cls(part, TABLE, fid, geom, geometry, triggers)

    @property
    def _index_name(self) -> str:
        return f"rtree_{self.table}_{self.geom}"

    def _taken_triggers(self) -> dict[str, str]:
        triggers = triggers_in(self.connection, self.table)
        if not triggers:  # GDAL does not report a partially written file
            raise OSError(f"no GeoPackage can be made at {self.path}")
        # Triggers update count and index row by row, which is slow: close() writes both.
        for name in triggers:
            self.connection.execute(sql("DROP TRIGGER {name}", name=name))
        return triggers

    def _connect(self) -> None:
        # The journal is on disk, so that SQLite can roll back a transaction if QGIS is killed in it.
        self.connection = sqlite3.connect(str(self.path), isolation_level=None, check_same_thread=False)
        try:
            for pragma in ("synchronous = OFF", "journal_mode = DELETE", "locking_mode = EXCLUSIVE"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.connection.create_function("exact_text", 1, text_of)
        except BaseException:
            self.connection.close()
            raise

    def set_columns(self, columns: Iterable[Column]) -> None:
        """Make the table have a column for each of *columns*, with a type that can store its values.

        Columns are added, and their types changed, in place: no row is copied, only values that become text
        are updated. Existing rows have NULL in new columns.
        """
        changed = [column for column in columns if column.stored_as != column.sql_type]
        if not changed:
            return
        with self._changed_schema():
            self._write_types({column.name: column.sql_type for column in changed})
            converted = [
                _as_text(column) for column in changed if column.stored_as and column.sql_type == "TEXT"
            ]
            if converted:
                self.connection.execute(
                    sql("UPDATE {table} SET {converted}", table=self.table, converted=converted)
                )
        for column in changed:
            column.stored_as = column.sql_type

    def set_geometry(self, geometry: str) -> None:
        """Make the table accept geometries of the kind *geometry*, adding a geometry column if necessary."""
        if geometry == self.geometry:
            return
        triggers = self._triggers
        with self._changed_schema():
            if not self.geometry:
                triggers = self._add_geometry(geometry)
            else:
                self.connection.execute(
                    "UPDATE gpkg_geometry_columns SET geometry_type_name = ? WHERE table_name = ?",
                    (geometry, self.table),
                )
            self._write_types({self.geom: geometry})
        self.geometry, self._triggers = geometry, triggers

    def _add_geometry(self, geometry: str) -> dict[str, str]:
        """Register a geometry column with the rows that OGR writes, and return the triggers."""
        with opened_empty(self.path, self.table, geometry, self.fid, self.geom) as empty:
            self._copy_system_rows(empty, "gpkg_geometry_columns")
            data = empty.execute("SELECT data_type, srs_id FROM gpkg_contents").fetchone()
            triggers = self._copy_index(empty)
        self.connection.execute("UPDATE gpkg_contents SET data_type = ?, srs_id = ?", data)
        return triggers

    def add_index(self) -> None:
        """Add an empty spatial index to a table without one; in a transaction."""
        with opened_empty(self.path, self.table, encoding.POINT, self.fid, self.geom) as empty:
            self._triggers = {**self._triggers, **self._copy_index(empty)}

    def _copy_index(self, empty: sqlite3.Connection) -> dict[str, str]:
        """Create an index like that in *empty*, and return the triggers of its table."""
        make = "SELECT sql FROM sqlite_master WHERE name = ?"
        if self.connection.execute(make, ("gpkg_extensions",)).fetchone() is None:
            self.connection.execute(*empty.execute(make, ("gpkg_extensions",)).fetchone())
        self._copy_system_rows(empty, "gpkg_extensions")
        self.connection.execute(*empty.execute(make, (self._index_name,)).fetchone())
        return triggers_in(empty, self.table)

    def _copy_system_rows(self, empty: sqlite3.Connection, system: str) -> None:
        rows = empty.execute(sql("SELECT * FROM {system} WHERE column_name IS NOT NULL", system=system))
        for row in rows.fetchall():
            marks = Sql(", ".join("?" * len(row)))
            insert = sql("INSERT INTO {system} VALUES ({marks})", system=system, marks=marks)
            self.connection.execute(insert, row)

    def _write_types(self, types: Mapping[str, str]) -> None:
        """Change the schema: SQL types by column. Other connections must not have the file open."""
        query = "SELECT name, type || coalesce(' DEFAULT ' || dflt_value, ''), pk FROM pragma_table_info(?)"
        columns = self.connection.execute(query, (self.table,)).fetchall()
        kinds = {**{name: kind for name, kind, is_key in columns if not is_key}, **types}
        definitions = [sql("{name} {kind}", name=name, kind=Sql(kind)) for name, kind in kinds.items()]
        create = sql(
            "CREATE TABLE {table} ({fid} INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, {definitions})",
            table=self.table,
            fid=self.fid,
            definitions=definitions,
        )
        self.connection.execute(
            "UPDATE sqlite_master SET sql = ? WHERE type = 'table' AND name = ?", (create, self.table)
        )
        self.connection.execute("PRAGMA writable_schema = RESET")  # makes SQLite read the schema again

    @contextlib.contextmanager
    def _changed_schema(self) -> Iterator[None]:
        """Run the block in a transaction in which ``sqlite_master`` is writable."""
        self.connection.execute("PRAGMA writable_schema = 1")
        try:
            with self.transaction():
                yield
        finally:
            self.connection.execute("PRAGMA writable_schema = RESET")

    def insert(
        self,
        rows: Mapping[str, Sequence[Any]],
        ids: np.ndarray,
        boxes: np.ndarray,
        record: Optional[ResultRecord] = None,
    ) -> None:
        """Add rows, given as values by column, in one transaction.

        :param ids: the ids (n) of rows with a geometry, and their *boxes* (n, 4): min x, max x, min y, max y.
        :param record: the record of the file with these rows.
        :raises FileNotFoundError: the file was deleted, which POSIX allows; also :meth:`close`.
        """
        self._check_folder()
        index = self._index.copy()
        with self.transaction():
            insert_columns(self.connection, self.table, tuple(rows), tuple(rows.values()))
            if len(ids):
                index.add(self.connection, ids, boxes)
            if record is not None:
                write_record(self.connection, self.table, record)
        self._index = index

    def write_record(self, record: ResultRecord) -> None:
        """Write the record of the file."""
        with self.transaction():
            write_record(self.connection, self.table, record)

    def close(self, count: int, record: Optional[ResultRecord] = None) -> None:
        """Write extent, count and spatial index of the *count* rows, and close the file."""
        self._check_folder()
        with self.transaction():
            self._register(count, record)
        self.connection.close()

    def complete(self, record: ResultRecord, monitor: Monitor) -> None:
        """Delete the rows that are not in *record*, index the others, and close the file.

        :raises Cancelled: between two blocks of rows; the file is then unchanged.
        """
        with self.transaction():
            for name in triggers_in(self.connection):  # untrusted triggers may run forever
                self.connection.execute(sql("DROP TRIGGER {name}", name=name))
            self.connection.execute(f"DROP TABLE IF EXISTS {PROGRESS}")  # of version 0.1
            names = {"table": self.table, "fid": self.fid, "geom": self.geom}
            self.connection.execute(sql("DELETE FROM {table} WHERE {fid} > ?", **names), (record.rows,))
            if self.geometry:
                clear_index(self.connection, self._index_name)
                rows = self.connection.execute(
                    sql("SELECT {fid}, {geom} FROM {table} WHERE {geom} IS NOT NULL ORDER BY {fid}", **names)
                )
                while batch := rows.fetchmany(_ROWS_AT_ONCE):
                    monitor.stop_if_cancelled()
                    ids, blobs = zip(*batch)
                    self._index.add(self.connection, np.array(ids, np.int64), encoding.boxes_of(blobs))
            (count,) = self.connection.execute(sql("SELECT count(*) FROM {table}", **names)).fetchone()
            self._register(count, record)
        self.connection.close()

    def _register(self, count: int, record: Optional[ResultRecord]) -> None:
        if self.geometry:
            self._index.finish(self.connection)
        for trigger in self._triggers.values():
            self.connection.execute(trigger)
        self.connection.execute("UPDATE gpkg_ogr_contents SET feature_count = ?", (count,))
        self.connection.execute(
            "UPDATE gpkg_contents SET last_change = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
        )
        if self._index.extent:
            self.connection.execute(
                "UPDATE gpkg_contents SET min_x = ?, min_y = ?, max_x = ?, max_y = ?", self._index.extent
            )
        if record is not None:
            write_record(self.connection, self.table, record)

    def _check_folder(self) -> None:
        if not self.path.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))

    def leave(self, target: Path) -> None:
        """Close the file in its current state; its record is for the recovery.

        If its folder was deleted, the content is written beside *target* again.

        :raises OSError: the disk is full; also sqlite3.Error.
        """
        if not self.path.exists():
            self.path = partial_path(target)
            self._copy_to(self.path)
        self._let_go()

    def _copy_to(self, path: Path) -> None:
        try:
            with contextlib.closing(sqlite3.connect(str(path))) as copy:
                self.connection.backup(copy)
        except sqlite3.Error:
            drop(path)
            raise

    def release(self) -> None:
        """Release the lock of the closed file."""
        self._lock.release()

    def discard(self) -> None:
        """Close the file and delete it."""
        self._let_go()
        drop(self.path)

    def _let_go(self) -> None:
        self.connection.close()
        self._lock.release()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the block in one transaction."""
        self.connection.execute("BEGIN")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # SQLite itself rolls back if the disk is full
                self.connection.execute("ROLLBACK")
            raise


def _as_text(column: Column) -> Sql:
    """Return the SQL assignment that converts the values of *column* to text without loss."""
    if column.stored_as == "BOOLEAN":
        return sql("{name} = CASE {name} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END", name=column.name)
    return sql("{name} = exact_text({name})", name=column.name)
