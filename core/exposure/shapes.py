"""The geometries of locations: points, or polygons, which are measured to their nearest edge."""

from __future__ import annotations

from typing import Sequence, Union

import numpy as np

from . import geodesy

_LONGEST_EDGE = 500.0
"""Longer edges, in meters, are divided, so that a chord is at most 5 mm below the surface."""


class Points:
    """Point locations. Locations at the same position share a shape.

    :param lon: longitudes (n) and *lat* latitudes (n) in degrees, WGS 84.
    :raises ValueError: coordinates are not degrees.
    :ivar lon: longitudes (k) and *lat* latitudes (k) of the shapes in radians.
    :ivar positions: the same as positions (k, 3), see :mod:`geodesy`.
    :ivar shape_of: the index (n) of the shape of each location.
    :ivar extents: meters (k) from these coordinates to the farthest part of each shape.
    """

    def __init__(self, lon: np.ndarray, lat: np.ndarray) -> None:
        east, north = _radians(lon, lat)
        places, self.shape_of = np.unique(east + 1j * north, return_inverse=True)
        self.lon, self.lat = places.real.copy(), places.imag.copy()
        self.extents = np.zeros(len(places))
        self.positions = geodesy.positions(self.lon, self.lat)

    def distances(self, at: np.ndarray, shapes: np.ndarray) -> np.ndarray:
        """Return the meters (m) from positions *at* (m, 3) to the *shapes* (m) at the same index."""
        return geodesy.distances(at, self.positions[shapes])


class Polygons:
    """Polygon locations. Distances are to the nearest edge, and 0 inside.

    :param rings: the closed rings of each location, (m, 2) longitudes and latitudes in degrees. A position is
        inside if an odd number of rings surrounds it.
    :raises ValueError: coordinates are not degrees, or a location has no ring.
    """

    def __init__(self, rings: Sequence[Sequence[np.ndarray]]) -> None:
        starts, ends, counts, middles = [], [], [], []
        for each in rings:
            edges = [_edges(ring) for ring in each]
            first, last = (np.concatenate([edge[side] for edge in edges]) for side in (0, 1))
            starts.append(first)
            ends.append(last)
            counts.append(len(first))
            middles.append(geodesy.on_surface((first.min(axis=0) + first.max(axis=0)) / 2))
        empty = np.zeros((0, 3))
        self._starts = np.concatenate(starts) if starts else empty
        self._ends = np.concatenate(ends) if ends else empty
        self._counts = np.array(counts, np.int64)
        self._firsts = np.cumsum(self._counts) - self._counts
        middle = self.positions = np.array(middles).reshape(-1, 3)
        degrees = np.array([geodesy.lon_lat(each) for each in middle]).reshape(-1, 2)
        self.lon, self.lat = np.radians(degrees).T
        self.shape_of = np.arange(len(middle))
        far = geodesy.distances(np.repeat(middle, self._counts, axis=0), self._starts)
        self.extents = np.maximum.reduceat(far, self._firsts) + 0.01 if len(far) else np.zeros(0)

    def distances(self, at: np.ndarray, shapes: np.ndarray) -> np.ndarray:
        """Return the meters (m) from positions *at* (m, 3) to the *shapes* (m) at the same index."""
        counts = self._counts[shapes]
        starts = np.cumsum(counts) - counts
        pair = np.repeat(np.arange(len(shapes)), counts)
        edge = np.repeat(self._firsts[shapes] - starts, counts) + np.arange(len(pair))
        if not len(pair):
            return np.zeros(len(shapes))
        here, first, last = at[pair], self._starts[edge], self._ends[edge]
        along = last - first
        length = np.maximum(np.einsum("ij,ij->i", along, along), 1e-12)
        share = np.clip(np.einsum("ij,ij->i", here - first, along) / length, 0, 1)
        nearest = geodesy.on_surface(first + share[:, None] * along)
        apart = np.minimum.reduceat(geodesy.distances(here, nearest), starts)
        return np.where(_is_inside(at, pair, first, last, starts), 0.0, apart)


Shapes = Union[Points, Polygons]


def _is_inside(
    at: np.ndarray, pair: np.ndarray, first: np.ndarray, last: np.ndarray, starts: np.ndarray
) -> np.ndarray:
    """Return whether the ray east of each position, in its tangent plane, crosses an odd number of edges."""
    east, north = geodesy.tangents(at)
    x1, x2 = (np.einsum("ij,ij->i", end - at[pair], east[pair]) for end in (first, last))
    y1, y2 = (np.einsum("ij,ij->i", end - at[pair], north[pair]) for end in (first, last))
    crosses = (y1 > 0) != (y2 > 0)
    with np.errstate(invalid="ignore", divide="ignore"):
        where = x1 + (x2 - x1) * -y1 / (y2 - y1)
    return np.add.reduceat((crosses & (where > 0)).astype(np.int64), starts) % 2 == 1


def _edges(ring: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the start and end positions (m, 3) of the edges of a ring; long edges are divided."""
    lon, lat = _radians(*np.asarray(ring, float).T)
    corners = geodesy.positions(lon, lat)
    first, last = corners[:-1], corners[1:]
    if not len(first):
        raise ValueError("a ring without an edge")
    parts = np.maximum(np.ceil(np.linalg.norm(last - first, axis=1) / _LONGEST_EDGE), 1).astype(np.int64)
    edge = np.repeat(np.arange(len(parts)), parts)
    step = np.arange(len(edge)) - np.repeat(np.cumsum(parts) - parts, parts)
    # Edges are straight in longitude and latitude, as on a map in degrees.
    east = np.mod(lon[1:] - lon[:-1] + np.pi, 2 * np.pi) - np.pi
    north = lat[1:] - lat[:-1]
    begin, end = (
        geodesy.positions(lon[edge] + east[edge] * share, lat[edge] + north[edge] * share)
        for share in (step / parts[edge], (step + 1) / parts[edge])
    )
    return begin, end


def _radians(lon: np.ndarray, lat: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return coordinates in radians, with longitudes in [-pi, pi)."""
    if not (np.isfinite(lon).all() and np.isfinite(lat).all()):
        raise ValueError("NaN or infinity")
    if len(lon) and (np.abs(lon).max() > 540 or np.abs(lat).max() > 90):
        raise ValueError("coordinates that are no degrees")
    return np.radians((lon + 180.0) % 360.0 - 180.0), np.radians(lat)
