"""Layers that tests make and read."""

from __future__ import annotations

from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer

KNOT = "POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))"


def features_of(layer: QgsVectorLayer) -> list[QgsFeature]:
    """All of them: QGIS 3.22 may freeze or die where one stops to read a WFS layer while it is downloaded."""
    return list(layer.getFeatures())


def polygons(*geometries, crs="EPSG:4326") -> QgsVectorLayer:
    return layer_of("Polygon", [g if isinstance(g, str) else g.wkt for g in geometries], crs)


def layer_of(kind: str, wkts: list[str], crs: str = "EPSG:4326", **columns) -> QgsVectorLayer:
    fields = "".join(f"&field={name}:string" for name in columns)
    layer = QgsVectorLayer(f"{kind}?crs={crs}{fields}", "input", "memory")
    for number, wkt in enumerate(wkts):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([values[number] for values in columns.values()])
        assert layer.dataProvider().addFeature(feature)
    return layer


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
