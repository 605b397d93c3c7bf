"""The named styles and the map tip of points, in colors that are visible on any background."""

from __future__ import annotations

import math
from typing import Iterator, Optional

from qgis.core import (
    QgsExpression,
    QgsFeatureRenderer,
    QgsGraduatedSymbolRenderer,
    QgsMarkerSymbol,
    QgsProperty,
    QgsRendererRange,
    QgsSimpleMarkerSymbolLayer,
    QgsSingleSymbolRenderer,
)

from .. import compat
from ..storage.result_file import ResultFile
from ..storage.value_summary import SumInsured
from ..text.languages import tr
from . import map_tips
from .renderers import HALO, breaks, class_label, classes_between, heading_of

COLORS = ("190,75,0", "150,70,175", "0,120,80", "200,45,95", "0,120,140", "135,90,40")
"""The colors of consecutive results: orange, purple, green, crimson, teal, and brown.

Each has a contrast of at least 3 on white and on the pastels of street maps, and 2 on dark gray.
"""
_PLAIN_SIZE = 1.6
_OPACITY = 0.7
_OUTLINE = 0.2
_SIZES = (1.6, 2.6, 3.8, 5.2, 6.8)
# Dots that distinguish towns would hide a continent, so they shrink from 1:500,000 to 1:30 million.
_FULL_SIZE, _SMALLEST, _SHRUNK_TO = 5.7, 7.5, 0.3
_OUTLINE_BELOW = 250000
"""The smallest scale with outlines, which help to distinguish neighbors; further out they would hide the
map."""
MANY = 50_000
"""Rows beyond which a layer gets symbols that QGIS renders once and copies for each row. Sizes and outlines
by expression, or rules, which keep all rows in memory, make a million rows up to ten times slower."""
_FAR, _FAR_BY_SUM = 0.3, 0.18
"""The smallest relative size of a copied dot at small scales; large ones would hide continents."""
_STAMPED_BELOW = 500_000
"""The smallest scale with full size and outline."""
_NAMES = ("LocName", "AccName", "PortName", "name", "label")
_IDS = ("LocNumber", "AccNumber", "PolNumber", "id")
_OCCUPANCIES = ("OccupancyCode", "Occupancy")
_QUALITIES = ("AddressMatch", "GeocodeQuality", "geocodingQuality")


def named(
    insured: Optional[SumInsured], count: int = 0, color: str = COLORS[0]
) -> Iterator[tuple[str, QgsFeatureRenderer]]:
    """Yield name and renderer of each style of *count* points, the default first.

    Points with a value are sized by it by default, unless there are MANY.
    """
    styles = [(tr("Plain"), plain(count, color))]
    if insured and insured.sample:
        by_sum = (tr("Sum insured"), sum_insured(insured, count, color))
        styles.insert(int(count > MANY), by_sum)
    yield from styles


def plain(count: int = 0, color: str = COLORS[0]) -> QgsFeatureRenderer:
    """Return a small dot for every point.

    Few points have the same size (mm) at all scales. MANY shrink at small scales, so that a million of them
    do not hide the map.
    """
    many = count > MANY
    return QgsSingleSymbolRenderer(_stamped(_PLAIN_SIZE, _FAR, color) if many else _dot(_PLAIN_SIZE, color))


def sum_insured(insured: SumInsured, count: int = 0, color: str = COLORS[0]) -> QgsFeatureRenderer:
    """Return dots in five sizes by the sum of the values, on a logarithmic scale.

    The legend's heading has the fields that are added, and the currency if there is only one. Small dots are
    drawn above large ones, but MANY are drawn in row order: sorting a million by size takes 500 MB, and the
    map stays empty until the end.

    :param insured: a sum insured with a sample.
    """
    # Legends have no headings, so an empty class without a symbol serves as one.
    ranges = [QgsRendererRange(0, -1, _unseen(), heading_of(insured))]
    for rank, (low, high) in enumerate(classes_between(breaks(insured.sample))):
        size = _SIZES[rank]
        symbol = _stamped(size, _FAR_BY_SUM, color) if count > MANY else _shrinking(rank, color)
        symbol.setOpacity(_OPACITY)
        # QGIS includes the upper limit, our labels exclude it.
        below = math.nextafter(high, low) if math.isfinite(high) else high
        ranges.append(QgsRendererRange(low, below, symbol, class_label(low, high)))
    renderer = QgsGraduatedSymbolRenderer(sum_expression(insured), ranges)
    renderer.setUsingSymbolLevels(count <= MANY)
    return renderer


