"""Read the locations of a layer: position, value, position uncertainty and currency."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Iterator, Optional, Sequence

import numpy as np
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsExpression,
    QgsExpressionContext,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsGeometry,
    QgsWkbTypes,
)

from ...exposure.shapes import Points, Polygons, Shapes
from ..areas.errors import InvalidPosition
from ..areas.geometry import wgs84
from ..areas.positions import Positions
from .errors import InvalidLocations

_LONGEST_TEXT = 40
_CHECK_EVERY = 10_000
_CURRENCY_FIELDS = ("loccurrency", "currency", "currencycode", "currency_code", "ccy")


@dataclass(frozen=True)
class Columns:
    """The QGIS expressions to read from each feature.

    :param uncertainty: the position uncertainty in meters; empty: none.
    :param currency: empty: all values have one currency.
    :param more: additional values of each location.
    :param layer: the name of the layer parameter, and *parameter* of the value parameter, for messages.
    """

    value: str
    uncertainty: str = ""
    currency: str = ""
    layer: str = "INPUT"
    parameter: str = "VALUE"
    more: tuple[str, ...] = ()


@dataclass(eq=False)
class Locations:
    """The features of a layer that have a position and a known uncertainty.

    :param shapes: their geometries (n); *ids* the feature ids (n).
    :param values: (n), not negative; 0 for NULL.
    :param uncertainties: meters (n), or None.
    :param currencies: (n), or None.
    :param nulls: the number of features without a value.
    :param faults: the reasons why features have no position.
    :param unplaceable: the values of features with uncertainty NULL, by currency.
    :param more: arrays (n) of the additional values in :class:`Columns`.
    """

    shapes: Shapes
    ids: np.ndarray
    values: np.ndarray
    uncertainties: Optional[np.ndarray] = None
    currencies: Optional[np.ndarray] = None
    nulls: int = 0
    faults: list[InvalidPosition] = field(default_factory=list)
    unplaceable: dict[str, list[float]] = field(default_factory=dict)
    more: tuple[np.ndarray, ...] = ()

    def degrees(self) -> np.ndarray:
        """Return longitude and latitude (n, 2) in degrees; for polygons those of their middles."""
        shapes = self.shapes
        return np.degrees(np.stack((shapes.lon, shapes.lat), axis=1))[shapes.shape_of]


def currency_field(names: Iterable[str]) -> str:
    """Return the name in *names* that denotes a currency, such as OED's LocCurrency; empty: none."""
    return next((name for name in names if name.lower() in _CURRENCY_FIELDS), "")


def read_locations(
    features: Iterator[QgsFeature],
    kind: QgsWkbTypes.Type,
    columns: Columns,
    crs: QgsCoordinateReferenceSystem,
    transforms: QgsCoordinateTransformContext,
    context: QgsExpressionContext,
    check: Callable[[], None],
) -> Locations:
    """Return the locations of *features*.

    :param kind: the geometry type: points, or polygons, which are measured to their nearest edge.
    :param check: is called every 10,000 features; it may raise to cancel.
    :raises InvalidLocations: there are no features or no positions, or a value is negative or not a number.
    """
    is_polygon = QgsWkbTypes.geometryType(kind) == QgsWkbTypes.GeometryType.PolygonGeometry
    reader = (_Polygons if is_polygon else _Points)(crs, transforms)
    values = Evaluated(columns.parameter, columns.value, context)
    uncertainties = Evaluated("UNCERTAINTY", columns.uncertainty or "0", context)
    currencies = Evaluated("CURRENCY", columns.currency or "''", context)
    others = [Evaluated(columns.parameter, each, context) for each in columns.more]
    found = Locations(Points(np.zeros(0), np.zeros(0)), np.zeros(0), np.zeros(0))
    ids: list[int] = []
    rows: list[tuple[float, float, str, tuple[float, ...]]] = []
    count = 0
    for count, feature in enumerate(features, 1):
        if count % _CHECK_EVERY == 0:
            check()
        context.setFeature(feature)
        value = values.amount(feature.id())
        if value is None:
            found.nulls += 1
        currency = currencies.text()
        uncertainty = uncertainties.number(feature.id())
        if uncertainty is None or uncertainty < 0:
            found.unplaceable.setdefault(currency, []).append(value or 0.0)
            continue
        ids.append(feature.id())
        more = tuple(each.amount(feature.id()) or 0.0 for each in others)
        rows.append((value or 0.0, uncertainty, currency, more))
        reader.add(feature)
    if not count:
        raise InvalidLocations("no features", reason="none", name=columns.layer)
    placed, found.shapes, found.faults = reader.shapes(ids)
    if not len(placed) and not found.unplaceable:
        raise InvalidLocations("no positions", reason="unplaced", name=columns.layer)
    chosen = [rows[number] for number in placed.tolist()]
    found.ids = np.array(ids, np.int64)[placed]
    found.values = np.array([row[0] for row in chosen])
    found.uncertainties = np.array([row[1] for row in chosen]) if columns.uncertainty else None
    found.currencies = np.array([row[2] for row in chosen], object) if columns.currency else None
    found.more = tuple(np.array([row[3][at] for row in chosen]) for at in range(len(others)))
    return found


def request_for(columns: Columns, fields: QgsFields) -> QgsFeatureRequest:
    """Return a request for the geometry and the fields that the expressions of *columns* need."""
    needed: set[str] = set()
    for text in (columns.value, columns.uncertainty, columns.currency, *columns.more):
        needed |= set(QgsExpression(text).referencedColumns())
    request = QgsFeatureRequest()
    if QgsFeatureRequest.ALL_ATTRIBUTES not in needed:
        request.setSubsetOfAttributes(list(needed), fields)
    return request


