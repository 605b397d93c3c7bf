"""Calculate accumulations of areas and circles, and store them as results (spec 4.3, 4.4)."""

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
from ...api.parsing.records import Record
from ...api.sources import Source
from ..areas.circles import circle
from ..storage.record import ResultRecord
from ..storage.result_file import ResultFile
from ..storage.writer import ResultWriter
from ..text.error_messages import About, sentence
from ..text.units import Path as MetricPath
from .accumulated import Accumulated, AccumulatedSet
from .queries import endpoints_of, refuse_faults
from .result import Result, place_fields, title_of

Told = Callable[[AccumulatedSet], tuple[str, str]]
Unasked = tuple[str, float, Exception]
_FAILED = "failed"
_FOUND = "found"
_STATUS_FIELDS = {"status": "text", "message": "text"}


def accumulate(client: Client, query: Query, described: Source, monitor: Monitor) -> Accumulated:
    """Return the metrics of *query*, area by area; ``monitor.arrived`` gets each :class:`AccumulatedSet`.

    A failed area has its error and does not affect others. A cancellation keeps the sets so far.

    :raises InvalidInput: before any request: the query is invalid for the source.
    :raises ApiError: no area has metrics.
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
            # Responses for later areas may have arrived earlier.
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
    """Write the areas of *accumulated* as a GeoPackage at *path*, with a field for each metric.

    Circles are geodesic polygons in EPSG:4326. Our fields: ``area``, or ``radius`` (meters) and ``center``;
    also ``status`` and ``message`` if areas failed or *told* is given.

    :param told: returns the status and the message of a set.
    :param unasked: centers that could not be requested, as rows without geometry: name, radius, reason.
    :param metric: the metric to style by; empty: the sum insured, as far as recognized.
    :raises OSError: the file can't be written; also sqlite3.Error.
    """
    query = accumulated.query
    about = About(accumulated.connection, query.source, True)
    with_status = bool(told or unasked or any(each.error for each in accumulated.sets))
    told = told or partial(_status, about=about)
    own = {**place_fields(query), **(_STATUS_FIELDS if with_status else {})}
    field = _field_of(metric, accumulated.sets)
    title = title_of(query, accumulated.when)
    record = ResultRecord(
        query, accumulated.connection, accumulated.host, accumulated.when, accumulated.aliases, title=title
    )
    writer = ResultWriter(path, {}, own, record, field)
    writer.is_complete = accumulated.complete
    with writer:
        for each in accumulated.sets:
            writer.add([Record(_outline(each), dict(each.metrics))], _tags(each, *told(each)), monitor)
        for name, radius, fault in unasked:
            tags = {"center": name, "radius": radius, "status": _FAILED, "message": sentence(fault, about)}
            writer.add([Record(None, {})], tags, monitor)
    return result_of(accumulated, writer.stored)


def result_of(accumulated: Accumulated, stored: Optional[ResultFile]) -> Result:
    """Return *accumulated* as the result in the file *stored*, or None without a file."""
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
    """Raise the first error if no set has metrics."""
    first = next((each.error for each in sets if each.error), stopped)
    if first is not None and not any(each.error is None for each in sets):
        raise first


def _field_of(metric: MetricPath, sets: Sequence[AccumulatedSet]) -> str:
    """Return the name of the metric at this path in *sets*; empty if none has it."""
    names = (name for each in sets for name in each.metrics if each.paths.get(name, (name,)) == metric)
    return next(names, "")


def _status(each: AccumulatedSet, about: About) -> tuple[str, str]:
    return (_FAILED, sentence(each.error, about)) if each.error else (_FOUND, "")


def _tags(each: AccumulatedSet, status: str, message: str) -> dict[str, Any]:
    tags = {"status": status, "message": message}
    if each.radius is None:
        return {**tags, "area": each.area.name}
    return {**tags, "radius": each.radius, "center": each.area.name}


def _outline(each: AccumulatedSet) -> dict[str, Any]:
    """Return the polygon, or the circles of this radius, as a GeoJSON geometry in EPSG:4326."""
    shape = each.area.shape
    if not isinstance(shape, Buffers):
        return shape.geometry()
    return Polygon(
        tuple(part for center in shape.centers for part in circle(*center, each.radius).polygons)
    ).geometry()
