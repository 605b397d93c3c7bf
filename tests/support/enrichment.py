"""Points to be enriched, and the tables that become of them."""

from __future__ import annotations

from qgis.core import (
    NULL,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsWkbTypes,
)

from geoportfolio.core.gis.areas.geometry import wgs84
from geoportfolio.core.gis.areas.positions import Positions
from geoportfolio.core.gis.enrichment.input_copy import InputRows
from geoportfolio.core.gis.enrichment.table import EnrichmentTable
from sandbox.hazards import zones_at
from tests.support.service import bodies
from tests.support.vector_layers import opened, sites

LAYERS = "wind_bands,flood_zones"
OCEAN, ZURICH = (-30.0, -30.0), (8.5, 47.4)


def fields_of(**types):
    fields = QgsFields()
    for name, kind in types.items():
        fields.append(QgsField(name, kind))
    return fields


def features_of(fields, rows, start=1):
    made = []
    for number, attributes in enumerate(rows, start):
        feature = QgsFeature(fields, number)
        feature.setAttributes(list(attributes))
        feature.setGeometry(QgsGeometry.fromWkt(f"POINT({number} 0)"))
        made.append(feature)
    return made


def plain(feature):
    """The values of a feature that has some, by field."""
    pairs = zip(feature.fields().names(), feature.attributes())
    return {name: value for name, value in pairs if value not in (NULL, None)}


def table_of(target, features, names, fields, kind=QgsWkbTypes.Type.Point):
    """The table of an enrichment of *features*, which have *fields*; *names*: the EnrichedFields."""
    rows = InputRows(fields, kind, wgs84(), QgsCoordinateTransformContext(), features)
    return EnrichmentTable(target, rows, names)


def points_of(table):
    """The points of *table*, and by index why some have no place."""
    return table.points(Positions(wgs84(), QgsCoordinateTransformContext()))


def store(table, answers):
    """Answer three rows at a time; *answers* as of the service, None: it failed."""
    points, _ = points_of(table)
    for start in range(0, len(points), 3):
        some = answers[start : start + 3]
        statuses = [("failed", "why") if each is None else ("found", "") for each in some]
        table.store(points.keys[start : start + 3].tolist(), statuses, some)


def wkt(place):
    return f"POINT({place[0]} {place[1]})"


def enriched(run, layer, feedback=None, output="TEMPORARY_OUTPUT", **parameters):
    parameters = {"LAYERS": LAYERS, "INPUT": layer, "OUTPUT": str(output), **parameters}
    results = run("enrichpoints", feedback, **parameters)
    if str(output) == "TEMPORARY_OUTPUT":
        return run.context.getMapLayer(results["OUTPUT"])
    return opened(results["OUTPUT"])


def at(layer, place):
    """The attributes that the layer has at a place."""
    return next((zone.attributes for zone in zones_at(layer, *place)), {})


def asked(sandbox):
    return [body["points"] for body in bodies(sandbox, "batch")]


def grid(count):
    """Points over Europe and the seas around it."""
    return [(-10.0 + number % 40, 36.0 + (number // 40) % 30) for number in range(count)]


def grid_layer(count, **columns):
    return sites(*map(wkt, grid(count)), **columns)
