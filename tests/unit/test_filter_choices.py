"""What can be filtered by: provision and hierarchy in one, as the sandbox tells them."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Client, Config, Filter
from geoportfolio.core.api.filter_choices import (
    choices,
    doubled_fields,
    field_labels,
    unknown_fields,
)
from geoportfolio.core.api.provision import Column, FilterField, FilterNode, Source
from sandbox.testing import running

OCCUPANCY = FilterNode("Occ", "Occupancy", ("1", "2"), meanings=("Hotel", ""))
HIERARCHY = (
    FilterNode(
        "Country", "Country", ("DE", "FR"), True, (FilterNode("LOB", "LOB", ("A",), False, (OCCUPANCY,)),)
    ),
    FilterNode("Extra", "Extra", ("x",)),
)
BOUND = Source(
    "s",
    (Column("Country", "string"), Column("City", "string")),
    (FilterField("City", "City", False, ()), FilterField("Country", "Land", True, ("DE", "FR", "IT"))),
)


def test_required_fields_come_first_and_those_of_the_hierarchy_belong_to_them():
    found = {choice.field: choice for choice in choices(BOUND, HIERARCHY)}
    assert list(found) == ["Country", "City", "LOB", "Occ", "Extra"]
    assert found["Country"].required and found["Country"].values == ("DE", "FR", "IT")
    assert found["Country"].label == "Land" and found["City"].values == ()
    assert found["Occ"].meanings == {"1": "Hotel"}
    assert field_labels(BOUND, HIERARCHY)["Occ"] == "Occupancy"


def test_without_the_hierarchy_the_provision_serves():
    assert [choice.field for choice in choices(BOUND)] == ["Country", "City"]


@pytest.mark.parametrize(
    ("above", "first"),
    [
        ([("Country", "DE")], ["Country", "LOB", "City"]),
        ([("Country", "DE"), ("LOB", "A")], ["Country", "Occ", "City"]),
        ([("Country", "DE"), ("LOB", "unlisted")], ["Country", "City", "LOB"]),
        ([("City", "Ulm")], ["Country", "City", "LOB"]),
    ],
)
def test_inside_a_filter_its_own_fields_are_offered_early(above, first):
    assert [choice.field for choice in choices(BOUND, HIERARCHY, above)][:3] == first


@pytest.mark.parametrize("form", ["fields", "values"])
def test_the_sandbox_offers_the_same_in_either_form(form):
    with running(hierarchy_form=form) as sandbox:
        portfolio = Client(Config(base_url=sandbox.url, api_key=sandbox.key)).portfolio
        source = portfolio.provision("pf_places")["pf_places"]
        hierarchy = portfolio.provision_filters("pf_places")
    found = {choice.field: choice for choice in choices(source, hierarchy)}
    assert next(iter(found)) == "CountryCode" and found["CountryCode"].required
    assert len(found["CountryCode"].values) == 246 and found["LOB"].label == "Line of business"
    below = choices(source, hierarchy, [("CountryCode", "FR"), ("LOB", "Property")])
    assert below[1].field == "OccupancyCode" and set(below[1].values) <= set(found["OccupancyCode"].values)
    assert below[1].values


def test_fields_that_the_source_does_not_have_are_found_at_any_depth():
    tree = (Filter("Country", "DE", (Filter("Nope", "1", (Filter("Occ", "1"),)), Filter("Nope", "2"))),)
    assert unknown_fields(BOUND, HIERARCHY, tree) == ("Nope",)
    assert unknown_fields(BOUND, (), tree) == ("Nope", "Occ")
    assert unknown_fields(Source("untold"), (), tree) == ()


TWO = (Filter("a", "1"), Filter("b", "1"), Filter("a", "2"))


@pytest.mark.parametrize(
    ("tree", "version", "reading", "doubled"),
    [
        (TWO, "v1", "", ("a",)),
        (TWO, "v2", "", ()),
        (TWO, "v2", "narrow", ()),
        (TWO, "v2", "any", ()),
        (TWO, "v2", "all", ("a",)),
        ((Filter("c", "1", TWO),), "v2", "all", ("a",)),
        ((Filter("a", "1"), Filter("a", "1")), "v1", "", ()),
    ],
)
def test_two_values_of_a_field_are_warned_of_where_both_would_have_to_hold(tree, version, reading, doubled):
    assert doubled_fields(tree, version, reading) == doubled
