"""Report: a click on the map, the document in the background, its pages in the viewer."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsApplication, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.api.errors import ApiError, Cancelled
from ...core.gis import jobs
from ...core.gis.report_shelf import Report
from ...core.gis.store import results_folder
from ..messages import Step
from ..progress import ProgressLine
from ..session import Session
from ..tools.pick_tool import PickTool, Place

translate = QCoreApplication.translate

LANE = "report"


class Reporter(QObject):
    """Fetches risk reports for places that the analyst clicks."""

    picking_changed = pyqtSignal(bool)

    def __init__(
        self,
        iface: Any,
        session: Session,
        progress: ProgressLine,
        show: Callable[[Report], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._progress = progress
        self._show = show
        self._kind = "pdf"
        self._tool: Optional[PickTool] = None

    def pick(self, kind: str = "pdf") -> None:
        """Let the analyst click a place or a loaded point.

        :param kind: ``pdf`` or ``html``; empty: put the tool away.
        """
        if not kind:
            if self._tool is not None:
                self._tool.leave()
            return
        self._kind = kind
        if self._tool is None:
            self._tool = PickTool(self._iface.mapCanvas(), self._layers)
            self._tool.picked.connect(self.fetch)
            self._tool.activated.connect(lambda: self.picking_changed.emit(True))
            self._tool.deactivated.connect(lambda: self.picking_changed.emit(False))
        self._iface.mapCanvas().setMapTool(self._tool)

    def fetch(self, place: Place) -> None:
        """Ask for the report of *place*."""
        session = self._session
        try:
            client = session.client()
        except ApiError as error:
            session.messages.problem(error, session.about())
            return
        wanted = jobs.ReportRequest(session.source, place.lon, place.lat, place.label, self._kind)
        title = translate("GeoPortfolio", "Report for {place}").format(place=place.label)
        session.runner.start(
            title,
            partial(jobs.fetch_risk_report, client, wanted, _folder()),
            lambda report: self._arrived(report, wanted.kind),
            lambda error: self._failed(error, place),
            lane=LANE,
            watch=partial(self._progress.follow, title),
        )

    def stop(self) -> None:
        """Give up the report that is under way."""
        self._session.runner.stop(LANE)

    def close(self) -> None:
        """Take the tool off the canvas; for ``unload()``."""
        if self._tool is not None:
            self._tool.unload()
            self._tool = None

    def _arrived(self, report: Report, wanted: str) -> None:
        if report.kind != wanted:
            self._session.messages.hint(
                translate("GeoPortfolio", "{wanted} was asked for, but {came} came for {place}.").format(
                    wanted=wanted.upper(), came=report.kind.upper(), place=report.title
                )
            )
        self._show(report)

    def _failed(self, error: Exception, place: Place) -> None:
        if not isinstance(error, Cancelled):
            again = Step(translate("GeoPortfolio", "Try again"), partial(self.fetch, place))
            self._session.messages.problem(error, self._session.about(), again)

    def _layers(self) -> list[QgsVectorLayer]:
        return [layer for layer in self._iface.mapCanvas().layers() if isinstance(layer, QgsVectorLayer)]


def _folder() -> Path:
    """Reports lie beside the results of the project."""
    project, profile = QgsProject.instance().fileName(), QgsApplication.qgisSettingsDirPath()
    return results_folder(project, profile) / "reports"
