"""The hazard layers of a connection: a list of our own, as the service has none (spec 2.8).

Stored in QgsSettings for each connection. Main thread only.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Iterable

from qgis.core import QgsSettings

from ...api.parsing import json_text

_LISTED = "geoportfolio/layers/{}"
_RECENT = "geoportfolio/recentLayers/{}"
_MOST_RECENT = 12
# The service takes the names separated by commas (spec 4.6), so no name contains one.
_BETWEEN = re.compile(r"[,;\t\r\n]+")


@dataclass(frozen=True)
class ListedLayer:
    """A layer of the list by its name in the service; *ticked*: it is requested."""

    name: str
    ticked: bool = True


def names_in(text: str) -> tuple[str, ...]:
    """Return the unique names in a text, separated by commas, semicolons, tabs or line breaks.

    >>> names_in("wind, flood;; wind")
    ('wind', 'flood')
    """
    return tuple(dict.fromkeys(name for part in _BETWEEN.split(text) if (name := part.strip())))


def listed(connection: str) -> tuple[ListedLayer, ...]:
    """Return the list of *connection*, in order; empty if there is none."""
    layers = {}
    for row in _read(_LISTED, connection):
        if isinstance(row, list) and len(row) == 2 and isinstance(row[0], str):
            layers.setdefault(row[0], ListedLayer(row[0], bool(row[1])))
    return tuple(layers.values())


def save(connection: str, layers: Iterable[ListedLayer]) -> None:
    """Store *layers* as the list of *connection*."""
    _write(_LISTED, connection, [[layer.name, layer.ticked] for layer in layers])


def chosen(connection: str) -> tuple[str, ...]:
    """Return the ticked names, in order."""
    return tuple(layer.name for layer in listed(connection) if layer.ticked)


def remember(connection: str, names: Iterable[str]) -> None:
    """Tick the requested *names* and no others, and store them as the last used.

    The list keeps its order; names that are not in it are added at its end.
    """
    used = tuple(dict.fromkeys(names))
    if not used:
        return
    known = [layer.name for layer in listed(connection)]
    if chosen(connection) != used:
        order = used if set(known) <= set(used) else dict.fromkeys((*known, *used))
        save(connection, (ListedLayer(name, name in used) for name in order))
    _write(_RECENT, connection, list(dict.fromkeys((*used, *recent(connection))))[:_MOST_RECENT])


def recent(connection: str) -> tuple[str, ...]:
    """Return the last requested names, the latest first, including those removed from the list."""
    return tuple(name for name in _read(_RECENT, connection) if isinstance(name, str))


def _read(key: str, connection: str) -> list[Any]:
    """Return the stored list; any other stored value counts as an empty list."""
    try:
        kept = json_text.load_json(QgsSettings().value(_place(key, connection), "[]", type=str))
    except ValueError:
        return []
    return kept if isinstance(kept, list) else []


def _write(key: str, connection: str, kept: list[Any]) -> None:
    QgsSettings().setValue(_place(key, connection), json.dumps(kept))


def _place(key: str, connection: str) -> str:
    return key.format(connection.replace("/", "%2F"))
