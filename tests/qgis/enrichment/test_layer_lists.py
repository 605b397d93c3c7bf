"""The list of hazard layers that each connection has in the profile."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from qgis.core import QgsSettings

from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer

pytestmark = pytest.mark.usefixtures("fresh")

NAMES = st.lists(st.text(min_size=1, max_size=6), unique=True, max_size=6)
ODD = "reinsurance/EU & \u202bים\u202c"


def test_a_list_keeps_names_ticks_and_order_for_each_connection(fresh):
    layers = (ListedLayer("wind"), ListedLayer("שיטפון 🌊", False), ListedLayer("a"))
    layer_lists.save(ODD, layers)
    layer_lists.save("other", layers[:1])
    assert layer_lists.listed(ODD) == layers and layer_lists.chosen(ODD) == ("wind", "a")
    assert layer_lists.listed("other") == layers[:1] and layer_lists.listed("new") == ()


def test_what_was_asked_for_is_ticked_and_recent(fresh):
    layer_lists.save("c", [ListedLayer(name) for name in ("a", "b", "c")])
    layer_lists.remember("c", ("d", "b"))
    assert [layer.name for layer in layer_lists.listed("c")] == ["a", "b", "c", "d"]
    assert set(layer_lists.chosen("c")) == {"b", "d"} and layer_lists.recent("c") == ("d", "b")
    layer_lists.save("c", [])
    layer_lists.remember("c", ("a", "b"))
    assert layer_lists.chosen("c") == ("a", "b") and layer_lists.recent("c") == ("a", "b", "d")
    layer_lists.remember("c", ())
    assert layer_lists.chosen("c") == ("a", "b")


def test_recent_names_are_a_few(fresh):
    for number in range(40):
        layer_lists.remember("c", (str(number),))
    assert layer_lists.recent("c") == tuple(str(number) for number in range(39, 27, -1))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(NAMES, NAMES)
def test_whatever_was_remembered_is_chosen(fresh, before, used):
    layer_lists.save("c", [ListedLayer(name) for name in before])
    layer_lists.remember("c", used)
    assert set(layer_lists.chosen("c")) == set(used or before)
    assert {layer.name for layer in layer_lists.listed("c")} == {*before, *used}


@pytest.mark.parametrize("kept", ["", "no json", "{}", "[1, [2, 3], [4], null]", '"a"', "NaN"])
def test_what_is_no_list_counts_as_empty(fresh, kept):
    for key in ("layers", "recentLayers"):
        QgsSettings().setValue(f"geoportfolio/{key}/c", kept)
    assert layer_lists.listed("c") == () and layer_lists.recent("c") == ()


def test_a_name_is_listed_once(fresh):
    QgsSettings().setValue("geoportfolio/layers/c", json.dumps([["a", True], ["a", False]]))
    assert layer_lists.listed("c") == (ListedLayer("a"),)


@given(
    st.lists(st.text(st.characters(blacklist_characters=",;\t\r\n"), max_size=8)), st.sampled_from(",;\n\t")
)
def test_names_come_out_of_a_text_as_they_went_in(names, between):
    wanted = tuple(dict.fromkeys(name.strip() for name in names if name.strip()))
    assert layer_lists.names_in(f" {between} ".join(names)) == wanted
