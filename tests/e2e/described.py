"""How the probe tells of a widget, an action or an entry: place, state and words. Pixels are the screen's."""

from __future__ import annotations

import math
from typing import Any

from qgis.PyQt.QtCore import QModelIndex, QPoint, QRect, Qt
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAction,
    QApplication,
    QLineEdit,
    QMenu,
    QToolBar,
    QWidget,
)

_ROWS_A_NOTCH = 3


def described(seen: QWidget) -> dict[str, Any]:
    shown = seen.visibleRegion().boundingRect()
    place = place_of(seen, shown, seen.isVisible() and not shown.isEmpty())
    return {
        **place,
        "enabled": seen.isEnabled(),
        "is_button": isinstance(seen, QAbstractButton),
        "text": text_of(seen),
        # Of a box for numbers without what stands before and behind.
        "typed": seen.cleanText() if hasattr(seen, "cleanText") else text_of(seen),
        "checked": isinstance(seen, QAbstractButton) and seen.isChecked(),
        "tooltip": seen.toolTip(),
        "described": seen.accessibleDescription(),
        "rect": _rect(seen),
        "gets_keys": _gets_keys(seen),
    }


def described_action(action: QAction) -> dict[str, Any]:
    place: dict[str, Any] = {"visible": False, "on_top": False, "x": 0, "y": 0}
    for owner in action.associatedWidgets():
        if isinstance(owner, QToolBar) and owner.widgetForAction(action):
            place = described(owner.widgetForAction(action))
        elif isinstance(owner, QMenu) and owner.isVisible():
            place = place_of(owner, owner.actionGeometry(action), True)
        if place["visible"]:
            break
    state = {"enabled": action.isEnabled(), "checked": action.isChecked(), "tooltip": action.toolTip()}
    return {**place, **state, "text": plain(action.text())}


def described_index(view: QAbstractItemView, index: QModelIndex) -> dict[str, Any]:
    rect, window = view.visualRect(index), view.viewport().rect()
    shown = rect.intersected(window)
    place = place_of(view.viewport(), shown, view.isVisible() and not shown.isEmpty())
    center = view.viewport().mapToGlobal(window.center())
    notches = 0
    if view.isVisible() and not place["visible"] and not rect.isEmpty():
        away = (rect.center().y() - window.center().y()) / (_ROWS_A_NOTCH * rect.height())
        notches = math.ceil(away) if away > 0 else math.floor(away)
    enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
    checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    return {
        **place,
        "enabled": enabled,
        "checked": checked,
        "text": str(index.data() or ""),
        "height": rect.height(),
        "wheel": {"x": center.x(), "y": center.y(), "notches": notches},
    }


def described_entry(menu: QMenu, action: QAction) -> dict[str, Any]:
    place = place_of(menu, menu.actionGeometry(action), action.isVisible())
    return {**place, "enabled": action.isEnabled(), "in_menu": True}


def place_of(owner: QWidget, rect: QRect, visible: bool) -> dict[str, Any]:
    """The middle of *rect*, which is in *owner*'s pixels; ``on_top``: a click there reaches *owner*."""
    middle = owner.mapToGlobal(rect.center())
    under = QApplication.widgetAt(middle)
    reached = under is not None and (under is owner or owner.isAncestorOf(under))
    on_top = visible and reached and not _is_blocked(owner.window())
    return {"x": middle.x(), "y": middle.y(), "visible": visible, "on_top": on_top, "enabled": True}


def _is_blocked(window: QWidget) -> bool:
    """Whether a dialog in front takes the clicks that are meant for *window*."""
    modal = QApplication.activeModalWidget()
    return modal not in (None, window) and window.windowType() != Qt.WindowType.Popup


def _rect(seen: QWidget) -> list[int]:
    """Left, top, width and height on the screen."""
    corner = seen.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), seen.width(), seen.height()]


def _gets_keys(seen: QWidget) -> bool:
    """Whether what is typed now comes to *seen* or a part of it."""
    focus = QApplication.focusWidget()
    return seen.hasFocus() or (focus is not None and seen.isAncestorOf(focus))


def text_of(seen: QWidget) -> str:
    for reader in ("currentText", "toPlainText", "text", "title"):
        # A widget of ours may keep another one under that name.
        if callable(read := getattr(seen, reader, None)):
            return str(read())
    if title := seen.windowTitle():
        return title
    edit = seen.findChild(QLineEdit)
    return edit.text() if edit else ""


def plain(text: str) -> str:
    """A label without its mnemonic and its dots, as one reads it."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…. ").strip()
