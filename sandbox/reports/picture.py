"""The map picture of a report: land, borders, a grid, places, insured locations and circles."""

from __future__ import annotations

import io
import math
import sqlite3
from functools import lru_cache
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import shapely
from PIL import Image, ImageDraw, ImageFont
from shapely.geometry import box

from ..geodesy import METERS_PER_DEGREE, circle
from ..places import gazetteer
from .facts import Facts

SIZE = (1500, 900)
WORLD_MAP = Path("/usr/share/qgis/resources/data/world_map.gpkg")
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
SMALLEST_REACH = 40_000.0
"""Meters from the centre to the picture's upper edge, at the least."""
SEA, LAND, BORDER, GRID = "#dfeaf3", "#f7f5ef", "#a8a396", "#c3d3e0"
INK, LOCATION, RISK = "#39424e", "#1f5f99", "#c0392b"
SHOWN_TOWNS = 14
GRID_LINES = 6
NICE = (1, 2, 5)
GPKG_ENVELOPES = {0: 0, 1: 32, 2: 48, 3: 48, 4: 64}


class View:
    """Degrees to pixels around a point: true to scale at its latitude."""

    def __init__(self, facts: Facts) -> None:
        farthest = max((place.distance_m for place in facts.nearest[:10]), default=0)
        reach = max(SMALLEST_REACH, 1.3 * max(facts.radiuses, default=0), min(1.1 * farthest, 400_000))
        self.lon, self.lat = facts.longitude, facts.latitude
        self.pixels_per_lat = SIZE[1] / 2 / (reach / METERS_PER_DEGREE)
        self.pixels_per_lon = self.pixels_per_lat * max(math.cos(math.radians(self.lat)), 0.05)
        self.meters_per_pixel = METERS_PER_DEGREE / self.pixels_per_lat

    def pixel(self, lon: float, lat: float) -> tuple[float, float]:
        """Where a position is drawn; the nearer way round the globe."""
        east = (lon - self.lon + 180) % 360 - 180
        return SIZE[0] / 2 + east * self.pixels_per_lon, SIZE[1] / 2 - (lat - self.lat) * self.pixels_per_lat

    def bounds(self) -> tuple[float, float, float, float]:
        """West, south, east and north; the first and the third may leave the range."""
        half_lon, half_lat = SIZE[0] / 2 / self.pixels_per_lon, SIZE[1] / 2 / self.pixels_per_lat
        return self.lon - half_lon, self.lat - half_lat, self.lon + half_lon, self.lat + half_lat


def draw(facts: Facts) -> bytes:
    """The picture as PNG."""
    view = View(facts)
    picture = Image.new("RGB", SIZE, SEA)
    pen = ImageDraw.Draw(picture, "RGBA")
    _land(pen, view)
    _grid(pen, view)
    _towns(pen, view)
    for radius in facts.radiuses:
        ring = [view.pixel(*position) for position in circle((facts.longitude, facts.latitude), radius)]
        pen.polygon(ring, fill=(192, 57, 43, 28))
        pen.line(ring, fill=RISK, width=3)
    for place in facts.nearest:
        _dot(pen, view.pixel(place.longitude, place.latitude), 7, LOCATION)
    _dot(pen, view.pixel(facts.longitude, facts.latitude), 12, RISK)
    _scale_bar(pen, view)
    pen.rectangle((0, 0, SIZE[0] - 1, SIZE[1] - 1), outline=INK, width=2)
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return stream.getvalue()


def font(size: int) -> Any:
    """A font of the picture; Pillow's own where DejaVu is missing."""
    return ImageFont.truetype(str(FONT), size) if FONT.exists() else ImageFont.load_default()


