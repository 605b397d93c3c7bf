from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from qgis.core import QgsOwsConnection, QgsSettings
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QPoint, QRect, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
)

from geoportfolio.core.api.config import PAGE_ENDS, OpenPoints
from geoportfolio.core.api.errors import KeyRejected
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.hazard_maps.qgis_connections import MapConnections
from geoportfolio.ui.connections import connection_saving, connections_page
from geoportfolio.ui.connections.connection_dialog import ConnectionDialog
from geoportfolio.ui.connections.connection_form import ConnectionForm
from geoportfolio.ui.connections.connections_option import ConnectionsPageFactory
from geoportfolio.ui.connections.connections_page import ConnectionsPage
from geoportfolio.ui.connections.open_points_editor import OpenPointsEditor
from tests.support.accessible import faults_of
from tests.support.event_loop import let_go
from tests.support.widgets import part, press
from tests.support.window import options_window

URL = "https://gw.example.com/geo"
KEY = "raw-key/1+="


@pytest.fixture
def form():
    checked = []
    diagnostics = SimpleNamespace(check=lambda *typed: checked.append(typed))
    form = ConnectionForm(SimpleNamespace(diagnostics=diagnostics))
    form.checked = checked
    form.resize(320, 700)
    form.show()
    yield form
    form.close()
    form.deleteLater()


@pytest.fixture
def asked(form):
    asked = []
    form.connect_requested.connect(lambda connection, key: asked.append((connection, key)))
    return asked


def write(widget, name, text):
    edit = part(widget, QLineEdit, name)
    edit.clear()
    QTest.keyClicks(edit, text)


def sentence(widget, name):
    label = part(widget, QLabel, f"{name}Label")
    return label.text() if label.isVisibleTo(widget) else ""


def test_connect_hands_over_what_was_typed(form, asked):
    press(form, "connectButton")
    write(form, "addressEdit", URL + "/")
    press(form, "connectButton")
    assert asked == []
    write(form, "keyEdit", f" {KEY} ")
    press(form, "connectButton")
    assert asked == [(Connection("gw.example.com", URL), KEY)]


def test_return_in_the_key_connects_and_the_session_is_remembered(form, asked):
    write(form, "addressEdit", URL)
    write(form, "connectionNameEdit", "office")
    write(form, "keyEdit", KEY)
    part(form, QRadioButton, "sessionKeyRadio").click()
    QTest.keyClick(part(form, QLineEdit, "keyEdit"), Qt.Key.Key_Return)
    assert asked == [(Connection("office", URL, keep_key=SESSION), KEY)]


@pytest.mark.parametrize("typed", ["localhost:9999", "gw.example.com/geo", "127.0.0.1"])
def test_an_address_without_a_scheme_gets_https_when_the_field_is_left(form, asked, typed):
    write(form, "keyEdit", KEY)
    write(form, "addressEdit", typed)
    assert sentence(form, "fieldProblem") == ""
    part(form, QLineEdit, "keyEdit").setFocus()
    QTest.keyClick(part(form, QLineEdit, "addressEdit"), Qt.Key.Key_Return)
    assert part(form, QLineEdit, "addressEdit").text() == f"https://{typed}"
    assert [connection.base_url for connection, _ in asked] == [f"https://{typed}"]


@pytest.mark.parametrize("kind", ["form", "dialog"])
@pytest.mark.parametrize(
    ("field", "text"),
    [("keyEdit", "Bearer x"), ("addressEdit", "http://gw.example.com"), ("addressEdit", "?")],
)
def test_no_control_moves_when_a_fault_is_told(form, kind, field, text):
    widget = form if kind == "form" else ConnectionDialog((), None)
    widget.show()
    let_go()
    before = places(widget)
    part(widget, QLineEdit, field).setText(text)
    let_go()
    assert any(
        label.text()
        for label in widget.findChildren(QLabel)
        if label.isVisible() and "Label" in label.objectName()
    )
    assert {name: place for name, place in places(widget).items() if name in before} == before
    widget.close()


