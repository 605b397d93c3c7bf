"""Ring profiles: the cumulative value around a center by distance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np

from . import geodesy
from .rows import Rows
from .shapes import Shapes
from .worst_circles import TOLERANCE


@dataclass(frozen=True)
class Steps:
    """A cumulative sum by distance.

    :param distances: meters (k), ascending; *cumulative* has the sums (k) up to and including each.
    """

    distances: np.ndarray
    cumulative: np.ndarray

    def within(self, radius: float) -> float:
        """Return the sum up to *radius* meters."""
        count = int(np.searchsorted(self.distances, radius + TOLERANCE, "right"))
        return float(self.cumulative[count - 1]) if count else 0.0

    def reaches(self, limit: float) -> Optional[float]:
        """Return the distance in meters at which the sum exceeds *limit*; None: it does not."""
        number = int(np.searchsorted(self.cumulative, limit, "right"))
        return float(self.distances[number]) if number < len(self.distances) else None


@dataclass(frozen=True)
class RingProfile:
    """The locations around a center.

    :param locations: indices (k) of the locations in the order of *nominal*.
    :param nominal: the sum by distance; the k steps are the locations.
    :param certain: of locations that are certainly this near; *possible* of those that may be. None: all
        positions are certain.
    """

    locations: np.ndarray
    nominal: Steps
    certain: Optional[Steps] = None
    possible: Optional[Steps] = None


class RingProfiles:
    """Computes ring profiles for any center over the same locations.

    :param shapes: n locations; *values* (n), not negative.
    :param radius: the largest distance of a profile in meters.
    :param uncertainties: the position uncertainty (n) in meters; None: all are certain.
    """

    def __init__(
        self,
        shapes: Shapes,
        values: np.ndarray,
        radius: float,
        uncertainties: Optional[np.ndarray] = None,
    ) -> None:
        self._shapes = shapes
        self._values = values
        self._radius = radius
        self._uncertainties = uncertainties
        farthest = 0.0 if uncertainties is None else float(uncertainties.max(initial=0))
        self._reach = radius + farthest + float(shapes.extents.max(initial=0)) + TOLERANCE
        self._rows = Rows(shapes.lon, shapes.lat, self._reach)
        order = np.argsort(shapes.shape_of, kind="stable")
        self._locations = order
        self._starts = np.searchsorted(shapes.shape_of[order], np.arange(len(shapes.lon) + 1))

    def around(self, lon: float, lat: float, among: Optional[np.ndarray] = None) -> RingProfile:
        """Return the profile around a center in degrees.

        :param among: (n) whether a location counts, for example by currency; None: all do.
        """
        east, north = np.radians([lon]), np.radians([lat])
        found = self._rows.near(east, north, np.array([self._reach]))
        shapes = np.unique(self._rows.order[found.indices()[1]])
        center = geodesy.positions(east, north)
        distances = self._shapes.distances(np.broadcast_to(center, (len(shapes), 3)), shapes)
        counts = self._starts[shapes + 1] - self._starts[shapes]
        offset = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        locations = self._locations[np.repeat(self._starts[shapes], counts) + offset]
        far = np.repeat(distances, counts)
        if among is not None:
            far, locations = far[among[locations]], locations[among[locations]]
        nominal, order = self._steps(far, locations)
        if self._uncertainties is None:
            return RingProfile(locations[order], nominal)
        off = self._uncertainties[locations]
        certain, possible = (
            self._steps(each, locations)[0] for each in (far + off, np.maximum(far - off, 0.0))
        )
        return RingProfile(locations[order], nominal, certain, possible)

    def _steps(self, distances: np.ndarray, locations: np.ndarray) -> tuple[Steps, np.ndarray]:
        """Return the steps within the radius, and the order of the *locations* in them."""
        near = np.flatnonzero(distances <= self._radius + TOLERANCE)
        # Stable, so that locations at the same distance have the same order in each run.
        order = near[np.argsort(distances[near], kind="stable")]
        return Steps(distances[order], np.cumsum(self._values[locations[order]])), order
