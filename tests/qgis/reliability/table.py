"""Write docs/developers/reliability.md from a run of the matrix."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, Mapping, Sequence

from geoportfolio.core.api.endpoints import ROWS, Endpoint
from tests.qgis.reliability import contents, native_contents, pdf_bodies
from tests.qgis.reliability.cells import VERBS
from tests.qgis.reliability.matrix import COLUMNS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "developers" / "reliability.md"
HEAD = """# What happens when something goes wrong

Each of the 36 endpoints is requested over a real connection, in real QGIS, while the service or the network
fails in one of the ways below. The result is compared with the data of the service, value by value. The
numbers are those of [Endpoints](../endpoints.md). `pytest tests/qgis/reliability --reliability` writes this
page; the tests fail if a cell ends in another way.

In every cell, no row is wrong, duplicated or invented; the API key is sent to no other host and is in no
message, log or file; no partial file remains; and the same query succeeds afterward. Only a full disk, or a
killed QGIS, leaves a partial file, which is offered in the next session. A map that QGIS cannot open has a
message and an indicator in the layer tree.

"""
LEGEND = {
    "all": "all data, possibly after a delay or a retry",
    "part": "the data before the failure, marked as incomplete in the layer, the layer tree and the log, and "
    "a message with the cause and the next step. At 30, adding a map fails with a message, and reopening one "
    "succeeds",
    "told": "no data, and a message with the cause and the next step",
    "none": "no data: QGIS's own layers (30 to 33, 35) stay empty; 3 finds no address",
    "some or none": "QGIS's own layer has the data before the failure, or none",
    "as text": "QGIS's Identify window shows the response as it is",
}
FOOT = """
An error with a web page (`HTML page of a proxy`, and 401, 403, 404, 413, 429 and 502 to 504 of nginx or
squid) is reported as that of a proxy or gateway, with its name; a web page with status 200 as a web page
instead of data.

"""
CONTENT = """
## Unexpected content

The result is compared with the bytes of the response, value by value, in result files, temporary layers and
CSV, and at 30, 32 and 35 in QGIS itself. "-": not possible in this response.

- NaN and Infinity are empty values. A field with several types becomes text.
- Rows are kept as often as they were sent. Two results for one point of a batch are a failure of that
  point.
- A row without coordinates is a row without geometry, and a message has its number.
- Coordinates beyond 360 degrees of longitude or 90 of latitude are not drawn; `sent_place` has them.
- NUL and unpaired surrogates are kept as escapes (`\\u0000`).
- A table has up to 1,900 columns; the field `more_fields` has all others by name.
- 1: a suggestion shows the first 1,000 characters of its label.
- 30: a map without an extent has that of its group. QGIS refuses a map whose extent is NaN, with a message.
- 32: QGIS shows the text up to the first NUL.
- 35: first a copy, which keeps everything; second QGIS's own layer, which has the declared fields and each
  id once. A value of another type is empty there, and a feature without geometry gets the rectangle of
  another one.

"""
PDFS = """
## Invalid PDF reports

| Word | Result |
|---|---|
| **all** | the report; HTML instead of PDF is shown, with a warning |
| kept | the file as it was sent; the viewer says why it cannot be shown |
| message | no file, and a message with the cause |

"""


def page(marks: Mapping[tuple[str, str], str]) -> str:
    """The page for the *marks* of all cells, by row and column."""
    legend = [f"| {_shown(mark)} | {words} |" for mark, words in LEGEND.items()]
    weather = _table(
        (column.title for column in COLUMNS),
        ((row, [_shown(marks[row.id, column.id]) for column in COLUMNS]) for row in ROWS),
    )
    explained = "\n".join(["| Word | Result |", "|---|---|", *legend])
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
    """A table in which the endpoints that end alike share a row."""
    known = list(titles)
    alike: dict[tuple[str, ...], list[int]] = {}
    for row, cells in rows:
        alike.setdefault(tuple(cells), []).append(row.row)
    lines = ["| | " + " | ".join(known) + " |", "|---" * (len(known) + 1) + "|"]
    lines += [f"| {_numbers(found)} | " + " | ".join(cells) + " |" for cells, found in alike.items()]
    return "\n".join(lines) + "\n"


def _numbers(rows: Sequence[int]) -> str:
    """*rows*, which ascend, with a dash for three or more in sequence: ``1, 2, 4-6``."""
    runs: list[list[int]] = []
    for row in rows:
        if runs and row == runs[-1][-1] + 1:
            runs[-1].append(row)
        else:
            runs.append([row])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def _word(row: str, content: str) -> str:
    if row in VERBS:
        word = contents.ending(row, content).word
        return _shown("told" if word == contents.NOTHING else word)
    own = _shown(native_contents.word(row, content))
    return f"{_shown(contents.ALL)}, {own}" if row == "wfs_feature" else own


def _shown(mark: str) -> str:
    return f"**{mark}**" if mark in ("all", "part") else "message" if mark == "told" else mark
