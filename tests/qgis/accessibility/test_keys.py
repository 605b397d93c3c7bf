"""Where the keys go when docks come and go, and what they do that a mouse does."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QToolButton

from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST
from tests.support.workbench import draw, settled

PAGE_DOWN, PAGE_UP = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp
CONTROL = Qt.KeyboardModifier.ControlModifier


def has_keys(dock) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and dock.isAncestorOf(focused)


def in_front(bench, window) -> None:
    """The panel as F8 brings it, in the active window."""
    window.mainWindow().show()
    QApplication.setActiveWindow(window.mainWindow())
    window.mapCanvas().setFocus()
    bench.open()
    let_go()


def test_the_panel_takes_the_keys_and_gives_them_to_the_dock_that_covers_it(house, bench, window):
    in_front(bench, window)
    assert has_keys(bench.selection)
    bench.filters.open()
    assert has_keys(bench.filters)
    bench.selection.show_in_front()
    assert has_keys(bench.selection)


def test_a_dock_that_comes_by_itself_leaves_the_keys_on_the_map(house, bench, window):
    in_front(bench, window)
    window.mapCanvas().setFocus()
    bench.results.show_in_front()
    assert QApplication.focusWidget() is window.mapCanvas()


def test_keys_go_through_the_docks_and_back_to_the_same_control(house, bench, window):
    in_front(bench, window)
    bench.selection.panel.areas.circles.setFocus()
    for dock, key in (
        (bench.filters, PAGE_DOWN),
        (bench.search, PAGE_DOWN),
        (bench.results, PAGE_DOWN),
        (bench.selection, PAGE_DOWN),
        (bench.results, PAGE_UP),
        (bench.selection, PAGE_DOWN),
    ):
        QTest.keyClick(QApplication.focusWidget(), key, CONTROL)
        let_go()
        assert has_keys(dock), dock.objectName()
    assert bench.selection.panel.areas.circles.hasFocus()


@pytest.mark.parametrize("name", ["loadPointsButton", "loadEntriesButton"])
def test_a_verb_gets_the_keys_back_when_it_can_be_pressed_again(house, bench, sandbox, window, name):
    """Qt hands them to the next button meanwhile: Space would ask something else."""
    in_front(bench, window)
    load = bench.selection.findChild(QToolButton, name)
    settled(bench)
    draw(bench, COAST)
    pump_until(load.isEnabled)
    sandbox.faults.set("/points/=hold", "/entries/=hold")
    load.setFocus()
    QTest.keyClick(load, Qt.Key.Key_Space)
    assert bench.tasks.busy(LOADS) and not load.isEnabled() and not load.hasFocus()
    bench.loader.stop()
    settled(bench)
    assert load.isEnabled() and load.hasFocus()
    QTest.keyClick(load, Qt.Key.Key_Space)
    window.mapCanvas().setFocus()
    bench.loader.stop()
    settled(bench)
    assert load.isEnabled() and window.mapCanvas().hasFocus()


def test_the_arrow_key_opens_every_menu_of_the_panel(house):
    dock = house.open("selection")
    owners = [each for each in dock.findChildren(QToolButton) if each.menu() is not None and each.isEnabled()]
    assert {"accumulateButton", "reportButton", "useButton"} <= {each.objectName() for each in owners}
    for owner in owners:
        opened = []

        def look(owner=owner, opened=opened):
            opened.append(owner.menu().isVisible())
            owner.menu().close()

        owner.setFocus()
        QTimer.singleShot(50, look)
        QTest.keyClick(owner, Qt.Key.Key_Down)
        while not opened:
            let_go()
        assert opened == [True], owner.objectName()


def test_return_on_cancel_adds_no_filter(house, bench):
    editor = house.open("filters").editor
    before = editor.filters()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        editor.add()
        editor.picker.values.tick(["FR"])
        editor.picker.cancel.setFocus()
        QTest.keyClick(editor.picker.cancel, key)
        assert editor.pages.currentWidget() is editor.page
        assert editor.filters() == before


def test_enter_of_the_number_pad_is_return(house, bench):
    editor = house.open("filters").editor
    editor.tree.setFocus()
    editor.tree.choose([(0,)])
    QTest.keyClick(editor.tree, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert editor.pages.currentWidget() is editor.picker
