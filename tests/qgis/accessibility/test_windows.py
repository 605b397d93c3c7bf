"""Every dock and dialog is for those who work by keyboard, by ear, or with poor sight."""

from __future__ import annotations

from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QDialog

from tests.support.accessible import faults_of, stops_of
from tests.support.event_loop import let_go
from tests.support.screens import SCREENS


def test_every_control_is_named_reached_in_order_and_read(theme, house):
    faults = [f"{name}: {fault}" for name in SCREENS for fault in faults_of(house.open(name))]
    assert not faults, "\n".join(sorted(set(faults)))


def test_the_tab_key_comes_to_each_control_and_leaves_it(house):
    faults = [f"{name}: {fault}" for name in SCREENS for fault in untrodden(house.open(name))]
    assert not faults, "\n".join(faults)


def untrodden(window) -> list[str]:
    """Where real Tab keys do not stop on their way through *window*."""
    wanted = stops_of(window)
    seen = set()
    wanted[0].setFocus()
    for _ in range(2 * len(wanted)):
        seen.add(_whole(QApplication.focusWidget(), wanted))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    # A group of radio buttons is one stop, as its arrows go on.
    missed = [stop for stop in wanted if stop not in seen and not getattr(stop, "autoExclusive", bool)()]
    return [stop.objectName() or stop.metaObject().className() for stop in missed]


def _whole(focused, wanted):
    """The control that *focused* is a part of."""
    while focused is not None and focused not in wanted:
        focused = focused.parentWidget()
    return focused


def test_dialogs_begin_in_a_useful_control_and_end_by_escape(house):
    faults = []
    for name in SCREENS:
        window = house.open(name)
        if not isinstance(window, QDialog):
            continue
        focused = QApplication.focusWidget()
        if focused is None or not window.isAncestorOf(focused) or "Help" in focused.objectName():
            faults.append(f"{name} begins in {focused and focused.objectName()}")
        QTest.keyClick(focused or window, Qt.Key.Key_Escape)
        let_go()
        if not sip.isdeleted(window) and window.isVisible():
            faults.append(f"{name} is not left by Escape")
    assert not faults, "\n".join(faults)
