"""Context help: F1, a small button, and the Help button of a dialog."""

from __future__ import annotations

from functools import partial
from typing import Optional

from qgis.PyQt.QtCore import QEvent, QObject, Qt
from qgis.PyQt.QtWidgets import QDialogButtonBox, QHBoxLayout, QTabWidget, QToolButton, QWidget

from ...core.gis.text.languages import tr
from ..widgets.controls import HELP_PAGE
from ..widgets.icons import icon
from .pages import FIRST, open_help


def explain(widget: QWidget, page: str) -> None:
    """Open *page* with F1 inside *widget*, instead of QGIS's help."""
    if not widget.property(HELP_PAGE):
        widget.installEventFilter(_HelpKey(widget))
    widget.setProperty(HELP_PAGE, page)


def help_button(page: str, of: Optional[QWidget] = None) -> QToolButton:
    """Return a small button "?" that opens *page*.

    :param of: F1 inside this widget also opens it.
    """
    made = QToolButton()
    made.setObjectName(f"{page}HelpButton")
    made.setIcon(icon("help"))
    made.setAutoRaise(True)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setAccessibleName(tr("Help"))
    made.setToolTip(tr("Open the help for this (F1)"))
    made.setProperty(HELP_PAGE, page)
    made.clicked.connect(lambda: open_help(made.property(HELP_PAGE), made))
    if of is not None:
        explain(of, page)
    return made


def with_help(widget: QWidget, page: str, of: Optional[QWidget] = None) -> QHBoxLayout:
    """Return a row with *widget*, which takes the space, and the help button of *page*."""
    row = QHBoxLayout()
    row.setSpacing(2)
    row.addWidget(widget, 1)
    row.addWidget(help_button(page, of), 0, Qt.AlignmentFlag.AlignTop)
    return row


def help_in_corner(tabs: QTabWidget) -> QToolButton:
    """Add a button beside the tabs that opens the help page of the current tab, set by :func:`explain`."""
    made = help_button(FIRST)

    def follow(_index: int = 0) -> None:
        made.setProperty(HELP_PAGE, _page_in(tabs.currentWidget()))

    made.setObjectName(f"{tabs.objectName()}HelpButton")
    tabs.currentChanged.connect(follow)
    tabs.setCornerWidget(made, Qt.Corner.TopRightCorner)
    QWidget.setTabOrder(tabs.tabBar(), made)
    follow()
    return made


def add_help(box: QDialogButtonBox, dialog: QWidget, page: str) -> None:
    """Add a Help button to *dialog* that opens *page*, as does F1."""
    box.addButton(QDialogButtonBox.StandardButton.Help).setObjectName(f"{page}HelpButton")
    box.helpRequested.connect(partial(open_help, page, dialog))
    explain(dialog, page)


def _page_in(widget: Optional[QWidget]) -> str:
    return (widget.property(HELP_PAGE) if widget is not None else "") or FIRST


class _HelpKey(QObject):
    """Handles F1 for all controls of a widget."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        if event.key() != Qt.Key.Key_F1 or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        if event.type() == QEvent.Type.KeyPress:
            open_help(watched.property(HELP_PAGE), watched)
        event.accept()
        return True
