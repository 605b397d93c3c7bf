"""What a GeoPackage says of itself: notes in its metadata, and how far it is while it is under way."""

from __future__ import annotations

import sqlite3
from typing import Optional

from .sql import sql

FIELDS_NOTE = "fields"
"""The note that holds each field as [its name in the file, the name it came with, whether it is our own]."""
_NOTES = "urn:geoportfolio:{}"
PROGRESS = "geoportfolio_progress"
"""The table of a file under way that tells how far it is, part by part; a finished file has none."""


def add_note(connection: sqlite3.Connection, table: str, note: str, text: str) -> None:
    """Keep *text* in the metadata of an open file of ours; one without metadata stays as it is."""
    if not _has_metadata(connection):
        return
    kept = connection.execute(
        "INSERT INTO gpkg_metadata (md_scope, md_standard_uri, mime_type, metadata)"
        " VALUES ('undefined', ?, 'application/json', ?)",
        (_NOTES.format(note), text),
    )
    connection.execute(
        "INSERT INTO gpkg_metadata_reference (reference_scope, table_name, md_file_id)"
        " VALUES ('table', ?, ?)",
        (table, kept.lastrowid),
    )


def note_of(connection: sqlite3.Connection, note: str) -> Optional[str]:
    """What :meth:`.FilledTable.remember` kept in an open file; None when it is no file of ours."""
    if not _has_metadata(connection):
        return None
    query = "SELECT metadata FROM gpkg_metadata WHERE md_standard_uri = ?"
    found = connection.execute(query, (_NOTES.format(note),)).fetchone()
    return found[0] if found else None


def told_in(connection: sqlite3.Connection, schema: str = "main") -> dict[str, str]:
    """What an open file says of how far it is, by part; empty: nothing."""
    known = sql("SELECT 1 FROM {schema}.sqlite_master WHERE name = ?", schema=schema)
    if connection.execute(known, (PROGRESS,)).fetchone() is None:
        return {}
    every = sql("SELECT part, told FROM {schema}.{progress}", schema=schema, progress=PROGRESS)
    return dict(connection.execute(every).fetchall())


def _has_metadata(connection: sqlite3.Connection) -> bool:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'gpkg_metadata'")
    return found.fetchone() is not None
