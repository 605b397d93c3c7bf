"""A result read back from its file, so that a layer that QGIS made of it can be told what it is."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from ..api.errors import InvalidInput
from ..api.query import Query
from . import encoding, insured, outlines
from .file_notes import FIELDS_NOTE, note_of
from .geopackage import TABLE, stored_query
from .jobs.asking import endpoints_of
from .own_files import RESULTS, check_entry
from .results import REPEATS, Result
from .runs import Run
from .sql import sql
from .store import SENT_PLACE, Stored, StoredField
from .stored_records import opened


def result_of(run: Run, host: str) -> Result:
    """The answer that *run* brought, from its file; where a load that stopped goes on is not in there.

    Any thread.

    :param host: the base URL of the run's connection.
    :raises OSError: when the file can't be read, or is none of ours.
    """
    path = Path(run.path)
    check_entry(path, RESULTS)
    try:
        query = Query.from_json(stored_query(path) or run.query)
        stored, repeats = stored_at(path, query)
    except (sqlite3.Error, InvalidInput, ValueError) as error:
        raise OSError(f"{path} is no result: {error}") from None
    return Result(
        stored=stored,
        query=query,
        title=run.what,
        endpoints=endpoints_of(query),
        host=host,
        when=run.time,
        seconds=run.seconds,
        complete=run.is_complete,
        repeats=repeats,
        connection=run.connection,
    )


def stored_at(path: Path, query: Query) -> tuple[Stored, int]:
    """The file at *path*, an answer to *query*, as its writer told of it; how many of its rows repeat others.

    :raises ValueError: when it is none of ours; so sqlite3.Error.
    """
    with closing(opened(path)) as connection:
        return _stored(connection, path, query)


def _stored(connection: sqlite3.Connection, path: Path, query: Query) -> tuple[Stored, int]:
    columns = connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (TABLE,)).fetchall()
    types = {name: kind for name, kind, _ in columns}
    fid = next((name for name, _, is_key in columns if is_key), None)
    if fid is None:
        raise ValueError(f"it has no table {TABLE}")
    noted = [each for each in json.loads(note_of(connection, FIELDS_NOTE) or "[]") if each[0] in types]
    geometry = connection.execute(
        "SELECT column_name, geometry_type_name FROM gpkg_geometry_columns WHERE table_name = ?", (TABLE,)
    ).fetchone()
    own = {original: name for name, original, is_own in noted if is_own}
    theirs = {original: (name, types[name]) for name, original, is_own in noted if not is_own}
    located = sql("count({geometry})", geometry=geometry[0]) if geometry else 0
    repeated = sql("total({repeats})", repeats=own[REPEATS]) if REPEATS in own else 0
    sent = sql("count({sent})", sent=own[SENT_PLACE]) if SENT_PLACE in own else 0
    counts = "SELECT count(*), {located}, {repeated}, {sent} FROM {table}"
    count, places, repeats, astray = connection.execute(
        sql(counts, located=located, repeated=repeated, sent=sent, table=TABLE)
    ).fetchone()
    is_area = geometry is not None and geometry[1] == encoding.AREAS
    currency = theirs.get(insured.CURRENCY)
    codes = insured.codes_in(connection, TABLE, currency[0]) if currency else ()
    stored = Stored(
        path,
        count,
        places,
        tuple(StoredField(name, original, types[name]) for name, original, _ in noted),
        insured.summarise(connection, TABLE, fid, theirs, codes),
        outlines.summarise(connection, TABLE, fid, theirs, own, query) if is_area else None,
        astray,
    )
    return stored, int(repeats)
