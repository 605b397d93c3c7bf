"""The typed parts in a suggestion's label (spec 2.5). Plain Python."""

from __future__ import annotations

import re
from html import escape
from typing import Iterable

Span = tuple[int, int]


def spans_of(label: str, highlights: Iterable[str]) -> list[Span]:
    """Return start and end of each match of *highlights* in *label*, in order and without overlaps.

    A part is searched at the beginning of words, then within words. Case is ignored, longer parts are matched
    first, and missing ones are skipped.
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
    """Return *label* as HTML with bold highlights, everything else escaped."""
    parts = []
    end = 0
    for start, stop in spans_of(label, highlights):
        parts += [escape(label[end:start]), "<b>", escape(label[start:stop]), "</b>"]
        end = stop
    return "".join([*parts, escape(label[end:])])
