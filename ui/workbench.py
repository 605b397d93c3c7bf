"""Everything that the first click needs: docks, tools, and what joins them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, Qt, QTimer
from qgis.PyQt.QtWidgets import QTabBar

from ..core.api import Client, Config, Query
from ..core.api.open_bodies import Example
from ..core.gis import jobs, layers
from ..core.gis.results import Result
from ..core.gis.runs import LOADED, Run, Runs
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.store import results_folder
from . import processing_window
from .accumulation.desk import AccumulationDesk
from .attributes import PointAttributes
from .canvas_menu import CanvasEntry, CanvasMenu
from .draft import Draft
from .drawing import Drawing
from .editing import QueryEditor
from .filters.dock import FiltersDock
from .hazards.at_click import HazardsAtClick
from .layer_menu import LayerMenu
from .loading import Loader
from .places_words import position_text
from .point_layer_menu import PointEntry, PointLayerMenu
from .processing_dialogs import ProcessingDialogs
from .progress import ProgressLine
from .refreshing import Refresher
from .reports.desk import ReportDesk
from .results_dock import ResultsDock
from .search.dock import SearchDock
from .selection_dock import SelectionDock
from .session import Session, impatient
from .tools.pick_tool import Place

translate = QCoreApplication.translate


class Workbench(QObject):
    """One per QGIS window, from the first click until ``unload()``."""

    def __init__(self, iface: Any, session: Session) -> None:
        super().__init__()
        self._iface = iface
        self.session = session
        self.areas = SelectionAreas(QgsProject.instance(), _areas_path, self)
        self.draft = Draft(session, self)
        self.progress = ProgressLine(self)
        self.drawing = Drawing(iface, session, self.areas, self)
        self.loader = Loader(iface, session, self.draft, self.areas, self.progress, self)
        self.desk = ReportDesk(
            iface, session, self.draft, lambda: self.drawing.radii, self.progress, self._open_selection, self
        )
        self.reporter = self.desk.reporter
        self.accumulation = AccumulationDesk(iface, session, self.loader.drafting, self.progress, self)
        self.refresher = Refresher(iface, session, self.progress, self)
        self.dialogs = ProcessingDialogs(iface, session, self.draft, self.areas, self)
        processing_window.serve(iface, session)
        layers.news.adopted.connect(self._remember_run)
        self.editor = QueryEditor(
            session, self.draft, self.drawing, self._show_query, self.dialogs.edit, self
        )
        self.runs = Runs(_profile() / "geoportfolio" / "runs.json", session.runner, self)
        self.layer_menu = LayerMenu(iface, session, self.loader, self.refresher, self.editor.edit_layer, self)
        self.point_menu = PointLayerMenu(iface, self._point_entries(), self)
        self.attributes = PointAttributes(iface, session, session.messages, self)
        self.hazards = HazardsAtClick(iface, session, session.messages, self)
        self._make_docks()
        self.canvas_menu = CanvasMenu(iface.mapCanvas(), self._canvas_entries())
        self.layer_menu.install()
        self.point_menu.install()
        self.canvas_menu.install()

    def _make_docks(self) -> None:
        iface, session, draft = self._iface, self.session, self.draft
        self.selection = SelectionDock(
            iface, session, draft, self.areas, self.drawing, self.loader, self.reporter, self.progress
        )
        self.filters = FiltersDock(iface, session, draft)
        self.search = SearchDock(iface, session, draft, self.drawing, self.loader, self.reporter)
        self.results = ResultsDock(iface, session, self.runs, self.loader, self.refresher, self.editor.edit)
        self._group = (self.selection, self.filters, self.search, self.results)
        self.selection.filters_wanted.connect(self.filters.open)
        self.selection.panel.verbs.dialog_wanted.connect(self.dialogs.open)
        self._connect_accumulation()
        self._list_reports()
        self._connect_hazards()
        self._put_in_place()

    def open(self) -> None:
        """Show the docks with Selection in front, or hide them when one of them is in front already."""
        if any(dock.isVisible() and not dock.visibleRegion().isEmpty() for dock in self._group):
            for dock in self._group:
                dock.hide()
            return
        for dock in self._group:
            dock.show()
        self.selection.open()
        # The bar of the tabs is there in the next turn. Some themes leave its texts too little of their tabs.
        QTimer.singleShot(0, self._show_whole_titles)

    def draw(self) -> None:
        """Show the dock and take the polygon tool."""
        self.selection.open()
        self.drawing.draw()

    def draw_circles(self) -> None:
        """Show the dock and take the circles tool."""
        self.selection.open()
        self.drawing.draw_circles()

    def show_attributes(self) -> None:
        """Let the analyst click loaded points for what the service knows of them."""
        self.attributes.pick()

    def show_hazards(self) -> None:
        """Let the analyst click places for the hazards there."""
        self.hazards.pick()

    def report(self) -> None:
        """Let the analyst click a place for its report; without a source, ask for one first."""
        if self.desk.has_source():
            self.reporter.pick()

    def report_at(self, lon: float, lat: float) -> None:
        """Ask for the report of a place, in degrees of EPSG:4326."""
        if self.desk.has_source():
            self.reporter.fetch(Place(lon, lat, position_text(lat, lon)))

    def test_connection(
        self, config: Config, on_ok: Callable[[str], None], on_problem: Callable[[Exception], None]
    ) -> None:
        """Try a connection of the Options page by a geocode (spec 7)."""
        client = Client(impatient(config))
        self.session.runner.start(
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

    def example(self) -> Example:
        """What a preview of a request is filled with: what the docks say, and an example of all else."""
        usual = Example()
        return Example(
            source=self.session.source or usual.source,
            radiuses=self.drawing.radii,
            columns=self.draft.columns or usual.columns,
            filters=self.draft.filters or usual.filters,
        )

    def find_address(self) -> None:
        """Show the Search dock, ready for an address to be typed."""
        self.search.open_address()

    def close(self) -> None:
        """Leave nothing behind."""
        self.canvas_menu.remove()
        self.layer_menu.remove()
        self.point_menu.remove()
        self.refresher.close()
        self.attributes.close()
        self.dialogs.close()
        processing_window.serve_no_more(self.session)
        layers.news.adopted.disconnect(self._remember_run)
        self.hazards.close()
        self.search.close_pages()
        self.runs.close()
        self.accumulation.close()
        self.loader.close()
        self.drawing.close()
        self.desk.close()
        self.progress.rest()
        for dock in self._group:
            self._iface.removeDockWidget(dock)
            dock.deleteLater()
        self.deleteLater()

    def _connect_accumulation(self) -> None:
        asked, panel = self.accumulation, self.selection.panel
        asked.put_into(self.results)
        asked.filters_wanted.connect(self.filters.open)
        panel.verbs.accumulate_wanted.connect(asked.accumulator.accumulate)
        panel.progress.stop_wanted.connect(asked.accumulator.stop)

    def _list_reports(self) -> None:
        page, results = self.desk.page, self.results
        results.add_page(page, translate("GeoPortfolio", "Reports"))
        page.title_changed.connect(partial(results.set_title, page))
        self.desk.shelf_wanted.connect(partial(results.show_page, page))
        self.selection.panel.verbs.reports_wanted.connect(self.desk.order)

    def _connect_hazards(self) -> None:
        verbs = self.selection.panel.verbs
        verbs.hazards_wanted.connect(self.hazards.pick)
        verbs.hazard_layers_wanted.connect(self.hazards.choose_layers)
        self.hazards.picking_changed.connect(verbs.hazards.setChecked)
        self.hazards.connection_wanted.connect(self.selection.open)

    def _remember_run(self, result: Result) -> None:
        """What a Processing dialog has loaded is a run like any other."""
        self.runs.add(Run.of(result, LOADED))

    def _put_in_place(self) -> None:
        """One group of tabs on the right, as narrow as its pages allow."""
        window = self._iface.mainWindow()
        for dock in self._group:
            self._iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            if dock is not self.selection:
                window.tabifyDockWidget(self.selection, dock)
            dock.hide()

    def _show_whole_titles(self) -> None:
        titles = {dock.windowTitle() for dock in self._group}
        for bar in self._iface.mainWindow().findChildren(QTabBar):
            if titles <= {bar.tabText(index).replace("&", "") for index in range(bar.count())}:
                bar.setElideMode(Qt.TextElideMode.ElideNone)

    def _point_entries(self) -> tuple[PointEntry, ...]:
        return (
            PointEntry("RiskReports", translate("GeoPortfolio", "Risk re&ports..."), self.desk.order),
            PointEntry(
                "Hazards",
                translate("GeoPortfolio", "Add &hazards..."),
                lambda _layer: self.dialogs.open("enrichpoints"),
            ),
        )

    def _canvas_entries(self) -> tuple[CanvasEntry, ...]:
        return (
            CanvasEntry(
                translate("GeoPortfolio", "&What's here"),
                "whats_here",
                self.search.whats_here,
            ),
            CanvasEntry(
                translate("GeoPortfolio", "&Circles here"),
                "circles",
                self.drawing.circles_here,
            ),
            CanvasEntry(translate("GeoPortfolio", "&Report here"), "report", self.report_at),
            CanvasEntry(translate("GeoPortfolio", "&Hazards here"), "hazards", self.hazards.at),
        )

    def _show_query(self, query: Query) -> None:
        """Bring the dock forward in which *query* was put together."""
        if query.is_search:
            self.search.open_portfolio()
        else:
            self.selection.open()

    def _open_selection(self) -> None:
        self.selection.open()


def _areas_path(name: str) -> Path:
    return results_folder(QgsProject.instance().fileName(), str(_profile())) / name


def _profile() -> Path:
    return Path(QgsApplication.qgisSettingsDirPath())
