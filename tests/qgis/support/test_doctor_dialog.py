"""The doctor's dialog: rows while they come, Stop, what to do about a fault, and the doors to it."""

from __future__ import annotations

import time

import pytest
from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtWidgets import QApplication, QWidget

from geoportfolio.core.api.doctor import BAD, GOOD, NOTE, ROWS, STEPS, Finding
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
from geoportfolio.core.gis import doctor_words
from geoportfolio.core.gis.about import About
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.ui.connections_option import ConnectionsPageFactory
from geoportfolio.ui.help import pages
from geoportfolio.ui.option_pages import CONNECTIONS_PAGE
from geoportfolio.ui.support import doctor_dialog, door
from geoportfolio.ui.support.desk import SupportDesk
from geoportfolio.ui.support.doctor_dialog import DoctorDialog
from geoportfolio.ui.support.doctor_model import ANSWER, STATE, WHAT, DoctorModel
from tests.support.event_loop import let_go, pump_until
from tests.support.geocoder import key_of, serving

CLOSED = "http://127.0.0.1:9"


@pytest.fixture
def office(session, sandbox, unlocked):
    QgsSettings().remove("proxy")
    session.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    session.connections.save(Connection("closed", CLOSED, keep_key=SESSION), sandbox.key)
    session.connections.set_default("office")
    return session


def opened(desk, name: str = "") -> DoctorDialog:
    door.open_doctor(name)
    return desk._doctor


def rows_of(dialog) -> list[tuple[str, str, str]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in (STATE, WHAT, ANSWER))
        for row in range(model.rowCount())
    ]


def test_all_rows_come_and_say_what_is_so_in_words(desk, office):
    dialog = opened(desk)
    assert dialog.choice.currentText() == "office" and dialog.halt.isVisible()
    pump_until(dialog.again.isVisible)
    rows = rows_of(dialog)
    assert len(rows) == len(ROWS) and all(all(row) for row in rows)
    assert {state for state, _, _ in rows} <= {"Works", "Not asked"}
    assert dialog.summary.text() == "It works."
    assert dialog.model.index(0, STATE).data(Qt.ItemDataRole.DecorationRole).isNull() is False
    dialog.copying.click()
    text = QgsApplication.clipboard().text()
    assert text == desk.answers and "Works: Key. The service accepts the key." in text
    assert office.connections.config("office").api_key not in text


def test_a_fault_is_chosen_and_leads_to_where_it_is_mended(desk, office, window):
    dialog = opened(desk, "closed")
    pump_until(dialog.again.isVisible)
    assert dialog.summary.text() == "There is one fault: Way to it."
    assert dialog.table.currentIndex().row() == STEPS.index("tcp") and dialog.cure.isEnabled()
    dialog.cure.click()
    assert window.pages == [CONNECTIONS_PAGE]
    dialog.table.selectRow(0)
    assert not dialog.cure.isEnabled()


def test_another_connection_takes_the_place_of_the_one_under_way(desk, office, sandbox):
    sandbox.faults.set("slow:5")
    dialog = opened(desk)
    pump_until(lambda: dialog.model.findings)
    dialog.choice.setCurrentText("closed")
    pump_until(dialog.again.isVisible)
    assert dialog.address.text() == CLOSED and "Way to it" in dialog.summary.text()


def test_the_run_before_ends_before_a_password_is_asked_for(desk, office, sandbox, monkeypatch):
    """That has an event loop of its own, in which old answers would come into the new rows."""
    sandbox.faults.set("geocode=slow:20")
    dialog = opened(desk)
    pump_until(lambda: dialog.model.findings)
    busy = []
    case_of = doctor_dialog.case_of

    def asking(*args):
        busy.append(office.runner.busy(dialog._lane))
        return case_of(*args)

    monkeypatch.setattr(doctor_dialog, "case_of", asking)
    dialog.check()
    assert busy == [False]


def test_a_tooltip_shows_words_and_no_markup(qgis_app):
    model = DoctorModel()
    model.begin("office")
    facts = {"issuer": "<img src='file:///etc/hostname'>", "names": "a", "days": 90}
    model.take(Finding("tls", GOOD, "trusted", facts))
    tip = model.index(0, ANSWER).data(Qt.ItemDataRole.ToolTipRole)
    assert "<img" not in tip and "&lt;img" in tip
    assert "<img" in model.index(0, ANSWER).data(), "the table shows no markup"


