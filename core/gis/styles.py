"""The named styles and the map tip of a result. One colour, safe for the colour-blind, on any background."""

from __future__ import annotations

import math
from html import escape
from typing import Callable, Iterable, Iterator, Optional, Sequence

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsExpression,
    QgsFeatureRenderer,
    QgsGraduatedSymbolRenderer,
    QgsMarkerSymbol,
    QgsProperty,
    QgsRendererCategory,
    QgsRendererRange,
    QgsRuleBasedRenderer,
    QgsSimpleMarkerSymbolLayer,
    QgsSingleSymbolRenderer,
    QgsSymbol,
)
from qgis.PyQt.QtCore import QCoreApplication

from . import compat, numbers
from .columns import printable
from .counting import counted
from .insured import SumInsured
from .refreshing import ADDED, CHANGE, CHANGED, DROPPED, WHAT_CHANGED
from .store import Stored

translate = QCoreApplication.translate

# A dark orange of contrast 3 and more on white, on dark grey and on the pastels of street maps.
_FILL = "190,75,0"
_HALO = "255,255,255"
_PLAIN_SIZE = 1.6
_OPACITY = 0.7
_OUTLINE = 0.2
_SIZES = (1.6, 2.6, 3.8, 5.2, 6.8)
# Dots that tell towns apart would hide a continent: from 1:500,000 outwards they shrink, until 1:30 million.
_FULL_SIZE, _SMALLEST, _SHRUNK_TO = 5.7, 7.5, 0.3
_OUTLINE_BELOW = 250000
"""Scale from which an outline helps to tell neighbours apart; further out it would only hide the map."""
MANY = 50_000
"""Rows beyond which a layer gets symbols that QGIS paints once and stamps for each row: sizes and
outlines by expression, or rules, which hold all rows in memory, make a million up to ten times as slow."""
_FAR, _FAR_BY_SUM = 0.3, 0.18
"""The part of its size that a stamped dot keeps, however far out; the large ones would hide continents."""
_STAMPED_BELOW = 500_000
"""Scale from which it has its full size, and an outline."""
TIP_ROWS = 8
"""At most, as more would hide the map."""
_TIP_CHARACTERS = 60
_TIP_END = "%]"
_TIP_LOOK = "font: 9pt sans-serif; white-space: nowrap; color: #1c2126; background: #ffffff"
"""Colours of its own: a dark theme darkens what is behind the tip, and not what is written on it."""

# Greens and reds of the same darkness would be one to the colour-blind: each has a shape of its own.
_CHANGE_LOOKS = {
    ADDED: ("triangle", "0,120,90"),
    CHANGED: ("circle", "190,110,0"),
    DROPPED: ("cross_fill", "190,30,60"),
}

_NAMES = ("LocName", "AccName", "PortName", "name", "label")
_IDS = ("LocNumber", "AccNumber", "PolNumber", "id")
_OCCUPANCIES = ("OccupancyCode", "Occupancy")
_QUALITIES = ("AddressMatch", "GeocodeQuality", "geocodingQuality")


def named(insured: Optional[SumInsured], count: int = 0) -> Iterator[tuple[str, QgsFeatureRenderer]]:
    """Name and renderer of each style of *count* points, the one to begin with first."""
    many = count > MANY
    yield translate("GeoPortfolio", "Plain"), plain_of_many() if many else plain()
    style = sum_insured_of_many if many else sum_insured
    renderer = style(insured) if insured else None
    if renderer:
        yield translate("GeoPortfolio", "Sum insured"), renderer


def plain() -> QgsFeatureRenderer:
    """A small dot for every point, in millimetres, the same from the world down to the street."""
    return QgsSingleSymbolRenderer(_dot(_PLAIN_SIZE))


def sum_insured(insured: SumInsured) -> Optional[QgsFeatureRenderer]:
    """Dots in five sizes by the sum of the values, on a logarithmic scale; None without a value.

    The legend's heading names the fields that are added, and the currency when there is one only.
    """
    if not insured.sample:
        return None
    return classed(heading_of(insured), sum_expression(insured), breaks(insured.sample), _class_symbol)


def plain_of_many() -> QgsFeatureRenderer:
    """A dot for every point that shrinks on the way out, so that a million of them leave a map to be seen."""
    return QgsSingleSymbolRenderer(_stamped(_PLAIN_SIZE, _FAR))


def sum_insured_of_many(insured: SumInsured) -> Optional[QgsFeatureRenderer]:
    """The classes of :func:`sum_insured` for a layer of many rows; None without a value.

    The sum is worked out once a row, and rows are drawn as they come: held back to be drawn by size, a
    million of them take 500 MB, and the map stays empty until the last.
    """
    if not insured.sample:
        return None
    sides = [-math.inf, *breaks(insured.sample), math.inf]
    # The legend has no heading of its own: a class that nothing is in, without a symbol, is one.
    ranges = [QgsRendererRange(0, -1, _unseen(), heading_of(insured))]
    for size, low, high in zip(_SIZES, sides, sides[1:]):
        symbol = _stamped(size, _FAR_BY_SUM)
        symbol.setOpacity(_OPACITY)
        # QGIS counts the upper end in, our labels don't.
        below = math.nextafter(high, low) if math.isfinite(high) else high
        ranges.append(QgsRendererRange(low, below, symbol, _class_label(low, high)))
    return QgsGraduatedSymbolRenderer(sum_expression(insured), ranges)


