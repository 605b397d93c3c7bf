"""Batches of points against a server that answers as it likes: whose results are whose, and what is asked."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import OpenPoints, errors
from geoportfolio.core.api.enrichment import EnrichPoint
from tests.support.paged_service import HERE, points
from tests.support.scripted_server import FakeServer, Reply, answered


def record(point):
    """A result that tells whose it is."""
    return {"id": point["id"], "location": point, "enrichment": {"flood": {"of": point["id"]}}}


class Service:
    """Answers a batch by a function of its points; remembers the sizes that it was asked for."""

    def __init__(self, answer):
        self._answer = answer
        self.sizes = []

    def __call__(self, seen):
        given = seen.json["points"]
        self.sizes.append(len(given))
        return self._answer(given)


def refusing(guilty, status=400):
    def answer(given):
        if any(point["id"] in guilty for point in given):
            return Reply({"message": "bad point"}, status)
        return Reply([record(point) for point in given])

    return Service(answer)


def taking(most, status=413):
    def answer(given):
        if len(given) > most:
            return Reply({"message": "too many"}, status)
        return Reply([record(point) for point in given])

    return Service(answer)


def asking(service, size=8):
    """What a batch gives, and the server behind it."""
    server = FakeServer(answer=service)
    return server, server.client(points=OpenPoints(batch_size=size)).enrichment


def own(results):
    """Whether each result is its point's."""
    return all(result.layers == {"flood": {"of": result.id}} for result in results if not result.error)


ITEMS = st.lists(
    st.builds(
        lambda number, id_: {"id": id_, "enrichment": {"flood": {"of": str(number)}}},
        st.integers(0, 6),
        st.sampled_from(["0", "1", "2", "3", "4", 3, "", None, "9", True, 1.0, [], "unknown"]),
    )
    | st.sampled_from([None, 7, "text", [], {}, {"id": "2"}, {"enrichment": {}}]),
    max_size=8,
)


@settings(max_examples=40)
@given(items=ITEMS)
def test_a_result_belongs_to_the_one_point_whose_id_it_alone_has(items):
    with FakeServer(Reply(items)) as server:
        results = list(server.client().enrichment.batch(points(5), ["flood"]))
    assert [result.id for result in results] == list("01234")
    for result in results:
        named = [
            item
            for item in items
            if isinstance(item, dict) and type(item.get("id")) in (str, int) and str(item["id"]) == result.id
        ]
        if len(named) == 1 and "enrichment" in named[0]:
            assert result.error is None and result.layers == named[0]["enrichment"]
        else:
            assert isinstance(result.error, errors.UnreadableAnswer) and not result.layers


def test_ids_that_are_numbers_are_the_same_ids():
    reply = Reply([{"id": 1, "enrichment": {}}, {"id": 0, "enrichment": {"flood": {"zone": 3}}}])
    with FakeServer(reply) as server:
        first, second = server.client().enrichment.batch(points(2), ["flood"])
    assert first.layers == {"flood": {"zone": 3}} and second.layers == {} and not second.error


def test_points_of_a_script_that_share_an_id_or_have_none_are_not_sent():
    service = refusing(set())
    server, enrichment = asking(service)
    given = [EnrichPoint(name, 9.0, 53.0) for name in ("a", "b", "a", "", "c")]
    with server:
        results = list(enrichment.batch(given, ["flood"]))
    assert [isinstance(result.error, errors.InvalidInput) for result in results] == [1, 0, 1, 1, 0]
    assert own(results) and service.sizes == [2]


@pytest.mark.parametrize("most", [1, 3, 7])
def test_a_size_that_is_too_big_is_not_asked_again(most):
    service = taking(most)
    server, enrichment = asking(service, 64)
    with server:
        results = list(enrichment.batch(points(70), ["flood"]))
    assert own(results) and not any(result.error for result in results)
    assert [size for size in service.sizes if size > most] == [
        size for size in (64, 32, 16, 8, 4, 2) if size > most
    ]


@pytest.mark.parametrize("most", [1, 5, 20, 40])
def test_a_size_that_is_too_big_is_learned_from_a_400_as_well(most):
    service = taking(most, 400)
    server, enrichment = asking(service, 64)
    with server:
        results = list(enrichment.batch(points(320), ["flood"]))
    assert own(results) and not any(result.error for result in results)
    assert sum(size > most for size in service.sizes) <= 64
    assert len(service.sizes) <= 64 + 3 + 320 // most * 2


def test_a_single_point_that_is_too_big_fails():
    server, enrichment = asking(taking(0))
    with server, pytest.raises(errors.BadRequest, match="too many"):
        list(enrichment.batch(points(4), ["flood"]))


@pytest.mark.parametrize("seed", range(6))
def test_guilty_points_among_good_ones_fail_alone_and_are_found_in_few_requests(seed):
    guilty = {str(number) for number in random.Random(seed).sample(range(64, 512), 5)}
    service = refusing(guilty)
    server, enrichment = asking(service, 64)
    with server:
        results = list(enrichment.batch(points(512), ["flood"]))
    assert {result.id for result in results if result.error} == guilty and own(results)
    assert len(service.sizes) <= 8 + 5 * 2 * 6


def test_points_that_are_all_refused_are_given_up_where_the_others_were_answered():
    guilty = {str(number) for number in range(64, 128)}
    service = refusing(guilty)
    server, enrichment = asking(service, 64)
    with server:
        asked = enrichment.asking(["flood"])
        assert own(asked.results(points(64)))
        with pytest.raises(errors.BadRequest):
            asked.results(points(64, 64))
        assert own(asked.results(points(64, 128)))
    assert len(service.sizes) <= 1 + 31 + 3 + 1


def test_a_request_that_is_always_refused_is_not_sent_on_and_on():
    service = refusing({str(number) for number in range(1000)})
    server, enrichment = asking(service, 8)
    with server:
        asked = enrichment.asking(["hail"])
        for start in range(0, 1000, 8):
            with pytest.raises(errors.BadRequest, match="bad point"):
                asked.results(points(8, start))
    assert len(service.sizes) <= 2 * 6


def test_other_refusals_are_those_of_the_whole_chunk():
    service = refusing({"3"}, 403)
    server, enrichment = asking(service)
    with server, pytest.raises(errors.Refused):
        list(enrichment.batch(points(8), ["flood"]))
    assert service.sizes == [8]


@pytest.mark.parametrize("status", [401, 403, 404])
def test_what_a_part_was_answered_is_kept_when_a_later_part_fails(status):
    def answer(given):
        if len(given) > 2:
            return Reply({"message": "too many"}, 413)
        is_third = given[0]["id"] == "4"
        return Reply({"message": "no"}, status) if is_third else Reply([record(point) for point in given])

    server, enrichment = asking(Service(answer))
    kept = {}
    with server, pytest.raises(errors.ApiError) as caught:
        enrichment.asking(["flood"]).results(points(8), None, kept)
    assert caught.value.status == status
    assert list(kept) == list("0123") and own(kept.values())


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
