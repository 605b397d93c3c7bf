"""The dialog of the diagnostics: results as they arrive, Stop, Open Options, and what opens it."""

from __future__ import annotations

import time

import pytest
from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtWidgets import QApplication, QWidget

from geoportfolio.core.api.diagnostics import CHECKS, PASSED, CheckResult
from geoportfolio.core.api.errors import (
    ConnectionFailed,
    KeyRejected,
    NotFound,
    ProxyFailed,
    Refused,
    ServerFailed,
    TimedOut,
    TlsFailed,
)
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.text.about import About
from geoportfolio.ui.connections.connections_option import ConnectionsPageFactory
from geoportfolio.ui.diagnostics import diagnostics_dialog
from geoportfolio.ui.diagnostics.controller import Diagnostics
from geoportfolio.ui.diagnostics.diagnostics_dialog import DiagnosticsDialog
from geoportfolio.ui.diagnostics.results_model import CHECK, RESULT, STATUS, ResultsModel
from geoportfolio.ui.help.pages import close_help
from geoportfolio.ui.help.window import HelpWindow
from geoportfolio.ui.window.option_pages import CONNECTIONS_PAGE
from tests.support.event_loop import let_go, pump_until
from tests.support.geocoder import key_of, serving

CLOSED = "http://127.0.0.1:9"


@pytest.fixture
def office(plugin_window, sandbox, unlocked):
    QgsSettings().remove("proxy")
    plugin_window.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    plugin_window.connections.save(Connection("closed", CLOSED, keep_key=SESSION), sandbox.key)
    plugin_window.connections.set_default("office")
    return plugin_window


def opened(diagnostics, name: str = "") -> DiagnosticsDialog:
    diagnostics.open(name)
    return diagnostics._diagnostics


def rows_of(dialog) -> list[tuple[str, str, str]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in (CHECK, STATUS, RESULT))
        for row in range(model.rowCount())
    ]


def test_dialog_shows_every_result_and_copies_them_without_the_key(diagnostics, office):
    dialog = opened(diagnostics)
    assert dialog.choice.currentText() == "office" and dialog.halt.isVisible()
    pump_until(dialog.again.isVisible)
    rows = rows_of(dialog)
    assert len(rows) == len(CHECKS) and all(all(row) for row in rows)
    assert {status for _, status, _ in rows} == {"Passed", "Skipped"}
    assert dialog.summary.text() == "All checks passed."
    assert dialog.model.index(0, STATUS).data(Qt.ItemDataRole.DecorationRole).isNull() is False
    dialog.copying.click()
    text = QgsApplication.clipboard().text()
    assert text == diagnostics.last_results
    assert "Passed: Connection. The service accepted the API key." in text
    assert office.connections.config("office").api_key not in text


def test_failure_is_selected_and_open_options_leads_to_its_page(diagnostics, office, window):
    dialog = opened(diagnostics, "closed")
    pump_until(dialog.again.isVisible)
    assert dialog.summary.text() == "1 check failed: Connection."
    assert dialog.table.currentIndex().row() == 0 and dialog.options.isEnabled()
    dialog.options.click()
    assert window.pages == [CONNECTIONS_PAGE]
    dialog.table.selectRow(1)
    assert not dialog.options.isEnabled()


def test_another_connection_replaces_the_one_under_way(diagnostics, office, sandbox):
    sandbox.faults.set("slow:5")
    dialog = opened(diagnostics)
    dialog.choice.setCurrentText("closed")
    pump_until(dialog.again.isVisible)
    assert dialog.address.text() == CLOSED and "Connection" in dialog.summary.text()


def test_run_ends_the_run_before_a_password_is_asked_for(diagnostics, office, sandbox, monkeypatch):
    """The prompt has an event loop of its own, in which old results would be added to the new rows."""
    sandbox.faults.set("provision=slow:20")
    dialog = opened(diagnostics)
    pump_until(lambda: dialog.model.results)
    busy = []
    target_of = diagnostics_dialog.target_of

    def prompting(*args):
        busy.append(office.tasks.busy(dialog._lane))
        return target_of(*args)

    monkeypatch.setattr(diagnostics_dialog, "target_of", prompting)
    dialog.run()
    assert busy == [False]


