"""Single reports: a click on the map, the document in the background, its pages in the viewer."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QDockWidget

from ...core.api import Client
from ...core.api.errors import ApiError, Cancelled
from ...core.gis import jobs
from ...core.gis.counting import counted
from ...core.gis.job_project import JobProject
from ...core.gis.report_shelf import Report
from ...core.gis.sentences import About
from ...core.gis.tasks import ServiceTask
from ..job_offer import do_or_offer
from ..messages import Step
from ..progress import ProgressLine
from ..session import Session
from ..tools.pick_tool import Place
from ..tools.picking import Picking
from ..tools.report_tool import ReportTool
from .wishes import ReportWishes

translate = QCoreApplication.translate

LANE = "report"


@dataclass(frozen=True)
class _Errand:
    """A report that is wanted of one connection."""

    number: int
    client: Client
    wanted: jobs.ReportRequest
    about: About
    project: JobProject


class Reporter(QObject):
    """Fetches risk reports for places that the analyst clicks, one after the other."""

    picking_changed = pyqtSignal(bool)
    asked = pyqtSignal(int, object, object)
    """The number of a report in this session, its ReportRequest, and its JobProject."""
    arrived = pyqtSignal(int, object)
    """That number and the Report."""
    failed = pyqtSignal(int, object, object)
    """That number, the error, and the About of its request."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        wishes: ReportWishes,
        progress: ProgressLine,
        show: Callable[[Report], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self.wishes = wishes
        self._iface = iface
        self._session = session
        self._progress = progress
        self._show = show
        self._picking = Picking(iface.mapCanvas(), ReportTool, self)
        self._picking.picked.connect(self.fetch)
        self._picking.changed.connect(self.picking_changed)
        self._count = 0
        self._waiting: deque[_Errand] = deque()
        self._running: Optional[_Errand] = None
        self._task: Optional[ServiceTask] = None

    @property
    def is_picking(self) -> bool:
        """Whether a click on the map asks for a report."""
        return self._picking.is_on

    def pick(self, kind: Optional[str] = None) -> None:
        """Let the analyst click a place or a loaded point.

        :param kind: ``pdf`` or ``html``; None: the same as before; empty: put the tool away.
        """
        if kind == "":
            self._picking.leave()
            return
        self.wishes.set_kind(kind or self.wishes.kind)
        self._picking.begin()

    def fetch(self, place: Place) -> None:
        """Ask for the report of *place*, once those that were asked for before it have come.

        The tool stays in hand when the connection changes: without a source, that is said instead.
        """
        if has_source(self._session):
            self.fetch_wanted(self.wishes.request(place))

    def fetch_wanted(
        self, wanted: jobs.ReportRequest, connection: str = "", project: Optional[JobProject] = None
    ) -> None:
        """Ask *connection*, or that of the session, for *wanted*.

        :param project: where it was asked for, if not just now.
        """
        session = self._session
        about = About(connection or session.connection, wanted.source)
        if self._is_under_way(wanted, about):
            session.messages.hint(
                translate("GeoPortfolio", "The report for {place} is already under way.").format(
                    place=wanted.label
                )
            )
            return
        try:
            client = session.client(about.connection)
        except ApiError as error:
            session.messages.problem(error, about)
            return
        self._count += 1
        errand = _Errand(self._count, client, wanted, about, project or JobProject())
        self._waiting.append(errand)
        self.asked.emit(self._count, wanted, errand.project)
        if session.runner.busy(LANE):
            self._progress.retitle(self._task, self._title())
        else:
            self._start_next()

    def hand_keys_to(self, dock: QDockWidget) -> None:
        """Let who has picked by keys read on in *dock*."""
        self._picking.hand_keys_to(dock)

    def stop(self) -> None:
        """Give up the report that is under way, and those that wait for it."""
        waiting, self._waiting = self._waiting, deque()
        for errand in waiting:
            self.failed.emit(errand.number, Cancelled("stopped before it was asked"), errand.about)
        self._session.runner.stop(LANE)

    def close(self) -> None:
        """Take the tool off the canvas; for ``unload()``."""
        self._waiting.clear()
        self._picking.close()

    def _is_under_way(self, wanted: jobs.ReportRequest, about: About) -> bool:
        """A second click on a slow service would only be paid for twice."""
        running = (self._running,) if self._running is not None else ()
        return any((each.wanted, each.about) == (wanted, about) for each in (*running, *self._waiting))

    def _title(self) -> str:
        title = translate("GeoPortfolio", "Report for {place}").format(place=self._running.wanted.label)
        if not self._waiting:
            return title
        return counted(len(self._waiting), "{title}, 1 more waits", "{title}, {count} more wait", title=title)

    def _start_next(self) -> None:
        self._running = self._waiting.popleft() if self._waiting else None
        errand = self._running
        if errand is None:
            return
        title = self._title()
        self._task = self._session.runner.start(
            title,
            partial(jobs.fetch_risk_report, errand.client, errand.wanted, reports_folder(errand.project)),
            partial(self._arrived, errand),
            partial(self._failed, errand),
            lane=LANE,
            watch=partial(self._progress.follow, title, stop=self.stop),
        )

    def _arrived(self, errand: _Errand, report: Report) -> None:
        self._start_next()
        if report.kind != errand.wanted.kind:
            self._session.messages.hint(
                translate("GeoPortfolio", "{wanted} was asked for, but {came} came for {place}.").format(
                    wanted=errand.wanted.kind.upper(), came=report.kind.upper(), place=report.title
                )
            )
        self.arrived.emit(errand.number, report)
        text = translate(
            "GeoPortfolio",
            "The report for {place} was made for the project that was open before. Its file is {file}.",
        ).format(place=report.title, file=report.path)
        show = Step(translate("GeoPortfolio", "Show"), partial(self._show, report))
        do_or_offer(errand.project, self._session.messages, text, report.path, show)

    def _failed(self, errand: _Errand, error: Exception) -> None:
        self._start_next()
        self.failed.emit(errand.number, error, errand.about)
        if not isinstance(error, Cancelled):
            again = Step(
                translate("GeoPortfolio", "Try again"),
                partial(self.fetch_wanted, errand.wanted, errand.about.connection, errand.project),
            )
            self._session.messages.problem(error, errand.about, again)


def has_source(session: Session) -> bool:
    """Whether reports can be asked for; if not, that is said."""
    if session.described is not None:
        return True
    if session.connection:
        step = translate(
            "GeoPortfolio", "Choose a source in the Selection dock first, then ask for the report."
        )
    else:
        step = translate(
            "GeoPortfolio", "Connect to a service in the Selection dock first, then ask for the report."
        )
    session.messages.hint(step)
    return False


def reports_folder(project: Optional[JobProject] = None) -> Path:
    """Return the folder of reports beside the results of *project*, or of the one that is open."""
    return (project or JobProject()).results / "reports"
