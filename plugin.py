"""Lifecycle and wiring: what QGIS starts, what it shows, and how all of it leaves again."""

from __future__ import annotations

import sys
import typing
from functools import partial
from typing import Any, Callable, Iterable, Optional, Protocol

from qgis.core import QgsApplication, QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.gui import QgsMapTool
from qgis.PyQt.QtCore import QTranslator
from qgis.PyQt.QtWidgets import QAction, QMenu

from .core import gis
from .core.api.later import imported
from .core.gis import languages
from .core.gis.about import NOTHING
from .core.gis.connections import Connections
from .core.gis.map_keeper import MapKeeper
from .core.gis.marks import is_map, is_result
from .core.gis.network import KeyPreprocessor
from .core.gis.ows_connections import MapConnections
from .core.gis.provenance import ProvenanceKeeper
from .core.gis.report_actions import ReportAction
from .core.gis.tasks import TaskRunner
from .core.toolbox.provider import GeoPortfolioProvider
from .ui.browser.root import BrowserRoot
from .ui.commands import Command, commands
from .ui.connections_option import ConnectionsPageFactory, no_example
from .ui.controls import explain_action
from .ui.help.desk import HelpDesk
from .ui.icons import icon, icon_path
from .ui.locator import AddressLocator
from .ui.maps.lost import tell_lost
from .ui.messages import Messages
from .ui.portable.keeper import ProjectKeeper
from .ui.session import Session
from .ui.support.desk import SupportDesk
from .ui.turns import Turns
from .ui.warming import imports

MENU = "GeoPortfolio"
_WARM_AFTER = 3.0
"""Seconds after the start in which QGIS has its own to do; then comes what every door needs, in turns."""


class Part(Protocol):
    """Something that a window has from start to end, and that leaves without a trace."""

    def install(self) -> None:
        """Be there from now on; touches no network and no password store."""

    def remove(self) -> None:
        """Be there no more."""


