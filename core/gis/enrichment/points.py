"""Read the points of an enrichment from its file: the positions to request, and the bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Iterator, NamedTuple, Optional, Sequence

import numpy as np
from qgis.core import QgsGeometry

from ...api.enrichment import EnrichPoint
from ..areas.errors import InvalidPosition
from ..areas.positions import Positions

_HEADER_BYTES = 8
_ENVELOPE_BYTES = (0, 32, 48, 48, 64)
"""Length of the envelope after the header of a GeoPackage geometry, by the envelope code."""
_LITTLE_ENDIAN = 1
_HEAD_AND_XY = 21
"""Bytes of WKB: order, type, x and y; Z and M follow."""
_MORE = {0: 0, 1: 1, 2: 1, 3: 2}
"""Coordinates of an ISO WKB point in addition to x and y: none, Z, M, both."""


@dataclass(frozen=True)
class Points:
    """Rows of an enrichment, in the order of their keys.

    :param keys: the row ids (n) in the file; *ids* the feature ids (n) in the input.
    :param places: (n, 2) longitude and latitude in EPSG:4326; NaN: no position.
    """

    keys: np.ndarray
    ids: np.ndarray
    places: np.ndarray

    def __len__(self) -> int:
        return len(self.keys)

    def chunks(self, chosen: np.ndarray, size: int) -> Iterator[Points]:
        """Yield the rows at the indices *chosen*, up to *size* at a time."""
        for start in range(0, len(chosen), size):
            some = chosen[start : start + size]
            yield Points(self.keys[some], self.ids[some], self.places[some])

    def points(self) -> list[EnrichPoint]:
        """Return the rows as points of a batch, with their keys as ids."""
        return [EnrichPoint(str(key), *place) for key, place in zip(self.keys.tolist(), self.places.tolist())]


class Located(NamedTuple):
    """The positions of rows.

    :param places: (n, 2) longitude and latitude in EPSG:4326; NaN: *faults* has the reason, by index.
    :param found: the indices (m) of the rows with a geometry.
    :param boxes: their bounds (m, 4) in the layer's CRS: min x, max x, min y, max y.
    """

    places: np.ndarray
    faults: dict[int, InvalidPosition]
    found: np.ndarray
    boxes: np.ndarray


def locate(blobs: Sequence[Optional[bytes]], ids: Sequence[object], positions: Positions) -> Located:
    """Return the positions of rows with the GeoPackage geometries *blobs*; None: no geometry.

    :param ids: identify the rows in messages.
    """
    geometries = _Geometries(blobs)
    xy = _xy_of(blobs)
    places, faults = positions.many(xy, geometries, ids)
    if xy is not None:
        found = np.flatnonzero(np.isfinite(xy).all(axis=1))
        return Located(places, faults, found, xy[found][:, [0, 0, 1, 1]])
    bounds = [(n, each.boundingBox()) for n, each in enumerate(geometries) if not each.isEmpty()]
    boxes = [(box.xMinimum(), box.xMaximum(), box.yMinimum(), box.yMaximum()) for _, box in bounds]
    found = np.array([number for number, _ in bounds], np.int64)
    return Located(places, faults, found, np.array(boxes, np.float64).reshape(-1, 4))


class _Geometries(Sequence[QgsGeometry]):
    """Geometries that are decoded on access, as most points are read without them."""

    def __init__(self, blobs: Sequence[Optional[bytes]]) -> None:
        self._blobs = blobs

    def __len__(self) -> int:
        return len(self._blobs)

    def __getitem__(self, number: int) -> QgsGeometry:  # type: ignore[override]
        geometry, blob = QgsGeometry(), self._blobs[number]
        if blob is not None:
            geometry.fromWkb(blob[_HEADER_BYTES + _ENVELOPE_BYTES[blob[3] >> 1 & 7] :])
        return geometry


def _xy_of(blobs: Sequence[Optional[bytes]]) -> Optional[np.ndarray]:
    """Return the positions (n, 2) of *blobs*; None unless all are points of the same type."""
    if set(map(type, blobs)) != {bytes}:
        return None
    length = len(blobs[0] or b"") - _HEADER_BYTES
    if length < _HEAD_AND_XY or set(map(len, _all(blobs))) != {length + _HEADER_BYTES}:
        return None
    more = ("more", "V", length - _HEAD_AND_XY)
    form = np.dtype([("header", "V8"), ("order", "u1"), ("type", "<u4"), ("xy", "<f8", (2,)), more])
    points = np.frombuffer(b"".join(_all(blobs)), form)
    kind = int(points["type"][0])
    is_point = kind % 1000 == 1 and length == _HEAD_AND_XY + 8 * _MORE.get(kind // 1000, -1)
    if not is_point or (points["type"] != kind).any() or (points["order"] != _LITTLE_ENDIAN).any():
        return None
    return np.array(points["xy"])


def _all(blobs: Sequence[Optional[bytes]]) -> Iterable[bytes]:
    return (blob for blob in blobs if blob is not None)
