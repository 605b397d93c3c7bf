"""What gives QGIS's Options the page *GeoPortfolio*, which is imported and made when they open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Callable, Optional

from qgis.gui import QgsOptionsWidgetFactory
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QWidget

from ..core import api
from ..core.gis.connections import Connections
from ..core.gis.ows_connections import MapConnections

if TYPE_CHECKING:
    from ..core.api import Config
    from ..core.api.open_bodies import Example
    from .connections_page import ConnectionsPage

    Test = Callable[[Config, Callable[[str], None], Callable[[Exception], None]], None]
    """Tries a connection out in the background: (config, on_ok(sentence), on_problem(error))."""
    Words = Callable[[Exception], str]
    """The sentence for an error, with the service's own words."""


def no_example() -> Example:
    """What previews of requests are filled with where nothing is chosen."""
    return api.open_bodies.Example()


class ConnectionsPageFactory(QgsOptionsWidgetFactory):
    """Makes the page when the Options open; ``plugin.py`` registers and unregisters it.

    :param in_use: the name of the connection that the docks work with, which is selected first.
    :param example: what previews of requests are filled with.
    :param maps: puts connections among QGIS's own; None: they can't be.
    """

    def __init__(
        self,
        connections: Connections,
        icon: Path,
        test: Test,
        words: Words,
        in_use: Callable[[], str] = lambda: "",
        example: Callable[[], Example] = no_example,
        maps: Optional[MapConnections] = None,
    ) -> None:
        super().__init__("GeoPortfolio", QIcon(str(icon)))
        self._maps = maps
        self._connections = connections
        self._test = test
        self._words = words
        self._in_use = in_use
        self._example = example

    def createWidget(self, parent: Optional[QWidget] = None) -> ConnectionsPage:
        from .connections_page import ConnectionsPage

        return ConnectionsPage(
            self._connections, self._test, self._words, self._in_use(), parent, self._example, self._maps
        )
