"""Answers to rows that are kept until their fields are known: names, types, order, and earlier answers."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import NULL

from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enriched_fields import OWN, EnrichedFields
from geoportfolio.core.gis.enriched_rows import EnrichedRows
from tests.support.enrichment import features_of, fields_of, plain

BEYOND = 2**53 + 1


def answered(answers, layers=("flood",), fields=None, rows=None, order=None):
    """The features after *answers*, layers by row or None: one that failed."""
    fields = fields or fields_of(name=FieldType.TEXT)
    features = features_of(fields, rows or [[f"row {n}"] for n in range(len(answers))])
    names = EnrichedFields(fields, layers, "enhance")
    with EnrichedRows(names) as kept:
        for feature, answer in zip(features, answers):
            status = "failed" if answer is None else "found"
            kept.add(feature.id(), names.kept(feature.attributes()), status, "", answer)
        return list(kept.features([features[n] for n in order] if order else features))


@pytest.mark.parametrize(
    ("values", "kind", "stored"),
    [
        ([1, None, BEYOND], "LONG", [1, None, BEYOND]),
        ([1, 2.5], "REAL", [1.0, 2.5]),
        ([True, False], "BOOLEAN", [True, False]),
        ([True, 3], "TEXT", ["true", "3"]),
        ([BEYOND, 0.5], "TEXT", [str(BEYOND), "0.5"]),
        ([2**70, 1], "TEXT", [str(2**70), "1"]),
        ([1, "one"], "TEXT", ["1", "one"]),
        ([{"a": 1}, [1, "ä"]], "TEXT", ['{"a": 1}', '[1, "ä"]']),
        (["a\0b", "\ud800"], "TEXT", ["a\\u0000b", "\\ud800"]),
        ([None, None], "TEXT", [None, None]),
    ],
)
def test_a_field_holds_all_its_values(values, kind, stored):
    found = answered([{"flood": {"zone": value}} for value in values])
    assert found[0].fields().field("flood_zone").type() == getattr(FieldType, kind)
    assert [plain(feature).get("flood_zone") for feature in found] == stored


@settings(max_examples=60)
@given(
    answers=st.lists(
        st.none()
        | st.dictionaries(
            st.sampled_from(["flood", "flood_zones", "wind", "FLOOD"]),
            st.dictionaries(
                st.sampled_from(["zone", "Zone", "zones_zone", "status"]),
                st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text() | st.booleans(),
            ),
        ),
        min_size=1,
        max_size=8,
    ),
    data=st.data(),
)
def test_every_value_is_found_again_in_its_row_whatever_the_names(answers, data):
    order = data.draw(st.permutations(range(len(answers))))
    layers = ("flood", "flood_zones", "wind", "FLOOD")
    found = answered(answers, layers, order=list(order))
    names = [name.casefold() for name in found[0].fields().names()]
    assert len(set(names)) == len(names)
    for number, feature in zip(order, found):
        given = [value for layer in (answers[number] or {}).values() for value in layer.values()]
        beside = {"name", *OWN}
        kept = [value for name, value in plain(feature).items() if name not in beside]
        assert feature["name"] == f"row {number}"
        assert len(kept) == len(given)
        assert feature["status"] == ("failed" if answers[number] is None else "found")


def test_half_an_emoji_in_a_message_does_not_end_the_run():
    fields = fields_of(name=FieldType.TEXT)
    (feature,) = features_of(fields, [["row"]])
    with EnrichedRows(EnrichedFields(fields, ["flood"], "enhance")) as kept:
        kept.add(feature.id(), {}, "failed", "storm \ud83d", None)
        (made,) = kept.features([feature])
    assert "storm \\ud83d" in made.attributes()


def test_rows_that_come_in_another_order_keep_their_own_answers():
    answers = [{"flood": {"zone": number}} for number in range(1200)]
    order = [*range(600, 1200), *range(600)]
    found = answered(answers, order=order)
    assert [feature["flood_zone"] for feature in found] == order
    assert [feature["name"] for feature in found] == [f"row {number}" for number in order]


def test_a_row_that_was_not_there_is_one_that_was_not_asked():
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["flood"], "enhance")
    with EnrichedRows(names) as kept:
        kept.add(1, {}, "found", "", {"flood": {"zone": 1}})
        old, new = kept.features(features_of(fields, [["old"], ["new"]]))
    assert (old["status"], new["status"]) == ("found", "stopped")
    assert plain(new) == {"name": "new", "status": "stopped", "message": ""}


def test_the_names_of_two_layers_are_told_apart():
    layers = {"a": {"b_c": 1}, "a_b": {"c": 2}}
    (first,) = answered([layers], tuple(layers))
    assert (first["a_b_c"], first["gp_a_b_c"]) == (2, 1)


# An earlier answer as the input


def again(first, answers, layers=("flood",)):
    fields = first[0].fields()
    return answered(answers, layers, fields, [feature.attributes() for feature in first])


def test_the_fields_of_an_earlier_answer_are_used_again_and_hold_what_is_new():
    first = answered([{"flood": {"zone": 1}}, None])
    second = again(first, [None, {"flood": {"zone": "high", "depth": 0.5}}])
    assert second[0].fields().names() == ["name", *OWN, "flood_zone", "flood_depth"]
    assert [feature["flood_zone"] for feature in second] == ["1", "high"]
    assert second[1]["flood_depth"] == 0.5


def test_of_an_answer_of_before_only_what_the_new_one_replaces_goes():
    first = answered([{"flood": {"zone": 1, "depth": 2}, "wind": {"gust": 3}}], ("flood", "wind"))
    (second,) = again(first, [{"flood": {"zone": 9}}])
    assert plain(second) == {
        "name": "row 0",
        "enriched": "enhance: flood",
        "status": "found",
        "message": "",
        "flood_zone": 9,
        "wind_gust": 3,
    }


def test_fields_of_the_same_names_in_another_place_are_the_analysts_own():
    fields = fields_of(status=FieldType.TEXT, flood_zone=FieldType.LONG, enriched=FieldType.TEXT)
    rows = [["open", 7, "enhance: flood"]]
    assert EnrichedFields(fields, ["flood"], "enhance").earlier(rows[0]) is None
    (found,) = answered([{"flood": {"zone": 1}}], fields=fields, rows=rows)
    assert found.attributes()[:3] == rows[0]
    assert found.fields().names()[3:] == ["gp_enriched", "gp_status", "message", "gp_flood_zone"]
    (next_one,) = again([found], [{"flood": {"zone": 2}}])
    assert next_one.fields().names() == found.fields().names()
    assert next_one.attributes()[:3] == rows[0] and next_one["gp_flood_zone"] == 2


@pytest.mark.parametrize(
    ("row", "is_done"),
    [
        (["enhance: flood, wind", "found", ""], True),
        (["enhance: flood, wind", "not found", "Nothing."], True),
        (["enhance: flood, wind", "failed", "Why."], False),
        (["enhance: flood, wind", "stopped", ""], False),
        (["count: flood, wind", "found", ""], False),
        (["enhance: flood", "found", ""], False),
        ([None, None, None], False),
        ([NULL, NULL, NULL], False),
    ],
)
def test_a_row_is_done_when_the_same_was_asked_and_answered(row, is_done):
    fields = fields_of(name=FieldType.TEXT, **dict.fromkeys(OWN, FieldType.TEXT))
    earlier = EnrichedFields(fields, ["wind", "flood"], "enhance").earlier(["x", *row])
    assert earlier == ((row[1], row[2]) if is_done else None)


def test_what_is_nested_is_json_that_reads_back():
    nested = {"at": {"x": [1, BEYOND, "שדה \U00020bb7"]}}
    (found,) = answered([{"flood": {"all": nested}}])
    assert json.loads(found["flood_all"]) == nested
