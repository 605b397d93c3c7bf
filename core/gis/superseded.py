"""Files that no layer needs any more. They go when nothing can need them again, never before."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QTimer

from .layer_history import previous_path
from .layers import path_of
from .project_file import file_of, results_of

_AGAIN_MS = 3000
_TRIES = 20


def discard(path: Path) -> bool:
    """Delete the result at *path*; False while somebody holds it, as Windows tells."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    for sidecar in ("-wal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + sidecar).unlink()
    return True


def is_used(project: QgsProject, path: Path) -> bool:
    """Whether a layer of *project* shows the file, or would show it after *Undo refresh*."""
    layers = (layer for layer in project.mapLayers().values() if isinstance(layer, QgsVectorLayer))
    return any(path in (path_of(layer), previous_path(layer)) for layer in layers)


class Superseded(QObject):
    """Deletes answers that were replaced, on the main thread.

    A saved project may be closed without saving: its file still names the old answer. So an answer goes
    when the project has been saved without it; in a project without a name, at once. Only files in the
    project's own folder go: another project that was saved under a new name may show the others. So no file
    of a project that is kept in a database goes, as its results share the profile with others.
    """

    def __init__(self, project: QgsProject, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._project = project
        self._waiting: list[Path] = []
        self._tries = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sweep)
        project.projectSaved.connect(self._start)
        project.cleared.connect(self._forget)

    def add(self, path: Optional[Path]) -> None:
        """Delete *path* when its time has come; None is taken, too."""
        if path is not None and path not in self._waiting:
            self._waiting.append(path)
        if not self._project.fileName():
            self._tries = _TRIES
            self._sweep()

    def close(self) -> None:
        """Listen no more; what waits stays on the disk."""
        self._timer.stop()
        self._project.projectSaved.disconnect(self._start)
        self._project.cleared.disconnect(self._forget)

    def _forget(self) -> None:
        self._waiting.clear()

    def _start(self) -> None:
        self._tries = _TRIES
        self._timer.start(0)

    def _sweep(self) -> None:
        if self._project.fileName() and not file_of(self._project):
            return
        folder = results_of(self._project)
        held = []
        for path in self._waiting:
            if path.parent != folder:
                continue
            if is_used(self._project, path) or not discard(path):
                held.append(path)
        self._waiting[:] = held
        self._tries -= 1
        if held and self._tries:
            self._timer.start(_AGAIN_MS)
