"""A map that a hand works on, for the tests of the map tools."""

from __future__ import annotations

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsSnappingConfig,
    QgsTolerance,
    QgsVectorLayer,
)
from qgis.gui import QgsMapCanvas, QgsMapToolPan, QgsRubberBand, QgsVertexMarker
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QMouseEvent, QWheelEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAction, QApplication, QLabel, QMainWindow

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Map:
    """A main window with a map that a hand works on; one pixel is one unit of the map."""

    def __init__(self):
        self.window = QMainWindow()
        self.canvas = QgsMapCanvas()
        self.window.setCentralWidget(self.canvas)
        self.window.resize(400, 300)
        self.undone = []
        self._held = Qt.MouseButton.NoButton
        self.undo = QAction("Undo", self.window)
        self.undo.setShortcut("Ctrl+Z")
        self.undo.triggered.connect(lambda: self.undone.append(True))
        self.window.addAction(self.undo)
        self.window.statusBar()
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.look("EPSG:3857", 0, 0)
        self.pan = QgsMapToolPan(self.canvas)
        self.canvas.setMapTool(self.pan)

    def look(self, crs, x, y, scale=1.0):
        self.canvas.setDestinationCrs(QgsCoordinateReferenceSystem(crs))
        width, height = self.canvas.width() * scale, self.canvas.height() * scale
        self.canvas.setExtent(QgsRectangle(x, y - height, x + width, y))

    def snap_to(self, x, y):
        """A layer with one point in EPSG:3857, to which the map snaps."""
        layer = QgsVectorLayer("Point?crs=EPSG:3857", "points", "memory")
        feature = QgsFeature()
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(x, y)))
        layer.dataProvider().addFeatures([feature])
        QgsProject.instance().addMapLayer(layer)
        self.canvas.setLayers([layer])
        config = QgsSnappingConfig(QgsProject.instance())
        config.setEnabled(True)
        config.setMode(QgsSnappingConfig.AllLayers)
        config.setTypeFlag(QgsSnappingConfig.VertexFlag)
        config.setTolerance(12)
        config.setUnits(QgsTolerance.UnitType.Pixels)
        self.canvas.snappingUtils().setConfig(config)
        self.canvas.snappingUtils().locatorForLayer(layer).init()

    def move(self, x, y):
        # QTest's own moves the cursor of the screen, which tells the map of some moves only.
        place = QPointF(x, y)
        moved = QMouseEvent(QEvent.Type.MouseMove, place, place, Qt.MouseButton.NoButton, self._held, NONE)
        QCoreApplication.sendEvent(self.canvas.viewport(), moved)

    def press_mouse(self, x, y, modifier=NONE):
        self.move(x, y)
        QTest.mousePress(self.canvas.viewport(), LEFT, modifier, QPoint(x, y))
        self._held = LEFT

    def release_mouse(self, x, y, modifier=NONE):
        self._held = Qt.MouseButton.NoButton
        QTest.mouseRelease(self.canvas.viewport(), LEFT, modifier, QPoint(x, y))

    def drag(self, start, end, modifier=NONE):
        self.press_mouse(*start, modifier)
        self.move(*end)
        self.release_mouse(*end, modifier)

    def type(self, text):
        """Type into whatever has the keyboard."""
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget(), letter)

    def press(self, key, modifier=NONE):
        """Press a key in whatever has the keyboard."""
        QTest.keyClick(QApplication.focusWidget(), key, modifier)

    def wheel(self, x, y):
        place = QPointF(x, y)
        turn = QWheelEvent(
            place,
            place,
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(self.canvas.viewport(), turn)

    def pan_with_space(self):
        QTest.keyPress(self.canvas, Qt.Key.Key_Space)
        for x in (150, 170, 200):
            self.move(x, 50)
        QTest.keyRelease(self.canvas, Qt.Key.Key_Space)

    def click(self, x, y, button=LEFT):
        QTest.mouseMove(self.canvas.viewport(), QPoint(x, y))
        QTest.mouseClick(self.canvas.viewport(), button, NONE, QPoint(x, y))

    def double_click(self, x, y):
        self.click(x, y)
        QTest.mouseDClick(self.canvas.viewport(), LEFT, NONE, QPoint(x, y))
        QTest.mouseRelease(self.canvas.viewport(), LEFT, NONE, QPoint(x, y))

    def clicks(self, places):
        for place in places:
            self.click(*place)

    def key(self, key, modifier=NONE):
        QTest.keyClick(self.canvas, key, modifier)

    def readout(self):
        shown = [x for x in self.canvas.findChildren(QLabel, "mapToolReadout") if x.isVisible()]
        return shown[0].text() if shown else ""

    def drawn(self):
        return [i for i in self.canvas.scene().items() if isinstance(i, (QgsRubberBand, QgsVertexMarker))]
