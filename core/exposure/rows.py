"""A spatial index by rows of latitude: positions near a place, and the sum of their weights."""

from __future__ import annotations

from typing import NamedTuple, Optional

import numpy as np

from .geodesy import SMALLEST_RADIUS, meridian

_BITS = 32
_STEPS = 2.0**_BITS / (2 * np.pi)
"""Integer steps of longitude per radian: 9 mm at the equator."""
_ROWS_OF_A_REACH = 6


class Ranges(NamedTuple):
    """Ranges in the sort order of an index; *place* is the index of the place that a range belongs to."""

    place: np.ndarray
    start: np.ndarray
    end: np.ndarray

    def indices(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the place and the sort index of each entry of all ranges."""
        lengths = self.end - self.start
        ends = np.cumsum(lengths)
        total = int(ends[-1]) if len(ends) else 0
        offsets = np.repeat(self.start - (ends - lengths), lengths)
        return np.repeat(self.place, lengths), offsets + np.arange(total)


class Rows:
    """Positions in rows of latitude, each ordered by longitude.

    :param lon: longitudes (n) and *lat* latitudes (n) in radians.
    :param reach: the largest search distance in meters; a row is a sixth as high.
    """

    def __init__(self, lon: np.ndarray, lat: np.ndarray, reach: float) -> None:
        self._height = reach / _ROWS_OF_A_REACH / SMALLEST_RADIUS
        keys = (self._row(lat) << _BITS) | _steps(lon)
        self.order = np.argsort(keys, kind="stable")
        self._keys = keys[self.order]
        self._weights: Optional[np.ndarray] = None
        self._sums = np.zeros(len(lon) + 1)

    def weigh(self, weights: np.ndarray) -> None:
        """Set the *weights* (n) for :meth:`sums`. Integers whose sum is below 2^53 are added exactly."""
        self._weights = weights

    def sums(self, lon: np.ndarray, lat: np.ndarray, reach: np.ndarray) -> np.ndarray:
        """Return the total weight (k) of a superset of the positions within *reach* (k) meters of places
        (k)."""
        if self._weights is not None:
            np.cumsum(self._weights[self.order], out=self._sums[1:])
            self._weights = None
        found = self.near(lon, lat, reach)
        # For empty input, numpy returns integers.
        return np.bincount(found.place, self._sums[found.end] - self._sums[found.start], len(lon)) * 1.0

    def counts(self, lon: np.ndarray, lat: np.ndarray, reach: np.ndarray) -> np.ndarray:
        """Return the number (k) of positions that :meth:`near` returns for each place."""
        found = self.near(lon, lat, reach)
        return np.bincount(found.place, found.end - found.start, len(lon))

    def near(self, lon: np.ndarray, lat: np.ndarray, reach: np.ndarray) -> Ranges:
        """Return the ranges of a superset of the positions within *reach* (k) meters of places (k).

        A chord is shorter than the geodesic, and its square is that in the meridian plane and
        ``4 p q sin²(difference of longitude / 2)``, with the distances p and q from the axis.
        """
        width = reach / SMALLEST_RADIUS
        first, last = self._row(lat - width), self._row(lat + width)
        rows = first[:, None] + np.arange(int((last - first).max(initial=0)) + 1)
        place, column = np.nonzero(rows <= last[:, None])
        row = rows[place, column]
        south, north = row * self._height - np.pi / 2, (row + 1) * self._height - np.pi / 2
        at = lat[place]
        closest = np.minimum(np.maximum(at, south), north)
        axis, level = meridian(at)
        axis_there, level_there = meridian(closest)
        apart = (axis - axis_there) ** 2 + (level - level_there) ** 2
        widest = np.minimum(np.maximum(np.abs(south), np.abs(north)), np.pi / 2)
        product = 4 * axis * np.maximum(meridian(widest)[0], 0.0)
        room = reach[place] ** 2 - apart
        with np.errstate(invalid="ignore", divide="ignore"):
            half = np.where(room >= product, np.pi / 2, np.arcsin(np.sqrt(np.maximum(room, 0) / product)))
        west, east = lon[place] - 2 * half, lon[place] + 2 * half
        is_whole = half >= np.pi / 2
        west, east = np.where(is_whole, -np.pi, west), np.where(is_whole, np.pi, east)
        parts = [(room >= 0, np.maximum(west, -np.pi), np.minimum(east, np.pi))]
        parts.append(((room >= 0) & (west < -np.pi), west + 2 * np.pi, np.full(len(west), np.pi)))
        parts.append(((room >= 0) & (east > np.pi), np.full(len(west), -np.pi), east - 2 * np.pi))
        found = [self._found(place[is_one], row[is_one], a[is_one], b[is_one]) for is_one, a, b in parts]
        return Ranges(*(np.concatenate(each) for each in zip(*found)))

    def _found(self, place: np.ndarray, row: np.ndarray, west: np.ndarray, east: np.ndarray) -> Ranges:
        high = row << _BITS
        start = np.searchsorted(self._keys, high | np.maximum(_steps(west) - 1, 0), "left")
        end = np.searchsorted(self._keys, high | np.minimum(_steps(east) + 1, 2**_BITS - 1), "right")
        is_some = end > start
        return Ranges(place[is_some], start[is_some], end[is_some])

    def _row(self, lat: np.ndarray) -> np.ndarray:
        inside = np.minimum(np.maximum(lat, -np.pi / 2), np.pi / 2)
        return np.floor((inside + np.pi / 2) / self._height).astype(np.int64)


def _steps(lon: np.ndarray) -> np.ndarray:
    return np.minimum(np.maximum((lon + np.pi) * _STEPS, 0), 2**_BITS - 1).astype(np.int64)
