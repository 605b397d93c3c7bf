"""What is kept of an accumulation: a CSV file, or a layer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.gis import jobs, layers
from ...core.gis.accumulations import Accumulated
from ...core.gis.job_project import JobProject
from ...core.gis.metric_texts import write_csv
from ...core.gis.metric_units import Path as MetricPath
from ...core.gis.metrics import MetricTable
from ...core.gis.results import Result, rows_text, title_of
from ...core.gis.sentences import About
from .. import csv_files, outside
from ..canvas import show_everything_of
from ..job_offer import add_or_offer
from ..messages import Step
from ..session import Session

translate = QCoreApplication.translate


class Keeper(QObject):
    """Writes in tasks, and tells what came of it."""

    made = pyqtSignal(object)
    """The :class:`Result` behind each new layer."""

    def __init__(self, iface: Any, session: Session, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session

    def save_csv(self, table: MetricTable) -> None:
        """Ask for a file, then write *table*, which has a column, into it."""
        path = csv_files.ask_for_path(self._iface.mainWindow(), _last(table).query)
        if path is not None:
            self.write_csv(table, path)

    def write_csv(self, table: MetricTable, path: Path) -> None:
        """Write *table* into the CSV file *path*."""
        again = Step(translate("GeoPortfolio", "Another file"), lambda: self.save_csv(table))
        self._session.runner.start(
            translate("GeoPortfolio", "Save {file}").format(file=path.name),
            lambda monitor: write_csv(table, path, monitor),
            self._written,
            lambda error: self._session.messages.problem(error, self._about(_last(table)), again),
        )

    def make_layer(self, answer: Accumulated, metric: MetricPath = ()) -> None:
        """Bring the areas or circles of *answer* onto the map, styled by *metric*, with a field for each."""
        title = title_of(answer.query, answer.when)
        project = JobProject()
        path = project.new_result(title)
        again = Step(translate("GeoPortfolio", "Try again"), lambda: self.make_layer(answer, metric))
        self._session.runner.start(
            translate("GeoPortfolio", "Make the layer {title}").format(title=title),
            lambda monitor: replace(
                jobs.store_accumulation(answer, path, monitor, metric=metric), connection=answer.connection
            ),
            lambda result: self._stored(project, result, again),
            lambda error: self._session.messages.problem(error, self._about(answer), again),
        )

    def _written(self, path: Path) -> None:
        self._session.messages.done(
            translate("GeoPortfolio", "The table is in {file}.").format(file=path.name),
            Step(translate("GeoPortfolio", "Open folder"), partial(outside.open_folder, path)),
        )

    def _stored(self, project: JobProject, result: Result, again: Step) -> None:
        add_or_offer(project, self._session.messages, result, lambda: self._add(result, again))

    def _add(self, result: Result, again: Step) -> None:
        try:
            layer = layers.add_result(QgsProject.instance(), result)
        except OSError as error:
            self._session.messages.problem(error, result.about, again)
            return
        self.made.emit(result)
        show_everything_of(self._iface.mapCanvas(), layer)
        self._session.messages.done(
            translate("GeoPortfolio", "{rows} as the layer {layer}").format(
                rows=rows_text(result), layer=layer.name()
            )
        )

    def _about(self, answer: Accumulated) -> About:
        return About(answer.connection, answer.query.source, True)


def _last(table: MetricTable) -> Accumulated:
    return (*((table.base,) if table.base is not None else ()), *table.answers)[-1]
