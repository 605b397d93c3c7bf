"""OUTPUT in PostgreSQL: whether it can be written, what its fields are called, its trouble in a sentence."""

from __future__ import annotations

import re
from typing import Any, Optional

from qgis.core import (
    QgsAbstractDatabaseProviderConnection,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsDataSourceUri,
    QgsExpressionContext,
    QgsFeatureSink,
    QgsFields,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProperty,
    QgsProviderRegistry,
    QgsRemappingProxyFeatureSink,
    QgsRemappingSinkDefinition,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from .targets import target_of

translate = QCoreApplication.translate

_PROVIDER = "postgres"
_DESTINATION = re.compile(r"(postgres|postgis):(?://)?(.*)", re.DOTALL)
_DEFAULT_SCHEMA = "public"
_LOCAL = ("", "localhost", "127.0.0.1", "::1")
_TROUBLE = re.compile(r"(?:ERROR|FATAL|error|FEHLER|ERREUR|ERRORE|ERRO):\s*([^\n]+)")
"""PostgreSQL tells in the language of its host how bad it is."""
_AFTER = re.compile(r"failed:\s*(?:[^\W\d_]+:\s)?\s*([^\n]+)")
"""What QGIS tells of it, where that word is another one."""
_PASSWORD = re.compile(r"(password=)('(?:[^'\\]|\\.)*'|\"[^\"]*\"|[^\s'\"]+)", re.IGNORECASE | re.DOTALL)


def database_of(output: Any) -> Optional[QgsDataSourceUri]:
    """The table of an OUTPUT that is one of a PostgreSQL database."""
    match = _DESTINATION.fullmatch(target_of(output))
    return QgsDataSourceUri(match[2]) if match else None


def check_database(output: Any) -> None:
    """Raise QgsProcessingException where a table can't be made: before long asking. Opens a connection."""
    uri = database_of(output)
    if uri is None or appends(output):
        return
    schema = uri.schema() or _DEFAULT_SCHEMA
    # QGIS raises a bare QgsException here, which Python knows by no name of its own.
    try:
        connection = _connection(uri)
        schemas = connection.executeSql("SELECT nspname FROM pg_namespace")
    except Exception:
        raise QgsProcessingException(
            translate(
                "GeoPortfolio",
                "There is no connection to the database of OUTPUT; nothing was asked. Check its host, port, "
                "name, user and password.",
            )
        ) from None
    if [schema] not in schemas:
        raise QgsProcessingException(
            translate(
                "GeoPortfolio",
                "The database of OUTPUT has no schema '{schema}'; nothing was asked. Choose one that it has.",
            ).format(schema=schema)
        )
    quoted = schema.replace("'", "''")
    if connection.executeSql(f"SELECT has_schema_privilege('{quoted}', 'CREATE')") != [[True]]:
        raise QgsProcessingException(
            translate(
                "GeoPortfolio",
                "The user of the database may make no table in the schema '{schema}' of OUTPUT; nothing was "
                "asked. Choose another schema or user.",
            ).format(schema=schema)
        )


def reason_in(text: str) -> str:
    """What the database says in QGIS's *text*, which may name the password as well; empty: nothing."""
    match = _TROUBLE.search(text) or _AFTER.search(text)
    return without_password(match[1]).strip().rstrip(".") if match else ""


def without_password(text: str) -> str:
    """*text* with nothing in the place of each password."""
    return _PASSWORD.sub(r"\1''", text)


def formed_for(output: Any, kind: QgsWkbTypes.Type) -> Any:
    """*output* without a column for geometries where *kind* has none: QGIS makes none, and misses it then."""
    uri = database_of(output)
    if uri is None or kind != QgsWkbTypes.Type.NoGeometry or not uri.geometryColumn() or appends(output):
        return output
    uri.setDataSource(uri.schema(), uri.table(), "")
    text = f"{_PROVIDER}://{uri.uri(False)}"
    if not isinstance(output, QgsProcessingOutputLayerDefinition):
        return text
    made = QgsProcessingOutputLayerDefinition(output)
    made.sink = QgsProperty.fromValue(text)
    return made


def layer_of(destination: str, title: str) -> QgsVectorLayer:
    """The layer at *destination*: a table of a database, or a file."""
    uri = database_of(destination)
    if uri is None:
        return QgsVectorLayer(destination, title, "ogr")
    return QgsVectorLayer(uri.uri(False), title, _PROVIDER)


def appends(output: Any) -> bool:
    """Whether the rows go into a table that is there, and stays."""
    return isinstance(output, QgsProcessingOutputLayerDefinition) and output.useRemapping()


class _Appending(QgsRemappingProxyFeatureSink):
    """Fills the table of *layer*, which stays open as long as this does."""

    def __init__(self, told: QgsRemappingSinkDefinition, layer: QgsVectorLayer) -> None:
        super().__init__(told, layer.dataProvider())
        self._layer = layer


def appending_sink(
    output: Any,
    fields: QgsFields,
    crs: QgsCoordinateReferenceSystem,
    transforms: QgsCoordinateTransformContext,
) -> QgsFeatureSink:
    """What adds rows with *fields* to a table that is there.

    QGIS's own knows no field of theirs where the table is in a database, and writes NULL.
    """
    told = QgsRemappingSinkDefinition(output.remappingDefinition())
    told.setSourceCrs(crs)
    sink = _Appending(told, layer_of(target_of(output), "appended"))
    context = QgsExpressionContext()
    context.setFields(fields)
    sink.setTransformContext(transforms)
    sink.setExpressionContext(context)
    return sink


def index_places(output: Any) -> bool:
    """Make the spatial index of a table that was written; False where the database made none."""
    uri = database_of(output)
    if uri is None or not uri.geometryColumn():
        return True
    options = QgsAbstractDatabaseProviderConnection.SpatialIndexOptions()
    options.geometryColumnName = uri.geometryColumn()
    # As above: a bare QgsException.
    try:
        _connection(uri).createSpatialIndex(uri.schema() or _DEFAULT_SCHEMA, uri.table(), options)
    except Exception:
        return False
    return True


def _connection(uri: QgsDataSourceUri) -> QgsAbstractDatabaseProviderConnection:
    provider = QgsProviderRegistry.instance().providerMetadata(_PROVIDER)
    return provider.createConnection(uri.connectionInfo(False), {})


def is_same_table(layer: QgsVectorLayer, output: Any) -> bool:
    """Whether *layer* reads the table that *output* would replace."""
    uri = database_of(output)
    return (
        uri is not None
        and layer.providerType() == _PROVIDER
        and _place(layer.source()) == _place(uri.uri(False))
    )


def _place(source: str) -> tuple[str, ...]:
    uri = QgsDataSourceUri(source)
    host = "" if uri.host().lower() in _LOCAL else uri.host().lower()
    table = (uri.schema() or _DEFAULT_SCHEMA, uri.table())
    return (uri.service(), host, uri.port() or "5432", uri.database(), *table)
