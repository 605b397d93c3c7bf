"""Layer data at places, asked of the sandbox over a socket; what it answers is known by its own polygons."""

from __future__ import annotations

import json

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor, OpenPoints
from geoportfolio.core.api.enrichment import COUNT, ENHANCE
from geoportfolio.core.api.errors import BadRequest, Cancelled, InvalidLayers, InvalidShape, NoResult
from sandbox.hazards import zones_at
from tests.support.enrichment import grid
from tests.support.oracle import HAMBURG
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of, outcomes, places, points_at

LAYERS = ("wind_bands", "flood_zones", "earthquake_bands")


def expected(layer, lon, lat):
    return [zone.attributes for zone in zones_at(layer, lon, lat)]


def test_a_place_gets_the_attributes_of_each_layer(sandbox):
    found = gis.enrichment.run.enrich_point(client_of(sandbox), HAMBURG, LAYERS, ENHANCE, Monitor())
    assert list(found.layers) == list(LAYERS)
    for layer in LAYERS:
        assert found.layers[layer] == next(iter(expected(layer, *HAMBURG)), {})
    assert found.layers["flood_zones"] and not found.layers["earthquake_bands"]
    assert found.location == HAMBURG


def test_a_place_gets_the_counts_of_each_layer(sandbox):
    found = gis.enrichment.run.enrich_point(client_of(sandbox), HAMBURG, LAYERS, COUNT, Monitor())
    features = expected("flood_zones", *HAMBURG)
    assert features
    assert found.layers["flood_zones"] == {"count": len(features), "features": features}
    assert found.layers["earthquake_bands"] == {"count": 0, "features": []}


def test_a_layer_that_the_service_does_not_know_is_told_in_its_words(sandbox):
    with pytest.raises(BadRequest) as caught:
        gis.enrichment.run.enrich_point(client_of(sandbox), HAMBURG, ["hail"], ENHANCE, Monitor())
    assert "Unknown layer: hail" in caught.value.service_message


@pytest.mark.parametrize(("layers", "reason"), [([], "none"), ([" ", ""], "none"), (["a,b"], "comma")])
def test_layers_that_can_not_be_asked_for_are_not_sent(sandbox, layers, reason):
    with pytest.raises(InvalidLayers) as caught:
        gis.enrichment.run.enrich_point(client_of(sandbox), HAMBURG, layers, ENHANCE, Monitor())
    assert caught.value.reason == reason
    assert not sandbox.requests


def test_a_place_beyond_the_globe_is_not_sent(sandbox):
    with pytest.raises(InvalidShape):
        gis.enrichment.run.enrich_point(client_of(sandbox), (9.9, 95.0), LAYERS, ENHANCE, Monitor())
    assert not sandbox.requests


# Many rows


def enriched_rows(sandbox, positions, operation=ENHANCE, layers=LAYERS, monitor=None, **points):
    client = client_of(sandbox, open_points=OpenPoints(**{"batch_size": 20, **points}))
    chunks = places(positions, client.config.open_points.batch_size)
    found = list(
        outcomes(gis.enrichment.run.enrich_chunks(client, chunks, layers, operation, monitor or Monitor()))
    )
    assert [outcome.item for outcome in found] == list(positions)
    return found


def batches(sandbox):
    return [json.loads(seen.body)["points"] for seen in sandbox.requests if seen.path.endswith("batch")]


def is_right(outcome):
    """Whether a row has exactly what the sandbox's polygons say of its own place."""
    return outcome.value.layers == {layer: next(iter(expected(layer, *outcome.item)), {}) for layer in LAYERS}


@pytest.mark.parametrize("form", ["whole", "shuffled"])
def test_rows_get_what_is_at_their_own_place_whatever_the_order_of_the_answer(sandbox, form):
    with sandbox.behaving(batch_form=form):
        found = enriched_rows(sandbox, grid(230))
    assert all(is_right(outcome) for outcome in found)
    assert len({json.dumps(outcome.value.layers) for outcome in found}) > 3
    asked = batches(sandbox)
    assert sorted(map(len, asked)) == [10, *[20] * 11]
    ids = [point["id"] for points in asked for point in points]
    assert len(set(ids)) == 230 and "" not in ids


@pytest.mark.parametrize(
    ("form", "spoilt"),
    [
        ("short", {19, 39, 49}),
        *(
            (form, set(range(2, 20, 3)) | set(range(22, 40, 3)) | set(range(42, 50, 3)))
            for form in ("unknown", "empty", "anonymous")
        ),
    ],
)
def test_points_whose_result_is_missing_fail_and_the_others_are_right(sandbox, form, spoilt):
    with sandbox.behaving(batch_form=form):
        found = enriched_rows(sandbox, grid(50))
    failed = {number for number, outcome in enumerate(found) if outcome.error}
    assert failed == spoilt
    assert all(isinstance(o.error, NoResult) and o.error.reason == "none" for o in found if o.error)
    assert all(is_right(outcome) for outcome in found if not outcome.error)