def test_no_control_moves_when_the_service_refuses(form):
    let_go()
    before = places(form)
    form.show_problem("The service rejected the API key. " * 3, "no", is_riddle=True)
    let_go()
    assert {name: place for name, place in places(form).items() if name in before} == before


def places(widget) -> dict:
    """Where the controls are that can be seen."""
    controls = (QAbstractButton, QLineEdit, QComboBox)
    return {
        each.objectName(): QRect(each.mapTo(widget, QPoint()), each.size())
        for kind in controls
        for each in widget.findChildren(kind)
        if each.isVisible() and each.objectName() and not each.objectName().startswith("qt_")
    }


@pytest.mark.parametrize("typed", ["Bearer " + KEY, "bearer\t " + KEY, "  BEARER " + KEY])
def test_the_prefix_is_named_and_removed(form, asked, typed):
    write(form, "addressEdit", URL)
    part(form, QLineEdit, "keyEdit").setText(typed)
    assert "'Bearer'" in sentence(form, "fieldProblem")
    press(form, "connectButton")
    assert asked == []
    press(form, "removePrefixButton")
    assert part(form, QPushButton, "removePrefixButton").isHidden()
    press(form, "connectButton")
    assert asked == [(Connection("gw.example.com", URL), KEY)]


def test_the_prefix_can_be_removed_by_tab_key_in_the_order_that_is_seen(form):
    dialog = ConnectionDialog(set(), None)
    dialog.show()
    for window in (form, dialog):
        write(window, "addressEdit", URL)
        part(window, QLineEdit, "keyEdit").setText("Bearer " + KEY)
        let_go()
        assert part(window, QPushButton, "removePrefixButton").isVisible()
        assert [fault for fault in faults_of(window) if "Tab key" in fault] == []
    dialog.reject()
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("address", "warned"),
    [
        ("http://gw.example.com", True),
        ("http://127.evil.example.com", True),
        ("http://127.0.0.1:8080", False),
        ("http://localhost:8080/geo", False),
        ("http://[::1]:8080", False),
        ("https://gw.example.com", False),
    ],
)
def test_a_key_in_the_open_is_warned_of_but_not_forbidden(form, asked, address, warned):
    write(form, "addressEdit", address)
    write(form, "keyEdit", KEY)
    assert bool(sentence(form, "addressWarning")) is warned
    press(form, "connectButton")
    assert len(asked) == 1


@pytest.mark.parametrize("scheme", ["https://", ""])
def test_letters_that_look_like_others_are_shown_as_they_are_asked(form, scheme):
    address = part(form, QLineEdit, "addressEdit")
    address.setText(f"{scheme}\u0430pi.portfolio.example/geo")
    QTest.keyClick(address, Qt.Key.Key_Return)
    assert address.text() == "https://xn--pi-6kc.portfolio.example/geo"


@pytest.mark.parametrize("address", ["https://u:p@gw.example.com", "https://a.b/?k=1"])
def test_what_is_no_address_is_said_and_not_sent(form, asked, address):
    write(form, "addressEdit", address)
    write(form, "keyEdit", KEY)
    assert sentence(form, "fieldProblem")
    press(form, "connectButton")
    assert asked == []


@pytest.mark.parametrize("address", ["h", "http", "https:/", "https://"])
def test_nobody_is_told_off_while_typing(form, address):
    write(form, "addressEdit", address)
    assert sentence(form, "fieldProblem") == ""


def test_a_key_with_strange_characters_is_said(form):
    part(form, QLineEdit, "keyEdit").setText("schlüssel")
    assert sentence(form, "fieldProblem")


