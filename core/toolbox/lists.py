"""Lists that are typed as one text: columns, values, radii.

They read the same in every language of QGIS, as scripts have them: a comma parts, a point is decimal.
"""

from __future__ import annotations

import csv
import re

from ..api.errors import InvalidInput
from ..api.shapes import HALF_GLOBE

_RADIUS = re.compile(r"([0-9]+\.?[0-9]*|\.[0-9]+)\s*m?")


def listed(text: str) -> tuple[str, ...]:
    """``a,b`` as its items; one with a comma stands in double quotes, as in CSV.

    :raises InvalidInput: for a quote that is not closed.
    """
    try:
        rows = list(csv.reader(text.splitlines(), skipinitialspace=True, strict=True))
    except csv.Error as error:
        raise InvalidInput(f"the list {text[:60]!r} can't be read: {error}") from None
    items = (item.strip() for row in rows for item in row)
    return tuple(item for item in items if item)


def radii_of(text: str) -> tuple[float, ...]:
    """``500,1000`` as meters, each once, the smallest first.

    :raises InvalidInput: for one that is no number between 0 and half the globe, or without any.
    """
    parts = [part.strip() for part in text.split(",") if part.strip()]
    matches = [_RADIUS.fullmatch(part) for part in parts]
    radii = sorted({float(match.group(1)) for match in matches if match})
    if not radii or not all(matches) or not 0 < radii[0] <= radii[-1] <= HALF_GLOBE:
        raise InvalidInput(f"the radii {text[:60]!r} are not numbers in meters, like 500,1000")
    return tuple(radii)
