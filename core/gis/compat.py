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
"""Version strings for the support text."""

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
"""The capabilities of a provider of Browser items."""

_KINDS = QgsMapLayerProxyModel.Filter
_OF_LAYERS = getattr(Qgis, "LayerFilters", None) or QgsMapLayerProxyModel.Filters
POINTS_AND_POLYGONS = _OF_LAYERS(_KINDS.PointLayer | _KINDS.PolygonLayer)
"""The layers that a combo box offers; since 3.34 the filters are flags of Qgis."""


def place_of(event: QtGui.QDropEvent) -> QtCore.QPoint:
    """Return the position of a drop *event* in pixels of its widget; Qt 6 returns fractions."""
    return event.position().toPoint() if hasattr(event, "position") else event.pos()


def filter_of_source(definition: QgsProcessingFeatureSourceDefinition) -> str:
    """Return the filter expression of a feature source, since QGIS 3.32; empty: none."""
    return str(getattr(definition, "filterExpression", None) or "")


def describe(layer: QgsMapLayer, title: str, abstract: str) -> None:
    """Set title and abstract, which the layer tree shows as the tooltip of *layer*."""
    described = layer.serverProperties() if QGIS_VERSION >= 33800 else layer
    described.setTitle(unmarked(title))
    described.setAbstract(unmarked(abstract))


def keep_style(layer: QgsMapLayer, name: str) -> str:
    """Store the style of *layer* in its file; return the error message, if any."""
    if hasattr(layer, "saveStyleToDatabaseV2"):  # its predecessor is deprecated since 3.44
        return layer.saveStyleToDatabaseV2(name, "", True, "")[1]
    return layer.saveStyleToDatabase(name, "", True, "")
