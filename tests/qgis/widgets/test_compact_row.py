"""A row of buttons in docks of any width."""

from __future__ import annotations

from typing import Iterator

import pytest
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QToolButton, QWidget

from geoportfolio.ui.widgets.compact_row import CompactRow
from geoportfolio.ui.widgets.controls import button
from tests.support.event_loop import let_go


@pytest.fixture
def row(qgis_app) -> Iterator[CompactRow]:
    dock = QWidget()
    made = CompactRow(dock, most_rows=2)
    for name in ("Load points", "Accumulate", "Report", "Hazards"):
        made.add(button(name, "load", name, ""))
    made.resize(2000, made.height())  # Qt 6 arranges it before it is asked how much room it wants
    dock.show()
    yield made
    dock.close()


def buttons(row: CompactRow) -> list[QToolButton]:
    return [each for each in row.findChildren(QToolButton) if each.isVisible()]


def at(row: CompactRow, width: int) -> tuple[int, bool]:
    """In how many rows the buttons stand at that width, and whether they show their texts."""
    row.resize(width, row.height())
    let_go()
    shown = buttons(row)
    assert all(each.geometry().right() < width for each in shown)
    return len({each.y() for each in shown}), {each.toolButtonStyle() for each in shown} == {
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    }


def test_texts_stay_in_two_rows_before_they_go(row):
    whole = row.sizeHint().width()
    assert at(row, 2 * whole) == (1, True)
    assert at(row, whole * 3 // 5) == (2, True)
    assert at(row, row.minimumSizeHint().width()) == (1, False)
    assert at(row, 2 * whole) == (1, True)


def test_what_is_not_wanted_takes_no_room(row):
    half, least = row.sizeHint().width() // 2, row.minimumSizeHint().width()
    first, *_, last = buttons(row)
    row.show_only([first])
    assert at(row, half) == (1, True)
    row.show_only([first, last])
    assert [each.text() for each in buttons(row)] == ["Load points", "Hazards"]
    assert row.minimumSizeHint().width() < least
