"""What the verbs make of the answers: places, provision, pages, accumulation, reports, enrichment."""

from __future__ import annotations

import json
import sys

import pytest

from geoportfolio.core.api import Buffers, Filter, Monitor, OpenPoints, Polygon, answers, errors
from geoportfolio.core.api.accumulation import Accumulation
from geoportfolio.core.api.enrichment import EnrichPoint
from geoportfolio.core.api.places import Address, Place, Suggestion
from geoportfolio.core.api.provision import Column, FilterField, FilterNode, Source
from geoportfolio.core.api.redaction import redacted
from geoportfolio.core.api.templates import filled, parsed
from tests.support.monitors import RecordingMonitor
from tests.support.paged_service import points
from tests.support.scripted_server import FakeServer, Reply

AREA = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))
RINGS = Buffers(((9.99, 53.55),), (500.0, 1000.0))
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "FIRE"),)),)
HERE = (9.99, 53.55)


def answered(body, ask, **options):
    reply = body if isinstance(body, Reply) else Reply(body)
    with FakeServer(reply) as server:
        return ask(server.client(**options))


# Places


def test_suggestions_tell_whether_they_have_a_place():
    body = {
        "results": [
            {
                "label": "Köln",
                "lat": 50.9,
                "lon": 6.9,
                "placeId": "p1",
                "geocodingQuality": "city",
                "geocodingRequired": False,
                "highlights": ["Kö"],
            },
            {"label": "Kölleda", "geocodingRequired": True},
        ]
    }
    assert answered(body, lambda c: c.places.autocomplete("Kö")) == [
        Suggestion("Köln", 50.9, 6.9, "p1", "city", False, ("Kö",)),
        Suggestion("Kölleda", None, None, geocoding_required=True),
    ]


def test_a_suggestion_of_megabytes_is_cut_where_it_is_read():
    body = {"results": [{"label": "x" * 4_000_000}]}
    (suggestion,) = answered(body, lambda c: c.places.autocomplete("x"))
    assert suggestion.label == "x" * 1000


FLAT = {"lat": 50.9, "lon": "6.9", "label": "Köln", "placeId": "p1", "geocodingQuality": "city"}


@pytest.mark.parametrize("body", [FLAT, {"result": FLAT}, {"results": [FLAT]}])
def test_a_geocode_result_is_flat_or_under_result(body):
    assert answered(body, lambda c: c.places.geocode("Köln")) == Place(50.9, 6.9, "Köln", "p1", "city")


@pytest.mark.parametrize("body", [{}, {"result": None}, {"results": []}])
def test_nothing_found_is_none(body):
    assert answered(body, lambda c: c.places.geocode("x")) is None
    assert answered(body, lambda c: c.places.reverse(1, 2)) is None


def test_reverse_gives_an_address():
    body = {
        "result": {"label": "Domkloster 4", "placeId": "p", "geocodingQuality": "rooftop", "type": "address"}
    }
    assert answered(body, lambda c: c.places.reverse(50.9, 6.9)) == Address(
        "Domkloster 4", "p", "rooftop", "address"
    )


# Sources


def test_sources_are_read_whole_or_with_parts_missing():
    whole = {
        "columns": [{"field": "BuildingTIV", "type": "number"}, {"field": "City"}],
        "filters": [
            {"field": "LOB", "label": "Line", "required": True, "values": ["FIRE", 1]},
            {"field": "City"},
        ],
        "reports": {"accumulation": {"enabled": True}},
    }
    body = {"provisioning": {"pf": whole, "bare": {}}}
    assert answered(body, lambda c: c.portfolio.provision()) == {
        "pf": Source(
            "pf",
            (Column("BuildingTIV", "number"), Column("City", "")),
            (FilterField("LOB", "Line", True, ("FIRE", "1")), FilterField("City", "City", False, ())),
            True,
        ),
        "bare": Source("bare"),
    }


@pytest.mark.parametrize(
    "body",
    [
        [{"field": "LOB", "label": "LOB", "values": ["FIRE"], "children": [{"field": "City"}]}],
        {"filters": [{"field": "LOB", "values": [{"value": "FIRE"}], "filters": [{"field": "City"}]}]},
        {
            "result": {
                "pf": {"filters": [{"field": "LOB", "values": ["FIRE"], "children": [{"field": "City"}]}]}
            }
        },
    ],
)
def test_the_filter_hierarchy_is_found_in_any_wrapper(body):
    assert answered(body, lambda c: c.portfolio.provision_filters("pf")) == (
        FilterNode("LOB", "LOB", ("FIRE",), children=(FilterNode("City", "City"),)),
    )


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


