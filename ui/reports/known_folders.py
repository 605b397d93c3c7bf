"""Folders outside of the project with orders that have not ended, as the profile remembers them."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsSettings

_FOLDERS = "geoportfolio/reportFolders"
_FOLDERS_KEPT = 20


def remembered() -> list[Path]:
    """The folders, the latest first."""
    return [Path(kept) for kept in _kept()]


def remember(folder: Path) -> None:
    """Where an analyst chose a folder of his own, only the profile knows of it."""
    others = [kept for kept in _kept() if kept != str(folder)]
    QgsSettings().setValue(_FOLDERS, [str(folder), *others][:_FOLDERS_KEPT])


def forget(folder: Path) -> None:
    """Nothing waits there any more."""
    QgsSettings().setValue(_FOLDERS, [kept for kept in _kept() if kept != str(folder)])


def _kept() -> list[str]:
    kept = QgsSettings().value(_FOLDERS, []) or []
    # A list of one comes back as a text from an .ini file.
    return [kept] if isinstance(kept, str) else list(kept)
