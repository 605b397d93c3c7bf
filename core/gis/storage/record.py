"""The record of a result file, from the first batch to the finished file.

It consists of two rows of the GeoPackage's metadata: the record as JSON, updated with each batch, and the
query, which does not change and whose areas may be megabytes.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime
from html import unescape
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

from ...api.errors import InvalidInput
from ...api.parsing import json_text
from ...api.query import Query
from ..sqlite.bounded_sqlite import bounded
from ..sqlite.sql import address_of, sql

LOADING = "loading"
COMPLETE = "complete"
PARTIAL = "partial"
"""States of a result: being written; finished with all its rows, or without some."""
PROGRESS = "geoportfolio_progress"
"""The table in which version 0.1, and an enrichment, store their progress as texts by part."""
_RECORD = "urn:geoportfolio:record"
_QUERY = "urn:geoportfolio:query"
_INSERT = (
    "INSERT INTO gpkg_metadata (md_scope, md_standard_uri, mime_type, metadata)"
    " VALUES ('undefined', ?, 'application/json', ?)"
)
_REFER = (
    "INSERT INTO gpkg_metadata_reference (reference_scope, table_name, md_file_id) VALUES ('table', ?, ?)"
)
_SELECT = "SELECT metadata FROM gpkg_metadata WHERE md_standard_uri = ?"
_MOST_ROWS = 2**63 - 1
_OLD_FIELDS = "urn:geoportfolio:fields"
_OLD_QUERY = re.compile(r'<MDI key="geoportfolio_query">(.*?)</MDI>', re.DOTALL)


@dataclass(frozen=True)
class LoadPosition:
    """The position at which a partial load resumes: the numbers of the area and of its page, both from 0.

    :param page_size: the size of the previous pages, which the service may have lowered; 0: as requested.
    :param skipped: numbers of earlier areas that were refused; they are requested from their beginning.
    """

    area: int = 0
    page: int = 0
    page_size: int = 0
    skipped: tuple[int, ...] = ()

    def to_list(self) -> list[Any]:
        """Return the position as JSON for files and layers."""
        return [self.area, self.page, self.page_size, list(self.skipped)]

    @classmethod
    def from_list(cls, told: Sequence[Any]) -> LoadPosition:
        """Return the position in *told*, the inverse of :meth:`to_list`; skipped areas may be missing.

        :raises ValueError: it is invalid; also TypeError.
        """
        area, page, page_size, *more = told
        return cls(int(area), int(page), int(page_size), tuple(map(int, *more)) if more else ())


@dataclass(frozen=True)
class ResultRecord:
    """The record of one result.

    :param query: the query of the result; None for other tables, such as features of a map.
    :param connection: the name of the connection; *host* its base URL, never with a key.
    :param when: the time of the query.
    :param aliases: labels of filters by the service's field name.
    :param continues: the name of the file that the load resumes; empty: none.
    :param fields: the fields of the table: name, the service's name, whether it is ours.
    :param rows: the number of rows, from the first one, that belong to the result.
    :param position: where the load resumes after these rows; None: it can't be resumed.
    :param title: the name that we gave the result, in the language at that time.
    :param missing: the names of the areas that the service refused.
    :param refusals: the message with these areas and the reasons; empty: none was refused.
    """

    query: Optional[Query] = None
    connection: str = ""
    host: str = ""
    when: Optional[datetime] = None
    aliases: Mapping[str, str] = field(default_factory=dict)
    continues: str = ""
    fields: tuple[tuple[str, str, bool], ...] = ()
    state: str = LOADING
    rows: int = 0
    position: Optional[LoadPosition] = None
    title: str = ""
    missing: tuple[str, ...] = ()
    refusals: str = ""

    @property
    def is_complete(self) -> bool:
        """Return whether the result has all its rows."""
        return self.state == COMPLETE

    @property
    def is_resumable(self) -> bool:
        """Return whether there are rows, and a position to resume at."""
        return self.rows > 0 and self.position is not None

    def to_json(self, *, with_query: bool = False) -> str:
        """Return the record as JSON; *with_query* if the query is not stored separately."""
        told = {
            **self.__dict__,
            "when": self.when and self.when.isoformat(),
            "position": self.position and self.position.to_list(),
            "query": json_text.load_json(self.query.to_json()) if with_query and self.query else None,
        }
        return json_text.dump_json(told)

    @classmethod
    def from_json(cls, text: str, query: Optional[Query] = None) -> ResultRecord:
        """Return the record in *text*, the inverse of :meth:`to_json`.

        :param query: the query of a record that was written without it.
        :raises ValueError: it is not a record; also KeyError, TypeError, OverflowError and InvalidInput.
        """
        told = json_text.load_json(text)
        if not 0 <= int(told["rows"]) <= _MOST_ROWS:
            raise ValueError("not a number of rows")
        if told.get("query"):
            query = Query.from_json(json_text.dump_json(told["query"]))
        return cls(
            query=query,
            when=time_of(told["when"]) if told["when"] else None,
            aliases=texts_of(told["aliases"]),
            fields=_fields_of(told["fields"]),
            rows=int(told["rows"]),
            position=LoadPosition.from_list(told["position"]) if told["position"] else None,
            title=str(told.get("title", "")),
            missing=tuple(map(str, told.get("missing", ()))),
            refusals=str(told.get("refusals", "")),
            **{name: str(told[name]) for name in ("connection", "host", "continues", "state")},
        )


def texts_of(told: Any) -> dict[str, str]:
    """Return the JSON object *told* as a mapping of text to text; raises TypeError or ValueError."""
    return {str(name): str(text) for name, text in dict(told).items()}


def time_of(text: str) -> datetime:
    """Return the time in *text* (ISO 8601).

    :raises ValueError: it is invalid, or at the limits of the calendar, which some time zones exceed.
    """
    when = datetime.fromisoformat(text)
    if not datetime.min.year < when.year < datetime.max.year:
        raise ValueError(f"not the time of a query: {text}")
    return when


def write_record(connection: sqlite3.Connection, table: str, record: ResultRecord) -> None:
    """Write *record* into an open file that has metadata tables."""
    update = "UPDATE gpkg_metadata SET metadata = ? WHERE md_standard_uri = ?"
    text = record.to_json()
    if connection.execute(update, (text, _RECORD)).rowcount:
        return
    notes = [(_RECORD, text)]
    if record.query is not None:
        notes.append((_QUERY, record.query.to_json()))
    for note in notes:
        connection.execute(_REFER, (table, connection.execute(_INSERT, note).lastrowid))


def read_record(connection: sqlite3.Connection) -> Optional[ResultRecord]:
    """Read the record of an open file; None: it has none.

    :raises ValueError: it can't be read; also sqlite3.Error.
    """
    if not _has(connection, "gpkg_metadata"):
        return None
    try:
        text = query_in(connection)
        query = Query.from_json(text) if text else None
        found = connection.execute(_SELECT, (_RECORD,)).fetchone()
        if found:
            return ResultRecord.from_json(found[0], query)
        return _record_of_0_1(connection, query)
    except (InvalidInput, KeyError, TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"not a record of a result: {error!r}") from error


def stored_query(path: Path) -> Optional[str]:
    """Read the query, as JSON, of the result at *path*; None for any other file. Thread-safe."""
    try:
        if not path.is_file():  # opening a pipe would block forever
            return None
        address = address_of(path.absolute())
        with closing(sqlite3.connect(address, uri=True)) as connection, bounded(connection):
            return query_in(connection) if _has(connection, "gpkg_metadata") else None
    except (OSError, sqlite3.Error):
        return None


def query_in(connection: sqlite3.Connection) -> Optional[str]:
    """Read the query, as JSON, of an open file with metadata tables; None: it has none."""
    found = connection.execute(_SELECT, (_QUERY,)).fetchone()
    if found is None:  # version 0.1 stored it in GDAL's metadata items
        items = connection.execute("SELECT metadata FROM gpkg_metadata WHERE mime_type = 'text/xml'")
        kept = next(filter(None, (_OLD_QUERY.search(str(text)) for (text,) in items)), None)
        return kept and unescape(kept[1])
    return str(found[0])


def _record_of_0_1(connection: sqlite3.Connection, query: Optional[Query]) -> Optional[ResultRecord]:
    """Read the record of version 0.1: the fields, and a progress table during the load."""
    told = progress_in(connection)
    (fields,) = connection.execute(_SELECT, (_OLD_FIELDS,)).fetchone() or (told.get("fields"),)
    if fields is None and "head" not in told and "alone" not in told:
        return None
    record = ResultRecord(query=query, fields=_fields_of(json_text.load_json(fields or "[]")))
    if not told:
        return replace(record, state=PARTIAL)
    if "head" not in told or "standing" not in told:
        return record
    head, standing = json_text.load_json(told["head"]), json_text.load_json(told["standing"])
    return replace(
        record,
        connection=str(head["connection"]),
        host=str(head["host"]),
        when=time_of(head["when"]),
        aliases=texts_of(head["aliases"]),
        continues=str(head["continues"]),
        rows=int(standing["rows"]),
        position=LoadPosition.from_list(standing["position"]),
    )


def progress_in(connection: sqlite3.Connection) -> dict[str, str]:
    """Read the table :data:`PROGRESS` of an open file: texts by part; empty if it is missing."""
    if not _has(connection, PROGRESS):
        return {}
    return dict(connection.execute(sql("SELECT part, told FROM {table}", table=PROGRESS)).fetchall())


def _fields_of(told: Sequence[Any]) -> tuple[tuple[str, str, bool], ...]:
    return tuple((str(name), str(original), bool(is_own)) for name, original, is_own in told)


def _has(connection: sqlite3.Connection, table: str) -> bool:
    query = "SELECT 1 FROM sqlite_master WHERE name = ?"
    return connection.execute(query, (table,)).fetchone() is not None
