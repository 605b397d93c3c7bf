"""Each row as its operation asks it, the function of ``core.gis`` that both doors call.

An operation turns what came into rows that can be compared: texts of ids and values, one for each row, in the
order of the answer.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Callable, Mapping, Optional

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Monitor, Query
from geoportfolio.core.api.errors import ApiError
from geoportfolio.core.api.query import ACCUMULATION
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.storage.geopackage import TABLE
from sandbox.testing import Sandbox
from tests.support.oracle import HAMBURG, SOURCE
from tests.support.rows import ADDRESS, LAYERS, MAP_LAYERS, POINT, ROWS, SITES, Report
from tests.support.service import outcomes, places

CONNECTION = "office"


@dataclass(frozen=True)
class Place:
    """Where a row is asked.

    :param sandbox: the service, which nobody else asks meanwhile.
    :param folder: an empty one, for what is written.
    :param client: asks; the next ask of the same cell has the same one.
    :param described: the source, of which all rows are asked.
    """

    sandbox: Sandbox
    folder: Path
    client: Client
    described: Optional[Source]
    monitor: Monitor = field(default_factory=Monitor)


@dataclass(frozen=True)
class Came:
    """What an ask ended in.

    :param rows: ids and values, a text for each; () where nothing came.
    :param error: why it is not all; None: it claims to be all.
    :param result: of what was loaded, with its file and its state.
    :param seen: what QGIS's own provider showed and said, for the rows that it asks.
    """

    rows: tuple[str, ...] = ()
    error: Optional[Exception] = None
    result: Optional[Result] = None
    seen: str = ""


def _load(query: Query, place: Place) -> Came:
    """Ask for rows as a load does, and read what its file holds."""
    path = place.folder / "result.gpkg"
    try:
        result = gis.results.loading.load(place.client, query, place.described, path, place.monitor)
    except ApiError as error:
        return Came(error=error)
    rows = rows_in(result.stored.path) if result.stored else ()
    return Came(rows, result.error, replace(result, connection=CONNECTION))


def rows_in(path: Path) -> tuple[str, ...]:
    """The rows of a GeoPackage in their order, each with its geometry and all of its values."""
    with closing(sqlite3.connect(path)) as file:
        cursor = file.execute(f"SELECT * FROM {TABLE} ORDER BY fid")
        names = [column[0] for column in cursor.description]
        rows = [dict(zip(names, row)) for row in cursor]
    for row in rows:
        row.pop("fid")
    return tuple(_text(row) for row in rows)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, ApiError):
        return f"{type(value).__name__}: {value}"
    return asdict(value) if hasattr(value, "__dataclass_fields__") else str(value)


def _sums(query: Query, place: Place) -> Came:
    """Ask for an accumulation, and have each of its sets as a row."""
    try:
        found = gis.results.accumulation.accumulate(place.client, query, place.described, place.monitor)
    except ApiError as error:
        return Came(error=error)
    good = (each for each in found.sets if each.error is None)
    error = found.error or next((each.error for each in found.sets if each.error), None)
    return Came(tuple(_text([each.radius, dict(each.metrics)]) for each in good), error)


def _value(call: Callable[[Client, Monitor], Any], place: Place) -> Came:
    """Ask for something small: each item of a list, each member of an object is a row."""
    try:
        found = call(place.client, place.monitor)
    except ApiError as error:
        return Came(error=error)
    if isinstance(found, Mapping):
        found = list(found.items())
    items = found if isinstance(found, (list, tuple)) else [] if found is None else [found]
    return Came(tuple(map(_text, items)))


def _batch(place: Place) -> Came:
    """Layer data of some places, as many at a time as the connection says."""
    rows, first = [], None
    try:
        size = place.client.config.open_points.batch_size
        answers = gis.enrichment.run.enrich_chunks(
            place.client, places(SITES, size), LAYERS, "count", place.monitor
        )
        for number, outcome in enumerate(outcomes(answers)):
            if outcome.error is None:
                rows.append(_text([number, outcome.value.layers]))
            else:
                first = first or outcome.error
    except ApiError as error:
        first = first or error
    return Came(tuple(rows), first)


def _report(report: Report, place: Place) -> Came:
    """Ask for a risk report: its whole text is the one row."""
    wanted = gis.reports.single.ReportRequest(
        SOURCE, *HAMBURG, "Hamburg", report.kind, report.version, report.radiuses, report.filters
    )
    try:
        found = gis.reports.single.fetch_risk_report(place.client, wanted, place.folder, place.monitor)
    except ApiError as error:
        return Came(error=error)
    return Came((found.path.read_bytes().decode("latin-1"),))


_SMALL: Mapping[str, Callable[[Client, Monitor], Any]] = {
    "autocomplete": lambda client, m: gis.places.addresses.suggest(client, ADDRESS, m),
    "geocode": lambda client, m: gis.places.addresses.geocode(client, ADDRESS, m),
    "reverse_geocode": lambda client, m: gis.places.addresses.address_at(client, HAMBURG[1], HAMBURG[0], m),
    "provision": gis.connections.sources.list_sources,
    "provision_filters": lambda client, m: gis.connections.sources.describe_filters(client, SOURCE, m),
    "point_attributes": lambda client, m: gis.results.point_attributes.point_attributes(
        client, SOURCE, POINT, m
    ),
    "enrich_point": lambda client, m: (
        gis.enrichment.run.enrich_point(client, HAMBURG, LAYERS, "enhance", m).layers
    ),
    "wms_describe_layer": lambda client, m: gis.hazard_maps.load_catalog.describe_map_layers(
        client, MAP_LAYERS, m
    ),
}


def _operations() -> dict[str, Callable[[Place], Came]]:
    found: dict[str, Callable[[Place], Came]] = {row: partial(_value, call) for row, call in _SMALL.items()}
    found["enrich_batch"] = _batch
    for name, row in ROWS.items():
        if isinstance(row.asks, Report):
            found[name] = partial(_report, row.asks)
        elif isinstance(row.asks, Query):
            found[name] = partial(_sums if row.asks.verb == ACCUMULATION else _load, row.asks)
    return found


OPERATIONS: Mapping[str, Callable[[Place], Came]] = _operations()
"""By row; the rows that QGIS's own providers ask are in ``native_rows``."""
