"""Layers of what the tables of rows name as plain data."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer

from tests.support.algorithms import Algorithm, Features


def layer_of(given: Features) -> QgsVectorLayer:
    """A layer in memory."""
    fields = "".join(f"&field={name}:string" for name in given.columns)
    layer = QgsVectorLayer(f"{given.kind}?crs=EPSG:4326{fields}", "input", "memory")
    for number, wkt in enumerate(given.wkts):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([values[number] for values in given.columns.values()])
        assert layer.dataProvider().addFeature(feature)
    return layer


def parameters_of(algorithm: Algorithm) -> dict[str, Any]:
    """The parameters as QGIS takes them."""
    return {
        name: layer_of(value) if isinstance(value, Features) else value
        for name, value in algorithm.parameters.items()
    }
