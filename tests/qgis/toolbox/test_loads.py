"""The algorithms that load a query, against the sandbox over a socket; points counted by shapely."""

from __future__ import annotations

import json

import pytest
import shapely
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsProject,
)
from qgis.PyQt.QtCore import QLocale
from shapely.geometry import box

from geoportfolio.core.gis.text.lists import listed
from geoportfolio.core.gis.text.numbers import whole
from sandbox.data import catalog
from sandbox.testing import running
from tests.support.oracle import (
    ALPS,
    BREMEN,
    COAST,
    EUROPE,
    HAMBURG,
    OCEAN,
    SOURCE,
    airports_around,
    airports_in,
    is_told_well,
)
from tests.support.processing import Feedback, fails
from tests.support.service import POINTS, bodies
from tests.support.vector_layers import KNOT, at, ids, layer_of, opened, polygons, sites

RADII = (20_000.0, 80_000.0, 150_000.0)
STORM = "storm-anton"
SLASHED = "2026/storm-emil"
EVENT_COLUMNS = "id,LocName,Latitude,Longitude"
GERMAN = [{"field": "CountryCode", "value": "DE"}, {"field": "LOB", "value": "Aviation"}]


def german_airports() -> set[str]:
    source = catalog.load(SOURCE)
    found = (source.text("CountryCode") == "DE") & (source.text("LOB") == "Aviation")
    return set(source.table["id"][found])


@pytest.mark.parametrize("verb", ["points", "entries"])
@pytest.mark.parametrize("version", [0, 1])
def test_rows_in_buffers_are_tagged_with_radius_and_center(run, sandbox, tmp_path, verb, version):
    output = str(tmp_path / "result.gpkg")
    run(
        f"{verb}inbuffers",
        SOURCE=SOURCE,
        CENTERS=sites(*at(HAMBURG, BREMEN)),
        RADII="150000, 20000, 80000, 20000",
        VERSION=version,
        OUTPUT=output,
    )
    assert sorted((f["id"], f["radius"], f["center"]) for f in opened(output).getFeatures()) == sorted(
        (name, radius, str(number))
        for number, center in enumerate((HAMBURG, BREMEN), 1)
        for radius in RADII
        for name in airports_around(center, radius)
    )
    asked = bodies(sandbox, f"/v{version + 1}/reports/portfolio/{verb}/buffer-selection")
    assert {tuple(body["radiuses"]) for body in asked} == {RADII}
    assert {body["shape"]["coordinates"][0]["lat"] for body in asked} == {53.6304, 53.0475}


def test_centers_are_asked_where_they_lie_whatever_their_projection(run, sandbox, tmp_path):
    output = str(tmp_path / "points.gpkg")
    centers = layer_of("Point", ["POINT(1111880.7 7100347.2)"], "EPSG:3857")
    run("pointsinbuffers", SOURCE=SOURCE, CENTERS=centers, RADII="5000", OUTPUT=output)
    (body,) = bodies(sandbox, "points/")
    assert body["shape"]["coordinates"] == [
        {"lat": pytest.approx(53.6304, abs=0.01), "long": pytest.approx(9.9882, abs=0.01)}
    ]


def test_a_center_that_is_none_is_reported_and_the_rest_goes_on(run, sandbox, tmp_path):
    feedback, output = Feedback(), str(tmp_path / "points.gpkg")
    centers = layer_of(
        "MultiPoint",
        ["POINT EMPTY", *at((9, 95), HAMBURG), "MULTIPOINT((9 53), (10 54))", "MULTIPOINT((8.7867 53.0475))"],
    )
    run("pointsinbuffers", feedback, SOURCE=SOURCE, CENTERS=centers, RADII="20000", OUTPUT=output)
    assert {f["center"] for f in opened(output).getFeatures()} == {"3", "5"}
    assert len(feedback.errors) == 3 and all(map(is_told_well, feedback.errors))
    for text, piece in zip(feedback.errors, ("'1' has no point", "'2' is outside", "'4' has several")):
        assert text.startswith(piece)
    assert len(bodies(sandbox, "points/")) == 2


