"""``worstcircles``: the circles of a radius with the greatest sums of values, on any layer."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Optional

from qgis.core import (
    QgsFeature,
    QgsFeatureRequest,
    QgsField,
    QgsFields,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFileDestination,
    QgsWkbTypes,
)

from ... import gis
from ...api.files import written_aside
from ...gis.compat import FieldType
from ...gis.text.languages import tr
from .. import shared
from ..shared import parameters
from ..shared.algorithm import Run
from ..shared.parameters import INPUT, OUTPUT
from .base import CURRENCY, ExposureAlgorithm

if TYPE_CHECKING:
    from ...gis.exposure.circles import RankedCircle
    from ...gis.exposure.locations import Locations
    from ..shared.inputs import Input

RADIUS = "RADIUS"
COUNT = "COUNT"
MEMBERS = "MEMBERS"
EVIDENCE = "EVIDENCE"
_SOLVENCY_II = 200.0
"""The radius in meters of the fire concentration, Art. 132 of Delegated Regulation (EU) 2015/35."""


class WorstCircles(ExposureAlgorithm):
    """Finds the worst circles of each currency, with their members and a page of evidence."""

    verb = "worstcircles"
    example = (
        "INPUT=locations.gpkg VALUE=BuildingTIV RADIUS=200 CURRENCY=LocCurrency OUTPUT=circles.gpkg "
        "MEMBERS=members.gpkg EVIDENCE=evidence.html"
    )

    def displayName(self) -> str:
        return tr("Find worst circles")

    def summary(self) -> str:
        return tr(
            "Finds the circles of a radius with the greatest sums of values, with any center on the globe. "
            "Works on any layer, without a connection. The first circle is the worst one; each further "
            "circle is the worst one without the locations of those before. The default radius of 200 m is "
            "that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to "
            "1 mm."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield self.locations_parameter()
        yield self.value_parameter()
        yield parameters.number(
            RADIUS, tr("Radius (meters)"), tr("1 to 100,000. Solvency II: 200."), _SOLVENCY_II
        )
        yield parameters.number(
            COUNT,
            tr("Number of circles"),
            tr("Circles without a common location, for each currency."),
            10,
            is_whole=True,
            smallest=1,
            largest=1000,
        )
        yield parameters.field(
            CURRENCY,
            tr("Currency field"),
            tr("Each currency has its own circles. Values in different currencies are never added."),
        )
        yield self.uncertainty_parameter()
        yield parameters.output(
            tr("Worst circles"),
            tr(
                "Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; "
                "with a currency field also the currency; with an uncertainty also certain_value and "
                "possible_value."
            ),
            parameters.POLYGON_FEATURES,
        )
        yield parameters.output(
            tr("Locations of the circles"),
            tr("The locations with all fields of INPUT, rank, and distance in meters."),
            name=MEMBERS,
            is_optional=True,
        )
        evidence = QgsProcessingParameterFileDestination(
            EVIDENCE, tr("Evidence"), tr("HTML files (*.html)"), optional=True, createByDefault=False
        )
        yield parameters.with_help(
            evidence,
            tr("A page for auditors with method, parameters, circles and their locations. It prints on A4."),
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        radius = self.parameterAsDouble(run.parameters, RADIUS, run.context)
        gis.exposure.circles.check_radius(radius, RADIUS)
        members, page = self._more_outputs(run)
        read = datetime.now().astimezone()
        source = self.input(run, INPUT)
        columns = self.columns(run)
        self._warn_of_currencies(run, source)
        locations = self.locations(run, source, columns)
        count = self.parameterAsInt(run.parameters, COUNT, run.context)

        ranked = gis.exposure.circles.ranked_circles(locations, radius, count, self.progress_of(run))
        circles = list(ranked)
        fields = gis.exposure.circles.circle_fields(locations)
        features = gis.exposure.circles.circle_features(circles, fields, radius)
        output = shared.outputs.Output(self, run)
        kind, crs = QgsWkbTypes.Type.MultiPolygon, gis.areas.geometry.wgs84()
        found = {OUTPUT: output.write(fields, features, kind, crs)}
        title = tr("Worst circles, {radius}").format(radius=gis.text.lengths.radii_text((radius,)))
        currency = self.text_of(run, CURRENCY)

        def style(layer: Any) -> None:
            gis.exposure.circles.style_circles(layer)
            gis.exposure.members.remember(layer, source.layer_id, currency)

        output.style_by(found[OUTPUT], title, style)
        if members is not None:
            found[MEMBERS] = _written_members(members, source, circles, locations)
        if page is not None:
            origin = gis.exposure.evidence.Origin(source.name, source.place, read)
            text = gis.exposure.evidence.evidence(
                circles, locations, columns, radius, origin, locations.degrees()
            )
            with written_aside(page) as part:
                part.write_text(text, "utf-8")
            found[EVIDENCE] = str(page)
        return found

    def _warn_of_currencies(self, run: Run, source: Input) -> None:
        field = gis.exposure.locations.currency_field(source.fields.names())
        if field and not self.text_of(run, CURRENCY):
            run.feedback.pushWarning(
                tr(
                    "CURRENCY is empty, so all values are added as if they had one currency. If they do not, "
                    "choose the field {field}."
                ).format(field=field)
            )

    def _more_outputs(self, run: Run) -> tuple[Optional[shared.outputs.Output], Optional[Path]]:
        """Return MEMBERS and the path of EVIDENCE, each None if not requested.

        :raises OSError: one can't be written.
        """
        members = None
        if run.parameters.get(MEMBERS):
            shared.targets.check_target(run.parameters[MEMBERS], run.feedback)
            members = shared.outputs.Output(self, run, MEMBERS)
        page = self.parameterAsFileOutput(run.parameters, EVIDENCE, run.context)
        if page:
            shared.targets.check_target(page, run.feedback)
        return members, Path(page) if page else None


def _written_members(
    output: shared.outputs.Output, source: Input, circles: list[RankedCircle], locations: Locations
) -> str:
    fields = QgsFields(source.fields)
    for name, kind in (("rank", FieldType.INTEGER), ("distance", FieldType.REAL)):
        fields.append(QgsField(gis.storage.columns.own_name(name, fields.names()), kind))
    by_id: dict[int, tuple[int, float]] = {}
    for each in circles:
        ids = locations.ids[each.members].tolist()
        by_id.update((id_, (each.rank, distance)) for id_, distance in zip(ids, each.distances.tolist()))
    request = QgsFeatureRequest()
    request.setFilterFids(sorted(by_id))

    def features() -> Iterator[QgsFeature]:
        for given in source.features(request):
            feature = QgsFeature(fields)
            feature.setAttributes([*given.attributes(), *by_id[given.id()]])
            feature.setGeometry(given.geometry())
            yield feature

    return output.write(fields, features(), source.wkb_type, source.crs, source)
