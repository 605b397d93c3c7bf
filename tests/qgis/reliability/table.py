"""docs/reliability.md: what the run of the matrix gave, for those who want to know before they trust it."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, Mapping, Sequence

from geoportfolio.core.api.endpoints import ROWS, Endpoint
from tests.qgis.reliability import contents, native_contents, pdf_bodies
from tests.qgis.reliability.cells import VERBS
from tests.qgis.reliability.matrix import COLUMNS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reliability.md"
HEAD = """# What happens when something goes wrong

Each of the 36 endpoints is asked over a real connection, in a real QGIS, while the service or the network
misbehaves in one of the ways below. What comes is compared, value by value, with what the service has.
The tests write this table (`pytest tests/qgis/reliability --reliability`) and fail when a cell ends in
another way.

"""
LEGEND = {
    "all": "all of the right data: nothing had to be asked again, or the plugin waited, or asked again",
    "part": "what arrived before the trouble, every row right; the layer, its mark in the layer tree and the "
    "log of a tool say that it is not all; and one sentence with the reason and the next step. At 30 a map "
    "is added and another one opened again: the first is refused with its sentence, the second is there",
    "told": "nothing, and one sentence with the reason and the next step",
    "none": "nothing: where QGIS itself asks (30 to 33, 35) it leaves the place empty; at 3 the service "
    "has no address for the place",
    "some or none": "what QGIS's own layer (35) had read before the trouble, every row right, or nothing",
    "as text": "the Identify window of QGIS shows the answer as it came",
}
FOOT = """
An error that comes as a web page (`HTML page of a proxy`, and 401, 403, 404, 413, 429 and 502 to 504 of nginx
or squid) is reported as that of a proxy or gateway, with its name; a page with status 200 as a page that
stands in the way, and is no report.

In every cell: no row is wrong, doubled or invented; the key goes to no other host and into no sentence, log
or file; no half file stays behind; and the same question, asked again in good weather, has its whole answer.
A map that QGIS can't open is named with a sentence when it is added, and has a mark in the layer tree.
Only a full disk, or a QGIS that is killed, leaves a file that is not whole: what came is in it, and is
offered again.

"""
CONTENT = """
## Answers that say what no answer should

What comes is compared with the bytes that the service sent, value by value, in the result's file, in
temporary layers of the toolbox and in CSV, and at 30, 32 and 35 with what QGIS itself shows.

"-": the answer can't say it. Entries, sums, sources, reports and the text at 32 have no places of their own;
a map and its legend (31, 33) are images, which come whole or not; a PDF (25 to 27) is pages, kept as they
were sent: what can be wrong with these is in the last table.

- NaN and Infinity are empty values; a field whose rows have several types is a text, no value is lost by it.
- Rows come as often as they were sent. Two results for one point of a batch are a failure of that point.
- A row without a place is a row of the table, and is told with its number.
- A place beyond 360 degrees east or west, or 90 north or south, is not drawn: `sent_place` has it.
- NUL and half a character are kept as escapes (`\\u0000`), the same in files and in CSV.
- A table takes 1,900 columns; the field `more_fields` has all others by their names.
- 1: a suggestion shows the first 1,000 characters of its label.
- 30: a map without a box of numbers has that of its group in the list. Where the box is NaN, QGIS refuses
  the map, and one sentence says so.
- 32: QGIS shows the text as it came, but for what follows a NUL.
- 35: the first word is for a copy, which comes where the service does not describe its features, and keeps
  everything. The second is for QGIS's own layer: it has the fields that the service promises, and each id
  once; a value of another type is empty there, and QGIS draws a feature without a place as the rectangle
  of another.

"""
PDFS = """
## PDF reports that are none

| in the table | what the analyst gets |
|---|---|
| **all** | the report, as what it is: HTML in place of PDF is shown, and said |
| kept | the file as it was sent; the viewer says in one sentence that it can't show it |
| told | no file, and one sentence with the reason |

"""


def page(marks: Mapping[tuple[str, str], str]) -> str:
    """The page for the *marks* of all cells, by row and column."""
    legend = [f"| {_shown(mark)} | {words} |" for mark, words in LEGEND.items()]
    weather = _table(
        (column.title for column in COLUMNS),
        ((row, [_shown(marks[row.id, column.id]) for column in COLUMNS]) for row in ROWS),
    )
    explained = "\n".join(["| in the table | what the analyst gets |", "|---|---|", *legend])
    return HEAD + explained + "\n" + FOOT + weather + odd_content()


def odd_content() -> str:
    """The tables of answers that say what no answer should; each of their cells is a test."""
    odd = _table(
        contents.TITLES.values(),
        ((row, [_word(row.id, content) for content in contents.TITLES]) for row in ROWS),
    )
    bodies = pdf_bodies.BODIES.values()
    pdfs = _table(
        (body.title for body in bodies),
        ((row, [_shown(body.word) for body in bodies]) for row in ROWS if row.id in pdf_bodies.ROWS),
    )
    return CONTENT + odd + PDFS + pdfs


def _table(titles: Iterable[str], rows: Iterable[tuple[Endpoint, Sequence[str]]]) -> str:
    known = list(titles)
    lines = ["| | " + " | ".join(known) + " |", "|---" * (len(known) + 1) + "|"]
    lines += [f"| {_named(row)} | " + " | ".join(cells) + " |" for row, cells in rows]
    return "\n".join(lines) + "\n"


def _word(row: str, content: str) -> str:
    if row in VERBS:
        word = contents.ending(row, content).word
        return _shown("told" if word == contents.NOTHING else word)
    own = _shown(native_contents.word(row, content))
    return f"{_shown(contents.ALL)}, {own}" if row == "wfs_feature" else own


def _named(row: Endpoint) -> str:
    return f"{row.row} `{row.id}`"


def _shown(mark: str) -> str:
    return f"**{mark}**" if mark in ("all", "part") else mark
