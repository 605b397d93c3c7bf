"""Answers that would fill the memory or the disk: two gigabytes that really come over a socket, and bombs."""

from __future__ import annotations

import gzip

import pytest

from tests.support.endless import endless, measured
from tests.support.scripted_server import FakeServer, Reply

GIGABYTES = 2 * 1000**3
MEMORY = 90
"""Megabytes by which a process may grow while it reads what is bounded at 8."""
LIMIT = 8

ONE_VALUE = endless(b'{"provisioning": {"a": "', b"x", GIGABYTES, b'"}}')
BOMB = endless(b'{"provisioning": {"a": "', b"x", GIGABYTES, b'"}}', packed=True)
REPORT = endless(b"%PDF-1.4\n", b"0", GIGABYTES, b"%%EOF", content_type="application/pdf")
ERROR = endless(b'{"message": "', b"no ", GIGABYTES, b'"}', packed=True, status=400)

WHOLE = {
    "an answer in one piece": (ONE_VALUE, "client.portfolio.provision()"),
    "a bomb of gzip": (BOMB, "client.portfolio.provision()"),
    "a report": (
        REPORT,
        "import tempfile, pathlib; folder = pathlib.Path(tempfile.mkdtemp());"
        "client.reports.point('s', (1.0, 2.0), folder / 'r.pdf')",
    ),
}


@pytest.mark.parametrize("name", WHOLE)
def test_two_gigabytes_end_in_a_sentence_and_little_memory(name):
    body, work = WHOLE[name]
    with FakeServer(body) as server:
        grown, told = measured(server.url, work, LIMIT)
    assert told.startswith(f"TooLarge answer {LIMIT}: ")
    assert grown < MEMORY
    assert server.taken < 100 * 1000**2


def test_a_body_that_is_packed_twice_takes_little_memory():
    """Some hundred bytes, which urllib3 1.26 unpacks to all of it in one piece."""
    body = b'{"provisioning": {"a": "' + b"x" * 300 * 1000**2 + b'"}}'
    packed = gzip.compress(gzip.compress(body, 9), 9)
    with FakeServer(Reply(packed, headers={"Content-Encoding": "gzip, gzip"})) as server:
        grown, told = measured(server.url, "client.portfolio.provision()", LIMIT)
    assert told.startswith(f"TooLarge answer {LIMIT}: ") and grown < MEMORY


def test_a_bomb_in_an_error_leaves_the_words_of_the_service():
    with FakeServer(ERROR) as server:
        grown, told = measured(server.url, "client.portfolio.provision()", LIMIT)
    assert told.startswith("BadRequest") and "no no no" in told
    assert grown < MEMORY


ROWS = {
    "JSON": endless(b'[{"id": "', b"x", GIGABYTES, b'"}]'),
    "JSON beside the rows": endless(b'{"meta": "', b"x", GIGABYTES, b'", "features": []}'),
    "many things beside the rows": endless(b'{"a": 1', b',"%s": 1' % (b"x" * 900), GIGABYTES, b"}"),
    "a bomb of gzip": endless(b'[{"id": "', b"x", GIGABYTES, b'"}]', packed=True),
    "CSV": endless(b"lat,lon,name\n1,2,", b"x", GIGABYTES, b"\n", content_type="text/csv"),
    "a head line": endless(b"lat,lon,", b"name,", GIGABYTES, b"\n", content_type="text/csv"),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_value_of_two_gigabytes_ends_the_rows_and_not_the_memory(name):
    with FakeServer(ROWS[name]) as server:
        grown, told = measured(
            server.url, "for _ in client.portfolio.points('s', square): pass", LIMIT, "import csv"
        )
    assert told.startswith(("TooLarge value ", "UnreadableAnswer"))
    assert grown < 500
    assert server.taken < 400 * 1000**2


def test_rows_that_came_before_a_value_too_large_are_kept():
    body = endless(b'[{"id": "1", "lat": 1, "lon": 2}, {"id": "', b"x", 200 * 1000**2, b'"}]')
    work = (
        "rows = client.portfolio.points('s', square); assert next(rows).attributes['id'] == '1'; next(rows)"
    )
    with FakeServer(body) as server:
        _, told = measured(server.url, work, LIMIT)
    assert told.startswith("TooLarge value 64")


def test_space_without_end_takes_no_memory():
    """It is rows that are asked for, and none come: a cancel ends it, the memory does not."""
    spaces = endless(b"[", b" ", 300 * 1000**2, b"]", packed=True)
    with FakeServer(spaces) as server:
        grown, told = measured(server.url, "for _ in client.portfolio.points('s', square): pass", LIMIT)
    assert told == "came" and grown < MEMORY
