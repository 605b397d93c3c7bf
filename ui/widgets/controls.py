"""The few kinds of controls that the docks are made of."""

from __future__ import annotations

from html import escape
from typing import Optional, Sequence

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

_LONGEST_TEXT = 240
_LONGEST_TIP = 2000
_WIDE_IN_CHARACTERS = 55


def button(name: str, icon_name: str, text: str, tip: str) -> QToolButton:
    """A button with icon and text that the keyboard reaches; without an icon it is text alone.

    :param icon_name: one of ours, or of QGIS's theme: ``/mActionUndo.svg``.
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
    """Opens its menu by the arrow key, too: Space presses the button beside the menu's arrow."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down is the way into the menu; Qt would go on to the next control."""
        if event.key() == Qt.Key.Key_Down and self._offers_menu():
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def _offers_menu(self) -> bool:
        return self.menu() is not None and self.popupMode() != self.ToolButtonPopupMode.DelayedPopup


class Told(QWidget):
    """A label with its buttons, which become icons where the label needs the room."""

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
    """An entry of *menu*, with the icon that its name has."""
    action = menu.addAction(text)
    action.setObjectName(name)
    if name in ENTRIES:
        action.setIcon(icon(ENTRIES[name]))
    explain_action(action, tip or text.replace("&", ""))
    return action


def explain_action(action: QAction, text: str) -> None:
    """What *action* does, as tooltip, in the status bar, and for *What's This*."""
    tip = plain_tip(text)
    action.setToolTip(tip)
    action.setStatusTip(text)
    action.setWhatsThis(tip)


def text_label(name: str) -> QLabel:
    """Words that wrap; never markup."""
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def steady_label(name: str, lines: int) -> QLabel:
    """Make a label with a fixed room of so many *lines*, so that no control moves under the mouse."""
    label = text_label(name)
    label.ensurePolished()
    label.setMinimumHeight(lines * (label.fontMetrics().lineSpacing() + 1))
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    # Where a theme gives labels a frame, Qt would indent from above as well, and cut the last line.
    label.setIndent(0)
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
    label.setToolTip(plain_tip(text) if too_long else "")


def tip_of(text: str) -> str:
    """*text* as a tooltip that wraps, of a very long one the beginning; never markup of its own."""
    cut = f"{text[:_LONGEST_TIP].rstrip()}..." if len(text) > _LONGEST_TIP else text
    return f"<p>{escape(cut)}</p>" if cut else ""


def plain_tip(text: str) -> str:
    """*text* as a tooltip that shows it as it is, line by line; of a very long one the beginning.

    A tooltip that holds none of the signs by which Qt tells markup is plain by itself.
    """
    cut = f"{text[:_LONGEST_TIP].rstrip()}..." if len(text) > _LONGEST_TIP else text
    if not any(sign in cut for sign in ("<", "&lt;")):
        return cut
    return "<qt>{}</qt>".format(escape(cut, quote=False).replace("\n", "<br>"))


def name_its_arrow(box: QGroupBox) -> None:
    """Give the arrow that opens and closes *box* its title, for screen readers."""
    box.findChild(QToolButton, "collapseButton").setAccessibleName(box.title())


def tab_through(*stops: QWidget) -> None:
    """Let the Tab key go from each of *stops* to the next; all are in one window already."""
    for before, then in zip(stops, stops[1:]):
        QWidget.setTabOrder(before, then)


def number_box(name: str, most: int, parent: Optional[QWidget] = None) -> QSpinBox:
    """A box for a count up to *most*."""
    box = QSpinBox(parent)
    box.setObjectName(name)
    group_digits(box)
    box.setRange(1, most)
    return box


def group_digits(box: QAbstractSpinBox) -> None:
    """Show groups of digits in *box*, which QGIS leaves out of its locale by default."""
    own = box.locale()
    own.setNumberOptions(own.numberOptions() & ~QLocale.NumberOption.OmitGroupSeparator)
    box.setLocale(own)
    box.setGroupSeparatorShown(True)


def line() -> QFrame:
    """A line between two groups."""
    made = QFrame()
    made.setFrameShape(QFrame.Shape.HLine)
    made.setFrameShadow(QFrame.Shadow.Sunken)
    return made


class PromptingCombo(QComboBox):
    """With nothing chosen it reads as its placeholder, which Qt 5.15 leaves out."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box with what is chosen, or the placeholder in the color of one."""
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
    """Append a row to *parent*, which of a model is its ``invisibleRootItem()``."""
    # PyQt never frees a list that appendRow is given, some 80 bytes of each row.
    first, *others = items
    parent.appendRow(first)
    for column, item in enumerate(others, 1):
        parent.setChild(parent.rowCount() - 1, column, item)
