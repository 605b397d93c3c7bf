"""Files of results that nobody needs any more."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import QTimer

_PATIENCE_MS = 2000
_TRIES = 30
_BESIDE = ("", "-wal", "-shm")
"""SQLite's own files, which it leaves behind when its last reader was not the one to close it."""


def remove_file(path: Path, tries: int = _TRIES) -> None:
    """Delete the GeoPackage *path*; on Windows only once QGIS has let go of it, a while later."""
    try:
        for ending in _BESIDE:
            path.with_name(path.name + ending).unlink(missing_ok=True)
    except OSError:
        if tries > 1:
            QTimer.singleShot(_PATIENCE_MS, lambda: remove_file(path, tries - 1))
