"""The temporary layer of checked limits, which each check updates. Main thread only."""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.core import QgsFeature, QgsField, QgsProject, QgsVectorLayer

from ..compat import FieldType
from ..layers.layer_tree import insert_layer
from ..text.languages import tr
from .limits import CheckedArea, style_limits

_OF = "geoportfolio/limitsOf"
_FIELDS = {
    "area": FieldType.TEXT,
    "value": FieldType.REAL,
    "limit": FieldType.REAL,
    "headroom": FieldType.REAL,
    "status": FieldType.TEXT,
    "message": FieldType.TEXT,
    "source": FieldType.TEXT,
    "filters": FieldType.TEXT,
    "metric": FieldType.TEXT,
    "checked_at": FieldType.TEXT,
}


def show_checked(
    project: QgsProject,
    of: QgsVectorLayer,
    checks: Sequence[CheckedArea],
    origin: tuple[str, str, str, str],
) -> QgsVectorLayer:
    """Return the layer with *checks* of the layer *of*, adding it to *project* if necessary.

    :param origin: source, filters as text, metric and time.
    """
    layer = _known(project, of) or _added(project, of)
    features = []
    for each in checks:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(each.watched.feature.geometry())
        values = (each.value, each.limit, each.headroom, each.status, each.message, *origin)
        feature.setAttributes([each.watched.name, *values])
        features.append(feature)
    provider = layer.dataProvider()
    provider.truncate()
    provider.addFeatures(features)
    layer.updateExtents()
    layer.triggerRepaint()
    return layer


def _known(project: QgsProject, of: QgsVectorLayer) -> Optional[QgsVectorLayer]:
    for layer in project.mapLayers().values():
        is_memory = isinstance(layer, QgsVectorLayer) and layer.providerType() == "memory"
        if is_memory and layer.customProperty(_OF) == of.id() and layer.fields().names() == list(_FIELDS):
            return layer
    return None


def _added(project: QgsProject, of: QgsVectorLayer) -> QgsVectorLayer:
    name = tr("Limits of {name}").format(name=of.name())
    layer = QgsVectorLayer("MultiPolygon", name, "memory")
    layer.setCrs(of.crs())
    layer.dataProvider().addAttributes([QgsField(*each) for each in _FIELDS.items()])
    layer.updateFields()
    layer.setCustomProperty(_OF, of.id())
    style_limits(layer, "status", "value", "limit")
    insert_layer(project, layer)
    return layer
