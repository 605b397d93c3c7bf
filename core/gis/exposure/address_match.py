"""The uncertainty in meters for each OED AddressMatch, as set by the user. Main thread only."""

from __future__ import annotations

import json
import math
from typing import Mapping, Optional

from qgis.core import QgsSettings

from ...exposure.uncertainty import ADDRESS_MATCH

LARGEST = 1_000_000.0
"""Meters."""
_KEY = "geoportfolio/addressMatchMeters"
_LONGEST = 2_000


def meters() -> dict[int, Optional[float]]:
    """Return the meters by code; None: not placeable. The default is :data:`ADDRESS_MATCH`."""
    text = str(QgsSettings().value(_KEY, "") or "")
    try:
        kept = json.loads(text) if 0 < len(text) <= _LONGEST else {}
    except ValueError:
        kept = {}
    found = dict(ADDRESS_MATCH)
    for match in found:
        value = kept.get(str(match), "") if isinstance(kept, dict) else ""
        if value is None or (_is_number(value) and 0 <= value <= LARGEST):
            found[match] = None if value is None else float(value)
    return found


def set_meters(table: Mapping[int, Optional[float]]) -> None:
    """Store *table*."""
    QgsSettings().setValue(_KEY, json.dumps({str(match): value for match, value in table.items()}))


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
