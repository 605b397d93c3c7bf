"""Parts of a window by their object names."""

from __future__ import annotations

from typing import Any

from qgis.PyQt.QtCore import Qt
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
