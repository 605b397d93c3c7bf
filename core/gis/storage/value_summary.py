"""Summarize the values of a result for its styles: the sum insured of rows; radii and metric of areas."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from typing import Iterable, Mapping, Optional, Sequence

from ...api.query import ACCUMULATION, Query
from ..sqlite.sql import joined, sql
from ..text.units import is_count, named_joined

PARTS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
"""The value fields of OED, which has no field with their total."""
CURRENCY = "LocCurrency"
MOST_RADII = 12
"""The most radii with their own symbol; more make the legend unreadable."""
_NUMBERS = ("INTEGER", "REAL")
_SAMPLE = 2000
_MOST_COMPARED = 200
# The first pattern that matches any field decides: totals, then parts of a sum insured, then other money.
_METRICS = tuple(
    map(
        re.compile,
        (
            r"(?i:(^|_)(total_?)?(tiv|tsi|sums?_?insured|total_?insured(_?value)?)(_[a-z]{3})?$)",
            r"TIV|TSI|(?i:(^|_)(tiv|tsi)|insured|exposure)",
            r"(?i:value|amount|loss|limit|premium)",
        ),
    )
)
_NO_METRIC = re.compile(
    r"(?i:(^|_)(id|fid|objectid|code|number|no|nr|year|lat|lon|latitude|longitude|x|y|radius)$)"
    r"|[a-z](I[dD]|Number|Code|Year)$"
)
_CURRENCIES = (CURRENCY.casefold(), "currency", "currencycode", "currency_code")


@dataclass(frozen=True)
class SumInsured:
    """The sum of one or several fields, as a sample of its distribution.

    :param parts: names of the fields that are added.
    :param sample: positive sums of rows spread evenly over the result, ascending.
    :param currencies: the codes of all rows; a single one can be shown beside a sum.
    """

    parts: tuple[str, ...]
    sample: tuple[float, ...]
    currencies: tuple[str, ...]
    currency_field: str = ""


@dataclass(frozen=True)
class AreaSummary:
    """A result whose rows are areas.

    :param own: names in the file of our fields.
    :param radii: radii of circles in meters, ascending; empty for other areas.
    :param metric: the field to style by, as a sum of one part; None: there are no numbers. Of several
        equivalent ones, such as one per currency, that with the most locations, else the most areas.
    :param gaps: whether any area has no value.
    """

    own: Mapping[str, str]
    radii: tuple[float, ...] = ()
    metric: Optional[SumInsured] = None
    gaps: bool = False


class ValueReader:
    """Reads the summaries of one table.

    :param fid: the name of its row id column.
    :param fields: name and SQL type in the table, by the service's field name.
    """

    def __init__(
        self, connection: sqlite3.Connection, table: str, fid: str, fields: Mapping[str, tuple[str, str]]
    ) -> None:
        self._connection, self._table, self._fid, self._fields = connection, table, fid, fields

    def sum_insured(self, currencies: Optional[Iterable[str]] = None) -> Optional[SumInsured]:
        """Return the sum insured of the rows; None: no field is a part of it.

        :param currencies: the codes of all rows, if known; None: they are read.
        """
        numbers = {name: field for name, (field, kind) in self._fields.items() if kind in _NUMBERS}
        parts = tuple(numbers[part] for part in PARTS if part in numbers)
        if not parts:
            return None
        field = self._fields.get(CURRENCY, ("", ""))[0]
        codes = self._codes(field) if currencies is None else tuple(sorted(currencies))
        return SumInsured(parts, self._sample(parts), codes, field)

    def areas(self, own: Mapping[str, str], query: Optional[Query], metric: str = "") -> AreaSummary:
        """Return the summary of rows that are areas.

        :param own: names in the table of our fields.
        :param metric: the service's name of the preferred metric; empty: the best one.
        """
        radii: tuple[float, ...] = ()
        if query is not None and query.verb == ACCUMULATION and "radius" in own:
            radii = self._radii(own["radius"])
        kinds = {name: kind for name, (_, kind) in self._fields.items()}
        candidates = [metric] if kinds.get(metric) in _NUMBERS else metrics_in(kinds)
        if not candidates:
            return AreaSummary(own, radii)
        counted = [sql("count({name})", name=self._fields[name][0]) for name in candidates]
        rows, *found = self._one("SELECT count(*), {counted} FROM {table}", counted=counted)
        filled = dict(zip(candidates, found))
        locations = self._counted_by_currency(candidates)
        best = max(candidates, key=lambda name: (locations.get(named_joined(name).code, 0), filled[name]))
        currency = next((field for name, (field, _) in self._fields.items() if _is_currency(name)), "")
        if is_count(named_joined(best).rest):
            currency = ""
        parts = (self._fields[best][0],)
        shown = SumInsured(parts, self._sample(parts), self._codes(currency), currency)
        return AreaSummary(own, radii, shown, filled[best] < rows)

    def _one(self, pattern: str, **pieces: object) -> tuple:
        return self._connection.execute(sql(pattern, table=self._table, **pieces)).fetchone()

    def _radii(self, field: str) -> tuple[float, ...]:
        distinct = "SELECT DISTINCT {radius} FROM {table} WHERE {radius} IS NOT NULL ORDER BY 1 LIMIT ?"
        statement = sql(distinct, radius=field, table=self._table)
        return tuple(float(radius) for (radius,) in self._connection.execute(statement, (MOST_RADII + 1,)))

    def _codes(self, field: str) -> tuple[str, ...]:
        """Return the distinct values of *field*, in order; empty without a field. Reads every row."""
        if not field:
            return ()
        distinct = "SELECT DISTINCT {code} FROM {table} WHERE {code} IS NOT NULL ORDER BY 1"
        found = self._connection.execute(sql(distinct, code=field, table=self._table))
        return tuple(str(code) for (code,) in found)

    def _counted_by_currency(self, candidates: Sequence[str]) -> dict[str, float]:
        """Sum the counts, such as of locations, by the currencies of *candidates*; empty without
        currencies."""
        codes = {named_joined(name).code for name in candidates} - {""}
        counts = {
            name: named_joined(name).code
            for name, (_, kind) in self._fields.items()
            if kind in _NUMBERS and named_joined(name).code in codes and is_count(named_joined(name).rest)
        }
        if len(codes) < 2 or not counts:
            return {}
        totals = [sql("total({name})", name=self._fields[name][0]) for name in counts]
        by_currency: dict[str, float] = {}
        for code, total in zip(counts.values(), self._one("SELECT {totals} FROM {table}", totals=totals)):
            by_currency[code] = by_currency.get(code, 0.0) + total
        return by_currency

    def _sample(self, parts: tuple[str, ...]) -> tuple[float, ...]:
        total = joined(" + ", (sql("coalesce({part}, 0)", part=part) for part in parts))
        (last,) = self._one("SELECT max({fid}) FROM {table}", fid=self._fid)
        step = max(1, (last or 0) // _SAMPLE)
        picked = sql(
            "WITH RECURSIVE picked(row) AS"
            " (SELECT 1 UNION ALL SELECT row + {step} FROM picked WHERE row + {step} <= {last})"
            " SELECT {total} FROM picked JOIN {table} ON {table}.{fid} = picked.row",
            step=step,
            last=last or 0,
            total=total,
            table=self._table,
            fid=self._fid,
        )
        return tuple(sorted(float(value) for (value,) in self._connection.execute(picked) if value > 0))


def metrics_in(kinds: Mapping[str, str]) -> list[str]:
    """Return the metrics that best match a sum insured, else the first number that is not an identifier.

    :param kinds: the SQL type by the service's field name.
    """
    numbers = [name for name, kind in kinds.items() if kind in _NUMBERS and not _NO_METRIC.search(name)]
    for pattern in _METRICS:
        found = [name for name in numbers if pattern.search(name)]
        if found:
            return found[:_MOST_COMPARED]
    return numbers[:1]


def _is_currency(field: str) -> bool:
    return field.casefold() in _CURRENCIES
