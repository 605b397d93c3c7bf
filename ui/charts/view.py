"""A chart in a window, to look at, to copy, to save and to print."""

from __future__ import annotations

from typing import Any, Optional

from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QWidget

from ..session import Session
from .chart import Chart

translate = QCoreApplication.translate


class ChartView(QWidget):
    """Shows a :class:`Chart`; ``hovered`` tells the index of the bar or radius under the mouse, or -1."""

    hovered = pyqtSignal(int)

    def __init__(self, session: Session, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("chartView")
        self.session = session
        self.chart: Optional[Chart] = None
        self.lit = -1

    def show_chart(self, chart: Optional[Chart]) -> None:
        """Show *chart*, or nothing."""
        self.chart = chart
        self.update()

    def highlight(self, index: int) -> None:
        """Point out a bar or radius; -1: none. Emits nothing."""
        self.lit = index
        self.update()


class ChartDock(QgsDockWidget):
    """A floating window for a chart."""

    def __init__(self, iface: Any, session: Session) -> None:
        super().__init__(translate("GeoPortfolio", "Chart"), iface.mainWindow())
        self.setObjectName("chartDock")
        self._iface = iface
        self.view = ChartView(session)
        self.setWidget(self.view)

    def show_chart(self, chart: Chart) -> None:
        """Open the window with *chart*."""
        self.view.show_chart(chart)
        if not self.isVisible():
            self._iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
            self.setFloating(True)
        self.show()
        self.raise_()
