"""What the algorithms share that load a result: where they ask, what they ask for, and how it is told."""

from __future__ import annotations

from typing import Any, Iterator

from qgis.core import (
    QgsField,
    QgsFields,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api import Area, Buffers, Client, Query
from ..api.config import V2
from ..api.errors import Cancelled, InvalidShape
from ..api.portfolio import Source
from ..api.query import ENTRIES, POINTS, SEARCH_POINTS
from ..gis import jobs
from ..gis.areas import polygon_from_geometry, wgs84
from ..gis.columns import BOOLEAN, DATE, INTEGER, REAL, TEXT, own_name, provisioned_kind
from ..gis.compat import FieldType
from ..gis.lengths import parse_radii
from ..gis.positions import InvalidPosition, Positions
from ..gis.results import Result, rows_text
from ..gis.sentences import sentence
from .base import OUTPUT, Run, ServiceAlgorithm
from .lists import listed
from .outputs import Output

translate = QCoreApplication.translate

AREA = "AREA"
CENTERS = "CENTERS"
RADII = "RADII"
COLUMNS = "COLUMNS"
PAGE_SIZE = "PAGE_SIZE"
_PAGE_SIZE = 1000
_FIELD_TYPES = {
    BOOLEAN: FieldType.BOOLEAN,
    INTEGER: FieldType.LONG,
    REAL: FieldType.REAL,
    DATE: FieldType.DATE,
    TEXT: FieldType.TEXT,
}


class LoadAlgorithm(ServiceAlgorithm):
    """The answer to a ``Query`` into OUTPUT (spec 4.3, 4.4).

    :cvar asks: the verb of the query.
    :cvar where: ``AREA`` (polygons), ``CENTERS`` (points, with ``RADII``), or empty: a search.
    """

    takes_source = True
    asks = POINTS
    where = ""

    @property
    def takes_columns(self) -> bool:
        """Points have the columns that the service gives them; entries and searches those that are wanted."""
        return self.asks != POINTS

    def add_parameters(self) -> None:
        if self.where == AREA:
            self.addParameter(
                QgsProcessingParameterFeatureSource(
                    AREA, translate("GeoPortfolio", "Areas"), [QgsProcessing.SourceType.TypeVectorPolygon]
                )
            )
        elif self.where == CENTERS:
            self.addParameter(
                QgsProcessingParameterFeatureSource(
                    CENTERS, translate("GeoPortfolio", "Centres"), [QgsProcessing.SourceType.TypeVectorPoint]
                )
            )
            self.addParameter(
                QgsProcessingParameterString(RADII, translate("GeoPortfolio", "Radii in meters (500,1000)"))
            )
        self.add_portfolio_parameters(with_version=self.asks != SEARCH_POINTS)
        self._add_columns()
        is_points = self.asks in (POINTS, SEARCH_POINTS)
        kind = QgsProcessing.SourceType
        self.addParameter(
            QgsProcessingParameterFeatureSink(
                OUTPUT,
                translate("GeoPortfolio", "Points") if is_points else translate("GeoPortfolio", "Entries"),
                kind.TypeVectorPoint if is_points else kind.TypeVector,
            )
        )

    def output_help(self) -> str:
        """What OUTPUT holds, for the help."""
        raise NotImplementedError

    def own_help(self) -> dict[str, str]:
        streamed = translate(
            "GeoPortfolio",
            "A .gpkg file is written in a stream; it holds what had come when the run is cancelled.",
        )
        return {OUTPUT: f"{self.output_help()} {streamed}"}

    def run_verb(self, run: Run) -> dict[str, Any]:
        client, output = self.client(), Output(self, run)
        query = self._query(run)
        self.advise(query, client, run)
        described = jobs.describe_source(client, query.source, run.monitor)
        with output.file() as path:
            result = jobs.load(client, query, described, path, run.monitor)
            self._tell(result, run.feedback)
            if result.stored is not None:
                return {OUTPUT: output.take(result.stored.path)}
        kind = QgsWkbTypes.Type.Point
        return {OUTPUT: output.write(empty_fields(described, query), (), kind, wgs84())}

    def advise(self, query: Query, client: Client, run: Run) -> None:
        """Say what may go wrong with *query* before it is asked."""

    def _add_columns(self) -> None:
        if self.takes_columns:
            self.addParameter(
                QgsProcessingParameterString(
                    COLUMNS, translate("GeoPortfolio", "Columns (a,b; empty: the service's)"), optional=True
                )
            )
        if self.asks == ENTRIES:
            size = QgsProcessingParameterNumber(
                PAGE_SIZE,
                translate("GeoPortfolio", "Entries asked for at a time"),
                QgsProcessingParameterNumber.Type.Integer,
                _PAGE_SIZE,
                minValue=1,
            )
            size.setFlags(size.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
            self.addParameter(size)

    def _query(self, run: Run) -> Query:
        parameters, context = run.parameters, run.context
        more: dict[str, Any] = {}
        if self.takes_columns:
            more["columns"] = listed(self.parameterAsString(parameters, COLUMNS, context))
        if self.asks == ENTRIES:
            more["page_size"] = self.parameterAsInt(parameters, PAGE_SIZE, context)
        return Query(
            self.source_of(run),
            self._areas(run),
            V2 if self.asks == SEARCH_POINTS else self.version_of(run),
            self.filters_of(run),
            verb=self.asks,
            **more,
        )

    def _areas(self, run: Run) -> tuple[Area, ...]:
        if not self.where:
            return ()
        areas = tuple(self._polygons(run) if self.where == AREA else self._circles(run))
        if areas:
            return areas
        if self.where == AREA:
            nothing = translate("GeoPortfolio", "There is no valid polygon in AREA, so nothing was asked.")
        else:
            nothing = translate("GeoPortfolio", "There is no valid point in CENTERS, so nothing was asked.")
        raise QgsProcessingException(nothing)

    def _polygons(self, run: Run) -> Iterator[Area]:
        source = self.source_layer(run, AREA)
        crs, context = source.sourceCrs(), run.context.transformContext()
        for feature in self.features_of(source):
            name = str(feature.id())
            try:
                yield Area(name, polygon_from_geometry(feature.geometry(), crs, context, name))
            except InvalidShape as error:
                run.feedback.reportError(sentence(error, self._about))

    def _circles(self, run: Run) -> Iterator[Area]:
        radii = parse_radii(self.parameterAsString(run.parameters, RADII, run.context), plain=True)
        source = self.source_layer(run, CENTERS)
        positions = Positions(source.sourceCrs(), run.context.transformContext())
        for feature in self.features_of(source):
            name = str(feature.id())
            try:
                yield Area(name, Buffers((positions.of(feature.geometry(), name),), radii))
            except InvalidPosition as error:
                run.feedback.reportError(sentence(error, self._about))

    def _tell(self, result: Result, feedback: QgsProcessingFeedback) -> None:
        rows = rows_text(result)
        if result.error is None:
            feedback.pushInfo(rows)
        elif isinstance(result.error, Cancelled):
            feedback.reportError(
                translate("GeoPortfolio", "Stopped after {rows}; they are kept.").format(rows=rows)
            )
        else:
            feedback.reportError(
                translate("GeoPortfolio", "Incomplete: {rows} came and are kept. {reason}").format(
                    rows=rows, reason=sentence(result.error, self._about)
                )
            )


def empty_fields(described: Source, query: Query) -> QgsFields:
    """The fields of an answer without rows: the columns that were asked for, then our own."""
    kinds = {column.field: provisioned_kind(column.type) for column in described.columns}
    fields = QgsFields()
    for name in query.columns or kinds:
        fields.append(QgsField(name, _FIELD_TYPES[kinds.get(name, TEXT)]))
    circles = any(isinstance(area.shape, Buffers) for area in query.areas)
    own = {"radius": REAL, "center": TEXT} if circles else {"area": TEXT} if query.areas else {}
    for name, kind in own.items():
        fields.append(QgsField(own_name(name, fields.names()), _FIELD_TYPES[kind]))
    return fields