def test_the_key_is_hidden_until_the_eye_is_open(form):
    edit = part(form, QLineEdit, "keyEdit")
    assert edit.echoMode() == QLineEdit.EchoMode.Password
    form.fields.show_key.trigger()
    assert edit.echoMode() == QLineEdit.EchoMode.Normal
    form.clear()
    assert (edit.text(), edit.echoMode()) == ("", QLineEdit.EchoMode.Password)


def test_nothing_is_sent_twice_and_the_services_words_are_shown_as_text(form, asked):
    write(form, "addressEdit", URL)
    write(form, "keyEdit", KEY)
    form.set_busy(True)
    press(form, "connectButton")
    assert asked == []
    form.show_problem("The key was not accepted.", "<b>Invalid</b> key")
    assert sentence(form, "connectionProblem") == 'The key was not accepted. Service: "<b>Invalid</b> key"'
    assert part(form, QLabel, "connectionProblemLabel").textFormat() == Qt.TextFormat.PlainText
    press(form, "connectButton")
    assert len(asked) == 1


def test_run_diagnostics_checks_what_is_typed_where_there_are_several_causes(form):
    write(form, "addressEdit", URL)
    write(form, "keyEdit", KEY)
    find_out = part(form, QPushButton, "findOutWhyButton")
    form.show_problem("No master password was given.")
    assert not find_out.isVisible()
    form.show_problem("The service did not answer.", is_riddle=True)
    press(form, "findOutWhyButton")
    ((connection, key, window),) = form.checked
    assert (connection.base_url, key, window) == (URL, KEY, form)
    write(form, "keyEdit", "another")
    assert not find_out.isVisible()


def test_a_refused_store_leads_to_the_session_key(form, asked):
    write(form, "addressEdit", URL)
    write(form, "keyEdit", KEY)
    form.offer_session_key()
    assert "master password" in sentence(form, "connectionProblem")
    press(form, "connectButton")
    assert asked[0][0].keep_key == SESSION


def test_the_links_lead_to_qgis_options(form):
    pages = []
    form.options_requested.connect(pages.append)
    for target in ("mOptionsPageNetwork", "mOptionsPageAuth"):
        assert target in form.fields.links.text()
        form.fields.links.linkActivated.emit(target)
    assert pages == ["mOptionsPageNetwork", "mOptionsPageAuth"]


def test_what_the_provider_advised_is_not_folded_away():
    editor = OpenPointsEditor()
    assert editor.isCollapsed()
    editor.fill(OpenPoints(nested_reading="all"))
    assert not editor.isCollapsed()


def test_open_points_come_back_as_they_went_in():
    editor = OpenPointsEditor()
    assert editor.value() == OpenPoints()
    points = OpenPoints(True, True, True, '{"a": 1}', '{"b": 2}', '{"c": 3}', 7, 2)
    for end in PAGE_ENDS:
        points = replace(points, page_end=end)
        editor.fill(points)
        assert editor.value() == points


def test_the_dialog_shows_no_key_and_keeps_it():
    saved = Connection("office", URL, "v1", open_points=OpenPoints(batch_size=7))
    dialog = ConnectionDialog(set(), saved)
    assert dialog.connection() == saved
    assert dialog.typed_key() is None
    edit = part(dialog, QLineEdit, "keyEdit")
    assert (edit.text(), edit.placeholderText()) == ("", "kept in the QGIS authentication database")
    write(dialog, "keyEdit", KEY)
    assert dialog.typed_key() == KEY


@pytest.mark.parametrize("name", ["taken", "a/b", "environment"])
def test_the_dialog_refuses_names(name):
    dialog = ConnectionDialog({"taken"}, None)
    write(dialog, "addressEdit", URL)
    write(dialog, "keyEdit", KEY)
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert ok.isEnabled()
    write(dialog, "connectionNameEdit", name)
    assert not ok.isEnabled()
    assert sentence(dialog, "dialogProblem")


