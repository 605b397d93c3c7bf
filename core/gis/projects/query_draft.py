"""The query in the panels, stored in the project without the API key."""

from __future__ import annotations

import json
from dataclasses import dataclass

from qgis.core import QgsProject

from ...api import filters as filter_tree
from ...api.config import V2
from ...api.errors import InvalidInput
from ...api.filters import Filters
from ...api.parsing import json_text

_SCOPE = "geoportfolio"
_ENTRY = "query"
_LONGEST = 1_000_000
"""Characters that are read, as a project is untrusted."""


@dataclass(frozen=True)
class QueryDraft:
    """Connection, source, filters, columns and open panels.

    :param connection: the connection name; empty: nothing is stored.
    :param columns: columns of records, by their names in the service.
    :param panels: the object names of the open panels, the front one last.
    """

    connection: str = ""
    source: str = ""
    filters: Filters = ()
    columns: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()


def keep(project: QgsProject, draft: QueryDraft) -> None:
    """Store *draft* in *project*, which is then modified."""
    kept = {
        "connection": draft.connection,
        "source": draft.source,
        "filters": filter_tree.to_json(draft.filters, V2),
        "columns": draft.columns,
        "panels": draft.panels,
    }
    # ASCII only, as XML can't contain some characters.
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(kept))


def stored_in(project: QgsProject) -> QueryDraft:
    """Return the draft in *project*; an empty one if there is none or it can't be read."""
    text = project.readEntry(_SCOPE, _ENTRY, "")[0]
    try:
        kept = json_text.load_json(text) if text and len(text) <= _LONGEST else {}
        return QueryDraft(
            str(kept.get("connection", "")),
            str(kept.get("source", "")),
            filter_tree.from_json(kept.get("filters", [])),
            tuple(map(str, kept.get("columns", ()))),
            tuple(map(str, kept.get("panels", ()))),
        )
    except (ValueError, AttributeError, TypeError, InvalidInput):
        return QueryDraft()
