"""The features of a layer of points, read many at a time: where each may be asked, and its geometry."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

import numpy as np
from qgis.core import QgsFeature, QgsGeometry

from ..api.enrichment import EnrichPoint
from .positions import InvalidPosition, Positions

_LITTLE_ENDIAN = 1
_HEAD_AND_XY = 21
"""Bytes of WKB: order, type, x and y; Z and M come behind."""
_MORE = {0: 0, 1: 1, 2: 1, 3: 2}
"""How many numbers a point of ISO WKB has beside x and y: none, Z, M, both."""


@dataclass(frozen=True)
class PointRows:
    """Some rows of a layer, in its order.

    :param first: the number of the first, from 0.
    :param ids: of the features (n).
    :param attributes: a list of values a row.
    :param geometries: a row each, with their WKB in *shapes*.
    :param xy: (n, 2) in the layer's own system, where all are points with the same dimensions; else None.
    :param places: (n, 2) longitude and latitude in EPSG:4326; NaN where there is no place to ask.
    :param faults: why not, by the number in these rows.
    """

    first: int
    ids: np.ndarray
    attributes: Sequence[Sequence[Any]]
    geometries: Sequence[QgsGeometry]
    shapes: Sequence[bytes]
    xy: Optional[np.ndarray]
    places: np.ndarray
    faults: dict[int, InvalidPosition]

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True)
class AskedPoints:
    """Rows that are asked for, without what else they have.

    :param first: the number of the first among all that are asked.
    :param keys: by which they are found again where they are kept (n); *ids* those of the features (n).
    :param places: (n, 2) longitude and latitude in EPSG:4326.
    :param earlier: what was asked before of those that were answered then, by their number here.
    """

    first: int
    keys: np.ndarray
    ids: np.ndarray
    places: np.ndarray
    earlier: Mapping[int, str]

    def __len__(self) -> int:
        return len(self.keys)

    def part(self, start: int, end: int) -> AskedPoints:
        """Some of them."""
        earlier = {number - start: told for number, told in self.earlier.items() if start <= number < end}
        chosen = slice(start, end)
        return AskedPoints(
            self.first + start, self.keys[chosen], self.ids[chosen], self.places[chosen], earlier
        )

    @staticmethod
    def joined(parts: Sequence[AskedPoints], first: int) -> AskedPoints:
        """All of *parts*; the first of them has the number *first*."""
        earlier: dict[int, str] = {}
        count = 0
        for part in parts:
            earlier.update((count + number, told) for number, told in part.earlier.items())
            count += len(part)
        keys, ids, places = zip(*((part.keys, part.ids, part.places) for part in parts))
        return AskedPoints(first, *map(np.concatenate, (keys, ids, places)), earlier)

    def points(self) -> list[EnrichPoint]:
        """As a batch has them; no two of one run have the same id."""
        return [
            EnrichPoint(str(number), *place) for number, place in enumerate(self.places.tolist(), self.first)
        ]


def read(features: Iterable[QgsFeature], positions: Positions, size: int) -> Iterator[PointRows]:
    """All *features*, *size* at a time."""
    waiting, first = iter(features), 0
    while batch := list(islice(waiting, size)):
        ids = [feature.id() for feature in batch]
        geometries = [feature.geometry() for feature in batch]
        shapes = [geometry.asWkb().data() for geometry in geometries]
        xy = _xy_of(shapes)
        places, faults = positions.many(xy, geometries, ids)
        attributes = [feature.attributes() for feature in batch]
        numbers = np.array(ids, np.int64)
        yield PointRows(first, numbers, attributes, geometries, shapes, xy, places, faults)
        first += len(batch)


def _xy_of(shapes: Sequence[bytes]) -> Optional[np.ndarray]:
    """Where the points of *shapes* are; None unless each is one, and of the same type."""
    length = len(shapes[0])
    if length < _HEAD_AND_XY or set(map(len, shapes)) != {length}:
        return None
    more = ("more", "V", length - _HEAD_AND_XY)
    form = np.dtype([("order", "u1"), ("type", "<u4"), ("xy", "<f8", (2,)), more])
    points = np.frombuffer(b"".join(shapes), form)
    kind = int(points["type"][0])
    is_point = kind % 1000 == 1 and length == _HEAD_AND_XY + 8 * _MORE.get(kind // 1000, -1)
    if not is_point or (points["type"] != kind).any() or (points["order"] != _LITTLE_ENDIAN).any():
        return None
    return np.array(points["xy"])
