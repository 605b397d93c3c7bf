"""Refresh layers: run their queries again and update them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Iterable, Optional, Sequence

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor, Query
from ...core.api.errors import Cancelled, ConnectionFailed, GatewayRefused, KeyRejected, Redirected
from ...core.api.files import delete_leftover
from ...core.gis.connections.keys import KeyUnavailable
from ...core.gis.layers.provenance import record_of
from ...core.gis.layers.services import connection_for
from ...core.gis.projects.job_project import JobProject
from ...core.gis.refresh.refresh import Refreshed
from ...core.gis.results import layers
from ...core.gis.results.result import Result, title_of
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ..connections.other_connection import OtherConnection
from ..results.messages import Outcome, summary_of
from ..results.showing import show_result
from ..window.messages import Step
from ..window.requests import LOADS
from .previous_results import PreviousResults, edited_text

if TYPE_CHECKING:
    from ..window.window import Window

# Errors that every other layer of the connection would get, too, so that they are skipped.
_OF_THE_CONNECTION = (ConnectionFailed, GatewayRefused, KeyRejected, KeyUnavailable, Redirected)


@dataclass(frozen=True)
class _Asked:
    """A layer to refresh, in its state at the start."""

    layer_id: str
    name: str
    query: Query
    connection: str
    before: Path
    as_new: bool
    project: JobProject

    @property
    def about(self) -> About:
        return About(self.connection, self.query.source, bool(self.query.areas))


class Refresher(QObject):
    """Runs queries of layers again, one after the other; a layer changes when its result is complete."""

    refreshed = pyqtSignal(object)
    """Emitted with each :class:`Result`, complete or partial, for the history."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self.previous = PreviousResults(window)
        self._other_connection = OtherConnection(window)
        self._part: Optional[Path] = None
        """The file with rows of a failed refresh, until they are shown or the query runs again."""
        self._queue: list[tuple[str, str, str]] = []
        """Id and name of each queued layer, and the connection to use; empty: its own."""
        self._outcomes: list[Outcome] = []
        self._as_new = False
        self._instead: Optional[Query] = None
        self._project.cleared.connect(self._leave_project)

    def close(self) -> None:
        """Disconnect; for ``unload()``."""
        self._drop_part()
        self._project.cleared.disconnect(self._leave_project)
        self.previous.close()

    def refresh(self, wanted: Sequence[QgsVectorLayer], connection: str = "") -> None:
        """Run the queries of *wanted* again and update the layers.

        :param connection: the connection to use; empty: that of each layer's service.
        """
        self._begin(wanted, connection, False)

    def refresh_with(self, layer: QgsVectorLayer, query: Query) -> None:
        """Run *query* instead of that of *layer*, and show the result in it."""
        self._begin([layer], "", False, query)

    def refresh_as_new(self, layer: QgsVectorLayer, connection: str = "") -> None:
        """Run the query of *layer* again and show the result in a new layer."""
        self._begin([layer], connection, True)

    def refresh_all(self) -> None:
        """Refresh every result of the project, one after the other."""
        wanted = layers.results_in(self._project)
        if wanted:
            self.refresh(wanted)
        else:
            self._window.messages.hint(tr("Nothing to refresh yet. Load locations first."))

    def _begin(
        self,
        wanted: Sequence[QgsVectorLayer],
        connection: str,
        as_new: bool,
        instead: Optional[Query] = None,
    ) -> None:
        """:param instead: the query to run instead of that of the only layer."""
        if self.previous.refuse_to_start([] if as_new else wanted):
            return
        self._drop_part()
        self._queue = [(layer.id(), layer.name(), connection) for layer in wanted]
        self._outcomes = []
        self._as_new = as_new
        self._instead = instead
        if len(wanted) == 1 and not connection:
            chosen = partial(self._again, wanted[0].id(), as_new, instead)
            if self._other_connection.ask_for(wanted[0], chosen):
                return
        self._next()

    def _next(self) -> None:
        """Run the next query of the queue, or report the outcome of all."""
        while self._queue:
            layer_id, name, connection = self._queue.pop(0)
            layer = self._project.mapLayer(layer_id)
            if layer is None:
                self._outcomes.append(Outcome(name, reason=_removed()))
            elif self._ask(layer, connection):
                return
        self._tell()

    def _ask(self, layer: QgsVectorLayer, connection: str) -> bool:
        """Start to refresh *layer*; return False if that is not possible, with the reason in an outcome."""
        session = self._window.session
        query = self._instead or layers.query_of(layer)
        connection = connection or connection_for(layer, self._window.connections, session.connection)
        reason = self._obstacle(layer, query, connection)
        if reason:
            self._outcomes.append(Outcome(layer.name(), reason=reason))
            return False
        project, before = JobProject(), layers.path_of(layer)
        asked = _Asked(layer.id(), layer.name(), query, connection, before, self._as_new, project)
        path = project.new_result(title_of(query, datetime.now().astimezone()))

        def work(client: Client, monitor: Monitor) -> Refreshed:
            found = gis.refresh.refresh.refresh(client, query, before, path, monitor)
            return replace(found, result=replace(found.result, connection=connection))

        self._window.requests.start(
            tr("Refresh {layer}").format(layer=asked.name),
            work,
            partial(self._arrived, asked),
            # Also called immediately if the key can't be read: it continues with the next layer in any case.
            partial(self._failed, asked),
            about=asked.about,
            lane=LOADS,
            watch=partial(self._window.progress.follow, tr("Refreshing {layer}").format(layer=asked.name)),
        )
        return True

    def _obstacle(self, layer: QgsVectorLayer, query: Optional[Query], connection: str) -> str:
        if query is None:
            return tr(
                "its file {path} no longer exists, and neither does the query. Load it again from the "
                "Selection dock."
            ).format(path=layers.path_of(layer))
        if layer.isEditable() and not self._as_new:
            return edited_text(layer.name())
        if not connection:
            return tr("you have no connection to {host}. Add one, then refresh again.").format(
                host=record_of(layer).host
            )
        return ""

    def _again(self, layer_id: str, as_new: bool, instead: Optional[Query], connection: str) -> None:
        layer = self._project.mapLayer(layer_id)
        if layer is not None:
            self._begin([layer], connection, as_new, instead)

    def _arrived(self, asked: _Asked, found: Refreshed) -> None:
        result = found.result
        self.refreshed.emit(result)
        if not asked.project.is_open:
            # The layer was closed with its project, so the result is offered as a new layer.
            if result.error is not None:
                self._window.messages.log(result.error)
            if result.stored is not None:
                self._show_new(asked.project, result)
            return
        if not result.complete:
            self._broken(asked, result)
        elif result.stored is None:
            self._outcomes.append(Outcome(asked.name, emptied=True, layer_id=asked.layer_id))
        elif asked.as_new:
            outcome = Outcome(asked.name, result=result, changes=found.changes)
            self._show_new(asked.project, result, outcome, asked.about)
        else:
            self._outcomes.append(self._put(asked, found))
        self._next()

    def _put(self, asked: _Asked, found: Refreshed) -> Outcome:
        """Show a complete result in the layer of *asked*."""
        result, changes = found.result, found.changes
        layer = self._project.mapLayer(asked.layer_id)
        if layer is None or layer.isEditable():
            delete_leftover(result.stored.path)
            return Outcome(asked.name, reason=edited_text(asked.name) if layer else _removed())
        subset = layer.subsetString()
        selected = changes.follow(layer.selectedFeatureIds()) if changes else []
        try:
            self.previous.replace(layer, result, selected)
        except OSError as error:
            return Outcome(asked.name, reason=sentence(error, asked.about))
        lost = subset if subset and not layer.subsetString() else ""
        name = layer.name()  # includes the new count
        return Outcome(name, result=result, changes=changes, layer_id=asked.layer_id, lost_filter=lost)

    def _show_new(
        self,
        project: JobProject,
        result: Result,
        outcome: Optional[Outcome] = None,
        about: Optional[About] = None,
    ) -> None:
        """Add *result* as a new layer.

        :param outcome: recorded on success; a failure is recorded instead. None: nothing is recorded.
        """

        def shown(layer: QgsVectorLayer) -> None:
            _name_apart(self._project, layer, result.when)
            if outcome is not None:
                self._outcomes.append(outcome)

        def failed(error: Exception) -> None:
            self._outcomes.append(Outcome(outcome.name, reason=sentence(error, about)))

        show_result(self._window, project, result, shown, failed if outcome is not None else None)

    def _broken(self, asked: _Asked, result: Result) -> None:
        reason = sentence(result.error, asked.about)
        self._window.messages.log(result.error)
        self._outcomes.append(Outcome(asked.name, reason=reason, result=result, layer_id=asked.layer_id))
        if result.stored is not None:
            self._drop_part()
            self._part = result.stored.path
        self._skip(asked, result.error)

    def _failed(self, asked: _Asked, error: Exception) -> None:
        self._window.messages.log(error)
        self._outcomes.append(
            Outcome(asked.name, reason=sentence(error, asked.about), error=error, layer_id=asked.layer_id)
        )
        self._skip(asked, error)
        self._next()

    def _skip(self, asked: _Asked, error: Exception) -> None:
        """Skip queued layers that would fail with the same error."""
        if isinstance(error, Cancelled):
            skipped, self._queue = self._queue, []
        elif isinstance(error, _OF_THE_CONNECTION):
            session = self._window.session

            def shares(layer_id: str, _name: str, connection: str) -> bool:
                layer = self._project.mapLayer(layer_id)
                if layer is None or connection:
                    return connection == asked.connection
                own = connection_for(layer, self._window.connections, session.connection)
                return own == asked.connection

            skipped = [item for item in self._queue if shares(*item)]
            self._queue = [item for item in self._queue if item not in skipped]
        else:
            return
        reason = sentence(error, asked.about)
        self._outcomes.extend(Outcome(name, reason=reason) for _, name, _ in skipped)

    def _tell(self) -> None:
        outcomes, messages = self._outcomes, self._window.messages
        texts, is_good = summary_of(outcomes)
        steps = list(self._steps(outcomes))
        (messages.done if is_good else messages.hint)(texts, *steps)

    def _steps(self, outcomes: Iterable[Outcome]) -> Iterable[Step]:
        outcomes = list(outcomes)
        changed = [
            (o.name, o.result.query, o.changes) for o in outcomes if o.changes is not None and o.changes.count
        ]
        if changed:
            yield Step(tr("Show Changes"), partial(self.previous.show_changes, changed))
        if len(outcomes) != 1:
            return
        (outcome,) = outcomes
        layer = self._project.mapLayer(outcome.layer_id) if outcome.layer_id else None
        if layer is None:
            return
        if outcome.emptied:
            yield Step(tr("Remove Layer"), partial(self._project.removeMapLayer, outcome.layer_id))
        elif outcome.reason:
            yield Step(
                tr("Refresh Again"), partial(self._again, outcome.layer_id, self._as_new, self._instead, "")
            )
            if outcome.result is not None and outcome.result.stored is not None:
                yield Step(tr("Show Loaded Rows"), partial(self._show_part, outcome.result))
        elif self.previous.can_undo(layer) and (outcome.changes is None or outcome.changes.count):
            yield Step(tr("Undo Refresh"), partial(self._undo_of, outcome.layer_id))

    def _undo_of(self, layer_id: str) -> None:
        layer = self._project.mapLayer(layer_id)
        if layer is not None:
            self.previous.undo(layer)

    def _leave_project(self) -> None:
        """Clear the queue when the project is closed."""
        self._queue = []
        self._drop_part()

    def _drop_part(self) -> None:
        """Delete the file immediately, as no project uses it yet."""
        if self._part is not None:
            delete_leftover(self._part)
        self._part = None

    def _show_part(self, result: Result) -> None:
        if self._part != result.stored.path:
            self._window.messages.hint(
                tr("The refreshed data is no longer available. Refresh the layer again.")
            )
            return
        self._part = None
        self._show_new(JobProject(), result)


def _name_apart(project: QgsProject, layer: QgsVectorLayer, when: datetime) -> None:
    """Add the time to the names if two results have the same name."""
    if len(project.mapLayersByName(layer.name())) > 1:
        layers.add_time_to_name(layer, when)


def _removed() -> str:
    return tr("The layer was removed.")
