"""The filters of the portfolio endpoints (spec 2.4): flat in V1, a tree in V2."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Iterable, Union

from .config import V2
from .errors import InvalidFilters

DEEPEST = 200
"""Filters below one another in a text; the specification has no bound, Python's stack has one."""

Step = Union[int, str]


class MalformedFilters(InvalidFilters):
    """A text or value that is no array of filters (spec 2.4).

    :param reason: ``syntax``, ``array``, ``object``, ``key``, ``twice``, ``text``, ``field``,
        ``characters`` or ``depth``.
    :param steps: keys and positions from the array to the fault.
    :param line, column: of the fault in the text, from 1; 0: there is no text.
    :param key: the key that is at fault.
    :param near: the text from the fault on, as far as its line goes.
    """

    def __init__(self, message: str, *, reason: str, steps: tuple[Step, ...] = (), key: str = "") -> None:
        super().__init__(f"{path_text(steps)}: {message}")
        self.reason = reason
        self.steps = steps
        self.key = key
        self.line = 0
        self.column = 0
        self.near = ""

    @property
    def path(self) -> str:
        """Where it is, as ``filters[2].value``."""
        return path_text(self.steps)

    def locate(self, text: str, offset: int) -> None:
        """Say where in *text* it is."""
        self.line = text.count("\n", 0, offset) + 1
        self.column = offset - text.rfind("\n", 0, offset)
        self.near = text[offset:].split("\n")[0].strip()


