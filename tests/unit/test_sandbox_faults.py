"""The sandbox's failures on purpose, as a client sees them."""

from __future__ import annotations

import socket
from http.client import HTTPConnection, IncompleteRead

import httpx
import pytest

from sandbox.faults import Fault, parse
from sandbox.testing import V1, running

GEOCODE = "/graph/api/v1/places/geocode"


@pytest.fixture(autouse=True)
def healthy(sandbox):
    yield
    sandbox.faults.set()


def ask(sandbox):
    return sandbox.get(GEOCODE, q="London")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("500", Fault("500")),
        ("500x2", Fault("500", times=2)),
        ("429:7x1", Fault("429", "7", times=1)),
        ("entries/=delay:0.5x3", Fault("delay", "0.5", "entries/", 3)),
        ("redirect:http://127.0.0.1:9/a", Fault("redirect", "http://127.0.0.1:9/a")),
    ],
)
def test_faults_are_read(text, fault):
    assert parse(text) == fault


@pytest.mark.parametrize("text", ["", "explode", "50", "500x", "=500=2"])
def test_unknown_faults_are_refused(text):
    with pytest.raises(ValueError, match="not a fault"):
        parse(text)


def test_a_status_n_times_and_then_fine(sandbox):
    sandbox.faults.set("500x2", "503x1")
    assert [ask(sandbox).status_code for _ in range(4)] == [500, 500, 503, 200]


def test_a_fault_without_a_number_stays(sandbox):
    sandbox.faults.set("502")
    assert {ask(sandbox).status_code for _ in range(5)} == {502}
    sandbox.faults.set()
    assert ask(sandbox).status_code == 200


def test_a_fault_hits_only_its_path(sandbox):
    sandbox.faults.set("provision=500")
    assert ask(sandbox).status_code == 200
    assert sandbox.get(V1 + "provision", source="pf_airports").status_code == 500


def test_429_names_a_wait(sandbox):
    sandbox.faults.set("429:7x1")
    answer = ask(sandbox)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "7")


def test_an_empty_body_a_proxys_page_and_a_redirect(sandbox):
    sandbox.faults.set("emptyx1", "html:503x1", "redirect:http://127.0.0.1:9/x1")
    empty, page, redirect = (ask(sandbox) for _ in range(3))
    assert (empty.status_code, empty.content) == (200, b"")
    assert page.status_code == 503 and "<html>" in page.text
    assert (redirect.status_code, redirect.headers["location"]) == (302, "http://127.0.0.1:9/")


def test_a_truncated_body_is_shorter_than_its_length(sandbox):
    sandbox.faults.set("truncatex1")
    connection = HTTPConnection(sandbox.url.removeprefix("http://"), timeout=10)
    connection.request("GET", GEOCODE + "?q=London", headers={"Authorization": sandbox.key})
    with pytest.raises(IncompleteRead) as broken:
        connection.getresponse().read()
    assert len(broken.value.partial) > 0 and broken.value.expected > 0


def test_a_reset_comes_after_the_headers(sandbox):
    sandbox.faults.set("resetx1")
    connection = HTTPConnection(sandbox.url.removeprefix("http://"), timeout=10)
    connection.request("GET", GEOCODE + "?q=London", headers={"Authorization": sandbox.key})
    answer = connection.getresponse()
    assert answer.status == 200
    with pytest.raises(ConnectionResetError):
        answer.read()


@pytest.mark.parametrize("fault", ["slow:0.2x1", "delay:0.05x1"])
def test_a_slow_answer_is_whole(sandbox, fault):
    expected = ask(sandbox).json()
    sandbox.faults.set(fault)
    assert ask(sandbox).json() == expected


def test_a_client_with_less_patience_gives_up(sandbox):
    sandbox.faults.set("delay:5x1")
    with pytest.raises(httpx.ReadTimeout):
        httpx.get(sandbox.url + GEOCODE, timeout=0.2, trust_env=False)


def test_faults_from_the_start_and_recorded_requests():
    with running(faults=("500x1",), latency_ms=1) as sandbox:
        assert [ask(sandbox).status_code for _ in range(2)] == [500, 200]
        assert len(sandbox.requests) == 2


def test_the_port_is_free_afterwards():
    with running() as sandbox:
        host, port = sandbox.url.removeprefix("http://").split(":")
        assert host == "127.0.0.1"
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((host, int(port)), timeout=5)
