"""Protect text in tables from being evaluated as a formula by spreadsheets."""

from __future__ import annotations

import re
from typing import Sequence

_SIGNS = "[=+\\-@\uff1d\uff0b\uff0d\uff20]"
"""Including their full-width forms, which Excel reads the same."""
_SEPARATORS = ";,\t\r\n"
"""Cell separators, which differ by country and program."""
_HARMLESS = rf"(?:{_SIGNS}|[+-]?(?:\d[\d.,]*|[.,]\d+)(?:[eE][+-]?\d+)?%?)"
"""A number, or only a sign."""
_FORMULA = re.compile(
    rf"\A(?:(?=[\t\r\n])|(?={_SIGNS})(?!{_HARMLESS}\Z))"
    rf"|(?P<parted>[{_SEPARATORS}])[\"']*(?={_SIGNS})(?!{_HARMLESS}[\"']*(?:(?P=parted)|\Z))"
)
_SUSPECT = re.compile(f"[\0{_SEPARATORS}][\"']*{_SIGNS}|\0[\t\r\n]")


def harmless(text: str) -> str:
    """Return *text* with an apostrophe where a spreadsheet would read it as a formula; numbers are unchanged.

    A spreadsheet may also split it into cells at other separators, where a formula could start.
    """
    return _FORMULA.sub(r"\g<0>'", text)


def all_harmless(texts: Sequence[str]) -> Sequence[str]:
    """Return :func:`harmless` of each of *texts*, in one pass; they must not contain NUL."""
    return list(map(harmless, texts)) if _SUSPECT.search("\0" + "\0".join(texts)) else texts


def pasted(text: str) -> str:
    """Return *text* in one line and harmless, as a cell for the clipboard."""
    return harmless(" ".join(text.split()))
