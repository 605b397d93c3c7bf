"""Write a stream of records to a GeoPackage, in bounded memory. Thread-safe."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Mapping, Optional, Sequence

from ...api.files import keep
from ...api.monitor import Monitor
from ...api.parsing.records import Block, Record, in_blocks
from ..files.file_names import free
from ..text.plain_text import unmarked
from . import encoding
from .columns import (
    INTEGER,
    MOST_FIELDS,
    REAL,
    REST,
    SENT_PLACE,
    TEXT,
    Column,
    own_name,
    printable,
    provisioned_kind,
    unique_name,
)
from .geopackage import TABLE, UNWRITTEN, GeoPackage
from .reader import ResultField
from .record import COMPLETE, PARTIAL, LoadPosition, ResultRecord
from .result_file import ResultFile
from .value_summary import CURRENCY, AreaSummary, SumInsured, ValueReader

_OWN_KINDS = {"text": TEXT, "real": REAL, "integer": INTEGER}


class ResultWriter:
    """Writes one result; a context manager that leaves a valid, indexed GeoPackage even after an exception.

    Without rows there is no file, and ``stored`` is None. The file gets its final name when it is complete,
    with a number if the name is taken by then. Fields beyond MOST_FIELDS share the field REST. A row with
    coordinates outside the globe has no geometry; the field SENT_PLACE has the coordinates.

    If the disk is full, a resumable load stays as a partial file.

    :param column_types: types in the provision (spec 2.1) by field; other fields keep the type of their JSON
        values.
    :param own_fields: our fields and their types, ``text``, ``real`` or ``integer``.
    :param record: the record of the result; the writer sets fields, rows and state.
    :param metric: the service's name of the preferred metric, if the rows are areas.
    :ivar is_complete: set it to False if rows are missing without an exception.
    """

    def __init__(
        self,
        path: Path,
        column_types: Mapping[str, str],
        own_fields: Optional[Mapping[str, str]] = None,
        record: Optional[ResultRecord] = None,
        metric: str = "",
    ) -> None:
        self.stored: Optional[ResultFile] = None
        self.is_complete = True
        self._path = Path(path)
        self._column_types = column_types
        self._own_types = dict(own_fields or {})
        self._record = record or ResultRecord()
        self._whole_rows: Optional[int] = None
        self._metric = metric
        self._file: Optional[GeoPackage] = None
        self._columns: dict[str, Column] = {}
        self._own: dict[str, Column] = {}
        self._rest: Optional[Column] = None
        self._sent: Optional[Column] = None
        self._taken: list[str] = []
        self._count = self._geometry_count = self._astray = 0
        self._currencies: set[str] = set()

    def __enter__(self) -> ResultWriter:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self._file is None:
            return
        if self._record.position is not None and isinstance(error, UNWRITTEN):
            # A batch may be partially written, and there may be no space to complete the file.
            self._close_partial(self._file)
            return
        self.is_complete = self.is_complete and error is None
        try:
            self.stored = self._finish(self._file)
        except UNWRITTEN:
            self._close_partial(self._file)
            raise
        except BaseException:
            self._file.discard()
            raise

    def reached(self, position: LoadPosition, rows: Optional[int] = None) -> None:
        """Record the position to resume at if the load ends here; call it between two batches.

        :param rows: the number of rows before *position*; None: all, including later ones.
        """
        self._record, self._whole_rows = replace(self._record, position=position), rows
        if self._file is not None:
            self._file.write_record(self._current_record())

    def note(self, **facts: Any) -> None:
        """Update the record with *facts*; it is written when the file is completed."""
        self._record = replace(self._record, **facts)

    def _current_record(self) -> ResultRecord:
        own = {column.name for column in (*self._own.values(), *([self._sent] if self._sent else []))}
        fields = tuple((c.name, c.original, c.name in own) for c in self._all() if c.stored_as)
        rows = self._count if self._whole_rows is None else self._whole_rows
        return replace(self._record, fields=fields, rows=rows)

    def _close_partial(self, file: GeoPackage) -> None:
        """Leave the partial file if its load can be resumed, else delete it."""
        if not self._current_record().is_resumable:
            file.discard()
            return
        try:
            file.leave(self._path)
        except UNWRITTEN:
            file.discard()

    def discard(self) -> None:
        """Delete the file; none is left when the block ends."""
        if self._file is not None:
            self._file.discard()
            self._file = None

    @property
    def count(self) -> int:
        """Return the number of written rows."""
        return self._count

    def add(self, records: Iterable[Record], tags: Mapping[str, Any], monitor: Monitor) -> int:
        """Write *records*, each with *tags* in our fields, and return their number.

        If *records* raises an exception, those before it are kept.

        :param tags: one value for all records, or a function that returns a value for each of some records.
        :raises Cancelled: between two batches.
        """
        before = self._count
        for number, batch in enumerate(in_blocks(records)):
            if number:
                monitor.stop_if_cancelled()
            monitor.more_available(self._count)
            self._write(batch, tags, monitor)
        return self._count - before

    def _write(self, batch: Sequence[Record], tags: Mapping[str, Any], monitor: Monitor) -> None:
        seen = by_field(batch)
        self._meet(seen)
        shapes = encoding.shapes_of(batch)
        values = {**self._values(batch, seen, tags), **self._sent_places(batch, shapes)}
        first = self._count + 1
        file = self._file_for(shapes.kinds)
        rows: dict[str, Sequence[Any]] = {self._fid: range(first, first + len(batch))}
        if file.geometry:
            rows[self._geom] = shapes.blobs
        rows.update((c.name, values[c.name]) for c in self._all() if c.stored_as)
        self._count += len(batch)
        try:
            file.insert(rows, shapes.places + first, shapes.boxes, self._current_record())
        except BaseException:
            self._count -= len(batch)
            raise
        if CURRENCY in self._columns:
            codes = values[self._columns[CURRENCY].name]
            self._currencies.update(str(code) for code in set(codes) if code is not None)
        self._geometry_count += len(shapes.places)
        monitor.counted(self._count)

    def _all(self) -> list[Column]:
        late = [column for column in (self._rest, self._sent) if column is not None]
        return [*self._columns.values(), *self._own.values(), *late]

    def _meet(self, fields: Iterable[str]) -> None:
        """Name new fields; those of the first batch are before ours, which are renamed if necessary."""
        is_beyond = False
        for field in dict.fromkeys(fields):
            if field in self._columns:
                continue
            if len(self._columns) == MOST_FIELDS:
                is_beyond = True
            else:
                promised = provisioned_kind(self._column_types.get(field))
                name = self._claim(unmarked(printable(field)) or "field")
                self._columns[field] = Column(name, field, promised)
        if self._file is None:
            self._fid, self._geom = self._claim_own("fid"), self._claim_own("geom")
            for field, kind in self._own_types.items():
                self._own[field] = Column(self._claim_own(field), field, _OWN_KINDS[kind])
        if is_beyond and self._rest is None:
            name = self._claim_own(REST)
            self._rest = Column(name, name, TEXT)

    def _claim(self, wanted: str) -> str:
        self._taken.append(unique_name(wanted, self._taken))
        return self._taken[-1]

    def _claim_own(self, wanted: str) -> str:
        return self._claim(own_name(wanted, self._taken))

    def _values(
        self, batch: Sequence[Record], seen: Mapping[str, Sequence[Any]], tags: Mapping[str, Any]
    ) -> dict[str, Sequence[Any]]:
        nothing = [None] * len(batch)
        values = {c.name: c.take(seen.get(c.original, nothing)) for c in self._columns.values()}
        for field, column in self._own.items():
            tag = tags.get(field)
            values[column.name] = column.take(tag(batch) if callable(tag) else [tag] * len(batch))
        if self._rest is not None:
            values[self._rest.name] = self._rest.take([self._beyond(record) for record in batch])
        return values

    def _sent_places(self, batch: Sequence[Record], shapes: encoding.Shapes) -> dict[str, Sequence[Any]]:
        sent = encoding.refused(batch, shapes)
        astray = len(sent) - sent.count(None)
        self._astray += astray
        if astray and self._sent is None:
            self._sent = Column(self._claim_own(SENT_PLACE), SENT_PLACE, TEXT)
        return {} if self._sent is None else {self._sent.name: self._sent.take(sent)}

    def _beyond(self, record: Record) -> Optional[str]:
        rest = {field: value for field, value in record.attributes.items() if field not in self._columns}
        return json.dumps(rest, ensure_ascii=False, sort_keys=True) if rest else None

    def _file_for(self, kinds: frozenset[str]) -> GeoPackage:
        """Return the open file, with columns that fit these rows."""
        geometry = self._file.geometry if self._file else ""
        for kind in kinds:
            geometry = encoding.joined(geometry, kind)
        if self._file is None:
            self._file = GeoPackage.create(self._path, geometry, self._fid, self._geom, self._record)
        self._file.set_geometry(geometry)
        self._file.set_columns(column for column in self._all() if column.known)
        return self._file

    def _finish(self, file: GeoPackage) -> ResultFile:
        file.set_columns(self._all())
        insured, areas = self._summarized(file)
        record = self._current_record()
        types = {column.name: column.sql_type for column in self._all()}
        fields = tuple(ResultField(name, field, types[name], is_own) for name, field, is_own in record.fields)
        if self.is_complete:
            record = replace(record, state=COMPLETE, rows=self._count, position=None)
        else:
            record = replace(record, state=PARTIAL)
        file.close(self._count, record)
        target = free(self._path)
        keep(file.path, target)
        file.release()
        return ResultFile(target, self._count, self._geometry_count, fields, insured, areas, self._astray)

    def _summarized(self, file: GeoPackage) -> tuple[Optional[SumInsured], Optional[AreaSummary]]:
        fields = {c.original: (c.name, c.sql_type) for c in self._columns.values()}
        values = ValueReader(file.connection, TABLE, self._fid, fields)
        insured = values.sum_insured(self._currencies)
        if file.geometry != encoding.AREAS:
            return insured, None
        own = {c.original: c.name for c in self._own.values()}
        return insured, values.areas(own, self._record.query, self._metric)


def by_field(batch: Sequence[Record]) -> Mapping[str, Sequence[Any]]:
    """Return the values of *batch* by field; transposed in one step if all rows have the same fields."""
    if isinstance(batch, Block):
        return dict(zip(batch.fields, batch.columns))
    rows = [record.attributes for record in batch]
    fields = list(rows[0])
    if all(list(row) == fields for row in rows):
        return dict(zip(fields, zip(*(row.values() for row in rows))))
    every = dict.fromkeys(chain.from_iterable(rows))
    return {field: [row.get(field) for row in rows] for field in every}
