"""An enrichment that is killed at any moment: the same run again asks what is missing, and nothing else."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest
from osgeo import ogr
from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProject

from geoportfolio.core.gis.connections import Connections
from geoportfolio.core.gis.leftovers import told_by
from geoportfolio.core.gis.parts import PART, drop
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from sandbox.hazards import zones_at
from tests.qgis.recovery.conftest import KILLED, opens
from tests.qgis.service import is_told_well
from tests.qgis.toolbox.runs import Feedback
from tests.support.disks import room_for

LAYERS = "wind_bands,flood_zones"
COUNT = 1600
PLACES = [(-10.0 + number % 40 + number / 1e5, 36.0 + (number // 40) % 30) for number in range(COUNT)]
RANDOM = random.Random(20260313)
MOMENTS = [start + RANDOM.randrange(200) for start in range(1, 1600, 200)]
"""Statements of SQLite, of which a run has some 1,650."""


@pytest.fixture(scope="module")
def points(tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("points") / "sites.gpkg"
    write_points(path, PLACES)
    return str(path)


def write_points(path: Path, places) -> None:
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    system = ogr.osr.SpatialReference()
    system.ImportFromEPSG(4326)
    layer = source.CreateLayer("sites", system, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    layer.StartTransaction()
    for number, (lon, lat) in enumerate(places):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature["name"] = f"site {number}"
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({lon!r} {lat!r})"))
        layer.CreateFeature(feature)
    layer.CommitTransaction()


@pytest.fixture
def enrich(sandbox, monkeypatch, qgis_app):
    """Run the algorithm here."""
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    provider = GeoPortfolioProvider(Connections())
    assert QgsApplication.processingRegistry().addProvider(provider)
    project = QgsProject()

    def run(**parameters) -> Feedback:
        algorithm = QgsApplication.processingRegistry().createAlgorithmById("geoportfolio:enrichpoints")
        context, feedback = QgsProcessingContext(), Feedback()
        context.setProject(project)
        assert algorithm.run(parameters, context, feedback, {}, False)[1]
        return feedback

    yield run
    QgsApplication.processingRegistry().removeProvider(provider)


def asked(sandbox) -> list[tuple[float, float]]:
    """The places that the service was asked for."""
    batches = [json.loads(seen.body)["points"] for seen in sandbox.requests if seen.path.endswith("batch")]
    return [(point["lng"], point["lat"]) for points in batches for point in points]


def rows_in(path: Path) -> list[dict]:
    source = ogr.Open(str(path))
    return [json.loads(feature.ExportToJson()) for feature in source.GetLayer(0)]


def answered_in(part: Path) -> int:
    """How many rows a file that was left has an answer for."""
    told_by(part)  # which takes back what was half written; OGR reads no file with such a journal
    return sum(row["properties"]["enriched"] is not None for row in rows_in(part))


@cache
def expected_at(lon: float, lat: float) -> dict:
    return {
        f"{layer}_{name}": value
        for layer in LAYERS.split(",")
        for zone in zones_at(layer, lon, lat)[:1]
        for name, value in zone.attributes.items()
    }


def is_right(path: Path, places=PLACES) -> bool:
    """Whether each row has what the sandbox's own polygons have at its place; each once."""
    rows = rows_in(path)
    assert [row["properties"]["name"] for row in rows] == [f"site {number}" for number in range(len(places))]
    for row, place in zip(rows, places):
        got = {key: value for key, value in row["properties"].items() if value is not None}
        expected = expected_at(*place)
        assert {key: got[key] for key in got if key.startswith(("wind", "flood"))} == expected
        assert got["status"] == ("found" if expected else "not found")
        assert got["enriched"] == "enhance: flood_zones, wind_bands"
    return opens(path)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_same_again_asks_what_is_missing_only(nursery, enrich, sandbox, points, tmp_path, moment):
    output = tmp_path / "out.gpkg"
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(output)}
    if nursery.run("enrich", moment, parameters=given) == KILLED:
        assert not output.exists()
    assert all(map(opens, tmp_path.glob(f"*{PART}")))
    answered = sum(map(answered_in, tmp_path.glob(f"*{PART}")))
    sandbox.forget()
    feedback = enrich(**given)
    assert is_right(output)
    assert len(asked(sandbox)) == len(set(asked(sandbox))) == COUNT - answered
    assert bool(answered) == any("not asked again" in told for told in feedback.infos)
    for path in tmp_path.glob(f"*{PART}"):
        assert told_by(path) == {}, "only what may just be on its way is left"
        drop(path)
    assert [path.name for path in tmp_path.iterdir()] == ["out.gpkg"]


def test_some_of_these_moments_were_in_the_middle_of_the_answers(nursery, enrich, sandbox, points, tmp_path):
    """The test above would pass without an answer. A second kill takes nothing away from the first."""
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "out.gpkg")}
    missing = []
    for moment in (700, 30, 1400):
        assert nursery.run("enrich", moment, parameters=given) == KILLED
        sandbox.forget()
        missing.append(COUNT - max(map(answered_in, tmp_path.glob(f"*{PART}"))))
    assert COUNT > missing[0] == missing[1] > missing[2] > 0
    enrich(**given)
    assert is_right(tmp_path / "out.gpkg") and len(asked(sandbox)) == missing[2]
    assert [path.name for path in tmp_path.iterdir()] == ["out.gpkg"]


@pytest.mark.parametrize("other", [{"LAYERS": "flood_zones"}, {"OPERATION": 1}, {"ASK_AGAIN": True}])
def test_answers_to_something_else_are_not_taken(nursery, enrich, sandbox, points, tmp_path, other):
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "out.gpkg")}
    assert nursery.run("enrich", 1400, parameters=given) == KILLED
    sandbox.forget()
    enrich(**{**given, **other})
    assert len(asked(sandbox)) == COUNT


def test_a_point_that_was_moved_meanwhile_is_asked(nursery, enrich, sandbox, tmp_path):
    given = {"INPUT": str(tmp_path / "in.gpkg"), "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "o" / "out.gpkg")}
    write_points(tmp_path / "in.gpkg", PLACES)
    assert nursery.run("enrich", 1400, parameters=given) == KILLED
    (tmp_path / "in.gpkg").unlink()
    moved = [(9.99, 53.55), *PLACES[1:]]
    write_points(tmp_path / "in.gpkg", moved)
    sandbox.forget()
    enrich(**given)
    assert (9.99, 53.55) in asked(sandbox) and len(asked(sandbox)) < COUNT
    assert is_right(tmp_path / "o" / "out.gpkg", moved)


@pytest.mark.parametrize("room", [150, 230, 280])
def test_a_full_disk_keeps_what_came_for_the_next_run(enrich, sandbox, points, tmp_path, room):
    """Neither beside OUTPUT nor elsewhere a file can grow; the next run has room and goes on."""
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "out.gpkg")}
    with room_for(room * 1024), pytest.raises(QgsProcessingException) as raised:
        enrich(**given)
    text = str(raised.value)
    assert is_told_well(text) and "Make room" in text
    parts = list(tmp_path.glob(f"*{PART}"))
    assert all(map(opens, parts))
    answered = sum(map(answered_in, parts))
    assert ("goes on" in text) == bool(answered)
    sandbox.forget()
    enrich(**given)
    # A batch of the first run may have been on its way still: its points are asked for twice.
    assert is_right(tmp_path / "out.gpkg") and len(set(asked(sandbox))) == COUNT - answered
    assert [path.name for path in tmp_path.iterdir()] == ["out.gpkg"]
