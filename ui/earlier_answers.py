"""The answer that a layer had before its last refresh: compared with today's, shown again, or let go."""

from __future__ import annotations

from functools import partial
from typing import Any, Iterable, Optional, Sequence

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject

from ..core.api import Monitor, Query
from ..core.api.errors import Cancelled
from ..core.gis import layer_history, layers, marks
from ..core.gis.job_project import JobProject
from ..core.gis.origins import moment_of
from ..core.gis.refreshing import Changes, compare, write_changes
from ..core.gis.results import Result
from ..core.gis.sentences import About
from ..core.gis.store import Stored
from ..core.gis.superseded import Superseded
from .canvas import show_everything_of
from .job_offer import add_file_or_offer
from .loading import LANE
from .session import Session

translate = QCoreApplication.translate


class EarlierAnswers(QObject):
    """Of each layer one generation is kept; the one before that goes when nothing needs it."""

    def __init__(self, iface: Any, session: Session, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._project = QgsProject.instance()
        self.superseded = Superseded(self._project, session.runner, self)

    def close(self) -> None:
        """Listen no more; for ``unload()``."""
        self.superseded.close()

    def replace(self, layer: QgsVectorLayer, result: Result, selected: Iterable[int]) -> None:
        """Show *result* in *layer*, whose answer until now becomes the earlier one.

        :param selected: the ids of the rows of *result* to select.
        :raises OSError: when QGIS can't open the file; the layer is as it was.
        """
        self.superseded.add(layer_history.refresh_result(layer, result, selected))

    def refuse_to_start(self, wanted: Sequence[QgsVectorLayer]) -> bool:
        """Whether something stands against changing *wanted* now; if so, that is said."""
        messages = self._session.messages
        if self._session.runner.busy(LANE):
            messages.hint(
                translate(
                    "GeoPortfolio", "Something is being loaded. Wait for it or stop it, then try again."
                )
            )
            return True
        return len(wanted) == 1 and self._refuse_edited(wanted[0])

    def _refuse_edited(self, layer: QgsVectorLayer) -> bool:
        """Whether *layer* is being edited; if so, that is said."""
        if layer.isEditable():
            self._session.messages.hint(edited_text(layer.name()))
        return bool(layer.isEditable())

    def can_undo(self, layer: Optional[QgsVectorLayer]) -> bool:
        """Whether the answer before the last refresh of *layer* is there."""
        path = layer_history.previous_path(layer) if marks.is_result(layer) else None
        # Today's may have taken the name of one that was lost.
        return path is not None and path != layers.path_of(layer) and path.exists()

    def undo(self, layer: QgsVectorLayer) -> None:
        """Show the answer before the last refresh of *layer* again, with the rows that are selected now."""
        previous = layer_history.previous_path(layer)
        if previous is None or self.refuse_to_start([layer]):
            return
        if not layer.selectedFeatureCount():
            # Only to find the selected rows again are the two answers compared: half a minute for a million.
            self._undo(layer.id(), None, JobProject())
            return
        now, layer_id, project = layers.path_of(layer), layer.id(), JobProject()

        def failed(error: Exception) -> None:
            if not isinstance(error, Cancelled):
                self._undo(layer_id, None, project)

        def compared(changes: Changes) -> None:
            if not task.monitor.cancelled.is_set():
                self._undo(layer_id, changes, project)

        task = self._session.runner.start(
            translate("GeoPortfolio", "Undo the refresh of {layer}").format(layer=layer.name()),
            lambda monitor: compare(now, previous, monitor),
            compared,
            failed,
            lane=LANE,
        )

    def show_last_changes(self, layer: QgsVectorLayer) -> None:
        """A layer of what the last refresh of *layer* changed."""
        previous = layer_history.previous_path(layer)
        if previous is None or self.refuse_to_start([]):
            return
        query, name, now = layers.query_of(layer), layer.name(), layers.path_of(layer)
        self._session.runner.start(
            translate("GeoPortfolio", "Compare {layer}").format(layer=name),
            lambda monitor: compare(previous, now, monitor),
            lambda changes: self.show_changes([(name, query, changes)]),
            lambda error: self._session.messages.problem(error, About()),
            lane=LANE,
        )

    def show_changes(self, wanted: Sequence[tuple[str, Query, Changes]]) -> None:
        """A layer of changes for each of *wanted*: the layer's name, its query, what changed."""
        wanted = [item for item in wanted if item[2].count]
        if not wanted:
            self._session.messages.done(translate("GeoPortfolio", "No row has changed."))
            return
        titles = [translate("GeoPortfolio", "Changes of {layer}").format(layer=name) for name, _, _ in wanted]
        project = JobProject()
        paths = [project.new_result(title) for title in titles]

        def work(monitor: Monitor) -> list[Optional[Stored]]:
            return [
                write_changes(changes, path, query, monitor)
                for (_, query, changes), path in zip(wanted, paths)
            ]

        self._session.runner.start(
            titles[0],
            work,
            lambda stored: self._changes_written(project, titles, stored),
            lambda error: self._session.messages.problem(error, About()),
            lane="changes",
        )

    def _undo(self, layer_id: str, changes: Optional[Changes], project: JobProject) -> None:
        layer = self._project.mapLayer(layer_id) if project.is_open else None
        if layer is None or self._refuse_edited(layer):
            return
        selected = changes.follow(layer.selectedFeatureIds()) if changes else []
        try:
            self.superseded.add(layer_history.undo_refresh(layer, selected))
        except OSError:
            self._session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "The answer before the refresh is gone, so the layer stays as it is. "
                    "Refresh it for today's answer.",
                )
            )
            return
        self._session.messages.done(
            translate("GeoPortfolio", "{layer} shows the answer of {when} again.").format(
                layer=layer.name(), when=moment_of(layer)
            )
        )

    def _changes_written(
        self, project: JobProject, titles: list[str], stored: list[Optional[Stored]]
    ) -> None:
        for title, kept in zip(titles, stored):
            if kept is not None:
                add = partial(self._add_changes, title, kept)
                add_file_or_offer(project, self._session.messages, title, kept.path, add)

    def _add_changes(self, title: str, stored: Stored) -> None:
        try:
            layer = layers.add_changes(self._project, stored, title)
        except OSError as error:
            self._session.messages.problem(error, About())
            return
        show_everything_of(self._iface.mapCanvas(), layer)


def edited_text(name: str) -> str:
    """Why a layer that is being edited is left alone."""
    return translate(
        "GeoPortfolio", "{layer} is being edited. Save or drop the edits, then refresh it."
    ).format(layer=name)
