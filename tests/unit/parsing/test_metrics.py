"""The numbers and texts of an accumulation by their path, whatever form the service gives them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Buffers, Polygon, errors
from geoportfolio.core.api.accumulation import Accumulation
from geoportfolio.core.api.parsing.metrics import MetricSet, by_path
from tests.support.accumulation_answers import ANSWERS
from tests.support.scripted_server import FakeServer, Reply

AREA = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))


def leaves(value):
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def asked(body):
    with FakeServer(Reply(body=body)) as server:
        (found,) = server.client().accumulation.in_area("pf", AREA)
    return found


@given(ANSWERS)
def test_nothing_of_an_answer_is_lost(answer):
    found = Accumulation.of(MetricSet(None, by_path(answer)))
    assert sorted(map(repr, found.metrics.values())) == sorted(map(repr, leaves(answer)))
    assert list(found.paths) == list(found.metrics)
    assert len(set(found.paths.values())) == len(found.paths)


def test_two_paths_of_one_name_are_told_apart():
    found = Accumulation.of(MetricSet(None, by_path({"a_b": 1, "a": {"b": 2}})))
    assert found.metrics == {"a_b": 1, "a_b_2": 2}
    assert found.paths == {"a_b": ("a_b",), "a_b_2": ("a", "b")}


@pytest.mark.parametrize(
    ("value", "paths"),
    [
        (
            {"sums": [{"currency": "EUR", "tiv": 5}, {"currency": "USD", "tiv": 7}]},
            {("sums", "EUR", "tiv"): 5, ("sums", "USD", "tiv"): 7},
        ),
        (
            {"sums": [{"currency": "EUR", "tiv": 5}, {"currency": "EUR", "tiv": 7}]},
            {
                ("sums", "0", "currency"): "EUR",
                ("sums", "0", "tiv"): 5,
                ("sums", "1", "currency"): "EUR",
                ("sums", "1", "tiv"): 7,
            },
        ),
        (
            {"names": [{"name": "A"}, {"name": "B"}]},
            {("names", "0", "name"): "A", ("names", "1", "name"): "B"},
        ),
        ({"years": [2024, 2025]}, {("years", "0"): 2024, ("years", "1"): 2025}),
        (5, {("value",): 5}),
    ],
)
def test_items_of_a_list_are_called_by_what_names_them_all(value, paths):
    assert by_path(value) == paths


def test_a_currency_beside_the_metrics_stays_with_them():
    found = asked(b'{"source": "pf", "status": "ok", "currency": "EUR", "metrics": {"tiv": 5}}')
    assert found.metrics == {"currency": "EUR", "tiv": 5}
    assert asked(b'{"success": true, "data": {"tiv": 5}}').metrics == {"tiv": 5}


def test_a_number_beside_a_wrapper_is_a_metric_too():
    assert asked(b'{"locations": 3, "metrics": {"tiv": 5}}').metrics == {"locations": 3, "metrics_tiv": 5}


@pytest.mark.parametrize(
    "body",
    [
        b"{}",
        b"[]",
        b'{"message": "not today"}',
        b'{"status": "ok", "metrics": {}}',
        b'{"currency": "EUR", "metrics": {}}',
        b"null",
        b'{"result": null}',
        b'{"metrics": null}',
        b'{"error": "no access"}',
        b'{"error": {"code": 7}}',
    ],
)
def test_an_answer_that_says_nothing_of_the_area_is_an_error(body):
    with pytest.raises(errors.UnreadableAnswer, match="no metrics"):
        asked(body)


def test_a_metric_that_is_null_says_that_nothing_is_there():
    assert asked(b'{"TIV": null}').metrics == {"TIV": None}


NAME_KEYS = ("metric", "name", "key", "label", "id", "field", "code", "Metric")
VALUE_KEYS = ("value", "amount", "sum", "Value")
SUMS = st.dictionaries(st.sampled_from(["count", "tiv", "premium"]), st.integers(), min_size=1)
RINGS = Buffers(((9.5, 53.5),), (500.0, 1000.0))
RING = Buffers(((9.5, 53.5),), (500.0,))
WRAPPED = st.sampled_from(
    [lambda inner: inner, lambda inner: {"metrics": inner}, lambda inner: {"result": {"data": inner}}]
)


def sets_of(body, shape=AREA):
    with FakeServer(Reply(json.dumps(body))) as server:
        return [each.metrics for each in server.client().accumulation.in_area("pf", shape)]


@settings(max_examples=30, deadline=None)
@given(SUMS, st.sampled_from(NAME_KEYS), st.sampled_from(VALUE_KEYS), WRAPPED)
def test_pairs_of_name_and_value_are_the_metrics_that_they_name(sums, name, value, wrap):
    pairs = [{name: metric, value: each} for metric, each in sums.items()]
    assert sets_of(wrap(pairs)) == [sums]
    assert sets_of(wrap(pairs), RING) == [sums]
    assert (
        sets_of([{"radius": 500, "metrics": pairs}, {"radius": 1000, "metrics": pairs}], RINGS) == [sums] * 2
    )
    assert sets_of(wrap({"500": pairs, "1000": pairs}), RINGS) == [sums] * 2
    rows = [{"radius": radius, **pair} for pair in pairs for radius in (500, 1000)]
    assert sets_of(rows, RINGS) == [sums] * 2


@settings(max_examples=30, deadline=None)
@given(st.dictionaries(st.sampled_from(["EUR", "USD", "GBP"]), SUMS, min_size=1), WRAPPED)
def test_sums_of_a_currency_have_one_name_however_many_currencies_an_area_has(sums, wrap):
    expected = {
        f"{currency}_{metric}": each for currency, metrics in sums.items() for metric, each in metrics.items()
    }
    items = [{"currency": currency, **metrics} for currency, metrics in sums.items()]
    assert sets_of(wrap(items)) == [expected]
    assert sets_of(wrap(items), RING) == [expected]
    rows = [{"radius": radius, **item} for item in items for radius in (500, 1000)]
    assert sets_of(wrap(rows), RINGS) == [expected] * 2


def test_a_pair_of_a_name_and_an_object_and_one_with_a_currency():
    assert sets_of([{"name": "tiv", "value": {"min": 1, "max": 2}}]) == [{"tiv_min": 1, "tiv_max": 2}]
    assert sets_of([{"metric": "tiv", "currency": "EUR", "value": 5}]) == [{"EUR_tiv": 5}]
    assert sets_of({"currency": "EUR", "metrics": [{"metric": "tiv", "value": 5}]}) == [
        {"currency": "EUR", "tiv": 5}
    ]


@pytest.mark.parametrize(
    "body",
    [
        [{"metric": "count", "value": 12}, {"metric": "tiv", "value": 5}],
        [{"currency": "EUR", "tiv": 12}, {"currency": "USD", "tiv": 5}],
    ],
)
def test_as_many_metrics_as_radii_are_no_sets_of_the_radii(body):
    with pytest.raises(errors.UnreadableAnswer, match="without their radius"):
        sets_of(body, RINGS)


def test_sets_that_are_called_by_their_radius_are_of_it():
    assert sets_of([{"name": "1000 m", "tiv": 7}, {"name": "500 m", "tiv": 5}], RINGS) == [
        {"tiv": 5},
        {"tiv": 7},
    ]


def test_one_number_beside_keyed_radii_is_of_none_of_them():
    assert sets_of({"500": {"tiv": 5}, "1000": {"tiv": 7}, "total": 12}, RINGS) == [{"tiv": 5}, {"tiv": 7}]
    with pytest.raises(errors.UnreadableAnswer, match="without their radius"):
        sets_of({"500": {"tiv": 5}, "total": 12}, RINGS)
