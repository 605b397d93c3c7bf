"""The contract of the store, sentence by sentence."""

from __future__ import annotations

import json
import math
import random
import tempfile
from datetime import datetime
from pathlib import Path
from sqlite3 import Error as DatabaseError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import NULL, QgsFeatureRequest, QgsRectangle, QgsVectorLayer, QgsWkbTypes, edit

from geoportfolio.core.api.errors import Cancelled, ConnectionFailed
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing.records import BATCH, Block, Record
from geoportfolio.core.gis.files.file_names import result_path, results_folder
from geoportfolio.core.gis.storage.columns import MOST_FIELDS, REST
from geoportfolio.core.gis.storage.encoding import shapes_of
from geoportfolio.core.gis.storage.writer import ResultWriter
from tests.support.disks import open_files, room_for
from tests.support.monitors import RecordingMonitor

WHEN = datetime(2026, 3, 12, 9, 14)
BEYOND = 2**53 + 1
POLYGON = {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 1], [0, 0]]]}


def layer_of(stored):
    layer = QgsVectorLayer(f"{stored.path}|layername=records", "result")
    assert layer.isValid()
    return layer


def read_back(stored):
    """The rows as (attributes by the service's names), in order."""
    layer = layer_of(stored)
    return [
        {f.original: None if row[f.name] == NULL else row[f.name] for f in stored.fields}
        for row in layer.getFeatures()
    ]


def test_a_property_id_is_kept_beside_the_feature_id(store, point):
    stored = store([point(1, 2, id=7), point(1, 2, id=7)])
    assert [row["id"] for row in read_back(stored)] == [7, 7]
    assert [feature.id() for feature in layer_of(stored).getFeatures()] == [1, 2]


def test_points_lie_where_the_service_says_in_epsg_4326(store, point):
    layer = layer_of(store([point(9.99, 53.55)]))
    assert layer.crs().authid() == "EPSG:4326"
    assert layer.wkbType() == QgsWkbTypes.Type.Point
    assert next(layer.getFeatures()).geometry().asPoint().toString(2) == "9.99,53.55"


def test_the_provision_gives_the_types_and_text_keeps_its_zeros(store, point):
    types = {"LocNumber": "string", "Premium": "number", "Tiv": "decimal", "Start": "date"}
    stored = store(
        [point(0, 0, LocNumber="00123", Premium="12.50", Tiv=5, Start="2026-03-12", Free="00123", Year=1987)],
        types,
    )
    assert {f.name: f.type for f in stored.fields} == {
        "LocNumber": "TEXT",
        "Premium": "REAL",
        "Tiv": "REAL",
        "Start": "DATE",
        "Free": "TEXT",
        "Year": "INTEGER",
    }
    (row,) = read_back(stored)
    assert (row["LocNumber"], row["Free"], row["Premium"], row["Year"]) == ("00123", "00123", 12.5, 1987)
    assert row["Start"].toString("yyyy-MM-dd") == "2026-03-12"


