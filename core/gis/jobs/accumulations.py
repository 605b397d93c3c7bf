"""Accumulation: metrics of areas and of circles, for a table or as a layer (spec 4.3, 4.4)."""

from __future__ import annotations

import time
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Sequence

from ...api import Area, Buffers, Client, Monitor, Polygon, Query
from ...api.accumulation import Accumulation
from ...api.batches import Outcome, each_in_order
from ...api.errors import ApiError, Cancelled
from ...api.provision import Source
from ...api.records import Record
from ..accumulations import Accumulated, AccumulatedSet
from ..circles import circle
from ..metric_units import Path as MetricPath
from ..results import Result, title_of
from ..sentences import About, sentence
from ..store import ResultWriter, Stored
from .asking import endpoints_of, refuse_faults

Told = Callable[[AccumulatedSet], tuple[str, str]]
Unasked = tuple[str, float, Exception]
_FAILED = "failed"
_FOUND = "found"


def accumulate(client: Client, query: Query, described: Source, monitor: Monitor) -> Accumulated:
    """The metrics of *query*, area by area; ``monitor.arrived`` is told each :class:`AccumulatedSet`.

    An area that fails keeps its error and ends no other. After a cancel, what had come.

    :raises InvalidInput: before anything is sent, when the query does not fit the source.
    :raises ApiError: when no area was answered at all.
    """
    began = time.monotonic()
    when = datetime.now().astimezone()
    refuse_faults(client, query, described, monitor)
    sets: list[AccumulatedSet] = []
    stopped: Optional[ApiError] = None
    work = partial(_metrics, client, query)
    in_flight = client.config.open_points.pages_in_flight
    for outcome in each_in_order(query.areas, work, in_flight, monitor):
        if isinstance(outcome.error, Cancelled):
            # Those behind it may have been answered by then.
            stopped = stopped or outcome.error
            continue
        for each in _sets(outcome):
            sets.append(each)
            monitor.arrived(each)
        monitor.counted(len(sets))
    _refuse_nothing(sets, stopped)
    aliases = {item.field: item.label for item in described.filters if item.label}
    seconds = time.monotonic() - began
    return Accumulated(query, tuple(sets), client.config.base_url, when, seconds, stopped, aliases)


def store_accumulation(
    accumulated: Accumulated,
    path: Path,
    monitor: Monitor,
    *,
    told: Optional[Told] = None,
    unasked: Sequence[Unasked] = (),
    metric: MetricPath = (),
) -> Result:
    """The areas of *accumulated* as a GeoPackage at *path*, with a field for each metric.

    Circles are geodesic polygons in EPSG:4326. Own fields: ``area``, or ``radius`` (meters) and
    ``center``; and ``status`` and ``message``, where areas failed or *told* says what is in them.

    :param told: the status and the message of a set.
    :param unasked: centres that could not be asked: name, radius, why. They are rows without a shape.
    :param metric: by which the areas are styled; empty: the one most like a sum insured.
    """
    query = accumulated.query
    about = About(accumulated.connection, query.source, True)
    with_status = bool(told or unasked or any(each.error for each in accumulated.sets))
    told = told or partial(_told, about=about)
    own, field = _own_fields(query, with_status), _field_of(metric, accumulated.sets)
    writer = ResultWriter(path, {}, own, query, metric=field)
    with writer:
        for each in accumulated.sets:
            writer.add([Record(_outline(each), dict(each.metrics))], _tags(each, *told(each)), monitor)
        for name, radius, fault in unasked:
            tags = {"center": name, "radius": radius, "status": _FAILED, "message": sentence(fault, about)}
            writer.add([Record(None, {})], tags, monitor)
    return result_of(accumulated, writer.stored)


def result_of(accumulated: Accumulated, stored: Optional[Stored]) -> Result:
    """*accumulated* as it was *stored*."""
    query = accumulated.query
    errors = (each.error for each in accumulated.sets if each.error)
    error = accumulated.error or next(errors, None)
    return Result(
        stored=stored,
        query=query,
        title=title_of(query, accumulated.when),
        endpoints=endpoints_of(query),
        host=accumulated.host,
        when=accumulated.when,
        seconds=accumulated.seconds,
        complete=accumulated.complete,
        error=error if isinstance(error, ApiError) else None,
        aliases=accumulated.aliases,
        connection=accumulated.connection,
    )


def _metrics(client: Client, query: Query, area: Area, monitor: Monitor) -> list[Accumulation]:
    return client.accumulation.in_area(
        query.source, area.shape, query.filters, version=query.version, monitor=monitor
    )


def _sets(outcome: Outcome[Area, list[Accumulation]]) -> Iterator[AccumulatedSet]:
    area = outcome.item
    if outcome.error is not None:
        radiuses = area.shape.radiuses if isinstance(area.shape, Buffers) else (None,)
        yield from (AccumulatedSet(area, radius, error=outcome.error) for radius in radiuses)
        return
    for each in outcome.value or ():
        yield AccumulatedSet(area, each.radius, each.metrics, each.error, each.paths)


def _refuse_nothing(sets: list[AccumulatedSet], stopped: Optional[ApiError]) -> None:
    """Nothing at all is no answer: what was wrong with the first is told."""
    first = next((each.error for each in sets if each.error), stopped)
    if first is not None and not any(each.error is None for each in sets):
        raise first


def _own_fields(query: Query, with_status: bool) -> dict[str, str]:
    circles = [isinstance(area.shape, Buffers) for area in query.areas]
    fields: dict[str, str] = {}
    if not all(circles):
        fields["area"] = "text"
    if any(circles):
        fields.update(radius="real", center="text")
    if with_status:
        fields.update(status="text", message="text")
    return fields


def _field_of(metric: MetricPath, sets: Sequence[AccumulatedSet]) -> str:
    """The name under which *sets* have the metric at this path; empty: none has it."""
    names = (name for each in sets for name in each.metrics if each.paths.get(name, (name,)) == metric)
    return next(names, "")


def _told(each: AccumulatedSet, about: About) -> tuple[str, str]:
    return (_FAILED, sentence(each.error, about)) if each.error else (_FOUND, "")


def _tags(each: AccumulatedSet, status: str, message: str) -> dict[str, Any]:
    told = {"status": status, "message": message}
    if each.radius is None:
        return {**told, "area": each.area.name}
    return {**told, "radius": each.radius, "center": each.area.name}


def _outline(each: AccumulatedSet) -> dict[str, Any]:
    """The polygon, or the circles of this radius, as a GeoJSON geometry of EPSG:4326."""
    shape = each.area.shape
    if not isinstance(shape, Buffers):
        return shape.geometry()
    return Polygon(
        tuple(part for center in shape.centers for part in circle(*center, each.radius).polygons)
    ).geometry()
