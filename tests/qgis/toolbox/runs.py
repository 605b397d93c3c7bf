"""Runs of the Processing algorithms: what goes in, what comes out, what is said."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsVectorLayer,
)


class Feedback(QgsProcessingFeedback):
    """Keeps what is said to the analyst."""

    def __init__(self, cancel_at: str = "") -> None:
        super().__init__(False)
        self.errors: list[str] = []
        self.infos: list[str] = []
        self.warnings: list[str] = []
        self._cancel_at = cancel_at

    def reportError(self, error, fatalError=False):
        self.errors.append(error)

    def pushWarning(self, warning):
        self.warnings.append(warning)

    def pushInfo(self, info):
        self.infos.append(info)

    def setProgressText(self, text):
        if self._cancel_at and self._cancel_at in text:
            self.cancel()


def fails(run, name, **parameters) -> str:
    """The sentence with which a run ends; a subclass of the exception would be shown as a traceback."""
    with pytest.raises(QgsProcessingException) as raised:
        run(name, **parameters)
    parameters.clear()  # see the fixture ``run``
    assert type(raised.value) is QgsProcessingException
    return str(raised.value)


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


def rows(run, results) -> list[dict]:
    """The rows of a temporary table."""
    layer = run.context.getMapLayer(results["OUTPUT"])
    return [dict(zip(layer.fields().names(), feature.attributes())) for feature in layer.getFeatures()]


def sites(*wkts: str, **columns) -> QgsVectorLayer:
    return layer_of("Point", list(wkts), **columns)
