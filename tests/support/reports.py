"""Risk reports, and orders of them."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from qgis.PyQt.QtWidgets import QDialog
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.gis.reports.batch import ReportItem, ReportOrder
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.ui.reports.batch_dialog import BatchDialog
from tests.support.oracle import SOURCE

FEW_AT_ONCE = ("risk/point=delay:0x4", "risk/point=delay:30")
"""Faults of the sandbox: some reports come, and the others only when whoever waits for them has long gone."""
WHEN = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)


def write_pdf(path: Path, page_count: int, words: str = "Page", **options: object) -> Path:
    canvas = Canvas(str(path), pagesize=(595, 842), **options)
    for number in range(page_count):
        canvas.drawString(320, 800, f"{words} {number + 1}")
        canvas.rect(0, 421, 297, 421, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return path


def a_report(path: Path, title: str = "ACC-0042 Hotel Elbe") -> Report:
    when = datetime(2026, 3, 12, 9, 14)
    return Report(path, path.suffix[1:], title, 9.99, 53.55, when, "pf_airports", (500.0,))


def preflights(window) -> list[BatchDialog]:
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


def asked(sandbox) -> list[dict]:
    """The reports that were asked for: path, accept and body."""
    return [
        {"path": each.path, "accept": each.headers["accept"], **json.loads(each.body)}
        for each in sandbox.requests
        if "/risk/" in each.path
    ]


def item(number: int, **changes) -> ReportItem:
    name = f"Hotel {number}"
    return replace(ReportItem(number, str(100 + number), name, name, 9 + number / 100, 53.6), **changes)


def order_for(folder: Path, count: int, **changes) -> ReportOrder:
    order = ReportOrder(
        folder=folder,
        connection="office",
        host="http://127.0.0.1:9",
        source=SOURCE,
        kind="html",
        version="v2",
        radiuses=(),
        filters=(),
        skip_existing=False,
        when=WHEN,
        items=tuple(item(number) for number in range(1, count + 1)),
    )
    return replace(order, **changes)


def reports_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix in (".pdf", ".html")}


def index_of(folder: Path) -> list[dict[str, str]]:
    text = (folder / "index.csv").read_bytes()
    assert text.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(text.decode("utf-8-sig").splitlines()))


def states(order: ReportOrder) -> list[str]:
    return [each.state for each in order.items]
