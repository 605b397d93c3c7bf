"""How a filter is told in its row of the tree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, Qt

from ...core.gis.filter_words import label_text, value_text
from .nodes import Node
from .values import plain_tip

translate = QCoreApplication.translate

FIELD, VALUE, MEANING = range(3)
Fault = Callable[[Node], str]
"""What is wrong with a filter in a sentence; empty: nothing."""


def _no_fault(_node: Node) -> str:
    return ""


@dataclass(frozen=True)
class RowWords:
    """The words for the rows of one source.

    :param labels: field to label.
    :param required: fields that the source requires a filter on.
    :param meanings: field to value to label.
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    required: frozenset[str] = frozenset()
    meanings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    fault: Fault = _no_fault

    def data(self, node: Node, column: int, role: int) -> Any:
        """What *column* of the row of *node* tells."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts(node)[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.fault(node) or f"{node.field} = {node.value}")
        if role == Qt.ItemDataRole.DecorationRole and column == FIELD and self.fault(node):
            return QgsApplication.getThemeIcon("/mIconWarning.svg")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join((*self._texts(node), self.fault(node))).strip()
        return None

    def _texts(self, node: Node) -> tuple[str, str, str]:
        label = label_text(node.field, self.labels)
        return (
            f"{label} *" if node.field in self.required else label,
            value_text(node.value),
            self.meanings.get(node.field, {}).get(node.value, ""),
        )


def header_text(column: int) -> str:
    """The name of a column."""
    return (
        translate("GeoPortfolio", "Field"),
        translate("GeoPortfolio", "Value"),
        translate("GeoPortfolio", "Meaning"),
    )[column]
