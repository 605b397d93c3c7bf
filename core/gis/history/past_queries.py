"""The query history of the profile: recent queries, their times and results; without keys."""

from __future__ import annotations

import threading
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Iterable, Optional, Union

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ... import api, gis
from ...api.errors import InvalidInput
from ...api.files import rename, written_aside
from ..connections.connections import Connections
from ..layers.provenance import is_small
from ..layers.services import connection_in
from ..storage.record import COMPLETE, PARTIAL, ResultRecord
from ..tasks.runner import TaskRunner
from ..text.languages import tr

if TYPE_CHECKING:
    from ..results.accumulated import Accumulated
    from ..results.csv_export import Saved
    from ..results.result import Result

KEPT = 50
LOADED = "loaded"
REFRESHED = "refreshed"
SAVED = "saved"
ACCUMULATED = "accumulated"
_KINDS = {"rows": int, "seconds": float}
"""The types of the members of a run that are not text."""


@dataclass(frozen=True)
class Run:
    """One query of the history, with its result.

    :param when: ISO 8601, with the offset from UTC.
    :param what: the title of its layer, or the name of its CSV file.
    :param kind: ``loaded``, ``refreshed``, ``saved`` into a CSV file, or ``accumulated`` for the table.
    :param rows: the number of rows, without repetitions in several radii or areas.
    :param state: the state of the layer: ``complete``, ``partial after n`` or ``stopped after n``.
    :param query: JSON; empty if its areas are too large to be stored here.
    :param path: the result file.
    :param host: the base URL of the service, never with a key; empty: unknown, from an older version.
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
        """Return the run of *result*."""
        path = result.stored.path if result.stored else None
        return cls._of(result, kind, result.title, result.shown, path)

    @classmethod
    def of_file(cls, file: Saved) -> Run:
        """Return the run of the CSV file *file*, which must have a path."""
        return cls._of(file, SAVED, file.path.name, file.count, file.path)

    @classmethod
    def of_accumulation(cls, answer: Accumulated) -> Run:
        """Return the run of an accumulation in the accumulation panel."""
        return cls._of(
            answer,
            ACCUMULATED,
            gis.results.result.title_of(answer.query, answer.when),
            len(answer.sets),
            None,
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
            query=query if is_small(query) else "",
            connection=answer.connection,
            path=str(path or ""),
            host=answer.host,
        )

    @cached_property
    def asked(self) -> Optional[api.Query]:
        """Return the query; None if it was not stored or can't be read."""
        try:
            return api.Query.from_json(self.query) if self.query else None
        except InvalidInput:
            return None

    @property
    def record(self) -> ResultRecord:
        """Return the record of the result, as far as the run has it."""
        return ResultRecord(
            self.asked,
            self.connection,
            self.host,
            self.time,
            state=COMPLETE if self.is_complete else PARTIAL,
            title=self.what,
        )

    @property
    def time(self) -> datetime:
        """Return *when* as a datetime."""
        return datetime.fromisoformat(self.when)

    @property
    def is_complete(self) -> bool:
        """Return whether the result is complete."""
        return self.state == COMPLETE


def connection_of(run: Run, project: QgsProject, connections: Connections, *preferred: str) -> str:
    """Return the connection to the service of *run*, or to the one that *project* uses instead.

    Returns ``""`` if there is none. For a run without a host, the name decides.
    """
    if run.host:
        return connection_in(project, run.host, connections, run.connection, *preferred)
    return run.connection if run.connection in connections.names() else ""


class History(QObject):
    """The last KEPT runs, newest first; stored in the profile, read and written in background tasks.

    Windows of the same profile share the file; runs of the other window are kept.
    """

    changed = pyqtSignal()
    read = pyqtSignal()
    """Emitted once the runs of earlier sessions have been read."""

    def __init__(self, path: Path, runner: TaskRunner, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._path = path
        self._runner = runner
        self._runs: tuple[Run, ...] = ()
        self._is_read = self._has_earlier = False
        self.files: frozenset[str] = frozenset()
        """The paths of runs whose file existed when the list was last read or written."""
        self._unwritten: set[Run] = set()
        self._lock = threading.Lock()

    def runs(self) -> tuple[Run, ...]:
        """Return the runs, newest first, including those of earlier sessions once :meth:`open` has read
        them."""
        return self._runs

    def open(self) -> None:
        """Read the runs of earlier sessions, unless already done."""
        if not self._is_read:
            self._is_read = True
            self._store()

    def add(self, run: Run) -> None:
        """Add *run*, and write the list in a background task."""
        self._add((run,))
        self._unwritten.add(run)
        self._store()

    def close(self) -> None:
        """Write unsaved runs; for ``unload()``, when tasks end."""
        if self._unwritten:
            merge_into(self._path, self._runs)

    def _store(self) -> None:
        mine = self._runs
        self._runner.start(
            tr("Save the query history"),
            lambda _monitor: self._merge(mine),
            lambda stored: self._stored(mine, stored),
            # The history is a convenience: a read-only profile must not stop a load.
            lambda _error: None,
        )

    def _merge(self, runs: tuple[Run, ...]) -> tuple[tuple[Run, ...], frozenset[str]]:
        with self._lock:
            kept = merge_into(self._path, runs)
        # In the task, as a network drive that does not respond would block the main thread.
        return kept, frozenset(run.path for run in kept if _is_file(run.path))

    def _stored(self, mine: tuple[Run, ...], stored: tuple[tuple[Run, ...], frozenset[str]]) -> None:
        runs, self.files = stored
        # Not all of them: some may have been added since this task started.
        self._unwritten.difference_update(mine)
        self._add(runs)
        if not self._has_earlier:
            self._has_earlier = True
            self.read.emit()

    def _add(self, runs: Iterable[Run]) -> None:
        self._runs = _newest((*runs, *self._runs))
        self.changed.emit()


def merge_into(path: Path, runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Add *runs* to those in the file *path*, keep the newest, and return them. Thread-safe.

    A file that is not a list of runs is renamed.

    :raises OSError: the file can't be read, renamed or written; it is then unchanged.
    """
    kept = _newest((*runs, *_read(path)))
    if runs:
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_aside(path) as part:
            part.write_text(api.parsing.json_text.dump_json([asdict(run) for run in kept], indent=1), "utf-8")
    return kept


def _read(path: Path) -> tuple[Run, ...]:
    names = {field.name for field in fields(Run)} - {"host"}
    try:
        stored = api.parsing.json_text.load_json(path.read_text("utf-8"))
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
    """Return *run* if its members have valid types.

    :raises TypeError: a type is invalid; also ValueError and OverflowError for its time.
    """
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
