"""``riskreports``: a report for each point, and a table with the status of each."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator

from qgis.core import (
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFolderDestination,
)

from .. import gis
from ..api.errors import Cancelled
from ..gis.compat import FieldType
from ..gis.text.languages import tr
from . import shared
from .shared import groups, parameters
from .shared.algorithm import FeedbackMonitor, Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import INPUT, OUTPUT, RADII, advanced
from .shared.statuses import MESSAGE, STATUS, STOPPED, Tally

if TYPE_CHECKING:
    from .shared.inputs import Input

NAME = "NAME"
FORMAT = "FORMAT"
SKIP_EXISTING = "SKIP_EXISTING"
FOLDER = "FOLDER"
_KINDS = ("pdf", "html")


class RiskReports(ServiceAlgorithm):
    """Downloads the risk report of each point, with buffers if radii are given (spec 4.5)."""

    verb = "riskreports"
    subject = groups.REPORTS
    takes_source = True
    example = "SOURCE=pf_airports INPUT=sites.gpkg FOLDER=reports OUTPUT=index.csv"

    def displayName(self) -> str:
        return tr("Risk reports")

    def summary(self) -> str:
        return tr(
            "Saves a risk report for each point in a folder, with an index (index.csv) and a layer "
            "(reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again "
            "with the same folder and SKIP_EXISTING to save only the missing ones."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.points(tr("Points in any CRS."))
        yield parameters.radii(
            tr(
                'In meters, such as "500,1000". With radii, the report includes the locations in these '
                "circles."
            ),
            is_optional=True,
        )
        yield parameters.choice(
            FORMAT, tr("Format"), [kind.upper() for kind in _KINDS], 0, tr("0: PDF. 1: HTML.")
        )
        yield parameters.filters()
        yield parameters.version(tr("Version of the reports. 0: V1. 1: V2."))
        yield advanced(
            parameters.expression(
                NAME,
                tr("Name of each file (expression)"),
                tr("A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id."),
                is_optional=True,
            )
        )
        yield parameters.flag(
            SKIP_EXISTING,
            tr("Skip reports that are already in the folder"),
            tr("True: skip reports with the same point and settings that are already in the folder."),
        )
        yield QgsProcessingParameterFolderDestination(FOLDER, tr("Folder"))
        help_text = tr(
            "A table with point (feature id), label, file, status (saved, warning, skipped, failed or "
            "stopped) and message."
        )
        yield parameters.output(tr("Report index"), help_text)

    def run_verb(self, run: Run) -> dict[str, Any]:
        client = self.client()
        order = self._order(run, client.config.base_url)
        tally = Tally(run.feedback, len(order.items))
        monitor = _ItemMonitor(run.feedback, tally)
        finished = gis.reports.run.run_reports(client, order, monitor)
        rows = [self._row(finished, item) for item in finished.items]
        for item, row in zip(finished.items, rows):
            if item.number not in monitor.told:
                tally.take(item.label, *row[-2:])
        kinds = dict.fromkeys(("point", "label", "file", STATUS, MESSAGE), FieldType.TEXT)
        destination = shared.outputs.Output(self, run).write_table(kinds, rows)
        tally.tell()
        if finished.error is not None and not finished.waiting:
            # All reports were downloaded, but the index or layer failed. Otherwise the rows have the reason.
            run.feedback.reportError(gis.text.error_messages.sentence(finished.error, self._about))
        return {OUTPUT: destination, FOLDER: str(finished.folder)}

    def _row(self, order: gis.reports.batch.ReportOrder, item: gis.reports.batch.ReportItem) -> list[str]:
        """Return the row of *item*; if it was not requested, with the reason why the run ended."""
        status, message = item.state, item.message
        if status == gis.reports.batch.WAITING:
            is_stopped = order.error is None or isinstance(order.error, Cancelled)
            status = STOPPED if is_stopped else gis.reports.batch.FAILED
            message = "" if is_stopped else gis.text.error_messages.sentence(order.error, self._about)
        return [item.point, item.label, str(order.path_of(item) or ""), status, message]

    def _order(self, run: Run, host: str) -> gis.reports.batch.ReportOrder:
        radii = self.text_of(run, RADII)
        folder = Path(self.parameterAsString(run.parameters, FOLDER, run.context))
        return gis.reports.batch.ReportOrder(
            folder=folder,
            connection=self._about.connection,
            host=host,
            source=self._about.source,
            kind=_KINDS[self.parameterAsEnum(run.parameters, FORMAT, run.context)],
            version=self.version_of(run),
            radiuses=tuple(gis.text.lengths.parse_radii(radii, plain=True)) if radii else (),
            filters=self.filters_of(run),
            skip_existing=self.parameterAsBoolean(run.parameters, SKIP_EXISTING, run.context),
            when=datetime.now().astimezone(),
            items=tuple(self._items(run, folder)),
        )

    def _items(self, run: Run, folder: Path) -> Iterator[gis.reports.batch.ReportItem]:
        source = self.input(run, INPUT)
        positions = gis.areas.positions.Positions(source.crs, run.context.transformContext())
        points = gis.reports.names.ReportPoints(self._naming(run, source), positions, folder)
        yield from map(points.item_of, source.features())
        if points.unnamed is not None:
            run.feedback.pushWarning(gis.text.error_messages.sentence(points.unnamed, self._about))

    def _naming(self, run: Run, source: Input) -> gis.reports.names.NameExpression:
        given = run.parameters.get(NAME)
        # QGIS treats a text that is not an expression as no expression.
        is_text = isinstance(given, str)
        text = given if is_text else self.parameterAsExpression(run.parameters, NAME, run.context)
        return gis.reports.names.NameExpression(text, source.expressions)


class _ItemMonitor(FeedbackMonitor):
    """Counts each report as soon as it is saved."""

    def __init__(self, feedback: QgsProcessingFeedback, tally: Tally) -> None:
        super().__init__(feedback)
        self.told: set[int] = set()
        self._tally = tally

    def arrived(self, part: object) -> None:
        if part.state == gis.reports.batch.WAITING:
            return  # it was reported with the error that queued it again
        self.told.add(part.number)
        self._tally.take(part.label, part.state, part.message)
