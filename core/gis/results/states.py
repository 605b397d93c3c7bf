"""Determine the state of a result layer: complete, stopped, out of date or without its file; and the next
step.

Layers are read on the main thread (:func:`facts_of`); their states are determined in any thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Callable, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsRectangle, QgsSettings

from ...api.errors import InvalidInput
from ...api.monitor import Monitor
from ...api.query import Area, Query
from ...api.shapes import Buffers, Polygon, Shape
from ..areas.circles import circle
from ..areas.geometry import geometry_of
from ..layers.provenance import record_of
from ..storage.record import COMPLETE, ResultRecord, stored_query
from ..text.languages import tr
from ..text.numbers import counted, some_of
from . import layers

STOPPED = "stopped"
OUT_OF_DATE = "out of date"
FILE_GONE = "file gone"

DAYS = "geoportfolio/outOfDateDays"
"""The setting with the number of days after which a result is out of date; 0: never."""
USUAL_DAYS = 30

_VIRTUAL = "/vsi"
"""The prefix of paths that only GDAL can read."""

AreasNow = Optional[Mapping[str, Optional[Shape]]]
"""Shapes of *Selection areas* by name and id, None if invalid; None instead of a mapping: no such layer."""

Shapes = Callable[..., AreasNow]
"""Returns the current shapes for names and ids; takes an optional Monitor."""


@dataclass(frozen=True)
class LayerState:
    """The state of a result layer.

    :param kind: ``COMPLETE``, ``STOPPED``, ``OUT_OF_DATE`` or ``FILE_GONE``; the worst that applies.
    :param reason: a message; for a complete result empty, or that one of its areas was removed.
    :param advice: the next step.
    :param changed: the areas of its query that were edited since, in their current form.
    :param broken: the names of those that are now invalid.
    """

    kind: str
    reason: str = ""
    advice: str = ""
    changed: tuple[Area, ...] = ()
    broken: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Return reason and advice in one line."""
        return f"{self.reason} {self.advice}".strip()


@dataclass(frozen=True)
class LayerFacts:
    """The facts about a result in its layer.

    :param record: the record of the result; its query is None if only the file has it.
    :param source: the source of the layer; decoding its file takes a moment.
    """

    layer_id: str
    record: ResultRecord
    source: str
    is_valid: bool

    @cached_property
    def path(self) -> Path:
        """Return the file of the result."""
        return layers.path_in(self.source)


def facts_of(layer: QgsMapLayer) -> LayerFacts:
    """Return the facts about the result *layer* without reading its file. Main thread only."""
    return LayerFacts(layer.id(), record_of(layer), layer.source(), layer.isValid())


def state_of(layer: QgsMapLayer, areas_now: AreasNow, now: datetime) -> LayerState:
    """Return the state of the result *layer* at the time *now*. Main thread only."""
    facts = facts_of(layer)
    return _state(facts, _query_of(facts), areas_now, now, days_until_old())


def states_of(
    results: Sequence[LayerFacts],
    shapes: Shapes,
    now: datetime,
    days: int,
    monitor: Optional[Monitor] = None,
) -> dict[str, LayerState]:
    """Return the states of the layers with the facts *results*, by layer id. Thread-safe.

    :param days: the age after which a result is out of date; 0: never.
    :raises Cancelled: *monitor* is cancelled.
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
    """Return the query of a layer, from its file if necessary; None: it is lost."""
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
        advice = _choose() if changed else _correction()
        return LayerState(OUT_OF_DATE, _edited_text(changed, broken), advice, changed, broken)
    age = None if record.when is None else (now.astimezone() - record.when.astimezone()).days
    if age is not None and 0 < days < age:
        reason = counted(age, "This result is 1 day old.", "This result is {count} days old.")
        return LayerState(OUT_OF_DATE, reason, _refresh())
    return LayerState(COMPLETE, _removed_text(removed), _offer())


def days_until_old() -> int:
    """Return the number of days until a result is out of date; 0: never."""
    try:
        return max(0, int(QgsSettings().value(DAYS, USUAL_DAYS)))
    except (TypeError, ValueError):
        return USUAL_DAYS


def story(layer: QgsMapLayer) -> str:
    """Return the result of *layer* in one line: "71 points, 12 Mar 2026 09:14, complete, ..."."""
    return layer.metadata().abstract()


def is_same(asked: Shape, now: Shape) -> bool:
    """Return whether *now* equals the requested shape *asked*; it may have more circles around a center.

    An unedited area is read as exactly the same shape, but its rings may start elsewhere or have the opposite
    direction.
    """
    if isinstance(asked, Buffers) and isinstance(now, Buffers):
        # An added radius around the same center affects only the next result, and an area with several
        # centers is shown as one area for each.
        return {*asked.radiuses} <= {*now.radiuses} and {*now.centers} <= {*asked.centers}
    if isinstance(asked, Polygon) and isinstance(now, Polygon):
        return asked == now or geometry_of(asked).isGeosEqual(geometry_of(now))
    return False


def _is_there(path: Path) -> bool:
    try:
        return str(path).startswith(_VIRTUAL) or path.exists()
    except OSError:  # a disconnected drive
        return False


def _without_file(facts: LayerFacts, query: Optional[Query]) -> LayerState:
    gone = not _is_there(facts.path)
    if query is None and gone:
        return LayerState(
            FILE_GONE,
            tr("Its file {file} no longer exists, and neither does the query.").format(file=facts.path.name),
            tr("Draw the area and load it again."),
        )
    text = tr("Its file {file} no longer exists.") if gone else tr("QGIS cannot read its file {file}.")
    advice = tr("Click the indicator beside its name to load it again.")
    return LayerState(FILE_GONE, text.format(file=facts.path.name), advice)


def _stopped(facts: LayerFacts, changed: tuple[Area, ...], broken: tuple[str, ...]) -> LayerState:
    stopped = facts.record.refusals or tr("Incomplete: the load stopped early.")
    reason = f"{stopped} {_edited_text(changed, broken)}".strip()
    if facts.record.position is not None:
        advice = tr("Click the indicator beside its name to resume.")
    else:
        advice = _choose() if changed else _refresh()
    return LayerState(STOPPED, reason, advice, changed, broken)


def _edited_text(changed: tuple[Area, ...], broken: tuple[str, ...]) -> str:
    """Return a message on edits of the areas since; empty: none."""
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
    return tr("Click the indicator beside its name to refresh it.")


def _choose() -> str:
    return tr("Click the indicator beside its name to refresh with the current area.")


def _correction() -> str:
    return tr("Correct it in Selection areas, or refresh with the area of the query.")


def _offer() -> str:
    return tr("Click for options.")


def _changed(areas: Sequence[Area], areas_now: Mapping[str, Optional[Shape]]) -> tuple[Area, ...]:
    """Return those of *areas* that were edited since the request, in their current form."""
    found = []
    for area in areas:
        now = areas_now.get(area.id or area.name)
        if now is None or is_same(area.shape, now):
            continue
        # Without an id, as in version 0.1, it may be another area of the same name, in another place.
        if area.id or _box(area.shape).intersects(_box(now)):
            found.append(Area(area.name, now, area.id))
    return tuple(found)


def _broken(areas: Sequence[Area], areas_now: Mapping[str, Optional[Shape]]) -> tuple[str, ...]:
    """Return the names of those of *areas* that are now invalid."""
    return tuple(area.name for area in areas if areas_now.get(area.id or area.name, area.shape) is None)


def _box(shape: Shape) -> QgsRectangle:
    """Return the extent of *shape* in degrees."""
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
