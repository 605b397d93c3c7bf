"""``accumulationinarea``, ``accumulationinbuffers`` and ``accumulationlayer``: sums of a portfolio."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Mapping, Optional, Sequence

from qgis.core import (
    QgsFeature,
    QgsField,
    QgsFields,
    QgsProcessing,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import api, gis, toolbox
from ..api.errors import Cancelled
from ..api.verbs import ACCUMULATION, ACCUMULATION_LAYER
from ..gis.compat import FieldType
from .base import OUTPUT, Run, edited_by
from .loads import LoadAlgorithm
from .places_asked import AREA, CENTERS, Asked, asked_in, radii_of
from .request_text import request_template, warn_of_unsent_filters
from .statuses import EMPTY, FOUND, MESSAGE, STATUS, STOPPED, Tally, status_of

if TYPE_CHECKING:
    from ..api import Client, Monitor, Query
    from ..gis.accumulations import Accumulated
    from ..gis.outlines import Outlines
    from .inputs import Input

translate = QCoreApplication.translate

LAYER_REQUEST = "LAYER_REQUEST"


class _Accumulation(LoadAlgorithm):
    """Metrics of each feature of ``where``; a feature that can't be asked has its row, too."""

    asks = ACCUMULATION

    def own_help(self) -> dict[str, str]:
        where = translate(
            "GeoPortfolio",
            "{name}: features in any coordinate system, each asked on its own. One that can't be asked has "
            "a row that says why. Where the service answers none of them, the run ends with the reason and "
            "writes nothing.",
        )
        return {OUTPUT: self.output_help(), self.where: where.format(name=self.where)}

    def run_verb(self, run: Run) -> dict[str, Any]:
        client = self.client()
        toolbox.targets.check_target(run.parameters.get(OUTPUT), run.feedback)
        source = self.input(run, self.where)
        asked = list(asked_in(self, run, source))
        query = self.query_of(run, self.areas_of(asked))
        described = gis.jobs.describe_source(client, query.source, run.monitor)
        run.monitor.expect(len(query.areas) * max(1, len(query.radii)))
        accumulated = gis.jobs.accumulate(client, query, described, run.monitor)
        accumulated = replace(accumulated, connection=self._about.connection)
        return {
            OUTPUT: toolbox.outputs.written_or_kept(
                partial(self.written, accumulated, source, asked), run, "sums.gpkg"
            )
        }

    def written(self, accumulated: Accumulated, source: Input, asked: Sequence[Asked], run: Run) -> str:
        """Write OUTPUT, with what came for *asked* of *source*; where it is."""
        raise NotImplementedError

    def told(self, each: Optional[gis.accumulations.AccumulatedSet]) -> tuple[str, str]:
        """(status, message) of a set; None: it was not asked any more."""
        if each is None:
            return STOPPED, ""
        if each.error is None and not each.metrics:
            return EMPTY, translate("GeoPortfolio", "The service gave no metrics.")
        return (FOUND, "") if each.error is None else status_of(None, self._about, each.error)


class AccumulationInArea(_Accumulation):
    """accumulation/selection (spec 4.3, 4.4) for each polygon feature."""

    verb = "accumulationinarea"
    where = AREA
    example = "SOURCE=pf_airports AREA=regions.gpkg OUTPUT=sums.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Accumulation in area")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Asks the service for the sums of a source inside polygons: values, counts, currencies.",
        )

    def output_kind(self) -> tuple[str, QgsProcessing.SourceType]:
        return translate("GeoPortfolio", "Accumulation"), QgsProcessing.SourceType.TypeVectorPolygon

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: the areas with all their attributes, a field for each metric that the service gave, "
            "status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, "
            "ours begins with gp_. A metric that is text somewhere is a text everywhere.",
        )

    def written(self, accumulated: Accumulated, source: Input, asked: Sequence[Asked], run: Run) -> str:
        fields = QgsFields(source.fields)
        metrics = _Metrics(accumulated.sets, fields)
        for name in (STATUS, MESSAGE):
            fields.append(QgsField(gis.columns.own_name(name, fields.names()), FieldType.TEXT))
        tally = Tally(run.feedback, len(asked))
        sets = {each.area.name: number for number, each in enumerate(accumulated.sets)}

        def features() -> Iterator[QgsFeature]:
            for each in asked:
                number = sets.get(each.name)
                if each.fault is not None:
                    status, message = status_of(None, self._about, each.fault)
                else:
                    status, message = self.told(None if number is None else accumulated.sets[number])
                tally.take(each.name, status, message)
                feature = QgsFeature(fields)
                feature.setAttributes([*each.feature.attributes(), *metrics.row(number), status, message])
                feature.setGeometry(each.feature.geometry())
                yield feature

        output = toolbox.outputs.Output(self, run)
        form = (source.wkb_type, source.crs)
        destination = output.write(fields, features(), *form, source)
        tally.tell()
        stored = gis.store.Stored(Path(destination), len(asked), len(asked), metrics.stored)
        stored = replace(stored, outlines=_outlines(accumulated, metrics, run.monitor))
        output.dress(destination, gis.jobs.result_of(accumulated, stored))
        return destination