class Page:
    """The Options page with an analyst who fills in each dialog as told."""

    def __init__(self, connections, monkeypatch):
        self.tests = []
        self.fill = None
        self.page = ConnectionsPageFactory(options_window(connections, test=self._test)).createWidget()

        def fill_and_accept(dialog):
            self.fill(dialog)
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(ConnectionDialog, "exec", fill_and_accept)

    def choose(self, row):
        self.page.list.setCurrentItem(self.page.list.topLevelItem(row))

    def rows(self):
        items = [self.page.list.topLevelItem(row) for row in range(self.page.list.topLevelItemCount())]
        return [[item.text(column) for column in range(3)] for item in items]

    def _test(self, config, on_ok, on_problem):
        self.tests.append((config, on_ok, on_problem))


@pytest.fixture
def options(connections, monkeypatch):
    connections.save(Connection("a", "https://a.example.com"), "key-a")
    connections.save(Connection("b", "https://b.example.com"), "key-b")
    return Page(connections, monkeypatch)


def fill_new(dialog):
    write(dialog, "addressEdit", URL)
    write(dialog, "keyEdit", KEY)


def test_nothing_changes_before_ok(options, connections):
    options.fill = fill_new
    press(options.page, "addConnectionButton")
    options.choose(0)
    press(options.page, "removeConnectionButton")
    options.choose(1)
    press(options.page, "defaultConnectionButton")
    assert connections.names() == ["a", "b"]
    assert connections.default_name() == "a"
    default = options.page.list.currentItem().text(0)

    options.page.apply()

    assert connections.names() == ["b", "gw.example.com"]
    assert default.startswith(connections.default_name())
    assert connections.config("gw.example.com").api_key == KEY


def test_ok_keeps_what_another_qgis_has_added(options, connections):
    connections.save(Connection("c", "https://c.example.com"), "key-c")
    options.choose(0)
    press(options.page, "removeConnectionButton")
    options.page.apply()
    assert connections.names() == ["b", "c"]


def test_an_edit_without_a_key_keeps_it(options, connections):
    options.fill = lambda dialog: write(dialog, "addressEdit", URL)
    options.choose(1)
    press(options.page, "editConnectionButton")
    options.page.apply()
    assert (connections.get("b").base_url, connections.config("b").api_key) == (URL, "key-b")


def test_a_test_shows_the_services_own_reason(options):
    options.choose(1)
    press(options.page, "testConnectionButton")
    config, _, on_problem = options.tests[0]
    assert (config.base_url, config.api_key) == ("https://b.example.com", "key-b")
    on_problem(KeyRejected("401", service_message="Invalid key"))
    told = sentence(options.page, "connectionProblem")
    assert told.startswith("The service rejected the API key of 'b'.") and told.endswith(
        'Service: "Invalid key"'
    )
    press(options.page, "testConnectionButton")
    options.tests[1][1]("Connected.")
    assert sentence(options.page, "connectionWorks") == "Connected."
    assert sentence(options.page, "connectionProblem") == ""


def test_the_answer_for_another_connection_is_not_shown(options):
    options.choose(0)
    press(options.page, "testConnectionButton")
    options.choose(1)
    options.tests[0][1]("Connected.")
    assert sentence(options.page, "connectionWorks") == ""


def test_the_answer_to_a_page_that_was_closed_is_dropped(options):
    options.choose(0)
    press(options.page, "testConnectionButton")
    _, on_ok, on_problem = options.tests[0]
    sip.delete(options.page)
    on_ok("Connected.")
    on_problem(KeyRejected("401", service_message="Invalid key"))


def test_a_test_without_key_says_so_and_sends_nothing(options, unlocked):
    unlocked.clearMasterPassword()
    options.choose(0)
    press(options.page, "testConnectionButton")
    assert options.tests == []
    assert sentence(options.page, "connectionProblem").startswith("The API key of 'a' could not be read")


