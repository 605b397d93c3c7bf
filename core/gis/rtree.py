"""The spatial index of a GeoPackage, packed at once instead of grown row by row.

SQLite's R*Tree keeps its nodes in three shadow tables. Below GDAL 3.8 the index is built by one insert
a row, which takes longer than all the rest of a download; sort-tile-recursive packing writes the same
tables in a tenth of that time.
"""

from __future__ import annotations

import math
import sqlite3
from typing import Iterator

import numpy as np

_CELL = np.dtype([("id", ">i8"), ("box", ">f4", (4,))])
_CELLS_IN_NODE = 51
"""RTREE_MAXCELLS of SQLite's rtree.c; 51 cells of 24 bytes fit any page of 2 kB and more."""
_ROOT = 1

_TRIGGERS = {
    "insert": """AFTER INSERT ON {table} WHEN (NEW.{geom} NOT NULL AND NOT ST_IsEmpty(NEW.{geom}))
        BEGIN INSERT OR REPLACE INTO {index} VALUES ({new_box}); END""",
    "update1": """AFTER UPDATE OF {geom} ON {table} WHEN OLD.{fid} = NEW.{fid}
        AND (NEW.{geom} NOTNULL AND NOT ST_IsEmpty(NEW.{geom}))
        BEGIN INSERT OR REPLACE INTO {index} VALUES ({new_box}); END""",
    "update2": """AFTER UPDATE OF {geom} ON {table} WHEN OLD.{fid} = NEW.{fid}
        AND (NEW.{geom} ISNULL OR ST_IsEmpty(NEW.{geom}))
        BEGIN DELETE FROM {index} WHERE id = OLD.{fid}; END""",
    "update3": """AFTER UPDATE ON {table} WHEN OLD.{fid} != NEW.{fid}
        AND (NEW.{geom} NOTNULL AND NOT ST_IsEmpty(NEW.{geom}))
        BEGIN DELETE FROM {index} WHERE id = OLD.{fid};
        INSERT OR REPLACE INTO {index} VALUES ({new_box}); END""",
    "update4": """AFTER UPDATE ON {table} WHEN OLD.{fid} != NEW.{fid}
        AND (NEW.{geom} ISNULL OR ST_IsEmpty(NEW.{geom}))
        BEGIN DELETE FROM {index} WHERE id IN (OLD.{fid}, NEW.{fid}); END""",
    "delete": """AFTER DELETE ON {table} WHEN OLD.{geom} NOT NULL
        BEGIN DELETE FROM {index} WHERE id = OLD.{fid}; END""",
}
"""The six triggers of GeoPackage 1.2, annex F.3: they keep the index right when the layer is edited."""


def create_index(
    connection: sqlite3.Connection, table: str, geom: str, fid: str, ids: np.ndarray, boxes: np.ndarray
) -> None:
    """Index the geometries of *table* as GeoPackage's ``gpkg_rtree_index`` extension.

    :param ids: the feature ids (n), those without geometry left out.
    :param boxes: the bounds (n, 4) as min x, max x, min y, max y.
    """
    index = f"rtree_{table}_{geom}"
    connection.execute(f'CREATE VIRTUAL TABLE "{index}" USING rtree(id, minx, maxx, miny, maxy)')
    if len(ids):
        _fill(connection, index, _cells(ids, boxes))
    for name, body in _TRIGGERS.items():
        sql = body.format(
            table=f'"{table}"',
            geom=f'"{geom}"',
            fid=f'"{fid}"',
            index=f'"{index}"',
            new_box=f'NEW."{fid}", ' + ", ".join(f'ST_{b}(NEW."{geom}")' for b in _BOUNDS),
        )
        connection.execute(f'CREATE TRIGGER "{index}_{name}" {sql}')
    connection.execute(
        "CREATE TABLE IF NOT EXISTS gpkg_extensions (table_name TEXT, column_name TEXT,"
        " extension_name TEXT NOT NULL, definition TEXT NOT NULL, scope TEXT NOT NULL,"
        " CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name))"
    )
    connection.execute(
        "INSERT INTO gpkg_extensions VALUES (?, ?, 'gpkg_rtree_index',"
        " 'http://www.geopackage.org/spec120/#extension_rtree', 'write-only')",
        (table, geom),
    )


