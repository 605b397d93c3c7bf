"""Which areas are watched, as a project keeps it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from qgis.core import QgsProject

from ...api.parsing import json_text

_SCOPE = "geoportfolio"
_ENTRY = "limits"
_LONGEST = 10_000
"""Characters: a project may come from anybody."""


@dataclass(frozen=True)
class WatchedLayer:
    """The areas that are watched.

    :param layer: the id of their layer; empty: none is kept.
    :param limit: the expression of the limit.
    :param metric: that is compared with it, by the name of its field.
    """

    layer: str = ""
    limit: str = ""
    metric: str = ""


def keep(project: QgsProject, watched: WatchedLayer) -> None:
    """Write *watched* to *project*, which then has changes to save."""
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(vars(watched)))


def kept_in(project: QgsProject) -> WatchedLayer:
    """Return what *project* keeps; nothing where that cannot be read."""
    text = project.readEntry(_SCOPE, _ENTRY, "")[0]
    try:
        kept = json_text.load_json(text) if text and len(text) <= _LONGEST else {}
        return WatchedLayer(*(str(kept.get(name, "")) for name in ("layer", "limit", "metric")))
    except (ValueError, AttributeError):
        return WatchedLayer()
