"""Single risk reports: request, download, description and copies."""

from __future__ import annotations

import shutil
import threading
import uuid
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Optional

from ...api import Client, Monitor
from ...api.files import keep, written_aside
from ...api.filters import Filters
from ..files.file_names import free_path
from ..files.own_files import REPORTS, check_entry
from .batch import ReportItem, ReportOrder
from .names import report_stem

_NAMING = threading.Lock()
"""Held from choosing a file name to using it, as several downloads may choose the same one."""


@dataclass(frozen=True)
class ReportRequest:
    """The request of one risk report (spec 4.5).

    :param source: the portfolio source.
    :param lon: degrees, EPSG:4326.
    :param lat: degrees, EPSG:4326.
    :param label: the user's name of the place.
    :param kind: ``pdf`` or ``html``.
    :param radiuses: radii of the accumulation in meters; empty: a report of the point only.
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


@dataclass(frozen=True)
class Report:
    """A saved risk report (spec 4.5), with its request.

    :param kind: ``pdf`` or ``html`` (spec 6).
    :param title: the user's name of the place ("ACC-0042 Hotel Elbe").
    :param lon: longitude of its point, EPSG:4326, degrees.
    :param lat: latitude of its point, EPSG:4326, degrees.
    :param source: the portfolio source, or ``""`` for a report without accumulation.
    :param radii: radii of its accumulation in meters.
    :param place: the address or a description of the place, or ``""``.
    :param filters: the filter tree of its accumulation (spec 2.4).
    :param version: ``v1`` or ``v2`` of the reports.
    """

    path: Path
    kind: str
    title: str
    lon: float
    lat: float
    when: datetime
    source: str = ""
    radii: tuple[float, ...] = ()
    place: str = ""
    filters: Filters = ()
    version: str = ""


def fetch_risk_report(client: Client, wanted: ReportRequest, folder: Path, monitor: Monitor) -> Report:
    """Download a risk report into *folder* under a readable, free file name (spec 4.5).

    :raises ApiError: the request fails.
    :raises OSError: the folder or the file can't be written.
    """
    when = datetime.now().astimezone()
    folder.mkdir(parents=True, exist_ok=True)
    stem = report_stem(folder, f"{wanted.label} {wanted.source}", when)
    path, kind = download_report(client, wanted, folder / f".{uuid.uuid4().hex}", stem, monitor)
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


def download_report(
    client: Client, wanted: ReportRequest, part: Path, stem: str, monitor: Monitor
) -> tuple[Path, str]:
    """Request the *wanted* report, write the response to *part* and rename it to a free name with *stem*.

    The content type of the response sets the kind: a service may return HTML for a PDF request.

    :return: its path, in the folder of *part*, and its kind, ``pdf`` or ``html``.
    :raises ApiError: the request fails.
    :raises OSError: the file can't be written.
    """
    position = (wanted.lon, wanted.lat)
    options = {
        "format": wanted.kind,
        "filters": wanted.filters,
        "version": wanted.version,
        "monitor": monitor,
    }
    if wanted.radiuses:
        download = client.reports.point_buffer(wanted.source, position, wanted.radiuses, part, **options)
    else:
        download = client.reports.point(wanted.source, position, part, **options)
    kind = "html" if "html" in download.content_type else "pdf"
    with _NAMING:
        return keep(part, free_path(part.parent, stem, f".{kind}")), kind


def report_of(order: ReportOrder, item: ReportItem) -> Optional[Report]:
    """Return the report of *item* in *order*; None without a file or without coordinates."""
    path = order.path_of(item)
    if path is None or item.lon is None or item.lat is None:
        return None
    return Report(
        path=path,
        kind=item.kind or order.kind,
        title=item.label,
        lon=item.lon,
        lat=item.lat,
        when=order.when,
        source=order.source,
        radii=order.radiuses,
        filters=order.filters,
        version=order.version,
    )


def save_copy(report: Path, target: Path) -> Path:
    """Copy *report* to *target*, completely or not at all, and return *target*.

    :raises OSError: either can't be read or written; an existing *target* is then unchanged.
    """
    check_entry(report, REPORTS)
    if target.exists() and target.samefile(report):
        return target
    with written_aside(target) as part:
        shutil.copyfile(report, part)
    return target
