"""Copy the input of an enrichment into its file: with GDAL from a GeoPackage, else with QGIS's writer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Iterable, Optional, Sequence

import numpy as np
from osgeo import gdal
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsFeatureSink,
    QgsFields,
    QgsVectorFileWriter,
    QgsWkbTypes,
)

from ..sqlite.sql import sql

_ROWS_AT_ONCE = 5000


@dataclass(frozen=True)
class InputRows:
    """The rows that an enrichment copies.

    :param fields: the fields, with their names in the file.
    :param kind: the geometry type; *crs* its CRS.
    :param features: all rows; read at most once.
    :param stored: the path and table of a GeoPackage with exactly these rows and names; None: none.
    """

    fields: QgsFields
    kind: QgsWkbTypes.Type
    crs: QgsCoordinateReferenceSystem
    transforms: QgsCoordinateTransformContext
    features: Iterable[QgsFeature]
    stored: Optional[tuple[str, str]] = None


def copy_rows(rows: InputRows, path: Path, table: str) -> Optional[np.ndarray]:
    """Copy *rows* into a new *table* of the GeoPackage *path*, in one transaction.

    :return: the feature ids (n) in the order of the row keys; None if both are the same.
    :raises OSError: not all rows can be written.
    """
    if rows.stored is None:
        return _write_features(rows, path, table)
    _translate(*rows.stored, path, table)
    return None


def _translate(source: str, name: str, path: Path, table: str) -> None:
    """Copy the table *name* of the GeoPackage *source*, with its row ids."""
    try:
        given = gdal.OpenEx(source, gdal.OF_VECTOR | gdal.OF_READONLY)
        layer = given.GetLayerByName(name) if given is not None else None
        count = layer.GetFeatureCount() if layer is not None else -1
        done = given and gdal.VectorTranslate(
            str(path),
            given,
            format="GPKG",
            accessMode="update",
            layers=[name],
            layerName=table,
            layerCreationOptions=["SPATIAL_INDEX=NO", "FID=fid", "GEOMETRY_NAME=geom"],
            options=["-preserve_fid", "-forceNullable", "-unsetDefault", "-gt", "unlimited", "-nomd"],
        )
        made = done.GetLayerByName(table) if done else None
        copied = made.GetFeatureCount() if made is not None else -2
    except RuntimeError as error:  # GDAL's exceptions are enabled
        raise OSError(str(error)) from None
    made = done = layer = given = None  # closes the files
    if copied != count:
        raise OSError(f"{source} can't be copied to {path}")


def _write_features(rows: InputRows, path: Path, table: str) -> np.ndarray:
    """Write the features in blocks; return their ids (n) in the order of the row keys."""
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", table
    options.layerOptions = ["SPATIAL_INDEX=NO"]
    options.actionOnExistingFile = QgsVectorFileWriter.ActionOnExistingFile.CreateOrOverwriteLayer
    writer = QgsVectorFileWriter.create(str(path), rows.fields, rows.kind, rows.crs, rows.transforms, options)
    numbered = rows.fields.lookupField("fid")
    unnumbered = QgsFeature().id()
    ids: list[int] = []
    keys: list[int] = []
    bare: list[tuple[int]] = []
    features = iter(rows.features)
    while not writer.errorMessage() and (batch := list(islice(features, _ROWS_AT_ONCE))):
        numbers: Sequence[int] = range(len(ids) + 1, len(ids) + len(batch) + 1)
        ids += [feature.id() for feature in batch]
        if numbered >= 0:
            numbers = [feature.attribute(numbered) for feature in batch]
            keys += numbers
        bare += [(key,) for key, feature in zip(numbers, batch) if not feature.hasGeometry()]
        for feature in batch:
            feature.setId(unnumbered)
        if not writer.addFeatures(batch, QgsFeatureSink.Flag.FastInsert):
            break
    trouble = writer.errorMessage()
    del writer  # closes the file
    with closing(sqlite3.connect(str(path))) as file:
        count = 0 if trouble else file.execute(sql("SELECT count(*) FROM {table}", table=table)).fetchone()[0]
    if trouble or count != len(ids):
        raise OSError(trouble or f"not all rows could be written to {path}")
    if bare and rows.kind != QgsWkbTypes.Type.NoGeometry:
        _remove_geometries(path, bare)
    every = np.array(ids, np.int64)
    return every[np.argsort(np.array(keys, np.int64))] if keys else every


def _remove_geometries(path: Path, keys: Sequence[tuple[int]]) -> None:
    """Set the geometries of the rows *keys* to NULL, as QGIS's writer writes empty ones instead."""
    table, fid, geometry = described(path)
    bare = sql(
        "UPDATE {table} SET {geometry} = NULL WHERE {fid} = ?", table=table, geometry=geometry, fid=fid
    )
    with closing(sqlite3.connect(str(path))) as file, file:
        file.executemany(bare, keys)


def described(path: Path) -> tuple[str, str, str]:
    """Return the names of a file's only feature table, its row id column and its geometry column.

    :raises OSError: there is no such table.
    """
    with closing(sqlite3.connect(str(path))) as file:
        found = file.execute("SELECT table_name, column_name FROM gpkg_geometry_columns").fetchone()
        if found is None:
            raise OSError(f"{path} is not whole")
        (fid,) = file.execute("SELECT name FROM pragma_table_info(?) WHERE pk", found[:1]).fetchone()
    return found[0], fid, found[1]
