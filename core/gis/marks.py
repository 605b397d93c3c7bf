"""Which layers of a project are ours; asked of every layer that comes. Main thread only."""

from __future__ import annotations

from typing import Optional

from qgis.core import QgsMapLayer, QgsVectorLayer

from . import provenance
from .map_sources import MAP, WFS, WMS


def is_result(layer: Optional[QgsMapLayer]) -> bool:
    """Whether *layer* is one of ours; its query may be lost with its file.

    The style of a result, pasted onto another layer, makes it none.
    """
    is_told = isinstance(layer, QgsVectorLayer) and bool(layer.customProperty(provenance.STATE))
    return is_told and provenance.fits(layer)


def is_map(layer: Optional[QgsMapLayer]) -> bool:
    """Whether *layer* shows a map or features of one of our services."""
    if layer is None or not layer.customProperty(MAP) or not provenance.fits(layer):
        return False
    return layer.providerType() in (WMS, WFS) or provenance.is_stamped(layer)
