"""Request accumulations, and pass each set to the panel's table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor, Query
from ...core.api.errors import Cancelled, InvalidFilters, UnknownField
from ...core.api.query import ACCUMULATION
from ...core.api.sources import Source
from ...core.gis.results.accumulated import Accumulated, AccumulatedSet
from ...core.gis.results.result import title_of
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import plural, whole
from ..selection.drafting import with_query
from ..window.messages import Step
from ..window.progress import ProgressLine
from ..window.requests import ACCUMULATIONS

if TYPE_CHECKING:
    from ..window.window import Window

LANE = ACCUMULATIONS


class Accumulator(QObject):
    """Requests the metrics of areas, one accumulation at a time, and emits each set as it arrives."""

    began = pyqtSignal(object)
    """Emitted at the start, with an :class:`Accumulated` without sets."""
    arrived = pyqtSignal(object)
    """Emitted with each :class:`AccumulatedSet`."""
    accumulated = pyqtSignal(object)
    """Emitted with the complete :class:`Accumulated`, or a partial one if it was stopped."""
    failed = pyqtSignal()
    """Emitted if there is no result; the error was already shown."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.progress = ProgressLine(self)
        """The progress of the accumulation only."""
        self._lines = (window.progress, self.progress)
        self._is_shown = False
        self._told: Any = None

    def accumulate(self) -> None:
        """Request the metrics of the chosen source in the areas on the map."""
        with_query(self._window, ACCUMULATION, self.run)

    def run(self, query: Query, connection: str = "") -> bool:
        """Request *query*; False, with a message, if one is running or the key can't be read."""
        session = self._window.session
        connection = connection or session.connection
        about = About(connection, query.source, True)

        def accumulate(client: Client, source: Source, monitor: Monitor) -> Accumulated:
            answer = gis.results.accumulation.accumulate(client, query, source, monitor)
            return replace(answer, connection=connection)

        now = datetime.now().astimezone()
        started = self._window.requests.start(
            tr("Calculate accumulation: {title}").format(title=title_of(query, now)),
            accumulate,
            self._done,
            lambda error: self._failed(error, query, about),
            about=about,
            describe=True,
            queue=LANE,
            watch=lambda task: self._watch(task, query),
        )
        if started:
            known = (self._window.catalog.sources(connection) or {}).get(query.source)
            aliases = {each.field: each.label for each in known.filters if each.label} if known else {}
            host = self._window.connections.get(connection).base_url
            self._is_shown = False
            self._window.messages.withdraw(self._told)
            self.began.emit(Accumulated(query, (), host, now, 0.0, None, aliases, connection))
        return started

    def stop(self) -> None:
        """Stop and keep the partial result."""
        self._window.tasks.stop(LANE)

    def close(self) -> None:
        """Cancel requests; for ``unload()``."""
        self._window.tasks.drop(LANE)
        self.progress.rest()

    def _watch(self, task: ServiceTask, query: Query) -> None:
        task.arrived.connect(self._arrived)
        title = tr("Requesting {source}").format(source=query.source)
        for line in self._lines:
            line.follow(title, task, self.stop)

    def _arrived(self, part: AccumulatedSet) -> None:
        self.arrived.emit(part)
        self._show_in_front()

    def _show_in_front(self) -> None:
        if not self._is_shown:
            self._is_shown = True
            self._window.accumulation.show()

    def _done(self, answer: Accumulated) -> None:
        self.progress.rest()
        self.accumulated.emit(answer)
        self._show_in_front()
        if not answer.complete:
            self._window.messages.log(answer.error or next(each.error for each in answer.sets if each.error))
            self._told = self._window.messages.hint(
                _incomplete(answer), self._again(answer.query, answer.connection)
            )

    def _failed(self, error: Exception, query: Query, about: About) -> None:
        self.progress.rest()
        self.failed.emit()
        step = self._again(query, about.connection)
        if isinstance(error, Cancelled):
            self._told = self._window.messages.hint(tr("Stopped before the first response."), step)
            return
        if isinstance(error, (InvalidFilters, UnknownField)):
            step = Step(tr("Filters"), self._window.filters.open)
        self._window.messages.problem(error, about, step)

    def _again(self, query: Query, connection: str) -> Step:
        return Step(tr("Calculate Again"), lambda: self.run(query, connection))


def _incomplete(answer: Accumulated) -> str:
    """Return a message with the number of areas that have a result, and why the others have none."""
    asked = len(answer.query.areas)
    if isinstance(answer.error, Cancelled):
        came = len({each.area for each in answer.sets})
        text = plural(
            asked,
            "Stopped after {count} of {all} area. The partial result is in the table.",
            "Stopped after {count} of {all} areas. The partial result is in the table.",
        )
        return text.format(count=whole(came), all=whole(asked))
    failed = {each.area: each.error for each in answer.sets if each.error}
    reason = sentence(next(iter(failed.values())), About(answer.connection, answer.query.source, True))
    text = plural(asked, "{count} of {all} area failed. {reason}", "{count} of {all} areas failed. {reason}")
    return text.format(count=whole(len(failed)), all=whole(asked), reason=reason)
