"""The sum insured of a result: which fields it is the sum of, in which currency, how it spreads."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Iterable, Mapping, Optional

from .sql import joined, sql

PARTS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
"""The values of Open Exposure Data; their total is no field of its own."""
CURRENCY = "LocCurrency"
_NUMBERS = ("INTEGER", "REAL")
_SAMPLE = 2000


@dataclass(frozen=True)
class SumInsured:
    """What was seen of it.

    :param parts: names of the fields that are added.
    :param sample: sums above zero of rows spread evenly over the result, ascending.
    :param currencies: the codes of all rows; a single one may stand beside a sum.
    """

    parts: tuple[str, ...]
    sample: tuple[float, ...]
    currencies: tuple[str, ...]
    currency_field: str = ""


def summarise(
    connection: sqlite3.Connection,
    table: str,
    fid: str,
    fields: Mapping[str, tuple[str, str]],
    currencies: Iterable[str],
) -> Optional[SumInsured]:
    """Read it from *table*; None where no field is a value.

    :param fields: the service's name of each field to its name and SQL type in the table.
    :param currencies: the codes of all rows.
    """
    parts = tuple(fields[part][0] for part in PARTS if part in fields and fields[part][1] in _NUMBERS)
    if not parts:
        return None
    sample = _sample(connection, table, fid, parts)
    return SumInsured(parts, sample, tuple(sorted(currencies)), fields.get(CURRENCY, ("", ""))[0])


def seen(
    connection: sqlite3.Connection, table: str, fid: str, parts: tuple[str, ...], currency: str
) -> SumInsured:
    """What is seen in *table* of the sum of *parts*; *currency*: the field of their code, or empty."""
    codes = codes_in(connection, table, currency) if currency else ()
    return SumInsured(parts, _sample(connection, table, fid, parts), codes, currency)


def codes_in(connection: sqlite3.Connection, table: str, field: str) -> tuple[str, ...]:
    """The values of *field*, each once, in order; every row is read for it."""
    distinct = "SELECT DISTINCT {code} FROM {table} WHERE {code} IS NOT NULL ORDER BY 1"
    found = connection.execute(sql(distinct, code=field, table=table))
    return tuple(str(code) for (code,) in found)


def _sample(
    connection: sqlite3.Connection, table: str, fid: str, parts: tuple[str, ...]
) -> tuple[float, ...]:
    total = joined(" + ", (sql("coalesce({part}, 0)", part=part) for part in parts))
    (last,) = connection.execute(sql("SELECT max({fid}) FROM {table}", fid=fid, table=table)).fetchone()
    picked = (
        "WITH RECURSIVE picked(row) AS"
        " (SELECT 1 UNION ALL SELECT row + {step} FROM picked WHERE row + {step} <= {last})"
        " SELECT {total} FROM picked JOIN {table} ON {table}.{fid} = picked.row"
    )
    step = max(1, last // _SAMPLE)
    rows = connection.execute(sql(picked, step=step, last=last, total=total, table=table, fid=fid))
    return tuple(sorted(float(value) for (value,) in rows if value > 0))
