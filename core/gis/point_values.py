"""The rows of points as OGR writes them into a GeoPackage: their values by column, and their geometries."""

from __future__ import annotations

import operator
import struct
from typing import Any, Callable, Sequence

import numpy as np
from qgis.core import QgsGeometry, QgsWkbTypes
from qgis.PyQt.QtCore import QByteArray, QDate, QDateTime, Qt, QTime

from .columns import cleaned
from .point_rows import PointRows

_HEADER = struct.Struct("<2sBBi")
_EMPTY, _FULL = 0x11, 0x01
"""The flags in the header of a geometry: little endian, no envelope."""
_PLAIN = {int, float, bool, str, type(None)}
_WITH_MS, _WITHOUT_MS = Qt.DateFormat.ISODateWithMs, Qt.DateFormat.ISODate
_WRITTEN: tuple[tuple[type, Callable[[Any], Any]], ...] = (
    (QDate, lambda day: day.toString(_WITHOUT_MS)),
    (QDateTime, lambda when: when.toString(_WITH_MS)),
    (QTime, lambda time: time.toString(_WITH_MS if time.msec() else _WITHOUT_MS)),
    (QByteArray, bytes),
)
"""What is none of these is QGIS's NULL."""


def shapes_of(rows: PointRows, kind: int, srs: int) -> tuple[list[bytes], np.ndarray, np.ndarray]:
    """The blobs of *rows*; the numbers of those with a place (n), and the bounds of these (n, 4).

    :param kind: of the column's geometries; *srs*: the number of their CRS in the file.
    """
    full, empty = (_HEADER.pack(b"GP", 0, flags, srs) for flags in (_FULL, _EMPTY))
    if rows.xy is not None and rows.shapes[0][1:5] == kind.to_bytes(4, "little"):
        is_full = np.isfinite(rows.xy).all(axis=1)
        places = np.flatnonzero(is_full)
        heads = [full] * len(rows) if is_full.all() else [full if each else empty for each in is_full]
        return list(map(operator.add, heads, rows.shapes)), places, rows.xy[places][:, [0, 0, 1, 1]]
    shapes = [_as_kind(geometry, kind) for geometry in rows.geometries]
    blobs = [(empty if each.isEmpty() else full) + each.asWkb().data() for each in shapes]
    found = [number for number, each in enumerate(shapes) if not each.isEmpty()]
    bounds = (shapes[number].boundingBox() for number in found)
    boxes = [(box.xMinimum(), box.xMaximum(), box.yMinimum(), box.yMaximum()) for box in bounds]
    return blobs, np.array(found, np.int64), np.array(boxes, np.float64).reshape(-1, 4)


def _as_kind(geometry: QgsGeometry, kind: int) -> QgsGeometry:
    """*geometry* as a column of *kind* takes it; empty, where it is none."""
    if geometry.isNull():
        return QgsGeometry.fromWkt(f"{QgsWkbTypes.displayString(QgsWkbTypes.Type(kind))} EMPTY")
    if int(geometry.wkbType()) == kind:
        return geometry
    made = geometry.coerceToType(QgsWkbTypes.Type(kind))
    return made[0] if len(made) == 1 else geometry


def by_column(rows: Sequence[Sequence[Any]], width: int) -> Sequence[Sequence[Any]]:
    """The values of *rows* by column."""
    if set(map(len, rows)) != {width}:
        rows = [[*row, *[None] * width][:width] for row in rows]
    return list(zip(*rows))


def as_stored(values: Sequence[Any]) -> Sequence[Any]:
    """The values of a field as OGR writes them."""
    types = set(map(type, values))
    if not types <= _PLAIN:
        values = [value if type(value) in _PLAIN else _as_stored(value) for value in values]
        types = set(map(type, values))
    return cleaned(values) if str in types else values


def _as_stored(value: Any) -> Any:
    return next((write(value) for kind, write in _WRITTEN if isinstance(value, kind)), None)
