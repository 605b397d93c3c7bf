"""Save results as CSV: from the query to a file and a message."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor, Query
from ...core.api.sources import Source
from ...core.gis.results.csv_export import Saved
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ..selection.drafting import with_query
from ..widgets import outside, save_dialog
from ..window.messages import Step
from . import messages

if TYPE_CHECKING:
    from ..window.window import Window


class CsvSaver(QObject):
    """Saves locations, records and searches as CSV files, in the queue of loads."""

    saved = pyqtSignal(object)
    """Emitted with the :class:`Saved` of each file, complete or partial, for the history."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def save(self, verb: str) -> None:
        """Ask for a file, then write locations or records of the selected source in the selection areas."""
        with_query(self._window, verb, self.save_as)

    def save_as(self, query: Query, connection: str = "") -> None:
        """Ask for a file, then write the result of *query* to it."""
        path = save_dialog.ask_for_csv(self._window.iface.mainWindow(), query)
        if path is not None:
            self.save_query(query, path, connection)

    def save_query(self, query: Query, path: Path, connection: str = "") -> bool:
        """Write the result of *query* to the file *path*; return False if it was not started."""
        connection = connection or self._window.session.connection

        def work(client: Client, described: Source, monitor: Monitor) -> Saved:
            file = gis.results.csv_export.save_csv(client, query, described, path, monitor)
            return replace(file, connection=connection)

        return self._window.loader.start(
            tr("Save {file}").format(file=path.name),
            About(connection, query.source, bool(query.areas)),
            work,
            self._saved,
            Step(tr("Retry"), partial(self.save_query, query, path, connection)),
        )

    def _saved(self, file: Saved) -> None:
        if file.path is None:
            if file.complete:
                self._window.loader.tell_nothing(file.query, file.connection)
            else:
                self._window.messages.hint(messages.stopped_early(file.query))
            return
        self.saved.emit(file)
        about = About(file.connection, file.query.source, bool(file.query.areas))
        told = messages.saved(file, self._window.loader.lowered, about)
        step = Step(tr("Open Folder"), partial(outside.open_folder, file.path))
        if file.complete:
            self._window.messages.done(told, step)
            return
        self._window.messages.log(file.error)
        self._window.messages.hint(told, step)
