"""Everything that the first click needs: docks, tools, and what joins them."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import Any, Callable

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject

from ..core.api import Client, Config, Query
from ..core.api.open_bodies import Example
from ..core.gis import jobs, layers
from ..core.gis.numbers import position_text
from ..core.gis.project_file import results_of
from ..core.gis.results import Result
from ..core.gis.runs import LOADED, Run
from ..core.gis.selection_areas import SelectionAreas
from . import processing_window
from .accumulation.desk import AccumulationDesk
from .attributes import PointAttributes
from .canvas_menu import CanvasEntry, CanvasMenu
from .dock_group import DockGroup
from .draft import Draft
from .drawing import Drawing
from .editing import QueryEditor
from .filters.dock import FiltersDock
from .hazards.at_click import HazardsAtClick
from .layer_indicators import LayerIndicators
from .layer_menu import LayerMenu
from .loading import Loader
from .maps.desk import MapDesk
from .option_pages import CONNECTIONS_PAGE
from .patience import impatient
from .point_layer_menu import PointEntry, PointLayerMenu
from .portable.packer import Packer
from .processing_dialogs import ProcessingDialogs
from .progress import ProgressLine
from .recovery import Recovery
from .refreshing import Refresher
from .reports.desk import ReportDesk
from .results_dock import ResultsDock
from .search.dock import SearchDock
from .selection_dock import SelectionDock
from .session import Session
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
            iface, session, self.draft, lambda: self.drawing.radii, self.progress, self.open_selection, self
        )
        self.reporter = self.desk.reporter
        self.refresher = Refresher(iface, session, self.progress, self)
        self.dialogs = ProcessingDialogs(iface, session, self.draft, self.areas, self)
        processing_window.serve(iface, session)
        layers.news.adopted.connect(self._remember_run)
        self.editor = QueryEditor(
            session, self.draft, self.drawing, self._show_query, self.dialogs.edit, self
        )
        self.runs = session.runs
        self.layer_menu = LayerMenu(iface, session, self.loader, self.refresher, self.editor.edit_layer, self)
        self.point_menu = PointLayerMenu(iface, self._point_entries(), self)
        self.attributes = PointAttributes(iface, session, session.messages, self)
        self.hazards = HazardsAtClick(iface, session, session.messages, self)
        self.maps = MapDesk(iface, session, self)
        self.packer = Packer(iface, session, self.desk.singles.paths_of_project, self)
        self._make_docks()
        self.canvas_menu = CanvasMenu(iface.mapCanvas(), self._canvas_entries())
        self.layer_menu.install()
        self.point_menu.install()
        self.indicators = LayerIndicators(
            iface, session, self.areas, self.refresher, self.loader, self.layer_menu, self
        )
        self.canvas_menu.install()
        self.recovery = Recovery(
            iface, session, self.loader, partial(self.dialogs.open, "enrichpoints"), self
        )
        self.recovery.look()

    def _make_docks(self) -> None:
        iface, session, draft = self._iface, self.session, self.draft
        self.selection = SelectionDock(
            iface, session, draft, self.areas, self.drawing, self.loader, self.reporter, self.progress
        )
        self.filters = FiltersDock(iface, session, draft)
        self.search = SearchDock(iface, session, draft, self.drawing, self.loader, self.reporter)
        self.results = ResultsDock(
            iface,
            session,
            self.runs,
            self.loader,
            self.refresher,
            self.editor.edit,
            lambda: self.accumulation.accumulator,
        )
        docks = (self.selection, self.filters, self.search, self.results)
        self.selection.filters_wanted.connect(self.filters.open)
        self.selection.made.connect(self._connect_panel)
        self.results.made.connect(self._fill_results)
        self.hazards.connection_wanted.connect(self.open_selection)
        self.maps.connection_wanted.connect(self.open_selection)
        self.desk.shelf_wanted.connect(lambda: self.results.show_page(self.desk.page))
        self._group = DockGroup(iface.mainWindow(), docks, self)

    @cached_property
    def accumulation(self) -> AccumulationDesk:
        """What asks for accumulations and shows them, made when somebody looks or asks."""
        desk = AccumulationDesk(
            self._iface,
            self.session,
            self.loader.drafting,
            self.progress,
            self.results.show_page,
            self,
        )
        desk.filters_wanted.connect(self.filters.open)
        self.results.follow(desk.accumulator, desk.keeper)
        return desk

    def open(self) -> None:
        """Show the docks with Selection in front, or hide them when one of them is in front already."""
        if self._group.is_in_front:
            self._group.hide()
        else:
            self.open_selection()
            self.selection.take_keys()

    def open_selection(self) -> None:
        """Show Selection in front, with the other docks behind it where none of them was open."""
        self._group.open_first()

    def draw(self, wanted: bool = True) -> None:
        """Show the dock and take the polygon tool, or put it away."""
        if wanted:
            self.open_selection()
        self.drawing.draw(wanted)

    def draw_circles(self, wanted: bool = True) -> None:
        """Show the dock and take the circles tool, or put it away."""
        if wanted:
            self.open_selection()
        self.drawing.draw_circles(wanted)

    def show_attributes(self, wanted: bool = True) -> None:
        """Let the analyst click loaded points for what the service knows of them, or no longer."""
        self.attributes.pick(wanted)

    def show_hazards(self, wanted: bool = True) -> None:
        """Let the analyst click places for the hazards there, or no longer."""
        self.hazards.pick(wanted)

    def show_maps(self, connection: str = "") -> None:
        """Let the analyst choose maps of *connection*, or of the one in use."""
        self.maps.open(connection)

    def report(self, wanted: bool = True) -> None:
        """Let the analyst click a place for its report, or no longer; without a source, ask for one first."""
        if not wanted:
            self.reporter.pick("")
        elif self.desk.has_source():
            self.reporter.pick()

    def refresh_all(self) -> None:
        """Ask for every result of the project again; where there is none, say so."""
        self.refresher.refresh_all()

    def show_connections(self) -> None:
        """Open the page of QGIS's options that has the connections."""
        self._iface.showOptionsDialog(self._iface.mainWindow(), CONNECTIONS_PAGE)

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

    def pack(self) -> None:
        """Pack the project for a colleague."""
        self.packer.pack()

    def close(self) -> None:
        """Leave nothing behind."""
        self.recovery.close()
        self.canvas_menu.remove()
        self.indicators.close()
        self.layer_menu.remove()
        self.point_menu.remove()
        self.refresher.close()
        self.packer.close()
        self.attributes.close()
        self.dialogs.close()
        processing_window.serve_no_more(self.session)
        layers.news.adopted.disconnect(self._remember_run)
        self.hazards.close()
        self.maps.close()
        self.search.close_pages()
        if "accumulation" in self.__dict__:
            self.accumulation.close()
        self.loader.close()
        self.drawing.close()
        self.desk.close()
        self.progress.rest()
        self.areas.close()
        for dock in self._group:
            self._iface.removeDockWidget(dock)
            dock.deleteLater()
        self.deleteLater()

    def _connect_panel(self) -> None:
        verbs = self.selection.panel.verbs
        verbs.dialog_wanted.connect(self.dialogs.open)
        verbs.accumulate_wanted.connect(self._accumulate)
        verbs.reports_wanted.connect(self.desk.order)
        verbs.hazards_wanted.connect(self.hazards.pick)
        verbs.hazard_layers_wanted.connect(self.hazards.choose_layers)
        verbs.hazards.setChecked(self.hazards.is_picking)
        self.hazards.picking_changed.connect(verbs.hazards.setChecked)

    def _accumulate(self) -> None:
        self.accumulation.accumulator.accumulate()

    def _fill_results(self) -> None:
        results, page = self.results, self.desk.page
        title = translate("GeoPortfolio", "Accumulation")
        results.add_page(self.accumulation.page, title, "accumulation", "accumulate")
        results.add_page(page, page.title(), "reports", "report")
        page.title_changed.connect(partial(results.set_title, page))

    def _remember_run(self, result: Result) -> None:
        """What a Processing dialog has loaded is a run like any other; a file opened again is none."""
        run = Run.of(result, LOADED)
        if run.path not in {each.path for each in self.runs.runs()}:
            self.runs.add(run)

    def _point_entries(self) -> tuple[PointEntry, ...]:
        return (
            PointEntry(
                "RiskReports",
                "report",
                translate("GeoPortfolio", "Risk re&ports..."),
                translate("GeoPortfolio", "A report for each point of a layer, or for those selected"),
                self.desk.order,
            ),
            PointEntry(
                "Hazards",
                "hazards",
                translate("GeoPortfolio", "Add &hazards..."),
                translate("GeoPortfolio", "Each point of a layer, or those selected, with the hazards there"),
                lambda _layer: self.dialogs.open("enrichpoints"),
            ),
        )

    def _canvas_entries(self) -> tuple[CanvasEntry, ...]:
        return (
            CanvasEntry(
                translate("GeoPortfolio", "&What's here"),
                "whats_here",
                translate("GeoPortfolio", "The address of this place, with what can be done there"),
                self.search.whats_here,
            ),
            CanvasEntry(
                translate("GeoPortfolio", "&Circles here"),
                "circles",
                translate("GeoPortfolio", "Select what lies in circles around this place"),
                self.drawing.circles_here,
            ),
            CanvasEntry(
                translate("GeoPortfolio", "&Report here"),
                "report",
                translate("GeoPortfolio", "Risk report for this place"),
                self.report_at,
            ),
            CanvasEntry(
                translate("GeoPortfolio", "&Hazards here"),
                "hazards",
                translate("GeoPortfolio", "What the layers of your list have at this place"),
                self.hazards.at,
            ),
        )

    def _show_query(self, query: Query) -> None:
        """Bring the dock forward in which *query* was put together."""
        if query.is_search:
            self.search.open_portfolio()
        else:
            self.open_selection()


def _areas_path(name: str) -> Path:
    return results_of(QgsProject.instance()) / name
