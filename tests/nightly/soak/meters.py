"""What can be read of QGIS at rest: memory, threads, handles, and the files that it leaves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator, Mapping

import psutil

_SIDECARS = ("-wal", "-shm", "-journal", ".part", ".part.gpkg")


@dataclass(frozen=True)
class Reading:
    """The meters at rest: the project is empty, nothing runs, what can be thrown away was.

    :param figures: all that is a number, by its name in the table; memory in MB.
    :param reloads: how often the plugin has been loaded again by then.
    :param kinds: how many objects there are of each class of ours.
    """

    steps: int
    reloads: int
    figures: Mapping[str, float]
    python_threads: tuple[str, ...] = ()
    temporary: tuple[str, ...] = ()
    unfinished: tuple[str, ...] = ()
    kinds: Mapping[str, int] = field(default_factory=dict)


class Meters:
    """Of one running QGIS.

    :param written: the folders in which results may be: the profile, and that of the projects.
    :param temporary: its folder for temporary files.
    """

    def __init__(self, pid: int, written: tuple[Path, ...], temporary: Path) -> None:
        self._process = psutil.Process(pid)
        self._written = written
        self._temporary = temporary
        self._before = self._in_tmp()

    def read(self, steps: int, reloads: int, inside: dict[str, Any]) -> Reading:
        """All meters; *inside*: what QGIS says of itself."""
        written = [str(path) for folder in self._written for path in _of_ours(folder)]
        with self._process.oneshot():
            rss = self._process.memory_info().rss / (1 << 20)
            figures = {
                "held_mb": round(inside["held_mb"] or rss, 1),
                "rss_mb": round(rss, 1),
                "threads": self._process.num_threads(),
                "handles": self._process.num_fds(),
                "sockets": len(self._process.net_connections("all")),
                "results": len(written),
                **{name: inside[name] for name in ("widgets", "windows", "our_objects", "tasks")},
            }
        temporary = {*map(str, self._temporary.rglob("*")), *(self._in_tmp() - self._before)}
        unfinished = (name for name in written if name.endswith(_SIDECARS))
        lists = inside["python_threads"], sorted(temporary), sorted(unfinished)
        return Reading(steps, reloads, figures, *map(tuple, lists), inside["kinds"])

    def _in_tmp(self) -> set[str]:
        """What is in the shared folder in spite of TMPDIR, by the number of the process in its name."""
        pid = re.compile(rf"(?<!\d){self._process.pid}(?!\d)")
        return {str(each) for each in Path("/tmp").iterdir() if pid.search(each.name)}


def _of_ours(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if "geoportfolio" in str(path.relative_to(folder)) and path.is_file():
            yield path
