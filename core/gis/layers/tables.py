"""The table that a layer of a GeoPackage shows."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsFieldConstraints, QgsProviderRegistry, QgsVectorLayer

from .. import gdal_compat

_OF_A_TABLE = {"path", "layerName", "layerId"}
"""Parts of a layer source that is a whole table of a file."""


def table_read(read: dict[str, Any]) -> str:
    """Return the table of a decoded source, or the first table if it names none."""
    if read.get("layerName"):
        return str(read["layerName"])
    dataset = gdal_compat.ogr_opened(str(read["path"]))
    layer = dataset.GetLayer(int(read.get("layerId") or 0)) if dataset else None
    return str(layer.GetName()) if layer else ""


def table_of(layer: QgsVectorLayer) -> Optional[tuple[str, str]]:
    """Return path and table of the GeoPackage of *layer*, if it shows exactly all rows of it; else None."""
    provider, fields = layer.dataProvider(), layer.fields()
    read = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    is_whole = {key for key, value in read.items() if value not in (None, "")} <= _OF_A_TABLE
    is_unchanged = not layer.isEditable() and layer.crs() == provider.crs()
    if not is_whole or not is_unchanged or provider.storageType() != "GPKG":
        return None
    unique = QgsFieldConstraints.Constraint.ConstraintUnique
    is_plain = fields.names() == provider.fields().names() and layer.primaryKeyAttributes() == [0]
    if not is_plain or any(field.constraints().constraints() & unique for field in list(fields)[1:]):
        return None
    return str(read["path"]), table_read(read)
