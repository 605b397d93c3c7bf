"""100,000 points until each was read from the layer: the plugin's way beside QGIS's own WFS provider.

The provider requests from QGIS Server itself, and from its repeated responses, which cost nothing to make.
"""

from __future__ import annotations

import time
from pathlib import Path

from osgeo import gdal
from qgis.core import QgsProject, QgsVectorLayer

from tests.support.processes import Process, free_port

from .figures import Figure
from .load import GEOJSON, curled, loaded
from .processes import Place, child, started

COUNT = 100_000
FASTER = 10.0
_NAME = "points"


def measure(place: Place, runs: int) -> list[Figure]:
    """In turns, each load in a fresh process."""
    count = place.rows(COUNT)
    curled(place, GEOJSON, count)  # makes the body
    ours, live, repeated = [], [], []
    with qgis_server(place, count) as server, started("benchmarks.server", server.url) as again:
        child(read, again, count)  # has the responses kept
        for _ in range(runs):
            ours.append(loaded(place, GEOJSON, count)["iterated"])
            live.append(child(read, server.url, count))
            repeated.append(child(read, again, count))
    subject = f"{count:,} points until all are read"
    ratios = {
        which: [theirs / mine for mine, theirs in zip(ours, times)]
        for which, times in ((" from QGIS Server", live), (", its answers ready", repeated))
    }
    return [
        *(
            Figure(subject, f"x faster than WFS{which}", runs_, FASTER, at_most=False, is_ratio=True)
            for which, runs_ in ratios.items()
        ),
        Figure(subject, "in all, s", ours),
        Figure(subject, "WFS from QGIS Server, s", live),
        Figure(subject, "WFS, its answers ready, s", repeated),
    ]


def qgis_server(place: Place, count: int) -> Process:
    """Return a QGIS Server with the points of the place's server."""
    project, port = place.folder / "points.qgs", free_port()
    child(publish, place.folder / f"points_{count}.geojson", project)
    command = ["env", "QT_QPA_PLATFORM=offscreen", "qgis_mapserver", "-l", "2", "-p", str(project)]
    return Process([*command, f"127.0.0.1:{port}"], port)


def publish(body: str, project_file: str) -> None:
    """In the child: write a project that serves the points of *body* from an indexed GeoPackage beside it."""
    target = str(Path(project_file).with_suffix(".gpkg"))
    gdal.UseExceptions()
    gdal.VectorTranslate(target, body, format="GPKG", layerName=_NAME, layerCreationOptions=["FID=fid"])
    project = QgsProject.instance()
    layer = QgsVectorLayer(f"{target}|layername={_NAME}", _NAME, "ogr")
    project.addMapLayer(layer)
    project.writeEntry("WFSLayers", "/", [layer.id()])
    assert project.write(project_file), project.error()


def read(url: str, count: int) -> float:
    """In the child: return the seconds until QGIS's own provider has returned each feature."""
    began = time.perf_counter()
    address = f"url='{url}/' typename='{_NAME}' version='auto' srsname='EPSG:4326'"
    layer = QgsVectorLayer(address, _NAME, "WFS")
    assert layer.isValid(), layer.error().message()
    QgsProject.instance().addMapLayer(layer)
    rows = sum(1 for _ in layer.getFeatures())
    assert rows == count, rows
    return time.perf_counter() - began
