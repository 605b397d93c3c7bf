"""The child of ``benchmarks.wfs``: a project for QGIS Server, and a WFS layer that is read.

``publish GEOJSON PROJECT`` or ``read URL COUNT``.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from osgeo import gdal
from qgis.core import QgsApplication, QgsProject, QgsVectorLayer

NAME = "points"


def publish(body: str, project_file: str) -> dict[str, int]:
    """Have *project_file* offer the points of a GeoJSON file from an indexed GeoPackage beside it."""
    target = str(Path(project_file).with_suffix(".gpkg"))
    gdal.UseExceptions()
    gdal.VectorTranslate(target, body, format="GPKG", layerName=NAME, layerCreationOptions=["FID=fid"])
    project = QgsProject.instance()
    layer = QgsVectorLayer(f"{target}|layername={NAME}", NAME, "ogr")
    project.addMapLayer(layer)
    project.writeEntry("WFSLayers", "/", [layer.id()])
    assert project.write(project_file), project.error()
    return {"count": layer.featureCount()}


def read(url: str, count: str) -> dict[str, float]:
    """Seconds until QGIS's own provider has given each feature."""
    began = time.perf_counter()
    layer = QgsVectorLayer(f"url='{url}/' typename='{NAME}' version='auto' srsname='EPSG:4326'", NAME, "WFS")
    assert layer.isValid(), layer.error().message()
    QgsProject.instance().addMapLayer(layer)
    rows = sum(1 for _ in layer.getFeatures())
    assert rows == int(count), rows
    return {"iterated": time.perf_counter() - began}


if __name__ == "__main__":
    application = QgsApplication([], True)
    application.initQgis()
    verb, *arguments = sys.argv[1:]
    print(json.dumps({"publish": publish, "read": read}[verb](*arguments)))
