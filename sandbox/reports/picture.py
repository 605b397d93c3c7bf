"""The picture of a report: the point in the middle, its circles, and the insured locations around it."""

from __future__ import annotations

import io
import math

from PIL import Image, ImageDraw

from ..geodesy import METERS_PER_DEGREE, circle
from .facts import Facts

SIZE = (1500, 900)
SMALLEST_REACH = 60_000.0
"""Meters from the point to the picture's upper edge, where no circle is wider."""
GROUND, LOCATION, RISK = "#f7f5ef", "#1f5f99", "#c0392b"


def draw(facts: Facts) -> bytes:
    """The picture as PNG, north up and true to scale around the point."""
    picture = Image.new("RGB", SIZE, GROUND)
    pen = ImageDraw.Draw(picture, "RGBA")
    reach = max(SMALLEST_REACH, 1.3 * max(facts.radiuses, default=0))
    scale = SIZE[1] / 2 * METERS_PER_DEGREE / reach
    narrower = max(math.cos(math.radians(facts.latitude)), 0.05)

    def pixel(lon: float, lat: float) -> tuple[float, float]:
        east = (lon - facts.longitude + 180) % 360 - 180  # the nearer way round the globe
        return SIZE[0] / 2 + east * scale * narrower, SIZE[1] / 2 - (lat - facts.latitude) * scale

    for radius in facts.radiuses:
        ring = [pixel(*position) for position in circle((facts.longitude, facts.latitude), radius)]
        pen.polygon(ring, fill=(192, 57, 43, 28))
        pen.line(ring, fill=RISK, width=3)
    for place in facts.places:
        pen.circle(pixel(*place), 7, LOCATION, "white", 2)
    pen.circle(pixel(facts.longitude, facts.latitude), 12, RISK, "white", 2)
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return stream.getvalue()
