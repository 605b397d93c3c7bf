"""Risk reports for many points: what was ordered, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Iterable, Optional

from ..api.errors import InvalidInput
from ..api.filters import Filters

WAITING = "waiting"
SAVED = "saved"
WARNING = "warning"
"""Saved, but in another format than was asked for: it is asked for again by the next order."""
FAILED = "failed"
SKIPPED = "skipped"
STATES = (WAITING, SAVED, WARNING, FAILED, SKIPPED)


class OrderBusy(InvalidInput):
    """Another QGIS is at work on the order."""


@dataclass(frozen=True)
class ReportItem:
    """The report of one point.

    :param number: its place in the order, from 1.
    :param point: the feature's id.
    :param label: what the analyst calls the point.
    :param name: the stem of the file that is wanted; unique in the order (``report_names.Names``).
    :param lon: degrees, EPSG:4326; None, like *lat*, for a point that is nowhere: such an item is ``FAILED``.
    :param state: one of ``STATES``.
    :param file: the name of the file within the order's folder, once it is there.
    :param kind: what came, ``pdf`` or ``html``.
    :param message: why it failed, or what is particular about it, as a sentence.
    """

    number: int
    point: str
    label: str
    name: str
    lon: Optional[float]
    lat: Optional[float]
    state: str = WAITING
    file: str = ""
    kind: str = ""
    message: str = ""


@dataclass(frozen=True)
class ReportOrder:
    """Risk reports that were ordered at one time, into one folder (spec 4.5).

    :param connection: the name that the analyst has for the service.
    :param host: the base URL of the service; never with a key.
    :param kind: ``pdf`` or ``html``.
    :param version: ``v1`` or ``v2`` of the reports.
    :param radiuses: meters; none: reports of the points alone.
    :param skip_existing: whether a report that the folder has already is not asked again.
    :param items: by their number.
    :param number: which order of its folder it is, from 1; 0 before :func:`.report_memory.begin`.
    :param error: why the asking ended before its end, a stop among the reasons; not kept on disk.
    """

    folder: Path
    connection: str
    host: str
    source: str
    kind: str
    version: str
    radiuses: tuple[float, ...]
    filters: Filters
    skip_existing: bool
    when: datetime
    items: tuple[ReportItem, ...]
    number: int = 0
    error: Optional[Exception] = None

    @property
    def waiting(self) -> tuple[ReportItem, ...]:
        """Those that are still to be asked."""
        return self._in_state(WAITING)

    @property
    def saved(self) -> tuple[ReportItem, ...]:
        """Those whose report lies in the folder, those that were there before included."""
        return self._in_state(SAVED, WARNING, SKIPPED)

    @property
    def failed(self) -> tuple[ReportItem, ...]:
        """Those that have a reason instead of a report."""
        return self._in_state(FAILED)

    def path_of(self, item: ReportItem) -> Optional[Path]:
        """Where the report of *item* lies, or None while there is none."""
        return self.folder / item.file if item.file else None

    def with_items(self, items: Iterable[ReportItem]) -> ReportOrder:
        """The order in which each of *items* has taken the place of the one of its number."""
        news = {item.number: item for item in items}
        return replace(self, items=tuple(news.get(item.number, item) for item in self.items))

    def _in_state(self, *states: str) -> tuple[ReportItem, ...]:
        return tuple(item for item in self.items if item.state in states)


def retry(order: ReportOrder) -> ReportOrder:
    """*order* with those that failed waiting again; a point that is nowhere stays as it is."""
    again = (item for item in order.failed if item.lon is not None and item.lat is not None)
    return order.with_items([replace(item, state=WAITING, message="") for item in again])


def file_of(order: ReportOrder, stem: str, suffix: str) -> Path:
    """A file that *order* has beside its reports, apart from those of the other orders in the folder."""
    return order.folder / f"{stem}{f' {order.number}' if order.number > 1 else ''}{suffix}"
