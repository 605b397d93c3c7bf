"""What an OUTPUT names, and whether it can be written before anything is asked."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    QgsDataSourceUri,
    QgsProcessingContext,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
    QgsProviderRegistry,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import gis

translate = QCoreApplication.translate

_SHORT_NAMES = (".shp", ".dbf")
_COUNTED = (".gpkg", ".geojson", ".csv")
"""Formats of one file that keep each row."""
_OF_A_DATABASE = "ogr:"


def target_of(output: Any) -> str:
    """What an OUTPUT names: a file, a table of a database, or a word for a temporary layer."""
    if isinstance(output, QgsProcessingOutputLayerDefinition):
        output = output.sink.staticValue()
    return str(output or "")


def is_temporary(output: Any) -> bool:
    """Whether an OUTPUT is a layer in memory, which ends with a run that is cancelled."""
    return target_of(output) in ("", "memory:", "TEMPORARY_OUTPUT")


def directed(output: Any, path: Path) -> Any:
    """*output* into the file *path*; what was to be loaded will be."""
    if not isinstance(output, QgsProcessingOutputLayerDefinition):
        return str(path)
    return QgsProcessingOutputLayerDefinition(str(path), output.destinationProject)


def geopackage_of(output: Any) -> Optional[Path]:
    """The file of an OUTPUT that is a GeoPackage of its own, into which we may stream."""
    text = target_of(output)
    return Path(text) if text.lower().endswith(".gpkg") and ":" not in text[2:] else None


def elsewhere(name: str) -> Path:
    """A file *name* that outlives the run."""
    return Path(tempfile.mkdtemp(prefix="geoportfolio")) / name


def check_target(output: Any, feedback: QgsProcessingFeedback) -> None:
    """Raise OSError where a file can't be written, and warn where names won't fit: before long asking."""
    target = Path(_file_and_table(output)[0])
    if not target.is_absolute():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=target.parent):
        pass
    if target.suffix.lower() in _SHORT_NAMES:
        feedback.pushWarning(
            translate(
                "GeoPortfolio",
                "A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. "
                "A GeoPackage keeps them.",
            )
        )


def has_rows(output: Any, count: int) -> bool:
    """Whether the file that was written has *count* rows: GDAL says nothing of a disk that is full."""
    target = Path(target_of(output))
    if target.suffix.lower() not in _COUNTED or not target.is_absolute():
        return True
    dataset = gis.gdal_compat.ogr_opened(str(target))
    layer = dataset.GetLayer(0) if dataset else None
    return layer is not None and layer.GetFeatureCount() >= count


def layer_read(given: Any, context: QgsProcessingContext) -> Optional[QgsVectorLayer]:
    """The layer that the source *given* reads."""
    if isinstance(given, QgsProcessingFeatureSourceDefinition):
        given = given.source.staticValue()
    if isinstance(given, str):
        given = QgsProcessingUtils.mapLayerFromString(given, context)
    return given if isinstance(given, QgsVectorLayer) else None


def is_written_over(given: Any, output: Any, context: QgsProcessingContext) -> bool:
    """Whether *output* would replace the file or the table that the source *given* reads."""
    given = layer_read(given, context)
    if given is None:
        return False
    read = QgsProviderRegistry.instance().decodeUri(given.providerType(), given.source())
    path, (target, table) = read.get("path"), _file_and_table(output)
    if not path or not target or Path(str(path)).resolve() != Path(target).resolve():
        return False
    return not table or _table_read(read).casefold() == table.casefold()


def _file_and_table(output: Any) -> tuple[str, str]:
    """The file that is written; and its table, where the rest of the file stays as it is."""
    text = target_of(output)
    if not text.startswith(_OF_A_DATABASE):
        return text, ""
    uri = QgsDataSourceUri(text[len(_OF_A_DATABASE) :])
    return uri.database(), uri.table()


def _table_read(read: dict[str, Any]) -> str:
    """The table of a decoded source; one that names none reads the first."""
    if read.get("layerName"):
        return str(read["layerName"])
    dataset = gis.gdal_compat.ogr_opened(str(read["path"]))
    layer = dataset.GetLayer(int(read.get("layerId") or 0)) if dataset else None
    return str(layer.GetName()) if layer else ""
