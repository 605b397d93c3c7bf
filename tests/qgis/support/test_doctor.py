"""The connection doctor against real servers, certificates and proxies: each fault with its next step."""

from __future__ import annotations

import base64
import socket
import time
from dataclasses import replace
from pathlib import Path
from threading import Timer

import pytest
from qgis.core import QgsApplication, QgsSettings

from geoportfolio.core.api import Config, Monitor
from geoportfolio.core.api.doctor import BAD, GOOD, NOT_ASKED, NOTE, ROWS, STEPS, Case, Way, examine, probes
from geoportfolio.core.api.errors import Cancelled, InvalidKey
from geoportfolio.core.gis import doctor_texts, doctor_words
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.core.gis.doctor import case_of, read_certificate
from tests.support.certificates import Authority
from tests.support.geocoder import key_of, serving
from tests.support.http_proxy import proxy
from tests.support.oracle import SOURCE, is_told_well
from tests.support.scripted_server import FakeServer, Reply

KEY = "a-key-of-the-doctor"


def case(url: str, **changes) -> Case:
    bundle = changes.get("ca_bundle")
    way = changes.get("way", Way())
    proxies = dict.fromkeys(("http", "https"), way.proxy) if way.proxy else None
    config = Config(url, KEY, ca_bundle=bundle, proxies=proxies, connect_timeout=2.0)
    made = Case(url, config, read_certificate, connect_timeout=2.0)
    return replace(made, **changes)


def found(looked_at: Case) -> dict:
    """By row; all of it can be read by an analyst and holds no key."""
    findings = examine(looked_at, Monitor())
    assert tuple(finding.row for finding in findings) == ROWS
    for finding in findings:
        text = doctor_words.text(finding, "office")
        assert "?" not in text.replace("http://", ""), (finding, text)
        said = getattr(finding.error, "service_message", "")
        assert is_told_well(text, said if said in text else "", (KEY,))
    assert KEY not in doctor_words.report(findings, "office", looked_at.address)
    return {finding.row: finding for finding in findings}


def told(finding) -> str:
    return doctor_words.text(finding, "office")


def is_fault(seen: dict, row: str, reason: str) -> bool:
    """Whether *row* is the first fault, and what lies behind it was not asked."""
    faults = [each for each in ROWS if seen[each].state == BAD]
    assert faults[0] == row and seen[row].reason == reason, {each: seen[each] for each in faults}
    behind = [each for each in ROWS[ROWS.index(row) + 1 :] if each != "clock"]
    return {seen[each].state for each in behind} == {NOT_ASKED}


def test_a_healthy_service_is_examined_to_the_last_row(sandbox):
    config = Config(sandbox.url, sandbox.key)
    seen = found(Case(sandbox.url, config, read_certificate, source=SOURCE, layers=("flood_zones",)))
    assert {seen[row].state for row in STEPS} == {GOOD, NOT_ASKED}
    assert seen["tls"].reason == "http" and "pf_airports" in told(seen["sources"])
    not_asked = {row: seen[row].reason for row in ROWS if seen[row].state == NOT_ASKED}
    assert {row for row, reason in not_asked.items() if reason == "report"} == {
        row for row in ROWS if row.startswith("risk_")
    }
    assert set(not_asked) - {row for row in ROWS if row.startswith("risk_")} == {
        "tls",
        "accumulation_layer_v1",
        "event_entries",
    }
    assert not [row for row in ROWS if seen[row].state in (NOTE, BAD)]


def test_it_asks_for_next_to_nothing_and_only_the_client_carries_the_key(sandbox):
    sandbox.forget()
    config = Config(sandbox.url, sandbox.key)
    examine(Case(sandbox.url, config, read_certificate, source=SOURCE, layers=("flood_zones",)), Monitor())
    heads = [seen for seen in sandbox.requests if seen.method == "HEAD"]
    assert len(heads) == 1 and heads[0].authorization in (None, "") and heads[0].path == "/"
    assert not [seen for seen in sandbox.requests if "/risk/" in seen.path or "live-events" in seen.path]
    assert len(sandbox.requests) < 36