@pytest.mark.parametrize(
    ("promised", "values", "kept", "sql_type"),
    [
        ("number", ["12", "00123"], ["12", "00123"], "TEXT"),
        ("number", ["12", ""], [12, None], "INTEGER"),
        (None, [100, 100.75], [100.0, 100.75], "REAL"),
        (None, [100, "n/a"], ["100", "n/a"], "TEXT"),
        (None, [2**53 + 1, 2], [2**53 + 1, 2], "INTEGER"),
        (None, [2**53 + 1, 0.5], [str(2**53 + 1), "0.5"], "TEXT"),
        (None, [0.5, 2**53 + 1], ["0.5", str(2**53 + 1)], "TEXT"),
        (None, [2**63, 1], [str(2**63), "1"], "TEXT"),
        (None, [True, None], [True, None], "BOOLEAN"),
        (None, [True, 1], ["true", "1"], "TEXT"),
        ("boolean", ["true", "false"], [True, False], "BOOLEAN"),
        ("date", ["2026-03-12", "soon"], ["2026-03-12", "soon"], "TEXT"),
        ("date", ["2026-02-30", None], ["2026-02-30", None], "TEXT"),
        (None, [{"a": [1, "ü"]}, None], ['{"a": [1, "ü"]}', None], "TEXT"),
        (None, [math.nan, 1.5], [None, 1.5], "REAL"),
        (None, ["a\0b", "\ud800"], ["a\\u0000b", "\\ud800"], "TEXT"),
        (None, [None, None], [None, None], "TEXT"),
    ],
)
@pytest.mark.parametrize("apart", [0, BATCH], ids=["in one batch", "in two"])
def test_a_conflict_widens_the_column_and_loses_nothing(
    store, point, promised, values, kept, sql_type, apart
):
    between = [point(0, 0)] * apart
    records = [point(0, 0, v=values[0]), *between, point(0, 0, v=values[1])]
    stored = store(records, {"v": promised} if promised else {})
    assert [f.type for f in stored.fields] == [sql_type]
    rows = [row["v"] for row in read_back(stored)]
    assert [rows[0], rows[-1]] == kept


def test_a_field_that_comes_late_becomes_a_column(store, point):
    stored = store([point(0, 0, a=1)] * BATCH + [point(0, 0, a=2, b="new")])
    rows = read_back(stored)
    assert (rows[0], rows[-1]) == ({"a": 1, "b": None}, {"a": 2, "b": "new"})


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(blacklist_characters="\0", blacklist_categories=("Cs",)), max_size=8),
    st.sampled_from(["00123", "12.50", "-0", "1e3", "2026-03-12", "true"]),
)
VALUES = SCALARS | st.lists(SCALARS, max_size=2) | st.dictionaries(st.text("ab"), SCALARS, max_size=2)
NAMES = st.sampled_from(["id", "ID", "fid", "geom", "area", "a b", 'quo"te', "ü", "x"])


def same(kept, sent):
    """Whether the one is the other: a number as it is or written out, text exactly, a tree as JSON."""
    if isinstance(sent, (dict, list)):
        return json.loads(kept) == sent
    if isinstance(sent, bool):
        return kept is sent or kept == ("true" if sent else "false")
    if isinstance(sent, (int, float)):
        return type(sent)(kept) == sent
    return kept == sent


@settings(max_examples=60)
@given(st.lists(st.dictionaries(NAMES, VALUES, max_size=5), min_size=1, max_size=6))
def test_whatever_comes_is_read_back(rows):
    with tempfile.TemporaryDirectory() as folder:
        with ResultWriter(Path(folder) / "any.gpkg", {}, {"area": "text"}) as writer:
            for row in rows:  # a batch each
                writer.add([Record(None, row)], {"area": "Port"}, Monitor())
        layer = layer_of(writer.stored)
        *theirs, ours = writer.stored.fields
        kept = list(layer.getFeatures())
        del layer
    names = {field.original: field.name for field in theirs}
    assert len(kept) == len(rows)
    for feature, sent in zip(kept, rows):
        assert feature[ours.name] == "Port"
        for field in names:
            value = feature[names[field]]
            assert same(None if value == NULL else value, sent.get(field))


def test_more_fields_than_a_table_holds_share_one(store, point, monkeypatch):
    monkeypatch.setattr("geoportfolio.core.gis.storage.writer.MOST_FIELDS", 4)
    first, last = {"a": 1, "b": 2, REST: 3}, {"DE TIV": BEYOND, "FR TIV": 2**70, "ü\ud83d": "x\0"}
    rows = [point(1, 2, **first)] * BATCH + [point(1, 2, **first, **last)]
    stored = store(rows, own_fields={"radius": "real"}, tags={"radius": 500.0})
    found = read_back(stored)
    assert found[0] == {**first, "DE TIV": None, "radius": 500.0, f"gp_{REST}": None}
    shared = json.loads(found[-1].pop(f"gp_{REST}"))
    assert {**found[-1], **shared} == {**first, **last, "radius": 500.0}


