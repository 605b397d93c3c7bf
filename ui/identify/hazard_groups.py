"""Convert the data of hazard layers to groups of facts."""

from __future__ import annotations

from typing import Iterable

from ...core.gis.enrichment.hazards import LayerAnswer
from ...core.gis.text.languages import tr
from .facts import Group, rows_of


def groups_of(answers: Iterable[LayerAnswer]) -> tuple[Group, ...]:
    """Return a group for each layer, in the order of *answers*."""
    return tuple(map(_group, answers))


def _group(answer: LayerAnswer) -> Group:
    if answer.error is not None:
        return Group(answer.name, tr("not authorized"), problem=_refused(answer))
    if answer.found is None:
        return Group(answer.name, tr("no response"), problem=_left_out(answer.name))
    rows = tuple(rows_of(answer.found))
    return Group(answer.name, "" if rows else tr("no hazard"), rows)


def _refused(answer: LayerAnswer) -> str:
    text = tr("The service rejects the layer '{layer}'. Check its name under Layers.").format(
        layer=answer.name
    )
    words = getattr(answer.error, "service_message", "")
    if words:
        text = tr('{sentence} Service: "{words}"').format(sentence=text, words=words)
    return text


def _left_out(layer: str) -> str:
    return tr(
        "The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers."
    ).format(layer=layer)
