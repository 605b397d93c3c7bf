"""The command of a query, pasted into a shell: what it brings is what the query brings.

What reads the words of a command is the algorithm; one command starts ``qgis_process`` itself.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from qgis.core import QgsProject, QgsVectorLayer

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
    Area,
    Query,
)
from geoportfolio.core.api.shapes import Buffers
from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.command_line import command_for
from geoportfolio.core.gis.results.errors import Unquotable
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.oracle import ALPS, COAST, SOURCE, is_told_well
from tests.support.processing import fails
from tests.support.provenance import change_record
from tests.support.queries import load_query
from tests.support.service import client_of, polygon_of, query_for

HAMBURG, BERLIN = (9.99, 53.55), (13.4, 52.5)
DE = (Filter("CountryCode", "DE"),)
TREE = (Filter("CountryCode", "DE", (Filter("CountryCode", "DE"),)),)
CIRCLES = (
    Area("Hamburg Rathaus", Buffers((HAMBURG,), (20_000.0, 100_000.5))),
    Area("Berlin", Buffers((BERLIN,), (20_000.0, 100_000.5))),
)
LAYER_REQUEST = '{"source": "{source}", "filters": "{filters}"}'
QUERIES = {
    "points in areas": query_for(COAST, ALPS, filters=DE),
    "points in V1": query_for(COAST, version="v1"),
    "points in circles": Query(SOURCE, CIRCLES),
    "entries in an area": query_for(COAST, verb=ENTRIES, columns=("LocName", "City"), page_size=20),
    "entries in circles": Query(SOURCE, CIRCLES, filters=TREE, verb=ENTRIES, page_size=7),
    "entries by search": Query(SOURCE, filters=DE, columns=("LocName",), verb=SEARCH_ENTRIES),
    "points by search": Query(SOURCE, filters=DE, verb=SEARCH_POINTS),
    "sums in areas": query_for(COAST, ALPS, filters=DE, verb=ACCUMULATION),
    "sums in circles in V1": Query(SOURCE, CIRCLES, version="v1", verb=ACCUMULATION),
    "the layer of sums": Query(
        SOURCE, version="v1", verb=ACCUMULATION_LAYER, filters=DE, request=LAYER_REQUEST
    ),
    "a live event": Query(SOURCE, verb=EVENT, footprint="2026/storm-emil", columns=("id", "LocName")),
}


def rows_of(path: Path) -> list[tuple]:
    """What the rows say but for the tags, of which the command numbers those of the areas."""
    layer = QgsVectorLayer(str(path), "rows", "ogr")
    assert layer.isValid()
    own = {"fid", "area", "center", "repeats", "status", "message", "name"}
    names = sorted(set(layer.fields().names()) - own)
    return sorted(tuple(str(feature[name]) for name in names) for feature in layer.getFeatures())


def brings_what_the_query_brings(query: Query, run, service, tmp_path: Path) -> None:
    wanted = load_query(client_of(service), query, tmp_path / "wanted.gpkg").stored.path
    output = tmp_path / "it's a (folder) & more $HOME" / "ähnlich, 100 %.gpkg"
    text = command_for(query, output, "environment")
    assert "\n" not in text and service.key not in text
    run(text)
    assert rows_of(output) == rows_of(wanted) != []


@pytest.mark.parametrize("name", QUERIES)
def test_the_words_of_a_command_bring_what_the_query_brings(name, typed, sandbox, tmp_path):
    brings_what_the_query_brings(QUERIES[name], typed, sandbox, tmp_path)


def test_a_pasted_command_brings_what_the_query_brings(pasted, headless_sandbox, tmp_path):
    brings_what_the_query_brings(QUERIES["entries in circles"], pasted, headless_sandbox, tmp_path)


def test_polygons_and_circles_take_a_line_each(typed, tmp_path):
    areas = (
        Area("Coast", polygon_of(COAST)),
        CIRCLES[0],
        Area("Far", Buffers((BERLIN,), (50_000.0,))),
    )
    output = tmp_path / "mixed.gpkg"
    text = command_for(Query(SOURCE, areas), output, "")
    assert text.count("\n") == 2
    typed(text)
    assert all(rows_of(tmp_path / name) for name in ("mixed.gpkg", "mixed 2.gpkg", "mixed 3.gpkg"))
    written = [json.loads(file.read_text("utf-8"))["features"] for file in tmp_path.glob("*.geojson")]
    assert len(written) == 3 and all(features[0]["id"] == 1 for features in written)


def test_windows_is_quoted_for_cmd(tmp_path):
    output = tmp_path / "a & b.gpkg"
    text = command_for(query_for(COAST, filters=DE), output, "my office", windows=True)
    words = text.split(" -- ", 1)
    assert words[0] == "qgis_process run geoportfolio:pointsinarea"
    assert f'"SOURCE={SOURCE}"' in text and '"CONNECTION=my office"' in text and f'"OUTPUT={output}"' in text
    assert "'" not in text and '""' not in text and '\\"' not in text


def test_a_name_that_would_be_a_command_stays_a_name(tmp_path):
    query = Query("$(touch owned); `id`", verb=SEARCH_ENTRIES)
    echoed = subprocess.run(
        [
            "bash",
            "-c",
            command_for(query, tmp_path / "x.gpkg", "").replace("qgis_process", "printf '%s\\n'", 1),
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    ).stdout.splitlines()
    assert "SOURCE=$(touch owned); `id`" in echoed and not (tmp_path / "owned").exists()


HOSTILE = {
    "a quote": ('pf" & calc & "x', '"'),
    "a variable": ("pf %PATH%", "%"),
    "a delayed variable": ("pf !PATH!", "!"),
    "a line end": ("pf\ncalc", "U+000A"),
    "the end of a paste": ("pf\x1b[201~calc", "U+001B"),
    "a break": ("pf\x03calc", "U+0003"),
    "C1": ("pf\x9bcalc", "U+009B"),
}


@pytest.mark.parametrize("case", HOSTILE)
@pytest.mark.parametrize("windows", [True, False])
@pytest.mark.parametrize("part", ["SOURCE", "COLUMNS", "FOOTPRINT"])
def test_what_a_terminal_would_obey_in_quotes_is_refused_with_the_next_step(case, windows, part, tmp_path):
    text, near = HOSTILE[case]
    query = {
        "SOURCE": Query(text, verb=SEARCH_ENTRIES),
        "COLUMNS": Query(SOURCE, columns=("id", text), verb=SEARCH_ENTRIES),
        "FOOTPRINT": Query(SOURCE, verb=EVENT, footprint=text),
    }[part]
    if not windows and near in '"%!':
        assert shlex.split(command_for(query, tmp_path / "x.gpkg", "", windows=False))
        return
    with pytest.raises(Unquotable) as refused:
        command_for(query, tmp_path / "x.gpkg", "", windows=windows)
    told = sentence(refused.value)
    assert is_told_well(told) and f"{part} contains {near}," in told and "Copy as Python" in told


def reopened(path: Path) -> dict[str, QgsVectorLayer]:
    project = QgsProject()
    assert project.read(str(path))
    found = {layer.name(): layer for layer in layers.results_in(project)}
    reopened.kept = project
    return found


def test_a_project_is_refreshed_every_night(typed, saved_project, tmp_path):
    output = tmp_path / "refreshed.csv"
    old = {name: layers.path_of(layer) for name, layer in reopened(saved_project).items()}
    reopened.kept.clear()
    for night in range(2):
        typed(f"qgis_process run geoportfolio:refreshproject -- PROJECT={saved_project} OUTPUT={output}")
        lines = output.read_text("utf-8").splitlines()
        assert lines[0] == "layer,status,message,rows"
        assert [line.split(",")[:3] for line in lines[1:]] == [
            ["Alps", "refreshed", "no change"],
            ["Coast", "refreshed", "no change"],
        ]
        found = reopened(saved_project)
        assert all(layer.isValid() and layer.featureCount() for layer in found.values())
        assert layers.path_of(found["Coast"]) != old["Coast"]
        # The first answer can be had back after the first night, and is gone after the second.
        assert old["Coast"].exists() == (night == 0)
        assert previous_results.previous_path(found["Coast"]).exists()
        reopened.kept.clear()


def test_a_layer_that_fails_keeps_its_answer_and_the_rest_goes_on(typed, saved_project, tmp_path):
    found = reopened(saved_project)
    query = layers.query_of(found["Alps"])
    change_record(found["Alps"], query=replace(query, source="pf_gone"))
    before = layers.path_of(found["Alps"])
    assert reopened.kept.write()
    reopened.kept.clear()
    output = tmp_path / "refreshed.csv"
    typed(f"qgis_process run geoportfolio:refreshproject -- PROJECT={saved_project} OUTPUT={output}")
    text = output.read_text("utf-8")
    assert "Alps,failed," in text and "no longer lists the source pf_gone" in text
    assert "Coast,refreshed,no change" in text
    assert layers.path_of(reopened(saved_project)["Alps"]) == before
    reopened.kept.clear()


def test_a_project_that_is_not_there_is_told(run, tmp_path):
    told = fails(run, "refreshproject", PROJECT=f"{tmp_path}/no.qgz", OUTPUT="TEMPORARY_OUTPUT")
    assert "could not be opened: there is no such file" in told
