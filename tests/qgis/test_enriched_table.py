"""Points that are enriched into a file of their own: the same rows and fields as by way of a sink."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsFeatureRequest,
    QgsFields,
    QgsGeometry,
    QgsRectangle,
    QgsVectorLayer,
)

from geoportfolio.core.gis import point_rows
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enriched_fields import EnrichedFields
from geoportfolio.core.gis.enriched_rows import EnrichedRows
from geoportfolio.core.gis.enriched_table import EnrichedTable
from geoportfolio.core.gis.positions import Positions
from tests.support.enrichment import features_of, fields_of, form, keep, plain, read

LAYERS = ("flood", "wind")
BEYOND = 2**53 + 1


def in_a_file(tmp_path, fields, features, answers):
    names = EnrichedFields(fields, LAYERS, "enhance")
    with EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path)) as table:
        keep(table, names, features, answers)
        path = table.finish()
    layer = QgsVectorLayer(str(path), "out", "ogr")
    assert layer.isValid()
    return layer


def as_features(fields, features, answers):
    names = EnrichedFields(fields, LAYERS, "enhance")
    with EnrichedRows(names) as kept:
        keep(kept, names, features, answers)
        return list(kept.features(features))


def same(tmp_path, fields, rows, answers):
    """What is in the file, when it is what a sink would be given."""
    features = features_of(fields, rows)
    layer, expected = in_a_file(tmp_path, fields, features, answers), as_features(fields, features, answers)
    found = list(layer.getFeatures())
    kinds = [(field.name(), field.type()) for field in layer.fields()][1:]
    assert kinds == [(field.name(), field.type()) for field in expected[0].fields()]
    for got, wanted in zip(found, expected):
        assert {name: value for name, value in plain(got).items() if name != "fid"} == plain(wanted)
        assert got.geometry().asWkt() == wanted.geometry().asWkt()
    assert len(found) == layer.featureCount() == len(expected)
    return found


VALUES = (
    st.none()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(blacklist_categories=["Cs"]))
    | st.booleans()
    | st.lists(st.integers(0, 3), max_size=2)
)
ANSWERS = st.lists(
    st.none()
    | st.dictionaries(st.sampled_from(LAYERS), st.dictionaries(st.sampled_from(["a", "b", "A"]), VALUES)),
    min_size=1,
    max_size=9,
)


@settings(max_examples=40, deadline=None)
@given(answers=ANSWERS)
def test_what_is_answered_is_in_the_file_as_a_sink_would_have_it(tmp_path_factory, answers):
    rows = [[f"row {number}"] for number in range(len(answers))]
    same(tmp_path_factory.mktemp("t"), fields_of(name=FieldType.TEXT), rows, answers)


@settings(max_examples=25, deadline=None)
@given(first=ANSWERS, second=ANSWERS)
def test_an_earlier_answer_is_gone_on_with_as_by_a_sink(tmp_path_factory, first, second):
    folder = tmp_path_factory.mktemp("t")
    rows = [[f"row {number}"] for number in range(len(first))]
    fields = fields_of(name=FieldType.TEXT)
    before = as_features(fields, features_of(fields, rows), first)
    second = [*second, *[None] * len(first)][: len(first)]
    same(folder, QgsFields(before[0].fields()), [feature.attributes() for feature in before], second)


@pytest.mark.parametrize(
    "values",
    [
        [1, 2, 3, "four"],
        [1, 2, 3, 0.5],
        [BEYOND, 1, 1, 0.5],
        [True, False, True, "x", 1],
        [None, None, None, 7, 8],
        [0.5, None, 1, 2, 3],
    ],
)
def test_a_field_that_has_to_become_another_one_keeps_its_values(tmp_path, values):
    """Rows come three at a time: the fourth meets a table that is there."""
    answers = [{"flood": {"zone": value, "after": 1}} for value in values]
    same(tmp_path, fields_of(name=FieldType.TEXT), [[str(n)] for n in range(len(values))], answers)


def test_rows_that_are_not_answered_are_in_the_file_and_found_by_their_place(tmp_path):
    """So a cancel leaves nothing to be done."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, LAYERS, "enhance")
    with EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path)) as table:
        for rows in read(features_of(fields, [[str(n)] for n in range(100)]), 30):
            table.read(rows, {0: ("failed", "why")})
        layer = QgsVectorLayer(str(table.finish()), "out", "ogr")
    assert layer.featureCount() == 100 and layer.extent() == QgsRectangle(1, 0, 100, 0)
    around = QgsFeatureRequest(QgsRectangle(9.5, -1, 12.5, 1))
    assert [feature["name"] for feature in layer.getFeatures(around)] == ["9", "10", "11"]
    statuses = [feature["status"] for feature in layer.getFeatures()]
    assert (statuses.count("stopped"), statuses.count("failed"), statuses[30]) == (96, 4, "failed")