def test_of_two_results_with_one_id_neither_is_taken(sandbox):
    with sandbox.behaving(batch_form="doubled"):
        found = enriched_rows(sandbox, grid(9))
    reasons = [outcome.error and outcome.error.reason for outcome in found]
    assert reasons == [None, "twice", "none"] * 3
    assert all(is_right(outcome) for outcome in found if not outcome.error)


def test_a_place_beyond_the_globe_fails_alone_and_is_not_sent(sandbox):
    positions = grid(120)
    positions[57] = (9.9, 95.0)
    found = enriched_rows(sandbox, positions)
    assert [n for n, o in enumerate(found) if o.error] == [57]
    assert isinstance(found[57].error, InvalidShape)
    assert sum(map(len, batches(sandbox))) == 119


def test_a_chunk_without_a_place_asks_nothing(sandbox):
    found = gis.enrichment.run.enrich_chunks(client_of(sandbox), [points_at([])], LAYERS, ENHANCE, Monitor())
    assert list(outcomes(found)) == [] and enriched_rows(sandbox, []) == []
    assert not sandbox.requests


def test_a_count_is_told_with_its_features(sandbox):
    (outcome,) = enriched_rows(sandbox, [HAMBURG], COUNT)
    assert outcome.value.layers["flood_zones"]["count"] == len(expected("flood_zones", *HAMBURG))
    assert outcome.value.has_anything
    (nothing,) = enriched_rows(sandbox, [(-30.0, -30.0)], COUNT)
    assert not nothing.value.has_anything


@pytest.mark.parametrize(("status", "most"), [("413", 7), ("400", 5)])
def test_a_service_that_takes_fewer_points_at_a_time_gets_fewer(sandbox, status, most):
    with sandbox.behaving(max_batch=most, batch_status=status):
        found = enriched_rows(sandbox, grid(200))
    assert all(is_right(outcome) for outcome in found)
    if status == "413":
        # A size that was refused is not tried again, but by those that were under way.
        assert sum(len(points) > most for points in batches(sandbox)) <= 8


def test_layers_that_the_service_does_not_know_end_the_asking_soon(sandbox):
    found = enriched_rows(sandbox, grid(1000), layers=["hail"])
    assert len(found) == 1000 and all(isinstance(o.error, BadRequest) for o in found)
    assert "Unknown layer: hail" in found[-1].error.service_message
    assert len(batches(sandbox)) <= 6 * 7


def test_a_cancel_keeps_what_came(sandbox):
    monitor = Monitor()
    client = client_of(sandbox, open_points=OpenPoints(batch_size=10))
    found = outcomes(
        gis.enrichment.run.enrich_chunks(client, places(grid(500), 10), LAYERS, ENHANCE, monitor)
    )
    first = [next(found) for _ in range(10)]
    monitor.cancelled.set()
    rest = list(found)
    assert all(map(is_right, first))
    assert len(rest) == 490 and isinstance(rest[-1].error, Cancelled)
    assert len(batches(sandbox)) < 20


@pytest.mark.parametrize("status", [401, 404])
def test_rows_that_were_answered_keep_it_when_a_later_part_of_their_chunk_fails(status):
    def answer(seen):
        given = seen.json["points"]
        if len(given) > 2:
            return Reply({"message": "too many"}, 413)
        if given[0]["id"] == "5":
            return Reply({"message": "no"}, status)
        return Reply([{"id": p["id"], "enrichment": {"flood": {"of": p["id"]}}} for p in given])

    positions = [(9.0 + number / 100, 53.0) for number in range(1, 17)]
    with FakeServer(answer=answer) as server:
        client = server.client(points=OpenPoints(batch_size=8, pages_in_flight=1))
        asked = gis.enrichment.run.enrich_chunks(client, places(positions, 8), ["flood"], ENHANCE, Monitor())
        found = list(enumerate(outcomes(asked), 1))
    answered = {str(number): outcome.value.layers for number, outcome in found if outcome.value}
    assert answered == {
        str(n): {"flood": {"of": str(n)}}
        for n in ((1, 2, 3, 4) if status == 401 else (1, 2, 3, 4, *range(9, 17)))
    }
    failed = [outcome.error for _, outcome in found if not outcome.value]
    assert all(error.status == status for error in failed)


def test_chunks_are_taken_as_answers_come_and_not_all_at_once(sandbox):
    taken = []

    def chunks():
        for chunk in places(grid(2000), 10):
            taken.append(chunk)
            yield chunk

    client = client_of(sandbox, open_points=OpenPoints(pages_in_flight=3))
    found = gis.enrichment.run.enrich_chunks(client, chunks(), LAYERS, ENHANCE, Monitor())
    for count in range(1, 20):
        next(found)
        # What is at work, as much again behind it, and the chunk that is read.
        assert len(taken) <= count + 7