@pytest.mark.parametrize("accepted", [True, False])
def test_a_refused_store_offers_the_session(options, connections, unlocked, monkeypatch, accepted):
    monkeypatch.setattr(connection_saving, "agrees", lambda *_: accepted)
    options.fill = fill_new
    press(options.page, "addConnectionButton")
    unlocked.clearMasterPassword()
    options.page.apply()
    assert ("gw.example.com" in connections.names()) is accepted
    if accepted:
        assert connections.get("gw.example.com").keep_key == SESSION


def test_the_environment_can_be_tested_but_not_changed(connections, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", URL)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", KEY)
    options = Page(connections, monkeypatch)
    assert options.rows() == [["environment (default)", URL, "environment"]]
    for name in ("editConnectionButton", "removeConnectionButton", "defaultConnectionButton"):
        assert not part(options.page, QPushButton, name).isEnabled()
    press(options.page, "testConnectionButton")
    assert options.tests[0][0].api_key == KEY
    options.page.apply()
    assert connections.names() == ["environment"]


@pytest.mark.parametrize(("in_use", "row"), [("second", 1), ("", 0), ("gone", 0)])
def test_the_connection_that_the_docks_work_with_is_selected(connections, in_use, row):
    for name in ("first", "second"):
        connections.save(Connection(name, URL, keep_key=SESSION), KEY)
    page = ConnectionsPageFactory(options_window(connections, in_use)).createWidget()
    assert page.list.currentIndex().row() == row


class InQgis:
    """The page beside QGIS's own WMS and WFS connections."""

    def __init__(self, connections):
        self.reloads = []
        self.maps = MapConnections(connections, lambda: self.reloads.append("reload"))
        self.page = ConnectionsPageFactory(options_window(connections, maps=self.maps)).createWidget()

    def said(self):
        return sentence(self.page, "qgisConnections")

    def can_add(self):
        return not part(self.page, QPushButton, "addQgisConnectionsButton").isHidden()


@pytest.fixture
def in_qgis(options, connections):
    return InQgis(connections)


def test_a_connection_goes_among_those_of_qgis_by_a_click_and_ok(in_qgis):
    page = in_qgis.page
    assert in_qgis.said() == "'a' is not in the QGIS WMS and WFS connections."
    press(page, "addQgisConnectionsButton")
    assert in_qgis.said() == "After OK, it is in the QGIS WMS and WFS connections: 'GeoPortfolio a'."
    assert not in_qgis.can_add() and QgsOwsConnection.connectionList("WMS") == []
    page.list.setCurrentItem(page.list.topLevelItem(1))
    assert in_qgis.can_add(), "the other one was not asked for"
    page.apply()
    assert QgsOwsConnection.connectionList("WMS") == ["GeoPortfolio a"] and in_qgis.reloads
    page.list.setCurrentItem(page.list.topLevelItem(0))
    assert in_qgis.said() == "'a' is in the QGIS WMS and WFS connections: 'GeoPortfolio a'."
    assert not in_qgis.can_add()


def test_a_name_that_another_service_has_in_qgis_is_told_and_left_alone(in_qgis, connections, monkeypatch):
    connections.save(Connection("c", "https://other.example.com"), "key-c")
    assert in_qgis.maps.register("c")
    connections.remove("c")
    QgsSettings().remove("geoportfolio/ows_connections")
    connections.save(Connection("c", "https://c.example.com"), "key-c")
    told = []
    monkeypatch.setattr(connections_page, "warn", lambda *words: told.append(words[-1]))
    page = ConnectionsPageFactory(options_window(connections, "c", maps=in_qgis.maps)).createWidget()
    press(page, "addQgisConnectionsButton")
    page.apply()
    assert "'GeoPortfolio c'" in told[0] and "Rename or remove them" in told[0]


def test_no_key_is_anywhere_on_the_page(options):
    assert isinstance(options.page, ConnectionsPage)
    texts = [text for row in options.rows() for text in row]
    texts += [label.text() for label in options.page.findChildren(QLabel)]
    assert not any("key-a" in text or "key-b" in text for text in texts)
