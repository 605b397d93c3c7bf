"""``accumulationinarea`` and ``accumulationinbuffers``: the metrics of a portfolio in each area."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Optional, Sequence

from qgis.core import QgsFeature, QgsField, QgsFields, QgsProcessingParameterDefinition

from .. import api, gis
from ..api.errors import Cancelled
from ..api.query import ACCUMULATION
from ..gis.text.languages import tr
from . import shared
from .shared import groups, parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import AREA, CENTERS, OUTPUT
from .shared.statuses import EMPTY, FOUND, STOPPED, Tally, status_of, with_status

if TYPE_CHECKING:
    from ..gis.results.accumulated import Accumulated
    from ..gis.storage.value_summary import AreaSummary
    from .shared.inputs import Input, InputArea


class _Accumulation(ServiceAlgorithm):
    """Metrics of each input feature; a feature that can't be sent also gets a row."""

    takes_source = True

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        features = tr(
            "Features in any CRS, each with its own request. Features that cannot be queried have a row "
            "with the reason. If all requests fail, the run ends with the reason and writes nothing."
        )
        yield from parameters.places(self.where, features)
        yield parameters.filters()
        yield parameters.version()
        label = tr("Accumulation")
        yield parameters.output(label, self.output_help(), parameters.POLYGON_FEATURES)

    def output_help(self) -> str:
        """Return the help of OUTPUT."""
        raise NotImplementedError

    def run_verb(self, run: Run) -> dict[str, Any]:
        client = self.client()
        source = self.input(run, self.where)
        features = list(shared.inputs.input_areas(self, run, source))
        areas = shared.inputs.valid_areas(self.where, (each.area for each in features))
        version, filters = self.version_of(run), self.filters_of(run)
        query = api.Query(self._about.source, areas, version, filters, verb=ACCUMULATION)
        described = gis.connections.sources.describe_source(client, query.source, run.monitor)
        run.monitor.expect(len(query.areas) * max(1, len(query.radii)))
        accumulated = gis.results.accumulation.accumulate(client, query, described, run.monitor)
        accumulated = replace(accumulated, connection=self._about.connection)
        write = partial(self.write, accumulated, source, features)
        return {OUTPUT: shared.outputs.written_or_kept(write, run, "sums.gpkg")}

    def write(self, accumulated: Accumulated, source: Input, features: Sequence[InputArea], run: Run) -> str:
        """Write OUTPUT with the metrics of the *features* of *source*; return its destination."""
        raise NotImplementedError

    def status(self, each: Optional[gis.results.accumulated.AccumulatedSet]) -> tuple[str, str]:
        """Return (status, message) of a set; None: it was not requested before the stop."""
        if each is None:
            return STOPPED, ""
        if each.error is None and not each.metrics:
            return EMPTY, tr("The service returned no metrics.")
        return (FOUND, "") if each.error is None else status_of(None, self._about, each.error)


class AccumulationInArea(_Accumulation):
    """accumulation/selection (spec 4.3, 4.4) for each polygon feature."""

    verb = "accumulationinarea"
    subject = groups.ACCUMULATION
    where = AREA
    example = "SOURCE=pf_airports AREA=regions.gpkg OUTPUT=sums.gpkg"

    def displayName(self) -> str:
        return tr("Calculate accumulation in area")

    def summary(self) -> str:
        return tr("Calculates the totals of a source inside polygons: values, counts, currencies.")

    def output_help(self) -> str:
        return tr(
            "The areas with all their attributes, a field for each metric of the service, status (found, "
            "empty, failed or stopped) and message. If AREA has a field of the same name, the new field "
            "starts with gp_. A metric with any text value is a text field."
        )

    def write(self, accumulated: Accumulated, source: Input, features: Sequence[InputArea], run: Run) -> str:
        fields = QgsFields(source.fields)
        metrics = _Metrics(accumulated.sets, fields)
        with_status(fields)
        tally = Tally(run.feedback, len(features))
        sets = {each.area.name: number for number, each in enumerate(accumulated.sets)}

        def rows() -> Iterator[QgsFeature]:
            for each in features:
                number = sets.get(each.name)
                if each.fault is not None:
                    status, message = status_of(None, self._about, each.fault)
                else:
                    status, message = self.status(None if number is None else accumulated.sets[number])
                tally.take(each.name, status, message)
                row = QgsFeature(fields)
                row.setAttributes([*each.feature.attributes(), *metrics.row(number), status, message])
                row.setGeometry(each.feature.geometry())
                yield row

        output = shared.outputs.Output(self, run)
        destination = output.write(fields, rows(), source.wkb_type, source.crs, source)
        tally.tell()
        count = len(features)
        stored = gis.storage.result_file.ResultFile(
            Path(destination), count, count, metrics.stored, outlines=metrics.summary()
        )
        output.style_result(destination, gis.results.accumulation.result_of(accumulated, stored))
        return destination


