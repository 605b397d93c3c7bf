"""Runs inside QGIS: what a hand does to the widgets of its window, whosever they are."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, Iterable

import qgis.utils
from qgis.core import QgsProject
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAction,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)


def soon(do: Callable[[], Any]) -> bool:
    """*do* it once the answer is on its way."""
    QTimer.singleShot(0, do)
    return True


def if_alive(do: Callable[[], Any]) -> None:
    """What was scheduled just before may have taken its widget away, as it does from a hand."""
    try:
        do()
    except RuntimeError as error:
        if "has been deleted" not in str(error):
            raise


def _blocked(part: QWidget) -> bool:
    """Whether a dialog in front keeps the analyst from *part*."""
    modal = QApplication.activeModalWidget()
    return modal is not None and modal is not part.window()


def _find(kind: type, name: str) -> Iterable[Any]:
    for window in QApplication.topLevelWidgets():
        if window.objectName() == name and isinstance(window, kind):
            yield window
        yield from window.findChildren(kind, name)


def press_button(name: str) -> bool:
    """Click the button *name* where it can be clicked."""
    for button in _find(QAbstractButton, name):
        if button.isEnabled() and not button.isHidden() and not _blocked(button):
            return soon(partial(if_alive, button.click))
    return False


def trigger(name: str) -> bool:
    """Choose the menu entry *name* where it is enabled."""
    for action in _find(QAction, name):
        if action.isEnabled() and QApplication.activeModalWidget() is None:
            return soon(partial(if_alive, action.trigger))
    return False


def choose(name: str, number: int) -> bool:
    """Take another entry of the combo box *name*."""
    for combo in _find(QComboBox, name):
        if combo.isEnabled() and combo.count() and not _blocked(combo):

            def take(combo: QComboBox = combo, at: int = number % combo.count()) -> None:
                combo.setCurrentIndex(at)
                combo.activated.emit(at)

            return soon(partial(if_alive, take))
    return False


def write(name: str, text: str) -> bool:
    """Put *text* into the line *name*, as if it had been typed."""
    for line in _find(QLineEdit, name):
        if line.isEnabled() and not _blocked(line):

            def put(line: QLineEdit = line) -> None:
                line.setText(text)
                line.textEdited.emit(text)

            return soon(partial(if_alive, put))
    return False


def answer(button: str) -> bool:
    """Answer the dialog in front by that ``QMessageBox.StandardButton``; other dialogs are closed."""
    modal = QApplication.activeModalWidget()
    if modal is None:
        return False
    if isinstance(modal, QMessageBox):
        wanted = modal.button(getattr(QMessageBox.StandardButton, button)) or modal.escapeButton()
        if wanted is not None:
            return soon(partial(if_alive, wanted.click))
    if isinstance(modal, QDialog):
        return soon(partial(if_alive, modal.reject))
    return soon(partial(if_alive, modal.close))


def close_windows() -> bool:
    """Close every window but the main one."""
    main = qgis.utils.iface.mainWindow()
    seen = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()]
    closing = [each for each in seen if each is not main and each.windowTitle()]
    for each in closing:
        soon(partial(if_alive, each.close))
    return bool(closing)


def close_messages() -> bool:
    """Close what the message bar shows."""
    return soon(qgis.utils.iface.messageBar().clearWidgets)


def take_step(number: int) -> bool:
    """Click one of the buttons that a message offers."""
    buttons = [each for each in _find(QAbstractButton, "messageStepButton") if each.isVisible()]
    buttons = [each for each in buttons if each.isEnabled() and not _blocked(each)]
    return bool(buttons) and soon(partial(if_alive, buttons[number % len(buttons)].click))


def end() -> bool:
    """The end of QGIS, as *Exit* brings it, with nothing to save."""
    QgsProject.instance().setDirty(False)
    return soon(qgis.utils.iface.actionExit().trigger)


DEEDS = (
    press_button,
    trigger,
    choose,
    write,
    answer,
    close_windows,
    close_messages,
    take_step,
    end,
)
