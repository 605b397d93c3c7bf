"""A window, layers of points to report on, and orders of reports."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from qgis.PyQt.QtWidgets import QDialog

from geoportfolio.core.gis import report_memory
from geoportfolio.core.gis.report_orders import ReportItem, ReportOrder
from geoportfolio.ui.reports.preflight import ReportPreflight
from tests.qgis.plugin.conftest import bench, environment, fresh, window  # noqa: F401
from tests.support.event_loop import let_go, pump_until
from tests.support.service import SOURCE

FEW_AT_ONCE = ("risk/point=delay:0x4", "risk/point=delay:30")
"""Faults of the sandbox: some reports come, and the others only when whoever waits for them has long gone."""
WHEN = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)


@pytest.fixture
def ready(environment, bench):  # noqa: F811
    """The bench with the portfolio chosen."""
    bench.session.open()
    pump_until(lambda: bench.session.sources)
    bench.session.choose(SOURCE)
    return bench


@pytest.fixture
def sites(fresh):  # noqa: F811
    """Make a layer of points."""
    return point_layer


@pytest.fixture
def order_in(environment, sandbox):  # noqa: F811
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
def preflight(ready, window):  # noqa: F811
    """Open the pre-flight for a layer."""

    def opened(layer: QgsVectorLayer | None = None) -> ReportPreflight:
        ready.desk.order(layer)
        return preflights(window)[-1]

    yield opened
    for dialog in preflights(window):
        dialog.reject()
    let_go()


def preflights(window) -> list[ReportPreflight]:  # noqa: F811
    return window.mainWindow().findChildren(QDialog, "reportPreflight")


def point_layer(*rows: tuple, name: str = "Sites", crs: str = "EPSG:4326") -> QgsVectorLayer:
    """A layer of the project with a point (x, y) or None and a LocNumber in each of *rows*."""
    fields = "field=LocNumber:string(80)&field=Loc name:string(80)"
    layer = QgsVectorLayer(f"Point?crs={crs}&{fields}", name, "memory")
    features = []
    for place, number in rows:
        feature = QgsFeature(layer.fields())
        feature.setAttributes([number, f"Hotel {number}"])
        if place is not None:
            feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*place)))
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    layer.updateExtents()
    return QgsProject.instance().addMapLayer(layer)


def settled(bench) -> None:  # noqa: F811
    """Let everything that concerns reports come to its end."""
    lanes = ("report", "reports", "report order", "unfinished reports")
    pump_until(lambda: not any(bench.session.runner.busy(lane) for lane in lanes))
    let_go()


def asked(sandbox) -> list[dict]:
    """The reports that were asked for: path, accept and body."""
    return [
        {"path": each.path, "accept": each.headers["accept"], **json.loads(each.body)}
        for each in sandbox.requests
        if "/risk/" in each.path
    ]
