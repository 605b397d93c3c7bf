"""Whole JSON texts: those that we keep ourselves, and the decoder for those of a service."""

from __future__ import annotations

import json
import sys
from itertools import chain
from typing import Any, Callable, Optional

from ..errors import UnreadableAnswer

DEEPEST = 200
"""Objects and lists within one another, also elements of XML; Python's stack has a bound, and each version
another one."""
TOO_DEEP = "JSON that is nested too deeply"
MOST_DIGITS = 4300
"""Of an integer: converting one takes its square, and newer Pythons refuse more."""
_NO_JSON: dict[str, None] = dict.fromkeys(("NaN", "Infinity", "-Infinity"))


class TooDeep(ValueError):
    """JSON with more than DEEPEST objects and lists within one another."""


def load_json(text: str, decoder: Optional[json.JSONDecoder] = None) -> Any:
    """Return the value of *text*; by default JSON of our own, which may have been changed outside QGIS.

    :raises TooDeep: it is nested too deeply.
    :raises ValueError: it is no JSON.
    """
    try:
        value = (decoder or json.JSONDecoder(parse_int=_integers())).decode(text)
    except RecursionError:
        raise TooDeep(TOO_DEEP) from None
    if _is_deep(value):
        raise TooDeep(TOO_DEEP)
    return value


def dump_json(value: Any, indent: Optional[int] = None) -> str:
    """Return *value* as JSON that every file and database takes: the inverse of :func:`load_json`.

    Text stays readable; half a surrogate pair, which UTF-8 can't encode, becomes its escape.

    :raises UnreadableAnswer: *value*, which a service has sent, is nested too deeply.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, indent=indent)
    except RecursionError:
        raise UnreadableAnswer(TOO_DEEP, seen=TOO_DEEP) from None
    # Python's escape is JSON's: outside of its texts, JSON has nothing but ASCII.
    return text.encode("utf-8", "backslashreplace").decode()


def service_decoder() -> json.JSONDecoder:
    """Return a decoder for what services send.

    Integers of any length stay exact, control characters are read, and NaN and Infinity, which JSON does not
    know, become None.
    """
    return json.JSONDecoder(strict=False, parse_constant=_NO_JSON.get, parse_int=_integers())


def _integers() -> Optional[Callable[[str], int]]:
    """Return what reads integers; None: Python itself, which refuses those of thousands of digits."""
    has_bound = getattr(sys, "get_int_max_str_digits", int)()
    return None if has_bound else _short_integer


def _short_integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number of thousands of digits")
    return int(digits)


def _is_deep(value: Any) -> bool:
    """Return whether *value* has more than DEEPEST objects and lists within one another."""
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(DEEPEST):
        items = (each.values() if isinstance(each, dict) else each for each in level)
        level = [item for item in chain.from_iterable(items) if isinstance(item, (dict, list))]
        if not level:
            return False
    return True