def classed(
    title: str,
    value: str,
    limits: Sequence[float],
    symbol_of: Callable[[int], QgsSymbol],
    rest: Optional[tuple[str, QgsSymbol]] = None,
) -> QgsRuleBasedRenderer:
    """Rules for the classes of *value*, an expression, between *limits*, below the heading *title*.

    :param symbol_of: the symbol of a class, from 0.
    :param rest: label and symbol of what has no value.
    """
    sides = [-math.inf, *limits, math.inf]
    classes = list(zip(sides, sides[1:]))
    filters = [_between(value, low, high) or f"{value} IS NOT NULL" for low, high in classes]
    labelled = [(_class_label(*of), symbol_of(rank)) for rank, of in enumerate(classes)]
    if rest:
        labelled.append(rest)
        filters.append("ELSE")
    ranges = [QgsRendererRange(n, n + 1, symbol, label) for n, (label, symbol) in enumerate(labelled)]
    renderer = _rules_from(ranges)
    heading = renderer.rootRule().clone()
    heading.setLabel(title)
    for rule, wanted in zip(heading.children(), filters):
        rule.setFilterExpression(wanted)
    for rule in renderer.rootRule().children():
        renderer.rootRule().removeChild(rule)
    renderer.rootRule().appendChild(heading)
    return renderer


def changes(field: str) -> QgsFeatureRenderer:
    """What came, went and changed, told apart by shape as well as by colour.

    :param field: the one that says which it is.
    """
    labels = change_labels()
    return QgsCategorizedSymbolRenderer(
        field,
        [QgsRendererCategory(value, sign(*look), labels[value]) for value, look in _CHANGE_LOOKS.items()],
    )


def change_labels() -> dict[str, str]:
    """The words for the values of ``refreshing.CHANGE``."""
    return {
        ADDED: translate("GeoPortfolio", "Added"),
        CHANGED: translate("GeoPortfolio", "Changed"),
        DROPPED: translate("GeoPortfolio", "Dropped"),
    }


def change_aliases() -> dict[str, str]:
    """The words for the fields that ``refreshing.write_changes`` adds."""
    return {
        CHANGE: translate("GeoPortfolio", "Change"),
        WHAT_CHANGED: translate("GeoPortfolio", "What changed"),
    }


def sign(shape: str, color: str, size: float = 3) -> QgsMarkerSymbol:
    """A marker that is told from others by its *shape* (QGIS's name) as well as by its *color* ("r,g,b").

    :param size: millimetres.
    """
    return QgsMarkerSymbol.createSimple(
        {"name": shape, "color": color, "outline_color": _HALO, "outline_width": "0.3", "size": str(size)}
    )


def _rules_from(ranges: list[QgsRendererRange]) -> QgsRuleBasedRenderer:
    """Rules that QGIS made: made in Python, one is freed behind its wrapper, which then writes to it."""
    return QgsRuleBasedRenderer.convertFromRenderer(QgsGraduatedSymbolRenderer("", ranges))


def _class_symbol(rank: int) -> QgsMarkerSymbol:
    symbol = _dot(_SIZES[rank])
    symbol.setOpacity(_OPACITY)
    dot = symbol.symbolLayer(0)
    dot.setRenderingPass(len(_SIZES) - rank)  # small dots above large ones
    shrunk = f"{_SIZES[rank]} * scale_linear(log10(@map_scale), {_FULL_SIZE}, {_SMALLEST}, 1, {_SHRUNK_TO})"
    dot.setDataDefinedProperty(compat.MARKER_SIZE, QgsProperty.fromExpression(shrunk))
    return symbol


def sum_expression(insured: SumInsured) -> str:
    """The QGIS expression of a row's sum; a part without a value counts as nothing."""
    return " + ".join(f"coalesce({QgsExpression.quotedColumnRef(part)}, 0)" for part in insured.parts)


def heading_of(insured: SumInsured) -> str:
    """What the sum is made of: "BuildingTIV + BITIV, EUR" or "..., 3 currencies, not converted"."""
    parts = " + ".join(insured.parts)
    if len(insured.currencies) == 1:
        return f"{parts}, {insured.currencies[0]}"
    if insured.currencies:
        count = len(insured.currencies)
        mixed = counted(count, "1 currency, not converted", "{count} currencies, not converted")
        return f"{parts}, {mixed}"
    return parts


