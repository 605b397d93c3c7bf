"""Odd content on its other ways: temporary layers of the toolbox, CSV, and the map service."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest
from lxml import etree
from qgis.core import NULL
from qgis.PyQt.QtCore import QDate

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.parsing.records import Block, Record
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType
from geoportfolio.core.gis.hazard_maps.features import gml_records
from geoportfolio.core.gis.results.csv_export import CsvFile
from geoportfolio.core.gis.storage.writer import ResultWriter
from sandbox import spoilers
from tests.qgis.reliability import contents
from tests.qgis.reliability.cells import VERBS
from tests.support.algorithms import ALGORITHMS
from tests.support.oracle import SOURCE
from tests.support.processing import Feedback
from tests.support.rows import COLUMNS, FLAT, LAYERS, ROWS
from tests.support.service import client_of
from tests.support.vector_layers import opened, parameters_of, sites, table_of

TEMPORARY = ("points_selection_v2", "accumulation_layer_v1")
"""Rows whose answers are rows."""
CSV = ("points_selection_v2", "entries_search_v2")


def rows_of(layer) -> list[dict]:
    """The rows of a layer as the cells compare them."""
    names = layer.fields().names()
    rows = []
    for feature in layer.getFeatures():
        row = {name: _plain(value) for name, value in zip(names, feature.attributes())}
        row.pop("fid", None)
        if feature.hasGeometry():
            row["geom"] = "0" * 16 + bytes(feature.geometry().asWkb()).hex()
        rows.append(row)
    return rows


def _plain(value):
    if isinstance(value, QDate):
        return value.toString("yyyy-MM-dd")
    return None if value == NULL else value


@pytest.mark.parametrize("content", contents.TITLES)
@pytest.mark.parametrize("row", TEMPORARY)
def test_a_temporary_layer_has_what_came(sandbox, run, row, content):
    feedback = Feedback()
    with contents.spoiling(sandbox, VERBS[row], content):
        results = run(
            ALGORITHMS[row].name, feedback, OUTPUT="TEMPORARY_OUTPUT", **parameters_of(ALGORITHMS[row])
        )
        asked = [seen for seen in sandbox.requests if VERBS[row].path in seen.path]
        sent = contents.bodies(sandbox, asked)
    served = [record for body in sent for record in contents.records_of(json.loads(body))]
    layer = run.context.getMapLayer(results["OUTPUT"])
    assert list(contents.differences(served, rows_of(layer))) == []
    assert feedback.errors == []
    lost = sum(place is None or not contents.is_on_globe(place) for _, place in served)
    told = " ".join(feedback.warnings)
    if content in ("placeless", "astray") and 0 < lost < len(served):
        assert f"{lost} " in told
        assert ("have no position" if content == "placeless" else "a position outside ±180°, ±90°") in told
    else:
        assert told == ""


@pytest.mark.parametrize("content", contents.TITLES)
@pytest.mark.parametrize("row", CSV)
def test_a_csv_file_has_what_came(sandbox, tmp_path, row, content):
    client, query = client_of(sandbox), replace(ROWS[row].asks, page_size=200)
    described = gis.connections.sources.describe_source(client, SOURCE, Monitor())
    with contents.spoiling(sandbox, VERBS[row], content):
        saved = gis.results.csv_export.save_csv(client, query, described, tmp_path / "saved.csv", Monitor())
        asked = [seen for seen in sandbox.requests if VERBS[row].path in seen.path]
        sent = contents.bodies(sandbox, asked)
    assert saved.error is None
    served = [line for body in sent for line in contents.csv_rows(body.decode("utf-8", "replace"))]
    found = contents.csv_rows(saved.path.read_bytes().decode("utf-8-sig"))
    assert len(found) == len(served) == saved.count
    for before, after in zip(served, found):
        after.pop("area", None)
        cleaned = {name: contents.cleaned(text or "") for name, text in before.items()}
        # What Excel would take for a formula stands behind an apostrophe.
        assert after == {name: text.replace("-Infinity", "'-Infinity") for name, text in cleaned.items()}


def test_json_in_place_of_csv_is_cleaned_as_a_geopackage_is(sandbox, tmp_path):
    """A service that has no CSV answers JSON: half a pair and NUL are no text of a file."""
    with contents.spoiling(sandbox, VERBS["entries_search_v2"], "control"):
        records = list(client_of(sandbox).portfolio.search_entries(SOURCE, FLAT, COLUMNS, version="v2"))
    with CsvFile(tmp_path / "saved.csv") as file:
        file.add(records, {})
    found = contents.csv_rows(file.written.read_bytes().decode("utf-8-sig"))
    assert [row["LocName"] for row in found] == [contents.cleaned(r.attributes["LocName"]) for r in records]
    assert found[0]["LocName"] == contents.cleaned(spoilers.CONTROL)


@pytest.mark.parametrize("position", [None, [], [9.5], ["a", None], {"x": 1}])
def test_a_place_that_is_none_leaves_its_row_in_a_csv_file(tmp_path, position):
    records = [Record({"type": "Point", "coordinates": position}, {"id": "a"})]
    with CsvFile(tmp_path / "one.csv") as file:
        file.add(records, {})
        file.add(Block(("id",), (("b",),), [position]), {})
    found = contents.csv_rows(file.written.read_bytes().decode("utf-8-sig"))
    assert [row["id"] for row in found] == ["a", "b"]


@pytest.mark.parametrize("content", contents.TITLES)
@pytest.mark.parametrize("is_file", [True, False], ids=["file", "temporary"])
def test_enriched_points_have_what_came(sandbox, run, tmp_path, content, is_file):
    points = sites(*(f"POINT({8 + number / 4} 53.5)" for number in range(6)))
    output = str(tmp_path / "points.gpkg") if is_file else "TEMPORARY_OUTPUT"
    with contents.spoiling(sandbox, VERBS["enrich_batch"], content):
        results = run("enrichpoints", INPUT=points, LAYERS=",".join(LAYERS), OPERATION=0, OUTPUT=output)
        served = [item for body in contents.bodies(sandbox) for item in json.loads(body)]
    layer = opened(output) if is_file else run.context.getMapLayer(results["OUTPUT"])
    ids = [item["id"] for item in served]
    rows = rows_of(layer)
    assert len(rows) == 6
    for number, row in enumerate(rows, 1):
        assert row["geom"]
        if ids.count(str(number)) > 1:
            assert row["status"] == "failed"
            continue
        layers = served[ids.index(str(number))]["enrichment"]
        assert row["status"] == ("found" if any(layers.values()) else "not found")
        wanted, found = {}, {name: value for name, value in row.items() if name.startswith(LAYERS)}
        for name, attributes in layers.items():
            own = attributes if isinstance(attributes, dict) else {"value": attributes}
            wanted.update((f"{name}_{attribute}", value) for attribute, value in own.items())
            rest = json.loads(found.pop(f"{name}_more_fields", None) or "{}")
            found.update((f"{name}_{attribute}", value) for attribute, value in rest.items())
        differ = [n for n in {*wanted, *found} if not contents.is_kept(wanted.get(n), found.get(n))]
        assert differ == []


@pytest.mark.parametrize("content", contents.TITLES)
def test_addresses_become_places_or_say_why_not(sandbox, run, content):
    with contents.spoiling(sandbox, VERBS["geocode"], content):
        table = table_of([{"a": "Hamburg Airport"}], a="string")
        results = run("geocodeaddresses", INPUT=table, ADDRESS='"a"', OUTPUT="TEMPORARY_OUTPUT")
        (sent,) = contents.bodies(sandbox)
    (row,) = rows_of(run.context.getMapLayer(results["OUTPUT"]))
    served = json.loads(sent)["result"]
    due = {"nan": "not found", "placeless": "not found", "astray": "failed"}.get(content, "found")
    assert row["status"] == due
    assert ("geom" in row) == (due == "found")
    if due == "found":
        assert row["label"] == contents.cleaned(served["label"] or "")
        assert row["placeId"] == served["placeId"]
    if due == "failed":
        assert "latitude 95.25, longitude 500.5" in row["message"]


@pytest.mark.parametrize("content", contents.TITLES)
def test_attributes_become_a_row(sandbox, run, content):
    if contents.ending("point_attributes", content).word == contents.ABSENT:
        return
    with contents.spoiling(sandbox, VERBS["point_attributes"], content):
        results = run("pointattributes", SOURCE=SOURCE, VALUES="apt-EDDH", OUTPUT="TEMPORARY_OUTPUT")
        sent = contents.bodies(sandbox, [s for s in sandbox.requests if "attributes" in s.path])
    (row,) = rows_of(run.context.getMapLayer(results["OUTPUT"]))
    served = json.loads(sent[0])
    row.update(json.loads(row.pop("more_fields", None) or "{}"))
    assert row["status"] == "found"
    assert [name for name in served if not contents.is_kept(served[name], row.get(name))] == []


@pytest.mark.parametrize("content", contents.TITLES)
def test_features_of_the_map_service_are_kept(sandbox, tmp_path, content):
    sandbox.faults.set(f"layers/wfs={content}")
    wanted, path = FeatureType("wind_bands"), tmp_path / "bands.gpkg"
    found = gis.hazard_maps.features.store_features(client_of(sandbox), wanted, None, path, Monitor())
    sent = contents.bodies(sandbox)[0]  # behind it, a page that is empty
    assert found.error is None
    served = contents.records_of(json.loads(sent))
    assert list(contents.differences(served, rows_of(opened(str(path))))) == []


@pytest.mark.parametrize("content", contents.TITLES)
def test_features_of_gml_are_kept(sandbox, tmp_path, content):
    """Without its schema; numbers are compared by their worth, and an empty text is none."""
    sandbox.faults.set(f"layers/wfs={content}")
    path = next(client_of(sandbox).maps.gml_pages(("wind_bands",), tmp_path))
    served = etree.parse(str(path)).findall(".//{http://www.qgis.org/gml}wind_bands")
    with ResultWriter(tmp_path / "bands.gpkg", {}) as writer:
        writer.add(gml_records(path), {}, Monitor())
    rows = rows_of(opened(str(writer.stored.path)))
    assert len(rows) == len(served) > 8
    for feature, row in zip(served, rows):
        row.update(json.loads(row.pop("more_fields", None) or "{}"))
        texts = {etree.QName(leaf).localname: leaf.text for leaf in feature if not len(leaf)}
        assert [name for name, text in texts.items() if _said(row.get(name)) != _said(text)] == []
        numbers = [float(n) for each in feature.iter("{*}posList") for n in each.text.split()]
        is_far = max(numbers, default=0) > 360
        assert ("geom" in row) == (bool(numbers) and not is_far)
        assert (row.get("sent_place") is not None) == is_far


def _said(value):
    try:
        number = float(value)
    except (TypeError, ValueError):
        return value or None
    return number if math.isfinite(number) else None
