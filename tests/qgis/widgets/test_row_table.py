"""A table of rows: its menu."""

from __future__ import annotations

from qgis.PyQt.QtCore import QPoint, QStringListModel, QTimer
from qgis.PyQt.QtGui import QContextMenuEvent
from qgis.PyQt.QtWidgets import QMenu, QToolButton

from geoportfolio.ui.widgets.row_table import RowTable
from tests.support.event_loop import let_go
from tests.support.window import open_menu


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
        open_menu(table, table.visualRect(table.model().index(row, 0)).center())
        let_go()
    assert pressed == [1, 0] and not table.findChildren(QMenu)
    table.close()
    table.deleteLater()
    let_go()


def test_the_menu_key_opens_the_menu_of_the_chosen_row(qgis_app, monkeypatch):
    table = RowTable("table", "Table", QStringListModel(["one", "two"]))
    table.resize(300, 300)
    table.show()
    places = []
    monkeypatch.setattr(QMenu, "exec", lambda _menu, at: places.append(at))
    anywhere = table.rect().center()
    assert not table.indexAt(anywhere).isValid()
    open_menu(table, anywhere, QContextMenuEvent.Reason.Keyboard)
    assert not places, "no row is chosen"
    table.selectRow(1)
    open_menu(table, anywhere, QContextMenuEvent.Reason.Keyboard)
    (place,) = (table.viewport().mapFromGlobal(place) for place in places)
    assert table.indexAt(place).row() == 1 and table.currentIndex().row() == 1
    open_menu(table, QPoint(5, 5))
    assert table.currentIndex().row() == 0
    table.close()
    table.deleteLater()
    let_go()
