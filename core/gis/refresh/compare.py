"""Compare two results of one query: added, dropped and changed rows, and the change in sum insured.

Both files are attached to one SQLite connection as the schemas ``old`` and ``new``, and joined.
"""

from __future__ import annotations

import math
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Collection, Iterator, Optional, Sequence

import numpy as np

from ...api.errors import InvalidInput
from ...api.monitor import Monitor
from ...api.query import ACCUMULATION, Query
from ..results.result import PLACE_FIELDS
from ..sqlite.sql import Sql, address_of, joined, sql
from ..storage.columns import REPEATS, text_of
from ..storage.geopackage import TABLE
from ..storage.reader import Layout, ResultField, layout_of
from ..storage.record import stored_query
from ..storage.value_summary import CURRENCY, PARTS

IDENTITIES = (("id",), ("PortNumber", "AccNumber", "LocNumber"), ("AccNumber", "LocNumber"), ("LocNumber",))
"""Fields that identify a row, most reliable first: the service's id, else OED's numbers."""

_SIDES = ("old", "new")
_NUMBERS = ("INTEGER", "REAL")
_STEPS = 10_000
"""SQLite virtual machine steps between checks for cancellation."""
_PAIRED = """
    SELECT a.fid AS old, b.fid AS new
    FROM (SELECT *, row_number() OVER (PARTITION BY {by} ORDER BY fid) AS nr FROM old_rest) a
    JOIN (SELECT *, row_number() OVER (PARTITION BY {by} ORDER BY fid) AS nr FROM new_rest) b USING ({by}, nr)
"""
"""Pairs of equal rows in the columns *by*: the first old one with the first new one, and so on."""
_COMPARED = """
    SELECT old, new FROM {pairs} JOIN old_rows x ON x.fid = old JOIN new_rows y ON y.fid = new
    WHERE x.counts AND y.counts AND ({x}) {operator} ({y}) ORDER BY old
"""


@dataclass(frozen=True)
class Changes:
    """The differences between the results in the files *before* and *after*.

    A row repeated in several radii or areas counts once. A row without an identity is identified by its
    values, so that a change is one dropped and one added row.

    :param identity: the fields that identified the rows; empty: none.
    :param added: row ids in *after*; *dropped* row ids in *before*; both ascending.
    :param changed: row ids before and after of rows whose values differ.
    :param value: the increase of the sum insured; None: there is no value field, the currencies differ, or
        the sum overflows.
    :param currency: of *value*; ``""``: unknown.
    :param fields_added: fields that only *after* has; *fields_dropped* those that only *before* has.
    :param followers: the ids of each row in *before* and of the same row in *after*, repetitions included.
    """

    before: Path
    after: Path
    identity: tuple[str, ...]
    added: tuple[int, ...]
    dropped: tuple[int, ...]
    changed: tuple[tuple[int, int], ...]
    value: Optional[float]
    currency: str
    fields_added: tuple[str, ...]
    fields_dropped: tuple[str, ...]
    followers: tuple[np.ndarray, np.ndarray]

    @property
    def count(self) -> int:
        """Return the number of rows that differ."""
        return len(self.added) + len(self.dropped) + len(self.changed)

    def follow(self, ids: Collection[int]) -> list[int]:
        """Return the ids in *after* of the rows that had *ids* in *before*, without dropped ones."""
        if not ids:
            return []
        old, new = self.followers
        # Without an intermediate list, which would take half a second for a million selected rows.
        return new[np.isin(old, np.fromiter(ids, np.int64, len(ids)))].tolist()


def compare(before: Path, after: Path, monitor: Monitor) -> Changes:
    """Return the differences of two result files, which are opened read-only. Thread-safe.

    :raises OSError: a file is not a result; also sqlite3.Error.
    :raises Cancelled: *monitor* is cancelled.
    """
    old, new = layout_of(before), layout_of(after)
    common = [name for name in old.service if name in new.service]
    identity = next((names for names in IDENTITIES if set(names) <= set(common)), ())
    by_place = not identity and _is_accumulation(before) and _is_accumulation(after)
    # Including the geometry.
    values = [f"v{number}" for number in range(len(common) + 1)]
    with _attached(before, after, monitor) as connection:
        for side, layout, other in (("old", old, new), ("new", new, old)):
            fields = {name: _comparable(layout.service[name], other.service[name]) for name in common}
            tag = _tag(layout)
            key = sql("nullif({tag}, '')", tag=tag) if by_place else _key([fields[name] for name in identity])
            read = dict(zip(values, [*fields.values(), layout.geometry or Sql("NULL")]))
            _make_view(connection, side, layout, {"tag": tag, "key": key, **read})
            _make_keys(connection, side, values)
        followers = _follow(connection)
        added, dropped, changed = _differing_rows(connection, values)
        value, currency = _value(connection, old, new)
    return Changes(
        before=before,
        after=after,
        identity=identity,
        added=added,
        dropped=dropped,
        changed=changed,
        value=value,
        currency=currency,
        fields_added=tuple(name for name in new.service if name not in old.service),
        fields_dropped=tuple(name for name in old.service if name not in new.service),
        followers=followers,
    )


