"""Named filters, stored in the project for each source; without keys."""

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
    """Return the names of the saved filters of *source*, in alphabetical order."""
    return sorted(_of(_all(project), source), key=str.casefold)


def load(project: QgsProject, source: str, name: str) -> Filters:
    """Return the filters called *name*.

    :raises InvalidInput: there are none, or the stored value is invalid.
    """
    kept = _of(_all(project), source)
    if name not in kept:
        raise InvalidInput(f"no saved filters {name!r} of {source!r}")
    return filter_tree.from_json(kept[name])


def save(project: QgsProject, source: str, name: str, filters: Filters) -> None:
    """Save *filters* as *name*, replacing existing ones; the project is then modified."""
    everything = _all(project)
    kept = {**_of(everything, source), name: filter_tree.to_json(filters, V2)}
    _write(project, {**everything, source: kept})


def remove(project: QgsProject, source: str, name: str) -> None:
    """Delete the filters called *name*, if they exist."""
    everything = _all(project)
    kept = {other: value for other, value in _of(everything, source).items() if other != name}
    _write(project, {**everything, source: kept})


def _all(project: QgsProject) -> dict[str, Any]:
    """Return the stored arrays by source and name; any other stored value counts as empty."""
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
