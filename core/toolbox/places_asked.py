"""Features of AREA and of CENTERS, and what is asked for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Optional

from qgis.core import QgsFeature

from .. import api, gis
from ..api.errors import InvalidInput, InvalidShape
from .base import Run, ServiceAlgorithm

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


def asked_in(algorithm: ServiceAlgorithm, run: Run, where: str) -> Iterator[Asked]:
    """The features of the parameter *where*, ``AREA`` or ``CENTERS``, each on its own.

    :raises InvalidRadius: for RADII that are none.
    """
    return _polygons(algorithm, run) if where == AREA else _circles(algorithm, run)


def radii_of(algorithm: ServiceAlgorithm, run: Run) -> tuple[float, ...]:
    """The value of RADII in meters; raises InvalidRadius."""
    return gis.lengths.parse_radii(
        algorithm.parameterAsString(run.parameters, RADII, run.context), plain=True
    )


def _polygons(algorithm: ServiceAlgorithm, run: Run) -> Iterator[Asked]:
    source = algorithm.source_layer(run, AREA)
    crs, context = source.sourceCrs(), run.context.transformContext()
    for feature in algorithm.features_of(source):
        name = str(feature.id())
        try:
            shape = gis.areas.polygon_from_geometry(feature.geometry(), crs, context, name)
        except InvalidShape as fault:
            yield Asked(feature, fault=fault)
        else:
            yield Asked(feature, api.Area(name, shape))


def _circles(algorithm: ServiceAlgorithm, run: Run) -> Iterator[Asked]:
    radii = radii_of(algorithm, run)
    source = algorithm.source_layer(run, CENTERS)
    positions = gis.positions.Positions(source.sourceCrs(), run.context.transformContext())
    for feature in algorithm.features_of(source):
        name = str(feature.id())
        try:
            center = positions.of(feature.geometry(), name)
        except gis.positions.InvalidPosition as fault:
            yield Asked(feature, fault=fault)
        else:
            yield Asked(feature, api.Area(name, api.Buffers((center,), radii)))
