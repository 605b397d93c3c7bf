"""The filters of the portfolio endpoints (spec 2.4): flat in V1, a tree in V2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable

from .config import V2
from .errors import InvalidFilters


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
    def from_json(cls, value: Any, path: str = "filters") -> Filter:
        """Read one filter; raises InvalidFilters with the path of what is wrong."""
        if not isinstance(value, dict):
            raise InvalidFilters(f"{path}: not an object with field and value")
        unknown = set(value) - {"field", "value", "filters"}
        if unknown:
            raise InvalidFilters(f"{path}: unknown key {sorted(unknown)[0]!r}")
        for key in ("field", "value"):
            if not isinstance(value.get(key), str) or not value["field"]:
                raise InvalidFilters(f"{path}.{key}: a text is wanted")
        return cls(value["field"], value["value"], from_json(value.get("filters", []), f"{path}.filters"))


Filters = tuple[Filter, ...]


def from_json(value: Any, path: str = "filters") -> Filters:
    """Read the array of filters as the wire has it; raises InvalidFilters."""
    if not isinstance(value, list):
        raise InvalidFilters(f"{path}: not an array")
    return tuple(Filter.from_json(item, f"{path}[{index}]") for index, item in enumerate(value))


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
