"""The editor of request templates and the rows of the connection page that open it."""

from __future__ import annotations

import json

import pytest
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QComboBox, QDialog, QLabel, QPlainTextEdit, QToolButton

from geoportfolio.core.api import Filter, OpenPoints
from geoportfolio.core.api.template_previews import OPEN_BODIES, Example
from geoportfolio.core.gis.connections.connections import Connection
from geoportfolio.ui.connections import open_points_editor
from geoportfolio.ui.connections.connection_dialog import ConnectionDialog
from geoportfolio.ui.connections.connections_option import ConnectionsPageFactory
from geoportfolio.ui.connections.open_points_editor import OpenPointsEditor
from geoportfolio.ui.connections.template_editor import PreviewContext, TemplateDialog
from geoportfolio.ui.widgets.json_edit import JsonEdit
from tests.support.event_loop import let_go
from tests.support.widgets import part, press
from tests.support.window import options_window

URL = "https://gw.example.com/geo"
RISK = OPEN_BODIES["risk_body"]
AROUND = PreviewContext(OpenPoints(), URL + "/", Example(source="pf/1"))


@pytest.fixture
def opened(qgis_app):
    made = []

    def open_dialog(text="", body=RISK, around=AROUND):
        made.append(TemplateDialog(body, "Body", text, around))
        made[-1].show()
        return made[-1]

    yield open_dialog
    for dialog in made:
        dialog.close()
        dialog.deleteLater()
    let_go()


def edit_of(dialog) -> JsonEdit:
    return part(dialog, JsonEdit, "templateEdit")


def problem_of(dialog) -> str:
    label = part(dialog, QLabel, "templateProblemLabel")
    return label.text() if label.isVisible() else ""


def ok_of(dialog):
    return dialog.buttons.button(dialog.buttons.StandardButton.Ok)


def shown_request(dialog) -> str:
    return part(dialog, QPlainTextEdit, "templatePreview").toPlainText()


def type_text(edit, text):
    """Real key presses; Scintilla's auto-indent is part of what an analyst gets."""
    edit.selectAll()
    for character in text:
        QTest.keyClicks(edit, character)


def test_the_usual_body_is_shown_and_not_kept(opened):
    dialog = opened()
    assert json.loads(edit_of(dialog).text()) == RISK.default
    assert (dialog.value(), problem_of(dialog), ok_of(dialog).isEnabled()) == ("", "", True)


def test_a_fault_is_told_while_typing_and_the_cursor_stays(opened):
    dialog = opened()
    edit = edit_of(dialog)
    type_text(edit, '{"a": "{sauce}", "b": 1}')
    assert edit.getCursorPosition() == (0, 24)
    told = problem_of(dialog)
    assert told.startswith("Line 1, column 8: 'sauce' is not a placeholder") and "filters_key" in told
    assert not ok_of(dialog).isEnabled()
    QTest.keyClick(edit, Qt.Key.Key_Left)
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    assert problem_of(dialog).startswith("Line 1, column ") and "JSON" in problem_of(dialog)
    assert edit.getCursorPosition() == (0, 22)
    type_text(edit, '{"a": "{source}"}')
    assert (problem_of(dialog), ok_of(dialog).isEnabled()) == ("", True)
    assert dialog.value() == '{"a": "{source}"}'


@pytest.mark.parametrize(
    ("text", "words"),
    [("[1]", "is one JSON object"), ('{"a": 1, "a": 2}', "'a' is repeated"), ('{"a": 1e999}', "1e999")],
)
def test_each_fault_has_its_sentence(opened, text, words):
    dialog = opened(text)
    assert words in problem_of(dialog)
    assert not ok_of(dialog).isEnabled()


def test_a_fault_is_underlined_behind_characters_of_four_bytes(opened):
    dialog = opened('{\n "a": "\U0001f30a\u05e9\u05dc {sauce}"}')
    edit = edit_of(dialog)
    found = edit.text().index("{sauce}") - 2
    marked = [edit.SendScintilla(edit.SCI_INDICATORVALUEAT, 9, at) for at in range(len(edit.text().encode()))]
    first = edit.positionFromLineIndex(1, found)
    assert marked.index(1) == first
    edit.setText("{}")
    assert not any(edit.SendScintilla(edit.SCI_INDICATORVALUEAT, 9, at) for at in (0, 1))


@pytest.mark.parametrize(
    ("text", "cursor", "result"),
    [
        ('{"a": }', (0, 6), '{"a": "{lat}"}'),
        ('{"a": "at "}', (0, 10), '{"a": "at {lat}"}'),
        ('{"a": "\\" "}', (0, 9), '{"a": "\\"{lat} "}'),
        ('{"a": "x",\n "b": }', (1, 6), '{"a": "x",\n "b": "{lat}"}'),
    ],
)
def test_a_click_puts_a_placeholder_where_the_cursor_is(opened, text, cursor, result):
    dialog = opened(text)
    edit_of(dialog).setCursorPosition(*cursor)
    press(dialog, "placeholder_lat")
    assert edit_of(dialog).text() == result
    assert problem_of(dialog) == ""


@pytest.mark.parametrize("body", OPEN_BODIES.values(), ids=OPEN_BODIES)
def test_every_placeholder_is_offered_and_explained(opened, body):
    dialog = opened("{}", body)
    for name in body.names:
        assert part(dialog, QToolButton, f"placeholder_{name}").toolTip()


