"""A table of rows: its menu."""

from __future__ import annotations

from qgis.PyQt.QtCore import QStringListModel, QTimer
from qgis.PyQt.QtWidgets import QMenu, QToolButton

from geoportfolio.ui.row_table import RowTable
from tests.qgis.window import let_go


def test_the_menu_of_a_row_does_what_a_button_does_and_none_stays_behind(qgis_app):
    table = RowTable("table", "Table", QStringListModel(["one", "two"]))
    button, pressed = QToolButton(table), []
    button.setToolTip("Ask again")
    button.clicked.connect(lambda: pressed.append(table.currentIndex().row()))
    table.offer([button])
    table.show()

    def choose():
        menu = table.findChildren(QMenu)[-1]
        menu.setActiveAction(menu.actions()[0])
        menu.actions()[0].trigger()
        menu.close()

    for row in (1, 0):
        QTimer.singleShot(50, choose)
        table.customContextMenuRequested.emit(table.visualRect(table.model().index(row, 0)).center())
        let_go()
    assert pressed == [1, 0] and not table.findChildren(QMenu)
    table.close()
    table.deleteLater()
    let_go()
