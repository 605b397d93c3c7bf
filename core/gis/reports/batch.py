"""A report batch, risk reports for many points: its request and the state of each report."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Iterable, Optional

from ...api.errors import InvalidInput
from ...api.filters import Filters
from ..text.languages import message

WAITING = "waiting"
SAVED = "saved"
WARNING = "warning"
"""Saved in another format than requested; the next batch requests it again."""
FAILED = "failed"
SKIPPED = "skipped"
STATES = (WAITING, SAVED, WARNING, FAILED, SKIPPED)


class OrderBusy(InvalidInput):
    """Another QGIS process holds the lock of the batch."""

    MESSAGES = {
        "": message(
            "Another QGIS is downloading these reports. Wait until it has finished, or stop it there."
        ),
    }


@dataclass(frozen=True)
class ReportItem:
    """The report of one point.

    :param number: its number in the batch, from 1.
    :param point: the feature's id.
    :param label: the user's name of the point.
    :param name: the file name without suffix, unique in the batch (:class:`.names.Names`).
    :param lon: degrees, EPSG:4326; None, like *lat*, without a position: the item is then ``FAILED``.
    :param state: one of ``STATES``.
    :param file: the name of the saved file in the batch's folder, or ``""``.
    :param kind: the format of the saved file, ``pdf`` or ``html``.
    :param message: the reason of a failure or warning.
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
    """One report batch in one folder (spec 4.5).

    :param connection: the name of the connection.
    :param host: the service URL, never with an API key.
    :param kind: ``pdf`` or ``html``.
    :param version: ``v1`` or ``v2`` of the reports.
    :param radiuses: meters; empty: reports of the points only.
    :param skip_existing: whether to skip reports that already exist in the folder.
    :param items: in the order of their numbers.
    :param number: its number in the folder, from 1; 0 before :func:`.journal.begin`.
    :param error: why the batch ended early, including a cancellation; None: it did not. Not stored on disk.
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
        """Return the items that are still to be requested."""
        return self._in_state(WAITING)

    @property
    def saved(self) -> tuple[ReportItem, ...]:
        """Return the items whose report is in the folder, skipped ones included."""
        return self._in_state(SAVED, WARNING, SKIPPED)

    @property
    def failed(self) -> tuple[ReportItem, ...]:
        """Return the items that have failed."""
        return self._in_state(FAILED)

    def path_of(self, item: ReportItem) -> Optional[Path]:
        """Return the path of the report of *item*, or None before it is saved."""
        return self.folder / item.file if item.file else None

    def with_items(self, items: Iterable[ReportItem]) -> ReportOrder:
        """Return the batch with *items* in place of the items of the same numbers."""
        news = {item.number: item for item in items}
        return replace(self, items=tuple(news.get(item.number, item) for item in self.items))

    def _in_state(self, *states: str) -> tuple[ReportItem, ...]:
        return tuple(item for item in self.items if item.state in states)


def retry(order: ReportOrder) -> ReportOrder:
    """Return *order* with failed items waiting again; those without a position stay failed."""
    again = (item for item in order.failed if item.lon is not None and item.lat is not None)
    return order.with_items([replace(item, state=WAITING, message="") for item in again])


def file_of(order: ReportOrder, stem: str, suffix: str) -> Path:
    """Return the path of a file beside the reports of *order*, unique to this batch."""
    return order.folder / name_of(order.number, stem, suffix)


def name_of(number: int, stem: str, suffix: str) -> str:
    """Return the name of a file of the batch *number* of a folder: "index.csv", "index 2.csv"."""
    return f"{stem} {number}{suffix}" if number > 1 else f"{stem}{suffix}"