def test_tooltip_shows_words_and_no_markup(qgis_app):
    model = ResultsModel()
    model.begin("office")
    model.add(CheckResult("sources", PASSED, sources=("<img src='file:///etc/hostname'>",)))
    tip = model.index(0, RESULT).data(Qt.ItemDataRole.ToolTipRole)
    assert "<img" not in tip and "&lt;img" in tip
    assert "<img" in model.index(0, RESULT).data(), "the table shows no markup"


def test_stop_keeps_the_results(diagnostics, office, sandbox):
    sandbox.faults.set("provision=slow:20")
    dialog = opened(diagnostics)
    pump_until(lambda: len(dialog.model.results) == 1)
    assert rows_of(dialog)[1][STATUS] == "Running…"
    began = time.monotonic()
    dialog.halt.click()
    pump_until(dialog.again.isVisible)
    assert time.monotonic() - began < 10, "the answer alone takes 20 s"
    assert dialog.summary.text().startswith("Stopped.") and len(dialog.model.results) == 1
    assert rows_of(dialog)[1][STATUS] == "" and "Passed: Connection" in diagnostics.last_results


def test_close_cancels_the_checks(diagnostics, office, sandbox):
    sandbox.faults.set("provision=slow:20")
    dialog = opened(diagnostics)
    pump_until(lambda: dialog.model.results)
    dialog.close()
    assert not office.tasks.busy(dialog._lane)


def test_dialog_without_a_connection_says_so(diagnostics, session):
    dialog = opened(diagnostics)
    assert "no connection yet" in dialog.summary.text() and dialog.again.isVisible()
    dialog.run()


def test_the_help_button_opens_its_page(diagnostics, office, window):
    dialog = opened(diagnostics)
    dialog.box.helpRequested.emit()
    (shown,) = window.mainWindow().findChildren(HelpWindow)
    assert shown.page == "troubleshooting"
    close_help()


@pytest.mark.parametrize(
    ("kind", "buttons"),
    [
        (ConnectionFailed, ["Retry", "Run Diagnostics…"]),
        (TimedOut, ["Retry", "Run Diagnostics…"]),
        (TlsFailed, ["Certificates", "Run Diagnostics…"]),
        (ProxyFailed, ["Check Proxy", "Run Diagnostics…"]),
        (KeyRejected, ["Change Key", "Run Diagnostics…"]),
        (Refused, ["Retry", "Run Diagnostics…"]),
        (NotFound, ["Check Connection"]),
        (ServerFailed, ["Retry"]),
    ],
)
def test_message_runs_the_diagnostics_of_its_connection(diagnostics, office, window, kind, buttons):
    from geoportfolio.ui.window.messages import Step

    again = Step("Retry", lambda: None)
    office.messages.problem(kind("log"), About("closed"), again)
    assert [button.text() for button in window.steps()] == buttons
    if "Run Diagnostics…" in buttons:
        window.steps()[-1].click()
        assert (
            diagnostics._diagnostics.isVisible() and diagnostics._diagnostics.choice.currentText() == "closed"
        )
        diagnostics._diagnostics.close()


def test_options_page_checks_a_connection_that_is_not_saved(diagnostics, office):
    page = ConnectionsPageFactory(office).createWidget()
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or not dialog.again.isVisible():
            QTimer.singleShot(20, look)
            return
        seen.append((dialog.choice.currentText(), dialog.address.text(), dialog.options.isVisible()))
        seen.append(rows_of(dialog)[0])
        dialog.reject()

    with serving() as server:
        draft = Connection("new", server.url)
        page._drafts["new"] = type(page._drafts["office"])(draft, "a-typed-key", touched=True)
        page._show("new")
        QTimer.singleShot(0, look)
        page.check.click()
        assert seen[0] == ("new", server.url, False)
        assert seen[-1] == ("Connection", "Passed", "The service accepted the API key.")
        assert "a-typed-key" in map(key_of, server.seen)
    assert "new" not in office.connections.names()
    page.deleteLater()
    let_go()


def test_desk_closes_the_dialog_of_the_options(window, office, sandbox):
    sandbox.faults.set("geocode=slow:20")
    diagnostics = Diagnostics(office)
    diagnostics.install()
    parent = QWidget()
    closed = []

    def unload() -> None:
        diagnostics.remove()
        # Else nobody would: the test has to end.
        dialog = QApplication.activeModalWidget()
        closed.append(dialog is None)
        if dialog is not None:
            dialog.reject()

    QTimer.singleShot(0, unload)
    diagnostics.check(office.connections.get("office"), None, parent)
    assert closed == [True]
    diagnostics.remove()
    parent.deleteLater()
    let_go()
