"""How JSON values become records, whatever form they have (spec 2.8: the bodies are not shown)."""

from __future__ import annotations

import math
from itertools import chain
from typing import Any, Optional, Sequence

from .blocks import Block, turned
from .records import Record, number, place_names, point

_POINT_FEATURE = {"type", "geometry", "properties", "id", "bbox"}
"""The members of a feature that has nothing of its own beside its properties."""


class RecordReader:
    """Makes records of one answer; remembers which names hold the place, as rows have the same names."""

    def __init__(self, radiuses: tuple[float, ...]) -> None:
        self._radiuses = frozenset(radiuses) if len(radiuses) > 1 else frozenset()
        self._places: dict[tuple[str, ...], Optional[tuple[str, str]]] = {}

    def block(self, values: Sequence[dict[str, Any]], radius: Optional[float]) -> Sequence[Record]:
        """The records of *values*, one or more: turned over where they are alike, else one by one."""
        if radius is not None or not self._radiuses:
            block = self._features(values, radius) if "geometry" in values[0] else self._plain(values, radius)
            if block is not None:
                return block
        return [self.record(value, radius) for value in values]

    def rows(
        self, fields: tuple[str, ...], columns: tuple[Sequence[Any], ...], radius: Optional[float]
    ) -> Optional[Block]:
        """The block of rows that are no features; None when some of their places have another form."""
        names = self._place_names(fields)
        if names is None:
            return None if "location" in fields else Block(fields, columns, None, radius)
        lat, lon = (columns[fields.index(name)] for name in names)
        try:
            positions = [[float(x), float(y)] for x, y in zip(lon, lat)]
        except (TypeError, ValueError, OverflowError):
            return None
        is_finite = all(map(math.isfinite, chain.from_iterable(positions)))
        return Block(fields, columns, positions, radius) if is_finite else None

    def _plain(self, values: Sequence[dict[str, Any]], radius: Optional[float]) -> Optional[Block]:
        fields = tuple(values[0])
        columns = turned(values, fields)
        if columns is None or ("type" in fields and "Feature" in columns[fields.index("type")]):
            return None
        return self.rows(fields, columns, radius)

    def _features(self, values: Sequence[dict[str, Any]], radius: Optional[float]) -> Optional[Block]:
        """Points with the same properties; None for any other features."""
        members = tuple(values[0])
        shells = dict(zip(members, turned(values, members) or ()))
        geometries, rows = shells.get("geometry", ()), shells.get("properties", ())
        if not _POINT_FEATURE.issuperset(shells) or set(map(type, chain(geometries, rows))) != {dict}:
            return None
        if not rows or {geometry.get("type") for geometry in geometries} != {"Point"}:
            return None
        fields = tuple(rows[0])
        columns = turned(rows, fields)
        positions = [geometry.get("coordinates") for geometry in geometries]
        if columns is None or set(map(type, positions)) != {list}:
            return None
        if "id" in shells and "id" not in fields:
            fields, columns = ("id", *fields), (shells["id"], *columns)
        return Block(fields, columns, positions, radius)

    def record(self, value: dict[str, Any], radius: Optional[float]) -> Record:
        """The record of a GeoJSON Feature or of a plain object with or without a place."""
        properties = value.get("properties")
        if isinstance(properties, dict) and ("geometry" in value or value.get("type") == "Feature"):
            attributes = properties
            if "id" in value and "id" not in properties:
                attributes = {"id": value["id"], **properties}
        elif _is_geometry(value.get("geometry")) or value.get("type") == "Feature":
            shell = ("geometry", "properties", "bbox")
            attributes = {name: item for name, item in value.items() if name not in shell}
            if attributes.get("type") == "Feature":
                del attributes["type"]
        else:
            attributes = value
        geometry = value.get("geometry")
        geometry = _plain_geometry(geometry) if _is_geometry(geometry) else self.place(attributes)
        return Record(geometry, attributes, self._own(value, attributes) if radius is None else radius)

    def place(self, attributes: dict[str, Any]) -> Optional[dict[str, Any]]:
        """The point under the usual names of latitude and longitude, or None."""
        found = self._place_names(tuple(attributes))
        if found:
            return point(attributes[found[1]], attributes[found[0]])
        location = attributes.get("location")
        return self.place(location) if isinstance(location, dict) else None

    def _place_names(self, fields: tuple[str, ...]) -> Optional[tuple[str, str]]:
        if fields not in self._places:
            self._places[fields] = place_names(fields)
        return self._places[fields]

    def _own(self, value: dict[str, Any], attributes: dict[str, Any]) -> Optional[float]:
        """The radius that a row of a flat list names itself, when it is one of those asked for."""
        if not self._radiuses:
            return None
        named = number(attributes.get("radius", value.get("radius")))
        return named if named in self._radiuses else None


def _plain_geometry(geometry: Any) -> dict[str, Any]:
    """Without members of the service's own, as those of a block of points are."""
    within = "coordinates" if "coordinates" in geometry else "geometries"
    return {"type": geometry["type"], within: geometry[within]}


def _is_geometry(value: Any) -> bool:
    return isinstance(value, dict) and "type" in value and ("coordinates" in value or "geometries" in value)
