"""The sandbox's failures on purpose, as a client sees them: one test for each kind."""

from __future__ import annotations

import json
import logging
import socket
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor, wait
from http.client import HTTPConnection, IncompleteRead

import httpx
import pytest

from sandbox.faults import Fault, parse
from sandbox.testing import V1, V2, running

GEOCODE = "/graph/api/v1/places/geocode"


@pytest.fixture(autouse=True)
def healthy(sandbox):
    yield
    sandbox.faults.set()


def ask(sandbox):
    return sandbox.get(GEOCODE, q="London")


def broken_answer(sandbox):
    """The answer of a connection whose body is not read yet."""
    connection = HTTPConnection(sandbox.url.removeprefix("http://"), timeout=10)
    connection.request("GET", GEOCODE + "?q=London", headers={"Authorization": sandbox.key})
    return connection.getresponse()


def test_faults_are_read_and_unknown_ones_refused():
    assert parse("500") == Fault("500")
    assert parse("429:7x1") == Fault("429", "7", times=1)
    assert parse("entries/=delay:0.5x3") == Fault("delay", "0.5", "entries/", 3)
    assert parse("redirect:http://127.0.0.1:9/a") == Fault("redirect", "http://127.0.0.1:9/a")
    for text in ("", "explode", "50", "500x", "=500=2"):
        with pytest.raises(ValueError, match="not a fault"):
            parse(text)


def test_a_fault_is_met_on_its_path_as_often_as_it_says(sandbox):
    sandbox.faults.set("provision=500", "geocode=500x2", "503x1")
    assert [ask(sandbox).status_code for _ in range(4)] == [500, 500, 503, 200]
    provision = {sandbox.get(V1 + "provision", source="pf_airports").status_code for _ in range(3)}
    assert (provision, sandbox.faults.are_over) == ({500}, False)
    sandbox.faults.set()
    assert sandbox.get(V1 + "provision", source="pf_airports").status_code == 200
    assert sandbox.faults.are_over


def test_faults_from_the_start_and_recorded_requests_without_the_key():
    with running(faults=("500x1",), latency_ms=1) as sandbox:
        assert [ask(sandbox).status_code for _ in range(2)] == [500, 200]
        sandbox.send("GET", GEOCODE + "?q=a%20b", {"Authorization": "wrong"})
        first, _, third = sandbox.requests
        assert (first.method, first.path, first.query) == ("GET", GEOCODE, {"q": "London"})
        assert first.authorized and first.headers["authorization"] == "<key>"
        assert first.authorization == sandbox.key
        assert third.query == {"q": "a b"} and not third.authorized


def test_a_held_request_meets_what_is_set_next(sandbox):
    sandbox.faults.set("geocode=hold")
    with ThreadPoolExecutor() as others:
        held = [others.submit(ask, sandbox) for _ in range(2)]
        assert sandbox.get(V1 + "provision", source="pf_airports").status_code == 200
        assert not wait(held, timeout=0.3).done
        sandbox.faults.set("geocode=503x1")
        assert sorted(each.result().status_code for each in held) == [200, 503]
    assert sandbox.faults.are_over


def test_429_names_a_wait_or_none(sandbox):
    sandbox.faults.set("429:7x1", "429:nonex1")
    waits = [
        (answer.status_code, answer.headers.get("retry-after")) for answer in (ask(sandbox), ask(sandbox))
    ]
    assert waits == [(429, "7"), (429, None)]


def test_an_empty_body_a_proxys_page_and_a_redirect(sandbox):
    sandbox.faults.set("emptyx1", "html:503x1", "redirect:http://127.0.0.1:9/x1")
    empty, page, redirect = (ask(sandbox) for _ in range(3))
    assert (empty.status_code, empty.content) == (200, b"")
    assert page.status_code == 503 and "<html>" in page.text
    assert (redirect.status_code, redirect.headers["location"]) == (302, "http://127.0.0.1:9/")


def test_a_truncated_body_is_shorter_than_its_length(sandbox):
    sandbox.faults.set("truncatex1")
    with pytest.raises(IncompleteRead) as broken:
        broken_answer(sandbox).read()
    assert len(broken.value.partial) > 0 and broken.value.expected > 0


