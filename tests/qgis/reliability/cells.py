"""Each of the 36 rows as a cell of the matrix asks it: how, what came, and what would be the whole truth.

A :class:`Verb` asks its row through the job of the plugin, or through QGIS's own provider, and turns what
came into rows that can be compared: texts of ids and values, one for each row, in the order of the answer.
The truth is what the same verb gives in good weather, which ``truth_of`` checks against the body that the
sandbox sends to somebody else who asks the same. A column of the matrix is a fault and, for each *kind* of
verb, how its cells end.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Optional

from geoportfolio.core.api import Area, Buffers, Client, Config, Filter, Monitor, OpenPoints, Query, Retry
from geoportfolio.core.api.endpoints import BY_ID
from geoportfolio.core.api.errors import ApiError
from geoportfolio.core.api.provision import Source
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from geoportfolio.core.gis import jobs
from geoportfolio.core.gis.geopackage import TABLE
from geoportfolio.core.gis.results import Result
from sandbox.testing import Sandbox
from tests.qgis.rows import ADDRESS, HAMBURG, LAYERS, MAP_LAYERS, POINT
from tests.qgis.rows import EVENT as FOOTPRINT
from tests.support.oracle import COAST, SOURCE
from tests.support.service import outcomes, places, polygon_of

KEY = "Kx7+t/9=Qz&mR4w"
"""The key of every sandbox of the matrix: it looks another way in an address, in JSON and in base64."""
CONNECTION = "office"
PLAIN, SECURE, CLOSED = "plain", "secure", "closed"
ALONE = OpenPoints(pages_in_flight=1)
QUICK = Retry(attempts=3, first_wait=0.01, longest_wait=0.02, deadline=120.0)
AREA = polygon_of(COAST)
CIRCLES = Buffers((HAMBURG,), (100_000.0, 200_000.0))
FLAT = (Filter("CountryCode", "DE"),)
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)),)
DANES = (Filter("CountryCode", "DK"),)
COLUMNS = ("id", "LocName", "BuildingTIV")
PAGE = 20
PDF_MOMENT = re.compile(r"D:\d{14}[+-]\d\d'\d\d'|(?<=/ID \n)\[<\w+><\w+>\]")
"""When a PDF was made, and its number: no two are the same."""
SITES = tuple((8.0 + number / 4, 53.5) for number in range(6))
"""The places of a batch, (longitude, latitude)."""


@dataclass(frozen=True)
class Place:
    """Where one cell happens.

    :param sandbox: the service, which nobody else asks meanwhile.
    :param folder: an empty one, for what is written.
    :param client: asks; the next ask of the same cell has the same one.
    :param described: the source, of which all rows are asked.
    """

    sandbox: Sandbox
    folder: Path
    client: Client
    described: Source
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


@dataclass(frozen=True)
class Verb:
    """One row of the matrix.

    :param kind: what the answer is: ``rows`` (one body of many rows), ``pages``, ``sums``, ``value`` (small,
        whole or nothing), ``batch``, ``report``, or what QGIS's own provider shows: ``map``, ``features``.
    :param healthy: requests of the ask that are answered well before the fault begins.
    :param switches: of the sandbox.
    """

    row: str
    kind: str
    asks: Callable[[Place], Came]
    healthy: int = 0
    points: OpenPoints = ALONE
    switches: Mapping[str, Any] = field(default_factory=dict)

    def ask(self, place: Place) -> Came:
        """Ask once; the same rows for the same answer, whichever sandbox gives it and when."""
        came = self.asks(place)
        rows = (row.replace(place.sandbox.url, "service:here") for row in came.rows)
        return replace(came, rows=tuple(PDF_MOMENT.sub("<moment>", row) for row in rows))

    @property
    def path(self) -> str:
        """What of the request's path is its own; the faults of a cell hit no other request."""
        return BY_ID[self.row].path.partition("{")[0]

    def config(self, sandbox: Sandbox, **changes: Any) -> Config:
        """A connection to *sandbox* with little patience."""
        known = {"base_url": sandbox.url, "api_key": sandbox.key, "retry": QUICK, "open_points": self.points}
        return Config(**{**known, **changes})


