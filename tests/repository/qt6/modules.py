"""Run by ``test_widgets.py`` in a process of its own: it has the Qt that was asked for, and all of ours."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from qgis.PyQt.QtCore import (
    PYQT_VERSION_STR,
    QAbstractItemModel,
    QByteArray,
    QItemSelection,
    QPointF,
    Qt,
    qVersion,
)
from qgis.PyQt.QtGui import QPolygonF
from qgis.PyQt.QtWidgets import QWidget

ROOT = Path(__file__).resolve().parents[3]
FILES = [path for folder in ("core", "ui") for path in sorted((ROOT / folder).rglob("*.py"))]


def name_of(path: Path) -> str:
    return ".".join(part for part in path.relative_to(ROOT).with_suffix("").parts if part != "__init__")


def test_it_is_the_qt_that_was_asked_for():
    major = os.environ["QT_BINDING"][-1]
    assert (qVersion()[0], PYQT_VERSION_STR[0]) == (major, major)


def test_every_module_of_the_plugin_is_imported():
    """Its classes, signals, tables of keys and flags are made then."""
    failed = {}
    for path in FILES:
        try:
            import_module(f"geoportfolio.{name_of(path)}")
        except Exception as error:
            failed[name_of(path)] = error
    assert failed == {}


def test_what_the_stubs_of_pyqt6_deny_is_there():
    """What ``tools/qt6.py`` excuses by ``DENIED``."""
    assert bytes(QByteArray(b"x")) == b"x"
    assert list(QItemSelection()) == [] and list(QPolygonF([QPointF(1, 2)])) == [QPointF(1, 2)]
    assert {(Qt.Key.Key_Home, True): 1}.get((int(Qt.Key.Key_Home), True)) == 1
    assert callable(QAbstractItemModel.parent) and callable(QWidget.find)
