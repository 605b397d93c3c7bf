"""Features of AREA and of CENTERS, and what is asked for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Optional

from qgis.core import QgsFeature

from .. import api, gis
from ..api.errors import InvalidInput, InvalidShape
from .base import Run, ServiceAlgorithm
from .inputs import Input

AREA = "AREA"
CENTERS = "CENTERS"
RADII = "RADII"


@dataclass(frozen=True)
class Asked:
    """A feature, and the area that is asked for it; None where *fault* says why there is none."""

    feature: QgsFeature
    area: Optional[api.Area] = None
    fault: Optional[InvalidInput] = None

    @property
    def name(self) -> str:
        """What rows are tagged with: the feature's id."""
        return str(self.feature.id())


def asked_in(algorithm: ServiceAlgorithm, run: Run, source: Input) -> Iterator[Asked]:
    """The features of *source*, which ``AREA`` or ``CENTERS`` of *algorithm* holds, each on its own.

    :raises InvalidRadius: for RADII that are none.
    """
    if algorithm.where == AREA:
        return _polygons(source, run)
    return _circles(source, run, radii_of(algorithm, run))


def radii_of(algorithm: ServiceAlgorithm, run: Run) -> tuple[float, ...]:
    """The value of RADII in meters; raises InvalidRadius."""
    return gis.lengths.parse_radii(
        algorithm.parameterAsString(run.parameters, RADII, run.context), plain=True
    )


def _polygons(source: Input, run: Run) -> Iterator[Asked]:
    context = run.context.transformContext()
    for feature in source.features():
        name = str(feature.id())
        try:
            shape = gis.areas.polygon_from_geometry(feature.geometry(), source.crs, context, name)
        except InvalidShape as fault:
            yield Asked(feature, fault=fault)
        else:
            yield Asked(feature, api.Area(name, shape))


def _circles(source: Input, run: Run, radii: tuple[float, ...]) -> Iterator[Asked]:
    positions = gis.positions.Positions(source.crs, run.context.transformContext())
    for feature in source.features():
        name = str(feature.id())
        try:
            center = positions.of(feature.geometry(), name)
        except gis.positions.InvalidPosition as fault:
            yield Asked(feature, fault=fault)
        else:
            yield Asked(feature, api.Area(name, api.Buffers((center,), radii)))
