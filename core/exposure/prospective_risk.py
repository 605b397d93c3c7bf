"""A prospective risk: what it adds to the accumulation around it, and to the worst circle that holds it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Iterator, Optional, Sequence

import numpy as np

from . import geodesy
from .boxes import turned
from .rows import Rows
from .shapes import Points
from .uncertainty import UncertainSum, uncertain_sum
from .worst_circles import TOLERANCE, Circle, Progress, worst_circles

_REACH = 2_000.0
"""Meters: the index is made for about this distance; others are found, too."""


@dataclass(frozen=True)
class AddedRisk:
    """A prospective risk at one radius.

    :param radius: meters.
    :param before: the sum of the portfolio within the radius around the risk; *locations* how many these are.
    :param added: the value of the risk.
    :param worst: the greatest sum of the portfolio in a circle of the radius that holds the risk, and that
        circle, whose members are indices of the portfolio.
    :param limit: None: none.
    :param uncertain: the sum around the risk by how certain the positions are; None: they are certain.
    """

    radius: float
    before: float
    locations: int
    added: float
    worst: float
    circle: Circle
    limit: Optional[float] = None
    uncertain: Optional[UncertainSum] = None

    @property
    def after(self) -> float:
        """The sum around the risk, with it."""
        return self.before + self.added

    @property
    def worst_after(self) -> float:
        """The sum of the worst circle that holds the risk, with it."""
        return self.worst + self.added

    @property
    def headroom(self) -> Optional[float]:
        """What is left of the limit around the risk, negative where it is exceeded; None: there is none."""
        return None if self.limit is None else self.limit - self.after

    @property
    def is_breached(self) -> bool:
        """Whether the sum around the risk, or that of the worst circle, is above the limit."""
        return self.limit is not None and max(self.after, self.worst_after) > self.limit


class Portfolio:
    """Locations that prospective risks are added to.

    :param lon: longitudes (n) and *lat* latitudes (n) in degrees, WGS 84; *values* (n), not negative.
    :param uncertainties: meters (n) by which each location may be off; None: none.
    """

    def __init__(
        self,
        lon: np.ndarray,
        lat: np.ndarray,
        values: np.ndarray,
        uncertainties: Optional[np.ndarray] = None,
    ) -> None:
        self._lon = lon
        self._lat = lat
        self._values = values
        self._uncertainties = uncertainties
        self._farthest = 0.0 if uncertainties is None else float(uncertainties.max(initial=0))
        self._rows = Rows(turned(np.radians(lon)), np.radians(lat), _REACH)

    def added(
        self,
        lon: float,
        lat: float,
        value: float,
        radii: Sequence[float],
        limits: Sequence[Optional[float]] = (),
        progress: Optional[Progress] = None,
    ) -> Iterator[AddedRisk]:
        """Yield what a risk at a position in degrees adds, for each of the *radii* in meters.

        :param limits: one for each radius; empty: none.
        :param progress: is called several times a second with the fraction done of a radius; it may raise, to
            cancel.
        """
        for radius, limit in zip(radii, limits or [None] * len(radii)):
            near = self._near(lon, lat, 2 * radius + 1)
            points = Points(np.append(self._lon[near], lon), np.append(self._lat[near], lat))
            own = len(near)
            # With more than all others together, the risk is in the worst circle.
            weights = np.append(self._values[near], 2 * math.fsum(self._values[near]) + 1)
            (worst,) = worst_circles(points, weights, radius, 1, progress)
            members = worst.members[worst.members != own]
            circle = Circle(
                worst.lon,
                worst.lat,
                math.fsum(self._values[near[members]]),
                near[members],
                worst.distances[worst.members != own],
            )
            before, count = self.within(lon, lat, radius)
            uncertain = self._uncertain(lon, lat, radius)
            yield AddedRisk(radius, before, count, value, circle.value, circle, limit, uncertain)

    def within(self, lon: float, lat: float, radius: float) -> tuple[float, int]:
        """Return the sum and the number of the locations within *radius* meters of a position in degrees."""
        near, apart = self._around(lon, lat, radius)
        found = near[apart <= radius + TOLERANCE]
        return math.fsum(self._values[found]), len(found)

    def _uncertain(self, lon: float, lat: float, radius: float) -> Optional[UncertainSum]:
        if self._uncertainties is None:
            return None
        near, apart = self._around(lon, lat, radius + self._farthest)
        return uncertain_sum(apart, self._values[near], self._uncertainties[near], radius)

    def _around(self, lon: float, lat: float, reach: float) -> tuple[np.ndarray, np.ndarray]:
        """Indices of a superset of the locations within *reach* meters, and their distances in meters."""
        near = self._near(lon, lat, reach + 1)
        east, north = np.radians(self._lon[near]), np.radians(self._lat[near])
        center = geodesy.positions(np.radians(np.array([lon])), np.radians(np.array([lat])))
        return near, geodesy.distances(center, geodesy.positions(east, north))

    def _near(self, lon: float, lat: float, reach: float) -> np.ndarray:
        """Indices of a superset of the locations within *reach* meters of a position, ascending."""
        east, north = turned(np.radians([lon])), np.radians([lat])
        found = self._rows.near(east, north, np.array([reach]))
        return np.sort(self._rows.order[found.indices()[1]])