class AccumulationInBuffers(_Accumulation):
    """accumulation/buffer (spec 4.3, 4.4) for each point feature, all radii in one request."""

    verb = "accumulationinbuffers"
    where = CENTERS
    example = "SOURCE=pf_airports CENTERS=sites.gpkg RADII=200,500,1000 OUTPUT=circles.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Accumulation in buffers")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Asks the service for the sums of a source within one or several radii around centres: values, "
            "counts, currencies.",
        )

    def output_kind(self) -> tuple[str, QgsProcessing.SourceType]:
        return translate("GeoPortfolio", "Accumulation"), QgsProcessing.SourceType.TypeVectorPolygon

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: a geodesic circle in EPSG:4326 for each centre and radius, with 'radius' (meters), "
            "'center' (the id of the centre's feature), a field for each metric that the service gave, "
            "status (found, empty, failed or stopped) and message.",
        )

    def written(self, accumulated: Accumulated, source: Input, asked: Sequence[Asked], run: Run) -> str:
        output, radii = toolbox.outputs.Output(self, run), radii_of(self, run)
        accumulated = _with_all_centers(accumulated)
        unasked = [(each.name, radius, each.fault) for each in asked if each.fault for radius in radii]
        tally = Tally(run.feedback, len(accumulated.sets) + len(unasked))
        for each in accumulated.sets:
            tally.take(each.area.name, *self.told(each))
        for name, _, fault in unasked:
            tally.take(name, *status_of(None, self._about, fault))
        with output.file() as path:
            result = gis.jobs.store_accumulation(
                accumulated, path, run.monitor, told=self.told, unasked=unasked
            )
            tally.tell()
            destination = output.take(result.stored.path, is_kept=False)
        output.dress(destination, result, is_own=True)
        return destination


class AccumulationLayer(LoadAlgorithm):
    """accumulation/layer (spec 4.3): the service's own layer of sums."""

    verb = "accumulationlayer"
    asks = ACCUMULATION_LAYER
    example = "SOURCE=pf_airports OUTPUT=cells.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Accumulation by layer")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the accumulation layer that the service has of a source, such as cells with their sums. "
            "The service has it in V1 only.",
        )

    def add_own_parameters(self) -> None:
        request = QgsProcessingParameterString(
            LAYER_REQUEST,
            translate("GeoPortfolio", "Request (JSON, or @file.json)"),
            optional=True,
            multiLine=True,
        )
        edited_by(request, "LayerRequestWidget")
        self.addParameter(request)

    def output_kind(self) -> tuple[str, QgsProcessing.SourceType]:
        return translate("GeoPortfolio", "Accumulation"), QgsProcessing.SourceType.TypeVector

    def own_help(self) -> dict[str, str]:
        return {
            **super().own_help(),
            LAYER_REQUEST: translate(
                "GeoPortfolio",
                'LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are '
                "filled in; or @file.json; empty: that of the connection.",
            ),
        }

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no "
            "shapes.",
        )

    def own_parts(self, run: Run) -> dict[str, Any]:
        text = self.parameterAsString(run.parameters, LAYER_REQUEST, run.context)
        return {"request": request_template(text, LAYER_REQUEST, api.accumulation.LAYER_NAMES)}

    def advise(self, query: Query, client: Client, run: Run) -> None:
        template = query.request or client.config.open_points.layer_body
        warn_of_unsent_filters(template, query.filters, LAYER_REQUEST, run.feedback)


def _with_all_centers(accumulated: Accumulated) -> Accumulated:
    """*accumulated* with a set for each circle, also for those that a stop left unasked."""
    asked = {each.area.name for each in accumulated.sets}
    stopped = (
        gis.accumulations.AccumulatedSet(area, radius, error=Cancelled("not asked any more"))
        for area in accumulated.query.areas
        if area.name not in asked
        for radius in accumulated.query.radii
    )
    return replace(accumulated, sets=(*accumulated.sets, *stopped))


def _outlines(accumulated: Accumulated, metrics: _Metrics, monitor: Monitor) -> Optional[Outlines]:
    """What the styles need to know of the metrics; None where OUTPUT has them under other names."""
    stored = None
    # The answer is written by now: a disk without room must not take it back for its colours.
    with toolbox.outputs.passing_folder() as folder:
        stored = gis.jobs.store_accumulation(accumulated, folder / "seen.gpkg", monitor).stored
    if stored is None or stored.outlines is None:
        return None
    kept = {field.original: field.name for field in stored.fields}
    alike = all(kept.get(field.original) == field.name for field in metrics.stored)
    return replace(stored.outlines, own={}) if alike else None


class _Metrics:
    """The metrics of all sets as fields behind those of the input; numbers and texts in one: texts.

    :param fields: those of the input; the metrics' are added to them.
    """

    def __init__(self, sets: Sequence[gis.accumulations.AccumulatedSet], fields: QgsFields) -> None:
        self.stored: tuple[gis.store.StoredField, ...] = ()
        self._rows: Sequence[Sequence[Any]] = [()] * len(sets)
        columns = [self._column(name, sets, fields) for name in _names(each.metrics for each in sets)]
        if columns:
            self._rows = list(zip(*columns))
        self._none = [None] * len(columns)

    def row(self, number: Optional[int]) -> Sequence[Any]:
        """The values of the set with this number; None: there is no set."""
        return self._none if number is None else self._rows[number]

    def _column(
        self, name: str, sets: Sequence[gis.accumulations.AccumulatedSet], fields: QgsFields
    ) -> Sequence[Any]:
        column = gis.columns.Column(
            gis.columns.own_name(gis.columns.printable(name) or "metric", fields.names()), name
        )
        values = column.take([each.metrics.get(name) for each in sets])
        fields.append(QgsField(column.name, gis.field_types.FIELD_TYPES[column.kind]))
        self.stored += (gis.store.StoredField(column.name, name, column.sql_type),)
        return values


def _names(metrics: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    return dict.fromkeys(chain.from_iterable(metrics))
