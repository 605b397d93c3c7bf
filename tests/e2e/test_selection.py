"""The Selection dock: areas of every origin, the points inside them, and what a saved project keeps."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import pytest
import shapely
from osgeo import ogr, osr

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import airports_in
from .file_dialog import name_file
from .hands import RIGHT
from .sample_project import write_sample_project
from .steps import (
    IN_EUROPE,
    IN_GERMANY,
    area_shapes,
    choose_source,
    clear_areas,
    is_visible,
    layer_of_the_area,
    load_points,
    look_at,
    only_area,
)

UTM = 32632
DISTRICTS = ((500_000.0, 5_700_000.0), (650_000.0, 5_700_000.0))
"""Lower left corners (east, north) of squares in EPSG:32632, metres."""
DISTRICT_WIDTH = 120_000.0


@pytest.fixture(scope="module")
def sample_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project with two districts in UTM."""
    folder = tmp_path_factory.mktemp("project")
    return write_sample_project(folder, write_districts(folder / "Districts.gpkg"))


def write_districts(path: Path) -> Path:
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(UTM)
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = dataset.CreateLayer("Districts", reference, ogr.wkbPolygon)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    for number, (east, north) in enumerate(DISTRICTS, 1):
        box = shapely.box(east, north, east + DISTRICT_WIDTH, north + DISTRICT_WIDTH)
        feature = ogr.Feature(layer.GetLayerDefn())
        feature["name"] = f"District {number}"
        feature.SetGeometry(ogr.CreateGeometryFromWkt(box.wkt))
        layer.CreateFeature(feature)
    return path


def in_utm(area: shapely.Geometry) -> np.ndarray[Any, Any]:
    """The corners of a shape of EPSG:4326 as (east, north), EPSG:32632."""
    here, there = osr.SpatialReference(), osr.SpatialReference()
    here.ImportFromEPSG(4326)
    there.ImportFromEPSG(UTM)
    here.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    transformation = osr.CoordinateTransformation(here, there)
    return np.array(transformation.TransformPoints(shapely.get_coordinates(area)))[:, :2]


def readout(analyst: Analyst) -> str:
    return str(analyst.see("mapToolReadout")["text"])


def test_a_corner_is_taken_back_and_each_way_of_ending_ends(analyst: Analyst) -> None:
    choose_source(analyst)
    clear_areas(analyst)
    ways = {
        "right click": lambda: analyst.click_map(12, 47, button=RIGHT),
        "Enter": lambda: analyst.press("Return"),
        "double click": lambda: analyst.double_click_map(12, 49),
    }
    for number, (way, end) in enumerate(ways.items(), 1):
        with analyst.another_map_tool():
            analyst.press("F9")
        for corner in ((9, 47), (12, 47), (14, 50), (11, 52)):
            analyst.click_map(*corner)
        analyst.wait_until("4 corners", lambda: "4 corners" in readout(analyst))
        analyst.press("BackSpace")
        analyst.wait_until("3 corners", lambda: "3 corners" in readout(analyst))
        analyst.press("ctrl+z")
        analyst.wait_until("2 corners", lambda: "2 corners" in readout(analyst))
        analyst.point_at(12, 49)
        analyst.wait_until("the size", lambda: re.search(r"[\d,.]+ km², 2 corners", readout(analyst)))
        if way != "double click":
            analyst.click_map(12, 49)
        with analyst.another_map_tool():
            end()
        analyst.wait_until(f"{way} ends it", lambda number=number: len(area_shapes(analyst)) == number)
    for area in area_shapes(analyst):
        assert shapely.box(8.9, 46.9, 12.1, 49.1).contains(area)
    assert analyst.see("areaLabel")["text"] == "Area 1, Area 2, Area 3"


