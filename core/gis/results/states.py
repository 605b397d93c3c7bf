"""Evaluate the state of a result layer: complete, stopped, out of date or without its file; and what to do.

What a layer says of its result is read on the main thread (:func:`facts_of`), and evaluated in any.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Callable, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsRectangle, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication

from ...api.errors import InvalidInput
from ...api.monitor import Monitor
from ...api.query import Area, Query
from ...api.shapes import Buffers, Polygon, Shape
from ..areas.circles import circle
from ..areas.geometry import geometry_of
from ..layers.provenance import record_of
from ..storage.record import COMPLETE, ResultRecord, stored_query
from ..text.numbers import counted, some_of
from . import layers

translate = QCoreApplication.translate

STOPPED = "stopped"
OUT_OF_DATE = "out of date"
FILE_GONE = "file gone"

DAYS = "geoportfolio/outOfDateDays"
"""The setting that says after how many days an answer is old; 0: never."""
USUAL_DAYS = 30

_VIRTUAL = "/vsi"
"""Paths that only GDAL can look at begin so."""

AreasNow = Optional[Mapping[str, Optional[Shape]]]
"""Shapes of *Selection areas* by name and by id, each None where it can't be asked; None: no such layer."""

Shapes = Callable[..., AreasNow]
"""Given names and ids, and maybe a Monitor: what has these now."""


@dataclass(frozen=True)
class LayerState:
    """The state of a result layer.

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
class LayerFacts:
    """The facts about a result in its layer.

    :param record: of the result; its query is None where only the file has it.
    :param source: of the layer; which file that is, takes a moment to find out.
    """

    layer_id: str
    record: ResultRecord
    source: str
    is_valid: bool

    @cached_property
    def path(self) -> Path:
        """The file of the answer."""
        return layers.path_in(self.source)


def facts_of(layer: QgsMapLayer) -> LayerFacts:
    """Return the facts in the result *layer*; no file is read. Main thread only."""
    return LayerFacts(layer.id(), record_of(layer), layer.source(), layer.isValid())


def state_of(layer: QgsMapLayer, areas_now: AreasNow, now: datetime) -> LayerState:
    """Return the state of *layer*, a result, at the moment *now*. Main thread only."""
    facts = facts_of(layer)
    return _state(facts, _query_of(facts), areas_now, now, days_until_old())


def states_of(
    results: Sequence[LayerFacts],
    shapes: Shapes,
    now: datetime,
    days: int,
    monitor: Optional[Monitor] = None,
) -> dict[str, LayerState]:
    """Return the states of the layers with the facts *results*, by layer id. Any thread.

    :param days: after which an answer is old; 0: never.
    :raises Cancelled: when *monitor* is cancelled.
    """
    queries = {}
    for facts in results:
        if monitor is not None:
            monitor.stop_if_cancelled()
        queries[facts.layer_id] = _query_of(facts)
    wanted = {area.id or area.name for query in queries.values() if query for area in query.areas}
    areas_now = shapes(wanted, monitor) if wanted else {}
    return {each.layer_id: _state(each, queries[each.layer_id], areas_now, now, days) for each in results}


def _query_of(facts: LayerFacts) -> Optional[Query]:
    """Return the query of a layer, from its file where that alone has it; None when it is lost."""
    if facts.record.query is not None:
        return facts.record.query
    text = stored_query(facts.path) if _is_there(facts.path) else None
    try:
        return Query.from_json(text) if text else None
    except InvalidInput:
        return None


def _state(
    facts: LayerFacts, query: Optional[Query], areas_now: AreasNow, now: datetime, days: int
) -> LayerState:
    if not facts.is_valid or not _is_there(facts.path):
        return _without_file(facts, query)
    areas = query.areas if query is not None and areas_now is not None else ()
    changed = _changed(areas, areas_now or {})
    broken = _broken(areas, areas_now or {})
    removed = tuple(area.name for area in areas if area.id and area.id not in (areas_now or {}))
    record = facts.record
    if not record.is_complete:
        return _stopped(facts, changed, broken)
    if changed or broken:
        advice = _choose() if changed else _mend()
        return LayerState(OUT_OF_DATE, _edited_text(changed, broken), advice, changed, broken)
    age = None if record.when is None else (now.astimezone() - record.when.astimezone()).days
    if age is not None and 0 < days < age:
        reason = counted(age, "This result is 1 day old.", "This result is {count} days old.")
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
    """Return whether *now* requests what *asked* did; it may have more circles around a center.

    An area that was not edited is read as exactly the same shape again. Its rings may begin elsewhere, or
    run the other way round.
    """
    if isinstance(asked, Buffers) and isinstance(now, Buffers):
        # Another radius around the same center is for the next answer, and an area of several centers is
        # shown as one for each.
        return {*asked.radiuses} <= {*now.radiuses} and {*now.centers} <= {*asked.centers}
    if isinstance(asked, Polygon) and isinstance(now, Polygon):
        return asked == now or geometry_of(asked).isGeosEqual(geometry_of(now))
    return False


def _is_there(path: Path) -> bool:
    try:
        return str(path).startswith(_VIRTUAL) or path.exists()
    except OSError:  # a drive that is not there
        return False


def _without_file(facts: LayerFacts, query: Optional[Query]) -> LayerState:
    gone = not _is_there(facts.path)
    if query is None and gone:
        return LayerState(
            FILE_GONE,
            translate("GeoPortfolio", "Its file {file} no longer exists, and neither does the query.").format(
                file=facts.path.name
            ),
            translate("GeoPortfolio", "Draw the area and load it again."),
        )
    text = (
        translate("GeoPortfolio", "Its file {file} no longer exists.")
        if gone
        else translate("GeoPortfolio", "QGIS cannot read its file {file}.")
    )
    advice = translate("GeoPortfolio", "Click the indicator beside its name to load it again.")
    return LayerState(FILE_GONE, text.format(file=facts.path.name), advice)


def _stopped(facts: LayerFacts, changed: tuple[Area, ...], broken: tuple[str, ...]) -> LayerState:
    stopped = facts.record.refusals or translate("GeoPortfolio", "Incomplete: the load stopped early.")
    reason = f"{stopped} {_edited_text(changed, broken)}".strip()
    if facts.record.position is not None:
        advice = translate("GeoPortfolio", "Click the indicator beside its name to resume.")
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
        "Its area '{name}' cannot be queried as it is now.",
        "{count} of its areas cannot be queried as they are now: {names}.",
        name=names[0],
        names=some_of(names),
    )


def _refresh() -> str:
    return translate("GeoPortfolio", "Click the indicator beside its name to refresh it.")


def _choose() -> str:
    return translate("GeoPortfolio", "Click the indicator beside its name to refresh with the current area.")


def _mend() -> str:
    return translate("GeoPortfolio", "Correct it in Selection areas, or refresh with the area of the query.")


def _offer() -> str:
    return translate("GeoPortfolio", "Click for options.")


def _changed(areas: Sequence[Area], areas_now: Mapping[str, Optional[Shape]]) -> tuple[Area, ...]:
    """Return those of *areas* that were edited since the request, as they are now."""
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
    """Return the names of those of *areas* that can't be requested as they are now."""
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
