"""Rows of Qt's standard models."""

from __future__ import annotations

from typing import Sequence

from qgis.PyQt.QtGui import QStandardItem


def add_row(parent: QStandardItem, items: Sequence[QStandardItem]) -> None:
    """Append a row to *parent*, which of a model is its ``invisibleRootItem()``."""
    # PyQt never frees a list that appendRow is given, some 80 bytes of each row.
    first, *others = items
    parent.appendRow(first)
    for column, item in enumerate(others, 1):
        parent.setChild(parent.rowCount() - 1, column, item)
