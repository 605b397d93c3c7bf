"""Load results: from the query to a layer and a message, one at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor, Query
from ...core.api.errors import Cancelled, InvalidFilters, PageRepeated, UnknownField
from ...core.api.query import POINTS
from ...core.api.sources import Source, missing_filters
from ...core.gis.history.replaced_files import ReplacedFiles
from ...core.gis.layers.provenance import record_of
from ...core.gis.layers.services import connection_for
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results import layers
from ...core.gis.results.loading import ResumePoint
from ...core.gis.results.result import Result, title_of
from ...core.gis.storage.geopackage import UNWRITTEN
from ...core.gis.tasks.runner import BYTES_BEFORE_ASKING, ROWS_BEFORE_ASKING, ServiceTask
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ..areas.canvas import show_everything_of
from ..selection.drafting import with_query
from ..window.messages import Step
from ..window.requests import LOADS
from ..window.size_question import SizeQuestion
from . import messages
from .showing import show_result

if TYPE_CHECKING:
    from ..window.window import Window


@dataclass(frozen=True)
class _Load:
    """A query to load.

    :ivar project: the target project of the result.
    :ivar kept: the partial result that it resumes.
    """

    query: Query
    connection: str
    project: JobProject
    kept: Optional[ResumePoint] = None

    @property
    def title(self) -> str:
        """Return the title of a result loaded now."""
        return title_of(self.query, datetime.now().astimezone())

    @property
    def about(self) -> About:
        """Return the context of its messages."""
        return About(self.connection, self.query.source, bool(self.query.areas))

    def work(self) -> Callable[[Client, Source, Monitor], Result]:
        """Return the job that loads into a new file beside the project. Main thread only."""
        query, kept, connection = self.query, self.kept, self.connection
        path = self.project.new_result(self.title)

        def load(client: Client, described: Source, monitor: Monitor) -> Result:
            return gis.results.loading.load(
                client, query, described, path, monitor, kept=kept, mark_repeats=True, connection=connection
            )

        return load


class Loader(QObject):
    """Loads locations, records and searches onto the map.

    A load pauses for confirmation at ``rows_before_asking`` rows or ``bytes_before_asking`` bytes, then at
    twice as many.
    """

    rows_before_asking = ROWS_BEFORE_ASKING
    bytes_before_asking = BYTES_BEFORE_ASKING

    loaded = pyqtSignal(object)
    """Emitted with the :class:`Result` of each load, complete or partial, for the history."""
    unwritten = pyqtSignal(object, object)
    """Emitted with the error of a load whose file could not be written, and its About; rows may be
    recoverable."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._size_question = SizeQuestion(window, window.progress, self.stop)
        self.lowered: messages.Lowered = None
        """The lowered page size of the last load."""
        self._replaced_files = ReplacedFiles(window.project, window.tasks, self)

    def load(self, verb: str = POINTS) -> None:
        """Load the locations or records of the selected source in the selection areas."""
        project = JobProject()
        with_query(
            self._window,
            verb,
            lambda query, connection: self.run(query, connection=connection, project=project),
        )

    def run(
        self,
        query: Query,
        then: Optional[Callable[[Result], None]] = None,
        *,
        connection: str = "",
        project: Optional[JobProject] = None,
    ) -> bool:
        """Load *query*; return False, with a message, if it was not started.

        :param then: called with the result, instead of adding it as a new layer; errors are shown here.
        :param connection: the connection, if not that of the session.
        :param project: the project at the time of the click, if it may have changed since.
        """
        load = _Load(query, connection or self._window.session.connection, project or JobProject())
        return self.start(
            tr("Load {title}").format(title=load.title),
            load.about,
            load.work(),
            then or partial(self.show, load.project),
            self._again(query, load.connection, load.project),
        )

    def continue_(self, layer: QgsVectorLayer) -> bool:
        """Resume the load of *layer*; its rows, style and selection are kept.

        Returns False, with a message, if it was not started.
        """
        query, position = layers.query_of(layer), layers.position_of(layer)
        connection = connection_for(layer, self._window.connections, self._window.session.connection)
        kept = ResumePoint(layers.path_of(layer), position)
        why_not = messages.not_to_continue(layer, connection)
        if why_not:
            instead = None
            if query is not None and position is not None and connection:
                is_there = kept.path.exists()
                instead = self._continue_step(layer.id()) if is_there else self._again(query, connection)
            self._window.messages.hint(why_not, instead)
            return False
        layer_id, selected = layer.id(), list(layer.selectedFeatureIds())
        load = _Load(query, connection, JobProject(), kept)
        ask = load.work()

        def work(client: Client, described: Source, monitor: Monitor) -> tuple[Result, list[int]]:
            result = ask(client, described, monitor)
            return result, gis.results.loading.kept_rows(query, kept, selected)

        return self.start(
            tr("Resume {title}").format(title=load.title),
            load.about,
            work,
            lambda answer: self.show(load.project, answer[0], layer_id, answer[1]),
            self._continue_step(layer_id),
            record_of(layer).rows,
        )

    def prepare(
        self,
        title: str,
        work: Callable[[Monitor], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run *work*, which sends no request, in the queue of loads, as *then* may start one."""
        if self._window.requests.is_busy(LOADS):
            return
        task = self._window.tasks.start(
            title,
            work,
            # It may be stopped when the work has ended and its callback is pending.
            lambda value: None if task.monitor.cancelled.is_set() else then(value),
            failed,
            lane=LOADS,
            watch=lambda task: self._window.progress.follow(title, task, self.stop),
        )

    def show(
        self, project: JobProject, result: Result, layer_id: str = "", selected: Sequence[int] = ()
    ) -> None:
        """Show *result* in the layer that it resumes, else in a new one, and report the outcome.

        :param project: the project of the load.
        :param selected: the ids of the rows to select.
        """
        self.loaded.emit(result)
        if result.stored is not None:
            self._put(project, result, layer_id, selected)
        elif result.complete:
            self.tell_nothing(result.query, result.connection)
        else:
            again = self._again(result.query, result.connection)
            self._window.messages.hint(messages.stopped_early(result.query), again)

    def start(
        self,
        title: str,
        about: About,
        work: Callable[[Client, Source, Monitor], Any],
        then: Callable[[Any], None],
        again: Step,
        rows_before: int = 0,
    ) -> bool:
        """Start *work* in the queue of loads, with its progress and the question whether to go on.

        :param again: the step that a failure offers.
        :param rows_before: the number of rows of the load that is resumed.
        :returns: False, with a message, if it was not started.
        """
        return self._window.requests.start(
            title,
            work,
            then,
            lambda error: self._failed(error, about, again, rows_before),
            about=about,
            describe=True,
            queue=LOADS,
            watch=lambda task: self._watch(task, about, rows_before),
        )

    def stop(self) -> None:
        """Stop the load and keep the partial result."""
        # The progress line may show another task, which must not be stopped.
        if self._window.tasks.busy(LOADS):
            self._window.tasks.stop(LOADS)
            self._window.progress.stopped()

    def discard(self, layer: QgsVectorLayer) -> None:
        """Remove *layer* after confirmation, and its file once the project is saved."""
        self._window.messages.hint(
            tr("Remove {layer}? Saving the project deletes its file; a file in the profile is kept.").format(
                layer=layer.name()
            ),
            Step(tr("Remove"), partial(self._delete, layer.id())),
            Step(tr("Keep"), lambda: None),
        )

    def let_go(self, path: Path) -> None:
        """Delete the file at *path* once the project is saved, unless it is used then."""
        self._replaced_files.add(path)

    def close(self) -> None:
        """Stop deleting files; for ``unload()``."""
        self._replaced_files.close()

    def _watch(self, task: ServiceTask, about: About, rows_before: int) -> None:
        self.lowered = None
        task.page_size_lowered.connect(self._page_size_lowered)
        self._size_question.watch(task, rows_before + self.rows_before_asking, self.bytes_before_asking)
        title = tr("Requesting {source}").format(source=about.source)
        self._window.progress.follow(title, task, self.stop)

    def _page_size_lowered(self, asked: int, given: int) -> None:
        first = asked if self.lowered is None else self.lowered[0]
        self.lowered = (first, given)

    def _failed(self, error: Exception, about: About, again: Step, rows_before: int) -> None:
        if isinstance(error, Cancelled) and rows_before:
            self._window.messages.log(error)
            self._window.messages.hint(messages.as_before(), again)
            return
        self._window.messages.problem(error, about, self._way_out(error) or again)
        if isinstance(error, UNWRITTEN):
            self.unwritten.emit(error, about)

    def _way_out(self, error: Exception) -> Optional[Step]:
        """Return the step to correct a query that is invalid for its source or service."""
        if isinstance(error, PageRepeated):
            return Step(tr("Larger Pages"), self._window.selection.choose_columns)
        if isinstance(error, UnknownField) and error.reason == "column":
            return Step(tr("Columns"), self._window.selection.choose_columns)
        if isinstance(error, (InvalidFilters, UnknownField)):
            return Step(tr("Filters"), self._window.filters.open)
        return None

    def _put(self, project: JobProject, result: Result, layer_id: str, selected: Sequence[int]) -> None:
        layer = QgsProject.instance().mapLayer(layer_id) if project.is_open else None
        if layer is None:
            show_result(
                self._window,
                project,
                result,
                partial(self._tell, result),
                again=self._again(result.query, result.connection),
            )
        elif layer.isEditable():
            # In edit mode, edits would be applied to other rows with the same ids.
            again = partial(self._put, project, result, layer_id, selected)
            self._window.messages.hint(messages.being_edited(layer), Step(tr("Show Rows"), again), keep=True)
        else:
            self._update(layer, result, selected)

    def _update(self, layer: QgsVectorLayer, result: Result, selected: Sequence[int]) -> None:
        try:
            before = layers.update_result(layer, result, selected)
        except OSError as error:
            self._window.messages.problem(error, result.about, self._continue_step(layer.id()))
            return
        self._replaced_files.add(before)
        self._tell(result, layer)

    def _tell(self, result: Result, layer: QgsVectorLayer) -> None:
        if not result.stored.geometry_count:
            # F6 opens the table of the active layer.
            self._window.iface.setActiveLayer(layer)
        if result.complete:
            self._window.messages.done(messages.success(result, self.lowered))
            return
        self._window.messages.log(result.error)
        is_resumable = result.position is not None
        again = (
            self._continue_step(layer.id()) if is_resumable else self._again(result.query, result.connection)
        )
        self._window.messages.hint(
            messages.incomplete(result, result.about),
            self._way_out(result.error) or again,
            Step(tr("Discard"), partial(self._with_layer, layer.id(), self.discard)),
        )

    def tell_nothing(self, query: Query, connection: str) -> None:
        """Report that nothing was found, and offer what may help."""
        described = self._window.session.sources.get(query.source)
        unfiltered = zoom = None
        if query.filters and query.areas and not (described and missing_filters(described, ())):
            unfiltered = Step(
                tr("Load Without Filters"),
                lambda: self.run(replace(query, filters=()), connection=connection),
            )
        drawn = self._window.areas.layer()
        if query.areas and drawn is not None:
            zoom = Step(
                tr("Zoom to Area"),
                partial(
                    self._with_layer,
                    drawn.id(),
                    partial(show_everything_of, self._window.iface.mapCanvas(), always=True),
                ),
            )
        self._window.messages.hint(messages.nothing(query), unfiltered, zoom)

    def _again(self, query: Query, connection: str, project: Optional[JobProject] = None) -> Step:
        return Step(tr("Load Again"), lambda: self.run(query, connection=connection, project=project))

    def _continue_step(self, layer_id: str) -> Step:
        return Step(tr("Resume"), partial(self._with_layer, layer_id, self.continue_))

    def _with_layer(self, layer_id: str, do: Callable[[QgsVectorLayer], Any]) -> None:
        """Call *do* with the layer, unless it was removed since the button was shown."""
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            do(layer)

    def _delete(self, layer_id: str) -> None:
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            path = layers.path_of(layer)
            QgsProject.instance().removeMapLayer(layer_id)
            self._replaced_files.add(path)
