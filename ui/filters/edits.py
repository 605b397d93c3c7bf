"""Operations on a filter tree: each takes filters and returns the changed ones.

Consecutive filters on the same field without children share a row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import Collection, Iterable, Sequence

from ...core.api.filters import Filter, Filters

Path = tuple[int, ...]
"""Indexes from the top of the tree to a filter; empty: the root."""

Edited = tuple[Filters, tuple[Path, ...]]
"""The filters after an edit, and the paths of the affected ones."""


class Direction(Enum):
    """The direction of a move by one row."""

    UP = "up"
    DOWN = "down"
    IN = "in"
    OUT = "out"


def shared_rows(filters: Filters) -> list[range]:
    """Return the rows of the siblings *filters* as ranges of indexes."""
    rows: list[range] = []
    for at, item in enumerate(filters):
        before = filters[at - 1] if at else None
        if before is not None and item.field == before.field and not (item.filters or before.filters):
            rows[-1] = range(rows[-1].start, at + 1)
        else:
            rows.append(range(at, at + 1))
    return rows


def whole_rows(filters: Filters, paths: Iterable[Path]) -> frozenset[Path]:
    """Return *paths* extended with all filters in the same rows."""
    chosen: dict[Path, set[int]] = {}
    for path in paths:
        chosen.setdefault(path[:-1], set()).add(path[-1])
    return frozenset(
        (*parent, at)
        for parent, places in chosen.items()
        for row in shared_rows(below(filters, line_to(filters, parent)))
        if not places.isdisjoint(row)
        for at in row
    )


def line_to(filters: Filters, path: Path) -> Filters:
    """Return the filters on the path, from the top to the one at *path*."""
    line: list[Filter] = []
    for row in path:
        line.append(below(filters, line)[row])
    return tuple(line)


def below(filters: Filters, line: Sequence[Filter]) -> Filters:
    """Return the children of the last filter in *line*; the top level for an empty line."""
    return line[-1].filters if line else filters


def side_by_side(filters: Filters, path: Path) -> list[int]:
    """Return the paths of all siblings with the same field and no children, including *path*."""
    beside = below(filters, line_to(filters, path[:-1]))
    field = beside[path[-1]].field
    return [
        row
        for row, each in enumerate(beside)
        if row == path[-1] or (each.field == field and not each.filters)
    ]


def insert(filters: Filters, parent: Path, row: int, added: Filters, others: Sequence[Path] = ()) -> Edited:
    """Insert *added* below *parent*, starting at *row* (-1: at the end).

    :param others: siblings of *parent* that get the same children.
    """
    rows = _rows(filters)
    for level in [_level(rows, path) for path in (parent, *others)]:
        at = len(level) if row < 0 else row
        level[at:at] = [_Row(each, True, _rows(each.filters)) for each in added]
    return _edited(rows)


def remove(filters: Filters, paths: Collection[Path]) -> Edited:
    """Remove the filters at *paths* with their children."""
    rows = _rows(filters, frozenset(paths))
    _taken(rows)
    return _edited(rows)


def choose(filters: Filters, path: Path, values: Sequence[str]) -> Edited:
    """Replace the filter at *path* and those :func:`side_by_side` with filters on *values*.

    The filter itself gets a new value instead of being removed, so that its children are kept.
    """
    rows = _rows(filters, frozenset({path}))
    level, group = _level(rows, path[:-1]), side_by_side(filters, path)
    field = level[path[-1]].item.field
    held, wanted, beside = {level[row].item.value for row in group}, frozenset(values), frozenset(group)
    new = [value for value in dict.fromkeys(values) if value not in held]
    kept = []
    for row, each in enumerate(level):
        if row not in beside or each.item.value in wanted:
            kept.append(each)
        elif each.is_chosen and new:
            kept.append(replace(each, item=Filter(field, new.pop(0))))
        if row == group[-1]:
            kept.extend(_Row(Filter(field, value), False, []) for value in new)
    level[:] = kept
    return _edited(rows)


def shift(filters: Filters, paths: Collection[Path], direction: Direction) -> Edited:
    """Move the rows of the filters at *paths* by one; they keep their relative order.

    Up and down move among siblings, in moves below the previous filter, out moves after the parent.
    """
    move = {
        Direction.UP: _move_up,
        Direction.DOWN: _move_down,
        Direction.IN: _move_in,
        Direction.OUT: _move_out,
    }[direction]
    rows = _as_seen(_rows(filters, whole_rows(filters, paths)))
    move(rows)
    return _edited(rows)


def can_shift(filters: Filters, paths: Collection[Path], direction: Direction) -> bool:
    """Return whether :func:`shift` would move any row."""
    chosen = whole_rows(filters, paths)
    parents = {path[:-1] for path in _topmost(chosen)}
    if direction is Direction.OUT:
        return any(parents)
    return any(_can_move(filters, parent, chosen, direction) for parent in parents)


def place(filters: Filters, paths: Collection[Path], parent: Path, row: int) -> Edited:
    """Move the filters at *paths* below *parent*, before the one at *row* (-1: at the end).

    Nothing is moved if *parent* is one of them or below one.
    """
    chosen = frozenset(paths)
    if any(parent[:depth] in chosen for depth in range(1, len(parent) + 1)):
        return filters, tuple(sorted(chosen))
    rows = _rows(filters, chosen)
    target = _level(rows, parent)
    behind = [each for each in target[row:] if not each.is_chosen] if row >= 0 else []
    moved = _taken(rows)
    at = len(target) - len(behind)
    target[at:at] = moved
    return _edited(rows)


@dataclass(eq=False)
class _Row:
    """A filter that is being moved, with its children, and whether the edit is for it.

    :ivar others: filters in the same row, which move with it.
    """

    item: Filter
    is_chosen: bool
    below: list[_Row]
    others: tuple[_Row, ...] = ()


def _rows(filters: Filters, chosen: Collection[Path] = (), above: Path = ()) -> list[_Row]:
    return [
        _Row(item, (*above, row) in chosen, _rows(item.filters, chosen, (*above, row)))
        for row, item in enumerate(filters)
    ]


def _as_seen(rows: list[_Row]) -> list[_Row]:
    """Return one item for each visible row."""
    for each in rows:
        each.below = _as_seen(each.below)
    return [
        replace(rows[shared.start], others=tuple(rows[shared.start + 1 : shared.stop]))
        for shared in shared_rows(tuple(each.item for each in rows))
    ]


def _edited(rows: Iterable[_Row]) -> Edited:
    paths: list[Path] = []
    return _frozen(rows, paths, ()), tuple(paths)


def _frozen(rows: Iterable[_Row], paths: list[Path], above: Path) -> Filters:
    filters: list[Filter] = []
    for number, row in enumerate(chain.from_iterable((each, *each.others) for each in rows)):
        path = (*above, number)
        if row.is_chosen:
            paths.append(path)
        filters.append(Filter(row.item.field, row.item.value, _frozen(row.below, paths, path)))
    return tuple(filters)


def _level(rows: list[_Row], parent: Path) -> list[_Row]:
    for row in parent:
        rows = rows[row].below
    return rows


def _taken(rows: list[_Row]) -> list[_Row]:
    """Remove the chosen filters from *rows* and their children, and return them in order."""
    taken, left = [], []
    for row in rows:
        if row.is_chosen:
            taken.append(row)
        else:
            left.append(row)
            taken.extend(_taken(row.below))
    rows[:] = left
    return taken


def _move_up(rows: list[_Row]) -> None:
    for at, row in enumerate(rows):
        if not row.is_chosen:
            _move_up(row.below)
        elif at and not rows[at - 1].is_chosen:
            rows[at - 1], rows[at] = row, rows[at - 1]


def _move_down(rows: list[_Row]) -> None:
    for at in reversed(range(len(rows))):
        row = rows[at]
        if not row.is_chosen:
            _move_down(row.below)
        elif at + 1 < len(rows) and not rows[at + 1].is_chosen:
            rows[at], rows[at + 1] = rows[at + 1], row


def _move_in(rows: list[_Row]) -> None:
    left: list[_Row] = []
    for row in rows:
        if not row.is_chosen:
            _move_in(row.below)
        if row.is_chosen and left and not left[-1].is_chosen and not left[-1].others:
            left[-1].below.append(row)
        else:
            left.append(row)
    rows[:] = left


def _move_out(rows: list[_Row]) -> None:
    left: list[_Row] = []
    for row in rows:
        left.append(row)
        if not row.is_chosen:
            risen = [each for each in row.below if each.is_chosen]
            row.below = [each for each in row.below if not each.is_chosen]
            _move_out(row.below)
            left.extend(risen)
    rows[:] = left


def _topmost(chosen: Collection[Path]) -> Iterable[Path]:
    """Return those of *chosen* that are not below another one."""
    return (path for path in chosen if not any(path[:depth] in chosen for depth in range(1, len(path))))


def _can_move(filters: Filters, parent: Path, chosen: Collection[Path], direction: Direction) -> bool:
    """Return whether any child row of *parent* would move up, down or in."""
    rows = shared_rows(below(filters, line_to(filters, parent)))
    is_chosen = [(*parent, row.start) in chosen for row in rows]
    pairs = zip(range(len(rows)), range(1, len(rows)))
    if direction is Direction.DOWN:
        return any(is_chosen[here] and not is_chosen[after] for here, after in pairs)
    takes = [direction is Direction.UP or len(row) == 1 for row in rows]
    return any(is_chosen[here] and not is_chosen[before] and takes[before] for before, here in pairs)
