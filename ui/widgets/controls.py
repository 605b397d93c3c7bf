"""Factories of the controls in panels and dialogs."""

from __future__ import annotations

from html import escape
from typing import Any, Callable, NamedTuple, Optional, Sequence

from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtGui import QKeyEvent, QPaintEvent, QPalette, QResizeEvent, QStandardItem
from qgis.PyQt.QtWidgets import (
    QAbstractSpinBox,
    QAction,
    QComboBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QWidget,
)

from .icons import ENTRIES, icon

HELP_PAGE = "geoportfolioHelpPage"
"""The property of a widget, or a Help button, with its help page."""
_LONGEST_TEXT = 240
_LONGEST_TIP = 2000
_WIDE_IN_CHARACTERS = 55


def button(name: str, icon_name: str, text: str, tip: str) -> QToolButton:
    """Return a button with icon and text that can get the keyboard focus; the icon is optional.

    :param icon_name: one of ours, or a path in QGIS's theme: ``/mActionUndo.svg``.
    """
    made = _Button()
    made.setObjectName(name)
    if icon_name:
        made.setIcon(icon(icon_name))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setText(text)
    made.setToolTip(plain_tip(tip))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


class _Button(QToolButton):
    """A button whose menu can be opened with an arrow key, as Space presses the button itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu with Down, where Qt would move to the next control."""
        if event.key() == Qt.Key.Key_Down and self._offers_menu():
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def _offers_menu(self) -> bool:
        return self.menu() is not None and self.popupMode() != self.ToolButtonPopupMode.DelayedPopup


class LabelWithButtons(QWidget):
    """A label with buttons, which become icons if the label needs the space."""

    def __init__(self, label: QLabel, *buttons: QToolButton) -> None:
        super().__init__()
        self._buttons = buttons
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        for each in buttons:
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the style of the buttons for the new width."""
        super().resizeEvent(event)
        is_wide = event.size().width() > _WIDE_IN_CHARACTERS * self.fontMetrics().averageCharWidth()
        for each in self._buttons:
            each.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonTextBesideIcon
                if is_wide
                else Qt.ToolButtonStyle.ToolButtonIconOnly
            )


def menu_of(owner: QToolButton, mode: QToolButton.ToolButtonPopupMode) -> QMenu:
    """Return the menu of *owner*, creating it if necessary."""
    menu = QMenu(owner)
    menu.setToolTipsVisible(True)
    owner.setMenu(menu)
    owner.setPopupMode(mode)
    return menu


def entry(menu: QMenu, name: str, text: str, tip: str = "") -> QAction:
    """Add an entry to *menu*, with the icon for its name, and return it."""
    action = menu.addAction(text)
    action.setObjectName(name)
    if name in ENTRIES:
        action.setIcon(icon(ENTRIES[name]))
    explain_action(action, tip or text.replace("&", ""))
    return action


def explain_action(action: QAction, text: str) -> None:
    """Set the description of *action* as tooltip, status tip and *What's This*."""
    tip = plain_tip(text)
    action.setToolTip(tip)
    action.setStatusTip(text)
    action.setWhatsThis(tip)


def text_label(name: str) -> QLabel:
    """Return a label with wrapped plain text."""
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def steady_label(name: str, lines: int) -> QLabel:
    """Return a label with a fixed height of *lines* lines, so that no control moves under the mouse."""
    label = text_label(name)
    label.ensurePolished()
    label.setMinimumHeight(lines * (label.fontMetrics().lineSpacing() + 1))
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    # If a theme gives labels a frame, Qt also indents from the top, and cuts off the last line.
    label.setIndent(0)
    return label


def selectable_label(name: str) -> QLabel:
    """Return a label with wrapped plain text that can be selected."""
    label = text_label(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def show_text(label: QLabel, text: str) -> None:
    """Show *text*, or the beginning of a very long one with a tooltip."""
    too_long = len(text) > _LONGEST_TEXT
    label.setText(f"{text[:_LONGEST_TEXT].rstrip()}..." if too_long else text)
    label.setToolTip(plain_tip(text) if too_long else "")


def tip_of(text: str) -> str:
    """Return *text*, escaped and shortened, as a tooltip that wraps."""
    cut = f"{text[:_LONGEST_TIP].rstrip()}..." if len(text) > _LONGEST_TIP else text
    return f"<p>{escape(cut)}</p>" if cut else ""


def plain_tip(text: str) -> str:
    """Return *text*, shortened, as a plain tooltip that keeps its lines.

    A tooltip without the characters by which Qt detects markup is plain text.
    """
    cut = f"{text[:_LONGEST_TIP].rstrip()}..." if len(text) > _LONGEST_TIP else text
    if not any(sign in cut for sign in ("<", "&lt;")):
        return cut
    return "<qt>{}</qt>".format(escape(cut, quote=False).replace("\n", "<br>"))


def name_its_arrow(box: QGroupBox) -> None:
    """Set the title of *box* as accessible name of its expand arrow."""
    box.findChild(QToolButton, "collapseButton").setAccessibleName(box.title())


def tab_through(*stops: QWidget) -> None:
    """Set the tab order of *stops*, which must already be in one window."""
    for before, then in zip(stops, stops[1:]):
        QWidget.setTabOrder(before, then)


def number_box(name: str, most: int, parent: Optional[QWidget] = None) -> QSpinBox:
    """Return a spin box for a number up to *most*."""
    box = QSpinBox(parent)
    box.setObjectName(name)
    group_digits(box)
    box.setRange(1, most)
    return box


def group_digits(box: QAbstractSpinBox) -> None:
    """Show group separators in *box*, which QGIS's locale omits by default."""
    own = box.locale()
    own.setNumberOptions(own.numberOptions() & ~QLocale.NumberOption.OmitGroupSeparator)
    box.setLocale(own)
    box.setGroupSeparatorShown(True)


def line() -> QFrame:
    """Return a horizontal line."""
    made = QFrame()
    made.setFrameShape(QFrame.Shape.HLine)
    made.setFrameShadow(QFrame.Shadow.Sunken)
    return made


class DescribedButton(NamedTuple):
    """A button with its object name; *icon* as for ``icons.icon``."""

    name: str
    icon: str
    text: str
    tip: str
    do: Callable[[], Any]


class PromptingCombo(QComboBox):
    """Shows its placeholder if nothing is selected, which Qt 5.15 does not."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box with the selected text, or the placeholder in its color."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        if self.currentIndex() < 0 and not self.isEditable():
            option.currentText = self.placeholderText()
            color = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.ButtonText, color)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


def add_row(parent: QStandardItem, items: Sequence[QStandardItem]) -> None:
    """Append a row to *parent*; for a model, its ``invisibleRootItem()``."""
    # PyQt never frees a list passed to appendRow, about 80 bytes per row.
    first, *others = items
    parent.appendRow(first)
    for column, item in enumerate(others, 1):
        parent.setChild(parent.rowCount() - 1, column, item)
