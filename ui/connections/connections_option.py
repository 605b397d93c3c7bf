"""Add the page *GeoPortfolio* to QGIS's Options, which is imported when they open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.gui import QgsOptionsWidgetFactory
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QWidget

from ..widgets.icons import icon_path

if TYPE_CHECKING:
    from ..window.window import Window
    from .connections_page import ConnectionsPage


class ConnectionsPageFactory(QgsOptionsWidgetFactory):
    """Creates the page when the Options open; ``plugin.py`` registers and unregisters it."""

    def __init__(self, window: Window) -> None:
        super().__init__("GeoPortfolio", QIcon(str(icon_path("geoportfolio"))))
        self._window = window

    def createWidget(self, parent: Optional[QWidget] = None) -> ConnectionsPage:
        from .connections_page import ConnectionsPage

        return ConnectionsPage(self._window, parent)