_BOUNDS = ("MinX", "MaxX", "MinY", "MaxY")


def _cells(ids: np.ndarray, boxes: np.ndarray) -> np.ndarray:
    """The leaf cells; float32 as SQLite keeps them, rounded outwards so that no point leaves its box."""
    cells = np.empty(len(ids), _CELL)
    cells["id"] = ids
    with np.errstate(over="ignore"):
        rounded = boxes.astype(np.float32)
    low, high = rounded[:, 0::2], rounded[:, 1::2]
    low[low > boxes[:, 0::2]] = np.nextafter(low[low > boxes[:, 0::2]], np.float32(-np.inf))
    high[high < boxes[:, 1::2]] = np.nextafter(high[high < boxes[:, 1::2]], np.float32(np.inf))
    cells["box"] = rounded
    return cells


def _fill(connection: sqlite3.Connection, index: str, cells: np.ndarray) -> None:
    connection.execute(f'DELETE FROM "{index}_node"')
    depth, first_free = 0, _ROOT + 1
    while True:
        cells = _tiled(cells)
        count = math.ceil(len(cells) / _CELLS_IN_NODE)
        numbers = np.arange(first_free, first_free + count) if count > 1 else np.array([_ROOT])
        first_free += count
        starts = np.arange(0, len(cells), _CELLS_IN_NODE)
        connection.executemany(f'INSERT INTO "{index}_node" VALUES (?, ?)', _nodes(cells, numbers, depth))
        parents = np.repeat(numbers, _CELLS_IN_NODE)[: len(cells)]
        shadow = "parent" if depth else "rowid"
        connection.executemany(
            f'INSERT INTO "{index}_{shadow}" VALUES (?, ?)', zip(cells["id"].tolist(), parents.tolist())
        )
        if count == 1:
            return
        cells = _parents(cells, numbers, starts)
        depth += 1


def _tiled(cells: np.ndarray) -> np.ndarray:
    """Sort-tile-recursive: slices of equal count by x, each ordered by y."""
    box = cells["box"].astype(np.float64)
    x, y = box[:, 0] + box[:, 1], box[:, 2] + box[:, 3]
    nodes = math.ceil(len(cells) / _CELLS_IN_NODE)
    slice_length = _CELLS_IN_NODE * math.ceil(math.sqrt(nodes))
    rank = np.empty(len(cells), np.int64)
    rank[np.argsort(x, kind="stable")] = np.arange(len(cells))
    return cells[np.lexsort((y, rank // slice_length))]


def _nodes(cells: np.ndarray, numbers: np.ndarray, depth: int) -> Iterator[tuple[int, bytes]]:
    """(number, blob): depth (read at the root only), count of cells, cells, zeros to the node's size."""
    for position, number in enumerate(numbers.tolist()):
        part = cells[position * _CELLS_IN_NODE : (position + 1) * _CELLS_IN_NODE]
        level = depth if number == _ROOT else 0
        body = level.to_bytes(2, "big") + len(part).to_bytes(2, "big") + part.tobytes()
        yield number, body.ljust(4 + _CELL.itemsize * _CELLS_IN_NODE, b"\0")


def _parents(cells: np.ndarray, numbers: np.ndarray, starts: np.ndarray) -> np.ndarray:
    box = cells["box"].astype(np.float32)
    above = np.empty(len(numbers), _CELL)
    above["id"] = numbers
    for side, bound in enumerate((np.minimum, np.maximum, np.minimum, np.maximum)):
        above["box"][:, side] = bound.reduceat(box[:, side], starts)
    return above
