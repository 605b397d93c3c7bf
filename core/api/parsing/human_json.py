"""Parse JSON typed by the user: its value, and the position of each part in the text."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import Any, Iterator, NamedTuple, Union

from .json_text import MOST_DIGITS

Step = Union[int, str]
Path = tuple[Step, ...]
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],]|[^\s{}\[\],:"]+', re.DOTALL)
_COLON = re.compile(r"[ \t\r\n]*:")
_MARK = "\ufeff"
"""The byte order mark that Windows editors write; it is accepted and not counted in positions."""


class Place(NamedTuple):
    """A position in a text: line and column from 1, and the rest of the line."""

    line: int
    column: int
    near: str


class JsonFault(ValueError):
    """A text that is not JSON, or is nested too deeply.

    :param reason: ``syntax`` or ``depth``.
    """

    def __init__(self, message: str, reason: str, place: Place) -> None:
        super().__init__(message)
        self.reason = reason
        self.place = place


@dataclass(frozen=True)
class Part:
    """A value, or the name of a member, at an *offset*.

    :param path: names and indexes from the outermost value to this one.
    :param written: the token; for an object or list only the bracket.
    """

    path: Path
    offset: int
    written: str
    is_name: bool = False

    @property
    def text(self) -> str:
        """Return the text of a token in quotation marks; empty for any other token."""
        return str(json.loads(self.written)) if self.written[0] == '"' else ""


@dataclass(frozen=True)
class HumanJson:
    """The result of :func:`parse`; the *parts* are in the order of the text."""

    written: str
    value: Any
    parts: tuple[Part, ...]

    def place(self, offset: int) -> Place:
        """Return the position at *offset* of the text."""
        return _place(self.written, offset)

    def place_of(self, path: Path, *, at_name: bool = False) -> Place:
        """Return the position of the value at *path*, or of its name; for a missing member, that of its
        object.

        If a member occurs twice, the last one counts.
        """
        offsets = {part.path: part.offset for part in self.parts if part.is_name == at_name}
        return self.place(offsets[path]) if path in offsets else self.place_of(path[:-1])

    def repeated_names(self) -> Iterator[Part]:
        """Yield each member name that its object already has."""
        seen: set[Path] = set()
        for part in self.parts:
            if part.is_name and part.path in seen:
                yield part
            if part.is_name:
                seen.add(part.path)


def parse(text: str, deepest: int) -> HumanJson:
    """Return the value of *text*.

    A number that is too long to be converted becomes infinite.

    :param deepest: the deepest nesting of objects and lists.
    :raises JsonFault: at the first position that is not JSON or nested too deeply.
    """
    text = text.lstrip(_MARK)
    try:
        value = json.loads(text, parse_int=_integer)
    except json.JSONDecodeError as error:
        raise JsonFault(f"no JSON: {error}", "syntax", _place(text, error.pos)) from None
    except RecursionError:
        raise JsonFault("nested too deeply", "depth", Place(1, 1, text.split("\n")[0].strip())) from None
    return HumanJson(text, value, tuple(_parts(text, deepest)))


def _parts(text: str, deepest: int) -> Iterator[Part]:
    path: list[Step] = []
    for match in _TOKEN.finditer(text):
        written, offset = match.group(), match.start()
        if written in "]}":
            path.pop()
        elif written == ",":
            if isinstance(path[-1], int):
                path[-1] += 1
        elif written[0] == '"' and _COLON.match(text, match.end()):
            path[-1] = str(json.loads(written))
            yield Part(tuple(path), offset, written, is_name=True)
        else:
            yield Part(tuple(path), offset, written)
            if written in "[{":
                path.append(0 if written == "[" else "")
            if len(path) > deepest:
                raise JsonFault("nested too deeply", "depth", _place(text, offset))


def _place(text: str, offset: int) -> Place:
    line = text.count("\n", 0, offset) + 1
    return Place(line, offset - text.rfind("\n", 0, offset), text[offset:].split("\n", 1)[0].strip())


def _integer(digits: str) -> Union[int, float]:
    return int(digits) if len(digits) <= MOST_DIGITS else math.inf
