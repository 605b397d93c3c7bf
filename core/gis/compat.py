"""Every switch between versions of QGIS and Qt (3.22 with PyQt5 to 4.x with PyQt6); GDAL's: gdal_compat."""

from __future__ import annotations

from types import SimpleNamespace

from qgis.core import (
    Qgis,
    QgsDataProvider,
    QgsMapLayer,
    QgsMapLayerProxyModel,
    QgsProcessingFeatureSourceDefinition,
    QgsSymbolLayer,
)
from qgis.PyQt import QtCore, QtGui, QtWidgets

from .text.plain_text import unmarked

QGIS_VERSION = Qgis.QGIS_VERSION_INT
VERSIONS = {"QGIS": Qgis.QGIS_VERSION, "Qt": QtCore.QT_VERSION_STR, "PyQt": QtCore.PYQT_VERSION_STR}
"""As texts, for the support text."""

# name here, in QMetaType.Type, in QVariant
_FIELD_TYPES = (
    ("INTEGER", "Int", "Int"),
    ("LONG", "LongLong", "LongLong"),
    ("REAL", "Double", "Double"),
    ("TEXT", "QString", "String"),
    ("BOOLEAN", "Bool", "Bool"),
    ("DATE", "QDate", "Date"),
    ("DATETIME", "QDateTime", "DateTime"),
    ("TIME", "QTime", "Time"),
    ("BINARY", "QByteArray", "ByteArray"),
)

if QGIS_VERSION >= 33800:
    FieldType = SimpleNamespace(**{n: getattr(QtCore.QMetaType.Type, new) for n, new, _ in _FIELD_TYPES})
else:
    FieldType = SimpleNamespace(**{n: getattr(QtCore.QVariant, old) for n, _, old in _FIELD_TYPES})
"""The types that QgsField takes: QMetaType's since 3.38, QVariant's before."""

_SYMBOL_PROPERTIES = QgsSymbolLayer.Property
STROKE_STYLE = getattr(_SYMBOL_PROPERTIES, "StrokeStyle", None) or _SYMBOL_PROPERTIES.PropertyStrokeStyle
MARKER_SIZE = getattr(_SYMBOL_PROPERTIES, "Size", None) or _SYMBOL_PROPERTIES.PropertySize
LAYER_ENABLED = getattr(_SYMBOL_PROPERTIES, "LayerEnabled", None) or _SYMBOL_PROPERTIES.PropertyLayerEnabled
"""Data-defined properties of a marker; the enum lost its prefix after 3.22."""

QUndoStack = getattr(QtGui, "QUndoStack", None) or QtWidgets.QUndoStack
QUndoCommand = getattr(QtGui, "QUndoCommand", None) or QtWidgets.QUndoCommand
"""Qt 6 has moved them."""

if hasattr(Qgis, "DataItemProviderCapability"):  # since 3.36
    NETWORK_SOURCES = Qgis.DataItemProviderCapabilities(Qgis.DataItemProviderCapability.NetworkSources)
else:
    NETWORK_SOURCES = int(QgsDataProvider.DataCapability.Net)
"""What a provider of items of the Browser deals with."""

_KINDS = QgsMapLayerProxyModel.Filter
_OF_LAYERS = getattr(Qgis, "LayerFilters", None) or QgsMapLayerProxyModel.Filters
POINTS_AND_POLYGONS = _OF_LAYERS(_KINDS.PointLayer | _KINDS.PolygonLayer)
"""What a box of layers offers; since 3.34 several kinds are flags of Qgis."""


def place_of(event: QtGui.QDropEvent) -> QtCore.QPoint:
    """Where in its widget, in pixels, something is let go; Qt 6 gives fractions."""
    return event.position().toPoint() if hasattr(event, "position") else event.pos()


def filter_of_source(definition: QgsProcessingFeatureSourceDefinition) -> str:
    """The expression that features of a source have to meet, since QGIS 3.32; empty: none."""
    return str(getattr(definition, "filterExpression", None) or "")


def describe(layer: QgsMapLayer, title: str, abstract: str) -> None:
    """What the layer tree shows when the mouse rests on *layer*."""
    described = layer.serverProperties() if QGIS_VERSION >= 33800 else layer
    described.setTitle(unmarked(title))
    described.setAbstract(unmarked(abstract))


def keep_style(layer: QgsMapLayer, name: str) -> str:
    """Store the style of *layer* in its file; returns what went wrong."""
    if hasattr(layer, "saveStyleToDatabaseV2"):  # the other one is deprecated since 3.44
        return layer.saveStyleToDatabaseV2(name, "", True, "")[1]
    return layer.saveStyleToDatabase(name, "", True, "")
