"""Bodies that the specification does not show, as JSON templates with placeholders.

A text that is only ``{name}`` becomes the value itself (a list, an object, a number); within a longer text
the value is written out. A member or item whose placeholder has no value is left out.
"""

from __future__ import annotations

import json
import re
from typing import Any, Mapping

from .errors import InvalidInput

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_ABSENT = object()


def parsed(text: str) -> Any:
    """The template in *text*; raises InvalidInput when it is no JSON object."""
    try:
        template = json.loads(text)
    except ValueError as error:
        raise InvalidInput(f"the template is no JSON: {error}") from None
    if not isinstance(template, dict):
        raise InvalidInput("the template is no JSON object")
    return template


def filled(template: Any, values: Mapping[str, Any]) -> Any:
    """*template* with *values* in place of their names.

    :param values: None and empty lists are no value.
    :raises InvalidInput: for a placeholder of another name.
    """
    result = _filled(template, values)
    return {} if result is _ABSENT else result


def _filled(template: Any, values: Mapping[str, Any]) -> Any:
    if isinstance(template, dict):
        members = {name: _filled(item, values) for name, item in template.items()}
        return {name: item for name, item in members.items() if item is not _ABSENT}
    if isinstance(template, list):
        return [item for item in (_filled(each, values) for each in template) if item is not _ABSENT]
    return _filled_text(template, values) if isinstance(template, str) else template


def _filled_text(text: str, values: Mapping[str, Any]) -> Any:
    unknown = next((name for name in _PLACEHOLDER.findall(text) if name not in values), None)
    if unknown is not None:
        raise InvalidInput(f"the template's placeholder {{{unknown}}} is none of {', '.join(values)}")
    alone = _PLACEHOLDER.fullmatch(text)
    if alone:
        value = values[alone.group(1)]
        return _ABSENT if value is None or value == [] else value
    return _PLACEHOLDER.sub(lambda match: _written(values[match.group(1)]), text)


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
