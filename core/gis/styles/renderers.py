"""Renderers by class and by category, and signs, that layers of several subjects share."""

from __future__ import annotations

import math
from typing import Any, Callable, Mapping, Optional, Sequence

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFeatureRenderer,
    QgsGraduatedSymbolRenderer,
    QgsMarkerSymbol,
    QgsRendererCategory,
    QgsRendererRange,
    QgsRuleBasedRenderer,
    QgsSymbol,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..storage.value_summary import SumInsured
from ..text import numbers
from ..text.units import not_converted

translate = QCoreApplication.translate

HALO = "255,255,255"
CLASSES = 5


def sign(shape: str, color: str, size: float = 3) -> QgsMarkerSymbol:
    """Return a marker of a *shape* (QGIS's name) and a *color* ("r,g,b").

    :param size: millimeters.
    """
    return QgsMarkerSymbol.createSimple(
        {"name": shape, "color": color, "outline_color": HALO, "outline_width": "0.3", "size": str(size)}
    )


def by_status(
    field: str, looks: Mapping[str, Sequence[Any]], labels: Mapping[str, str]
) -> QgsFeatureRenderer:
    """Return a category for each value of the text *field* that has a label.

    :param looks: the arguments of :func:`sign` for each value, in the order of the legend.
    """
    categories = [
        QgsRendererCategory(value, sign(*look), labels[value])
        for value, look in looks.items()
        if value in labels
    ]
    return QgsCategorizedSymbolRenderer(field, categories)


def breaks(sample: Sequence[float]) -> list[float]:
    """Return at most four limits between five classes, evenly on a log scale, of two digits each.

    :param sample: values above zero, ascending; the outer twentieths don't stretch the scale.
    """
    low, high = sample[len(sample) // 20], sample[-1 - len(sample) // 20]
    step = (high / low) ** (1 / CLASSES)
    rounded = {float(f"{low * step**rank:.1e}") for rank in range(1, CLASSES)}
    return sorted(rounded) if high > low else []


def classes_between(limits: Sequence[float]) -> list[tuple[float, float]]:
    """Return the lower and the upper limit of each class; the outer ones are infinite."""
    sides = [-math.inf, *limits, math.inf]
    return list(zip(sides, sides[1:]))


def classed(
    title: str,
    value: str,
    limits: Sequence[float],
    symbol_of: Callable[[int], QgsSymbol],
    rest: Optional[tuple[str, QgsSymbol]] = None,
) -> QgsRuleBasedRenderer:
    """Return rules for the classes of *value*, an expression, between *limits*, under the heading *title*.

    :param symbol_of: the symbol of a class, from 0.
    :param rest: label and symbol of rows without a value.
    """
    classes = classes_between(limits)
    filters = [_is_between(value, low, high) for low, high in classes]
    labeled = [(class_label(*of), symbol_of(rank)) for rank, of in enumerate(classes)]
    if rest:
        labeled.append(rest)
        filters.append("ELSE")
    # QGIS makes the rules: of one that Python made, the wrapper writes to it after it is freed.
    ranges = [QgsRendererRange(n, n + 1, symbol, label) for n, (label, symbol) in enumerate(labeled)]
    renderer = QgsRuleBasedRenderer.convertFromRenderer(QgsGraduatedSymbolRenderer("", ranges))
    heading = renderer.rootRule().clone()
    heading.setLabel(title)
    for rule, wanted in zip(heading.children(), filters):
        rule.setFilterExpression(wanted)
    for rule in renderer.rootRule().children():
        renderer.rootRule().removeChild(rule)
    renderer.rootRule().appendChild(heading)
    return renderer


def class_label(low: float, high: float) -> str:
    """Return the label of a class in a legend: "below 2.5 k", "2.5 k to 63 k"; "all" without a limit."""
    if not math.isfinite(low) and not math.isfinite(high):
        return translate("GeoPortfolio", "all")
    if not math.isfinite(low):
        return translate("GeoPortfolio", "below {limit}").format(limit=numbers.short(high))
    if not math.isfinite(high):
        return translate("GeoPortfolio", "{limit} and more").format(limit=numbers.short(low))
    return translate("GeoPortfolio", "{low} to {high}").format(
        low=numbers.short(low), high=numbers.short(high)
    )


def heading_of(insured: SumInsured) -> str:
    """Return what a sum is made of: "BuildingTIV + BITIV, EUR" or "..., 3 currencies, not converted"."""
    currencies = not_converted(insured.currencies) or "".join(insured.currencies)
    return ", ".join(filter(None, (" + ".join(insured.parts), currencies)))


def _is_between(value: str, low: float, high: float) -> str:
    """Return the expression of whether *value* is in a class; never true for a value that is NULL."""
    sides = [f"{value} >= {low!r}"] if math.isfinite(low) else []
    if math.isfinite(high):
        sides.append(f"{value} < {high!r}")
    return " AND ".join(sides) or f"{value} IS NOT NULL"
