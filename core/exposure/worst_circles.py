"""The circles of a radius with the greatest sum of values, over all centers on the globe.

This is a branch and bound search. The upper bound of a box of centers is the sum of all values within the
radius plus half its diagonal around its middle. Its lower bound is the value of the circle around its middle.
Boxes whose upper bound exceeds the best circle are divided. An index gives the bounds of large boxes; for
small ones, distances to the locations near the edge of the circle do.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable, Iterator, Optional

import numpy as np

from . import geodesy
from .boxes import DIVISION, Boxes, columns_in, half_diagonal, half_square, turned
from .rows import Rows
from .shapes import Shapes
from .smallest_circle import smallest_circle
from .squares import Squares

SMALLEST, LARGEST = 1.0, 100_000.0
"""The valid radii in meters."""
TOLERANCE = 0.001
"""Meters by which a location may be outside a circle and still count, as coordinates are rounded.

So no circle of the radius has a greater value, and no counted location is farther outside than this.
"""
_WHOLE = 2.0**52
"""Sums of integers below this are exact in floating point."""
_LARGEST_BOX = 300_000.0
_FIRST_BOX = 2_000.0
_LAST_BOX = 1 / 4
"""Part of the radius: boxes of up to this size are searched by distances."""
_AT_ONCE = 1024
_BOXES_AT_ONCE = 64
_DISTANCES_AT_ONCE = 100_000

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Circle:
    """A circle on WGS 84.

    :param lon: longitude and *lat* latitude of the center in degrees, that of the smallest enclosing circle
        of the members.
    :param value: the sum of the values of the *members*, which are indices of the input, ascending.
    :param distances: meters from the center to each member.
    """

    lon: float
    lat: float
    value: float
    members: np.ndarray
    distances: np.ndarray


def worst_circles(
    shapes: Shapes,
    values: np.ndarray,
    radius: float,
    count: int = 10,
    progress: Optional[Progress] = None,
) -> Iterator[Circle]:
    """Yield the circle with the greatest value, then the greatest without the first one's locations, and so
    on.

    Ends after *count* circles, or when no location with a value is left. The result is deterministic. A
    location belongs to a circle if its nearest part is within the radius.

    :param shapes: n locations.
    :param values: (n), finite and not negative.
    :param radius: meters, :data:`SMALLEST` to :data:`LARGEST`.
    :param progress: is called several times a second with the completed fraction; it may raise to cancel.
    :raises ValueError: *radius* or *values* are invalid.
    """
    if not SMALLEST <= radius <= LARGEST:
        raise ValueError(f"radius {radius}: {SMALLEST} to {LARGEST} m")
    if not np.isfinite(values).all() or values.min(initial=0) < 0:
        raise ValueError("a value that is negative or no number")
    search = _Search(shapes, values, radius, progress or _no_progress)
    for rank in range(count):
        circle = search.next(rank / count, 1 / count)
        if circle is None:
            return
        yield circle


def _no_progress(fraction: float) -> None:
    pass


class _Search:
    def __init__(self, shapes: Shapes, values: np.ndarray, radius: float, progress: Progress) -> None:
        self._shapes = shapes
        self._radius = radius
        is_large = shapes.extents > radius / 4
        self._large = np.flatnonzero(is_large)
        """Shapes that are too large for the index; their distances are computed."""
        self._is_small = ~is_large
        self._reach = radius + float(shapes.extents[self._is_small].max(initial=0)) + TOLERANCE
        """Meters from a center that include the coordinates of all small members."""
        self._progress = progress
        self._fraction = 0.0
        self._values = values
        self._is_left = np.ones(len(values), bool)
        total = math.fsum(values)
        is_whole = total < _WHOLE and bool((values == np.floor(values)).all())
        self._scale = 1.0 if is_whole or not total else _WHOLE / 2 / total
        self._levels = self._make_levels()
        self._weigh()
        self._pool = self._roots()
        self._best = 0.0
        self._center: Optional[np.ndarray] = None

    def next(self, done: float, share: float) -> Optional[Circle]:
        """Return the best circle of the remaining locations, and remove its members."""
        self._best, self._center = 0.0, None
        self._expand(done, share)
        if self._center is None:
            return None
        self._center = self._centered(self._center)
        shapes, distances = self._within(self._center)
        by_shape = np.full(len(self._shapes.lon), np.nan)
        by_shape[shapes] = distances
        apart = by_shape[self._shapes.shape_of]
        members = np.flatnonzero(self._is_left & ~np.isnan(apart))
        self._is_left[members] = False
        self._weigh()
        lon, lat = geodesy.lon_lat(self._center)
        return Circle(lon, lat, math.fsum(self._values[members]), members, apart[members])

    def _make_levels(self) -> list[Rows]:
        """Return an index for the boxes of each level, the largest first; the last one is for distances."""
        side = min(max(32 * self._radius, _FIRST_BOX), _LARGEST_BOX)
        self._first_side = side
        levels = []
        while True:
            self._progress(self._fraction)
            levels.append(Rows(self._shapes.lon, self._shapes.lat, self._reach + 0.75 * side))
            if side <= _LAST_BOX * self._radius:
                return levels
            side /= DIVISION

    def _weigh(self) -> None:
        """Set the remaining values as weights: integers, rounded up, so that sums are exact."""
        weights = np.ceil(self._values * self._scale) * self._is_left
        self._weights = np.bincount(self._shapes.shape_of, weights, len(self._shapes.lon))
        for level in self._levels:
            self._progress(self._fraction)
            level.weigh(self._weights * self._is_small)

    def _roots(self) -> Boxes:
        """Return boxes that contain the centers of all circles with a value."""
        lon, lat = self._seeds()
        tall = self._first_side / geodesy.EQUATOR
        row = np.floor((lat + np.pi / 2) / tall).astype(np.int64)
        column = np.floor((lon + np.pi) / (2 * np.pi) * columns_in(row, tall)).astype(np.int64)
        row, column = np.divmod(np.unique((row << 32) | column), 1 << 32)
        south, wide = row * tall - np.pi / 2, 2 * np.pi / columns_in(row, tall)
        west = column * wide - np.pi
        margin = self._reach / geodesy.SMALLEST_RADIUS
        low, high = south - margin, south + tall + margin
        axis = geodesy.meridian(np.minimum(np.maximum(np.abs(low), np.abs(high)), np.pi / 2))[0]
        beside = np.where(axis > 4 * self._reach, 1.1 * self._reach / np.maximum(axis, 1.0), np.pi)
        is_all = 2 * beside + wide >= 2 * np.pi
        sides = np.stack(
            (
                np.maximum(low, -np.pi / 2),
                np.minimum(high, np.pi / 2),
                np.where(is_all, -np.pi, west - beside),
                np.where(is_all, np.pi, west + wide + beside),
            ),
            axis=1,
        )
        return self._bounded(Boxes(sides, np.zeros(len(sides), np.int64), np.zeros(len(sides))))

    def _seeds(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the coordinates in radians of small shapes, and of a grid over each large shape."""
        has_weight = self._weights > 0
        small = has_weight & self._is_small
        lon, lat = [self._shapes.lon[small]], [self._shapes.lat[small]]
        for shape in self._large[has_weight[self._large]].tolist():
            extent = self._shapes.extents[shape]
            steps = math.ceil(2 * extent / self._first_side) + 1
            north, east = np.meshgrid(*2 * [np.linspace(-extent, extent, steps) / geodesy.SMALLEST_RADIUS])
            there = np.clip(self._shapes.lat[shape] + north.ravel(), -np.pi / 2, np.pi / 2)
            turn = np.minimum(1 / np.maximum(np.cos(there), 1e-6), np.pi / max(east.max(), 1e-12))
            lon.append(turned(self._shapes.lon[shape] + east.ravel() * turn))
            lat.append(there)
        return np.concatenate(lon), np.concatenate(lat)

    def _bounded(self, boxes: Boxes) -> Boxes:
        """Return those of *boxes*, all of one level, that can contain a value, with bounds from the index."""
        if len(boxes):
            lon, lat, width, height = boxes.middles()
            half = half_diagonal(width, height, boxes.sides)
            boxes.bounds = self._sums(int(boxes.level[0]), turned(lon), lat, half)
        return boxes.chosen(boxes.bounds > 0)

    def _sums(self, level: int, lon: np.ndarray, lat: np.ndarray, half: np.ndarray) -> np.ndarray:
        """Return upper bounds (k) of the circles with a center within *half* (k) meters of places (k)."""
        sums = self._levels[level].sums(lon, lat, self._reach + half)
        at = geodesy.positions(lon, lat)
        for shape in self._large[self._weights[self._large] > 0].tolist():
            distance = self._shapes.distances(at, np.full(len(at), shape))
            sums += self._weights[shape] * (distance <= self._radius + half + TOLERANCE)
        return sums

    def _expand(self, done: float, share: float) -> None:
        """Divide and search boxes, the greatest bounds first, until none can contain a better circle."""
        while True:
            bounds = self._pool.bounds
            open_ones = np.flatnonzero(bounds > self._best)
            if not len(open_ones):
                return
            self._fraction = done + share * self._best / float(bounds[open_ones].max())
            self._progress(self._fraction)
            if len(open_ones) > _AT_ONCE:
                order = np.argpartition(-bounds[open_ones], _AT_ONCE)[:_AT_ONCE]
                open_ones = np.sort(open_ones[order])
            is_last = self._pool.level[open_ones] == len(self._levels) - 1
            if is_last.any():
                self._search_boxes(open_ones[is_last])
            if not is_last.all():
                self._divide(open_ones[~is_last])

    def _divide(self, which: np.ndarray) -> None:
        """Replace boxes of the pool with their parts. Old bounds stay valid when locations are removed."""
        kept = np.ones(len(self._pool), bool)
        kept[which] = False
        pool = self._pool.chosen(kept)
        boxes = self._pool.chosen(which)
        for level in np.unique(boxes.level):
            pool = pool.with_others(self._bounded(boxes.chosen(boxes.level == level).divided()))
        self._pool = pool

    def _search_boxes(self, which: np.ndarray) -> None:
        """Find the best circle with a center in boxes of the last level, and tighten their bounds."""
        lon, lat, half = self._extent(which)
        bounds = self._sums(len(self._levels) - 1, lon, lat, half)
        order = np.argsort(-bounds, kind="stable")
        # The best box first: its circle rules out most of the others.
        start, many = 0, 1
        entries = np.cumsum(self._levels[-1].counts(lon, lat, self._reach + half)[order])
        while start < len(order):
            some = order[start : start + many]
            some = some[bounds[some] > self._best]
            if len(some):
                bounds[some] = self._search_squares(lon[some], lat[some], half[some])
            start += many
            if start < len(order):
                last = np.searchsorted(entries, entries[start - 1] + _DISTANCES_AT_ONCE, "right")
                many = min(max(int(last) - start, 1), _BOXES_AT_ONCE)
        self._pool.bounds[which] = bounds

    def _extent(self, which: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the middles of boxes in radians, and the half diagonals in meters of squares that cover
        them."""
        boxes = self._pool.chosen(which)
        lon, lat, width, height = boxes.middles()
        half = math.sqrt(2) * half_square(width, height, boxes.sides)
        return turned(lon), lat, np.maximum(half, TOLERANCE)

    def _search_squares(self, lon: np.ndarray, lat: np.ndarray, half: np.ndarray) -> np.ndarray:
        """Find the best circle with a center within *half* (k) meters of places (k).

        :returns: upper bounds (k) of the circles of each place; none exceeds the best circle.
        """
        square, entry = self._levels[-1].near(lon, lat, self._reach + half).indices()
        square = np.concatenate((square, np.repeat(np.arange(len(lon)), len(self._large))))
        shapes = np.concatenate((self._levels[-1].order[entry], np.tile(self._large, len(lon))))
        order = np.argsort(square, kind="stable")
        order = order[self._weights[shapes[order]] > 0]
        middles, numbers = geodesy.positions(lon, lat), np.arange(len(lon))
        axes = np.stack(geodesy.tangents(middles), axis=1)
        nothing = np.zeros(len(lon))
        waiting = [Squares(middles, axes, half, nothing, numbers, square[order], shapes[order])]
        left = np.zeros(len(lon))
        while waiting:
            squares = waiting.pop()
            if len(squares.shapes) > _DISTANCES_AT_ONCE and len(squares.base) > 1:
                waiting += squares.halves()
                continue
            better = self._judged(squares, left)
            if len(better.base):
                waiting.append(better.divided())
        return left

    def _judged(self, squares: Squares, left: np.ndarray) -> Squares:
        """Record the best circle at a middle; return the squares that may contain a better one.

        :param left: the greatest bounds of the other squares by origin; it is updated.
        """
        self._progress(self._fraction)
        distance = self._shapes.distances(squares.middles[squares.square], squares.shapes)
        weight, many = self._weights[squares.shapes], len(squares.base)
        reach = squares.half[squares.square]
        is_in = distance <= self._radius + TOLERANCE
        is_sure = distance <= self._radius - reach
        is_near = ~is_sure & (distance <= self._radius + reach)
        values = squares.base + np.bincount(squares.square, weight * is_in, many)
        if values.max() > self._best:
            best = int(np.argmax(values))
            self._best, self._center = float(values[best]), squares.middles[best]
        base = squares.base + np.bincount(squares.square, weight * is_sure, many)
        bounds = base + np.bincount(squares.square, weight * is_near, many)
        is_open = bounds > self._best
        np.maximum.at(left, squares.origin[~is_open], bounds[~is_open])
        return squares.kept(is_open, base, is_near)

    def _centered(self, center: np.ndarray) -> np.ndarray:
        """Return the center of the smallest enclosing circle of the shapes with a value, if all stay
        inside."""
        shapes, _ = self._within(center)
        shapes = shapes[self._weights[shapes] > 0]
        middle, _ = smallest_circle(geodesy.in_plane(self._shapes.positions[shapes], center))
        better = geodesy.moved(center, middle)
        distance = self._shapes.distances(np.broadcast_to(better, (len(shapes), 3)), shapes)
        return better if distance.max() <= self._radius + TOLERANCE else center

    def _within(self, center: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return the shapes inside the circle around a position (3), and their distances."""
        lon, lat = (np.radians([each]) for each in geodesy.lon_lat(center))
        found = self._levels[-1].near(lon, lat, np.array([self._reach + TOLERANCE]))
        shapes = np.union1d(self._levels[-1].order[found.indices()[1]], self._large)
        distance = self._shapes.distances(np.broadcast_to(center, (len(shapes), 3)), shapes)
        is_in = distance <= self._radius + TOLERANCE
        return shapes[is_in], distance[is_in]
