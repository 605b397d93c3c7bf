"""Hazard attributes of a point or of many (spec 2.6, 4.6)."""

from __future__ import annotations

import random
from typing import Any, Callable

from starlette.responses import JSONResponse, Response

from .call import Call, is_number, texts
from .errors import Refused
from .hazards import LAYERS, zones_at

OPERATIONS = ("enhance", "count")


def single(call: Call) -> Response:
    """One point of the query parameters."""
    lat, lng = call.number("lat", 90), call.number("lng", 180)
    layers = _layers(call.parameter("layers").split(","))
    operation = _operation(call.parameter("operation"))
    found = _enriched(lat, lng, layers, operation)
    return JSONResponse({"location": {"lat": lat, "lng": lng}, "layers": found})


def batch(call: Call) -> Response:
    """The points of the body, answered in their order, unless the sandbox is to answer badly."""
    body = call.body(("points", "layers", "operation"))
    layers = _layers(texts(body["layers"], "layers"))
    operation = _operation(body["operation"])
    points = body["points"]
    if not isinstance(points, list) or not points:
        raise Refused(400, "'points' is not an array of objects.")
    most = call.settings.max_batch
    if most and len(points) > most:
        raise Refused(int(call.settings.batch_status), f"A batch has at most {most} points.")
    for point in points:
        _check_point(point)
    records = [_record(point, layers, operation) for point in points]
    return JSONResponse(FORMS[call.settings.batch_form](records))


def _record(point: dict[str, Any], layers: list[str], operation: str) -> dict[str, Any]:
    found = _enriched(point["lat"], point["lng"], layers, operation)
    return {"id": point["id"], "location": {"lat": point["lat"], "lng": point["lng"]}, "enrichment": found}


def _every_third(spoil: Callable[[dict[str, Any], dict[str, Any]], Any]) -> Callable[[list[Any]], list[Any]]:
    """Spoil every third record; *spoil* is given it and the one before."""

    def form(records: list[Any]) -> list[Any]:
        before = [dict(record) for record in records]
        for number in range(2, len(records), 3):
            spoil(records[number], before[number - 1])
        return records

    return form


FORMS: dict[str, Callable[[list[Any]], list[Any]]] = {
    "whole": list,
    "shuffled": lambda records: random.Random(4).sample(records, len(records)),
    "short": lambda records: records[:-1],
    "unknown": _every_third(lambda record, _: record.update(id="unknown-" + record["id"])),
    "empty": _every_third(lambda record, _: record.update(id="")),
    "anonymous": _every_third(lambda record, _: record.pop("id")),
    "doubled": _every_third(lambda record, before: record.update(id=before["id"])),
}


def _check_point(point: Any) -> None:
    if not isinstance(point, dict) or set(point) != {"id", "lat", "lng"} or not isinstance(point["id"], str):
        raise Refused(400, "A point is an object with the string 'id' and the numbers 'lat' and 'lng'.")
    for name, bound in (("lat", 90), ("lng", 180)):
        if not is_number(point[name]) or abs(point[name]) > bound:
            raise Refused(400, f"Invalid coordinates: '{name}' of the point {point['id']}.")


def _layers(names: list[str]) -> list[str]:
    for name in names:
        if name not in LAYERS:
            raise Refused(400, f"Unknown layer: {name}. There are {', '.join(LAYERS)}.")
    if not names:
        raise Refused(400, "'layers' is empty.")
    return names


def _operation(name: Any) -> str:
    if name not in OPERATIONS:
        raise Refused(400, "'operation' is neither enhance nor count.")
    return str(name)


def _enriched(lat: float, lng: float, layers: list[str], operation: str) -> dict[str, Any]:
    found = {layer: [zone.attributes for zone in zones_at(layer, lng, lat)] for layer in layers}
    if operation == "count":
        return {layer: {"count": len(hits), "features": hits} for layer, hits in found.items()}
    return {layer: hits[0] if hits else {} for layer, hits in found.items()}
