"""Compose statements for SQLite: quoted names, file URIs, inserts of many rows.

This is the only place where names from data become SQL.
"""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Iterable, Sequence, Union
from urllib.parse import quote

_MOST_VALUES = 999
"""The most parameters in one statement that every version of SQLite accepts."""


class Sql(str):
    """A part of a statement, inserted into another one unchanged."""

    __slots__ = ()


def sql(pattern: str, **pieces: Union[str, int, Iterable[str]]) -> Sql:
    """Return *pattern* with its ``{pieces}`` inserted.

    Text is the name of a table or column, and is quoted; several names are joined by commas. Numbers and
    :class:`Sql` are inserted unchanged. Values must be parameters of the statement instead.
    """
    return Sql(pattern.format_map({place: _piece(piece) for place, piece in pieces.items()}))


def joined(between: str, pieces: Iterable[str]) -> Sql:
    """Join *pieces*, as inserted by :func:`sql`, with *between*."""
    return Sql(between.join(map(_piece, pieces)))


def quoted(name: str) -> Sql:
    """Return *name* as a quoted identifier."""
    return Sql('"' + name.replace('"', '""') + '"')


def _piece(piece: Union[str, int, Iterable[str]]) -> str:
    if isinstance(piece, Sql):
        return piece
    if isinstance(piece, str):
        return quoted(piece)
    if isinstance(piece, int):
        return str(piece)
    return joined(", ", piece)


def address_of(path: PurePath, how: str = "mode=ro") -> str:
    """Return *path* as a URI for SQLite.

    SQLite refuses ``file://server/...`` of a network share, so the host becomes part of the path.
    """
    posix = path.as_posix()
    return f"file://{'' if posix.startswith('/') else '/'}{quote(posix)}?{how}"


def insert_columns(
    connection: sqlite3.Connection, table: str, names: Sequence[str], columns: Sequence[Sequence[Any]]
) -> None:
    """Insert rows into *table*, given column by column.

    Uses few statements with many rows, as each statement costs time and releases the GIL.
    """
    width, count = len(names), len(columns[0])
    values: list[Any] = [None] * (width * count)
    for number, column in enumerate(columns):
        values[number::width] = column
    step = width * max(1, _MOST_VALUES // width)
    for start in range(0, len(values), step):
        part = values[start : start + step]
        connection.execute(_insert(table, tuple(names), len(part) // width), part)


@lru_cache(maxsize=128)
def _insert(table: str, names: tuple[str, ...], count: int) -> str:
    row = Sql(f"({', '.join('?' * len(names))})")
    rows = joined(", ", [row] * count)
    # A plain str, as SQLite's statement cache outlives the plugin when it is reloaded.
    return str(sql("INSERT INTO {table} ({names}) VALUES {rows}", table=table, names=names, rows=rows))
