"""Many rows into a table of SQLite with few statements: each statement costs, and lets other threads run."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from typing import Any, Sequence

from .sql import Sql, joined, sql

_MOST_VALUES = 999
"""What every SQLite takes in a statement."""


def insert_columns(
    connection: sqlite3.Connection, table: str, names: Sequence[str], columns: Sequence[Sequence[Any]]
) -> None:
    """Add rows to *table*, their values column by column."""
    width, count = len(names), len(columns[0])
    values: list[Any] = [None] * (width * count)
    for number, column in enumerate(columns):
        values[number::width] = column
    step = width * max(1, _MOST_VALUES // width)
    for start in range(0, len(values), step):
        part = values[start : start + step]
        connection.execute(_statement(table, tuple(names), len(part) // width), part)


@lru_cache(maxsize=128)
def _statement(table: str, names: tuple[str, ...], count: int) -> str:
    row = Sql(f"({', '.join('?' * len(names))})")
    rows = joined(", ", [row] * count)
    # SQLite keeps a statement longer than a plugin may live that is reloaded: so no object of ours.
    return str(sql("INSERT INTO {table} ({names}) VALUES {rows}", table=table, names=names, rows=rows))
