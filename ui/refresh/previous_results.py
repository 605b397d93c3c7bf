"""The result that a layer had before its last refresh: compared with the new one, or restored."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Iterable, Optional, Sequence

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject

from ...core.api import Monitor, Query
from ...core.api.errors import Cancelled
from ...core.gis.history import previous_results
from ...core.gis.history.reading import result_in
from ...core.gis.history.replaced_files import ReplacedFiles
from ...core.gis.layers import identity
from ...core.gis.projects.job_project import JobProject
from ...core.gis.refresh.changes import add_changes, write_changes
from ...core.gis.refresh.compare import Changes, compare
from ...core.gis.results import layers
from ...core.gis.results.result import Result
from ...core.gis.storage.result_file import ResultFile
from ...core.gis.text import dates
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ..results.showing import show_layer
from ..window.requests import LOADS

if TYPE_CHECKING:
    from ..window.window import Window


class PreviousResults(QObject):
    """Keeps one previous result for each layer; older ones are deleted when they are not needed."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self.replaced_files = ReplacedFiles(self._project, window.tasks, self)

    def close(self) -> None:
        """Disconnect; for ``unload()``."""
        self.replaced_files.close()

    def replace(self, layer: QgsVectorLayer, result: Result, selected: Iterable[int]) -> None:
        """Show *result* in *layer*; its current result becomes the previous one.

        :param selected: the ids of the rows of *result* to select.
        :raises OSError: QGIS can't open the file; the layer is then unchanged.
        """
        self.replaced_files.add(previous_results.refresh_result(layer, result, selected))

    def refuse_to_start(self, wanted: Sequence[QgsVectorLayer]) -> bool:
        """Return whether *wanted* can't be changed now, with a message."""
        if self._window.requests.is_busy(LOADS):
            return True
        return len(wanted) == 1 and self._refuse_edited(wanted[0])

    def _refuse_edited(self, layer: QgsVectorLayer) -> bool:
        """Return whether *layer* is being edited, with a message."""
        if layer.isEditable():
            self._window.messages.hint(edited_text(layer.name()))
        return bool(layer.isEditable())

    def can_undo(self, layer: Optional[QgsVectorLayer]) -> bool:
        """Return whether the result before the last refresh of *layer* exists."""
        path = previous_results.previous_path(layer) if identity.is_result(layer) else None
        # The current result may have the name of a lost one.
        return path is not None and path != layers.path_of(layer) and path.exists()

    def undo(self, layer: QgsVectorLayer) -> None:
        """Restore the result before the last refresh of *layer*, keeping the selection."""
        previous = previous_results.previous_path(layer)
        if previous is None or self.refuse_to_start([layer]):
            return
        now, layer_id, project = layers.path_of(layer), layer.id(), JobProject()
        record, has_selection = previous_results.previous_record(layer), layer.selectedFeatureCount() > 0

        def work(monitor: Monitor) -> tuple[Result, Optional[Changes]]:
            result, changes = result_in(previous, record), None
            # The results are only compared to keep the selection, which takes half a minute for a million
            # rows.
            if has_selection:
                with suppress(OSError, sqlite3.Error):
                    changes = compare(now, previous, monitor)
            return result, changes

        def failed(error: Exception) -> None:
            if not isinstance(error, Cancelled):
                self._tell_gone()

        def read(found: tuple[Result, Optional[Changes]]) -> None:
            if not task.monitor.cancelled.is_set():
                self._undo(layer_id, *found, project)

        task = self._window.tasks.start(
            tr("Undo the refresh of {layer}").format(layer=layer.name()), work, read, failed, lane=LOADS
        )

    def show_last_changes(self, layer: QgsVectorLayer) -> None:
        """Add a layer with the changes of the last refresh of *layer*."""
        previous = previous_results.previous_path(layer)
        if previous is None or self.refuse_to_start([]):
            return
        query, name, now = layers.query_of(layer), layer.name(), layers.path_of(layer)
        self._window.tasks.start(
            tr("Compare {layer}").format(layer=name),
            lambda monitor: compare(previous, now, monitor),
            lambda changes: self.show_changes([(name, query, changes)]),
            lambda error: self._window.messages.problem(error, About()),
            lane=LOADS,
        )

    def show_changes(self, wanted: Sequence[tuple[str, Query, Changes]]) -> None:
        """Add a layer of changes for each of *wanted*: layer name, query and changes."""
        wanted = [item for item in wanted if item[2].count]
        if not wanted:
            self._window.messages.done(tr("No rows changed."))
            return
        titles = [tr("Changes of {layer}").format(layer=name) for name, _, _ in wanted]
        project = JobProject()
        paths = [project.new_result(title) for title in titles]

        def work(monitor: Monitor) -> list[Optional[ResultFile]]:
            return [
                write_changes(changes, path, query, monitor)
                for (_, query, changes), path in zip(wanted, paths)
            ]

        self._window.tasks.start(
            titles[0],
            work,
            lambda stored: self._changes_written(project, titles, stored),
            lambda error: self._window.messages.problem(error, About()),
            lane="changes",
        )

    def _undo(self, layer_id: str, result: Result, changes: Optional[Changes], project: JobProject) -> None:
        layer = self._project.mapLayer(layer_id) if project.is_open else None
        if layer is None or self._refuse_edited(layer):
            return
        selected = changes.follow(layer.selectedFeatureIds()) if changes else []
        try:
            self.replaced_files.add(previous_results.undo_refresh(layer, result, selected))
        except OSError:
            self._tell_gone()
            return
        self._window.messages.done(
            tr("{layer}: restored the result of {when}.").format(
                layer=layer.name(), when=dates.full(result.when)
            )
        )

    def _tell_gone(self) -> None:
        self._window.messages.hint(
            tr(
                "The result before the refresh no longer exists, so the layer is unchanged. Refresh it for "
                "the current result."
            )
        )

    def _changes_written(
        self, project: JobProject, titles: list[str], stored: list[Optional[ResultFile]]
    ) -> None:
        for title, kept in zip(titles, stored):
            if kept is not None:
                add = partial(add_changes, self._project, kept, title)
                show_layer(self._window, project, title, kept.path, add)


def edited_text(name: str) -> str:
    """Return why a layer that is being edited is not changed."""
    return tr("{layer} is being edited. Save or discard the edits, then refresh it.").format(layer=name)
