"""The lifecycle of the plugin: start, actions and parts, and unloading."""

from __future__ import annotations

import sys
import typing
from functools import partial
from typing import Any, Callable, Iterable, Optional, Protocol

from qgis.core import QgsApplication, QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.gui import QgsMapTool
from qgis.PyQt.QtCore import Qt, QTimer, QTranslator
from qgis.PyQt.QtWidgets import QAction, QApplication, QMenu

from .core.api.lazy import imported
from .core.gis.connections.connections import Connections
from .core.gis.connections.network import KeyPreprocessor
from .core.gis.hazard_maps.responses import adjust_request
from .core.gis.layers.identity import ProvenanceKeeper, is_map, is_result
from .core.gis.reports.actions import ReportAction
from .core.gis.text import languages
from .core.toolbox.provider import GeoPortfolioProvider
from .ui.browser.root import BrowserRoot
from .ui.connections.connections_option import ConnectionsPageFactory
from .ui.hazard_maps.invalid_maps import report_invalid
from .ui.help.links import PROCESSING, HelpLinks
from .ui.places.locator import AddressLocator
from .ui.projects.project_events import ProjectEvents
from .ui.widgets.controls import explain_action
from .ui.widgets.icons import icon
from .ui.window.actions import MenuAction, menu_actions
from .ui.window.preload import Preload
from .ui.window.window import Window

MENU = "GeoPortfolio"


class Part(Protocol):
    """A part of a window that is installed at the start and removed at the end."""

    def install(self) -> None:
        """Install the part; must not access the network or the authentication database."""

    def remove(self) -> None:
        """Remove the part."""


