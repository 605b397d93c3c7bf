"""The subject of a request, for the sentence of its error.

Apart from :mod:`.error_messages`, which QGIS's start must not import.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class About:
    """The connection and portfolio source of a request, and whether it had an area."""

    connection: str = ""
    source: str = ""
    with_area: bool = False


NOTHING = About()