@dataclass(frozen=True)
class Ending:
    """How a cell has to end.

    :param keeps: ``all`` of the truth, ``some`` of it (neither nothing nor all), or ``nothing``; ``part``:
        any part of it, for what nobody can foresee; ``shown``: QGIS shows the answer as text, whatever it is.
    :param error: the class of the error, exactly; None: none.
    :param tells: a piece of the sentence.
    :param tries: how often the row was asked in all; None: as often as it takes.
    """

    keeps: str
    error: Optional[type[Exception]] = None
    tells: str = ""
    tries: Optional[int] = None


@dataclass(frozen=True)
class Column:
    """One fault for all rows.

    :param title: the head of the column in docs/reliability.md.
    :param faults: of the sandbox, without a path (``500x1``).
    :param endings: by the kind of the verb, and ``row:<id>`` for one that ends in another way than its kind.
    :param config: other values of the connection.
    :param service: which one is asked: ``PLAIN``, ``SECURE`` (https) or ``CLOSED`` (nothing listens there).
    :param truth: what the whole truth becomes under this fault (for a content that is spoiled on purpose).
    """

    id: str
    title: str
    faults: tuple[str, ...]
    endings: Mapping[str, Ending]
    config: Mapping[str, Any] = field(default_factory=dict)
    service: str = PLAIN
    truth: Callable[[Verb, tuple[str, ...]], tuple[str, ...]] = lambda _verb, rows: rows

    def ending(self, verb: Any) -> Ending:
        """How the cell of *verb*, a :class:`Verb` or one of QGIS's own, ends."""
        return self.endings.get(f"row:{verb.row}") or self.endings[verb.kind]


def faults_for(column: Column, verb: Verb) -> tuple[str, ...]:
    """The column's faults where *verb* meets them: on its own path, behind its healthy requests."""
    healthy = (f"{verb.path}=delay:0x{verb.healthy}",) if verb.healthy else ()
    return (*healthy, *(f"{verb.path}={fault}" for fault in column.faults))


# The jobs


def load(verb: str, filters: Any, version: str, *shapes: Any, **more: Any) -> Callable[[Place], Came]:
    """Ask for rows as a load does, and read what its file holds."""
    areas = tuple(Area("1", shape) for shape in shapes)
    columns = () if verb in (POINTS, ACCUMULATION_LAYER) else COLUMNS
    query = Query(SOURCE, areas, version, filters, columns, PAGE, verb, **more)
    return partial(_load, query)


def _load(query: Query, place: Place) -> Came:
    path = place.folder / "result.gpkg"
    try:
        result = jobs.load(place.client, query, place.described, path, place.monitor)
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


def sums(shape: Any, filters: Any, version: str) -> Callable[[Place], Came]:
    """Ask for an accumulation, and have each of its sets as a row."""
    query = Query(SOURCE, (Area("1", shape),), version, filters, verb=ACCUMULATION)
    return partial(_sums, query)


def _sums(query: Query, place: Place) -> Came:
    try:
        found = jobs.accumulate(place.client, query, place.described, place.monitor)
    except ApiError as error:
        return Came(error=error)
    good = (each for each in found.sets if each.error is None)
    error = found.error or next((each.error for each in found.sets if each.error), None)
    return Came(tuple(_text([each.radius, dict(each.metrics)]) for each in good), error)


def value(call: Callable[[Client, Monitor], Any]) -> Callable[[Place], Came]:
    """Ask for something small: each item of a list, each member of an object is a row."""
    return partial(_value, call)


def _value(call: Callable[[Client, Monitor], Any], place: Place) -> Came:
    try:
        found = call(place.client, place.monitor)
    except ApiError as error:
        return Came(error=error)
    if isinstance(found, Mapping):
        found = list(found.items())
    items = found if isinstance(found, (list, tuple)) else [] if found is None else [found]
    return Came(tuple(map(_text, items)))


