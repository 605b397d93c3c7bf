"""Positions and distances on WGS 84, for arrays.

Positions are Earth-centered coordinates in meters, so poles and the antimeridian need no special case.
"""

from __future__ import annotations

import numpy as np

EQUATOR = 6_378_137.0
"""The semi-major axis of WGS 84 in meters."""
_FLATTENING = 1 / 298.257223563
POLE = EQUATOR * (1 - _FLATTENING)
"""The semi-minor axis in meters."""
SMALLEST_RADIUS = POLE**2 / EQUATOR
"""The smallest radius of curvature, that of the meridian at the equator, in meters."""
FARTHEST = 300_000.0
"""Up to this distance in meters, :func:`distances` is accurate to 0.1 mm."""
_ECCENTRICITY = _FLATTENING * (2 - _FLATTENING)
_QUADRIC = np.array([EQUATOR, EQUATOR, POLE]) ** -2.0


def meridian(lat: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the distances from the Earth's axis and from the plane of the equator, in meters.

    :param lat: radians.
    """
    normal = EQUATOR / np.sqrt(1 - _ECCENTRICITY * np.sin(lat) ** 2)
    return normal * np.cos(lat), normal * (1 - _ECCENTRICITY) * np.sin(lat)


def positions(lon: np.ndarray, lat: np.ndarray) -> np.ndarray:
    """Return Earth-centered positions (n, 3) in meters of longitudes and latitudes (n) in radians."""
    from_axis, height = meridian(lat)
    return np.stack((from_axis * np.cos(lon), from_axis * np.sin(lon), height), axis=-1)


def on_surface(near: np.ndarray) -> np.ndarray:
    """Return positions (n, 3) projected onto the ellipsoid; they have to be close to it."""
    return near / np.sqrt((near * near) @ _QUADRIC)[..., None]


def lon_lat(position: np.ndarray) -> tuple[float, float]:
    """Return the longitude and latitude, in degrees, of a position (3) on the ellipsoid."""
    x, y, z = position.tolist()
    lat = np.arctan2(z, (1 - _ECCENTRICITY) * np.hypot(x, y))
    return float(np.degrees(np.arctan2(y, x))), float(np.degrees(lat))


def tangents(at: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the unit vectors (n, 3) east and north at positions (n, 3); at a pole, any two orthogonal
    ones."""
    normal = at * _QUADRIC
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    east = np.stack((-normal[..., 1], normal[..., 0], np.zeros(normal.shape[:-1])), axis=-1)
    length = np.linalg.norm(east, axis=-1, keepdims=True)
    east = np.where(length > 1e-12, east / np.maximum(length, 1e-12), np.array([1.0, 0.0, 0.0]))
    return east, np.cross(normal, east)


def in_plane(at: np.ndarray, around: np.ndarray) -> np.ndarray:
    """Return meters east and north (n, 2) of a position *around* (3), true to distance."""
    axes = np.stack(tangents(around))
    flat = (at - around) @ axes.T
    length = np.linalg.norm(flat, axis=1, keepdims=True)
    true = distances(np.broadcast_to(around, at.shape), at)[:, None]
    return flat * (true / np.maximum(length, 1e-9))


def moved(around: np.ndarray, meters: np.ndarray) -> np.ndarray:
    """Return the position (3) that is *meters* (2) east and north of a position *around* (3)."""
    flat = meters @ np.stack(tangents(around))
    position = on_surface(around + flat)
    true = float(distances(around, position))
    return on_surface(around + flat * (float(np.linalg.norm(meters)) / true)) if true else around


def distances(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Return the geodesic distances (n) in meters between positions (n, 3), up to :data:`FARTHEST`.

    Computed as the arc over the chord, with the ellipsoid's curvature in its direction, at its middle.
    """
    chord = second - first
    squared = np.einsum("...i,...i", chord, chord)
    middle = (first + second) / 2
    gradient = middle * _QUADRIC
    below = np.sqrt(np.einsum("...i,...i", middle, gradient))
    steepness = np.sqrt(np.einsum("...i,...i", gradient, gradient)) / below
    with np.errstate(invalid="ignore", divide="ignore"):
        curvature = ((chord * chord) @ _QUADRIC) / squared / steepness
        arc = 2 / curvature * np.arcsin(np.minimum(curvature * np.sqrt(squared) / 2, 1.0))
    return np.where(squared > 0, arc, 0.0)
