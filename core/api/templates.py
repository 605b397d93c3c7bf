"""Bodies that the specification does not show, as JSON templates with placeholders.

A text that is only ``{name}`` becomes the value itself (a list, an object, a number); within a longer text
the value is written out, also in the name of a member. A member or item whose placeholder has no value is
left out.
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
"""Objects and lists within one another; Python's stack has a bound."""

Template = Union[str, Mapping[str, Any]]
"""As a person wrote it, or as a value."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NO_NUMBERS = ("{", "[", "true", "false", "null")
"""Tokens without quotation marks that are no numbers."""
_ABSENT = object()


@dataclass(frozen=True)
class RequestTemplate:
    """A body that the specification does not show, for which a connection may have a template of its own.

    :param point: its field of ``OpenPoints``.
    :param names: the placeholders that there are.
    """

    point: str
    names: tuple[str, ...]
    default: Mapping[str, Any]

    def fill(self, points: OpenPoints, values: Iterable[Any], own: Optional[Template] = None) -> Any:
        """Return the body of a request, by the template *own*, else that of *points*, else the default one.

        :param values: of the placeholders, in the order of *names*.
        :raises InvalidTemplate: the template has a fault.
        """
        template = own or getattr(points, self.point) or self.default
        return filled(template, dict(zip(self.names, values)))

    def fault(self, text: str) -> Optional[InvalidTemplate]:
        """Return what is wrong with *text*; None: nothing, as with no text, which means the default."""
        return fault_in(text, self.names) if text.strip() else None

    def shown(self, points: OpenPoints) -> str:
        """Return the template that *points* have, else the default one, to be read and changed."""
        own: str = getattr(points, self.point)
        if own and self.fault(own) is not None:
            return own
        return written(parsed(own) if own.strip() else self.default)

    def own(self, text: str) -> str:
        """Return *text*, or an empty text if it equals the default."""
        if not text.strip():
            return ""
        is_default = self.fault(text) is None and parsed(text) == self.default
        return "" if is_default else text.strip()


class InvalidTemplate(InvalidInput, ValueError):
    """A template from which no body can be made."""

    reason = ""
    """``syntax``, ``object`` (something else than one), ``placeholder`` (an unknown one), ``twice`` (a
    member), ``number`` (one that can't be sent), ``characters`` (half of a pair) or ``depth``."""
    line = 0
    """From 1; 0: the template is no text."""
    column = 0
    """In characters, from 1."""
    name = ""
    """The placeholder, the member or the number."""
    choices = ""
    """The placeholders that there are."""
    path = "JSON"
    """The place of a fault in a template that is no text."""
    steps = ()
    near = ""


def fault_in(text: str, names: Optional[Collection[str]] = None) -> Optional[InvalidTemplate]:
    """Return the error of :func:`parsed`; None: there is none."""
    try:
        parsed(text, names)
    except InvalidTemplate as fault:
        return fault
    return None


def parsed(text: str, names: Optional[Collection[str]] = None) -> Any:
    """Return the template in *text*.

    :param names: the placeholders that there are; None: they are not checked.
    :raises InvalidTemplate: at the first place that JSON, or a request, does not take.
    """
    try:
        written = human_json.parse(text, DEEPEST)
    except human_json.JsonFault as error:
        raise _invalid(error.reason, names, error.place) from None
    for reason, offset, name in _faults_in(written, names):
        raise _invalid(reason, names, written.place(offset), name)
    return written.value


def filled(template: Template, values: Mapping[str, Any]) -> Any:
    """*template* with *values* in place of their names.

    :param values: None and empty lists are no value.
    :raises InvalidTemplate: for a text that is no template, and for a placeholder of another name.
    """
    result = _filled(parsed(template, tuple(values)) if isinstance(template, str) else template, values)
    return {} if result is _ABSENT else result


def written(template: Mapping[str, Any]) -> str:
    """*template* as text that a person reads and changes."""
    return json.dumps(template, ensure_ascii=False, indent=2)


def _invalid(
    reason: str, names: Optional[Collection[str]], place: Optional[Place] = None, name: str = ""
) -> InvalidTemplate:
    """Return the error; *place* is None where there is no text."""
    line, column = (place.line, place.column) if place else (0, 0)
    where = f" in line {line}, column {column}" if place else ""
    what = f"{reason} {name!r}" if name else reason
    message = f"the template has a fault{where}: {what}"
    choices = ", ".join(names or ())
    return InvalidTemplate(message, reason=reason, line=line, column=column, name=name, choices=choices)


def _faults_in(written: HumanJson, names: Optional[Collection[str]]) -> Iterator[tuple[str, int, str]]:
    """Yield the reason, offset and name of what JSON would take, and a request would not."""
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
