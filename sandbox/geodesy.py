"""Distances on the WGS84 ellipsoid.

A sphere tells most points from a circle apart at once, as its distances differ from the ellipsoid's by
less than 0.6 %; only the few points near the rim are measured exactly.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from geographiclib.geodesic import Geodesic

EARTH_RADIUS = 6371008.8
SPHERE_ERROR = 0.006
METERS_PER_DEGREE = 110_000.0


def distance(lon_a: float, lat_a: float, lon_b: float, lat_b: float) -> float:
    """Meters along the geodesic."""
    return float(Geodesic.WGS84.Inverse(lat_a, lon_a, lat_b, lon_b, Geodesic.DISTANCE)["s12"])


def sphere_distances(lon: Any, lat: Any, center_lon: float, center_lat: float) -> Any:
    """Meters from the center to each point, on a sphere (numpy arrays of degrees)."""
    lat_a, lat_b = np.radians(lat), math.radians(center_lat)
    half_lat = np.sin((lat_a - lat_b) / 2) ** 2
    half_lon = np.sin(np.radians(lon - center_lon) / 2) ** 2
    return (
        2
        * EARTH_RADIUS
        * np.arcsin(np.sqrt(np.clip(half_lat + np.cos(lat_a) * math.cos(lat_b) * half_lon, 0, 1)))
    )


def within(lon: Any, lat: Any, center: tuple[float, float], radius: float) -> Any:
    """Which points (a boolean array) are no further than *radius* meters from the center (lon, lat)."""
    inside = np.zeros(len(lon), dtype=bool)
    near = np.flatnonzero(np.abs(lat - center[1]) <= radius * (1 + SPHERE_ERROR) / METERS_PER_DEGREE)
    if not len(near):
        return inside
    meters = sphere_distances(lon[near], lat[near], *center)
    inside[near[meters <= radius * (1 - SPHERE_ERROR)]] = True
    rim = near[(meters > radius * (1 - SPHERE_ERROR)) & (meters <= radius * (1 + SPHERE_ERROR))]
    for index in rim:
        inside[index] = distance(*center, lon[index], lat[index]) <= radius
    return inside


def circle(center: tuple[float, float], radius: float, corners: int = 72) -> list[tuple[float, float]]:
    """The closed ring of (lon, lat) at *radius* meters around the center."""
    ring = []
    for step in range(corners):
        end = Geodesic.WGS84.Direct(center[1], center[0], 360.0 * step / corners, radius)
        ring.append((end["lon2"], end["lat2"]))
    return [*ring, ring[0]]
