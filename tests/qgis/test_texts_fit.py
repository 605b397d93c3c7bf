"""No text is cut in a dock of 300 px in a window of 1280x768, in any language."""

from __future__ import annotations

from typing import Iterator

import pytest
from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtWidgets import QDockWidget, QLabel, QTabBar, QTabWidget, QToolButton, QWidget

from geoportfolio.core.gis.text import languages
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.widgets.compact_row import CompactRow
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.e2e.cut_texts import fault_of
from tests.support.event_loop import let_go, pump_until
from tests.support.window import Window, opened_bench
from tools.translations import LANGUAGES

NARROWEST = 300
"""Of a dock, which QGIS gives it beside the map in a window of that size."""
LOWEST = 200
"""That each dock can be made, so that the window never grows beyond the screen."""
LONGEST = ("de", "fr", "ja")
"""The languages with the longest texts and words, and one with letters of its own."""
WIDEST = 380
"""That a dock makes itself for its texts, so that the map keeps most of the window."""


@pytest.fixture(autouse=True)
def speaking(language: str) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    translator = languages.install_translation(language)
    yield
    languages.remove_translation(translator)
    QLocale.setDefault(before)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_text_is_cut_in_a_dock(environment, window: Window, language: str):
    window.mainWindow().resize(1280, 768)
    with opened_bench(window) as bench:
        bench.open()
        pump_until(lambda: bench.session.sources)
        bench.session.choose("pf_airports")
        pump_until(lambda: bench.session.described)
        assert list(cut_texts(window, bench)) == []


@pytest.mark.parametrize("language", LONGEST)
def test_no_text_is_cut_before_there_is_a_connection(window: Window, language: str):
    window.mainWindow().resize(1280, 768)
    with opened_bench(window) as bench:
        bench.open()
        assert list(cut_texts(window, bench)) == []


@pytest.mark.parametrize("language", LONGEST)
def test_every_dock_of_the_group_has_its_tab_in_sight(environment, window: Window, language: str):
    main = window.mainWindow()
    main.resize(1280, 768)
    with opened_bench(window) as bench:
        bench.open()
        let_go()
        for dock in (bench.selection, bench.filters, bench.search, bench.results):
            dock.raise_()
            main.resizeDocks([dock], [NARROWEST], Qt.Orientation.Horizontal)
            let_go()
            direct = Qt.FindChildOption.FindDirectChildrenOnly
            (bar,) = [each for each in main.findChildren(QTabBar, "", direct) if each.count() == 4]
            assert list(_out_of_sight(bar)) == []


@pytest.mark.parametrize("language", LONGEST)
def test_buttons_wrap_before_they_lose_their_texts_and_docks_may_be_low(
    environment, window: Window, language: str
):
    main = window.mainWindow()
    main.resize(1280, 768)
    with opened_bench(window) as bench:
        bench.open()
        pump_until(lambda: bench.session.sources)
        bench.session.choose("pf_airports")
        pump_until(lambda: bench.session.described)
        for dock in (bench.selection, bench.filters, bench.search, bench.results):
            dock.show()
            dock.raise_()
            main.resizeDocks([dock], [NARROWEST], Qt.Orientation.Horizontal)
            let_go()
            rows = [row for row in dock.findChildren(CompactRow) if row.isVisible()]
            shown = [each for row in rows for each in row.findChildren(QToolButton) if each.isVisible()]
            icons_alone = Qt.ToolButtonStyle.ToolButtonIconOnly
            assert [each.text() for each in shown if each.toolButtonStyle() == icons_alone] == []
            assert dock.minimumSizeHint().height() <= LOWEST, dock.objectName()


@pytest.mark.parametrize("language", LONGEST)
def test_every_tab_is_in_sight_while_reports_come(environment, window: Window, language: str):
    window.mainWindow().resize(1280, 768)
    with opened_bench(window) as bench:
        bench.open()
        results, page = bench.results, bench.reports.page
        results.show_page(page)
        for title in (page.title(), f"{page.title()} 38/40", f"{page.title()} 1,138/1,140"):
            results.tabs.set_title(page, title)
            for index in range(results.tabs.count()):
                results.tabs.setCurrentIndex(index)
                window.mainWindow().resizeDocks([results], [NARROWEST], Qt.Orientation.Horizontal)
                let_go()
                assert list(_out_of_sight(results.tabs.tabBar())) == []
                assert results.tabs.tabText(index) == results.tabs.title_of(results.tabs.widget(index))


@pytest.mark.parametrize("language", ["de"])
def test_a_text_that_is_cut_is_noticed(environment, window: Window, language: str):
    with opened_bench(window) as bench:
        bench.open()
        pump_until(lambda: bench.session.sources)
        bench.session.choose("pf_airports")
        pump_until(lambda: bench.session.described)
        bench.selection.findChild(QLabel, "areaLabel").setFixedHeight(5)
        assert any("areaLabel" in fault for fault in cut_texts(window, bench))


def cut_texts(window: Window, bench: PluginWindow) -> Iterator[str]:
    main = window.mainWindow()
    bench.results.show_page(bench.reports.page)
    bench.accumulation.show()
    bench.identify.show(Place(9.9, 53.5, "Hotel Elbe"))
    for dock in (bench.selection, bench.filters, bench.search, bench.results, bench.identify.dock):
        dock.show()
        dock.raise_()
        main.resizeDocks([dock], [NARROWEST], Qt.Orientation.Horizontal)
        let_go()
        if dock.width() > WIDEST:
            yield f"{dock.objectName()} is {dock.width()} px wide"
        yield from _cut_in(dock)
    yield from _cut_in(bench.accumulation.panel)


def _cut_in(dock: QDockWidget) -> Iterator[str]:
    """What is cut on each page of *dock*; what lies in a hidden part of it is not judged."""
    for tabs in dock.findChildren(QTabWidget) or [None]:
        yield from _out_of_sight(tabs.tabBar()) if tabs else ()
        for index in range(tabs.count() if tabs else 1):
            if tabs:
                tabs.setCurrentIndex(index)
            let_go()
            let_go()  # rows that wrap give the page another height, which gives the texts another one
            for part in dock.findChildren(QWidget):
                if part.isVisible() and _read(part) and (fault := fault_of(part)):
                    yield f"{dock.objectName()} {part.objectName()} {_read(part)!r}: {fault}"


def _out_of_sight(bar: QTabBar) -> Iterator[str]:
    """The tabs that lie, in part or as a whole, behind the arrows that bring them into sight."""
    for index in range(bar.count()):
        if not bar.rect().contains(bar.tabRect(index)):
            yield f"the tab {index} {bar.tabText(index)!r} is out of sight"


def _read(part: QWidget) -> str:
    return part.property("text") or part.property("currentText") or ""
