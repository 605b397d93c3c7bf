"""Export an accumulation as a CSV file or a layer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.gis.accumulation.export import write_csv
from ...core.gis.accumulation.table import MetricTable
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results.accumulated import Accumulated
from ...core.gis.results.result import Result, rows_text, title_of
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ...core.gis.text.units import Path as MetricPath
from ..results.showing import show_result
from ..widgets import outside, save_dialog
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window


class AccumulationExport(QObject):
    """Writes in background tasks and reports the outcome."""

    made = pyqtSignal(object)
    """Emitted with the :class:`Result` of each new layer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def save_csv(self, table: MetricTable) -> None:
        """Ask for a file and write *table*, which must have a column."""
        path = save_dialog.ask_for_csv(self._window.iface.mainWindow(), _last(table).query)
        if path is not None:
            self.write_csv(table, path)

    def write_csv(self, table: MetricTable, path: Path) -> None:
        """Write *table* to the CSV file *path*."""
        again = Step(tr("Another File"), lambda: self.save_csv(table))
        self._window.tasks.start(
            tr("Save {file}").format(file=path.name),
            lambda monitor: write_csv(table, path, monitor),
            self._written,
            lambda error: self._window.messages.problem(error, self._about(_last(table)), again),
        )

    def make_layer(self, answer: Accumulated, metric: MetricPath = ()) -> None:
        """Add the areas or circles of *answer* as a layer, styled by *metric*, with a field for each
        metric."""
        title = title_of(answer.query, answer.when)
        project = JobProject()
        path = project.new_result(title)
        again = Step(tr("Retry"), lambda: self.make_layer(answer, metric))
        self._window.tasks.start(
            tr("Create the layer {title}").format(title=title),
            lambda monitor: replace(
                gis.results.accumulation.store_accumulation(answer, path, monitor, metric=metric),
                connection=answer.connection,
            ),
            lambda result: show_result(
                self._window, project, result, partial(self._shown, result), again=again
            ),
            lambda error: self._window.messages.problem(error, self._about(answer), again),
        )

    def _written(self, path: Path) -> None:
        self._window.messages.done(
            tr("Table saved as {file}.").format(file=path.name),
            Step(tr("Open Folder"), partial(outside.open_folder, path)),
        )

    def _shown(self, result: Result, layer: QgsVectorLayer) -> None:
        self.made.emit(result)
        self._window.messages.done(
            tr("{rows} as the layer {layer}").format(rows=rows_text(result), layer=layer.name())
        )

    def _about(self, answer: Accumulated) -> About:
        return About(answer.connection, answer.query.source, True)


def _last(table: MetricTable) -> Accumulated:
    return (*((table.base,) if table.base is not None else ()), *table.answers)[-1]
