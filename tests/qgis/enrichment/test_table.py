"""The file of an enrichment: the rows of the input, what the layers have there, and earlier answers."""

from __future__ import annotations

import json
import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsGeometry,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)

from geoportfolio.core.gis.areas.positions import Positions
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enrichment.fields import OWN, EnrichedFields
from geoportfolio.core.gis.enrichment.points import locate
from tests.support.enrichment import features_of, fields_of, plain, points_of, store, table_of
from tests.support.recovery import opens

BEYOND = 2**53 + 1


def enriched_to(path, fields, features, answers, layers=("flood",), kind=QgsWkbTypes.Type.Point):
    """The layer of the file after *answers*, layers by row or None: one that failed."""
    names = EnrichedFields(fields, fields.names(), layers, "enhance")
    with table_of(path, features, names, fields, kind) as table:
        store(table, answers)
        written = table.finish()
    layer = QgsVectorLayer(str(written), "out", "ogr")
    assert layer.isValid() and layer.featureCount() == len(answers) and opens(written)
    return layer


def answered(folder, answers, layers=("flood",), fields=None, rows=None):
    """The features after *answers*."""
    fields = fields or fields_of(name=FieldType.TEXT)
    features = features_of(fields, rows or [[f"row {n}"] for n in range(len(answers))])
    return list(enriched_to(folder / "out.gpkg", fields, features, answers, layers).getFeatures())


def values_of(feature):
    """The values of a feature that has some, by field, without its row id."""
    return {name: value for name, value in plain(feature).items() if name != "fid"}


@pytest.mark.parametrize(
    ("values", "kind", "stored"),
    [
        ([1, None, BEYOND], "LONG", [1, None, BEYOND]),
        ([1, 2.5], "REAL", [1.0, 2.5]),
        ([1, 2, 3, 0.5], "REAL", [1.0, 2.0, 3.0, 0.5]),
        ([0.5, None, 1, 2, 3], "REAL", [0.5, None, 1.0, 2.0, 3.0]),
        ([True, False], "BOOLEAN", [True, False]),
        ([True, 3], "TEXT", ["true", "3"]),
        ([True, False, True, "x", 1], "TEXT", ["true", "false", "true", "x", "1"]),
        ([BEYOND, 0.5], "TEXT", [str(BEYOND), "0.5"]),
        ([BEYOND, 1, 1, 0.5], "TEXT", [str(BEYOND), "1", "1", "0.5"]),
        ([2**70, 1], "TEXT", [str(2**70), "1"]),
        ([1, "one"], "TEXT", ["1", "one"]),
        ([1, 2, 3, "four"], "TEXT", ["1", "2", "3", "four"]),
        ([{"a": 1}, [1, "ä"]], "TEXT", ['{"a": 1}', '[1, "ä"]']),
        (["a\0b", "\ud800"], "TEXT", ["a\\u0000b", "\\ud800"]),
        ([None, None], "TEXT", [None, None]),
        ([None, None, None, 7, 8], "LONG", [None, None, None, 7, 8]),
    ],
)
def test_store_values_gives_the_field_a_type_that_holds_them(tmp_path, values, kind, stored):
    """Three rows at a time: the fourth meets a column that is there."""
    found = answered(tmp_path, [{"flood": {"zone": value, "after": 1}} for value in values])
    assert found[0].fields().field("flood_zone").type() == getattr(FieldType, kind)
    assert [plain(feature).get("flood_zone") for feature in found] == stored
    assert [feature["flood_after"] for feature in found] == [1] * len(values)


LAYERS = ("flood", "flood_zones", "wind", "FLOOD")
ATTRIBUTES = st.sampled_from(["zone", "Zone", "zones_zone", "status"])
VALUES = (
    st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(blacklist_categories=["Cs"]))
    | st.booleans()
    | st.lists(st.integers(0, 3), max_size=2)
)
ANSWERS = st.lists(
    st.none()
    | st.dictionaries(
        st.sampled_from(LAYERS),
        st.dictionaries(st.sampled_from(["zone", "Zone", "zones_zone", "status"]), VALUES),
    ),
    min_size=1,
    max_size=8,
)


@settings(max_examples=25, deadline=None)
@given(answers=ANSWERS)
def test_store_answers_of_any_names_keeps_each_value_in_its_row(tmp_path_factory, answers):
    found = answered(tmp_path_factory.mktemp("t"), answers, LAYERS)
    names = [name.casefold() for name in found[0].fields().names()]
    assert len(set(names)) == len(names)
    for number, feature in enumerate(found):
        given = [value for layer in (answers[number] or {}).values() for value in layer.values()]
        kept = [name for name in values_of(feature) if name not in {"name", *OWN}]
        assert feature["name"] == f"row {number}" and len(kept) == len(given)
        assert feature["status"] == ("failed" if answers[number] is None else "found")


