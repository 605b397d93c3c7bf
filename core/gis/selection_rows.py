"""The rows of *Selection areas* and what they are asked as: polygons one by one, circles by their centre.

No layers and no widgets: safe in any thread.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Callable, Collection, Iterable, Iterator, Mapping, Optional, Sequence, TypeVar
from uuid import uuid4

from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransformContext, QgsGeometry
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import Cancelled, InvalidShape
from ..api.monitor import Monitor
from ..api.query import Area
from ..api.shapes import Buffers, Polygon, Position, Shape
from . import circles
from .areas import geometry_of, polygon_from_geometry, wgs84
from .lengths import radii_text

translate = QCoreApplication.translate

T = TypeVar("T")

POLYGON = "polygon"
CIRCLE = "circle"
LONGEST_NAME = 200
"""Characters that the layer keeps of a name."""
_ROOM_FOR_NUMBER = 12


@dataclass(frozen=True)
class Row:
    """One row to be added: a polygon, or a circle of one radius around a centre.

    :param shape: what is seen on the map, in EPSG:4326.
    :param center: (longitude, latitude) of a circle; rows of one name and centre belong together.
    :param radius: of a circle, in meters.
    :param id: of the area; empty: it gets one when it is added.
    """

    name: str
    shape: Polygon
    center: Optional[Position] = None
    radius: Optional[float] = None
    id: str = ""

    @property
    def kind(self) -> str:
        """``polygon`` or ``circle``."""
        return POLYGON if self.center is None else CIRCLE

    @cached_property
    def geometry(self) -> QgsGeometry:
        """What is stored; asked for in a worker, it is at hand on the main thread."""
        return geometry_of(self.shape)

    def called(self, name: str, area_id: str) -> Row:
        """The same under another *name* and id."""
        other = replace(self, name=name, id=area_id)
        if "geometry" in self.__dict__:
            other.__dict__["geometry"] = self.geometry
        return other


@dataclass(frozen=True)
class Seen:
    """One row as it stands in the layer, edits by hand included; *fid* is negative until it is saved."""

    fid: int
    name: str
    geometry: QgsGeometry
    center: Optional[Position] = None
    radius: Optional[float] = None
    id: str = ""

    @cached_property
    def wkb(self) -> bytes:
        """The geometry as it is compared."""
        return bytes(self.geometry.asWkb())


@dataclass(frozen=True)
class Group:
    """The rows that are asked as one area: a polygon, or the circles around one centre.

    :param id: of the area; empty for a copy of another one, and for rows of a layer of version 0.1.
    """

    name: str
    rows: tuple[Seen, ...]
    is_circles: bool
    id: str = ""


class Names:
    """Names that stay apart: a number is added to one that is taken, and to none at all."""

    def __init__(self, taken: Iterable[str] = (), following: Optional[Mapping[str, int]] = None) -> None:
        """:param following: the first number that is free for each pattern; 1 for others."""
        self._taken = set(taken)
        self._next = dict(following or {})

    def distinct(self, name: str, unnamed: Callable[[], str]) -> str:
        """*name*, or with a number; *unnamed* gives the pattern with ``{number}`` for an empty one."""
        name = name.strip()[:LONGEST_NAME]
        if not name or name in self._taken:
            name = self._numbered(name[: LONGEST_NAME - _ROOM_FOR_NUMBER], unnamed)
        self._taken.add(name)
        return name

    def following(self, pattern: str) -> int:
        """The next number of *pattern*."""
        return self._next.get(pattern, 1)

    def _numbered(self, name: str, unnamed: Callable[[], str]) -> str:
        pattern = f"{name} ({{number}})" if name else unnamed()
        number = self._next.get(pattern, 2 if name else 1)
        while pattern.replace("{number}", str(number)) in self._taken:
            number += 1
        self._next[pattern] = number + 1
        return pattern.replace("{number}", str(number))


def area_pattern() -> str:
    """How an area without a name is numbered."""
    return translate("GeoPortfolio", "Area {number}")


def center_pattern() -> str:
    """How a center without a name is numbered."""
    return translate("GeoPortfolio", "Center {number}")


def circle_rows(name: str, center: Position, radiuses: Iterable[float]) -> list[Row]:
    """A row a radius around *center*, the smallest first; raises InvalidShape."""
    radii = Buffers((center,), tuple(sorted(set(map(float, radiuses))))).radiuses
    return [Row(name, circles.circle(*center, radius), center, radius) for radius in radii]


def rows_of(areas: Iterable[Area]) -> Iterator[Row]:
    """The rows that show *areas*; several centres of one area get a name each when they are added."""
    for area in areas:
        if isinstance(area.shape, Polygon):
            yield Row(area.name, area.shape, id=area.id)
            continue
        # Several centers are several areas, of which none is the one that was asked.
        area_id = area.id if len(area.shape.centers) == 1 else ""
        for center in area.shape.centers:
            yield from (
                replace(row, id=area_id) for row in circle_rows(area.name, center, area.shape.radiuses)
            )


def prepared(rows: Iterable[Row]) -> tuple[Row, ...]:
    """*rows* with their geometries made here, in a worker, and not on the main thread."""
    rows = tuple(rows)
    for row in rows:
        row.geometry  # noqa: B018  (it is kept)
    return rows


def named_apart(rows: Iterable[Row], before: Sequence[Seen], numbers: dict[str, int]) -> list[Row]:
    """*rows* under names and ids that differ from those of *before* and from one another.

    Circles around a centre that is there under the same name join it; a radius that it has already is
    left out.

    :param numbers: the last that was given to a row of each kind without a name; kept up to date.
    """
    patterns = {POLYGON: area_pattern(), CIRCLE: center_pattern()}
    names = Names(
        (row.name for row in before), {text: numbers.get(kind, 0) + 1 for kind, text in patterns.items()}
    )
    ids = _Ids(row.id for row in before)
    radii: dict[tuple[str, Position], set[float]] = {}
    id_of: dict[tuple[str, Position], str] = {}
    for row in before:
        if row.center is not None and row.radius is not None:
            radii.setdefault((row.name, row.center), set()).add(row.radius)
            id_of.setdefault((row.name, row.center), row.id)
    apart: list[Row] = []
    for (name, center), group in groupby(rows, key=lambda row: (row.name, row.center)):
        if center is None:
            apart += (row.called(names.distinct(name, area_pattern), ids.distinct(row.id)) for row in group)
            continue
        joins = bool(name) and (name, center) in radii
        own = name if joins else names.distinct(name, center_pattern)
        taken = radii.setdefault((own, center), set())
        for row in group:
            if row.radius not in taken:
                taken.add(row.radius)
                area_id = id_of.get((own, center)) or id_of.setdefault((own, center), ids.distinct(row.id))
                apart.append(row.called(own, area_id))
    numbers.update({kind: names.following(text) - 1 for kind, text in patterns.items()})
    return apart


class _Ids:
    """Ids of which none is given twice."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)

    def distinct(self, wanted: str) -> str:
        """*wanted*, or a new one where that is empty or taken."""
        area_id = wanted if wanted and wanted not in self._taken else uuid4().hex
        self._taken.add(area_id)
        return area_id


