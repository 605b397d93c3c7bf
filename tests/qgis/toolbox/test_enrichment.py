"""``enrichpoints`` against the sandbox over a socket; the sandbox's own polygons say what is right."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from osgeo import ogr
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QByteArray, QDate, QDateTime, QTime

from geoportfolio.core.gis.enrichment.table import EnrichmentTable
from geoportfolio.core.gis.files.partial import PART
from sandbox.hazards import zones_at
from tests.support.disks import room_for
from tests.support.enrichment import LAYERS, OCEAN, ZURICH, asked, at, enriched, grid, grid_layer, plain, wkt
from tests.support.oracle import HAMBURG, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.service import FAULT
from tests.support.vector_layers import layer_of, merged, opened, sites

SCRIPTS = "שדה תעופה 🛬 \U00020bb7"
BEYOND = 2**53 + 1
OWN = ["enriched", "status", "message"]


def test_points_get_the_attributes_of_the_layers_beside_their_own(run, tmp_path):
    layer = sites(
        wkt(HAMBURG), wkt(OCEAN), wkt(ZURICH), name=["a", SCRIPTS, None], big=[str(BEYOND), "", "7"]
    )
    feedback = Feedback()
    found = enriched(run, layer, feedback, tmp_path / "out.gpkg")
    names = found.fields().names()
    assert names[1:6] == ["name", "big", *OWN]
    assert {"wind_bands_gust_kmh", "flood_zones_return_period"} <= set(names[6:])
    for feature, place, own in zip(found.getFeatures(), (HAMBURG, OCEAN, ZURICH), layer.getFeatures()):
        assert feature.attributes()[1:3] == own.attributes()
        assert feature.geometry().equals(own.geometry())
        expected = {
            f"{name}_{attribute}": value
            for name in LAYERS.split(",")
            for attribute, value in at(name, place).items()
        }
        got = plain(feature)
        assert {key: got[key] for key in got if key.startswith(("wind", "flood"))} == expected
        assert feature["enriched"] == "enhance: flood_zones, wind_bands"
        assert feature["status"] == ("found" if expected else "not found")
    assert feedback.errors == [] and feedback.infos[-1] == "3 rows: 2 found, 1 not found"


def test_a_count_gives_numbers_and_the_features_as_json(run):
    (feature, nothing) = enriched(run, sites(wkt(HAMBURG), wkt(OCEAN)), OPERATION=1).getFeatures()
    features = [zone.attributes for zone in zones_at("flood_zones", *HAMBURG)]
    assert feature["flood_zones_count"] == len(features) > 0
    assert json.loads(feature["flood_zones_features"]) == features
    assert (nothing["flood_zones_count"], nothing["flood_zones_features"]) == (0, "[]")
    assert (feature["status"], nothing["status"]) == ("found", "not found")
    assert feature["enriched"] == "count: flood_zones, wind_bands"
    assert nothing["message"] == "No hazard."


def test_kinds_crs_and_geometries_of_the_input_stay(run):
    layer = QgsVectorLayer(
        "PointZ?crs=EPSG:3857&field=n:int8&field=x:double&field=d:date&field=b:bool&field=t:datetime",
        "input",
        "memory",
    )
    row = QgsFeature(layer.fields())
    day = QDate(2026, 3, 12)
    row.setAttributes([BEYOND, 0.1, day, True, QDateTime(day, QTime(12, 30))])
    row.setGeometry(QgsGeometry.fromWkt("PointZ(1111900 7085000 12.5)"))
    assert layer.dataProvider().addFeature(row)
    found = enriched(run, layer)
    assert found.crs() == layer.crs() and found.wkbType() == layer.wkbType()
    assert [f.type() for f in found.fields()][:5] == [f.type() for f in layer.fields()]
    (feature,) = found.getFeatures()
    assert feature.attributes()[:5] == row.attributes()
    assert feature.geometry().asWkt() == row.geometry().asWkt()
    assert feature["status"] == "found" and feature["flood_zones_intensity"] in (1, 2)


KINDS = {
    "int": [1, None],
    "int8": [BEYOND, None],
    "double": [0.1, None],
    "string(10)": [SCRIPTS[:10], ""],
    "bool": [True, False],
    "date": [QDate(2026, 3, 12), None],
    "datetime": [QDateTime(QDate(2026, 3, 12), QTime(12, 30)), None],
    "time": [QTime(12, 30, 1), None],
    "binary": [QByteArray(b"a\0b"), None],
    "string[]": [["a", "b"], None],
}


def contents_of(path):
    found = opened(str(path))
    return (
        [(f.name(), f.typeName(), f.length(), f.subType()) for f in found.fields()],
        [f.attributes() for f in found.getFeatures()],
        [f.geometry().asWkt() for f in found.getFeatures()],
        (found.crs(), found.wkbType(), found.extent(), found.featureCount()),
        [line.GetName() for line in ogr.Open(str(path))],
    )


@pytest.mark.parametrize("crs", ["EPSG:4326", "EPSG:3857"])
def test_enrich_fields_of_any_kind_writes_what_a_sink_would_make(run, tmp_path, crs):
    """Also of a GeoPackage, which GDAL copies."""
    fields = "".join(f"&field=x{number}:{kind}" for number, kind in enumerate(KINDS))
    layer = QgsVectorLayer(f"Point?crs={crs}&field=fid:int&field=geom:int{fields}", "input", "memory")
    for number, (x, *values) in enumerate(zip((9.9882, 8.5), *KINDS.values())):
        row = QgsFeature(layer.fields())
        row.setAttributes([number + 7, number, *values])
        row.setGeometry(QgsGeometry.fromWkt(f"Point({x} 53.6304)"))
        assert layer.dataProvider().addFeature(row)
    paths = [tmp_path / name / "out.gpkg" for name in ("written", "sink", "copied")]
    first = enriched(run, layer, output=paths[0])
    assert [f.id() for f in first.getFeatures()] == [7, 8]
    paths[1].parent.mkdir()
    run("enrichpoints", INPUT=layer, LAYERS=LAYERS, OUTPUT=f"ogr:dbname='{paths[1]}' table=\"out\" (geom)")
    enriched(run, str(paths[0]), output=paths[2], ASK_AGAIN=True)
    written, sink, copied = map(contents_of, paths)
    assert written == sink == copied


def test_our_names_give_way_to_those_of_the_input(run):
    layer = sites(wkt(HAMBURG), Status=["open"], flood_zones_intensity=["mine"], enriched=["yes"])
    (feature,) = enriched(run, layer).getFeatures()
    got = plain(feature)
    assert (got["Status"], got["flood_zones_intensity"], got["enriched"]) == ("open", "mine", "yes")
    assert got["gp_status"] == "found" and got["gp_enriched"].startswith("enhance: ")
    assert got["gp_flood_zones_intensity"] == at("flood_zones", HAMBURG)["intensity"]


@pytest.mark.parametrize("form", ["shuffled", "short", "unknown", "empty", "anonymous", "doubled"])
def test_a_bad_answer_gives_no_point_what_belongs_to_another(run, sandbox, form):
    feedback = Feedback()
    with sandbox.behaving(batch_form=form):
        found = enriched(run, grid_layer(1300), feedback)
    statuses = []
    for feature, place in zip(found.getFeatures(), grid(1300)):
        expected = at("wind_bands", place)
        statuses.append(feature["status"])
        if feature["status"] in ("found", "not found"):
            assert plain(feature).get("wind_bands_gust_kmh") == expected.get("gust_kmh")
            assert plain(feature).get("wind_bands_storm") == expected.get("storm")
        else:
            assert is_told_well(feature["message"]) and "for this point" in feature["message"]
            assert not [name for name in plain(feature) if name.startswith(("wind", "flood"))]
    failed = statuses.count("failed")
    assert failed == {"shuffled": 0, "short": 3, "doubled": 864}.get(form, 432)
    # Each kind of trouble is told once, and the sum.
    assert len(feedback.errors) == {"shuffled": 0, "doubled": 3}.get(form, 2)


def test_row_57_of_10000_that_is_out_of_range_fails_alone(run, sandbox):
    places = [wkt(place) for place in grid(10_000)]
    places[57] = "POINT(9.9 95)"
    feedback = Feedback()
    found = list(enriched(run, sites(*places), feedback).getFeatures())
    assert [n for n, f in enumerate(found) if f["status"] == "failed"] == [57] and len(found) == 10_000
    assert is_told_well(found[57]["message"]) and "outside ±180°" in found[57]["message"]
    assert sum(map(len, asked(sandbox))) == 9_999
    assert feedback.errors[0].startswith(f"{found[57].id()}: ")


def test_points_without_a_single_place_are_told_and_the_others_asked(run, sandbox):
    layer = layer_of("MultiPoint", ["MULTIPOINT((9.9882 53.6304))", "MULTIPOINT((1 1),(2 2))"])
    for empty in (QgsFeature(layer.fields()),):
        assert layer.dataProvider().addFeature(empty)
    found = list(enriched(run, layer).getFeatures())
    assert [f["status"] for f in found] == ["found", "failed", "failed"]
    assert all(is_told_well(f["message"]) for f in found[1:]) and sum(map(len, asked(sandbox))) == 1


def test_an_unknown_layer_is_told_in_the_services_words_and_asked_a_few_times(run, sandbox):
    text = fails(run, "enrichpoints", INPUT=grid_layer(3000), LAYERS="hail", OUTPUT="TEMPORARY_OUTPUT")
    assert "Unknown layer: hail" in text and len(asked(sandbox)) <= 6 * 7


def test_a_layer_without_a_row_gives_one_without_a_row(run, sandbox):
    found = enriched(run, sites(name=[]))
    assert found.featureCount() == 0 and found.fields().names() == ["name", *OWN]
    assert not sandbox.requests


# Going on


def test_an_earlier_output_is_gone_on_with(run, sandbox, tmp_path):
    sandbox.faults.set("batch=delay:0x1", "batch=403x1")
    count = 1400
    layer = grid_layer(count, name=[f"site {number}" for number in range(count)])
    first = enriched(run, layer, output=tmp_path / "first.gpkg")
    before = {f["name"]: f["status"] for f in first.getFeatures()}
    failed = [name for name, status in before.items() if status == "failed"]
    assert 400 <= len(failed) <= 500
    sandbox.faults.set()
    sandbox.forget()
    feedback = Feedback()
    second = enriched(run, first, feedback, tmp_path / "second.gpkg")
    assert second.fields().names() == first.fields().names()
    assert sum(map(len, asked(sandbox))) == len(failed)
    assert any("not requested again" in text for text in feedback.infos) and feedback.errors == []
    whole = enriched(run, layer, output=tmp_path / "whole.gpkg")
    by_name = {f["name"]: plain(f) for f in whole.getFeatures()}
    for feature in second.getFeatures():
        got = plain(feature)
        assert {**got, "fid": 0} == {**by_name[feature["name"]], "fid": 0}


def test_answered_rows_are_asked_again_on_wish_and_by_other_layers(run, sandbox, tmp_path):
    first = enriched(run, sites(wkt(HAMBURG), wkt(ZURICH)), output=tmp_path / "1.gpkg", LAYERS="flood_zones")
    sandbox.forget()
    enriched(run, first, LAYERS="flood_zones")
    assert not asked(sandbox)
    enriched(run, first, LAYERS="flood_zones", ASK_AGAIN=True)
    assert len(asked(sandbox)) == 1
    second = enriched(run, first, output=tmp_path / "2.gpkg", LAYERS="wind_bands")
    assert len(asked(sandbox)) == 2
    hamburg, zurich = map(plain, second.getFeatures())
    assert hamburg["flood_zones_intensity"] == at("flood_zones", HAMBURG)["intensity"]
    assert zurich["wind_bands_storm"] == at("wind_bands", ZURICH)["storm"]
    assert hamburg["enriched"] == "enhance: wind_bands" and hamburg["status"] == "not found"
    assert not [name for name in second.fields().names() if name.startswith("gp_")]


def test_a_value_that_is_no_longer_there_is_not_kept(run, sandbox, tmp_path):
    """The point has moved since: its old hazards would be another place's. It is asked with earlier ones."""
    layer = sites("POINT (500 0)", *[wkt(HAMBURG)] * 500, name=[str(number) for number in range(501)])
    first = enriched(run, layer, output=tmp_path / "1.gpkg")
    *_, feature = first.getFeatures()
    assert plain(feature)["flood_zones_intensity"]
    assert first.dataProvider().changeGeometryValues({feature.id(): QgsGeometry.fromWkt(wkt(OCEAN))})
    for output in ("TEMPORARY_OUTPUT", tmp_path / "2.gpkg"):
        *_, moved = enriched(run, first, output=output, ASK_AGAIN=True).getFeatures()
        got = plain(moved)
        assert got["status"] == "not found" and got["name"] == "500"
        assert not [name for name in got if name.startswith(("flood", "wind"))]


