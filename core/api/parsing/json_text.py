"""Complete JSON texts: our own stored ones, and the decoder for those of a service."""

from __future__ import annotations

import json
import sys
from itertools import chain
from typing import Any, Callable, Optional

from ..errors import UnreadableAnswer

DEEPEST = 200
"""The deepest nesting of objects and lists, and of XML elements. Python's stack is limited, differently in
each version."""
TOO_DEEP = "JSON that is nested too deeply"
MOST_DIGITS = 4300
"""The most digits of an integer: conversion takes quadratic time, and newer Pythons refuse more."""
_NO_JSON: dict[str, None] = dict.fromkeys(("NaN", "Infinity", "-Infinity"))


class TooDeep(ValueError):
    """JSON that is nested more than DEEPEST levels deep."""


def load_json(text: str, decoder: Optional[json.JSONDecoder] = None) -> Any:
    """Return the value of *text*, by default our own JSON, which may have been changed outside QGIS.

    :raises TooDeep: it is nested too deeply.
    :raises ValueError: it is not JSON.
    """
    try:
        value = (decoder or json.JSONDecoder(parse_int=_integers())).decode(text)
    except RecursionError:
        raise TooDeep(TOO_DEEP) from None
    if _is_deep(value):
        raise TooDeep(TOO_DEEP)
    return value


def dump_json(value: Any, indent: Optional[int] = None) -> str:
    """Return *value* as JSON that every file and database accepts: the inverse of :func:`load_json`.

    Text stays readable; half a surrogate pair, which UTF-8 can't encode, is escaped.

    :raises UnreadableAnswer: *value*, sent by a service, is nested too deeply.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, indent=indent)
    except RecursionError:
        raise UnreadableAnswer(TOO_DEEP, seen=TOO_DEEP) from None
    # Python's escapes are those of JSON, which is ASCII outside of strings.
    return text.encode("utf-8", "backslashreplace").decode()


def service_decoder() -> json.JSONDecoder:
    """Return a decoder for what services send.

    Integers of any length stay exact, control characters are accepted, and NaN and Infinity, which are not
    JSON, become None.
    """
    return json.JSONDecoder(strict=False, parse_constant=_NO_JSON.get, parse_int=_integers())


def _integers() -> Optional[Callable[[str], int]]:
    """Return a parser of integers; None: Python's own, which refuses thousands of digits."""
    has_bound = getattr(sys, "get_int_max_str_digits", int)()
    return None if has_bound else _short_integer


def _short_integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number of thousands of digits")
    return int(digits)


def _is_deep(value: Any) -> bool:
    """Return whether *value* is nested more than DEEPEST levels deep."""
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(DEEPEST):
        items = (each.values() if isinstance(each, dict) else each for each in level)
        level = [item for item in chain.from_iterable(items) if isinstance(item, (dict, list))]
        if not level:
            return False
    return True
