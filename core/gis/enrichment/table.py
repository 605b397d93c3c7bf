"""The GeoPackage of an enrichment: a copy of its input, and columns for the layer data at each point.

The file is always consistent: its rows, their index, and every result so far. A file whose process was killed
only lacks its final name.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

import numpy as np
from qgis.PyQt.QtCore import QFileInfo

from ...api.files import keep
from ..areas.errors import InvalidPosition
from ..areas.positions import Positions
from ..files.file_names import free
from ..files.partial import locked, partial_path
from ..sqlite.sql import sql
from ..sqlite.sqlite_files import drop
from ..storage.columns import cleaned
from ..storage.geopackage import UNWRITTEN, GeoPackage
from .fields import ANSWERED, EnrichedFields, Layers
from .input_copy import InputRows, copy_rows, described
from .orphans import make_marked, unmark
from .points import Points, locate

Status = tuple[str, str]
"""Status and message of a row."""
_STOPPED = "stopped"
_ROWS_AT_ONCE = 5000
_FUNCTIONS = {"ST_IsEmpty": 1, "ST_MinX": 1, "ST_MaxX": 1, "ST_MinY": 1, "ST_MaxY": 1}
"""OGR functions, with their number of arguments, that the triggers of a spatial index refer to. They are
called only when a geometry changes, which never happens here."""


class EnrichmentTable(GeoPackage):
    """Stores the results for the rows of one input, beside *target*; a context manager.

    :meth:`finish` returns the file. If the block ends before, the file is deleted; but a file that can't be
        written any more is ``kept`` with its results.

    :param rows: copied immediately; each starts with the status "stopped".
    :raises OSError: the copy can't be written; also sqlite3.Error. No file is left.
    """

    def __init__(self, target: Path, rows: InputRows, fields: EnrichedFields) -> None:
        path = partial_path(target)
        self._target, self._fields = target, fields
        self._has_answers = self._is_finished = False
        self.kept: Optional[Path] = None
        try:
            with locked(path):
                make_marked(path, fields.asked, fields.own[0])
                self._ids = copy_rows(rows, path, QFileInfo(str(target)).baseName())
            super().__init__(path, *described(path), "POINT")
        except BaseException:
            drop(path)
            raise
        try:
            for name, arguments in _FUNCTIONS.items():
                self.connection.create_function(name, arguments, lambda *_: None)
            self._add_own_columns()
            self._read_earlier_values()
        except BaseException:
            self.discard()
            raise

    def __enter__(self) -> EnrichmentTable:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self._is_finished:
            self.release()
        elif isinstance(error, UNWRITTEN) and self._has_answers:
            self._keep()
        else:
            self.discard()

    def _keep(self) -> None:
        """Rename the file so that the user finds it; if that fails, leave it as it is."""
        with suppress(sqlite3.Error):
            unmark(self.connection)
        try:
            self.leave(self._target)
        except UNWRITTEN:
            self.discard()
            return
        self.kept = self.path
        with suppress(OSError):
            self.kept = keep(self.path, free(self._target))

    def points(self, positions: Positions) -> tuple[Points, dict[int, InvalidPosition]]:
        """Read the positions of the rows, index them, and complete the file. Call once, before the first
        result.

        :return: the rows, and the reasons, by index, why some have no position.
        """
        select = sql("SELECT {fid}, {geom} FROM {table} ORDER BY {fid}", **self._known)
        keys, places, faults = [np.empty(0, np.int64)], [np.empty((0, 2))], {}
        count = 0
        with self.transaction():
            self.add_index()
            for batch in _batches(self.connection.execute(select)):
                numbers = np.array([key for key, _ in batch], np.int64)
                ids = self._ids[count : count + len(batch)] if self._ids is not None else numbers
                found = locate([blob for _, blob in batch], ids.tolist(), positions)
                if len(found.found):
                    self._index.add(self.connection, numbers[found.found], found.boxes)
                keys.append(numbers)
                places.append(found.places)
                faults.update((count + number, fault) for number, fault in found.faults.items())
                count += len(batch)
            self._register(count, None)
        every = np.concatenate(keys)
        return Points(every, every if self._ids is None else self._ids, np.concatenate(places)), faults

    def answered(self) -> dict[int, Status]:
        """Return, by key, the rows of an earlier run with the same request."""
        if not self._fields.has_earlier:
            return {}
        asked, status, message = self._fields.own
        select = sql(
            "SELECT {fid}, {status}, {message} FROM {table} WHERE {asked} = ? ORDER BY {fid}",
            asked=asked,
            status=status,
            message=message,
            **self._known,
        )
        rows = self.connection.execute(select, (self._fields.asked,))
        return {key: (status, message or "") for key, status, message in rows if status in ANSWERED}

    def store_statuses(self, statuses: Mapping[int, Status], stopped: Iterable[int] = ()) -> None:
        """Store the statuses of rows that are not requested, by key.

        :param stopped: the keys of the rows whose earlier result is for another request.
        """
        rows = [(status, message, key) for key, (status, message) in statuses.items()]
        if self._fields.has_earlier:
            rows += [(_STOPPED, "", key) for key in stopped]
        self._update([(self._fields.own[1:], list(zip(*rows)))] if rows else [])

    def store(
        self, keys: Sequence[int], statuses: Sequence[Status], answers: Sequence[Optional[Layers]]
    ) -> None:
        """Store the results of the rows *keys* in one transaction.

        :param answers: the results; None: the row keeps its previous values.
        :raises sqlite3.Error: it can't be written; the file is then unchanged. Also OSError.
        """
        stored = self._fields.take(self._fields.turned([answer or {} for answer in answers]))
        self._check_folder()
        self.set_columns(self._fields.columns)
        asked, status, message = self._fields.own
        values = {
            status: [each for each, _ in statuses],
            message: cleaned([each for _, each in statuses]),
            asked: [self._fields.asked] * len(keys),
            **stored,
        }
        nothing = [None] * len(keys)
        updates = []
        for names, numbers in self._groups(keys, answers, stored):
            columns = (*(values.get(name, nothing) for name in names), keys)
            updates.append((names, [_chosen(column, numbers) for column in columns]))
        self._update(updates)
        self._has_answers = self._has_answers or any(answer is not None for answer in answers)

    def finish(self) -> Path:
        """Close the complete file and return its path, which is temporary.

        :raises OSError: it can't be written; also sqlite3.Error.
        """
        self._check_folder()
        unmark(self.connection)
        self.connection.close()
        self._is_finished = True
        return self.path

    @property
    def _known(self) -> dict[str, str]:
        return {"table": self.table, "fid": self.fid, "geom": self.geom}

    def _add_own_columns(self) -> None:
        if self._fields.has_earlier:
            return
        asked, status, message = self._fields.own
        with self.transaction():
            for name, default in ((asked, "NULL"), (status, f"'{_STOPPED}'"), (message, "''")):
                add = sql("ALTER TABLE {table} ADD COLUMN {name} TEXT", table=self.table, name=name)
                self.connection.execute(f"{add} DEFAULT {default}")

    def _read_earlier_values(self) -> None:
        """Read types and values of the columns that an earlier run has filled."""
        self._asked_before: dict[int, str] = {}
        if not self._fields.has_earlier:
            return
        select = sql("SELECT {fid}, {asked} FROM {table}", asked=self._fields.own[0], **self._known)
        self._asked_before = {key: str(asked) for key, asked in self.connection.execute(select) if asked}
        types = "SELECT name, type FROM pragma_table_info(?)"
        made = dict(self.connection.execute(types, (self.table,)).fetchall())
        for name, column in self._fields.earlier.items():
            column.stored_as = made[name]
            is_boolean = column.stored_as == "BOOLEAN"
            select = sql("SELECT {name} FROM {table}", name=name, table=self.table)
            for batch in _batches(self.connection.execute(select)):
                values = [bool(value) if is_boolean and value is not None else value for (value,) in batch]
                self._fields.take({name: values})

    def _groups(
        self, keys: Sequence[int], answers: Sequence[Optional[Layers]], stored: Iterable[str]
    ) -> Iterator[tuple[tuple[str, ...], Sequence[int]]]:
        """Yield sets of columns to write, with the indices of the *answers* that they apply to.

        A column of the input keeps its value if the result has none for it, unless it is stale.
        """
        asked, *own = self._fields.own
        new = [name for name in stored if name in self._fields.added]
        groups: dict[Optional[frozenset[str]], list[int]] = defaultdict(list)
        for number, (key, answer) in enumerate(zip(keys, answers)):
            before = self._asked_before.get(key, "")
            groups[None if answer is None else self._fields.replaced(answer, before)].append(number)
        for replaced, numbers in groups.items():
            yield tuple(own if replaced is None else (*own, asked, *new, *sorted(replaced))), numbers

    def _update(self, updates: Sequence[tuple[Sequence[str], Sequence[Sequence[Any]]]]) -> None:
        """Write columns: names, and their values followed by the row keys."""
        with self.transaction():
            for names, columns in updates:
                update = sql(
                    "UPDATE {table} SET {values} WHERE {fid} = ?",
                    values=[sql("{name} = ?", name=name) for name in names],
                    **self._known,
                )
                self.connection.executemany(update, zip(*columns))


def _batches(rows: sqlite3.Cursor) -> Iterator[list[Any]]:
    while batch := rows.fetchmany(_ROWS_AT_ONCE):
        yield batch


def _chosen(values: Sequence[Any], numbers: Sequence[int]) -> Sequence[Any]:
    return values if len(numbers) == len(values) else [values[number] for number in numbers]