def _watched(items: Iterable[T], monitor: Optional[Monitor]) -> Iterator[T]:
    for item in items:
        if monitor is not None and monitor.cancelled.is_set():
            raise Cancelled("cancelled while areas were read")
        yield item


class Reading:
    """Rows as areas; what was read once is remembered, so that thousands are not transformed again.

    A call may run in a worker while another runs on the main thread.
    """

    def __init__(self) -> None:
        self._polygons: dict[tuple, Polygon] = {}
        self._circles: dict[tuple, bool] = {}

    def areas(
        self,
        rows: Sequence[Seen],
        crs: QgsCoordinateReferenceSystem,
        context: QgsCoordinateTransformContext,
        monitor: Optional[Monitor] = None,
    ) -> tuple[Area, ...]:
        """What is asked for *rows* in *crs*, each area under a name of its own.

        :raises InvalidArea: naming the first one that can't be asked.
        :raises Cancelled: when *monitor* is cancelled; what was read until then is remembered.
        """
        groups = self.groups(_watched(rows, monitor), crs)
        areas = tuple(
            Area(group.name, self._shape(group, crs, context), group.id)
            for group in _watched(groups, monitor)
        )
        self._forget_all_but(rows, crs)
        return areas

    def shapes(
        self,
        rows: Sequence[Seen],
        crs: QgsCoordinateReferenceSystem,
        context: QgsCoordinateTransformContext,
        wanted: Collection[str],
        monitor: Optional[Monitor] = None,
    ) -> dict[str, Optional[Shape]]:
        """What is asked for the areas whose names or ids are *wanted*; None for one that can't be asked.

        :raises Cancelled: when *monitor* is cancelled.
        """
        found: dict[str, Optional[Shape]] = {}
        for group in _watched(self.groups(_watched(rows, monitor), crs), monitor):
            keys = [key for key in (group.name, group.id) if key and key in wanted]
            if keys:
                try:
                    shape: Optional[Shape] = self._shape(group, crs, context)
                except InvalidShape:
                    shape = None
                found.update(dict.fromkeys(keys, shape))
        self._forget_all_but(rows, crs)
        return found

    def groups(self, rows: Iterable[Seen], crs: QgsCoordinateReferenceSystem) -> list[Group]:
        """The rows by what they are asked as, in the order of their first rows.

        A circle that was edited by hand is a polygon: asked is what is seen.
        """
        names = Names()
        found: list[list[Seen]] = []
        circles_at: dict[tuple[str, Position], list[Seen]] = {}
        for row in rows:
            together = circles_at.get((row.name, row.center)) if self._is_circle(row, crs) else None
            if together is not None:
                together.append(row)
                continue
            found.append([row])
            if self._is_circle(row, crs):
                circles_at[row.name, row.center] = found[-1]
        groups = [self._group(rows, names, crs) for rows in found]
        # Of rows that share an id, as copies do, the first is the area; circles before what was one.
        owners: dict[str, Group] = {}
        for group in sorted(groups, key=lambda group: not group.is_circles):
            owners.setdefault(group.id, group)
        return [group if owners[group.id] is group else replace(group, id="") for group in groups]

    def remember(self, row: Row) -> None:
        """Know *row*, which was just stored, without reading it again."""
        key = bytes(row.geometry.asWkb()), wgs84().authid()
        if row.center is None:
            self._polygons[key] = row.shape
        else:
            self._circles[(*key, row.center, row.radius)] = True

    def _group(self, rows: list[Seen], names: Names, crs: QgsCoordinateReferenceSystem) -> Group:
        first = rows[0]
        is_circles = self._is_circle(first, crs)
        name = first.name
        if first.radius is not None and not is_circles and name:
            name = translate("GeoPortfolio", "{name}, {radius} edited").format(
                name=name, radius=radii_text((first.radius,))
            )
        pattern = center_pattern if is_circles else area_pattern
        return Group(names.distinct(name, pattern), tuple(rows), is_circles, first.id)

    def _is_circle(self, row: Seen, crs: QgsCoordinateReferenceSystem) -> bool:
        if row.center is None or row.radius is None or crs.authid() != wgs84().authid():
            return False
        key = (row.wkb, crs.authid(), row.center, row.radius)
        if key not in self._circles:
            self._circles[key] = circles.is_circle(row.geometry, *row.center, row.radius)
        return self._circles[key]

    def _shape(
        self, group: Group, crs: QgsCoordinateReferenceSystem, context: QgsCoordinateTransformContext
    ) -> Shape:
        first = group.rows[0]
        if group.is_circles:
            return Buffers((first.center,), tuple(sorted({row.radius for row in group.rows})))
        key = first.wkb, crs.authid()
        if key not in self._polygons:
            self._polygons[key] = polygon_from_geometry(first.geometry, crs, context, group.name)
        return self._polygons[key]

    def _forget_all_but(self, rows: Sequence[Seen], crs: QgsCoordinateReferenceSystem) -> None:
        keys = [(row.wkb, crs.authid()) for row in rows]
        self._polygons = {key: self._polygons[key] for key in keys if key in self._polygons}
        still = set(keys)
        self._circles = {key: value for key, value in self._circles.items() if key[:2] in still}
