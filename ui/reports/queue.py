"""Run report batches one at a time; resume batches interrupted in an earlier session."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core import gis
from ...core.api.errors import ApiError, Cancelled
from ...core.gis.connections.connections import UnknownConnection
from ...core.gis.layers.services import connection_in
from ...core.gis.projects.job_project import JobProject
from ...core.gis.reports import batch, journal
from ...core.gis.reports.batch import FAILED, SAVED, SKIPPED, WAITING, WARNING, ReportItem, ReportOrder
from ...core.gis.reports.single import Report, report_of
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.error_messages import About
from .singles import reports_folder

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

LANE = "reports"
_FINDING = "unfinished reports"

IN_LINE = "in line"
RUNNING = "running"
PAUSED = "paused"
STOPPING = "stopping"
ENDED = "ended"
_AT_WORK = RUNNING, STOPPING


class Queued:
    """An order in the queue; its items change while it runs.

    :param state: ``IN_LINE``, ``RUNNING``, ``PAUSED`` (until the user resumes it), ``STOPPING``
        (what was given up is written to its folder) or ``ENDED``.
    :ivar project: the one that was open when it was put in line.
    """

    def __init__(self, order: ReportOrder, state: str = IN_LINE) -> None:
        self._order = order
        self._items = list(order.items)
        self._counts = Counter(item.state for item in self._items)
        self.state = state
        self.project = JobProject()

    @property
    def order(self) -> ReportOrder:
        """The order as far as it is now."""
        return replace(self._order, items=tuple(self._items))

    @property
    def head(self) -> ReportOrder:
        """The order as it was begun: cheap, for everything but its items."""
        return self._order

    @property
    def items(self) -> list[ReportItem]:
        """Its items by number; not to be changed."""
        return self._items

    @property
    def key(self) -> tuple[Path, int]:
        """Identifies it among all others."""
        return self._order.folder, self._order.number

    def count(self, *states: str) -> int:
        """How many items are in one of *states*."""
        return sum(self._counts[state] for state in states)

    @property
    def saved_count(self) -> int:
        """How many reports lie in the folder."""
        return self.count(SAVED, WARNING, SKIPPED)

    @property
    def can_retry(self) -> bool:
        """Whether one that failed may come when it is asked again; a point that is nowhere may not."""
        may_have = self.state not in _AT_WORK and self.count(FAILED) > 0
        return may_have and any(item.state == FAILED and item.lon is not None for item in self._items)

    def report_of(self, item: ReportItem) -> Optional[Report]:
        """The document of *item* as the viewer shows it, once it is there."""
        return report_of(self._order, item)

    def take(self, order: ReportOrder) -> None:
        """Become *order*, another state of the same one."""
        self._order = order
        # The same list object, which the page shows.
        self._items[:] = order.items
        self._counts = Counter(item.state for item in self._items)

    def take_item(self, item: ReportItem) -> Optional[int]:
        """Replace the item of that number; its index, or None where the order has no such item."""
        index = item.number - 1
        if not (0 <= index < len(self._items)) or self._items[index].number != item.number:
            index = next((i for i, kept in enumerate(self._items) if kept.number == item.number), -1)
        if index < 0:
            return None
        self._counts[self._items[index].state] -= 1
        self._counts[item.state] += 1
        self._items[index] = item
        return index


class ReportQueue(QObject):
    """Runs orders one after the other; what is done is remembered on disk by the job, so nothing is lost."""

    changed = pyqtSignal()
    """Another order is there, or one is in another state."""
    item_changed = pyqtSignal(object, int)
    """The Queued, and the index of its item."""
    settled = pyqtSignal(object)
    """The Queued whose files say how far it is, as it was interrupted."""
    ended = pyqtSignal(object)
    """The Queued that has no report waiting any more."""
    failed = pyqtSignal(object, object)
    """A Queued, and the error that ended its asking; with :class:`Cancelled` the user stopped it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._orders: list[Queued] = []
        self._is_held = False
        self._ending: Optional[Queued] = None

    @property
    def orders(self) -> tuple[Queued, ...]:
        """The orders of this session and those that were found, the newest first."""
        return tuple(reversed(self._orders))

    @property
    def running(self) -> Optional[Queued]:
        """The order that is at work."""
        return next((queued for queued in self._orders if queued.state == RUNNING), None)

    def add(self, order: ReportOrder) -> Queued:
        """Put *order*, which has begun (``journal.begin``), at the end of the line."""
        known = self._known(order)
        if known is not None and known.state in _AT_WORK:
            return known
        if known is not None:
            self._orders.remove(known)
        self._hold_others()
        queued = Queued(order)
        self._orders.append(queued)
        journal.remember_folder(order.folder)
        self._go_on()
        return queued

    def stands_still(self, queued: Queued) -> bool:
        """Whether *queued* waits for the user to resume it."""
        return queued.state == PAUSED or (self._is_held and queued.state == IN_LINE)

    def pause(self) -> None:
        """Give up the reports that are under way, and start no other until :meth:`resume`."""
        self._is_held = True
        self._window.tasks.stop(LANE)
        self.changed.emit()

    def resume(self, queued: Optional[Queued] = None) -> None:
        """Go on after :meth:`pause`; and put *queued* in line where it stands still by itself."""
        self._is_held = False
        if queued is not None and queued.state == PAUSED:
            queued.state = IN_LINE
        self._go_on()

    def stop(self, queued: Queued) -> None:
        """End *queued*: what waits counts as failed, and may be retried; the next one begins."""
        if queued.state == RUNNING:
            self._ending = queued
            self._window.tasks.stop(LANE)
        elif queued.state not in (STOPPING, ENDED):
            self._end(queued)

    def retry_failed(self, queued: Queued) -> None:
        """Ask the reports of *queued* that failed again."""
        if queued.state not in _AT_WORK:
            self._hold_others()
            queued.take(batch.retry(queued.order))
            queued.state = IN_LINE if queued.count(WAITING) else ENDED
            self._go_on()

    def _hold_others(self) -> None:
        """What was paused waits for its own Resume: another order that begins does not end the pause."""
        if self._is_held:
            for each in self._orders:
                each.state = PAUSED if each.state == IN_LINE else each.state
        self._is_held = False

    def find_unfinished(self) -> None:
        """Look for orders that another QGIS left undone, beside this project and elsewhere."""
        folders = {reports_folder(), *journal.remembered_folders()}
        self._window.tasks.start(
            translate("GeoPortfolio", "Look for unfinished reports"),
            lambda _monitor: [order for each in sorted(folders) for order in journal.unfinished(each)],
            self._found,
            self._window.messages.log,
            lane=_FINDING,
        )

    def close(self) -> None:
        """Stop; for ``unload()``. What is not asked yet is found again the next time."""
        self._window.tasks.drop(_FINDING)
        self._window.tasks.drop(LANE)
        self._orders.clear()

    def _found(self, orders: list[ReportOrder]) -> None:
        news = [order for order in orders if self._known(order) is None]
        # A folder may be found by itself and by the one that it lies in.
        found = {(order.folder, order.number): Queued(order, PAUSED) for order in news}
        if found:
            self._orders[:0] = found.values()
            self.changed.emit()

    def _known(self, order: ReportOrder) -> Optional[Queued]:
        return next((q for q in self._orders if q.key == (order.folder, order.number)), None)

    def _go_on(self) -> None:
        """Start the first one in line that can be, when nothing is at work."""
        for queued in tuple(self._orders):
            if queued.state == IN_LINE and self.running is None and not self._is_held:
                self._start(queued)
        self.changed.emit()

    def _start(self, queued: Queued) -> None:
        order = queued.order
        connection = self._connection_of(queued)
        try:
            if not connection:
                raise UnknownConnection(f"no connection to {order.host}", connection=order.connection)
            client = self._window.requests.client(connection)
        except ApiError as error:
            # QGIS would ask for the master password once more for each of the others.
            for each in self._orders:
                if each.state == IN_LINE and self._connection_of(each) == connection:
                    each.state = PAUSED
            self._stand_still(queued, error)
            return
        queued.state = RUNNING
        self._window.tasks.start(
            translate("GeoPortfolio", "Risk reports of {source}: {folder}").format(
                source=order.source, folder=order.folder.name
            ),
            partial(gis.reports.run.run_reports, client, order),
            partial(self._done, queued),
            partial(self._broke, queued),
            lane=LANE,
            watch=lambda task: self._watch(queued, task),
        )

    def _connection_of(self, queued: Queued) -> str:
        head, session = queued.head, self._window.session
        # What an analyst chose for one project holds for no batch of another.
        project = QgsProject.instance() if queued.project.is_open else None
        connections = self._window.connections
        return connection_in(project, head.host, connections, head.connection, session.connection)

    def _watch(self, queued: Queued, task: ServiceTask) -> None:
        task.arrived.connect(partial(self.take_item, queued))

    def take_item(self, queued: Queued, item: ReportItem) -> None:
        """Take the state of one report from the running job."""
        index = queued.take_item(item)
        if index is not None:
            self.item_changed.emit(queued, index)

    def _done(self, queued: Queued, order: ReportOrder) -> None:
        queued.take(replace(order, error=None))
        if order.waiting:
            self.settled.emit(queued)
            self._broke(queued, order.error or Cancelled("stopped"))
            return
        self._tell_end(queued)
        if order.error is not None:
            self.failed.emit(queued, order.error)
        self._ending = None
        self._go_on()

    def _broke(self, queued: Queued, error: Exception) -> None:
        """Also before it began: QGIS may not have had a thread for it yet."""
        if queued is self._ending:
            self._end(queued)
        elif self._is_held and isinstance(error, Cancelled):
            queued.state = IN_LINE
        else:
            self._stand_still(queued, error)
        self._ending = None
        self._go_on()

    def _end(self, queued: Queued) -> None:
        """Discard what waits, so that the next session does not offer it.

        It has not ended before that is written: a retry would write to the same files.
        """
        reason = translate("GeoPortfolio", "Stopped before it was requested.")
        order = queued.order
        queued.take(order.with_items([replace(item, state=FAILED, message=reason) for item in order.waiting]))
        queued.state = STOPPING
        self.changed.emit()
        given_up = queued.order
        self._window.tasks.start(
            translate("GeoPortfolio", "Write the index of the reports"),
            lambda _monitor: gis.reports.run.settle_reports(given_up),
            lambda _nothing: self._tell_end(queued),
            partial(self._not_written, queued),
        )

    def _not_written(self, queued: Queued, error: Exception) -> None:
        queued.state = ENDED
        self.changed.emit()
        self.failed.emit(queued, error)

    def _tell_end(self, queued: Queued) -> None:
        queued.state = ENDED
        self.changed.emit()
        folder = queued.head.folder
        if all(each.state == ENDED for each in self._orders if each.head.folder == folder):
            journal.forget_folder(folder)
        self.ended.emit(queued)

    def _stand_still(self, queued: Queued, error: Exception) -> None:
        queued.state = PAUSED
        self.failed.emit(queued, error)

    def about(self, queued: Queued) -> About:
        """What a request of *queued* is about, for a sentence on its failure."""
        return About(queued.head.connection, queued.head.source)
