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
from typing import Any, Collection, Iterator, Mapping, Optional, Union

from .errors import InvalidInput

DEEPEST = 100
"""Objects and lists within one another; Python's stack has a bound."""

Template = Union[str, Mapping[str, Any]]
"""As a person wrote it, or as a value."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|-?Infinity|NaN', re.DOTALL)
_COLON = re.compile(r"[ \t\r\n]*:")
_MARK = "\ufeff"
"""The byte order mark, which Windows editors leave, is no fault."""
_ABSENT = object()


@dataclass(frozen=True)
class TemplateFault:
    """What is wrong with a template, and where.

    :param reason: ``syntax``, ``object`` (something else than one), ``placeholder`` (an unknown one),
        ``twice`` (a member), ``number`` (one that can't be sent), ``characters`` (half of a pair), ``depth``.
    :param line: from 1; 0: there is no text.
    :param column: in characters, from 1.
    :param name: the placeholder, the member or the number.
    """

    reason: str
    line: int = 0
    column: int = 0
    name: str = ""


class InvalidTemplate(InvalidInput, ValueError):
    """A template from which no body can be made.

    :param names: the placeholders that there are.
    """

    path = "JSON"
    """The place of a fault in a template that is no text."""
    steps = ()
    near = ""

    def __init__(self, message: str, *, fault: TemplateFault, names: Collection[str] = ()) -> None:
        super().__init__(message)
        self.fault = fault
        self.reason = fault.reason
        self.line = fault.line
        self.column = fault.column
        self.name = fault.name
        self.choices = ", ".join(names)


def faults(text: str, names: Optional[Collection[str]] = None) -> Optional[TemplateFault]:
    """The first thing that is wrong with the template in *text*; None: it is right.

    :param names: the placeholders that there are; None: they are not looked at.
    """
    text = text.lstrip(_MARK)
    try:
        template = json.loads(text, parse_int=len, parse_float=len)  # judged below, at their places
    except json.JSONDecodeError as error:
        return _fault("syntax", text, error.pos)
    except RecursionError:
        return TemplateFault("depth", 1, 1)
    found = next(_token_faults(text, names), None)
    if found is None and not isinstance(template, dict):
        return _fault("object", text, len(text) - len(text.lstrip()))
    return found


def parsed(text: str, names: Optional[Collection[str]] = None) -> Any:
    """The template in *text*.

    :param names: the placeholders that there are; None: they are not looked at.
    :raises InvalidTemplate: when :func:`faults` finds one.
    """
    text = text.lstrip(_MARK)
    fault = faults(text, names)
    if fault is not None:
        raise _invalid(fault, names or ())
    return json.loads(text)


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


def _invalid(fault: TemplateFault, names: Collection[str]) -> InvalidTemplate:
    where = f" in line {fault.line}, column {fault.column}" if fault.line else ""
    what = f"{fault.reason} {fault.name!r}" if fault.name else fault.reason
    return InvalidTemplate(f"the template has a fault{where}: {what}", fault=fault, names=names)


def _token_faults(text: str, names: Optional[Collection[str]]) -> Iterator[TemplateFault]:
    """What JSON would take, and a request would not; *text* is JSON."""
    members: list[set[str]] = []
    for match in _TOKEN.finditer(text):
        piece, at = match.group(), match.start()
        if piece in "{[":
            members.append(set())
            if len(members) > DEEPEST:
                yield _fault("depth", text, at)
                return
        elif piece in "}]":
            members.pop()
        elif piece[0] != '"':
            if not _is_sendable(piece):
                yield _fault("number", text, at, piece[:20])
        else:
            said = json.loads(piece, strict=False)
            yield from _text_faults(text, at, piece, said, names)
            if _COLON.match(text, match.end()):
                if said in members[-1]:
                    yield _fault("twice", text, at, said)
                members[-1].add(said)


def _text_faults(
    text: str, at: int, token: str, said: str, names: Optional[Collection[str]]
) -> Iterator[TemplateFault]:
    try:
        said.encode()
    except UnicodeEncodeError:
        yield _fault("characters", text, at)
    for name in _PLACEHOLDER.findall(said):
        if names is not None and name not in names:
            yield _fault("placeholder", text, at + max(0, token.find(f"{{{name}}}")), name)


def _is_sendable(token: str) -> bool:
    try:
        return math.isfinite(float(token)) and json.loads(token) is not None
    except ValueError:  # more digits than Python converts
        return False


def _fault(reason: str, text: str, offset: int, name: str = "") -> TemplateFault:
    line = text.count("\n", 0, offset) + 1
    return TemplateFault(reason, line, offset - text.rfind("\n", 0, offset), name)


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
        raise _invalid(TemplateFault("placeholder", name=unknown), values)
    alone = _PLACEHOLDER.fullmatch(text)
    if alone:
        value = values[alone.group(1)]
        return _ABSENT if value is None or value == [] else value
    return _PLACEHOLDER.sub(lambda match: _as_text(values[match.group(1)]), text)


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
