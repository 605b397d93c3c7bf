"""Two answers to one query: which rows came, which went, which changed, and what that is worth."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Collection, Iterable, Iterator, Optional

import numpy as np
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import InvalidInput
from ..api.monitor import Monitor
from ..api.query import ACCUMULATION, Query
from ..api.records import Record
from .columns import text_of
from .counting import counted
from .geopackage import stored_query
from .no_collections import no_collections
from .numbers import short, whole
from .row_hashes import numbered
from .row_marks import RowMarks, is_alike
from .store import ResultWriter, Stored
from .stored_records import layout_of, stored_records, stored_rows

translate = QCoreApplication.translate

IDENTITIES = (("id",), ("PortNumber", "AccNumber", "LocNumber"), ("AccNumber", "LocNumber"), ("LocNumber",))
"""What tells a row from all others, the surest first: the service's id, else Open Exposure Data's numbers."""

_AT_ONCE = 2000
CHANGE = "change"
WHAT_CHANGED = "what_changed"
ADDED, DROPPED, CHANGED = "added", "dropped", "changed"


@dataclass(frozen=True)
class Changes:
    """What differs between the answer *before* and the one *after*.

    A row that several radii or areas repeat counts once. Rows without an identity are known by what they
    say: a change of theirs is one row dropped and one added.

    :param identity: the fields that told the rows apart; empty: there were none.
    :param added: ids of rows in *after*; *dropped* ids of rows in *before*.
    :param changed: ids before and after of rows that say something else now.
    :param value: by how much the sum insured grew; None where no field is a value, or the currencies differ.
    :param currency: of *value*; ``""`` where the answers name none.
    :param fields_added: fields that only *after* has; *fields_dropped* those that only *before* has.
    :param followers: the id of each row of *before* and of the same row of *after*, repetitions included.
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
        """Rows that are not as they were."""
        return len(self.added) + len(self.dropped) + len(self.changed)

    def follow(self, ids: Collection[int]) -> list[int]:
        """The ids in *after* of the rows that had *ids* in *before*; dropped ones are left out."""
        if not ids:
            return []
        old, new = self.followers
        # Without a list in between: for a million selected rows the window would wait half a second.
        return new[np.isin(old, np.fromiter(ids, np.int64, len(ids)))].tolist()


@no_collections()
def compare(before: Path, after: Path, monitor: Monitor) -> Changes:
    """What differs between two files of the store; of each row some 40 bytes are kept.

    :raises OSError: when one is no result that can be read back; so sqlite3.Error.
    :raises Cancelled: between two batches of rows.
    """
    layouts = layout_of(before), layout_of(after)
    old_fields, new_fields = (layout.service for layout in layouts)
    common = [name for name in old_fields if name in new_fields]
    alike = frozenset(name for name in common if is_alike(old_fields[name], new_fields[name]))
    identity = next((names for names in IDENTITIES if set(names) <= set(common)), ())
    by_place = not identity and _is_accumulation(before) and _is_accumulation(after)
    old, new = (
        RowMarks(path, layout, identity, common, alike, monitor, by_place)
        for path, layout in zip((before, after), layouts)
    )
    same_old, same_new = _paired(old.contents[old.counts], new.contents[new.counts])
    left_old = np.delete(np.flatnonzero(old.counts), same_old)
    left_new = np.delete(np.flatnonzero(new.counts), same_new)
    changed_old, changed_new = _paired(old.keys[left_old], new.keys[left_new])
    value, currency = _value(old, new)
    pairs = _paired(old.tagged, new.tagged)
    return Changes(
        before=before,
        after=after,
        identity=identity,
        added=tuple(_ids(new, np.delete(left_new, changed_new))),
        dropped=tuple(_ids(old, np.delete(left_old, changed_old))),
        changed=tuple(zip(_ids(old, left_old[changed_old]), _ids(new, left_new[changed_new]))),
        value=value,
        currency=currency,
        fields_added=tuple(name for name in new_fields if name not in old_fields),
        fields_dropped=tuple(name for name in old_fields if name not in new_fields),
        followers=(old.ids[pairs[0]], new.ids[pairs[1]]),
    )


