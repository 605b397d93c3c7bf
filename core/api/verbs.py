"""What can be asked of a source, as :class:`~.query.Query` names it."""

from __future__ import annotations

POINTS = "points"
ENTRIES = "entries"
SEARCH_ENTRIES = "search_entries"
SEARCH_POINTS = "search_points"
ACCUMULATION = "accumulation"
ACCUMULATION_LAYER = "accumulation_layer"
EVENT = "event"
VERBS = (POINTS, ENTRIES, SEARCH_ENTRIES, SEARCH_POINTS, ACCUMULATION, ACCUMULATION_LAYER, EVENT)
