"""The sample project: QGIS's own world map in quiet colors, in Web Mercator, on Europe.

``python -m tests.e2e.sample_project FOLDER [LAYER...]`` writes ``FOLDER/sample.qgz`` and the map's data
beside it, with more layers, which are files, on top.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

SEA = "#dce7ee"
LAND = "#f6f3ea"
COAST = "#a9b8c0"
BORDER = "#cfc8b8"
EUROPE = (-9.5, 35.0, 35.5, 62.0)
"""West, south, east and north of the first view, EPSG:4326."""
_ROOT = Path(__file__).resolve().parents[2]


def write_sample_project(folder: Path, *layers: Path) -> Path:
    """Write the project in a process of its own, as it needs a QgsApplication; returns its file."""
    command = [sys.executable, "-m", "tests.e2e.sample_project", str(folder), *map(str, layers)]
    with tempfile.TemporaryDirectory() as runtime:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": runtime}
        subprocess.run(command, cwd=_ROOT, env=environment, check=True, timeout=120)
    return folder / "sample.qgz"


def _main(folder: Path, layers: list[str]) -> None:
    from qgis.core import QgsApplication

    folder.mkdir(parents=True, exist_ok=True)
    application = QgsApplication([], True)
    application.initQgis()
    data = folder / "world_map.gpkg"
    if not data.exists():
        shutil.copyfile(Path(application.pkgDataPath()) / "resources" / "data" / "world_map.gpkg", data)
        with closing(sqlite3.connect(data)) as copied, copied:
            # GDAL warns whoever looks on of times without fractions of seconds.
            copied.execute(
                "UPDATE layer_styles SET update_time = strftime('%Y-%m-%dT%H:%M:%fZ', update_time)"
            )
    _write(data, layers, folder / "sample.qgz")
    application.exitQgis()


def _write(data: Path, layers: list[str], file: Path) -> None:
    from qgis.core import (
        QgsCoordinateReferenceSystem,
        QgsFillSymbol,
        QgsProject,
        QgsRectangle,
        QgsReferencedRectangle,
        QgsSingleSymbolRenderer,
        QgsVectorLayer,
    )
    from qgis.PyQt.QtGui import QColor

    project = QgsProject.instance()
    project.setTitle("GeoPortfolio sample")
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:3857"))
    project.setBackgroundColor(QColor(SEA))
    countries = QgsVectorLayer(f"{data}|layername=countries", "Countries", "ogr")
    symbol = QgsFillSymbol.createSimple({"color": LAND, "outline_color": COAST, "outline_width": "0.2"})
    countries.setRenderer(QgsSingleSymbolRenderer(symbol))
    countries.setReadOnly(True)
    project.addMapLayers([*(QgsVectorLayer(path, Path(path).stem, "ogr") for path in layers), countries])
    view = QgsReferencedRectangle(QgsRectangle(*EUROPE), QgsCoordinateReferenceSystem("EPSG:4326"))
    project.viewSettings().setDefaultViewExtent(view)
    # The connection of ``make demo``; elsewhere there is none of that name, and nothing is taken.
    project.writeEntry("geoportfolio", "query", json.dumps({"connection": "Demo", "source": "pf_airports"}))
    if not project.write(str(file)):
        raise OSError(project.error())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("layers", nargs="*")
    asked = parser.parse_args()
    _main(asked.folder.resolve(), asked.layers)
