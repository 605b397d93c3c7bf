"""The Results dock: pages of answers that are no layers, and the page *Runs*."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QWidget

from ..core.api import Query
from ..core.gis import layer_history, layers, marks
from ..core.gis.job_project import JobProject
from ..core.gis.origins import connection_of
from ..core.gis.results import Result
from ..core.gis.runs import ACCUMULATED, LOADED, REFRESHED, SAVED, Run, Runs
from . import outside
from .accumulation.accumulator import Accumulator
from .accumulation.keeping import Keeper
from .canvas import show_everything_of
from .command_copying import copy_command
from .compact_tabs import CompactTabs
from .help.buttons import explain, help_in_corner
from .job_offer import add_or_offer
from .later_dock import LaterDock, Part
from .loading import LANE
from .other_connection import OtherConnection
from .refreshing import Refresher
from .reopening import reopen
from .runs_page import RunsPage
from .session import Session

translate = QCoreApplication.translate


class ResultsDock(LaterDock):
    """Remembers what loader and refresher bring, and hands on what is wanted of it.

    :param loader: with the signals ``loaded`` and ``saved``, ``run`` and ``save_as``.
    :param edit: takes a query, asked through a connection, back into the docks.
    :param accumulator: makes, at first, what asks for accumulations.
    """

    page: RunsPage = Part()
    tabs: CompactTabs = Part()

    def __init__(
        self,
        iface: Any,
        session: Session,
        runs: Runs,
        loader: Any,
        refresher: Refresher,
        edit: Callable[[Query, str], None],
        accumulator: Callable[[], Accumulator],
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__("resultsDock", translate("GeoPortfolio", "Results"), parent)
        self._iface = iface
        self._session = session
        self._runs = runs
        self._loader = loader
        self._refresher = refresher
        self._edit = edit
        self._accumulator = accumulator
        self._other_connection = OtherConnection(iface, session, self)
        loader.loaded.connect(self._loaded)
        loader.saved.connect(lambda file: runs.add(Run.of_file(file)))
        refresher.refreshed.connect(self._refreshed)

    def make_body(self) -> None:
        """The tabs, with the page of runs as the only one yet; those of earlier sessions are read."""
        self._runs.open()
        self.page = RunsPage(self._runs)
        self.tabs = CompactTabs()
        self.tabs.setObjectName("resultsTabs")
        self.tabs.setDocumentMode(True)
        explain(self.page, "loading")
        help_in_corner(self.tabs)
        self.tabs.add_page(0, self.page, translate("GeoPortfolio", "Runs"), "runs")
        self.setWidget(self.tabs)
        self.page.again_wanted.connect(self.again)
        self.page.command_wanted.connect(self.copy_command)
        self.page.edit_wanted.connect(self.edit)
        self.page.layer_wanted.connect(self.show_run)
        self.page.refresh_all_wanted.connect(self._refresher.refresh_all)

    def follow(self, accumulator: Accumulator, keeper: Keeper) -> None:
        """List what *accumulator* brings and *keeper* makes of it."""
        accumulator.accumulated.connect(lambda answer: self._runs.add(Run.of_accumulation(answer)))
        keeper.made.connect(self._loaded)

    def add_page(self, page: QWidget, title: str, help_page: str, icon_name: str) -> None:
        """Take *page* in before *Runs*, explained by *help_page*; the first one is in front."""
        explain(page, help_page)
        self.tabs.add_page(self.tabs.indexOf(self.page), page, title, icon_name)
        self.tabs.setCurrentIndex(0)

    def show_page(self, page: QWidget) -> None:
        """Bring *page* to the front, and the dock with it."""
        self.open()
        self.tabs.setCurrentWidget(page)

    def set_title(self, page: QWidget, title: str) -> None:
        """What the tab of *page* says."""
        self.tabs.set_title(page, title)

    def again(self, run: Run) -> None:
        """Ask the same once more, as a new layer or file."""
        self._with_connection(run, partial(self._again, run))

    def _again(self, run: Run, connection: str) -> None:
        if run.kind == ACCUMULATED:
            self._accumulator().run(run.asked, connection)
            return
        if self._session.runner.busy(LANE):
            self._session.messages.hint(
                translate(
                    "GeoPortfolio", "Something is being loaded. Wait for it or stop it, then try again."
                )
            )
            return
        again = self._loader.save_as if run.kind == SAVED else self._loader.run
        again(run.asked, connection=connection)

    def copy_command(self, run: Run, form: str = "Command") -> None:
        """Put the text that asks *run* again on the clipboard."""
        self._with_connection(
            run, lambda connection: copy_command(self._session, run.asked, connection, run.what, form)
        )

    def edit(self, run: Run) -> None:
        """Take area, filters and columns of *run* back into the docks."""
        self._with_connection(run, partial(self._edit, run.asked))

    def show_run(self, run: Run) -> None:
        """Show the layer of *run* on the map, or the folder of its file; else say how to get it back.

        A layer that was removed comes back from its file, while that is there.
        """
        if run.kind == ACCUMULATED:
            self._session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "This run went into the accumulation table. Again brings its numbers back; "
                    "Make layer puts them on the map.",
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
            reopen(
                self._session, run, partial(self._reopened, JobProject()), lambda _error: self._tell_lost()
            )
        else:
            self._tell_lost()

    def _reopened(self, project: JobProject, result: Result) -> None:
        add_or_offer(project, self._session.messages, result, partial(self._add, result))

    def _add(self, result: Result) -> None:
        try:
            self._show_layer(layers.add_result(QgsProject.instance(), result))
        except OSError:
            self._tell_lost()

    def _tell_lost(self) -> None:
        self._session.messages.hint(
            translate("GeoPortfolio", "The layer of this run is not in the project. Again brings it back.")
        )

    def _show_layer(self, layer: QgsVectorLayer) -> None:
        self._iface.setActiveLayer(layer)
        node = QgsProject.instance().layerTreeRoot().findLayer(layer.id())
        if node is not None:
            node.setItemVisibilityCheckedParentRecursive(True)
        show_everything_of(self._iface.mapCanvas(), layer, always=True)

    def _loaded(self, result: Result) -> None:
        self._runs.add(Run.of(result, LOADED))

    def _refreshed(self, result: Result) -> None:
        self._runs.add(Run.of(result, REFRESHED))

    def _show_file(self, path: Path) -> None:
        if path.exists():
            outside.open_folder(path)
        else:
            self._session.messages.hint(
                translate("GeoPortfolio", "{file} is gone. Again brings it back.").format(file=path)
            )

    def _with_connection(self, run: Run, do: Callable[[str], Any]) -> None:
        """Give *do* the connection that leads to the service of *run*; where none does, ask for one."""
        session = self._session
        connection = connection_of(run, session.connections, session.connection)
        if connection:
            do(connection)
            return
        text = translate(
            "GeoPortfolio", "{run} came from {host}, to which you have no connection. Nothing was sent."
        ).format(run=run.what, host=run.host or run.connection)
        session.messages.hint(text, *self._other_connection.steps(do))


def layer_of(run: Run) -> Optional[QgsVectorLayer]:
    """The layer that shows the answer of *run*, or showed it before its last refresh."""
    if not run.path:
        return None
    path = Path(run.path)
    results = [layer for layer in QgsProject.instance().mapLayers().values() if marks.is_result(layer)]
    for place in (layers.path_of, layer_history.previous_path):
        for layer in results:
            if place(layer) == path:
                return layer
    return None
