"""Check which file paths in projects, layers and journals may be used.

All three, and their folders, are untrusted: a path with ``..`` or a link may lead to any local file, and
reading a pipe blocks forever. Thread-safe; accesses the disk, but opens no file.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Collection, Iterable, Optional

from ..text.languages import message

RESULTS = (".gpkg",)
REPORTS = (".pdf", ".html")
JOURNALS = (".jsonl",)
WITH_REPORTS = (*REPORTS, *JOURNALS, *RESULTS, ".csv")
"""Files in a folder of reports."""


class UnsafeFile(OSError):
    """A file that must not be used: a link, not a regular file, of another type, or outside of its folder."""

    MESSAGES = {
        "": message(
            "{word} is a link, or was not written by GeoPortfolio, so it was not changed. "
            "Move it, then try again."
        ),
    }

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is left alone")
        self.word = path.name


def own_file(
    path: Path, folders: Iterable[Path], suffixes: Collection[str], *, may_be_missing: bool = False
) -> Optional[Path]:
    """Return *path* without ``..`` if it may be used, else None.

    It has to be a regular file in or below one of *folders*. Neither it, nor that folder, nor a folder in
    between may be a link.

    :param suffixes: the allowed suffixes, in lower case.
    :param may_be_missing: whether the file need not exist.
    """
    if path.suffix.lower() not in suffixes or "\0" in str(path):
        return None
    try:
        spelled = _spelled(path)
        is_inside = any(_is_reached(spelled, folder) for folder in folders)
        return spelled if is_inside and _is_regular(spelled, may_be_missing) else None
    except (OSError, RuntimeError):  # a loop of links, until Python 3.13
        return None


def own_entry(path: Path, suffixes: Collection[str], *, may_be_missing: bool = False) -> bool:
    """Return whether *path* may be used in a folder that the user chose, which may be a link.

    It has to be a regular file directly in the folder, and not a link.
    """
    if path.suffix.lower() not in suffixes or "\0" in str(path):
        return False
    try:
        return _is_regular(path, may_be_missing)
    except OSError:
        return False


def check_entry(path: Path, suffixes: Collection[str], *, may_be_missing: bool = False) -> None:
    """Raise NotOurs if not :func:`own_entry`; FileNotFoundError for a required file that is missing."""
    if not may_be_missing:
        path.lstat()
    if not own_entry(path, suffixes, may_be_missing=may_be_missing):
        raise UnsafeFile(path)


def is_inner_name(name: str) -> bool:
    """Return whether *name*, with slashes, stays inside the folder of an extracted archive, on any system."""
    windows = PureWindowsPath(name)
    return not (windows.anchor or PurePosixPath(name).anchor or ".." in windows.parts)


def _spelled(path: Path) -> Path:
    """Return *path* without ``..``, and with links unresolved."""
    return Path(os.path.normpath(path.absolute()))


def _is_reached(spelled: Path, folder: Path) -> bool:
    """Return whether *spelled* is below *folder* without any links from there on."""
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
