"""Filters that the analyst has named, kept in the project for each source; no key is among them."""

from __future__ import annotations

import json
from typing import Any

from qgis.core import QgsProject

from ...api import filters as filter_tree
from ...api.config import V2
from ...api.errors import InvalidInput
from ...api.filters import Filters
from ...api.parsing import json_text

_SCOPE = "geoportfolio"
_ENTRY = "savedFilters"


def names(project: QgsProject, source: str) -> list[str]:
    """The names that *source* has filters under, in alphabetical order."""
    return sorted(_of(_all(project), source), key=str.casefold)


def load(project: QgsProject, source: str, name: str) -> Filters:
    """The filters called *name*.

    :raises InvalidInput: there are none, or the project holds something else under that name.
    """
    kept = _of(_all(project), source)
    if name not in kept:
        raise InvalidInput(f"no saved filters {name!r} of {source!r}")
    return filter_tree.from_json(kept[name])


def save(project: QgsProject, source: str, name: str, filters: Filters) -> None:
    """Keep *filters* as *name*, in place of those that had the name; the project then has changes to save."""
    everything = _all(project)
    kept = {**_of(everything, source), name: filter_tree.to_json(filters, V2)}
    _write(project, {**everything, source: kept})


def remove(project: QgsProject, source: str, name: str) -> None:
    """Forget the filters called *name*; nothing happens when there are none."""
    everything = _all(project)
    kept = {other: value for other, value in _of(everything, source).items() if other != name}
    _write(project, {**everything, source: kept})


def _all(project: QgsProject) -> dict[str, Any]:
    """Source to name to array; what a project file holds instead, by hand or by accident, counts as empty."""
    try:
        kept = json_text.load_json(project.readEntry(_SCOPE, _ENTRY, "")[0] or "{}")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def _of(everything: dict[str, Any], source: str) -> dict[str, Any]:
    kept = everything.get(source)
    return kept if isinstance(kept, dict) else {}


def _write(project: QgsProject, everything: dict[str, Any]) -> None:
    # ASCII alone: a project file is XML, which has no room for some characters.
    kept = {source: named for source, named in everything.items() if named}
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(kept))
