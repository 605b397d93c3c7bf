"""The checks of a connection against real servers, certificates and proxies."""

from __future__ import annotations

import base64
import socket
import time
from dataclasses import replace
from threading import Timer

import pytest
from qgis.core import QgsSettings

from geoportfolio.core.api import Config, Monitor, errors
from geoportfolio.core.api.diagnostics import (
    CHECKS,
    FAILED,
    PASSED,
    SKIPPED,
    WARNING,
    CheckResult,
    Target,
    run_checks,
)
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.diagnostics import checks
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.certificates import Authority, make_self_signed
from tests.support.geocoder import key_of, serving
from tests.support.http_proxy import proxy
from tests.support.oracle import SOURCE, is_told_well
from tests.support.scripted_server import FakeServer, Reply

KEY = "a-key-of-the-checks"
LAYERS = ("flood_zones",)


def config(url: str, **changes) -> Config:
    return Config(url, KEY, **{"connect_timeout": 2.0, **changes})


def through(port: int, user: str = "") -> dict[str, str]:
    return dict.fromkeys(("http", "https"), f"http://{user}127.0.0.1:{port}")


def results_of(target: Target) -> dict[str, CheckResult]:
    """Return the results by check; an analyst can read all of them, and they hold no key."""
    arrived = []
    monitor = Monitor()
    monitor.arrived = arrived.append
    results = run_checks(target, monitor)
    assert tuple(arrived) == results
    assert [each.check for each in results] == [check.id for check in CHECKS]
    assert all(checks.text(each, "office") and checks.state(each) for each in results)
    report = checks.report(results, "office", "https://a.example.com")
    assert KEY not in report and "cret" not in report
    return {each.check: each for each in results}


def fault_of(target: Target) -> errors.ApiError:
    """Return the error of the connection, which says so in the ordinary sentence and skips the others."""
    results = results_of(target)
    connection = results.pop("connection")
    assert connection.state == FAILED
    assert {(each.state, each.reason) for each in results.values()} == {(SKIPPED, "blocked")}
    error = connection.error
    text = checks.text(connection, "office")
    assert text == sentence(error, About("office")) and is_told_well(text, error.service_message)
    return error


def of_sandbox(sandbox, **changes) -> Target:
    return Target(Config(sandbox.url, sandbox.key, **changes), SOURCE, LAYERS)


def test_run_checks_passes_all_but_reports_of_a_healthy_service(sandbox):
    sandbox.forget()
    results = results_of(of_sandbox(sandbox))
    assert {each.check for each in results.values() if each.state != PASSED} == {"reports"}
    assert results["reports"].state == SKIPPED
    assert SOURCE in checks.text(results["sources"], "office")
    assert not [seen for seen in sandbox.requests if "/risk/" in seen.path or "live-events" in seen.path]
    assert len(sandbox.requests) == len(CHECKS) - 1, "each check sends one request"


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_run_checks_takes_the_version_of_the_connection(sandbox, version):
    sandbox.forget()
    results = results_of(of_sandbox(sandbox, version=version))
    assert {each.state for each in results.values()} == {PASSED, SKIPPED}
    for area in ("points/selection", "entries/selection", "accumulation/selection"):
        paths = [seen.path for seen in sandbox.requests if seen.path.endswith(area)]
        assert len(paths) == 1 and f"/{version}/" in paths[0]


