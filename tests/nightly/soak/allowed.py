"""What QGIS, Qt and the libraries print that is nothing of ours: a pattern, and whose words it is, and why.

A line may be printed when a pattern matches it from its start.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Iterable, Mapping

LINES: Mapping[str, str] = {
    r"<string>:1: DeprecationWarning: setapi\(\) is deprecated": (
        "QGIS: its start of Python names the API of the strings of Qt 4"
    ),
    r"Warning 1: Non-conformant content for record 1 in column update_time, 2019-08-15T21:28:22Z": (
        "GDAL: of QGIS's own world_map.gpkg, which is offered where a project is empty"
    ),
    r"Warning: QXcbConnection: XCB error: 3 \(BadWindow\), .* major code: 40 \(TranslateCoords\)": (
        "Qt: its X11 part asks where a window is that the window manager has closed in the meantime"
    ),
    r"Warning: Cannot open file ':/images/flags/\w+\.svg', because: No such file or directory": (
        "QGIS: its options in 3.44 list a language whose flag it does not have"
    ),
    r"ERROR 1: (In GetNextRawFeature\(\): sqlite3_step\(\) |sqlite3_get_table\(SELECT 1 FROM .*\) failed)"
    r": unable to open database file": (
        "GDAL: QGIS draws GeoPackages without locks (NOLOCK); one that is edited gets SQLite's WAL,"
        " which such a reader does not take: one picture lacks rows until the next. So without any plugin"
    ),
}
MESSAGES: Mapping[str, str] = {
    r"Task (complete|cancelled|failed): ": "QGIS: a task took long; its window was not in front",
    r"No Layer Selected: To delete features": "QGIS: Backspace with no tool of ours in the hand",
    r"Layer not editable: The current layer is not editable\.": "QGIS: the same, and a layer is chosen",
}
"""Of the message bar, by title and text."""


def unexplained(lines: Iterable[str], known: Iterable[str] = LINES) -> Counter[str]:
    """Return the lines that no pattern explains, with how often each was printed."""
    explained = re.compile("|".join(f"(?:{each})" for each in known))
    return Counter(line for line in map(str.strip, lines) if line and not explained.match(line))