def test_more_fields_than_sqlite_takes_are_stored(store, point, sql):
    fields = {f"m{number}": number for number in range(2100)}
    stored = store([point(1, 2, **fields)])
    (row,) = sql(stored.path, "SELECT * FROM records")
    assert row[2:-1] == tuple(range(MOST_FIELDS))
    assert json.loads(row[-1]) == {name: value for name, value in fields.items() if value >= MOST_FIELDS}


def test_names_that_clash_are_told_apart(store, point):
    stored = store(
        [point(0, 0, 500.0, fid=5, geom="x", area="theirs", City="A", city="B")],
        own_fields={"area": "text", "radius": "real"},
        tags={"area": "ours", "radius": lambda records: [record.radius for record in records]},
    )
    names = {f.name: f.original for f in stored.fields}
    assert names == {
        "fid": "fid",
        "geom": "geom",
        "area": "area",
        "City": "City",
        "city_2": "city",
        "gp_area": "area",
        "radius": "radius",
    }
    row = next(layer_of(stored).getFeatures())
    kept = [row[name] for name in names]
    assert kept == [5, "x", "theirs", "A", "B", "ours", 500.0]


def test_tags_and_radius_come_from_the_request(store, point):
    stored = store(
        [point(0, 0, 200.0, a=1), point(0, 0, 500.0, a=1)],
        own_fields={"radius": "real", "center": "text"},
        tags={"center": "Rathaus", "radius": lambda records: [record.radius for record in records]},
    )
    assert [(row["radius"], row["center"]) for row in read_back(stored)] == [
        (200.0, "Rathaus"),
        (500.0, "Rathaus"),
    ]


def test_without_a_row_there_is_no_file(store, tmp_path):
    assert store([]) is None
    assert list(tmp_path.iterdir()) == []


def test_records_without_geometry_make_a_table(store):
    stored = store([Record(None, {"a": 1})])
    assert layer_of(stored).wkbType() == QgsWkbTypes.Type.NoGeometry
    assert (stored.count, stored.geometry_count) == (1, 0)


def test_a_geometry_that_comes_late_makes_the_table_a_layer(store, point):
    stored = store([Record(None, {"a": 1})] * BATCH + [point(3, 4, a=2)])
    layer = layer_of(stored)
    assert layer.wkbType() == QgsWkbTypes.Type.Point
    assert (stored.count, stored.geometry_count) == (BATCH + 1, 1)
    found = layer.getFeatures(QgsFeatureRequest().setFilterRect(QgsRectangle(2, 3, 4, 5)))
    assert [feature["a"] for feature in found] == [2]


def test_polygons_are_kept_as_multipolygons(store):
    layer = layer_of(store([Record(POLYGON, {})]))
    assert layer.wkbType() == QgsWkbTypes.Type.MultiPolygon
    assert next(layer.getFeatures()).geometry().area() == 1.0
    assert layer.extent() == QgsRectangle(0, 0, 2, 1)


def test_points_and_polygons_share_a_file(store, point, sql):
    stored = store([point(5, 5)] * BATCH + [Record(POLYGON, {}), Record({"type": "Point"}, {})])
    assert stored.geometry_count == BATCH + 1
    assert sql(stored.path, "SELECT geometry_type_name FROM gpkg_geometry_columns") == [("GEOMETRY",)]
    assert sql(stored.path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]


def test_extent_and_count_are_registered(store, point, sql):
    stored = store([point(-3, 50, a=1), point(7, 41, a=2)])
    assert sql(stored.path, "SELECT min_x, min_y, max_x, max_y FROM gpkg_contents") == [(-3, 41, 7, 50)]
    assert sql(stored.path, "SELECT feature_count FROM gpkg_ogr_contents") == [(2,)]
    (changed,) = sql(stored.path, "SELECT last_change FROM gpkg_contents")[0]
    assert abs((datetime.utcnow() - datetime.strptime(changed, "%Y-%m-%dT%H:%M:%S.%fZ")).total_seconds()) < 60


