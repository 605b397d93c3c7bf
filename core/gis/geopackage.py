"""One GeoPackage under its temporary name: made by OGR, filled by sqlite3, never open in both."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional, Sequence

import numpy as np
from osgeo import gdal, ogr, osr

from ..api.query import Query
from . import encoding, gdal_compat
from .bounded_sqlite import bounded
from .bulk_rows import insert_columns
from .columns import Column, text_of
from .file_notes import PROGRESS, add_note, told_in
from .parts import Hold, drop, part_of
from .rtree import PackedIndex, copy_index
from .sql import Sql, address_of, quoted, sql

TABLE = "records"
QUERY_ITEM = "geoportfolio_query"
"""The item of the layer's GDAL metadata that holds the query as JSON."""
_NO_QUERY_ITEM = "geoportfolio"


UNWRITTEN = (OSError, sqlite3.Error)
"""What is raised where a file can't be written."""


def stored_query(path: Path) -> Optional[str]:
    """The query as JSON that the result at *path* is the answer to; None for any other file."""
    if not _is_plain(path):
        return None
    dataset = gdal_compat.ogr_opened(str(path))
    stored = dataset.GetLayerByName(TABLE) if dataset else None
    text: Optional[str] = stored.GetMetadataItem(QUERY_ITEM) if stored else None
    return text


def _is_plain(path: Path) -> bool:
    """Whether GDAL can open the file in time: it is no pipe, and no view takes the place of a table."""
    try:
        if not path.is_file():
            return False
        with (
            contextlib.closing(sqlite3.connect(address_of(path.absolute()), uri=True)) as file,
            bounded(file),
        ):
            return True
    except (OSError, sqlite3.Error):
        return False


