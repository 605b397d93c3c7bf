"""The few kinds of controls that the docks are made of."""

from __future__ import annotations

from html import escape

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QAction, QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from .icons import icon

_LONGEST_TEXT = 240
_LONGEST_TIP = 2000
_WIDE_IN_CHARACTERS = 55


def button(name: str, icon_name: str, text: str, tip: str) -> QToolButton:
    """A button with icon and text that the keyboard reaches; without an icon it is text alone.

    :param icon_name: one of ours, or of QGIS's theme: ``/mActionUndo.svg``.
    """
    made = QToolButton()
    made.setObjectName(name)
    if icon_name:
        made.setIcon(icon(icon_name))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setText(text)
    made.setToolTip(tip)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


class Told(QWidget):
    """Words with the buttons that change them, which lose their texts where the words need the room."""

    def __init__(self, label: QLabel, *buttons: QToolButton) -> None:
        super().__init__()
        self._buttons = buttons
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        for each in buttons:
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose what the buttons show at the new width."""
        super().resizeEvent(event)
        is_wide = event.size().width() > _WIDE_IN_CHARACTERS * self.fontMetrics().averageCharWidth()
        for each in self._buttons:
            each.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonTextBesideIcon
                if is_wide
                else Qt.ToolButtonStyle.ToolButtonIconOnly
            )


def menu_of(owner: QToolButton, mode: QToolButton.ToolButtonPopupMode) -> QMenu:
    """The menu behind the arrow of *owner*."""
    menu = QMenu(owner)
    menu.setToolTipsVisible(True)
    owner.setMenu(menu)
    owner.setPopupMode(mode)
    return menu


def entry(menu: QMenu, name: str, text: str, tip: str = "") -> QAction:
    """An entry of *menu*."""
    action = menu.addAction(text)
    action.setObjectName(name)
    if tip:
        action.setToolTip(tip)
    return action


def text_label(name: str) -> QLabel:
    """Words that wrap; never markup."""
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def selectable_label(name: str) -> QLabel:
    """Words that wrap and can be copied."""
    label = text_label(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def show_text(label: QLabel, text: str) -> None:
    """Show *text*; of a very long one the beginning, and all of it as tooltip."""
    too_long = len(text) > _LONGEST_TEXT
    label.setText(f"{text[:_LONGEST_TEXT].rstrip()}..." if too_long else text)
    label.setToolTip(text if too_long else "")


def tip_of(text: str) -> str:
    """*text* as a tooltip that wraps, of a very long one the beginning; never markup of its own."""
    cut = f"{text[:_LONGEST_TIP].rstrip()}..." if len(text) > _LONGEST_TIP else text
    return f"<p>{escape(cut)}</p>" if cut else ""


def line() -> QFrame:
    """A line between two groups."""
    made = QFrame()
    made.setFrameShape(QFrame.Shape.HLine)
    made.setFrameShadow(QFrame.Shadow.Sunken)
    return made
