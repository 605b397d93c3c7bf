"""Filter a result's layer: by the analyst's filter, or by ours, which hides repeated rows."""

from __future__ import annotations

import re

from qgis.core import QgsVectorLayer

from ..storage.columns import REPEATS
from .result import Result

OWN_SUBSET = re.compile(r'"(gp_)?repeats(_\d+)?" = 0')
"""Ours, as :func:`without_repeats` makes it."""


def without_repeats(result: Result) -> str:
    """Return the filter that shows each row once, where radii or areas repeat rows; else an empty one."""
    if not result.repeats:
        return ""
    marks = [field.name for field in result.stored.fields if field.original == REPEATS]
    return f'"{marks[-1]}" = 0'


def set_subset(layer: QgsVectorLayer, wanted: str, ours: str) -> None:
    """Set the analyst's filter *wanted* where it fits the fields, else *ours*."""
    is_theirs = wanted and not OWN_SUBSET.fullmatch(wanted)
    # QGIS accepts a filter on a missing field, but then can't count the rows.
    if is_theirs and layer.setSubsetString(wanted) and layer.featureCount() >= 0:
        return
    show_each_row_once(layer, ours)


def show_each_row_once(layer: QgsVectorLayer, subset: str) -> bool:
    """Set our filter; return False when QGIS refuses it.

    QGIS reads all rows of a filtered layer for its extent, which blocks the window for a second per million.
    A repeated row has the place of its first one, so the extent is that without the filter.
    """
    if not subset or not layer.isSpatial():
        return bool(layer.setSubsetString(subset))
    layer.setSubsetString("")
    extent = layer.extent()
    is_set = bool(layer.setSubsetString(subset))
    layer.setExtent(extent)
    return is_set