def test_centers_without_a_coordinate_system_are_not_guessed(run, sandbox):
    text = fails(
        run,
        "pointsinbuffers",
        SOURCE=SOURCE,
        CENTERS=layer_of("Point", at(HAMBURG), crs=""),
        RADII="500",
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert text == "There is no valid point in CENTERS, so nothing was requested."
    assert sandbox.requests == ()


@pytest.mark.parametrize("language", ["de", "en_US", "fr_FR"])
def test_radii_read_the_same_in_every_language(run, sandbox, language):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        centers = sites(*at(HAMBURG))
        run(
            "pointsinbuffers",
            SOURCE=SOURCE,
            CENTERS=centers,
            RADII="1,500, 200.50,0.5km",
            OUTPUT="TEMPORARY_OUTPUT",
        )
    finally:
        QLocale.setDefault(before)
    assert bodies(sandbox, "points/")[0]["radiuses"] == [1, 200.5, 500]


@pytest.mark.parametrize("version", [0, 1])
def test_entries_come_page_by_page_with_the_columns_in_their_order(run, sandbox, tmp_path, version):
    output = str(tmp_path / "entries.gpkg")
    run(
        "entriesinarea",
        SOURCE=SOURCE,
        AREA=polygons(COAST, EUROPE),
        COLUMNS="LocName, Longitude,Latitude, id",
        PAGE_SIZE=1500,
        FILTERS=json.dumps(GERMAN),
        VERSION=version,
        OUTPUT=output,
    )
    layer = opened(output)
    german = german_airports()
    assert sorted((f["id"], f["area"]) for f in layer.getFeatures()) == sorted(
        (name, str(number))
        for number, area in enumerate((COAST, EUROPE), 1)
        for name in airports_in(area) & german
    )
    assert layer.fields().names() == ["fid", "LocName", "Longitude", "Latitude", "id", "area"]
    asked = bodies(sandbox, f"/v{version + 1}/reports/portfolio/entries/selection")
    assert {(body["limit"], tuple(body["columns"])) for body in asked} == {
        (1500, ("LocName", "Longitude", "Latitude", "id"))
    }
    assert asked[0]["filters" if version == 0 else "filters_v2"] == GERMAN


def test_a_page_size_that_the_service_lowers_is_told(run, monkeypatch, tmp_path):
    feedback, output = Feedback(), str(tmp_path / "entries.gpkg")
    with running(max_limit=40) as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        run("entriesinarea", feedback, SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=output)
    assert opened(output).featureCount() == len(airports_in(COAST))
    assert any("at most 40 records a page, not 1,000" in text for text in feedback.infos)


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "entries.gpkg"])
def test_columns_without_a_place_make_a_table(run, tmp_path, output):
    path = str(tmp_path / output) if "." in output else output
    results = run("entriesinarea", SOURCE=SOURCE, AREA=polygons(COAST), COLUMNS="id,LocName", OUTPUT=path)
    layer = opened(path) if "." in output else run.context.getMapLayer(results["OUTPUT"])
    assert not layer.isSpatial() and {f["id"] for f in layer.getFeatures()} == airports_in(COAST)


def test_points_are_searched_in_v2_only(provider):
    assert provider.algorithm("searchpoints").parameterDefinition("VERSION") is None


@pytest.mark.parametrize(
    ("verb", "more", "own"),
    [
        ("entriesinarea", {"AREA": "ocean", "COLUMNS": "id,BuildingTIV"}, ["area"]),
        ("entriesinbuffers", {"CENTERS": "ocean", "RADII": "500"}, ["radius", "center"]),
        ("searchentries", {"FILTERS": '[{"field": "LocName", "value": "\\u05d0\\ud83d\\udeec"}]'}, []),
    ],
)
def test_nothing_found_is_an_empty_layer_with_typed_columns(run, verb, more, own):
    ocean = {
        "AREA": polygons("POLYGON((-30 -42, -28 -42, -28 -40, -30 -42))"),
        "CENTERS": sites("POINT(-30 -42)"),
    }
    given = {name: ocean[name] if value == "ocean" else value for name, value in more.items()}
    results = run(verb, SOURCE=SOURCE, OUTPUT="TEMPORARY_OUTPUT", **given)
    layer = run.context.getMapLayer(results["OUTPUT"])
    names = layer.fields().names()
    assert layer.featureCount() == 0 and names[len(names) - len(own) :] == own
    assert layer.fields().field("BuildingTIV").isNumeric()


