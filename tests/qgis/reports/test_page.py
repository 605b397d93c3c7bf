"""The page of reports: states, reasons and buttons, at any number of rows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Iterator

import pytest
from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtPrintSupport import QPrintDialog
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QComboBox, QDockWidget, QLabel, QMenu, QProgressBar, QTableView, QToolButton

from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, SKIPPED, WAITING, ReportItem
from geoportfolio.core.gis.text import languages
from geoportfolio.ui.areas.canvas import degrees_at
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.reports.page import ReportsPage
from geoportfolio.ui.reports.queue import ENDED
from geoportfolio.ui.reports.singles import reports_folder
from geoportfolio.ui.reports.table_model import LABEL, STATE
from tests.support.drawn_texts import cut_numbers
from tests.support.event_loop import let_go, pump_until
from tests.support.report_viewer import title
from tests.support.reports import FEW_AT_ONCE, preflights
from tests.support.widgets import text_of
from tests.support.window import open_menu
from tests.support.workbench import settled


@pytest.fixture
def page(ready) -> ReportsPage:
    """The page, in front."""
    return opened(ready)


@pytest.fixture
def speaking_german() -> Iterator[None]:
    translator = languages.install_translation("de")
    yield
    languages.remove_translation(translator)


def opened(bench) -> ReportsPage:
    bench.results.show_page(bench.reports.page)
    settled(bench)
    return bench.reports.page


def found(bench, order) -> ReportsPage:
    """The page with *order* as an earlier QGIS left it."""
    journal.write(order)
    page = opened(bench)
    assert page.shown.key == (order.folder, order.number)
    return page


def tool(page: ReportsPage, name: str) -> QToolButton:
    return page.findChild(QToolButton, name)


def rows(page: ReportsPage) -> list[tuple[str, ...]]:
    model = page.findChild(QTableView, "reportsTable").model()
    return [tuple(model.index(row, column).data() for column in range(3)) for row in range(model.rowCount())]


def mixed(order) -> tuple[ReportItem, ...]:
    """Saved, failed, there before, waiting."""
    first, second, third, fourth = order.items
    return (
        replace(first, state=SAVED, file="Hotel 1.html", kind="html", message="PDF was asked for."),
        replace(second, state=FAILED, message="The key has no access."),
        replace(third, state=SKIPPED, file="Hotel 3.html", kind="html"),
        fourth,
    )


def test_without_reports_it_says_how_to_get_some(page):
    assert text_of(page, "reportsEmptyLabel").startswith("No reports yet.")
    assert not page.table.isVisible() and not tool(page, "pauseReportsButton").isVisible()
    assert tool(page, "newReportsButton").isVisible()


def test_states_are_words_with_reasons(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    page = found(ready, replace(order, items=mixed(order)))
    assert rows(page) == [
        ("Hotel 1", "saved", "PDF was asked for."),
        ("Hotel 2", "failed", "The key has no access."),
        ("Hotel 3", "skipped", ""),
        ("Hotel 4", "queued", ""),
    ]
    assert text_of(page, "reportsSummaryLabel") == (
        "2 of 4 reports saved, 1 already saved, 1 failed, paused, click Resume to continue"
    )
    icons = {page.model.data(page.model.index(row, 1), 1) is not None for row in range(3)}
    assert icons == {True}
    bar = page.findChild(QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 4)


def test_no_number_is_cut_at_the_edge_of_the_table(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    named = tuple(
        replace(item, label=f"2026031200{item.number}", message="1234567 failed") for item in mixed(order)
    )
    page = found(ready, replace(order, items=named))
    header, cut = page.table.horizontalHeader(), set()
    for section in range(header.count()):
        page.table.setColumnHidden(section, False)
        header.setSectionResizeMode(section, header.ResizeMode.Interactive)
    for width in range(40, 400, 7):
        header.resizeSection(LABEL, width)
        let_go()
        cut.update((width, text) for text in cut_numbers(page.table))
    assert not cut


def test_what_is_known_of_a_report_ends_with_its_reason_as_a_sentence(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    placed = tuple(replace(item, lat=50.98195, lon=12.50639) for item in mixed(order))
    page = found(ready, replace(order, items=placed))
    page.table.selectRow(1)
    told = text_of(page, "reportShelfDetailsLabel")
    assert told == "Hotel 2, failed, 50.98195° N, 12.50639° E. The key has no access."


def test_a_long_word_for_a_state_is_whole_in_the_narrowest_dock(speaking_german, ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    page = found(ready, replace(order, items=mixed(order)))
    assert rows(page)[1][1] == "fehlgeschlagen"
    assert page.table.sizeHintForColumn(STATE) <= page.table.columnWidth(STATE)


def test_the_names_of_reports_have_most_of_a_narrow_dock(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    page = found(ready, replace(order, items=mixed(order)))
    ready.results.setFloating(True)
    ready.results.resize(QSize(300, 500))
    let_go()
    assert page.table.columnWidth(LABEL) > page.table.columnWidth(STATE)


def test_the_state_filter_counts_and_narrows(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    page = found(ready, replace(order, items=mixed(order)))
    states = page.findChild(QComboBox, "reportStatesCombo")
    assert [states.itemText(i) for i in range(states.count())] == [
        "All 4",
        "Queued: 1",
        "Saved: 1",
        "Saved, other format: 0",
        "Failed: 1",
        "Skipped: 1",
    ]
    states.setCurrentIndex(states.findData(FAILED))
    assert [row[0] for row in rows(page)] == ["Hotel 2"]
    states.setCurrentIndex(states.findData(WAITING))
    assert [row[0] for row in rows(page)] == ["Hotel 4"]
    assert page.chosen().label == "Hotel 4"


def test_only_what_can_be_done_is_offered(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    page = found(ready, replace(order, items=mixed(order)))
    for row, (opens, on_map) in enumerate([(True, True), (False, True), (True, True), (False, True)]):
        page.table.selectRow(row)
        assert tool(page, "openShelfReportButton").isEnabled() is opens
        assert tool(page, "printShelfReportButton").isEnabled() is opens
        assert tool(page, "showShelfReportButton").isEnabled() is on_map
    assert tool(page, "pauseReportsButton").text() == "Resume"
    assert tool(page, "retryReportsButton").isEnabled()
    assert tool(page, "stopReportsButton").isEnabled()


def test_pause_and_resume_is_one_button(ready, page, order_in, sandbox, tmp_path):
    sandbox.faults.set(*FEW_AT_ONCE)
    queued = ready.reports.queue.add(order_in(tmp_path / "r", 9))
    pump_until(lambda: queued.saved_count)
    assert tool(page, "pauseReportsButton").text() == "Pause"
    tool(page, "pauseReportsButton").click()
    settled(ready)
    sandbox.restore()
    assert tool(page, "pauseReportsButton").text() == "Resume" and queued.count(WAITING)
    tool(page, "pauseReportsButton").click()
    settled(ready)
    assert queued.state == ENDED and not tool(page, "pauseReportsButton").isEnabled()


def test_a_second_try_is_seen_where_the_failures_were(ready, page, order_in, sandbox, tmp_path):
    sandbox.faults.set("risk/=400x1")
    queued = ready.reports.queue.add(order_in(tmp_path / "r", 2))
    settled(ready)
    page.show_failed(queued)
    assert [row[1] for row in rows(page)] == ["failed"]
    assert not tool(page, "pauseReportsButton").isVisible()
    tool(page, "retryReportsButton").click()
    settled(ready)
    assert [row[1] for row in rows(page)] == ["saved", "saved"]
    assert not tool(page, "retryReportsButton").isVisible()


def test_the_tab_says_how_far_it_is(ready, page, order_in, tmp_path):
    tabs = ready.results.tabs
    assert tabs.title_of(page) == "Reports"
    ready.reports.queue.add(order_in(tmp_path / "r", 3))
    assert tabs.title_of(page) == "Reports 0/3"
    settled(ready)
    assert tabs.title_of(page) == "Reports 3/3"


def test_single_reports_are_listed_beside_the_orders(ready, page, order_in, tmp_path):
    ready.reports.fetch(Place(9.99, 53.6, "Hotel"))
    settled(ready)
    assert [row[:2] for row in rows(page)] == [("Hotel", "saved")]
    assert not tool(page, "pauseReportsButton").isVisible()
    ready.reports.queue.add(order_in(tmp_path / "r", 2))
    settled(ready)
    page.show_order(ready.reports.queue.orders[0])
    assert [row[0] for row in rows(page)] == ["Hotel 1", "Hotel 2"]
    orders = page.findChild(QComboBox, "reportOrdersCombo")
    assert [orders.itemText(i) for i in range(2)] == ["2/2 r", "Single reports of this session, 1"]
    orders.setCurrentIndex(1)
    assert [row[0] for row in rows(page)] == ["Hotel"]
    ready.reports.fetch(Place(9.99, 53.6, "Inn"))
    settled(ready)
    assert [row[0] for row in rows(page)] == ["Hotel", "Inn"]


def test_a_report_is_opened_in_the_viewer_and_shown_on_the_map(ready, window, page, order_in, tmp_path):
    ready.reports.queue.add(order_in(tmp_path / "r", 2, kind="pdf"))
    settled(ready)
    page.table.selectRow(1)
    window.mainWindow().activateWindow()
    page.table.setFocus()
    pump_until(page.table.hasFocus)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    settled(ready)
    viewer = window.mainWindow().findChild(QDockWidget, "reportViewer")
    pump_until(lambda: viewer.page_view.page_count)
    assert title(viewer) == "Hotel 2"
    tool(page, "showShelfReportButton").click()
    center = degrees_at(window.mapCanvas(), window.mapCanvas().extent().center())
    assert (center.x(), center.y()) == pytest.approx((9.02, 53.6), abs=1e-6)


def test_the_menu_of_a_row_offers_its_buttons_and_goes_when_it_closes(ready, order_in, monkeypatch):
    order = order_in(reports_folder() / "left", 4)
    page = found(ready, replace(order, items=mixed(order)))
    table = page.findChild(QTableView, "reportsTable")
    offered = []
    monkeypatch.setattr(
        QMenu, "exec", lambda menu, _at: offered.append([action.text() for action in menu.actions()])
    )
    for row in (0, 1):
        open_menu(table, table.visualRect(table.model().index(row, 0)).center())
    let_go()
    assert [texts[0] for texts in offered] == ["Open the report here in QGIS"] * 2
    assert table.findChildren(QMenu) == []


def test_print_asks_once_the_report_is_there(ready, window, page, order_in, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: asked.append(dialog) or 0)
    ready.reports.queue.add(order_in(tmp_path / "r", 1, kind="pdf"))
    settled(ready)
    page.table.selectRow(0)
    tool(page, "printShelfReportButton").click()
    pump_until(lambda: asked)
    viewer = window.mainWindow().findChild(QDockWidget, "reportViewer")
    assert viewer.page_view.page_count and len(asked) == 1


def test_a_report_that_is_gone_is_told_by_the_viewer(ready, window, page, order_in, tmp_path):
    queued = ready.reports.queue.add(order_in(tmp_path / "r", 1))
    settled(ready)
    Path(queued.report_of(queued.items[0]).path).unlink()
    page.table.selectRow(0)
    tool(page, "openShelfReportButton").click()
    viewer = window.mainWindow().findChild(QDockWidget, "reportViewer")
    pump_until(lambda: "no longer" in viewer.findChild(QLabel, "reportNoticeLabel").text())


def test_new_reports_are_ordered_from_here(page, window, sites):
    layer = sites(((9.9, 53.6), "a"))
    window.setActiveLayer(layer)
    tool(page, "newReportsButton").click()
    (dialog,) = preflights(window)
    assert dialog.form.layer == layer
    dialog.reject()


def test_it_fits_a_narrow_dock(ready, order_in):
    order = order_in(reports_folder() / "r", 4)
    long = "ACC-0042 Hotel Elbe am Hafen mit einem Namen, der nicht endet " * 2
    items = tuple(replace(item, label=long, message=long) for item in mixed(order))
    page = found(ready, replace(order, items=items))
    assert page.minimumSizeHint().width() <= 290
    ready.results.setFloating(True)
    ready.results.resize(QSize(300, 500))
    let_go()
    assert page.width() <= 300
    assert page.table.isColumnHidden(2)
    assert long in text_of(page, "reportShelfDetailsLabel")


def test_news_of_one_report_touch_its_row_alone(ready, order_in):
    order = order_in(reports_folder() / "r", 5000)
    page = found(ready, order)
    resets, changes = QSignalSpy(page.model.modelReset), QSignalSpy(page.model.dataChanged)
    for item in order.items[:50]:
        ready.reports.queue.take_item(page.shown, replace(item, state=SAVED, file="x.html"))
    assert len(resets) == 0
    assert [(first.row(), last.row()) for first, last, *_ in changes] == [(n, n) for n in range(50)]
    assert page.shown.saved_count == 50
    assert text_of(page, "reportsSummaryLabel").startswith("50 of 5,000 reports saved")
