"""OUTPUT in PostgreSQL: its table, its spatial index, and the reasons for refused rows.

A destination is the text of an OUTPUT, which may contain a password that must not reach a message or the log.
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

from ...gis.text.languages import tr

LONGEST_NAME = 63
"""The longest field name in PostgreSQL in bytes; it truncates longer ones."""
_PROVIDER = "postgres"
_DESTINATION = re.compile(r"(postgres|postgis):(?://)?(.*)", re.DOTALL)
_DEFAULT_SCHEMA = "public"
_LOCAL = ("", "localhost", "127.0.0.1", "::1")
_REASON = re.compile(r"failed:\s*(?:[^\W\d_]+:\s)?\s*([^\n]+)")
"""The reason in QGIS's message, after a severity in the language of the database."""
_PASSWORD = re.compile(r"(password=)('(?:[^'\\]|\\.)*'|\"[^\"]*\"|[^\s'\"]+)", re.IGNORECASE | re.DOTALL)


def database_of(destination: str) -> Optional[QgsDataSourceUri]:
    """Return the table of a *destination* in a PostgreSQL database; None for any other."""
    match = _DESTINATION.fullmatch(destination)
    return QgsDataSourceUri(match[2]) if match else None


def without_geometry(destination: str) -> str:
    """Return *destination* without its geometry column, if it names one.

    For rows without geometry, QGIS does not create that column, and then fails because it is missing.
    """
    uri = database_of(destination)
    if uri is None or not uri.geometryColumn():
        return destination
    uri.setDataSource(uri.schema(), uri.table(), "")
    return f"{_PROVIDER}://{uri.uri(False)}"


def layer_of(destination: str, title: str) -> QgsVectorLayer:
    """Return a layer on *destination*: a table of a database, or a file."""
    uri = database_of(destination)
    if uri is None:
        return QgsVectorLayer(destination, title, "ogr")
    return QgsVectorLayer(uri.uri(False), title, _PROVIDER)


class _AppendingSink(QgsRemappingProxyFeatureSink):
    """Adds rows to the table of *layer*, and keeps the layer alive."""

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
    """Return a sink that appends rows with *fields* to the table of *destination*.

    QGIS's own sink does not match the fields of a database table, and writes NULL.
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
    """Create a spatial index for *destination*; return False if the database refuses.

    Returns True if there is nothing to index.
    """
    uri = database_of(destination)
    if uri is None or not uri.geometryColumn():
        return True
    options = QgsAbstractDatabaseProviderConnection.SpatialIndexOptions()
    options.geometryColumnName = uri.geometryColumn()
    provider = QgsProviderRegistry.instance().providerMetadata(_PROVIDER)
    # QGIS raises a bare QgsException here, which PyQGIS does not expose.
    try:
        connection = provider.createConnection(uri.connectionInfo(False), {})
        connection.createSpatialIndex(uri.schema() or _DEFAULT_SCHEMA, uri.table(), options)
    except Exception:
        return False
    return True


def is_same_table(layer: QgsVectorLayer, destination: str) -> bool:
    """Return whether *layer* reads the table of *destination*."""
    uri = database_of(destination)
    return (
        uri is not None
        and layer.providerType() == _PROVIDER
        and _table_key(layer.source()) == _table_key(uri.uri(False))
    )


def refusal(told: str) -> str:
    """Return a message on why the database refuses rows, from QGIS's message *told*."""
    reason = reason_in(told)
    if not reason:
        return tr("The database did not accept OUTPUT. Check that it can be reached.")
    return tr('The database did not accept OUTPUT: "{reason}". Ask its administrator.').format(reason=reason)


def reason_in(text: str) -> str:
    """Return the database's message in QGIS's *text*, without passwords; empty: none."""
    match = _REASON.search(text)
    return without_password(match[1]).strip().rstrip(".") if match else ""


def without_password(text: str) -> str:
    """Return *text* with every password emptied."""
    return _PASSWORD.sub(r"\1''", text)


def _table_key(source: str) -> tuple[str, ...]:
    """Return a key that is equal for two sources of the same table."""
    uri = QgsDataSourceUri(source)
    host = "" if uri.host().lower() in _LOCAL else uri.host().lower()
    table = (uri.schema() or _DEFAULT_SCHEMA, uri.table())
    return (uri.service(), host, uri.port() or "5432", uri.database(), *table)
