"""Records many at a time: a column a field, as a million of them would be too slow one by one."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence, Union, overload

from .records import Record

BATCH = 250


@dataclass(frozen=True)
class Block(Sequence[Record]):
    """Records that came together, have the same fields, and are all points or all without a place.

    :param fields: the service's own names.
    :param columns: the values of each field, as long as the block.
    :param positions: the coordinates of each point, EPSG:4326, longitude first; None: no record has a place.
    :param radius: that of all the records (see :class:`~.records.Record`).
    """

    fields: tuple[str, ...]
    columns: tuple[Sequence[Any], ...]
    positions: Optional[Sequence[Sequence[Any]]]
    radius: Optional[float] = None

    def __len__(self) -> int:
        return len(self.columns[0])

    @overload
    def __getitem__(self, index: int) -> Record: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Record]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Record, Sequence[Record]]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        values = (column[index] for column in self.columns)
        position = self.positions[index] if self.positions is not None else None
        return self._record(dict(zip(self.fields, values)), position)

    def __iter__(self) -> Iterator[Record]:
        positions = self.positions if self.positions is not None else itertools.repeat(None)
        for position, *values in zip(positions, *self.columns):
            yield self._record(dict(zip(self.fields, values)), position)

    def _record(self, attributes: dict[str, Any], position: Optional[Sequence[Any]]) -> Record:
        place = None if position is None else {"type": "Point", "coordinates": position}
        return Record(place, attributes, self.radius)


class Records(Iterator[Record]):
    """Records while they arrive, one by one; *blocks* has them as they come, many at a time.

    Read one or the other. ``close`` hangs up.
    """

    def __init__(self, blocks: Iterator[Sequence[Record]]) -> None:
        self.blocks = blocks
        self._each = itertools.chain.from_iterable(blocks)

    def __next__(self) -> Record:
        return next(self._each)

    def close(self) -> None:
        """Read no more of the answer."""
        close = getattr(self.blocks, "close", None)
        if close is not None:
            close()


def in_blocks(records: Iterable[Record]) -> Iterator[Sequence[Record]]:
    """*records* many at a time, as they came where that is known.

    What raises comes behind all the records before it.
    """
    if isinstance(records, Records):
        yield from records.blocks
    elif isinstance(records, Block):
        yield records
    else:
        yield from _gathered(records)


def _gathered(records: Iterable[Record]) -> Iterator[Sequence[Record]]:
    batch: list[Record] = []
    try:
        for record in records:
            batch.append(record)
            if len(batch) == BATCH:
                full, batch = batch, []
                yield full
    except Exception:
        if batch:
            yield batch
        raise
    if batch:
        yield batch


def joined(blocks: Iterable[Sequence[Record]]) -> Sequence[Record]:
    """All records of *blocks*, still turned over where they have the same fields."""
    parts = list(blocks)
    if len(parts) == 1:
        return parts[0]
    first = parts[0] if parts else None
    if not isinstance(first, Block) or not all(_fits(first, part) for part in parts):
        return list(itertools.chain.from_iterable(parts))
    columns = zip(*(part.columns for part in parts if isinstance(part, Block)))
    positions = [part.positions or () for part in parts if isinstance(part, Block)]
    return Block(
        first.fields,
        tuple(tuple(itertools.chain.from_iterable(pieces)) for pieces in columns),
        None if first.positions is None else tuple(itertools.chain.from_iterable(positions)),
        first.radius,
    )


def _fits(first: Block, other: Sequence[Record]) -> bool:
    return (
        isinstance(other, Block)
        and (other.fields, other.radius) == (first.fields, first.radius)
        and (other.positions is None) == (first.positions is None)
    )


def turned(rows: Sequence[Mapping[str, Any]], fields: tuple[str, ...]) -> Optional[tuple[Sequence[Any], ...]]:
    """The values of each of *fields* in *rows*; None when these have not the same fields."""
    if not fields or set(map(len, rows)) != {len(fields)}:
        return None
    try:
        return tuple(tuple([row[field] for row in rows]) for field in fields)
    except KeyError:
        return None
