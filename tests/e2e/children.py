"""Notes what a run of QGIS starts: a key may be in the arguments or the environment of a process."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path
from typing import Iterator, Sequence

OWN_VARIABLE = "GEOPORTFOLIO_API_KEY"
"""A process that sets it hands it to QGIS and to all that QGIS starts."""
_GLANCE = 0.02


class Children:
    """Notes arguments and environment of every process that *parent* starts, until the block is left."""

    def __init__(self, parent: int) -> None:
        self.seen: dict[str, bytes] = {}
        self._parent = parent
        self._over = threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Children:
        self._watcher.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watcher.join()

    def _watch(self) -> None:
        while not self._over.wait(_GLANCE):
            for child in _started_by(self._parent):
                self._note(child)

    def _note(self, child: int) -> None:
        with contextlib.suppress(OSError):
            told = Path(f"/proc/{child}")
            environment = b"\0".join(_without_own((told / "environ").read_bytes().split(b"\0")))
            arguments = (told / "cmdline").read_bytes()
            self.seen[f"{child} {arguments[:60]!r}"] = arguments + b"\0" + environment


def _started_by(process: int) -> Iterator[int]:
    """The children of *process* and theirs, as Linux tells them: psutil would look at every process."""
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, thread.read_text().split()):
                yield child
                yield from _started_by(child)


def _without_own(variables: Sequence[bytes]) -> Iterator[bytes]:
    return (each for each in variables if not each.startswith(f"{OWN_VARIABLE}=".encode()))
