"""Style the layer of an enrichment: by status, and by a field of each hazard layer."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from typing import AbstractSet, Any, Iterator, Optional, Sequence

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsExpression,
    QgsFeatureRenderer,
    QgsMarkerSymbol,
    QgsRendererCategory,
    QgsVectorLayer,
)

from .. import compat
from ..results.layers import offer_styles
from ..storage.columns import text_of
from ..styles import map_tips
from ..styles.renderers import breaks, by_status, classed, sign
from ..text.languages import tr
from ..text.plain_text import unmarked
from .fields import FEW, LayerField

# Colors differ from those of the input points below: shape, color, size in mm.
_LOOKS = {
    "found": ("circle", "136,34,85", 2.2),
    "not found": ("circle", "130,130,130", 1.8),
    "failed": ("cross_fill", "190,30,60", 4),
    "stopped": ("triangle", "120,120,120", 2.6),
}
_RAMP = ("253,190,133", "253,141,60", "241,105,19", "217,72,1", "166,54,3", "90,25,0")
"""ColorBrewer's oranges, colorblind-safe; the darkest are the largest values."""
_SMALLEST, _STEP = 1.9, 0.3
_NOTHING = ("circle", "130,130,130", 1.8)
_TIP_CHARACTERS = 32
"""Layer names leave less space for values."""
_OTHER_ROWS = 3
_LONGEST = ("features",)
"""The features of a count would fill the map tip."""


@dataclass(frozen=True)
class Enriched:
    """The content of a layer of enriched points.

    :param own: the names of the fields :data:`.fields.OWN`.
    :param statuses: the statuses that occur.
    """

    title: str
    own: tuple[str, ...]
    fields: tuple[LayerField, ...]
    statuses: AbstractSet[str]

    def style_layer(self, layer: QgsVectorLayer) -> None:
        """Set styles, map tip and aliases of *layer*. Main thread."""
        if not {*self.own, *(field.name for field in self.fields)} <= set(layer.fields().names()):
            return  # a format that truncates names
        for name, alias in self._aliases():
            layer.setFieldAlias(layer.fields().indexOf(name), alias)
        layer.setMapTipTemplate(self._map_tip(layer))
        offer_styles(layer, [(tr("Hazards"), self._by_status()), *self._by_layer()])
        compat.describe(layer, self.title, self.title)
        layer.triggerRepaint()

    def _aliases(self) -> Iterator[tuple[str, str]]:
        asked, status, message = self.own
        yield asked, tr("Requested")
        yield status, tr("Status")
        yield message, tr("Message")
        for each in self.fields:
            if each.name != f"{each.layer}_{each.attribute}":
                yield each.name, unmarked(_label(each))

    def _map_tip(self, layer: QgsVectorLayer) -> str:
        name = layer.displayExpression()
        _, status, message = self.own
        return map_tips.tip_of(
            [
                (tr("Point"), f"to_string({name})"),
                (tr("Status"), QgsExpression.quotedColumnRef(status)),
                *((_label(each), f"to_string({_column(each)})") for each in self._most_telling()),
                (tr("Message"), f"nullif({QgsExpression.quotedColumnRef(message)}, '')"),
            ],
            _TIP_CHARACTERS,
        )

    def _most_telling(self) -> list[LayerField]:
        """Return the fields that fit into a map tip: the first of each layer, then the second of each."""
        turns = zip_longest(*(_ranked(self._fields_of(layer)) for layer in self._layers()))
        named = (each.name for turn in turns for each in turn if each is not None)
        most = set(islice(named, map_tips.MOST_ROWS - _OTHER_ROWS))
        return [each for each in self.fields if each.name in most]

    def _layers(self) -> list[str]:
        return list(dict.fromkeys(each.layer for each in self.fields))

    def _fields_of(self, layer: str) -> list[LayerField]:
        return [each for each in self.fields if each.layer == layer]

    def _by_status(self) -> QgsFeatureRenderer:
        labels = {
            "found": tr("In hazard zone"),
            "not found": tr("Outside"),
            "failed": tr("Failed, see message"),
            "stopped": tr("Not requested, stopped before"),
        }
        _, status, _ = self.own
        seen = {word: label for word, label in labels.items() if word in self.statuses}
        return by_status(status, _LOOKS, seen)

    def _by_layer(self) -> Iterator[tuple[str, QgsFeatureRenderer]]:
        for layer in self._layers():
            field = _telling(self._fields_of(layer))
            if field is not None:
                yield layer, _values_of(field) if len(field.values) <= FEW else _classes_of(field)


def _telling(fields: Sequence[LayerField]) -> Optional[LayerField]:
    """Return the field that distinguishes the points best: a number, else text with few values."""
    numbers = [each for each in fields if each.is_number and each.high is not None]
    several = [each for each in fields if len(each.values) > 1]
    offered = chain(
        (each for each in numbers if each in several),
        (each for each in several if len(each.values) <= FEW),
        numbers,
    )
    return next((each for each in offered if len(each.values) <= FEW or (each.low or 0) > 0), None)


def _ranked(fields: Sequence[LayerField]) -> list[LayerField]:
    """Return the fields of a layer: the one of its style, then varying ones, then those with a single
    value."""
    short = [each for each in fields if each.attribute not in _LONGEST]
    first = _telling(short)
    return sorted(short, key=lambda each: (each is not first, len(each.values) <= 1))


def _values_of(field: LayerField) -> QgsFeatureRenderer:
    """Return a symbol for each value; the one for rows without a value is small and gray."""
    ranked = sorted(field.values, key=_order)
    step = (len(_RAMP) - 1) / max(1, len(ranked) - 1)
    categories = [
        QgsRendererCategory(value, _sign(round(rank * step)), f"{_label(field)} {text_of(value)}")
        for rank, value in reversed(list(enumerate(ranked)))
    ]
    categories.append(QgsRendererCategory(None, sign(*_NOTHING), _nothing()))
    return QgsCategorizedSymbolRenderer(field.name, categories)


def _classes_of(field: LayerField) -> QgsFeatureRenderer:
    limits = breaks((field.low, field.high))
    return classed(_label(field), _column(field), limits, _sign, (_nothing(), sign(*_NOTHING)))


def _order(value: Any) -> tuple[bool, Any]:
    is_text = isinstance(value, str)
    return is_text, value


def _sign(rank: int) -> QgsMarkerSymbol:
    return sign("circle", _RAMP[rank], _SMALLEST + rank * _STEP)


def _label(field: LayerField) -> str:
    return f"{field.layer}: {field.attribute}"


def _column(field: LayerField) -> str:
    return str(QgsExpression.quotedColumnRef(field.name))


def _nothing() -> str:
    return tr("no value")
