"""The filter of a result's layer: the analyst's, or ours, which counts no row twice. Main thread only."""

from __future__ import annotations

import re

from qgis.core import QgsVectorLayer

from .results import REPEATS, Result

OWN_SUBSET = re.compile(r'"(gp_)?repeats(_\d+)?" = 0')
"""Ours, as :func:`without_repeats` makes it."""


def without_repeats(result: Result) -> str:
    """The subset that shows each row once, where radii or areas repeat it; else none."""
    if not result.repeats:
        return ""
    marks = [field.name for field in result.stored.fields if field.original == REPEATS]
    return f'"{marks[-1]}" = 0'


def set_subset(layer: QgsVectorLayer, wanted: str, ours: str) -> None:
    """The analyst's filter where it fits the fields; else ours, which counts no row twice."""
    is_theirs = wanted and not OWN_SUBSET.fullmatch(wanted)
    # A filter on a field that is not there is taken, but then nothing can be counted.
    if is_theirs and layer.setSubsetString(wanted) and layer.featureCount() >= 0:
        return
    show_each_row_once(layer, ours)


def show_each_row_once(layer: QgsVectorLayer, subset: str) -> bool:
    """Set the filter that is ours; False when QGIS refuses it.

    QGIS finds the extent of a filtered layer by reading all its rows, while the window waits: a second for
    a million. A repetition lies where its first is, so the extent is that without the filter.
    """
    if not subset or not layer.isSpatial():
        return bool(layer.setSubsetString(subset))
    layer.setSubsetString("")
    extent = layer.extent()
    is_set = bool(layer.setSubsetString(subset))
    layer.setExtent(extent)
    return is_set
