"""One load at a time: how it is started and watched, and what it asks on its way."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject

from ..core.api import Client, Monitor, Query
from ..core.api.errors import ApiError
from ..core.api.provision import Source
from ..core.gis import jobs
from ..core.gis.counting import counted
from ..core.gis.sentences import About
from ..core.gis.tasks import BYTES_BEFORE_ASKING, ROWS_BEFORE_ASKING, ServiceTask
from .messages import Messages, Step
from .progress import ProgressLine, size_text
from .session import Session

translate = QCoreApplication.translate

LANE = "load"


class LoadLane(QObject):
    """Runs the loads of a window, one after the other.

    A load stands still and asks at ``rows_before_asking`` rows or ``bytes_before_asking`` bytes, and again
    at twice as much.
    """

    rows_before_asking = ROWS_BEFORE_ASKING
    bytes_before_asking = BYTES_BEFORE_ASKING

    def __init__(self, session: Session, progress: ProgressLine, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._session = session
        self._progress = progress
        self._is_stopped = False
        self._question: Any = None
        self.lowered: Optional[tuple[int, int]] = None
        """Of the load that ran last: the page size that was asked for and the one that the service gave."""
        progress.asking.connect(self._answered)

    @property
    def _messages(self) -> Messages:
        return self._session.messages

    def start(
        self,
        title: str,
        query: Query,
        about: About,
        work: Callable[[Client, Source, Monitor], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
        rows_before: int = 0,
    ) -> bool:
        """Run *work* for *query*, through the connection that *about* names.

        :param rows_before: rows that an earlier load kept, to which those of this one are added.
        :returns: False when another load is under way or the key can't be read, which is told.
        """
        session = self._session
        if self._is_taken():
            return False
        try:
            client = session.client(about.connection)
        except ApiError as error:
            self._messages.problem(error, about)
            return False
        known = session.sources.get(query.source) if about.connection == session.connection else None

        def whole_work(monitor: Monitor) -> Any:
            described = known or jobs.describe_source(client, query.source, monitor)
            return work(client, described, monitor)

        session.runner.start(
            title,
            whole_work,
            then,
            failed,
            lane=LANE,
            watch=lambda task: self._watch(task, query, rows_before),
        )
        return True

    def prepare(
        self,
        title: str,
        work: Callable[[Monitor], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run *work*, which asks no service, in the place of the load that *then* may start."""
        if self._is_taken():
            return
        self._is_stopped = False
        self._session.runner.start(
            title,
            work,
            # A stop may come when the work has ended and this is still to be told.
            lambda value: None if self._is_stopped else then(value),
            failed,
            lane=LANE,
            watch=lambda task: self._progress.follow(title, task, self.stop),
        )

    def stop(self) -> None:
        """End the load and keep what has come."""
        self._is_stopped = True
        # The line may tell of another lane, which nobody stops here.
        if self._session.runner.busy(LANE):
            self._session.runner.stop(LANE)
            self._progress.stopped()

    def _is_taken(self) -> bool:
        """Whether a load is under way, which is told."""
        taken = self._session.runner.busy(LANE)
        if taken:
            self._messages.hint(
                translate("GeoPortfolio", "Another load is under way. Wait for it, or stop it.")
            )
        return taken

    def _watch(self, task: ServiceTask, query: Query, rows_before: int) -> None:
        self.lowered = None
        task.ask_before_more(rows_before + self.rows_before_asking, self.bytes_before_asking)
        task.page_size_lowered.connect(self._page_size_lowered)
        task.asking.connect(self._ask)
        title = translate("GeoPortfolio", "Asking {source}").format(source=query.source)
        self._progress.follow(title, task, self.stop)

    def _page_size_lowered(self, asked: int, given: int) -> None:
        first = asked if self.lowered is None else self.lowered[0]
        self.lowered = (first, given)

    def _ask(self, rows: int, byte_count: float) -> None:
        self._question = ask_for_more(self._messages, rows, byte_count, self._progress.go_on, self.stop)

    def _answered(self, asking: bool) -> None:
        """The question is answered, here or in the dock: it leaves the message bar."""
        if not asking:
            self._messages.withdraw(self._question)


def ask_for_more(
    messages: Messages, rows: int, byte_count: float, go_on: Callable[[], Any], stop: Callable[[], Any]
) -> Any:
    """Ask whether what has brought so much shall bring more; what came is kept in any case.

    :returns: what ``Messages.withdraw`` takes.
    """
    return messages.hint(
        counted(
            rows,
            "1 row so far ({size}), and more to come. Go on?",
            "{count} rows so far ({size}), and more to come. Go on?",
            size=size_text(byte_count),
        ),
        Step(translate("GeoPortfolio", "Continue"), go_on),
        Step(translate("GeoPortfolio", "Stop and keep"), stop),
        keep=True,
    )