class GeoPortfolioPlugin:
    """The plugin of one QGIS window, or of ``qgis_process`` where *iface* is None.

    Starting creates actions and registers the provider and the parts, without network access. Panels and
    tools are created at the first click, or for a project with results.
    """

    def __init__(self, iface: Any) -> None:
        self._iface = iface
        self._provider: Optional[GeoPortfolioProvider] = None
        self._connections: Optional[Connections] = None
        self._window: Optional[Window] = None
        self._parts: list[Part] = []
        self._options: Any = None
        self._actions: list[QAction] = []
        self._lines: list[QAction] = []
        self._tools: dict[str, QAction] = {}
        self._toolbar: Any = None
        self._preload: Optional[Preload] = None
        self._translator: Optional[QTranslator] = None

    def initProcessing(self) -> None:
        """Register the provider; also called by ``qgis_process``, which has no window."""
        # Before any text is shown.
        self._translator = languages.install_translation(languages.language())
        self._connections = Connections()
        self._provider = GeoPortfolioProvider(self._connections, PROCESSING if self._iface else "")
        QgsApplication.processingRegistry().addProvider(self._provider)

    def initGui(self) -> None:
        """Add the actions to menu and toolbar, and install every part."""
        self.initProcessing()
        self._window = Window(self._iface, self._connections)
        self._toolbar = self._iface.addToolBar(MENU)
        self._toolbar.setObjectName("geoportfolioToolbar")
        for described in menu_actions():
            self._add_action(described)
        self._iface.mapCanvas().mapToolSet.connect(self._show_tool)
        self._register_options()
        for part in self._make_parts():
            part.install()
            self._parts.append(part)
        QgsProject.instance().layersAdded.connect(self._look_for_results)
        self._look_for_results(QgsProject.instance().mapLayers().values())
        self._preload = Preload()
        self._preload.start()
        self._window.welcome()
        self._reopen_docks()

    def unload(self) -> None:
        """Remove everything."""
        if self._window is not None:
            self._leave_window()
        if self._provider is not None:
            QgsApplication.processingRegistry().removeProvider(self._provider)
            self._provider = None
        languages.remove_translation(self._translator)
        self._translator = None
        _forget_types()
        _name_modules()

    def _try(self, leave: Callable[[], Any]) -> None:
        """Call *leave*; a failure is logged, so that the rest is still removed."""
        try:
            leave()
        except Exception as error:
            self._window.messages.log(error)

    @property
    def is_started(self) -> bool:
        """Return whether the panels were created."""
        return self._window is not None and self._window.is_started

    def window(self) -> Window:
        """Return the window with its panels, which are created at first use.

        That takes some tenths of a second before :class:`Preload` has imported their modules.
        """
        if not self._window.is_started:
            QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
            try:
                self._window.start()
            finally:
                QApplication.restoreOverrideCursor()
        return self._window

    def _reopen_docks(self) -> None:
        """Show the panels again after QGIS is visible: floating ones would be behind it, and delay its
        start."""
        if self._iface.mainWindow().isVisible():
            QTimer.singleShot(0, self._reopen)
        else:
            self._iface.initializationCompleted.connect(self._reopen)

    def _reopen(self) -> None:
        if self._window is not None:
            self._window.reopen()

    def _open_report(self, layer: QgsVectorLayer, number: int) -> None:
        self.window().reports.open_point(layer, number)

    def _make_parts(self) -> tuple[Part, ...]:
        window = self._window
        window.map_reloader.lost.connect(partial(report_invalid, window))
        return (
            KeyPreprocessor(self._connections.key_for, adjust_request),
            ProvenanceKeeper(window.project),
            window.map_connections,
            window.map_reloader,
            AddressLocator(window),
            BrowserRoot(window),
            ProjectEvents(window),
            HelpLinks(window),
            ReportAction(self._open_report),
            window.diagnostics,
        )

    def _leave_window(self) -> None:
        self._preload.close()
        self._preload = None
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
        self._window.close()
        self._window = None
        self._iface.unregisterOptionsWidgetFactory(self._options)
        self._options = None
        self._iface.mainWindow().removeToolBar(self._toolbar)
        self._toolbar.deleteLater()
        self._toolbar = None
        self._delete_empty_menu()

    def _delete_empty_menu(self) -> None:
        """Delete the empty menu, as QGIS would only hide it and create another one the next time."""
        for menu in self._iface.mainWindow().findChildren(QMenu):
            if menu.title() == MENU and menu.isEmpty():
                menu.deleteLater()

    def _look_for_results(self, layers: Iterable[QgsMapLayer]) -> None:
        """Create the window for a project with results or maps, which need their indicators."""
        if not self._window.is_started and any(is_result(layer) or is_map(layer) for layer in layers):
            self.window()

    def _register_options(self) -> None:
        self._options = ConnectionsPageFactory(self._window)
        self._iface.registerOptionsWidgetFactory(self._options)

    def _add_action(self, described: MenuAction) -> None:
        if described.begins_group:
            self._add_line()
        action = QAction(
            icon(described.icon or described.name.lower()), described.text, self._iface.mainWindow()
        )
        action.setObjectName(f"geoportfolio{described.name}Action")
        explain_action(action, " ".join(filter(None, (described.whats_this, described.without_a_mouse))))
        # QGIS appends the shortcut, which would appear to belong to the second line.
        more = "" if described.key else described.without_a_mouse
        tip = "\n".join(filter(None, (described.text, more)))
        action.setToolTip(tip)
        if described.is_tool:
            action.setCheckable(True)
            self._tools[described.name] = action
        action.triggered.connect(partial(self._do, described))
        # QGIS stores the user's shortcut under the action's name, or in 3.22 its text, and adds it to the
        # tooltip.
        self._iface.registerMainWindowAction(action, described.key)
        self._iface.addPluginToWebMenu(MENU, action)
        if described.in_toolbar:
            self._toolbar.addAction(action)
        self._actions.append(action)

    def _add_line(self) -> None:
        line = QAction(self._iface.mainWindow())
        line.setSeparator(True)
        self._iface.addPluginToWebMenu(MENU, line)
        self._lines.append(line)

    def _do(self, described: MenuAction, checked: bool = False) -> None:
        if described.needs_docks:
            self.window()
        if described.is_tool:
            described.do(self._window, checked)
            # It may have shown a message instead.
            self._show_tool(self._iface.mapCanvas().mapTool())
        else:
            described.do(self._window)

    def _show_tool(self, tool: Optional[QgsMapTool], _before: Optional[QgsMapTool] = None) -> None:
        """Check only the button of the active map tool."""
        active = getattr(tool, "command", "")
        for name, action in self._tools.items():
            action.setChecked(name == active)


def _name_modules() -> None:
    """Make QGIS unload all our modules, including packages that were imported implicitly.

    Otherwise they would stay, and a reloaded or newer plugin would use them.
    """
    for name in list(sys.modules):  # a worker may import at the same time
        if name.startswith(f"{__package__}."):
            imported(name)


def _forget_types() -> None:
    """Clear Python's cache of generic types, which would keep our code in memory."""
    for cleanup in getattr(typing, "_cleanups", ()):
        cleanup()