def breaks(sample: tuple[float, ...]) -> list[float]:
    """At most four limits between five classes, evenly on a log scale, of two digits each.

    :param sample: sums above zero, ascending; the outer twentieths don't stretch the scale.
    """
    low, high = sample[len(sample) // 20], sample[-1 - len(sample) // 20]
    step = (high / low) ** (1 / len(_SIZES))
    rounded = {float(f"{low * step**rank:.1e}") for rank in range(1, len(_SIZES))}
    return sorted(rounded) if high > low else []


def _between(total: str, low: float, high: float) -> str:
    sides = []
    if math.isfinite(low):
        sides.append(f"{total} >= {low!r}")
    if math.isfinite(high):
        sides.append(f"{total} < {high!r}")
    return " AND ".join(sides)


def _class_label(low: float, high: float) -> str:
    if not math.isfinite(low) and not math.isfinite(high):
        return translate("GeoPortfolio", "all")
    if not math.isfinite(low):
        return translate("GeoPortfolio", "below {limit}").format(limit=numbers.short(high))
    if not math.isfinite(high):
        return translate("GeoPortfolio", "{limit} and more").format(limit=numbers.short(low))
    return translate("GeoPortfolio", "{low} to {high}").format(
        low=numbers.short(low), high=numbers.short(high)
    )


def _dot(size: float) -> QgsMarkerSymbol:
    symbol = QgsMarkerSymbol.createSimple(
        {
            "name": "circle",
            "size": str(size),
            "color": _FILL,
            "outline_color": _HALO,
            "outline_width": str(_OUTLINE),
        }
    )
    style = QgsProperty.fromExpression(f"if(@map_scale < {_OUTLINE_BELOW}, 'solid', 'no')")
    symbol.symbolLayer(0).setDataDefinedProperty(compat.STROKE_STYLE, style)
    return symbol


def _stamped(size: float, far: float) -> QgsMarkerSymbol:
    """A dot of *size* millimetres in the street, and of *far* times that further out.

    Both are painted once and stamped; only whether the large one is shown is asked for each row. A size
    in meters between limits would ask nothing, but fills the legend with discs, and a canvas in degrees
    with its centre beyond a pole knows no meters.
    """
    symbol = QgsMarkerSymbol.createSimple(
        {"name": "circle", "size": str(size * far), "color": _FILL, "outline_style": "no"}
    )
    look = {"name": "circle", "size": str(size), "color": _FILL, "outline_color": _HALO}
    near = QgsSimpleMarkerSymbolLayer.create({**look, "outline_width": str(_OUTLINE)})
    is_near = QgsProperty.fromExpression(f"@map_scale < {_STAMPED_BELOW}")
    near.setDataDefinedProperty(compat.LAYER_ENABLED, is_near)
    symbol.appendSymbolLayer(near)
    return symbol


def _unseen() -> QgsMarkerSymbol:
    return QgsMarkerSymbol.createSimple({"style": "no", "outline_style": "no", "color": "0,0,0,0"})


def tip_of(rows: Iterable[tuple[str, str]], characters: int = _TIP_CHARACTERS) -> str:
    """The map tip with these (label, QGIS expression of its value); a row without a value is left out.

    A long text is wrapped: by itself, a tip is as wide as its longest line.
    """
    wrapped = ((escape(printable(label)), f"wordwrap({value}, {characters}, ' ')") for label, value in rows)
    shown = "".join(_tip_row(label, value) for label, value in wrapped)
    return f'<table style="{_TIP_LOOK.replace("nowrap", "pre")}">{shown}</table>'


def map_tip(stored: Stored) -> str:
    """The map tip as HTML with QGIS expressions: what is there of name, id, value, occupancy, quality."""
    names = {field.original: field.name for field in stored.fields}
    rows = [
        _tip_row(escape(name), QgsExpression.quotedColumnRef(names[name]))
        for name in (*_NAMES, *_IDS)
        if name in names
    ]
    insured = stored.insured
    if insured:
        rows.append(_tip_row(translate("GeoPortfolio", "Sum insured"), _tip_value(insured)))
    rows += [
        _tip_row(escape(name), QgsExpression.quotedColumnRef(names[name]))
        for name in (*_OCCUPANCIES, *_QUALITIES)
        if name in names
    ]
    return f'<table style="{_TIP_LOOK}">{"".join(rows[:TIP_ROWS])}</table>' if rows else ""


def _tip_value(insured: SumInsured) -> str:
    amount = f"format_number({sum_expression(insured)}, 0)"
    if not insured.currency_field:
        return amount
    return f"{amount} || coalesce(' ' || {QgsExpression.quotedColumnRef(insured.currency_field)}, '')"


def _tip_row(label: str, value: str) -> str:
    """A row that is left out where the value is null; the value is escaped when it is shown."""
    if _TIP_END in label + value:
        # QGIS would take what follows for HTML: a service that names a column so has no row for it.
        return ""
    shown = f"to_string({value})"
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        shown = f"replace({shown}, '{character}', '{entity}')"
    begin = QgsExpression.quotedString(f'<tr><th align="left">{label}</th><td>')
    return f"[% coalesce({begin} || {shown} || '</td></tr>', '') %]"
