"""Where the pieces that were typed stand in a suggestion's label (spec 2.5). Plain Python."""

from __future__ import annotations

import re
from html import escape
from typing import Iterable

Span = tuple[int, int]


def spans_of(label: str, highlights: Iterable[str]) -> list[Span]:
    """Start and end of each place of *highlights* in *label*, in order and without overlaps.

    A piece is looked for at the beginning of words; within them where it begins none. Case does not
    matter, the longer piece comes first, and one that is not there is passed over.
    """
    pieces = sorted({piece for piece in highlights if piece.strip()}, key=len, reverse=True)
    if not pieces:
        return []
    pattern = "|".join(_pattern_in(label, piece) for piece in pieces)
    return [match.span() for match in re.finditer(pattern, label, re.IGNORECASE)]


def _pattern_in(label: str, piece: str) -> str:
    anywhere = re.escape(piece)
    at_words = rf"(?<!\w){anywhere}"
    return at_words if re.search(at_words, label, re.IGNORECASE) else anywhere


def as_html(label: str, highlights: Iterable[str]) -> str:
    """*label* with the highlights bold; nothing else of it is markup."""
    parts = []
    end = 0
    for start, stop in spans_of(label, highlights):
        parts += [escape(label[end:start]), "<b>", escape(label[start:stop]), "</b>"]
        end = stop
    return "".join([*parts, escape(label[end:])])
