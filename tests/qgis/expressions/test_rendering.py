"""Expressions in real drawings: labels and styles in QGIS's own threads, tables, layouts, an atlas."""

from __future__ import annotations

import json
import time

import pytest
from qgis.core import (
    NULL,
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsField,
    QgsFillSymbol,
    QgsLayoutExporter,
    QgsLayoutItemLabel,
    QgsLayoutItemMap,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsPrintLayout,
    QgsProject,
    QgsProperty,
    QgsRectangle,
    QgsRendererCategory,
    QgsVectorLayerCache,
    QgsVectorLayerSimpleLabeling,
    QgsVectorSimplifyMethod,
)
from qgis.gui import QgsAttributeTableModel
from qgis.PyQt.QtCore import QSize, Qt, QTimer
from qgis.PyQt.QtGui import QColor
from shapely.geometry import box

from geoportfolio.core.gis.compat import MARKER_SIZE, FieldType
from sandbox.hazards import zones_at
from tests.qgis.expressions.conftest import context_of, evaluated, forget_functions, layer_of
from tests.qgis.service import COAST, SOURCE, airports_in
from tests.qgis.window import let_go, pump_until

WIND = "gp_enrichment('wind_bands', 'gust_kmh')"
EUROPE = QgsRectangle(-12, 36, 32, 62)


WINDY = (10.0, 50.0)
"""In a band of wind."""


def gust(position):
    found = zones_at("wind_bands", *position)
    return found[0].attributes["gust_kmh"] if found else None