class GeoPortfolioPlugin:
    """The plugin of one QGIS window, or of ``qgis_process`` where *iface* is None.

    Start-up makes actions and registers the provider and the parts, and touches no network; docks and
    tools come with the first click, or with a project that holds results.
    """

    def __init__(self, iface: Any) -> None:
        self._iface = iface
        self._provider: Optional[GeoPortfolioProvider] = None
        self._connections: Optional[Connections] = None
        self._session: Optional[Session] = None
        self._parts: list[Part] = []
        self._map_connections: Optional[MapConnections] = None
        self._workbench: Any = None
        self._options: Any = None
        self._actions: list[QAction] = []
        self._lines: list[QAction] = []
        self._tools: dict[str, QAction] = {}
        self._toolbar: Any = None
        self._turns: Optional[Turns] = None
        self._translator: Optional[QTranslator] = None

    def initProcessing(self) -> None:
        """Also called by ``qgis_process``, which has no window."""
        # Before anything says a word.
        self._translator = languages.speak(languages.language())
        self._connections = Connections()
        self._provider = GeoPortfolioProvider(self._connections, has_window=self._iface is not None)
        QgsApplication.processingRegistry().addProvider(self._provider)

    def initGui(self) -> None:
        """Put the actions into menu and toolbar, and every part where it belongs."""
        self.initProcessing()
        self._turns = Turns()
        self._session = Session(self._connections, TaskRunner(), Messages(self._iface))
        self._map_connections = MapConnections(self._connections, self._iface.reloadConnections)
        self._toolbar = self._iface.addToolBar(MENU)
        self._toolbar.setObjectName("geoportfolioToolbar")
        for command in commands(self.workbench):
            self._add_action(command)
        self._iface.mapCanvas().mapToolSet.connect(self._show_tool)
        self._register_options()
        for part in self._make_parts():
            part.install()
            self._parts.append(part)
        QgsProject.instance().layersAdded.connect(self._look_for_results)
        self._look_for_results(QgsProject.instance().mapLayers().values())
        self._turns.add_later(_WARM_AFTER, imports)

    def unload(self) -> None:
        """Leave nothing behind."""
        if self._session is not None:
            self._leave_window()
        if self._provider is not None:
            QgsApplication.processingRegistry().removeProvider(self._provider)
            self._provider = None
        languages.be_quiet(self._translator)
        self._translator = None
        _forget_types()
        _name_modules()

    def _try(self, leave: Callable[[], Any]) -> None:
        """What can't leave keeps nothing else from leaving."""
        try:
            leave()
        except Exception as error:
            self._session.messages.log(error)

    def workbench(self) -> Any:
        """Docks, tools and their helpers, made when they are first wanted."""
        if self._workbench is None:
            from .ui.workbench import Workbench

            self._workbench = Workbench(self._iface, self._session)
        return self._workbench

    def _open_report(self, layer: QgsVectorLayer, number: int) -> None:
        self.workbench().desk.open_point(layer, number)

    def _make_parts(self) -> tuple[Part, ...]:
        return (
            KeyPreprocessor(self._connections.key_for),
            ProvenanceKeeper(QgsProject.instance()),
            self._map_connections,
            MapKeeper(
                QgsProject.instance(),
                self._connections,
                self._session.map_turns,
                self._session.directory.maps,
                partial(tell_lost, self._iface, self._session.messages),
            ),
            AddressLocator(self._iface, self._session),
            BrowserRoot(self._iface, self._session, self.workbench, self._map_connections.register),
            ProjectKeeper(self._iface, self._session, self.workbench),
            HelpDesk(self._iface),
            ReportAction(self._open_report),
            SupportDesk(self._iface, self._session),
        )

    def _leave_window(self) -> None:
        self._turns.close()
        self._turns = None
        QgsProject.instance().layersAdded.disconnect(self._look_for_results)
        self._iface.mapCanvas().mapToolSet.disconnect(self._show_tool)
        for action in self._actions:
            self._iface.unregisterMainWindowAction(action)
        for action in (*self._actions, *self._lines):
            self._iface.removePluginWebMenu(MENU, action)
            action.deleteLater()
        for kept in (self._actions, self._lines, self._tools):
            kept.clear()
        while self._parts:
            self._try(self._parts.pop().remove)
        if self._workbench is not None:
            self._try(self._workbench.close)
            self._workbench = None
        self._try(self._session.close)
        self._session = None
        self._iface.unregisterOptionsWidgetFactory(self._options)
        self._options = None
        self._iface.mainWindow().removeToolBar(self._toolbar)
        self._toolbar.deleteLater()
        self._toolbar = None
        self._delete_empty_menu()

    def _delete_empty_menu(self) -> None:
        """QGIS takes a menu without entries out of sight only, and makes another one next time."""
        for menu in self._iface.mainWindow().findChildren(QMenu):
            if menu.title() == MENU and menu.isEmpty():
                menu.deleteLater()

    def _look_for_results(self, layers: Iterable[QgsMapLayer]) -> None:
        """A project with results or maps has use for their marks before anybody opens a dock."""
        if self._workbench is None and any(is_result(layer) or is_map(layer) for layer in layers):
            self._with_docks(self.workbench)

    def _with_docks(self, do: Callable[[], Any]) -> None:
        """*do* it at once; the first time in turns, as what it needs takes long to import."""
        missing = imports() if self._workbench is None else []
        if missing or not self._turns.is_idle:
            self._turns.add((*missing, self.workbench, do))
        else:
            do()

    def _register_options(self) -> None:
        self._options = ConnectionsPageFactory(
            self._connections,
            icon_path("geoportfolio"),
            lambda *test: self.workbench().test_connection(*test),
            lambda error: gis.sentences.sentence(error, NOTHING),
            lambda: self._session.connection if self._session else "",
            lambda: self._workbench.example() if self._workbench else no_example(),
            self._map_connections,
        )
        self._iface.registerOptionsWidgetFactory(self._options)

    def _add_action(self, command: Command) -> None:
        if command.begins_group:
            self._add_line()
        action = QAction(icon(command.name.lower()), command.text, self._iface.mainWindow())
        action.setObjectName(f"geoportfolio{command.name}Action")
        explain_action(action, " ".join(filter(None, (command.whats_this, command.without_a_mouse))))
        # QGIS writes the shortcut behind it, which would seem to belong to the second line.
        more = "" if command.key else command.without_a_mouse
        tip = "\n".join(filter(None, (command.text, more)))
        action.setToolTip(tip)
        if command.is_tool:
            action.setCheckable(True)
            self._tools[command.name] = action
        action.triggered.connect(partial(self._do, command))
        # QGIS keeps the analyst's own key under the action's name, or in 3.22 under its text, and
        # writes it into the tooltip.
        self._iface.registerMainWindowAction(action, command.key)
        self._iface.addPluginToWebMenu(MENU, action)
        if command.in_toolbar:
            self._toolbar.addAction(action)
        self._actions.append(action)

    def _add_line(self) -> None:
        line = QAction(self._iface.mainWindow())
        line.setSeparator(True)
        self._iface.addPluginToWebMenu(MENU, line)
        self._lines.append(line)

    def _do(self, command: Command, checked: bool = False) -> None:
        carry_out = partial(self._carry_out, command, checked)
        if command.needs_docks:
            self._with_docks(carry_out)
        else:
            carry_out()

    def _carry_out(self, command: Command, checked: bool) -> None:
        if command.is_tool:
            command.do(checked)
            # It may have said what is missing instead.
            self._show_tool(self._iface.mapCanvas().mapTool())
        else:
            command.do()

    def _show_tool(self, tool: Optional[QgsMapTool], _before: Optional[QgsMapTool] = None) -> None:
        """Press the button of the tool that is in the hand, and no other."""
        in_hand = getattr(tool, "command", "")
        for name, action in self._tools.items():
            action.setChecked(name == in_hand)


def _name_modules() -> None:
    """Have QGIS forget all of ours: packages that came along with their modules it has not seen so far.

    They would stay, and lead a plugin that comes again, or a newer one, to modules of this one.
    """
    for name in list(sys.modules):  # a worker may import meanwhile
        if name.startswith(f"{__package__}."):
            imported(name)


def _forget_types() -> None:
    """Python remembers the last types that were put together, ours too, and by them all our code."""
    for forget in getattr(typing, "_cleanups", ()):
        forget()