# Filters


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


# Pages


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


# Accumulation

SETS = [Accumulation(500.0, {"TIV_sum": 1, "count": 2}), Accumulation(1000.0, {"TIV_sum": 3, "count": 4})]
NEAR, FAR = {"TIV": {"sum": 1}, "count": 2}, {"TIV": {"sum": 3}, "count": 4}


@pytest.mark.parametrize(
    "body",
    [
        [NEAR, FAR],
        {"results": [NEAR, FAR]},
        [{"radius": 1000, **FAR}, {"radius": 500, **NEAR}],
        {"result": {"500": NEAR, "1000": FAR}},
        {"results": [{"radius": 500, "metrics": NEAR}, {"radius": 1000, "metrics": FAR}]},
        {"total": 2, "results": [NEAR, FAR]},
        {"total": 2, "result": {"500": NEAR, "1000": FAR}},
        {"radiuses": [500, 1000], "results": [NEAR, FAR]},
        {"radiuses": [{"radius": 500, **NEAR}, {"radius": 1000, **FAR}]},
        {"success": True, "message": None, "500": NEAR, "1000": FAR},
    ],
)
def test_metrics_come_per_radius_in_any_form(body):
    assert answered(body, lambda c: c.accumulation.in_area("pf", RINGS)) == SETS


@pytest.mark.parametrize("body", [NEAR, [NEAR], {"result": NEAR}, {"data": {"metrics": NEAR}}])
def test_metrics_of_an_area_are_one_set(body):
    found = answered(body, lambda c: c.accumulation.in_area("pf", AREA))
    assert found == [Accumulation(None, {"TIV_sum": 1, "count": 2})]


@pytest.mark.parametrize("body", [NEAR, {"message": "not today"}, []])
def test_metrics_of_unknown_radius_are_not_guessed(body):
    with pytest.raises(errors.UnreadableAnswer):
        answered(body, lambda c: c.accumulation.in_area("pf", RINGS))


@pytest.mark.parametrize(
    "body",
    [
        {"500": NEAR},
        {"500": NEAR, "1000": None},
        {"result": {"500": NEAR, "1000": {"message": "no access"}}},
        [{"radius": 500, **NEAR}],
        [NEAR, None],
    ],
)
def test_a_radius_of_which_nothing_is_said_has_its_error(body):
    near, far = answered(body, lambda c: c.accumulation.in_area("pf", RINGS))
    assert near == SETS[0] and (far.radius, far.metrics) == (1000.0, {})
    assert isinstance(far.error, errors.UnreadableAnswer)


def test_a_radius_that_is_empty_is_answered():
    body = {"currency": "EUR", "500": {}, "1000": FAR}
    near, far = answered(body, lambda c: c.accumulation.in_area("pf", RINGS))
    assert near == Accumulation(500.0, {}) and far.metrics == {"currency": "EUR", **SETS[1].metrics}


@pytest.mark.parametrize(
    "body",
    [
        [{"radius": 500, **NEAR}, {"radius": 500, **FAR}],
        {"500": NEAR, "radius_500": FAR},
        {"500": NEAR, "1000": FAR, "2000": FAR},
        [{"radius": 1.0, **FAR}, {"radius": 0.5, **NEAR}],
        [{"radius": 500, **NEAR}, {"radius": 2000, **FAR}],
    ],
)
def test_metrics_that_might_be_of_another_radius_are_refused(body):
    with pytest.raises(errors.UnreadableAnswer, match="without their radius"):
        answered(body, lambda c: c.accumulation.in_area("pf", RINGS))


def test_a_text_beside_the_radii_stays_with_each():
    body = {"500": NEAR, "1000": FAR, "currency": "EUR"}
    found = answered(body, lambda c: c.accumulation.in_area("pf", RINGS))
    assert found == [Accumulation(each.radius, {"currency": "EUR", **each.metrics}) for each in SETS]


@pytest.mark.parametrize("told", [0, 0.5, -500])
def test_the_radius_of_a_set_is_the_one_that_was_asked_for(told):
    ring = Buffers(RINGS.centers, (500.0,))
    for body in ({"radius": told, **NEAR}, [{"radius": told, **NEAR}]):
        (found,) = answered(body, lambda c: c.accumulation.in_area("pf", ring))
        assert found == Accumulation(500.0, {"radius": told, **SETS[0].metrics})
    body = [{"radius": 0.5, **NEAR}, {"radius": 1.0, **FAR}]
    found = answered(body, lambda c: c.accumulation.in_area("pf", RINGS))
    assert [(each.radius, each.metrics["count"]) for each in found] == [(500.0, 2), (1000.0, 4)]


