"""Rows of Qt's standard models."""

from __future__ import annotations

import gc

from qgis.PyQt.QtGui import QStandardItem, QStandardItemModel

from geoportfolio.ui.widgets.controls import add_row
from tests.e2e.census import heap


def texts(parent):
    return [
        [parent.child(row, column).text() for column in range(parent.columnCount())]
        for row in range(parent.rowCount())
    ]


def test_rows_stand_below_each_other(qgis_app):
    model = QStandardItemModel(0, 2)
    group = QStandardItem("group")
    add_row(model.invisibleRootItem(), (group, QStandardItem("2 facts")))
    for row in ("ab", "cd"):
        add_row(group, [QStandardItem(text) for text in row])
    add_row(model.invisibleRootItem(), [QStandardItem("next"), QStandardItem("")])
    assert texts(model.invisibleRootItem()) == [["group", "2 facts"], ["next", ""]]
    assert texts(group) == [["a", "b"], ["c", "d"]]


def held_after_rows(count):
    """MB that are held once a model with so many rows has come and gone."""
    model = QStandardItemModel(0, 2)
    for _ in range(count):
        add_row(model.invisibleRootItem(), (QStandardItem("a"), QStandardItem("b")))
    del model
    gc.collect()
    return heap()[0]


def test_rows_are_let_go_with_their_model(qgis_app):
    before = held_after_rows(20_000)
    assert held_after_rows(20_000) - before < 0.5
