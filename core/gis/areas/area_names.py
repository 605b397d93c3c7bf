"""Unique names of selection areas, and numbers of unnamed areas that a project uses only once."""

from __future__ import annotations

import re
from typing import Iterable, Mapping, Optional

from qgis.core import QgsProject

from ..text.languages import tr

POLYGON = "polygon"
CIRCLE = "circle"

LONGEST_NAME = 200
"""Characters of a name that the layer stores."""

_ROOM_FOR_NUMBER = 12
_SCOPE = "GeoPortfolio"
_ENTRIES = {POLYGON: "/areas/lastNumber", CIRCLE: "/areas/lastCenterNumber"}


class Names:
    """Distinct names: a number is added to a name that is taken, and replaces an empty one.

    :param taken: names that are in use.
    :param last: the last number of the unnamed areas of each kind; updated in :attr:`last`.
    """

    def __init__(self, taken: Iterable[str] = (), last: Optional[Mapping[str, int]] = None) -> None:
        self._taken = set(taken)
        self.last = dict(last or {})

    def distinct(self, name: str, kind: str) -> str:
        """Return *name*, or a numbered one: "Port (2)"; for an empty name "Area 1" or "Center 1"."""
        name = name.strip()[:LONGEST_NAME]
        if not name or name in self._taken:
            name = self._numbered(name[: LONGEST_NAME - _ROOM_FOR_NUMBER], kind)
        self._taken.add(name)
        return name

    def _numbered(self, name: str, kind: str) -> str:
        key, pattern = (f"{name} ({{number}})",) * 2 if name else (kind, _patterns()[kind])
        number = self.last.get(key, 1 if name else 0) + 1
        while pattern.replace("{number}", str(number)) in self._taken:
            number += 1
        self.last[key] = number
        return pattern.replace("{number}", str(number))


def last_numbers(project: QgsProject, names: Iterable[str]) -> dict[str, int]:
    """Return the largest number of each kind that *project* has stored or one of *names* has."""
    names = list(names)
    return {
        kind: max([_stored(project, kind), *_numbers_in(names, pattern)])
        for kind, pattern in _patterns().items()
    }


def keep_numbers(project: QgsProject, numbers: Mapping[str, int]) -> None:
    """Store the last number of each kind in *project*, if it changed."""
    for kind, entry in _ENTRIES.items():
        if numbers[kind] != _stored(project, kind):
            project.writeEntry(_SCOPE, entry, numbers[kind])


def _stored(project: QgsProject, kind: str) -> int:
    return project.readNumEntry(_SCOPE, _ENTRIES[kind], 0)[0]


def _patterns() -> dict[str, str]:
    return {
        POLYGON: tr("Area {number}"),
        CIRCLE: tr("Center {number}"),
    }


def _numbers_in(names: Iterable[str], pattern: str) -> Iterable[int]:
    before, _, behind = pattern.partition("{number}")
    wanted = re.compile(rf"{re.escape(before)}(\d{{1,9}}){re.escape(behind)}")
    return (int(found[1]) for found in map(wanted.fullmatch, names) if found)