def test_values_from_before_stay_where_the_answer_fails(run, sandbox, tmp_path):
    first = enriched(run, sites(*[wkt(HAMBURG)] * 600), output=tmp_path / "1.gpkg")
    sandbox.faults.set("batch=403x1")
    again = [plain(feature) for feature in enriched(run, first, ASK_AGAIN=True).getFeatures()]
    failed = [row for row in again if row["status"] == "failed"]
    assert 0 < len(failed) < 600 and all(is_told_well(row["message"], FAULT) for row in failed)
    assert {row["flood_zones_intensity"] for row in again} == {at("flood_zones", HAMBURG)["intensity"]}


def test_a_run_without_any_answer_ends_with_the_reason(run, sandbox):
    sandbox.faults.set("batch=403")
    text = fails(run, "enrichpoints", INPUT=grid_layer(3), LAYERS=LAYERS, OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text, FAULT)


def test_the_file_of_the_input_is_not_written_over(run, sandbox, tmp_path):
    path = tmp_path / "points.gpkg"
    source = enriched(run, sites(wkt(HAMBURG)), output=path).source()
    sandbox.forget()
    for given in (str(path), source, QgsProcessingFeatureSourceDefinition(source, False)):
        text = fails(run, "enrichpoints", INPUT=given, LAYERS=LAYERS, OUTPUT=str(path))
        assert is_told_well(text) and "Choose another file" in text
    assert not sandbox.requests and opened(str(path)).featureCount() == 1


