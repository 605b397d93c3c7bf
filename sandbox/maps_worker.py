"""The child process of :mod:`sandbox.maps`: QGIS Server behind a pipe, run by the Python that has QGIS.

Arguments: the folder with ``<layer>.geojson`` files, and the layers. Each line of the input is a JSON
object with the ``url`` of a request; the answer is a line of JSON (status, headers, length) and the body.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsMapLayer,
    QgsProject,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsRendererCategory,
    QgsSingleSymbolRenderer,
    QgsVectorLayer,
)
from qgis.server import QgsBufferServerRequest, QgsBufferServerResponse, QgsServer

LAYERS = {
    "wind_bands": (
        "Wind bands (synthetic)",
        "Gusts around invented storm tracks, in three bands: gale, strong and severe. Synthetic.",
        ("band", {"gale": "#c6dbef", "strong": "#6baed6", "severe": "#08519c"}),
    ),
    "flood_zones": (
        "Flood zones (synthetic)",
        "Low ground around airports that a river floods once in 100 or 500 years. Synthetic.",
        ("return_period", {"1 in 500 years": "#a6dba0", "1 in 100 years": "#1b7837"}),
    ),
    "earthquake_bands": (
        "Earthquake bands (synthetic)",
        "Zones of low, moderate and high shaking along plate borders. Synthetic.",
        ("zone", {"low": "#fee8c8", "moderate": "#fdbb84", "high": "#e34a33"}),
    ),
}
"""Title, abstract, and the field with its colors."""
GROUP = "Hazard"
SMALLEST_SCALES = {"flood_zones": 20_000_000}
"""The denominator beyond which a layer is not drawn."""
NOT_QUERYABLE = ("earthquake_bands",)
SECOND_STYLES = {"wind_bands": ("outline", {"color": "0,0,0,0", "outline_color": "#08519c"})}
PROJECT = "hazards.qgs"


def make_project(folder: Path, names: list[str], path: Path) -> None:
    """Write the project that QGIS Server publishes."""
    project = QgsProject()
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:3857"))
    layers = [styled_layer(folder, name) for name in names]
    project.addMapLayers(layers, False)
    group = project.layerTreeRoot().addGroup(GROUP)
    group.setCustomProperty("wmsShortName", "hazard")
    group.setCustomProperty("wmsTitle", "Hazard maps (synthetic)")
    group.setCustomProperty("wmsAbstract", "All maps of natural hazards. Synthetic.")
    for layer in layers:
        group.addLayer(layer)
    entries = {
        ("WMSServiceCapabilities", "/"): True,
        ("WMSServiceTitle", "/"): "GeoPortfolio sandbox",
        ("WMSCrsList", "/"): ["EPSG:3857", "EPSG:4326"],
        ("WMSAddWktGeometry", "/"): False,
        ("WFSLayers", "/"): [layer.id() for layer in layers],
    }
    for (scope, key), value in entries.items():
        project.writeEntry(scope, key, value)
    world = QgsRectangle(-20037508, -19971868, 20037508, 19971868)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(world, project.crs()))
    project.writeEntry("WMSExtent", "/", [str(value) for value in world.toRectF().getCoords()])
    part = path.with_name(f"part-{os.getpid()}.qgs")
    project.write(str(part))
    part.replace(path)


def styled_layer(folder: Path, name: str) -> QgsVectorLayer:
    """One hazard layer with a color for each band."""
    title, abstract, (field, colors) = LAYERS[name]
    layer = QgsVectorLayer(str(folder / f"{name}.geojson"), title, "ogr")
    layer.setShortName(name)
    properties = layer.serverProperties()
    described = properties if hasattr(properties, "setTitle") else layer  # since QGIS 3.38
    described.setTitle(title)
    described.setAbstract(abstract)
    outline = {"outline_color": "#555555", "outline_width": "0.1"}
    categories = [
        QgsRendererCategory(value, QgsFillSymbol.createSimple({"color": color, **outline}), value)
        for value, color in colors.items()
    ]
    layer.setRenderer(QgsCategorizedSymbolRenderer(field, categories))
    layer.setOpacity(0.7)
    if name in SMALLEST_SCALES:
        layer.setScaleBasedVisibility(True)
        layer.setMinimumScale(SMALLEST_SCALES[name])
    if name in NOT_QUERYABLE:
        layer.setFlags(layer.flags() & ~QgsMapLayer.LayerFlag.Identifiable)
    if name in SECOND_STYLES:
        add_style(layer, *SECOND_STYLES[name])
    return layer


def add_style(layer: QgsVectorLayer, name: str, symbol: dict[str, str]) -> None:
    """Another style, which is not the default."""
    styles = layer.styleManager()
    first = styles.currentStyle()
    styles.addStyleFromLayer(name)
    styles.setCurrentStyle(name)
    layer.setRenderer(QgsSingleSymbolRenderer(QgsFillSymbol.createSimple(symbol)))
    styles.setCurrentStyle(first)


def serve(server: QgsServer, project: QgsProject) -> None:
    """Answer until the input ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # QGIS writes messages to the standard output
    for line in sys.stdin:
        request = QgsBufferServerRequest(json.loads(line)["url"])
        response = QgsBufferServerResponse()
        server.handleRequest(request, response, project)
        body = bytes(response.body())
        head = {"status": response.statusCode(), "headers": response.headers(), "length": len(body)}
        answers.write(json.dumps(head).encode() + b"\n" + body)
        answers.flush()


def main(folder: Path, names: list[str]) -> None:
    """Make the project if it is missing, and serve it."""
    application = QgsApplication([], False)
    server = QgsServer()
    path = folder / PROJECT
    if not path.exists():
        make_project(folder, names, path)
    project = QgsProject()
    project.read(str(path))
    serve(server, project)
    application.exitQgis()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
