"""What does not fit the provision is refused by name, before anything is sent."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Filter, Query
from geoportfolio.core.api.checks import missing_filters, refuse_faults, unknown_filters
from geoportfolio.core.api.errors import FilterMissing, UnknownField
from geoportfolio.core.api.provision import Column, FilterField, FilterNode, Source

SOURCE = Source(
    "pf",
    (Column("CountryCode", "string"), Column("BuildingTIV", "number")),
    (FilterField("CountryCode", "Country", True, ("DE",)), FilterField("Region", "Region", False, ())),
)
GERMANY = Filter("CountryCode", "DE")


def test_a_required_filter_counts_at_any_depth():
    assert [item.field for item in missing_filters(SOURCE, ())] == ["CountryCode"]
    assert missing_filters(SOURCE, (Filter("Region", "EU", (Filter("X", "1", (GERMANY,)),)),)) == ()


def test_a_missing_filter_is_named_with_the_label_of_the_source():
    with pytest.raises(FilterMissing) as refused:
        refuse_faults(Query("pf", filters=(Filter("Region", "EU"),)), SOURCE)
    assert (refused.value.field, refused.value.label) == ("CountryCode", "Country")


def test_a_field_is_known_as_filter_as_column_or_in_the_hierarchy():
    nested = Filter(
        "CountryCode", "DE", (Filter("Region", "N"), Filter("BuildingTIV", "5"), Filter("LOB", "F"))
    )
    assert unknown_filters(SOURCE, (nested,)) == ("LOB",)
    query = Query("pf", filters=(nested,))
    refuse_faults(query, SOURCE, (FilterNode("Region", children=(FilterNode("LOB"),)),))
    with pytest.raises(UnknownField) as refused:
        refuse_faults(query, SOURCE)
    assert (refused.value.field, refused.value.reason) == ("LOB", "filter")


def test_a_column_is_one_of_the_provision():
    with pytest.raises(UnknownField) as refused:
        refuse_faults(Query("pf", filters=(GERMANY,), columns=("BuildingTIV", "Region")), SOURCE)
    assert (refused.value.field, refused.value.reason) == ("Region", "column")


def test_a_source_that_tells_no_columns_has_none_wrong():
    refuse_faults(Query("pf", filters=(Filter("X", "1"),), columns=("Y",)), Source("pf"))
