"""The field ``fid`` of an input: a GeoPackage numbers its rows by it, so no number may be there twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.core import (
    QgsFeatureRequest,
    QgsField,
    QgsFields,
    QgsVectorLayer,
)

from .. import gis

if TYPE_CHECKING:
    from .inputs import Input

_FID = "fid"
"""What QGIS calls the numbers of the rows of a GeoPackage, of which each is there once."""


def in_the_way(source: Input, layer: Optional[QgsVectorLayer] = None) -> Optional[int]:
    """The field ``fid`` of *source*, if it can't number rows: in a merged layer."""
    number = source.fields.lookupField(_FID)
    if number < 0 or _is_key(layer, number) or _numbers_rows(source, number):
        return None
    return number


def _is_key(layer: Optional[QgsVectorLayer], number: int) -> bool:
    """Whether the file of *layer* has the numbers of its rows in the field *number*."""
    return (
        layer is not None
        and layer.providerType() == "ogr"
        and not layer.isEditable()
        and layer.primaryKeyAttributes() == [number]
    )


def with_free_fid(fields: QgsFields, taken: Optional[int]) -> QgsFields:
    """*fields*, where the one at the place *taken* (:func:`in_the_way`) has another name; None: none."""
    if taken is None:
        return fields
    made = QgsFields()
    for place, field in enumerate(fields):
        named = QgsField(field)
        if place == taken:
            named.setName(gis.columns.unique_name(f"input_{_FID}", fields.names()))
        made.append(named)
    return made


def _numbers_rows(source: Input, number: int) -> bool:
    """Whether each row has a whole number of its own in the field *number*."""
    request = QgsFeatureRequest()
    request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
    request.setSubsetOfAttributes([number])
    seen: set[int] = set()
    for feature in source.features(request):
        value = feature.attribute(number)
        if not isinstance(value, int) or value in seen:
            return False
        seen.add(value)
    return True