class Evaluated:
    """An expression, prepared for the features of one layer.

    :param parameter: the parameter name, for messages.
    :raises InvalidLocations: the expression is invalid.
    """

    def __init__(self, parameter: str, text: str, context: QgsExpressionContext) -> None:
        self._parameter = parameter
        self._context = context
        self._expression = QgsExpression(text)
        self._expression.prepare(context)
        self._stop_if_faulty(self._expression.hasParserError(), self._expression.parserErrorString())

    def of(self, feature: QgsFeature) -> Optional[float]:
        """Return the number of *feature*; None for NULL; raises InvalidLocations."""
        self._context.setFeature(feature)
        return self.number(feature.id())

    def number(self, feature: int) -> Optional[float]:
        """Return the number of the context's feature; None for NULL; raises InvalidLocations."""
        value = self._evaluated()
        if value is None or value == NULL:
            return None
        if isinstance(value, (int, float)) and math.isfinite(value):
            return float(value)
        shown = str(value)[:_LONGEST_TEXT]
        raise InvalidLocations("not a number", reason="text", name=str(feature), found=shown)

    def amount(self, feature: int) -> Optional[float]:
        """Return :meth:`number`; also raises InvalidLocations for a negative one."""
        value = self.number(feature)
        if value is not None and value < 0:
            raise InvalidLocations("negative", reason="negative", name=str(feature), found=f"{value:g}")
        return value

    def text(self) -> str:
        """Return the text of the context's feature; empty for NULL."""
        value = self._evaluated()
        return "" if value is None or value == NULL else str(value)[:_LONGEST_TEXT]

    def _evaluated(self) -> Any:
        value = self._expression.evaluate(self._context)
        if self._expression.hasEvalError():
            self._stop_if_faulty(True, self._expression.evalErrorString())
        return value

    def _stop_if_faulty(self, is_faulty: bool, error: str) -> None:
        if is_faulty:
            told = " ".join(error.split()).rstrip(".")
            raise InvalidLocations(told, reason="expression", name=self._parameter, found=told)


class _Points:
    def __init__(self, crs: QgsCoordinateReferenceSystem, transforms: QgsCoordinateTransformContext) -> None:
        self._positions = Positions(crs, transforms)
        self._xy: list[tuple[float, float]] = []
        self._others: dict[int, QgsGeometry] = {}

    def add(self, feature: QgsFeature) -> None:
        geometry = feature.geometry()
        if QgsWkbTypes.isSingleType(geometry.wkbType()) and not geometry.isEmpty():
            point = geometry.constGet()
            self._xy.append((point.x(), point.y()))
        else:
            self._others[len(self._xy)] = geometry
            self._xy.append((math.nan, math.nan))

    def shapes(self, ids: Sequence[int]) -> tuple[np.ndarray, Points, list[InvalidPosition]]:
        """Return the indices with a position, their geometries, and the errors of the others."""
        xy = np.array(self._xy, float).reshape(-1, 2)
        places, faults = self._positions.many(xy, _Lazy(xy, self._others), ids)
        placed = np.flatnonzero(~np.isnan(places[:, 0]))
        return placed, Points(*places[placed].T), list(faults.values())


class _Lazy(Sequence[QgsGeometry]):
    """Point geometries that are created on access."""

    def __init__(self, xy: np.ndarray, others: dict[int, QgsGeometry]) -> None:
        self._xy = xy
        self._others = others

    def __len__(self) -> int:
        return len(self._xy)

    def __getitem__(self, number: int) -> QgsGeometry:  # type: ignore[override]
        if number in self._others:
            return self._others[number]
        x, y = self._xy[number].tolist()
        return QgsGeometry.fromWkt(f"POINT({x!r} {y!r})")


class _Polygons:
    def __init__(self, crs: QgsCoordinateReferenceSystem, transforms: QgsCoordinateTransformContext) -> None:
        self._has_crs = crs.isValid()
        self._to_wgs84 = QgsCoordinateTransform(crs, wgs84(), transforms)
        self._rings: list[Optional[list[np.ndarray]]] = []
        self._reasons: dict[int, str] = {}

    def add(self, feature: QgsFeature) -> None:
        rings, reason = self._read(feature.geometry())
        if reason:
            self._reasons[len(self._rings)] = reason
        self._rings.append(rings)

    def shapes(self, ids: Sequence[int]) -> tuple[np.ndarray, Polygons, list[InvalidPosition]]:
        """Return the indices with a position, their polygons, and the errors of the others."""
        faults = [
            InvalidPosition(reason, name=str(ids[number]), reason=reason)
            for number, reason in self._reasons.items()
        ]
        placed = [number for number, rings in enumerate(self._rings) if rings is not None]
        return np.array(placed, np.int64), Polygons([self._rings[number] for number in placed]), faults

    def _read(self, geometry: QgsGeometry) -> tuple[Optional[list[np.ndarray]], str]:
        if geometry.isEmpty():
            return None, "none"
        if not self._has_crs:
            return None, "no_crs"
        moved = QgsGeometry(geometry)
        moved.convertToMultiType()
        try:
            moved.transform(self._to_wgs84)
        except QgsCsException:
            return None, "transform"
        rings = [
            np.array([(point.x(), point.y()) for point in ring])
            for polygon in moved.asMultiPolygon()
            for ring in polygon
        ]
        if not all(np.isfinite(ring).all() for ring in rings):
            return None, "transform"
        if any(np.abs(ring[:, 0]).max() > 360 or np.abs(ring[:, 1]).max() > 90 for ring in rings):
            return None, "out_of_range"
        rings = [ring for ring in rings if len(np.unique(ring, axis=0)) > 2]
        return (rings, "") if rings else (None, "none")
