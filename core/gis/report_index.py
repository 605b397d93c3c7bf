"""What lies beside the reports of an order: a table for Excel, and points that know their file."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import closing, suppress
from functools import cache
from pathlib import Path, PurePath, PurePosixPath
from typing import Callable
from uuid import uuid4

from osgeo import gdal, ogr, osr

from ..api.whole_files import clear_away, make_room, rename, written_aside
from .bounded_sqlite import refuse_views
from .own_files import RESULTS, check_entry
from .parts import SIDECARS, drop, mark_of
from .report_orders import ReportItem, ReportOrder, file_of
from .spreadsheets import harmless
from .sql import address_of, sql

INDEX = "index", ".csv"
LAYER = "reports", ".gpkg"
TABLE = "reports"
COLUMNS = ("point", "label", "file", "status", "message", "longitude", "latitude")
_TRIES = 3
"""Copies that are made when somebody writes to the file meanwhile."""
_WRITTEN = (f"rtree_{TABLE}", "gpkg_", "layer_styles")
"""How the names of the other tables begin into which GDAL and QGIS write with the points."""
_TEXTS = ("point", "label", "file", "status", "message")


def write_index(order: ReportOrder) -> Path:
    """``index.csv``: UTF-8 with the mark that Excel wants, a row of ``COLUMNS`` for each report.

    :raises OSError: when it can't be written; an older one is then untouched.
    """
    path = file_of(order, *INDEX)
    with (
        written_aside(path, follows_link=False) as part,
        part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file,
    ):
        table = csv.writer(file)
        table.writerow(COLUMNS)
        table.writerows(map(_row, order.items))
    return path


def write_points(order: ReportOrder) -> Path:
    """``reports.gpkg`` in the folder of *order*: its points in EPSG:4326, with label, file, status, message.

    QGIS reads a layer without SQLite's locks, and takes the journal of one who writes for that of a crash:
    its map would be without the points. So a copy with the new states takes the place of the file, and a
    layer that shows it has them when it is reloaded. Only where somebody edits the file all the time, or
    Windows does not let it go, they are written into the file itself.

    :raises OSError: when it can't be written; what was there before is then untouched. NotOurs where that is
        a link or the like, which may lead to any file.
    """
    path = file_of(order, *LAYER)
    check_entry(path, RESULTS, may_be_missing=True)
    # The same name at the next try, so that what a crash left of it goes.
    part = path.with_name(f".{path.stem}.part.gpkg")
    try:
        is_in_place = _is_replaced(path, part, order)
    finally:
        drop(part)
        clear_away(part)
    if not is_in_place:
        _save(_opened if path.exists() else _created, path, order)
    return path


def _is_replaced(path: Path, part: Path, order: ReportOrder) -> bool:
    """Whether the states are at *path* by way of *part*, with all that others have written there."""
    for _ in range(_TRIES):
        drop(part)
        make_room(part)
        before = mark_of(path)
        _save(_copied(path) if before else _created, part, order)
        if mark_of(path) == before:
            return _takes_place(part, path)
    return False


def _row(item: ReportItem) -> list[object]:
    texts = (item.point, item.label, item.file, item.state, item.message)
    return [*map(harmless, texts), item.lon, item.lat]


def _created(path: PurePath) -> gdal.Dataset:
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(4326)
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    driver = gdal.GetDriverByName("GPKG")
    dataset = driver.Create(str(path), 0, 0, 0, gdal.GDT_Unknown)
    if dataset is None:
        raise OSError(f"{path} can't be made: {gdal.GetLastErrorMsg()}")
    table = dataset.CreateLayer(TABLE, reference, ogr.wkbPoint, ["FID=number"])
    if table is None:
        raise OSError(f"{path} can't be made: {gdal.GetLastErrorMsg()}")
    for name in _TEXTS:
        table.CreateField(ogr.FieldDefn(name, ogr.OFTString))
    # Now, as it would otherwise come and go with the points.
    _check(table.SyncToDisk())
    return dataset


def _copied(source: Path) -> Callable[[Path], gdal.Dataset]:
    """Opens a copy of *source*, with the styles and tables that others have put into it."""

    def copy(path: Path) -> gdal.Dataset:
        try:
            with closing(sqlite3.connect(address_of(source.absolute(), "mode=rw"), uri=True)) as file:
                file.execute("VACUUM INTO ?", (str(path),))
        except sqlite3.Error as error:
            raise OSError(f"{source} can't be read: {error}") from None
        return _opened(path)

    return copy


def _takes_place(part: Path, path: Path) -> bool:
    """Whether *part* is at *path* now; not where that would lose what SQLite has beside the file."""
    if any(path.with_name(path.name + sidecar).exists() for sidecar in SIDECARS):
        return False
    try:
        rename(part, path)
    except PermissionError:
        return False
    return True


def _opened(path: Path) -> gdal.Dataset:
    _reset_triggers(path)
    dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE, allowed_drivers=["GPKG"])
    if dataset is None or dataset.GetLayerByName(TABLE) is None:
        raise OSError(f"{path} can't be written: {gdal.GetLastErrorMsg()}")
    return dataset


def _reset_triggers(path: Path) -> None:
    """Leave no triggers in the file but GDAL's own: a stranger's would run as soon as a point is written.

    Those of other tables stay: nothing is written there.
    """
    wanted = _own_triggers()
    triggers = "SELECT lower(tbl_name), name, sql FROM sqlite_master WHERE type = 'trigger'"
    try:
        with closing(sqlite3.connect(address_of(path.absolute(), "mode=rw"), uri=True)) as file, file:
            refuse_views(file)
            found = file.execute(triggers).fetchall()
            there = dict(rest for on, *rest in found if on == TABLE or on.startswith(_WRITTEN))
            for name in there:
                if there[name] != wanted.get(name):
                    file.execute(sql("DROP TRIGGER {name}", name=name))
            for name in wanted:
                if there.get(name) != wanted[name]:
                    file.execute(wanted[name])
    except sqlite3.Error as error:
        raise OSError(f"{path} can't be written: {error}") from None


@cache
def _own_triggers() -> dict[str, str]:
    """Return the statements of the triggers that this GDAL makes, by their names."""
    path = PurePosixPath(f"/vsimem/{uuid4().hex}.gpkg")
    dataset = _created(path)
    found = dataset.ExecuteSQL("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    own = {row.GetField(0): row.GetField(1) for row in found}
    dataset.ReleaseResultSet(found)
    dataset = None  # closes the file
    gdal.Unlink(str(path))
    return own


def _fill(dataset: gdal.Dataset, order: ReportOrder) -> None:
    """The points of *order* instead of those that are in *dataset*, or an error and those that were."""
    table = dataset.GetLayerByName(TABLE)
    _check(dataset.StartTransaction())
    try:
        for fid in [feature.GetFID() for feature in table]:
            _check(table.DeleteFeature(fid))
        for item in order.items:
            _check(table.CreateFeature(_feature(table.GetLayerDefn(), item)))
        _check(dataset.CommitTransaction())
    except (OSError, RuntimeError):
        with suppress(RuntimeError):
            dataset.RollbackTransaction()
        raise


def _feature(definition: ogr.FeatureDefn, item: ReportItem) -> ogr.Feature:
    feature = ogr.Feature(definition)
    feature.SetFID(item.number)
    for name, value in zip(_TEXTS, (item.point, item.label, item.file, item.state, item.message)):
        if value:
            feature.SetField(name, value.encode("utf-8", "replace").decode("utf-8"))
    if item.lon is not None and item.lat is not None:
        point = ogr.Geometry(ogr.wkbPoint)
        point.AddPoint_2D(item.lon, item.lat)
        feature.SetGeometryDirectly(point)
    return feature


def _check(code: int) -> None:
    if code != ogr.OGRERR_NONE:
        raise OSError(gdal.GetLastErrorMsg() or "the points of the reports can't be written")


def _save(get: Callable[[Path], gdal.Dataset], path: Path, order: ReportOrder) -> None:
    """One way to fail, whether or not another plugin has switched GDAL to exceptions."""
    fault = ""
    gdal.PushErrorHandler("CPLQuietErrorHandler")
    try:
        _fill(get(path), order)
    except (OSError, RuntimeError) as error:
        # The error itself, by the frames that it came through, would keep the file open and locked.
        fault = str(error) or repr(error)
    finally:
        gdal.PopErrorHandler()
    if fault:
        raise OSError(fault)
