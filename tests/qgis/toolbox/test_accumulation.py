"""Accumulation as algorithms: areas, circles and the service's own layer, over a socket."""

from __future__ import annotations

import json
import re
import tempfile

import pytest
import shapely
from geographiclib.geodesic import Geodesic
from qgis.core import (
    NULL,
    QgsApplication,
    QgsCoordinateTransformContext,
    QgsProcessingOutputLayerDefinition,
    QgsRenderContext,
    QgsVectorFileWriter,
)

from tests.support.oracle import (
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
from tests.support.portfolio import portfolio
from tests.support.processing import Feedback, fails
from tests.support.scripted_server import KEY, FakeServer, Reply
from tests.support.service import bodies
from tests.support.vector_layers import KNOT, at, layer_of, merged, opened, polygons, sites

RADII = (20_000.0, 80_000.0)
GERMAN = [{"field": "CountryCode", "value": "DE"}, {"field": "LOB", "value": "Aviation"}]
PROVISION = b'{"provisioning": {"pf": {"columns": [], "filters": []}}}'


def table(layer) -> list[dict]:
    names = layer.fields().names()
    return [
        {name: None if value == NULL else value for name, value in zip(names, feature.attributes())}
        for feature in layer.getFeatures()
    ]


def rows(run, results) -> list[dict]:
    return table(run.context.getMapLayer(results["OUTPUT"]))


@pytest.fixture
def answering(monkeypatch):
    """A service that knows the source ``pf`` and gives these bodies to accumulations, in their order."""
    servers = []

    def start(*bodies) -> FakeServer:
        left = list(bodies)
        server = FakeServer(
            answer=lambda seen: Reply(body=PROVISION if "/provision" in seen.target else left.pop(0))
        )
        monkeypatch.setenv("GEOPORTFOLIO_URL", server.__enter__().url)
        monkeypatch.setenv("GEOPORTFOLIO_API_KEY", KEY)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.__exit__(None, None, None)


@pytest.mark.parametrize("form", ["nested", "flat"])
def test_areas_keep_their_attributes_and_get_a_field_for_each_metric(run, sandbox, tmp_path, form):
    sandbox.change(metrics_form=form)
    output = str(tmp_path / "sums.gpkg")
    areas = layer_of("Polygon", [COAST.wkt, EUROPE.wkt], locations=["00123", "שדה 🛬"])
    run(
        "accumulationinarea",
        SOURCE=SOURCE,
        AREA=areas,
        FILTERS=json.dumps(GERMAN),
        OUTPUT=output,
    )
    layer = opened(output)
    found = table(layer)
    german = {row["id"] for row in portfolio() if (row["CountryCode"], row["LOB"]) == ("DE", "Aviation")}
    assert [row["locations"] for row in found] == ["00123", "שדה 🛬"]
    assert [row["gp_locations"] for row in found] == [len(airports_in(a) & german) for a in (COAST, EUROPE)]
    assert [(row["status"], row["message"] or "") for row in found] == [("found", "")] * 2
    assert any("TIV" in name for name in layer.fields().names() if layer.fields().field(name).isNumeric())
    for feature, area in zip(layer.getFeatures(), (COAST, EUROPE)):
        assert shapely.equals(shapely.from_wkt(feature.geometry().asWkt()), area)


@pytest.mark.parametrize("form", ["list", "objects", "keyed"])
def test_circles_are_geodesic_and_carry_radius_center_and_metrics(run, sandbox, tmp_path, form):
    sandbox.change(radius_form=form)
    output = str(tmp_path / "circles.gpkg")
    run(
        "accumulationinbuffers",
        SOURCE=SOURCE,
        CENTERS=sites(*at(HAMBURG, BREMEN)),
        RADII="80km, 20km",
        OUTPUT=output,
    )
    layer = opened(output)
    assert {
        (row["center"], row["radius"]): (row["locations"], row["status"], row["message"] or "")
        for row in table(layer)
    } == {
        (str(number), radius): (len(airports_around(center, radius)), "found", "")
        for number, center in enumerate((HAMBURG, BREMEN), 1)
        for radius in RADII
    }
    first = next(layer.getFeatures())
    corners = shapely.get_coordinates(shapely.from_wkt(first.geometry().asWkt()))[::9]
    for lon, lat in corners:
        assert Geodesic.WGS84.Inverse(*reversed(HAMBURG), lat, lon)["s12"] == pytest.approx(
            first["radius"], rel=1e-3
        )
    assert len(bodies(sandbox, "/accumulation/buffer")) == 2


def test_an_area_that_is_none_has_its_reason_and_the_rest_goes_on(run, sandbox):
    feedback = Feedback()
    results = run(
        "accumulationinarea",
        feedback,
        SOURCE=SOURCE,
        AREA=polygons(KNOT, COAST, "POLYGON EMPTY"),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    knot, coast, empty = rows(run, results)
    assert (coast["status"], coast["locations"]) == ("found", len(airports_in(COAST)))
    for bad in (knot, empty):
        assert bad["status"] == "failed" and bad["locations"] is None and is_told_well(bad["message"])
    assert len(feedback.errors) == 3 and "2 failed" in feedback.errors[-1]
    assert len(bodies(sandbox, "accumulation/")) == 1


def test_a_center_that_is_none_is_a_row_for_each_radius_without_a_circle(run, tmp_path):
    output = str(tmp_path / "circles.gpkg")
    centers = sites("POINT EMPTY", *at(HAMBURG, (9, 95)))
    run("accumulationinbuffers", SOURCE=SOURCE, CENTERS=centers, RADII="20000,80000", OUTPUT=output)
    found = [(f["center"], f["radius"], f["status"], f.hasGeometry()) for f in opened(output).getFeatures()]
    assert sorted(found) == sorted(
        (center, radius, "found" if center == "2" else "failed", center == "2")
        for center in "123"
        for radius in RADII
    )
    assert all(is_told_well(row["message"]) for row in table(opened(output)) if row["status"] == "failed")


def test_areas_of_a_file_keep_their_types_and_their_odd_ids(run, tmp_path):
    kept = {"day": "2026-03-12", "big": 2**53 + 1, "code": "00123"}
    feature = {
        "type": "Feature",
        "id": 77,
        "properties": kept,
        "geometry": shapely.geometry.mapping(COAST),
    }
    source, first, second = (tmp_path / name for name in ("areas.geojson", "first.gpkg", "second.gpkg"))
    source.write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}), "utf-8")
    for given, output in ((source, first), (first, second)):
        run("accumulationinarea", SOURCE=SOURCE, AREA=str(given), OUTPUT=str(output))
        (row,) = table(opened(str(output)))
        assert (row["big"], row["code"]) == (kept["big"], kept["code"])
        assert row["day"].toString("yyyy-MM-dd") == kept["day"]
    # The second run was given the first one's answer: its own fields stand beside the earlier ones.
    assert row["gp_locations"] == row["locations"] == len(airports_in(COAST))
    assert (row["gp_status"], row["status"]) == ("found", "found")


