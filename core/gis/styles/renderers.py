"""Classified and categorized renderers, and markers, shared by several kinds of layers."""

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

from ..storage.value_summary import SumInsured
from ..text import numbers
from ..text.languages import tr
from ..text.units import not_converted

HALO = "255,255,255"
CLASSES = 5


def sign(shape: str, color: str, size: float = 3) -> QgsMarkerSymbol:
    """Return a marker with a *shape* (QGIS's name) and a *color* ("r,g,b").

    :param size: millimeters.
    """
    return QgsMarkerSymbol.createSimple(
        {"name": shape, "color": color, "outline_color": HALO, "outline_width": "0.3", "size": str(size)}
    )


def by_status(
    field: str, looks: Mapping[str, Sequence[Any]], labels: Mapping[str, str]
) -> QgsFeatureRenderer:
    """Return a renderer with a category for each labeled value of the text *field*.

    :param looks: arguments of :func:`sign` by value, in the order of the legend.
    """
    categories = [
        QgsRendererCategory(value, sign(*look), labels[value])
        for value, look in looks.items()
        if value in labels
    ]
    return QgsCategorizedSymbolRenderer(field, categories)


def breaks(sample: Sequence[float]) -> list[float]:
    """Return at most four limits between five classes, evenly spaced on a log scale, with two digits each.

    :param sample: positive values, ascending; the outer twentieths are ignored.
    """
    low, high = sample[len(sample) // 20], sample[-1 - len(sample) // 20]
    step = (high / low) ** (1 / CLASSES)
    rounded = {float(f"{low * step**rank:.1e}") for rank in range(1, CLASSES)}
    return sorted(rounded) if high > low else []


def classes_between(limits: Sequence[float]) -> list[tuple[float, float]]:
    """Return the lower and upper limits of each class; the outer ones are infinite."""
    sides = [-math.inf, *limits, math.inf]
    return list(zip(sides, sides[1:]))


def classed(
    title: str,
    value: str,
    limits: Sequence[float],
    symbol_of: Callable[[int], QgsSymbol],
    rest: Optional[tuple[str, QgsSymbol]] = None,
) -> QgsRuleBasedRenderer:
    """Return rules for the classes of the expression *value* between *limits*, with the heading *title*.

    :param symbol_of: returns the symbol of a class, from 0.
    :param rest: label and symbol for rows without a value.
    """
    classes = classes_between(limits)
    filters = [_is_between(value, low, high) for low, high in classes]
    labeled = [(class_label(*of), symbol_of(rank)) for rank, of in enumerate(classes)]
    if rest:
        labeled.append(rest)
        filters.append("ELSE")
    # QGIS creates the rules, as the Python wrapper of a rule writes to it after it is freed.
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
        return tr("all")
    if not math.isfinite(low):
        return tr("below {limit}").format(limit=numbers.short(high))
    if not math.isfinite(high):
        return tr("{limit} and more").format(limit=numbers.short(low))
    return tr("{low} to {high}").format(low=numbers.short(low), high=numbers.short(high))


def heading_of(insured: SumInsured) -> str:
    """Return the parts of a sum: "BuildingTIV + BITIV, EUR" or "..., 3 currencies, not converted"."""
    currencies = not_converted(insured.currencies) or "".join(insured.currencies)
    return ", ".join(filter(None, (" + ".join(insured.parts), currencies)))


def _is_between(value: str, low: float, high: float) -> str:
    """Return an expression for whether *value* is in a class; never true for NULL."""
    sides = [f"{value} >= {low!r}"] if math.isfinite(low) else []
    if math.isfinite(high):
        sides.append(f"{value} < {high!r}")
    return " AND ".join(sides) or f"{value} IS NOT NULL"
