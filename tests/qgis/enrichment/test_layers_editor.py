"""The list of layers is edited by typing, ticking, moving, and with names of the map service."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QMenu, QToolButton

from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.core.gis.hazard_maps.catalog import MapLayer
from geoportfolio.ui.enrichment.layers_editor import LayersDialog, LayersEditor
from geoportfolio.ui.enrichment.suggesting import edit_layers
from geoportfolio.ui.widgets.tick_list import key_of
from sandbox.hazards import LAYERS
from tests.support.event_loop import pump_until
from tests.support.oracle import is_told_well
from tests.support.service import FAULT
from tests.support.widgets import press

CONNECTION = "office"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(shown):
    layer_lists.save(CONNECTION, [ListedLayer("wind"), ListedLayer("flood", False), ListedLayer("quake")])
    return shown(LayersEditor(CONNECTION))


def listed(editor) -> list[str]:
    return [key_of(item) for item in editor.list.rows()]


def type_name(editor, text: str, key=Qt.Key.Key_Return) -> None:
    line = editor.findChild(QLineEdit, "layerNameLine")
    QTest.keyClicks(line, text)
    if key:
        QTest.keyClick(line, key)


def test_the_list_of_the_connection_is_shown(editor):
    assert listed(editor) == ["wind", "flood", "quake"] and editor.chosen() == ("wind", "quake")
    assert editor.findChild(QLabel, "layersCountLabel").text() == "2 of 3 layers"


def test_names_are_typed_and_one_that_is_there_is_ticked(editor):
    told = []
    editor.changed.connect(lambda: told.append(editor.chosen()))
    type_name(editor, "flood, hail")
    assert editor.chosen() == ("wind", "flood", "quake", "hail") == told[-1]
    assert editor.line.text() == ""
    editor.save()
    assert layer_lists.chosen(CONNECTION) == ("wind", "flood", "quake", "hail")


def test_ticks_order_and_removal_by_hand(editor):
    editor.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    editor.list.setCurrentRow(2)
    press(editor, "layerUpButton")
    assert listed(editor) == ["wind", "quake", "flood"] and editor.chosen() == ("quake",)
    press(editor, "removeLayerButton")
    assert listed(editor) == ["wind", "flood"] and editor.chosen() == ()
    editor.list.setCurrentRow(0)
    QTest.keyClick(editor.list, Qt.Key.Key_Delete)
    editor.save()
    assert layer_lists.listed(CONNECTION) == (ListedLayer("flood", False),)


def test_buttons_wait_for_a_selection(editor):
    names = ("removeLayerButton", "layerUpButton", "layerDownButton")
    assert not any(editor.findChild(QToolButton, name).isEnabled() for name in names)
    editor.list.setCurrentRow(1)
    assert all(editor.findChild(QToolButton, name).isEnabled() for name in names)


def test_names_that_a_dialog_brings_come_first_and_ticked(shown, editor):
    other = shown(LayersEditor(CONNECTION, ("quake", "hail")))
    assert listed(other) == ["quake", "hail", "wind", "flood"] and other.chosen() == ("quake", "hail")
    assert shown(LayersEditor(CONNECTION, ())).chosen() == ()
    nobodys = shown(LayersEditor("", ("a", "b")))
    nobodys.save()
    assert nobodys.chosen() == ("a", "b") and layer_lists.listed("") == ()


def test_an_empty_list_says_whose_names_they_are(shown):
    editor = shown(LayersEditor("new"))
    assert is_told_well(editor.findChild(QLabel, "layersCountLabel").text())
    assert "provider" in editor.findChild(QLabel, "layersCountLabel").text()
    assert editor.findChild(QToolButton, "suggestLayersButton").isHidden()


def test_names_used_lately_are_behind_the_arrow(editor):
    menu = editor.findChild(QMenu, "recentLayersMenu")
    assert menu.isEmpty()
    layer_lists.remember(CONNECTION, ("wind", "fire & smoke"))
    editor.list.setCurrentRow(0)
    (action,) = menu.actions()
    action.trigger()
    assert editor.chosen() == ("wind", "quake", "fire & smoke") and menu.isEmpty()


def test_a_suggestion_is_a_maybe_until_it_is_ticked(editor):
    editor.show_suggestions((MapLayer("wind"), MapLayer("hail", "Hail, <1 in 100>"), MapLayer("snow")))
    assert listed(editor) == ["wind", "flood", "quake", "hail", "snow"] and editor.chosen() == (
        "wind",
        "quake",
    )
    assert (
        editor.list.item(3).text() == "hail (maybe)"
        and editor.list.item(3).toolTip() == "<p>Hail, &lt;1 in 100&gt;</p>"
    )
    assert editor.status.text().startswith("2 new names")
    editor.list.item(4).setCheckState(Qt.CheckState.Checked)
    editor.save()
    assert [layer.name for layer in layer_lists.listed(CONNECTION)] == ["wind", "flood", "quake", "snow"]
    editor.show_suggestions((MapLayer("wind"),))
    assert editor.status.text() == "The map service has no other layers."


def test_many_suggestions_can_be_searched(editor):
    assert editor.findChild(QLineEdit, "layersFilter").isHidden()
    editor.show_suggestions([MapLayer(f"peril {number}") for number in range(500)])
    QTest.keyClicks(editor.findChild(QLineEdit, "layersFilter"), "peril 49")
    assert sum(not item.isHidden() for item in editor.list.rows()) == 11


def test_ok_keeps_the_list_with_what_is_typed_and_cancel_does_not(shown):
    dialog = shown(LayersDialog(CONNECTION))
    type_name(dialog.editor, "wind")
    assert dialog.isVisible()
    type_name(dialog.editor, "flood", None)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.chosen() == layer_lists.chosen(CONNECTION) == ("wind", "flood")
    dialog = shown(LayersDialog(CONNECTION))
    type_name(dialog.editor, "quake")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert layer_lists.chosen(CONNECTION) == ("wind", "flood")


def test_the_map_service_suggests(environment, bench, window):
    saved = []
    dialog = edit_layers(bench, "environment", window.mainWindow(), saved.append)
    press(dialog, "suggestLayersButton")
    assert not dialog.findChild(QToolButton, "suggestLayersButton").isEnabled()
    pump_until(lambda: dialog.findChild(QToolButton, "suggestLayersButton").isEnabled())
    assert set(LAYERS) == set(listed(dialog.editor)) and dialog.chosen() == ()
    dialog.editor.add("wind_bands")
    dialog.accept()
    assert saved == [("wind_bands",)] == [layer_lists.chosen("environment")]


def test_a_map_service_that_refuses_is_told_in_the_dialog(environment, bench, window, sandbox):
    sandbox.faults.set("layers/wms=403")
    dialog = edit_layers(bench, "environment", window.mainWindow(), lambda names: None)
    press(dialog, "suggestLayersButton")
    pump_until(lambda: dialog.findChild(QToolButton, "suggestLayersButton").isEnabled())
    assert is_told_well(dialog.editor.status.text(), FAULT) and window.texts() == []
    assert listed(dialog.editor) == []
    dialog.reject()


def test_a_dialog_that_is_left_while_it_asks_leaves_nothing(environment, bench, window, sandbox):
    sandbox.faults.set("layers/wms=delay:5")
    dialog = edit_layers(bench, "environment", window.mainWindow(), lambda names: None)
    press(dialog, "suggestLayersButton")
    dialog.reject()
    pump_until(lambda: not bench.tasks.busy("layer names"))
