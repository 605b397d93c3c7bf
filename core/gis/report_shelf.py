"""Risk reports on disk: what each one is, and copies of it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Optional

from ..api.filters import Filters
from ..api.whole_files import written_aside
from .own_files import REPORTS, check_entry
from .report_orders import ReportItem, ReportOrder


@dataclass(frozen=True)
class Report:
    """A risk report (spec 4.5) that lies on disk, and what was asked for it.

    :param kind: ``pdf`` or ``html`` (spec 6).
    :param title: what the report is about, as the analyst knows it ("ACC-0042 Hotel Elbe").
    :param lon: longitude of its point, EPSG:4326, degrees.
    :param lat: latitude of its point, EPSG:4326, degrees.
    :param source: the portfolio source, or ``""`` for a report without accumulation.
    :param radii: radii of its accumulation in meters.
    :param place: the address or place in words, or ``""``.
    :param filters: what its accumulation was narrowed by (spec 2.4).
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


def report_of(order: ReportOrder, item: ReportItem) -> Optional[Report]:
    """Return the report of *item*, one of *order*; None where it has none yet, or is nowhere."""
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
    """Copy *report* to *target*, whole or not at all; the answer is *target*.

    :raises OSError: when either can't be read or written; an older *target* is then untouched.
    """
    check_entry(report, REPORTS)
    if target.exists() and target.samefile(report):
        return target
    with written_aside(target) as part:
        shutil.copyfile(report, part)
    return target
