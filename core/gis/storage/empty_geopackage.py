"""Create empty GeoPackages with OGR, to be filled by sqlite3; never open in both at the same time."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import lru_cache
from pathlib import Path
from typing import Iterator
from uuid import uuid4

from osgeo import gdal, ogr, osr

from ..files.partial import partial_path
from ..sqlite.sqlite_files import drop
from . import encoding


@lru_cache(maxsize=32)
def empty_geopackage(table: str, geometry: str, fid: str, geom: str) -> bytes:
    """Return a GeoPackage without rows.

    It is created in memory: in a busy QGIS, SQLite occasionally reported to GDAL that the file just created
    on disk was read-only. The cause is unknown.

    :raises OSError: GDAL can't create it.
    """
    path = f"/vsimem/{uuid4().hex}.gpkg"
    try:
        _make_empty(path, table, geometry, fid, geom)
        file = gdal.VSIFOpenL(path, "rb")
        if file is None:
            raise OSError("GDAL has no memory for a GeoPackage")
        try:
            return bytes(gdal.VSIFReadL(1, gdal.VSIStatL(path).size, file))
        finally:
            gdal.VSIFCloseL(file)
    except RuntimeError as error:  # GDAL's exceptions are enabled
        raise OSError(f"no GeoPackage can be made: {error}") from None
    finally:
        gdal.Unlink(path)


def _make_empty(path: str, table: str, geometry: str, fid: str, geom: str) -> None:
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
    layer = dataset.CreateLayer(table, reference if geometry else None, kind, options)
    if layer is None:
        raise OSError(f"no GeoPackage can be made at {path}")
    layer.SetMetadataItem("geoportfolio", "1")  # any item makes GDAL create the metadata tables
    layer = None
    dataset = None  # closes the file


@contextlib.contextmanager
def opened_empty(beside: Path, *form: str) -> Iterator[sqlite3.Connection]:
    """Open an empty GeoPackage during the block; *form* as for :func:`empty_geopackage`."""
    path = partial_path(beside)
    try:
        path.write_bytes(empty_geopackage(*form))
        with contextlib.closing(sqlite3.connect(str(path))) as connection:
            yield connection
    finally:
        drop(path)


def triggers_in(connection: sqlite3.Connection, table: str = "") -> dict[str, str]:
    """Return the trigger statements of *table*, or of all tables, by name."""
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND ? IN (tbl_name, '')"
    return dict(connection.execute(query, (table,)).fetchall())
