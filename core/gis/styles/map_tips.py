"""Map tips: HTML tables with QGIS expressions."""

from __future__ import annotations

from html import escape
from typing import Iterable

from qgis.core import QgsExpression

from ..storage.columns import printable

MOST_ROWS = 8
"""More would hide the map."""
_CHARACTERS = 60
_END = "%]"
_LOOK = "font: 9pt sans-serif; white-space: pre; color: #1c2126; background: #ffffff"
"""Colors of its own: a dark theme darkens what is behind the tip, and not what is written on it."""


def tip_of(rows: Iterable[tuple[str, str]], characters: int = _CHARACTERS) -> str:
    """Return the map tip with these (label, QGIS expression of its value); a row without a value is left out.

    :param characters: after which a long text is wrapped: by itself, a tip is as wide as its longest line.
    """
    shown = "".join(_row(printable(label), f"wordwrap({value}, {characters}, ' ')") for label, value in rows)
    return f'<table style="{_LOOK}">{shown}</table>'


def _row(label: str, value: str) -> str:
    """Return a row that shows nothing where the value is null; the value is escaped when it is shown."""
    if _END in label + value:
        # QGIS would take what follows for HTML: a service that names a column so has no row for it.
        return ""
    shown = f"to_string({value})"
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        shown = f"replace({shown}, '{character}', '{entity}')"
    begin = QgsExpression.quotedString(f'<tr><th align="left">{escape(label)}</th><td>')
    return f"[% coalesce({begin} || {shown} || '</td></tr>', '') %]"
