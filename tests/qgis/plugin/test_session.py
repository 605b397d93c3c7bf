"""Connecting: nothing is kept of what does not work, and no answer comes too late."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import Qt

from geoportfolio.core.api import errors
from geoportfolio.core.gis.connections.connections import SESSION, Connection, Connections
from geoportfolio.ui.window.window import Window as PluginWindow
from tests.support.event_loop import pump_until
from tests.support.oracle import SOURCE
from tests.support.service import QuickConnections


@pytest.fixture
def outcome(bench):
    """What the attempts to connect ended in."""
    ends = []
    bench.session.connected.connect(lambda: ends.append("connected"))
    bench.session.connect_failed.connect(lambda error, name: ends.append((type(error), name)))
    return ends


def office(sandbox, below: str = "") -> Connection:
    return Connection("office", sandbox.url + below, keep_key=SESSION)


@pytest.mark.parametrize(
    ("key", "below", "error", "requests"),
    [
        ("another-key", "", errors.KeyRejected, 1),
        ("sandbox-key", "/elsewhere", errors.NotFound, 1),
        ("Bearer sandbox-key", "", errors.InvalidKey, 0),
        ("", "", errors.InvalidKey, 0),
    ],
)
def test_a_connection_that_does_not_work_leaves_nothing(bench, outcome, sandbox, key, below, error, requests):
    bench.session.connect_new(office(sandbox, below), key)
    pump_until(lambda: outcome)
    assert outcome == [(error, "office")]
    assert len(sandbox.requests) == requests
    assert Connections().names() == []
    assert not [name for name in QgsSettings().allKeys() if name.startswith("geoportfolio/")]
    assert (bench.session.connection, bench.session.sources) == ("", {})


def test_a_connection_that_works_is_kept_and_its_sources_are_there(bench, outcome, sandbox):
    bench.session.connect_new(office(sandbox), f" {sandbox.key} ")
    pump_until(lambda: outcome and bench.session.sources)
    assert outcome == ["connected"]
    connections = bench.connections
    assert connections.names() == ["office"] and connections.has_key_ready("office")
    assert connections.config("office").api_key == sandbox.key
    assert (bench.session.connection, next(iter(bench.session.sources))) == ("office", SOURCE)
    kept = {key: QgsSettings().value(key) for key in QgsSettings().allKeys() if "geoportfolio" in key}
    assert kept and sandbox.key not in str(kept)


def test_a_connection_that_another_window_removed_ends_in_words(bench, outcome, sandbox, window):
    bench.session.connect_new(office(sandbox), sandbox.key)
    pump_until(lambda: outcome and bench.session.sources)
    QgsSettings().remove("geoportfolio/connections/office")
    bench.session.choose(SOURCE)
    assert bench.session.version == "v2" and not bench.connections.has_key_ready("office")
    bench.session.reload()
    assert "There is no connection 'office'" in window.texts()[-1]


def test_what_was_chosen_of_another_address_goes_with_it(bench, outcome, sandbox, window):
    bench.session.connect_new(office(sandbox), sandbox.key)
    pump_until(lambda: outcome and bench.session.sources)
    bench.session.choose(SOURCE)
    sandbox.forget()
    bench.connections.save(office(sandbox, "/elsewhere"), sandbox.key)
    assert (bench.session.sources, bench.session.source, bench.session.answered) == ({}, "", None)
    pump_until(lambda: "Nothing found at this URL" in "".join(window.texts()))
    assert all(request.path.startswith("/elsewhere") for request in sandbox.requests) and sandbox.requests
    bench.connections.save(office(sandbox), None)
    pump_until(lambda: SOURCE in bench.session.sources)
    assert bench.session.source == ""


def test_what_needs_a_password_first_is_not_asked_out_of_the_blue(bench, outcome, sandbox):
    bench.session.connect_new(office(sandbox), sandbox.key)
    pump_until(lambda: outcome and bench.session.sources)
    sandbox.forget()
    QgsSettings().setValue("geoportfolio/connections/office/url", sandbox.url + "/elsewhere")
    QgsApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    bench.connections.get("office")
    pump_until(lambda: not bench.session.sources)
    assert not bench.tasks.busy("sources of office") and not sandbox.requests


def test_the_sources_of_another_connection_never_come_too_late(bench, sandbox, window):
    bench.connections.save(office(sandbox), sandbox.key)
    of_yesterday = Connections()
    of_yesterday.save(Connection("locked", sandbox.url + "/locked", keep_key=SESSION), "a-key")
    sandbox.faults.set("provision=delay:0.5x1")
    bench.session.use("office")
    pump_until(lambda: sandbox.requests)
    busy = []
    bench.session.connecting.connect(busy.append)
    bench.session.use("locked")
    pump_until(lambda: not bench.tasks.busy("sources"))
    assert (bench.session.connection, bench.session.sources) == ("locked", {})
    assert "key of 'locked'" in window.texts()[0]
    assert busy[-1:] == [False]


@pytest.mark.parametrize("broken", ["history", "map_reloader", "tasks"])
def test_a_part_that_cannot_close_keeps_no_other_open(window, monkeypatch, broken):
    session = PluginWindow(window, QuickConnections())
    parts = ("history", "map_reloader", "tasks", "messages")
    closed, logged = [], []
    for name in parts:
        close = getattr(session, name).close
        monkeypatch.setattr(getattr(session, name), "close", lambda n=name, c=close: (closed.append(n), c()))
    failure = OSError(28, "No space left on device")

    def fails():
        raise failure

    monkeypatch.setattr(getattr(session, broken), "close", fails)
    monkeypatch.setattr(session.messages, "log", logged.append)
    session.close()
    assert closed == [name for name in parts if name != broken] and logged == [failure]
