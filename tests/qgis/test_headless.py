"""``qgis_process`` as cron runs it: a profile of its own, the plugin in it, the key in the environment."""

from __future__ import annotations

import re
import shlex
import subprocess

import pytest
import shapely
from qgis.core import QgsVectorLayer

from sandbox.data import catalogue
from tests.support.headless import KEY, PROGRAM, ROOT
from tests.support.oracle import COAST, SOURCE, airports_around, airports_in
from tests.support.postgres import database

SCALE = (ROOT / "docs" / "scale.md").read_text("utf-8")


@pytest.fixture(scope="module")
def qgis_process(headless: dict[str, str]):
    """Run the program; what it printed."""

    def run(*arguments: str, code: int = 0) -> str:
        done = subprocess.run(
            [PROGRAM, *arguments], env=headless, capture_output=True, text=True, timeout=120, check=False
        )
        said = done.stdout + done.stderr
        assert done.returncode == code, said
        assert KEY not in said and "Traceback" not in said, said
        return said

    return run


def test_the_sources_are_listed(qgis_process, tmp_path):
    output = tmp_path / "sources.csv"
    said = qgis_process("run", "geoportfolio:listsources", "--", f"OUTPUT={output}")
    assert "Sources: pf_airports, pf_places, pf_event_set" in said
    lines = output.read_text("utf-8").splitlines()
    assert sum(line.startswith("pf_airports,source,") for line in lines) == 1
    provisions = [catalogue.load(name).provision for name in catalogue.PROVISIONED]
    assert len(lines) == 1 + sum(1 + len(p["columns"]) + len(p["filters"]) for p in provisions)


@pytest.fixture
def region(tmp_path):
    path = tmp_path / "region.geojson"
    path.write_text(shapely.to_geojson(COAST), "utf-8")
    return path


def test_points_come_into_a_geopackage(qgis_process, headless_sandbox, region, tmp_path):
    output = tmp_path / "points.gpkg"
    arguments = (f"SOURCE={SOURCE}", f"AREA={region}", f"OUTPUT={output}")
    qgis_process("run", "geoportfolio:pointsinarea", "--", *arguments)
    layer = QgsVectorLayer(str(output), "points", "ogr")
    assert {feature["id"] for feature in layer.getFeatures()} == airports_in(COAST)
    assert layer.featureCount() == len(airports_in(COAST)) > 0
    assert all(seen.authorized for seen in headless_sandbox.requests)


def test_points_come_into_a_database(qgis_process, headless_sandbox, region):
    """As docs/scale.md shows it."""
    (command,) = re.findall(r"^qgis_process run geoportfolio:pointsinarea -- (.*?)\n```", SCALE, re.S | re.M)
    with database() as there:
        for old, new in {
            "pf_sites": SOURCE,
            "region.gpkg": str(region),
            "dbname='risk' host='db.example.com' user='analyst'": there.connection,
        }.items():
            assert old in command
            command = command.replace(old, new)
        qgis_process("run", "geoportfolio:pointsinarea", "--", *shlex.split(command.replace("\\\n", " ")))
        assert {row[0] for row in there.ask('SELECT id FROM public."Sites in the region"')} == airports_in(
            COAST
        )


def test_a_failure_is_a_sentence_and_a_code(qgis_process, region, tmp_path):
    arguments = ("SOURCE=pf_nothing", f"AREA={region}", f"OUTPUT={tmp_path / 'points.gpkg'}")
    said = qgis_process("run", "geoportfolio:pointsinarea", "--", *arguments, code=1)
    assert 'Service: "Unknown source: pf_nothing"' in said
    assert not (tmp_path / "points.gpkg").exists()


def test_addresses_in_any_script_come_back_with_their_places(qgis_process, tmp_path):
    addresses, output = tmp_path / "addresses.csv", tmp_path / "places.gpkg"
    addresses.write_text("number,address\n9007199254740993,Hamburg\n2,שדה 🛬\n3,\n", "utf-8")
    arguments = (f"INPUT={addresses}", "ADDRESS=address", f"OUTPUT={output}")
    said = qgis_process("run", "geoportfolio:geocodeaddresses", "--", *arguments)
    assert "3 rows: 1 found, 1 not found, 1 empty" in said
    features = list(QgsVectorLayer(str(output), "places", "ogr").getFeatures())
    assert [(f["number"], f["status"], not f.geometry().isEmpty()) for f in features] == [
        ("9007199254740993", "found", True),
        ("2", "not found", False),
        ("3", "empty", False),
    ]


def test_entries_in_circles_come_with_their_columns(qgis_process, tmp_path):
    sites, output = tmp_path / "sites.geojson", tmp_path / "entries.gpkg"
    sites.write_text(shapely.to_geojson(shapely.Point(9.9882, 53.6304)), "utf-8")
    columns = "COLUMNS=id,Latitude,Longitude"
    arguments = (f"SOURCE={SOURCE}", f"CENTERS={sites}", "RADII=20000,80000", columns, f"OUTPUT={output}")
    qgis_process("run", "geoportfolio:entriesinbuffers", "--", *arguments)
    layer = QgsVectorLayer(str(output), "entries", "ogr")
    assert sorted((f["id"], f["radius"]) for f in layer.getFeatures()) == sorted(
        (name, radius) for radius in (20_000, 80_000) for name in airports_around((9.9882, 53.6304), radius)
    )


def test_attributes_are_a_table(qgis_process, tmp_path):
    output = tmp_path / "attributes.csv"
    arguments = (f"SOURCE={SOURCE}", "VALUES=apt-EDDH,apt-NONE", f"OUTPUT={output}")
    said = qgis_process("run", "geoportfolio:pointattributes", "--", *arguments)
    assert "2 rows: 1 found, 1 not found" in said
    lines = output.read_text("utf-8").splitlines()
    assert len(lines) == 3 and lines[1].startswith("apt-EDDH,")


def test_reports_go_into_a_folder_twice_but_are_asked_once(qgis_process, headless_sandbox, tmp_path):
    """As cron does it each night: the folder has a table for Excel, and points that open their report."""
    points = tmp_path / "sites.csv"
    points.write_text("name,geometry\nElbe,POINT(9.9882 53.6304)\nIsar,POINT(11.786 48.354)\n", "utf-8")
    table = f"delimitedtext://file://{points}?type=csv&wktField=geometry&crs=EPSG:4326"
    folder, output = tmp_path / "reports", tmp_path / "status.csv"
    wanted = (f"SOURCE={SOURCE}", f"INPUT={table}", "FORMAT=1", f"FOLDER={folder}", f"OUTPUT={output}")
    qgis_process("run", "geoportfolio:riskreports", "--", *wanted)
    reports = sorted(folder.glob("*.html"))
    headless_sandbox.forget()
    said = qgis_process("run", "geoportfolio:riskreports", "--", *wanted, "SKIP_EXISTING=true")
    assert "2 rows: 2 skipped" in said and headless_sandbox.requests == ()
    assert len(reports) == 2 and sorted(folder.glob("*.html")) == reports
    layer = QgsVectorLayer(str(folder / "reports.gpkg"), "dragged", "ogr")
    assert [feature["file"] for feature in layer.getFeatures()] == [path.name for path in reports]
    assert layer.actions().defaultAction("Canvas").name().startswith("Open report")