def test_areas_of_a_merged_layer_keep_their_doubled_fid(run, tmp_path):
    areas = merged("Polygon", [COAST.wkt, EUROPE.wkt], 3, 3)
    output = str(tmp_path / "sums.gpkg")
    run("accumulationinarea", SOURCE=SOURCE, AREA=areas, OUTPUT=output)
    assert [(row["input_fid"], row["status"]) for row in table(opened(output))] == [(3, "found")] * 2


PLACES = {
    "accumulationinarea": {"AREA": lambda: polygons(COAST, EUROPE)},
    "accumulationinbuffers": {"CENTERS": lambda: sites(*at(HAMBURG, BREMEN)), "RADII": lambda: "20000"},
    "accumulationlayer": {},
}


def given_to(name: str) -> dict:
    return {"SOURCE": SOURCE, **{key: made() for key, made in PLACES[name].items()}}


@pytest.mark.parametrize("name", ["accumulationinarea", "accumulationinbuffers"])
def test_sums_that_output_does_not_take_are_kept_elsewhere(run, tmp_path, monkeypatch, name):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    broken = tmp_path / "broken.gpkg"
    broken.write_text("no database")
    text = fails(run, name, **given_to(name), OUTPUT=f"ogr:dbname='{broken}' table=\"sums\" (geom)")
    assert is_told_well(text)
    kept = table(opened(re.search(r"kept in (.+\.gpkg)\.$", text)[1]))
    expected = [airports_in(COAST), airports_in(EUROPE)]
    if name == "accumulationinbuffers":
        expected = [airports_around(place, 20_000) for place in (HAMBURG, BREMEN)]
    assert [row["locations"] for row in kept] == [len(found) for found in expected]


