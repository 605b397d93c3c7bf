"""The sample project: QGIS's own world map in quiet colors, in Web Mercator, on Europe.

``python -m tests.e2e.sample_project FOLDER [LAYER...]`` writes ``FOLDER/sample.qgz`` and the map's data
beside it, with more layers, which are files, on top. ``--city`` opens it on Vaduz and the portfolio there.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

SEA = "#dce7ee"
LAND = "#f6f3ea"
COAST = "#a9b8c0"
BORDER = "#cfc8b8"
EUROPE = (-9.5, 35.0, 35.5, 62.0)
VADUZ = (9.505, 47.131, 9.538, 47.151)
"""West, south, east and north of a first view, EPSG:4326."""
BUILDING, STREET = "#c9c2b2", "#ffffff"
_ROOT = Path(__file__).resolve().parents[2]


def write_sample_project(folder: Path, *layers: Path, city: bool = False) -> Path:
    """Write the project in a process of its own, as it needs a QgsApplication; returns its file."""
    command = [sys.executable, "-m", "tests.e2e.sample_project", str(folder), *map(str, layers)]
    command += ["--city"] if city else []
    with tempfile.TemporaryDirectory() as runtime:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": runtime}
        subprocess.run(command, cwd=_ROOT, env=environment, check=True, timeout=120)
    return folder / "sample.qgz"


def _main(folder: Path, layers: list[str], city: bool) -> None:
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
    _write(data, layers, folder / "sample.qgz", city)
    application.exitQgis()


def _city_layers(folder: Path) -> list[Any]:
    """Buildings and streets of Liechtenstein, whose positions the portfolio ``pf_city`` has."""
    from qgis.core import (
        QgsMarkerSymbol,
        QgsPalLayerSettings,
        QgsSingleSymbolRenderer,
        QgsVectorLayer,
        QgsVectorLayerSimpleLabeling,
    )

    rows = folder / "liechtenstein.csv"
    rows.write_bytes(gzip.decompress((_ROOT / "sandbox" / "data" / "liechtenstein.csv.gz").read_bytes()))
    place = f"{rows.as_uri()}?xField=lon&yField=lat&crs=EPSG:4326"
    made = []
    for kind, name, color, size in (
        ("building", "Buildings © OpenStreetMap contributors", BUILDING, "2.2"),
        ("street", "Streets © OpenStreetMap contributors", STREET, "1.2"),
    ):
        layer = QgsVectorLayer(place, name, "delimitedtext")
        layer.setSubsetString(f"\"kind\" = '{kind}'")
        shape = {"name": "square", "color": color, "outline_style": "no", "size": size}
        layer.setRenderer(QgsSingleSymbolRenderer(QgsMarkerSymbol.createSimple(shape)))
        layer.setReadOnly(True)
        made.append(layer)
    labels = QgsPalLayerSettings()
    labels.fieldName = "name"
    labels.scaleVisibility, labels.minimumScale = True, 6_000
    made[1].setLabeling(QgsVectorLayerSimpleLabeling(labels))
    made[1].setLabelsEnabled(True)
    return made


def _write(data: Path, layers: list[str], file: Path, city: bool) -> None:
    from qgis.core import (
        QgsBookmark,
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
    more = [QgsVectorLayer(path, Path(path).stem, "ogr") for path in layers]
    project.addMapLayers([*more, *(_city_layers(file.parent) if city else ()), countries])
    degrees = QgsCoordinateReferenceSystem("EPSG:4326")
    views = {"pf_airports": ("Europe: pf_airports", EUROPE), "pf_city": ("Vaduz: pf_city", VADUZ)}
    for name, corners in views.values() if city else ():
        bookmark = QgsBookmark()
        bookmark.setName(name)
        bookmark.setExtent(QgsReferencedRectangle(QgsRectangle(*corners), degrees))
        project.bookmarkManager().addBookmark(bookmark)
    source = "pf_city" if city else "pf_airports"
    view = QgsReferencedRectangle(QgsRectangle(*views[source][1]), degrees)
    project.viewSettings().setDefaultViewExtent(view)
    # The connection of ``make demo``; elsewhere there is none of that name, and nothing is taken.
    project.writeEntry("geoportfolio", "query", json.dumps({"connection": "Demo", "source": source}))
    if not project.write(str(file)):
        raise OSError(project.error())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("layers", nargs="*")
    parser.add_argument("--city", action="store_true")
    asked = parser.parse_args()
    _main(asked.folder.resolve(), asked.layers, asked.city)
