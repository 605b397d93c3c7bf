"""Guard texts for tables that a spreadsheet opens, which evaluates what begins like a formula."""

from __future__ import annotations

import re
from typing import Sequence

_SIGNS = "[=+\\-@\uff1d\uff0b\uff0d\uff20]"
"""With those of Japanese keyboards, which Excel reads as the others."""
_SEPARATORS = ";,\t\r\n"
"""What parts the cells differs by country and by program; ours is one of them."""
_HARMLESS = rf"(?:{_SIGNS}|[+-]?(?:\d[\d.,]*|[.,]\d+)(?:[eE][+-]?\d+)?%?)"
"""A number, or a sign alone."""
_FORMULA = re.compile(
    rf"\A(?:(?=[\t\r\n])|(?={_SIGNS})(?!{_HARMLESS}\Z))"
    rf"|(?P<parted>[{_SEPARATORS}])[\"']*(?={_SIGNS})(?!{_HARMLESS}[\"']*(?:(?P=parted)|\Z))"
)
_SUSPECT = re.compile(f"[\0{_SEPARATORS}][\"']*{_SIGNS}|\0[\t\r\n]")


def harmless(text: str) -> str:
    """Return *text* with an apostrophe where a spreadsheet would take it for a formula; numbers stay numbers.

    It may part cells where the writer of the file does not, and begin a formula there.
    """
    return _FORMULA.sub(r"\g<0>'", text)


def all_harmless(texts: Sequence[str]) -> Sequence[str]:
    """Return each of *texts* as :func:`harmless`, many at once; none has a NUL."""
    return list(map(harmless, texts)) if _SUSPECT.search("\0" + "\0".join(texts)) else texts


def pasted(text: str) -> str:
    """Return *text* in one line, harmless, as a cell of the clipboard."""
    return harmless(" ".join(text.split()))
