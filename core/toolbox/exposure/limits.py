"""``checklimits``: the accumulation of watched areas against their limits (spec 4.3)."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator

from qgis.core import (
    QgsFeature,
    QgsField,
    QgsFields,
    QgsProcessingException,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFileDestination,
)

from ... import api, gis
from ...api.query import ACCUMULATION
from ...gis.compat import FieldType
from ...gis.text.languages import tr
from ...gis.text.numbers import plural, whole
from .. import shared
from ..shared import groups, parameters
from ..shared.algorithm import Run
from ..shared.base import ServiceAlgorithm
from ..shared.parameters import AREA, OUTPUT

if TYPE_CHECKING:
    from ...gis.exposure.limits import CheckedArea
    from ..shared.inputs import Input

METRIC = "METRIC"
LIMIT = "LIMIT"
HISTORY = "HISTORY"
FAIL_ON_BREACH = "FAIL_ON_BREACH"
_MOST_NAMES = 10


class CheckLimits(ServiceAlgorithm):
    """Checks each area against its limit; can fail on a breach, for schedulers."""

    verb = "checklimits"
    subject = groups.ACCUMULATION
    takes_source = True
    where = AREA
    example = (
        "SOURCE=pf_airports AREA=regions.gpkg METRIC=locations LIMIT=100 OUTPUT=checked.gpkg "
        "HISTORY=checks.csv"
    )

    def displayName(self) -> str:
        return tr("Check limits")

    def summary(self) -> str:
        return tr(
            "Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% "
            "of its limit on) or breached. For schedulers, the run can fail if a limit is breached."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield from parameters.places(AREA, tr("Watched areas: polygons in any CRS."))
        yield parameters.text(
            METRIC,
            tr("Metric"),
            tr("The metric to compare, by the name of its field in Calculate accumulation in area."),
        )
        yield parameters.expression(
            LIMIT, tr("Limit"), tr("A field, an expression or a number: the limit of each area."), of=AREA
        )
        yield parameters.filters()
        yield parameters.version()
        yield parameters.output(
            tr("Checked areas"),
            tr(
                "The areas with all their attributes, value, limit, headroom, status (ok, near, breached or "
                "failed), message and checked_at. If AREA has a field of the same name, the new field starts "
                "with gp_."
            ),
            parameters.POLYGON_FEATURES,
        )
        history = QgsProcessingParameterFileDestination(
            HISTORY, tr("History"), tr("CSV files (*.csv)"), optional=True, createByDefault=False
        )
        yield parameters.with_help(history, tr("A CSV file to which a row for each area is appended."))
        yield parameters.flag(
            FAIL_ON_BREACH,
            tr("Fail if a limit is breached"),
            tr("1: after OUTPUT is written, the run fails if a limit is breached or a check failed."),
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        history = self.parameterAsFileOutput(run.parameters, HISTORY, run.context)
        if history:
            shared.targets.check_target(history, run.feedback)
        source = self.input(run, AREA)
        # Before any request, as an invalid limit ends the run.
        watched = list(
            gis.exposure.limits.watched_areas(
                source, self.text_of(run, LIMIT), run.context.transformContext()
            )
        )
        areas = shared.inputs.valid_areas(AREA, (each.area for each in watched))
        client = self.client()
        query = api.Query(
            self._about.source, areas, self.version_of(run), self.filters_of(run), verb=ACCUMULATION
        )
        described = gis.connections.sources.describe_source(client, query.source, run.monitor)
        run.monitor.expect(len(areas))
        accumulated = gis.results.accumulation.accumulate(client, query, described, run.monitor)
        run.monitor.stop_if_cancelled()
        sets = {each.area.name: each for each in accumulated.sets}
        metric, now = self.text_of(run, METRIC), datetime.now().astimezone().isoformat(timespec="seconds")
        checked = [
            gis.exposure.limits.checked(
                each, sets.get(str(each.feature.id())), accumulated.error, metric, self._about
            )
            for each in watched
        ]
        destination = self._write(run, source, checked, now)
        if history:
            rows = gis.exposure.limits.history_rows(checked, now, query.source, metric)
            gis.exposure.limits.append_history(Path(history), rows)
        self._tell(run, checked)
        return {OUTPUT: destination, **({HISTORY: history} if history else {})}

    def _write(self, run: Run, source: Input, checked: list[CheckedArea], now: str) -> str:
        fields = QgsFields(source.fields)
        own = [
            gis.storage.columns.own_name(name, fields.names())
            for name in ("value", "limit", "headroom", "status", "message", "checked_at")
        ]
        for name, kind in zip(own, [FieldType.REAL] * 3 + [FieldType.TEXT] * 3):
            fields.append(QgsField(name, kind))

        def rows() -> Iterator[QgsFeature]:
            for each in checked:
                row = QgsFeature(fields)
                new = (each.value, each.limit, each.headroom, each.status, each.message, now)
                row.setAttributes([*each.watched.feature.attributes(), *new])
                row.setGeometry(each.watched.feature.geometry())
                yield row

        output = shared.outputs.Output(self, run)
        destination = output.write(fields, rows(), source.wkb_type, source.crs, source)
        title = tr("Limits of {name}").format(name=source.name)

        def style(layer: Any) -> None:
            gis.exposure.limits.style_limits(layer, own[3], own[0], own[1])

        output.style_by(destination, title, style)
        return destination

    def _tell(self, run: Run, checked: list[CheckedArea]) -> None:
        for word in (gis.exposure.limits.BREACHED, gis.exposure.limits.FAILED):
            some = [each for each in checked if each.status == word]
            if not some:
                continue
            names = gis.text.joining.listed([each.watched.name for each in some[:_MOST_NAMES]])
            if word == gis.exposure.limits.FAILED:
                text = plural(
                    len(some),
                    "{count} area could not be checked: {names}.",
                    "{count} areas could not be checked: {names}.",
                )
            else:
                text = plural(
                    len(some),
                    "The limit of {count} area is breached: {names}.",
                    "The limits of {count} areas are breached: {names}.",
                )
            told = text.format(count=whole(len(some)), names=names)
            if self.parameterAsBool(run.parameters, FAIL_ON_BREACH, run.context):
                raise QgsProcessingException(told)
            run.feedback.pushWarning(told)
