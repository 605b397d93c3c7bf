"""Columns and values that were named to break SQL, expressions, files and map tips."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timezone

import pytest
from qgis.core import (
    QgsExpression,
    QgsFeatureRequest,
    QgsProject,
    QgsSettings,
    QgsVectorLayer,
)

from geoportfolio.core.api.query import Query
from geoportfolio.core.gis.connections.settings import Connection, names, read, write
from geoportfolio.core.gis.enrichment.layer_lists import recent, remember
from geoportfolio.core.gis.files.file_names import result_path
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.storage.columns import printable
from geoportfolio.core.gis.styles.map_tips import tip_of
from tests.support.vector_layers import map_tip

NAMES = [
    'a"b',
    "a'b",
    "a`b",
    "[a]",
    "a]b",
    'x"; DROP TABLE records; --',
    "a\x00b",
    "x" * 10_000,
    "rowid",
    "_rowid_",
    "oid",
    "fid",
    "FID",
    "geom",
    "ogr_geometry",
    "ogr_style",
    "ogr_fid",
    "OGR_GEOMETRY",
    "select",
    "SELECT",
    "table",
    "order",
    "null",
    "%]<img src='x'>[%",
    "[% 1/0 %]",
    "a%]b",
    "",
    " ",
    "a.b",
    "a,b",
    "a;b",
    "\\",
    "a\nb",
    "\ud800",
    "$id",
    "@map_scale",
    "records",
    "sqlite_master",
    "gp_area",
    "area",
    "\u202eabc",
    "ROWID ",
    "?",
    ":x",
    "{}",
    "{0}",
]
VALUES = [
    "'; DROP TABLE records; --",
    '" OR 1=1',
    "%' OR '1'='1",
    "\0",
    "[% 1/0 %]",
    "{}",
    "<b>",
    "\\",
    "x" * 10_000,
]


@pytest.fixture
def stored(store, point):
    rows = [point(10 + n, 50, **dict.fromkeys(NAMES, value)) for n, value in enumerate(VALUES)]
    return store(rows)


def test_every_column_and_value_is_there(stored):
    assert stored.count == len(VALUES)
    originals = [field.original for field in stored.fields]
    assert len(originals) == len(NAMES)
    with sqlite3.connect(stored.path) as file:
        assert file.execute("SELECT count(*) FROM records").fetchone() == (len(VALUES),)
    file.close()
    layer = QgsVectorLayer(f"{stored.path}|layername=records", "x", "ogr")
    assert layer.isValid() and layer.featureCount() == len(VALUES)
    fields = {field.original: field.name for field in stored.fields}
    for feature, value in zip(layer.getFeatures(), VALUES):
        for name in NAMES:
            field = fields.get(name) or fields[printable(name)]
            seen = feature[field]
            assert seen == value.replace("\0", "\\u0000"), (name[:20], seen)


def test_expressions_and_filters_find_each_value(stored):
    layer = QgsVectorLayer(f"{stored.path}|layername=records", "x", "ogr")
    for field in stored.fields:
        column = QgsExpression.quotedColumnRef(field.name)
        for value in VALUES[:5]:
            wanted = f"{column} = {QgsExpression.quotedString(printable(value))}"
            expression = QgsExpression(wanted)
            assert not expression.hasParserError(), (field.name[:30], expression.parserErrorString())
            found = [each.id() for each in layer.getFeatures(QgsFeatureRequest(expression))]
            assert len(found) == 1, (field.name[:30], value)


def test_a_result_with_them_has_a_layer_and_a_tip_without_tags(stored):
    QgsProject.instance().clear()
    when = datetime(2026, 3, 12, tzinfo=timezone.utc)
    result = Result(stored, Query("s"), "t", ("points_selection_v2",), "https://h", when, 1.0)
    layer = layers.add_result(QgsProject.instance(), result)
    assert layer.isValid() and "<img" not in map_tip(layer)
    QgsProject.instance().clear()


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name)[:30])
def test_no_label_and_no_column_leaves_its_row_of_a_tip(name, store, point):
    stored = store([point(10, 50, **{"LocName": "<b>bold</b>", name: "<img src='x'>"})])
    layer = QgsVectorLayer(f"{stored.path}|layername=records", "x", "ogr")
    field = next(field for field in stored.fields if field.original != "LocName")
    for label in (name, "plain"):
        layer.setMapTipTemplate(tip_of([(label, QgsExpression.quotedColumnRef(field.name))]))
        shown = map_tip(layer)
        assert "<img" not in shown and "[%" not in shown.replace("[% 1/0 %]", ""), shown


@pytest.mark.parametrize("text", ["../../evil", "a/b", "C:\\x", "<b>", "x" * 500, "\u202e", "a;b", "%s{}"])
def test_a_hostile_source_or_title_stays_in_the_folder(text, tmp_path):
    path = result_path(tmp_path, text, datetime(2026, 3, 12, tzinfo=timezone.utc))
    assert path.parent == tmp_path and len(path.name.encode()) < 230


def test_a_connection_reads_back_whatever_its_settings_hold():
    write(Connection("a name", "https://example.com"), "")
    for text in ("[" * 100_000, "[]", "9" * 10_000, '{"largest_answer": null', '"x"'):
        QgsSettings().setValue("geoportfolio/connections/a name/open_points", text)
        assert read("a name").open_points.largest_answer == 100
    assert "a name" in names()


def test_lists_of_layers_are_those_of_their_connection():
    remember("../../connections/a", ("x",))
    assert recent("../../connections/a") == ("x",) and names() == []
