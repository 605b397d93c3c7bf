"""The numbers and texts of an accumulation by their path, whatever form the service gives them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Polygon, errors
from geoportfolio.core.api.accumulation import Accumulation, by_path
from tests.unit.fakeserver import FakeServer, Reply

AREA = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))

LEAVES = st.one_of(st.integers(), st.floats(allow_nan=False), st.text(max_size=4), st.booleans(), st.none())
NAMES = st.text("ab_1", min_size=1, max_size=3)
ANSWERS = st.dictionaries(
    NAMES,
    st.recursive(
        LEAVES,
        lambda inner: st.one_of(st.dictionaries(NAMES, inner, max_size=3), st.lists(inner, max_size=3)),
        max_leaves=8,
    ),
    max_size=4,
)


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
    found = Accumulation.of(None, answer)
    assert sorted(map(repr, found.metrics.values())) == sorted(map(repr, leaves(answer)))
    assert list(found.paths) == list(found.metrics)
    assert len(set(found.paths.values())) == len(found.paths)


def test_two_paths_of_one_name_are_told_apart():
    found = Accumulation.of(None, {"a_b": 1, "a": {"b": 2}})
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
