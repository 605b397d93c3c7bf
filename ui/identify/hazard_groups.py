"""What a layer has at a place, in the analyst's words: its name, how it stands, and its rows."""

from __future__ import annotations

from typing import Any, Mapping

from qgis.PyQt.QtCore import QCoreApplication

from ...core.api.enrichment import COUNT
from ...core.gis.enrichment.hazards import Hazards, LayerAnswer
from ...core.gis.storage.columns import EXACT_IN_DOUBLE, text_of
from ...core.gis.text.numbers import whole
from .facts import Group, rows_of

translate = QCoreApplication.translate


def groups_of(hazards: Hazards) -> tuple[Group, ...]:
    """Each layer in the order of the answers."""
    return tuple(_group(answer, hazards.operation) for answer in hazards.answers)


def operation_text(operation: str) -> str:
    """*operation* for people."""
    if operation == COUNT:
        return translate("GeoPortfolio", "Counts")
    return translate("GeoPortfolio", "Attributes")


def _group(answer: LayerAnswer, operation: str) -> Group:
    if answer.error is not None:
        return Group(answer.name, translate("GeoPortfolio", "refused"), problem=_refused(answer))
    if answer.found is None:
        return Group(answer.name, translate("GeoPortfolio", "no answer"), problem=_left_out(answer.name))
    if operation == COUNT and "count" in answer.found:
        return _counted(answer.name, answer.found)
    rows = tuple(rows_of(answer.found))
    return Group(answer.name, "" if rows else _nothing(), rows)


def _counted(layer: str, found: Mapping[str, Any]) -> Group:
    """The number beside the name; below it the attributes of each feature, numbered when they are several."""
    rest = {name: value for name, value in found.items() if name not in ("count", "features")}
    features = found.get("features") or []
    if isinstance(features, list) and len(features) == 1 and isinstance(features[0], dict):
        rest.update(features[0])
    elif isinstance(features, list):
        rest.update({str(number): feature for number, feature in enumerate(features, 1)})
    else:
        rest["features"] = features
    if found["count"] == 0 and not rest:
        return Group(layer, _nothing())
    return Group(layer, _number(found["count"]), tuple(rows_of(rest)))


def _number(count: Any) -> str:
    is_number = isinstance(count, int) and not isinstance(count, bool)
    return whole(count) if is_number and abs(count) < EXACT_IN_DOUBLE else text_of(count) or ""


def _nothing() -> str:
    return translate("GeoPortfolio", "nothing here")


def _refused(answer: LayerAnswer) -> str:
    text = translate(
        "GeoPortfolio", "The service refuses the layer '{layer}'. Check its name under Layers."
    ).format(layer=answer.name)
    words = getattr(answer.error, "service_message", "")
    if words:
        text = translate("GeoPortfolio", '{sentence} Service: "{words}"').format(sentence=text, words=words)
    return text


def _left_out(layer: str) -> str:
    return translate(
        "GeoPortfolio",
        "The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.",
    ).format(layer=layer)