def test_a_filter_that_the_source_requires_is_told_and_nothing_is_sent(run, sandbox):
    given = {"SOURCE": "pf_places", "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT"}
    text = fails(run, "entriesinarea", **given)
    assert is_told_well(text) and "requires a filter on Country" in text
    assert bodies(sandbox, "entries/") == []


def test_a_list_may_hold_a_comma_and_any_script():
    assert listed(' a,"b, c",, שדה ,🛬\n') == ("a", "b, c", "שדה", "🛬")
    assert listed(" ") == ()


LONG = [{"field": "LocName", "value": f"Flughafen שדה 🛬 {number}"} for number in range(3000)]


def test_a_v1_search_that_is_too_long_is_warned_of_and_explained(run, monkeypatch):
    feedback = Feedback()
    with running(url_limit=4000) as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        text = fails(
            run,
            "searchentries",
            feedback=feedback,
            SOURCE=SOURCE,
            FILTERS=json.dumps(LONG[:100]),
            VERSION=0,
            OUTPUT="TEMPORARY_OUTPUT",
        )
    (warning,) = feedback.warnings
    assert "is sent in the URL" in warning and is_told_well(warning)
    assert text.startswith("The search is too long for V1")


def test_three_thousand_values_go_whole_in_v2(run, sandbox, tmp_path):
    (tmp_path / "filters.json").write_text(json.dumps(LONG, ensure_ascii=False), "utf-8")
    feedback = Feedback()
    run(
        "searchentries",
        feedback,
        SOURCE=SOURCE,
        FILTERS=f"@{tmp_path / 'filters.json'}",
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert bodies(sandbox, "/search")[0]["filters"] == LONG and feedback.warnings == []


# Points


def test_what_can_t_be_replaced_leaves_the_answers_in_a_file_that_is_told(run, tmp_path):
    """As on Windows, where nobody replaces what somebody has open."""
    (tmp_path / "points.gpkg" / "held").mkdir(parents=True)
    output = str(tmp_path / "points.gpkg")
    text = fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=output)
    assert text.startswith("OUTPUT could not be replaced") and is_told_well(text)
    kept = tmp_path / "points 2.gpkg"
    assert text.endswith(f"The results are kept in {kept}.")
    assert set(ids(opened(str(kept)))) == airports_in(COAST)


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "points.gpkg"])
def test_records_without_a_place_are_a_table(run, monkeypatch, tmp_path, output):
    path = str(tmp_path / output) if "." in output else output
    with running(record_form="records") as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=path)
    layer = opened(path) if "." in output else run.context.getMapLayer(results["OUTPUT"])
    assert not layer.isSpatial() and set(ids(layer)) == airports_in(COAST)


def test_polygons_are_asked_in_their_own_projection(run, tmp_path):
    utm = box(400_000, 5_800_000, 650_000, 6_100_000)
    degrees = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:4326"), QgsCoordinateReferenceSystem("EPSG:25832"), QgsProject()
    )
    source = catalog.load(SOURCE)
    near = [row for row in range(len(source)) if 5 < source.lon[row] < 13 and 51 < source.lat[row] < 56]
    want = {
        source.table["id"][row]
        for row in near
        if shapely.Point(*degrees.transform(float(source.lon[row]), float(source.lat[row]))).within(utm)
    }
    output = str(tmp_path / "points.gpkg")
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(utm, crs="EPSG:25832"), OUTPUT=output)
    assert want and set(ids(opened(output))) == want


