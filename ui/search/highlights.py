"""Where the pieces that were typed stand in a suggestion's label (spec 2.5). Plain Python."""

from __future__ import annotations

import re
from html import escape
from typing import Iterable, Iterator

Span = tuple[int, int]


def spans_of(label: str, highlights: Iterable[str]) -> list[Span]:
    """Start and end of each piece of *highlights* in *label*, in order and without overlaps.

    A piece is looked for behind the one before it, at the beginning of a word where it can be; case
    does not matter, and a piece that is not there is passed over.
    """
    spans: list[Span] = []
    end = 0
    for piece in highlights:
        found = _find(label, piece, end) or _find(label, piece, 0)
        if found:
            spans.append(found)
            end = found[1]
    return list(_merged(sorted(spans)))


def as_html(label: str, highlights: Iterable[str]) -> str:
    """*label* with the highlights bold; nothing else of it is markup."""
    parts = []
    end = 0
    for start, stop in spans_of(label, highlights):
        parts += [escape(label[end:start]), "<b>", escape(label[start:stop]), "</b>"]
        end = stop
    return "".join([*parts, escape(label[end:])])


def _find(label: str, piece: str, start: int) -> Span | None:
    if not piece.strip():
        return None
    for pattern in (rf"(?<!\w){re.escape(piece)}", re.escape(piece)):
        match = re.compile(pattern, re.IGNORECASE).search(label, start)
        if match:
            return match.span()
    return None


def _merged(spans: list[Span]) -> Iterator[Span]:
    last: Span | None = None
    for start, end in spans:
        if last and start <= last[1]:
            last = (last[0], max(end, last[1]))
            continue
        if last:
            yield last
        last = (start, end)
    if last:
        yield last
