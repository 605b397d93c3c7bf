"""Write files atomically: each gets its name once it is complete, even while another program reads it.

Windows can't rename, replace or delete a file that is open, for example in a virus scanner. So renaming is
retried for a while. A file that can't be deleted is deleted with a later file of this process. Temporary
files of a killed process are deleted when a file is written beside them a day later. A replaced file keeps
its permissions, and links to it remain.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import threading
import time
import uuid
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Iterator

_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between attempts to rename a file that is open elsewhere."""
_PART = re.compile(r"\.geoportfolio-[0-9a-f]{32}\.part")
_ABANDONED_AFTER = 24 * 60 * 60.0
"""Seconds since its last change after which a temporary file is considered abandoned."""
_left: set[Path] = set()
"""Files that could not be deleted because they were open elsewhere."""
_searched: set[Path] = set()
"""Folders that were already searched for abandoned files, as some hold thousands of reports."""
_deleting = threading.Lock()


def rename(part: Path, target: Path) -> Path:
    """Rename *part* to *target* and return *target*; retry for a while if either is open elsewhere.

    :param target: never a link to the file to replace (:func:`place_of`).
    :raises OSError: renaming failed; PermissionError: a file is still open.
    """
    _copy_mode(part, target)
    for wait in _WAITS:
        try:
            return part.replace(target)
        except PermissionError:
            time.sleep(wait)
    return part.replace(target)


def place_of(target: Path) -> Path:
    """Return the path to write for *target*: the linked file if it is a link to a file."""
    return target.resolve() if target.is_symlink() and target.is_file() else target


def part_beside(place: Path) -> Path:
    """Return a temporary path in the folder of *place*, and delete abandoned files there."""
    clear_leftovers()
    if place.parent not in _searched:
        _searched.add(place.parent)
        with suppress(OSError):
            _clear_abandoned(place.parent)
    return place.with_name(f".geoportfolio-{uuid.uuid4().hex}.part")


@contextmanager
def written_aside(target: Path, follows_link: bool = True) -> Iterator[Path]:
    """Yield a temporary path for writing *target*; it is renamed when the block succeeds.

    :param follows_link: whether to replace the file that *target* links to instead of the link; never in an
        untrusted folder, as the link may lead to any file.
    :raises OSError: it can't be renamed; the previous file is then unchanged.
    """
    place = place_of(target) if follows_link else target
    part = part_beside(place)
    try:
        yield part
        rename(part, place)
    finally:
        delete_leftover(part)


def keep(part: Path, target: Path) -> Path:
    """Rename *part*, which took long to make, to *target* and return *target*.

    If *part* can't be renamed, as it is open elsewhere or on another disk, it is copied.

    :raises OSError: *target* can't be written.
    """
    try:
        return rename(part, target)
    except OSError as error:
        try:
            with written_aside(target) as copy:
                shutil.copyfile(part, copy)
        except OSError:
            raise error from None  # it contains the file names
    delete_leftover(part)
    return target


def make_room(path: Path) -> None:
    """Delete the file *path*, if it exists, so that a new one can be written.

    :raises OSError: it can't be deleted.
    """
    with _deleting:
        path.unlink(missing_ok=True)
        _left.discard(path)


def delete_leftover(path: Path) -> None:
    """Delete the file *path*, if it exists; if it is open elsewhere, delete it later."""
    try:
        make_room(path)
    except OSError:
        _left.add(path)


def clear_leftovers() -> None:
    """Delete files that could not be deleted before, except those that are still open."""
    for path in tuple(_left):
        with _deleting:
            if path in _left:
                _unlink(path)


def _clear_abandoned(folder: Path) -> None:
    """Delete the abandoned temporary files in *folder*; raises OSError."""
    begun = time.time() - _ABANDONED_AFTER
    with os.scandir(folder) as entries:
        for entry in entries:
            if _PART.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                seen = entry.stat(follow_symlinks=False)
                # A copy gets its original's modification time before its name.
                if max(seen.st_mtime, seen.st_ctime) < begun:
                    _unlink(Path(entry.path))


def _copy_mode(part: Path, target: Path) -> None:
    """Copy the permissions of *target* to *part*, but keep it writable: Windows does not delete a read-only
    file."""
    with suppress(OSError):  # *target* is new, or the file system has no modes
        if stat.S_ISREG(mode := target.lstat().st_mode):
            part.chmod(stat.S_IMODE(mode) | stat.S_IWUSR)


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
    _left.discard(path)
