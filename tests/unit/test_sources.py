"""The sources of an account, the fields to filter by, and what does not fit them (spec 2.1, 4.2)."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Client, Config, Filter, Query
from geoportfolio.core.api.errors import FilterMissing, UnknownField
from geoportfolio.core.api.filters import doubled_fields
from geoportfolio.core.api.sources import (
    Column,
    FilterField,
    Source,
    field_labels,
    missing_filters,
    offered_fields,
    refuse_faults,
    unknown_fields,
)
from sandbox.testing import running
from tests.support.scripted_server import answered

OCCUPANCY = FilterField("Occ", "Occupancy", False, ("1", "2"), {"1": "Hotel"})
HIERARCHY = (
    FilterField(
        "Country",
        "Country",
        True,
        ("DE", "FR"),
        children=(FilterField("LOB", "LOB", False, ("A",), children=(OCCUPANCY,)),),
    ),
    FilterField("Extra", "Extra", False, ("x",)),
)
BOUND = Source(
    "s",
    (Column("Country", "string"), Column("City", "string")),
    (FilterField("City", "City", False, ()), FilterField("Country", "Land", True, ("DE", "FR", "IT"))),
)


def test_offer_fields_of_both_gives_required_ones_first():
    found = {choice.field: choice for choice in offered_fields(BOUND, HIERARCHY)}
    assert list(found) == ["Country", "City", "LOB", "Occ", "Extra"]
    assert found["Country"].required and found["Country"].values == ("DE", "FR", "IT")
    assert found["Country"].label == "Land" and found["City"].values == ()
    assert found["Occ"].meanings == {"1": "Hotel"}
    assert field_labels(BOUND, HIERARCHY)["Occ"] == "Occupancy"


def test_offer_fields_without_a_hierarchy_gives_the_provision():
    assert [choice.field for choice in offered_fields(BOUND)] == ["Country", "City"]


@pytest.mark.parametrize(
    ("above", "first"),
    [
        ([("Country", "DE")], ["Country", "LOB", "City"]),
        ([("Country", "DE"), ("LOB", "A")], ["Country", "Occ", "City"]),
        ([("Country", "DE"), ("LOB", "unlisted")], ["Country", "City", "LOB"]),
        ([("City", "Ulm")], ["Country", "City", "LOB"]),
    ],
)
def test_offer_fields_below_a_filter_gives_its_own_early(above, first):
    assert [choice.field for choice in offered_fields(BOUND, HIERARCHY, above)][:3] == first


@pytest.mark.parametrize("form", ["fields", "values"])
def test_offer_fields_of_either_form_of_the_sandbox_gives_the_same(form):
    with running(hierarchy_form=form) as sandbox:
        portfolio = Client(Config(base_url=sandbox.url, api_key=sandbox.key)).portfolio
        source = portfolio.provision("pf_places")["pf_places"]
        hierarchy = portfolio.provision_filters("pf_places")
    found = {choice.field: choice for choice in offered_fields(source, hierarchy)}
    assert next(iter(found)) == "CountryCode" and found["CountryCode"].required
    assert len(found["CountryCode"].values) == 246 and found["LOB"].label == "Line of business"
    below = offered_fields(source, hierarchy, [("CountryCode", "FR"), ("LOB", "Property")])
    assert below[1].field == "OccupancyCode" and set(below[1].values) <= set(found["OccupancyCode"].values)
    assert below[1].values


def test_find_unknown_fields_at_any_depth_names_them():
    tree = (Filter("Country", "DE", (Filter("Nope", "1", (Filter("Occ", "1"),)), Filter("Nope", "2"))),)
    assert unknown_fields(BOUND, tree, HIERARCHY) == ("Nope",)
    assert unknown_fields(BOUND, tree) == ("Nope", "Occ")
    assert unknown_fields(Source("untold"), tree) == ()


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
def test_find_doubled_fields_where_both_must_hold_names_them(tree, version, reading, doubled):
    assert doubled_fields(tree, version, reading) == doubled


SOURCE = Source(
    "pf",
    (Column("CountryCode", "string"), Column("BuildingTIV", "number")),
    (FilterField("CountryCode", "Country", True, ("DE",)), FilterField("Region", "Region", False, ())),
)
GERMANY = Filter("CountryCode", "DE")


def test_find_missing_filters_counts_those_at_any_depth():
    assert [item.field for item in missing_filters(SOURCE, ())] == ["CountryCode"]
    assert missing_filters(SOURCE, (Filter("Region", "EU", (Filter("X", "1", (GERMANY,)),)),)) == ()


def test_refuse_missing_filter_names_field_and_label():
    with pytest.raises(FilterMissing) as refused:
        refuse_faults(Query("pf", filters=(Filter("Region", "EU"),)), SOURCE)
    assert (refused.value.field, refused.value.label) == ("CountryCode", "Country")


def test_refuse_field_unknown_to_filters_columns_and_hierarchy_names_it():
    nested = Filter(
        "CountryCode", "DE", (Filter("Region", "N"), Filter("BuildingTIV", "5"), Filter("LOB", "F"))
    )
    assert unknown_fields(SOURCE, (nested,)) == ("LOB",)
    query = Query("pf", filters=(nested,))
    refuse_faults(query, SOURCE, (FilterField("Region", children=(FilterField("LOB"),)),))
    with pytest.raises(UnknownField) as refused:
        refuse_faults(query, SOURCE)
    assert (refused.value.field, refused.value.reason) == ("LOB", "filter")


def test_refuse_column_that_is_not_provisioned_names_it():
    with pytest.raises(UnknownField) as refused:
        refuse_faults(Query("pf", filters=(GERMANY,), columns=("BuildingTIV", "Region")), SOURCE)
    assert (refused.value.field, refused.value.reason) == ("Region", "column")


def test_accept_any_field_of_a_source_without_columns():
    refuse_faults(Query("pf", filters=(Filter("X", "1"),), columns=("Y",)), Source("pf"))


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
        FilterField("LOB", "LOB", values=("FIRE",), children=(FilterField("City", "City"),)),
    )
