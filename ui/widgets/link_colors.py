"""Make links readable on any background, as QGIS's dark and gray themes keep Qt's dark blue."""

from __future__ import annotations

import re
from typing import Callable, Optional

from qgis.PyQt.QtCore import QEvent, QObject
from qgis.PyQt.QtGui import QColor, QPalette, QTextCharFormat, QTextCursor, QTextDocument, QTextFragment
from qgis.PyQt.QtWidgets import QLabel, QTextBrowser, QWidget

_READABLE = 4.5
"""The smallest contrast ratio of text (WCAG 2)."""
_OURS = ("#1f6aa5", "#0b3d66", "#6cb4ee", "#b5dcff", "#f2f9ff")
_STYLED = re.compile(r'<a (?:style="[^"]*" )?')
_NEW_COLORS = (QEvent.Type.Show, QEvent.Type.StyleChange, QEvent.Type.PaletteChange)


class ReadableLinks(QObject):
    """Colors the links of *widget* when it is shown, and when the theme of QGIS or the system changes.

    :param then: called after the color of links has changed.
    """

    def __init__(
        self, widget: QWidget, behind: QPalette.ColorRole, then: Optional[Callable[[], None]] = None
    ) -> None:
        super().__init__(widget)
        self._widget = widget
        self._behind = behind
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _NEW_COLORS:
            color_links(self._widget, self._behind)
            if self._then is not None:
                self._then()
        return False


def color_links(widget: QWidget, behind: QPalette.ColorRole) -> None:
    """Keep the theme's color for links of *widget* if it is readable, else use one of ours."""
    palette = widget.palette()
    ground = _ground(widget, behind)
    for role in (QPalette.ColorRole.Link, QPalette.ColorRole.LinkVisited):
        ways = (palette.color(role), *map(QColor, _OURS))
        readable = (way for way in ways if contrast(way, ground) >= _READABLE)
        palette.setColor(role, next(readable, max(ways, key=lambda way: contrast(way, ground))))
    widget.setPalette(palette)


def anchors_of(document: QTextDocument) -> list[QTextFragment]:
    """Yield the fragments of *document* that are links."""
    found, block = [], document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            found.append(place.fragment())
            place += 1
        block = block.next()
    return [each for each in found if each.charFormat().isAnchor()]


def color_anchors(browser: QTextBrowser) -> None:
    """Set the color of links in *browser*, as Markdown uses that of the application."""
    look, cursor = QTextCharFormat(), QTextCursor(browser.document())
    look.setForeground(browser.palette().link())
    for start, length in [(each.position(), each.length()) for each in anchors_of(browser.document())]:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)


def color_label(label: QLabel) -> None:
    """Set the color of links in *label*, as Qt uses that of the application."""
    ink = label.palette().color(QPalette.ColorRole.Link).name()
    label.setText(_STYLED.sub(rf'<a style="color: {ink}" ', label.text()))


def _ground(widget: QWidget, role: QPalette.ColorRole) -> QColor:
    """Return the visible background of *widget*, as QGIS's themes make most widgets transparent."""
    color = widget.palette().color(role)
    around = widget.parentWidget()
    while color.alpha() < 255 and around is not None:
        color, around = around.palette().color(role), around.parentWidget()
    return color


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio (WCAG 2)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    """Return the relative luminance of *color*, 0 to 1 (WCAG 2)."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts))
