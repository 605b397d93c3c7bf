"""The file of a project, and where its results lie. Main thread only."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication, QgsProject

from ... import gis


def file_of(project: QgsProject) -> str:
    """The path of *project*; "" where it has no file of its own: not saved yet, or kept in a database.

    What QGIS calls the file name of a project in a database is an address, which may hold a password.
    """
    name: str = project.fileName()
    return name if project.projectStorage() is None and Path(name).is_absolute() else ""


def results_of(project: QgsProject) -> Path:
    """The folder of the results of *project*: beside its file, in the profile where it has none."""
    return gis.storage.file_names.results_folder(file_of(project), QgsApplication.qgisSettingsDirPath())


def known_folders(project: Optional[QgsProject]) -> list[Path]:
    """The folders in which results of *project* may lie: its own, and that of the profile."""
    profile = gis.storage.file_names.results_folder(None, QgsApplication.qgisSettingsDirPath())
    return [profile] if project is None else list(dict.fromkeys((results_of(project), profile)))


def new_result(project: QgsProject, title: str, when: Optional[datetime] = None) -> Path:
    """A free path in :func:`results_of` for the result called *title* of this moment, or of *when*."""
    return gis.storage.file_names.result_path(results_of(project), title, when or datetime.now().astimezone())
