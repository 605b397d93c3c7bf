"""The filters of the portfolio endpoints (spec 2.4): flat in V1, a tree in V2."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Iterable

from .config import V1, V2
from .errors import InvalidFilters
from .parsing import human_json
from .parsing.human_json import Step

DEEPEST = 200
"""The deepest nesting of filters that is parsed. The specification has no limit, but Python's stack does."""

_DEEPEST_TEXT = 2 * DEEPEST + 10
"""The deepest nesting of JSON, including the request around the filters."""


class MalformedFilters(InvalidFilters):
    """A text or value that is not an array of filters (spec 2.4).

    :param reason: ``syntax``, ``array``, ``object``, ``key``, ``twice``, ``text``, ``field``,
        ``characters`` or ``depth``.
    :param steps: keys and indexes from the array to the error.
    :param line, column: of the error in the text, from 1; 0: there is no text.
    :param key: the invalid key.
    :param near: the rest of the line from the error on.
    """

    reason = ""
    steps: tuple[Step, ...] = ()
    key = ""
    line = 0
    column = 0
    near = ""

    @property
    def path(self) -> str:
        """Return the position, such as ``filters[2].value``."""
        return path_text(self.steps)

    def __str__(self) -> str:
        return f"{self.path}: {super().__str__()}"


@dataclass(frozen=True)
class Filter:
    """``field`` equals ``value``; in V2 ``filters`` nest below it, at any depth.

    The specification does not state how the service combines nested and sibling filters.
    """

    field: str
    value: str
    filters: tuple[Filter, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the filter as it is sent; ``filters`` only if it has children."""
        wire: dict[str, Any] = {"field": self.field, "value": self.value}
        if self.filters:
            wire["filters"] = [child.to_json() for child in self.filters]
        return wire

    @classmethod
    def from_json(cls, value: Any, steps: tuple[Step, ...] = ()) -> Filter:
        """Read one filter; raises MalformedFilters with the position of the error."""
        if not isinstance(value, dict):
            raise MalformedFilters("not an object with field and value", reason="object", steps=steps)
        for key in value:
            if key not in ("field", "value", "filters"):
                raise MalformedFilters(f"unknown key {key!r}", reason="key", steps=(*steps, key), key=key)
        field, text = (_text(value, key, steps) for key in ("field", "value"))
        if not field:
            raise MalformedFilters("a text is wanted", reason="field", steps=(*steps, "field"), key="field")
        return cls(field, text, from_json(value.get("filters", []), (*steps, "filters")))


Filters = tuple[Filter, ...]


def from_json(value: Any, steps: tuple[Step, ...] = ()) -> Filters:
    """Read an array of filters in the form that is sent; raises MalformedFilters."""
    if not isinstance(value, list):
        raise MalformedFilters("not an array", reason="array", steps=steps)
    if len(steps) > 2 * DEEPEST:
        raise MalformedFilters("nested too deeply", reason="depth", steps=steps)
    return tuple(Filter.from_json(item, (*steps, index)) for index, item in enumerate(value))


def to_json(filters: Iterable[Filter], version: str) -> list[dict[str, Any]]:
    """Return the array for a portfolio request of *version*; raises InvalidFilters for nested filters in
    V1."""
    wanted = tuple(filters)
    if version != V2:
        flat_only(wanted, "V1")
    return [item.to_json() for item in wanted]


def flat_only(filters: Iterable[Filter], what: str) -> None:
    """Raise InvalidFilters if filters are nested; *what* (V1, a search) takes a flat list."""
    nested = next((item for item in filters if item.filters), None)
    if nested is not None:
        raise InvalidFilters(
            f"{what} takes a flat list; {nested.field} = {nested.value} has filters below it"
        )


def flattened(filters: Iterable[Filter]) -> Filters:
    """Return all filters of a tree as a flat list, parents first."""
    return tuple(each for item in filters for each in (replace(item, filters=()), *flattened(item.filters)))


def doubled_fields(filters: Filters, version: str, reading: str = "") -> tuple[str, ...]:
    """Return the fields that would have to equal two different values, so that nothing matches.

    This applies to V1 (spec 2.4), and to V2 if the connection's *reading* is ``all``.
    """
    if version != V1 and reading != "all":
        return ()
    values: dict[str, set[str]] = {}
    for item in filters:
        values.setdefault(item.field, set()).add(item.value)
    here = tuple(field for field, texts in values.items() if len(texts) > 1)
    below = (field for item in filters for field in doubled_fields(item.filters, version, reading))
    return tuple(dict.fromkeys((*here, *below)))


def dumps(filters: Iterable[Filter]) -> str:
    """Return the array as readable JSON, the inverse of :func:`parse`."""
    return json.dumps(to_json(filters, V2), ensure_ascii=False, indent=2)


def parse(text: str) -> Filters:
    """Return pasted filters: an array, one filter, or a request body with an array in it.

    :raises MalformedFilters: with line, column and path of the error.
    """
    try:
        written = human_json.parse(text, _DEEPEST_TEXT)
    except human_json.JsonFault as error:
        raise MalformedFilters(str(error), reason=error.reason, **error.place._asdict()) from None
    array, where = _array_in(written.value)
    is_alone = isinstance(array, dict) and "field" in array
    try:
        for name in written.repeated_names():
            if name.path[: len(where)] == where:
                steps = ((0,) if is_alone else ()) + name.path[len(where) :]
                raise MalformedFilters(f"{name.text!r} is there twice", reason="twice", steps=steps)
        return from_json([array] if is_alone else array)
    except MalformedFilters as fault:
        path = where + fault.steps[is_alone:]
        place = written.place_of(path, at_name=fault.reason in ("key", "twice"))
        fault.line, fault.column, fault.near = place
        raise


def path_text(steps: Iterable[Step]) -> str:
    """``filters[2].filters[0].value``"""
    return "filters" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)


def _text(value: dict[str, Any], key: str, steps: tuple[Step, ...]) -> str:
    text = value.get(key)
    if not isinstance(text, str):
        raise MalformedFilters("a text is wanted", reason="text", steps=(*steps, key), key=key)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair can't be sent
        raise MalformedFilters(
            "a character that can't be sent", reason="characters", steps=(*steps, key), key=key
        ) from None
    return text


def _array_in(value: Any) -> tuple[Any, tuple[Step, ...]]:
    """Return the array of filters in a pasted value, and the steps that lead to it."""
    if isinstance(value, dict) and "field" not in value:
        for key in ("filters_v2", "filters"):
            if key in value:
                return value[key], (key,)
        if isinstance(value.get("params"), dict):
            inner, steps = _array_in(value["params"])
            return inner, ("params", *steps)
    return value, ()