@pytest.mark.parametrize("kind", ["PointZ", "PointM", "MultiPoint", "MultiPointZM"])
def test_geometries_of_all_kinds_stay_and_empty_ones_are_not_found(tmp_path, kind):
    many = "MultiPoint" in kind
    numbers = " ".join(
        ["9.5", "53.5", "2", "3"][: 2 + len(kind.replace("MultiPoint", "").replace("Point", ""))]
    )
    texts = [f"{kind}(({numbers}))" if many else f"{kind}({numbers})", f"{kind} EMPTY"]
    fields = fields_of(name=FieldType.TEXT)
    features = []
    for number, geometry in enumerate([*map(QgsGeometry.fromWkt, texts), QgsGeometry()], 1):
        features.append(QgsFeature(fields, number))
        features[-1].setGeometry(geometry)
    names = EnrichedFields(fields, LAYERS, "enhance")
    code = features[0].geometry().wkbType()
    with EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path, code)) as table:
        for rows in read(features):
            assert list(rows.faults) == [1, 2] and rows.places[0].tolist() == [9.5, 53.5]
            table.read(rows, {})
        layer = QgsVectorLayer(str(table.finish()), "out", "ogr")
    assert layer.wkbType() == code
    first, *empty = (feature.geometry() for feature in layer.getFeatures())
    assert first.asWkt() == features[0].geometry().asWkt() and all(each.isEmpty() for each in empty)
    everywhere = QgsFeatureRequest(QgsRectangle(-180, -90, 180, 90))
    assert [feature.id() for feature in layer.getFeatures(everywhere)] == [1]
    assert layer.extent() == QgsRectangle(9.5, 53.5, 9.5, 53.5)


def test_places_of_many_points_are_those_of_each(qgis_app):
    mercator = QgsCoordinateReferenceSystem("EPSG:3857")
    positions = Positions(mercator, QgsCoordinateTransformContext())
    texts = [f"Point({x} {y})" for x in (-3e7, -1e6, 0, 2.1e7) for y in (-1e7, 12.25, 6e6)]
    geometries = [QgsGeometry.fromWkt(text) for text in [*texts, "Point EMPTY"]]
    features = []
    for number, geometry in enumerate(geometries):
        features.append(QgsFeature(number))
        features[-1].setGeometry(geometry)
    (rows,) = point_rows.read(features, positions, 100)
    assert rows.places[:-1].tolist() == [list(positions.of(each, "")) for each in geometries[:-1]]
    assert list(rows.faults) == [len(texts)]


def test_what_came_goes_on_elsewhere_when_there_is_no_room(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, LAYERS, "enhance")
    features = features_of(fields, [[f"{n} " * 400] for n in range(60)])
    answers = [{"flood": {"zone": n}} for n in range(60)]
    with EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path)) as table:
        table._file.connection.execute("PRAGMA max_page_count = 40")  # SQLite says then that the disk is full
        keep(table, names, features, answers)
        path = table.finish()
    assert table.trouble is not None and path.parent == tmp_path / "elsewhere"
    layer = QgsVectorLayer(str(path), "out", "ogr")
    assert [feature["flood_zone"] for feature in layer.getFeatures()] == list(range(60))
    assert len(list(layer.getFeatures(QgsFeatureRequest(QgsRectangle(0, -1, 100, 1))))) == 60
    del layer  # the trouble that is kept keeps this frame, until after the end of QGIS
    assert not list(tmp_path.glob("*.gpkg"))
