"""Texts on their way into a table that Excel opens, which works out what begins like a formula."""

from __future__ import annotations

import re
from typing import Sequence

_SIGNS = frozenset("=+-@\t\r")
_NUMBER = re.compile(r"[+-]?(?:\d[\d.,]*|[.,]\d+)(?:[eE][+-]?\d+)?%?")


def harmless(text: str) -> str:
    """*text*, behind an apostrophe where Excel would take it for a formula; numbers stay numbers."""
    if text[:1] not in _SIGNS or len(text) == 1 or _NUMBER.fullmatch(text):
        return text
    return f"'{text}"


def all_harmless(texts: Sequence[str]) -> Sequence[str]:
    """Each of *texts*, many at once."""
    return texts if _SIGNS.isdisjoint({text[:1] for text in texts}) else list(map(harmless, texts))