@pytest.mark.parametrize(
    ("name", "where"), [("accumulationinarea", "AREA"), ("accumulationinbuffers", "CENTERS")]
)
def test_what_is_asked_for_is_not_written_over(run, sandbox, tmp_path, name, where):
    path = tmp_path / "places.gpkg"
    given = given_to(name)
    options = QgsVectorFileWriter.SaveVectorOptions()
    QgsVectorFileWriter.writeAsVectorFormatV3(
        given[where], str(path), QgsCoordinateTransformContext(), options
    )
    text = fails(run, name, **{**given, where: str(path)}, OUTPUT=str(path))
    assert is_told_well(text) and text.startswith(f"OUTPUT is the same as {where}, ") and not sandbox.requests
    assert opened(str(path)).featureCount() == 2


def test_a_run_without_any_answer_ends_with_the_reason_as_its_help_says(run, sandbox, tmp_path):
    sandbox.faults.set("accumulation/=403")
    path = tmp_path / "sums.gpkg"
    areas = polygons(COAST, KNOT)
    text = fails(run, "accumulationinarea", SOURCE=SOURCE, AREA=areas, OUTPUT=str(path))
    assert is_told_well(text, "A fault on purpose.") and not path.exists()
    for name in ("accumulationinarea", "accumulationinbuffers", "enrichpoints"):
        algorithm = QgsApplication.processingRegistry().algorithmById(f"geoportfolio:{name}")
        assert "fail, the run ends with the reason" in algorithm.shortHelpString()


def test_a_metric_that_is_a_number_here_and_a_text_there_is_a_text(run, answering, tmp_path):
    for output in ("TEMPORARY_OUTPUT", str(tmp_path / "sums.gpkg")):
        answering(b'{"tiv": 12.5, "n": 9007199254740993}', b'{"tiv": "n/a", "n": 4, "note": "x"}')
        results = run("accumulationinarea", SOURCE="pf", AREA=polygons(COAST, EUROPE), OUTPUT=output)
        found = rows(run, results) if output == "TEMPORARY_OUTPUT" else table(opened(output))
        assert sorted((row["tiv"], row["n"]) for row in found) == [("12.5", 2**53 + 1), ("n/a", 4)]
        assert {row["note"] or None for row in found} == {None, "x"}


def test_areas_are_styled_by_a_metric_that_has_the_name_of_a_field_of_theirs(run, project, answering):
    answering(b'{"tiv": 12.5}', b'{"tiv": 7}')
    areas = layer_of("Polygon", [COAST.wkt, EUROPE.wkt], tiv=["mine", "mine"])
    output = QgsProcessingOutputLayerDefinition("TEMPORARY_OUTPUT", project)
    run("accumulationinarea", SOURCE="pf", AREA=areas, OUTPUT=output)
    ((destination, details),) = run.context.layersToLoadOnCompletion().items()
    layer = run.context.takeResultLayer(destination)
    project.addMapLayer(layer)
    details.postProcessor().postProcessLayer(layer, run.context, Feedback())
    assert layer.renderer().usedAttributes(QgsRenderContext()) == {"gp_tiv"}
    assert sorted(row["gp_tiv"] for row in table(layer)) == [7, 12.5]