@pytest.mark.parametrize("layer_name", ["|layername=enriched", ""])
def test_the_table_of_the_input_is_not_written_over(run, sandbox, tmp_path, layer_name):
    path = tmp_path / "enriched.gpkg"
    enriched(run, sites(wkt(HAMBURG)), output=path)
    sandbox.forget()
    table = f"ogr:dbname='{path}' table=\"{{}}\" (geom)"
    given = {"INPUT": f"{path}{layer_name}", "LAYERS": LAYERS}
    text = fails(run, "enrichpoints", **given, OUTPUT=table.format("Enriched"))
    assert is_told_well(text) and "Choose another file or table" in text and not sandbox.requests
    assert opened(f"{path}|layername=enriched").featureCount() == 1


def test_a_table_beside_that_of_the_input_is_written(run, tmp_path):
    path = tmp_path / "enriched.gpkg"
    enriched(run, sites(wkt(HAMBURG)), output=path)
    given = {"INPUT": f"{path}|layername=enriched", "LAYERS": LAYERS}
    run("enrichpoints", **given, OUTPUT=f"ogr:dbname='{path}' table=\"beside\" (geom)")
    assert [opened(f"{path}|layername={name}").featureCount() for name in ("enriched", "beside")] == [1, 1]


def test_a_stop_keeps_what_came_in_a_file_that_can_be_gone_on_with(run, sandbox, tmp_path):
    feedback = Feedback(cancel_at="so far")
    # Eight are begun before the first one is read, and may reach the service in any order.
    sandbox.faults.set("batch=delay:0x8", "batch=hold")
    stopped = enriched(run, grid_layer(6000), feedback, tmp_path / "stopped.gpkg")
    sandbox.faults.set()
    counts = {}
    for feature in stopped.getFeatures():
        counts[feature["status"]] = counts.get(feature["status"], 0) + 1
    assert sum(counts.values()) == 6000 and counts["stopped"] >= 1000
    assert counts["found"] + counts["not found"] >= 500
    sandbox.forget()
    whole = enriched(run, stopped, output=tmp_path / "whole.gpkg")
    assert sum(map(len, asked(sandbox))) == counts["stopped"]
    for feature, place in zip(whole.getFeatures(), grid(6000)):
        assert plain(feature).get("wind_bands_gust_kmh") == at("wind_bands", place).get("gust_kmh")


