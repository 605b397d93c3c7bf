"""Small squares of circle centers, and the locations near the edges of the circles."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from . import geodesy

SMALLEST_HALF = 0.0005
"""The smallest half diagonal in meters; squares are not divided below the tolerance of distances."""


@dataclass
class Squares:
    """Small squares of circle centers, and the shapes that are inside only some of the circles.

    :param middles: positions (k, 3).
    :param axes: the directions (k, 2, 3) of the sides, inherited from the initial square.
    :param half: the half diagonals (k) in meters.
    :param base: the weight (k) of the shapes that are inside all circles of a square.
    :param origin: the index (k) of the box that contains a square.
    :param square: the index (m) of the square of an entry, ascending; *shapes* (m) is the entry's shape.
    """

    middles: np.ndarray
    axes: np.ndarray
    half: np.ndarray
    base: np.ndarray
    origin: np.ndarray
    square: np.ndarray
    shapes: np.ndarray

    def kept(self, which: np.ndarray, base: np.ndarray, is_near: np.ndarray) -> Squares:
        """Return the squares *which*, with the entries that are near."""
        number = np.cumsum(which) - 1
        entries = is_near & which[self.square]
        return Squares(
            self.middles[which],
            self.axes[which],
            self.half[which],
            base[which],
            self.origin[which],
            number[self.square[entries]],
            self.shapes[entries],
        )

    def divided(self) -> Squares:
        """Return each square divided into four, in order."""
        # Half of the half side, which is the half diagonal divided by the square root of two.
        step = (self.half / math.sqrt(8))[:, None, None]
        corners = np.array([[-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]])
        middles = geodesy.on_surface(self.middles[:, None, :] + step * (corners @ self.axes)).reshape(-1, 3)
        half = np.maximum(np.repeat(self.half, 4) / 2 * 1.0001, SMALLEST_HALF)
        lengths = np.bincount(self.square, minlength=len(self.base))
        ends = np.cumsum(lengths)
        # The entries of each square, four times.
        starts, counts = np.repeat(ends - lengths, 4), np.repeat(lengths, 4)
        offset = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        return Squares(
            middles,
            np.repeat(self.axes, 4, axis=0),
            half,
            np.repeat(self.base, 4),
            np.repeat(self.origin, 4),
            np.repeat(np.arange(len(half)), counts),
            self.shapes[np.repeat(starts, counts) + offset],
        )

    def halves(self) -> list[Squares]:
        """Return the squares in two parts, the first part last."""
        at = len(self.base) // 2
        split = int(np.searchsorted(self.square, at))
        parts = ((slice(at, None), slice(split, None), at), (slice(at), slice(split), 0))
        return [
            Squares(
                self.middles[own],
                self.axes[own],
                self.half[own],
                self.base[own],
                self.origin[own],
                self.square[entries] - start,
                self.shapes[entries],
            )
            for own, entries, start in parts
        ]