def changes_text(changes: Changes) -> str:
    """ "+12, -3, 5 changed, +1.1 M EUR"; "no change" where there is none."""
    parts = [
        f"{sign}{whole(len(rows))}" for sign, rows in (("+", changes.added), ("-", changes.dropped)) if rows
    ]
    if changes.changed:
        parts.append(counted(len(changes.changed), "1 changed", "{count} changed"))
    if changes.value:
        sign = "+" if changes.value > 0 else "-"
        parts.append(" ".join(filter(None, (f"{sign}{short(abs(changes.value))}", changes.currency))))
    for text, names in (
        (translate("GeoPortfolio", "new columns: {names}"), changes.fields_added),
        (translate("GeoPortfolio", "columns gone: {names}"), changes.fields_dropped),
    ):
        if names:
            parts.append(text.format(names=", ".join(names)))
    return ", ".join(parts) or translate("GeoPortfolio", "no change")


def write_changes(changes: Changes, path: Path, query: Query, monitor: Monitor) -> Optional[Stored]:
    """The rows that came, went or changed as a GeoPackage at *path*, with what happened to each.

    Dropped rows are as they were, changed ones as they are now. None when nothing differs.

    :raises OSError: when one of the two answers can't be read any more; so sqlite3.Error.
    """
    own = {CHANGE: "text", WHAT_CHANGED: "text"}
    with ResultWriter(path, {}, own, query) as writer:
        _write(writer, changes.after, changes.added, ADDED, monitor)
        _write_changed(writer, changes, monitor)
        _write(writer, changes.before, changes.dropped, DROPPED, monitor)
    return writer.stored


def differences(old: Record, new: Record) -> str:
    """ "BuildingTIV: 100 > 120; City: A > B": the fields of both rows that differ."""
    told = [
        f"{name}: {_shown(old.attributes[name])} > {_shown(value)}"
        for name, value in new.attributes.items()
        if name in old.attributes and text_of(old.attributes[name]) != text_of(value)
    ]
    if text_of(old.geometry) != text_of(new.geometry):
        told.insert(0, translate("GeoPortfolio", "moved"))
    return "; ".join(told)


def _is_accumulation(path: Path) -> bool:
    """Whether each row is the sums of a place, which tells it from all others."""
    try:
        return Query.from_json(stored_query(path) or "").verb == ACCUMULATION
    except InvalidInput:
        return False


def _value(old: RowMarks, new: RowMarks) -> tuple[Optional[float], str]:
    """Sums of different currencies are never taken from one another."""
    currencies = old.currencies | new.currencies
    if old.total is None or new.total is None or len(currencies) > 1:
        return None, ""
    return new.total - old.total, next(iter(currencies), "")


def _paired(old: np.ndarray, new: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where *old* and *new* have the same hash; the first of several with the first, and so on."""
    _, first, second = np.intersect1d(numbered(old), numbered(new), True, True)
    return first, second


def _ids(rows: RowMarks, places: np.ndarray) -> Iterator[int]:
    """By and by: whoever makes a million at once lets no other thread run."""
    for start in range(0, len(places), _AT_ONCE):
        yield from rows.ids[places[start : start + _AT_ONCE]].tolist()


def _write(writer: ResultWriter, path: Path, ids: Iterable[int], change: str, monitor: Monitor) -> None:
    for rows in stored_rows(path, ids):
        writer.add(rows.records, {CHANGE: change, WHAT_CHANGED: ""}, monitor)


def _write_changed(writer: ResultWriter, changes: Changes, monitor: Monitor) -> None:
    """In the order in which they are in the answer after."""
    pairs = np.array(changes.changed, np.int64).reshape(-1, 2)
    pairs = pairs[np.argsort(pairs[:, 1])]
    for start in range(0, len(pairs), _AT_ONCE):
        some = pairs[start : start + _AT_ONCE].tolist()
        before = {row: record for row, record, _ in stored_records(changes.before, [old for old, _ in some])}
        after = [record for _, record, _ in stored_records(changes.after, [new for _, new in some])]
        # What changed is a tag of its own for each row, so it travels beside the record.
        told = {id(new): differences(before[old], new) for (old, _), new in zip(some, after)}
        tags = {CHANGE: CHANGED, WHAT_CHANGED: lambda batch, told=told: [told[id(r)] for r in batch]}
        writer.add(after, tags, monitor)


def _shown(value: Any) -> str:
    return "NULL" if value is None else str(text_of(value))