class AccumulationInBuffers(_Accumulation):
    """accumulation/buffer (spec 4.3, 4.4) for each point feature, all radii in one request."""

    verb = "accumulationinbuffers"
    subject = groups.ACCUMULATION
    where = CENTERS
    example = "SOURCE=pf_airports CENTERS=sites.gpkg RADII=200,500,1000 OUTPUT=circles.gpkg"

    def displayName(self) -> str:
        return tr("Calculate accumulation in buffers")

    def summary(self) -> str:
        return tr(
            "Calculates the totals of a source within one or several radii around centers: values, counts, "
            "currencies."
        )

    def output_help(self) -> str:
        return tr(
            "A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' "
            "(feature id of the center), a field for each metric of the service, status (found, empty, "
            "failed or stopped) and message."
        )

    def write(self, accumulated: Accumulated, source: Input, features: Sequence[InputArea], run: Run) -> str:
        output, radii = shared.outputs.Output(self, run), shared.inputs.radii_of(self, run)
        accumulated = _with_all_centers(accumulated)
        unsent = [(each.name, radius, each.fault) for each in features if each.fault for radius in radii]
        tally = Tally(run.feedback, len(accumulated.sets) + len(unsent))
        for each in accumulated.sets:
            tally.take(each.area.name, *self.status(each))
        for name, _, fault in unsent:
            tally.take(name, *status_of(None, self._about, fault))
        with output.file() as path:
            result = gis.results.accumulation.store_accumulation(
                accumulated, path, run.monitor, told=self.status, unasked=unsent
            )
            tally.tell()
            destination = output.deliver(result.stored.path, is_kept=False)
        output.style_result(destination, result, is_own=True)
        return destination


def _with_all_centers(accumulated: Accumulated) -> Accumulated:
    """Return *accumulated* with a set for each circle, including those not requested before a stop."""
    asked = {each.area.name for each in accumulated.sets}
    stopped = (
        gis.results.accumulated.AccumulatedSet(area, radius, error=Cancelled("not asked any more"))
        for area in accumulated.query.areas
        if area.name not in asked
        for radius in accumulated.query.radii
    )
    return replace(accumulated, sets=(*accumulated.sets, *stopped))


class _Metrics:
    """The metrics of all sets as fields after those of the input; mixed numbers and texts become text.

    :param fields: those of the input; the metrics are added to them.
    """

    def __init__(self, sets: Sequence[gis.results.accumulated.AccumulatedSet], fields: QgsFields) -> None:
        self.stored: tuple[gis.storage.reader.ResultField, ...] = ()
        names = dict.fromkeys(chain.from_iterable(each.metrics for each in sets))
        self._columns = [self._column(name, sets, fields) for name in names]
        self._rows = list(zip(*self._columns)) if names else [()] * len(sets)
        self._none = [None] * len(names)

    def row(self, number: Optional[int]) -> Sequence[Any]:
        """Return the values of the set with this number; None: there is no set."""
        return self._none if number is None else self._rows[number]

    def summary(self) -> AreaSummary:
        """Summarize the values for the styles of OUTPUT; without metrics if SQLite refuses that many
        columns."""
        names = [field.name for field in self.stored]
        fields = {field.original: (field.name, field.type) for field in self.stored}
        with suppress(sqlite3.Error), closing(sqlite3.connect(":memory:")) as connection:
            if names:
                fid = gis.storage.columns.unique_name("fid", names)
                sql = gis.sqlite.sql.sql
                create = "CREATE TABLE metrics ({fid} INTEGER PRIMARY KEY, {names})"
                connection.execute(sql(create, fid=fid, names=names))
                gis.sqlite.sql.insert_columns(connection, "metrics", names, self._columns)
                values = gis.storage.value_summary.ValueReader(connection, "metrics", fid, fields)
                return values.areas({}, None)
        return gis.storage.value_summary.AreaSummary({})

    def _column(
        self, name: str, sets: Sequence[gis.results.accumulated.AccumulatedSet], fields: QgsFields
    ) -> Sequence[Any]:
        column = gis.storage.columns.Column(
            gis.storage.columns.own_name(gis.storage.columns.printable(name) or "metric", fields.names()),
            name,
        )
        values = column.take([each.metrics.get(name) for each in sets])
        fields.append(QgsField(column.name, gis.storage.columns.FIELD_TYPES[column.kind]))
        self.stored += (gis.storage.reader.ResultField(column.name, name, column.sql_type),)
        return values
