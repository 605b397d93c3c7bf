"""Lifecycle and wiring: what QGIS starts, what it shows, and how all of it leaves again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Iterable, Optional

from qgis.core import QgsApplication, QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QAction

from .core.api.open_bodies import Example
from .core.gis.connections import Connections
from .core.gis.layers import is_result
from .core.gis.network import KeyPreprocessor
from .core.gis.sentences import About, sentence
from .core.gis.tasks import TaskRunner
from .core.toolbox.provider import GeoPortfolioProvider
from .ui.icons import icon, icon_path
from .ui.locator import AddressLocator
from .ui.messages import Messages
from .ui.session import Session

translate = QCoreApplication.translate

MENU = "GeoPortfolio"


@dataclass(frozen=True)
class Command:
    """An action of menu and toolbar; its icon has its name, and *key* can be changed in QGIS."""

    name: str
    text: str
    whats_this: str
    do: Callable[[], Any]
    key: str = ""


class GeoPortfolioPlugin:
    """The plugin of one QGIS window, or of ``qgis_process`` where *iface* is None.

    Start-up makes actions and registers the provider and the locator's addresses, and touches no
    network; docks and tools come with the first click, or with a project that holds results.
    """

    def __init__(self, iface: Any) -> None:
        self._iface = iface
        self._provider: Optional[GeoPortfolioProvider] = None
        self._connections: Optional[Connections] = None
        self._preprocessor: Optional[KeyPreprocessor] = None
        self._options: Any = None
        self._session: Optional[Session] = None
        self._locator: Optional[AddressLocator] = None
        self._workbench: Any = None
        self._actions: list[QAction] = []
        self._toolbar: Any = None

    def initProcessing(self) -> None:
        """Also called by ``qgis_process``, which has no window."""
        self._connections = Connections()
        self._provider = GeoPortfolioProvider(self._connections)
        QgsApplication.processingRegistry().addProvider(self._provider)

    def initGui(self) -> None:
        """Put the actions into menu and toolbar."""
        self.initProcessing()
        self._preprocessor = KeyPreprocessor(self._connections.key_for)
        self._preprocessor.install()
        self._toolbar = self._iface.addToolBar(MENU)
        self._toolbar.setObjectName("geoportfolioToolbar")
        for command in self._commands():
            self._add_action(command)
        self._register_options()
        self._session = Session(self._connections, TaskRunner(), Messages(self._iface))
        self._locator = AddressLocator(self._iface, self._session)
        self._locator.install()
        QgsProject.instance().layersAdded.connect(self._look_for_results)
        self._look_for_results(QgsProject.instance().mapLayers().values())

    def unload(self) -> None:
        """Leave nothing behind."""
        for action in self._actions:
            self._iface.removePluginWebMenu(MENU, action)
            self._iface.unregisterMainWindowAction(action)
            action.deleteLater()
        self._actions.clear()
        if self._session is not None:
            QgsProject.instance().layersAdded.disconnect(self._look_for_results)
            self._locator.remove()
            if self._workbench is not None:
                self._workbench.close()
            self._session.runner.close()
            # The buttons of a message lead to what is gone now.
            self._session.messages.clear()
            self._session.deleteLater()
            self._workbench = self._locator = self._session = None
        if self._options is not None:
            self._iface.unregisterOptionsWidgetFactory(self._options)
            self._options = None
        if self._toolbar is not None:
            self._iface.mainWindow().removeToolBar(self._toolbar)
            self._toolbar.deleteLater()
            self._toolbar = None
        if self._preprocessor is not None:
            self._preprocessor.remove()
            self._preprocessor = None
        if self._provider is not None:
            QgsApplication.processingRegistry().removeProvider(self._provider)
            self._provider = None

    def workbench(self) -> Any:
        """Docks, tools and their helpers, made when they are first wanted."""
        if self._workbench is None:
            from .ui.workbench import Workbench

            self._workbench = Workbench(self._iface, self._session)
        return self._workbench

    def _look_for_results(self, layers: Iterable[QgsMapLayer]) -> None:
        """A project with results has use for their menu before anybody opens a dock."""
        if self._workbench is None and any(map(is_result, layers)):
            self.workbench()

    def _register_options(self) -> None:
        from .ui.connections_page import ConnectionsPageFactory

        self._options = ConnectionsPageFactory(
            self._connections,
            icon_path("geoportfolio"),
            lambda *test: self.workbench().test_connection(*test),
            lambda error: sentence(error, About()),
            lambda: self._session.connection if self._session else "",
            lambda: self._workbench.example() if self._workbench else Example(),
        )
        self._iface.registerOptionsWidgetFactory(self._options)

    def _commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "Panel",
                translate("GeoPortfolio", "Show the GeoPortfolio panel"),
                translate(
                    "GeoPortfolio", "Opens the docks in which you choose a source, an area and filters."
                ),
                lambda: self.workbench().open(),
                "F8",
            ),
            Command(
                "Polygon",
                translate("GeoPortfolio", "Draw a polygon selection"),
                translate("GeoPortfolio", "Click the corners of an area; right click or Enter ends it."),
                lambda: self.workbench().draw(),
                "F9",
            ),
            Command(
                "Circles",
                translate("GeoPortfolio", "Draw circles"),
                translate("GeoPortfolio", "Click the centres; type digits for the radii; Enter ends it."),
                lambda: self.workbench().draw_circles(),
                "Shift+F9",
            ),
            Command(
                "Address",
                translate("GeoPortfolio", "Find an address"),
                translate("GeoPortfolio", "Type an address; suggestions come while you type."),
                lambda: self.workbench().find_address(),
            ),
            Command(
                "Report",
                translate("GeoPortfolio", "Risk report at a click"),
                translate("GeoPortfolio", "Click a place or a loaded point; its risk report opens."),
                lambda: self.workbench().report(),
            ),
            Command(
                "Hazards",
                translate("GeoPortfolio", "Hazards at a click"),
                translate("GeoPortfolio", "Click a place or a loaded point; the hazards there are shown."),
                lambda: self.workbench().show_hazards(),
            ),
            Command(
                "Attributes",
                translate("GeoPortfolio", "Attributes of a point"),
                translate("GeoPortfolio", "Click a loaded point; what the service knows of it is shown."),
                lambda: self.workbench().show_attributes(),
            ),
        )

    def _add_action(self, command: Command) -> None:
        action = QAction(icon(command.name.lower()), command.text, self._iface.mainWindow())
        action.setObjectName(f"geoportfolio{command.name}Action")
        action.setWhatsThis(command.whats_this)
        action.setStatusTip(command.whats_this)
        action.triggered.connect(command.do)
        self._iface.registerMainWindowAction(action, command.key)
        self._iface.addPluginToWebMenu(MENU, action)
        self._toolbar.addAction(action)
        self._actions.append(action)
