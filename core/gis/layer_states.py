"""How a result's layer stands: complete, stopped, out of date, or without its file; and what to do about it.

What a layer says is taken down on the main thread (:func:`told_by`) and judged in any.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Callable, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsRectangle, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import Cancelled, InvalidInput
from ..api.monitor import Monitor
from ..api.query import Area, Query
from ..api.shapes import Buffers, Polygon, Position, Shape
from . import layers
from .areas import geometry_of
from .circles import circle
from .counting import counted, some_of
from .geopackage import stored_query

translate = QCoreApplication.translate

COMPLETE = "complete"
STOPPED = "stopped"
OUT_OF_DATE = "out of date"
FILE_GONE = "file gone"

DAYS = "geoportfolio/outOfDateDays"
"""The setting that says after how many days an answer is old; 0: never."""
USUAL_DAYS = 30

_TOLERANCE = 1e-7
"""Degrees, about 1 cm: a corner that strays less has not been moved."""
_TOLERANCE_METERS = 1e-3
_QUERIES_KEPT = 64
_VIRTUAL = "/vsi"
"""Paths that only GDAL can look at begin so."""

AreasNow = Optional[Mapping[str, Optional[Shape]]]
"""Shapes of *Selection areas* by name and by id, each None where it can't be asked; None: no such layer."""

Shapes = Callable[..., AreasNow]
"""Given names and ids, and maybe a Monitor: what has these now."""


@dataclass(frozen=True)
class LayerState:
    """How a layer stands.

    :param kind: ``COMPLETE``, ``STOPPED``, ``OUT_OF_DATE`` or ``FILE_GONE``; the worst of those that hold.
    :param reason: why, in a sentence; for a complete one empty, or that an area of it was removed.
    :param advice: what to do, in a sentence.
    :param changed: the areas of its query that were edited since, as they are now.
    :param broken: the names of those that can't be asked as they are now.
    """

    kind: str
    reason: str = ""
    advice: str = ""
    changed: tuple[Area, ...] = ()
    broken: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Reason and advice in one line."""
        return f"{self.reason} {self.advice}".strip()


@dataclass(frozen=True)
class Told:
    """What a layer says of its answer, to be judged in any thread.

    :param query: as JSON; empty where only the file has it.
    :param source: of the layer; which file that is, takes a moment to find out.
    :param goes_on: whether a load that stopped can be continued.
    :param refusals: which areas the service refused, and why, in sentences; empty: none.
    """

    layer_id: str
    query: str
    source: str
    when: Optional[datetime]
    is_complete: bool
    goes_on: bool
    is_valid: bool
    refusals: str = ""

    @cached_property
    def path(self) -> Path:
        """The file of the answer."""
        return layers.path_in(self.source)


def told_by(layer: QgsMapLayer) -> Told:
    """Take down what *layer*, a result, says of itself; reads no file."""
    return Told(
        layer.id(),
        layer.customProperty(layers.QUERY) or "",
        layer.source(),
        layers.time_of(layer),
        layer.customProperty(layers.STATE) == "complete",
        layers.position_of(layer) is not None,
        layer.isValid(),
        layer.customProperty(layers.REFUSALS) or "",
    )


def state_of(layer: QgsMapLayer, areas_now: AreasNow, now: datetime) -> LayerState:
    """How *layer*, a result, stands at the moment *now*."""
    told = told_by(layer)
    return judged(told, query_in(told), areas_now, now, days_until_old())


def states_of(
    results: Sequence[Told], shapes: Shapes, now: datetime, days: int, monitor: Optional[Monitor] = None
) -> dict[str, LayerState]:
    """How the layers that said *results* stand, by their ids. Any thread.

    :raises Cancelled: when *monitor* is cancelled.
    """
    queries = {}
    for told in results:
        if monitor is not None and monitor.cancelled.is_set():
            raise Cancelled("cancelled while layers were judged")
        queries[told.layer_id] = query_in(told)
    wanted = {area.id or area.name for query in queries.values() if query for area in query.areas}
    areas_now = shapes(wanted, monitor) if wanted else {}
    return {told.layer_id: judged(told, queries[told.layer_id], areas_now, now, days) for told in results}


def query_in(told: Told) -> Optional[Query]:
    """The query of a layer, from its file where that alone has it; None when it is lost."""
    text = told.query or (stored_query(told.path) if _is_there(told.path) else None)
    return _read(text) if text else None


@lru_cache(maxsize=_QUERIES_KEPT)
def _read(text: str) -> Optional[Query]:
    """Kept, as all layers are judged anew whenever one area is edited."""
    try:
        return Query.from_json(text)
    except InvalidInput:
        return None


def judged(
    told: Told,
    query: Optional[Query],
    areas_now: AreasNow,
    now: datetime,
    days: int,
) -> LayerState:
    """How the layer that said *told* stands, whose query is *query*.

    :param days: after which an answer is old; 0: never.
    """
    if not told.is_valid or not _is_there(told.path):
        return _without_file(told, query)
    areas = query.areas if query is not None and areas_now is not None else ()
    changed = _changed(areas, areas_now or {})
    broken = _broken(areas, areas_now or {})
    removed = tuple(area.name for area in areas if area.id and area.id not in (areas_now or {}))
    if not told.is_complete:
        return _stopped(told, changed, broken)
    if changed or broken:
        advice = _choose() if changed else _mend()
        return LayerState(OUT_OF_DATE, _edited_text(changed, broken), advice, changed, broken)
    age = _age(told.when, now)
    if age is not None and 0 < days < age:
        reason = counted(age, "This answer is 1 day old.", "This answer is {count} days old.")
        return LayerState(OUT_OF_DATE, reason, _refresh())
    return LayerState(COMPLETE, _removed_text(removed), _offer())


def days_until_old() -> int:
    """How many days an answer is taken for today's; 0: always."""
    try:
        return max(0, int(QgsSettings().value(DAYS, USUAL_DAYS)))
    except (TypeError, ValueError):
        return USUAL_DAYS


