"""Results that a QGIS was killed over: their temporary files, which say by themselves how far they are.

What can be taken (:mod:`.parts`) is nobody's.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional

from ..api import answers
from ..api.errors import InvalidInput
from ..api.monitor import Monitor
from ..api.query import Query
from ..api.whole_files import rename
from .bounded_sqlite import bounded, tables_in
from .file_notes import FIELDS_NOTE, add_note, note_of, told_in
from .geopackage import TABLE, stored_query
from .parts import age_of, drop_if_free, parts_in, taken, target_of, written_at
from .results import Position
from .sql import sql
from .store import ALONE, FIELDS, HEAD, STANDING, free

_OLD_SECONDS = 3600.0
"""From when on a file goes that has nothing: a younger one may just be on its way, not locked yet."""
_YOUNG_SECONDS = 60.0
"""Until when a file that is whole may just be getting its name."""


@dataclass(frozen=True)
class Begun:
    """What does not change while a load is under way.

    :param connection: the name that the analyst has for the service; *host*: its base URL, never with a key.
    :param aliases: as ``Result`` has them.
    :param types: the provision's type by field; *own*: our additions and their types.
    :param continues: the name of the file of the layer that the load goes on with; empty: it is a new one.
    """

    connection: str
    host: str
    when: datetime
    aliases: Mapping[str, str]
    types: Mapping[str, str]
    own: Mapping[str, str]
    continues: str = ""

    def to_json(self) -> str:
        """As the file has it."""
        return answers.to_keep({**self.__dict__, "when": self.when.isoformat()})

    @classmethod
    def from_json(cls, text: str) -> Begun:
        """The inverse; raises ValueError, KeyError or TypeError for a text that is none."""
        told = json.loads(text)
        named = {name: str(told[name]) for name in ("connection", "host", "continues")}
        lists = {name: dict(told[name]) for name in ("aliases", "types", "own")}
        return cls(when=datetime.fromisoformat(told["when"]), **named, **lists)


@dataclass(frozen=True)
class Leftover:
    """A load that was under way when its QGIS was killed, or that found no room for its file.

    :param rows: how many rows came, of those that the file has; *position*: where it goes on.
    :param written: when the file was written the last time (:func:`.parts.written_at`).
    :param is_whole: whether the file lacks its name only; who was asked, it does not tell any more.
    """

    path: Path
    query: Query
    begun: Begun
    rows: int
    position: Position
    written: int = field(default=0, compare=False)
    is_whole: bool = False

    @property
    def target(self) -> Path:
        """The name that the file would have had."""
        return target_of(self.path)


def standing_to_json(rows: int, position: Position) -> str:
    """How far a load is, as its file has it."""
    return json.dumps({"rows": rows, "position": position.to_list()})


def leftovers_in(folders: Iterable[Path], monitor: Optional[Monitor] = None) -> list[Leftover]:
    """The loads that nobody is at work on any more, the oldest first; what is of no use to anybody goes.

    Any thread; reads little, however large the files are. What is not readable is passed over.

    :raises Cancelled: between two files.
    """
    return _found((path for folder in folders for path in parts_in(folder)), monitor or Monitor())


def _found(paths: Iterable[Path], monitor: Monitor) -> list[Leftover]:
    found: dict[tuple[str, datetime], Leftover] = {}
    for path in paths:
        monitor.stop_if_cancelled()
        left = _looked_at(path, monitor)
        if left is None:
            continue
        key = (left.query.to_json(), left.begun.when)
        # A table that was being copied when the kill came is there twice.
        more = max(found.get(key, left), left, key=lambda each: each.rows)
        less = found.get(key) if more is left else left
        if less is not None and less is not more:
            drop_if_free(less.path, less.written)
        found[key] = more
    return sorted(found.values(), key=lambda each: each.begun.when)


def left_of(target: Path, query: Query, host: str) -> Optional[Leftover]:
    """What a load of *query* into *target* has left, where it can go on; what is whole gets its name."""
    if not query.has_areas:  # it comes in one answer
        return None
    alike = (left for left in _of(target) if left.query == query and left.begun.host == host)
    return max(alike, key=lambda left: left.rows, default=None)


def drop_left(target: Path) -> None:
    """Delete what loads into *target* have left: there is another answer now. What is whole gets its name."""
    for left in _of(target):
        drop_if_free(left.path, left.written)


def _of(target: Path) -> list[Leftover]:
    """What loads into *target* have left in their middle."""
    unfinished = []
    for left in _found(parts_in(target.parent, target), Monitor()):
        if left.is_whole:
            with suppress(OSError):  # it stays where it is
                rename(left.path, free(target))
        else:
            unfinished.append(left)
    return unfinished


def make_readable(left: Leftover) -> None:
    """Have the file of *left* say what its fields are, as a finished one does.

    :raises sqlite3.Error: when it can't be written, or somebody else has it by now.
    """
    with closing(taken(left.path)) as file, bounded(file):
        if note_of(file, FIELDS_NOTE) is None:
            add_note(file, TABLE, FIELDS_NOTE, told_in(file)[FIELDS])
        file.execute("COMMIT")
    with suppress(OSError):  # nobody has gone on with it
        os.utime(left.path, ns=(left.written, left.written))


def told_by(path: Path) -> Optional[dict[str, str]]:
    """As :func:`told_in`, of a file that nobody is at work on; None where somebody is, or it can't be read.

    What was half written when the kill came is taken back.
    """
    with suppress(sqlite3.Error), closing(taken(path)) as file, bounded(file):
        return told_in(file)
    return None


def parts_of(target: Path) -> list[Path]:
    """The files that were to get the name of *target* when they were whole; what tells nothing goes."""
    parts = parts_in(target.parent, target)
    for path in parts:
        _looked_at(path, Monitor())
    return [path for path in parts if path.exists()]


def _looked_at(path: Path, monitor: Monitor) -> Optional[Leftover]:
    try:
        with closing(taken(path)) as file, bounded(file, monitor):
            told = told_in(file)
            has_rows = bool(told) or _has_rows(file)
            is_whole = not told and has_rows and note_of(file, FIELDS_NOTE) is not None
    except sqlite3.Error:  # somebody is at work on it, or it is none of ours
        return None
    left = _read(path, told) if HEAD in told else _whole(path) if is_whole else None
    # Rows that nothing is told of stay, for whoever they belong to; those that a load takes over from
    # another file are still there. Some of the features of a map can't be gone on with.
    is_useless = not has_rows or ALONE in told or (HEAD in told and STANDING not in told)
    if is_useless and age_of(path) > _OLD_SECONDS:
        drop_if_free(path, written_at(path))
    return left


def _has_rows(file: sqlite3.Connection) -> bool:
    """Whether a table of an open file, whoever made it, has a row."""
    tables = tables_in(file)
    if "gpkg_contents" in tables:
        known = {name for (name,) in file.execute("SELECT table_name FROM gpkg_contents")}
        tables = [name for name in tables if name in known]
    first = (file.execute(sql("SELECT 1 FROM {table} LIMIT 1", table=table)) for table in tables)
    return any(row.fetchone() is not None for row in first)


def _whole(path: Path) -> Optional[Leftover]:
    """A load that has all it was to have: the kill came between its last row and its name.

    A load elsewhere that is just about to give it its name is given a minute.
    """
    if age_of(path) < _YOUNG_SECONDS:
        return None
    try:
        asked = stored_query(path)
        if asked is None:  # features of a map, say, which nobody can go on with
            rename(path, free(target_of(path)))
            return None
        query = Query.from_json(asked)
        with closing(taken(path)) as file, bounded(file):
            (rows,) = file.execute(sql("SELECT count(*) FROM {table}", table=TABLE)).fetchone()
    except (InvalidInput, ValueError, OSError, sqlite3.Error):
        return None
    written = written_at(path)
    begun = Begun("", "", datetime.fromtimestamp(written / 1e9).astimezone(), {}, {}, {})
    return Leftover(path, query, begun, rows, Position(), written, is_whole=True)


def _read(path: Path, told: Mapping[str, Any]) -> Optional[Leftover]:
    try:
        standing = json.loads(told[STANDING])
        query = Query.from_json(stored_query(path) or "")
        begun = Begun.from_json(told[HEAD])
        rows, position = int(standing["rows"]), Position.from_list(standing["position"])
    except (InvalidInput, KeyError, TypeError, ValueError):
        return None
    return Leftover(path, query, begun, rows, position, written_at(path)) if rows > 0 else None
