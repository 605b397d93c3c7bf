"""The fault matrix: every row under every fault ends in the right data, or in one clear sentence."""

from __future__ import annotations

import pytest

from geoportfolio.core.api.endpoints import ROWS
from tests.qgis.reliability import table
from tests.qgis.reliability.matrix import COLUMNS


@pytest.mark.parametrize("row", [row.id for row in ROWS])
@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.id)
def test_a_cell_ends_as_it_has_to(column, row, matrix):
    assert matrix.faults(column, row) == []


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.id)
def test_a_column_leaves_no_thread_and_tells_nobody_else(column, matrix):
    assert matrix.left_behind(column) == []


def test_the_page_says_how_each_cell_has_to_end(matrix, request):
    """Whether each does is tested above: one that a slow machine ends otherwise is no fault of the page."""
    written = table.page(
        {(row.id, column.id): matrix.mark(column, row.id) for row in ROWS for column in COLUMNS}
    )
    if request.config.getoption("reliability", default=False):
        table.PAGE.write_text(written, "utf-8")
    assert table.PAGE.read_text("utf-8") == written, (
        "write it anew: pytest tests/qgis/reliability --reliability"
    )