@pytest.mark.parametrize("count", [1, 50, 51, 52, 2601, 2602, 6000])
def test_the_index_finds_what_brute_force_finds(store, point, sql, count):
    rng = random.Random(count)
    places = [(rng.uniform(-180, 180), rng.uniform(-90, 90)) for _ in range(count)]
    records = [point(lon, lat, n=n) for n, (lon, lat) in enumerate(places)]
    stored = store([Record(None, {"n": -1}), *records])
    assert sql(stored.path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]
    assert sql(stored.path, "SELECT count(*) FROM rtree_records_geom") == [(count,)]
    layer = layer_of(stored)
    for _ in range(5):
        west, south = rng.uniform(-180, 100), rng.uniform(-90, 40)
        box = QgsRectangle(west, south, west + 60, south + 40)
        found = {f["n"] for f in layer.getFeatures(QgsFeatureRequest().setFilterRect(box))}
        assert found == {n for n, (lon, lat) in enumerate(places) if box.contains(lon, lat)}


def test_editing_in_qgis_keeps_the_index_right(store, point, sql):
    stored = store([point(n, 0, n=n) for n in range(100)])
    layer = layer_of(stored)
    with edit(layer):
        layer.deleteFeatures([1, 2, 3])
        moved = layer.getFeature(50)
        geometry = moved.geometry()
        geometry.translate(0, 60)
        layer.changeGeometry(50, geometry)
    found = layer.getFeatures(QgsFeatureRequest().setFilterRect(QgsRectangle(-1, 59, 100, 61)))
    assert [feature["n"] for feature in found] == [49]
    assert layer.featureCount() == 97
    del layer
    assert sql(stored.path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]
    assert sql(stored.path, "SELECT count(*) FROM rtree_records_geom") == [(97,)]
    assert sql(stored.path, "SELECT feature_count FROM gpkg_ogr_contents") == [(97,)]


def test_the_monitor_hears_the_total_after_each_batch(tmp_path, point):
    monitor = RecordingMonitor()
    with ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        writer.add([point(0, 0)] * (BATCH + 1), {}, monitor)
        assert writer.add([point(0, 0)] * 2, {}, monitor) == 2
    assert monitor.counts == [BATCH, BATCH + 1, BATCH + 3]


def test_what_arrived_before_a_cancel_is_kept(tmp_path, point, sql):
    with pytest.raises(Cancelled), ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        writer.add((point(n % 90, 0) for n in range(10 * BATCH)), {}, RecordingMonitor(stop_after=2 * BATCH))
    assert writer.stored.count == 2 * BATCH
    assert layer_of(writer.stored).featureCount() == 2 * BATCH
    assert sql(writer.stored.path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]
    assert [path.name for path in tmp_path.iterdir()] == ["r.gpkg"]


def test_what_arrived_before_the_connection_broke_is_kept(tmp_path, point):
    def broken():
        for n in range(BATCH + 7):
            yield point(n % 90, 0)
        raise ConnectionFailed("reset")

    with pytest.raises(ConnectionFailed), ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        writer.add(broken(), {}, Monitor())
    assert writer.stored.count == BATCH + 7
    assert layer_of(writer.stored).featureCount() == BATCH + 7


def test_the_file_has_its_name_only_when_it_is_whole(tmp_path, point):
    with ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        writer.add([point(0, 0)], {}, Monitor())
        (part,) = tmp_path.glob("*.gpkg")
        assert part.name.endswith(".part.gpkg")
    assert [path.name for path in tmp_path.iterdir()] == ["r.gpkg"]


