"""Files that get their names when they are whole, also while another program reads them.

Windows renames, replaces and deletes no file that is open, as by a virus scanner. So renaming is tried again
for a while. What can't be deleted is deleted with a later file of this process; the temporary files of a
process that was killed, with the first file that is written beside them a day later. A replaced file keeps
its permissions, and a link to it stays.
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
"""Seconds between two tries to rename a file that is open elsewhere."""
_PART = re.compile(r"\.geoportfolio-[0-9a-f]{32}\.part")
_ABANDONED_AFTER = 24 * 60 * 60.0
"""Seconds since its last change after which a temporary file has no writer."""
_left: set[Path] = set()
"""Files that were open elsewhere when they were to be deleted."""
_searched: set[Path] = set()
"""Folders without temporary files of killed processes; listed once, as some have thousands of reports."""
_deleting = threading.Lock()


def rename(part: Path, target: Path) -> Path:
    """Rename *part* to *target* and return that; tried again for a while where either is open elsewhere.

    :param target: never a link to what is to be replaced (:func:`place_of`).
    :raises OSError: when that fails; a PermissionError where it is still open.
    """
    _take_over_mode(part, target)
    for wait in _WAITS:
        try:
            return part.replace(target)
        except PermissionError:
            time.sleep(wait)
    return part.replace(target)


def place_of(target: Path) -> Path:
    """Return the path that is written as *target*: the file that this links to, where it is a link to one."""
    return target.resolve() if target.is_symlink() and target.is_file() else target


def part_beside(place: Path) -> Path:
    """Return a temporary path in the folder of *place*; deletes what is left of others there, if it can."""
    clear_leftovers()
    if place.parent not in _searched:
        _searched.add(place.parent)
        with suppress(OSError):
            _clear_abandoned(place.parent)
    return place.with_name(f".geoportfolio-{uuid.uuid4().hex}.part")


@contextmanager
def written_aside(target: Path, follows_link: bool = True) -> Iterator[Path]:
    """Yield the temporary path at which to write *target*; it is renamed when the block ends well.

    :param follows_link: whether the file that *target* links to is replaced, not the link; not in a folder
        that may be a stranger's, as the link may lead to any file.
    :raises OSError: when it can't be renamed; what was there before is then untouched.
    """
    place = place_of(target) if follows_link else target
    part = part_beside(place)
    try:
        yield part
        rename(part, place)
    finally:
        clear_away(part)


def keep(part: Path, target: Path) -> Path:
    """Rename *part*, which took long to make, to *target* and return that.

    Where *part* can't be renamed, as it is open elsewhere or on another disk, *target* becomes a copy.

    :raises OSError: when it can't be written.
    """
    try:
        return rename(part, target)
    except OSError as error:
        try:
            with written_aside(target) as copy:
                shutil.copyfile(part, copy)
        except OSError:
            raise error from None  # which names the files
    clear_away(part)
    return target


def make_room(path: Path) -> None:
    """Delete the file *path*, if it is there, so that another one of this name can be written.

    :raises OSError: when it can't be deleted.
    """
    with _deleting:
        path.unlink(missing_ok=True)
        _left.discard(path)


def clear_away(path: Path) -> None:
    """Delete the file *path*, if it is there; where it is open elsewhere, with a later file."""
    try:
        make_room(path)
    except OSError:
        _left.add(path)


def clear_leftovers() -> None:
    """Delete the files that were open elsewhere when they were to be deleted, as far as they are not now."""
    for path in tuple(_left):
        with _deleting:
            if path in _left:
                _unlink(path)


def _clear_abandoned(folder: Path) -> None:
    """Delete the temporary files in *folder* without a change for long; raises OSError."""
    begun = time.time() - _ABANDONED_AFTER
    with os.scandir(folder) as entries:
        for entry in entries:
            if _PART.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                seen = entry.stat(follow_symlinks=False)
                # A copy gets the time of its original before it gets its name.
                if max(seen.st_mtime, seen.st_ctime) < begun:
                    _unlink(Path(entry.path))


def _take_over_mode(part: Path, target: Path) -> None:
    """Give *part* the permissions of *target*, writable for us: Windows deletes no protected file."""
    with suppress(OSError):  # where there is none yet, or the disk knows no modes
        if stat.S_ISREG(mode := target.lstat().st_mode):
            part.chmod(stat.S_IMODE(mode) | stat.S_IWUSR)


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
    _left.discard(path)
