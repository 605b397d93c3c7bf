"""The query of the docks as a project keeps it, without the API key."""

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
"""Characters: a project may come from anybody."""


@dataclass(frozen=True)
class QueryDraft:
    """Connection, source, filters, columns and open docks.

    :param connection: by its name; empty: nothing is kept.
    :param columns: of records, as the service names them.
    :param panels: the object names of the docks that are open, the one in front last.
    """

    connection: str = ""
    source: str = ""
    filters: Filters = ()
    columns: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()


def keep(project: QgsProject, draft: QueryDraft) -> None:
    """Write *draft* to *project*, which then has changes to save."""
    kept = {
        "connection": draft.connection,
        "source": draft.source,
        "filters": filter_tree.to_json(draft.filters, V2),
        "columns": draft.columns,
        "panels": draft.panels,
    }
    # ASCII alone: a project file is XML, which has no room for some characters.
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(kept))


def kept_in(project: QgsProject) -> QueryDraft:
    """Return what *project* keeps; an empty draft where that is nothing, or cannot be read."""
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
