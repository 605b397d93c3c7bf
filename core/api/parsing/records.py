"""Records of a response, and their conversion from JSON objects (spec 2.8 leaves the form open).

Records with the same fields are kept as a block of columns, as a million single records would be too slow.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from itertools import chain
from typing import Any, Iterable, Iterator, Mapping, NamedTuple, Optional, Sequence

BATCH = 250
"""The default number of records in a block."""
LATITUDES = ("lat", "latitude")
LONGITUDES = ("lon", "long", "lng", "longitude")
_POINT_FEATURE = {"type", "geometry", "properties", "id", "bbox"}
"""The members of a feature without additional ones."""


class Record(NamedTuple):
    """One point or entry.

    :param geometry: GeoJSON in EPSG:4326, longitude first; None: no position.
    :param attributes: the service's fields, with unchanged names and values.
    :param radius: the radius in meters of the circle that it belongs to; None for polygons and searches.
    """

    geometry: Optional[dict[str, Any]]
    attributes: dict[str, Any]
    radius: Optional[float] = None


@dataclass(frozen=True)
class Block(Sequence[Record]):
    """Records with the same fields, either all with or all without a position.

    :param fields: the service's names.
    :param columns: a list of values for each field.
    :param positions: the coordinates of each point in EPSG:4326, longitude first; None: no positions.
    :param radius: the radius of all records (see :class:`Record`).
    """

    fields: tuple[str, ...]
    columns: tuple[Sequence[Any], ...]
    positions: Optional[Sequence[Sequence[Any]]]
    radius: Optional[float] = None

    def __len__(self) -> int:
        return len(self.columns[0])

    def __getitem__(self, index: Any) -> Any:
        """Return the record at *index*; a list of records for a slice."""
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        values = (column[index] for column in self.columns)
        return self._record(values, self.positions[index] if self.positions is not None else None)

    def __iter__(self) -> Iterator[Record]:
        positions = self.positions if self.positions is not None else itertools.repeat(None)
        for position, *values in zip(positions, *self.columns):
            yield self._record(values, position)

    def _record(self, values: Iterable[Any], position: Optional[Sequence[Any]]) -> Record:
        place = None if position is None else {"type": "Point", "coordinates": position}
        return Record(place, dict(zip(self.fields, values)), self.radius)


class Records(Iterator[Record]):
    """Records while they arrive: iterate for single records, or over *blocks*, but not both."""

    def __init__(self, blocks: Iterator[Sequence[Record]]) -> None:
        self.blocks = blocks
        self._each = chain.from_iterable(blocks)

    def __next__(self) -> Record:
        return next(self._each)

    def close(self) -> None:
        """Close the connection without reading the rest of the response."""
        close = getattr(self.blocks, "close", None)
        if close is not None:
            close()


def in_blocks(records: Iterable[Record]) -> Iterator[Sequence[Record]]:
    """Yield *records* in blocks, in those of the response if known.

    An exception of *records* is raised after all records before it.
    """
    if isinstance(records, Records):
        yield from records.blocks
    elif isinstance(records, Block):
        yield records
    else:
        yield from _gathered(records)


def _gathered(records: Iterable[Record]) -> Iterator[Sequence[Record]]:
    batch: list[Record] = []
    try:
        for record in records:
            batch.append(record)
            if len(batch) == BATCH:
                full, batch = batch, []
                yield full
    except Exception:
        if batch:
            yield batch
        raise
    if batch:
        yield batch


def joined(blocks: Iterable[Sequence[Record]]) -> Sequence[Record]:
    """Return all records of *blocks*, as one block if they have the same fields."""
    parts = list(blocks)
    if len(parts) == 1:
        return parts[0]
    fits = [part for part in parts if isinstance(part, Block)]
    kinds = {(part.fields, part.positions is None, part.radius) for part in fits}
    if len(fits) < len(parts) or len(kinds) != 1:
        return list(chain.from_iterable(parts))
    columns = zip(*(part.columns for part in fits))
    places = [part.positions for part in fits if part.positions is not None]
    return Block(
        fits[0].fields,
        tuple(tuple(chain.from_iterable(pieces)) for pieces in columns),
        tuple(chain.from_iterable(places)) if places else None,
        fits[0].radius,
    )


class RecordReader:
    """Converts the JSON objects of one response to records.

    It remembers the names of the coordinates, as all rows have the same names.

    :param radiuses: the requested radii in meters.
    """

    def __init__(self, radiuses: tuple[float, ...]) -> None:
        self._radiuses = frozenset(radiuses) if len(radiuses) > 1 else frozenset()
        self._places: dict[tuple[str, ...], Optional[tuple[str, str]]] = {}

    def block(self, values: Sequence[dict[str, Any]], radius: Optional[float]) -> Sequence[Record]:
        """Return the records of *values*, at least one, as a block if they have the same fields."""
        if radius is not None or not self._radiuses:
            block = self._features(values, radius) if "geometry" in values[0] else self._plain(values, radius)
            if block is not None:
                return block
        return [self.record(value, radius) for value in values]

    def rows(
        self, fields: tuple[str, ...], columns: tuple[Sequence[Any], ...], radius: Optional[float]
    ) -> Optional[Block]:
        """Return a block of rows that are not features; None if some of their positions have another form."""
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
        columns = _columns(values, fields)
        if columns is None or ("type" in fields and "Feature" in columns[fields.index("type")]):
            return None
        return self.rows(fields, columns, radius)

    def _features(self, values: Sequence[dict[str, Any]], radius: Optional[float]) -> Optional[Block]:
        """Return a block of points with the same properties; None for any other features."""
        members = tuple(values[0])
        shells = dict(zip(members, _columns(values, members) or ()))
        geometries, rows = shells.get("geometry", ()), shells.get("properties", ())
        if not _POINT_FEATURE.issuperset(shells) or set(map(type, chain(geometries, rows))) != {dict}:
            return None
        if not rows or {geometry.get("type") for geometry in geometries} != {"Point"}:
            return None
        fields = tuple(rows[0])
        columns = _columns(rows, fields)
        positions = [geometry.get("coordinates") for geometry in geometries]
        if columns is None or set(map(type, positions)) != {list}:
            return None
        if "id" in shells and "id" not in fields:
            fields, columns = ("id", *fields), (shells["id"], *columns)
        return Block(fields, columns, positions, radius)

    def record(self, value: dict[str, Any], radius: Optional[float]) -> Record:
        """Return the record of a GeoJSON Feature, or of a plain object with or without coordinates."""
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
        return Record(geometry, attributes, self._own_radius(value, attributes) if radius is None else radius)

    def place(self, attributes: dict[str, Any]) -> Optional[dict[str, Any]]:
        """Return the GeoJSON point of the attributes with latitude and longitude, or None."""
        found = self._place_names(tuple(attributes))
        if found:
            return point(attributes[found[1]], attributes[found[0]])
        location = attributes.get("location")
        return self.place(location) if isinstance(location, dict) else None

    def _place_names(self, fields: tuple[str, ...]) -> Optional[tuple[str, str]]:
        if fields not in self._places:
            self._places[fields] = place_names(fields)
        return self._places[fields]

    def _own_radius(self, value: dict[str, Any], attributes: dict[str, Any]) -> Optional[float]:
        """Return the radius that a row of a flat list states, if it was requested."""
        if not self._radiuses:
            return None
        named = number(attributes.get("radius", value.get("radius")))
        return named if named in self._radiuses else None


def point(lon: Any, lat: Any) -> Optional[dict[str, Any]]:
    """Return the GeoJSON point of two numbers, also as text; None if they are not numbers."""
    try:
        position = [float(lon), float(lat)]
    except (TypeError, ValueError, OverflowError):
        return None
    return {"type": "Point", "coordinates": position} if all(map(math.isfinite, position)) else None


def place_names(names: Iterable[str]) -> Optional[tuple[str, str]]:
    """Return the names of latitude and longitude in *names*, ignoring case; None unless both exist."""
    lower = {name.lower(): name for name in names}
    lat = next((lower[name] for name in LATITUDES if name in lower), None)
    lon = next((lower[name] for name in LONGITUDES if name in lower), None)
    return (lat, lon) if lat and lon else None


def with_place_names(chosen: tuple[str, ...], offered: Iterable[str]) -> tuple[str, ...]:
    """Return *chosen* columns plus latitude and longitude from *offered*; an empty choice stays empty."""
    place = place_names(offered) if chosen else None
    return tuple(dict.fromkeys((*chosen, *(place or ()))))


def number(value: Any) -> Optional[float]:
    """Return a finite number, or that of its text; None for anything else."""
    try:
        found = None if isinstance(value, bool) else float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return found if found is not None and math.isfinite(found) else None


def _columns(
    rows: Sequence[Mapping[str, Any]], fields: tuple[str, ...]
) -> Optional[tuple[Sequence[Any], ...]]:
    """Return the values of each of *fields* in *rows*; None if a row has other fields."""
    if not fields or set(map(len, rows)) != {len(fields)}:
        return None
    try:
        return tuple(tuple([row[field] for row in rows]) for field in fields)
    except KeyError:
        return None


def _plain_geometry(geometry: Any) -> dict[str, Any]:
    """Return *geometry* without additional members, as in a block of points."""
    within = "coordinates" if "coordinates" in geometry else "geometries"
    return {"type": geometry["type"], within: geometry[within]}


def _is_geometry(value: Any) -> bool:
    return isinstance(value, dict) and "type" in value and ("coordinates" in value or "geometries" in value)
