"""The answers that an enrichment had when its QGIS was killed, or when there was no room for more of them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional, Sequence

from ..api.monitor import Monitor
from .bounded_sqlite import bounded, tables_in
from .enriched_fields import ANSWERED, EnrichedFields, Layers
from .file_notes import told_in
from .leftovers import parts_of
from .parts import drop, drop_if_free, parts_in, taken, target_of, written_at
from .sql import Sql, sql

ENRICHING = "enriching"
"""What :data:`.file_notes.PROGRESS` says of an enrichment under way, as JSON: what is ``asked`` of which
``host``; the ``crs`` of the points as WKT; its ``own`` columns; the others as [layer, attribute, name]."""

Left = tuple[str, str, Layers]
"""Status, message and answer of a row."""
_WKB_AT = 8
"""Bytes of a GeoPackage header without an envelope, as we write it."""
_AT_ONCE = 500


@dataclass(frozen=True)
class LeftEnrichment:
    """A file of an enrichment that nobody is at work on any more.

    :param table: its one table; *rows* that were read, *answered* those of them that have their answer.
    :param written: when the file was written the last time (:func:`.parts.written_at`).
    """

    path: Path
    table: str
    rows: int
    answered: int
    written: int = field(default=0, compare=False)

    @property
    def target(self) -> Path:
        """The name that the file would have had."""
        return target_of(self.path)


class LeftAnswers:
    """The rows of one file that have their answer; locked until :meth:`close` or :meth:`drop`."""

    def __init__(self, path: Path, file: sqlite3.Connection, told: Mapping[str, Any]) -> None:
        self._path, self._file = path, file
        self._asked: str = told["asked"]
        self.about = (self._asked, str(told["host"]), str(told["crs"]))
        """What is asked of whom, and the CRS of the points."""
        self._columns: list[tuple[str, str, str]] = [(str(a), str(b), str(c)) for a, b, c in told["columns"]]
        self.table, geom, _, self._fid = _described_in(file)
        self._names = [self._fid, geom, *told["own"], *(name for _, _, name in self._columns)]
        kinds = dict(file.execute("SELECT name, type FROM pragma_table_info(?)", (self.table,)).fetchall())
        self._is_boolean = [kinds.get(name) == "BOOLEAN" for _, _, name in self._columns]
        select = sql(
            "SELECT count(*), total({asked} = ?) FROM {table}", asked=told["own"][0], table=self.table
        )
        self.rows, answered = file.execute(select, (self._asked,)).fetchone()
        self.count = int(answered)

    def of(self, keys: Sequence[int], shapes: Sequence[bytes]) -> dict[int, Left]:
        """What came for rows of the same input, by their number here.

        :param keys: by which an enrichment keeps them; *shapes*: their WKB. A row that has moved since then
            has no answer.
        """
        found: dict[int, Left] = {}
        numbers = {int(key): number for number, key in enumerate(keys)}
        wanted = list(numbers)
        for start in range(0, len(wanted), _AT_ONCE):
            some = wanted[start : start + _AT_ONCE]
            select = sql(
                "SELECT {names} FROM {table} WHERE {fid} IN ({marks})",
                names=self._names,
                table=self.table,
                fid=self._fid,
                marks=Sql(", ".join("?" * len(some))),
            )
            for key, blob, asked, status, message, *values in self._file.execute(select, some):
                number = numbers[key]
                is_same = asked == self._asked and blob and bytes(blob[_WKB_AT:]) == shapes[number]
                if is_same and status in ANSWERED:
                    found[number] = (status, message or "", self._layers(values))
        return found

    def _layers(self, values: Sequence[Any]) -> Layers:
        layers: dict[str, dict[str, Any]] = {}
        for (layer, attribute, _), value, is_boolean in zip(self._columns, values, self._is_boolean):
            if value is not None:
                layers.setdefault(layer, {})[attribute] = bool(value) if is_boolean else value
        return layers

    def close(self) -> None:
        """Let go of the file, which stays."""
        self._file.close()

    def drop(self) -> None:
        """Delete the file: all that it has is elsewhere now."""
        self._file.close()
        drop(self._path)


def left_answers(target: Path, fields: EnrichedFields, host: str, crs: str) -> Optional[LeftAnswers]:
    """The most that a run into *target* has left of what is asked now; None: there is nothing.

    :param crs: of the points, as WKT.
    """
    wanted = {"asked": fields.asked, "host": host, "crs": crs}
    found = [left for left in (_opened(path, wanted) for path in parts_of(target)) if left is not None]
    best = max(found, key=lambda left: left.count, default=None)
    for left in found:
        if left is not best:
            left.drop()
    return best


def enrichments_in(folders: Iterable[Path], monitor: Optional[Monitor] = None) -> list[LeftEnrichment]:
    """Those that have answers; of several of the same into one file that with the most. Any thread.

    :raises Cancelled: between two files.
    """
    watched = monitor or Monitor()
    found: dict[tuple[str, ...], LeftEnrichment] = {}
    for path in (path for folder in folders for path in parts_in(folder)):
        watched.stop_if_cancelled()
        left = _opened(path, {}, watched)
        if left is None:
            continue
        left.close()
        if not left.count:
            continue
        each = LeftEnrichment(path, left.table, left.rows, left.count, written_at(path))
        key = (str(each.target), *left.about)
        other = found.get(key)
        found[key] = each if other is None or each.answered > other.answered else other
        if other is not None and (other.rows, other.answered) == (each.rows, each.answered):
            drop_if_free(each.path, each.written)  # the table was being copied when the kill came
    return list(found.values())


def _opened(
    path: Path, wanted: Mapping[str, str], monitor: Optional[Monitor] = None
) -> Optional[LeftAnswers]:
    with suppress(sqlite3.Error, KeyError, TypeError, ValueError, OSError):
        file = taken(path)
        try:
            with bounded(file, monitor):
                told = json.loads(told_in(file)[ENRICHING])
                if all(told[name] == value for name, value in wanted.items()):
                    return LeftAnswers(path, file, told)
        except BaseException:
            file.close()
            raise
        file.close()
    return None


def described(path: Path) -> tuple[str, str, int, str]:
    """Of the one table of a GeoPackage: its name, that of the geometries, their CRS, that of the numbers."""
    with closing(sqlite3.connect(str(path))) as file:
        return _described_in(file)


def _described_in(file: sqlite3.Connection) -> tuple[str, str, int, str]:
    found = file.execute("SELECT table_name, column_name, srs_id FROM gpkg_geometry_columns").fetchone()
    if found is None or found[0] not in tables_in(file):
        raise OSError("the file is not whole")
    (number,) = file.execute("SELECT name FROM pragma_table_info(?) WHERE pk", found[:1]).fetchone()
    return (*found, number)
