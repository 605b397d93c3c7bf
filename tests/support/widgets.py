"""Parts of a window by their object names, and what they show."""

from __future__ import annotations

from typing import Any

from qgis.PyQt.QtCore import QAbstractItemModel, QModelIndex, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAbstractButton, QLabel, QWidget


def part(widget: QWidget, kind: type, name: str) -> Any:
    found = widget.findChild(kind, name)
    assert found is not None, name
    return found


def press(widget: QWidget, name: str) -> None:
    """Click a button with the mouse."""
    QTest.mouseClick(part(widget, QAbstractButton, name), Qt.MouseButton.LeftButton)


def text_of(widget: QWidget, name: str) -> str:
    """What a label says."""
    return part(widget, QLabel, name).text()


def cells_of(model: QAbstractItemModel) -> list[list[str]]:
    """The texts of a table, row by row."""
    rows, columns = model.rowCount(QModelIndex()), model.columnCount(QModelIndex())
    return [[model.index(row, column).data() for column in range(columns)] for row in range(rows)]
