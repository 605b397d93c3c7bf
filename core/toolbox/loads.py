"""What the algorithms share that load a result: where they ask, what they ask for, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional

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

from .. import api, gis, toolbox
from ..api.config import V1, V2
from ..api.errors import Cancelled
from ..api.verbs import ACCUMULATION_LAYER, ENTRIES, EVENT, POINTS, SEARCH_ENTRIES, SEARCH_POINTS
from ..gis.counting import counted
from .base import OUTPUT, Run, ServiceAlgorithm, edited_by
from .places_asked import AREA, CENTERS, RADII, Asked, asked_in

if TYPE_CHECKING:
    from ..api import Area, Client
    from ..api.provision import Source
    from ..gis.jobs import Kept
    from ..gis.leftovers import Leftover
    from ..gis.results import Result

translate = QCoreApplication.translate

COLUMNS = "COLUMNS"
PAGE_SIZE = "PAGE_SIZE"
_PAGE_SIZE = 1000
_WITH_COLUMNS = (ENTRIES, SEARCH_ENTRIES, SEARCH_POINTS, EVENT)
_ONE_VERSION = {SEARCH_POINTS: V2, ACCUMULATION_LAYER: V1, EVENT: V2}
"""What the service has in one version only, or in none."""


class LoadAlgorithm(ServiceAlgorithm):
    """The answer to a ``Query`` into OUTPUT (spec 4.3, 4.4).

    :cvar asks: the verb of the query.
    :cvar where: ``AREA`` (polygons), ``CENTERS`` (points, with ``RADII``), or empty: a search.
    """

    takes_source = True
    asks = POINTS

    @property
    def takes_columns(self) -> bool:
        """Points have the columns that the service gives them; records those that are wanted."""
        return self.asks in _WITH_COLUMNS

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
        self.add_own_parameters()
        self.add_portfolio_parameters(with_version=self.asks not in _ONE_VERSION)
        self._add_columns()
        self.addParameter(QgsProcessingParameterFeatureSink(OUTPUT, *self.output_kind()))

    def add_own_parameters(self) -> None:
        """Those that come behind the place and before the filters."""

    def output_kind(self) -> tuple[str, QgsProcessing.SourceType]:
        """What OUTPUT is called, and what it may be."""
        kind = QgsProcessing.SourceType
        if self.asks in (POINTS, SEARCH_POINTS):
            return translate("GeoPortfolio", "Points"), kind.TypeVectorPoint
        return translate("GeoPortfolio", "Entries"), kind.TypeVector

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
        client, output = self.client(), toolbox.outputs.Output(self, run)
        toolbox.targets.check_target(run.parameters.get(OUTPUT), run.feedback)
        query = self.query_of(run, self._areas(run))
        self.advise(query, client, run)
        described = gis.jobs.describe_source(client, query.source, run.monitor)
        with output.file() as path:
            left = gis.leftovers.left_of(path, query, client.config.base_url)
            result = gis.jobs.load(
                client,
                query,
                described,
                path,
                run.monitor,
                kept=self._kept(left, run.feedback),
                connection=self._about.connection,
            )
            gis.leftovers.drop_left(path)
            self.tell(result, run.feedback)
            if result.stored is not None:
                destination = output.take(result.stored.path)
                output.dress(destination, result, is_own=True)
                return {OUTPUT: destination}
        kind = QgsWkbTypes.Type.Point
        return {OUTPUT: output.write(empty_fields(described, query), (), kind, gis.areas.wgs84())}

    def _kept(self, left: Optional[Leftover], feedback: QgsProcessingFeedback) -> Optional[Kept]:
        """What an earlier run into the same file had brought when QGIS ended in its middle."""
        if left is None:
            return None
        feedback.pushInfo(
            counted(
                left.rows,
                "QGIS ended in the middle of an earlier run: going on after its 1 row.",
                "QGIS ended in the middle of an earlier run: going on after its {count} rows.",
            )
        )
        return gis.jobs.kept_of(left)

    def advise(self, query: api.Query, client: Client, run: Run) -> None:
        """Say what may go wrong with *query* before it is asked."""

    def _add_columns(self) -> None:
        if self.takes_columns:
            columns = QgsProcessingParameterString(
                COLUMNS, translate("GeoPortfolio", "Columns (a,b; empty: the service's)"), optional=True
            )
            edited_by(columns, "ColumnsWidget")
            self.addParameter(columns)
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

    def query_of(self, run: Run, areas: tuple[Area, ...]) -> api.Query:
        """What is asked, in *areas*."""
        parameters, context = run.parameters, run.context
        more = self.own_parts(run)
        if self.takes_columns:
            more["columns"] = gis.lists.listed(self.parameterAsString(parameters, COLUMNS, context))
        if self.asks == ENTRIES:
            more["page_size"] = self.parameterAsInt(parameters, PAGE_SIZE, context)
        return api.Query(
            self.source_of(run),
            areas,
            _ONE_VERSION.get(self.asks) or self.version_of(run),
            self.filters_of(run),
            verb=self.asks,
            **more,
        )

    def own_parts(self, run: Run) -> dict[str, Any]:
        """The parts of the query that only this verb has."""
        return {}

    def _areas(self, run: Run) -> tuple[Area, ...]:
        if not self.where:
            return ()
        asked = []
        for each in asked_in(self, run, self.input(run, self.where)):
            if each.fault is not None:
                run.feedback.reportError(gis.sentences.sentence(each.fault, self._about))
            asked.append(each)
        return self.areas_of(asked)

    def areas_of(self, asked: Iterable[Asked]) -> tuple[Area, ...]:
        """Those that can be asked; raises QgsProcessingException where there is none."""
        areas = tuple(each.area for each in asked if each.area is not None)
        if areas:
            return areas
        if self.where == AREA:
            nothing = translate("GeoPortfolio", "There is no valid polygon in AREA, so nothing was asked.")
        else:
            nothing = translate("GeoPortfolio", "There is no valid point in CENTERS, so nothing was asked.")
        raise QgsProcessingException(nothing)

    def tell(self, result: Result, feedback: QgsProcessingFeedback) -> None:
        """How much came, and whether it is all."""
        rows = gis.results.rows_text(result)
        for told in filter(
            None, (gis.results.placeless_text(result.stored), gis.results.astray_text(result.stored))
        ):
            feedback.pushWarning(told)
        if len(result.refused) > 1:
            for each in result.refused:
                missing = gis.job_errors.AreasMissing([each])
                feedback.reportError(gis.sentences.sentence(missing, self._about))
        if result.error is None:
            feedback.pushInfo(rows)
        elif isinstance(result.error, Cancelled):
            feedback.reportError(
                gis.counting.plural(
                    result.shown,
                    "Stopped after {rows}. It is kept.",
                    "Stopped after {rows}. They are kept.",
                ).format(rows=rows)
            )
        else:
            feedback.reportError(
                gis.counting.plural(
                    result.shown,
                    "Incomplete: {rows} came and is kept. {reason}",
                    "Incomplete: {rows} came and are kept. {reason}",
                ).format(rows=rows, reason=gis.sentences.sentence(result.error, self._about))
            )


def empty_fields(described: Source, query: api.Query) -> QgsFields:
    """The fields of an answer without rows: the columns that were asked for, then our own."""
    kinds = {column.field: gis.columns.provisioned_kind(column.type) for column in described.columns}
    fields = QgsFields()
    for name in query.columns or kinds:
        fields.append(QgsField(name, gis.field_types.FIELD_TYPES[kinds.get(name, gis.columns.TEXT)]))
    circles = any(isinstance(area.shape, api.Buffers) for area in query.areas)
    own = {"area": gis.columns.TEXT} if query.areas else {}
    if circles:
        own = {"radius": gis.columns.REAL, "center": gis.columns.TEXT}
    for name, kind in own.items():
        fields.append(QgsField(gis.columns.own_name(name, fields.names()), gis.field_types.FIELD_TYPES[kind]))
    return fields
