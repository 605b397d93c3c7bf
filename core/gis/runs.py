"""The last runs of this profile: what was asked, when, and what came. An audit trail, without keys."""

from __future__ import annotations

import threading
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Iterable, Optional, Union

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from .. import api, gis
from ..api.errors import InvalidInput
from ..api.whole_files import rename, written_aside
from .tasks import TaskRunner

if TYPE_CHECKING:
    from .accumulations import Accumulated
    from .jobs import Saved
    from .results import Result

translate = QCoreApplication.translate

KEPT = 50
LOADED = "loaded"
REFRESHED = "refreshed"
SAVED = "saved"
ACCUMULATED = "accumulated"
_LANE = "runs"
_KINDS = {"rows": int, "seconds": float}
"""The members that are no texts."""


@dataclass(frozen=True)
class Run:
    """One answer.

    :param when: ISO 8601, with the offset from UTC.
    :param what: the title that its layer was given, or the name of its CSV file.
    :param kind: ``loaded``, ``refreshed``, ``saved`` into a CSV file, or ``accumulated`` for the table.
    :param rows: without those that several radii or areas repeat.
    :param state: as the layer has it, ``complete``, ``partial after n`` or ``stopped after n``.
    :param query: as JSON; empty where its areas are too large to be kept here.
    :param path: the file of the answer.
    :param host: the base URL of the service, never with a key; empty: of a version that did not keep it.
    """

    when: str
    what: str
    kind: str
    rows: int
    seconds: float
    state: str
    query: str
    connection: str
    path: str
    host: str = ""

    @classmethod
    def of(cls, result: Result, kind: str) -> Run:
        """The run that *result* came from."""
        path = result.stored.path if result.stored else None
        return cls._of(result, kind, result.title, result.shown, path)

    @classmethod
    def of_file(cls, file: Saved) -> Run:
        """The run that wrote the CSV file *file*, which has a path."""
        return cls._of(file, SAVED, file.path.name, file.count, file.path)

    @classmethod
    def of_accumulation(cls, answer: Accumulated) -> Run:
        """The run whose numbers went into the table of the Results dock."""
        return cls._of(
            answer, ACCUMULATED, gis.results.title_of(answer.query, answer.when), len(answer.sets), None
        )

    @classmethod
    def _of(
        cls, answer: Union[Result, Saved, Accumulated], kind: str, what: str, rows: int, path: Optional[Path]
    ) -> Run:
        query = answer.query.to_json()
        return cls(
            when=answer.when.isoformat(timespec="seconds"),
            what=what,
            kind=kind,
            rows=rows,
            seconds=round(answer.seconds, 2),
            state=answer.state,
            query=query if gis.layers.is_small(query) else "",
            connection=answer.connection,
            path=str(path or ""),
            host=answer.host,
        )

    @cached_property
    def asked(self) -> Optional[api.Query]:
        """The query, to be asked again."""
        try:
            return api.Query.from_json(self.query) if self.query else None
        except InvalidInput:
            return None

    @property
    def time(self) -> datetime:
        """*when* as a value."""
        return datetime.fromisoformat(self.when)

    @property
    def is_complete(self) -> bool:
        """Whether all of the answer came."""
        return self.state == "complete"


class Runs(QObject):
    """The last 50, the newest first; kept in the profile, read and written in tasks.

    Two windows of one profile share the file: what the other has written is kept.
    """

    changed = pyqtSignal()
    read = pyqtSignal()
    """Those of earlier sessions are there, for the first time."""

    def __init__(self, path: Path, runner: TaskRunner, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._path = path
        self._runner = runner
        self._runs: tuple[Run, ...] = ()
        self._is_read = self._has_earlier = False
        self.files: frozenset[str] = frozenset()
        """The paths of runs whose file was there when the list was last read or written."""
        self._unwritten: set[Run] = set()
        self._lock = threading.Lock()

    def runs(self) -> tuple[Run, ...]:
        """The newest first; those of earlier sessions once :meth:`open` has read them."""
        return self._runs

    def open(self) -> None:
        """Read those of earlier sessions, the first time."""
        if not self._is_read:
            self._is_read = True
            self._store()

    def add(self, run: Run) -> None:
        """Remember *run*."""
        self._take((run,))
        self._unwritten.add(run)
        self._store()

    def close(self) -> None:
        """Write what waits to be written; for ``unload()``, when tasks end."""
        if self._unwritten:
            merge_into(self._path, self._runs)

    def _store(self) -> None:
        mine = self._runs
        self._runner.start(
            translate("GeoPortfolio", "Remember the last runs"),
            lambda _monitor: self._merge(mine),
            lambda stored: self._stored(mine, stored),
            # The list is a convenience: a profile that can't be written must not stop a load.
            lambda _error: None,
        )

    def _merge(self, runs: tuple[Run, ...]) -> tuple[tuple[Run, ...], frozenset[str]]:
        with self._lock:
            kept = merge_into(self._path, runs)
        # Here, as a share that is away would hold the main thread.
        return kept, frozenset(run.path for run in kept if _is_file(run.path))

    def _stored(self, mine: tuple[Run, ...], stored: tuple[tuple[Run, ...], frozenset[str]]) -> None:
        runs, self.files = stored
        # Not all: one may have been added since this task began.
        self._unwritten.difference_update(mine)
        self._take(runs)
        if not self._has_earlier:
            self._has_earlier = True
            self.read.emit()

    def _take(self, runs: Iterable[Run]) -> None:
        self._runs = _newest((*runs, *self._runs))
        self.changed.emit()


def merge_into(path: Path, runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Add *runs* to those in the file and keep the newest; what it holds now. Any thread.

    One that is no list of runs is put aside.

    :raises OSError: when it can't be read, put aside or written; all stays as it is.
    """
    kept = _newest((*runs, *_read(path)))
    if runs:
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_aside(path) as part:
            part.write_text(api.answers.to_keep([asdict(run) for run in kept], indent=1), "utf-8")
    return kept


def _read(path: Path) -> tuple[Run, ...]:
    names = {field.name for field in fields(Run)} - {"host"}
    try:
        stored = api.answers.kept_json(path.read_text("utf-8"))
        runs = tuple(
            _checked(Run(**{name: entry[name] for name in names}, host=entry.get("host", "")))
            for entry in stored
        )
    except FileNotFoundError:
        return ()
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        rename(path, path.with_name(f"{path.stem} unreadable{path.suffix}"))
        return ()
    return runs


def _checked(run: Run) -> Run:
    """*run*, when it is one as we write them; raises TypeError, ValueError or OverflowError."""
    for name, value in asdict(run).items():
        if type(value) is not _KINDS.get(name, str):
            raise TypeError(f"{name} is {value!r}")
    run.time.timestamp()
    return run


def _is_file(path: str) -> bool:
    try:
        return bool(path) and Path(path).is_file()
    except OSError:
        return False


def _newest(runs: Iterable[Run]) -> tuple[Run, ...]:
    return tuple(sorted(dict.fromkeys(runs), key=lambda run: run.time.timestamp(), reverse=True)[:KEPT])
