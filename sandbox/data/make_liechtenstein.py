"""Write ``liechtenstein.csv.gz``, the buildings and streets of ``pf_city``.

``python -m sandbox.data.make_liechtenstein FILE`` with ``tests/data/liechtenstein-2013-08-03.osm.pbf`` of
``osm2pgsql_1.8.0+ds.orig.tar.xz``, Debian's source package osm2pgsql (SHA-256 de4d9dcb...73d): OpenStreetMap
data, Open Database License 1.0, © OpenStreetMap contributors.
"""

from __future__ import annotations

import csv
import gzip
import io
import sys
from pathlib import Path
from typing import Any, Iterator

from osgeo import gdal

TARGET = Path(__file__).with_name("liechtenstein.csv.gz")
STREET_STEP = 0.0005
"""Degrees between two positions of a street, some 45 m."""
SQUARE_METERS = 111_320.0 * 75_700.0
"""Of a square degree at 47.15 degrees north."""


def rows(path: str) -> Iterator[tuple[Any, ...]]:
    """Yield kind (building or street), longitude, latitude, square meters, name."""
    dataset = gdal.OpenEx(path)
    while True:
        feature, layer = dataset.GetNextFeature()
        if feature is None:
            return
        kind, shape = layer.GetName(), feature.GetGeometryRef()
        name = feature.GetField("name") or ""
        if kind == "multipolygons" and feature.GetField("building"):
            middle = shape.PointOnSurface()
            yield "building", middle.GetX(), middle.GetY(), shape.GetArea() * SQUARE_METERS, name
        elif kind == "lines" and feature.GetField("highway") and name:
            shape.Segmentize(STREET_STEP)
            for number in range(1, shape.GetPointCount()):
                yield "street", shape.GetX(number), shape.GetY(number), 0, name


def main() -> None:
    """Write the file, with the same bytes each time."""
    gdal.UseExceptions()
    found = sorted(
        {
            (kind, f"{lon:.6f}", f"{lat:.6f}", f"{size:.0f}", name)
            for kind, lon, lat, size, name in rows(sys.argv[1])
        }
    )
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("kind", "lon", "lat", "square_meters", "name"))
    writer.writerows(found)
    TARGET.write_bytes(gzip.compress(text.getvalue().encode("utf-8"), mtime=0))
    print(len(found), "rows")


if __name__ == "__main__":
    main()
