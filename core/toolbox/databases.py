"""OUTPUT in PostgreSQL: its table, its spatial index, and why the database refuses rows.

A destination is the text of an OUTPUT, which may hold a password: none of it reaches a message or the log.
"""

from __future__ import annotations

import re
from typing import Optional

from qgis.core import (
    QgsAbstractDatabaseProviderConnection,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsDataSourceUri,
    QgsExpressionContext,
    QgsFeatureSink,
    QgsFields,
    QgsProviderRegistry,
    QgsRemappingProxyFeatureSink,
    QgsRemappingSinkDefinition,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate

LONGEST_NAME = 63
"""Bytes of a field's name in PostgreSQL, which cuts a longer one."""
_PROVIDER = "postgres"
_DESTINATION = re.compile(r"(postgres|postgis):(?://)?(.*)", re.DOTALL)
_DEFAULT_SCHEMA = "public"
_LOCAL = ("", "localhost", "127.0.0.1", "::1")
_REASON = re.compile(r"failed:\s*(?:[^\W\d_]+:\s)?\s*([^\n]+)")
"""What QGIS tells of it, behind a word of the database's language for how bad it is."""
_PASSWORD = re.compile(r"(password=)('(?:[^'\\]|\\.)*'|\"[^\"]*\"|[^\s'\"]+)", re.IGNORECASE | re.DOTALL)


def database_of(destination: str) -> Optional[QgsDataSourceUri]:
    """Return the table of a *destination* in a PostgreSQL database, None for any other."""
    match = _DESTINATION.fullmatch(destination)
    return QgsDataSourceUri(match[2]) if match else None


def without_geometry(destination: str) -> str:
    """Return *destination* without a column for geometries; unchanged where it names none.

    QGIS makes no such column for rows without a geometry, and then fails as it misses it.
    """
    uri = database_of(destination)
    if uri is None or not uri.geometryColumn():
        return destination
    uri.setDataSource(uri.schema(), uri.table(), "")
    return f"{_PROVIDER}://{uri.uri(False)}"


def layer_of(destination: str, title: str) -> QgsVectorLayer:
    """Return a layer of *destination*: a table of a database, or a file."""
    uri = database_of(destination)
    if uri is None:
        return QgsVectorLayer(destination, title, "ogr")
    return QgsVectorLayer(uri.uri(False), title, _PROVIDER)


class _AppendingSink(QgsRemappingProxyFeatureSink):
    """Fills the table of *layer*, which stays open as long as this does."""

    def __init__(self, definition: QgsRemappingSinkDefinition, layer: QgsVectorLayer) -> None:
        super().__init__(definition, layer.dataProvider())
        self._layer = layer


def appending_sink(
    destination: str,
    definition: QgsRemappingSinkDefinition,
    fields: QgsFields,
    crs: QgsCoordinateReferenceSystem,
    transforms: QgsCoordinateTransformContext,
) -> QgsFeatureSink:
    """Return a sink that adds rows with *fields* to the table of *destination*.

    QGIS's own knows no field of theirs where the table is in a database, and writes NULL.
    """
    definition = QgsRemappingSinkDefinition(definition)
    definition.setSourceCrs(crs)
    sink = _AppendingSink(definition, layer_of(destination, "appended"))
    context = QgsExpressionContext()
    context.setFields(fields)
    sink.setTransformContext(transforms)
    sink.setExpressionContext(context)
    return sink


def make_spatial_index(destination: str) -> bool:
    """Index the geometries of *destination*; False where the database refuses.

    True, too, where there is nothing to index.
    """
    uri = database_of(destination)
    if uri is None or not uri.geometryColumn():
        return True
    options = QgsAbstractDatabaseProviderConnection.SpatialIndexOptions()
    options.geometryColumnName = uri.geometryColumn()
    provider = QgsProviderRegistry.instance().providerMetadata(_PROVIDER)
    # QGIS raises a bare QgsException here, which Python knows by no name of its own.
    try:
        connection = provider.createConnection(uri.connectionInfo(False), {})
        connection.createSpatialIndex(uri.schema() or _DEFAULT_SCHEMA, uri.table(), options)
    except Exception:
        return False
    return True


def is_same_table(layer: QgsVectorLayer, destination: str) -> bool:
    """Whether *layer* reads the table of *destination*."""
    uri = database_of(destination)
    return (
        uri is not None
        and layer.providerType() == _PROVIDER
        and _table_key(layer.source()) == _table_key(uri.uri(False))
    )


def refusal(told: str) -> str:
    """Return a sentence on why the database takes no rows, from what QGIS *told*."""
    reason = reason_in(told)
    if not reason:
        return translate("GeoPortfolio", "The database did not accept OUTPUT. Check that it can be reached.")
    return translate(
        "GeoPortfolio",
        'The database did not accept OUTPUT: "{reason}". Ask its administrator.',
    ).format(reason=reason)


def reason_in(text: str) -> str:
    """Return the message of the database in QGIS's *text*, without passwords; empty: none."""
    match = _REASON.search(text)
    return without_password(match[1]).strip().rstrip(".") if match else ""


def without_password(text: str) -> str:
    """Return *text* with an empty value for each password."""
    return _PASSWORD.sub(r"\1''", text)


def _table_key(source: str) -> tuple[str, ...]:
    """What is equal for two sources of the same table."""
    uri = QgsDataSourceUri(source)
    host = "" if uri.host().lower() in _LOCAL else uri.host().lower()
    table = (uri.schema() or _DEFAULT_SCHEMA, uri.table())
    return (uri.service(), host, uri.port() or "5432", uri.database(), *table)
