"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from __future__ import annotations

import threading
import time
import uuid
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Optional

from ..api import Client, Monitor, Query
from ..api.bodies import endpoint_for
from ..api.errors import ApiError, Cancelled, NotFound
from ..api.portfolio import Source
from .report_shelf import Report, report_path
from .results import Result, title_of
from .store import ResultWriter

# A place that every geocoder knows: the specification tests connectivity by geocoding (spec 7).
_KNOWN_ADDRESS = "London"
# Reports of places with one name may arrive at the same time; each gets a name of its own.
_NAMING = threading.Lock()


@dataclass(frozen=True)
class ReportRequest:
    """A risk report that is wanted.

    :param lon: degrees, EPSG:4326.
    :param lat: degrees, EPSG:4326.
    :param label: what the analyst calls the place.
    :param kind: ``pdf`` or ``html``.
    :param radiuses: meters; none: a report of the point alone (spec 4.5).
    """

    source: str
    lon: float
    lat: float
    label: str
    kind: str = "pdf"
    version: str = "v2"
    radiuses: tuple[float, ...] = ()


def connect(client: Client, monitor: Monitor) -> dict[str, Source]:
    """Geocode once, as spec 7 tests connectivity, then list the sources of the key."""
    client.places.geocode(_KNOWN_ADDRESS, monitor=monitor)
    return list_sources(client, monitor)


def list_sources(client: Client, monitor: Monitor) -> dict[str, Source]:
    """All sources provisioned to the key, by identifier (spec 2.1)."""
    return client.portfolio.provision(monitor=monitor)


def describe_source(client: Client, source: str, monitor: Monitor) -> Source:
    """One source with its columns and filters; raises NotFound when the service does not list it."""
    provisioned = client.portfolio.provision(source, monitor=monitor)
    if source not in provisioned:
        raise NotFound(f"the provision does not list the source {source!r}", endpoint="provision")
    return provisioned[source]


def load_points(client: Client, query: Query, described: Source, path: Path, monitor: Monitor) -> Result:
    """The points of *query* as a GeoPackage at *path*, each tagged with its area.

    An error that comes after the first points ends the load but not the result: it is kept in
    ``Result.error``, with ``complete`` False.

    :raises ApiError: when nothing had arrived.
    """
    began = time.monotonic()
    when = datetime.now().astimezone()
    endpoints = {endpoint_for("points", area.shape, query.version).id for area in query.areas}
    types = {column.field: column.type for column in described.columns}
    error: Optional[ApiError] = None
    writer = ResultWriter(path, types, {"area": "text"}, query)
    with writer:
        try:
            for area in query.areas:
                records = client.portfolio.points(
                    query.source, area.shape, query.filters, version=query.version, monitor=monitor
                )
                writer.add(records, {"area": area.name}, monitor)
        except ApiError as broken:
            error = broken
    if error is not None and writer.stored is None and not isinstance(error, Cancelled):
        raise error
    return Result(
        stored=writer.stored,
        query=query,
        title=title_of(query, when),
        endpoints=tuple(sorted(endpoints)),
        host=client.config.base_url,
        when=when,
        seconds=time.monotonic() - began,
        complete=error is None,
        error=error,
        aliases={item.field: item.label for item in described.filters if item.label},
    )


def fetch_risk_report(client: Client, wanted: ReportRequest, folder: Path, monitor: Monitor) -> Report:
    """Fetch a risk report into *folder*, under a name that says what it is (spec 4.5).

    What comes decides the kind: a service may answer HTML where PDF was asked for.
    """
    when = datetime.now().astimezone()
    position = (wanted.lon, wanted.lat)
    folder.mkdir(parents=True, exist_ok=True)
    arrived = folder / f".{uuid.uuid4().hex}"
    options = {"format": wanted.kind, "version": wanted.version, "monitor": monitor}
    if wanted.radiuses:
        download = client.reports.point_buffer(wanted.source, position, wanted.radiuses, arrived, **options)
    else:
        download = client.reports.point(wanted.source, position, arrived, **options)
    kind = "html" if "html" in download.content_type else "pdf"
    with _NAMING:
        path = arrived.replace(report_path(folder, f"{wanted.label} {wanted.source}", when, f".{kind}"))
    return Report(
        path=path,
        kind=kind,
        title=wanted.label,
        lon=wanted.lon,
        lat=wanted.lat,
        when=when,
        source=wanted.source,
        radii=wanted.radiuses,
    )
