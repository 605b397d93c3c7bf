"""Transform point features of any CRS to positions that may be sent (EPSG:4326, longitude first)."""

from __future__ import annotations

import math
from typing import Optional, Sequence

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsGeometry,
    QgsLineString,
    QgsPointXY,
)

from ...api.shapes import Position
from .errors import InvalidPosition
from .geometry import normalized_longitude, wgs84

FULL_TURN = 360.0
"""Degrees of longitude beyond 0 that are accepted, as shapes across the antimeridian have them."""

_LINE_HEAD = 9
"""Bytes of WKB before the points of a line."""


class Positions:
    """Transforms the points of one layer to EPSG:4326. Z and M are dropped.

    :param crs: of the geometries that are read.
    """

    def __init__(self, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext) -> None:
        self._has_crs = crs.isValid()
        self._to_wgs84 = QgsCoordinateTransform(crs, wgs84(), context)

    def of(self, geometry: QgsGeometry, name: str) -> Position:
        """Return (longitude, latitude) of a point, or of a multipoint of one.

        :raises InvalidPosition: if there is no such position; it carries *name*.
        """
        points = [QgsPointXY(vertex) for vertex in geometry.vertices()]
        if len(points) > 1:
            raise InvalidPosition(f"{len(points)} points", name=name, reason="several")
        return self.all_of(geometry, name)[0]

    def all_of(self, geometry: QgsGeometry, name: str) -> list[Position]:
        """Return (longitude, latitude) of each point of *geometry*, at least one; raises as :meth:`of`."""
        points = [QgsPointXY(vertex) for vertex in geometry.vertices()]
        if not points:
            raise InvalidPosition("no point", name=name, reason="none")
        if not self._has_crs:
            raise InvalidPosition("no coordinate system", name=name, reason="no_crs")
        return [self._position(point, name) for point in points]

    def _position(self, point: QgsPointXY, name: str) -> Position:
        try:
            place = self._to_wgs84.transform(point)
        except QgsCsException as error:
            raise InvalidPosition(str(error), name=name, reason="transform") from error
        lon, lat = place.x(), place.y()
        if not (math.isfinite(lon) and math.isfinite(lat)):
            raise InvalidPosition("no numbers", name=name, reason="transform")
        if abs(lon) > FULL_TURN or abs(lat) > 90:
            raise InvalidPosition(f"longitude {lon}, latitude {lat}", name=name, reason="out_of_range")
        return normalized_longitude(lon), lat

    def many(
        self, xy: Optional[np.ndarray], geometries: Sequence[QgsGeometry], ids: Sequence[object]
    ) -> tuple[np.ndarray, dict[int, InvalidPosition]]:
        """Return the positions (n, 2) of *geometries*, NaN where :meth:`of` fails, and its errors by index.

        :param xy: (n, 2) in the layer's CRS if all are points, which is fast; None: each geometry is read.
        :param ids: by which the analyst knows the features.
        """
        places = np.full((len(geometries), 2), np.nan)
        faults: dict[int, InvalidPosition] = {}
        doubtful = np.arange(len(geometries))
        found = None if xy is None or not self._has_crs else self._transformed(xy)
        if found is not None:
            with np.errstate(invalid="ignore"):
                is_good = (np.abs(found[:, 0]) <= FULL_TURN / 2) & (np.abs(found[:, 1]) <= 90)
            places[is_good] = found[is_good]
            doubtful = np.flatnonzero(~is_good)
        for number in doubtful.tolist():
            try:
                places[number] = self.of(geometries[number], str(ids[number]))
            except InvalidPosition as error:
                faults[number] = error
        return places, faults

    def _transformed(self, xy: np.ndarray) -> Optional[np.ndarray]:
        """Transform all points at once, as the vertices of a line; None if one of them fails."""
        if self._to_wgs84.isShortCircuited():
            return xy
        line = QgsLineString(xy[:, 0].tolist(), xy[:, 1].tolist())
        try:
            line.transform(self._to_wgs84)
        except QgsCsException:
            return None
        return np.frombuffer(line.asWkb().data(), "<f8", offset=_LINE_HEAD).reshape(-1, 2)