def _batch(place: Place) -> Came:
    """Layer data of some places, two at a time."""
    rows, first = [], None
    try:
        size = place.client.config.open_points.batch_size
        answers = jobs.enrich_chunks(place.client, places(SITES, size), LAYERS, "count", place.monitor)
        for number, outcome in enumerate(outcomes(answers)):
            if outcome.error is None:
                rows.append(_text([number, outcome.value.layers]))
            else:
                first = first or outcome.error
    except ApiError as error:
        first = first or error
    return Came(tuple(rows), first)


def report(kind: str, version: str, radiuses: Any = ()) -> Callable[[Place], Came]:
    """Ask for a risk report: its whole text is the one row."""
    wanted = jobs.ReportRequest(SOURCE, *HAMBURG, "Hamburg", kind, version, radiuses, FLAT)
    return partial(_report, wanted)


def _report(wanted: jobs.ReportRequest, place: Place) -> Came:
    try:
        found = jobs.fetch_risk_report(place.client, wanted, place.folder, place.monitor)
    except ApiError as error:
        return Came(error=error)
    return Came((found.path.read_bytes().decode("latin-1"),))


def _verbs() -> Iterator[Verb]:
    yield Verb("autocomplete", "value", value(lambda client, m: jobs.suggest(client, ADDRESS, m)))
    yield Verb("geocode", "value", value(lambda client, m: jobs.geocode(client, ADDRESS, m)))
    yield Verb(
        "reverse_geocode",
        "value",
        value(lambda client, m: jobs.address_at(client, HAMBURG[1], HAMBURG[0], m)),
    )
    yield Verb("provision", "value", value(jobs.list_sources))
    yield Verb(
        "provision_filters", "value", value(lambda client, m: jobs.describe_filters(client, SOURCE, m))
    )
    yield Verb(
        "point_attributes", "value", value(lambda client, m: jobs.point_attributes(client, SOURCE, POINT, m))
    )
    for version, filters in (("v1", FLAT), ("v2", TREE)):
        yield Verb(f"points_selection_{version}", "rows", load(POINTS, filters, version, AREA))
        yield Verb(f"points_buffer_{version}", "rows", load(POINTS, filters, version, CIRCLES))
        yield Verb(f"entries_selection_{version}", "pages", load(ENTRIES, filters, version, AREA), 1)
        yield Verb(f"entries_buffer_{version}", "pages", load(ENTRIES, filters, version, CIRCLES), 1)
        yield Verb(f"entries_search_{version}", "rows", load(SEARCH_ENTRIES, DANES, version))
        yield Verb(f"accumulation_selection_{version}", "sums", sums(AREA, filters, version))
        yield Verb(f"accumulation_buffer_{version}", "sums", sums(CIRCLES, filters, version))
        kind = "html" if version == "v1" else "pdf"
        yield Verb(f"risk_point_{version}", "report", report(kind, version))
        yield Verb(f"risk_point_buffer_{version}", "report", report(kind, version, CIRCLES.radiuses))
    yield Verb("points_search_v2", "rows", load(SEARCH_POINTS, DANES, "v2"))
    yield Verb("accumulation_layer_v1", "rows", load(ACCUMULATION_LAYER, DANES, "v1"))
    alias = OpenPoints(pages_in_flight=1, point_report_alias=True)
    yield Verb(
        "risk_point_v2_alias", "report", report("pdf", "v2"), points=alias, switches={"risk_alias": True}
    )
    yield Verb(
        "enrich_point",
        "value",
        value(lambda client, m: jobs.enrich_point(client, HAMBURG, LAYERS, "enhance", m).layers),
    )
    yield Verb("enrich_batch", "batch", _batch, 1, OpenPoints(pages_in_flight=1, batch_size=2))
    yield Verb(
        "wms_describe_layer",
        "value",
        value(lambda client, m: jobs.describe_map_layers(client, MAP_LAYERS, m)),
    )
    yield Verb("event_entries", "rows", load(EVENT, (), "v1", footprint=FOOTPRINT))


VERBS: Mapping[str, Verb] = {verb.row: verb for verb in _verbs()}
"""What jobs ask, by row; the rows that QGIS's own providers ask are in ``native``."""


def is_part_of(rows: tuple[str, ...], truth: tuple[str, ...]) -> bool:
    """Whether each of *rows* is in the *truth*, and none more often than there."""
    return not Counter(rows) - Counter(truth)
