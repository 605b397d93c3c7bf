"""Boxes of centers, in longitude and latitude, with upper bounds for their circles."""

from __future__ import annotations

import numpy as np

from . import geodesy

DIVISION = 4
"""Parts of a side."""
_INFLATION = 1.01
"""Of the half diagonal of a box, for what its sides are curved."""


class Boxes:
    """Boxes of centers, in radians, with an upper bound each.

    :param sides: (k, 4) south, north, west, east.
    :param level: (k) how often they were divided.
    """

    def __init__(self, sides: np.ndarray, level: np.ndarray, bounds: np.ndarray) -> None:
        self.sides = sides
        self.level = level
        self.bounds = bounds

    def __len__(self) -> int:
        return len(self.bounds)

    def chosen(self, which: np.ndarray) -> Boxes:
        return Boxes(self.sides[which], self.level[which], self.bounds[which])

    def with_others(self, others: Boxes) -> Boxes:
        pairs = ((self.sides, others.sides), (self.level, others.level), (self.bounds, others.bounds))
        return Boxes(*map(np.concatenate, pairs))

    def middles(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Return longitudes and latitudes of the middles, and at least half of width and height in meters."""
        south, north, west, east = self.sides.T
        nearest = np.where((south < 0) & (north > 0), 0.0, np.minimum(np.abs(south), np.abs(north)))
        width = geodesy.meridian(nearest)[0] * (east - west) / 2
        height = (north - south) / 2 * geodesy.EQUATOR**2 / geodesy.POLE
        return (west + east) / 2, (south + north) / 2, width, height

    def divided(self) -> Boxes:
        """Return the parts, four by four or four in a column; their bounds are those of the whole."""
        _, _, width, height = self.middles()
        is_slim = width < height / 2  # as beside a pole
        return self.chosen(~is_slim)._parts(DIVISION).with_others(self.chosen(is_slim)._parts(1))

    def _parts(self, columns: int) -> Boxes:
        many = DIVISION * columns
        south, north, west, east = np.repeat(self.sides, many, axis=0).T
        row, column = np.divmod(np.tile(np.arange(many), len(self)), columns)
        tall, wide = (north - south) / DIVISION, (east - west) / columns
        parts = (
            south + row * tall,
            south + (row + 1) * tall,
            west + column * wide,
            west + (column + 1) * wide,
        )
        level, bounds = np.repeat(self.level + 1, many), np.repeat(self.bounds, many)
        return Boxes(np.stack(parts, axis=1), level, bounds)


def half_diagonal(width: np.ndarray, height: np.ndarray, sides: np.ndarray) -> np.ndarray:
    """At least the distance from the middle of a box to anywhere in it."""
    return np.where(_is_narrow(sides), _INFLATION * np.hypot(width, height), width + height)


def half_square(width: np.ndarray, height: np.ndarray, sides: np.ndarray) -> np.ndarray:
    """At least half the side of a square to the north, around the same middle, that covers a box."""
    return np.where(_is_narrow(sides), _INFLATION * np.maximum(width, height), width + height)


def _is_narrow(sides: np.ndarray) -> np.ndarray:
    """Whether the sides of a box are straight to 0.5 % of its width: it is not beside a pole."""
    return sides[:, 3] - sides[:, 2] < 0.02


def columns_in(row: np.ndarray, tall: float) -> np.ndarray:
    """How many boxes of a size, *tall* radians, are in rows of latitude."""
    edges = np.abs(np.stack((row, row + 1)) * tall - np.pi / 2)
    return np.maximum(np.ceil(2 * np.pi * np.cos(edges.min(axis=0)) / tall), 1)


def turned(lon: np.ndarray) -> np.ndarray:
    """Longitudes of -pi to below pi."""
    return (lon + np.pi) % (2 * np.pi) - np.pi
