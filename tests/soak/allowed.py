"""What QGIS, Qt and the libraries print that is nothing of ours: a pattern, who says it, and why it may."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Iterable


@dataclass(frozen=True)
class Allowed:
    """A line that may be printed.

    :param line: a regular expression that the whole line has to match from its start.
    :param who: whose words they are.
    """

    line: str
    who: str
    why: str


LINES: tuple[Allowed, ...] = (
    Allowed(
        r"<string>:1: DeprecationWarning: setapi\(\) is deprecated",
        "QGIS",
        "its start of Python names the API of the strings of Qt 4",
    ),
    Allowed(
        r"Warning 1: Non-conformant content for record 1 in column update_time, 2019-08-15T21:28:22Z",
        "GDAL",
        "of QGIS's own world_map.gpkg, which is offered where a project is empty",
    ),
    Allowed(
        r"Warning: QXcbConnection: XCB error: 3 \(BadWindow\), .* major code: 40 \(TranslateCoords\)",
        "Qt",
        "its X11 part asks where a window is that the window manager has closed meanwhile",
    ),
    Allowed(
        r"Warning: Cannot open file ':/images/flags/\w+\.svg', because: No such file or directory",
        "QGIS",
        "its options in 3.44 list a language whose flag it does not have",
    ),
    Allowed(
        r"ERROR 1: (In GetNextRawFeature\(\): sqlite3_step\(\) |sqlite3_get_table\(SELECT 1 FROM .*\) failed)"
        r": unable to open database file",
        "GDAL",
        "QGIS draws GeoPackages without locks (NOLOCK); one that is edited meanwhile gets SQLite's WAL, which"
        " such a reader does not take: one picture lacks rows until the next is drawn. So without any plugin",
    ),
)

MESSAGES: tuple[Allowed, ...] = (
    Allowed(r"Task (complete|cancelled|failed): ", "QGIS", "a task took long; its window was not in front"),
    Allowed(r"No Layer Selected: To delete features", "QGIS", "Backspace with no tool of ours in the hand"),
    Allowed(
        r"Layer not editable: The current layer is not editable\.",
        "QGIS",
        "Backspace with no tool of ours in the hand, and a layer chosen",
    ),
)
"""Of the message bar, by title and text."""


def unexplained(lines: Iterable[str], table: Iterable[Allowed] = LINES) -> dict[str, int]:
    """The lines that nobody explains, with how often each was printed."""
    patterns = [re.compile(each.line) for each in table]
    counts: dict[str, int] = {}
    for line in filter(None, map(str.strip, lines)):
        if not any(pattern.match(line) for pattern in patterns):
            counts[line] = counts.get(line, 0) + 1
    return counts
