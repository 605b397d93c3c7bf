"""Accumulation control: creates the pages and the locations that they share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterator

from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QWidget

from ...core.gis.text.languages import tr
from .limits_page import LimitsPage
from .locations import ReadLocations
from .profile_page import ProfilePage
from .risk_page import RiskPage

if TYPE_CHECKING:
    from ..window.window import Window


class Exposure(QObject):
    """The additional pages of the accumulation panel."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.locations = ReadLocations(window)
        self.profile = ProfilePage(window, self.locations)
        self.risk = RiskPage(window, self.locations)
        self.limits = LimitsPage(window)

    def pages(self) -> Iterator[tuple[QWidget, str, str]]:
        """Yield each page with its title and its icon."""
        yield self.profile, tr("Ring Profile"), "chart"
        yield self.risk, tr("Prospective Risk"), "pin"
        yield self.limits, tr("Limits"), "check_warning"

    def close(self) -> None:
        """Cancel reading, and clean up the map; for ``unload()``."""
        for page in (self.profile, self.risk, self.limits):
            page.close_page()
        self.locations.close()
