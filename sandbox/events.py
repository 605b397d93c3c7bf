"""The entries under the footprint of a live event (spec 4.8); its bodies are not shown there."""

from __future__ import annotations

import numpy as np
import shapely
from starlette.responses import JSONResponse, Response

from .call import Call, texts
from .data.source import records
from .errors import Refused
from .hazards import ADVISORIES, STORM_TRACKS, wind_zones
from .selection import V1, checked_columns, filter_mask

EVENT_FIELDS = ("footprint", "band", "gust_kmh")


def enrich_entries(call: Call) -> Response:
    """The source's entries inside the footprint, each with the band and the gust that hit it."""
    footprint = call.path_values["footprint"]
    tracks = {**STORM_TRACKS, **ADVISORIES}
    if footprint not in tracks:
        raise Refused(404, f"Unknown footprint: {footprint}")
    inside = "query" if call.settings.event_body == "query" else ""
    body = call.body(("source",), ("columns", "filters"), inside)
    source = call.source(body["source"])
    columns = checked_columns(source, texts(body.get("columns", []), "columns")) or source.columns
    mask = filter_mask(call, body.get("filters"), source, V1)
    entries = []
    for zone in wind_zones({footprint: tracks[footprint]}):
        shapely.prepare(zone.geometry)
        hit = mask & shapely.intersects_xy(zone.geometry, source.lon, source.lat)
        mask &= ~hit
        event = dict(zip(EVENT_FIELDS, (footprint, zone.attributes["band"], zone.attributes["gust_kmh"])))
        entries += [{**record, **event} for record in records(source, columns, np.flatnonzero(hit))]
    return JSONResponse({"entries": entries})
