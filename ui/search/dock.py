"""The panel *Search*: addresses, and records of the portfolio."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtGui import QHideEvent, QShowEvent
from qgis.PyQt.QtWidgets import QTabWidget

from ...core.gis.text.languages import tr
from ..help.buttons import explain, help_in_corner
from ..places.address_page import AddressPage
from ..widgets.scrolling import Scrolling
from ..window.docks import PanelDock, Part
from .portfolio_page import PortfolioPage

if TYPE_CHECKING:
    from ..window.window import Window

_ADDRESS, _PORTFOLIO = 0, 1


class SearchDock(PanelDock):
    """Two pages: Address and Portfolio (ux: Arrangement)."""

    address: AddressPage = Part()
    portfolio: PortfolioPage = Part()
    pages: QTabWidget = Part()

    def __init__(self, window: Window) -> None:
        super().__init__("searchDock", tr("Search"))
        self._window = window

    def make_body(self) -> None:
        """Create the two pages."""
        self.address = AddressPage(self._window)
        self.portfolio = PortfolioPage(self._window)
        self.pages = QTabWidget()
        self.pages.setObjectName("searchPages")
        self.pages.setDocumentMode(True)
        for panel, title in ((self.address.panel, tr("Address")), (self.portfolio.panel, tr("Portfolio"))):
            page = Scrolling(panel)
            explain(page, "search")
            self.pages.addTab(page, title)
        help_in_corner(self.pages)
        self.setWidget(self.pages)

    def open(self) -> None:
        """Show the panel in front; the first time, list the sources of the default connection."""
        self.show_in_front()
        self._window.session.open()

    def open_address(self) -> None:
        """Show the address page in front, with the focus in the address line."""
        self.open()
        self.pages.setCurrentIndex(_ADDRESS)
        self.address.panel.line.setFocus()
        self.address.panel.line.selectAll()

    def open_portfolio(self) -> None:
        """Show the portfolio page in front, with the focus in the search."""
        self.open()
        self.pages.setCurrentIndex(_PORTFOLIO)

    def close_pages(self) -> None:
        """Remove markers from the map, and unused files; for ``unload()``."""
        if self.is_made:
            self.address.close()
            self.portfolio.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the marker of the place again."""
        super().showEvent(event)
        if self.is_made:
            self.address.set_on_map(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the marker with the panel, but not if the window is only minimized."""
        super().hideEvent(event)
        if self.is_made and not event.spontaneous():
            self.address.set_on_map(False)
