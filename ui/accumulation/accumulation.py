"""Accumulation: the requests, the panel, the link to the map, and the exports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QObject

from ..exposure.exposure import Exposure
from .accumulator import Accumulator
from .export import AccumulationExport
from .map_link import MapLink
from .panel import AccumulationPanel

if TYPE_CHECKING:
    from ..window.window import Window


class Accumulation(QObject):
    """Requests accumulations and shows them in a panel at the bottom, which is created at first use."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.panel = AccumulationPanel(window)
        self.accumulator = Accumulator(window)
        self.export = AccumulationExport(window)
        self.map_link = MapLink(window.iface.mapCanvas(), self.panel, self)
        self.exposure = Exposure(window)
        for page, title, icon_name in self.exposure.pages():
            self.panel.add_page(page, title, icon_name)
        self._join()
        window.results.follow(self.accumulator, self.export)
        self.accumulator.progress.text.connect(self.panel.say)
        window.session.changed.connect(self._show_source)
        self._show_source()

    def close(self) -> None:
        """Cancel requests and clean up the map; for ``unload()``."""
        self.map_link.close()
        self.exposure.close()
        self.accumulator.close()
        self._window.iface.removeDockWidget(self.panel)
        self.panel.deleteLater()

    def _join(self) -> None:
        panel, accumulator = self.panel, self.accumulator
        accumulator.began.connect(panel.begin)
        accumulator.arrived.connect(panel.add)
        accumulator.accumulated.connect(panel.finish)
        accumulator.failed.connect(panel.drop)

    def show(self) -> None:
        """Show the page with the areas."""
        self.panel.show_in_front()

    def open_page(self, name: str) -> None:
        """Show a page of accumulation control: ``profile``, ``risk`` or ``limits``."""
        self.panel.show_in_front(getattr(self.exposure, name))

    def _show_source(self) -> None:
        described = self._window.session.described
        self.panel.show_source(
            self._window.session.source, described is None or described.accumulation_enabled
        )
