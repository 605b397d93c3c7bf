"""The smallest enclosing circle of points in a plane."""

from __future__ import annotations

import itertools
from typing import Optional

import numpy as np

_ROUNDING = 1e-9


def smallest_circle(points: np.ndarray) -> tuple[np.ndarray, float]:
    """Return center (2) and radius of the smallest enclosing circle of *points* (n, 2), at least one.

    Two or three points on the edge define the circle. In each step the farthest outside point is added, and
    those that define the smallest circle around them are kept, until no point is outside.
    """
    edge = [0]
    center, radius = points[0], 0.0
    while True:
        apart = np.linalg.norm(points - center, axis=1)
        farthest = int(np.argmax(apart))
        if apart[farthest] <= radius + _ROUNDING * max(radius, 1.0) or farthest in edge:
            return center, radius
        edge, center, radius = _smallest_of(points, [*edge, farthest])


def _smallest_of(points: np.ndarray, chosen: list[int]) -> tuple[list[int], np.ndarray, float]:
    """Return the smallest enclosing circle of up to four points, and the points on its edge."""
    best: tuple[list[int], np.ndarray, float] = (chosen, points[chosen[0]], np.inf)
    for many in (2, 3):
        for some in itertools.combinations(chosen, many):
            center = _through(points[list(some)])
            if center is None:
                continue
            radius = float(np.linalg.norm(points[list(some)] - center, axis=1).max())
            farthest = np.linalg.norm(points[chosen] - center, axis=1).max()
            if radius < best[2] and farthest <= radius + _ROUNDING * max(radius, 1.0):
                best = list(some), center, radius
    return best


def _through(edge: np.ndarray) -> Optional[np.ndarray]:
    """Return the center of the circle through two opposite points, or three points; None for collinear
    ones."""
    if len(edge) == 2:
        return edge.mean(axis=0)
    sides = edge[1:] - edge[0]
    determinant = float(sides[0, 0] * sides[1, 1] - sides[0, 1] * sides[1, 0])
    if abs(determinant) < 1e-12:
        return None
    squares = np.einsum("ij,ij->i", sides, sides) / 2
    x = (squares[0] * sides[1, 1] - squares[1] * sides[0, 1]) / determinant
    y = (squares[1] * sides[0, 0] - squares[0] * sides[1, 0]) / determinant
    return edge[0] + np.array([x, y])