@contextmanager
def _attached(before: Path, after: Path, monitor: Monitor) -> Iterator[sqlite3.Connection]:
    """Open both files read-only; a cancellation interrupts the running statement."""
    monitor.stop_if_cancelled()
    with closing(sqlite3.connect(":memory:", uri=True)) as connection:
        connection.create_function("exact_text", 1, text_of, deterministic=True)
        for side, path in zip(_SIDES, (before, after)):
            connection.execute(sql("ATTACH ? AS {side}", side=side), (address_of(path),))
        connection.set_progress_handler(monitor.cancelled.is_set, _STEPS)
        try:
            yield connection
        except sqlite3.OperationalError:
            monitor.stop_if_cancelled()
            raise


def _make_view(connection: sqlite3.Connection, side: str, layout: Layout, columns: dict[str, str]) -> None:
    """Create ``{side}_rows``: ``fid``, ``counts`` (0: a repetition of an earlier radius or area), and
    *columns*."""
    columns = {"fid": layout.fid, "counts": sql("NOT {again}", again=_is_repeated(layout)), **columns}
    named = [sql("{value} AS {name}", value=value, name=name) for name, value in columns.items()]
    view = "CREATE TEMP VIEW {rows} AS SELECT {named} FROM {side}.{table}"
    connection.execute(sql(view, rows=f"{side}_rows", named=named, side=side, table=TABLE))


def _make_keys(connection: sqlite3.Connection, side: str, values: Sequence[str]) -> None:
    """Create ``{side}_keys``: the key of each row, and its number among rows with the same key and tag."""
    names = {"keys": f"{side}_keys", "rows": f"{side}_rows", "index": f"{side}_by_key"}
    table = "CREATE TEMP TABLE {keys} (fid INTEGER PRIMARY KEY, counts, tag, key, nr DEFAULT 1)"
    connection.execute(sql(table, **names))
    known = "SELECT fid, counts, tag, key FROM {rows} WHERE key NOT NULL"
    connection.execute(sql("INSERT INTO {keys} (fid, counts, tag, key) " + known, **names))
    # Rows without an identity are identified by their values.
    added = sql("INSERT INTO {keys} (fid, counts, tag, key) VALUES (?, ?, ?, ?)", **names)
    rows = _rows(connection, side, values, Sql("key IS NULL"))
    connection.executemany(added, ((row, counts, tag, _hash(read)) for row, counts, tag, *read in rows))
    # Few keys are equal, if any; numbering all rows would take longer than everything else.
    connection.execute(sql("CREATE INDEX temp.{index} ON {keys} (key, tag, nr)", **names))
    several = """
        SELECT row_number() OVER (PARTITION BY key, tag ORDER BY fid), fid FROM {keys}
        JOIN (SELECT key, tag FROM {keys} GROUP BY key, tag HAVING count(*) > 1) USING (key, tag)
    """
    numbers = connection.execute(sql(several, **names)).fetchall()
    connection.executemany(sql("UPDATE {keys} SET nr = ? WHERE fid = ?", **names), numbers)


def _hash(values: list[Any]) -> int:
    """Return Python's hash, which is equal for -1 and -2; an exact one takes ten times as long."""
    return hash(repr(values) if -1 in values else tuple(values))


def _rows(
    connection: sqlite3.Connection, side: str, values: Sequence[str], wanted: Sql
) -> Iterator[tuple[Any, ...]]:
    read = "SELECT fid, counts, tag, {values} FROM {rows} WHERE {wanted}"
    return connection.execute(sql(read, values=values, rows=f"{side}_rows", wanted=wanted))


def _follow(connection: sqlite3.Connection) -> tuple[np.ndarray, np.ndarray]:
    """Create ``followers``: each old row with the new row of the same key, tag and number."""
    connection.execute("CREATE TEMP TABLE followers (old INTEGER PRIMARY KEY, new)")
    connection.execute(
        "INSERT INTO followers SELECT a.fid, b.fid FROM old_keys a JOIN new_keys b USING (key, tag, nr)"
    )
    pairs = connection.execute("SELECT old, new FROM followers")
    found = np.fromiter(pairs, [(side, np.int64) for side in _SIDES])
    return found["old"], found["new"]


