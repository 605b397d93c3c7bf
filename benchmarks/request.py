"""What is loaded, as plain values: about 100,000 of the sandbox's places."""

from __future__ import annotations

SOURCE = "pf_places"
PATH = "/graph/api/v2/reports/portfolio/points/selection"
RING = ((-180.0, -90.0), (180.0, -90.0), (180.0, 90.0), (-180.0, 90.0), (-180.0, -90.0))
COUNTRIES = ("US", "MX", "ID", "IN", "DE", "FR", "IT", "PH", "NL")

BODY = {
    "source": SOURCE,
    "shape": {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[list(position) for position in RING]]},
        "properties": {},
    },
    "filters_v2": [{"field": "CountryCode", "value": code} for code in COUNTRIES],
}
