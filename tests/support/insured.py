"""Insured locations around a center, chosen for an analysis, and a pin on the map."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.gui import QgsFieldExpressionWidget
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QMouseEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QDialogButtonBox, QToolButton

from geoportfolio.ui.exposure.locations_dialog import LocationsDialog
from tests.support.event_loop import pump_until

CENTER = (10.0, 50.0)
METERS_NORTH = 111_229.0
"""Of a degree of latitude at 50° N."""


@pytest.fixture
def insured_layer(fresh):
    """Locations 100, 200, 300 and 900 m to the north of the center, in two currencies."""
    rows = [(100, 10, "EUR", 0), (200, 20, "EUR", 150), (300, 40, "USD", 0), (900, 80, "EUR", 0)]
    made = insured(
        [(CENTER[0], CENTER[1] + meters / METERS_NORTH, tiv, code, off) for meters, tiv, code, off in rows]
    )
    QgsProject.instance().addMapLayer(made)
    return made


@pytest.fixture
def insured_map(bench, insured_layer):
    """The bench with that layer as the active one, and its map at the center."""
    bench.iface.setActiveLayer(insured_layer)
    bench.canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    bench.canvas.setExtent(QgsRectangle(9.9, 49.95, 10.1, 50.05))
    bench.iface.mainWindow().resize(1000, 800)
    return bench


def press(page, name: str) -> None:
    page.findChild(QToolButton, name).click()


def choose_locations(**texts: str) -> None:
    """Fill in the dialog Locations and accept it."""
    pump_until(lambda: isinstance(QApplication.activeModalWidget(), LocationsDialog))
    dialog = QApplication.activeModalWidget()
    for name, text in texts.items():
        dialog.findChild(QgsFieldExpressionWidget, name).setExpression(text)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()


def _pixel(bench, place) -> QPoint:
    return bench.canvas.getCoordinateTransform().transform(QgsPointXY(*place)).toQPointF().toPoint()


def drag(bench, *places) -> None:
    """Press at the first place, move over the others, and let go at the last one."""
    viewport, left = bench.canvas.viewport(), Qt.MouseButton.LeftButton
    first, *others = (_pixel(bench, place) for place in places)
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, first)
    for at in others:
        point = QPointF(at)
        moved = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            point,
            Qt.MouseButton.NoButton,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, moved)
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, (others or [first])[-1])


def insured(rows: list[tuple[float, float, float, str, float]]) -> QgsVectorLayer:
    """Locations by longitude, latitude, sum insured, currency and meters that they may be off."""
    fields = "&".join(("field=TIV:double", "field=LocCurrency:string", "field=off:double"))
    layer = QgsVectorLayer(f"Point?crs=EPSG:4326&{fields}", "Insured", "memory")
    features = [QgsFeature(layer.fields()) for _ in rows]
    for feature, (lon, lat, *attributes) in zip(features, rows):
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(lon, lat)))
        feature.setAttributes(attributes)
    assert layer.dataProvider().addFeatures(features)[0]
    return layer