def story(layer: QgsMapLayer) -> str:
    """What *layer* is the answer to, in one line: "71 points, 12 Mar 2026 09:14, complete, ..."."""
    return layer.metadata().abstract()


def is_same(asked: Shape, now: Shape) -> bool:
    """Whether *now* asks what *asked* did, to about a centimeter; it may ask more circles around a centre."""
    if asked == now:
        return True
    if isinstance(asked, Polygon) and isinstance(now, Polygon):
        return _is_same_polygon(asked, now)
    return isinstance(asked, Buffers) and isinstance(now, Buffers) and _are_same_circles(asked, now)


def _is_there(path: Path) -> bool:
    try:
        return str(path).startswith(_VIRTUAL) or path.exists()
    except OSError:  # a drive that is not there
        return False


def _without_file(told: Told, query: Optional[Query]) -> LayerState:
    gone = not _is_there(told.path)
    if query is None and gone:
        return LayerState(
            FILE_GONE,
            translate("GeoPortfolio", "Its file {file} is gone, and the query with it.").format(
                file=told.path.name
            ),
            translate("GeoPortfolio", "Draw the area and load it anew."),
        )
    text = (
        translate("GeoPortfolio", "Its file {file} is gone.")
        if gone
        else translate("GeoPortfolio", "QGIS can't read its file {file}.")
    )
    advice = translate("GeoPortfolio", "Click the mark beside its name to load it again.")
    return LayerState(FILE_GONE, text.format(file=told.path.name), advice)


def _stopped(told: Told, changed: tuple[Area, ...], broken: tuple[str, ...]) -> LayerState:
    stopped = told.refusals or translate("GeoPortfolio", "The load stopped before everything came.")
    reason = f"{stopped} {_edited_text(changed, broken)}".strip()
    if told.goes_on:
        advice = translate("GeoPortfolio", "Click the mark beside its name to continue.")
    else:
        advice = _choose() if changed else _refresh()
    return LayerState(STOPPED, reason, advice, changed, broken)


