"""Disks that are full, folders in which nobody may write, and files that Windows holds."""

from __future__ import annotations

import resource
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Callable, ContextManager, Iterator, Mapping

from tests.qgis.held_files import windows_locks
from tests.qgis.service import READ_ONLY

Place = Callable[[Path, str], ContextManager[Path]]


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file can grow beyond *size* bytes: what a disk does that is full, wherever the file is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def full(folder: Path, name: str) -> Iterator[Path]:
    with room_for(2048):
        yield folder / name


@contextmanager
def read_only(_folder: Path, name: str) -> Iterator[Path]:
    yield READ_ONLY / name


@contextmanager
def no_folder(folder: Path, name: str) -> Iterator[Path]:
    """A file is where the folder should be."""
    (folder / "file").touch()
    yield folder / "file" / name


@contextmanager
def occupied(folder: Path, name: str) -> Iterator[Path]:
    """A folder of somebody has the name."""
    (folder / name / "theirs").mkdir(parents=True)
    yield folder / name


@contextmanager
def held(folder: Path, name: str) -> Iterator[Path]:
    """A program has the file open, as on Windows."""
    if not (folder / name).exists():
        (folder / name).write_text("theirs")
    with ExitStack() as stack:
        stack.enter_context((folder / name).open("rb"))
        stack.enter_context(windows_locks())
        yield folder / name


FAILURES: Mapping[str, Place] = {
    "full": full,
    "read-only folder": read_only,
    "no folder": no_folder,
    "occupied": occupied,
    "held": held,
}
"""By name, the place in a folder where a file of a name is to be written in vain."""
