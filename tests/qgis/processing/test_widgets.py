"""Our parameters in Processing's dialogs: texts, with the editors of the docks behind a button."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

import pytest
import qgis.utils
from qgis.core import QgsApplication, QgsProcessingContext
from qgis.gui import QgsAbstractProcessingParameterWidgetWrapper
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, QEvent
from qgis.PyQt.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)

from geoportfolio.core.exposure.uncertainty import ADDRESS_MATCH
from geoportfolio.core.gis.connections.settings import remember_sources
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.core.gis.exposure import address_match
from geoportfolio.ui.connections.template_editor import TemplateDialog
from geoportfolio.ui.enrichment.layers_editor import LayersDialog
from geoportfolio.ui.exposure.address_match_dialog import AddressMatchDialog
from geoportfolio.ui.filters.dialog import FiltersDialog
from geoportfolio.ui.processing.processing_wrappers import plugin_window
from geoportfolio.ui.selection.columns_dialog import ColumnsDialog
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE

FILTERS = '[{"field": "CountryCode", "value": "LU"}]'


@pytest.fixture
def press(window):
    """Press the button beside a parameter; the editor that opens."""
    made = []

    def press(dialog, name, kind):
        dialog.findChild(QToolButton, f"{name}EditButton").click()
        pump_until(lambda: [each for each in dialog.findChildren(kind) if each.isVisible()])
        made.append(dialog)
        return dialog.findChildren(kind)[-1]

    yield press
    for dialog in made:
        for editor in dialog.findChildren(QDialog):
            editor.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def text_of(dialog, name):
    return dialog.createProcessingParameters()[name]


def test_filters_are_edited_as_a_tree_with_the_choices_of_their_source(opened, press):
    dialog = opened("searchentries")
    editor = press(dialog, "filters", FiltersDialog)
    assert editor.filters()[0].value == "LU"
    tree = editor.editor.tree
    assert tree.isVisible() and tree.topLevelItemCount() == 1
    tree.selectAll()
    tree.remove()
    editor.accept()
    assert text_of(dialog, "FILTERS") == ""


def test_json_that_is_still_open_is_taken_and_a_fault_keeps_the_window(opened, press):
    dialog = opened("searchentries")
    editor = press(dialog, "filters", FiltersDialog)
    editor.editor.show_json()
    editor.json.text.setPlainText('[{"field": "City"')
    editor.accept()
    assert editor.isVisible() and editor.json.problem.isVisible()
    editor.json.text.setPlainText('[{"field": "City", "value": "שדה 🛬"}]')
    editor.accept()
    assert json.loads(text_of(dialog, "FILTERS")) == [{"field": "City", "value": "שדה 🛬"}]


def test_filters_of_another_source_are_edited_as_json(opened, press):
    dialog = opened("searchentries")
    dialog.setParameters({"SOURCE": "pf_places", "FILTERS": FILTERS})
    editor = press(dialog, "filters", FiltersDialog)
    assert editor.editor is None and json.loads(editor.json.text.toPlainText()) == json.loads(FILTERS)
    editor.json.text.setPlainText("[]")
    editor.json.apply.click()
    assert not editor.isVisible() and text_of(dialog, "FILTERS") == ""


def test_a_text_that_is_no_filter_is_shown_with_its_fault(opened, press):
    dialog = opened("searchentries")
    dialog.setParameters({"FILTERS": '[{"field"}]'})
    editor = press(dialog, "filters", FiltersDialog)
    assert editor.json.isVisible() and editor.json.problem.isVisible()
    editor.reject()
    assert text_of(dialog, "FILTERS") == '[{"field"}]'


def test_filters_in_a_file_are_left_to_the_file(opened):
    dialog = opened("searchentries")
    dialog.setParameters({"FILTERS": "@C:/filters.json"})
    button = dialog.findChild(QToolButton, "filtersEditButton")
    assert not button.isEnabled() and text_of(dialog, "FILTERS") == "@C:/filters.json"
    dialog.setParameters({"FILTERS": ""})
    assert button.isEnabled()


def test_columns_are_chosen_from_those_of_the_source(opened, press):
    dialog = opened("enrichevent")
    dialog.setParameters({"FOOTPRINT": "x", "COLUMNS": "LocName,id"})
    editor = press(dialog, "columns", ColumnsDialog)
    assert editor.columns() == ("LocName", "id")
    editor.list.item(0).setSelected(True)
    editor.list.shift(1)
    editor.accept()
    assert text_of(dialog, "COLUMNS") == "id,LocName"


def test_columns_of_a_source_that_is_not_listed_are_asked_for(opened, press, ready, sandbox, monkeypatch):
    monkeypatch.setattr(ready.catalog, "sources", lambda _connection: {})
    dialog = opened("enrichevent")
    dialog.setParameters({"FOOTPRINT": "x", "SOURCE": "pf_places", "COLUMNS": ""})
    sandbox.forget()
    editor = press(dialog, "columns", ColumnsDialog)
    assert "pf_places" in editor.windowTitle()
    assert any("provision" in seen.path for seen in sandbox.requests)
    assert dialog.findChild(QToolButton, "columnsEditButton").isEnabled()


def test_two_dialogs_ask_for_columns_side_by_side(opened, ready, sandbox, monkeypatch):
    monkeypatch.setattr(ready.catalog, "sources", lambda _connection: {})
    sandbox.faults.set("provision=delay:0.3x1")
    buttons = []
    for _ in range(2):
        dialog = opened("enrichevent")
        dialog.setParameters({"SOURCE": "pf_places"})
        buttons.append(dialog.findChild(QToolButton, "columnsEditButton"))
        buttons[-1].click()
    assert not any(button.isEnabled() for button in buttons)
    pump_until(lambda: all(button.isEnabled() for button in buttons))


def test_columns_of_a_source_that_there_is_not_are_told(opened, window):
    dialog = opened("enrichevent")
    dialog.setParameters({"SOURCE": "pf_nothing"})
    dialog.findChild(QToolButton, "columnsEditButton").click()
    pump_until(window.texts)
    assert "pf_nothing" in window.texts()[-1]
    assert dialog.findChild(QToolButton, "columnsEditButton").isEnabled()


def test_a_dialog_that_was_closed_meanwhile_gets_no_columns(
    opened,
    ready,
    window,
    sandbox,
    monkeypatch,
):
    raised = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: raised.append(error))
    monkeypatch.setattr(ready.catalog, "sources", lambda _connection: {})
    dialog = opened("enrichevent")
    dialog.setParameters({"SOURCE": "pf_places"})
    button = dialog.findChild(QToolButton, "columnsEditButton")
    sandbox.forget()
    button.click()
    ready.dialogs.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ended = []
    ready.tasks.busy_changed.connect(lambda: ended.append(True))
    assert sip.isdeleted(button)
    pump_until(lambda: ended)
    let_go()
    assert any("provision" in seen.path for seen in sandbox.requests)
    assert raised == [] and window.texts() == []
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, ColumnsDialog)]


def test_layers_come_from_the_list_of_the_connection(opened, press, ready):
    names = ("flood_zones", "wind_bands")
    layer_lists.save("environment", [ListedLayer(name, name == "wind_bands") for name in names])
    dialog = opened("enrichpoints")
    assert dialog.findChild(QLineEdit, "layersText").text() == "wind_bands"
    editor = press(dialog, "layers", LayersDialog)
    assert editor.chosen() == ("wind_bands",)
    editor.editor.add("flood_zones")
    editor.accept()
    assert set(dialog.findChild(QLineEdit, "layersText").text().split(",")) == set(names)


def test_sources_are_offered_and_others_can_be_typed(opened, ready):
    remember_sources("environment", ["pf_airports", "pf_places"])
    dialog = opened("enrichevent")
    combo = dialog.findChild(QComboBox, "sourceParameterCombo")
    assert combo.isEditable() and combo.currentText() == SOURCE
    assert [combo.itemText(row) for row in range(combo.count())] == ["pf_airports", "pf_places"]
    combo.setEditText("pf_typed")
    dialog.setParameters({"FOOTPRINT": "x"})
    assert text_of(dialog, "SOURCE") == "pf_typed"


def test_a_dialog_from_the_toolbox_has_the_docks_made(ready, window, monkeypatch):
    monkeypatch.delitem(qgis.utils.plugins, "geoportfolio")
    assert plugin_window() is None
    made = []
    plugin = SimpleNamespace(window=lambda: made.append(1) or ready)
    monkeypatch.setitem(qgis.utils.plugins, "geoportfolio", plugin)
    assert plugin_window() is ready and made == [1]


@pytest.mark.parametrize("name", ["FILTERS", "COLUMNS", "SOURCE"])
@pytest.mark.parametrize("where", ["BatchAlgorithmDialog", "ModelerParametersDialog"])
def test_elsewhere_they_are_what_qgis_makes_of_texts(provider, name, where):
    from processing.gui.wrappers import WidgetWrapperFactory
    from qgis.core import QgsProcessingModelAlgorithm

    algorithm = QgsApplication.processingRegistry().createAlgorithmById("geoportfolio:searchentries")
    dialog = type(where, (QDialog,), {})()
    dialog.model, dialog.childId = QgsProcessingModelAlgorithm(), "x"
    dialog.context = QgsProcessingContext()
    wrapper = WidgetWrapperFactory.create_wrapper(algorithm.parameterDefinition(name), dialog, 0, 0)
    assert isinstance(wrapper, (QgsAbstractProcessingParameterWidgetWrapper, QWidget))
    assert type(wrapper).__module__ == "qgis._gui"


def test_the_window_of_filters_at_its_narrowest(opened, press):
    editor = press(opened("searchentries"), "filters", FiltersDialog)
    assert editor.minimumSizeHint().width() <= 420
    assert isinstance(editor.json.text, QPlainTextEdit)


@pytest.mark.parametrize(
    ("algorithm", "name"), [("enrichevent", "request"), ("accumulationlayer", "layer_request")]
)
def test_a_request_is_edited_with_its_faults_and_its_preview(opened, press, algorithm, name):
    dialog = opened(algorithm)
    if algorithm == "enrichevent":
        dialog.setParameters({"FOOTPRINT": "storm-berta"})
    before = text_of(dialog, name.upper())
    editor = press(dialog, name, TemplateDialog)
    assert json.loads(editor.editor.edit.text()) == json.loads(before)
    editor.editor.see.click()
    shown = editor.editor.preview.text.toPlainText()
    assert SOURCE in shown and "LU" in shown
    assert ("storm-berta" in shown) == (algorithm == "enrichevent")
    editor.editor.edit.setText('{"query": "{sauce}"}')
    assert "sauce" in editor.editor.fault()
    editor.editor.edit.setText('{"query": "{source}"}')
    editor.accept()
    assert text_of(dialog, name.upper()) == '{"query": "{source}"}'


def test_the_meters_by_address_match_become_the_expression_of_the_uncertainty(opened, press):
    dialog = opened("worstcircles")
    editor = press(dialog, "uncertainty", AddressMatchDialog)
    editor.findChild(QDoubleSpinBox, "addressMatch4").setValue(250)
    editor.findChild(QDoubleSpinBox, "addressMatch9").setValue(-1)
    editor.accept()
    expression = dialog.findChild(QLineEdit, "uncertaintyText").text()
    assert "IN (4) THEN 250" in expression and "20000" not in expression
    assert address_match.meters()[4] == 250.0 and address_match.meters()[9] is None
    again = AddressMatchDialog(("addressmatch",))
    assert again.expression() == expression.replace("AddressMatch", "addressmatch")
    again.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    again.accept()
    assert address_match.meters() == dict(ADDRESS_MATCH)
