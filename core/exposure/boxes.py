"""Boxes of circle centers, in longitude and latitude, with upper bounds for the circles."""

from __future__ import annotations

import numpy as np

from . import geodesy

DIVISION = 4
"""The number of parts into which a side is divided."""
_INFLATION = 1.01
"""Factor on the half diagonal of a box that covers the curvature of its sides."""


class Boxes:
    """Boxes of circle centers, in radians, each with an upper bound.

    :param sides: (k, 4) south, north, west, east.
    :param level: (k) the number of divisions.
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
        """Return longitudes and latitudes of the middles, and upper bounds of half the width and height in
        meters."""
        south, north, west, east = self.sides.T
        nearest = np.where((south < 0) & (north > 0), 0.0, np.minimum(np.abs(south), np.abs(north)))
        width = geodesy.meridian(nearest)[0] * (east - west) / 2
        height = (north - south) / 2 * geodesy.EQUATOR**2 / geodesy.POLE
        return (west + east) / 2, (south + north) / 2, width, height

    def divided(self) -> Boxes:
        """Return the parts of the boxes, four by four or four in a column, with the bounds of the whole
        box."""
        _, _, width, height = self.middles()
        is_slim = width < height / 2  # as near a pole
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
    """Return an upper bound of the distance from the middle of a box to any point in it."""
    return np.where(_is_narrow(sides), _INFLATION * np.hypot(width, height), width + height)


def half_square(width: np.ndarray, height: np.ndarray, sides: np.ndarray) -> np.ndarray:
    """Return an upper bound of half the side of a north-aligned square with the same middle that covers a
    box."""
    return np.where(_is_narrow(sides), _INFLATION * np.maximum(width, height), width + height)


def _is_narrow(sides: np.ndarray) -> np.ndarray:
    """Return whether the sides of a box are straight within 0.5 % of its width, so not near a pole."""
    return sides[:, 3] - sides[:, 2] < 0.02


def columns_in(row: np.ndarray, tall: float) -> np.ndarray:
    """Return the number of boxes in rows of latitude that are *tall* radians high."""
    edges = np.abs(np.stack((row, row + 1)) * tall - np.pi / 2)
    return np.maximum(np.ceil(2 * np.pi * np.cos(edges.min(axis=0)) / tall), 1)


def turned(lon: np.ndarray) -> np.ndarray:
    """Return longitudes normalized to [-pi, pi)."""
    return (lon + np.pi) % (2 * np.pi) - np.pi
