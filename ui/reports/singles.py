"""Request single reports one after the other, and list those of this session."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Mapping, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api import Client
from ...core.api.errors import ApiError, Cancelled
from ...core.gis.projects.job_project import JobProject
from ...core.gis.reports.batch import FAILED, SAVED, ReportItem
from ...core.gis.reports.single import Report
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..window.job_offer import do_or_offer
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "report"


@dataclass(frozen=True)
class _Job:
    """A running or queued report.

    :param number: the number of its item in the session.
    """

    number: int
    client: Client
    wanted: gis.reports.single.ReportRequest
    about: About
    project: JobProject


class SingleReports(QObject):
    """Requests single reports. The list ends with the session, but the files are kept."""

    item_changed = pyqtSignal(int)
    """Emitted with the index of a new or changed item."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.items: list[ReportItem] = []
        self._projects: list[JobProject] = []
        self._reports: dict[int, Report] = {}
        self._waiting: deque[_Job] = deque()
        self._running: Optional[_Job] = None
        self._task: Optional[ServiceTask] = None

    def report_of(self, item: ReportItem) -> Optional[Report]:
        """Return the report of *item*, or None before it is saved."""
        return self._reports.get(item.number)

    def paths_of_project(self) -> tuple[Path, ...]:
        """Return the files of the reports that were requested in the open project."""
        return tuple(
            report.path for number, report in self._reports.items() if self._projects[number - 1].is_open
        )

    def follow(self, places: Mapping[Path, Path]) -> None:
        """List copies beside the project instead, as a package would contain these reports twice."""
        for number, report in self._reports.items():
            if report.path in places:
                self.take(number, replace(report, path=places[report.path]))

    def fetch(
        self,
        wanted: gis.reports.single.ReportRequest,
        connection: str = "",
        project: Optional[JobProject] = None,
    ) -> None:
        """Request *wanted* through *connection*, or that of the session, after queued reports.

        :param project: the project in which it was first requested; None: the open one.
        """
        session = self._window.session
        about = About(connection or session.connection, wanted.source)
        if self._is_under_way(wanted, about):
            self._window.messages.hint(
                tr("The report for {place} is already being downloaded.").format(place=wanted.label)
            )
            return
        try:
            client = self._window.requests.client(about.connection)
        except ApiError as error:
            self._window.messages.problem(error, about)
            return
        project = project or JobProject()
        self._waiting.append(_Job(self.add(wanted, project), client, wanted, about, project))
        if self._window.tasks.busy(LANE):
            self._window.progress.retitle(self._task, self._title())
        else:
            self._start_next()

    def add(self, wanted: gis.reports.single.ReportRequest, project: JobProject) -> int:
        """List a report that is requested for *project*, and return the number of its item."""
        number = len(self.items) + 1
        self._projects.append(project)
        self.items.append(
            ReportItem(number, "", wanted.label, wanted.label, wanted.lon, wanted.lat, kind=wanted.kind)
        )
        self.item_changed.emit(number - 1)
        return number

    def take(self, number: int, report: Report) -> None:
        """Set *report* as that of the item *number*."""
        self._reports[number] = report
        self._change(number, state=SAVED, file=report.path.name, kind=report.kind)

    def stop(self) -> None:
        """Cancel the running and queued reports."""
        waiting, self._waiting = self._waiting, deque()
        for job in waiting:
            self._fail(job, Cancelled("stopped before it was requested"))
        self._window.tasks.stop(LANE)

    def close(self) -> None:
        """Cancel requests; for ``unload()``."""
        self._waiting.clear()

    def _is_under_way(self, wanted: gis.reports.single.ReportRequest, about: About) -> bool:
        """Return whether the same report is already requested, as a second one might be billed."""
        running = (self._running,) if self._running is not None else ()
        return any((each.wanted, each.about) == (wanted, about) for each in (*running, *self._waiting))

    def _title(self) -> str:
        title = tr("Report for {place}").format(place=self._running.wanted.label)
        if not self._waiting:
            return title
        return counted(
            len(self._waiting), "{title}, 1 more queued", "{title}, {count} more queued", title=title
        )

    def _start_next(self) -> None:
        self._running = job = self._waiting.popleft() if self._waiting else None
        if job is None:
            return
        title = self._title()
        self._task = self._window.tasks.start(
            title,
            partial(
                gis.reports.single.fetch_risk_report, job.client, job.wanted, reports_folder(job.project)
            ),
            partial(self._arrived, job),
            partial(self._failed, job),
            lane=LANE,
            watch=partial(self._window.progress.follow, title, stop=self.stop),
        )

    def _arrived(self, job: _Job, report: Report) -> None:
        self._start_next()
        if report.kind != job.wanted.kind:
            self._window.messages.hint(
                tr("{wanted} was requested for {place}, but the service sent {came}.").format(
                    wanted=job.wanted.kind.upper(), came=report.kind.upper(), place=report.title
                )
            )
        self.take(job.number, report)
        text = tr("The report for {place} belongs to the previous project. Its file is {file}.").format(
            place=report.title, file=report.path
        )
        show = Step(tr("Show"), partial(self._window.reports.show_clicked, report))
        do_or_offer(job.project, self._window.messages, text, report.path, show)

    def _failed(self, job: _Job, error: Exception) -> None:
        self._start_next()
        self._fail(job, error)
        if not isinstance(error, Cancelled):
            again = Step(tr("Retry"), partial(self.fetch, job.wanted, job.about.connection, job.project))
            self._window.messages.problem(error, job.about, again)

    def _fail(self, job: _Job, error: Exception) -> None:
        self._change(job.number, state=FAILED, message=sentence(error, job.about))

    def _change(self, number: int, **changes: str) -> None:
        self.items[number - 1] = replace(self.items[number - 1], **changes)
        self.item_changed.emit(number - 1)


def reports_folder(project: Optional[JobProject] = None) -> Path:
    """Return the reports folder in the results folder of *project*, or of the open one."""
    return (project or JobProject()).results / "reports"
