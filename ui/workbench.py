"""Everything that the first click needs: docks, tools, and what joins them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, Qt

from ..core.api import Client, Config
from ..core.gis import jobs
from ..core.gis.connections import Connections
from ..core.gis.report_shelf import Report
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.store import results_folder
from ..core.gis.tasks import TaskRunner
from .canvas import zoom_to
from .draft import Draft
from .drawing import Drawing
from .loading import Loader
from .messages import Messages
from .progress import ProgressLine
from .report_viewer import ReportViewer
from .reporting import Reporter
from .search.dock import SearchDock
from .selection_dock import SelectionDock
from .session import Session, impatient

translate = QCoreApplication.translate


class Workbench(QObject):
    """One per QGIS window, from the first click until ``unload()``."""

    def __init__(self, iface: Any, connections: Connections) -> None:
        super().__init__()
        self._iface = iface
        self.runner = TaskRunner(self)
        self.messages = Messages(iface)
        self.session = Session(connections, self.runner, self.messages, self)
        self.areas = SelectionAreas(QgsProject.instance(), _areas_path, self)
        self.draft = Draft(self.session, self)
        self.progress = ProgressLine(self)
        self.drawing = Drawing(iface, self.areas, self.messages, self)
        self.loader = Loader(iface, self.session, self.draft, self.areas, self.progress, self)
        self.reporter = Reporter(iface, self.session, self.progress, self._show_report, self)
        self._viewer: Optional[ReportViewer] = None
        self.dock = SelectionDock(
            iface,
            self.session,
            self.draft,
            self.areas,
            self.drawing,
            self.loader,
            self.reporter,
            self.progress,
        )
        self.search = SearchDock(iface, self.session, self.draft, self.drawing, self.loader, self.reporter)
        self._group = (self.dock, self.search)
        self._put_in_place()

    def open(self) -> None:
        """Show the docks with Selection in front, or hide them when one of them is in front already."""
        if any(dock.isVisible() and not dock.visibleRegion().isEmpty() for dock in self._group):
            for dock in self._group:
                dock.hide()
            return
        for dock in self._group:
            dock.show()
        self.dock.open()

    def draw(self) -> None:
        """Show the dock and take the polygon tool."""
        self.dock.open()
        self.drawing.draw()

    def report(self) -> None:
        """Let the analyst click a place for its report; without a source, ask for one first."""
        self.dock.open()
        if self.session.described is None:
            self.messages.hint(
                translate(
                    "GeoPortfolio", "Choose a source in the Selection dock first, then ask for the report."
                )
            )
            return
        self.reporter.pick()

    def test_connection(
        self, config: Config, on_ok: Callable[[str], None], on_problem: Callable[[Exception], None]
    ) -> None:
        """Try a connection of the Options page by a geocode (spec 7)."""
        client = Client(impatient(config))
        self.runner.start(
            translate("GeoPortfolio", "Test the connection"),
            lambda monitor: jobs.connect(client, monitor),
            lambda sources: on_ok(
                translate("GeoPortfolio", "The service answers. Sources: {sources}").format(
                    sources=", ".join(sorted(sources))
                )
            ),
            on_problem,
            lane="test",
        )

    def find_address(self) -> None:
        """Show the Search dock, ready for an address to be typed."""
        self.search.open_address()

    def close(self) -> None:
        """Leave nothing behind."""
        self.search.close_pages()
        self.drawing.close()
        self.reporter.close()
        self.runner.close()
        self.progress.rest()
        for dock in (*self._group, self._viewer):
            if dock is not None:
                self._iface.removeDockWidget(dock)
                dock.deleteLater()
        self._viewer = None
        self.deleteLater()

    def _put_in_place(self) -> None:
        """One group of tabs on the right, as narrow as its pages allow."""
        window = self._iface.mainWindow()
        for dock in self._group:
            self._iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            if dock is not self.dock:
                window.tabifyDockWidget(self.dock, dock)
            dock.hide()

    def _show_report(self, report: Report) -> None:
        if self._viewer is None:
            self._viewer = ReportViewer(self._in_background, self.messages.say, self._iface.mainWindow())
            self._viewer.show_on_map.connect(
                lambda longitude, latitude: zoom_to(self._iface.mapCanvas(), longitude, latitude)
            )
        self._viewer.show_report(report)

    def _in_background(
        self,
        title: str,
        work: Callable[[], Any],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self.runner.start(title, lambda _monitor: work(), on_done, on_error)


def _areas_path(name: str) -> Path:
    project, profile = QgsProject.instance().fileName(), QgsApplication.qgisSettingsDirPath()
    return results_folder(project, profile) / name
