"""The class of the algorithms in ``load_table``, which load the result of one query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Optional

from qgis.core import (
    QgsField,
    QgsFields,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsWkbTypes,
)

from .. import api, gis
from ..api.config import V1
from ..api.errors import Cancelled
from ..api.query import EVENT, SEARCH_ENTRIES
from ..gis.connections.connections import Connections
from ..gis.text.about import About
from ..gis.text.languages import tr
from ..gis.text.numbers import counted, whole
from . import shared
from .load_table import Load
from .shared import parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import COLUMNS, OUTPUT, PAGE_SIZE

if TYPE_CHECKING:
    from ..api import Area, Query
    from ..api.sources import Source
    from ..gis.results.loading import ResumePoint
    from ..gis.results.result import Result
    from ..gis.storage.recovery import OrphanedLoad

FOOTPRINT = "FOOTPRINT"


class LoadAlgorithm(ServiceAlgorithm):
    """Loads the result of a ``Query`` into OUTPUT (spec 4.3, 4.4, 4.8), by its row of the table."""

    takes_source = True

    def __init__(self, connections: Connections, load: Load) -> None:
        super().__init__(connections)
        self._load = load
        self.verb, self.where, self.example = load.verb, load.where, load.example
        self.subject = load.subject

    def createInstance(self) -> LoadAlgorithm:
        return LoadAlgorithm(self._connections, self._load)

    def displayName(self) -> str:
        return self._load.title()

    def summary(self) -> str:
        return self._load.summary()

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        load = self._load
        yield from parameters.places(load.where)
        if load.operation == EVENT:
            help_text = tr("The identifier of the event footprint, such as 2026/storm-emil.")
            label = tr("Event footprint")
            yield parameters.text(FOOTPRINT, label, help_text)
        if load.request is not None:
            yield parameters.request(load.request.name, load.request.widget, load.request.help())
        yield parameters.filters(load.filters_help() if load.filters_help else "")
        if load.only is None:
            yield parameters.version(load.version_help() if load.version_help else "")
        if load.has_columns:
            yield parameters.columns()
        if load.is_paged:
            yield parameters.page_size()
        streamed = tr(
            "A .gpkg file is written while loading; it keeps the partial result of a cancelled run."
        )
        yield parameters.output(load.output(), f"{load.output_help()} {streamed}", load.kind)

    def run_verb(self, run: Run) -> dict[str, Any]:
        client, output = self.client(), shared.outputs.Output(self, run)
        query = self._query(run)
        self._warn(query, client.config, run.feedback)
        described = gis.connections.sources.describe_source(client, query.source, run.monitor)
        with output.file() as path:
            left = gis.storage.recovery.orphaned_load_of(path, query, client.config.base_url)
            result = gis.results.loading.load(
                client,
                query,
                described,
                path,
                run.monitor,
                kept=_resume_point(left, run.feedback),
                connection=self._about.connection,
            )
            gis.storage.recovery.drop_orphaned_loads(path)
            report_result(result, self._about, run.feedback)
            if result.stored is not None:
                destination = output.deliver(result.stored.path)
                output.style_result(destination, result, is_own=True)
                return {OUTPUT: destination}
        kind = QgsWkbTypes.Type.Point
        return {OUTPUT: output.write(empty_fields(described, query), (), kind, gis.areas.geometry.wgs84())}

    def _query(self, run: Run) -> Query:
        load, more = self._load, {}
        areas = self._areas(run)
        if load.operation == EVENT:
            more["footprint"] = self._footprint_of(run)
        if load.request is not None:
            body = api.template_previews.OPEN_BODIES[load.request.point]
            text = self.text_of(run, load.request.name)
            more["request"] = parameters.request_template(text, load.request.name, body.names)
        if load.has_columns:
            more["columns"] = gis.text.lists.listed(self.text_of(run, COLUMNS))
        if load.is_paged:
            more["page_size"] = self.parameterAsInt(run.parameters, PAGE_SIZE, run.context)
        version = load.only or self.version_of(run)
        return api.Query(
            self._about.source, areas, version, self.filters_of(run), verb=load.operation, **more
        )

    def _areas(self, run: Run) -> tuple[Area, ...]:
        if not self.where:
            return ()
        features = list(shared.inputs.input_areas(self, run, self.input(run, self.where)))
        for each in features:
            if each.fault is not None:
                run.feedback.reportError(gis.text.error_messages.sentence(each.fault, self._about))
        return shared.inputs.valid_areas(self.where, (each.area for each in features))

    def _footprint_of(self, run: Run) -> str:
        footprint = self.text_of(run, FOOTPRINT)
        if not footprint:
            raise QgsProcessingException(
                tr("FOOTPRINT is empty. Enter the identifier of the event footprint.")
            )
        return footprint

    def _warn(self, query: Query, config: api.Config, feedback: QgsProcessingFeedback) -> None:
        """Warn of requests that are likely to fail, and of filters that are not sent."""
        request = self._load.request
        if request is not None:
            template = query.request or getattr(config.open_points, request.point)
            parameters.warn_of_unsent_filters(template, query.filters, request.name, feedback)
        if query.verb == SEARCH_ENTRIES and query.version == V1:
            _warn_of_long_address(query, config, feedback)


def _warn_of_long_address(query: Query, config: api.Config, feedback: QgsProcessingFeedback) -> None:
    requests = api.portfolio_requests
    request = requests.v1_search_request(query.source, query.filters, query.columns)
    length = len(config.url(request.path()))
    if length > requests.LONG_ADDRESS:
        feedback.pushWarning(
            tr(
                "In V1 a search is sent in the URL, which is {length} characters long; a service may refuse "
                "more than {limit}. VERSION 1 has no such limit."
            ).format(length=whole(length), limit=whole(requests.LONG_ADDRESS))
        )


def _resume_point(left: Optional[OrphanedLoad], feedback: QgsProcessingFeedback) -> Optional[ResumePoint]:
    """Return the partial result of an earlier run into the same file that QGIS did not finish."""
    if left is None:
        return None
    feedback.pushInfo(
        counted(
            left.record.rows,
            "QGIS was closed during an earlier run: resuming after its 1 row.",
            "QGIS was closed during an earlier run: resuming after its {count} rows.",
        )
    )
    return gis.results.loading.ResumePoint(left.path, left.record.position, left.record.rows)


def report_result(result: Result, about: About, feedback: QgsProcessingFeedback) -> None:
    """Report the number of rows of *result*, and what is missing."""
    for told in (
        gis.results.result.placeless_text(result.stored),
        gis.results.result.off_globe_text(result.stored),
    ):
        if told:
            feedback.pushWarning(told)
    if len(result.refused) > 1:
        for each in result.refused:
            missing = gis.results.errors.AreasMissing([each])
            feedback.reportError(gis.text.error_messages.sentence(missing, about))
    rows = gis.results.result.rows_text(result)
    if result.error is None:
        feedback.pushInfo(rows)
    elif isinstance(result.error, Cancelled):
        text = tr("Stopped after {rows}. The partial result is kept.")
        feedback.reportError(text.format(rows=rows))
    else:
        text = tr("Incomplete: {rows} loaded. {reason}")
        reason = gis.text.error_messages.sentence(result.error, about)
        feedback.reportError(text.format(rows=rows, reason=reason))


def empty_fields(described: Source, query: Query) -> QgsFields:
    """Return the fields of an empty result: the columns of the query, then ours."""
    columns = gis.storage.columns
    kinds = {column.field: columns.provisioned_kind(column.type) for column in described.columns}
    fields = QgsFields()
    for name in query.columns or kinds:
        fields.append(QgsField(name, columns.FIELD_TYPES[kinds.get(name, columns.TEXT)]))
    for name, kind in gis.results.result.place_fields(query).items():
        fields.append(QgsField(columns.own_name(name, fields.names()), columns.FIELD_TYPES[kind]))
    return fields