@settings(max_examples=10, deadline=None)
@given(first=ANSWERS, second=ANSWERS)
def test_store_second_answers_replaces_the_first_ones_whole(tmp_path_factory, first, second):
    """A row has all that its last answer had, and nothing of the one before."""
    folder = tmp_path_factory.mktemp("t")
    second = [*second, *[None] * len(first)][: len(first)]
    found = again(folder, answered(folder, first, LAYERS), second, LAYERS)
    for feature, answer, before in zip(found, second, first):
        last = before if answer is None else answer
        given = [value for layer in (last or {}).values() for value in layer.values()]
        kept = [name for name in values_of(feature) if name not in {"name", *OWN}]
        assert len(kept) == len(given)


def test_store_infinite_number_leaves_it_out_of_the_classes(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ["flood"], "enhance")
    values = [1e999, 2.0, 8.0, -1e999]
    with table_of(tmp_path / "out.gpkg", features_of(fields, [["row"]] * 4), names, fields) as table:
        store(table, [{"flood": {"zone": value}} for value in values])
        (zone,) = names.layer_fields()
    assert (zone.low, zone.high, zone.values) == (2.0, 8.0, {2.0, 8.0})


def test_half_an_emoji_in_a_message_does_not_end_the_run(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ["flood"], "enhance")
    with table_of(tmp_path / "out.gpkg", features_of(fields, [["row"]]), names, fields) as table:
        points_of(table)
        table.store([1], [("failed", "storm \ud83d")], [None])
        layer = QgsVectorLayer(str(table.finish()), "out", "ogr")
    assert [feature["message"] for feature in layer.getFeatures()] == ["storm \\ud83d"]


def test_the_names_of_two_layers_are_told_apart(tmp_path):
    layers = {"a": {"b_c": 1}, "a_b": {"c": 2}}
    (first,) = answered(tmp_path, [layers], tuple(layers))
    assert (first["a_b_c"], first["gp_a_b_c"]) == (2, 1)


def test_what_is_nested_is_json_that_reads_back(tmp_path):
    nested = {"at": {"x": [1, BEYOND, "שדה \U00020bb7"]}}
    (found,) = answered(tmp_path, [{"flood": {"all": nested}}])
    assert json.loads(found["flood_all"]) == nested


# An earlier answer as the input


def again(folder, first, answers, layers=("flood",)):
    fields = QgsFields(first[0].fields())
    return answered(folder / "again", answers, layers, fields, [feature.attributes() for feature in first])


def test_fields_of_an_earlier_answer_are_used_again_and_hold_what_is_new(tmp_path):
    first = answered(tmp_path, [{"flood": {"zone": 1}}, None])
    second = again(tmp_path, first, [None, {"flood": {"zone": "high", "depth": 0.5}}])
    assert second[0].fields().names() == ["fid", "name", *OWN, "flood_zone", "flood_depth"]
    assert [feature["flood_zone"] for feature in second] == ["1", "high"]
    assert second[1]["flood_depth"] == 0.5


def test_of_an_answer_of_before_only_what_the_new_one_replaces_goes(tmp_path):
    first = answered(tmp_path, [{"flood": {"zone": 1, "depth": 2}, "wind": {"gust": 3}}], ("flood", "wind"))
    (second,) = again(tmp_path, first, [{"flood": {"zone": 9}}])
    assert values_of(second) == {
        "name": "row 0",
        "enriched": "enhance: flood",
        "status": "found",
        "message": "",
        "flood_zone": 9,
        "wind_gust": 3,
    }


def test_fields_of_the_same_names_in_another_place_are_the_analysts_own(tmp_path):
    fields = fields_of(status=FieldType.TEXT, flood_zone=FieldType.LONG, enriched=FieldType.TEXT)
    rows = [["open", 7, "enhance: flood"]]
    (found,) = answered(tmp_path, [{"flood": {"zone": 1}}], fields=fields, rows=rows)
    assert found.attributes()[1:4] == rows[0]
    assert found.fields().names()[4:] == ["gp_enriched", "gp_status", "message", "gp_flood_zone"]
    (next_one,) = again(tmp_path, [found], [{"flood": {"zone": 2}}])
    assert next_one.fields().names() == found.fields().names()
    assert next_one.attributes()[1:4] == rows[0] and next_one["gp_flood_zone"] == 2


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
def test_a_row_is_done_when_the_same_was_asked_and_answered(tmp_path, row, is_done):
    fields = fields_of(name=FieldType.TEXT, **dict.fromkeys(OWN, FieldType.TEXT))
    names = EnrichedFields(fields, fields.names(), ["wind", "flood"], "enhance")
    with table_of(tmp_path / "out.gpkg", features_of(fields, [["x", *row]]), names, fields) as table:
        assert table.answered() == ({1: (row[1], row[2])} if is_done else {})
    assert not list(tmp_path.iterdir())


# Rows and their places


