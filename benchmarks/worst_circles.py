"""The worst circles of a million locations, beside a plain read of their file."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
from osgeo import ogr, osr
from qgis.core import QgsProcessingContext, QgsProcessingFeedback

from geoportfolio.core.toolbox.exposure.worst_circles import WorstCircles
from tests.support.memory import Memory

from .figures import Figure
from .processes import Place, child

LOCATIONS, TOWNS = 1_000_000, 200
MOST_TIMES, MOST_MB = 1.5, 500.0
_TEXTS = {"LocNumber": "L", "CountryCode": "DE", "OccupancyCode": "1050", "AddressMatch": "2"}


def measure(place: Place, runs: int) -> list[Figure]:
    """Ten circles of 200 m; a read is a loop over all features, with geometry and value."""
    count = place.rows(LOCATIONS)
    path = place.folder / "locations.gpkg"
    _make(path, count)
    reads, searches, memory = [], [], []
    for _ in range(runs):
        reads.append(child(read, path)["seconds"])
        found = child(searched, path)
        searches.append(found["seconds"])
        memory.append(found["mb"])
    subject = f"worst circles of {count:,} locations, 200 m"
    ratios = [search / read for search, read in zip(searches, reads)]
    return [
        Figure(subject, "x a plain OGR read", ratios, MOST_TIMES, is_ratio=True),
        Figure(subject, "a plain OGR read, s", reads),
        Figure(subject, "read, search and write, s", searches),
        Figure(subject, "added peak memory, MB", memory, MOST_MB),
    ]


def read(path: str) -> dict[str, float]:
    """In a child: the seconds of a plain read."""
    began = time.perf_counter()
    source = ogr.Open(path)
    layer, total = source.GetLayer(0), 0.0
    field = layer.GetLayerDefn().GetFieldIndex("BuildingTIV")
    for feature in layer:
        point = feature.GetGeometryRef()
        total += point.GetX() + point.GetY() + feature.GetField(field)
    return {"seconds": time.perf_counter() - began, "total": total}


def searched(path: str) -> dict[str, float]:
    """In a child: the seconds of the algorithm, with its members and its evidence, and its memory."""
    outputs = {name: str(Path(path).with_name(f"{name}.gpkg")) for name in ("OUTPUT", "MEMBERS")}
    given = {"INPUT": path, "VALUE": '"BuildingTIV"', "RADIUS": 200, "COUNT": 10, **outputs}
    memory, began = Memory(), time.perf_counter()
    evidence = str(Path(path).with_name("evidence.html"))
    feedback = QgsProcessingFeedback()
    _, is_done = (
        WorstCircles().create().run({**given, "EVIDENCE": evidence}, QgsProcessingContext(), feedback)
    )
    assert is_done, feedback.textLog()
    return {"seconds": time.perf_counter() - began, "mb": memory.added()}


def _make(path: Path, count: int) -> None:
    """Locations in towns of different sizes, with lognormal values."""
    random = np.random.default_rng(1)
    middles = random.uniform((6, 48), (14, 54), (TOWNS, 2))
    spreads = random.uniform(0.005, 0.08, TOWNS)
    shares = random.pareto(1.2, TOWNS) + 0.1
    town = random.choice(TOWNS, count, p=shares / shares.sum())
    places = middles[town] + random.normal(0, 1, (count, 2)) * spreads[town, None] * (1, 0.6)
    values = np.round(random.lognormal(12, 1.2, count))
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(4326)
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = file.CreateLayer("locations", reference, ogr.wkbPoint)
    for name in _TEXTS:
        layer.CreateField(ogr.FieldDefn(name, ogr.OFTString))
    layer.CreateField(ogr.FieldDefn("BuildingTIV", ogr.OFTReal))
    layer.StartTransaction()
    for (lon, lat), value in zip(places.tolist(), values.tolist()):
        feature = ogr.Feature(layer.GetLayerDefn())
        for name, text in _TEXTS.items():
            feature[name] = text
        feature["BuildingTIV"] = value
        point = ogr.Geometry(ogr.wkbPoint)
        point.AddPoint_2D(lon, lat)
        feature.SetGeometry(point)
        layer.CreateFeature(feature)
    layer.CommitTransaction()