class FilledTable:
    """The one table of a GeoPackage that OGR has made, open in sqlite3 until ``close`` or ``discard``.

    Nobody else touches the file until ``release``, ``leave`` or ``discard``.

    :param table: its name, and those of its *fid* and *geom*; without a *geometry* it has no ``geom``.
    """

    def __init__(self, path: Path, table: str, fid: str, geom: str, geometry: str) -> None:
        self.path, self.table, self.fid, self.geom, self.geometry = path, table, fid, geom, geometry
        self._index = PackedIndex(self._index_name)
        self._is_empty = True
        self._hold = Hold(path)
        try:
            self._connect()
            try:
                self._take_triggers()
            except BaseException:
                self.connection.close()  # Windows deletes no file that is open
                raise
        except BaseException:
            self._hold.release()
            raise

    def _take_triggers(self) -> None:
        triggers = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?"
        self._triggers = dict(self.connection.execute(triggers, (self.table,)).fetchall())
        if not self._triggers:  # GDAL says nothing when the disk takes a part of the file only
            raise OSError(f"no GeoPackage can be made at {self.path}")
        # They keep count and index right row by row, which takes long: both are written at the end.
        for name in self._triggers:
            self.connection.execute(f"DROP TRIGGER {quoted(name)}")

    def _connect(self) -> None:
        # The journal is on the disk, as QGIS may be killed in the middle of a write, and SQLite then takes
        # back what was half done. Its lock tells every other QGIS that somebody is at work (parts).
        self.connection = sqlite3.connect(str(self.path), isolation_level=None, check_same_thread=False)
        try:
            for pragma in ("synchronous = OFF", "journal_mode = DELETE", "locking_mode = EXCLUSIVE"):
                self.connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            self.connection.close()
            raise

    @property
    def _index_name(self) -> str:
        return f"rtree_{self.table}_{self.geom}"

    def add_columns(self, columns: Iterable[Column]) -> None:
        """Have a column for each of *columns*, of its type; rows that are there have NULL in it."""
        added = list(columns)
        definitions = [sql("{name} {type}", name=each.name, type=Sql(each.sql_type)) for each in added]
        if self._is_empty and definitions:
            self._make_again(definitions)
        else:
            for each in definitions:
                self.connection.execute(
                    sql("ALTER TABLE {table} ADD COLUMN {each}", table=self.table, each=each)
                )
        for column in added:
            column.stored_as = column.sql_type

    def _make_again(self, definitions: Sequence[Sql]) -> None:
        """The empty table with these columns, too, at once: SQLite reads all of it again for each ALTER."""
        query = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?"
        (made,) = self.connection.execute(query, (self.table,)).fetchone()
        before, _, after = made.rpartition(")")
        with self.transaction():
            self.connection.execute(sql("DROP TABLE {table}", table=self.table))
            self.connection.execute(f"{before}, {', '.join(definitions)}){after}")

    def insert(
        self,
        rows: Mapping[str, Sequence[Any]],
        ids: np.ndarray,
        boxes: np.ndarray,
        told: Optional[Mapping[str, str]] = None,
    ) -> None:
        """Add rows in one transaction; *rows* are the values by column.

        :param ids: of the rows with a geometry (n), and their *boxes* (n, 4): min x, max x, min y, max y.
        :param told: how far the file is with these rows, as :meth:`tell` takes it.
        """
        index = self._index.copy()
        self._is_empty = False
        with self.transaction():
            insert_columns(self.connection, self.table, tuple(rows), tuple(rows.values()))
            if len(ids):
                index.add(self.connection, ids, boxes)
            self._tell(told or {})
        self._index = index

    def tell(self, told: Mapping[str, str]) -> None:
        """Keep how far the file is, texts by part, for whoever finds it after a kill."""
        with self.transaction():
            self._tell(told)

    def _tell(self, told: Mapping[str, str]) -> None:
        if told:
            self.connection.execute(
                f"CREATE TABLE IF NOT EXISTS {PROGRESS} (part TEXT PRIMARY KEY, told TEXT)"
            )
            self.connection.executemany(f"REPLACE INTO {PROGRESS} VALUES (?, ?)", list(told.items()))

    def copy_from(self, other: FilledTable, types: Mapping[str, str]) -> None:
        """Take the rows of *other*, whose columns had these *types*; closes it."""
        other.connection.close()
        self._is_empty = False
        self.connection.create_function("exact_text", 1, text_of)
        names = [self.fid, *([self.geom] if other.geometry else []), *types]
        query = "SELECT name, type FROM pragma_table_info(?)"
        now = dict(self.connection.execute(query, (self.table,)).fetchall())
        values = [_converted(name, types.get(name), now[name]) for name in names]
        self.connection.execute("ATTACH ? AS other", (str(other.path),))
        with self.transaction():
            self.connection.execute(
                sql(
                    "INSERT INTO main.{table} ({names}) SELECT {values} FROM other.{theirs} ORDER BY {fid}",
                    table=self.table,
                    names=names,
                    values=values,
                    theirs=other.table,
                    fid=self.fid,
                )
            )
            if other.geometry:
                copy_index(self.connection, self._index_name, "other")
                self._index = other._index
            # In the same transaction: of the two, a kill leaves at least one that is whole and says so.
            self._tell(told_in(self.connection, "other"))
        self.connection.execute("DETACH other")

    def remember(self, note: str, text: str) -> None:
        """Keep *text* in the file's metadata, as the GeoPackage standard has them."""
        with self.transaction():
            add_note(self.connection, self.table, note, text)

    def close(self, count: int) -> None:
        """Register extent, count and index of the *count* rows. Nobody else has the file until `release`."""
        with self.transaction():
            self.connection.execute(f"DROP TABLE IF EXISTS {PROGRESS}")
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
        self.connection.close()

    def move_to(self, path: Path) -> None:
        """Go on in the copy *path*; of what failed here, nothing is in it. The file stays as it was.

        :raises sqlite3.Error: when there is no room for it either, and nothing has changed; so OSError.
        """
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        before = self.path
        if before.exists():
            self.connection.close()
            try:
                shutil.copyfile(before, path)
            except OSError:
                drop(path)
                self._connect()
                raise
        else:
            self._copy_to(path)
        self.path = path
        self._hold.add(path)  # the one that stays behind is held as well
        self._connect()

    def reopen(self) -> None:
        """Go on with the file after :meth:`copy_from` of another one has closed it."""
        self.connection.close()
        self._connect()

    def _copy_to(self, path: Path) -> None:
        """The file has lost its folder, but not its content while it is open."""
        try:
            with contextlib.closing(sqlite3.connect(str(path))) as copy:
                self.connection.backup(copy)
        except sqlite3.Error:
            drop(path)
            raise
        self.connection.close()

    def stay_beside(self, target: Path) -> None:
        """Make the folder of *target* anew where it was removed, and this file in it, as it is.

        :raises sqlite3.Error: when it can't be made; so OSError.
        """
        if not self.path.exists():
            self.move_to(part_of(target))

    def leave(self, target: Path) -> None:
        """Let go of the file as far as it is, beside *target*; :data:`PROGRESS` tells the rest.

        :raises sqlite3.Error: when it has lost its folder and can't be made anew; so OSError.
        """
        self.stay_beside(target)
        self._let_go()

    def release(self) -> None:
        """Let others have the file, which :meth:`close` has closed."""
        self._hold.release()

    def discard(self) -> None:
        """Let go of the file, and delete it."""
        self._let_go()
        drop(self.path)

    def _let_go(self) -> None:
        self.connection.close()
        self._hold.release()

    @contextlib.contextmanager
    def transaction(self) -> Any:
        """What is done inside is done as a whole, or not at all."""
        self.connection.execute("BEGIN")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # SQLite itself takes back what found no room
                self.connection.execute("ROLLBACK")
            raise


