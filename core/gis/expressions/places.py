"""From the geometry of an expression to the place that is asked, in whatever thread it is evaluated."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Mapping, Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsExpressionContext,
    QgsGeometry,
    QgsPointXY,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ... import gis

if TYPE_CHECKING:
    from ...api.shapes import Position

translate = QCoreApplication.translate

DECIMALS = 6
"""Of a degree, about 0.1 m: points that are equal to this are one place."""
_FULL_TURN = 360.0
_PROJECT = ""


class BadArgument(ValueError):
    """An argument that can't be used; its text is a sentence for the analyst."""


@dataclass(frozen=True)
class Drawn:
    """A polygon as the layer has it, which the worker turns into what is asked."""

    geometry: QgsGeometry
    crs: QgsCoordinateReferenceSystem
    context: QgsCoordinateTransformContext


@dataclass(frozen=True)
class Surroundings:
    """What any thread may know of the project and the connections: made on the main thread, never changed.

    :param connections: the names of all.
    :param default: the one that is asked where none is named; empty: there is none.
    :param crs_of: the coordinate systems of the layers by their ids; that of the project under ``""``.
    """

    connections: frozenset[str] = frozenset()
    default: str = ""
    crs_of: Mapping[str, QgsCoordinateReferenceSystem] = field(default_factory=dict)
    transforms: QgsCoordinateTransformContext = field(default_factory=QgsCoordinateTransformContext)
    _to_globe: dict[str, QgsCoordinateTransform] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def crs(
        self, context: QgsExpressionContext, given: Optional[QgsGeometry] = None
    ) -> QgsCoordinateReferenceSystem:
        """In which the geometries of *context* are: that of its layer, else of the project.

        :param given: an argument; ``@atlas_geometry`` is in the coordinate system of the atlas's own layer,
            whichever layer's expression has it.
        :raises BadArgument: there is none.
        """
        layer = str(context.variable("layer_id") or "")
        atlas = str(context.variable("atlas_layerid") or "")
        if given is not None and atlas not in ("", layer):
            page = context.variable("atlas_geometry")
            if isinstance(page, QgsGeometry) and given.equals(page):
                layer = atlas
        found = self.crs_of.get(layer)
        if found is None:
            # A layer outside the project, as Processing has them; a user-defined system has no name.
            named = context.variable("layer_crs")
            found = QgsCoordinateReferenceSystem(str(named)) if named else self.crs_of.get(_PROJECT)
        if found is None or not found.isValid():
            raise BadArgument(
                translate(
                    "GeoPortfolio", "The geometry has no coordinate system. Set that of the layer or project."
                )
            )
        return found

    def to_globe(self, crs: QgsCoordinateReferenceSystem) -> QgsCoordinateTransform:
        """From *crs* to EPSG:4326, for all threads, as the map's own transforms are.

        QGIS keeps what a thread needs of one inside it. A thread of QGIS's is new to Python at each call,
        so that none of its own would last.
        """
        name = _name(crs)
        known = self._to_globe.get(name)
        if known is None:
            made = QgsCoordinateTransform(crs, gis.areas.wgs84(), self.transforms)
            known = self._to_globe.setdefault(name, made)
        return known


def point_of(
    geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, surroundings: Surroundings
) -> Optional[Position]:
    """(longitude, latitude), rounded, of a point, or of a point on a line or surface; None: there is none."""
    if QgsWkbTypes.flatType(geometry.wkbType()) == QgsWkbTypes.Type.Point:
        return _position(geometry.asPoint(), crs, surroundings)
    inside = geometry.pointOnSurface()
    return None if inside.isEmpty() else _position(inside.asPoint(), crs, surroundings)


def centers_of(
    geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, surroundings: Surroundings
) -> Optional[tuple[Position, ...]]:
    """(longitude, latitude), rounded, of each point of *geometry*; None when one is none of the globe."""
    found = [_position(QgsPointXY(vertex), crs, surroundings) for vertex in geometry.vertices()]
    return None if None in found else tuple(each for each in found if each is not None)


def fingerprint_of(drawn: Drawn) -> str:
    """Equal for equal polygons of one coordinate system."""
    wkb = bytes(drawn.geometry.asWkb())
    return hashlib.blake2b(_name(drawn.crs).encode() + b"\0" + wkb, digest_size=16).hexdigest()


def _name(crs: QgsCoordinateReferenceSystem) -> str:
    return crs.authid() or crs.toWkt()


def _position(
    point: QgsPointXY, crs: QgsCoordinateReferenceSystem, surroundings: Surroundings
) -> Optional[Position]:
    try:
        place: Any = surroundings.to_globe(crs).transform(point)
    except QgsCsException:
        return None
    lon, lat = place.x(), place.y()
    if not (math.isfinite(lon) and math.isfinite(lat)) or abs(lon) > _FULL_TURN or abs(lat) > 90:
        return None
    return round(gis.areas.normalized_longitude(lon), DECIMALS), round(lat, DECIMALS)