@pytest.mark.parametrize(
    ("fault", "check", "state", "words"),
    [
        ("reports/portfolio/points/selection=403", "locations", WARNING, "not authorized (403)"),
        ("reports/portfolio/accumulation=404", "accumulation", WARNING, "Not found (404)"),
        ("provision/filters=400", "filters", WARNING, "did not accept the test request (400)"),
        ("accumulation/selection=html", "accumulation", FAILED, "a web page"),
        ("selection/search=500", "search", FAILED, "status 500"),
        ("bfi/batch=401", "enrichment", FAILED, "rejected the API key of 'office'"),
        ("bfi/batch=403", "enrichment", WARNING, "not authorized (403)"),
        ("autocomplete=reset", "suggestions", FAILED, "connection to 'office' failed"),
        ("layers/wms=403", "wms", WARNING, "not authorized (403)"),
        ("layers/wfs=500", "wfs", FAILED, "status 500"),
    ],
)
def test_run_checks_tells_a_missing_right_from_a_failure_in_one_check(sandbox, fault, check, state, words):
    sandbox.faults.set(fault)
    results = results_of(of_sandbox(sandbox))
    assert results[check].state == state and words in checks.text(results[check], "office")
    others = {each.state for each in results.values() if each.check not in (check, "reports")}
    assert others == {PASSED}


@pytest.mark.parametrize(
    ("fault", "state", "words"),
    [
        ("places/geocode=403", WARNING, "accepted the API key, but not for looking up addresses (403)"),
        ("places/geocode=500", FAILED, "status 500"),
        ("places/geocode=html", FAILED, "a web page"),
    ],
)
def test_run_checks_continues_where_geocoding_alone_fails(sandbox, fault, state, words):
    sandbox.forget()
    sandbox.faults.set(fault)
    results = results_of(of_sandbox(sandbox))
    assert results["connection"].state == state
    assert words in checks.text(results["connection"], "office")
    assert results["sources"].state == results["locations"].state == PASSED
    assert len([seen for seen in sandbox.requests if seen.path.endswith("/geocode")]) == 1, "one try"


def test_run_checks_skips_what_needs_a_source_where_there_is_none(sandbox):
    sandbox.faults.set("portfolio/provision=500")
    results = results_of(Target(Config(sandbox.url, sandbox.key)))
    assert results["sources"].state == FAILED and results["wms"].state == PASSED
    assert results["locations"].reason == "no_source" and results["enrichment"].reason == "no_layers"


def test_run_checks_warns_of_a_key_without_sources():
    with FakeServer(answer=lambda _: Reply({})) as server:
        results = results_of(Target(config(server.url)))
    assert results["sources"] == replace(results["sources"], state=WARNING, reason="none")


def test_run_checks_warns_of_a_connection_that_is_not_encrypted():
    with serving() as server:
        port = int(server.url.rpartition(":")[2])
        results = results_of(Target(config("http://portfolio.example.com", proxies=through(port))))
    assert (results["connection"].state, results["connection"].reason) == (WARNING, "unencrypted")
    assert results["sources"].reason != "blocked"


@pytest.mark.parametrize(("status", "kind"), [(404, errors.NotFound), (401, errors.KeyRejected)])
def test_run_checks_stops_at_an_address_or_key_that_is_wrong(sandbox, status, kind):
    sandbox.forget()
    sandbox.faults.set(f"places/geocode={status}")
    assert type(fault_of(of_sandbox(sandbox))) is kind
    assert len(sandbox.requests) == 1


def test_run_checks_names_a_gateway_that_refuses_in_place_of_the_key():
    page = "<html><title>403 Forbidden</title></html>"
    with FakeServer(answer=lambda _: Reply(page, 403, "text/html", {"Server": "nginx"})) as server:
        error = fault_of(Target(config(server.url)))
    assert type(error) is errors.GatewayRefused and "nginx" in sentence(error, About("office"))


def test_run_checks_sends_nothing_with_a_key_that_is_none(sandbox):
    sandbox.forget()
    refusal = errors.InvalidKey("the key starts with 'Bearer'", reason="prefix")
    assert fault_of(Target(refusal)) is refusal
    assert not sandbox.requests


def test_run_checks_tells_an_unknown_host_by_the_error(monkeypatch):
    def unknown(*_, **__):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    error = fault_of(Target(config("http://portfolio.example.com")))
    assert type(error) is errors.ConnectionFailed and "Name or service not known" in str(error)


def unused_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as once:
        return once.getsockname()[1]


def test_run_checks_tells_a_refused_connection_by_the_error():
    assert type(fault_of(Target(config(f"http://127.0.0.1:{unused_port()}")))) is errors.ConnectionFailed


