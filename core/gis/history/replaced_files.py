"""Delete result files that a refresh has replaced, once no known project can need them."""

from __future__ import annotations

import contextlib
import zipfile
import zlib
from functools import partial
from html import escape
from pathlib import Path
from typing import Iterable, Optional
from urllib.parse import quote

from qgis.core import QgsProject, QgsSettings, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QTimer

from ..files.own_files import RESULTS, own_file
from ..files.project_folders import file_of, results_of
from ..results.layers import path_of
from ..storage.record import stored_query
from ..tasks.runner import TaskRunner
from ..text.languages import tr
from .previous_results import previous_path

_AGAIN_MS = 3000
_TRIES = 20
_PROJECTS = (".qgs", ".qgz")
_RECENT = "UI/recentProjects"
_LARGEST = 200 * 1024 * 1024
"""The largest project file, in bytes, that is searched; a larger one is assumed to use the result."""


def discard(path: Path) -> bool:
    """Delete the result at *path*; return False while a program holds it open (Windows)."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    for sidecar in ("-wal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + sidecar).unlink()
    return True


def is_used(project: QgsProject, path: Path) -> bool:
    """Return whether a layer of *project* shows the file, or would after *Undo refresh*."""
    layers = (layer for layer in project.mapLayers().values() if isinstance(layer, QgsVectorLayer))
    return any(path in (path_of(layer), previous_path(layer)) for layer in layers)


def other_projects(project: QgsProject) -> list[Path]:
    """Return the project files that may use results of *project*: those beside it, and QGIS's recent ones.

    Main thread only.
    """
    own = Path(file_of(project))
    settings = QgsSettings()
    settings.beginGroup(_RECENT)
    recent = [Path(str(settings.value(f"{number}/path", ""))) for number in settings.childGroups()]
    settings.endGroup()
    with contextlib.suppress(OSError):
        recent += own.parent.iterdir()
    return [path for path in dict.fromkeys(recent) if path.suffix.lower() in _PROJECTS and path != own]


def may_go(path: Path, folder: Path, projects: Iterable[Path]) -> bool:
    """Return whether *path* is a result in *folder* that none of the files *projects* uses. Thread-safe."""
    is_ours = own_file(path, [folder], RESULTS) is not None and stored_query(path) is not None
    return is_ours and not any(_names(project, path.name) for project in projects)


def _names(project: Path, name: str) -> bool:
    """Return whether the project's file contains *name*, or may because it can't be read or is too large."""
    wanted = {text.encode() for text in (name, escape(name), escape(name, quote=False), quote(name))}
    if not own_file(project, [project.parent.resolve()], _PROJECTS):
        return project.exists()
    try:
        if project.suffix.lower() == ".qgs":
            return project.stat().st_size > _LARGEST or _has(project.read_bytes(), wanted)
        with zipfile.ZipFile(project) as archive:
            members = [each for each in archive.infolist() if each.filename.lower().endswith(".qgs")]
            return any(each.file_size > _LARGEST or _has(archive.read(each), wanted) for each in members)
    except FileNotFoundError:
        return False
    except (OSError, RuntimeError, NotImplementedError, EOFError, zipfile.BadZipFile, zlib.error):
        return True


def _has(text: bytes, wanted: Iterable[bytes]) -> bool:
    return any(each in text for each in wanted)


class ReplacedFiles(QObject):
    """Deletes replaced result files. Main thread only.

    A project may be closed without saving, and its file then still uses the old result. So a result is
    deleted when the project has been saved without it. Only files in the project's own folder are deleted,
    and only if no other known project uses them. The folder in the profile is shared by all projects,
    including those in a database, so nothing in it is deleted.
    """

    def __init__(self, project: QgsProject, runner: TaskRunner, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._project = project
        self._runner = runner
        self._waiting: list[Path] = []
        self._tries = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sweep)
        project.projectSaved.connect(self._start)
        project.cleared.connect(self._clear)

    def add(self, path: Optional[Path]) -> None:
        """Delete *path*, if any, once the project has been saved without it."""
        if path is not None and path not in self._waiting:
            self._waiting.append(path)

    def close(self) -> None:
        """Disconnect from the project; files that are not deleted yet stay."""
        self._timer.stop()
        self._project.projectSaved.disconnect(self._start)
        self._project.cleared.disconnect(self._clear)

    def _clear(self) -> None:
        self._waiting.clear()

    def _start(self) -> None:
        self._tries = _TRIES
        self._timer.start(0)

    def _sweep(self) -> None:
        """Search the known projects for the files that are not shown any more, in a background task."""
        file, folder = file_of(self._project), results_of(self._project)
        if not file:
            return
        unused = [path for path in self._waiting if not is_used(self._project, path)]
        if unused:
            projects = other_projects(self._project)
            self._runner.start(
                tr("Delete replaced results"),
                lambda _monitor: [path for path in unused if may_go(path, folder, projects)],
                partial(self._discard, file, unused),
                lambda _error: None,
                is_unseen=True,
            )
        elif self._waiting:
            self._try_again()

    def _discard(self, file: str, unused: list[Path], free: list[Path]) -> None:
        """Delete those of *free* that are still unused; the rest of *unused* is kept."""
        if file_of(self._project) != file:
            return
        for path in [each for each in unused if each in self._waiting]:
            is_wanted = path in free and is_used(self._project, path)
            if not is_wanted and (path not in free or discard(path)):
                self._waiting.remove(path)
        if self._waiting:
            self._try_again()

    def _try_again(self) -> None:
        self._tries -= 1
        if self._tries > 0:
            self._timer.start(_AGAIN_MS)
