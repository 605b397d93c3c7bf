"""What lies beside the reports of an order: a table for Excel, and points that know their file."""

from __future__ import annotations

import csv
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Callable

from osgeo import gdal, ogr, osr

from .report_orders import ReportItem, ReportOrder, file_of

INDEX = "index", ".csv"
LAYER = "reports", ".gpkg"
TABLE = "reports"
COLUMNS = ("point", "label", "file", "status", "message", "longitude", "latitude")
_TEXTS = ("point", "label", "file", "status", "message")
# What Excel would take for a formula when it opens the table.
_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def write_index(order: ReportOrder) -> Path:
    """``index.csv``: UTF-8 with the mark that Excel wants, a row of ``COLUMNS`` for each report.

    :raises OSError: when it can't be written; an older one is then untouched.
    """
    path = file_of(order, *INDEX)
    part = path.with_name(f".{uuid.uuid4().hex}.part")
    try:
        with part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            table.writerows(map(_row, order.items))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


def write_points(order: ReportOrder) -> Path:
    """``reports.gpkg`` in the folder of *order*: its points in EPSG:4326, with label, file, status, message.

    A layer that shows the file already sees the new states.

    :raises OSError: when it can't be written; what was there before is then untouched.
    """
    path = file_of(order, *LAYER)
    if path.exists():
        _save(_opened, path, order)
        return path
    part = path.with_name(f".{uuid.uuid4().hex}.part.gpkg")
    try:
        _save(_created, part, order)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


def _row(item: ReportItem) -> list[object]:
    texts = (item.point, item.label, item.file, item.state, item.message)
    return [*map(_harmless, texts), item.lon, item.lat]


def _harmless(text: str) -> str:
    is_number = text.lstrip("+-").isdigit()
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) and not is_number else text


def _created(path: Path) -> gdal.Dataset:
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


def _opened(path: Path) -> gdal.Dataset:
    dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE, allowed_drivers=["GPKG"])
    if dataset is None or dataset.GetLayerByName(TABLE) is None:
        raise OSError(f"{path} can't be written: {gdal.GetLastErrorMsg()}")
    return dataset


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
