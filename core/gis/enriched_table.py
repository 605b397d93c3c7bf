"""A GeoPackage with the points that are enriched: each row goes in as it is read, its answer when it comes.

So that nothing is left to be done behind the last answer, nor after a cancel. The fields of the layers are
added when they are first seen; where one has to be of another type than it was, the table is copied.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Sequence

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsField,
    QgsFields,
    QgsVectorFileWriter,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QFileInfo

from ..api.whole_files import keep
from .columns import BOOLEAN, INTEGER, REAL, SQL_TYPES, TEXT, cleaned
from .compat import FieldType
from .enriched_fields import OWN, EnrichedFields, Layers
from .geopackage import UNWRITTEN, FilledTable
from .left_answers import ENRICHING, described
from .parts import drop, part_of, target_of
from .point_rows import AskedPoints, PointRows
from .point_values import as_stored, by_column, shapes_of
from .sql import sql

_KINDS = {
    FieldType.INTEGER: INTEGER,
    FieldType.LONG: INTEGER,
    FieldType.REAL: REAL,
    FieldType.TEXT: TEXT,
    FieldType.BOOLEAN: BOOLEAN,
}
_TYPES = {*_KINDS, FieldType.DATE, FieldType.DATETIME, FieldType.TIME, FieldType.BINARY}
"""Those whose values we write as OGR does; lists, for example, each version of it writes in another way."""
_POINTS = {
    kind + dimensions
    for kind in (int(QgsWkbTypes.Type.Point), int(QgsWkbTypes.Type.MultiPoint))
    for dimensions in (0, 1000, 2000, 3000)
}
_STOPPED = "stopped"


@dataclass(frozen=True)
class Form:
    """How the rows are kept.

    :param kind: of the geometries, in *crs*.
    :param named: gives fields the names that they have in a file.
    :param host: the base URL of the service that is asked.
    :param elsewhere: where it is gone on when there is no room beside the target.
    """

    kind: QgsWkbTypes.Type
    crs: QgsCoordinateReferenceSystem
    transforms: QgsCoordinateTransformContext
    named: Callable[[QgsFields], QgsFields]
    host: str
    elsewhere: Callable[[], Path]


def takes(fields: QgsFields, kind: QgsWkbTypes.Type) -> bool:
    """Whether rows with these *fields* and geometries of *kind* can be kept here as they are."""
    return int(kind) in _POINTS and all(field.type() in _TYPES for field in fields)


class EnrichedTable:
    """The rows and answers so far, in a file beside *target*; a context manager.

    :meth:`finish` hands the file out. When the block is left before, the file is gone; but where it could
    not be written any more, it stays as a kill leaves it, for ``left_answers``.
    """

    def __init__(self, target: Path, fields: EnrichedFields, form: Form) -> None:
        self.statuses: set[str] = set()
        self.trouble: Optional[Exception] = None
        """Why it has moved elsewhere."""
        self.is_left = False
        """Whether what came is there to be gone on with by another run."""
        self.kept: Optional[Path] = None
        """Where what came is, when the file beside the target is gone."""
        self._before: Optional[Path] = None
        self._has_answers = False
        self._target, self._fields, self._form = target, fields, form
        self._count = 0
        self._known_names: list[str] = []
        for index, column in fields.columns.items():
            column.stored_as = SQL_TYPES[_KINDS[fields.given[index].type()]]
        self._order = list(range(len(fields.fields())))
        """The places of the fields that the table has, as they come there."""
        self._file, self._srs = self._made()
        self._tell()
        self.is_finished = False

    def __enter__(self) -> EnrichedTable:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self.is_finished:
            self._file.release()
        elif isinstance(error, UNWRITTEN) and self._has_answers:
            self._leave()
        else:
            self._file.discard()
            if self._before is not None:
                drop(self._before)

    def _leave(self) -> None:
        """Keep what came where another run finds it; else where the analyst does, as far as there is room."""
        try:
            if self._before is None:
                self._file.leave(self._target)
                self.is_left = True
            elif self._before.exists():
                self._file.discard()
                self.is_left = True
            else:
                self._file.leave(self._file.path)
                self.kept = _named(self._file.path)
        except UNWRITTEN:
            self._file.discard()
            self.kept = None

    def read(self, rows: PointRows, statuses: Mapping[int, tuple[str, str]]) -> np.ndarray:
        """Keep more rows of the input.

        :param statuses: (status, message) by number in *rows*; the others wait for their answer.
        :return: the key of each, for :meth:`answer`.
        """
        count, own = len(rows), self._fields.own
        values = dict(enumerate(map(as_stored, by_column(rows.attributes, len(self._fields.given)))))
        earlier = {index: values[index] for index in self._fields.columns if index in values}
        values.update(self._fields.take_columns(earlier))
        self._fit()
        told = [statuses.get(number, (_STOPPED, "")) for number in range(count)]
        values.setdefault(own, [None] * count)
        values[own + 1] = [status for status, _ in told]
        values[own + 2] = cleaned([message for _, message in told])
        self.statuses.update(status for status, _ in statuses.values())
        names = self._names
        keys: Sequence[Any] = range(self._count + 1, self._count + count + 1)
        table = {names[index]: column for index, column in values.items()}
        numbers = next((index for index in values if names[index].casefold() == self._file.fid), None)
        if numbers is not None:
            keys = table.pop(names[numbers])
        blobs, places, boxes = shapes_of(rows, int(self._form.kind), self._srs)
        table = {self._file.fid: keys, self._file.geom: blobs, **table}
        found = np.array(keys, np.int64)
        self._write(lambda file: file.insert(table, found[places], boxes))
        self._count += count
        return found

    def answer(
        self,
        asked: AskedPoints,
        statuses: Sequence[tuple[str, str]],
        answers: Sequence[Optional[Layers]],
    ) -> None:
        """Keep what came for rows that were asked.

        :param answers: None: none came, and what was there stays.
        """
        self.statuses.update(status for status, _ in statuses)
        good = [number for number, answer in enumerate(answers) if answer is not None]
        found = [answer for answer in answers if answer is not None]
        stored = self._fields.take_columns(self._fields.turned(found))
        self._fit()
        messages = cleaned([message for _, message in statuses])
        told = ([status for status, _ in statuses], messages, asked.keys.tolist())
        own, nothing = self._fields.own, [None] * len(good)
        updates = []
        if len(good) < len(answers):
            bad = [number for number, answer in enumerate(answers) if answer is None]
            updates.append(((own + 1, own + 2), [_chosen(column, bad) for column in told]))
        before = [asked.earlier.get(number) for number in good]
        for places, chosen in self._groups(found, before, stored).items():
            numbers = [good[each] for each in chosen]
            status, message, key = (_chosen(column, numbers) for column in told)
            values = [_chosen(stored.get(place, nothing), chosen) for place in places]
            columns = [status, message, [self._fields.asked] * len(chosen), *values, key]
            updates.append(((own + 1, own + 2, own, *places), columns))
        self._write(lambda file: self._update(file, updates))
        self._has_answers = self._has_answers or bool(good)

    def finish(self) -> Path:
        """Write what is left to be written; the file, under a name that it can't keep."""
        fields, given = self._fields.fields(), self._fields.given
        columns = self._fields.columns
        missing = [index for index in range(len(fields)) if index not in self._order]
        self._add(missing)
        is_right = self._order == sorted(self._order) and all(
            columns[index].stored_as == columns[index].sql_type
            and (index >= len(given) or _is_same(fields[index], given[index]))
            for index in self._fields.touched
        )
        if not is_right:
            self._remake(sorted(self._order))
        self._file.stay_beside(self._target)
        self._write(lambda file: file.close(self._count))
        self.is_finished = True
        if self._before is not None:
            drop(self._before)
        return self._file.path

    @property
    def _names(self) -> list[str]:
        """All fields' names in the file, by place."""
        if len(self._known_names) < self._fields.count:
            self._known_names = self._form.named(self._fields.fields()).names()
        return self._known_names

    def _groups(
        self, answers: Sequence[Layers], earlier: Sequence[Optional[str]], stored: Mapping[int, Any]
    ) -> dict[tuple[int, ...], Sequence[int]]:
        """The numbers of the rows by the places that are written for them.

        A field of the input keeps what it has where the answer does not name it, unless that is stale.
        """
        given = len(self._fields.given)
        new = tuple(place for place in self._order if place >= given and place in stored)
        if not self._fields.has_earlier:
            return {new: range(len(answers))} if answers else {}
        groups: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for number, (answer, before) in enumerate(zip(answers, earlier)):
            named = {place for place in self._fields.placed(answer) if place < given}
            groups[(*new, *sorted(named.union(self._fields.stale(before) if before else ())))].append(number)
        return dict(groups)

    def _update(
        self, file: FilledTable, updates: Sequence[tuple[tuple[int, ...], Sequence[Sequence[Any]]]]
    ) -> None:
        names = self._names
        with file.transaction():
            for places, columns in updates:
                values = [sql("{name} = ?", name=names[place]) for place in places]
                update = sql(
                    "UPDATE {table} SET {values} WHERE {fid} = ?",
                    table=file.table,
                    values=values,
                    fid=file.fid,
                )
                file.connection.executemany(update, zip(*columns))

    def _fit(self) -> None:
        """Let the table have a column for each value that was seen, and of a type that holds it."""
        columns, touched = self._fields.columns, self._fields.touched
        new = sorted(index for index in touched if columns[index].known and index not in self._order)
        if any(columns[index].outgrown for index in touched if index in self._order):
            self._remake(sorted([*self._order, *new]))
        else:
            self._add(new)

    def _add(self, places: Sequence[int]) -> None:
        if not places:
            return
        names = self._names
        for place in places:
            self._fields.columns[place].name = names[place]
        self._write(lambda file: file.add_columns([self._fields.columns[place] for place in places]))
        self._order += places
        self._tell()

    def _tell(self) -> None:
        """Have the file say what was asked, and which of its columns holds what."""
        names, order = self._names, set(self._order)
        told = {
            "asked": self._fields.asked,
            "host": self._form.host,
            "crs": self._form.crs.toWkt(),
            "own": [names[self._fields.own + step] for step in range(len(OWN))],
            "columns": [[*key, names[place]] for key, place in self._fields.places.items() if place in order],
        }
        self._write(lambda file: file.tell({ENRICHING: json.dumps(told)}))

    def _remake(self, order: list[int]) -> None:
        """Copy the table into one whose fields are those at the places *order*, as they have to be now."""
        try:
            self._copy_into(order)
        except UNWRITTEN as error:
            self._go_elsewhere(error)
            self._copy_into(order)
        self._tell()

    def _copy_into(self, order: list[int]) -> None:
        names, touched = self._names, self._fields.touched
        columns = {place: self._fields.columns[place] for place in order if place in touched}
        self._file.stay_beside(self._target)
        before, self._order = self._order, order
        try:
            remade, _ = self._made()
        except UNWRITTEN:
            self._order = before
            raise
        copied = [place for place in before if names[place].casefold() != self._file.fid]
        types = {names[place]: columns[place].stored_as if place in columns else "" for place in copied}
        try:
            remade.copy_from(self._file, types)
        except UNWRITTEN:
            remade.discard()
            self._file.reopen()
            self._order = before
            raise
        self._file.discard()
        self._file = remade
        for column in columns.values():
            column.stored_as = column.sql_type

    def _made(self) -> tuple[FilledTable, int]:
        """The empty table with what there is by now, made as QGIS makes it, and the number of its CRS."""
        named, fields = self._form.named(self._fields.fields()), QgsFields()
        for place in self._order:
            fields.append(named[place])
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName, options.layerName = "GPKG", QFileInfo(str(self._target)).baseName()
        form, path = self._form, part_of((self.trouble and self._form.elsewhere()) or self._target)
        writer = QgsVectorFileWriter.create(str(path), fields, form.kind, form.crs, form.transforms, options)
        trouble = writer.errorMessage()
        del writer  # closes the file
        try:
            if trouble:
                raise OSError(trouble)
            table, geom, srs, fid = described(path)
            return FilledTable(path, table, fid, geom, "POINT"), srs
        except (OSError, sqlite3.Error) as error:
            drop(path)
            raise OSError(f"no GeoPackage can be made at {path}: {error}") from None

    def _write(self, work: Callable[[FilledTable], None]) -> None:
        """Do *work*; once elsewhere where there is no room: what came so far may have taken an hour."""
        try:
            work(self._file)
        except UNWRITTEN as error:
            self._go_elsewhere(error)
            work(self._file)

    def _go_elsewhere(self, trouble: Exception) -> None:
        """Go on where there may be room; the file stays, should there be none anywhere. Once only."""
        if self.trouble is not None:
            raise trouble
        before = self._file.path
        self._file.move_to(part_of(self._form.elsewhere()))
        self.trouble, self._before = trouble, before


def _named(part: Path) -> Path:
    """Where *part* is now: under its name, or where it was, when that can neither be given nor copied."""
    try:
        return keep(part, target_of(part))
    except OSError:
        return part


def _chosen(values: Sequence[Any], numbers: Sequence[int]) -> Sequence[Any]:
    return values if len(numbers) == len(values) else [values[number] for number in numbers]


def _is_same(field: QgsField, other: QgsField) -> bool:
    return (field.type(), field.length()) == (other.type(), other.length())