def test_numbers_beside_a_list_are_metrics_too():
    by_currency = [{"currency": "EUR", "TIV": 5}, {"currency": "USD", "TIV": 7}]
    body = {"locationCount": 71, "TIV": 1200, "results": by_currency}
    wanted = {"locationCount": 71, "TIV": 1200, "results_EUR_TIV": 5, "results_USD_TIV": 7}
    for shape, radius in ((AREA, None), (Buffers(RINGS.centers, (500.0,)), 500.0)):
        (found,) = answered(body, lambda c, shape=shape: c.accumulation.in_area("pf", shape))
        assert found == Accumulation(radius, wanted)


def test_the_radii_told_again_are_no_metrics():
    ring = Buffers(RINGS.centers, (500.0,))
    (found,) = answered({"radiuses": [500], "TIV": 5}, lambda c: c.accumulation.in_area("pf", ring))
    assert found == Accumulation(500.0, {"TIV": 5})


# Reports


@pytest.mark.parametrize(
    ("reply", "content_type"),
    [
        (Reply(b"%PDF-1.7 %%EOF\n", content_type="text/plain"), "application/pdf"),
        (Reply(b"%PDF-1.7" + bytes(9000) + b"%%EOF" + bytes(2000)), "application/pdf"),
        (Reply("<!doctype html><html></html>", content_type="application/pdf"), "text/html"),
        (Reply("<html><h1>Risk</h1></html>", content_type="text/html; charset=utf-8"), "text/html"),
    ],
)
def test_a_report_is_what_its_bytes_are(reply, content_type, tmp_path):
    path = tmp_path / "r"
    download = answered(reply, lambda c: c.reports.point("pf", HERE, path))
    assert download.content_type == content_type
    assert path.read_bytes() == reply.payload()


@pytest.mark.parametrize(
    ("reply", "message"),
    [
        (Reply(b"", content_type="application/pdf"), ""),
        (Reply({"message": "no report"}), "no report"),
        (Reply(b"\x00\x01", content_type="application/pdf"), ""),
        (Reply(b"%PDF-1.7 cut off", content_type="application/pdf"), ""),
        (Reply(b"%PDF-1.7 %%EOF" + bytes(9000), content_type="application/pdf"), ""),
        (Reply(b" \n", content_type="text/html"), ""),
        (Reply(b"<h1>Risk</h1>", content_type="text/html"), ""),
    ],
)
def test_what_is_no_report_is_not_kept(reply, message, tmp_path):
    with FakeServer(answer=lambda _: reply) as server, pytest.raises(errors.UnreadableAnswer) as caught:
        server.client().reports.point("pf", HERE, tmp_path / "r.pdf")
    assert caught.value.service_message == message
    assert list(tmp_path.iterdir()) == []


def test_a_report_has_the_body_of_the_connections_template(tmp_path):
    template = (
        '{"ds": "{source}", "at": "{lat}/{lon}", "r": "{radiuses}", "x": ["{filters}", {"lat": "{lat}"}]}'
    )
    with FakeServer(Reply("<html></html>", content_type="text/html")) as server:
        client = server.client(points=OpenPoints(risk_body=template))
        client.reports.point("pf", HERE, tmp_path / "r.html", format="html")
    assert server.seen[0].json == {"ds": "pf", "at": "53.55/9.99", "x": [{"lat": 53.55}]}
    assert server.seen[0].headers["Accept"] == "text/html"


@pytest.mark.parametrize("text", ["", "[1]", '{"a": "{unknown}"}'])
def test_a_template_that_is_none_is_refused(text):
    with pytest.raises(errors.InvalidInput):
        filled(parsed(text), {"source": "pf"})


# Enrichment


def enriching(guilty, calls):
    def answer(seen):
        points = seen.json["points"]
        calls.append(len(points))
        if any(point["id"] in guilty for point in points):
            return Reply({"message": "bad point"}, 400)
        results = [
            {
                "id": p["id"],
                "location": {"lat": p["lat"], "lng": p["lng"]},
                "enrichment": {"flood": {"zone": 1}},
            }
            for p in points
        ]
        return Reply(results[::-1])

    return answer


@pytest.mark.parametrize("guilty", [set(), {"3"}, {"0", "9"}, {"1", "2", "17"}])
def test_only_the_guilty_points_of_a_batch_fail(guilty):
    calls = []
    with FakeServer(answer=enriching(guilty, calls)) as server:
        client = server.client(points=OpenPoints(batch_size=8))
        results = list(client.enrichment.batch(points(20), ["flood"]))
    assert [result.id for result in results] == [str(index) for index in range(20)]
    assert {result.id for result in results if result.error} == guilty
    assert all(result.layers == {"flood": {"zone": 1}} for result in results if not result.error)
    assert results[4].location == (9.004, 53.0)


