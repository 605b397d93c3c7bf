"""The numbers that areas without a name of their own have had in a project: none is given twice."""

from __future__ import annotations

import re
from typing import Iterable

from qgis.core import QgsProject

from .selection_rows import CIRCLE, POLYGON, area_pattern, center_pattern

_SCOPE = "GeoPortfolio"
_ENTRIES = {POLYGON: "/areas/lastNumber", CIRCLE: "/areas/lastCenterNumber"}


def last_numbers(project: QgsProject, names: Iterable[str]) -> dict[str, int]:
    """The largest number of each kind that *project* remembers, or that one of *names* has."""
    names = list(names)
    patterns = {POLYGON: area_pattern(), CIRCLE: center_pattern()}
    return {
        kind: max([project.readNumEntry(_SCOPE, entry, 0)[0], *_numbers_in(names, patterns[kind])])
        for kind, entry in _ENTRIES.items()
    }


def keep_numbers(project: QgsProject, numbers: dict[str, int]) -> None:
    """Have *project* remember *numbers* with its next save."""
    for kind, entry in _ENTRIES.items():
        if numbers[kind] != project.readNumEntry(_SCOPE, entry, 0)[0]:
            project.writeEntry(_SCOPE, entry, numbers[kind])


def _numbers_in(names: Iterable[str], pattern: str) -> Iterable[int]:
    before, _, behind = pattern.partition("{number}")
    wanted = re.compile(rf"{re.escape(before)}(\d{{1,9}}){re.escape(behind)}")
    return (int(found[1]) for found in map(wanted.fullmatch, names) if found)
