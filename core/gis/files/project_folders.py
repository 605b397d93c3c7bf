"""The file of a project, and the folders of its results. Main thread only."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication, QgsProject

from ... import gis


def file_of(project: QgsProject) -> str:
    """Return the path of *project*; "" if it has no file: it is unsaved, or stored in a database.

    QGIS's file name of a project in a database is a URI, which may contain a password.
    """
    name: str = project.fileName()
    return name if project.projectStorage() is None and Path(name).is_absolute() else ""


def results_of(project: QgsProject) -> Path:
    """Return the results folder of *project*: beside its file, or in the profile if it has none."""
    return gis.files.file_names.results_folder(file_of(project), QgsApplication.qgisSettingsDirPath())


def known_folders(project: Optional[QgsProject]) -> list[Path]:
    """Return the folders that may contain results of *project*: its own, and that of the profile."""
    profile = gis.files.file_names.results_folder(None, QgsApplication.qgisSettingsDirPath())
    return [profile] if project is None else list(dict.fromkeys((results_of(project), profile)))


def new_result(project: QgsProject, title: str, when: Optional[datetime] = None) -> Path:
    """Return a free path in :func:`results_of` for the result *title* of now or *when*."""
    return gis.files.file_names.result_path(results_of(project), title, when or datetime.now().astimezone())