@pytest.mark.parametrize(
    ("fault", "row", "state", "reason", "words"),
    [
        ("v1/reports/portfolio/points/selection=403", "points_selection_v1", NOTE, "refused", "no right"),
        (
            "v2/reports/portfolio/entries/selection=404",
            "entries_selection_v2",
            NOTE,
            "not_there",
            "Not there",
        ),
        ("accumulation/selection=html", "accumulation_selection_v1", NOTE, "odd", "an HTML page"),
        ("points/selection/search=500", "points_search_v2", BAD, "server", "status 500"),
        ("geocode/reverse=400", "reverse_geocode", NOTE, "not_understood", "did not like"),
        ("bfi/batch=401", "enrich_batch", BAD, "key", "Does not accept the key here"),
        ("autocomplete=reset", "autocomplete", BAD, "failed", "failed"),
    ],
)
def test_a_right_that_is_missing_is_one_row(sandbox, fault, row, state, reason, words):
    sandbox.faults.set(fault)
    config = Config(sandbox.url, sandbox.key)
    seen = found(Case(sandbox.url, config, read_certificate, source=SOURCE, layers=("flood_zones",)))
    assert (seen[row].state, seen[row].reason) == (state, reason)
    assert words in told(seen[row])
    assert seen["geocode"].state == GOOD and seen["wfs_feature"].state == GOOD


def test_sources_that_fail_are_no_end(sandbox):
    sandbox.faults.set("portfolio/provision=500")
    seen = found(Case(sandbox.url, Config(sandbox.url, sandbox.key), read_certificate))
    assert seen["sources"].state == BAD and seen["geocode"].state == GOOD
    assert seen["points_selection_v2"].reason == "no_source"


@pytest.mark.parametrize(
    ("fault", "state", "reason", "words"),
    [
        ("places/geocode=403", NOTE, "no_geocoding", "no right to look up addresses"),
        ("places/geocode=500", BAD, "unsure", "the rows below tell"),
        ("places/geocode=html", BAD, "unsure", "the rows below tell"),
    ],
)
def test_a_key_without_addresses_is_asked_for_its_other_rights(sandbox, fault, state, reason, words):
    sandbox.faults.set(fault)
    seen = found(Case(sandbox.url, Config(sandbox.url, sandbox.key), read_certificate, source=SOURCE))
    assert (seen["key"].state, seen["key"].reason) == (state, reason) and words in told(seen["key"])
    assert seen["sources"].state == seen["points_selection_v1"].state == GOOD


def test_a_service_that_is_not_at_this_address_is_not_asked_further(sandbox):
    sandbox.faults.set("places/geocode=404")
    assert is_fault(
        found(Case(sandbox.url, Config(sandbox.url, sandbox.key), read_certificate)), "key", "failed"
    )


def test_a_wrong_key_is_told_by_the_key_row(sandbox):
    seen = found(case(sandbox.url))
    assert is_fault(seen, "key", "rejected") and "Type it anew" in told(seen["key"])


def test_a_key_that_can_not_be_sent_is_no_reason_not_to_look_at_the_way(sandbox):
    refusal = InvalidKey("the key starts with 'Bearer'", reason="prefix")
    seen = found(replace(case(sandbox.url), config=None, refusal=refusal))
    assert is_fault(seen, "key", "unfit") and "starts with 'Bearer'" in told(seen["key"])
    assert seen["clock"].state == GOOD


@pytest.mark.parametrize("address", ["nonsense", "ftp://a.example.com", "https://user:word@a.example.com"])
def test_what_is_no_address_ends_it(address):
    seen = found(Case(address, None, read_certificate))
    assert is_fault(seen, "address", "invalid")


def test_a_name_that_nobody_knows(monkeypatch):
    def unknown(*_, **__):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    seen = found(case("http://portfolio.example.com"))
    assert is_fault(seen, "dns", "unknown") and "portfolio.example.com" in told(seen["dns"])
    assert seen["address"].reason == "open" and seen["address"].state == NOTE


def test_a_port_at_which_nobody_listens():
    with socket.create_server(("127.0.0.1", 0)) as once:
        port = once.getsockname()[1]
    seen = found(case(f"http://127.0.0.1:{port}"))
    assert is_fault(seen, "tcp", "refused") and f"port {port}" in told(seen["tcp"])


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


def test_a_port_behind_a_firewall(deaf):
    seen = found(replace(case(f"http://127.0.0.1:{deaf}"), connect_timeout=0.4))
    assert is_fault(seen, "tcp", "silent") and "firewall" in told(seen["tcp"])


@pytest.mark.parametrize("speaks", [False, True])
def test_stop_is_heard_within_100_ms(deaf, speaks):
    monitor = Monitor()
    stopped = []
    Timer(0.3, lambda: (stopped.append(time.monotonic()), monitor.cancelled.set())).start()
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1] if speaks else deaf
        with pytest.raises(Cancelled):
            examine(replace(case(f"https://127.0.0.1:{port}"), connect_timeout=10.0), monitor)
    assert time.monotonic() - stopped[0] < 0.1


