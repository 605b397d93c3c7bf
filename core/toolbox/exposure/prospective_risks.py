"""``prospectiverisks``: the effect of new risks on the accumulation around them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Iterator, Optional

from qgis.core import QgsFeature, QgsField, QgsFields, QgsProcessingParameterDefinition, QgsWkbTypes

from ... import gis
from ...gis.text.languages import tr
from .. import shared
from ..shared import parameters
from ..shared.algorithm import Run
from ..shared.parameters import INPUT, OUTPUT, RADII, VALUE
from .base import UNCERTAINTY, ExposureAlgorithm

PORTFOLIO = "PORTFOLIO"
PORTFOLIO_VALUE = "PORTFOLIO_VALUE"
LIMIT = "LIMIT"


class ProspectiveRisks(ExposureAlgorithm):
    """Each risk at each radius: sum without and with it, limit, headroom, and the worst circle that contains
    it."""

    verb = "prospectiverisks"
    example = (
        "INPUT=locations.gpkg VALUE=BuildingTIV PORTFOLIO=locations.gpkg PORTFOLIO_VALUE=BuildingTIV "
        "RADII=200,500 LIMIT=100000000 OUTPUT=risks.gpkg"
    )

    def displayName(self) -> str:
        return tr("Assess prospective risks")

    def summary(self) -> str:
        return tr(
            "Calculates what new risks add to a portfolio: the value around each risk before and with it, "
            "for each radius, and the worst circle of that radius that holds it. Works on any layer, without "
            "a connection. Each risk is assessed on its own."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.features(
            INPUT,
            tr("Prospective risks"),
            tr("Points in any CRS. Features without a single point are reported and skipped."),
            parameters.POINT_FEATURES,
        )
        yield parameters.expression(
            VALUE, tr("Value of a risk"), tr("A field or an expression with the sum insured of each risk.")
        )
        yield parameters.features(
            PORTFOLIO,
            tr("Portfolio"),
            tr("The insured locations: points in any CRS."),
            parameters.POINT_FEATURES,
        )
        yield parameters.expression(
            PORTFOLIO_VALUE,
            tr("Value of a location"),
            tr(
                "A field or an expression with the value of each location of the portfolio, in the same "
                "currency. NULL counts as 0 and is reported; a negative value ends the run."
            ),
            of=PORTFOLIO,
        )
        yield self.uncertainty_parameter(PORTFOLIO)
        yield parameters.radii(tr('In meters, such as "200,500".'))
        yield parameters.optional_number(
            LIMIT, tr("Limit"), tr("The largest value within a radius. Empty: no limit.")
        )
        yield parameters.output(
            tr("Assessed risks"),
            tr(
                "A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, "
                "value, before, after, locations (their number), worst_before and worst_after (the worst "
                "circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and "
                "breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty "
                "also certain and possible, the value before."
            ),
            parameters.POINT_FEATURES,
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        radii = shared.inputs.radii_of(self, run)
        for radius in radii:
            gis.exposure.circles.check_radius(radius, RADII)
        limit = self._limit(run)
        portfolio = self.locations(
            run, self.input(run, PORTFOLIO), self.columns(run, PORTFOLIO, PORTFOLIO_VALUE)
        )
        risks = self.locations(run, self.input(run, INPUT), replace(self.columns(run), uncertainty=""))
        fields = QgsFields()
        more = gis.exposure.prospective.UNCERTAIN if self.text_of(run, UNCERTAINTY) else {}
        for name, kind in {**gis.exposure.prospective.FIELDS, **more}.items():
            fields.append(QgsField(name, kind))
        rows = gis.exposure.prospective.risk_rows(risks, portfolio, radii, limit, self.progress_of(run))
        # Compute all before the first one is written.
        features = [_feature(fields, *row) for row in rows]
        kind, crs = QgsWkbTypes.Type.Point, gis.areas.geometry.wgs84()
        return {OUTPUT: shared.outputs.Output(self, run).write(fields, features, kind, crs)}

    def _limit(self, run: Run) -> Optional[float]:
        given = run.parameters.get(LIMIT)
        return None if given in (None, "") else self.parameterAsDouble(run.parameters, LIMIT, run.context)


def _feature(fields: QgsFields, position: tuple[float, float], values: tuple[Any, ...]) -> QgsFeature:
    feature = QgsFeature(fields)
    feature.setAttributes(list(values))
    feature.setGeometry(gis.exposure.prospective.point(*position))
    return feature
