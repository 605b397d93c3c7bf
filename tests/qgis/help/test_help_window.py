"""The help: the window with its pages, and what opens it where the analyst is."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtGui import QDesktopServices, QTextTable
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QAction,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from geoportfolio import classFactory
from geoportfolio.ui.help.buttons import add_help, explain, help_button
from geoportfolio.ui.help.links import HelpLinks
from geoportfolio.ui.help.pages import PAGES, close_help, open_help, title_of
from geoportfolio.ui.help.window import HelpWindow
from tests.support.accumulations import answer_of
from tests.support.event_loop import let_go


@pytest.fixture
def main(window) -> QMainWindow:
    yield window.mainWindow()
    close_help()
    let_go()


def windows(parent: QWidget) -> list[HelpWindow]:
    return [each for each in parent.findChildren(HelpWindow) if each.isVisible()]


def shown(parent: QWidget) -> str:
    (only,) = windows(parent)
    return only.page


def test_every_page_is_in_the_contents_and_is_read_as_markdown(main):
    open_help("index", main)
    (made,) = windows(main)
    contents = made.findChild(QListWidget, "helpContents")
    browser = made.findChild(QTextBrowser, "helpPage")
    assert [contents.item(row).text() for row in range(contents.count())] == [title_of(p) for p in PAGES]
    for row, page in enumerate(PAGES):
        contents.setCurrentRow(row)
        assert made.page == page
        first = browser.document().begin()
        assert first.text() == title_of(page) and first.blockFormat().headingLevel() == 1
        assert "](" not in browser.toPlainText() and "**" not in browser.toPlainText()


def test_links_lead_on_and_back_and_the_contents_follow(main):
    open_help("index", main)
    (made,) = windows(main)
    made.browser.setSource(made.browser.source().resolved(QUrl("filters.md")))
    assert made.page == "filters" and made.contents.currentItem().text() == title_of("filters")
    back, forward = (made.findChild(QAction, f"help{name}Action") for name in ("Back", "Forward"))
    assert back.isEnabled() and not forward.isEnabled()
    back.trigger()
    assert made.page == "index" and made.contents.currentRow() == 0
    forward.trigger()
    assert made.page == "filters"
    home = made.findChild(QAction, "helpHomeAction")
    assert home.isEnabled()
    home.trigger()
    assert made.page == "index"


def test_what_is_looked_for_is_lit_up_and_enter_goes_on_to_other_pages(main):
    open_help("index", main)
    (made,) = windows(main)
    made.line.setText("solvency")
    visible = [page for row, page in enumerate(PAGES) if not made.contents.item(row).isHidden()]
    assert visible == ["areas"] and made.browser.extraSelections() == []
    QTest.keyClick(made.line, Qt.Key.Key_Return)
    assert made.page == "areas" and made.browser.textCursor().selectedText() == "Solvency"
    assert len(made.browser.extraSelections()) == 1
    made.line.clear()
    assert not any(made.contents.item(row).isHidden() for row in range(len(PAGES)))
    assert made.browser.extraSelections() == []
    made.line.setText("no page says this")
    QTest.keyClick(made.line, Qt.Key.Key_Return)
    assert made.page == "areas"


def test_tables_have_room_in_their_cells(main):
    open_help("shortcuts", main)
    (made,) = windows(main)
    frames = made.browser.document().rootFrame().childFrames()
    tables = [frame for frame in frames if isinstance(frame, QTextTable)]
    assert tables and all(table.format().cellPadding() > 0 for table in tables)


def test_one_window_serves_all_and_comes_back_in_its_size(main):
    open_help("areas", main)
    (first,) = windows(main)
    open_help("filters", main)
    assert windows(main) == [first] and first.page == "filters"
    first.resize(611, 477)
    first.close()
    made = HelpWindow()
    assert (made.width(), made.height()) == (611, 477)
    made.deleteLater()


def test_a_page_that_this_version_lacks_is_the_first(main):
    open_help("no-such-page", main)
    assert shown(main) == "index"


def test_a_dialog_that_blocks_the_rest_has_a_help_that_can_be_used(main):
    open_help("index", main)
    dialog = QDialog(main)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    add_help(box, dialog, "reports")
    QVBoxLayout(dialog).addWidget(box)
    dialog.open()
    box.button(QDialogButtonBox.StandardButton.Help).click()
    assert shown(dialog) == "reports"
    assert dialog.isVisible()
    dialog.deleteLater()
    let_go()
    open_help("search", main)
    assert shown(main) == "search"


def test_f1_opens_the_page_of_the_dock_from_wherever_the_focus_is(main):
    """QGIS's own F1 is an action of the window, which would win against a shortcut of ours."""
    taken = []
    of_qgis = QAction("Help Contents", main)
    of_qgis.setShortcut("F1")
    of_qgis.triggered.connect(lambda: taken.append(1))
    main.addAction(of_qgis)
    holder, line = QWidget(), QLineEdit()
    QVBoxLayout(holder).addWidget(line)
    main.setCentralWidget(holder)
    main.activateWindow()
    QTest.qWaitForWindowActive(main)
    QTest.keyClick(line, Qt.Key.Key_F1)
    assert taken == [1] and windows(main) == []
    explain(holder, "filters")
    explain(holder, "search")
    QTest.keyClick(line, Qt.Key.Key_F1)
    assert shown(main) == "search" and taken == [1]
    windows(main)[0].close()
    QTest.keyClick(line, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert windows(main) == []


def test_the_small_button_opens_its_page_and_says_so(main):
    button = help_button("maps")
    main.setCentralWidget(button)
    assert button.toolTip() and button.accessibleName() and not button.icon().isNull()
    button.click()
    assert shown(main) == "maps"


def test_docks_open_their_pages(main, bench):
    bench.open()
    expected = {
        (bench.results.tabs, bench.reports.page): "reports",
        (bench.results.tabs, bench.results.page): "loading",
        (bench.search.pages, bench.search.pages.widget(0)): "search",
        (bench.search.pages, bench.search.pages.widget(1)): "search",
    }
    for (tabs, page), wanted in expected.items():
        tabs.setCurrentWidget(page)
        tabs.cornerWidget().click()
        assert shown(main) == wanted
    bench.accumulation.panel.finish(answer_of({"n": 1}))
    bench.accumulation.show()
    bench.accumulation.panel.findChild(QToolButton, "accumulationHelpButton").click()
    assert shown(main) == "accumulation"
    bench.filters.open()
    for dock, wanted in ((bench.selection.panel, "index"), (bench.filters, "filters")):
        dock.findChild(QToolButton, f"{wanted}HelpButton").click()
        assert shown(main) == wanted
    bench.selection.form.findChild(QToolButton, "connectionsHelpButton").click()
    assert shown(main) == "connections"


def test_help_of_a_processing_dialog_opens_the_page_in_our_window(main, window, environment):
    plugin = classFactory(window)
    plugin.initGui()
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("geoportfolio:pointsinarea")
    assert QDesktopServices.openUrl(QUrl(algorithm.helpUrl()))
    assert shown(main) == "processing"
    plugin.unload()
    let_go()
    assert main.findChildren(HelpWindow) == []


def test_without_a_window_the_help_of_an_algorithm_is_a_file(fresh):
    plugin = classFactory(None)
    plugin.initProcessing()
    url = QUrl(QgsApplication.processingRegistry().algorithmById("geoportfolio:riskreports").helpUrl())
    with Path(url.toLocalFile()).open(encoding="utf-8") as page:
        assert page.readline() == "# Processing\n"
    plugin.unload()


def test_addresses_of_the_help_lead_nowhere_after_the_plugin_has_left(main, window):
    links = HelpLinks(SimpleNamespace(iface=window))
    links.install()
    links.open_url(QUrl("geoportfolio-help:reports"))
    assert shown(main) == "reports"
    links.remove()
    let_go()
    QDesktopServices.openUrl(QUrl("geoportfolio-help:reports"))
    assert windows(main) == []
