"""Results on the map: name, place, provenance, styles and map tip, also after saving and reopening."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from qgis.core import (
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.api.shapes import Polygon
from geoportfolio.core.gis.layers import identity
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results.layers import add_result, path_of, query_of
from geoportfolio.core.gis.results.result import Result, story_of, title_of
from geoportfolio.core.gis.storage.columns import REPEATS
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.value_summary import SumInsured
from geoportfolio.core.gis.styles import points, renderers
from geoportfolio.core.gis.text.filter_text import filters_text
from tests.support.accessible import contrast
from tests.support.provenance import state_text
from tests.support.records import QUERY
from tests.support.vector_layers import map_tip

WHEN = datetime(2026, 3, 12, 9, 14)


@pytest.fixture
def result(store, point):
    def make(records=None, query=QUERY, **more):
        if records is None:
            records = [
                point(
                    9.99,
                    53.55,
                    LocNumber="1",
                    LocName="A & <b>",
                    BuildingTIV=10**n,
                    BITIV=0.5,
                    LocCurrency="EUR",
                )
                for n in range(3, 9)
            ]
        stored = store(records, query=query)
        settings = {"complete": True, "aliases": {"LocNumber": "Location"}, **more}
        return Result(
            stored,
            query,
            title_of(query, WHEN),
            ("points_buffer_v2",),
            "https://api.example.com",
            WHEN,
            3.1,
            **settings,
        )

    return make


def reopened(project, tmp_path) -> tuple[QgsProject, QgsVectorLayer]:
    path = str(tmp_path / "project.qgz")
    assert project.write(path)
    again = QgsProject()
    assert again.read(path)
    (layer,) = again.mapLayers().values()
    return again, layer


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ({}, "Hamburg Rathaus: CountryCode… (6)"),
        ({"filters": ()}, "Hamburg Rathaus (6)"),
        ({"verb": "search_entries", "areas": ()}, "CountryCode = DE (6)"),
        ({"verb": "search_entries", "areas": (), "filters": ()}, "pf_airports (6)"),
        ({"areas": (replace(QUERY.areas[0], name="7"),)}, "pf_airports 7: CountryCode =… (6)"),
        ({"verb": "accumulation", "filters": ()}, "Hamburg Rathaus: accumulation"),
        ({"areas": (replace(QUERY.areas[0], name="<b>Port</b>"),), "filters": ()}, "‹b>Port‹/b> (6)"),
    ],
)
def test_the_layer_is_named_for_where_it_is_from_and_its_count(project, result, asked, name):
    made = replace(result(), query=replace(QUERY, **asked))
    assert add_result(project, made).name() == name


def test_the_newest_result_is_on_top_of_the_group_without_its_legend(project, result):
    first, second = add_result(project, result()), add_result(project, result())
    group = project.layerTreeRoot().findGroup("GeoPortfolio")
    assert [node.layerId() for node in group.children()] == [second.id(), first.id()]
    assert group.isExpanded() and not any(node.isExpanded() for node in group.children())
    assert project.layerTreeRoot().children() == [group]


def test_a_result_without_rows_is_no_layer(project, result):
    with pytest.raises(ValueError, match="without rows"):
        add_result(project, result([]))
    assert not project.mapLayers()


def test_provenance_survives_saving_and_reopening(project, result, tmp_path):
    add_result(project, result())
    again, layer = reopened(project, tmp_path)
    assert query_of(layer) == QUERY
    record = record_of(layer)
    assert (record.host, record.when, record.is_complete) == ("https://api.example.com", WHEN, True)
    metadata = layer.metadata()
    assert metadata.title() == "pf_airports, Hamburg Rathaus, 2026-03-12"
    assert "https://api.example.com" in metadata.history()[0]
    path = "/graph/api/v2/reports/portfolio/points/buffer-selection"
    assert [link.url for link in metadata.links()] == ["https://api.example.com" + path]
    again.clear()


def test_a_query_too_large_for_the_project_is_read_from_the_file(project, result, tmp_path):
    ring = tuple((n / 1e4, (n * n % 977) / 1e3) for n in range(25000))
    large = Query("pf", (Area("Coast", Polygon((((*ring, ring[0]),),))),))
    layer = add_result(project, result(query=large))
    assert record_of(layer).query is None
    again, layer = reopened(project, tmp_path)
    assert query_of(layer) == large
    again.clear()


def test_a_foreign_layer_has_no_query():
    assert query_of(QgsVectorLayer("Point?crs=EPSG:4326", "theirs", "memory")) is None


@pytest.mark.parametrize("broken", ["{", "[1]", '{"rows": 1}', '{"rows": 1e999}'])
def test_a_broken_record_leaves_the_query_of_the_file(project, result, broken):
    layer = add_result(project, result())
    layer.setCustomProperty(identity.RECORD, broken)
    assert record_of(layer) == ResultRecord() and query_of(layer) == QUERY
    path_of(layer).unlink()
    assert query_of(layer) is None


def test_the_extent_of_a_layer_without_its_repetitions_is_that_of_the_file(project, point, store):
    # A mark that lies tells whether QGIS has read all rows for the extent: it would find the first alone.
    rows = [point(9.0, 50.0, LocNumber="1"), point(11.0, 52.0, LocNumber="2")]
    stored = store(rows, own_fields={REPEATS: "integer"}, tags={REPEATS: lambda _: [0, 1]})
    said = {"complete": True, "aliases": {}, "repeats": 1}
    endpoints = ("points_buffer_v2",)
    found = Result(stored, QUERY, "Points", endpoints, "https://a.example", WHEN, 1.0, **said)
    layer = add_result(project, found)
    assert layer.subsetString() == '"repeats" = 0' and layer.featureCount() == 1
    assert (layer.extent().xMaximum(), layer.extent().yMaximum()) == (11.0, 52.0)


def test_a_stopped_download_says_so(project, result):
    layer = add_result(project, result(complete=False))
    assert state_text(layer) == "stopped after 6"
    assert "stopped after 6" in layer.metadata().abstract()


def test_the_tooltip_tells_the_story(project, result):
    result = result()
    assert story_of(result) == (
        "6 locations, 12 Mar 2026 09:14, complete, CountryCode = DE, 200 m, 1 km around Hamburg Rathaus"
    )
    assert add_result(project, result).abstract() == story_of(result)
    assert "complete, Country = DE, " in story_of(replace(result, aliases={"CountryCode": "Country"}))


def test_a_filter_tree_is_told_in_one_line():
    tree = (Filter("Country", "FR", (Filter("Occ", "1116"), Filter("Occ", "1101"))), Filter("LOB", "X"))
    assert filters_text(tree) == "Country = FR > (Occ = 1116; Occ = 1101); LOB = X"


def test_aliases_are_the_labels_of_the_filters(project, point, result):
    layer = add_result(project, result([point(0, 0, LocNumber="1", City="a", city="b")]))
    aliases = {field.name(): field.alias() for field in layer.fields()}
    assert aliases == {"fid": "", "LocNumber": "Location", "City": "", "city_2": "city"}


def test_both_styles_survive_saving_and_reopening(project, result, tmp_path):
    add_result(project, result())
    again, layer = reopened(project, tmp_path)
    manager = layer.styleManager()
    assert manager.styles() == ["Plain", "Sum insured"]
    assert manager.currentStyle() == "Sum insured"
    heading, *classes = layer.renderer().ranges()
    assert heading.label() == "BuildingTIV + BITIV, EUR"
    sizes = [each.symbol().size() for each in classes]
    assert len(sizes) == 5 and sizes == sorted(sizes)
    assert layer.renderer().usingSymbolLevels(), "small dots are drawn above large ones"
    manager.setCurrentStyle("Plain")
    assert layer.renderer().symbol().size() == 1.6
    again.clear()


def test_sum_insured_is_offered_only_with_values(project, point, result):
    layer = add_result(project, result([point(0, 0, LocName="x", BuildingTIV="n/a")]))
    assert layer.styleManager().styles() == ["Plain"]


def test_classes_are_even_on_a_log_scale_and_short_to_read():
    sample = tuple(10.0**n for n in range(2, 10))
    assert renderers.breaks(sample) == [2500.0, 63000.0, 1600000.0, 40000000.0]
    assert renderers.breaks((5.0, 5.0)) == []
    renderer = points.sum_insured(SumInsured(("BITIV",), sample, ("EUR", "USD"), "LocCurrency"))
    assert [each.label() for each in renderer.ranges()] == [
        "BITIV, 2 currencies, not converted",
        "below 2.5 k",
        "2.5 k to 63 k",
        "63 k to 1.6 M",
        "1.6 M to 40 M",
        "40 M and more",
    ]


@pytest.mark.parametrize("background", ["#ffffff", "#202020", "#aad3df", "#f2efe9"])
@pytest.mark.parametrize("width", [300.0, 0.01], ids=["world", "street"])
def test_plain_stands_out_from_the_background(project, point, result, background, width):
    layer = add_result(project, result([point(0, 0, a=1)]))
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setOutputSize(QSize(60, 60))
    extent = layer.extent()
    extent.grow(width / 2)
    settings.setExtent(extent)
    settings.setBackgroundColor(QColor(background))
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    drawn, behind = QColor(job.renderedImage().pixel(30, 30)), QColor(background)
    assert contrast(drawn, behind) >= 3


def test_the_map_tip_shows_what_is_there_and_escapes_it(project, result):
    tip = map_tip(add_result(project, result()))
    assert "A &amp; &lt;b&gt;" in tip
    assert ">LocNumber</th><td>1</td>" in tip
    assert ">Sum insured</th><td>1,001 EUR</td>" in tip or ">1,000 EUR</td>" in tip
    assert "Occupancy" not in tip


def test_the_map_tip_has_eight_rows_at_most_and_leaves_out_nulls(project, point, result):
    names = (*points._NAMES, *points._IDS, *points._OCCUPANCIES, *points._QUALITIES)
    record = point(0, 0, **dict.fromkeys(names, "x"))
    assert map_tip(add_result(project, result([record]))).count("<tr>") == 8
    record = point(0, 0, LocName=None, LocNumber="7")
    assert map_tip(add_result(project, result([record]))).count("<tr>") == 1
