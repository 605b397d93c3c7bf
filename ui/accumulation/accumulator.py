"""Accumulations: from the query to the table of the Results dock, set by set."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.api import Monitor, Query
from ...core.api.errors import ApiError, Cancelled, InvalidFilters, UnknownField
from ...core.api.query import ACCUMULATION
from ...core.gis import jobs
from ...core.gis.accumulations import Accumulated, AccumulatedSet
from ...core.gis.counting import plural
from ...core.gis.numbers import whole
from ...core.gis.results import title_of
from ...core.gis.sentences import About, sentence
from ...core.gis.tasks import ServiceTask
from ..drafting import Drafting
from ..messages import Messages, Step
from ..progress import ProgressLine
from ..session import Session

translate = QCoreApplication.translate

LANE = "accumulation"


class Accumulator(QObject):
    """Asks for the metrics of areas, one accumulation at a time, and tells each set as it arrives.

    :param progress: the line of all that the docks ask.
    :param show: brings the table to the front; called when the first set has come.
    """

    began = pyqtSignal(object)
    """An :class:`Accumulated` without a set: what is asked now."""
    arrived = pyqtSignal(object)
    """Each :class:`AccumulatedSet` of it."""
    accumulated = pyqtSignal(object)
    """The whole :class:`Accumulated`, or what came before it was stopped."""
    failed = pyqtSignal()
    """Nothing of it came; why is told already."""
    filters_wanted = pyqtSignal()
    """A message's button leads to the filters."""

    def __init__(
        self,
        session: Session,
        drafting: Drafting,
        progress: ProgressLine,
        show: Callable[[], Any],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._drafting = drafting
        self.progress = ProgressLine(self)
        """Of the accumulation alone."""
        self._lines = (progress, self.progress)
        self._show = show
        self._is_shown = False
        self._told: Any = None

    @property
    def _messages(self) -> Messages:
        return self._session.messages

    def accumulate(self) -> None:
        """Ask for the metrics of the chosen source in the areas on the map."""
        self._drafting.with_query(ACCUMULATION, self.run)

    def run(self, query: Query, connection: str = "") -> bool:
        """Ask *query*; False when another one is under way or the key can't be read, which is told."""
        session = self._session
        connection = connection or session.connection
        about = About(connection, query.source, True)
        if session.runner.busy(LANE):
            self._messages.hint(
                translate("GeoPortfolio", "Another accumulation is under way. Wait for it, or stop it.")
            )
            return False
        try:
            client = session.client(connection)
        except ApiError as error:
            self._messages.problem(error, about)
            return False
        known = session.sources.get(query.source) if connection == session.connection else None

        def work(monitor: Monitor) -> Accumulated:
            described = known or jobs.describe_source(client, query.source, monitor)
            return replace(jobs.accumulate(client, query, described, monitor), connection=connection)

        now = datetime.now().astimezone()
        aliases = {each.field: each.label for each in known.filters if each.label} if known else {}
        self._is_shown = False
        self._messages.withdraw(self._told)
        self.began.emit(Accumulated(query, (), client.config.base_url, now, 0.0, None, aliases, connection))
        session.runner.start(
            translate("GeoPortfolio", "Accumulate {title}").format(title=title_of(query, now)),
            work,
            self._done,
            lambda error: self._failed(error, query, about),
            lane=LANE,
            watch=lambda task: self._watch(task, query),
        )
        return True

    def stop(self) -> None:
        """End it and keep what has come."""
        self._session.runner.stop(LANE)

    def close(self) -> None:
        """Ask no more; for ``unload()``."""
        self._session.runner.drop(LANE)
        self.progress.rest()

    def _watch(self, task: ServiceTask, query: Query) -> None:
        task.arrived.connect(self._arrived)
        title = translate("GeoPortfolio", "Asking {source}").format(source=query.source)
        for line in self._lines:
            line.follow(title, task, self.stop)

    def _arrived(self, part: AccumulatedSet) -> None:
        self.arrived.emit(part)
        self._come_forward()

    def _come_forward(self) -> None:
        if not self._is_shown:
            self._is_shown = True
            self._show()

    def _done(self, answer: Accumulated) -> None:
        self.progress.rest()
        self.accumulated.emit(answer)
        self._come_forward()
        if not answer.complete:
            self._messages.log(answer.error or next(each.error for each in answer.sets if each.error))
            self._told = self._messages.hint(
                _incomplete(answer), self._again(answer.query, answer.connection)
            )

    def _failed(self, error: Exception, query: Query, about: About) -> None:
        self.progress.rest()
        self.failed.emit()
        step = self._again(query, about.connection)
        if isinstance(error, Cancelled):
            self._told = self._messages.hint(
                translate("GeoPortfolio", "Stopped before the first area was answered."), step
            )
            return
        if isinstance(error, (InvalidFilters, UnknownField)):
            step = Step(translate("GeoPortfolio", "Filters"), self.filters_wanted.emit)
        self._messages.problem(error, about, step)

    def _again(self, query: Query, connection: str) -> Step:
        return Step(translate("GeoPortfolio", "Accumulate again"), lambda: self.run(query, connection))


def _incomplete(answer: Accumulated) -> str:
    """How much came, and why not all of it."""
    asked = len(answer.query.areas)
    if isinstance(answer.error, Cancelled):
        came = len({each.area for each in answer.sets})
        text = plural(
            asked,
            "Stopped after {count} of {all} area. What came is in the table.",
            "Stopped after {count} of {all} areas. What came is in the table.",
        )
        return text.format(count=whole(came), all=whole(asked))
    failed = {each.area: each.error for each in answer.sets if each.error}
    reason = sentence(next(iter(failed.values())), About(answer.connection, answer.query.source, True))
    text = plural(asked, "{count} of {all} area failed. {reason}", "{count} of {all} areas failed. {reason}")
    return text.format(count=whole(len(failed)), all=whole(asked), reason=reason)
