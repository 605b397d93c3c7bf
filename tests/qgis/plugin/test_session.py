"""Connecting: nothing is kept of what does not work, and no answer comes too late."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsSettings,
)

from geoportfolio.core.api import errors
from geoportfolio.core.gis.connections import SESSION, Connection, Connections
from tests.qgis.service import SOURCE
from tests.qgis.window import pump_until


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
    connections = bench.session.connections
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
    assert bench.session.version == "v2" and not bench.session.connections.has_key_ready("office")
    bench.session.reload()
    assert "There is no connection 'office'" in window.texts()[-1]


def test_the_sources_of_another_connection_never_come_too_late(bench, sandbox, window):
    bench.session.connections.save(office(sandbox), sandbox.key)
    of_yesterday = Connections()
    of_yesterday.save(Connection("locked", sandbox.url + "/locked", keep_key=SESSION), "a-key")
    sandbox.faults.set("provision=delay:0.5x1")
    bench.session.use("office")
    pump_until(lambda: sandbox.requests)
    busy = []
    bench.session.connecting.connect(busy.append)
    bench.session.use("locked")
    pump_until(lambda: not bench.session.runner.busy("sources"))
    assert (bench.session.connection, bench.session.sources) == ("locked", {})
    assert "key of 'locked'" in window.texts()[0]
    assert busy[-1:] == [False]
