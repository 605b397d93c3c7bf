"""Disks that are full, folders in which nobody may write, and files as Windows has them: none that is open is
deleted or renamed."""

from __future__ import annotations

import errno
import os
import resource
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Callable, ContextManager, Iterator, Mapping
from unittest.mock import patch

import pytest

from geoportfolio.core.api import files
from geoportfolio.core.api.files import clear_leftovers

CHANGING = ("unlink", "remove", "rename", "replace", "rmdir")
OPEN = Path("/proc/self/fd")
READ_ONLY = Path("/sys/kernel")
"""A folder in which nobody may write, root neither."""
Place = Callable[[Path, str], ContextManager[Path]]


def open_files() -> set[str]:
    """The paths that are open in this process now."""
    found = set()
    for handle in OPEN.iterdir():
        with suppress(OSError):
            found.add(str(handle.readlink()))
    return found


def is_open(path: Any) -> bool:
    """Whether *path*, or what lies in it, is open."""
    name = Path(os.fspath(path))
    real = str(name.parent.resolve() / name.name)
    return any(each == real or each.startswith(real + os.sep) for each in open_files())


def _heeding(real: Callable[..., Any], refused: list[str]) -> Callable[..., Any]:
    def call(*paths: Any, **more: Any) -> Any:
        held = [path for path in paths[:2] if not more and is_open(path)]
        if held:
            refused.append(f"{real.__name__} {held[0]}")
            first, *second = map(str, paths[:2])
            raise PermissionError(errno.EACCES, "The process cannot access the file", first, None, *second)
        return real(*paths, **more)

    return call


@contextmanager
def windows_locks() -> Iterator[list[str]]:
    """While the block runs; what was refused is added to the list. Qt's own deletions aren't seen."""
    refused: list[str] = []
    patches = [patch.object(os, name, _heeding(getattr(os, name), refused)) for name in CHANGING]
    for each in patches:
        each.start()
    try:
        yield refused
    finally:
        for each in patches:
            each.stop()


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file can grow beyond *size* bytes: what a disk does that is full, wherever the file is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What Windows would not have done, in this test; nobody waits for whoever reads."""
    monkeypatch.setattr(files, "_WAITS", (0.0, 0.0))
    with windows_locks() as refused:
        yield refused
    clear_leftovers()


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


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
