"""Run report batches one at a time; resume batches interrupted in an earlier session."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject, pyqtSignal

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
from ...core.gis.text.languages import tr
from .singles import reports_folder

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "reports"
_FINDING = "unfinished reports"

IN_LINE = "in line"
RUNNING = "running"
PAUSED = "paused"
STOPPING = "stopping"
ENDED = "ended"
_AT_WORK = RUNNING, STOPPING


class Queued:
    """A batch in the queue; its items change while it runs.

    :param state: ``IN_LINE``, ``RUNNING``, ``PAUSED`` (until the user resumes it), ``STOPPING`` (its state is
        being written) or ``ENDED``.
    :ivar project: the project that was open when it was queued.
    """

    def __init__(self, order: ReportOrder, state: str = IN_LINE) -> None:
        self._order = order
        self._items = list(order.items)
        self._counts = Counter(item.state for item in self._items)
        self.state = state
        self.project = JobProject()

    @property
    def order(self) -> ReportOrder:
        """Return the batch in its current state."""
        return replace(self._order, items=tuple(self._items))

    @property
    def head(self) -> ReportOrder:
        """Return the batch as it was started: fast, for everything except its items."""
        return self._order

    @property
    def items(self) -> list[ReportItem]:
        """Return its items by number; do not modify."""
        return self._items

    @property
    def key(self) -> tuple[Path, int]:
        """Return a key that identifies it."""
        return self._order.folder, self._order.number

    def count(self, *states: str) -> int:
        """Return the number of items in one of *states*."""
        return sum(self._counts[state] for state in states)

    @property
    def saved_count(self) -> int:
        """Return the number of reports in the folder."""
        return self.count(SAVED, WARNING, SKIPPED)

    @property
    def can_retry(self) -> bool:
        """Return whether any failed report can be retried; a point without a position can't."""
        may_have = self.state not in _AT_WORK and self.count(FAILED) > 0
        return may_have and any(item.state == FAILED and item.lon is not None for item in self._items)

    def report_of(self, item: ReportItem) -> Optional[Report]:
        """Return the report of *item* for the viewer; None: not saved yet."""
        return report_of(self._order, item)

    def take(self, order: ReportOrder) -> None:
        """Replace its state with *order*, a new state of the same batch."""
        self._order = order
        # The same list object, as the page shows it.
        self._items[:] = order.items
        self._counts = Counter(item.state for item in self._items)

    def take_item(self, item: ReportItem) -> Optional[int]:
        """Replace the item of that number; return its index, or None if there is none."""
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
    """Runs batches one after the other; their state is stored on disk, so that nothing is lost."""

    changed = pyqtSignal()
    """Emitted when a batch is added or changes its state."""
    item_changed = pyqtSignal(object, int)
    """Emitted with the Queued and the index of the changed item."""
    settled = pyqtSignal(object)
    """Emitted with an interrupted Queued whose files are up to date."""
    ended = pyqtSignal(object)
    """Emitted with a Queued without waiting reports."""
    failed = pyqtSignal(object, object)
    """Emitted with a Queued and the error that ended it; :class:`Cancelled`: the user stopped it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._orders: list[Queued] = []
        self._is_held = False
        self._ending: Optional[Queued] = None

    @property
    def orders(self) -> tuple[Queued, ...]:
        """Return the batches of this session and unfinished ones, the newest first."""
        return tuple(reversed(self._orders))

    @property
    def running(self) -> Optional[Queued]:
        """Return the running batch."""
        return next((queued for queued in self._orders if queued.state == RUNNING), None)

    def add(self, order: ReportOrder) -> Queued:
        """Queue *order*, which was started with ``journal.begin``."""
        known = self._known(order)
        if known is not None and known.state in _AT_WORK:
            return known
        if known is not None:
            self._orders.remove(known)
        self._hold_others()
        queued = Queued(order)
        self._orders.append(queued)
        journal.remember_folder(order.folder)
        self._start_next()
        return queued

    def needs_resume(self, queued: Queued) -> bool:
        """Return whether *queued* waits for the user to resume it."""
        return queued.state == PAUSED or (self._is_held and queued.state == IN_LINE)

    def pause(self) -> None:
        """Cancel running requests, and start no others until :meth:`resume`."""
        self._is_held = True
        self._window.tasks.stop(LANE)
        self.changed.emit()

    def resume(self, queued: Optional[Queued] = None) -> None:
        """Resume after :meth:`pause`, and queue *queued* if it was paused itself."""
        self._is_held = False
        if queued is not None and queued.state == PAUSED:
            queued.state = IN_LINE
        self._start_next()

    def stop(self, queued: Queued) -> None:
        """End *queued*: waiting reports count as failed, and may be retried; the next batch starts."""
        if queued.state == RUNNING:
            self._ending = queued
            self._window.tasks.stop(LANE)
        elif queued.state not in (STOPPING, ENDED):
            self._end(queued)

    def retry_failed(self, queued: Queued) -> None:
        """Request the failed reports of *queued* again."""
        if queued.state not in _AT_WORK:
            self._hold_others()
            queued.take(batch.retry(queued.order))
            queued.state = IN_LINE if queued.count(WAITING) else ENDED
            self._start_next()

    def _hold_others(self) -> None:
        """Keep paused batches paused when another one starts."""
        if self._is_held:
            for each in self._orders:
                each.state = PAUSED if each.state == IN_LINE else each.state
        self._is_held = False

    def find_unfinished(self) -> None:
        """Look for unfinished batches of earlier sessions, beside this project and elsewhere."""
        folders = {reports_folder(), *journal.remembered_folders()}
        self._window.tasks.start(
            tr("Look for unfinished reports"),
            lambda _monitor: [order for each in sorted(folders) for order in journal.unfinished(each)],
            self._found,
            self._window.messages.log,
            lane=_FINDING,
        )

    def close(self) -> None:
        """Stop; for ``unload()``. Waiting reports are found again in the next session."""
        self._window.tasks.drop(_FINDING)
        self._window.tasks.drop(LANE)
        self._orders.clear()

    def _found(self, orders: list[ReportOrder]) -> None:
        news = [order for order in orders if self._known(order) is None]
        # A folder may be found directly and through its parent.
        found = {(order.folder, order.number): Queued(order, PAUSED) for order in news}
        if found:
            self._orders[:0] = found.values()
            self.changed.emit()

    def _known(self, order: ReportOrder) -> Optional[Queued]:
        return next((q for q in self._orders if q.key == (order.folder, order.number)), None)

    def _start_next(self) -> None:
        """Start the first queued batch that can run, unless one is running."""
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
            # Otherwise QGIS would ask for the master password for each of them.
            for each in self._orders:
                if each.state == IN_LINE and self._connection_of(each) == connection:
                    each.state = PAUSED
            self._stand_still(queued, error)
            return
        queued.state = RUNNING
        self._window.tasks.start(
            tr("Risk reports of {source}: {folder}").format(source=order.source, folder=order.folder.name),
            partial(gis.reports.run.run_reports, client, order),
            partial(self._done, queued),
            partial(self._broke, queued),
            lane=LANE,
            watch=lambda task: self._watch(queued, task),
        )

    def _connection_of(self, queued: Queued) -> str:
        head, session = queued.head, self._window.session
        # The service that replaces another one in a project does not apply to batches of other projects.
        project = QgsProject.instance() if queued.project.is_open else None
        connections = self._window.connections
        return connection_in(project, head.host, connections, head.connection, session.connection)

    def _watch(self, queued: Queued, task: ServiceTask) -> None:
        task.arrived.connect(partial(self.take_item, queued))

    def take_item(self, queued: Queued, item: ReportItem) -> None:
        """Update the state of one report from the running job."""
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
        self._start_next()

    def _broke(self, queued: Queued, error: Exception) -> None:
        """Handle the error of a job, which may not have started yet."""
        if queued is self._ending:
            self._end(queued)
        elif self._is_held and isinstance(error, Cancelled):
            queued.state = IN_LINE
        else:
            self._stand_still(queued, error)
        self._ending = None
        self._start_next()

    def _end(self, queued: Queued) -> None:
        """Discard waiting reports, so that the next session does not offer them.

        The batch ends after that was written, as a retry would write to the same files.
        """
        reason = tr("Stopped before it was requested.")
        order = queued.order
        queued.take(order.with_items([replace(item, state=FAILED, message=reason) for item in order.waiting]))
        queued.state = STOPPING
        self.changed.emit()
        given_up = queued.order
        self._window.tasks.start(
            tr("Write the index of the reports"),
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
        """Return the context of the requests of *queued*, for error messages."""
        return About(queued.head.connection, queued.head.source)
