"""The benchmarks measure what they say: their server is read right, and a worse ratio is seen as one."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Iterator

import pytest

from benchmarks import asked, baseline
from benchmarks.figures import Place, figure
from benchmarks.server import KEY, Server
from geoportfolio.core.api import Client, Config
from geoportfolio.core.api.enrichment import EnrichPoint
from geoportfolio.core.api.errors import KeyRejected
from geoportfolio.core.api.shapes import Polygon

WORLD = Polygon.from_json(asked.WORLD)
COUNT = 2_500
SOURCE = asked.source(COUNT)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("bodies"))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.url
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def client(url: str) -> Client:
    return Client(Config(url, KEY))


@pytest.fixture
def where(url: str, tmp_path: Path) -> Place:
    return Place(url, KEY, tmp_path)


def test_points_are_the_same_as_geojson_and_as_csv(client: Client) -> None:
    described = client.portfolio.provision(SOURCE)[SOURCE]
    as_json = list(client.portfolio.points(SOURCE, WORLD))
    as_csv = list(client.portfolio.points(SOURCE, WORLD, accept="text/csv"))
    assert len(as_json) == len(as_csv) == COUNT
    assert len({record.attributes["id"] for record in as_json}) == COUNT
    offered = {column.field for column in described.columns}
    for one, other in zip(as_json, as_csv):
        assert len(one.attributes) == 8
        assert set(one.attributes) <= offered
        # CSV has texts only, and nothing for what is not known.
        written = {name: "" if value is None else str(value) for name, value in one.attributes.items()}
        assert written.items() <= {name: value or "" for name, value in other.attributes.items()}.items()
        assert one.geometry == other.geometry


def test_entries_come_in_pages_and_end(client: Client) -> None:
    pages = list(client.portfolio.entries(SOURCE, WORLD, page_size=1000))
    assert [len(page.records) for page in pages] == [1000, 1000, 500]
    ids = [record.attributes["id"] for page in pages for record in page.records]
    assert ids == [record.attributes["id"] for record in client.portfolio.points(SOURCE, WORLD)]


def test_each_point_is_enriched(client: Client) -> None:
    points = [EnrichPoint(str(number), number / 10, -number / 20) for number in range(700)]
    found = list(client.enrichment.batch(points, ["flood_zones", "wind_bands"]))
    assert [(each.id, each.location) for each in found] == [(p.id, (p.lon, p.lat)) for p in points]
    assert {each.has_anything for each in found} == {True, False}
    assert all(each.error is None and set(each.layers) == {"flood_zones", "wind_bands"} for each in found)


def test_an_answer_takes_as_long_as_its_address_says(url: str) -> None:
    client, began = Client(Config(f"{url}/after/200", KEY)), time.monotonic()
    assert len(next(client.portfolio.entries(SOURCE, WORLD, page_size=10)).records) == 10
    assert time.monotonic() - began >= 0.2


def test_requests_are_counted_between_two_looks(client: Client, where: Place) -> None:
    where.requests()
    next(client.portfolio.entries(SOURCE, WORLD, page_size=10))
    assert client.portfolio.provision(SOURCE)
    assert (where.requests(), where.requests()) == (2, 0)
    list(Client(Config(where.after(1), KEY)).portfolio.points(SOURCE, WORLD))
    assert where.requests() == 1


def test_another_key_is_refused(url: str) -> None:
    with pytest.raises(KeyRejected):
        list(Client(Config(url, "another")).portfolio.points(SOURCE, WORLD))


@pytest.mark.parametrize(
    ("runs", "at_most", "is_worse"),
    [
        ((2.0, 2.1, 2.2), False, True),
        ((2.0, 2.1, 2.9), False, False),  # one run is as good as one of the baseline
        ((2.7, 2.7, 2.7), False, False),  # worse than all of the baseline's, but hardly
        ((9.0, 9.1, 9.2), False, False),
        ((9.0, 9.1, 9.2), True, True),
        ((3.1, 9.1, 9.2), True, False),
        ((1.0, 1.0, 1.0), True, False),
    ],
)
def test_a_ratio_is_worse_when_all_of_its_runs_are(
    runs: tuple[float, ...], at_most: bool, is_worse: bool
) -> None:
    found = figure("points", "x", runs, 1, at_most, is_ratio=True)
    assert baseline.is_worse(found, {"value": 3.0, "low": 2.8, "high": 3.2}) is is_worse
    assert not baseline.is_worse(found, None)
    told = figure("points", "x", runs, 1, at_most)
    assert not baseline.is_worse(told, {"value": 3.0, "low": 2.8, "high": 3.2})


def test_a_new_baseline_keeps_what_was_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "FILE", tmp_path / "baseline.json")
    ratio = figure("points", "x", (2.0, 4.0, 3.0), 1, at_most=False, is_ratio=True)
    other = figure("entries", "x", (1.0,), 1, at_most=True, is_ratio=True)
    baseline.write("3.22", [ratio, figure("points", "seconds", (7.0,))])
    baseline.write("3.22", [other])
    baseline.write("3.44", [other])
    assert baseline.of("3.22")["points: x"] == {"value": 3.0, "low": 2.0, "high": 4.0}
    assert set(baseline.of("3.22")) == {"points: x", "entries: x"}
    assert set(baseline.of("3.44")) == {"entries: x"}
    assert baseline.of("4.0") == {}
