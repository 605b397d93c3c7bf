"""A risk report as one HTML page that fetches nothing."""

from __future__ import annotations

import base64
from functools import lru_cache
from html import escape
from typing import Iterable

from .facts import DISCLAIMER, Facts, Table
from .picture import draw

STYLE = """
body { font-family: "DejaVu Sans", Arial, sans-serif; color: #26303a; margin: 2em auto; max-width: 60em; }
h1, h2 { color: #1f5f99; } table { border-collapse: collapse; width: 100%; } img { width: 100%; }
th, td { padding: 0.35em 0.6em; border-bottom: 1px solid #cbd5de; text-align: left; }
"""


@lru_cache(maxsize=8)
def render(facts: Facts) -> str:
    """The page, with the picture in it."""
    picture = base64.b64encode(draw(facts)).decode("ascii")
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Risk report</title>'
        f"<style>{STYLE}</style></head><body><h1>Risk report</h1>"
        f"<table>{''.join(_row('td', line) for line in facts.summary)}</table>"
        f'<p><img alt="Map of the surroundings" src="data:image/png;base64,{picture}"></p>'
        f"{''.join(map(_table, facts.tables))}<footer>{escape(DISCLAIMER)}</footer></body></html>"
    )


def _table(table: Table) -> str:
    rows = "".join(_row("td", row) for row in table.texts)
    return f"<h2>{escape(table.title)}</h2><table>{_row('th', table.header)}{rows}</table>"


def _row(cell: str, texts: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<{cell}>{escape(text)}</{cell}>' for text in texts)}</tr>"
