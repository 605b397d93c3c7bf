"""Errors of areas, positions and pasted texts, with the sentences that explain them."""

from __future__ import annotations

from typing import Callable, Optional, Union

from ...api.errors import InvalidInput, InvalidShape
from ...api.shapes import Position
from ..text.languages import message
from ..text.numbers import near_text

_NEAR = 40


class InvalidArea(InvalidShape):
    """An area that can't be sent, with the name by which the analyst knows it.

    :param name: of the area, or of the feature that it was made from.
    :param reason: a reason of InvalidShape, or ``not_polygon``, ``no_crs`` or ``transform``.
    :param at: (longitude, latitude) of the fault in EPSG:4326, or None if it has no single location.
    """

    MESSAGES = {
        "": message("Area '{name}' is not valid{where}; nothing was sent."),
        "self_crossing": message("Area '{name}' crosses itself{where}; nothing was sent."),
        "empty": message("Area '{name}' is empty; nothing was sent."),
        "too_few_points": message(
            "Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent."
        ),
        "transform": message(
            "Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its "
            "layer."
        ),
    }

    def __init__(self, message: str, *, name: str, reason: str, at: Optional[Position] = None) -> None:
        super().__init__(f"{name!r}: {message}", reason=reason, at=at)
        self.name = name


class InvalidPosition(InvalidInput):
    """A feature without a position that can be sent, with the name by which the analyst knows it.

    :param reason: ``none``, ``several``, ``no_crs``, ``transform`` or ``out_of_range``.
    """

    MESSAGES = {
        "": message("'{name}' has no point on the map; it was skipped."),
        "several": message(
            "'{name}' has several points; it was skipped. Split them with Multipart to singleparts."
        ),
        "no_crs": message("'{name}' has no coordinate system; it was skipped. Set the layer's CRS."),
        "transform": message(
            "'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer."
        ),
        "out_of_range": message(
            "'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer."
        ),
    }

    def __init__(self, message: str, *, name: str, reason: str) -> None:
        super().__init__(f"{name!r}: {message}")
        self.name = name
        self.reason = reason


class InvalidPaste(InvalidInput, ValueError):
    """A pasted text that can't be read as polygons or points.

    :param reason: ``empty``, ``unknown``, ``pair``, ``wkt``, ``json``, ``geojson``, ``no_shape``, ``line``,
        ``crs`` or ``out_of_range``.
    :param line: line number of the fault, from 1; 0 if it has no single location in the text.
    :param column: within the line, from 1.
    :param near: the text at the fault, or its path in GeoJSON ("features[3].geometry").
    """

    MESSAGES = {
        "": message("The pasted text could not be read at line {line}, column {column}, near '{near}'."),
        "empty": message("No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first."),
        "unknown": message(
            "No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first."
        ),
        "pair": message("Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again."),
        "geojson": message("The pasted text is not valid GeoJSON at {near}. Correct it and paste again."),
        "no_shape": message("The pasted text contains no polygon and no point."),
        "line": message("The pasted text is a line, which encloses nothing. Paste polygons or points."),
        "crs": message("QGIS does not know the coordinate system '{near}' of the pasted text."),
        "out_of_range": message(
            "The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in "
            "SRID=25832;POLYGON(...), and paste again."
        ),
    }

    def __init__(self, message: str, *, reason: str, line: int = 0, column: int = 0, near: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.line = line
        self.column = column
        self.near = near if len(near) <= _NEAR else near[:_NEAR] + "..."


# Short, for one shape of many.
_FAULTS: dict[str, Callable[[], str]] = {
    "self_crossing": message("crosses itself{where}"),
    "empty": message("is empty"),
    "none": message("is empty"),
    "too_few_points": message("has fewer than 3 distinct vertices{where}"),
    "not_polygon": message("is neither a polygon nor a point"),
    "no_crs": message("has no coordinate system"),
    "transform": message("is outside the extent of its coordinate system"),
    "out_of_range": message("is outside ±180°, ±90°"),
}


def fault_text(error: Union[InvalidArea, InvalidPosition]) -> str:
    """Return the name of a shape and its fault, as "Port crosses itself near 53.5412, 9.9716"."""
    words = _FAULTS.get(error.reason, message("is not valid{where}"))()
    return f"{error.name} {words.format(where=near_text(getattr(error, 'at', None)))}"