def _differing_rows(
    connection: sqlite3.Connection, values: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return the ids of added rows, of dropped rows, and of changed rows before and after."""
    x, y = (joined(", ", [Sql(f"{alias}.{name}") for name in values]) for alias in "xy")
    connection.execute("CREATE TEMP TABLE same (old INTEGER PRIMARY KEY, new)")
    same = sql(_COMPARED, pairs="followers", x=x, y=y, operator=Sql("IS"))
    connection.execute(sql("INSERT INTO same {same}", same=same))
    for side in _SIDES:
        names = {"rest": f"{side}_rest", "keys": f"{side}_keys", "side": side}
        connection.execute(sql("CREATE TEMP TABLE {rest} (fid INTEGER PRIMARY KEY, key, content)", **names))
        rest = "SELECT fid, key, NULL FROM {keys} WHERE counts AND fid NOT IN (SELECT {side} FROM same)"
        connection.execute(sql("INSERT INTO {rest} " + rest, **names))
    _drop_equal_rows(connection, values)
    connection.execute(sql("CREATE TEMP TABLE pairs AS {pairs}", pairs=sql(_PAIRED, by="key")))
    changed = connection.execute(sql(_COMPARED, pairs="pairs", x=x, y=y, operator=Sql("IS NOT"))).fetchall()
    alone = "SELECT fid FROM {rest} WHERE fid NOT IN (SELECT {side} FROM pairs) ORDER BY fid"
    added, dropped = (
        tuple(row for (row,) in connection.execute(sql(alone, rest=f"{side}_rest", side=side)))
        for side in ("new", "old")
    )
    return added, dropped, tuple(changed)


def _drop_equal_rows(connection: sqlite3.Connection, values: Sequence[str]) -> None:
    """Delete from ``old_rest`` and ``new_rest`` the rows with equal key and values, in any order."""
    several = "SELECT key FROM {rest} GROUP BY key HAVING count(*) > 1"
    keys = joined(" UNION ", [sql(several, rest=f"{side}_rest") for side in _SIDES])
    for side in _SIDES:
        rest = f"{side}_rest"
        wanted = sql("fid IN (SELECT fid FROM {rest} WHERE key IN ({keys}))", rest=rest, keys=keys)
        hashes = [(_hash(read), row) for row, _, _, *read in _rows(connection, side, values, wanted)]
        connection.executemany(sql("UPDATE {rest} SET content = ? WHERE fid = ?", rest=rest), hashes)
    pairs = sql(_PAIRED, by=("key", "content"))
    connection.execute(sql("CREATE TEMP TABLE equal AS {pairs}", pairs=pairs))
    for side in _SIDES:
        drop = "DELETE FROM {rest} WHERE fid IN (SELECT {side} FROM equal)"
        connection.execute(sql(drop, rest=f"{side}_rest", side=side))


def _value(connection: sqlite3.Connection, *layouts: Layout) -> tuple[Optional[float], str]:
    """Return the increase of the sum insured and its currency, as in :class:`Changes`."""
    totals: list[float] = []
    currencies: set[str] = set()
    for side, layout in zip(_SIDES, layouts):
        fields = layout.service
        parts = [fields[part].name for part in PARTS if part in fields and fields[part].type in _NUMBERS]
        if not parts:
            return None, ""
        total = joined(" + ", [sql("coalesce({part}, 0.0)", part=part) for part in parts])
        of = {"side": side, "table": TABLE, "again": _is_repeated(layout)}
        rows = " FROM {side}.{table} WHERE NOT {again}"
        try:
            # Rounded once, so that the order of the rows does not matter.
            sums = connection.execute(sql("SELECT {total}" + rows, total=total, **of))
            totals.append(math.fsum(number for (number,) in sums))
        except OverflowError:
            return None, ""
        if CURRENCY in fields:
            code = fields[CURRENCY].name
            codes = "SELECT DISTINCT {code}" + rows + " AND {code} NOT NULL"
            currencies.update(str(code) for (code,) in connection.execute(sql(codes, code=code, **of)))
    if len(currencies) > 1:
        return None, ""
    return totals[1] - totals[0], next(iter(currencies), "")


def _is_repeated(layout: Layout) -> Sql:
    """Return an SQL expression for whether a row repeats one of an earlier radius or area."""
    repeats = [column.name for column in layout.own if column.original == REPEATS]
    return sql("coalesce({repeats}, 0)", repeats=repeats[0]) if repeats else Sql("0")


def _tag(layout: Layout) -> Sql:
    """Return an SQL expression for the area of a row; empty text if unknown."""
    names = [column.name for column in layout.own if column.original in PLACE_FIELDS]
    return joined(" || ", [sql("quote({name})", name=name) for name in names] or [Sql("''")])


def _key(identity: Sequence[str]) -> Sql:
    """Return an SQL expression for a row's identity; NULL if a part of it is empty."""
    if not identity:
        return Sql("NULL")
    is_known = joined(" AND ", [sql("{part} <> ''", part=part) for part in identity])
    parts = [sql("quote({part})", part=part) for part in identity] if len(identity) > 1 else identity
    return sql("CASE WHEN {is_known} THEN {key} END", is_known=is_known, key=joined(" || ", parts))


def _comparable(column: ResultField, other: ResultField) -> str:
    """Return an SQL expression for *column* whose values equal equivalent ones of *other*: 5 and "5"."""
    kinds = {"TEXT" if each.type == "DATE" else each.type for each in (column, other)}
    if len(kinds) == 1:
        return column.name
    if column.type == "BOOLEAN":
        return sql("CASE WHEN {name} THEN 'true' WHEN NOT {name} THEN 'false' END", name=column.name)
    return sql("exact_text({name})", name=column.name)


def _is_accumulation(path: Path) -> bool:
    """Return whether each row has the totals of an area, which identifies it."""
    try:
        return Query.from_json(stored_query(path) or "").verb == ACCUMULATION
    except InvalidInput:
        return False
