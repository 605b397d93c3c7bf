"""*Copy as cURL* and *Copy as Python*: pasted and run, they bring what the query brings, and hold no key."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import Any

import pytest

from geoportfolio.core.api import (
    Area,
    Buffers,
    Client,
    Config,
    Filter,
    OpenPoints,
    Polygon,
    Query,
    snippets,
)
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)

SOURCE = "pf_airports"
COAST = Polygon(((((8.0, 53.0), (11.0, 53.0), (11.0, 55.5), (8.0, 55.5), (8.0, 53.0)),),))
ALPS = Polygon(((((6.5, 45.5), (12.0, 45.5), (12.0, 47.5), (6.5, 47.5), (6.5, 45.5)),),))
AREAS = (Area('O\'Hara \x1b[201~ rm -rf\n"Küste" $HOME', COAST), Area("Alps", ALPS))
CIRCLES = (Area("Hamburg", Buffers(((9.99, 53.55),), (20_000.0, 100_000.5))),)
DE = (Filter("CountryCode", "DE"),)
TREE = (Filter("CountryCode", "DE", (Filter("CountryCode", "DE"),)),)
NASTY = "O'Brien \"& Söhne\" $GEOPORTFOLIO_API_KEY `id` \\ %41 \x9b 東\nEND_OF_BODY\n'''"
LAYER_REQUEST = '{"source": "{source}", "filters": "{filters}"}'
QUERIES = {
    "points in areas": Query(SOURCE, AREAS, filters=DE),
    "points in V1": Query(SOURCE, AREAS, version="v1", filters=DE),
    "points in circles": Query(SOURCE, CIRCLES, filters=TREE),
    "entries in areas": Query(SOURCE, AREAS, verb=ENTRIES, columns=("id", "LocName"), page_size=20),
    "entries in circles": Query(SOURCE, CIRCLES, filters=TREE, verb=ENTRIES, page_size=7),
    "entries by search": Query(SOURCE, filters=DE, columns=("id", "LocName"), verb=SEARCH_ENTRIES),
    "entries by V1 search": Query(SOURCE, filters=DE, version="v1", verb=SEARCH_ENTRIES),
    "points by search": Query(SOURCE, filters=DE, verb=SEARCH_POINTS),
    "sums in areas": Query(SOURCE, AREAS, filters=DE, verb=ACCUMULATION),
    "sums in circles": Query(SOURCE, CIRCLES, version="v1", verb=ACCUMULATION),
    "the layer of sums": Query(
        SOURCE, version="v1", verb=ACCUMULATION_LAYER, filters=DE, request=LAYER_REQUEST
    ),
    "a live event": Query(SOURCE, verb=EVENT, footprint="2026/storm-emil", columns=("id", "LocName")),
    "an apostrophe in V1": Query(
        SOURCE, version="v1", filters=(Filter("LocName", NASTY),), verb=SEARCH_ENTRIES
    ),
    "an apostrophe in V2": Query(SOURCE, AREAS[:1], filters=(Filter("LocName", NASTY),)),
}
EMPTY = {"an apostrophe in V1", "an apostrophe in V2"}
"""Nothing is called so."""


def keyless(sandbox, **points: Any) -> Config:
    return snippets.without_key(sandbox.url, "v2", OpenPoints(**points), "GeoPortfolio/test")


def run(command: list[str], sandbox, text: str = "") -> str:
    assert sandbox.key not in text
    environment = {**os.environ, snippets.KEY_VARIABLE: sandbox.key, "NO_PROXY": "*", "PYTHONPATH": ""}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=60, input=text, check=False
    )
    assert done.returncode == 0 and not done.stderr, f"{text}\n{done.stderr}"
    return done.stdout


def values_of(client: Client, query: Query) -> list[str]:
    """What the client itself brings, a line of JSON a row, in any order."""
    portfolio = client.portfolio
    asked: list[Any] = []
    for area in query.areas:
        if query.verb == ENTRIES:
            pages = portfolio.entries(
                query.source, area.shape, query.columns, query.filters, page_size=query.page_size
            )
            asked += [(area.name, e.radius, e.attributes) for page in pages for e in page.records]
        elif query.verb == ACCUMULATION:
            found = client.accumulation.in_area(
                query.source, area.shape, query.filters, version=query.version
            )
            asked += [(area.name, each.radius, each.metrics) for each in found]
        else:
            points = portfolio.points(query.source, area.shape, query.filters, version=query.version)
            asked += [(area.name, each.radius, each.attributes) for each in points]
    alone = {
        SEARCH_ENTRIES: lambda: portfolio.search_entries(
            query.source, query.filters, query.columns, version=query.version
        ),
        SEARCH_POINTS: lambda: portfolio.search_points(query.source, query.filters),
        ACCUMULATION_LAYER: lambda: client.accumulation.layer(query.source, query.request, query.filters),
        EVENT: lambda: client.events.enrich_entries(query.footprint, query.source, query.columns),
    }
    if not query.has_areas:
        asked = [(None, None, each.attributes) for each in alone[query.verb]()]
    return sorted(json.dumps(each, sort_keys=True) for each in asked)


@pytest.mark.parametrize("name", QUERIES)
def test_the_program_prints_what_the_query_brings(name, sandbox):
    query = QUERIES[name]
    client = Client(Config(sandbox.url, sandbox.key))
    text = snippets.python(query, keyless(sandbox))
    # -I: neither this test's path nor QGIS's, but for what the program itself names.
    told = [json.loads(line) for line in run([sys.executable, "-I", "-"], sandbox, text).splitlines()]
    seen = []
    for row in told:
        area, radius = row.pop("area", None), row.pop("radius", None)
        row.pop("geometry", None)
        seen.append(json.dumps((area, radius, row), sort_keys=True))
    wanted = values_of(client, query)
    assert sorted(seen) == wanted
    assert bool(wanted) != (name in EMPTY)


@pytest.fixture
def told_to_curl(tmp_path, monkeypatch):
    """The file of what curl got as arguments, which every user of the computer can read."""
    told = tmp_path / "arguments"
    shim = tmp_path / "bin" / "curl"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >> {told}\nexec {shutil.which("curl")} "$@"\n')
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(shim.parent), prepend=os.pathsep)
    return told


@pytest.mark.parametrize("shell", ["bash", "sh"])
@pytest.mark.parametrize("name", QUERIES)
def test_the_lines_of_curl_ask_what_is_asked(name, shell, sandbox, told_to_curl):
    query = QUERIES[name]
    config = keyless(sandbox)
    text = snippets.curl(query, config)
    assert text.replace("\n", "").isprintable()
    sandbox.forget()
    run([shell, "-e", "-s"], sandbox, text)
    assert sandbox.key not in told_to_curl.read_text()
    wanted = [request for _, request in snippets.requests_of(query, config)]
    assert len(sandbox.requests) == len(wanted)
    for seen, request in zip(sandbox.requests, wanted):
        endpoint = request.endpoint
        assert (seen.method, seen.authorization) == (endpoint.method, sandbox.key)
        assert seen.headers["accept"] == "application/json"
        assert (json.loads(seen.body) if seen.body else None) == request.body
        assert dict(seen.query) == dict(request.query)


def test_curl_brings_the_ids_of_the_query(sandbox):
    query = QUERIES["points in areas"]
    answer = run(
        ["bash", "-s"], sandbox, snippets.curl(Query(SOURCE, query.areas[:1], filters=DE), keyless(sandbox))
    )
    found = {each["properties"]["id"] for each in json.loads(answer)["features"]}
    client = Client(Config(sandbox.url, sandbox.key))
    assert found == {each.attributes["id"] for each in client.portfolio.points(SOURCE, COAST, DE)} != set()


def test_entries_are_paged_by_the_program_and_explained_for_curl(sandbox):
    query = QUERIES["entries in areas"]
    assert len(values_of(Client(Config(sandbox.url, sandbox.key)), query)) > query.page_size
    assert 'raise "page" by 1' in snippets.curl(query, keyless(sandbox))


def test_open_points_go_along(sandbox):
    with sandbox.behaving(filters_in_params=True):
        text = snippets.python(QUERIES["points in circles"], keyless(sandbox, filters_in_params=True))
        assert "OpenPoints(filters_in_params=True)" in text
        sandbox.forget()
        assert run([sys.executable, "-I", "-"], sandbox, text)
        assert "params" in json.loads(sandbox.requests[-1].body)
        sandbox.forget()
        run(
            ["bash", "-s"],
            sandbox,
            snippets.curl(QUERIES["points in circles"], keyless(sandbox, filters_in_params=True)),
        )
        assert "params" in json.loads(sandbox.requests[-1].body)
