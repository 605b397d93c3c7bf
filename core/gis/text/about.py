"""The context of a request, for its error message.

Separate from :mod:`.error_messages`, which must not be imported when QGIS starts.
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
