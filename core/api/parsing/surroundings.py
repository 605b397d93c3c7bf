"""Members around the records of responses, such as source or date, for the layer's metadata."""

from __future__ import annotations

import threading
from typing import Any, Mapping, Optional

from .json_text import dump_json

MOST_KEPT = 2000
"""Characters of JSON that are stored in a project; the text is untrusted."""
_DEEPEST = 4
"""The deepest nesting of objects, the same as in the search for records."""
_USUAL: tuple[Any, ...] = (None, "", {}, "FeatureCollection")
"""Values without information."""


class Surroundings:
    """Collects the members that are equal in all responses of one load; a count of one page is not.

    Thread-safe.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._shared: Optional[dict[str, Any]] = None

    def add(self, members: Mapping[str, Any]) -> None:
        """Add the *members* around the records of another response."""
        found = _bounded(members, MOST_KEPT, _DEEPEST)
        with self._lock:
            shared = found if self._shared is None else self._shared
            self._shared = {name: value for name, value in shared.items() if found.get(name) == value}

    def to_json(self) -> str:
        """Return the members as JSON; empty if there are none."""
        return dump_json(self._shared) if self._shared else ""


def _bounded(members: Mapping[str, Any], room: int, depth: int) -> dict[str, Any]:
    """Return the first members that fit into *room* characters, without lists, which hold records."""
    found: dict[str, Any] = {}
    for name, value in members.items():
        kept = value
        if isinstance(value, dict):
            left = room - len(dump_json({name: {}}))
            kept = _bounded(value, left, depth - 1) if depth > 1 else None
        if isinstance(kept, list) or kept in _USUAL:
            continue
        size = len(dump_json({name: kept}))
        if size <= room:
            found[name] = kept
            room -= size
    return found
