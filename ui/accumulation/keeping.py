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
from ...core.gis.metric_texts import write_csv
from ...core.gis.metric_units import Path as MetricPath
from ...core.gis.metrics import MetricTable
from ...core.gis.project_file import new_result
from ...core.gis.results import Result, rows_text, title_of
from ...core.gis.sentences import About
from .. import csv_files
from ..canvas import show_everything_of
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
        self._cleared_count = 0
        QgsProject.instance().cleared.connect(self._cleared)

    def close(self) -> None:
        """Listen no more; for ``unload()``."""
        QgsProject.instance().cleared.disconnect(self._cleared)

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
        path = new_result(QgsProject.instance(), title)
        again = Step(translate("GeoPortfolio", "Try again"), lambda: self.make_layer(answer, metric))
        cleared_count = self._cleared_count
        self._session.runner.start(
            translate("GeoPortfolio", "Make the layer {title}").format(title=title),
            lambda monitor: replace(
                jobs.store_accumulation(answer, path, monitor, metric=metric), connection=answer.connection
            ),
            lambda result: self._stored(result, again, cleared_count),
            lambda error: self._session.messages.problem(error, self._about(answer), again),
        )

    def _written(self, path: Path) -> None:
        self._session.messages.done(
            translate("GeoPortfolio", "The table is in {file}.").format(file=path.name),
            Step(translate("GeoPortfolio", "Open folder"), partial(csv_files.open_folder, path)),
        )

    def _cleared(self) -> None:
        # By its file a project is not known again: one that is new has none, and Save As gives it another.
        self._cleared_count += 1

    def _stored(self, result: Result, again: Step, cleared_count: int) -> None:
        if cleared_count == self._cleared_count:
            self._add(result, again)
            return
        path = result.stored.path
        self._session.messages.hint(
            translate(
                "GeoPortfolio",
                "The layer {layer} was made for the project that was open before. Its file is {file}.",
            ).format(layer=result.title, file=path),
            Step(translate("GeoPortfolio", "Add it here"), lambda: self._add(result, again)),
            Step(translate("GeoPortfolio", "Open folder"), partial(csv_files.open_folder, path)),
        )

    def _add(self, result: Result, again: Step) -> None:
        try:
            layer = layers.add_result(QgsProject.instance(), result)
        except OSError as error:
            about = About(result.connection, result.query.source, True)
            self._session.messages.problem(error, about, again)
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