def test_reset_brings_the_usual_body_and_undo_takes_it_away(opened):
    dialog = opened('{"a": 1}')
    press(dialog, "templateResetButton")
    assert json.loads(edit_of(dialog).text()) == RISK.default
    assert dialog.value() == ""
    edit_of(dialog).undo()
    assert dialog.value() == '{"a": 1}'


def test_the_preview_is_the_request_without_the_key(opened):
    dialog = opened()
    assert shown_request(dialog) == ""
    press(dialog, "templatePreviewButton")
    head, body = shown_request(dialog).split("\n\n")
    first, *headers = head.split("\n")
    assert first == f"POST {URL}/graph/api/v2/reports/risk/point"
    assert {"Authorization: (your key)", "Accept: application/pdf", "Content-Type: application/json"} <= set(
        headers
    )
    assert json.loads(body)["source"] == "pf/1"
    assert "radiuses" not in json.loads(body)


def test_the_preview_follows_the_text_the_kind_and_the_other_open_points(opened):
    around = PreviewContext(OpenPoints(point_report_alias=True), "not yet an address", Example())
    dialog = opened("", around=around)
    press(dialog, "templatePreviewButton")
    assert shown_request(dialog).startswith(
        "POST https://.../graph/api/v1/reports/portfolio/risk/point-buffer\n"
    )
    rows = part(dialog, QComboBox, "templatePreviewRows")
    rows.setCurrentIndex(rows.findData("risk_point_buffer_v1"))
    assert '"radiuses"' in shown_request(dialog) and '"filters"' in shown_request(dialog)
    type_text(edit_of(dialog), '{"mine": "{lat}"}')
    assert '"mine": 53.55034' in shown_request(dialog)
    type_text(edit_of(dialog), '{"mine": ')
    assert shown_request(dialog) == ""


def test_a_tree_of_filters_is_no_trouble_for_a_preview_of_v1(opened):
    tree = (Filter("CountryCode", "DE", (Filter("LOB", "FIRE"),)),)
    dialog = opened("", around=PreviewContext(OpenPoints(), URL, Example(filters=tree)))
    press(dialog, "templatePreviewButton")
    rows = part(dialog, QComboBox, "templatePreviewRows")
    for index in range(rows.count()):
        rows.setCurrentIndex(index)
        assert "LOB" in shown_request(dialog)


def test_tab_leaves_the_text(opened):
    dialog = opened()
    edit = edit_of(dialog)
    dialog.activateWindow()
    edit.setFocus()
    before = edit.text()
    QTest.keyClick(edit, Qt.Key.Key_Tab)
    QCoreApplication.processEvents()
    assert edit.text() == before
    assert dialog.focusWidget() is not edit


# The connection page


@pytest.fixture
def accepted(monkeypatch):
    """The dialog of a template, with an analyst who types *text* and presses OK."""

    def accept(text):
        def fill(dialog):
            edit_of(dialog).setText(text)
            return QDialog.DialogCode.Accepted if ok_of(dialog).isEnabled() else QDialog.DialogCode.Rejected

        monkeypatch.setattr(open_points_editor.TemplateDialog, "exec", fill)

    return accept


def test_a_template_is_edited_from_its_row(accepted, qgis_app):
    editor = OpenPointsEditor()
    for text, kept, told in (
        ('{"a": "{footprint}"}', '{"a": "{footprint}"}', "Custom"),
        ('{"a": "{radiuses}"}', '{"a": "{footprint}"}', "Custom"),
        (OPEN_BODIES["event_body"].shown(OpenPoints()), "", "Default"),
    ):
        accepted(text)
        press(editor, "event_bodyButton")
        assert editor.value() == OpenPoints(event_body=kept)
        assert part(editor, QLabel, "event_bodyTold").text() == told


def test_a_connection_with_a_broken_template_can_not_be_saved(accepted, unlocked):
    broken = Connection("office", URL, open_points=OpenPoints(layer_body='{"a": "{radiuses}"}'))
    dialog = ConnectionDialog(set(), broken)
    problem = part(dialog, QLabel, "dialogProblemLabel")
    assert not ok_of(dialog).isEnabled()
    assert problem.text().startswith("Request body of accumulation layers: Line 1, column 8: 'radiuses'")
    assert part(dialog, QLabel, "layer_bodyTold").text() == "Invalid"
    accepted('{"a": "{source}"}')
    press(dialog, "layer_bodyButton")
    assert (problem.text(), ok_of(dialog).isEnabled()) == ("", True)
    assert dialog.connection().open_points == OpenPoints(layer_body='{"a": "{source}"}')


def test_previews_of_the_page_are_filled_from_the_docks(connections, monkeypatch):
    connections.save(Connection("office", URL), "secret-key/1")
    example = Example(source="pf_of_the_docks")
    page = ConnectionsPageFactory(options_window(connections, "office", example)).createWidget()
    seen = []

    def look(dialog):
        dialog.show()
        press(dialog, "templatePreviewButton")
        seen.append(shown_request(dialog))
        dialog.close()
        return QDialog.DialogCode.Rejected

    def open_template(dialog):
        press(dialog, "event_bodyButton")
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(open_points_editor.TemplateDialog, "exec", look)
    monkeypatch.setattr(ConnectionDialog, "exec", open_template)
    press(page, "editConnectionButton")
    assert seen[0].startswith(
        f"POST {URL}/graph/api/v1/live-events/footprints/storm-2026-01/enrich/entries\n"
    )
    assert "pf_of_the_docks" in seen[0] and "secret-key" not in seen[0]