@lru_cache(maxsize=1)
def _countries() -> shapely.STRtree:
    """The parts of the countries of the world map that comes with QGIS; none where it is missing."""
    if not WORLD_MAP.exists():
        return shapely.STRtree([])
    with sqlite3.connect(f"file:{WORLD_MAP}?mode=ro&immutable=1", uri=True) as connection:
        blobs = connection.execute("SELECT geom FROM countries").fetchall()
    # The map of QGIS 3.40 holds two geometries that are no GeoPackage's.
    geometries = [blob for (blob,) in blobs if blob and blob.startswith(b"GP")]
    countries = [shapely.from_wkb(blob[8 + GPKG_ENVELOPES[(blob[3] >> 1) & 7] :]) for blob in geometries]
    return shapely.STRtree(shapely.get_parts(countries))


def _land(pen: Any, view: View) -> None:
    frame, parts = box(*view.bounds()), _countries()
    for number in np.sort(parts.query(frame, predicate="intersects")):
        for polygon in _polygons(shapely.make_valid(parts.geometries[number]).intersection(frame)):
            ring = [view.pixel(*position) for position in polygon.exterior.coords]
            pen.polygon(ring, fill=LAND)
            pen.line(ring, fill=BORDER, width=2)


def _polygons(geometry: Any) -> Iterator[Any]:
    return (part for part in shapely.get_parts(geometry) if part.geom_type == "Polygon")


def _grid(pen: Any, view: View) -> None:
    west, south, east, north = view.bounds()
    step, wide = _nice((north - south) / GRID_LINES), _nice((east - west) / GRID_LINES)
    for lon in np.arange(math.ceil(west / wide) * wide, east, wide):
        x, _ = view.pixel(lon, view.lat)
        pen.line((x, 0, x, SIZE[1]), fill=GRID, width=1)
        pen.text((x + 5, SIZE[1] - 26), f"{(lon + 180) % 360 - 180:g}°"[:9], fill=INK, font=font(16))
    for lat in np.arange(math.ceil(south / step) * step, north, step):
        _, y = view.pixel(view.lon, lat)
        pen.line((0, y, SIZE[0], y), fill=GRID, width=1)
        pen.text((8, y + 3), f"{lat:g}°"[:9], fill=INK, font=font(16))


def _nice(value: float) -> float:
    """The greatest of 1, 2, 5, 10, ... times a power of ten that is not above the value."""
    power = 10.0 ** math.floor(math.log10(value))
    return max(factor for factor in NICE if factor * power <= value) * power


def _towns(pen: Any, view: View) -> None:
    west, south, east, north = view.bounds()
    shown = gazetteer()
    inside = (shown.lon > west) & (shown.lon < east) & (shown.lat > south) & (shown.lat < north)
    taken: list[tuple[float, float]] = []
    for number in np.flatnonzero(inside):
        place = shown.places[number]
        x, y = view.pixel(place.lon, place.lat)
        if place.quality != "city" or any(abs(x - a) < 170 and abs(y - b) < 34 for a, b in taken):
            continue
        taken.append((x, y))
        _dot(pen, (x, y), 4, INK)
        pen.text((x + 8, y - 12), place.label.split(",")[0], fill=INK, font=font(18))
        if len(taken) == SHOWN_TOWNS:
            return


def _dot(pen: Any, at: tuple[float, float], size: int, colour: str) -> None:
    pen.ellipse(
        (at[0] - size, at[1] - size, at[0] + size, at[1] + size), fill=colour, outline="white", width=2
    )


def _scale_bar(pen: Any, view: View) -> None:
    length = _nice(view.meters_per_pixel * SIZE[0] / 4)
    left, bottom = SIZE[0] - length / view.meters_per_pixel - 40, SIZE[1] - 50
    label = f"{length / 1000:g} km" if length >= 1000 else f"{length:g} m"
    pen.rectangle((left - 20, bottom - 44, SIZE[0] - 20, bottom + 16), fill=(255, 255, 255))
    pen.line((left, bottom, SIZE[0] - 40, bottom), fill=INK, width=5)
    pen.text((left, bottom - 34), label, fill=INK, font=font(20))
