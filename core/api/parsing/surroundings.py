"""What surrounds the records of answers, such as their source or date, for the metadata of a layer."""

from __future__ import annotations

import threading
from typing import Any, Mapping, Optional

from .json_text import dump_json

MOST_KEPT = 2000
"""Characters of JSON: a stranger's text is kept in a project."""
_DEEPEST = 4
"""Objects within one another, as many as are searched for records."""
_USUAL: tuple[Any, ...] = (None, "", {}, "FeatureCollection")
"""Values that say nothing."""


class Surroundings:
    """Collects the members that all answers of one load share: a count of one page or area is no other's.

    Threads may add at the same time.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._shared: Optional[dict[str, Any]] = None

    def add(self, members: Mapping[str, Any]) -> None:
        """Take the *members* around the records of one more answer."""
        found = _bounded(members, MOST_KEPT, _DEEPEST)
        with self._lock:
            shared = found if self._shared is None else self._shared
            self._shared = {name: value for name, value in shared.items() if found.get(name) == value}

    def to_json(self) -> str:
        """Return them as JSON; empty when there are none."""
        return dump_json(self._shared) if self._shared else ""


def _bounded(members: Mapping[str, Any], room: int, depth: int) -> dict[str, Any]:
    """Return the first members that fit into *room* characters; lists, which hold records, are left out."""
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
