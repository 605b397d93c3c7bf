"""What can be read of QGIS from outside: memory, threads, handles, and the files that it leaves."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Mapping

import psutil

MB = 1 << 20
_SIDECARS = ("-wal", "-shm", "-journal", ".part", ".part.gpkg")


@dataclass(frozen=True)
class Reading:
    """The meters at rest: the project is empty, nothing is under way, what can be thrown away was.

    :param minutes: since the start.
    :param reloads: how often the plugin has come again by then.
    :param private: MB that only this process has, without the pages of files.
    :param gap: seconds, the longest time without a turn of the event loop since the reading before.
    """

    minutes: float
    steps: int
    reloads: int
    rss: float
    private: float
    threads: Mapping[str, int]
    python_threads: tuple[str, ...]
    handles: Mapping[str, int]
    sockets: int
    temporary: tuple[str, ...]
    unfinished: tuple[str, ...]
    results: int
    inside: Mapping[str, Any] = field(default_factory=dict)
    gap: float = 0.0

    @property
    def held(self) -> float:
        """MB that somebody holds; all of the process where nobody can tell."""
        return float(self.inside.get("held_mb") or self.rss)

    def figures(self) -> dict[str, float]:
        """All that is a number, by its name in the table."""
        return {
            "minutes": round(self.minutes, 2),
            "steps": self.steps,
            "reloads": self.reloads,
            "rss_mb": round(self.rss, 1),
            "private_mb": round(self.private, 1),
            "threads": sum(self.threads.values()),
            "python_threads": len(self.python_threads),
            "handles": sum(self.handles.values()),
            "sockets": self.sockets,
            "temporary": len(self.temporary),
            "unfinished": len(self.unfinished),
            "results": self.results,
            **{name: value for name, value in self.inside.items() if isinstance(value, (int, float))},
            "windows": len(self.inside.get("windows", ())),
            "gap_s": round(self.gap, 2),
        }


class Meters:
    """Of one running QGIS.

    :param profile: its profile, with the results of projects without a file.
    :param temporary: its folder for temporary files.
    :param projects: the folder of the projects that the soak opens and saves.
    """

    def __init__(self, pid: int, profile: Path, temporary: Path, projects: Path) -> None:
        self._process = psutil.Process(pid)
        self._folders = {"profile": profile, "temporary": temporary, "projects": projects}
        self._shared = Path("/tmp")
        self._there = self._in_tmp()

    def read(self, minutes: float, steps: int, reloads: int, gap: float, inside: dict[str, Any]) -> Reading:
        """All meters; *inside*: what QGIS says of itself."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        handles = self._handles()
        written = [*_files(self._folders["profile"]), *_files(self._folders["projects"])]
        temporary = [*map(str, self._folders["temporary"].rglob("*")), *(self._in_tmp() - self._there)]
        return Reading(
            minutes,
            steps,
            reloads,
            _kilobytes(status, "VmRSS") / 1024,
            _kilobytes(status, "RssAnon") / 1024,
            self._threads(),
            tuple(inside.get("python_threads", ())),
            handles,
            handles.get("socket", 0),
            tuple(sorted(temporary)),
            tuple(sorted(name for name in written if name.endswith(_SIDECARS) and "geoportfolio" in name)),
            sum("geoportfolio" in name for name in written),
            inside,
            gap,
        )

    def _threads(self) -> dict[str, int]:
        tasks = Path(f"/proc/{self._process.pid}/task")
        return dict(Counter(_name_of(task) for task in tasks.iterdir()))

    def _handles(self) -> dict[str, int]:
        """The open handles by what they are of."""
        kinds: Counter[str] = Counter()
        for handle in Path(f"/proc/{self._process.pid}/fd").iterdir():
            try:
                kinds[self._kind(str(handle.readlink()))] += 1
            except OSError:  # it was closed meanwhile
                continue
        return dict(kinds)

    def _kind(self, target: str) -> str:
        if not target.startswith("/"):
            return re.split(r"[:\[]", target)[0]
        if target.endswith("(deleted)"):
            return "deleted file"
        for name, folder in self._folders.items():
            if target.startswith(str(folder)):
                return f"{name} {'results' if 'geoportfolio' in target else Path(target).suffix}"
        return "system"

    def _in_tmp(self) -> set[str]:
        """What stands in the shared folder in spite of TMPDIR, by the number of the process in its name.

        Others work there, too.
        """
        pid = re.compile(rf"(?<!\d){self._process.pid}(?!\d)")
        return {str(each) for each in self._shared.iterdir() if pid.search(each.name)}


def _name_of(task: Path) -> str:
    try:
        return re.sub(r"\d+", "N", (task / "comm").read_text().strip())
    except OSError:
        return "ended"


def _files(folder: Path) -> Iterable[str]:
    return (str(path) for path in folder.rglob("*") if path.is_file())


def _kilobytes(status: str, name: str) -> int:
    found = re.search(rf"^{name}:\s+(\d+) kB", status, re.MULTILINE)
    return int(found[1]) if found else 0
