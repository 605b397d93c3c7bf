"""Rows of the layer *Selection areas*, and the areas that are sent for them (spec 2.2 and 2.3).

A polygon is sent by itself; the circles of one name and center are sent together. Safe in any thread.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any, Collection, Iterable, Iterator, Optional, Sequence, TypeVar
from uuid import uuid4

from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransformContext, QgsGeometry

from ...api.errors import Cancelled, InvalidShape
from ...api.monitor import Monitor
from ...api.query import Area
from ...api.shapes import Buffers, Polygon, Position, Shape
from ..text.languages import tr
from ..text.lengths import radii_text
from ..text.numbers import counted
from . import circles
from .area_names import CIRCLE, POLYGON, Names
from .geometry import geometry_of, polygon_from_geometry, wgs84

T = TypeVar("T")

_NAMES_JOINED = 3


@dataclass(frozen=True)
class SelectionRow:
    """One row of the layer: a polygon, or a circle of one radius.

    :param geometry: in EPSG:4326; of a row that was read, in the CRS of its layer.
    :param center: (longitude, latitude) of a circle, else None; rows of one name and center are one area.
    :param radius: of a circle, in meters, else None.
    :param id: of the area; empty for a new row, which gets one when it is added, and for a copied row.
    :param fid: of the feature, negative until it is saved; 0 for a new row.
    :param shape: the polygon that is sent, if it is known, else None.
    """

    name: str
    geometry: QgsGeometry
    center: Optional[Position] = None
    radius: Optional[float] = None
    id: str = ""
    fid: int = 0
    shape: Optional[Polygon] = None

    @property
    def kind(self) -> str:
        """``polygon`` or ``circle``."""
        return POLYGON if self.center is None else CIRCLE

    @cached_property
    def wkb(self) -> bytes:
        """The geometry in the form in which it is compared."""
        return bytes(self.geometry.asWkb())


@dataclass(frozen=True)
class StoredRows:
    """The rows of the layer at one moment, with unsaved edits.

    :param crs: of their geometries.
    """

    rows: Sequence[SelectionRow]
    crs: QgsCoordinateReferenceSystem
    context: QgsCoordinateTransformContext


@dataclass(frozen=True)
class SelectionArea:
    """The rows that are sent as one area: one polygon, or the circles of one center.

    :param id: empty for a copy of another area.
    """

    name: str
    rows: tuple[SelectionRow, ...]
    is_circles: bool
    id: str = ""


def polygon_row(name: str, shape: Polygon, area_id: str = "") -> SelectionRow:
    """Return the new row of a polygon."""
    return SelectionRow(name, geometry_of(shape), id=area_id, shape=shape)


def circle_rows(
    name: str, center: Position, radiuses: Iterable[float], area_id: str = ""
) -> list[SelectionRow]:
    """Return a new row for each radius around *center*, ascending; raises InvalidShape."""
    radii = Buffers((center,), tuple(sorted(set(map(float, radiuses))))).radiuses
    return [
        SelectionRow(name, geometry_of(circles.circle(*center, radius)), center, radius, area_id)
        for radius in radii
    ]


def rows_of(areas: Iterable[Area]) -> list[SelectionRow]:
    """Return the new rows of *areas*; each center becomes an area, without the id if there are several."""
    rows: list[SelectionRow] = []
    for area in areas:
        if isinstance(area.shape, Polygon):
            rows.append(polygon_row(area.name, area.shape, area.id))
            continue
        area_id = area.id if len(area.shape.centers) == 1 else ""
        for center in area.shape.centers:
            rows += circle_rows(area.name, center, area.shape.radiuses, area_id)
    return rows


def named_apart(
    rows: Iterable[SelectionRow], before: Sequence[SelectionRow], names: Names
) -> list[SelectionRow]:
    """Return *rows* with names and ids that differ from those of *before* and from one another.

    Circles around a center that is in *before* under the same name join its area; a radius that the area has
    already is omitted.
    """
    ids = {row.id for row in before}
    id_of: dict[tuple[str, Position], str] = {}
    radii: dict[tuple[str, Position], set[float]] = {}
    for row in before:
        if row.center is not None and row.radius is not None:
            radii.setdefault((row.name, row.center), set()).add(row.radius)
            id_of.setdefault((row.name, row.center), row.id)
    apart: list[SelectionRow] = []
    for (name, center), group in groupby(rows, key=lambda row: (row.name, row.center)):
        if center is None:
            apart += (
                replace(row, name=names.distinct(name, POLYGON), id=_distinct_id(row.id, ids))
                for row in group
            )
            continue
        own = name if name and (name, center) in radii else names.distinct(name, CIRCLE)
        taken = radii.setdefault((own, center), set())
        for row in group:
            if row.radius is not None and row.radius not in taken:
                taken.add(row.radius)
                if (own, center) not in id_of:
                    id_of[own, center] = _distinct_id(row.id, ids)
                apart.append(replace(row, name=own, id=id_of[own, center]))
    return apart


def _distinct_id(wanted: str, taken: set[str]) -> str:
    """Return *wanted*, or a new id if it is empty or one of *taken*, and add it to them."""
    area_id = wanted if wanted and wanted not in taken else uuid4().hex
    taken.add(area_id)
    return area_id


class AreaReader:
    """Reads rows as areas. Results are cached by WKB, so that only edited rows are transformed again.

    A call may run in a worker while another one runs on the main thread.
    """

    def __init__(self) -> None:
        self._known: dict[tuple, Any] = {}
        """By WKB and CRS the polygon; by these, center and radius whether it is that circle."""

    def areas(self, stored: StoredRows, monitor: Optional[Monitor] = None) -> tuple[Area, ...]:
        """Return the areas to send, each with a name of its own.

        :raises InvalidArea: for the first area that can't be sent, with its name.
        :raises Cancelled: if *monitor* is cancelled; what was read until then stays in the cache.
        """
        found = _until_cancelled(self.grouped(stored, monitor), monitor)
        areas = tuple(Area(area.name, self._shape(area, stored), area.id) for area in found)
        self._forget_all_but(stored)
        return areas

    def shapes(
        self, stored: StoredRows, wanted: Collection[str], monitor: Optional[Monitor] = None
    ) -> dict[str, Optional[Shape]]:
        """Return the shapes of the areas whose names or ids are *wanted*; None for an invalid area.

        :raises Cancelled: if *monitor* is cancelled.
        """
        shapes: dict[str, Optional[Shape]] = {}
        for area in _until_cancelled(self.grouped(stored, monitor), monitor):
            keys = [key for key in (area.name, area.id) if key and key in wanted]
            if keys:
                try:
                    shape: Optional[Shape] = self._shape(area, stored)
                except InvalidShape:
                    shape = None
                shapes.update(dict.fromkeys(keys, shape))
        self._forget_all_but(stored)
        return shapes

    def joined(self, stored: StoredRows) -> Optional[SelectionRow]:
        """Return a new row that covers all areas, or None for fewer than two rows.

        :raises InvalidArea: for an area that can't be sent, with its name.
        """
        areas = self.areas(stored)
        if len(stored.rows) < 2:
            return None
        name = " + ".join(area.name for area in areas)
        if len(areas) > _NAMES_JOINED:
            name = counted(len(areas), "1 area merged", "{count} areas merged")
        union = QgsGeometry.unaryUnion([row.geometry for row in stored.rows])
        return polygon_row(name, polygon_from_geometry(union, stored.crs, stored.context, name))

    def grouped(self, stored: StoredRows, monitor: Optional[Monitor] = None) -> list[SelectionArea]:
        """Return the rows by areas, in the order of their first rows.

        A circle whose geometry was edited is a polygon: what is visible is sent.
        """
        groups: list[tuple[bool, list[SelectionRow]]] = []
        circles_of: dict[tuple[str, Optional[Position]], list[SelectionRow]] = {}
        for row in _until_cancelled(stored.rows, monitor):
            if not self._is_circle(row, stored):
                groups.append((False, [row]))
            elif (row.name, row.center) in circles_of:
                circles_of[row.name, row.center].append(row)
            else:
                groups.append((True, circles_of.setdefault((row.name, row.center), [row])))
        names = Names()
        areas = [_area(rows, is_circles, names) for is_circles, rows in groups]
        # Copied rows share an id: it is that of the first area, or of the one that is still circles.
        owners: dict[str, SelectionArea] = {}
        for area in sorted(areas, key=lambda area: not area.is_circles):
            owners.setdefault(area.id, area)
        return [area if owners[area.id] is area else replace(area, id="") for area in areas]

    def remember(self, row: SelectionRow) -> None:
        """Cache a new *row*, which was just stored in EPSG:4326."""
        key = row.wkb, wgs84().authid()
        if row.center is None:
            self._known[key] = row.shape
        else:
            self._known[(*key, row.center, row.radius)] = True

    def _is_circle(self, row: SelectionRow, stored: StoredRows) -> bool:
        if row.center is None or row.radius is None or stored.crs.authid() != wgs84().authid():
            return False
        key = (row.wkb, stored.crs.authid(), row.center, row.radius)
        if key not in self._known:
            self._known[key] = circles.is_circle(row.geometry, *row.center, row.radius)
        return self._known[key]

    def _shape(self, area: SelectionArea, stored: StoredRows) -> Shape:
        first = area.rows[0]
        if area.is_circles:
            return Buffers((first.center,), tuple(sorted({row.radius for row in area.rows})))
        key = first.wkb, stored.crs.authid()
        if key not in self._known:
            self._known[key] = polygon_from_geometry(first.geometry, stored.crs, stored.context, area.name)
        return self._known[key]

    def _forget_all_but(self, stored: StoredRows) -> None:
        still = {(row.wkb, stored.crs.authid()) for row in stored.rows}
        self._known = {key: value for key, value in list(self._known.items()) if key[:2] in still}


def _area(rows: list[SelectionRow], is_circles: bool, names: Names) -> SelectionArea:
    first = rows[0]
    name = first.name
    if first.radius is not None and not is_circles and name:
        name = tr("{name}, {radius} edited").format(name=name, radius=radii_text((first.radius,)))
    kind = CIRCLE if is_circles else POLYGON
    return SelectionArea(names.distinct(name, kind), tuple(rows), is_circles, first.id)


def _until_cancelled(items: Iterable[T], monitor: Optional[Monitor]) -> Iterator[T]:
    for item in items:
        if monitor is not None and monitor.cancelled.is_set():
            raise Cancelled("cancelled while areas were read")
        yield item
