"""Request bodies that the specification leaves open, as JSON templates with placeholders.

A string that is only ``{name}`` is replaced with the value itself (a list, an object, a number). In a longer
string, or in a member name, the value is inserted as text. A member or item whose placeholder has no value is
omitted.
"""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import Any, Collection, Iterable, Iterator, Mapping, Optional, Union

from .config import OpenPoints
from .errors import InvalidInput
from .parsing import human_json
from .parsing.human_json import HumanJson, Part, Place

DEEPEST = 100
"""The deepest nesting of objects and lists, as Python's stack is limited."""

Template = Union[str, Mapping[str, Any]]
"""A template as typed, or as a value."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NO_NUMBERS = ("{", "[", "true", "false", "null")
"""Tokens without quotation marks that are not numbers."""
_ABSENT = object()


@dataclass(frozen=True)
class RequestTemplate:
    """A request body that the specification leaves open. A connection may override the default template.

    :param point: the field of ``OpenPoints``.
    :param names: the available placeholders.
    """

    point: str
    names: tuple[str, ...]
    default: Mapping[str, Any]

    def fill(self, points: OpenPoints, values: Iterable[Any], own: Optional[Template] = None) -> Any:
        """Return the body of a request, filled from *own*, else the template in *points*, else the default
        one.

        :param values: the values of the placeholders, in the order of *names*.
        :raises InvalidTemplate: the template is invalid.
        """
        template = own or getattr(points, self.point) or self.default
        return filled(template, dict(zip(self.names, values)))

    def fault(self, text: str) -> Optional[InvalidTemplate]:
        """Return the error in *text*; None: it is valid, or empty for the default."""
        return fault_in(text, self.names) if text.strip() else None

    def shown(self, points: OpenPoints) -> str:
        """Return the template in *points*, else the default one, for editing."""
        own: str = getattr(points, self.point)
        if own and self.fault(own) is not None:
            return own
        return written(parsed(own) if own.strip() else self.default)

    def own(self, text: str) -> str:
        """Return *text*, or an empty string if it equals the default."""
        if not text.strip():
            return ""
        is_default = self.fault(text) is None and parsed(text) == self.default
        return "" if is_default else text.strip()


class InvalidTemplate(InvalidInput, ValueError):
    """An invalid template."""

    reason = ""
    """``syntax``, ``object`` (not an object), ``placeholder`` (unknown), ``twice`` (a repeated member),
    ``number`` (it can't be sent), ``characters`` (half a surrogate pair) or ``depth``."""
    line = 0
    """From 1; 0: the template is not text."""
    column = 0
    """In characters, from 1."""
    name = ""
    """The invalid placeholder, member or number."""
    choices = ""
    """The available placeholders."""
    path = "JSON"
    """The position of an error in a template that is not text."""
    steps = ()
    near = ""


def fault_in(text: str, names: Optional[Collection[str]] = None) -> Optional[InvalidTemplate]:
    """Return the error of :func:`parsed`; None: the template is valid."""
    try:
        parsed(text, names)
    except InvalidTemplate as fault:
        return fault
    return None


def parsed(text: str, names: Optional[Collection[str]] = None) -> Any:
    """Return the template in *text*.

    :param names: the placeholders that there are; None: they are not checked.
    :raises InvalidTemplate: at the first position that is invalid in JSON or in a request.
    """
    try:
        written = human_json.parse(text, DEEPEST)
    except human_json.JsonFault as error:
        raise _invalid(error.reason, names, error.place) from None
    for reason, offset, name in _faults_in(written, names):
        raise _invalid(reason, names, written.place(offset), name)
    return written.value


def filled(template: Template, values: Mapping[str, Any]) -> Any:
    """Return *template* with *values* in place of the placeholders.

    :param values: None and empty lists count as no value.
    :raises InvalidTemplate: the text is not a template, or has an unknown placeholder.
    """
    result = _filled(parsed(template, tuple(values)) if isinstance(template, str) else template, values)
    return {} if result is _ABSENT else result


def written(template: Mapping[str, Any]) -> str:
    """Return *template* as readable, editable text."""
    return json.dumps(template, ensure_ascii=False, indent=2)


def _invalid(
    reason: str, names: Optional[Collection[str]], place: Optional[Place] = None, name: str = ""
) -> InvalidTemplate:
    """Return the error; *place* is None if the template is not text."""
    line, column = (place.line, place.column) if place else (0, 0)
    where = f" in line {line}, column {column}" if place else ""
    what = f"{reason} {name!r}" if name else reason
    message = f"the template has a fault{where}: {what}"
    choices = ", ".join(names or ())
    return InvalidTemplate(message, reason=reason, line=line, column=column, name=name, choices=choices)


def _faults_in(written: HumanJson, names: Optional[Collection[str]]) -> Iterator[tuple[str, int, str]]:
    """Yield reason, offset and name of parts that are valid JSON but can't be sent."""
    repeated = set(written.repeated_names())
    for part in written.parts:
        if part.written[0] == '"':
            yield from _text_faults(part, names)
            if part in repeated:
                yield "twice", part.offset, part.text
        elif part.written not in _NO_NUMBERS and not math.isfinite(float(part.written)):
            yield "number", part.offset, part.written[:20]
    if not isinstance(written.value, dict):
        yield "object", written.parts[0].offset, ""


def _text_faults(part: Part, names: Optional[Collection[str]]) -> Iterator[tuple[str, int, str]]:
    try:
        part.text.encode()
    except UnicodeEncodeError:
        yield "characters", part.offset, ""
    for name in _PLACEHOLDER.findall(part.text):
        if names is not None and name not in names:
            yield "placeholder", part.offset + max(0, part.written.find(f"{{{name}}}")), name


def _filled(template: Any, values: Mapping[str, Any]) -> Any:
    if isinstance(template, Mapping):
        members = ((_filled_text(name, values), _filled(item, values)) for name, item in template.items())
        return {str(name): item for name, item in members if name is not _ABSENT and item is not _ABSENT}
    if isinstance(template, list):
        return [item for item in (_filled(each, values) for each in template) if item is not _ABSENT]
    return _filled_text(template, values) if isinstance(template, str) else template


def _filled_text(text: str, values: Mapping[str, Any]) -> Any:
    unknown = next((name for name in _PLACEHOLDER.findall(text) if name not in values), None)
    if unknown is not None:
        raise _invalid("placeholder", values, name=unknown)
    alone = _PLACEHOLDER.fullmatch(text)
    if alone:
        value = values[alone.group(1)]
        return _ABSENT if value is None or value == [] else value
    return _PLACEHOLDER.sub(lambda match: _as_text(values[match.group(1)]), text)


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
