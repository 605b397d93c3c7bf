"""Prospective risks: their effect on the accumulation around them, and on the worst circle that contains
them."""

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
"""The distance in meters that the index is optimized for; others are possible."""


@dataclass(frozen=True)
class AddedRisk:
    """A prospective risk at one radius.

    :param radius: meters.
    :param before: the sum of the portfolio within the radius around the risk; *locations* is their number.
    :param added: the value of the risk.
    :param worst: the circle of the radius that contains the risk and has the greatest sum of the portfolio;
        its members are indices of the portfolio.
    :param limit: the limit; None: no limit.
    :param uncertain: the sum around the risk by certainty of the positions; None: all are certain.
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
        """Return the sum around the risk, including it."""
        return self.before + self.added

    @property
    def worst_after(self) -> float:
        """Return the sum of the worst circle that contains the risk, including it."""
        return self.worst + self.added

    @property
    def headroom(self) -> Optional[float]:
        """Return the rest of the limit beside the greater of both sums, around the risk and in the worst
        circle; negative if it is exceeded; None: there is no limit."""
        return None if self.limit is None else self.limit - max(self.after, self.worst_after)

    @property
    def is_breached(self) -> bool:
        """Return whether the sum around the risk, or that of the worst circle, exceeds the limit."""
        return self.headroom is not None and self.headroom < 0


class Portfolio:
    """The locations to which prospective risks are added.

    :param lon: longitudes (n) and *lat* latitudes (n) in degrees, WGS 84; *values* (n), not negative.
    :param uncertainties: the position uncertainty (n) in meters; None: all are certain.
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
        """Yield the effect of a risk at a position in degrees for each of the *radii* in meters.

        :param limits: one for each radius; empty: no limits.
        :param progress: is called several times a second with the completed fraction of a radius; it may
            raise to cancel.
        """
        for radius, limit in zip(radii, limits or [None] * len(radii)):
            near = self._near(lon, lat, 2 * radius + 1)
            points = Points(np.append(self._lon[near], lon), np.append(self._lat[near], lat))
            own = len(near)
            # Its weight exceeds that of all others together, so that the worst circle contains the risk.
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
        """Return the sum and number of the locations within *radius* meters of a position in degrees."""
        near, apart = self._around(lon, lat, radius)
        found = near[apart <= radius + TOLERANCE]
        return math.fsum(self._values[found]), len(found)

    def _uncertain(self, lon: float, lat: float, radius: float) -> Optional[UncertainSum]:
        if self._uncertainties is None:
            return None
        near, apart = self._around(lon, lat, radius + self._farthest)
        return uncertain_sum(apart, self._values[near], self._uncertainties[near], radius)

    def _around(self, lon: float, lat: float, reach: float) -> tuple[np.ndarray, np.ndarray]:
        """Return the indices of a superset of the locations within *reach* meters, and their distances in
        meters."""
        near = self._near(lon, lat, reach + 1)
        east, north = np.radians(self._lon[near]), np.radians(self._lat[near])
        center = geodesy.positions(np.radians(np.array([lon])), np.radians(np.array([lat])))
        return near, geodesy.distances(center, geodesy.positions(east, north))

    def _near(self, lon: float, lat: float, reach: float) -> np.ndarray:
        """Return the indices, ascending, of a superset of the locations within *reach* meters of a
        position."""
        east, north = turned(np.radians([lon])), np.radians([lat])
        found = self._rows.near(east, north, np.array([reach]))
        return np.sort(self._rows.order[found.indices()[1]])
