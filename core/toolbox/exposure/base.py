"""The base of the accumulation control algorithms, which read the locations of any layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Iterator

from qgis.core import QgsExpression, QgsProcessingParameterDefinition

from ... import gis
from ...gis.text.languages import tr
from ...gis.text.numbers import counted
from ..shared import groups, parameters
from ..shared.algorithm import PluginAlgorithm, Run
from ..shared.parameters import INPUT, VALUE

if TYPE_CHECKING:
    from ...gis.exposure.locations import Columns, Locations
    from ..shared.inputs import Input

CURRENCY = "CURRENCY"
UNCERTAINTY = "UNCERTAINTY"
_MOST_FAULTS = 20
"""The most features without a position that are named in the log."""


class ExposureAlgorithm(PluginAlgorithm):
    """An algorithm on the locations of a layer."""

    subject = groups.ACCUMULATION

    def locations_parameter(self, name: str = INPUT) -> QgsProcessingParameterDefinition:
        """Return the parameter with the locations."""
        return parameters.features(
            name,
            tr("Locations"),
            tr(
                "Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. "
                "Features without a position are reported and skipped."
            ),
            parameters.POINT_FEATURES,
            parameters.POLYGON_FEATURES,
        )

    def value_parameter(self) -> QgsProcessingParameterDefinition:
        """Return the parameter VALUE."""
        return parameters.expression(
            VALUE,
            tr("Value"),
            tr(
                "A field or an expression with the value of each location, such as a sum insured. NULL "
                "counts as 0 and is reported; a negative value ends the run."
            ),
        )

    def uncertainty_parameter(self, of: str = INPUT) -> QgsProcessingParameterDefinition:
        """Return the parameter UNCERTAINTY for the layer of the parameter *of*."""
        return parameters.expression(
            UNCERTAINTY,
            tr("Uncertainty (meters)"),
            tr(
                "How far each location may be off. Circles then also have the value that is certainly and "
                "possibly inside. Locations where it is NULL or negative are not placeable: they are "
                "excluded and reported."
            ),
            is_optional=True,
            widget="UncertaintyWidget",
            of=of,
        )

    def columns(self, run: Run, layer: str = INPUT, value: str = VALUE) -> Columns:
        """Return the columns to read from *layer*: *value*, and UNCERTAINTY and CURRENCY if given."""
        # As text, because QGIS replaces an invalid expression with the default.
        text, uncertainty, currency = (
            self.text_of(run, name) if self.parameterDefinition(name) else ""
            for name in (value, UNCERTAINTY, CURRENCY)
        )
        field = QgsExpression.quotedColumnRef(currency) if currency else ""
        return gis.exposure.locations.Columns(text, uncertainty, field, layer, value)

    def locations(self, run: Run, source: Input, columns: Columns) -> Locations:
        """Return the locations of *source*, and report excluded ones; raises InvalidLocations."""
        found = gis.exposure.reading.read(
            source, columns, run.context.transformContext(), run.monitor.stop_if_cancelled
        )
        _report(run, found)
        return found

    def centers(self, run: Run, name: str) -> Iterator[tuple[int, float, float]]:
        """Yield id, and longitude and latitude in degrees, of the points in the parameter *name*.

        :raises InvalidLocations: no point has a position. Single points without one are reported.
        """
        source = self.input(run, name)
        positions = gis.areas.positions.Positions(source.crs, run.context.transformContext())
        found = 0
        for feature in source.features():
            try:
                lon, lat = positions.of(feature.geometry(), str(feature.id()))
            except gis.areas.errors.InvalidPosition as fault:
                run.feedback.pushWarning(gis.text.error_messages.sentence(fault))
                continue
            found += 1
            yield feature.id(), lon, lat
        if not found:
            raise gis.exposure.errors.InvalidLocations("no positions", reason="unplaced", name=name)

    def progress_of(self, run: Run) -> Callable[[float], None]:
        """Return a function that shows the completed fraction, and raises Cancelled after a cancel."""

        def progress(fraction: float) -> None:
            run.monitor.stop_if_cancelled()
            run.feedback.setProgress(100 * fraction)

        return progress


def _report(run: Run, locations: Locations) -> None:
    if locations.nulls:
        run.feedback.pushWarning(
            counted(
                locations.nulls,
                "1 feature has no value; it counts as 0.",
                "{count} features have no value; they count as 0.",
            )
        )
    for fault in locations.faults[:_MOST_FAULTS]:
        run.feedback.pushWarning(gis.text.error_messages.sentence(fault))
    if locations.faults:
        run.feedback.pushWarning(
            counted(
                len(locations.faults),
                "1 feature has no position; it was skipped.",
                "{count} features have no position; they were skipped.",
            )
        )
    unplaceable = sum(map(len, locations.unplaceable.values()))
    if unplaceable:
        run.feedback.pushWarning(
            counted(
                unplaceable,
                "1 feature is not placeable, as its uncertainty is unknown; it is in no circle.",
                "{count} features are not placeable, as their uncertainty is unknown; they are in no circle.",
            )
        )
