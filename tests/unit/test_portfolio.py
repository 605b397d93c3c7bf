"""Points, entries, searches and attributes: what is asked, page by page, and what is made of it."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Buffers, Filter, Monitor, OpenPoints, errors
from tests.support.monitors import RecordingMonitor
from tests.support.paged_service import AREA, RINGS
from tests.support.scripted_server import FakeServer, Reply, answered

TREE = (Filter("CountryCode", "DE", (Filter("LOB", "FIRE"),)),)


@pytest.mark.parametrize(
    "body",
    [
        {"a": 1, "b": "x"},
        {"result": {"a": 1, "b": "x"}},
        [{"field": "a", "value": 1}, {"field": "b", "value": "x"}],
        {"type": "Feature", "properties": {"a": 1, "b": "x"}},
        {"attributes": [{"a": 1, "b": "x"}]},
    ],
)
def test_point_attributes_have_any_form(body):
    assert answered(body, lambda c: c.portfolio.point_attributes("pf", "7")) == {"a": 1, "b": "x"}


def test_a_tree_is_refused_where_a_flat_list_is_wanted():
    with FakeServer() as server:
        client = server.client()
        for ask in (
            lambda: client.portfolio.points("pf", AREA, TREE, version="v1"),
            lambda: client.portfolio.entries("pf", AREA, (), TREE, version="v1"),
            lambda: client.portfolio.search_entries("pf", TREE, version="v1"),
            lambda: client.portfolio.search_entries("pf", TREE),
            lambda: client.portfolio.search_points("pf", TREE),
            lambda: client.accumulation.in_area("pf", AREA, TREE, version="v1"),
        ):
            with pytest.raises(errors.InvalidFilters):
                ask()
        with pytest.raises(errors.InvalidInput):
            list(client.events.enrich_entries("..", "pf"))
        assert server.seen == []


def service_of(rows, cap=10**9, ignore_page=False):
    def answer(seen):
        limit = min(seen.json["limit"], cap)
        start = 0 if ignore_page else seen.json["page"] * limit
        return Reply({"entries": [{"n": n} for n in rows[start : start + limit]]})

    return answer


@pytest.mark.parametrize("in_flight", [1, 2, 4])
@pytest.mark.parametrize("count", [0, 1, 9, 10, 11, 45])
def test_pages_come_in_order_and_whole(in_flight, count):
    rows = list(range(count))
    with FakeServer(answer=service_of(rows)) as server:
        client = server.client(points=OpenPoints(pages_in_flight=in_flight))
        pages = list(client.portfolio.entries("pf", AREA, page_size=10))
    assert [record.attributes["n"] for page in pages for record in page.records] == rows
    assert [page.number for page in pages] == list(range(len(pages)))


def test_pages_go_on_where_they_stopped():
    with FakeServer(answer=service_of(list(range(25)))) as server:
        pages = list(server.client().portfolio.entries("pf", AREA, page_size=10, first_page=1))
    assert [(page.number, len(page.records)) for page in pages] == [(1, 10), (2, 5)]


def test_a_capped_limit_is_found_out_and_told():
    ears, rows = RecordingMonitor(), list(range(37))
    with FakeServer(answer=service_of(rows, cap=5)) as server:
        pages = list(server.client().portfolio.entries("pf", AREA, page_size=10, monitor=ears))
    assert [record.attributes["n"] for page in pages for record in page.records] == rows
    assert ears.lowered == [(10, 5)]


def test_the_same_page_twice_is_an_error_and_no_loop():
    with FakeServer(answer=service_of(list(range(30)), ignore_page=True)) as server:
        pages = server.client().portfolio.entries("pf", AREA, page_size=10)
        assert len(next(pages).records) == 10
        with pytest.raises(errors.UnreadableAnswer, match="page 1 the same as page 0"):
            next(pages)


def test_the_sets_of_several_radii_count_together():
    sizes = {0: (3, 7), 1: (0, 4)}

    def answer(seen):
        small, large = sizes.get(seen.json["page"], (0, 0))
        page = seen.json["page"]
        return Reply(
            [[{"n": f"{page}-{i}"} for i in range(small)], [{"n": f"{page}:{i}"} for i in range(large)]]
        )

    with FakeServer(answer=answer) as server:
        pages = list(server.client().portfolio.entries("pf", RINGS, page_size=10))
    assert [[record.radius for record in page.records] for page in pages] == [
        [500.0] * 3 + [1000.0] * 7,
        [1000.0] * 4,
    ]


def test_cancel_ends_the_pages():
    monitor = Monitor()
    with FakeServer(answer=service_of(list(range(10000)))) as server:
        pages = server.client().portfolio.entries("pf", AREA, page_size=10, monitor=monitor)
        next(pages)
        monitor.cancelled.set()
        with pytest.raises(errors.Cancelled):
            list(pages)


@pytest.mark.parametrize("accept", ["text/csv", "Text/CSV; charset=utf-8"])
def test_csv_of_several_radii_is_not_asked_for(accept):
    with FakeServer(Reply("a\n1\n", content_type="text/csv")) as server:
        portfolio = server.client().portfolio
        for ask in (portfolio.points, portfolio.entries):
            with pytest.raises(errors.InvalidInput, match="one at a time"):
                list(ask("pf", RINGS, accept=accept))
        assert not server.seen
        one = Buffers(RINGS.centers, (500.0,))
        assert [record.radius for record in portfolio.points("pf", one, accept=accept)] == [500.0]


def test_csv_files_are_kept_as_they_came(tmp_path):
    csv = "LocNumber,City\r\n00123,Köln\r\n"
    path = tmp_path / "points.csv"
    one = Buffers(RINGS.centers, (500.0,))
    for ask in (
        lambda c: c.portfolio.points_csv("pf", one, path),
        lambda c: c.portfolio.entries_csv("pf", AREA, path),
    ):
        with FakeServer(Reply(csv, content_type="text/csv")) as server:
            download = ask(server.client())
        assert server.seen[0].headers["Accept"] == "text/csv"
        assert path.read_bytes() == csv.encode()
        assert (download.path, download.content_type, download.byte_count) == (path, "text/csv", len(csv) + 1)
    with pytest.raises(errors.InvalidInput):
        answered(csv, lambda c: c.portfolio.points_csv("pf", RINGS, path))
    with pytest.raises(errors.UnreadableAnswer, match="HTML page"):
        answered("<html><p>x</p></html>", lambda c: c.portfolio.points_csv("pf", AREA, path))


LAYERED = {"layer": {"source": "pf", "data": [{"id": 1}, {"id": 2}]}}
RECORDS = {
    "points": lambda c: c.portfolio.points("pf", AREA),
    "entries": lambda c: (row for page in c.portfolio.entries("pf", AREA) for row in page.records),
    "search_entries_v1": lambda c: c.portfolio.search_entries("pf", version="v1"),
    "search_entries_v2": lambda c: c.portfolio.search_entries("pf", version="v2"),
    "search_points": lambda c: c.portfolio.search_points("pf"),
    "accumulation_layer": lambda c: c.accumulation.layer("pf"),
    "event": lambda c: c.events.enrich_entries("storm", "pf"),
}


@pytest.mark.parametrize("ask", RECORDS.values(), ids=RECORDS)
def test_records_are_found_in_any_wrapper_and_nothing_is_no_error(ask):
    def first(seen):
        return not (seen.body and seen.json.get("page"))

    with FakeServer(answer=lambda seen: Reply(LAYERED if first(seen) else [])) as server:
        assert [row.attributes["id"] for row in ask(server.client())] == [1, 2]
    for reply in (Reply(status=204), Reply("null"), Reply({"features": None}), Reply({"data": None})):
        with FakeServer(answer=lambda _, reply=reply: reply) as server:
            assert list(ask(server.client())) == []


@pytest.mark.parametrize("verb", ["points", "entries"])
def test_rows_that_do_not_tell_their_radius_are_asked_one_radius_at_a_time(verb):
    rows = {500: [{"id": "a"}], 1000: [{"id": number} for number in range(5)]}

    def answer(seen):
        asked, page = seen.json["radiuses"], seen.json.get("page", 0)
        limit = seen.json.get("limit", 100)
        return Reply([row for radius in asked for row in rows[radius][page * limit : (page + 1) * limit]])

    with FakeServer(answer=answer) as server:
        portfolio = server.client().portfolio
        if verb == "points":
            found = list(portfolio.points("pf", RINGS))
        else:
            found = [r for page in portfolio.entries("pf", RINGS, page_size=2) for r in page.records]
    assert sorted((row.radius, str(row.attributes["id"])) for row in found) == [
        (500.0, "a"),
        *((1000.0, str(number)) for number in range(5)),
    ]
