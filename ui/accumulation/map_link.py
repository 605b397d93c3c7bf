"""Link table and map: a row highlights its circle or area, and vice versa."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Iterator, Optional

from qgis.core import QgsCsException, QgsGeometry, QgsPointXY
from qgis.PyQt.QtCore import QObject, QTimer
from qgis.PyQt.QtGui import QColor

from ...core.api.query import Area
from ...core.api.shapes import Buffers
from ...core.gis.accumulation.table import AreaRow, MetricTable
from ...core.gis.areas.circles import distance_meters
from ...core.gis.areas.geometry import geometry_of
from ...core.gis.results.accumulated import AccumulatedSet
from ..areas.area_outline import AreaOutline
from ..areas.canvas import degrees_at
from .panel import AccumulationPanel

_PAUSE_MS = 40
_COLOR = QColor(190, 75, 0)
"""Orange, like our results and charts, as the areas themselves have blue outlines."""
_DEGREE = 110_000.0
"""Meters, slightly less than the shortest degree of latitude."""


@dataclass(frozen=True)
class _Spot:
    """A set with its area, to find it under the mouse.

    :param size: to choose the smaller one of overlapping areas.
    """

    row: int
    set: AccumulatedSet
    size: float
    outline: Optional[QgsGeometry] = None

    def covers(self, place: QgsPointXY) -> bool:
        """Return whether *place*, in degrees (EPSG:4326), is inside."""
        if self.outline is not None:
            return self.outline.boundingBox().contains(place) and self.outline.contains(place)
        radius = self.set.radius or 0.0
        return any(
            abs(latitude - place.y()) * _DEGREE <= radius
            and distance_meters(QgsPointXY(longitude, latitude), place) <= radius
            for longitude, latitude in self.set.area.shape.centers
        )


class MapLink(QObject):
    """Links *panel* and *canvas* while the panel is visible."""

    def __init__(self, canvas: Any, panel: AccumulationPanel, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._panel = panel
        self._outline = AreaOutline(canvas, self, _COLOR)
        self._spots: Optional[tuple[_Spot, ...]] = None
        self._place: Optional[QgsPointXY] = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE_MS)
        self._later.timeout.connect(self._find)
        panel.row_hovered.connect(self._row_hovered)
        panel.table_changed.connect(self._table_changed)
        canvas.xyCoordinates.connect(self._mouse_moved)

    def close(self) -> None:
        """Clean up the map; for ``unload()``."""
        self._canvas.xyCoordinates.disconnect(self._mouse_moved)
        self._later.stop()
        self._outline.clear()

    def _row_hovered(self, row: Optional[AreaRow]) -> None:
        if row is None:
            self._outline.clear()
        else:
            self._later.stop()  # the mouse has left the map
            self._outline.light([_outlined(row.sums.set)])

    def _table_changed(self, _table: MetricTable) -> None:
        self._spots = None
        self._outline.clear()

    def _mouse_moved(self, place: QgsPointXY) -> None:
        if self._panel.isVisible() and self._panel.table.rows:
            self._place = place
            if not self._later.isActive():
                self._later.start()

    def _find(self) -> None:
        if not self._panel.isVisible():
            return
        if self._spots is None:
            self._spots = tuple(sorted(_spots(self._panel.table), key=lambda spot: spot.size))
        try:
            place = degrees_at(self._canvas, self._place)
        except QgsCsException:
            return
        found = next((spot for spot in self._spots if spot.covers(place)), None)
        self._panel.light(found.row if found else -1)
        self._outline.light([_outlined(found.set)] if found else [])


def _outlined(each: AccumulatedSet) -> Area:
    """Return the area of a set; for circles, only that of its radius."""
    if each.radius is None or not isinstance(each.area.shape, Buffers):
        return each.area
    return replace(each.area, shape=Buffers(each.area.shape.centers, (each.radius,)))


def _spots(table: MetricTable) -> Iterator[_Spot]:
    for number, row in enumerate(table.rows):
        each = row.sums.set
        if isinstance(each.area.shape, Buffers):
            yield _Spot(number, each, math.pi * (each.radius or 0.0) ** 2)
        else:
            outline = geometry_of(each.area.shape)
            yield _Spot(number, each, outline.area() * _DEGREE**2, outline)
