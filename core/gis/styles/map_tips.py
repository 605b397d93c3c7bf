"""Map tips: HTML tables with QGIS expressions."""

from __future__ import annotations

from html import escape
from typing import Iterable

from qgis.core import QgsExpression

from ..storage.columns import printable

MOST_ROWS = 8
"""More rows would hide the map."""
_CHARACTERS = 60
_END = "%]"
_LOOK = "font: 9pt sans-serif; white-space: pre; color: #1c2126; background: #ffffff"
"""Explicit colors, as a dark theme changes the background of the tip but not its text."""


def tip_of(rows: Iterable[tuple[str, str]], characters: int = _CHARACTERS) -> str:
    """Return the map tip with rows of (label, QGIS expression); rows without a value are omitted.

    :param characters: the width at which text is wrapped; otherwise a tip is as wide as its longest line.
    """
    shown = "".join(_row(printable(label), f"wordwrap({value}, {characters}, ' ')") for label, value in rows)
    return f'<table style="{_LOOK}">{shown}</table>'


def _row(label: str, value: str) -> str:
    """Return a row that is empty if the value is NULL; the value is escaped when it is shown."""
    if _END in label + value:
        # QGIS would interpret the rest as HTML, so a column with such a name gets no row.
        return ""
    shown = f"to_string({value})"
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        shown = f"replace({shown}, '{character}', '{entity}')"
    begin = QgsExpression.quotedString(f'<tr><th align="left">{escape(label)}</th><td>')
    return f"[% coalesce({begin} || {shown} || '</td></tr>', '') %]"
