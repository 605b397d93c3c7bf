"""A risk report as one HTML page that fetches nothing."""

from __future__ import annotations

import base64
from functools import lru_cache
from html import escape

from .facts import DISCLAIMER, Facts
from .picture import draw
from .tables import Table, summary, tables

STYLE = """
body { font-family: "DejaVu Sans", Arial, sans-serif; color: #26303a; margin: 2em auto; max-width: 60em; }
h1 { color: #1f5f99; border-bottom: 3px solid #1f5f99; } h2 { color: #1f5f99; }
table { border-collapse: collapse; width: 100%; } th { background: #1f5f99; color: white; text-align: left; }
th, td { padding: 0.35em 0.6em; border-bottom: 1px solid #cbd5de; } td.number { text-align: right; }
img { width: 100%; } footer { color: #5b6770; font-size: 85%; margin-top: 2em; }
"""


@lru_cache(maxsize=8)
def render(facts: Facts) -> str:
    """The page, with the picture in it."""
    lines = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in summary(facts)
    )
    picture = base64.b64encode(draw(facts)).decode("ascii")
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Risk report</title>'
        f"<style>{STYLE}</style></head><body><h1>Risk report</h1><table>{lines}</table>"
        f'<p><img alt="Map of the surroundings" src="data:image/png;base64,{picture}"></p>'
        f"{''.join(_table(table) for table in tables(facts))}"
        f"<footer>{escape(DISCLAIMER)}</footer></body></html>"
    )


def _table(table: Table) -> str:
    header = "".join(f"<th>{escape(name)}</th>" for name in table.header)
    rows = "".join(f"<tr>{_cells(table, row)}</tr>" for row in table.rows)
    return f"<h2>{escape(table.title)}</h2><table><tr>{header}</tr>{rows}</table>"


def _cells(table: Table, row: tuple[str, ...]) -> str:
    opening = {True: '<td class="number">', False: "<td>"}
    return "".join(opening[n in table.numbers] + escape(text) + "</td>" for n, text in enumerate(row))
