"""Risk reports for many points: a few at a time, each remembered as soon as it is there."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication

from ...api import Client, Monitor
from ...api import filters as filter_tree
from ...api.batches import each_in_order, reason_of
from ...api.errors import ApiError, Cancelled
from ...api.whole_files import keep
from .. import report_memory
from ..file_names import free_path
from ..report_index import write_index, write_points
from ..report_layers import save_style
from ..report_orders import FAILED, SAVED, WAITING, WARNING, ReportItem, ReportOrder
from ..sentences import About, sentence
from .reports import NAMING, ReportRequest, ask_risk_report, kind_of

translate = QCoreApplication.translate

IN_FLIGHT = 3
"""Reports at a time, where the connection allows as many: each is minutes of work for some services."""
_DISK_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS})


def run_reports(client: Client, order: ReportOrder, monitor: Monitor) -> ReportOrder:
    """Fetch the reports of *order* that wait; ``monitor.arrived`` is told each :class:`ReportItem`.

    Each is remembered in the folder as soon as it is there (``report_memory.read``). One that fails ends
    no other. After a stop, a full disk, or an error that is the connection's own, the rest stays waiting,
    those that met this error wait again, and the order's ``error`` says why. In the end, the folder has
    its index and its layer (``report_index``).

    :param order: one that is new (its number is 0) is begun here.
    :raises InvalidFilters: before anything is sent, when the version can't say the filters.
    :raises OSError: when the folder can't be made or written.
    :raises OrderBusy: before anything is sent, when another QGIS is at work on it.
    """
    filter_tree.to_json(order.filters, order.version)
    running = order if order.number else report_memory.begin(order)
    with report_memory.held(running):
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
    """Have the folder of *order* say how far it is: its memory, its index and its layer.

    :raises OSError: when one of them can't be written; the others are.
    :raises OrderBusy: when another QGIS is at work on it.
    """
    with report_memory.held(order):
        _settle_held(order)


def _settle_held(order: ReportOrder) -> None:
    trouble: Optional[OSError] = None
    for settle in (report_memory.write, write_index, write_points, save_style):
        try:
            settle(order)
        except OSError as error:
            trouble = trouble or error
    if trouble is not None:
        raise trouble


class _Run:
    """The reports of one order, each fetched in the thread that the batch has for it."""

    def __init__(self, client: Client, order: ReportOrder) -> None:
        self.ended: Optional[OSError] = None
        self._client = client
        self._order = order
        self._failures: dict[int, tuple[ReportItem, Exception]] = {}

    def fetch(self, item: ReportItem, monitor: Monitor) -> ReportItem:
        """*item* with its report in the folder."""
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
        """*item* with the reason why it has no report; None when it was not asked to its end."""
        failed, _error = self._failures.get(item.number, (None, None))
        return failed

    def waiting_again(self, error: Optional[Exception]) -> list[ReportItem]:
        """Those that failed for the reason that ended the asking: it was none of their own."""
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
        # The same name at the next try, so that what a crash left of it is written over.
        arrived = order.folder / f".order-{order.number}-{item.number}"
        kind = kind_of(ask_risk_report(self._client, wanted, arrived, monitor))
        with NAMING:
            path = keep(arrived, free_path(order.folder, item.name, f".{kind}"))
        state = SAVED if kind == order.kind else WARNING
        saved = replace(item, state=state, file=path.name, kind=kind, message=_remark(order.kind, kind))
        try:
            report_memory.note(order, saved)
        except OSError as error:
            # The report is there, and would come twice if it counted as failed; no other could be remembered.
            self.ended = error
        return saved

    def _fail(self, item: ReportItem, error: Exception) -> None:
        order = self._order
        about = About(order.connection, order.source, bool(order.radiuses))
        failed = replace(item, state=FAILED, message=sentence(error, about))
        self._failures[item.number] = failed, error
        if isinstance(error, OSError) and self._takes_nothing_more(error):
            self.ended = error
        else:
            report_memory.note(order, failed)

    def _takes_nothing_more(self, error: OSError) -> bool:
        """Whether it would be the same for every other report, so that what comes would be lost."""
        return error.errno in _DISK_FULL or not os.access(self._order.folder, os.W_OK | os.X_OK)


def _remark(asked: str, came: str) -> str:
    if asked == came:
        return ""
    return translate("GeoPortfolio", "{asked} was asked for, but {came} came.").format(
        asked=asked.upper(), came=came.upper()
    )
