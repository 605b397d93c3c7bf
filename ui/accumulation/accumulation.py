"""The whole of accumulation, joined: what asks, the page that shows, the map that lights, what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QObject

from .accumulator import Accumulator
from .export import AccumulationExport
from .map_link import MapLink
from .page import AccumulationPage

if TYPE_CHECKING:
    from ..window.window import Window


class Accumulation(QObject):
    """Asks for accumulations and shows them in a page of *Results*; made when it is first needed."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.page = AccumulationPage(window)
        self.accumulator = Accumulator(window)
        self.export = AccumulationExport(window)
        self.map_link = MapLink(window.iface.mapCanvas(), self.page, self)
        self._join()
        window.results.follow(self.accumulator, self.export)
        self.accumulator.progress.text.connect(self.page.say)
        window.session.changed.connect(self._show_source)
        self._show_source()

    def close(self) -> None:
        """Ask no more and leave the map; for ``unload()``."""
        self.map_link.close()
        self.accumulator.close()

    def _join(self) -> None:
        page, accumulator = self.page, self.accumulator
        accumulator.began.connect(page.begin)
        accumulator.arrived.connect(page.add)
        accumulator.accumulated.connect(page.finish)
        accumulator.failed.connect(page.drop)

    def show(self) -> None:
        """Bring the page to the front."""
        self._window.results.show_page(self.page)

    def _show_source(self) -> None:
        described = self._window.session.described
        self.page.show_source(
            self._window.session.source, described is None or described.accumulation_enabled
        )