def grid(count):
    """Positions over Europe: some in a band of wind, some not."""
    return [
        (-10.0 + number % 40, 47.0 + (number // 40) % 12 + 0.01 * (number // 480)) for number in range(count)
    ]


def labelled(layer, text):
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = text, True
    # One place a label, and all of them: QGIS takes long to choose.
    settings.placement, settings.displayAll = QgsPalLayerSettings.Placement.OverPoint, True
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)
    return layer


class Canvas:
    """The window's canvas over Europe; counts its drawings."""

    def __init__(self, window, *layers):
        self.canvas = window.mapCanvas()
        self.canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
        self.canvas.setParallelRenderingEnabled(True)
        self.canvas.setCachingEnabled(True)
        self.drawings = 0
        self.canvas.mapCanvasRefreshed.connect(self._count)
        self.canvas.setExtent(EUROPE)
        let_go()
        for timer in self.canvas.findChildren(QTimer):
            if timer.interval() >= 500:
                # It would draw itself again half a second after it was laid out.
                timer.stop()
        pump_until(lambda: not self.canvas.isDrawing())
        self.drawings = 0
        self.canvas.setLayers(list(layers))
        self.drawn()

    def _count(self):
        self.drawings += 1

    def drawn(self, count=None):
        """Wait for so many drawings, and that no other begins."""
        pump_until(lambda: self.drawings >= (count or 1) and not self.canvas.isDrawing())
        let_go()

    def settled(self, seconds=0.25):
        """Nothing more is drawn by itself."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            let_go()
            time.sleep(0.01)
        pump_until(lambda: not self.canvas.isDrawing())

    def labels(self):
        return sorted(label.labelText for label in self.canvas.labelingResults().allLabels())


def test_labels_are_drawn_at_once_without_values_and_once_more_with_them(desk, window, sandbox):
    positions = grid(200)
    sandbox.faults.set("batch=delay:0.6x1")
    canvas = Canvas(window, labelled(layer_of(*positions), WIND))
    # Nothing of the drawing has waited for the service.
    assert canvas.labels() == [] and not sandbox.requests
    pump_until(lambda: sandbox.requests)
    assert canvas.drawings == 1
    pump_until(lambda: canvas.drawings == 2 and not desk.is_asking())
    canvas.settled()
    expected = [str(gust(position)) for position in positions if gust(position)]
    assert len(set(expected)) > 2 and set(canvas.labels()) == set(expected)
    assert len(canvas.labels()) > len(expected) / 2
    assert canvas.drawings == 2 and len(sandbox.requests) == 1
    assert window.texts() == []


def test_only_the_layers_that_asked_are_drawn_anew(desk, window):
    asking, other = labelled(layer_of(*grid(5)), WIND), layer_of(*grid(5), name="other")
    repaints = []
    asking.repaintRequested.connect(lambda: repaints.append("asking"))
    other.repaintRequested.connect(lambda: repaints.append("other"))
    canvas = Canvas(window, asking, other)
    desk.wait()
    canvas.settled()
    assert repaints == ["asking"] and canvas.drawings == 2


def test_places_without_a_value_are_not_drawn_anew_nor_asked_again(desk, window, sandbox):
    canvas = Canvas(window, labelled(layer_of((-5.0, 40.0), (-5.0, 41.0)), WIND))
    desk.wait()
    canvas.settled()
    drawings = canvas.drawings
    assert len(sandbox.requests) == 1
    canvas.canvas.refreshAllLayers()
    canvas.drawn(drawings + 1)
    desk.wait()
    assert len(sandbox.requests) == 1 and canvas.drawings == drawings + 1


def test_polygons_keep_their_values_while_the_map_is_zoomed(desk, window, sandbox):
    """QGIS simplifies what it draws; what an expression sees stays whole."""
    layer = layer_of(COAST.buffer(1, 64).wkt, kind="Polygon")
    simple = QgsVectorSimplifyMethod()
    simple.setSimplifyHints(QgsVectorSimplifyMethod.SimplifyHint.FullSimplification)
    layer.setSimplifyMethod(simple)
    labelled(layer, f"gp_accumulation('locations', $geometry, '{SOURCE}')")
    canvas = Canvas(window, layer)
    canvas.drawn()
    desk.wait()
    canvas.settled()
    assert canvas.labels() == [str(len(airports_in(COAST.buffer(1, 64))))]
    asked = len(sandbox.requests)
    for extent in (QgsRectangle(-180, -90, 180, 90), QgsRectangle(8, 53, 11, 55)):
        canvas.canvas.setExtent(extent)
        drawings = canvas.drawings
        canvas.canvas.refresh()
        canvas.drawn(drawings + 1)
        desk.wait()
    assert len(sandbox.requests) == asked


def test_styles_follow_the_values(desk, window):
    positions = [WINDY, (-5.0, 40.0)]
    layer = layer_of(*positions)
    symbol = QgsMarkerSymbol.createSimple({"size": "1", "color": "red", "outline_style": "no"})
    symbol.symbolLayer(0).setDataDefinedProperty(
        MARKER_SIZE, QgsProperty.fromExpression(f"coalesce({WIND}, 0) / 10")
    )
    layer.setRenderer(
        QgsCategorizedSymbolRenderer(f"{WIND} > 0", [QgsRendererCategory(1, symbol, "in the wind")])
    )
    canvas = Canvas(window, layer)
    before = image_of(canvas)
    desk.wait()
    canvas.settled()
    assert reds(before) == 0 and reds(image_of(canvas)) > 100


def image_of(canvas):
    return canvas.canvas.grab().toImage()


def reds(image):
    """How many of its pixels are red."""
    red = QColor("red").rgb()
    return sum(image.pixel(x, y) == red for x in range(image.width()) for y in range(image.height()))


def test_several_drawings_in_several_threads_ask_each_place_once(desk, window, sandbox):
    layers = [labelled(layer_of(*grid(300), name=str(number)), WIND) for number in range(4)]
    jobs = []
    for _ in range(3):
        settings = QgsMapSettings()
        settings.setLayers(layers)
        settings.setExtent(EUROPE)
        settings.setOutputSize(QSize(400, 300))
        settings.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
        settings.setExpressionContext(QgsProject.instance().createExpressionContext())
        jobs.append(QgsMapRendererParallelJob(settings))
    for job in jobs:
        job.start()
    pump_until(lambda: not any(job.isActive() for job in jobs))
    desk.wait()
    asked = [point["lng"] for seen in sandbox.requests for point in json.loads(seen.body)["points"]]
    assert len(asked) == 300
    assert all(evaluated(WIND, layer) == gust((-10.0, 47.0)) for layer in layers)


def test_a_virtual_field_shows_its_values_in_an_open_table(desk, sandbox):
    layer = layer_of(WINDY)
    layer.addExpressionField(WIND, QgsField("gust", FieldType.INTEGER))
    cache = QgsVectorLayerCache(layer, 100)
    table = QgsAttributeTableModel(cache)
    table.loadLayer()
    assert table.data(table.index(0, 1), Qt.ItemDataRole.EditRole) == NULL
    desk.wait()
    assert table.data(table.index(0, 1), Qt.ItemDataRole.EditRole) == gust(WINDY)
    assert len(sandbox.requests) == 1
    del table, cache


def test_a_virtual_field_outlives_the_functions(desk):
    layer = layer_of(WINDY)
    layer.addExpressionField(WIND, QgsField("gust", FieldType.INTEGER))
    assert [feature["gust"] for feature in layer.getFeatures()] == [NULL]
    desk.wait()
    assert [feature["gust"] for feature in layer.getFeatures()] == [gust(WINDY)]
    desk.part.remove()
    assert [feature["gust"] for feature in layer.getFeatures()] == [NULL]
    desk.install()
    list(layer.getFeatures())
    desk.wait()
    assert [feature["gust"] for feature in layer.getFeatures()] == [gust(WINDY)]


def test_an_expression_that_was_parsed_before_answers_null_when_the_functions_are_gone(desk):
    layer = layer_of(WINDY)
    assert desk.asked(WIND, layer)[1] == gust(WINDY)
    parsed, context = QgsExpression(WIND), context_of(layer)
    parsed.prepare(context)
    assert parsed.evaluate(context) == gust(WINDY)
    desk.part.remove()
    let_go()
    assert parsed.evaluate(context) == NULL


class Designer:
    """What the window has of an open layout."""

    def __init__(self, layout):
        self._layout = layout

    def layout(self):
        return self._layout


@pytest.fixture
def atlas(desk, window, tmp_path):
    """An atlas over two polygons, with a label on the page and a label on the map."""
    fill = "POLYGON(({0} {1}, {2} {1}, {2} {3}, {0} {3}, {0} {1}))"
    layer = layer_of(fill.format(8, 53, 11, 55), fill.format(-30, -42, -28, -40), kind="Polygon")
    layer.renderer().setSymbol(QgsFillSymbol.createSimple({"color": "white"}))
    labelled(layer, f"'n=' || gp_accumulation('locations', $geometry, '{SOURCE}')")
    layout = QgsPrintLayout(QgsProject.instance())
    layout.initializeDefaults()
    layout.setName("atlas")
    page = QgsLayoutItemLabel(layout)
    page.setText(
        f"[% coalesce(gp_accumulation('locations', @atlas_geometry, '{SOURCE}'), 'not yet') %] "
        f"[% coalesce(gp_accumulation('locations', $geometry, '{SOURCE}'), 'not yet') %]"
    )
    layout.addLayoutItem(page)
    shown = QgsLayoutItemMap(layout)
    layout.addLayoutItem(shown)
    shown.attemptMove(QgsLayoutPoint(20, 40))
    shown.attemptResize(QgsLayoutSize(150, 120))
    shown.setCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    shown.setLayers([layer])
    shown.setAtlasDriven(True)
    layout.atlas().setCoverageLayer(layer)
    layout.atlas().setEnabled(True)
    window.designers.append(Designer(layout))
    yield layout, page, tmp_path / "atlas.pdf"
    window.designers.clear()


def exported(layout, path):
    """Write the atlas as one PDF."""
    settings = QgsLayoutExporter.PdfExportSettings()
    settings.dpi = 60
    result, error = QgsLayoutExporter.exportToPdf(layout.atlas(), str(path), settings)
    assert result == QgsLayoutExporter.ExportResult.Success, error
    assert path.stat().st_size > 1000


def test_an_atlas_has_the_values_once_they_have_come(atlas, desk, window, sandbox):
    layout, page, path = atlas
    refreshed = []
    layout.refreshed.connect(lambda: refreshed.append(1))
    exported(layout, path)
    desk.wait()
    # Both pages, on the page and on the map, in two requests and one for the source.
    asked = [seen.path.rsplit("/", 2)[-2:] for seen in sandbox.requests]
    assert sum("accumulation" in parts for parts in asked) == 2 and len(asked) == 3
    assert refreshed == [1]
    assert "export it again" in window.texts()[-1]
    exported(layout, path)
    desk.wait()
    assert len(sandbox.requests) == 3
    atlas_of = layout.atlas()
    atlas_of.beginRender()
    texts = []
    for number in range(2):
        atlas_of.seekTo(number)
        texts.append(page.currentText())
    count = len(airports_in(box(8, 53, 11, 55)))
    assert texts == [f"{count} {count}", "0 0"]


def test_the_labels_of_a_layouts_map_have_the_values(atlas, desk):
    layout, _, path = atlas
    exported(layout, path)
    desk.wait()
    layout.atlas().beginRender()
    layout.atlas().first()
    exporter = QgsLayoutExporter(layout)
    settings = QgsLayoutExporter.ImageExportSettings()
    settings.dpi = 60
    assert exporter.exportToImage(str(path.with_suffix(".png")), settings) == 0
    found = [label.labelText for each in exporter.labelingResults().values() for label in each.allLabels()]
    assert f"n={len(airports_in(box(8, 53, 11, 55)))}" in found


def test_a_project_with_the_functions_is_drawn_without_them(desk, window, tmp_path):
    desk.part.remove()
    forget_functions()
    path = str(tmp_path / "shared.qgz")
    labelled(layer_of(WINDY), WIND)
    project = QgsProject.instance()
    assert project.write(path) and project.read(path)
    (layer,) = project.mapLayers().values()
    canvas = Canvas(window, layer)
    assert canvas.labels() == [] and layer.labeling().settings().fieldName == WIND
    assert "not known" in QgsExpression(WIND).parserErrorString()


def test_functions_can_go_and_come_while_the_map_is_drawn(desk, window):
    layer = labelled(layer_of(*grid(1200)), WIND)
    symbol = QgsMarkerSymbol.createSimple({"size": "1"})
    symbol.symbolLayer(0).setDataDefinedProperty(MARKER_SIZE, QgsProperty.fromExpression(f"{WIND} / 50"))
    layer.renderer().setSymbol(symbol)
    canvas = Canvas(window, layer)
    for wait in range(12):
        layer.triggerRepaint()
        canvas.canvas.refresh()
        end = time.monotonic() + 0.03 * (wait % 4)
        while time.monotonic() < end:
            let_go()
        desk.part.remove()
        desk.install()
    pump_until(lambda: not canvas.canvas.isDrawing())
