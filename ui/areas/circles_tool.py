"""Draw circles: set centers; the radii are typed, dragged, or the previous ones."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsCoordinateTransform, QgsCsException, QgsGeometry, QgsPointXY, QgsProject, QgsWkbTypes
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsRubberBand
from qgis.PyQt.QtCore import QEvent, QObject, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QColor
from qgis.PyQt.QtWidgets import QApplication

from ...core.api.shapes import Buffers
from ...core.gis.areas.circles import distance_meters, on_map, world_width
from ...core.gis.areas.geometry import wgs84
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import DECIMALS, PRESETS, format_length, rounded
from ...core.gis.text.numbers import counted, position_text
from .canvas_tool import BLUE, DARK_AMBER
from .radius_box import RadiusBox
from .shape_tool import ShapeTool

OPENS_THE_BOX = "0123456789.,"

WHITE = QColor(255, 255, 255, 160)


@dataclass(frozen=True)
class _Center:
    place: QgsPointXY
    """In EPSG:4326."""

    radii: tuple[float, ...]


class CirclesTool(ShapeTool):
    """Each click is a center with the current radii; a drag is a center with the radius that is dragged.

    A radius dragged with Shift is added to the current radii. Typed radii apply to all existing and later
    centers, or only to the center that was marked with Tab.
    """

    command = "Circles"

    finished = pyqtSignal(object)
    """Emitted with a tuple of ((longitude, latitude) in EPSG:4326, ascending radii in meters) for each
    center.

    They are in drawing order; the previous tool was already restored.
    """

    radii_changed = pyqtSignal(object)
    """Emitted with the radii of the next center."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._radii: tuple[float, ...] = PRESETS
        self._centers: list[_Center] = []
        self._marked: Optional[int] = None
        self._cursor: Optional[QgsPointXY] = None
        self._pixel = QPoint()
        self._pressed: Optional[tuple[QPoint, QgsPointXY]] = None
        self._box: Optional[RadiusBox] = None
        self._set: Optional[QgsRubberBand] = None
        self._growing: Optional[QgsRubberBand] = None
        self._points: Optional[QgsRubberBand] = None
        self._mark: Optional[QgsRubberBand] = None

    def hint(self) -> str:
        return tr(
            "Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click "
            "or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; "
            "Tab selects one center, to type radii for it alone."
        )

    def radii(self) -> tuple[float, ...]:
        """Return the radii of the next center in meters, ascending."""
        return self._radii

    def set_radii(self, radii: tuple[float, ...]) -> None:
        """Set the radii of all centers and of the next one in meters; raises InvalidShape (spec 2.3).

        Unchanged radii have no effect.
        """
        wanted = _checked(radii)
        if wanted != self._radii:
            self._give_to_all(wanted)

    def centers(self) -> tuple[tuple[float, float], ...]:
        """Return (longitude, latitude) of the centers so far."""
        return tuple((center.place.x(), center.place.y()) for center in self._centers)

    def is_empty(self) -> bool:
        return not self._centers and self._pressed is None

    def show_aids(self) -> None:
        canvas = self.canvas()
        polygon, point = QgsWkbTypes.GeometryType.PolygonGeometry, QgsWkbTypes.GeometryType.PointGeometry
        self._set, self._growing = (QgsRubberBand(canvas, polygon) for _ in range(2))
        for band, alpha in ((self._set, 35), (self._growing, 15)):
            fill = QColor(BLUE)
            fill.setAlpha(alpha)
            band.setWidth(2)
            band.setStrokeColor(QColor(BLUE))
            band.setFillColor(fill)
            band.setSecondaryStrokeColor(WHITE)
        self._growing.setLineStyle(Qt.PenStyle.DashLine)
        self._points, self._mark = (QgsRubberBand(canvas, point) for _ in range(2))
        for band, color, size in ((self._points, BLUE, 6), (self._mark, DARK_AMBER, 9)):
            band.setIcon(QgsRubberBand.IconType.ICON_CIRCLE)
            band.setIconSize(size)
            band.setColor(QColor(color))
        self._box = RadiusBox(canvas)
        self._box.changed.connect(self._try_radii)
        self._box.accepted.connect(self._take_radii)
        self._box.closed.connect(self._draw)

    def remove_aids(self) -> None:
        for band in (self._set, self._growing, self._points, self._mark):
            self.canvas().scene().removeItem(band)
        self._set = self._growing = self._points = self._mark = None
        self._box.hide()
        self._box.deleteLater()
        self._box = None

    def canvasPressEvent(self, event: QgsMapMouseEvent) -> None:
        self._pressed = None
        if event.button() == Qt.MouseButton.LeftButton and self._settle_box():
            place = self._place(event)
            if place is not None:
                self._pressed = (event.pos(), place)

    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:
        self._pixel = event.pos()
        self._cursor = self._place(event)
        if self._cursor is not None:
            self._preview()

    def set_point(self, event: QgsMapMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        self._pixel = event.pos()
        self._cursor = self._place(event)
        if pressed is None or self._cursor is None:
            return
        start, place = pressed
        if self._is_drag(start):
            self._add_dragged(start, place, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif not self._centers or self._centers[-1].place.distance(place) > 1e-9:
            self._add(place, self._radii)
        self._draw()

    def take_back(self) -> None:
        """Remove the last center."""
        if self._centers:
            self._centers.pop()
        self._marked = None
        self._draw()

    def mark_next(self) -> None:
        """Mark the next center, to which typed radii apply; after the last one, none."""
        following = 0 if self._marked is None else self._marked + 1
        self._marked = following if following < len(self._centers) else None
        self._draw()

    def finish(self) -> None:
        """Emit the circles; without a center, show a hint."""
        if not self._settle_box():
            return
        if not self._centers:
            self.say(tr("Click at least one center."), self._pixel, True)
            return
        circles = tuple(zip(self.centers(), (center.radii for center in self._centers)))
        self.give_back()
        self.finished.emit(circles)

    def reset(self) -> None:
        super().reset()
        self._centers = []
        self._marked = None
        self._pressed = None
        self._cursor = None
        if self._box is not None:
            self._box.close_box()
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
        ):
            # Qt would move the focus away before the map gets the key.
            self.mark_next()
            return True
        if event.type() == QEvent.Type.Leave:
            self._cursor = None
            self._preview()
        return super().eventFilter(watched, event)

    def _action(self, event: Any) -> Optional[Callable[[], None]]:
        typed = event.text()
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if typed and typed in OPENS_THE_BOX and held == Qt.KeyboardModifier.NoModifier:
            return partial(self._type_radii, typed)
        return super()._action(event)

    def _type_radii(self, typed: str) -> None:
        if self._centers:
            # The preview under the mouse does not apply while radii are typed.
            self._show(self._growing, [])
        self.say("", self._pixel)
        self._box.open_with(typed, self._beside_the_circles())

    def _beside_the_circles(self) -> QPoint:
        """Return the position of the box: at the marked center, else the last one, else the mouse."""
        beside = QPoint(14, 14)
        if not self._centers:
            return self._pixel + beside
        center = self._centers[-1 if self._marked is None else self._marked]
        return self.toCanvasCoordinates(self._map_point(center.place)) + beside

    def _place(self, event: QgsMapMouseEvent) -> Optional[QgsPointXY]:
        try:
            place = self.lon_lat(self.map_point(event))
        except QgsCsException:
            place = QgsPointXY(math.nan, math.nan)
        if math.isfinite(place.x()) and abs(place.y()) <= 90:
            return place
        self._show(self._growing, [])
        self.say(tr("Outside valid coordinates."), event.pos(), True)
        return None

    def _is_drag(self, start: QPoint) -> bool:
        return (self._pixel - start).manhattanLength() >= QApplication.startDragDistance()

    def _add_dragged(self, start: QPoint, place: QgsPointXY, joins: bool) -> None:
        radius = self._dragged(start, place)
        if radius and joins:
            self._follow(_checked((*self._radii, radius)))
            self._add(place, self._radii)
        elif radius:
            self._add(place, (radius,))

    def _dragged(self, start: QPoint, place: QgsPointXY) -> float:
        """Return the meters from *place* to the cursor: exact if snapped, else rounded to a pixel."""
        meters = distance_meters(place, self._cursor)
        if self.is_snapped() or not meters:
            return round(meters, DECIMALS)
        way = self._pixel - start
        return rounded(meters, meters / math.hypot(way.x(), way.y()), QgsProject.instance())

    def _add(self, place: QgsPointXY, radii: tuple[float, ...]) -> None:
        self._centers.append(_Center(place, radii))
        self._marked = None

    def _follow(self, radii: tuple[float, ...]) -> None:
        """Use *radii* for the next center."""
        if radii != self._radii:
            self._radii = radii
            self.radii_changed.emit(radii)

    def _give_to_all(self, radii: tuple[float, ...]) -> None:
        self._centers = [replace(center, radii=radii) for center in self._centers]
        self._follow(radii)
        self._draw()

    def _settle_box(self) -> bool:
        """Apply the text of an open box; return False if it is invalid, which the box shows."""
        if self._box.isHidden() or self._box.accept():
            return True
        self.refused.emit(self._box.fault())
        return False

    def _try_radii(self, radii: tuple[float, ...]) -> None:
        """Preview the radii being typed."""
        if self._centers:
            self._show(
                self._set,
                [
                    replace(center, radii=radii) if self._marked in (None, index) else center
                    for index, center in enumerate(self._centers)
                ],
            )
        elif self._cursor is not None:
            self._show(self._growing, [_Center(self._cursor, radii)])

    def _take_radii(self, radii: tuple[float, ...], next_wanted: bool) -> None:
        if self._marked is None:
            self._give_to_all(radii)
            return
        self._centers[self._marked] = replace(self._centers[self._marked], radii=radii)
        if next_wanted:
            self.mark_next()
        self._draw()
        if next_wanted and self._marked is not None:
            self._box.open_for(self._centers[self._marked].radii, self._beside_the_circles())

    def _draw(self) -> None:
        if self._set is None:
            return
        self._show(self._set, self._centers)
        self._points.reset(QgsWkbTypes.GeometryType.PointGeometry)
        self._mark.reset(QgsWkbTypes.GeometryType.PointGeometry)
        if self._centers:
            points = [self._map_point(center.place) for center in self._centers]
            turns = self._turns()
            self._points.addGeometry(_repeated(QgsGeometry.fromMultiPointXY(points), turns))
            if self._marked is not None:
                self._mark.addGeometry(_repeated(QgsGeometry.fromPointXY(points[self._marked]), turns))
        self._preview()

    def _preview(self) -> None:
        """Preview the circles that a click would set, or the dragged one, with their radii."""
        if self._growing is None or self._box.isVisible():
            return
        if self._cursor is None:
            self._show(self._growing, [])
            self.say("", self._pixel)
            return
        center = _Center(self._cursor, self._radii)
        if self._pressed is not None:
            start, place = self._pressed
            radius = self._dragged(start, place) if self._is_drag(start) else 0
            center = _Center(place, (radius,) if radius else self._radii)
        self._show(self._growing, [center])
        self.say(self._words(center), self._pixel)

    def _words(self, center: _Center) -> str:
        """Return the radii in project units, the position, and the number of centers."""
        project = QgsProject.instance()
        place = position_text(center.place.y(), center.place.x())
        lines = [", ".join(format_length(radius, project) for radius in center.radii), place]
        if self._centers:
            lines.append(counted(len(self._centers), "1 center", "{count} centers"))
        return "\n".join(lines)

    def _show(self, band: QgsRubberBand, centers: list[_Center]) -> None:
        """Draw circles into *band*, as far as the map can show them."""
        band.reset(QgsWkbTypes.GeometryType.PolygonGeometry)
        crs, context = self.canvas().mapSettings().destinationCrs(), QgsProject.instance().transformContext()
        turns = self._turns()
        for center in centers:
            for radius in reversed(center.radii):
                shape = on_map(center.place.x(), center.place.y(), radius, crs, context)
                if not shape.isEmpty():
                    band.addGeometry(_repeated(shape, turns), doUpdate=False)
        band.updatePosition()
        band.update()

    def _turns(self) -> list[float]:
        """Return the horizontal offsets of circles for each copy of the world on the canvas."""
        settings = self.canvas().mapSettings()
        width = world_width(settings.destinationCrs(), QgsProject.instance().transformContext())
        extent = settings.visibleExtent()
        beyond = width and (extent.xMinimum() < -width / 2 or extent.xMaximum() > width / 2)
        return [-width, 0.0, width] if beyond else [0.0]

    def _map_point(self, place: QgsPointXY) -> QgsPointXY:
        settings = self.canvas().mapSettings()
        to_map = QgsCoordinateTransform(wgs84(), settings.destinationCrs(), QgsProject.instance())
        return to_map.transform(place)


def _checked(radii: tuple[float, ...]) -> tuple[float, ...]:
    """Return *radii* sorted and distinct; raises InvalidShape."""
    wanted = tuple(sorted(set(radii)))
    Buffers(((0.0, 0.0),), wanted)
    return wanted


def _repeated(shape: QgsGeometry, turns: list[float]) -> QgsGeometry:
    copies = []
    for turn in turns:
        copies.append(QgsGeometry(shape))
        copies[-1].translate(turn, 0)
    return QgsGeometry.unaryUnion(copies) if len(copies) > 1 else shape
