"""A chart widget with mouse and keyboard navigation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, pyqtSignal
from qgis.PyQt.QtGui import (
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from qgis.PyQt.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from .actions import ChartActions
from .chart import Chart, Look, Spot, described, paint, rich_tip, tip, told

if TYPE_CHECKING:
    from ..window.window import Window

_OPAQUE = 255
_HINT, _SMALLEST = QSize(300, 110), QSize(160, 70)
_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


class ChartView(QWidget):
    """Shows a :class:`Chart`; ``hovered`` is emitted with the index of the bar under the mouse, or -1."""

    hovered = pyqtSignal(int)

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("chartView")
        self.chart: Optional[Chart] = None
        self.lit = -1
        self.spots: tuple[Spot, ...] = ()
        """The positions of the bars as last painted."""
        self.chart_actions = ChartActions(window, lambda: self.chart, self)
        self.addActions(self.chart_actions.actions)
        for action in self.chart_actions.actions:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.hide()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: Optional[Chart]) -> None:
        """Show *chart*; None: nothing."""
        self.chart, self.lit = chart, -1
        self.spots = ()
        self.setAccessibleName(chart.heading if chart else "")
        self._describe()
        self.chart_actions.refresh()
        self.update()

    def highlight(self, index: int) -> None:
        """Highlight a bar; -1: none. ``hovered`` is not emitted."""
        if index != self.lit:
            self.lit = index
            self._describe()
            self.update()

    def index_at(self, place: QPointF) -> int:
        """Return the bar at a position in the widget; -1: none."""
        return next((spot.index for spot in self.spots if spot.rect.contains(place)), -1)

    # Qt's event handlers

    def sizeHint(self) -> QSize:
        """Return a size for a few bars."""
        return _HINT

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size of a readable chart."""
        return _SMALLEST

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart in the colors of the surrounding widgets."""
        painter = QPainter(self)
        look = Look.of(self._readable(), self.font())
        if self.chart is None:
            painter.fillRect(self.rect(), look.background)
            return
        self.spots = paint(painter, QRectF(self.rect()), self.chart, look, self.lit)
        if self.hasFocus():
            # Not every style draws a focus frame.
            painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _readable(self) -> QPalette:
        """Return the palette, unless a theme overrides it by a style sheet, as QGIS's Night Mapping does: its
        base may then be transparent, and its text color applies to labels only.
        """
        palette, application = QPalette(self.palette()), QGuiApplication.palette()
        if palette.color(QPalette.ColorRole.Base).alpha() < _OPAQUE:
            palette.setColor(QPalette.ColorRole.Base, application.color(QPalette.ColorRole.Base))
            self._label.ensurePolished()
            text = self._label.palette().color(QPalette.ColorRole.WindowText)
            palette.setColor(QPalette.ColorRole.Text, text)
        return palette

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the bar under the mouse."""
        self._light(self.index_at(QPointF(event.pos())))

    def leaveEvent(self, event: QEvent) -> None:
        """Clear the highlight."""
        self._light(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Navigate the bars with arrow keys, Home and End; Escape clears the highlight."""
        key = event.key()
        order = [spot.index for spot in self.spots]
        if key in _STEPS and order:
            there = order.index(self.lit) + _STEPS[key] if self.lit in order else 0
            self._walk_to(order[max(0, min(len(order) - 1, there))])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and order:
            self._walk_to(order[0 if key == Qt.Key.Key_Home else -1])
        elif key == Qt.Key.Key_Escape and self.lit >= 0:
            QToolTip.hideText()
            self._light(-1)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.chart_actions.copy()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Handle Ctrl+C before QGIS copies features with it, and show the tooltip of the bar under the
        mouse."""
        if event.type() == QEvent.Type.ShortcutOverride and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.chart is not None:
            self._show_tip(event.globalPos(), self.index_at(QPointF(event.pos())))
            return True
        return super().event(event)

    def _light(self, index: int) -> None:
        if index != self.lit:
            self.highlight(index)
            self.hovered.emit(index)

    def _walk_to(self, index: int) -> None:
        self._light(index)
        rect = next(spot.rect for spot in self.spots if spot.index == index)
        self._show_tip(self.mapToGlobal(rect.center().toPoint()), index)

    def _show_tip(self, place: QPoint, index: int) -> None:
        QToolTip.showText(place, rich_tip(tip(self.chart, index) if index >= 0 else told(self.chart)), self)

    def _describe(self) -> None:
        if self.chart is None:
            self.setAccessibleDescription("")
        elif 0 <= self.lit < self.chart.count:
            self.setAccessibleDescription(tip(self.chart, self.lit))
        else:
            self.setAccessibleDescription(described(self.chart))
