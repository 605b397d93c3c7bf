"""Filter values with their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted

if TYPE_CHECKING:
    from ...core.api.sources import FilterField

_VALUES_TOLD = 20


def values_text(field: FilterField, most: int = _VALUES_TOLD) -> str:
    """Return the values of *field* with their labels, at most *most*."""
    if not field.values:
        return tr("Any value")
    told = [f"{value} {field.meanings.get(value, '')}".strip() for value in field.values[:most]]
    rest = len(field.values) - len(told)
    more = counted(rest, "and 1 more", "and {count} more") if rest else ""
    return ", ".join(filter(None, (*told, more)))
