"""Docks are filled when they are first seen, come back where they were, and hand the keys on."""

from __future__ import annotations

from datetime import datetime

import pytest
from qgis.PyQt.QtCore import QCoreApplication, QRect, Qt
from qgis.PyQt.QtWidgets import QAction, QApplication, QDockWidget, QLabel, QMenu, QToolButton

from geoportfolio.core.api.query import POINTS
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.window.docks import PanelDock, Part
from tests.support.event_loop import let_go, pump_until
from tests.support.window import Window, opened_bench
from tests.support.workbench import choose

pytestmark = pytest.mark.usefixtures("fresh")


class Card(PanelDock):
    label: QLabel = Part()

    def __init__(self) -> None:
        super().__init__("card", "Card")
        self.bodies = 0

    def make_body(self) -> None:
        self.bodies += 1
        self.label = QLabel("a body")
        self.setWidget(self.label)


@pytest.fixture
def card(qgis_app):
    made = Card()
    yield made
    made.close()
    made.deleteLater()
    let_go()


def test_a_dock_has_its_body_when_somebody_reaches_for_a_part(card):
    told = []
    card.made.connect(lambda: told.append(card.label.text()))
    assert card.widget() is None and card.objectName() == "card"
    assert card.label.text() == "a body" and card.widget() is card.label
    card.make()
    assert card.bodies == 1 and told == ["a body"]


def test_a_dock_has_its_body_when_it_is_shown_however_that_comes(card):
    card.toggleViewAction().trigger()
    let_go()
    assert card.bodies == 1 and card.label.isVisible()


def test_what_is_behind_has_no_body_until_its_tab_is_chosen(bench):
    assert not any(dock.is_made for dock in bench.docks)
    bench.open()
    let_go()
    assert [dock.objectName() for dock in bench.docks if dock.is_made] == ["selectionDock"]
    bench.filters.raise_()
    let_go()
    assert bench.filters.is_made and not bench.search.is_made


def test_what_is_shown_apart_has_its_body_at_once(bench, window):
    bench.filters.setFloating(True)
    bench.filters.hide()
    window.mainWindow().addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, bench.search)
    bench.search.hide()
    bench.open()
    let_go()
    pump_until(lambda: bench.search.is_made)
    assert bench.filters.isFloating() and bench.filters.is_made and not bench.results.is_made


def test_a_body_that_fails_is_tried_again(card, monkeypatch):
    def fail() -> None:
        raise RuntimeError("no body")

    with monkeypatch.context() as patched:
        patched.setattr(card, "make_body", fail)
        with pytest.raises(RuntimeError):
            card.make()
    assert card.label.text() == "a body"


def test_no_dock_grows_wider_by_its_body(bench, window):
    bench.open()
    let_go()
    width = bench.selection.width()
    for dock in bench.docks:
        dock.open()
        let_go()
        assert dock.width() == width, dock.objectName()


def test_what_runs_before_anybody_looks_is_shown_then(environment, bench):
    choose(bench)
    bench.areas.add_circles([("Hamburg", 9.99, 53.55)], (50_000,))
    bench.reports.pick()
    bench.loader.load(POINTS)
    QCoreApplication.processEvents()
    assert not bench.selection.is_made
    bench.selection.open()
    panel = bench.selection.panel
    assert panel.action_section.report.isChecked() and panel.progress.isVisible()
    bench.loader.stop()
    pump_until(lambda: not bench.tasks.busy("load"))
    pump_until(lambda: not panel.progress.isVisible())


def test_runs_are_listed_that_came_before_results_was_opened(environment, bench):
    choose(bench)
    bench.areas.add_circles([("Hamburg", 9.99, 53.55)], (50_000,))
    bench.loader.load(POINTS)
    pump_until(bench.history.runs)
    assert not bench.results.is_made
    bench.results.open()
    pump_until(lambda: bench.results.page.model.rowCount() == len(bench.history.runs()))


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
        assert not any(each.is_made or each.isVisible() for each in other.docks)
        other.open()
        let_go()
        assert [each.objectName() for each in other.docks if each.is_made] == ["selectionDock"]


def test_what_was_open_is_open_at_the_next_start_and_asks_nobody(environment, window, next_start, sandbox):
    with opened_bench(window) as bench:
        bench.open()
        bench.results.hide()
        bench.filters.open()
        let_go()
        state = window.mainWindow().saveState()
    sandbox.forget()
    with opened_bench(next_start(state)) as other:
        other.reopen()
        let_go()
        assert {each.objectName() for each in other.docks if each.isVisible()} == {
            *("selectionDock", "filtersDock", "searchDock"),
        }
        assert other.filters.is_in_sight and not other.session.connection and sandbox.requests == ()
        other.selection.show_in_front()
        connect = other.selection.findChild(QToolButton, "connectDockButton")
        assert connect.isVisibleTo(other.selection)
        connect.click()
        pump_until(lambda: other.session.sources)
        assert not connect.isVisibleTo(other.selection)


def test_what_was_closed_is_closed_at_the_next_start(window, next_start):
    with opened_bench(window) as bench:
        bench.open()
        bench.open()
        state = window.mainWindow().saveState()
    with opened_bench(next_start(state)) as other:
        other.reopen()
        let_go()
        assert not any(each.isVisible() for each in other.docks)


def test_docks_that_are_made_late_come_back_too(window, next_start, tmp_path):
    main = window.mainWindow()
    placed = {
        "identifyDock": AREA.BottomDockWidgetArea,
        "reportViewer": AREA.LeftDockWidgetArea,
    }
    with opened_bench(window) as bench:
        open_late(bench, tmp_path)
        for name, area in placed.items():
            assert "selectionDock" in tabs_beside(window, name)
            main.addDockWidget(area, dock(window, name))
        let_go()
        state = main.saveState()
    again = next_start(state)
    with opened_bench(again) as other:
        open_late(other, tmp_path)
        assert {name: again.mainWindow().dockWidgetArea(dock(again, name)) for name in placed} == placed
        assert all(dock(again, name).isVisible() and not dock(again, name).isFloating() for name in placed)


def test_close_a_report_brings_back_what_was_in_front(window, tmp_path):
    with opened_bench(window) as bench:
        bench.open()
        bench.search.open()
        let_go()
        for _ in range(2):
            show_report(bench, tmp_path)
            let_go()
            assert not bench.search.is_in_sight
            dock(window, "reportViewer").close()
            let_go()
            assert bench.search.is_in_sight


def open_late(bench, folder) -> None:
    bench.identify.show(Place(9.9, 53.5, "A place"))
    show_report(bench, folder)


def show_report(bench, folder) -> None:
    bench.reports.show_report(Report(folder / "no.pdf", "pdf", "A place", 9.9, 53.5, datetime(2026, 3, 12)))


def test_they_are_listed_among_the_panels_of_qgis(window):
    main = window.mainWindow()
    panels = QMenu(main)
    panels.setObjectName("mPanelMenu")
    with opened_bench(window) as other:
        assert {action.text() for action in panels.actions()} == {d.windowTitle() for d in other.docks}
        assert all(isinstance(action, QAction) for action in panels.actions())


def test_a_dock_whose_screen_is_gone_comes_back_into_sight(window, next_start):
    with opened_bench(window) as bench:
        bench.open()
        bench.filters.setFloating(True)
        bench.filters.move(90_000, 40)
        let_go()
        state = window.mainWindow().saveState()
    with opened_bench(next_start(state)) as other:
        other.filters.open()
        let_go()
        assert other.filters.isFloating()
        assert any(s.availableGeometry().contains(other.filters.pos()) for s in QApplication.screens())
