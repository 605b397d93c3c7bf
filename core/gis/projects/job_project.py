"""The project in which a job was started: its result is added there, or offered. Main thread only."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject, pyqtSlot

from ... import gis
from ..files.project_folders import results_of


class JobProject(QObject):
    """Created when a job starts and held until its end is shown. It needs no close, as Qt disconnects it.

    The file of a project does not identify it: a new project has none, and *Save As* changes it.

    :ivar results: the project's results folder when the job started.
    :ivar is_open: whether that project is still open.
    """

    def __init__(self, project: Optional[QgsProject] = None) -> None:
        super().__init__()
        project = project or QgsProject.instance()
        self.results = results_of(project)
        self.is_open = True
        project.cleared.connect(self._close)

    def new_result(self, title: str, when: Optional[datetime] = None) -> Path:
        """Return a free path in :attr:`results` for the result *title* of now or *when*."""
        return gis.files.file_names.result_path(self.results, title, when or datetime.now().astimezone())

    @pyqtSlot()  # without it PyQt adds a child object to the project
    def _close(self) -> None:
        self.is_open = False
