"""Looks for keys in whatever a run of QGIS has left: files, archives in them, children, requests."""

from __future__ import annotations

import contextlib
import io
import threading
import zipfile
from pathlib import Path
from typing import Iterable, Iterator, Mapping, Sequence

import psutil

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.redaction import spellings
from geoportfolio.core.gis.portable.key_search import find_in_archive, is_in_stream

OWN_VARIABLE = "GEOPORTFOLIO_API_KEY"
"""Whoever sets it gives it to QGIS and all that QGIS starts."""
_GLANCE = 0.02


def places_with(keys: Sequence[str], places: Mapping[str, bytes]) -> list[str]:
    """The names of *places* that hold one of *keys*, in any spelling."""
    wanted = frozenset(text for key in keys for text in spellings(key))
    return sorted(
        name for name, content in places.items() if is_in_stream(io.BytesIO(content), wanted, Monitor())
    )


def files_with(keys: Sequence[str], folders: Iterable[Path]) -> list[str]:
    """Files below *folders* that hold one of *keys* in their name or content, also within archives."""
    wanted = frozenset(text for key in keys for text in spellings(key))
    found = []
    for path in (path for folder in folders for path in folder.rglob("*")):
        if any(text in str(path).encode() for text in wanted):
            found.append(str(path))
        with contextlib.suppress(FileNotFoundError):
            if path.is_file() and not path.is_symlink() and _is_in_file(path, keys, wanted):
                found.append(str(path))
    return sorted(set(found))


def _is_in_file(path: Path, keys: Sequence[str], wanted: frozenset[bytes]) -> bool:
    with path.open("rb") as stream:
        if is_in_stream(stream, wanted, Monitor()):
            return True
    if not zipfile.is_zipfile(path):
        return False
    search = find_in_archive(path, keys, Monitor())
    return search.member is not None or bool(search.closed)


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
        with contextlib.suppress(psutil.Error):
            parent = psutil.Process(self._parent)
            while not self._over.wait(_GLANCE):
                for child in parent.children(recursive=True):
                    self._note(child)

    def _note(self, child: psutil.Process) -> None:
        with contextlib.suppress(psutil.Error, OSError):
            told = Path(f"/proc/{child.pid}")
            environment = b"\0".join(_without_own((told / "environ").read_bytes().split(b"\0")))
            arguments = (told / "cmdline").read_bytes()
            self.seen[f"{child.pid} {arguments[:60]!r}"] = arguments + b"\0" + environment


def _without_own(variables: Sequence[bytes]) -> Iterator[bytes]:
    return (each for each in variables if not each.startswith(f"{OWN_VARIABLE}=".encode()))