def test_a_batch_that_is_refused_whole_is_an_error_after_few_tries():
    calls = []
    server = FakeServer(answer=enriching({str(index) for index in range(64)}, calls))
    with server, pytest.raises(errors.BadRequest, match="bad point"):
        list(server.client().enrichment.batch(points(64), ["flood"]))
    assert len(calls) <= 7


def test_impossible_coordinates_are_not_sent():
    calls = []
    given = [EnrichPoint("a", 9.0, 99.0), *points(1), EnrichPoint("b", float("nan"), 1.0)]
    with FakeServer(answer=enriching(set(), calls)) as server:
        results = list(server.client().enrichment.batch(given, ["flood"]))
    assert calls == [1]
    assert [type(result.error) for result in results] == [
        errors.InvalidShape,
        type(None),
        errors.InvalidShape,
    ]


def test_a_point_without_a_result_is_told():
    body = {"results": [{"id": "1", "layers": {"flood": {"count": 2, "features": []}}}]}
    first, second = answered(body, lambda c: list(c.enrichment.batch(points(2), ["flood"], "count")))
    assert isinstance(first.error, errors.UnreadableAnswer)
    assert second.layers == {"flood": {"count": 2, "features": []}}


def test_one_point_is_enriched():
    body = {"location": {"lat": 53.55, "lng": 9.99}, "layers": {"flood": {"zone": 1}}}
    found = answered(body, lambda c: c.enrichment.point(HERE, ["flood"]))
    assert (found.location, found.layers) == (HERE, {"flood": {"zone": 1}})
    with pytest.raises(errors.InvalidShape):
        answered(body, lambda c: c.enrichment.point((200.0, 0.0), ["flood"]))


# Maps


def test_the_capabilities_of_wfs_have_their_own_path():
    with FakeServer(Reply("<a/>", content_type="application/xml")) as server:
        assert server.client().maps.capabilities("WFS") == "<a/>"
    assert server.seen[0].target == "/graph/layers/wfs?SERVICE=WFS&REQUEST=GetCapabilities&VERSION=2.0.0"


def test_an_exception_instead_of_an_image_is_told():
    body = "<ServiceExceptionReport><ServiceException>no layer x</ServiceException></ServiceExceptionReport>"
    with pytest.raises(errors.UnreadableAnswer) as caught:
        answered(Reply(body, content_type="image/png"), lambda c: c.maps.legend("x"))
    assert caught.value.service_message == "no layer x"


def test_credentials_are_taken_out_of_any_text():
    text = "GET http://user:pw@host/ {'Authorization': 'abc', 'x': 1} k-1"
    assert redacted(text, "k-1") == "GET http://***@host/ {'Authorization': '***', 'x': 1} ***"
    assert json.loads(redacted('{"Authorization": "abc"}', "k-1")) == {"Authorization": "***"}


# Words of a service, and numbers, that would fill the window or its time


@pytest.mark.parametrize(
    "body",
    [
        {"message": "x " * 1_000_000},
        {"errorMessage": {"message": "y" * 1_000_000}},
        {"z" * 1_000_000: 1},
    ],
)
@pytest.mark.parametrize("status", [200, 403])
def test_long_words_of_a_service_are_cut_where_they_are_read(body, status):
    with FakeServer(Reply(body, status=status)) as server, pytest.raises(errors.ApiError) as raised:
        list(server.client().portfolio.search_points("pf"))
    assert len(raised.value.service_message) <= 500
    assert len(getattr(raised.value, "seen", "")) <= 500 and len(str(raised.value)) < 1000


@pytest.fixture
def any_digits():
    """Python as it was before 3.9.14 and 3.10.7: integers of any length are converted."""
    if not hasattr(sys, "set_int_max_str_digits"):
        yield
        return
    bound = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    yield
    sys.set_int_max_str_digits(bound)


@pytest.mark.usefixtures("any_digits")
def test_an_integer_of_thousands_of_digits_is_refused_at_once_on_every_python():
    body = '[{"id": 12345678901234567890, "n": ' + "9" * 4400 + "}]"
    with pytest.raises(errors.UnreadableAnswer, match="thousands of digits"):
        answered(body, lambda c: list(c.portfolio.search_points("pf")))
    with pytest.raises(ValueError, match="thousands of digits"):
        answers.kept_json("9" * 4400)
    assert answers.kept_json("12345678901234567890") == 12345678901234567890
