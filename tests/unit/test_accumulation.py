"""Metrics of an area and of each radius (spec 4.3)."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Buffers, errors
from geoportfolio.core.api.accumulation import Accumulation
from tests.support.paged_service import AREA, RINGS
from tests.support.scripted_server import answered

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
