"""Decide which files that a project, a layer or a journal names may be used.

All three may come from a stranger, with their folders: a name with ``..`` or a link leads to any file of this
computer, and reading a pipe blocks for ever. Any thread; looks at the disk, but opens no file.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Collection, Iterable, Optional

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate

RESULTS = (".gpkg",)
REPORTS = (".pdf", ".html")
JOURNALS = (".jsonl",)
WITH_REPORTS = (*REPORTS, *JOURNALS, *RESULTS, ".csv")
"""Files in a folder of reports."""


class NotOurs(OSError):
    """A file that must not be used: a link, no regular file, of another kind, or outside of its folder."""

    MESSAGES = {
        "": lambda: translate(
            "GeoPortfolio",
            "{word} is a link, or was not written by GeoPortfolio, so it was not changed. "
            "Move it, then try again.",
        ),
    }

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is left alone")
        self.word = path.name


def own_file(
    path: Path, folders: Iterable[Path], suffixes: Collection[str], *, may_be_missing: bool = False
) -> Optional[Path]:
    """Return *path* without ``..`` where it may be used, else None.

    It is a regular file in or below one of *folders*, and neither it, nor that folder, nor a folder between
    is a link.

    :param suffixes: those that are expected, in small letters.
    :param may_be_missing: whether it may also be a file that is still to be written, or that is gone.
    """
    if path.suffix.lower() not in suffixes or "\0" in str(path):
        return None
    try:
        spelled = _spelled(path)
        is_inside = any(_is_reached(spelled, folder) for folder in folders)
        return spelled if is_inside and _is_regular(spelled, may_be_missing) else None
    except (OSError, RuntimeError):  # links in a circle, until Python 3.13
        return None


def own_entry(path: Path, suffixes: Collection[str], *, may_be_missing: bool = False) -> bool:
    """Return whether *path* may be used in a folder that the analyst chose, which may be a link.

    It is a regular file, right there and no link.
    """
    if path.suffix.lower() not in suffixes or "\0" in str(path):
        return False
    try:
        return _is_regular(path, may_be_missing)
    except OSError:
        return False


def check_entry(path: Path, suffixes: Collection[str], *, may_be_missing: bool = False) -> None:
    """Raise NotOurs where :func:`own_entry` says no, FileNotFoundError for a file that has to be there."""
    if not may_be_missing:
        path.lstat()
    if not own_entry(path, suffixes, may_be_missing=may_be_missing):
        raise NotOurs(path)


def is_inner_name(name: str) -> bool:
    """Whether *name*, with slashes, stays below the folder in which an archive is unpacked, on any system."""
    windows = PureWindowsPath(name)
    return not (windows.anchor or PurePosixPath(name).anchor or ".." in windows.parts)


def _spelled(path: Path) -> Path:
    """Return *path* without ``..``, its links as they are."""
    return Path(os.path.normpath(path.absolute()))


def _is_reached(spelled: Path, folder: Path) -> bool:
    """Whether *spelled* lies below *folder*, and is no link and reached over none from there on."""
    folder = _spelled(folder)
    home = folder.parent.resolve() / folder.name
    for above in spelled.parents:
        if above.name.lower() == home.name.lower() and above.parent.resolve() / above.name == home:
            place = home / spelled.relative_to(above)
            return spelled.resolve() == place
    return False


def _is_regular(path: Path, may_be_missing: bool) -> bool:
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except FileNotFoundError:
        return may_be_missing