@pytest.mark.parametrize(("hours", "reason"), [(1, "ahead"), (-1, "behind")])
def test_a_clock_that_is_wrong_is_told_in_minutes(sandbox, hours, reason):
    wrong = replace(case(sandbox.url), now=lambda: time.time() + hours * 3600)
    seen = found(wrong)
    assert (seen["clock"].state, seen["clock"].reason) == (BAD, reason)
    assert "60 minutes" in told(seen["clock"]) and seen["key"].state != NOT_ASKED


def bundle(tmp_path, *authorities: Authority) -> str:
    path = tmp_path / "authorities.pem"
    path.write_bytes(b"".join(each.pem.read_bytes() for each in authorities))
    return str(path)


def test_a_trusted_certificate_tells_who_and_how_long(root, tmp_path):
    with serving(root.server()) as server:
        seen = found(case(server.url, ca_bundle=bundle(tmp_path, root)))
    assert (seen["tls"].state, seen["tls"].reason) == (GOOD, "trusted")
    assert "'Corp Root'" in told(seen["tls"]) and "89 more days" in told(seen["tls"])
    assert seen["key"].state == GOOD and seen["clock"].state == GOOD
    assert [(seen.method, key_of(seen)) for seen in server.seen][:2] == [("HEAD", None), ("GET", KEY)]


def test_a_certificate_that_ends_soon_is_worth_a_word(root, tmp_path):
    with serving(root.server(ends=5)) as server:
        seen = found(case(server.url, ca_bundle=bundle(tmp_path, root)))
    assert (seen["tls"].state, seen["tls"].reason) == (NOTE, "ends_soon")
    assert "(4 days)" in told(seen["tls"]) and seen["key"].state == GOOD


def test_the_authority_that_is_missing_is_named_though_another_has_signed(root, tmp_path):
    other = Authority(tmp_path, "Other Root")
    between = Authority(tmp_path, "Corp Issuing", root)
    with serving(between.server(chain=(between.pem,))) as server:
        seen = found(case(server.url, ca_bundle=bundle(tmp_path, other)))
    assert is_fault(seen, "tls", "authority")
    assert "issued by 'Corp Issuing'" in told(seen["tls"]) and "'Corp Root'" in told(seen["tls"])
    assert doctor_words.cure(seen["tls"]) == doctor_words.CERTIFICATES
    assert seen["clock"].state == GOOD
    assert set(map(key_of, server.seen)) == {None}


@pytest.mark.parametrize(
    ("made", "reason", "words"),
    [
        ({"begins": -30, "ends": -2}, "expired", "has ended on"),
        ({"begins": 2, "ends": 30}, "not_yet", "begins on"),
        ({"host": "other.example.com"}, "name", "but for other.example.com"),
    ],
)
def test_other_faults_of_a_certificate(root, tmp_path, made, reason, words):
    with serving(root.server(**made)) as server:
        seen = found(case(server.url, ca_bundle=bundle(tmp_path, root)))
    assert is_fault(seen, "tls", reason) and words in told(seen["tls"])
    assert set(map(key_of, server.seen)) == {None}


def test_a_certificate_that_signed_itself(root, tmp_path):
    other = Authority(tmp_path, "Lonely")
    alone = tmp_path / "alone.pem"
    alone.write_bytes(other.key.read_bytes() + other.pem.read_bytes())
    with serving(alone) as server:
        seen = found(case(server.url, ca_bundle=bundle(tmp_path, root)))
    assert is_fault(seen, "tls", "self_signed")


def test_http_where_https_is_wanted(sandbox, root, tmp_path):
    seen = found(case(sandbox.url.replace("http:", "https:"), ca_bundle=bundle(tmp_path, root)))
    assert is_fault(seen, "tls", "no_tls")


def test_authorities_that_are_not_there(root):
    with serving(root.server()) as server:
        assert is_fault(found(case(server.url, ca_bundle="/nowhere/ca.pem")), "tls", "no_bundle")


NAMED = base64.b64encode(b"ann:se cret").decode()