def test_rows_are_whole_and_found_by_their_place_before_the_first_answer(tmp_path):
    """So a cancel, and a kill, leave nothing to be done."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], LAYERS, "enhance")
    features = features_of(fields, [[str(n)] for n in range(100)])
    with table_of(tmp_path / "out.gpkg", features, names, fields) as table:
        points_of(table)
        table.store_statuses({30: ("failed", "why")}, [])
        killed = shutil.copy(table.path, tmp_path / "killed.gpkg")
        written = table.finish()
    for path in (killed, written):
        assert opens(path)
        layer = QgsVectorLayer(f"{path}|layername=out", "out", "ogr")
        assert layer.featureCount() == 100 and layer.extent() == QgsRectangle(1, 0, 100, 0)
        around = QgsFeatureRequest(QgsRectangle(9.5, -1, 12.5, 1))
        assert [feature["name"] for feature in layer.getFeatures(around)] == ["9", "10", "11"]
        statuses = [feature["status"] for feature in layer.getFeatures()]
        assert statuses == ["stopped"] * 29 + ["failed"] + ["stopped"] * 70


@pytest.mark.parametrize("kind", ["Point", "PointZ", "PointM", "MultiPoint", "MultiPointZM"])
def test_geometries_of_all_kinds_stay_and_empty_ones_are_not_found(tmp_path, kind):
    dimensions = len(kind.replace("MultiPoint", "").replace("Point", ""))
    numbers = " ".join(["9.5", "53.5", "2", "3"][: 2 + dimensions])
    texts = [f"{kind}(({numbers}))" if "Multi" in kind else f"{kind}({numbers})", f"{kind} EMPTY"]
    fields = fields_of(name=FieldType.TEXT)
    features = []
    for number, geometry in enumerate([*map(QgsGeometry.fromWkt, texts), QgsGeometry()], 1):
        features.append(QgsFeature(fields, number))
        features[-1].setGeometry(geometry)
    names = EnrichedFields(fields, ["name"], LAYERS, "enhance")
    code, wkt = features[0].geometry().wkbType(), features[0].geometry().asWkt()
    with table_of(tmp_path / "out.gpkg", features, names, fields, code) as table:
        points, faults = points_of(table)
        assert list(faults) == [1, 2] and points.places[0].tolist() == [9.5, 53.5]
        layer = QgsVectorLayer(str(table.finish()), "out", "ogr")
    assert layer.wkbType() == code
    first, *empty = (feature.geometry() for feature in layer.getFeatures())
    assert first.asWkt() == wkt and all(each.isEmpty() for each in empty)
    everywhere = QgsFeatureRequest(QgsRectangle(-180, -90, 180, 90))
    assert [feature.id() for feature in layer.getFeatures(everywhere)] == [1]
    assert layer.extent() == QgsRectangle(9.5, 53.5, 9.5, 53.5)


def test_places_of_many_points_are_those_of_each(qgis_app):
    mercator = QgsCoordinateReferenceSystem("EPSG:3857")
    positions = Positions(mercator, QgsCoordinateTransformContext())
    texts = [f"Point({x} {y})" for x in (-3e7, -1e6, 0, 2.1e7) for y in (-1e7, 12.25, 6e6)]
    geometries = [QgsGeometry.fromWkt(text) for text in [*texts, "Point EMPTY"]]
    blobs = [b"GP\0\1\0\0\0\0" + geometry.asWkb().data() for geometry in geometries]
    found = locate(blobs, range(len(blobs)), positions)
    assert found.places[:-1].tolist() == [list(positions.of(each, "")) for each in geometries[:-1]]
    assert list(found.faults) == [len(texts)]


@pytest.mark.parametrize("is_there", [True, False], ids=["folder is there", "folder is gone"])
def test_run_out_of_room_keeps_what_came_as_a_layer_that_goes_on(tmp_path, is_there):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ["flood"], "enhance")
    rows = [[f"{n} " * 400] for n in range(60)]
    folder = tmp_path / "project"
    with (
        pytest.raises(OSError, match="full"),
        table_of(folder / "out.gpkg", features_of(fields, rows), names, fields) as table,
    ):
        store(table, [{"flood": {"zone": n}} if n < 30 else None for n in range(60)])
        if not is_there:
            shutil.rmtree(folder)
        raise OSError("full")
    assert table.kept == folder / "out.gpkg" and list(folder.iterdir()) == [table.kept] and opens(table.kept)
    kept = QgsVectorLayer(str(table.kept), "out", "ogr")
    again = EnrichedFields(kept.fields(), kept.fields().names(), ["flood"], "enhance")
    with table_of(tmp_path / "again.gpkg", kept.getFeatures(), again, kept.fields()) as table:
        assert sorted(table.answered()) == list(range(1, 31))


def test_run_out_of_room_without_an_answer_leaves_nothing(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ["flood"], "enhance")
    table = table_of(tmp_path / "out.gpkg", features_of(fields, [["a"], ["b"]]), names, fields)
    with pytest.raises(OSError, match="full"), table:
        store(table, [None, None])
        raise OSError("full")
    assert table.kept is None and not list(tmp_path.iterdir())


def test_answers_whose_folder_can_not_be_made_anew_are_not_told_to_be_kept(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ["flood"], "enhance")
    folder = tmp_path / "project"
    table = table_of(folder / "o.gpkg", features_of(fields, [["a"]]), names, fields)
    with pytest.raises(OSError, match="full"), table:
        store(table, [{"flood": {"zone": 1}}])
        shutil.rmtree(folder)
        folder.write_text("mine")
        raise OSError("full")
    assert table.kept is None and folder.read_text() == "mine"
