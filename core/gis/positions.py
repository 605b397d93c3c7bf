"""From a feature with one point to the position that may be asked (EPSG:4326, degrees)."""

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

from ..api.errors import InvalidInput
from ..api.shapes import Position
from .areas import normalized_longitude, wgs84

FULL_TURN = 360.0
_LINE_HEAD = 9
"""Bytes of WKB before the points of a line."""


class InvalidPosition(InvalidInput):
    """A feature that is no single place on the globe, by the name that the analyst knows it by.

    :param reason: ``none``, ``several``, ``no_crs``, ``transform`` or ``out_of_range``.
    """

    def __init__(self, message: str, *, name: str, reason: str) -> None:
        super().__init__(f"{name!r}: {message}")
        self.name = name
        self.reason = reason


class Positions:
    """Reads the positions of one layer's features.

    :param crs: of the geometries that are read.
    """

    def __init__(self, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext) -> None:
        self._has_crs = crs.isValid()
        self._to_wgs84 = QgsCoordinateTransform(crs, wgs84(), context)

    def of(self, geometry: QgsGeometry, name: str) -> Position:
        """(longitude, latitude) of a point, or of a multipoint of one; Z and M are dropped.

        :raises InvalidPosition: when there is no such place; it carries *name*.
        """
        points = [QgsPointXY(vertex) for vertex in geometry.vertices()]
        if len(points) != 1:
            reason = "several" if points else "none"
            raise InvalidPosition(f"{len(points)} points", name=name, reason=reason)
        if not self._has_crs:
            raise InvalidPosition("no coordinate system", name=name, reason="no_crs")
        try:
            place = self._to_wgs84.transform(points[0])
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
        """What :meth:`of` says of each of *geometries*: places (n, 2), and by number why there is none (NaN).

        :param xy: (n, 2), where all are points, which is fast; None: each is looked at.
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
        """All points at once, as the vertices of a line; None where one of them can't be transformed."""
        if self._to_wgs84.isShortCircuited():
            return xy
        line = QgsLineString(xy[:, 0].tolist(), xy[:, 1].tolist())
        try:
            line.transform(self._to_wgs84)
        except QgsCsException:
            return None
        return np.frombuffer(line.asWkb().data(), "<f8", offset=_LINE_HEAD).reshape(-1, 2)
