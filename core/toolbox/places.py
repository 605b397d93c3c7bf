"""``geocodeaddresses`` and ``reversegeocode``: convert addresses to points and points to addresses (spec
4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Hashable, Iterable, Iterator, Optional

from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingException,
    QgsProcessingParameterDefinition,
    QgsWkbTypes,
)

from .. import gis
from ..api.errors import InvalidInput
from ..gis.text.languages import tr
from . import shared
from .shared import groups, parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import INPUT, OUTPUT
from .shared.statuses import Tally, status_of, with_status

if TYPE_CHECKING:
    from ..api.batches import Outcome
    from ..api.places import Address, Place
    from .shared.inputs import Input

    Answer = tuple["_Row", Optional[Outcome[Any, Any]]]

ADDRESS = "ADDRESS"


@dataclass(frozen=True)
class _Row:
    """A feature and its request; *key* None: no request, because it is empty or for the reason in *fault*."""

    feature: QgsFeature
    key: Optional[Hashable] = None
    fault: Optional[Exception] = None


class _RowAlgorithm(ServiceAlgorithm):
    """Writes each feature of INPUT with its result and status added to its attributes.

    :cvar added_fields: the names of the result fields, all text.
    """

    subject = groups.ADDRESSES
    added_fields: tuple[str, ...] = ()

    def rows(self, run: Run, source: Input) -> Iterator[_Row]:
        """Yield the request for each feature."""
        raise NotImplementedError

    def answers(self, rows: Iterable[_Row], run: Run) -> Iterator[Answer]:
        """Yield the rows with their responses."""
        raise NotImplementedError

    def added(self, found: Any) -> tuple[Optional[str], ...]:
        """Return the values of ``added_fields``; *found* None: no result."""
        raise NotImplementedError

    def geometry(self, row: _Row, found: Any) -> QgsGeometry:
        """Return the geometry of a row; *found* None: no result."""
        raise NotImplementedError

    def form(self, source: Input) -> tuple[Any, QgsCoordinateReferenceSystem]:
        """Return geometry type and CRS."""
        raise NotImplementedError

    def run_verb(self, run: Run) -> dict[str, Any]:
        source = self.input(run, INPUT)
        fields = with_status(QgsFields(source.fields), *self.added_fields)
        tally = Tally(run.feedback, source.count)
        answers = self.answers(self.rows(run, source), run)
        features = (self._feature(row, outcome, fields, tally) for row, outcome in answers)
        destination = shared.outputs.Output(self, run).write(fields, features, *self.form(source), source)
        tally.tell()
        return {OUTPUT: destination}

    def _feature(
        self, row: _Row, outcome: Optional[Outcome[Any, Any]], fields: QgsFields, tally: Tally
    ) -> QgsFeature:
        status, message = status_of(outcome, self._about, row.fault)
        tally.take(str(row.feature.id()), status, message)
        found = outcome.value if outcome else None
        feature = QgsFeature(fields)
        added = (text and gis.storage.columns.printable(text) for text in self.added(found))
        feature.setAttributes(
            [*row.feature.attributes(), *added, status, gis.storage.columns.printable(message)]
        )
        feature.setGeometry(self.geometry(row, found))
        return feature


class GeocodeAddresses(_RowAlgorithm):
    """places/geocode for each row; equal addresses are requested once."""

    verb = "geocodeaddresses"
    example = 'INPUT=sites.csv ADDRESS="\\"street\\" || \', \' || \\"city\\"" OUTPUT=sites.gpkg'
    added_fields = ("label", "placeId", "geocodingQuality")

    def displayName(self) -> str:
        return tr("Geocode addresses")

    def summary(self) -> str:
        return tr("Finds the position of the address of each row. Equal addresses are requested once.")

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.features(INPUT, tr("Addresses"), tr("Any layer or table."))
        yield parameters.expression(
            ADDRESS,
            tr("Address"),
            tr('An expression on the fields of INPUT, such as "street" || \', \' || "city".'),
        )
        help_text = tr(
            "Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as "
            "rooftop, address or city), status (found, not found, empty, failed or stopped) and message. "
            "Rows without a place are kept without geometry. If INPUT has a field of the same name, the new "
            "field starts with gp_."
        )
        yield parameters.output(tr("Places"), help_text, parameters.POINT_FEATURES)

    def rows(self, run: Run, source: Input) -> Iterator[_Row]:
        expression = self._expression(run, source.fields)
        context = source.expressions
        expression.prepare(context)
        for feature in source.features():
            context.setFeature(feature)
            value = expression.evaluate(context)
            if expression.hasEvalError():
                yield _Row(feature, fault=InvalidInput(expression.evalErrorString()))
            else:
                yield _Row(feature, _address_text(value))

    def answers(self, rows: Iterable[_Row], run: Run) -> Iterator[Answer]:
        return gis.places.addresses.geocode_rows(self.client(), rows, _key, run.monitor)

    def added(self, found: Optional[Place]) -> tuple[Optional[str], ...]:
        return (found.label, found.place_id, found.geocoding_quality) if found else (None,) * 3

    def geometry(self, row: _Row, found: Optional[Place]) -> QgsGeometry:
        return QgsGeometry.fromPointXY(QgsPointXY(found.lon, found.lat)) if found else QgsGeometry()

    def form(self, source: Input) -> tuple[Any, QgsCoordinateReferenceSystem]:
        return QgsWkbTypes.Type.Point, gis.areas.geometry.wgs84()

    def _expression(self, run: Run, fields: QgsFields) -> QgsExpression:
        text = self.parameterAsExpression(run.parameters, ADDRESS, run.context)
        expression = QgsExpression(text)
        if expression.hasParserError():
            raise QgsProcessingException(
                tr("ADDRESS is not a valid expression: {trouble}.").format(
                    trouble=expression.parserErrorString().strip().rstrip(".")
                )
            )
        wanted = expression.referencedColumns() - {QgsFeatureRequest.ALL_ATTRIBUTES}
        missing = sorted(name for name in wanted if fields.lookupField(name) < 0)
        if missing:
            raise QgsProcessingException(
                tr("ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.").format(
                    field=missing[0], fields=", ".join(fields.names())
                )
            )
        return expression


class ReverseGeocode(_RowAlgorithm):
    """places/geocode/reverse for each point; equal positions are requested once."""

    verb = "reversegeocode"
    example = "INPUT=sites.gpkg OUTPUT=addresses.gpkg"
    added_fields = ("label", "placeId", "geocodingQuality", "type")

    def displayName(self) -> str:
        return tr("Reverse geocode")

    def summary(self) -> str:
        return tr("Finds the address at each point. Equal positions are requested once.")

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.points(tr("Points in any CRS."))
        help_text = tr(
            "The points with all their attributes, label, placeId, geocodingQuality, type, status (found, "
            "not found, failed or stopped) and message. If INPUT has a field of the same name, the new "
            "field starts with gp_."
        )
        label = tr("Addresses")
        yield parameters.output(label, help_text, parameters.POINT_FEATURES)

    def rows(self, run: Run, source: Input) -> Iterator[_Row]:
        positions = gis.areas.positions.Positions(source.crs, run.context.transformContext())
        for feature in source.features():
            try:
                yield _Row(feature, positions.of(feature.geometry(), str(feature.id())))
            except gis.areas.errors.InvalidPosition as error:
                yield _Row(feature, fault=error)

    def answers(self, rows: Iterable[_Row], run: Run) -> Iterator[Answer]:
        return gis.places.addresses.reverse_rows(self.client(), rows, _key, run.monitor)

    def added(self, found: Optional[Address]) -> tuple[Optional[str], ...]:
        return (found.label, found.place_id, found.geocoding_quality, found.type) if found else (None,) * 4

    def geometry(self, row: _Row, found: Optional[Address]) -> QgsGeometry:
        return row.feature.geometry()

    def form(self, source: Input) -> tuple[Any, QgsCoordinateReferenceSystem]:
        return source.wkb_type, source.crs


def _key(row: _Row) -> Any:
    return row.key


def _address_text(value: Any) -> Optional[str]:
    """Return the address that an expression returned; None: it is empty."""
    if value is None or value == NULL:
        return None
    text = gis.storage.columns.text_of(value) if isinstance(value, (int, float)) else str(value)
    return " ".join((text or "").split()) or None
