"""Columns of texts, as CSV has them, read as what the provision promises, where nothing is lost by it."""

from __future__ import annotations

import math
import re
from decimal import Decimal
from typing import Any, Callable, Optional, Sequence

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_NO_NUMBERS = frozenset(sign + word for sign in ("", "-", "+") for word in ("nan", "inf", "infinity"))
_INTEGERS = re.compile(r"(?:(?!-0\n)-?(?:0|[1-9][0-9]{0,13})\n)*")
_NUMBERS = re.compile(r"(?:(?!-0\n)(?=[^\n]{1,15}\n)-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?\n)*")
"""Lines of numbers with at most 15 digits: a double and an integer keep these."""


def numbers(values: Sequence[Any]) -> Sequence[Any]:
    """*values*, its texts as numbers; a text stays where a number would lose.

    None for an empty one, and for NaN and the infinities, as JSON has them.
    """
    texts = values if None not in values else [value for value in values if value is not None]
    try:
        read = _reader_of(texts)
    except TypeError:  # not all are texts
        read = None
    if read is None:
        return _each(values, _number)
    found = map(read, texts)
    return list(found) if texts is values else [None if value is None else next(found) for value in values]


def booleans(values: Sequence[Any]) -> Sequence[Any]:
    """*values*, its texts as True, False or None where they are."""
    return _each(values, lambda text: {"true": True, "false": False, "": None}.get(text, text))


def dates(values: Sequence[Any]) -> Sequence[Any]:
    """*values*, an empty text as None."""
    return _each(values, lambda text: text or None)


def _reader_of(texts: Sequence[str]) -> Optional[Callable[[str], Any]]:
    """What reads each of the *texts*; None where they have to be looked at one by one, which takes long."""
    lines = "\n".join(texts) + "\n"
    if lines.count("\n") != len(texts):  # a text of several lines is no number
        return None
    if _INTEGERS.fullmatch(lines):
        return int
    return _short_number if _NUMBERS.fullmatch(lines) else None


def _short_number(text: str) -> Any:
    return float(text) if "." in text else int(text)


def _each(values: Sequence[Any], read: Callable[[str], Any]) -> Sequence[Any]:
    return [read(value) if isinstance(value, str) else value for value in values]


def _number(text: str) -> Any:
    if not text:
        return None
    match = _NUMBER.fullmatch(text)
    if not match:
        return None if text.strip().lower() in _NO_NUMBERS else text
    if not (match.group(2) or match.group(3)):
        return text if text == "-0" else int(text)
    number = float(text)
    return number if math.isfinite(number) and Decimal(repr(number)) == Decimal(text) else text