def test_the_bar_counts_only_answers_that_a_kill_would_leave(run, tmp_path):
    feedback, seen = Feedback(), []

    def look(percent):
        for part in tmp_path.glob(f"*{PART}"):
            with closing(sqlite3.connect(shutil.copy(part, tmp_path / "killed.gpkg"))) as killed:
                select = "SELECT count(*) FROM hazards WHERE status <> 'stopped'"
                seen.append((percent, *killed.execute(select).fetchone()))

    feedback.progressChanged.connect(look)
    enriched(run, grid_layer(2000), feedback, tmp_path / "hazards.gpkg")
    assert len(seen) >= 4
    assert all(answered >= percent * 20 for percent, answered in seen), seen


def test_what_is_left_after_a_stop_is_not_written_row_by_row(run, tmp_path, monkeypatch):
    """It was stored before, so that a stop needs some steps, however many rows there are."""
    steps, store = [], EnrichmentTable.store

    def noted(self, *given):
        steps.append(feedback.isCanceled())
        return store(self, *given)

    monkeypatch.setattr(EnrichmentTable, "store", noted)
    feedback = Feedback(cancel_at="so far")
    stopped = enriched(run, grid_layer(20_000), feedback, tmp_path / "stopped.gpkg")
    statuses = [feature["status"] for feature in stopped.getFeatures()]
    assert len(statuses) == 20_000 and statuses.count("stopped") > 10_000
    assert len(steps) > 0 and steps.count(True) <= 8


