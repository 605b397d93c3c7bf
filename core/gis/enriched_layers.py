"""Points with what layers have there, on the map: how each one went, and a style for each layer."""

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
from qgis.PyQt.QtCore import QCoreApplication

from . import compat, styles
from .columns import text_of
from .enriched_fields import FEW, LayerField
from .layers import offer_styles
from .plain_text import unmarked

translate = QCoreApplication.translate

# Other colours than those of the points that were asked, which lie below: shape, colour, size in mm.
_LOOKS = {
    "found": ("circle", "136,34,85", 2.2),
    "not found": ("circle", "130,130,130", 1.8),
    "failed": ("cross_fill", "190,30,60", 4),
    "stopped": ("triangle", "120,120,120", 2.6),
}
_RAMP = ("253,190,133", "253,141,60", "241,105,19", "217,72,1", "166,54,3", "90,25,0")
"""ColorBrewer's oranges, safe for the colour-blind; the darkest are the largest."""
_SMALLEST, _STEP = 1.9, 0.3
_NOTHING = ("circle", "130,130,130", 1.8)
_TIP_CHARACTERS = 32
"""The names of layers leave less room for values."""
_OTHER_ROWS = 3
_LONGEST = ("features",)
"""What a count has beside its number would fill a tip."""


@dataclass(frozen=True)
class Enriched:
    """What a layer of enriched points is made of.

    :param own: the names of the fields of ``enriched_fields.OWN``.
    :param statuses: those that occur.
    """

    title: str
    own: tuple[str, ...]
    fields: tuple[LayerField, ...]
    statuses: AbstractSet[str]

    def dress(self, layer: QgsVectorLayer) -> None:
        """Give *layer* its styles, map tip and aliases; main thread."""
        if not {*self.own, *(field.name for field in self.fields)} <= set(layer.fields().names()):
            return  # a format that cuts names
        for name, alias in self._aliases():
            layer.setFieldAlias(layer.fields().indexOf(name), alias)
        layer.setMapTipTemplate(self._map_tip(layer))
        offer_styles(layer, [(translate("GeoPortfolio", "Hazards"), self._by_status()), *self._by_layer()])
        compat.describe(layer, self.title, self.title)
        layer.triggerRepaint()

    def _aliases(self) -> Iterator[tuple[str, str]]:
        asked, status, message = self.own
        yield asked, translate("GeoPortfolio", "Asked for")
        yield status, translate("GeoPortfolio", "Status")
        yield message, translate("GeoPortfolio", "Message")
        for each in self.fields:
            if each.name != f"{each.layer}_{each.attribute}":
                yield each.name, unmarked(_label(each))

    def _map_tip(self, layer: QgsVectorLayer) -> str:
        name = layer.displayExpression()
        _, status, message = self.own
        return styles.tip_of(
            [
                (translate("GeoPortfolio", "Point"), f"to_string({name})"),
                (translate("GeoPortfolio", "Status"), QgsExpression.quotedColumnRef(status)),
                *((_label(each), f"to_string({_column(each)})") for each in self._most_telling()),
                (
                    translate("GeoPortfolio", "Message"),
                    f"nullif({QgsExpression.quotedColumnRef(message)}, '')",
                ),
            ],
            _TIP_CHARACTERS,
        )

    def _most_telling(self) -> list[LayerField]:
        """What a map tip has room for: the first of each layer, then the second of each."""
        turns = zip_longest(*(_ranked(self._fields_of(layer)) for layer in self._layers()))
        named = (each.name for turn in turns for each in turn if each is not None)
        most = set(islice(named, styles.TIP_ROWS - _OTHER_ROWS))
        return [each for each in self.fields if each.name in most]

    def _layers(self) -> list[str]:
        return list(dict.fromkeys(each.layer for each in self.fields))

    def _fields_of(self, layer: str) -> list[LayerField]:
        return [each for each in self.fields if each.layer == layer]

    def _by_status(self) -> QgsFeatureRenderer:
        labels = {
            "found": translate("GeoPortfolio", "Hazard here"),
            "not found": translate("GeoPortfolio", "Nothing here"),
            "failed": translate("GeoPortfolio", "Failed, see message"),
            "stopped": translate("GeoPortfolio", "Not asked, stopped before"),
        }
        _, status, _ = self.own
        return QgsCategorizedSymbolRenderer(
            status,
            [
                QgsRendererCategory(word, styles.sign(*look), labels[word])
                for word, look in _LOOKS.items()
                if word in self.statuses
            ],
        )

    def _by_layer(self) -> Iterator[tuple[str, QgsFeatureRenderer]]:
        for layer in self._layers():
            field = _telling(self._fields_of(layer))
            if field is not None:
                yield layer, _values_of(field) if len(field.values) <= FEW else _classes_of(field)


def _telling(fields: Sequence[LayerField]) -> Optional[LayerField]:
    """The field that tells the points of a layer apart best: a number, else a text of few values."""
    numbers = [each for each in fields if each.is_number and each.high is not None]
    several = [each for each in fields if len(each.values) > 1]
    offered = chain(
        (each for each in numbers if each in several),
        (each for each in several if len(each.values) <= FEW),
        numbers,
    )
    return next((each for each in offered if len(each.values) <= FEW or (each.low or 0) > 0), None)


def _ranked(fields: Sequence[LayerField]) -> list[LayerField]:
    """The fields of a layer: the one that tells most, those that differ, those that are the same for all."""
    short = [each for each in fields if each.attribute not in _LONGEST]
    first = _telling(short)
    return sorted(short, key=lambda each: (each is not first, len(each.values) <= 1))


def _values_of(field: LayerField) -> QgsFeatureRenderer:
    """A sign for each value; what has none is small and grey."""
    ranked = sorted(field.values, key=_order)
    step = (len(_RAMP) - 1) / max(1, len(ranked) - 1)
    categories = [
        QgsRendererCategory(value, _sign(round(rank * step)), f"{_label(field)} {text_of(value)}")
        for rank, value in reversed(list(enumerate(ranked)))
    ]
    categories.append(QgsRendererCategory(None, styles.sign(*_NOTHING), _nothing()))
    return QgsCategorizedSymbolRenderer(field.name, categories)


def _classes_of(field: LayerField) -> QgsFeatureRenderer:
    limits = styles.breaks((field.low, field.high))
    return styles.classed(_label(field), _column(field), limits, _sign, (_nothing(), styles.sign(*_NOTHING)))


def _order(value: Any) -> tuple[bool, Any]:
    is_text = isinstance(value, str)
    return is_text, value


def _sign(rank: int) -> QgsMarkerSymbol:
    return styles.sign("circle", _RAMP[rank], _SMALLEST + rank * _STEP)


def _label(field: LayerField) -> str:
    return f"{field.layer}: {field.attribute}"


def _column(field: LayerField) -> str:
    return str(QgsExpression.quotedColumnRef(field.name))


def _nothing() -> str:
    return translate("GeoPortfolio", "no value")