def _shrinking(rank: int, color: str) -> QgsMarkerSymbol:
    """Return the dot of a class, from 0, which shrinks at small scales."""
    symbol = _dot(_SIZES[rank], color)
    dot = symbol.symbolLayer(0)
    dot.setRenderingPass(len(_SIZES) - rank)
    shrunk = f"{_SIZES[rank]} * scale_linear(log10(@map_scale), {_FULL_SIZE}, {_SMALLEST}, 1, {_SHRUNK_TO})"
    dot.setDataDefinedProperty(compat.MARKER_SIZE, QgsProperty.fromExpression(shrunk))
    return symbol


def sum_expression(insured: SumInsured) -> str:
    """Return the QGIS expression of a row's sum; parts without a value count as zero."""
    return " + ".join(f"coalesce({QgsExpression.quotedColumnRef(part)}, 0)" for part in insured.parts)


def _dot(size: float, color: str) -> QgsMarkerSymbol:
    symbol = QgsMarkerSymbol.createSimple(
        {
            "name": "circle",
            "size": str(size),
            "color": color,
            "outline_color": HALO,
            "outline_width": str(_OUTLINE),
        }
    )
    style = QgsProperty.fromExpression(f"if(@map_scale < {_OUTLINE_BELOW}, 'solid', 'no')")
    symbol.symbolLayer(0).setDataDefinedProperty(compat.STROKE_STYLE, style)
    return symbol


def _stamped(size: float, far: float, color: str) -> QgsMarkerSymbol:
    """Return a dot of *size* millimeters at large scales, and *far* times that at small scales.

    Both are rendered once and copied; only the visibility of the large one is evaluated for each row. A size
    in meters with limits would need no evaluation, but fills the legend with discs, and fails on a canvas in
    degrees whose center is beyond a pole.
    """
    symbol = QgsMarkerSymbol.createSimple(
        {"name": "circle", "size": str(size * far), "color": color, "outline_style": "no"}
    )
    look = {"name": "circle", "size": str(size), "color": color, "outline_color": HALO}
    near = QgsSimpleMarkerSymbolLayer.create({**look, "outline_width": str(_OUTLINE)})
    is_near = QgsProperty.fromExpression(f"@map_scale < {_STAMPED_BELOW}")
    near.setDataDefinedProperty(compat.LAYER_ENABLED, is_near)
    symbol.appendSymbolLayer(near)
    return symbol


def _unseen() -> QgsMarkerSymbol:
    return QgsMarkerSymbol.createSimple({"style": "no", "outline_style": "no", "color": "0,0,0,0"})


def map_tip(stored: ResultFile) -> str:
    """Return the map tip: name, id, sum insured, occupancy, quality; empty if none exists."""
    names = {field.original: field.name for field in stored.fields}
    rows = [(name, _column(names[name])) for name in (*_NAMES, *_IDS) if name in names]
    if stored.insured:
        rows.append((tr("Sum insured"), _amount(stored.insured)))
    rows += [(name, _column(names[name])) for name in (*_OCCUPANCIES, *_QUALITIES) if name in names]
    return map_tips.tip_of(rows[: map_tips.MOST_ROWS]) if rows else ""


def _column(name: str) -> str:
    return f"to_string({QgsExpression.quotedColumnRef(name)})"


def _amount(insured: SumInsured) -> str:
    """Return the expression of a row's sum, with its currency if a field has it."""
    amount = f"format_number({sum_expression(insured)}, 0)"
    if not insured.currency_field:
        return amount
    return f"{amount} || coalesce(' ' || {QgsExpression.quotedColumnRef(insured.currency_field)}, '')"
