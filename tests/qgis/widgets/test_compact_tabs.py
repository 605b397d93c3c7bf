"""Tabs that become icons, the last first, where their titles have no room."""

from __future__ import annotations

from typing import Iterator

import pytest
from qgis.PyQt.QtWidgets import QWidget

from geoportfolio.ui.widgets.compact_tabs import CompactTabs
from tests.support.event_loop import let_go

TITLES = ("Accumulation", "Reports", "Runs")


@pytest.fixture
def tabs(qgis_app) -> Iterator[CompactTabs]:
    made = CompactTabs()
    for number, title in enumerate(TITLES):
        made.add_page(number, QWidget(), title, "report")
    made.show()
    yield made
    made.deleteLater()
    let_go()


def words(tabs: CompactTabs) -> list[str]:
    let_go()
    return [tabs.tabText(number) for number in range(tabs.count())]


def widened_to(tabs: CompactTabs, *, all_but: int) -> None:
    """As wide as all titles need, less so many pixels."""
    tabs.resize(2000, 200)
    let_go()
    tabs.resize(tabs.tabBar().sizeHint().width() + 4 - all_but, 200)


def test_with_room_all_are_words(tabs):
    widened_to(tabs, all_but=0)
    assert words(tabs) == list(TITLES)
    assert tabs.tabIcon(2).isNull()
    assert tabs.tabToolTip(2) == ""


def test_the_last_becomes_an_icon_that_tells_its_title(tabs):
    widened_to(tabs, all_but=1)
    assert words(tabs) == ["Accumulation", "Reports", ""]
    assert not tabs.tabIcon(2).isNull()
    assert tabs.tabToolTip(2) == "Runs"
    assert tabs.tabBar().accessibleTabName(2) == "Runs"


def test_the_one_in_front_keeps_its_words(tabs):
    tabs.setCurrentIndex(2)
    widened_to(tabs, all_but=1)
    assert words(tabs) == ["Accumulation", "", "Runs"]
    tabs.setCurrentIndex(1)
    assert words(tabs) == ["Accumulation", "Reports", ""]


def test_a_longer_title_takes_the_room_of_others(tabs):
    widened_to(tabs, all_but=0)
    tabs.setCurrentIndex(1)
    tabs.set_title(tabs.widget(1), "Reports 38/40")
    assert words(tabs)[1:] == ["Reports 38/40", ""]
    tabs.set_title(tabs.widget(1), "Reports")
    assert words(tabs) == list(TITLES)


def test_no_tab_keeps_a_window_wide(tabs):
    assert tabs.minimumSizeHint().width() < 200
