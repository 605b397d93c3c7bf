"""Records of a result."""

from __future__ import annotations

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.api.shapes import Buffers

RATHAUS = Area("Hamburg Rathaus", Buffers(((9.99, 53.55),), (200.0, 1000.0)))
QUERY = Query("pf_airports", (RATHAUS,), filters=(Filter("CountryCode", "DE"),))


def point(lon: float, lat: float, radius: float | None = None, **attributes) -> Record:
    return Record({"type": "Point", "coordinates": [lon, lat]}, attributes, radius)