# GDAL is built without FlatGeobuf here and there.
@pytest.mark.parametrize("suffix", ["geojson", "csv", *["fgb"] * bool(ogr.GetDriverByName("FlatGeobuf"))])
def test_other_formats_take_it_too_and_are_gone_on_with(run, sandbox, tmp_path, suffix):
    found = enriched(run, sites(wkt(HAMBURG), wkt(ZURICH)), output=tmp_path / f"out.{suffix}")
    assert [f["status"] for f in found.getFeatures()] == ["found", "found"]
    if suffix != "csv":
        sandbox.forget()
        again = enriched(run, found, output=tmp_path / f"again.{suffix}")
        assert not asked(sandbox) and again.fields().names() == found.fields().names()


def test_answers_that_output_does_not_take_are_kept_elsewhere(run, tmp_path, monkeypatch):
    """They may have taken an hour."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    broken = tmp_path / "broken.gpkg"
    broken.write_text("no database")
    table = f"ogr:dbname='{broken}' table=\"points\" (geom)"
    text = fails(run, "enrichpoints", INPUT=sites(wkt(HAMBURG)), LAYERS=LAYERS, OUTPUT=table)
    assert is_told_well(text)
    (feature,) = opened(re.search(r"kept in (.+\.gpkg)\.$", text)[1]).getFeatures()
    assert feature["flood_zones_intensity"] == at("flood_zones", HAMBURG)["intensity"]


def test_answers_to_an_output_that_somebody_holds_are_kept_beside_it(run, tmp_path, monkeypatch):
    """On Windows; a temporary name would say that they are not whole."""
    replace = Path.replace

    def refused(path, target):
        if Path(target).name == "out.gpkg":
            raise PermissionError(13, "in use")
        return replace(path, target)

    (tmp_path / "out.gpkg").write_text("mine")
    monkeypatch.setattr(Path, "replace", refused)
    given = {"INPUT": sites(wkt(HAMBURG)), "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "out.gpkg")}
    text = fails(run, "enrichpoints", **given)
    assert is_told_well(text) and text.endswith(f"kept in {tmp_path / 'out 2.gpkg'}.")
    (feature,) = opened(str(tmp_path / "out 2.gpkg")).getFeatures()
    assert feature["flood_zones_intensity"] == at("flood_zones", HAMBURG)["intensity"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out 2.gpkg", "out.gpkg"]


@pytest.mark.parametrize("numbers", [(7, 7, 8), (7, None, 8)])
def test_a_fid_that_numbers_no_rows_is_kept_under_another_name(run, sandbox, tmp_path, numbers):
    """A GeoPackage takes each ``fid`` once."""
    layer = merged("Point", [wkt(HAMBURG), wkt(ZURICH), wkt(OCEAN)], *numbers)
    found = enriched(run, layer, output=tmp_path / "out.gpkg")
    rows = [plain(feature) for feature in found.getFeatures()]
    assert [row["status"] for row in rows] == ["found", "found", "not found"]
    assert [row.get("input_fid") for row in rows] == list(numbers)
    sandbox.forget()
    again = enriched(run, found, output=tmp_path / "again.gpkg")
    assert not asked(sandbox) and again.fields().names() == found.fields().names()


def test_a_fid_that_is_a_text_gives_way_to_the_numbers_of_the_rows(run, tmp_path):
    layer = sites(wkt(HAMBURG), wkt(ZURICH), FID=["a", "b"], Input_Fid=["x", "y"])
    found = [plain(f) for f in enriched(run, layer, output=tmp_path / "out.gpkg").getFeatures()]
    assert [(row["input_fid_2"], row["Input_Fid"]) for row in found] == [("a", "x"), ("b", "y")]


def test_temporary_files_without_room_are_told_before_anything_is_asked(run, sandbox):
    with room_for(64 * 1024):
        text = fails(run, "enrichpoints", INPUT=grid_layer(4000), LAYERS=LAYERS, OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text) and "Nothing was requested. Free some space" in text and not sandbox.requests


@pytest.mark.parametrize(("suffix", "room"), [("gpkg", 110), ("gpkg", 200), ("geojson", 16), ("csv", 16)])
def test_a_disk_that_is_full_in_the_middle_of_the_rows_is_told(run, tmp_path, suffix, room):
    given = {"INPUT": grid_layer(3000), "LAYERS": LAYERS, "OUTPUT": str(tmp_path / f"out.{suffix}")}
    with room_for(room * 1024):
        text = fails(run, "enrichpoints", **given)
    assert is_told_well(text)


def test_a_full_disk_is_told_and_leaves_the_input_alone(run, tmp_path):
    path = tmp_path / "sites.gpkg"
    enriched(run, grid_layer(300), output=path)
    given = {"INPUT": str(path), "LAYERS": LAYERS, "ASK_AGAIN": True}
    with room_for(16 * 1024):
        text = fails(run, "enrichpoints", **given, OUTPUT=str(tmp_path / "out.gpkg"))
    assert is_told_well(text) and "Free some space" in text
    assert opened(str(path)).featureCount() == 300


def test_a_stop_leaves_rows_that_were_answered_before_as_they_are(run, sandbox, tmp_path):
    first = enriched(run, grid_layer(300), output=tmp_path / "1.gpkg")
    feedback = Feedback()
    feedback.cancel()
    sandbox.forget()
    found = enriched(run, first, feedback, tmp_path / "2.gpkg")
    assert [f.attributes()[1:] for f in found.getFeatures()] == [
        f.attributes()[1:] for f in first.getFeatures()
    ]
    assert not sandbox.requests


def test_selected_points_only(sandbox, qgis_processing):
    import processing

    layer = grid_layer(40, name=[str(number) for number in range(40)])
    layer.selectByIds([feature.id() for feature in layer.getFeatures() if feature["name"] in ("3", "17")])
    QgsProject.instance().addMapLayer(layer, False)
    given = QgsProcessingFeatureSourceDefinition(layer.id(), True)
    parameters = {"INPUT": given, "LAYERS": LAYERS, "OUTPUT": "TEMPORARY_OUTPUT"}
    try:
        found = processing.run("geoportfolio:enrichpoints", parameters)["OUTPUT"]
    finally:
        QgsProject.instance().removeMapLayer(layer.id())
    assert {f["name"] for f in found.getFeatures()} == {"3", "17"}
    assert sum(map(len, asked(sandbox))) == 2


@pytest.mark.parametrize("status", ["413", "400"])
def test_a_service_that_takes_fewer_points_at_a_time_gets_all_of_them(run, sandbox, status):
    feedback = Feedback()
    with sandbox.behaving(max_batch=60, batch_status=status):
        found = enriched(run, grid_layer(1500), feedback)
    assert {f["status"] for f in found.getFeatures()} == {"found", "not found"} and feedback.errors == []


def test_a_layer_full_of_bad_points_does_not_flood_the_log(run, sandbox):
    feedback = Feedback()
    found = enriched(run, sites(*["POINT EMPTY"] * 500), feedback)
    assert {f["status"] for f in found.getFeatures()} == {"failed"} and not sandbox.requests
    assert len(feedback.errors) <= 22 and feedback.errors[-1] == "500 rows: 500 failed"
    assert all(is_told_well(f["message"]) for f in found.getFeatures())


def test_a_format_that_cuts_names_is_warned_of(run, tmp_path):
    feedback = Feedback()
    (feature,) = enriched(run, sites(wkt(HAMBURG)), feedback, tmp_path / "out.shp").getFeatures()
    assert feature["status"] == "found" and "GeoPackage" in feedback.warnings[0]
    quiet = Feedback()
    enriched(run, sites(wkt(HAMBURG)), quiet, tmp_path / "out.gpkg")
    assert quiet.warnings == []
