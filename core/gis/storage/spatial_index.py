"""Pack the spatial index of a GeoPackage while its rows arrive, instead of growing it row by row.

SQLite's R*Tree stores its nodes in three shadow tables. Inserting row by row takes longer than the rest of a
download. GDAL, which packs since 3.8, does so after the last row, which delays the end of a cancelled load.
Sort-tile-recursive packing of several thousand rows at a time fills the same tables during the load.
"""

from __future__ import annotations

import math
import sqlite3
from copy import copy
from typing import Optional, Sequence

import numpy as np

from ..sqlite.sql import insert_columns, sql

_CELL = np.dtype([("id", ">i8"), ("box", ">f4", (4,))])
_CELLS_IN_NODE = 51
"""RTREE_MAXCELLS of SQLite's rtree.c; 51 cells of 24 bytes fit any page of 2 kB and more."""
_ROOT = 1
_TOGETHER = 400 * _CELLS_IN_NODE
"""Cells that are packed at a time; not too few, as nodes of different packings overlap."""


class PackedIndex:
    """Fills an empty index, which returns no rows before :meth:`finish`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: list[tuple[np.ndarray, np.ndarray]] = []
        self._waiting_count = 0
        self._leaves: list[np.ndarray] = []
        self._next_node = _ROOT + 1
        self._low, self._high = np.full(2, np.inf), np.full(2, -np.inf)

    def copy(self) -> PackedIndex:
        """Return a copy, for rows of a transaction that may be rolled back."""
        return copy(self)

    @property
    def extent(self) -> Optional[tuple[float, ...]]:
        """Return the bounds of the packed rows: min x, min y, max x, max y; None: there are no rows."""
        found = (*self._low.tolist(), *self._high.tolist())
        return found if math.isfinite(found[0]) else None

    def add(self, connection: sqlite3.Connection, ids: np.ndarray, boxes: np.ndarray) -> None:
        """Add rows.

        :param ids: the ids (n) of rows with a geometry.
        :param boxes: the bounds (n, 4) as min x, max x, min y, max y.
        """
        waiting, count = [*self._waiting, (ids, boxes)], self._waiting_count + len(ids)
        if count >= _TOGETHER:
            self._leaves = [*self._leaves, self._level(connection, self._cells_of(waiting), 0)]
            waiting, count = [], 0
        self._waiting, self._waiting_count = waiting, count

    def finish(self, connection: sqlite3.Connection) -> None:
        """Pack the remaining rows, and build the tree above all nodes."""
        cells, depth = self._cells_of(self._waiting), 0
        if self._leaves:
            leaves = [*self._leaves, self._level(connection, cells, 0)] if len(cells) else self._leaves
            cells, depth = _joined(leaves), 1
        while len(cells) > _CELLS_IN_NODE:
            cells, depth = self._level(connection, cells, depth), depth + 1
        if len(cells):
            root = sql("DELETE FROM {node} WHERE nodeno = {root}", node=f"{self._name}_node", root=_ROOT)
            connection.execute(root)
            self._write(connection, cells, np.array([_ROOT]), depth)

    def _cells_of(self, waiting: Sequence[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
        if not waiting:
            return np.empty(0, _CELL)
        ids, boxes = (np.concatenate(parts) for parts in zip(*waiting))
        self._low = np.minimum(self._low, boxes[:, 0::2].min(axis=0))
        self._high = np.maximum(self._high, boxes[:, 1::2].max(axis=0))
        return _cells(ids, boxes)

    def _level(self, connection: sqlite3.Connection, cells: np.ndarray, depth: int) -> np.ndarray:
        """Write the nodes that contain *cells*, and return a cell for each node."""
        cells = _tiled(cells)
        numbers = np.arange(self._next_node, self._next_node + math.ceil(len(cells) / _CELLS_IN_NODE))
        self._next_node += len(numbers)
        self._write(connection, cells, numbers, depth)
        return _parents(cells, numbers)

    def _write(
        self, connection: sqlite3.Connection, cells: np.ndarray, numbers: np.ndarray, depth: int
    ) -> None:
        """Write nodes, and the node of each cell; SQLite reads the *depth* only at the root."""
        level = depth if numbers[0] == _ROOT else 0
        blobs = _nodes(cells, len(numbers), level)
        insert_columns(connection, f"{self._name}_node", ("nodeno", "data"), (numbers.tolist(), blobs))
        shadow, names = ("parent", ("nodeno", "parentnode")) if depth else ("rowid", ("rowid", "nodeno"))
        order = np.argsort(cells["id"], kind="stable")
        where = np.repeat(numbers, _CELLS_IN_NODE)[: len(cells)]
        columns = (cells["id"][order].tolist(), where[order].tolist())
        insert_columns(connection, f"{self._name}_{shadow}", names, columns)


def clear_index(connection: sqlite3.Connection, name: str) -> None:
    """Empty the index *name*, whose nodes may be incomplete."""
    for shadow in ("rowid", "parent"):
        connection.execute(sql("DELETE FROM {table}", table=f"{name}_{shadow}"))
    nodes = {"node": f"{name}_node", "root": _ROOT}
    connection.execute(sql("DELETE FROM {node} WHERE nodeno != {root}", **nodes))
    connection.execute(sql("UPDATE {node} SET data = zeroblob(length(data))", **nodes))


def _cells(ids: np.ndarray, boxes: np.ndarray) -> np.ndarray:
    """Return the leaf cells: float32 as in SQLite, rounded outwards so that boxes contain their points."""
    cells = np.empty(len(ids), _CELL)
    cells["id"] = ids
    with np.errstate(over="ignore"):
        rounded = boxes.astype(np.float32)
    low, high = rounded[:, 0::2], rounded[:, 1::2]
    low[low > boxes[:, 0::2]] = np.nextafter(low[low > boxes[:, 0::2]], np.float32(-np.inf))
    high[high < boxes[:, 1::2]] = np.nextafter(high[high < boxes[:, 1::2]], np.float32(np.inf))
    cells["box"] = rounded
    return cells


def _joined(parts: Sequence[np.ndarray]) -> np.ndarray:
    """Join cells, keeping their byte order, which numpy would change to the native one."""
    return np.concatenate([np.empty(0, _CELL), *parts]).astype(_CELL)


def _tiled(cells: np.ndarray) -> np.ndarray:
    """Order cells sort-tile-recursively: slices of equal size by x, each ordered by y."""
    box = cells["box"].astype(np.float64)
    x, y = box[:, 0] + box[:, 1], box[:, 2] + box[:, 3]
    nodes = math.ceil(len(cells) / _CELLS_IN_NODE)
    slice_length = _CELLS_IN_NODE * math.ceil(math.sqrt(nodes))
    rank = np.empty(len(cells), np.int64)
    rank[np.argsort(x, kind="stable")] = np.arange(len(cells))
    return cells[np.lexsort((y, rank // slice_length))]


def _nodes(cells: np.ndarray, count: int, level: int) -> list[bytes]:
    """Return the blobs of nodes: depth, number of cells, cells, padding to the node size."""
    size = _CELL.itemsize * _CELLS_IN_NODE
    body = cells.tobytes().ljust(size * count, b"\0")
    counts = [_CELLS_IN_NODE] * (count - 1) + [len(cells) - _CELLS_IN_NODE * (count - 1)]
    return [
        level.to_bytes(2, "big") + held.to_bytes(2, "big") + body[number * size : (number + 1) * size]
        for number, held in enumerate(counts)
    ]


def _parents(cells: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    box = cells["box"].astype(np.float32)
    above = np.empty(len(numbers), _CELL)
    above["id"] = numbers
    starts = np.arange(0, len(cells), _CELLS_IN_NODE)
    for side, bound in enumerate((np.minimum, np.maximum, np.minimum, np.maximum)):
        above["box"][:, side] = bound.reduceat(box[:, side], starts)
    return above
