"""Docks come back where they were, and never where no screen is."""

from __future__ import annotations

from datetime import datetime

import pytest
from qgis.PyQt.QtCore import QPoint, QRect, Qt
from qgis.PyQt.QtWidgets import QAction, QApplication, QDockWidget, QMenu

from geoportfolio.core.gis.report_shelf import Report
from geoportfolio.ui.charts.chart import LINE, Chart
from geoportfolio.ui.dock_places import keep_on_screen
from tests.support.event_loop import let_go
from tests.support.window import Window, opened_bench

AREA = Qt.DockWidgetArea


def dock(window, name: str) -> QDockWidget:
    return window.mainWindow().findChild(QDockWidget, name)


def tabs_beside(window, name: str) -> set[str]:
    return {each.objectName() for each in window.mainWindow().tabifiedDockWidgets(dock(window, name))}


@pytest.fixture
def next_start(window, fresh):
    """The window that the next start of QGIS would have, from the state of the one before."""
    made = []

    def start(state):
        made.append(Window())
        made[-1].mainWindow().restoreState(state)
        return made[-1]

    yield start
    for each in made:
        each.close()


def test_the_first_time_they_are_one_group_at_the_right(bench, window):
    assert not any(d.isVisible() for d in window.mainWindow().findChildren(QDockWidget))
    bench.open()
    assert tabs_beside(window, "selectionDock") == {"filtersDock", "searchDock", "resultsDock"}
    assert window.mainWindow().dockWidgetArea(dock(window, "selectionDock")) == AREA.RightDockWidgetArea


def test_the_group_comes_back_as_it_was_left_and_opens_only_when_asked(window, next_start):
    main = window.mainWindow()
    with opened_bench(window) as bench:
        bench.open()
        main.addDockWidget(AREA.LeftDockWidgetArea, bench.search)
        bench.filters.setFloating(True)
        bench.filters.setGeometry(111, 122, 333, 344)
        let_go()
        state = main.saveState()
    again = next_start(state)
    with opened_bench(again) as other:
        assert not any(d.isVisible() for d in again.mainWindow().findChildren(QDockWidget))
        other.open()
        assert again.mainWindow().dockWidgetArea(other.search) == AREA.LeftDockWidgetArea
        assert other.filters.isFloating() and other.filters.geometry() == QRect(111, 122, 333, 344)
        assert tabs_beside(again, "selectionDock") == {"resultsDock", "filtersDock"}


def test_what_was_open_when_qgis_closed_has_no_body_at_the_next_start(window, next_start):
    with opened_bench(window) as bench:
        bench.open()
        let_go()
        state = window.mainWindow().saveState()
    with opened_bench(next_start(state)) as other:
        let_go()
        assert not any(each.is_made or each.isVisible() for each in other._group)
        other.open()
        let_go()
        assert [each.objectName() for each in other._group if each.is_made] == ["selectionDock"]


def test_docks_that_are_made_late_come_back_too(window, next_start, tmp_path):
    main = window.mainWindow()
    placed = {
        "hazardsDock": AREA.BottomDockWidgetArea,
        "pointAttributesDock": AREA.LeftDockWidgetArea,
        "chartDock": AREA.TopDockWidgetArea,
        "reportViewer": AREA.LeftDockWidgetArea,
    }
    with opened_bench(window) as bench:
        open_late(bench, tmp_path)
        for name, area in placed.items():
            assert dock(window, name).isFloating()
            dock(window, name).setFloating(False)
            main.addDockWidget(area, dock(window, name))
        let_go()
        state = main.saveState()
    again = next_start(state)
    with opened_bench(again) as other:
        open_late(other, tmp_path)
        assert {name: again.mainWindow().dockWidgetArea(dock(again, name)) for name in placed} == placed
        assert all(dock(again, name).isVisible() and not dock(again, name).isFloating() for name in placed)


def open_late(bench, folder) -> None:
    bench.hazards._opened_dock()
    bench.attributes._opened_dock()
    bench.accumulation.page.chart.chart_wanted.emit(Chart(LINE, "A chart"))
    bench.desk.show_report(Report(folder / "no.pdf", "pdf", "A place", 9.9, 53.5, datetime(2026, 3, 12)))


def test_they_are_listed_among_the_panels_of_qgis(window):
    main = window.mainWindow()
    panels = QMenu(main)
    panels.setObjectName("mPanelMenu")
    with opened_bench(window) as other:
        assert {action.text() for action in panels.actions()} == {d.windowTitle() for d in other._group}
        assert all(isinstance(action, QAction) for action in panels.actions())


@pytest.mark.parametrize("corner", [QPoint(90000, 40), QPoint(100, -3000), QPoint(-5000, 70000)])
def test_a_dock_whose_screen_is_gone_comes_back_into_sight(bench, window, corner):
    bench.open()
    bench.filters.setFloating(True)
    bench.filters.hide()
    bench.filters.move(corner)
    bench.filters.show()
    let_go()
    assert any(s.availableGeometry().contains(bench.filters.pos()) for s in QApplication.screens())


def test_a_dock_that_can_be_reached_stays_where_it_is(bench):
    bench.open()
    bench.filters.setFloating(True)
    room = bench.filters.screen().availableGeometry()
    bench.filters.setGeometry(room.right() - 100, room.top() + 20, 320, 400)
    let_go()
    before = bench.filters.geometry()
    keep_on_screen(bench.filters)
    assert bench.filters.geometry() == before
