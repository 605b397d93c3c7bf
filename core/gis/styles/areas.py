"""The named styles and the map tip of areas: circles, polygons, cells of a layer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Callable, Iterator, Mapping, Optional

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsExpression,
    QgsFeatureRenderer,
    QgsFeatureRequest,
    QgsFillSymbol,
    QgsProperty,
    QgsRendererCategory,
    QgsSimpleFillSymbolLayer,
    QgsSingleSymbolRenderer,
)

from .. import compat
from ..storage.result_file import ResultFile
from ..storage.value_summary import MOST_RADII, AreaSummary
from ..text.languages import tr
from ..text.lengths import radii_text
from ..text.units import label_of_joined
from . import map_tips
from .renderers import breaks, classed, heading_of

_LINE, _HALO = "190,75,0,255", "255,255,255,200"
_DASHES = ("solid", "dash", "dot", "dash dot", "dash dot dot")
_FILLS = ("253,208,162", "253,174,107", "241,105,19", "204,76,2", "127,39,4")
"""ColorBrewer's oranges, colorblind-safe; the darkest are the largest values."""
_EDGES = ("200,130,70", "190,100,40", "180,80,20", "160,60,5", "110,35,0")
_EDGES_BELOW = 5_000_000
"""The smallest scale with edges, which help to distinguish cells; further out they would hide them."""
_OPACITY = 102
"""Of 255: two fifths, so that the map shows through."""


def label_of(original: str, aliases: Mapping[str, str]) -> str:
    """Return the label of a field, with the currency in its name, such as "TIV, EUR".

    :param aliases: labels by the service's field name.
    """
    return aliases.get(original) or label_of_joined(original)


def plain(outlines: AreaSummary) -> QgsFeatureRenderer:
    """Return outlines without fill; with few radii, a line style for each."""
    if not 0 < len(outlines.radii) <= MOST_RADII:
        return _largest_first(_halos_below(QgsSingleSymbolRenderer(_outline("solid"))), "")
    categories = [
        QgsRendererCategory(radius, _outline(_DASHES[rank % len(_DASHES)]), radii_text((radius,)))
        for rank, radius in enumerate(outlines.radii)
    ]
    if "area" in outlines.own:
        # Polygons that were requested together with the circles.
        categories.append(QgsRendererCategory("", _outline("solid"), tr("other areas")))
    field = outlines.own["radius"]
    return _largest_first(_halos_below(QgsCategorizedSymbolRenderer(field, categories)), field)


def graduated(outlines: AreaSummary, label: str) -> Optional[QgsFeatureRenderer]:
    """Return areas in five classes of their metric, on a log scale; None: there is no positive value.

    An area without a value is hatched and has its own label, as that differs from a small value.

    :param label: the label of the metric.
    """
    metric = outlines.metric
    if metric is None or not metric.sample:
        return None
    (field,) = metric.parts
    renderer = classed(
        heading_of(replace(metric, parts=(label,))),
        QgsExpression.quotedColumnRef(field),
        breaks(metric.sample),
        partial(_filled, edges_below=0 if outlines.radii else _EDGES_BELOW),
        (tr("no value"), _unknown()) if outlines.gaps else None,
    )
    return _largest_first(renderer, "")


def named(outlines: AreaSummary, label_of: Callable[[str], str]) -> Iterator[tuple[str, QgsFeatureRenderer]]:
    """Yield name and renderer of each style, the default first.

    :param label_of: returns the label of a field in the file.
    """
    outline = tr("Plain"), plain(outlines)
    label = label_of(outlines.metric.parts[0]) if outlines.metric else ""
    renderer = graduated(outlines, label)
    if renderer is None:
        yield outline
        return
    by_metric = tr("By {metric}").format(metric=label), renderer
    yield from (outline, by_metric) if outlines.radii else (by_metric, outline)


def map_tip(stored: ResultFile, aliases: Mapping[str, str]) -> str:
    """Return the map tip: the area, then its metrics, at most eight rows.

    :param aliases: labels by the service's field name.
    """
    outlines = stored.outlines
    own, chosen = outlines.own, outlines.metric.parts[0] if outlines.metric else ""
    heads = {
        "area": tr("Area"),
        "center": tr("Around"),
        "radius": tr("Radius in m"),
        "message": tr("Failed"),
    }
    rows = [(heads[name], own[name]) for name in heads if name in own]
    metrics = [field for field in stored.fields if field.name not in own.values()]
    for field in sorted(metrics, key=lambda field: field.name != chosen):
        rows.append((label_of(field.original, aliases), field.name))
    types = {field.name: field.type for field in stored.fields}
    return map_tips.tip_of(
        (label, _value(name, types.get(name, ""))) for label, name in rows[: map_tips.MOST_ROWS]
    )


def _value(name: str, kind: str) -> str:
    """Return the expression of a field's value; numbers in the locale, large ones without decimals."""
    column = QgsExpression.quotedColumnRef(name)
    if kind == "REAL":
        return f"format_number({column}, if(abs({column}) >= 1000 or {column} = round({column}), 0, 2))"
    if kind == "INTEGER":
        # A double can't represent integers beyond 2^53.
        return f"if(abs({column}) < 9007199254740992, format_number({column}, 0), to_string({column}))"
    return f"nullif({column}, '')"


def _outline(dash: str) -> QgsFillSymbol:
    symbol = QgsFillSymbol.createSimple(
        {"style": "no", "outline_color": _LINE, "outline_width": "0.5", "outline_style": dash}
    )
    symbol.symbolLayer(0).setRenderingPass(1)
    symbol.insertSymbolLayer(0, _halo())
    return symbol


def _halo() -> QgsSimpleFillSymbolLayer:
    return QgsSimpleFillSymbolLayer.create({"style": "no", "outline_color": _HALO, "outline_width": "1.1"})


def _filled(rank: int, edges_below: int) -> QgsFillSymbol:
    symbol = QgsFillSymbol.createSimple(
        {
            "color": f"{_FILLS[rank]},{_OPACITY}",
            "outline_color": _EDGES[rank],
            "outline_width": "0.3",
        }
    )
    if edges_below:
        style = QgsProperty.fromExpression(f"if(@map_scale < {edges_below}, 'solid', 'no')")
        symbol.symbolLayer(0).setDataDefinedProperty(compat.STROKE_STYLE, style)
    return symbol


def _unknown() -> QgsFillSymbol:
    return QgsFillSymbol.createSimple(
        {
            "style": "b_diagonal",
            "color": "110,110,110",
            "outline_color": "110,110,110",
            "outline_width": "0.3",
            "outline_style": "dash",
        }
    )


def _halos_below(renderer: QgsFeatureRenderer) -> QgsFeatureRenderer:
    """Draw all halos first, so that the halo of an area does not hide lines of its neighbors."""
    renderer.setUsingSymbolLevels(True)
    return renderer


def _largest_first(renderer: QgsFeatureRenderer, field: str) -> QgsFeatureRenderer:
    """Draw small areas above large ones, so that each can be seen and clicked.

    :param field: the field with the size; empty: the area itself.
    """
    size = QgsExpression.quotedColumnRef(field) if field else "area($geometry)"
    renderer.setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause(size, False)]))
    renderer.setOrderByEnabled(True)
    return renderer
