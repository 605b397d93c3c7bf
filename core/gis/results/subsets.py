"""Filter a result's layer: with the user's filter, or with ours, which hides repeated rows."""

from __future__ import annotations

import re

from qgis.core import QgsVectorLayer

from ..storage.columns import REPEATS
from .result import Result

OWN_SUBSET = re.compile(r'"(gp_)?repeats(_\d+)?" = 0')
"""Our filter, as returned by :func:`without_repeats`."""


def without_repeats(result: Result) -> str:
    """Return the filter that hides repeated rows, if there are any; else an empty one."""
    if not result.repeats:
        return ""
    marks = [field.name for field in result.stored.fields if field.original == REPEATS]
    return f'"{marks[-1]}" = 0'


def set_subset(layer: QgsVectorLayer, wanted: str, ours: str) -> None:
    """Set the user's filter *wanted* if its fields exist, else *ours*."""
    is_theirs = wanted and not OWN_SUBSET.fullmatch(wanted)
    # QGIS accepts a filter on a missing field, but can't count the rows then.
    if is_theirs and layer.setSubsetString(wanted) and layer.featureCount() >= 0:
        return
    show_each_row_once(layer, ours)


def show_each_row_once(layer: QgsVectorLayer, subset: str) -> bool:
    """Set our filter; return False if QGIS refuses it.

    QGIS reads all rows of a filtered layer for its extent, which blocks the window for a second per million.
    Repeated rows have the same positions, so the unfiltered extent is used.
    """
    if not subset or not layer.isSpatial():
        return bool(layer.setSubsetString(subset))
    layer.setSubsetString("")
    extent = layer.extent()
    is_set = bool(layer.setSubsetString(subset))
    layer.setExtent(extent)
    return is_set
