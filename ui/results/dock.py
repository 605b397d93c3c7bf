"""The panel *Results*: report batches and history; operations on past queries."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtWidgets import QWidget

from ...core.gis.history import previous_results
from ...core.gis.history.past_queries import ACCUMULATED, LOADED, REFRESHED, SAVED, Run, connection_of
from ...core.gis.layers import identity
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results import layers
from ...core.gis.results.result import Result
from ...core.gis.text.languages import tr
from ..areas.canvas import show_everything_of
from ..connections.other_connection import OtherConnection
from ..help.buttons import explain, help_in_corner
from ..widgets import outside
from ..widgets.compact_tabs import CompactTabs
from ..window.docks import PanelDock, Part
from ..window.requests import LOADS
from .copy_as import copy_command
from .history_page import HistoryPage
from .showing import reopen, show_result

if TYPE_CHECKING:
    from ..accumulation.accumulator import Accumulator
    from ..accumulation.export import AccumulationExport
    from ..window.window import Window


class ResultsDock(PanelDock):
    """Lists loads, refreshes, CSV files and accumulations in the history, and repeats them."""

    page: HistoryPage = Part()
    tabs: CompactTabs = Part()

    def __init__(self, window: Window) -> None:
        super().__init__("resultsDock", tr("Results"))
        self._window = window
        self._other_connection = OtherConnection(window)
        window.loader.loaded.connect(self._loaded)
        window.csv_saver.saved.connect(lambda file: window.history.add(Run.of_file(file)))
        window.refresher.refreshed.connect(self._refreshed)

    def make_body(self) -> None:
        """Create the tabs, and read the history."""
        self._window.history.open()
        self.page = HistoryPage(self._window)
        self.tabs = CompactTabs()
        self.tabs.setObjectName("resultsTabs")
        self.tabs.setDocumentMode(True)
        explain(self.page, "loading")
        help_in_corner(self.tabs)
        self.tabs.add_page(0, self.page, tr("History"), "runs")
        self.setWidget(self.tabs)
        reports = self._window.reports.page
        self._add_page(reports, reports.title(), "reports", "report")
        reports.title_changed.connect(partial(self.tabs.set_title, reports))

    def follow(self, accumulator: Accumulator, export: AccumulationExport) -> None:
        """Add accumulations and their exports to the history."""
        accumulator.accumulated.connect(lambda answer: self._window.history.add(Run.of_accumulation(answer)))
        export.made.connect(self._loaded)

    def _add_page(self, page: QWidget, title: str, help_page: str, icon_name: str) -> None:
        """Insert *page* before *History*, with the help page *help_page*; the first one is in front."""
        explain(page, help_page)
        self.tabs.add_page(self.tabs.indexOf(self.page), page, title, icon_name)
        self.tabs.setCurrentIndex(0)

    def show_page(self, page: QWidget) -> None:
        """Show *page* and the panel in front."""
        self.open()
        self.tabs.setCurrentWidget(page)

    def again(self, run: Run) -> None:
        """Run the query again, as a new layer or file."""
        self._with_connection(run, partial(self._again, run))

    def _again(self, run: Run, connection: str) -> None:
        if run.kind == ACCUMULATED:
            self._window.accumulation.accumulator.run(run.asked, connection)
            return
        if self._window.requests.is_busy(LOADS):
            return
        again = self._window.csv_saver.save_as if run.kind == SAVED else self._window.loader.run
        again(run.asked, connection=connection)

    def copy_command(self, run: Run, form: str = "Command") -> None:
        """Copy the command that repeats *run* to the clipboard."""
        self._with_connection(
            run, lambda connection: copy_command(self._window, run.asked, connection, run.what, form)
        )

    def edit(self, run: Run) -> None:
        """Load areas, filters and columns of *run* into the panels."""
        self._with_connection(run, partial(self._window.editor.edit, run.asked))

    def show_run(self, run: Run) -> None:
        """Show the layer of *run* on the map, or the folder of its file; else report how to restore it.

        A layer that was removed is restored from its file, if that exists.
        """
        if run.kind == ACCUMULATED:
            self._window.messages.hint(
                tr(
                    "The result of this query is in the accumulation panel. Click Run Again to show it, "
                    "then Create Layer for the map."
                )
            )
            return
        if run.kind == SAVED:
            self._show_file(Path(run.path))
            return
        layer = layer_of(run)
        if layer is not None:
            self._show_layer(layer)
        elif run.path and Path(run.path).is_file():
            project = JobProject()
            reopen(
                self._window,
                run,
                lambda result: show_result(self._window, project, result, self._show_layer, self._tell_lost),
                self._tell_lost,
            )
        else:
            self._tell_lost()

    def _tell_lost(self, _error: Optional[Exception] = None) -> None:
        self._window.messages.hint(tr("The layer of this query is not in the project. Click Run Again."))

    def _show_layer(self, layer: QgsVectorLayer) -> None:
        self._window.iface.setActiveLayer(layer)
        node = QgsProject.instance().layerTreeRoot().findLayer(layer.id())
        if node is not None:
            node.setItemVisibilityCheckedParentRecursive(True)
        show_everything_of(self._window.iface.mapCanvas(), layer, always=True)

    def _loaded(self, result: Result) -> None:
        self._window.history.add(Run.of(result, LOADED))

    def _refreshed(self, result: Result) -> None:
        self._window.history.add(Run.of(result, REFRESHED))

    def _show_file(self, path: Path) -> None:
        if path.exists():
            outside.open_folder(path)
        else:
            self._window.messages.hint(tr("{file} no longer exists. Click Run Again.").format(file=path))

    def _with_connection(self, run: Run, do: Callable[[str], Any]) -> None:
        """Call *do* with the connection to the service of *run*; without one, ask for it."""
        session = self._window.session
        connection = connection_of(run, QgsProject.instance(), self._window.connections, session.connection)
        if connection:
            do(connection)
            return
        text = tr("{run} is from {host}, to which you have no connection. Nothing was sent.").format(
            run=run.what, host=run.host or run.connection
        )
        self._window.messages.hint(text, *self._other_connection.steps(do))


def layer_of(run: Run) -> Optional[QgsVectorLayer]:
    """Return the layer that shows the result of *run*, or showed it before its last refresh."""
    if not run.path:
        return None
    path = Path(run.path)
    results = [layer for layer in QgsProject.instance().mapLayers().values() if identity.is_result(layer)]
    for place in (layers.path_of, previous_results.previous_path):
        for layer in results:
            if place(layer) == path:
                return layer
    return None
