"""Aggregate metrics of a selection; sums of different currencies are never added."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from starlette.responses import JSONResponse, Response

from . import shapes
from .answers import per_radius
from .call import JSON, Call
from .data.source import TIV_COLUMNS, Source
from .errors import Refused
from .selection import V1, RowSet, by_shape, filter_mask

CELL_DEGREES = 1.0


def select(call: Call, version: str, is_buffer: bool) -> Response:
    """Metrics inside a polygon, or inside circles with one set per radius."""
    selected = by_shape(call, version, is_buffer)
    check_enabled(selected.source)
    sets = [
        (row_set.radius, (json.dumps(_answer(call, selected.source, row_set)),)) for row_set in selected.sets
    ]
    return Response("".join(per_radius(call.settings, "accumulation", sets)), media_type=JSON)


def check_enabled(source: Source) -> None:
    """Raise 403 for a source whose provision has the accumulation disabled."""
    if not source.accumulation:
        raise Refused(403, f"Accumulation reports are not enabled for the source {source.name}.")


def _answer(call: Call, source: Source, row_set: RowSet) -> dict[str, Any]:
    found = metrics(source, row_set.rows)
    if call.settings.metrics_form == "nested":
        return {"source": source.name, "metrics": found}
    flat = {name: value for name, value in found.items() if name != "currencies"}
    for currency, sums in found["currencies"].items():
        flat.update({f"{name}_{currency}": value for name, value in sums.items()})
    return flat


def metrics(source: Source, rows: Any) -> dict[str, Any]:
    """Counts over all rows, and counts and sums insured by currency."""
    currencies = source.table["LocCurrency"][rows]
    return {
        "locations": len(rows),
        "accounts": len(set(source.table["AccNumber"][rows])),
        "countries": len(set(source.table["CountryCode"][rows])),
        "currencies": {
            currency: _sums(source, rows[currencies == currency]) for currency in sorted(set(currencies))
        },
    }


def _sums(source: Source, rows: Any) -> dict[str, float]:
    sums = {name: sum(value or 0.0 for value in source.table[name][rows].tolist()) for name in TIV_COLUMNS}
    return {"locations": len(rows), **sums, "TIV": sum(sums.values())}


def layer(call: Call) -> Response:
    """The accumulation as a layer: cells of one degree, a feature for each cell and currency.

    The specification shows no body; ``source`` is wanted, a shape of either kind and ``filters`` may be.
    """
    inside = "query" if call.settings.layer_body == "query" else ""
    body = call.body(("source",), ("shape", "radiuses", "filters"), inside)
    source = call.source(body["source"])
    check_enabled(source)
    mask = filter_mask(call, body.get("filters"), source, V1)
    if "shape" in body:
        _, area = max(shapes.areas(body), key=lambda each: each[0] or 0)
        mask &= area.contains(source.lon, source.lat)
    return JSONResponse({"type": "FeatureCollection", "features": _cells(source, np.flatnonzero(mask))})


def _cells(source: Source, rows: Any) -> list[dict[str, Any]]:
    west = np.clip(np.floor(source.lon[rows] / CELL_DEGREES) * CELL_DEGREES, -180, 180 - CELL_DEGREES)
    south = np.clip(np.floor(source.lat[rows] / CELL_DEGREES) * CELL_DEGREES, -90, 90 - CELL_DEGREES)
    groups: dict[tuple[float, float, str], list[int]] = {}
    for key, row in zip(zip(west.tolist(), south.tolist(), source.table["LocCurrency"][rows]), rows):
        groups.setdefault(key, []).append(row)
    return [_cell(source, *key, np.array(members)) for key, members in sorted(groups.items())]


def _cell(source: Source, west: float, south: float, currency: str, rows: Any) -> dict[str, Any]:
    east, north = west + CELL_DEGREES, south + CELL_DEGREES
    ring = [[west, south], [east, south], [east, north], [west, north], [west, south]]
    return {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [ring]},
        "properties": {"currency": currency, **_sums(source, rows)},
    }
