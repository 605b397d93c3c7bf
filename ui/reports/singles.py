"""The single reports of this session, as the shelf lists them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Mapping, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.gis import jobs
from ...core.gis.job_project import JobProject
from ...core.gis.report_orders import FAILED, SAVED, ReportItem
from ...core.gis.report_shelf import Report
from ...core.gis.sentences import About, sentence
from .reporter import Reporter


class SingleReports(QObject):
    """Follows *reporter*; nothing of it outlives the window, but the files do."""

    item_changed = pyqtSignal(int)
    """The index of the item that is new, or another."""

    def __init__(self, reporter: Reporter, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.items: list[ReportItem] = []
        self._reports: dict[int, Report] = {}
        self._projects: dict[int, JobProject] = {}
        reporter.asked.connect(self._asked)
        reporter.arrived.connect(self._arrived)
        reporter.failed.connect(self._failed)

    def report_of(self, item: ReportItem) -> Optional[Report]:
        """The report of *item*, once it has come."""
        return self._reports.get(item.number)

    def paths_of_project(self) -> tuple[Path, ...]:
        """Where those lie that were asked for in the project that is open."""
        return tuple(
            report.path for number, report in self._reports.items() if self._projects[number].is_open
        )

    def follow(self, places: Mapping[Path, Path]) -> None:
        """Show the copies beside the project from now on: a package would else have these reports twice."""
        for number, report in self._reports.items():
            if report.path in places:
                self._arrived(number, replace(report, path=places[report.path]))

    def _asked(self, number: int, wanted: jobs.ReportRequest, project: JobProject) -> None:
        self._projects[number] = project
        self.items.append(
            ReportItem(number, "", wanted.label, wanted.label, wanted.lon, wanted.lat, kind=wanted.kind)
        )
        self.item_changed.emit(len(self.items) - 1)

    def _arrived(self, number: int, report: Report) -> None:
        self._reports[number] = report
        self._change(number, state=SAVED, file=report.path.name, kind=report.kind)

    def _failed(self, number: int, error: Exception, about: About) -> None:
        self._change(number, state=FAILED, message=sentence(error, about))

    def _change(self, number: int, **changes: str) -> None:
        index = next(i for i, item in enumerate(self.items) if item.number == number)
        self.items[index] = replace(self.items[index], **changes)
        self.item_changed.emit(index)