def test_a_polygon_that_is_not_valid_is_reported_and_the_rest_goes_on(run, sandbox, tmp_path):
    feedback = Feedback()
    output = str(tmp_path / "points.gpkg")
    areas = polygons(KNOT, COAST, "POLYGON EMPTY")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=areas, OUTPUT=output)
    assert set(ids(opened(output))) == airports_in(COAST)
    assert len(feedback.errors) == 2 and all(map(is_told_well, feedback.errors))
    assert "Area '1' crosses itself" in feedback.errors[0]
    assert len([seen for seen in sandbox.requests if seen.path.endswith(POINTS)]) == 1


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "points.gpkg"])
def test_no_point_is_an_empty_layer_with_the_columns(run, tmp_path, output):
    is_file = "." in output
    path = str(tmp_path / output) if is_file else output
    if is_file:
        run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=path)
    results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(OCEAN), OUTPUT=path)
    layer = opened(path) if is_file else run.context.getMapLayer(results["OUTPUT"])
    assert layer.featureCount() == 0
    assert {"id", "LocName", "area"} <= set(layer.fields().names())


def test_what_came_before_the_connection_broke_is_kept_and_told(run, sandbox, tmp_path):
    sandbox.faults.set(f"{POINTS}=truncate:0.6")
    feedback, output = Feedback(), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=output)
    count = opened(output).featureCount()
    assert 200 < count < len(airports_in(EUROPE))
    (text,) = feedback.errors
    assert text.startswith("Incomplete: ") and is_told_well(text)
    assert f"{count:,}" in text


def test_an_area_that_is_refused_is_told_and_the_others_come(run, sandbox, tmp_path):
    sandbox.faults.set(f"{POINTS}=403x1")
    feedback, output = Feedback(), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(COAST, ALPS), OUTPUT=output)
    found = {feature["id"] for feature in opened(output).getFeatures()}
    assert found in (airports_in(COAST), airports_in(ALPS))
    (text,) = feedback.errors
    assert text.startswith(f"Incomplete: {len(found)} locations loaded. Area '")
    assert "is missing." in text and is_told_well(text, "A fault on purpose.")


def test_what_came_before_a_cancel_is_kept_and_told(run, sandbox, tmp_path):
    sandbox.faults.set("points/=slow:5")
    feedback, output = Feedback(cancel_at="so far"), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=output)
    count = opened(output).featureCount()
    assert 0 < count < len(airports_in(EUROPE))
    assert feedback.errors == [f"Stopped after {whole(count)} locations. The partial result is kept."]


# Live events


@pytest.mark.parametrize("footprint", [STORM, SLASHED])
def test_entries_come_with_what_the_event_adds(run, sandbox, footprint):
    given = {"FOOTPRINT": footprint, "COLUMNS": EVENT_COLUMNS, "OUTPUT": "TEMPORARY_OUTPUT"}
    results = run("enrichevent", SOURCE=SOURCE, **given)
    layer = run.context.getMapLayer(results["OUTPUT"])
    assert layer.featureCount() and layer.isSpatial()
    assert {f["footprint"] for f in layer.getFeatures()} == {footprint}
    assert {"id", "LocName", "band", "gust_kmh"} <= set(layer.fields().names())
    assert bodies(sandbox, "live-events") == [{"source": SOURCE, "columns": EVENT_COLUMNS.split(",")}]
    assert sandbox.requests[-1].path.endswith(f"/footprints/{footprint.replace('/', '%2F')}/enrich/entries")


def test_filters_narrow_it_and_columns_may_make_a_table(run, sandbox):
    german = [{"field": "CountryCode", "value": "DE"}]
    results = run(
        "enrichevent",
        SOURCE=SOURCE,
        FOOTPRINT=STORM,
        COLUMNS="CountryCode",
        FILTERS=json.dumps(german),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    layer = run.context.getMapLayer(results["OUTPUT"])
    assert not layer.isSpatial() and {f["CountryCode"] for f in layer.getFeatures()} == {"DE"}
    assert bodies(sandbox, "live-events")[0]["filters"] == german


def test_an_unknown_footprint_is_told_in_the_services_words(run):
    text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT="storm-zoe", OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text, "Unknown footprint: storm-zoe")
    assert "footprint" in text.split("Service:")[0].lower()


def test_a_refusal_speaks_of_no_area(run, sandbox):
    sandbox.faults.set("enrich/entries=403")
    text = fails(run, "enrichevent", SOURCE=SOURCE, FOOTPRINT=STORM, OUTPUT="TEMPORARY_OUTPUT")
    assert text.startswith(f"The API key has no access to {SOURCE}.") and "area" not in text
