"""OUTPUT destinations: where they are, whether they can be written, and valid field names."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Iterable, Optional

from qgis.core import (
    QgsDataSourceUri,
    QgsField,
    QgsFields,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProperty,
    QgsProviderRegistry,
    QgsVectorLayer,
)

from ... import gis
from ...gis.text.languages import tr
from . import databases
from .inputs import FID, Input, layer_read

_SHORT_NAMES = (".shp", ".dbf")
_COUNTED = (".gpkg", ".geojson", ".csv")
"""Single-file formats that keep every row."""
_TABLE_OF_A_FILE = "ogr:"
_GEOMETRY = "geom"
"""The geometry column of a GeoPackage."""


def destination_of(output: Any) -> str:
    """Return the destination of an OUTPUT: a file, a database table, or a keyword for a temporary layer."""
    if isinstance(output, QgsProcessingOutputLayerDefinition):
        output = output.sink.staticValue()
    return str(output or "")


def is_temporary(output: Any) -> bool:
    """Return whether an OUTPUT is a memory layer, which is lost if the run is cancelled."""
    return destination_of(output) in ("", "memory:", "TEMPORARY_OUTPUT")


def redirected(output: Any, destination: str) -> Any:
    """Return *output* with another *destination*; whether it is loaded does not change."""
    if not isinstance(output, QgsProcessingOutputLayerDefinition):
        return destination
    made = QgsProcessingOutputLayerDefinition(output)
    made.sink = QgsProperty.fromValue(destination)
    return made


def elsewhere(name: str) -> Path:
    """Return the path of a file *name* in a folder that outlives the run."""
    return Path(tempfile.mkdtemp(prefix="geoportfolio")) / name


def check_target(output: Any, feedback: QgsProcessingFeedback) -> None:
    """Check an OUTPUT before long requests; warn if field names are too long.

    :raises OSError: its file can't be written.
    """
    target = Path(_file_and_table(output)[0])
    if not target.is_absolute():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=target.parent):
        pass
    if target.suffix.lower() in _SHORT_NAMES:
        feedback.pushWarning(
            tr("A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.")
        )


def replaces(output: Any, given: Any, context: QgsProcessingContext) -> bool:
    """Return whether *output* would replace the file or table that the source *given* reads."""
    layer = layer_read(given, context)
    if layer is None:
        return False
    if databases.is_same_table(layer, destination_of(output)):
        return True
    read = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path, (target, table) = read.get("path"), _file_and_table(output)
    if not path or not target or Path(str(path)).resolve() != Path(target).resolve():
        return False
    return not table or gis.layers.tables.table_read(read).casefold() == table.casefold()


def fields_in_geopackage(source: Input, layer: Optional[QgsVectorLayer]) -> QgsFields:
    """Return the fields of *source* with names that a GeoPackage accepts.

    :param layer: the layer that *source* reads, if known.
    """
    return fitting(with_fit_fid(source.fields, source.unfit_fid(layer)), "any.gpkg")


def geopackage_of(output: Any) -> Optional[Path]:
    """Return the file of an OUTPUT that is a GeoPackage of its own, which can be written directly; else
    None."""
    text = destination_of(output)
    return Path(text) if text.lower().endswith(".gpkg") and ":" not in text[2:] else None


def appends(output: Any) -> bool:
    """Return whether the rows are appended to an existing table."""
    return isinstance(output, QgsProcessingOutputLayerDefinition) and output.useRemapping()


def _file_and_table(output: Any) -> tuple[str, str]:
    """Return the file to write; and the table, if the rest of the file is kept."""
    text = destination_of(output)
    if not text.startswith(_TABLE_OF_A_FILE):
        return text, ""
    uri = QgsDataSourceUri(text[len(_TABLE_OF_A_FILE) :])
    return uri.database(), uri.table()


def has_rows(output: Any, count: int) -> bool:
    """Return whether the written file has *count* rows, as GDAL does not report a full disk."""
    target = Path(destination_of(output))
    if target.suffix.lower() not in _COUNTED or not target.is_absolute():
        return True
    dataset = gis.gdal_compat.ogr_opened(str(target))
    layer = dataset.GetLayer(0) if dataset else None
    return layer is not None and layer.GetFeatureCount() >= count


def with_fit_fid(fields: QgsFields, unfit: Optional[int]) -> QgsFields:
    """Return *fields* with the one at index *unfit* (:meth:`Input.unfit_fid`) renamed."""
    if unfit is None:
        return fields
    free = gis.storage.columns.unique_name(f"input_{FID}", fields.names())
    return _named_as(fields, (free if at == unfit else name for at, name in enumerate(fields.names())))


def fitting(fields: QgsFields, output: Any) -> QgsFields:
    """Return *fields*, renamed where *output* can't distinguish them: too long, or the geometry column's
    name."""
    database = databases.database_of(destination_of(output))
    if appends(output):
        return fields
    if database is not None:
        taken, room = {database.geometryColumn()} - {""}, databases.LONGEST_NAME
    elif ".gpkg" in destination_of(output).lower():
        taken, room = {_GEOMETRY}, 0
    else:
        return fields
    names = []
    for field in fields:
        names.append(_free_name(_cut(field.name(), room), taken, room))
        taken.add(names[-1])
    return _named_as(fields, names)


def _named_as(fields: QgsFields, names: Iterable[str]) -> QgsFields:
    """Return *fields* with these *names*, in order."""
    made = QgsFields()
    for field, name in zip(fields, names):
        named = QgsField(field)
        named.setName(name)
        made.append(named)
    return made


def _free_name(name: str, taken: set[str], room: int) -> str:
    """Return *name*, with a number appended if *taken*. Case counts in PostgreSQL only, which has *room*."""
    if name not in taken and (room or name.casefold() not in {each.casefold() for each in taken}):
        return name
    return gis.storage.columns.unique_name(_cut(name, room - 5 if room else 0), taken)


def _cut(name: str, room: int) -> str:
    return name.encode()[:room].decode(errors="ignore") if room else name
