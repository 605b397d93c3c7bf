"""Positions and shapes typed or pasted into the address line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional

from qgis.core import QgsGeometry

from ...core.api.places import Suggestion
from ...core.gis.areas.errors import InvalidPaste
from ...core.gis.areas.geometry import normalized_longitude
from ...core.gis.areas.pasted import POINT, Pasted, shapes_in
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import position_text

POSITION = "position"
"""The ``place_id`` of rows with a position."""

_MOST_POINTS = 200

# A cheap check for each pause in typing; matching text is parsed, and may still be an address.
_MAY_BE = re.compile(
    r"\s*(?:srid\s*=|wkt_geom\t|[{\[(\u2212+-]|\d|[nsew]\s*\d"
    r"|(?:multi)?(?:point|linestring|polygon|surface|curve|geometrycollection|curvepolygon)\s*[zm]*\s*\()",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Understood:
    """The position or shape in a text.

    :param rows: the rows to offer.
    :param shapes: the shapes by ``place_id`` of the row; empty for a position.
    :param warning: a warning to show with it.
    """

    rows: tuple[Suggestion, ...]
    shapes: dict[str, QgsGeometry]
    warning: str = ""


def may_be_shape(text: str) -> bool:
    """Return whether *text* may be a position, WKT or GeoJSON."""
    return _MAY_BE.match(text) is not None


def understood(text: str) -> Optional[Understood]:
    """Return the positions and shapes in *text*; None for an address. Thread-safe.

    :raises InvalidPaste: malformed WKT or GeoJSON, with the position of the error.
    """
    try:
        shapes = shapes_in(text)
    except InvalidPaste as error:
        if error.reason in ("empty", "unknown"):
            return None
        raise
    rows: list[Suggestion] = []
    behind: dict[str, QgsGeometry] = {}
    for shape in shapes:
        if shape.kind == POINT:
            rows += [_position(shape.name, point.x(), point.y()) for point in shape.geometry.vertices()]
        else:
            row = _area(shape, len(rows))
            behind[row.place_id] = shape.geometry
            rows.append(row)
    warning = ""
    if any(shape.swapped for shape in shapes):
        warning = tr("Latitude and longitude were swapped to fit valid coordinates.")
    if len(rows) == 1 and shapes[0].kind == POINT and not shapes[0].swapped:
        rows += _other_way_round(rows[0])
    return Understood(tuple(rows[:_MOST_POINTS]), behind, warning)


def _position(name: str, longitude: float, latitude: float) -> Suggestion:
    longitude = normalized_longitude(longitude)
    text = position_text(latitude, longitude)
    return Suggestion(f"{name}, {text}" if name else text, latitude, longitude, POSITION)


def _area(shape: Pasted, number: int) -> Suggestion:
    middle = shape.geometry.boundingBox().center()
    name = shape.name or tr("Area {number}").format(number=number + 1)
    return Suggestion(name, middle.y(), normalized_longitude(middle.x()), f"shape:{number}")


def _other_way_round(row: Suggestion) -> list[Suggestion]:
    """Return the position with its axes swapped; each row shows its order."""
    if row.lat is None or row.lon is None or not -90 <= row.lon <= 90 or row.lat == row.lon:
        return []
    return [_position("", row.lat, row.lon)]
