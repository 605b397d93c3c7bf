"""The window of the plugin: its parts, and the state that they share."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import Qgis, QgsApplication, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QObject

from ...core import gis
from ...core.gis.connections.connections import Connections
from ...core.gis.hazard_maps.qgis_connections import MapConnections
from ...core.gis.hazard_maps.reload import MapReloader
from ...core.gis.history.past_queries import History
from ...core.gis.tasks.runner import TaskRunner
from ...core.gis.text.languages import tr
from ..help.pages import FIRST, open_help
from .catalog import Catalog
from .messages import Messages, Step
from .option_pages import CONNECTIONS_PAGE
from .requests import ServiceRequests
from .session import Session

if TYPE_CHECKING:
    from ...core.api import Query
    from ...core.api.template_previews import Example
    from ...core.gis.areas.selection import SelectionAreas
    from ...core.gis.results.result import Result
    from ..accumulation.accumulation import Accumulation
    from ..areas.canvas_menu import CanvasMenu
    from ..areas.drawing import Drawing
    from ..diagnostics.controller import Diagnostics
    from ..exposure.circle_members import CircleMembers
    from ..filters.dock import FiltersDock
    from ..hazard_maps.controller import MapController
    from ..identify.controller import IdentifyLocation
    from ..layers.layer_menu import LayerMenu, PointLayerMenu
    from ..layers.layer_status import LayerIndicators
    from ..processing.processing_dialogs import ProcessingDialogs
    from ..projects.mover import ResultMover
    from ..projects.packer import Packer
    from ..projects.project_query import ProjectQuery
    from ..refresh.refreshing import Refresher
    from ..reports.controller import ReportController
    from ..results.csv_saving import CsvSaver
    from ..results.dock import ResultsDock
    from ..results.editing import QueryEditor
    from ..results.loading import Loader
    from ..results.recovery import Recovery
    from ..search.dock import SearchDock
    from ..selection.draft import Draft
    from ..selection.selection_dock import SelectionDock
    from .docks import DockGroup
    from .progress import ProgressLine

_WELCOMED = "geoportfolio/welcomed"
_FROM_THE_START = (
    *("docks", "project_query", "layer_menu", "point_menu", "canvas_menu", "indicators"),
    "circle_members",
)
"""Parts that watch the project from the start of QGIS."""


class _Part(cached_property):
    """A part that is created at first use and closed with its window."""

    def __get__(self, window: Optional[Window], owner: Optional[type] = None) -> Any:
        if window is None:
            return self
        made = super().__get__(window, owner)
        window.made.append(made)
        return made


class Window(QObject):
    """The context of every controller, panel and tool of one QGIS window, with access to the others.

    Created when QGIS starts, without importing, showing or requesting anything. Each part is created at first
    use, so that their order does not matter, and closed in reverse order.

    :ivar made: the existing parts, the oldest first.
    """

    def __init__(self, iface: Any, connections: Connections) -> None:
        super().__init__()
        self.iface = iface
        self.canvas = iface.mapCanvas()
        self.project = QgsProject.instance()
        self.connections = connections
        self.messages = Messages(self)
        self.tasks = TaskRunner()
        self.catalog = Catalog(connections, self.tasks, self)
        self.map_reloader = MapReloader(self.project, connections, self.tasks, self)
        self.map_connections = MapConnections(connections, iface.reloadConnections)
        self.history = History(
            Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json", self.tasks, self
        )
        self.session = Session(self)
        self.requests = ServiceRequests(self)
        self.made: list[Any] = []
        self.is_started = False

    def start(self) -> Window:
        """Create the panels and the parts that watch the project, unless they exist; for the first click."""
        if not self.is_started:
            self.is_started = True
            gis.results.layers.layer_events.adopted.connect(self._remember_run)
            for name in _FROM_THE_START:
                getattr(self, name)
            self.recovery.look_for_partial()
        return self

    def reopen(self) -> None:
        """Show the panels that were open when QGIS was closed; they send requests when they are used."""
        from .docks import OPEN

        names = QgsSettings().value(OPEN, "", type=str)
        if names:
            self.start().docks.reopen(names.split(","))

    def welcome(self) -> None:
        """Show once how to start, if there is no connection."""
        if self.connections.names() or QgsSettings().value(_WELCOMED, False, type=bool):
            return
        QgsSettings().setValue(_WELCOMED, True)
        connect = Step(tr("Connect…"), lambda: self.start().focus_selection())
        text = tr("GeoPortfolio is installed. Connect it to your portfolio service.")
        self._welcome = self.messages.say(Qgis.MessageLevel.Info, text, connect)
        self.connections.changed.connect(self._end_welcome)

    def _end_welcome(self) -> None:
        self.connections.changed.disconnect(self._end_welcome)
        self.messages.withdraw(self._welcome)

    def close(self) -> None:
        """Close all parts, even if one of them fails."""
        if self.is_started:
            gis.results.layers.layer_events.adopted.disconnect(self._remember_run)
        shared = (self.messages, self.tasks, self.map_reloader, self.history, self.session)
        for part in (*reversed(self.made), *reversed(shared)):
            try:
                part.close()
            except Exception as error:  # for example a full disk
                self.messages.log(error)
        self.made.clear()
        self.deleteLater()

    # The parts of a query.

    @_Part
    def areas(self) -> SelectionAreas:
        from ...core.gis.areas.selection import SelectionAreas

        return SelectionAreas(self.project, self._areas_path, self)

    @cached_property
    def draft(self) -> Draft:
        from ..selection.draft import Draft

        return Draft(self)

    @_Part
    def drawing(self) -> Drawing:
        from ..areas.drawing import Drawing

        return Drawing(self)

    # Requests and their results.

    @cached_property
    def progress(self) -> ProgressLine:
        from .progress import ProgressLine

        return ProgressLine(self)

    @_Part
    def loader(self) -> Loader:
        from ..results.loading import Loader

        return Loader(self)

    @cached_property
    def csv_saver(self) -> CsvSaver:
        from ..results.csv_saving import CsvSaver

        return CsvSaver(self)

    @_Part
    def refresher(self) -> Refresher:
        from ..refresh.refreshing import Refresher

        return Refresher(self)

    @_Part
    def recovery(self) -> Recovery:
        from ..results.recovery import Recovery

        return Recovery(self)

    @cached_property
    def editor(self) -> QueryEditor:
        from ..results.editing import QueryEditor

        return QueryEditor(self)

    @_Part
    def accumulation(self) -> Accumulation:
        from ..accumulation.accumulation import Accumulation

        return Accumulation(self)

    @_Part
    def reports(self) -> ReportController:
        from ..reports.controller import ReportController

        return ReportController(self)

    @_Part
    def identify(self) -> IdentifyLocation:
        from ..identify.controller import IdentifyLocation

        return IdentifyLocation(self)

    @_Part
    def maps(self) -> MapController:
        from ..hazard_maps.controller import MapController

        return MapController(self)

    @_Part
    def dialogs(self) -> ProcessingDialogs:
        from ..processing.processing_dialogs import ProcessingDialogs

        return ProcessingDialogs(self)

    @_Part
    def mover(self) -> ResultMover:
        from ..projects.mover import ResultMover

        return ResultMover(self)

    @_Part
    def packer(self) -> Packer:
        from ..projects.packer import Packer

        return Packer(self)

    @_Part
    def project_query(self) -> ProjectQuery:
        from ..projects.project_query import ProjectQuery

        return ProjectQuery(self)

    @cached_property
    def diagnostics(self) -> Diagnostics:
        from ..diagnostics.controller import Diagnostics

        return Diagnostics(self)

    # Panels, menus and indicators.

    @_Part
    def docks(self) -> DockGroup:
        from .docks import DockGroup

        return DockGroup(self, (self.selection, self.filters, self.search, self.results))

    @cached_property
    def selection(self) -> SelectionDock:
        from ..selection.selection_dock import SelectionDock

        return SelectionDock(self)

    @cached_property
    def filters(self) -> FiltersDock:
        from ..filters.dock import FiltersDock

        return FiltersDock(self)

    @cached_property
    def search(self) -> SearchDock:
        from ..search.dock import SearchDock

        return SearchDock(self)

    @cached_property
    def results(self) -> ResultsDock:
        from ..results.dock import ResultsDock

        return ResultsDock(self)

    @_Part
    def layer_menu(self) -> LayerMenu:
        from ..layers.layer_menu import LayerMenu

        return LayerMenu(self)

    @_Part
    def point_menu(self) -> PointLayerMenu:
        from ..layers.layer_menu import PointLayerMenu

        return PointLayerMenu(self)

    @_Part
    def canvas_menu(self) -> CanvasMenu:
        from ..areas.canvas_menu import CanvasMenu

        return CanvasMenu(self)

    @_Part
    def indicators(self) -> LayerIndicators:
        from ..layers.layer_status import LayerIndicators

        return LayerIndicators(self)

    @_Part
    def circle_members(self) -> CircleMembers:
        from ..exposure.circle_members import CircleMembers

        return CircleMembers(self)

    def open(self) -> None:
        """Show the panels with *Selection* in front, or hide them if one of them is already in front."""
        if self.docks.is_in_front:
            self.docks.hide()
        else:
            self.focus_selection()

    def focus_selection(self) -> None:
        """Show *Selection* in front, and move the keyboard focus to it."""
        self.open_selection()
        self.selection.take_focus()

    def open_selection(self) -> None:
        """Show *Selection* in front, with the other panels behind it if none was open."""
        self.docks.open_first()

    def show_query(self, query: Query) -> None:
        """Show the panel in which *query* is edited."""
        if query.is_search:
            self.search.open_portfolio()
        else:
            self.open_selection()

    def show_connections(self) -> None:
        """Open the page with the connections in QGIS's Options."""
        self.iface.showOptionsDialog(self.iface.mainWindow(), CONNECTIONS_PAGE)

    def open_help(self, page: str = FIRST) -> None:
        """Show *page* of the help."""
        open_help(page, self.iface.mainWindow())

    def example(self) -> Example:
        """Return the values for a request preview: those of the panels, and examples."""
        from ...core.api.template_previews import Example

        usual = Example()
        if not self.is_started:
            return usual
        return Example(
            source=self.session.source or usual.source,
            radiuses=self.drawing.radii,
            columns=self.draft.columns or usual.columns,
            filters=self.draft.filters or usual.filters,
        )

    def _areas_path(self, name: str) -> Path:
        return gis.files.project_folders.results_of(self.project) / name

    def _remember_run(self, result: Result) -> None:
        """Add a result of a Processing dialog to the history, but not a file that was opened again."""
        run = gis.history.past_queries.Run.of(result, gis.history.past_queries.LOADED)
        if run.path not in {each.path for each in self.history.runs()}:
            self.history.add(run)
