"""Finds the records in a JSON answer of any of the forms that the specification leaves open.

A FeatureCollection; a list of features or records; either inside wrapper objects; one set per radius,
as a list in the order sent, as objects with a ``radius``, or keyed by the radius.
"""

from __future__ import annotations

import re
from typing import Any, Iterator, Optional, Sequence

from . import answers
from .config import MEGABYTE
from .json_text import LARGEST_VALUE, JsonText
from .record_reader import RecordReader
from .records import Record, number, place_names

_PEEK = 1 << 20
_WRAPPERS_DEEP = 20
"""Wrappers around records within one another; what claims more has none."""
WRAPPERS = frozenset(
    {"features", "result", "results", "points", "entries", "data", "items", "records", "rows", "content"}
    | {"response", "payload", "sets", "selection", "selections", "buffers", "radiuses", "values", "hits"}
)
"""Names around records, whatever is in them; a list of objects is taken under other names too."""
_ASIDES = frozenset(
    {"bbox", "columns", "crs", "errors", "fields", "filters", "filters_v2", "geometry", "highlights", "links"}
    | {"location", "meta", "metadata", "messages", "pagination", "params", "properties", "query", "request"}
    | {"schema", "shape", "warnings"}
)
"""Names that stand beside records and never hold them."""
_RADIUS_KEY = re.compile(r"(?:radius[_ ]?)?(\d+(?:\.\d+)?)\s*(?:m|meters?|metres?)?", re.IGNORECASE)


def radius_of_key(key: str, radiuses: tuple[float, ...]) -> Optional[float]:
    """The one of *radiuses* that a key such as ``500`` or ``radius_500`` names, or None."""
    match = _RADIUS_KEY.fullmatch(key) if radiuses else None
    radius = float(match.group(1)) if match else None
    return radius if radius in radiuses else None


class JsonRecords:
    """The records of one answer, in its order, as it arrives, many at a time.

    :param radiuses: those asked for, in the order sent; empty for polygons and searches.
    :param lone: an object that is not around records, and no error, is a record itself.
    :param around: takes the members beside the records of the outermost object, as they arrive.
    """

    def __init__(
        self,
        chunks: Iterator[bytes],
        radiuses: tuple[float, ...],
        endpoint: str = "",
        lone: bool = False,
        around: Optional[dict[str, Any]] = None,
    ) -> None:
        self._lone = lone
        self._around = around
        self._text = JsonText(chunks, endpoint)
        self._radiuses = radiuses
        self._reader = RecordReader(radiuses)
        self._endpoint = endpoint
        self._depth = 0
        self._beside = 0

    def __iter__(self) -> Iterator[Sequence[Record]]:
        only = self._radiuses[0] if len(self._radiuses) == 1 else None
        yield from self._container(only)
        if self._text.next_character():
            self._text.fail()

    def _container(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        opening = self._text.next_character()
        if opening not in ("[", "{"):
            self._text.value()
            raise self._unreadable("JSON that is neither a list nor an object")
        if self._depth == _WRAPPERS_DEEP:
            raise self._unreadable(answers.TOO_DEEP)
        self._depth += 1
        yield from self._list(radius) if opening == "[" else self._object(radius)
        self._depth -= 1

    def _list(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        """A list of records, or of one set per radius: its first item tells."""
        self._text.take("[")
        if self._text.next_character() == "]":
            self._text.take("]")
            return
        first = self._text.peek(_PEEK)
        if self._text.next_character() == "[" or self._is_set(first):
            yield from self._sets(radius)
            return
        for values in self._text.items():
            objects = [value for value in values if isinstance(value, dict)]
            if objects:
                yield self._reader.block(objects, radius)
            if len(objects) + values.count(None) < len(values):
                raise self._unreadable("a list of something else than records")

    def _sets(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        for index in range(1 << 62):
            own = self._radius_at(index, radius)
            if self._text.next_character() == "{":
                whole = self._text.peek(_PEEK)
                own = self._named(whole, own) if isinstance(whole, dict) else own
            yield from self._container(own)
            if not self._text.goes_on("]"):
                return

    def _radius_at(self, index: int, radius: Optional[float]) -> Optional[float]:
        if radius is not None or not self._radiuses:
            return radius
        if index >= len(self._radiuses):
            raise self._unreadable(f"more than the {len(self._radiuses)} result sets that were asked for")
        return self._radiuses[index]

    def _named(self, members: dict[str, Any], radius: Optional[float]) -> Optional[float]:
        """The radius that a set tells itself, where several were asked for; else *radius*."""
        named = number(members.get("radius")) if len(self._radiuses) > 1 else None
        return radius if named is None else named

    def _object(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        """An object around records, or one that is a record itself."""
        members: dict[str, Any] = {} if self._around is None or self._depth > 1 else self._around
        found = False
        before = self._beside
        self._text.take("{")
        more = self._text.next_character() != "}"
        if not more:
            self._text.take("}")
        while more:
            begun = self._text.position
            key = self._key()
            inner = radius_of_key(key, self._radiuses)
            if self._holds_records(key, inner, members):
                found = True
                yield from self._container(radius if inner is None else inner)
            else:
                members[key] = self._aside(begun)
                if found and self._named(members, radius) != radius:
                    raise self._unreadable("a radius that comes behind its records")
                radius = self._named(members, radius)
            more = self._text.goes_on("}")
        if not found:
            yield [self._single(members, radius)]
        self._beside = before  # what stood in this object is let go of with it

    def _aside(self, begun: int) -> Any:
        """A value that stands beside records, its name begins at *begun*; kept as long as its object."""
        value = self._text.value()
        self._beside += self._text.position - begun
        if self._beside > LARGEST_VALUE * MEGABYTE:
            self._text.fail_as_too_large()
        return value

    def _key(self) -> str:
        if self._text.next_character() != '"':
            self._text.fail()
        key = str(self._text.value())
        self._text.take(":")
        return key

    def _holds_records(self, key: str, radius: Optional[float], members: dict[str, Any]) -> bool:
        opening = self._text.next_character()
        if opening not in ("[", "{") or key in _ASIDES or members.get("type") == "Feature":
            return False
        if key.lower() in WRAPPERS or radius is not None:
            return True
        return opening == "[" and self._is_list_of_objects()

    def _is_list_of_objects(self) -> bool:
        """A list under a name that we don't know, when the text at hand shows that it holds objects."""
        seen = self._text.peek(_PEEK)
        return bool(seen and isinstance(seen[0], dict))

    def _is_set(self, value: Any) -> bool:
        """Whether an item of a list is a set of records."""
        if not isinstance(value, dict) or value.get("type") == "Feature" or place_names(value):
            return False
        if "geometry" in value:
            return False
        return any(key.lower() in WRAPPERS and isinstance(value[key], (list, dict)) for key in value)

    def _single(self, members: dict[str, Any], radius: Optional[float]) -> Record:
        if members.get("type") == "Feature" or "geometry" in members or place_names(members):
            return self._reader.record(members, radius)
        message = answers.message_in(members)
        if message:
            raise self._unreadable("a message instead of records", message)
        if self._lone and members:
            return self._reader.record(members, radius)
        names = ", ".join(list(members)[:5])
        raise self._unreadable(
            f"a JSON object without records ({names})" if names else "an empty JSON object"
        )

    def _unreadable(self, seen: str, message: str = "") -> Exception:
        return answers.unreadable(seen, self._text.first_bytes, self._endpoint, message)
