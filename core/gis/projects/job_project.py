"""The project in which a job began: its result is added there, or offered. Main thread only."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject, pyqtSlot

from ... import gis
from ..storage.project_folders import results_of


class JobProject(QObject):
    """Made when a job begins and held until its end is shown. It needs no close: Qt ends its connection.

    The file of a project does not identify it: a new project has none, and *Save As* changes it.

    :ivar results: the folder of the project's results when the job began.
    :ivar is_open: whether that project is still the one that is open.
    """

    def __init__(self, project: Optional[QgsProject] = None) -> None:
        super().__init__()
        project = project or QgsProject.instance()
        self.results = results_of(project)
        self.is_open = True
        project.cleared.connect(self._leave)

    def new_result(self, title: str, when: Optional[datetime] = None) -> Path:
        """Return a free path in :attr:`results` for the result *title* of this moment, or of *when*."""
        return gis.storage.file_names.result_path(self.results, title, when or datetime.now().astimezone())

    @pyqtSlot()  # without it PyQt keeps an object of its own below the project
    def _leave(self) -> None:
        self.is_open = False
