"""In no language do two controls of a window, or two entries of a menu, share the letter of the keyboard."""

from __future__ import annotations

from typing import Iterator

import pytest
from qgis.gui import QgsMapMouseEvent
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QLocale, QPoint
from qgis.PyQt.QtWidgets import QAction, QMenu, QWidget

from geoportfolio.core.gis.text import languages
from geoportfolio.ui.layers.layer_status_actions import OFFERED
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.support.accessible import letters_of, shared_letters
from tests.support.screens import SCREENS
from tests.support.window import Window
from tools.translations import LANGUAGES

translate = QCoreApplication.translate


@pytest.fixture(params=["en", *LANGUAGES], autouse=True)
def speaking(request: pytest.FixtureRequest) -> Iterator[None]:
    """Before anything is made: what a widget reads stays as it was said."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    translator = languages.install_translation(request.param)
    yield
    languages.remove_translation(translator)
    QLocale.setDefault(before)


def test_each_letter_leads_to_one_place(speaking, house, bench, window):
    faults = []
    for name in SCREENS:
        shown = house.open(name)
        faults += [f"{name}: {fault}" for fault in letters_of(shown)]
        faults += [f"{name}, {fault}" for fault in _in_menus(shown)]
    for name, actions in window.layer_actions.items():
        faults += [f"layers, {name}: {fault}" for fault in shared_letters(each.text() for each in actions)]
    for name, texts in _elsewhere(bench, window).items():
        faults += [f"{name}: {fault}" for fault in shared_letters(texts)]
    assert not faults, "\n".join(sorted(set(faults)))


def _elsewhere(bench: PluginWindow, window: Window) -> dict[str, list[str]]:
    """What the menus of a place of the map and of a mark beside a layer offer."""
    canvas = window.mapCanvas()
    event = QgsMapMouseEvent(canvas, QEvent.Type.MouseButtonPress, QPoint(10, 10))
    at_a_place = QMenu()
    canvas.contextMenuAboutToShow.emit(at_a_place, event)
    with_the_mark = [translate("GeoPortfolio", "Refresh with &Current Area")]
    return {
        "a place of the map": [each.text() for each in at_a_place.findChildren(QAction)],
        "a mark": [*with_the_mark, *(bench.layer_menu.actions[name].text() for name in OFFERED)],
    }


def _in_menus(shown: QWidget) -> Iterator[str]:
    for menu in shown.findChildren(QMenu):
        menu.aboutToShow.emit()
        for fault in shared_letters(each.text() for each in menu.actions() if each.isVisible()):
            yield f"{menu.objectName() or menu.parent().objectName()}: {fault}"