@dataclass(frozen=True)
class Filter:
    """``field`` equals ``value``; in V2 ``filters`` nest below it, at any depth.

    How the service combines nested and sibling filters is not stated by the specification.
    """

    field: str
    value: str
    filters: tuple[Filter, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The filter as it goes over the wire; ``filters`` only where there are some."""
        wire: dict[str, Any] = {"field": self.field, "value": self.value}
        if self.filters:
            wire["filters"] = [child.to_json() for child in self.filters]
        return wire

    @classmethod
    def from_json(cls, value: Any, steps: tuple[Step, ...] = ()) -> Filter:
        """Read one filter; raises MalformedFilters with the place of what is wrong."""
        if not isinstance(value, dict):
            raise MalformedFilters("not an object with field and value", reason="object", steps=steps)
        for key in value:
            if key not in ("field", "value", "filters"):
                raise MalformedFilters(f"unknown key {key!r}", reason="key", steps=(*steps, key), key=key)
        for key in getattr(value, "twice", ()):
            raise MalformedFilters(f"{key!r} is there twice", reason="twice", steps=(*steps, key), key=key)
        field, text = (_text(value, key, steps) for key in ("field", "value"))
        if not field:
            raise MalformedFilters("a text is wanted", reason="field", steps=(*steps, "field"), key="field")
        return cls(field, text, from_json(value.get("filters", []), (*steps, "filters")))


Filters = tuple[Filter, ...]


def from_json(value: Any, steps: tuple[Step, ...] = ()) -> Filters:
    """Read the array of filters as the wire has it; raises MalformedFilters."""
    if not isinstance(value, list):
        raise MalformedFilters("not an array", reason="array", steps=steps)
    if len(steps) > 2 * DEEPEST:
        raise MalformedFilters("nested too deeply", reason="depth", steps=steps)
    return tuple(Filter.from_json(item, (*steps, index)) for index, item in enumerate(value))


def to_json(filters: Iterable[Filter], version: str) -> list[dict[str, Any]]:
    """The array for a portfolio request of *version*; raises InvalidFilters for a tree in V1."""
    wanted = tuple(filters)
    if version != V2:
        flat_only(wanted, "V1")
    return [item.to_json() for item in wanted]


def flat_only(filters: Iterable[Filter], what: str) -> None:
    """Raise InvalidFilters when a filter has others below it; *what* (V1, a search) takes a flat list."""
    nested = next((item for item in filters if item.filters), None)
    if nested is not None:
        raise InvalidFilters(
            f"{what} takes a flat list; {nested.field} = {nested.value} has filters below it"
        )


def flattened(filters: Iterable[Filter]) -> Filters:
    """All filters of a tree side by side, parents first; what nested means is lost."""
    return tuple(each for item in filters for each in (replace(item, filters=()), *flattened(item.filters)))


def dumps(filters: Iterable[Filter]) -> str:
    """The array as JSON text that a person reads, and that :func:`parse` reads back."""
    return json.dumps(to_json(filters, V2), ensure_ascii=False, indent=2)


def parse(text: str) -> Filters:
    """Read what somebody pasted: an array of filters, one filter, or a request body with an array in it.

    :raises MalformedFilters: with line, column and path of what is wrong.
    """
    # A byte order mark, which Windows editors leave, is no fault; the offsets count without it.
    text = text.lstrip("\ufeff")
    try:
        # Numbers are refused below, so that none of any length is worth converting.
        value = json.loads(text, object_pairs_hook=_Object, parse_int=lambda _digits: 0)
    except json.JSONDecodeError as error:
        fault = MalformedFilters(f"no JSON: {error}", reason="syntax")
        fault.locate(text, error.pos)
        raise fault from None
    except RecursionError:
        raise MalformedFilters("nested too deeply", reason="depth") from None
    value, where = _array_in(value)
    try:
        return from_json(value)
    except MalformedFilters as fault:
        fault.locate(text, _offset(text, where + fault.steps, fault.reason in ("key", "twice")))
        raise


def path_text(steps: Iterable[Step]) -> str:
    """``filters[2].filters[0].value``"""
    return "filters" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)


class _Object(dict[str, Any]):
    """A JSON object that knows which of its keys came twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        counts = Counter(key for key, _ in pairs)
        self.twice = [key for key, count in counts.items() if count > 1]


def _text(value: dict[str, Any], key: str, steps: tuple[Step, ...]) -> str:
    text = value.get(key)
    if not isinstance(text, str):
        raise MalformedFilters("a text is wanted", reason="text", steps=(*steps, key), key=key)
    try:
        text.encode()
    except UnicodeEncodeError:  # half of a pair, which no request can carry
        raise MalformedFilters(
            "a character that can't be sent", reason="characters", steps=(*steps, key), key=key
        ) from None
    return text


def _array_in(value: Any) -> tuple[Any, tuple[Step, ...]]:
    """The array of filters in what was pasted, and the steps that lead to it."""
    if isinstance(value, dict) and "field" not in value:
        for key in ("filters_v2", "filters"):
            if key in value:
                return value[key], (key,)
        if isinstance(value.get("params"), dict):
            inner, steps = _array_in(value["params"])
            return inner, ("params", *steps)
    if isinstance(value, dict) and "field" in value:
        return [value], (_ALONE,)
    return value, ()


_ALONE = -1
"""A step for the array that we put around a filter of its own: the text has no bracket for it."""


def _offset(text: str, steps: tuple[Step, ...], at_key: bool) -> int:
    """Where in *text*, which is JSON, the value of *steps* begins, or its key."""
    if steps[:1] == (_ALONE,):
        steps = steps[2:]
    at = _past_space(text, 0)
    for number, step in enumerate(steps):
        inside = _past_space(text, at + 1)
        if isinstance(step, int):
            at = _item_offset(text, inside, step)
            continue
        found = _key_offset(text, inside, step)
        if found < 0:  # a key that is missing: its object is the place
            return at
        at = found
        if not (at_key and number == len(steps) - 1):
            at = _behind(text, at)
    return at


def _item_offset(text: str, at: int, index: int) -> int:
    for _ in range(index):
        at = _behind(text, at)
    return at


def _key_offset(text: str, at: int, key: str) -> int:
    """Where the last *key* of an object begins; -1: it has none."""
    found = -1
    while at < len(text) and text[at] == '"':
        if _DECODER.raw_decode(text, at)[0] == key:
            found = at
        at = _behind(text, _behind(text, at))
    return found


def _behind(text: str, at: int) -> int:
    """What follows the value at *at* and the colon or comma behind it."""
    return _past_space(text, _past_space(text, _DECODER.raw_decode(text, at)[1]) + 1)


def _past_space(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


_DECODER = json.JSONDecoder(parse_int=lambda _digits: 0)
