"""Layers of points to report on, report batches, and a viewer in a window of its own."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from qgis.core import QgsVectorLayer
from qgis.PyQt.QtWidgets import QMainWindow, QWidget

from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import ReportItem, ReportOrder
from geoportfolio.ui.reports.batch_dialog import BatchDialog
from tests.support.event_loop import let_go
from tests.support.oracle import SOURCE
from tests.support.report_viewer import Background, viewer_in
from tests.support.reports import a_report, point_layer, preflights, write_pdf

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
        return journal.begin(replace(order, **changes))

    return begun


@pytest.fixture
def preflight(ready, window):
    """Open the pre-flight for a layer."""

    def opened(layer: QgsVectorLayer | None = None) -> BatchDialog:
        ready.reports.order(layer)
        return preflights(window)[-1]

    yield opened
    for dialog in preflights(window):
        dialog.reject()
    let_go()


@pytest.fixture
def background():
    return Background()


@pytest.fixture
def said():
    return []


@pytest.fixture
def places():
    """The positions that the map was moved to."""
    return []


@pytest.fixture
def viewer(background, said, places):
    main = QMainWindow()
    main.setCentralWidget(QWidget())  # the map; docks lie beside it
    main.resize(1000, 800)
    main.show()
    yield viewer_in(
        main, background, lambda level, text: said.append((level, text)), lambda *at: places.append(at)
    )
    main.close()
    main.deleteLater()


@pytest.fixture
def six(tmp_path):
    return a_report(write_pdf(tmp_path / "six.pdf", 6))
