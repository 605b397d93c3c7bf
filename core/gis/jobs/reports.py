"""Risk reports."""

from __future__ import annotations

import threading
import uuid
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ...api import Client, Monitor
from ..report_shelf import Report, report_path

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
