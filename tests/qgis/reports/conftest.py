"""A window, layers of points to report on, and orders of reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from qgis.core import QgsVectorLayer

from geoportfolio.core.gis import report_memory
from geoportfolio.core.gis.report_orders import ReportItem, ReportOrder
from geoportfolio.ui.reports.preflight import ReportPreflight
from tests.support.event_loop import let_go
from tests.support.oracle import SOURCE
from tests.support.reports import point_layer, preflights

WHEN = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)


@pytest.fixture
def sites(fresh):
    """Make a layer of points."""
    return point_layer


@pytest.fixture
def order_in(environment, sandbox):
    """An order that has begun in a folder, of so many HTML reports."""

    def begun(folder: Path, count: int, **changes) -> ReportOrder:
        items = tuple(
            ReportItem(n, str(n), f"Hotel {n}", f"Hotel {n}", 9 + n / 100, 53.6) for n in range(1, count + 1)
        )
        order = ReportOrder(
            folder, "environment", sandbox.url, SOURCE, "html", "v2", (), (), False, WHEN, items
        )
        return report_memory.begin(replace(order, **changes))

    return begun


@pytest.fixture
def preflight(ready, window):
    """Open the pre-flight for a layer."""

    def opened(layer: QgsVectorLayer | None = None) -> ReportPreflight:
        ready.desk.order(layer)
        return preflights(window)[-1]

    yield opened
    for dialog in preflights(window):
        dialog.reject()
    let_go()
