"""Find the records in a JSON response, in any of the forms that the specification leaves open.

These are a FeatureCollection; a list of features or records; either inside wrapper objects; one set per
radius, as a list in the order sent, as objects with a ``radius``, or keyed by the radius.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Generator, Iterator, Optional, Sequence

from ..config import MEGABYTE
from ..errors import ApiError, RadiusMissing, UnreadableAnswer
from . import json_text, response_text
from .json_stream import LARGEST_VALUE, JsonText
from .records import BATCH, Record, RecordReader, number, place_names
from .surroundings import Surroundings

_PREVIEWED = 1 << 20
"""Characters of a long object that are inspected to recognize it."""
_KEPT = 1 << 16
"""Characters of a list that is kept until the end of the response, as a longer list may follow."""
_WRAPPERS_DEEP = 20
"""The deepest nesting of wrappers; deeper objects contain no records."""
_DEEPEST = 4
"""The same for objects under unknown names."""
WRAPPERS = frozenset(
    {"features", "result", "results", "points", "entries", "data", "items", "records", "rows", "content"}
    | {"response", "payload", "sets", "selection", "selections", "buffers", "radiuses", "values", "hits"}
)
"""Names of members that contain records; a list of objects is accepted under other names, too."""
_ASIDES = frozenset(
    {"bbox", "columns", "crs", "errors", "fields", "filters", "filters_v2", "geometry", "highlights", "links"}
    | {"location", "meta", "metadata", "messages", "pagination", "params", "properties", "query", "request"}
    | {"schema", "shape", "warnings"}
)
"""Names of members beside records, which never contain them."""
_RADIUS_KEY = re.compile(r"(?:radius[_ ]?)?(\d+(?:\.\d+)?)\s*(?:m|meters?|meters?)?", re.IGNORECASE)


def is_radius_key(key: str) -> bool:
    """Return whether a key such as ``500`` or ``radius_500`` names a radius."""
    return _RADIUS_KEY.fullmatch(key) is not None


def radius_of_key(key: str, radiuses: tuple[float, ...]) -> Optional[float]:
    """Return the one of *radiuses* that a key such as ``500`` or ``radius_500`` names, or None."""
    match = _RADIUS_KEY.fullmatch(key) if radiuses else None
    radius = float(match.group(1)) if match else None
    return radius if radius in radiuses else None


@dataclass
class _Search:
    """The search for the list of records in a response, or in the part of one radius.

    :param best: the longest complete list so far; a longer one may follow.
    :param streamed: the number of records that were yielded of a list too long to be kept.
    :param is_found: whether there is any list, including an empty one, or null in place of a list.
    :param fault: why an inner object contains no records.
    """

    best: Sequence[dict[str, Any]] = ()
    radius: Optional[float] = None
    single: Optional[Record] = None
    streamed: int = 0
    is_found: bool = False
    fault: Optional[UnreadableAnswer] = None


class JsonRecords:
    """The records of one response, in order and in blocks, as it arrives.

    They are the longest list of objects, at any level of nesting. A list of more than _KEPT characters is
    streamed.

    :param radiuses: the requested radii, in the order sent; empty for polygons and searches.
    :param lone: treat an object that contains no records, and is not an error, as a record itself.
    :param around: receives the members beside the records of the outermost object, as they arrive.
    :param surroundings: receives the same once the object is complete, if it contains records.
    """

    def __init__(
        self,
        chunks: Iterator[bytes],
        radiuses: tuple[float, ...],
        endpoint: str = "",
        lone: bool = False,
        around: Optional[dict[str, Any]] = None,
        surroundings: Optional[Surroundings] = None,
    ) -> None:
        self._lone = lone
        self._around = around
        self._surroundings = surroundings
        self._text = JsonText(chunks, endpoint)
        self._radiuses = radiuses
        self._reader = RecordReader(radiuses)
        self._endpoint = endpoint
        self._search = _Search()
        self._depth = 0
        self._beside = 0

    def __iter__(self) -> Iterator[Sequence[Record]]:
        only = self._radiuses[0] if len(self._radiuses) == 1 else None
        yield from self._set(only)
        if self._text.next_character():
            self._text.fail()

    def _set(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        """Yield the records of one set, at any level of nesting."""
        outer, self._search = self._search, _Search()
        search, beside = self._search, self._beside
        try:
            yield from self._container(radius)
        except ApiError:
            yield from self._buffered(search)
            raise
        yield from self._buffered(search)
        if not search.is_found and search.single is None:
            raise search.fault or self._unreadable("no records")
        self._search = outer
        self._beside = beside  # members beside the records of a set belong to that set only

    def _buffered(self, search: _Search) -> Iterator[Sequence[Record]]:
        if search.streamed:
            return
        for start in range(0, len(search.best), BATCH):
            yield self._block(search.best[start : start + BATCH], search.radius)
        if not search.is_found and search.single is not None:
            yield [search.single]

    def _block(self, objects: Sequence[dict[str, Any]], radius: Optional[float]) -> Sequence[Record]:
        block = self._reader.block(objects, radius)
        if radius is None and len(self._radiuses) > 1 and any(record.radius is None for record in block):
            raise RadiusMissing(
                f"{self._endpoint}: rows without their radius",
                seen=f"rows without their radius, where {len(self._radiuses)} radii were asked for",
                body=self._text.first_bytes,
                endpoint=self._endpoint,
            )
        return block

    def _container(
        self, radius: Optional[float], is_wrapper: bool = True
    ) -> Generator[Sequence[Record], None, Any]:
        """Yield the records in the next value; if it has none, return the value itself."""
        opening = self._text.next_character()
        if opening not in ("[", "{"):
            if self._text.value() is not None:
                raise self._unreadable("JSON that is neither a list nor an object")
            self._search.is_found = True
            return None
        if self._depth == _WRAPPERS_DEEP:
            raise self._unreadable(json_text.TOO_DEEP)
        self._depth += 1
        if opening == "[":
            value = yield from self._list(radius)
        else:
            value = yield from self._object(radius, is_wrapper)
        self._depth -= 1
        return value

    def _list(self, radius: Optional[float]) -> Generator[Sequence[Record], None, Any]:
        """Yield the records of a list, of records or of one set per radius, depending on its first item."""
        search = self._search
        begun = self._text.position
        whole = self._text.whole(_KEPT) if self._depth > 1 else None
        if isinstance(whole, list) and whole and all(self._is_row(item) for item in whole):
            self._aside(begun)
            search.is_found = True
            rows = [row for row in whole if row is not None]
            if len(rows) > max(len(search.best), search.streamed):
                self._refuse_second()
                search.best, search.radius = rows, radius
            return whole
        self._text.take("[")
        if self._text.next_character() == "]":
            self._text.take("]")
            search.is_found = True
            return []
        opening = self._text.next_character()
        is_set = opening == "[" or (opening == "n" and len(self._radiuses) > 1)
        if is_set or (opening == "{" and self._is_set(self._text.preview(_PREVIEWED))):
            search.is_found = True
            yield from self._sets(radius)
            return []
        yield from self._rows(radius)
        return []

    def _rows(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        """Yield the rest of a list of records as it arrives; another list must not be longer."""
        search, count = self._search, 0
        before = search.streamed
        search.is_found = True
        for values in self._text.items():
            objects = [value for value in values if isinstance(value, dict)]
            count += len(objects)
            if before and count > before:
                self._refuse_second()
            elif objects and not before:
                search.streamed = count
                yield self._block(objects, radius)
            if len(objects) + values.count(None) < len(values):
                raise self._unreadable("a list of something else than records")

    def _refuse_second(self) -> None:
        if self._search.streamed:
            raise self._unreadable("a second list of records that is longer than the first")

    def _is_row(self, item: Any) -> bool:
        return item is None or (isinstance(item, dict) and not self._is_set(item))

    def _sets(self, radius: Optional[float]) -> Iterator[Sequence[Record]]:
        for index in range(1 << 62):
            own = self._radius_at(index, radius)
            if self._text.next_character() == "{":
                own = self._named(self._text.preview(_PREVIEWED), own)
            yield from self._set(own)
            if not self._text.has_another("]"):
                return

    def _radius_at(self, index: int, radius: Optional[float]) -> Optional[float]:
        if radius is not None or not self._radiuses:
            return radius
        if index >= len(self._radiuses):
            raise self._unreadable(f"more than the {len(self._radiuses)} result sets that were asked for")
        return self._radiuses[index]

    def _named(self, members: dict[str, Any], radius: Optional[float]) -> Optional[float]:
        """Return the radius that a set states, if several were requested; else *radius*."""
        named = number(members.get("radius")) if len(self._radiuses) > 1 else None
        return radius if named is None else named

    def _object(
        self, radius: Optional[float], is_wrapper: bool
    ) -> Generator[Sequence[Record], None, dict[str, Any]]:
        """Yield the records in an object, or the object if it is a record; return any other object."""
        search = self._search
        members: dict[str, Any] = {} if self._around is None or self._depth > 1 else self._around
        was_found = search.is_found
        search.is_found = False
        self._text.take("{")
        more = self._text.next_character() != "}"
        if not more:
            self._text.take("}")
        while more:
            begun = self._text.position
            key = self._key()
            inner = radius_of_key(key, self._radiuses)
            if inner is not None and self._text.next_character() in ("[", "{", "n"):
                yield from self._set(inner)
                search.is_found = True
            elif self._holds_records(key, members):
                self._weigh(begun)
                members[key] = yield from self._container(radius, key.lower() in WRAPPERS)
            else:
                members[key] = self._aside(begun)
                if search.is_found and self._named(members, radius) != radius:
                    raise self._unreadable("a radius that comes behind its records")
                radius = self._named(members, radius)
            more = self._text.has_another("}")
        if not search.is_found and is_wrapper and search.single is None:
            self._look_at(members, radius)
        if search.is_found and self._depth == 1 and self._surroundings is not None:
            self._surroundings.add(members)
        search.is_found = search.is_found or was_found
        return members

    def _look_at(self, members: dict[str, Any], radius: Optional[float]) -> None:
        """Keep an object without records as a record, or the reason why it is not one."""
        search = self._search
        try:
            search.single = self._single(members, radius)
        except UnreadableAnswer as error:
            search.fault = search.fault or error

    def _aside(self, begun: int) -> Any:
        """Return a value that is kept with its object; it, or its name, starts at *begun*."""
        value = self._text.value()
        self._weigh(begun)
        return value

    def _weigh(self, begun: int) -> None:
        self._beside += self._text.position - begun
        if self._beside > LARGEST_VALUE * MEGABYTE:
            self._text.fail_as_too_large()

    def _key(self) -> str:
        if self._text.next_character() != '"':
            self._text.fail()
        key = str(self._text.value())
        self._text.take(":")
        return key

    def _holds_records(self, key: str, members: dict[str, Any]) -> bool:
        """Return whether the value of *key* may contain records: a known name, or not nested too deeply."""
        opening = self._text.next_character()
        if key in _ASIDES or members.get("type") == "Feature":
            return False
        if key.lower() in WRAPPERS:
            return opening in ("[", "{", "n")
        if opening == "{":
            return self._depth < _DEEPEST
        return opening == "[" and self._text.opens_objects(_PREVIEWED)

    def _is_set(self, value: Any) -> bool:
        """Return whether an item of a list is a set of records."""
        if not isinstance(value, dict) or value.get("type") == "Feature" or place_names(value):
            return False
        if "geometry" in value:
            return False
        is_named = len(self._radiuses) > 1 and "radius" in value
        kinds = (list, dict, type(None)) if is_named else (list, dict)
        return any(key.lower() in WRAPPERS and isinstance(value[key], kinds) for key in value)

    def _single(self, members: dict[str, Any], radius: Optional[float]) -> Record:
        if members.get("type") == "Feature" or "geometry" in members or place_names(members):
            return self._reader.record(members, radius)
        message = response_text.message_in(members)
        if message:
            raise self._unreadable("a message instead of records", message)
        if self._lone and members:
            return self._reader.record(members, radius)
        names = ", ".join(list(members)[:5])
        raise self._unreadable(
            f"a JSON object without records ({names})" if names else "an empty JSON object"
        )

    def _unreadable(self, seen: str, message: str = "") -> UnreadableAnswer:
        return response_text.unreadable(seen, self._text.first_bytes, self._endpoint, message)