def test_a_reset_comes_after_the_headers(sandbox):
    sandbox.faults.set("resetx1")
    answer = broken_answer(sandbox)
    assert answer.status == 200
    with pytest.raises(ConnectionResetError):
        answer.read()


def test_a_cut_body_passes_for_the_whole(sandbox):
    whole = ask(sandbox).content
    sandbox.faults.set("cut:0.4x1")
    answer = ask(sandbox)
    assert answer.content == whole[: int(len(whole) * 0.4)]
    assert answer.headers["content-length"] == str(len(answer.content))


def test_a_packed_body_may_end_too_early(sandbox):
    whole = ask(sandbox).content
    sandbox.faults.set("gzip:1x1", "gzip:0.6x1")
    for is_whole in (True, False):
        answer = broken_answer(sandbox)
        assert answer.headers["content-encoding"] == "gzip"
        unpacker = zlib.decompressobj(wbits=31)
        came = unpacker.decompress(answer.read())
        assert unpacker.eof is is_whole
        assert came == whole if is_whole else whole.startswith(came)


def test_a_body_under_another_type_is_the_same(sandbox):
    whole = ask(sandbox).content
    sandbox.faults.set("typedx1", "typed:application/octet-streamx1")
    for kind in ("text/html", "application/octet-stream"):
        answer = ask(sandbox)
        assert (answer.headers["content-type"], answer.content) == (kind, whole)


@pytest.mark.parametrize(("fault", "came"), [("hangx1", b""), ("hang:0.5x1", b"HTTP/1.1 200")])
def test_what_hangs_ends_when_the_client_hangs_up(sandbox, fault, came):
    sandbox.faults.set(fault)
    with socket.create_connection(sandbox.url.removeprefix("http://").split(":"), timeout=10) as client:
        head = f"GET {GEOCODE}?q=London HTTP/1.1\r\nHost: x\r\nAuthorization: {sandbox.key}\r\n\r\n"
        client.sendall(head.encode())
        if came:
            assert client.recv(1 << 16).startswith(came)
        client.settimeout(0.2)
        with pytest.raises(TimeoutError):
            while client.recv(1 << 16):
                pass
    assert ask(sandbox).status_code == 200


def test_a_slow_and_a_late_answer_are_whole_for_a_client_that_waits(sandbox):
    expected = ask(sandbox).json()
    sandbox.faults.set("slow:0.2x1", "delay:0.05x1", "delay:5x1")
    assert [ask(sandbox).json() for _ in range(2)] == [expected] * 2
    with pytest.raises(httpx.ReadTimeout):
        httpx.get(sandbox.url + GEOCODE, timeout=0.2, trust_env=False)


@pytest.mark.parametrize("sent", [0.5, 1.0], ids=["half-a-request", "a-request"])
@pytest.mark.parametrize("fault", ["", "entries/=slow:0.5", "entries/=hang:0.5"])
@pytest.mark.parametrize("reset", [False, True], ids=["closed", "reset"])
def test_a_client_that_leaves_is_nothing_to_tell(sandbox, caplog, sent, fault, reset):
    told = logging.getLogger("uvicorn.error")
    some = (
        {"filters": [{"field": "CountryCode", "value": "CH"}]} if fault else {}
    )  # a fault waits for the whole answer
    body = json.dumps({"source": "pf_airports", **some}).encode()
    sandbox.faults.set(*filter(None, [fault]))
    told.addHandler(caplog.handler)
    head = f"POST {V2}entries/selection/search HTTP/1.1\r\nHost: x\r\nAuthorization: {sandbox.key}\r\n"
    with socket.create_connection(sandbox.url.removeprefix("http://").split(":"), timeout=10) as client:
        client.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode())
        client.sendall(body[: int(len(body) * sent)])
        if sent == 1:
            assert client.recv(12) == b"HTTP/1.1 200"
        if reset:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ask(sandbox).status_code == 200
    told.removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_the_port_is_free_afterwards():
    with running() as sandbox:
        host, port = sandbox.url.removeprefix("http://").split(":")
        assert host == "127.0.0.1"
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((host, int(port)), timeout=5)