class GeoPackage(FilledTable):
    """One of our own, in EPSG:4326; *geometry* is the kind of its column, empty: none."""

    def __init__(self, target: Path, geometry: str, fid: str, geom: str, query: Optional[Query]) -> None:
        path = part_of(target)
        try:
            path.write_bytes(_empty(path.name, geometry, fid, geom, query))
            super().__init__(path, TABLE, fid, geom, geometry)
        except (OSError, sqlite3.Error):
            drop(path)
            raise
        except RuntimeError as error:  # where the host has switched GDAL's exceptions on
            drop(path)
            raise OSError(f"no GeoPackage can be made at {path}: {error}") from None


def _empty(name: str, geometry: str, fid: str, geom: str, query: Optional[Query]) -> bytes:
    """A GeoPackage without rows, made in the memory: in a busy QGIS, SQLite now and then told GDAL that the
    file it had just made on the disk was read-only. Who brings that about is not known.

    :param name: which no other thread uses.
    """
    path = f"/vsimem/{name}"
    try:
        _make_empty(path, geometry, fid, geom, query)
        file = gdal.VSIFOpenL(path, "rb")
        if file is None:
            raise OSError("GDAL has no memory for a GeoPackage")
        try:
            return bytes(gdal.VSIFReadL(1, gdal.VSIStatL(path).size, file))
        finally:
            gdal.VSIFCloseL(file)
    finally:
        gdal.Unlink(path)


def _make_empty(path: str, geometry: str, fid: str, geom: str, query: Optional[Query]) -> None:
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(4326)
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(path)
    if dataset is None:
        raise OSError(f"no GeoPackage can be made at {path}")
    options = [f"FID={fid}"]
    if geometry:
        options.append(f"GEOMETRY_NAME={geom}")
    kind = encoding.ogr_type(geometry)
    layer = dataset.CreateLayer(TABLE, reference if geometry else None, kind, options)
    if layer is None:
        raise OSError(f"no GeoPackage can be made at {path}")
    # Any item has GDAL make the tables of metadata, in which the file says that it is whole.
    item = (_NO_QUERY_ITEM, "1") if query is None else (QUERY_ITEM, query.to_json())
    layer.SetMetadataItem(*item)
    layer = None
    dataset = None  # closes the file


def _converted(name: str, before: Optional[str], now: str) -> Sql:
    """The SQL expression that carries a column over to its new type."""
    if now != "TEXT" or before in (None, "TEXT"):
        return quoted(name)
    if before == "BOOLEAN":
        return sql("CASE {name} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END", name=name)
    return sql("exact_text({name})", name=name)