def test_change_type_on_full_disk_keeps_the_rows_and_the_type(tmp_path, point, sql):
    """A text where there were numbers turns all of them into texts, for which there is no room."""
    with ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        writer.add([point(0, 0, v=10**9 + n) for n in range(3 * BATCH)], {}, Monitor())
        (part,) = tmp_path.glob("*.gpkg")
        with room_for(part.stat().st_size), pytest.raises(DatabaseError):
            writer.add([point(0, 0, v="text")], {}, Monitor())
        assert list(tmp_path.glob("*.gpkg")) == [part]
        names = {name for name in open_files() if name.startswith(str(tmp_path))}
        assert names <= {str(part), f"{part}-journal", f"{part}.lock"}
        writer.add([point(0, 0, v="007")], {}, Monitor())
    assert list(tmp_path.iterdir()) == [writer.stored.path]
    values = [value for (value,) in sql(writer.stored.path, "SELECT v FROM records")]
    assert values == [*map(str, range(10**9, 10**9 + 3 * BATCH)), "007"]
    assert sql(writer.stored.path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("room", range(500_000, 3_500_000, 600_000))
def test_rows_that_found_no_room_are_not_in_the_index(tmp_path, point, sql, room):
    """Some of these fail with the COMMIT, when the index has taken the rows in."""
    with ResultWriter(tmp_path / "r.gpkg", {}) as writer:
        with room_for(room), pytest.raises(DatabaseError):
            writer.add((point(n % 90, 0, w="x" * 50) for n in range(100_000)), {}, Monitor())
        kept = writer.count
        writer.add([point(n % 90, 0, w="y") for n in range(BATCH)], {}, Monitor())
    assert writer.stored.count == kept + BATCH
    assert sql(writer.stored.path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]
    assert sql(writer.stored.path, "SELECT count(*) FROM records") == [(kept + BATCH,)]


@pytest.mark.parametrize("far", [10**400, -(10**309)])
def test_a_coordinate_beyond_doubles_is_no_place(store, point, far):
    stored = store([point(1, 2, id=1), point(far, 2, id=2), point(1, far, id=3)])
    assert (stored.count, stored.geometry_count) == (3, 1)
    block = Block(("id",), ((1, 2),), [[1, 2], [far, 2]])
    assert shapes_of(block).places.tolist() == [0]


def test_a_result_never_replaces_another(tmp_path, point):
    paths = []
    for _ in range(2):
        with ResultWriter(tmp_path / "r.gpkg", {}) as writer:
            writer.add([point(0, 0)], {}, Monitor())
        paths.append(writer.stored.path.name)
    assert paths == ["r.gpkg", "r 2.gpkg"]


def test_results_lie_beside_the_project(tmp_path):
    folder = results_folder(str(tmp_path / "Elbe 2026.qgz"), "/profile")
    path = result_path(folder, "pf_airports, Hamburg Rathaus, 2026-03-12", WHEN)
    expected = tmp_path / "Elbe 2026_geoportfolio" / "pf_airports Hamburg Rathaus 2026-03-12 091400.gpkg"
    assert path == expected
    expected.parent.mkdir()
    expected.touch()
    assert result_path(folder, "pf_airports, Hamburg Rathaus", WHEN).stem.endswith(" 2")


def test_results_of_an_unsaved_project_lie_in_the_profile(tmp_path):
    assert results_folder(None, str(tmp_path)) == tmp_path / "geoportfolio" / "results"


@pytest.mark.parametrize(
    "title", ['a/b\\c:d*e?"f<g>h|i', "..", "con", "ends.", "Köln – Straße", "x" * 300, "\n"]
)
def test_file_names_are_safe_on_windows(title):
    name = result_path(Path("results"), title, WHEN).name
    assert not set(name) & set('<>:"/\\|?*\n')
    assert name.endswith("2026-03-12 091400.gpkg") and len(name) < 120
    assert not name.startswith((" ", "."))
