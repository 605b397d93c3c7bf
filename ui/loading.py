"""Loads: from the query to a styled layer and a line in the message bar."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional, Sequence

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ..core.api import Client, Monitor, Query, checks
from ..core.api.errors import Cancelled, InvalidFilters, PageRepeated, UnknownField
from ..core.api.provision import Source
from ..core.api.query import POINTS
from ..core.gis import jobs, layers
from ..core.gis.geopackage import UNWRITTEN
from ..core.gis.job_project import JobProject
from ..core.gis.jobs import Kept, Saved
from ..core.gis.origins import connection_for
from ..core.gis.results import Result, title_of
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.sentences import About
from ..core.gis.superseded import Superseded
from . import csv_files, loading_words, outside
from .canvas import show_everything_of
from .command_copying import copy_command
from .draft import Draft
from .drafting import Drafting
from .job_offer import add_or_offer
from .load_lane import LANE, LoadLane
from .messages import Messages, Step
from .progress import ProgressLine
from .session import Session

translate = QCoreApplication.translate

__all__ = ["LANE", "Loader"]


class Loader(QObject):
    """Brings points, entries and what searches find onto the map or into a file; one load at a time."""

    loaded = pyqtSignal(object)
    """The :class:`Result` of each load that ended with an answer, whole or not, for the list of runs."""
    saved = pyqtSignal(object)
    """The :class:`Saved` of each CSV file that was written, whole or not."""
    unwritten = pyqtSignal(object, object)
    """The error of a load whose file could not be written, and its About: what came may be kept."""
    filters_wanted = pyqtSignal()
    columns_wanted = pyqtSignal()
    repair_wanted = pyqtSignal(object)
    """A message's button leads to the filters or the columns, or mends the area of an InvalidArea."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        draft: Draft,
        areas: SelectionAreas,
        progress: ProgressLine,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._areas = areas
        self.lane = LoadLane(session, progress, self)
        self.drafting = Drafting(iface, session, draft, areas, self.lane, self)
        self.drafting.repair_wanted.connect(self.repair_wanted)
        self._superseded = Superseded(QgsProject.instance(), session.runner, self)

    @property
    def _messages(self) -> Messages:
        return self._session.messages

    def load(self, verb: str = POINTS) -> None:
        """Load the points or entries of the chosen source in the areas on the map."""
        project = JobProject()
        self.drafting.with_query(
            verb, lambda query, connection: self.run(query, connection=connection, project=project)
        )

    def run(
        self,
        query: Query,
        then: Optional[Callable[[Result], None]] = None,
        *,
        connection: str = "",
        kept: Optional[Kept] = None,
        project: Optional[JobProject] = None,
    ) -> bool:
        """Ask *query*; False when another load is under way or the key can't be read, which is told.

        :param then: given the result, in place of adding it as a new layer; problems are told here.
        :param connection: another than that of the session.
        :param kept: go on with a load that stopped.
        :param project: where it was asked for, if not just now.
        """
        connection = connection or self._session.connection
        project = project or JobProject()
        title, work = _asking(query, connection, kept, project)
        return self._start(
            translate("GeoPortfolio", "Load {title}").format(title=title),
            query,
            connection,
            work,
            then or partial(self._arrived, project),
            self._again(query, connection, project),
        )

    def continue_(self, layer: QgsVectorLayer) -> bool:
        """Go on with the load of *layer* where it stopped; its rows, style and selection stay.

        False when nothing was started, which is told.
        """
        query, position = layers.query_of(layer), layers.position_of(layer)
        connection = connection_for(layer, self._session.connections, self._session.connection)
        kept = Kept(layers.path_of(layer), position)
        why_not = loading_words.not_to_continue(layer, connection)
        if why_not:
            instead = None
            if query is not None and position is not None and connection:
                is_there = kept.path.exists()
                instead = self._continue_step(layer.id()) if is_there else self._again(query, connection)
            self._messages.hint(why_not, instead)
            return False
        layer_id, selected = layer.id(), list(layer.selectedFeatureIds())
        project = JobProject()
        title, ask = _asking(query, connection, kept, project)

        def work(client: Client, described: Source, monitor: Monitor) -> tuple[Result, list[int]]:
            result = ask(client, described, monitor)
            return result, jobs.kept_rows(query, kept, selected)

        return self._start(
            translate("GeoPortfolio", "Continue {title}").format(title=title),
            query,
            connection,
            work,
            lambda answer: self._arrived(project, answer[0], layer_id, answer[1]),
            self._continue_step(layer_id),
            _rows_of(layer),
        )

    def bring(self, project: JobProject, result: Result, layer_id: str = "") -> None:
        """Put *result*, which was not asked just now, onto the map, or into the layer it goes on with."""
        self._arrived(project, result, layer_id)

    def save_csv(self, verb: str) -> None:
        """Ask for a file, then write the points or entries into it as CSV while they come."""
        self.drafting.with_query(verb, self.save_as)

    def save_as(self, query: Query, connection: str = "") -> None:
        """Ask for a CSV file, then write the answer to *query* into it."""
        path = csv_files.ask_for_path(self._iface.mainWindow(), query)
        if path is not None:
            self.save_query(query, path, connection)

    def save_query(self, query: Query, path: Path, connection: str = "") -> bool:
        """Write the answer to *query* into the CSV file *path*; False when nothing was started."""
        connection = connection or self._session.connection

        def work(client: Client, described: Source, monitor: Monitor) -> Saved:
            file = jobs.save_csv(client, query, described, path, monitor)
            return replace(file, connection=connection)

        return self._start(
            translate("GeoPortfolio", "Save {file}").format(file=path.name),
            query,
            connection,
            work,
            self._saved,
            Step(translate("GeoPortfolio", "Try again"), lambda: self.save_query(query, path, connection)),
        )

    def copy_command(self, verb: str) -> None:
        """Put the qgis_process line for what the docks ask now on the clipboard."""
        self.drafting.with_query(verb, self._copy)

    def stop(self) -> None:
        """End the load and keep what has come."""
        self.lane.stop()

    def discard(self, layer: QgsVectorLayer) -> None:
        """Remove *layer*, after asking, and its file once the project is saved."""
        layer_id = layer.id()
        self._messages.hint(
            translate(
                "GeoPortfolio",
                "Remove {layer}? Its file is deleted when the project is saved; "
                "a file in the profile is kept.",
            ).format(layer=layer.name()),
            Step(translate("GeoPortfolio", "Remove"), lambda: self._delete(layer_id)),
            Step(translate("GeoPortfolio", "Keep"), lambda: None),
        )

    def let_go(self, path: Path) -> None:
        """Have the file at *path* deleted once the project is saved, where nothing needs it then."""
        self._superseded.add(path)

    def close(self) -> None:
        """Prepare no more loads; for ``unload()``."""
        self.drafting.close()
        self._superseded.close()

    def _copy(self, query: Query, connection: str) -> None:
        copy_command(self._session, query, connection, title_of(query, datetime.now().astimezone()))

    def _start(
        self,
        title: str,
        query: Query,
        connection: str,
        work: Callable[[Client, Source, Monitor], Any],
        then: Callable[[Any], None],
        again: Step,
        rows_before: int = 0,
    ) -> bool:
        about = About(connection, query.source, bool(query.areas))
        return self.lane.start(
            title,
            query,
            about,
            work,
            then,
            lambda error: self._failed(error, about, again, rows_before),
            rows_before,
        )

    def _failed(self, error: Exception, about: About, again: Step, rows_before: int) -> None:
        if isinstance(error, Cancelled) and rows_before:
            self._messages.log(error)
            self._messages.hint(loading_words.as_before(), again)
            return
        self._messages.problem(error, about, self._way_out(error) or again)
        if isinstance(error, UNWRITTEN):
            self.unwritten.emit(error, about)

    def _way_out(self, error: Exception) -> Optional[Step]:
        """Where a query that does not fit its source or its service is mended."""
        if isinstance(error, PageRepeated):
            return Step(translate("GeoPortfolio", "Bigger pages"), self.columns_wanted.emit)
        if isinstance(error, UnknownField) and error.reason == "column":
            return Step(translate("GeoPortfolio", "Columns"), self.columns_wanted.emit)
        if isinstance(error, (InvalidFilters, UnknownField)):
            return Step(translate("GeoPortfolio", "Filters"), self.filters_wanted.emit)
        return None

    def _arrived(
        self, project: JobProject, result: Result, layer_id: str = "", selected: Sequence[int] = ()
    ) -> None:
        """Show *result* in the layer that it goes on with, else in a new one.

        :param selected: the ids of its rows to select.
        """
        self.loaded.emit(result)
        if result.stored is None:
            self._nothing_came(result)
        else:
            self._put(project, result, layer_id, selected)

    def _put(self, project: JobProject, result: Result, layer_id: str, selected: Sequence[int]) -> None:
        layer = QgsProject.instance().mapLayer(layer_id) if project.is_open else None
        if layer is None:
            add_or_offer(project, self._messages, result, partial(self._add, result))
        elif layer.isEditable():
            # Under an open edit buffer other rows would get the edits of those with the same ids.
            again = partial(self._put, project, result, layer_id, selected)
            self._messages.hint(
                loading_words.being_edited(layer),
                Step(translate("GeoPortfolio", "Show rows"), again),
                keep=True,
            )
        else:
            self._update(layer, result, selected)

    def _add(self, result: Result) -> None:
        try:
            layer = layers.add_result(QgsProject.instance(), result)
        except OSError as error:
            self._messages.problem(error, result.about, self._again(result.query, result.connection))
            return
        show_everything_of(self._iface.mapCanvas(), layer)
        self._tell(result, layer)

    def _update(self, layer: QgsVectorLayer, result: Result, selected: Sequence[int]) -> None:
        try:
            before = layers.update_result(layer, result, selected)
        except OSError as error:
            self._messages.problem(error, result.about, self._continue_step(layer.id()))
            return
        self._superseded.add(before)
        self._tell(result, layer)

    def _tell(self, result: Result, layer: QgsVectorLayer) -> None:
        if not result.stored.geometry_count:
            # F6 opens the table of the layer that is active.
            self._iface.setActiveLayer(layer)
        if result.complete:
            self._messages.done(loading_words.success(result, self.lane.lowered))
            return
        self._messages.log(result.error)
        goes_on = result.position is not None
        again = self._continue_step(layer.id()) if goes_on else self._again(result.query, result.connection)
        self._messages.hint(
            loading_words.incomplete(result, result.about),
            self._way_out(result.error) or again,
            Step(translate("GeoPortfolio", "Discard"), partial(self._with_layer, layer.id(), self.discard)),
        )

    def _nothing_came(self, result: Result) -> None:
        query = result.query
        if not result.complete:
            self._messages.hint(loading_words.stopped_early(query), self._again(query, result.connection))
        else:
            self._tell_nothing(query, result.connection)

    def _tell_nothing(self, query: Query, connection: str) -> None:
        described = self._session.sources.get(query.source)
        unfiltered = zoom = None
        if query.filters and query.areas and not (described and checks.missing_filters(described, ())):
            unfiltered = Step(
                translate("GeoPortfolio", "Try without filters"),
                lambda: self.run(replace(query, filters=()), connection=connection),
            )
        drawn = self._areas.layer()
        if query.areas and drawn is not None:
            zoom = Step(
                translate("GeoPortfolio", "Zoom to area"),
                partial(
                    self._with_layer,
                    drawn.id(),
                    partial(show_everything_of, self._iface.mapCanvas(), always=True),
                ),
            )
        self._messages.hint(loading_words.nothing(query), unfiltered, zoom)

    def _saved(self, file: Saved) -> None:
        if file.path is None:
            if file.complete:
                self._tell_nothing(file.query, file.connection)
            else:
                self._messages.hint(loading_words.stopped_early(file.query))
            return
        self.saved.emit(file)
        about = About(file.connection, file.query.source, bool(file.query.areas))
        told = loading_words.saved(file, self.lane.lowered, about)
        step = Step(translate("GeoPortfolio", "Open folder"), partial(outside.open_folder, file.path))
        if file.complete:
            self._messages.done(told, step)
            return
        self._messages.log(file.error)
        self._messages.hint(told, step)

    def _again(self, query: Query, connection: str, project: Optional[JobProject] = None) -> Step:
        return Step(
            translate("GeoPortfolio", "Load again"),
            lambda: self.run(query, connection=connection, project=project),
        )

    def _continue_step(self, layer_id: str) -> Step:
        return Step(
            translate("GeoPortfolio", "Continue"), partial(self._with_layer, layer_id, self.continue_)
        )

    def _with_layer(self, layer_id: str, do: Callable[[QgsVectorLayer], Any]) -> None:
        """Do it, unless the layer was removed since the button was shown."""
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            do(layer)

    def _delete(self, layer_id: str) -> None:
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            path = layers.path_of(layer)
            QgsProject.instance().removeMapLayer(layer_id)
            self._superseded.add(path)


def _asking(
    query: Query, connection: str, kept: Optional[Kept], project: JobProject
) -> tuple[str, Callable[[Client, Source, Monitor], Result]]:
    """The title of a load into a new file, and what asks for it."""
    title = title_of(query, datetime.now().astimezone())
    path = project.new_result(title)

    def ask(client: Client, described: Source, monitor: Monitor) -> Result:
        return jobs.load(
            client, query, described, path, monitor, kept=kept, mark_repeats=True, connection=connection
        )

    return title, ask


def _rows_of(layer: QgsVectorLayer) -> int:
    """How many rows had come when the load of *layer* stopped."""
    count = (layer.customProperty(layers.STATE) or "").rpartition(" ")[2]
    return int(count) if count.isdigit() else 0
