"""``ringprofile``: the cumulative value around centers, one row per location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator

from qgis.core import QgsProcessingParameterDefinition

from ... import gis
from ...gis.compat import FieldType
from ...gis.text.languages import tr
from .. import shared
from ..shared import parameters
from ..shared.algorithm import Run
from ..shared.parameters import CENTERS, INPUT, OUTPUT
from .base import UNCERTAINTY, ExposureAlgorithm

if TYPE_CHECKING:
    from ...gis.exposure.locations import Locations

MAX_RADIUS = "MAX_RADIUS"


class RingProfile(ExposureAlgorithm):
    """The locations around each center by distance, with the sum up to each."""

    verb = "ringprofile"
    example = "INPUT=locations.gpkg CENTERS=sites.gpkg VALUE=BuildingTIV MAX_RADIUS=1000 OUTPUT=profile.csv"

    def displayName(self) -> str:
        return tr("Calculate ring profile")

    def summary(self) -> str:
        return tr(
            "Lists the locations around each center by their distance, with the cumulative value up to each. "
            "Works on any layer, without a connection. Distances are geodesic on WGS 84."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield self.locations_parameter()
        yield parameters.features(
            CENTERS,
            tr("Centers"),
            tr("Points in any CRS. Features without a single point are reported and skipped."),
            parameters.POINT_FEATURES,
        )
        yield self.value_parameter()
        yield parameters.number(MAX_RADIUS, tr("Largest radius (meters)"), tr("1 to 100,000."), 1_000.0)
        yield self.uncertainty_parameter()
        yield parameters.output(
            tr("Ring profile"),
            tr(
                "A table with center (its feature id), distance in meters, location (its feature id), value "
                "and cumulative; with an uncertainty also certain and possible."
            ),
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        radius = self.parameterAsDouble(run.parameters, MAX_RADIUS, run.context)
        gis.exposure.circles.check_radius(radius, MAX_RADIUS)
        locations = self.locations(run, self.input(run, INPUT), self.columns(run))
        centers = list(self.centers(run, CENTERS))
        kinds = {
            "center": FieldType.LONG,
            "distance": FieldType.REAL,
            "location": FieldType.LONG,
            "value": FieldType.REAL,
            "cumulative": FieldType.REAL,
        }
        if self.text_of(run, UNCERTAINTY):
            kinds.update(certain=FieldType.REAL, possible=FieldType.REAL)
        rows = self._rows(run, locations, centers, radius)
        return {OUTPUT: shared.outputs.Output(self, run).write_table(kinds, rows)}

    def _rows(
        self, run: Run, locations: Locations, centers: list[tuple[int, float, float]], radius: float
    ) -> Iterator[tuple[Any, ...]]:
        profiles = gis.exposure.profiles.profiles_of(locations, radius)
        progress = self.progress_of(run)
        for number, (center, lon, lat) in enumerate(centers):
            progress(number / len(centers))
            for row in gis.exposure.profiles.profile_rows(locations, profiles.around(lon, lat)):
                yield center, *row