def test_escape_drops_the_shape_and_then_leaves_the_tool(analyst: Analyst) -> None:
    choose_source(analyst)
    clear_areas(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in IN_GERMANY:
        analyst.click_map(*corner)
    analyst.press("Escape")
    analyst.wait_until("nothing is drawn", lambda: not is_visible(analyst, "mapToolReadout"))
    assert analyst.see("polygonButton")["checked"]
    with analyst.another_map_tool():
        analyst.press("Escape")
    assert not analyst.see("polygonButton")["checked"]
    assert not is_visible(analyst, "clearAreasButton")


def test_a_shape_that_crosses_itself_is_refused_before_sending(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    clear_areas(analyst)
    sandbox.forget()
    with analyst.another_map_tool():
        analyst.press("F9")
    for corner in ((8, 48), (12, 52), (12, 48), (8, 52)):
        analyst.click_map(*corner)
    analyst.wait_until("it is told", lambda: readout(analyst) == "The shape crosses itself.")
    analyst.click_map(8, 52, button=RIGHT)
    analyst.wait_for_message(r"The shape crosses itself near 50\.\d+, (9\.9|10\.0)\d+\. Take back a corner\.")
    assert not is_visible(analyst, "clearAreasButton")
    assert not analyst.eyes.ask("widget", name="loadPointsAction")["enabled"]
    assert not sandbox.requests
    with analyst.another_map_tool():
        analyst.press("Escape", "Escape")


def test_the_points_arrive_as_a_styled_layer_that_remembers_its_query(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    layer = layer_of_the_area(analyst)
    assert layer["count"] == count == len(airports_in(area_shapes(analyst)[0])) > 0
    assert (layer["group"], layer["provider"], layer["crs"]) == ("GeoPortfolio", "ogr", "EPSG:4326")
    assert (layer["styles"], layer["style"]) == (["Plain", "Sum insured"], "Plain")
    assert "Sum insured" in layer["map_tip"]
    properties = layer["properties"]
    assert properties["geoportfolio/host"] == sandbox.url
    assert properties["geoportfolio/state"] == "complete"
    assert json.loads(properties["geoportfolio/query"])["source"] == "pf_airports"
    assert sandbox.key not in str(layer)
    assert Path(layer["source"].partition("|")[0]).suffix == ".gpkg"


def test_selected_features_of_another_crs_are_areas(analyst: Analyst) -> None:
    choose_source(analyst)
    clear_areas(analyst)
    analyst.click_item("theLayerTreeView", "Districts")
    analyst.press("ctrl+a")
    analyst.wait_until("both are selected", lambda: analyst.layer("Districts")["selected"] == 2)
    analyst.click("useButton")
    analyst.click_label("Selected features")
    analyst.wait_for_message("Areas added from Districts: 2")
    areas = area_shapes(analyst)
    for area, corner in zip(areas, DISTRICTS):
        assert np.abs(in_utm(area) - corner).max(axis=1).min() < 1
    assert analyst.see("areaLabel")["text"] == "District 1, District 2"
    assert load_points(analyst) == sum(len(airports_in(area)) for area in areas) > 0
    assert analyst.layer("^pf_airports, 2 areas, ")["count"] == sum(len(airports_in(area)) for area in areas)


@pytest.fixture
def map_of_fiji(analyst: Analyst) -> Iterator[None]:
    """The map in the far east, and back to Europe afterwards."""
    look_at(analyst, 180, -17)
    yield
    look_at(analyst, 13, 49.6)


def test_a_shape_across_the_antimeridian_is_split(analyst: Analyst, map_of_fiji: None) -> None:
    choose_source(analyst)
    clear_areas(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    west, beside = (analyst.eyes.ask("pixel", lon=lon, lat=-18) for lon in (178, 179))
    degree = beside["x"] - west["x"]
    height = degree * 3
    corners = [
        (west["x"] + east * degree, west["y"] + down)
        for east, down in ((-4, -height), (12, -height), (12, height), (-4, height))
    ]
    for corner in corners:
        analyst.hands.click(corner)
    with analyst.another_map_tool():
        analyst.hands.click(corners[-1], RIGHT)
    analyst.wait_until("the area is there", lambda: len(area_shapes(analyst)) == 1)
    (area,) = area_shapes(analyst)
    west_part, east_part = sorted(shapely.get_parts(area), key=lambda part: part.bounds[0])
    assert west_part.bounds[0] == -180
    assert east_part.bounds[2] == 180
    assert west_part.bounds[2] < -165
    assert east_part.bounds[0] > 170
    assert load_points(analyst) == len(airports_in(area)) > 0


def test_stop_keeps_what_has_come_and_marks_it(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_EUROPE)
    sandbox.faults.set("points/=slow:60")
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_until("points come", lambda: "so far" in analyst.see("progressLabel")["text"])
    analyst.click("stopButton")
    said = analyst.wait_for_message(
        r"^Stopped after [\d,]+ points\. They are on the map, marked incomplete\.$"
    )
    layer = layer_of_the_area(analyst)
    count = int(said.split()[2].replace(",", ""))
    assert layer["properties"]["geoportfolio/state"] == f"stopped after {count}"
    assert layer["count"] == count > 0
    assert not is_visible(analyst, "progressRow")


def test_a_saved_project_has_it_all_when_it_is_opened_again(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    only_area(analyst, IN_GERMANY)
    area = analyst.see("areaLabel")["text"]
    load_points(analyst)
    before = ours(analyst)
    project = tmp_path / "portfolio.qgz"
    analyst.press("ctrl+shift+s")
    name_file(analyst, project)
    analyst.wait_until("it is written", project.exists)
    analyst.wait_for_idle()
    analyst.press("ctrl+n")
    analyst.wait_until("the project is gone", lambda: not analyst.eyes.ask("layers"))
    analyst.wait_until("no area is left", lambda: analyst.see("areaLabel")["text"].startswith("No area yet."))
    analyst.press("ctrl+o")
    name_file(analyst, project)
    analyst.layer("^pf_airports")
    analyst.wait_for_idle()
    assert ours(analyst) == before
    assert analyst.see("areaLabel")["text"] == area
    assert load_points(analyst) == next(layer for layer in before if layer["name"].startswith("pf_"))["count"]
    assert sandbox.key not in project.read_bytes().decode("latin-1")


def ours(analyst: Analyst) -> list[dict[str, Any]]:
    return [layer for layer in analyst.eyes.ask("layers") if layer["group"] == "GeoPortfolio"]
