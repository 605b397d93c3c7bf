"""``qgis_process`` as cron runs it: a profile of its own, the plugin in it, the key in the environment."""

from __future__ import annotations

import re
import subprocess

import pytest
import shapely
from qgis.core import QgsVectorLayer

from tests.support.headless import KEY, PROGRAM, ROOT
from tests.support.oracle import COAST, SOURCE, airports_in
from tests.support.postgres import database
from tests.support.processing import Feedback

SCALE = (ROOT / "docs" / "developers" / "scale.md").read_text("utf-8")


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


@pytest.fixture
def region(tmp_path):
    path = tmp_path / "region.geojson"
    path.write_text(shapely.to_geojson(COAST), "utf-8")
    return path


def test_points_come_into_a_database(typed, region):
    """As docs/developers/scale.md shows it."""
    (command,) = re.findall(r"^(qgis_process run geoportfolio:pointsinarea -- .*?)\n```", SCALE, re.S | re.M)
    with database() as there:
        for old, new in {
            "pf_sites": SOURCE,
            "region.gpkg": str(region),
            "dbname='risk' host='db.example.com' user='analyst'": there.connection,
        }.items():
            assert old in command
            command = command.replace(old, new)
        typed(command)
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


def test_reports_go_into_a_folder_twice_but_are_asked_once(run, sandbox, tmp_path):
    """As cron does it each night: the folder has a table for Excel, and points that open their report."""
    points = tmp_path / "sites.csv"
    points.write_text("name,geometry\nElbe,POINT(9.9882 53.6304)\nIsar,POINT(11.786 48.354)\n", "utf-8")
    table = f"delimitedtext://file://{points}?type=csv&wktField=geometry&crs=EPSG:4326"
    folder, feedback = tmp_path / "reports", Feedback()
    wanted = {"SOURCE": SOURCE, "INPUT": table, "FORMAT": "1", "FOLDER": str(folder)}
    run("riskreports", **wanted, OUTPUT=str(tmp_path / "status.csv"))
    reports = sorted(folder.glob("*.html"))
    sandbox.forget()
    run("riskreports", feedback, **wanted, OUTPUT=str(tmp_path / "status.csv"), SKIP_EXISTING="true")
    assert "2 rows: 2 skipped" in "\n".join(feedback.infos) and sandbox.requests == ()
    assert len(reports) == 2 and sorted(folder.glob("*.html")) == reports
    layer = QgsVectorLayer(str(folder / "reports.gpkg"), "dragged", "ogr")
    assert [feature["file"] for feature in layer.getFeatures()] == [path.name for path in reports]
    assert layer.actions().defaultAction("Canvas").name().startswith("Open report")
