"""A floating window for a chart that an analyst would put into a mail."""

from __future__ import annotations

from typing import Any

from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QCoreApplication, QPoint, QSize, Qt
from qgis.PyQt.QtWidgets import QToolButton, QVBoxLayout, QWidget

from ..compact_row import CompactRow
from ..dock_places import float_hidden, put_in_place
from ..help.buttons import with_help
from ..session import Session
from .chart import Chart, size_for
from .view import ChartView

translate = QCoreApplication.translate

_WIDTH = 300
_AROUND = QSize(24, 90)
"""What the window has around the chart, and what the screen has around a window."""
_MESSAGES = 60


class ChartDock(QgsDockWidget):
    """Shows one chart at a time; closed until the first."""

    def __init__(self, iface: Any, session: Session) -> None:
        super().__init__(translate("GeoPortfolio", "Chart"), iface.mainWindow())
        self.setObjectName("chartDock")
        self.setMinimumWidth(_WIDTH)
        self._iface = iface
        self._placed = False
        self.view = ChartView(session)
        self.view.setObjectName("chartWindowView")
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.view, 1)
        column.addLayout(with_help(self._buttons(), "accumulation", self))
        self.setWidget(page)
        self.hide()

    def show_chart(self, chart: Chart) -> None:
        """Open the window with *chart*."""
        self.setWindowTitle(translate("GeoPortfolio", "Chart: {title}").format(title=chart.title))
        self.view.show_chart(chart)
        self._place(chart)
        self.show()
        self.raise_()

    def remove(self) -> None:
        """Leave nothing behind."""
        self._iface.removeDockWidget(self)
        self.deleteLater()

    def _place(self, chart: Chart) -> None:
        """Before its first chart: where it was when QGIS was last closed, else floating over the map."""
        if self._placed:
            return
        self._placed = True
        put_in_place(self._iface.mainWindow(), self, lambda: self._float(chart))

    def _float(self, chart: Chart) -> None:
        canvas = self._iface.mapCanvas()
        float_hidden(self._iface.mainWindow(), self)
        room = self.screen().availableGeometry()
        # No wider than the map, so that the table that it comes from stays in sight.
        room.setWidth(max(min(room.width(), canvas.width()), _WIDTH + 2 * _AROUND.width()))
        self.resize((size_for(chart) + _AROUND).boundedTo(room.size() - _AROUND))
        self.move(canvas.mapToGlobal(QPoint(_AROUND.width(), _MESSAGES)))

    def _buttons(self) -> CompactRow:
        row = CompactRow()
        for action in self.view.keeping.actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setObjectName(action.objectName().replace("Action", "Button"))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.add(button)
        return row
