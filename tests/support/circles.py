"""Circles by brute force, with distances of geographiclib."""

from __future__ import annotations

import itertools
from typing import Iterator

import numpy as np
from geographiclib.geodesic import Geodesic

WGS84 = Geodesic.WGS84
PLACES = {
    "city": (9.52, 47.14),
    "equator": (-78.5, 0.0),
    "antimeridian": (180.0, -17.0),
    "north pole": (30.0, 90.0),
    "beside the south pole": (-120.0, -89.9999),
}


def away(lon: float, lat: float, azimuth: float, meters: float) -> tuple[float, float]:
    """The position *meters* from another one, in degrees."""
    there = WGS84.Direct(lat, lon, azimuth, meters)
    return there["lon2"], there["lat2"]


def meters(first: tuple[float, float], second: tuple[float, float]) -> float:
    return float(WGS84.Inverse(first[1], first[0], second[1], second[0], Geodesic.DISTANCE)["s12"])


def scattered(place: str, radius: float, count: int, seed: int) -> list[tuple[float, float]]:
    """Positions within 2.5 radii of a place."""
    random = np.random.default_rng(seed)
    polar = zip(random.uniform(0, 360, count), radius * 2.5 * np.sqrt(random.uniform(0, 1, count)))
    return [away(*PLACES[place], azimuth, far) for azimuth, far in polar]


def crossings(
    first: tuple[float, float], second: tuple[float, float], radius: float
) -> Iterator[tuple[float, float]]:
    """The centers whose circle has both positions on its edge."""
    between = WGS84.Inverse(first[1], first[0], second[1], second[0])
    if not 0 < between["s12"] <= 2 * radius:
        return
    for side in (-1, 1):
        near, far = 0.0, 180.0
        for _ in range(50):
            angle = (near + far) / 2
            center = away(*first, between["azi1"] + side * angle, radius)
            near, far = (angle, far) if meters(center, second) <= radius else (near, angle)
        yield away(*first, between["azi1"] + side * near, radius)


def centers_of(points: list[tuple[float, float]], radius: float) -> list[tuple[float, float]]:
    """The centers of all circles that can hold the most: those of the points, and of two on the edge."""
    centers = [*points]
    for first, second in itertools.combinations(points, 2):
        centers += crossings(first, second, radius)
    return centers
