"""The record of a result file, from the first batch to the finished file.

Two rows of the GeoPackage's own metadata: the record as JSON, written again with each batch, and the query,
whose areas may be megabytes and do not change.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence
from xml.sax.saxutils import unescape  # nosec B406

from ...api.errors import InvalidInput
from ...api.parsing import json_text
from ...api.query import Query
from .bounded_sqlite import bounded
from .sql import address_of, sql

LOADING = "loading"
COMPLETE = "complete"
PARTIAL = "partial"
"""States of a result: being written; finished with all its rows, or without some."""
PROGRESS = "geoportfolio_progress"
"""The table of texts by part in which version 0.1, and an enrichment, keep how far they are."""
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
    """Where a partial load continues: the numbers of the area and of its page, both from 0.

    :param page_size: that of the pages before, which a service may have lowered; 0: as requested.
    :param skipped: numbers of the areas before it that were refused; they are requested from their beginning.
    """

    area: int = 0
    page: int = 0
    page_size: int = 0
    skipped: tuple[int, ...] = ()

    def to_list(self) -> list[Any]:
        """Return it as JSON for files and layers."""
        return [self.area, self.page, self.page_size, list(self.skipped)]

    @classmethod
    def from_list(cls, told: Sequence[Any]) -> LoadPosition:
        """Return the inverse of :meth:`to_list`, also for a list without skipped areas.

        :raises ValueError: for anything else; so TypeError.
        """
        area, page, page_size, *more = told
        return cls(int(area), int(page), int(page_size), tuple(map(int, *more)) if more else ())


@dataclass(frozen=True)
class ResultRecord:
    """The record of one result.

    :param query: that it answers; None for other tables, as the features of a map.
    :param connection: the name of the connection; *host*: its base URL, never with a key.
    :param when: the time of the query.
    :param aliases: the service's name of a field to the label of its filter.
    :param continues: the name of the file that the load continues; empty: it began without one.
    :param fields: of the table: the name there, the service's name, whether it is an addition of ours.
    :param rows: how many rows of the table belong to the result, from the first one.
    :param position: where the load continues behind these; None: it can't be continued.
    :param title: the name that we gave the result, in the language of that moment.
    :param missing: the names of the areas that the service refused.
    :param refusals: the sentence that says which these are and why; empty: none was refused.
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
        """Whether the result has all its rows."""
        return self.state == COMPLETE

    @property
    def is_resumable(self) -> bool:
        """Whether there are rows, and a position behind them."""
        return self.rows > 0 and self.position is not None

    def to_json(self, *, with_query: bool = False) -> str:
        """Return the record as JSON; *with_query* where the query has no place of its own beside it."""
        told = {
            **self.__dict__,
            "when": self.when and self.when.isoformat(),
            "position": self.position and self.position.to_list(),
            "query": json_text.load_json(self.query.to_json()) if with_query and self.query else None,
        }
        return json_text.dump_json(told)

    @classmethod
    def from_json(cls, text: str, query: Optional[Query] = None) -> ResultRecord:
        """Return the inverse of :meth:`to_json`.

        :param query: of a record that was written without it.
        :raises ValueError: for a text that is no record; so KeyError, TypeError, OverflowError and
            InvalidInput.
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
    """Return *told*, of JSON, as texts by texts; raises TypeError or ValueError where it is no object."""
    return {str(name): str(text) for name, text in dict(told).items()}


def time_of(text: str) -> datetime:
    """Return the time that *text*, ISO 8601, states.

    :raises ValueError: for another text, and for the ends of the calendar, which some time zones lack.
    """
    when = datetime.fromisoformat(text)
    if not datetime.min.year < when.year < datetime.max.year:
        raise ValueError(f"not the time of a query: {text}")
    return when


def write_record(connection: sqlite3.Connection, table: str, record: ResultRecord) -> None:
    """Write *record* into an open file that has the tables of metadata."""
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
    """Read the record of an open file; None for a file that has none.

    :raises ValueError: for a record that can't be read; so sqlite3.Error.
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
    """Read the query as JSON that the result at *path* answers; None for any other file. Any thread."""
    try:
        if not path.is_file():  # who opens a pipe waits for ever
            return None
        address = address_of(path.absolute())
        with closing(sqlite3.connect(address, uri=True)) as connection, bounded(connection):
            return query_in(connection) if _has(connection, "gpkg_metadata") else None
    except (OSError, sqlite3.Error):
        return None


def query_in(connection: sqlite3.Connection) -> Optional[str]:
    """Read the query as JSON of an open file with the tables of metadata; None without one."""
    found = connection.execute(_SELECT, (_QUERY,)).fetchone()
    if found is None:  # version 0.1 kept it among GDAL's items
        items = connection.execute("SELECT metadata FROM gpkg_metadata WHERE mime_type = 'text/xml'")
        kept = next(filter(None, (_OLD_QUERY.search(str(text)) for (text,) in items)), None)
        return kept and unescape(kept[1], {"&quot;": '"', "&apos;": "'"})
    return str(found[0])


def _record_of_0_1(connection: sqlite3.Connection, query: Optional[Query]) -> Optional[ResultRecord]:
    """Read the notes of version 0.1: the fields, and a table of progress while the load is under way."""
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
    """Read the table :data:`PROGRESS` of an open file: texts by part; empty without one."""
    if not _has(connection, PROGRESS):
        return {}
    return dict(connection.execute(sql("SELECT part, told FROM {table}", table=PROGRESS)).fetchall())


def _fields_of(told: Sequence[Any]) -> tuple[tuple[str, str, bool], ...]:
    return tuple((str(name), str(original), bool(is_own)) for name, original, is_own in told)


def _has(connection: sqlite3.Connection, table: str) -> bool:
    query = "SELECT 1 FROM sqlite_master WHERE name = ?"
    return connection.execute(query, (table,)).fetchone() is not None
