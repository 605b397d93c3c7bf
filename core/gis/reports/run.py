"""Run a report batch: a few requests at a time, each outcome recorded immediately."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from typing import Optional

from ...api import Client, Monitor
from ...api import filters as filter_tree
from ...api.batches import each_in_order, reason_of
from ...api.errors import ApiError, Cancelled
from ..text.error_messages import About, sentence
from ..text.languages import tr
from . import journal
from .batch import FAILED, SAVED, WAITING, WARNING, ReportItem, ReportOrder
from .index import write_index, write_points
from .single import ReportRequest, download_report

IN_FLIGHT = 3
"""The most concurrent requests, as a report may take a service minutes."""
_DISK_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS})


def run_reports(client: Client, order: ReportOrder, monitor: Monitor) -> ReportOrder:
    """Request the waiting reports of the batch; ``monitor.arrived`` gets each finished :class:`ReportItem`.

    Each outcome is appended to the partial file (:mod:`.journal`). A failed report does not end the others.
    After a cancellation, a full disk or a connection error, the rest stays waiting, reports with the same
    error wait again, and ``error`` of the returned batch has the reason. At the end, index and layer are
    written (:mod:`.index`).

    :param order: a new batch (number 0) is started here.
    :raises InvalidFilters: before any request: the version can't express the filters.
    :raises OSError: the folder can't be created or written.
    :raises OrderBusy: before any request: another QGIS process has locked it.
    """
    filter_tree.to_json(order.filters, order.version)
    running = order if order.number else journal.begin(order)
    with journal.held(running):
        return _run_held(client, running, monitor)


def _run_held(client: Client, running: ReportOrder, monitor: Monitor) -> ReportOrder:
    run = _Run(client, running)
    news: dict[int, ReportItem] = {}
    error: Optional[Exception] = None
    in_flight = min(IN_FLIGHT, client.config.open_points.pages_in_flight)
    for outcome in each_in_order(running.waiting, run.fetch, in_flight, monitor):
        item = outcome.value or run.failure_of(outcome.item)
        if item is None:
            error = run.ended or outcome.error
            continue
        news[item.number] = item
        monitor.arrived(item)
        monitor.counted(len(news))
    for item in run.waiting_again(error):
        news[item.number] = item
        monitor.arrived(item)
    finished = replace(running.with_items(news.values()), error=error)
    try:
        _settle_held(finished)
    except OSError as trouble:
        return replace(finished, error=error or trouble)
    return finished


def settle_reports(order: ReportOrder) -> None:
    """Write the partial file, index and layer of *order* in its current state.

    :raises OSError: one of them can't be written; the others are.
    :raises OrderBusy: another QGIS process has locked it.
    """
    with journal.held(order):
        _settle_held(order)


def _settle_held(order: ReportOrder) -> None:
    trouble: Optional[OSError] = None
    for settle in (journal.write, write_index, write_points):
        try:
            settle(order)
        except OSError as error:
            trouble = trouble or error
    if trouble is not None:
        raise trouble


class _Run:
    """Downloads the reports of one batch; its methods run in several threads."""

    def __init__(self, client: Client, order: ReportOrder) -> None:
        self.ended: Optional[OSError] = None
        self._client = client
        self._order = order
        self._failures: dict[int, tuple[ReportItem, Exception]] = {}

    def fetch(self, item: ReportItem, monitor: Monitor) -> ReportItem:
        """Download the report of *item*, and return the saved item."""
        if self.ended is not None:
            raise Cancelled("nothing can be written any more")
        try:
            return self._fetched(item, monitor)
        except Cancelled:
            raise
        except (ApiError, OSError) as error:
            self._fail(item, error)
            raise

    def failure_of(self, item: ReportItem) -> Optional[ReportItem]:
        """Return *item* with the reason of its failure; None: its request was cancelled."""
        failed, _error = self._failures.get(item.number, (None, None))
        return failed

    def waiting_again(self, error: Optional[Exception]) -> list[ReportItem]:
        """Return the items that failed for the reason that ended the batch: they are requested again."""
        if error is None:
            return []
        reason = reason_of(error)
        alike = (item for item, seen in self._failures.values() if reason_of(seen) == reason)
        return [replace(item, state=WAITING) for item in alike]

    def _fetched(self, item: ReportItem, monitor: Monitor) -> ReportItem:
        order = self._order
        wanted = ReportRequest(
            order.source,
            item.lon,
            item.lat,
            item.label,
            order.kind,
            order.version,
            order.radiuses,
            order.filters,
        )
        # The same name each time, so that a file left by a crash is overwritten.
        arrived = order.folder / f".order-{order.number}-{item.number}"
        path, kind = download_report(self._client, wanted, arrived, item.name, monitor)
        state = SAVED if kind == order.kind else WARNING
        saved = replace(item, state=state, file=path.name, kind=kind, message=_remark(order.kind, kind))
        try:
            journal.note(order, saved)
        except OSError as error:
            # The report was saved, and would be downloaded twice if it counted as failed; others could not be
            # recorded.
            self.ended = error
        return saved

    def _fail(self, item: ReportItem, error: Exception) -> None:
        order = self._order
        about = About(order.connection, order.source, bool(order.radiuses))
        failed = replace(item, state=FAILED, message=sentence(error, about))
        self._failures[item.number] = failed, error
        if isinstance(error, OSError) and self._rejects_all_files(error):
            self.ended = error
        else:
            journal.note(order, failed)

    def _rejects_all_files(self, error: OSError) -> bool:
        """Return whether no other report could be saved either."""
        return error.errno in _DISK_FULL or not os.access(self._order.folder, os.W_OK | os.X_OK)


def _remark(asked: str, received: str) -> str:
    if asked == received:
        return ""
    return tr("{asked} was requested, but the service sent {came}.").format(
        asked=asked.upper(), came=received.upper()
    )
