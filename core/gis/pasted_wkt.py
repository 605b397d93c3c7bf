"""WKT and EWKT, read strictly: QGIS's own reader takes "POINT(a b)" for a place."""

from __future__ import annotations

import re
from typing import Iterator

from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsWkbTypes

from .areas import wgs84
from .pasted_errors import InvalidPaste, spot

AREA_KINDS = ("POLYGON", "MULTIPOLYGON", "CURVEPOLYGON", "MULTISURFACE", "TRIANGLE")
POINT_KINDS = ("POINT", "MULTIPOINT")
LINE_KINDS = ("LINESTRING", "MULTILINESTRING", "CIRCULARSTRING", "COMPOUNDCURVE", "MULTICURVE")
COLLECTION = "GEOMETRYCOLLECTION"
_MOST_NUMBERS = 4
"""Of a coordinate: X, Y, Z and M."""

KINDS = (*AREA_KINDS, *POINT_KINDS, *LINE_KINDS, COLLECTION)

_HEAD = re.compile(r"\s*(?:SRID\s*=\s*(?P<srid>\d+)\s*;\s*)?(?P<kind>[A-Z]+)", re.I)
_DIMENSION = re.compile(r"(ZM|Z|M)?$")
_TOKEN = re.compile(
    r"\s*(?:(?P<word>[A-Za-z]+)|(?P<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.]))|(?P<sign>[(),]))"
)


def looks_like_wkt(text: str) -> bool:
    """Whether *text* begins as WKT does, well-formed or not."""
    if re.match(r"\s*SRID\s*=", text, re.I):
        return True
    head = _HEAD.match(text)
    return (
        head is not None
        and _kind(head["kind"]) in KINDS
        and bool(re.match(r"\s*(Z|M|ZM)?\s*(\(|EMPTY|$)", text[head.end() :], re.I))
    )


def shapes(text: str, first_line: int = 1) -> Iterator[tuple[str, QgsGeometry, QgsCoordinateReferenceSystem]]:
    """Each WKT of *text*, one after the other, as name (none), geometry and CRS.

    :raises InvalidPaste: at the first spot that is no WKT.
    """
    start = 0
    crs = wgs84()
    while text[start:].strip(" \t\r\n;,"):
        start += len(text[start:]) - len(text[start:].lstrip(" \t\r\n;,"))
        head = _HEAD.match(text, start)
        if head is None or _kind(head["kind"]) not in KINDS:
            raise _fault("no kind of shape", text, start, first_line)
        if head["srid"]:
            crs = _crs(head["srid"], text, start, first_line)
        if _kind(head["kind"]) in LINE_KINDS:
            raise _fault("a line", text, head.start("kind"), first_line, "line")
        end = _end(text, head.start("kind"), first_line)
        geometry = QgsGeometry.fromWkt(text[head.start("kind") : end])
        if geometry.isNull():
            raise _fault("QGIS can't read it", text, start, first_line)
        yield from (("", part, crs) for part in usable_parts(geometry))
        start = end


def usable_parts(geometry: QgsGeometry) -> Iterator[QgsGeometry]:
    """*geometry* if it is polygons or points; of a collection those parts that are.

    :raises InvalidPaste: for a collection of which nothing can be used.
    """
    if geometry.wkbType() not in (QgsWkbTypes.Type.GeometryCollection, *_COLLECTIONS):
        yield geometry
        return
    usable = [part for part in geometry.asGeometryCollection() if part.type() in _USABLE]
    if not usable:
        raise InvalidPaste("a collection without polygons and points", reason="line")
    yield from usable


_COLLECTIONS = (
    QgsWkbTypes.Type.GeometryCollectionZ,
    QgsWkbTypes.Type.GeometryCollectionM,
    QgsWkbTypes.Type.GeometryCollectionZM,
)
_USABLE = (QgsWkbTypes.GeometryType.PolygonGeometry, QgsWkbTypes.GeometryType.PointGeometry)


def _kind(word: str) -> str:
    return _DIMENSION.sub("", word.upper())


def _crs(srid: str, text: str, start: int, first_line: int) -> QgsCoordinateReferenceSystem:
    crs = QgsCoordinateReferenceSystem(f"EPSG:{srid}")
    if not crs.isValid():
        where = {**spot(text, start), "near": f"SRID={srid}"}
        where["line"] += first_line - 1
        raise InvalidPaste(f"no coordinate system {srid}", reason="crs", **where)
    return crs


def _end(text: str, start: int, first_line: int) -> int:
    """The end of the one WKT that begins at *start*; raises InvalidPaste where it breaks the grammar."""
    grammar, position = _Grammar(), start
    while not grammar.complete:
        token = _TOKEN.match(text, position)
        if token is None:
            raise _fault("no bracket, comma or number", text, _skipped(text, position), first_line)
        if not grammar.allows(token.lastgroup, token[token.lastgroup]):
            raise _fault("not expected here", text, token.start(token.lastgroup), first_line)
        position = token.end()
    return position


class _Grammar:
    """What may follow in a WKT."""

    def __init__(self) -> None:
        self.complete = False
        self._depth = 0
        self._numbers = 0
        self._width = 0
        """Numbers of a position, which all others of the shape have, too: a comma may be missing."""
        self._ended = False
        """Whether an item has just been closed, by its bracket or by EMPTY."""

    def allows(self, kind: str, token: str) -> bool:
        """Go on with *token*, a ``word``, ``number`` or ``sign``; False where it can't follow."""
        allowed = getattr(self, f"_{kind}")(token)
        self.complete = self._ended and not self._depth
        return allowed

    def _word(self, token: str) -> bool:
        word = token.upper()
        allowed = not self._numbers and not self._ended
        self._ended = word == "EMPTY"
        self._width = 0
        return allowed and (word in ("EMPTY", "Z", "M", "ZM") or _kind(word) in KINDS)

    def _number(self, _token: str) -> bool:
        self._numbers += 1
        return self._depth > 0 and not self._ended and self._numbers <= _MOST_NUMBERS

    def _sign(self, sign: str) -> bool:
        if sign == "(":
            self._depth += 1
            return not self._numbers and not self._ended
        allowed = self._depth > 0 and (self._ended or self._numbers > 1)
        if self._numbers:
            self._width = self._width or self._numbers
            allowed = allowed and self._numbers == self._width
        self._numbers = 0
        self._ended = sign == ")"
        self._depth -= self._ended
        return allowed


def _skipped(text: str, position: int) -> int:
    return position + len(text[position:]) - len(text[position:].lstrip())


def _fault(message: str, text: str, index: int, first_line: int, reason: str = "wkt") -> InvalidPaste:
    where = spot(text, index)
    where["line"] += first_line - 1
    return InvalidPaste(message, reason=reason, **where)