def test_one_of_something_is_told_as_one():
    one, two = (Finding("sources", GOOD, "some", {"count": count, "names": "pf"}) for count in (1, 2))
    assert [doctor_words.text(each, "") for each in (one, two)] == ["1 source: pf.", "2 sources: pf."]
    soon = Finding("tls", NOTE, "ends_soon", {"until": "2026-03-12", "days": 1})
    assert "(1 day)" in doctor_words.text(soon, "")
    note, fault = Finding("clock", NOTE, "untold"), Finding("key", BAD, "unfit")
    assert doctor_dialog._summary((note,)) == "It works. 1 row is worth a look."
    assert doctor_dialog._summary((note, note)) == "It works. 2 rows are worth a look."
    assert doctor_dialog._summary((fault,)) == "There is one fault: Key."
    assert doctor_dialog._summary((fault, fault)) == "The first fault: Key. 2 in all."


def test_stop_keeps_what_was_found(desk, office, sandbox):
    sandbox.faults.set("geocode=slow:20")
    dialog = opened(desk)
    pump_until(lambda: len(dialog.model.findings) == STEPS.index("key"))
    assert rows_of(dialog)[STEPS.index("key")][STATE] == "asking..."
    began = time.monotonic()
    dialog.halt.click()
    pump_until(dialog.again.isVisible)
    assert time.monotonic() - began < 2
    assert dialog.summary.text().startswith("Stopped.") and len(dialog.model.findings) == STEPS.index("key")
    assert rows_of(dialog)[STEPS.index("key")][STATE] == ""


def test_closing_ends_it(desk, office, sandbox):
    sandbox.faults.set("geocode=slow:20")
    dialog = opened(desk)
    pump_until(lambda: dialog.model.findings)
    dialog.close()
    assert not office.runner.busy(dialog._lane)


def test_without_a_connection_it_says_so(desk, session):
    dialog = opened(desk)
    assert "no connection yet" in dialog.summary.text() and dialog.again.isVisible()
    dialog.check()


def test_f1_and_the_help_button_open_its_page(desk, office, monkeypatch):
    wanted = []
    pages.news.wanted.connect(wanted.append)
    dialog = opened(desk)
    dialog.box.helpRequested.emit()
    pages.news.wanted.disconnect(wanted.append)
    assert wanted == ["troubleshooting"]


@pytest.mark.parametrize(
    ("kind", "buttons"),
    [
        (ConnectionFailed, ["Try again", "Find out why"]),
        (TimedOut, ["Try again", "Find out why"]),
        (TlsFailed, ["Certificates", "Find out why"]),
        (ProxyFailed, ["Check proxy", "Find out why"]),
        (KeyRejected, ["Change key", "Find out why"]),
        (Refused, ["Try again", "Find out why"]),
        (NotFound, ["Check connection"]),
        (ServerFailed, ["Try again"]),
    ],
)
def test_a_message_leads_to_the_doctor_of_its_connection(desk, office, window, kind, buttons):
    from geoportfolio.ui.messages import Step

    again = Step("Try again", lambda: None)
    office.messages.problem(kind("log"), About("closed"), again)
    assert [button.text() for button in window.steps()] == buttons
    if "Find out why" in buttons:
        window.steps()[-1].click()
        assert desk._doctor.isVisible() and desk._doctor.choice.currentText() == "closed"
        desk._doctor.close()


def test_the_options_examine_what_is_not_saved_yet(desk, office):
    page = ConnectionsPageFactory(office.connections, "", None, None, lambda: "office").createWidget()
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or not dialog.again.isVisible():
            QTimer.singleShot(20, look)
            return
        seen.append((dialog.choice.currentText(), dialog.address.text(), dialog.cure.isVisible()))
        seen.extend(rows_of(dialog)[: STEPS.index("key") + 1])
        dialog.reject()

    with serving() as server:
        draft = Connection("new", server.url)
        page._drafts["new"] = type(page._drafts["office"])(draft, "a-typed-key", touched=True)
        page._show("new")
        QTimer.singleShot(0, look)
        page.check.click()
        assert seen[0] == ("new", server.url, False)
        assert seen[-1] == ("Works", "Key", "The service accepts the key.")
        assert "a-typed-key" in map(key_of, server.seen)
    assert "new" not in office.connections.names()
    page.deleteLater()
    let_go()


def test_the_desk_closes_the_doctor_of_the_options(window, office, sandbox):
    sandbox.faults.set("geocode=slow:20")
    desk = SupportDesk(window, office)
    desk.install()
    parent = QWidget()
    closed = []

    def unload() -> None:
        desk.remove()
        # Else nobody would: the test has to end.
        dialog = QApplication.activeModalWidget()
        closed.append(dialog is None)
        if dialog is not None:
            dialog.reject()

    QTimer.singleShot(0, unload)
    door.check(office.connections.get("office"), None, parent)
    assert closed == [True]
    desk.remove()
    parent.deleteLater()
    let_go()
