"""The whole of accumulation, joined: what asks, the page that shows, the map that lights, what is kept."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QWidget

from ..charts.chart import Chart
from ..charts.dock import ChartDock
from ..drafting import Drafting
from ..progress import ProgressLine
from ..session import Session
from .accumulator import Accumulator
from .keeping import Keeper
from .lighting import MapLight
from .page import AccumulationPage


class AccumulationDesk(QObject):
    """One per workbench.

    :param drafting: makes the query of what stands in the docks.
    :param show_page: brings the page to the front, wherever it is.
    """

    filters_wanted = pyqtSignal()
    """A message's button leads to the filters."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        drafting: Drafting,
        progress: ProgressLine,
        show_page: Callable[[QWidget], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._show_page = show_page
        self.page = AccumulationPage(session)
        self.accumulator = Accumulator(session, drafting, progress, self._come_forward, self)
        self.keeper = Keeper(iface, session, self)
        self.map_light = MapLight(iface.mapCanvas(), self.page, self)
        self.chart: Optional[ChartDock] = None
        self._join()
        self.accumulator.progress.text.connect(self.page.say)
        session.changed.connect(self._show_source)
        self._show_source()

    def close(self) -> None:
        """Ask no more and leave the map; for ``unload()``."""
        self.map_light.close()
        if self.chart is not None:
            self.chart.remove()
            self.chart = None
        self.accumulator.close()

    def _join(self) -> None:
        page, accumulator, keeper = self.page, self.accumulator, self.keeper
        accumulator.began.connect(page.begin)
        accumulator.arrived.connect(page.add)
        accumulator.accumulated.connect(page.finish)
        accumulator.failed.connect(page.drop)
        accumulator.filters_wanted.connect(self.filters_wanted)
        page.stop_wanted.connect(accumulator.stop)
        page.csv_wanted.connect(keeper.save_csv)
        page.layer_wanted.connect(keeper.make_layer)
        page.chart.chart_wanted.connect(self._show_chart)

    def _come_forward(self) -> None:
        self._show_page(self.page)

    def _show_chart(self, chart: Chart) -> None:
        if self.chart is None:
            self.chart = ChartDock(self._iface, self._session)
        self.chart.show_chart(chart)

    def _show_source(self) -> None:
        described = self._session.described
        self.page.show_source(self._session.source, described is None or described.accumulation_enabled)
