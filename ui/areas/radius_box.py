"""The box on the map for typing radii while drawing circles."""

from __future__ import annotations

from typing import Optional

from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QEvent, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QKeyEvent
from qgis.PyQt.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout

from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import InvalidRadius, metric_text, parse_radii, radii_text, unbroken

WIDTH = 240
STYLE = "#radiusBox { background-color: palette(base); border: 1px solid palette(mid); }"


class _Line(QLineEdit):
    """A line edit that handles Tab, Enter and Esc, which would otherwise reach the map and QGIS."""

    ended = pyqtSignal(int)
    """Emitted with the key that ended the input."""

    ENDINGS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Escape)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and event.key() in self.ENDINGS:
            event.accept()
            if kind == QEvent.Type.KeyPress:
                self.ended.emit(int(event.key()))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        # The map would handle keys that the line ignores, such as Page Up.
        event.accept()


class RadiusBox(QFrame):
    """Accepts radii in any unit, and shows meters or an error while typing."""

    changed = pyqtSignal(object)
    """Emitted with the radii of a valid text: a tuple of meters, ascending."""

    accepted = pyqtSignal(object, bool)
    """Emitted with the radii, and whether Tab was pressed for the next center."""

    closed = pyqtSignal()
    """Emitted when the box is closed, by Esc or after ``accepted``."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self.setObjectName("radiusBox")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        # A style sheet, as one of QGIS's dark themes makes widgets without one transparent.
        self.setStyleSheet(STYLE)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._unchanged = ("", ())
        self._at = QPoint()
        self._line = _Line()
        self._line.setObjectName("radiusLine")
        self._line.setPlaceholderText("200 500 1km")
        self._line.setAccessibleName(tr("Radii"))
        self._line.setToolTip(tr("Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply."))
        self._echo = QLabel()
        self._echo.setObjectName("radiusEcho")
        self._echo.setWordWrap(True)
        self._echo.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.setSpacing(4)
        layout.addWidget(self._line)
        layout.addWidget(self._echo)
        self.setFixedWidth(WIDTH)
        self._line.textChanged.connect(self._tell)
        self._line.ended.connect(self._end)
        self.hide()

    def open_with(self, text: str, at: QPoint) -> None:
        """Open with the focus and *text* already typed, beside *at* (pixels of the canvas)."""
        self._unchanged = ("", ())
        self._show(text, at)

    def open_for(self, radii: tuple[float, ...], at: QPoint) -> None:
        """Open with the focus to change *radii*, all selected."""
        text = radii_text(radii)
        self._unchanged = (text, radii)
        self._show(text, at)
        self._line.selectAll()

    def radii(self) -> Optional[tuple[float, ...]]:
        """Return the radii of the text; None, with the reason shown, if it is not valid."""
        text = self._line.text()
        if text == self._unchanged[0] and text:
            return self._unchanged[1]
        try:
            return parse_radii(text)
        except InvalidRadius:
            return None

    def fault(self) -> str:
        """Return the error message about the text, or empty."""
        try:
            parse_radii(self._line.text())
        except InvalidRadius as error:
            return sentence(error)
        return ""

    def accept(self, next_wanted: bool = False) -> bool:
        """Close with the typed radii; return False, and stay open, if they are invalid."""
        radii = self.radii()
        if radii is None:
            self._line.setFocus()
            return False
        self.close_box()
        self.accepted.emit(radii, next_wanted)
        return True

    def close_box(self) -> None:
        """Close, and return the focus to the map."""
        if self.isHidden():
            return
        self.hide()
        self.parentWidget().setFocus()
        self.closed.emit()

    def _show(self, text: str, at: QPoint) -> None:
        self._line.setText(text)
        self._at = at
        self._tell()
        self.show()
        self.raise_()
        self._line.setFocus()

    def _tell(self) -> None:
        radii = self.radii()
        echo = f"= {unbroken(metric_text(radii))}" if radii is not None else self.fault()
        self._echo.setText(echo)
        self._fit()
        if radii is not None:
            self.changed.emit(radii)

    def _fit(self) -> None:
        """Fit the height to the text, and the position to the map."""
        self.setFixedHeight(self.heightForWidth(WIDTH))
        room = self.parentWidget().rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(self._at.x(), room.x())), max(0, min(self._at.y(), room.y())))

    def _end(self, key: int) -> None:
        if key == int(Qt.Key.Key_Escape):
            self.close_box()
        else:
            self.accept(next_wanted=key == int(Qt.Key.Key_Tab))
