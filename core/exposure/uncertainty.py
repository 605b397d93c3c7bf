"""Position uncertainty of locations, and sums by certainty: certain, possible, not placeable."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Mapping, Optional

import numpy as np

from .worst_circles import TOLERANCE

ADDRESS_MATCH: Mapping[int, Optional[float]] = {
    0: None,
    1: 0.0,
    2: 0.0,
    3: 20.0,
    4: 100.0,
    5: 200.0,
    6: 500.0,
    7: 2_000.0,
    8: 5_000.0,
    9: 20_000.0,
    **dict.fromkeys(range(10, 21)),
}
"""Meters by OED's AddressMatch; None: not placeable."""


@dataclass(frozen=True)
class UncertainSum:
    """The sum in a circle by certainty of the positions.

    :param certain: of locations that are certainly inside.
    :param possible: of locations that may be inside.
    """

    certain: float
    possible: float


def uncertain_sum(
    distances: np.ndarray, values: np.ndarray, uncertainties: np.ndarray, radius: float
) -> UncertainSum:
    """Return the sums of a circle.

    :param distances: meters (n) from the center to the locations; *values* (n) of these.
    :param uncertainties: the position uncertainty (n) in meters.
    :param radius: meters.
    """
    is_certain = distances + uncertainties <= radius + TOLERANCE
    is_possible = distances - uncertainties <= radius + TOLERANCE
    return UncertainSum(math.fsum(values[is_certain]), math.fsum(values[is_possible]))


def expression(field: str, meters: Mapping[int, Optional[float]] = ADDRESS_MATCH) -> str:
    """Return a QGIS expression that converts a *field* with OED's AddressMatch to meters, or NULL."""
    column = '"' + field.replace('"', '""') + '"'
    by_meters: dict[float, list[int]] = {}
    for match, far in meters.items():
        if far is not None:
            by_meters.setdefault(far, []).append(match)
    cases = [
        f"WHEN to_int({column}) IN ({', '.join(map(str, matches))}) THEN {far:g}"
        for far, matches in by_meters.items()
    ]
    return f"CASE {' '.join(cases)} END"
