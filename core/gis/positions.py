"""From a feature with one point to the position that may be asked (EPSG:4326, degrees)."""

from __future__ import annotations

import math

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsGeometry,
    QgsPointXY,
)

from ..api.errors import InvalidInput
from ..api.shapes import Position
from .areas import normalized_longitude, wgs84

_FULL_TURN = 360.0


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
        if abs(lon) > _FULL_TURN or abs(lat) > 90:
            raise InvalidPosition(f"longitude {lon}, latitude {lat}", name=name, reason="out_of_range")
        return normalized_longitude(lon), lat
