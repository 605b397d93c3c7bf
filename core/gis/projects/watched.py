"""The watched areas, stored in the project."""

from __future__ import annotations

import json
from dataclasses import dataclass

from qgis.core import QgsProject

from ...api.parsing import json_text

_SCOPE = "geoportfolio"
_ENTRY = "limits"
_LONGEST = 10_000
"""Characters that are read, as a project is untrusted."""


@dataclass(frozen=True)
class WatchedLayer:
    """The watched areas.

    :param layer: the id of their layer; empty: none is stored.
    :param limit: the expression of the limit.
    :param metric: the field name of the metric that is compared with it.
    """

    layer: str = ""
    limit: str = ""
    metric: str = ""


def keep(project: QgsProject, watched: WatchedLayer) -> None:
    """Store *watched* in *project*, which is then modified."""
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(vars(watched)))


def stored_in(project: QgsProject) -> WatchedLayer:
    """Return the watched areas in *project*; empty if they can't be read."""
    text = project.readEntry(_SCOPE, _ENTRY, "")[0]
    try:
        kept = json_text.load_json(text) if text and len(text) <= _LONGEST else {}
        return WatchedLayer(*(str(kept.get(name, "")) for name in ("layer", "limit", "metric")))
    except (ValueError, AttributeError):
        return WatchedLayer()