def test_an_answer_without_metrics_fails_its_own_row_only(run, answering):
    answering(b'{"result": {}}', b'{"n": 4}', b'{"metrics": []}')
    areas = polygons(COAST, EUROPE, OCEAN)
    found = rows(run, run("accumulationinarea", SOURCE="pf", AREA=areas, OUTPUT="TEMPORARY_OUTPUT"))
    assert sorted(row["status"] for row in found) == ["failed", "failed", "found"]
    told = [row["message"] for row in found if row["status"] == "failed"]
    assert all(map(is_told_well, told)) and all("no metrics" in text for text in told)


def test_a_radius_without_metrics_is_empty(run, answering, tmp_path):
    answering(b'[{"radius": 500, "n": 4}, {"radius": 1000}]')
    output = str(tmp_path / "circles.gpkg")
    run("accumulationinbuffers", SOURCE="pf", CENTERS=sites(*at(HAMBURG)), RADII="500,1000", OUTPUT=output)
    near, far = table(opened(output))
    assert (near["n"], near["status"]) == (4, "found")
    assert (far["radius"], far["status"]) == (1000, "empty") and is_told_well(far["message"])


def test_a_stop_leaves_a_row_for_each_circle_that_was_not_asked_any_more(run, sandbox, tmp_path):
    # Eight are begun before the first one is read, and may reach the service in any order.
    sandbox.faults.set("accumulation/=delay:0x8", "accumulation/=delay:30")
    centers = [(float(x), 50.0) for x in range(20)]
    feedback = Feedback(cancel_at="so far")
    output = str(tmp_path / "circles.gpkg")
    given = {"CENTERS": sites(*at(*centers)), "RADII": "20000,80000", "OUTPUT": output}
    run("accumulationinbuffers", feedback, SOURCE=SOURCE, **given)
    layer = opened(output)
    found = table(layer)
    expected = {(str(number), radius) for number in range(1, 21) for radius in RADII}
    assert {(row["center"], row["radius"]) for row in found} == expected and len(found) == 40
    states = [row["status"] for row in found]
    assert set(states) == {"found", "stopped"} and states.count("found") >= 1
    assert all(feature.hasGeometry() for feature in layer.getFeatures())
    assert all(row["locations"] is None for row in found if row["status"] == "stopped")
    assert feedback.errors == [f"40 rows: {states.count('found')} found, {states.count('stopped')} stopped"]


def test_a_source_without_accumulation_is_told_and_nothing_is_sent(run, sandbox):
    given = {"SOURCE": "pf_event_set", "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT"}
    text = fails(run, "accumulationinarea", **given)
    assert is_told_well(text) and text.startswith("pf_event_set does not offer accumulation.")
    assert bodies(sandbox, "accumulation/") == []


def cells_of(country: str) -> int:
    return sum(row["CountryCode"] == country for row in portfolio())


def test_the_services_own_layer_comes_with_its_sums(run):
    filters = json.dumps([{"field": "CountryCode", "value": "LU"}])
    results = run("accumulationlayer", SOURCE=SOURCE, FILTERS=filters, OUTPUT="TEMPORARY_OUTPUT")
    layer = run.context.getMapLayer(results["OUTPUT"])
    assert sum(row["locations"] for row in table(layer)) == cells_of("LU") > 0
    assert layer.isSpatial() and layer.crs().authid() == "EPSG:4326"


def test_a_layer_without_a_feature_is_an_empty_output(run, answering):
    answering(b'{"type": "FeatureCollection", "features": []}')
    results = run("accumulationlayer", SOURCE="pf", OUTPUT="TEMPORARY_OUTPUT")
    assert rows(run, results) == []
