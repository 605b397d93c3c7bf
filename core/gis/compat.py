"""Every switch between versions of QGIS, Qt and GDAL (3.22 with PyQt5 to 4.x with PyQt6)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Optional

from osgeo import gdal, ogr
from qgis.core import Qgis, QgsMapLayer, QgsSymbolLayer
from qgis.PyQt import QtCore, QtGui, QtWidgets

QGIS_VERSION = Qgis.QGIS_VERSION_INT
GDAL_VERSION = int(gdal.VersionInfo("VERSION_NUM"))

# name here, in QMetaType.Type, in QVariant
_FIELD_TYPES = (
    ("INTEGER", "Int", "Int"),
    ("LONG", "LongLong", "LongLong"),
    ("REAL", "Double", "Double"),
    ("TEXT", "QString", "String"),
    ("BOOLEAN", "Bool", "Bool"),
    ("DATE", "QDate", "Date"),
    ("DATETIME", "QDateTime", "DateTime"),
)

if QGIS_VERSION >= 33800:
    FieldType = SimpleNamespace(**{n: getattr(QtCore.QMetaType.Type, new) for n, new, _ in _FIELD_TYPES})
else:
    FieldType = SimpleNamespace(**{n: getattr(QtCore.QVariant, old) for n, _, old in _FIELD_TYPES})
"""The types that QgsField takes: QMetaType's since 3.38, QVariant's before."""

_SYMBOL_PROPERTIES = QgsSymbolLayer.Property
STROKE_STYLE = getattr(_SYMBOL_PROPERTIES, "StrokeStyle", None) or _SYMBOL_PROPERTIES.PropertyStrokeStyle
MARKER_SIZE = getattr(_SYMBOL_PROPERTIES, "Size", None) or _SYMBOL_PROPERTIES.PropertySize
"""Data-defined properties of a marker; the enum lost its prefix after 3.22."""

QUndoStack = getattr(QtGui, "QUndoStack", None) or QtWidgets.QUndoStack
QUndoCommand = getattr(QtGui, "QUndoCommand", None) or QtWidgets.QUndoCommand
"""Qt 6 has moved them."""

GDAL_PACKS_INDEX = GDAL_VERSION >= 3080000
"""GDAL builds the R-tree of a GeoPackage in memory (OSGeo/gdal#8596) instead of row by row."""


def ogr_opened(path: str) -> Optional[ogr.DataSource]:
    """The file at *path*, to be read; None when GDAL can't, whether or not its exceptions are on.

    QGIS's Processing switches them on since 3.40, other plugins when they like.
    """
    try:
        return ogr.Open(path)
    except RuntimeError:
        return None


def describe(layer: QgsMapLayer, title: str, abstract: str) -> None:
    """What the layer tree shows when the mouse rests on *layer*."""
    described = layer.serverProperties() if QGIS_VERSION >= 33800 else layer
    described.setTitle(title)
    described.setAbstract(abstract)
