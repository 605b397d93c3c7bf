"""``pointsinarea`` against the sandbox over a socket, counted by shapely."""

from __future__ import annotations

import pytest
import shapely
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsProject,
)
from shapely.geometry import box

from geoportfolio.core.gis.numbers import whole
from sandbox.data import catalogue
from sandbox.testing import running
from tests.support.oracle import ALPS, COAST, EUROPE, OCEAN, SOURCE, airports_in, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.service import POINTS
from tests.support.vector_layers import KNOT, ids, opened, polygons


def test_what_can_t_be_replaced_leaves_the_answers_in_a_file_that_is_told(run, tmp_path):
    """As on Windows, where nobody replaces what somebody has open."""
    (tmp_path / "points.gpkg" / "held").mkdir(parents=True)
    output = str(tmp_path / "points.gpkg")
    text = fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=output)
    assert text.startswith("OUTPUT can't be replaced") and is_told_well(text)
    kept = tmp_path / "points 2.gpkg"
    assert text.endswith(f"The answers are kept in {kept}.")
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
    source = catalogue.load(SOURCE)
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
    assert text.startswith(f"Incomplete: {len(found)} points came and are kept. Area '")
    assert "is missing." in text and is_told_well(text, "A fault on purpose.")


def test_what_came_before_a_cancel_is_kept_and_told(run, sandbox, tmp_path):
    sandbox.faults.set("points/=slow:5")
    feedback, output = Feedback(cancel_at="so far"), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=output)
    count = opened(output).featureCount()
    assert 0 < count < len(airports_in(EUROPE))
    assert feedback.errors == [f"Stopped after {whole(count)} points. They are kept."]
