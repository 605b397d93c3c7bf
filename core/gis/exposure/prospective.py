"""Prospective risks as rows."""

from __future__ import annotations

from typing import Any, Callable, Iterator, Optional, Sequence

from qgis.core import QgsGeometry, QgsPointXY

from ...exposure.prospective_risk import Portfolio
from .locations import Locations


def risk_rows(
    risks: Locations,
    portfolio: Locations,
    radii: Sequence[float],
    limit: Optional[float],
    progress: Callable[[float], None],
) -> Iterator[tuple[tuple[float, float], tuple[Any, ...]]]:
    """Yield the position of a risk in degrees, and its values, for each risk and radius in meters.

    Values: feature id, radius, value, before, after, locations, worst before, worst after, longitude and
    latitude of that circle, limit, headroom, 1 for a breach.

    :param limit: of each radius; None: none.
    """
    known = Portfolio(*portfolio.degrees().T, portfolio.values)
    places = risks.degrees().tolist()
    limits = [limit] * len(radii)
    for number, (place, value) in enumerate(zip(places, risks.values.tolist())):

        def within(_fraction: float, number: int = number) -> None:
            progress(number / len(places))

        for added in known.added(*place, value, radii, limits, within):
            yield (
                tuple(place),
                (
                    int(risks.ids[number]),
                    added.radius,
                    value,
                    added.before,
                    added.after,
                    added.locations,
                    added.worst,
                    added.worst_after,
                    added.circle.lon,
                    added.circle.lat,
                    limit,
                    added.headroom,
                    int(added.is_breached),
                ),
            )


def point(lon: float, lat: float) -> QgsGeometry:
    """Return a point in EPSG:4326 of degrees."""
    return QgsGeometry.fromPointXY(QgsPointXY(lon, lat))