@pytest.mark.parametrize("is_safe", [True, False], ids=["https", "http"])
@pytest.mark.parametrize(
    ("status", "asked_for", "given", "state", "reason"),
    [
        (200, "", "", GOOD, "open"),
        (200, NAMED, "ann:se%20cret@", GOOD, "named"),
        (200, NAMED, "ann:wrong@", BAD, "credentials"),
        (200, NAMED, "", BAD, "no_credentials"),
    ],
)
def test_a_proxy(root, tmp_path, is_safe, status, asked_for, given, state, reason):
    with serving(root.server() if is_safe else None) as server, proxy(status, asked_for) as between:
        way = Way("proxy", f"http://{given}127.0.0.1:{between.port}")
        seen = found(case(server.url, way=way, ca_bundle=bundle(tmp_path, root)))
    assert (seen["proxy"].state, seen["proxy"].reason) == (state, reason)
    assert f"127.0.0.1:{between.port}" in told(seen["proxy"])
    assert "cret" not in told(seen["proxy"]) and "ann" not in told(seen["proxy"])
    if state == GOOD:
        assert seen["dns"].reason == seen["tcp"].reason == "proxy"
        assert seen["key"].state == GOOD and seen["clock"].state == GOOD
        assert (seen["tls"].reason == "trusted") == is_safe
    else:
        assert not server.seen
        assert doctor_words.cure(seen["proxy"]) == doctor_words.NETWORK
    heads = [head for head in between.seen if head.startswith(("CONNECT", "HEAD"))]
    assert heads and not [head for head in heads if KEY in head]


def test_a_proxy_that_refuses_the_address(root, tmp_path):
    with serving(root.server()) as server, proxy(403) as between:
        way = Way("proxy", f"http://127.0.0.1:{between.port}")
        seen = found(case(server.url, way=way, ca_bundle=bundle(tmp_path, root)))
    assert is_fault(seen, "proxy", "refused") and "status 403" in told(seen["proxy"])


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_a_proxy_that_does_not_reach_the_service(root, tmp_path, status):
    with serving(root.server()) as server, proxy(status) as between:
        way = Way("proxy", f"http://127.0.0.1:{between.port}")
        seen = found(case(server.url, way=way, ca_bundle=bundle(tmp_path, root)))
    assert is_fault(seen, "proxy", "cut_off") and f"(status {status})" in told(seen["proxy"])


def test_a_proxy_that_is_not_there(sandbox):
    with socket.create_server(("127.0.0.1", 0)) as once:
        port = once.getsockname()[1]
    seen = found(case(sandbox.url, way=Way("proxy", f"http://127.0.0.1:{port}")))
    assert is_fault(seen, "proxy", "unreachable")


def test_every_finding_has_words_and_every_row_a_title():
    assert set(doctor_texts.TITLES) == set(ROWS)
    assert all(doctor_words.title(row) for row in ROWS)
    assert len({doctor_words.title(row) for row in ROWS}) == len(ROWS)


def test_qgis_hands_over_its_proxy_its_exceptions_and_its_authorities(connections, qgis_proxy, sandbox):
    office = Connection("office", sandbox.url, keep_key=SESSION)
    connections.save(office, sandbox.key)
    assert case_of(connections, office, None).way == Way()
    options = {"proxyEnabled": True, "proxyType": "HttpProxy", "proxyHost": "127.0.0.1", "proxyPort": 3128}
    qgis_proxy(**options, proxyUser="ann", proxyPassword="se cret")
    made = case_of(connections, office, None, SOURCE)
    assert made.way == Way("proxy", "http://ann:se%20cret@127.0.0.1:3128") and made.source == SOURCE
    assert "cret" not in repr(made) and sandbox.key not in repr(made)
    qgis_proxy(**options, noProxyUrls=[sandbox.url])
    assert case_of(connections, office, None).way.kind == "excepted"
    trusted = bytes(QgsApplication.authManager().trustedCaCertsPemText())
    assert Path(made.ca_bundle).read_bytes() == trusted


@pytest.mark.parametrize(("key", "reason"), [("Bearer abc", "prefix"), ("", "empty"), (None, "session")])
def test_a_key_that_is_none_is_handed_over_as_its_error(connections, key, reason):
    QgsSettings().setValue("geoportfolio/connections/office/url", "https://a.example.com")
    QgsSettings().setValue("geoportfolio/connections/office/keep_key", SESSION)
    made = case_of(connections, connections.get("office"), key)
    assert made.config is None and made.refusal.reason == reason
    assert made.ca_bundle and made.connect_timeout > 0


def test_what_comes_after_a_stop_is_closed():
    ours, theirs = socket.socketpair()
    monitor = Monitor()
    monitor.cancelled.set()

    def late() -> socket.socket:
        time.sleep(0.2)
        return ours

    with pytest.raises(Cancelled):
        probes.patiently(late, monitor, 5.0)
    theirs.settimeout(5)
    assert theirs.recv(1) == b""
    theirs.close()


def test_a_gateway_that_refuses_is_named_in_place_of_the_key():
    page = "<html><title>403 Forbidden</title></html>"
    with FakeServer(answer=lambda _: Reply(page, 403, "text/html", {"Server": "nginx"})) as server:
        seen = found(case(server.url))
    assert is_fault(seen, "key", "gateway")
    assert "nginx" in told(seen["key"]) and "no right" not in told(seen["key"])