@pytest.fixture
def deaf():
    """A port that takes no connection, as behind a firewall: its queue is full."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        waiting = []
        for _ in range(4):
            one = socket.socket()
            one.setblocking(False)
            one.connect_ex(listener.getsockname())
            waiting.append(one)
        yield listener.getsockname()[1]
        for one in waiting:
            one.close()


def test_run_checks_names_a_firewall_where_no_connection_is_accepted(deaf):
    error = fault_of(Target(config(f"http://127.0.0.1:{deaf}", connect_timeout=0.4)))
    assert (type(error), error.reason) == (errors.TimedOut, "connect")
    assert "firewall" in sentence(error, About("office"))


@pytest.mark.parametrize("accepts", [False, True])
def test_run_checks_stops_within_100_ms(deaf, accepts):
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1] if accepts else deaf
        target = Target(config(f"https://127.0.0.1:{port}", connect_timeout=10.0))
        # A busy machine may let the one or the other thread wait for longer than that, but not each time.
        assert any(seconds_to_stop(target) < 0.1 for _ in range(5))


def seconds_to_stop(target) -> float:
    monitor, stopped = Monitor(), []
    Timer(0.3, lambda: (stopped.append(time.monotonic()), monitor.cancelled.set())).start()
    with pytest.raises(errors.Cancelled):
        run_checks(target, monitor)
    return time.monotonic() - stopped[0]


def bundle(tmp_path, *authorities: Authority) -> str:
    path = tmp_path / "authorities.pem"
    path.write_bytes(b"".join(each.pem.read_bytes() for each in authorities))
    return str(path)


def test_run_checks_passes_a_trusted_certificate(root, tmp_path):
    with serving(root.server()) as server:
        results = results_of(Target(config(server.url, ca_bundle=bundle(tmp_path, root))))
    assert results["connection"].state == PASSED
    assert set(map(key_of, server.seen)) == {KEY}


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ({"begins": -30, "ends": -2}, "expired"),
        ({"begins": 2, "ends": 30}, "not_yet_valid"),
        ({"host": "other.example.com"}, "wrong_name"),
    ],
)
def test_run_checks_tells_the_fault_of_a_certificate_and_sends_no_key(root, tmp_path, made, reason):
    with serving(root.server(**made)) as server:
        error = fault_of(Target(config(server.url, ca_bundle=bundle(tmp_path, root))))
    assert (type(error), error.reason, server.seen) == (errors.TlsFailed, reason, [])


@pytest.mark.parametrize("is_alone", [False, True], ids=["another authority", "self-signed"])
def test_run_checks_tells_an_untrusted_certificate_and_sends_no_key(root, tmp_path, is_alone):
    certificate = make_self_signed(tmp_path)[1] if is_alone else root.server()
    other = bundle(tmp_path, Authority(tmp_path, "Other Root"))
    with serving(certificate) as server:
        error = fault_of(Target(config(server.url, ca_bundle=other)))
    assert (type(error), error.reason, server.seen) == (errors.TlsFailed, "untrusted", [])


def test_run_checks_tells_a_server_that_does_not_encrypt(sandbox, root, tmp_path):
    url = sandbox.url.replace("http:", "https:")
    assert fault_of(Target(config(url, ca_bundle=bundle(tmp_path, root)))).reason == "no_tls"


def test_run_checks_tells_authorities_that_are_not_there(root):
    with serving(root.server()) as server:
        assert fault_of(Target(config(server.url, ca_bundle="/nowhere/ca.pem"))).reason == "ca_file"
    assert not server.seen


NAMED = base64.b64encode(b"ann:se cret").decode()


@pytest.mark.parametrize("is_safe", [True, False], ids=["https", "http"])
@pytest.mark.parametrize(
    ("asked_for", "user", "is_let_through"),
    [("", "", True), (NAMED, "ann:se%20cret@", True), (NAMED, "ann:wrong@", False), (NAMED, "", False)],
)
def test_run_checks_tells_a_proxy_that_wants_other_credentials(
    root, tmp_path, is_safe, asked_for, user, is_let_through
):
    with serving(root.server() if is_safe else None) as server, proxy(200, asked_for) as between:
        proxies = through(between.port, user)
        target = Target(config(server.url, proxies=proxies, ca_bundle=bundle(tmp_path, root)))
        if is_let_through:
            assert results_of(target)["connection"].state == PASSED
        else:
            error = fault_of(target)
            assert (type(error), error.status, server.seen) == (errors.ProxyFailed, 407, [])
            assert "did not accept the user name and password" in sentence(error)
    tunnels = [head for head in between.seen if head.startswith("CONNECT")]
    assert bool(tunnels) == is_safe and not [head for head in tunnels if KEY in head]


def test_run_checks_tells_a_proxy_that_refuses_the_address(root, tmp_path):
    with serving(root.server()) as server, proxy(403) as between:
        proxies = through(between.port)
        error = fault_of(Target(config(server.url, proxies=proxies, ca_bundle=bundle(tmp_path, root))))
    assert type(error) is errors.ProxyFailed and "(status 403)" in sentence(error)


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_run_checks_tells_a_proxy_that_does_not_reach_the_service(root, tmp_path, status):
    with serving(root.server()) as server, proxy(status) as between:
        proxies = through(between.port)
        error = fault_of(Target(config(server.url, proxies=proxies, ca_bundle=bundle(tmp_path, root))))
    assert error.reason == "proxy" and f"(status {status})" in sentence(error)


def test_run_checks_tells_a_proxy_that_is_not_there(sandbox):
    error = fault_of(Target(config(sandbox.url, proxies=through(unused_port()))))
    assert (type(error), error.reason) == (errors.ProxyFailed, "unreachable")


def test_title_differs_for_each_check():
    assert len({checks.title(check.id) for check in CHECKS}) == len(CHECKS)


def test_target_of_takes_the_config_the_source_and_the_chosen_layers(connections, sandbox):
    office = Connection("office", sandbox.url, keep_key=SESSION)
    connections.save(office, sandbox.key)
    layer_lists.save("office", [layer_lists.ListedLayer("wind"), layer_lists.ListedLayer("flood")])
    target = checks.target_of(connections, office, None, SOURCE)
    assert target == Target(connections.config("office"), SOURCE, ("wind", "flood"))
    assert sandbox.key not in repr(target)


@pytest.mark.parametrize(("key", "reason"), [("Bearer abc", "prefix"), ("", "empty"), (None, "session")])
def test_target_of_keeps_the_error_of_a_key_that_can_not_be_sent(connections, key, reason):
    QgsSettings().setValue("geoportfolio/connections/office/url", "https://a.example.com")
    QgsSettings().setValue("geoportfolio/connections/office/keep_key", SESSION)
    target = checks.target_of(connections, connections.get("office"), key, "")
    assert isinstance(target.config, errors.ApiError) and target.config.reason == reason


@pytest.mark.parametrize(
    ("states", "says"),
    [
        ((PASSED, SKIPPED), "All checks passed."),
        ((PASSED, WARNING), "Passed with 1 warning."),
        ((WARNING, WARNING), "Passed with 2 warnings."),
        ((PASSED, FAILED), "1 check failed: Sources."),
        ((FAILED, FAILED), "2 checks failed, first: Connection."),
    ],
)
def test_summary_counts_what_is_worst(states, says):
    results = [CheckResult(check.id, state) for check, state in zip(CHECKS, states)]
    assert checks.summary(results) == says


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (("pf",), "1 source: 'pf'."),
        (("a", "b"), "2 sources: 'a', 'b'."),
        (tuple("abcdef"), "6 sources: 'a', 'b', 'c' and 3 more."),
    ],
)
def test_text_names_the_first_sources(names, says):
    assert checks.text(CheckResult("sources", PASSED, sources=names), "") == says
