"""What the styles need to know of a result of areas: circles or not, and which metric tells them apart."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from typing import Mapping, Optional, Sequence

from ..api.query import ACCUMULATION, Query
from .insured import CURRENCY, SumInsured, seen
from .metric_units import is_count, named_joined
from .sql import sql

_NUMBERS = ("INTEGER", "REAL")
MOST_RADII = 12
"""That are told apart: more make a legend that nobody reads."""
_MOST_COMPARED = 200
# The first pattern that any field fits wins: totals, then parts of a sum insured, then other money.
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
class Outlines:
    """Seen in a result whose rows are areas.

    :param own: our additions to each row, to their names in the file.
    :param radii: meters, ascending, of circles; empty for other areas.
    :param metric: the field to tell the areas apart by, as a sum of one part; None without numbers. Of
        several that are alike, as one for each currency, that of the most locations, else of the most areas.
    :param gaps: whether some area has none.
    """

    own: Mapping[str, str]
    radii: tuple[float, ...] = ()
    metric: Optional[SumInsured] = None
    gaps: bool = False


def summarise(
    connection: sqlite3.Connection,
    table: str,
    fid: str,
    fields: Mapping[str, tuple[str, str]],
    own: Mapping[str, str],
    query: Optional[Query],
    chosen: str = "",
) -> Outlines:
    """Read it from *table*.

    :param fields: the service's name of each field to its name and SQL type in the table.
    :param chosen: the service's name of the metric that the analyst looks at; empty: none.
    """
    radii: tuple[float, ...] = ()
    if query is not None and query.verb == ACCUMULATION and "radius" in own:
        distinct = "SELECT DISTINCT {radius} FROM {table} WHERE {radius} IS NOT NULL ORDER BY 1 LIMIT ?"
        found = connection.execute(sql(distinct, radius=own["radius"], table=table), (MOST_RADII + 1,))
        radii = tuple(float(radius) for (radius,) in found)
    kinds = {name: kind for name, (_, kind) in fields.items()}
    candidates = [chosen] if kinds.get(chosen) in _NUMBERS else metrics_in(kinds)
    if not candidates:
        return Outlines(own, radii)
    counted = [sql("count({name})", name=fields[name][0]) for name in candidates]
    counts = sql("SELECT count(*), {counted} FROM {table}", counted=counted, table=table)
    rows, *found = connection.execute(counts).fetchone()
    filled = dict(zip(candidates, found))
    locations = _counted_by_currency(connection, table, fields, candidates)
    best = max(candidates, key=lambda name: (locations.get(named_joined(name).code, 0), filled[name]))
    currency = next((fields[name][0] for name in fields if name.casefold() in _CURRENCIES), "")
    if is_count(named_joined(best).rest):
        currency = ""
    metric = seen(connection, table, fid, (fields[best][0],), currency)
    return Outlines(own, radii, metric, filled[best] < rows)


def _counted_by_currency(
    connection: sqlite3.Connection,
    table: str,
    fields: Mapping[str, tuple[str, str]],
    candidates: Sequence[str],
) -> dict[str, float]:
    """How much is counted in the currency of each of *candidates*, as locations; none where one has none."""
    codes = {named_joined(name).code for name in candidates} - {""}
    counts = {
        name: named_joined(name).code
        for name, (_, kind) in fields.items()
        if kind in _NUMBERS and named_joined(name).code in codes and is_count(named_joined(name).rest)
    }
    if len(codes) < 2 or not counts:
        return {}
    totals = [sql("total({name})", name=fields[name][0]) for name in counts]
    found = connection.execute(sql("SELECT {totals} FROM {table}", totals=totals, table=table)).fetchone()
    by_currency: dict[str, float] = {}
    for code, total in zip(counts.values(), found):
        by_currency[code] = by_currency.get(code, 0.0) + total
    return by_currency


def metrics_in(kinds: Mapping[str, str]) -> list[str]:
    """The metrics most like a sum insured, else the first number that is no name of something.

    :param kinds: the service's name of each field to its SQL type.
    """
    numbers = [name for name, kind in kinds.items() if kind in _NUMBERS and not _NO_METRIC.search(name)]
    for pattern in _METRICS:
        found = [name for name in numbers if pattern.search(name)]
        if found:
            return found[:_MOST_COMPARED]
    return numbers[:1]
