"""The entries of the menus: each has an icon that is there, and says what it does."""

from __future__ import annotations

import pytest
from qgis.gui import QgsMapMouseEvent
from qgis.PyQt.QtCore import QEvent, QPoint
from qgis.PyQt.QtWidgets import QAction, QMenu, QWidget

from geoportfolio.ui.widgets.icons import ENTRIES, icon


def entries(widget: QWidget) -> list[QAction]:
    """Of all menus in *widget*."""
    return [
        a for m in widget.findChildren(QMenu) for a in m.actions() if not a.isSeparator() and not a.menu()
    ]


def unexplained(actions) -> list[str]:
    return [a.text() for a in actions if not (a.toolTip() and a.statusTip() and a.whatsThis())]


@pytest.mark.parametrize("name", sorted(set(ENTRIES.values())))
def test_the_icons_are_there(qgis_app, name):
    assert not icon(name).pixmap(16, 16).isNull()


def test_the_menus_of_the_docks_have_icons_and_tell_what_they_do(bench):
    bench.filters.editor.bar.saved.menu().aboutToShow.emit()
    found = [*entries(bench.selection.panel), *entries(bench.filters.editor.bar)]
    assert len(found) > 20
    assert unexplained(found) == []
    assert [a.text() for a in found if a.icon().isNull() and not a.isCheckable()] == []
    assert set(ENTRIES) <= {a.objectName() for a in found}


def test_the_menus_of_layers_do_too(bench):
    found = [*bench.layer_menu.actions.values(), *bench.point_menu.actions.values()]
    assert len(found) == 12 and unexplained(found) == []
    assert not any(action.icon().isNull() for action in found)


def test_the_menu_of_the_map_does_too(bench, window):
    canvas, menu = window.mapCanvas(), QMenu()
    event = QgsMapMouseEvent(canvas, QEvent.Type.MouseButtonPress, QPoint(10, 10))
    canvas.contextMenuAboutToShow.emit(menu, event)
    found = entries(menu)
    assert len(found) == 3 and unexplained(found) == []
    assert not any(action.icon().isNull() for action in found)
