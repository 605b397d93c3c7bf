"""Files that get their names when they are whole, also where somebody reads them, as virus scanners do.

Windows renames, replaces and deletes no file that is open. So a name is asked for again for a while, and what
can't be deleted now goes with a later file of this process; what a process that was killed has left, with the
first file that is written beside it a day later. Who may read and write a file stays as it was, and where its
name is a link to it, the link stays.
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
"""Seconds between two tries to rename a file that somebody reads."""
_PART = re.compile(r"\.geoportfolio-[0-9a-f]{32}\.part")
_ABANDONED_AFTER = 24 * 60 * 60.0
"""Seconds in which whoever is at work on a file writes to it."""
_left: set[Path] = set()
"""What somebody held when it was to go."""
_searched: set[Path] = set()
"""The folders in which nothing is left of processes that were killed: some have thousands of reports."""
_deleting = threading.Lock()


def rename(part: Path, target: Path) -> Path:
    """Give *part* its name; tried again for a while where somebody reads it. The answer is *target*.

    :param target: never a link to what is to be replaced (:func:`place_of`).
    :raises OSError: when it can't have it; a PermissionError where it is still held.
    """
    _take_over_mode(part, target)
    for wait in _WAITS:
        try:
            return part.replace(target)
        except PermissionError:
            time.sleep(wait)
    return part.replace(target)


def place_of(target: Path) -> Path:
    """Where the file lies that is written as *target*: elsewhere, where this is a link to another file."""
    return target.resolve() if target.is_symlink() and target.is_file() else target


def part_beside(place: Path) -> Path:
    """A temporary name in the folder of *place*; what is left of others there goes, as far as it can."""
    clear_leftovers()
    if place.parent not in _searched:
        _searched.add(place.parent)
        with suppress(OSError):
            _clear_abandoned(place.parent)
    return place.with_name(f".geoportfolio-{uuid.uuid4().hex}.part")


@contextmanager
def written_aside(target: Path, follows_link: bool = True) -> Iterator[Path]:
    """The path under which *target* is to be written; it gets its name when the block ends well.

    :param follows_link: whether the file that *target* links to is replaced, not the link; not in a folder
        that may have come from somebody else, as the link may lead to any file.
    :raises OSError: when it can't have it; what was there before is then untouched.
    """
    place = place_of(target) if follows_link else target
    part = part_beside(place)
    try:
        yield part
        rename(part, place)
    finally:
        clear_away(part)


def keep(part: Path, target: Path) -> Path:
    """Give what took long to come its name; the answer is *target*.

    Who holds a file lets it be read: where *part* can't be renamed, *target* is a copy; so on another disk.

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
    """Delete the file *path*, if it is there: another one of this name is about to be written.

    :raises OSError: when it can't be deleted.
    """
    with _deleting:
        path.unlink(missing_ok=True)
        _left.discard(path)


def clear_away(path: Path) -> None:
    """Delete the file *path*, if it is there; where somebody holds it, with a later file."""
    try:
        make_room(path)
    except OSError:
        _left.add(path)


def clear_leftovers() -> None:
    """Delete what was held when it was to go, as far as nobody holds it now."""
    for path in tuple(_left):
        with _deleting:
            if path in _left:
                _unlink(path)


def _clear_abandoned(folder: Path) -> None:
    """Delete the parts in *folder* that nobody has written to for long; raises OSError."""
    begun = time.time() - _ABANDONED_AFTER
    with os.scandir(folder) as entries:
        for entry in entries:
            if _PART.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                seen = entry.stat(follow_symlinks=False)
                # A copy gets the time of its original before it gets its name.
                if max(seen.st_mtime, seen.st_ctime) < begun:
                    _unlink(Path(entry.path))


def _take_over_mode(part: Path, target: Path) -> None:
    """Let those read and write *part* who may *target*; us in any case: Windows deletes no protected file."""
    with suppress(OSError):  # where there is none yet, or the disk knows no modes
        if stat.S_ISREG(mode := target.lstat().st_mode):
            part.chmod(stat.S_IMODE(mode) | stat.S_IWUSR)


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
    _left.discard(path)
