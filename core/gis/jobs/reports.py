"""One risk report."""

from __future__ import annotations

import threading
import uuid
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ...api import Client, Monitor
from ...api.filters import Filters
from ...api.whole_files import keep
from ...api.wire import Download
from ..report_names import report_path
from ..report_shelf import Report

NAMING = threading.Lock()
"""Reports of one name may arrive at the same time, also of several orders; each gets a name of its own."""


@dataclass(frozen=True)
class ReportRequest:
    """A risk report that is wanted.

    :param lon: degrees, EPSG:4326.
    :param lat: degrees, EPSG:4326.
    :param label: what the analyst calls the place.
    :param kind: ``pdf`` or ``html``.
    :param radiuses: meters; none: a report of the point alone (spec 4.5).
    :param filters: the filter tree (spec 2.4).
    """

    source: str
    lon: float
    lat: float
    label: str
    kind: str = "pdf"
    version: str = "v2"
    radiuses: tuple[float, ...] = ()
    filters: Filters = ()


def fetch_risk_report(client: Client, wanted: ReportRequest, folder: Path, monitor: Monitor) -> Report:
    """Fetch a risk report into *folder*, under a name that says what it is (spec 4.5).

    What comes decides the kind: a service may answer HTML where PDF was asked for.
    """
    when = datetime.now().astimezone()
    folder.mkdir(parents=True, exist_ok=True)
    arrived = folder / f".{uuid.uuid4().hex}"
    kind = kind_of(ask_risk_report(client, wanted, arrived, monitor))
    with NAMING:
        path = keep(arrived, report_path(folder, f"{wanted.label} {wanted.source}", when, f".{kind}"))
    return Report(
        path=path,
        kind=kind,
        title=wanted.label,
        lon=wanted.lon,
        lat=wanted.lat,
        when=when,
        source=wanted.source,
        radii=wanted.radiuses,
        filters=wanted.filters,
        version=wanted.version,
    )


def ask_risk_report(client: Client, wanted: ReportRequest, path: Path, monitor: Monitor) -> Download:
    """Have the service write the report that is *wanted* to *path*, whole or not at all."""
    position = (wanted.lon, wanted.lat)
    options = {
        "format": wanted.kind,
        "filters": wanted.filters,
        "version": wanted.version,
        "monitor": monitor,
    }
    if wanted.radiuses:
        return client.reports.point_buffer(wanted.source, position, wanted.radiuses, path, **options)
    return client.reports.point(wanted.source, position, path, **options)


def kind_of(download: Download) -> str:
    """``html`` or ``pdf``: what came, whatever was asked for."""
    return "html" if "html" in download.content_type else "pdf"