def _edited_text(changed: tuple[Area, ...], broken: tuple[str, ...]) -> str:
    """What has been done to areas since, in a sentence or two; empty: nothing."""
    told = (_changed_text([area.name for area in changed]), _broken_text(broken))
    return " ".join(filter(None, told))


def _changed_text(names: Sequence[str]) -> str:
    if not names:
        return ""
    return counted(
        len(names),
        "'{name}' was edited after this query.",
        "{count} of its areas were edited after this query: {names}.",
        name=names[0],
        names=some_of(names),
    )


def _removed_text(names: Sequence[str]) -> str:
    if not names:
        return ""
    return counted(
        len(names),
        "Area removed: '{name}'.",
        "{count} of its areas were removed: {names}.",
        name=names[0],
        names=some_of(names),
    )


def _broken_text(names: Sequence[str]) -> str:
    if not names:
        return ""
    return counted(
        len(names),
        "Its area '{name}' can't be asked as it is now.",
        "{count} of its areas can't be asked as they are now: {names}.",
        name=names[0],
        names=some_of(names),
    )


def _refresh() -> str:
    return translate("GeoPortfolio", "Click the mark beside its name to refresh it.")


def _choose() -> str:
    return translate("GeoPortfolio", "Click the mark beside its name to ask the shape of now.")


def _mend() -> str:
    return translate("GeoPortfolio", "Correct it in Selection areas, or refresh with the shape asked then.")


def _offer() -> str:
    return translate("GeoPortfolio", "Click for what can be done with it.")


def _age(when: Optional[datetime], now: datetime) -> Optional[int]:
    """Whole days between the two; a moment without a time zone is one of this place."""
    return None if when is None else (now.astimezone() - when.astimezone()).days


def _changed(areas: Sequence[Area], areas_now: Mapping[str, Optional[Shape]]) -> tuple[Area, ...]:
    """Those of *areas*, as they were asked, that were edited since, as they are now."""
    found = []
    for area in areas:
        now = areas_now.get(area.id or area.name)
        if now is None or is_same(area.shape, now):
            continue
        # Without an id, as asked by version 0.1, it may be another area of that name: somewhere else.
        if area.id or _box(area.shape).intersects(_box(now)):
            found.append(Area(area.name, now, area.id))
    return tuple(found)


def _broken(areas: Sequence[Area], areas_now: Mapping[str, Optional[Shape]]) -> tuple[str, ...]:
    """The names of those of *areas* that can't be asked as they are now."""
    return tuple(area.name for area in areas if areas_now.get(area.id or area.name, area.shape) is None)


def _box(shape: Shape) -> QgsRectangle:
    """The extent of *shape* in degrees."""
    polygons = (
        [circle(*center, max(shape.radiuses)) for center in shape.centers]
        if isinstance(shape, Buffers)
        else [shape]
    )
    boxes = [geometry_of(polygon).boundingBox() for polygon in polygons]
    extent = QgsRectangle(boxes[0])
    for box in boxes[1:]:
        extent.combineExtentWith(box)
    return extent


def _is_same_polygon(asked: Polygon, now: Polygon) -> bool:
    corners, others = _corners(asked), _corners(now)
    if len(corners) == len(others) and all(map(_is_near, corners, others)):
        return True
    # The same rings may begin elsewhere, or run the other way round.
    return geometry_of(asked).isGeosEqual(geometry_of(now))


def _are_same_circles(asked: Buffers, now: Buffers) -> bool:
    return (
        # Another radius around the same centre is for the next answer.
        all(any(abs(one - other) < _TOLERANCE_METERS for other in now.radiuses) for one in asked.radiuses)
        # An area of several centres is shown as one for each.
        and all(any(_is_near(center, place) for place in asked.centers) for center in now.centers)
    )


def _corners(polygon: Polygon) -> list[Position]:
    return [position for ring in polygon.rings() for position in ring]


def _is_near(one: Position, other: Position) -> bool:
    return abs(one[0] - other[0]) < _TOLERANCE and abs(one[1] - other[1]) < _TOLERANCE
