"""Layers that tests make and read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsVectorLayer,
)

from geoportfolio.core.gis.layers.identity import RECORD
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.record import COMPLETE, ResultRecord
from tests.support.algorithms import Algorithm, Features

KNOT = "POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))"


def features_of(layer: QgsVectorLayer) -> list[QgsFeature]:
    """All of them: QGIS 3.22 may freeze or die where one stops to read a WFS layer while it is downloaded."""
    return list(layer.getFeatures())


def polygons(*geometries, crs="EPSG:4326") -> QgsVectorLayer:
    return layer_of("Polygon", [g if isinstance(g, str) else g.wkt for g in geometries], crs)


def layer_of(kind: str, wkts: list[str], crs: str = "EPSG:4326", **columns) -> QgsVectorLayer:
    fields = "".join(f"&field={name}:string" for name in columns)
    layer = QgsVectorLayer(f"{kind}?crs={crs}{fields}", "input", "memory")
    features = [QgsFeature(layer.fields()) for _ in wkts]
    for number, (feature, wkt) in enumerate(zip(features, wkts)):
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([values[number] for values in columns.values()])
    assert layer.dataProvider().addFeatures(features)[0]
    return layer


def as_layer(value: Any) -> Any:
    """A layer where a table of ``support`` has features as plain data; any other value as it is."""
    return layer_of(value.kind, value.wkts, **value.columns) if isinstance(value, Features) else value


def parameters_of(algorithm: Algorithm) -> dict[str, Any]:
    """The parameters as QGIS takes them."""
    return {name: as_layer(value) for name, value in algorithm.parameters.items()}


def merged(kind: str, wkts: list[str], *numbers) -> QgsVectorLayer:
    """A layer with these *numbers* in a field ``fid``, as merged layers have them."""
    layer = QgsVectorLayer(f"{kind}?crs=EPSG:4326&field=fid:int", "merged", "memory")
    for wkt, number in zip(wkts, numbers):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([number])
        assert layer.dataProvider().addFeature(feature)
    return layer


def table_of(rows: list[dict], **types: str) -> QgsVectorLayer:
    """A table without geometry; *types* in the words of QGIS's memory layers, as ``string`` or ``int8``."""
    fields = "&".join(f"field={name}:{kind}" for name, kind in types.items())
    layer = QgsVectorLayer(f"None?{fields}", "input", "memory")
    for row in rows:
        feature = QgsFeature(layer.fields())
        feature.setAttributes([row.get(name) for name in types])
        assert layer.dataProvider().addFeature(feature)
    return layer


def opened(output) -> QgsVectorLayer:
    layer = QgsVectorLayer(output, "output", "ogr")
    assert layer.isValid()
    return layer


def ids(layer) -> list[str]:
    return sorted(feature["id"] for feature in layer.getFeatures())


def sites(*wkts: str, **columns) -> QgsVectorLayer:
    return layer_of("Point", list(wkts), **columns)


def spoil(layer, *statements: str) -> None:
    """Change the answer that a layer shows, as if the service had given another one."""
    with closing(sqlite3.connect(str(layers.path_of(layer)))) as connection, connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'rtree%'"
        ).fetchall():
            connection.execute(f'DROP TRIGGER "{name}"')
        for statement in statements:
            connection.execute(statement)
    layer.reload()


@pytest.fixture
def hotels():
    layer = QgsVectorLayer(
        "Point?crs=EPSG:4326&field=id:string(10)&field=LOCNAME:string(20)", "result", "memory"
    )
    layer.setCustomProperty(RECORD, ResultRecord(state=COMPLETE).to_json())
    for number, (lon, lat, name) in enumerate(((0.001, -0.001, "Hotel Elbe"), (0.002, -0.001, None))):
        feature = QgsFeature(layer.fields())
        feature.setAttributes([f"ACC-{number}", name])
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(lon, lat)))
        layer.dataProvider().addFeatures([feature])
    return layer


def at(*places) -> list[str]:
    return [f"POINT({lon} {lat})" for lon, lat in places]


def context_of(layer, feature=None) -> QgsExpressionContext:
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    context.setFeature(feature or next(layer.getFeatures()))
    return context


def map_tip(layer: QgsVectorLayer, feature: QgsFeature | None = None) -> str:
    """The HTML of the map tip of a feature, or of the first one."""
    return QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context_of(layer, feature))
