"""Errors of locations that an analysis can't use, with the sentences that explain them."""

from __future__ import annotations

from ...api.errors import InvalidInput
from ..text.languages import message


class InvalidLocations(InvalidInput):
    """Locations that an analysis can't use; nothing was written.

    :param reason: ``none``, ``unplaced``, ``expression``, ``text``, ``negative`` or ``radius``.
    :param name: the feature id or the parameter.
    :param found: the value, or the error of the expression.
    """

    MESSAGES = {
        "none": message("{name} has no features. Choose another layer."),
        "unplaced": message(
            "No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its "
            "layer."
        ),
        "expression": message("The expression of {name} is not valid: {found}. Correct it."),
        "text": message(
            "Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real()."
        ),
        "negative": message(
            "Feature {name} has the negative value {found}. Exclude it, or choose another value."
        ),
        "radius": message("{name} is {found} m. Enter a radius of 1 to 100,000 meters."),
    }

    def __init__(self, message: str, *, reason: str, name: str = "", found: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.name = name
        self.found = found
