"""Makes the seeds of ``corpus/``: small answers of the sandbox, and texts as analysts write them.

``python -m tests.fuzz.make_corpus`` writes them again after the sandbox has changed. A seed for records
begins with two bytes that say where it is cut (``atheris_decoders``).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Iterator
from xml.etree import ElementTree

from sandbox.testing import V1, V2, Sandbox, running

CORPUS = Path(__file__).parent / "corpus"
CUTS = b"7\x9c"
SOURCE = "pf_airports"
LARGEST = 2500
_PLACES = "/graph/api/v1/places/"
_AREA = {
    "source": SOURCE,
    "shape": {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[[8, 53], [11, 53], [9.5, 53.9], [8, 53]]]},
        "properties": {},
    },
}
_CIRCLES = {
    "source": SOURCE,
    "shape": {"type": "circle", "coordinates": [{"lat": 53.6304, "long": 9.9882}]},
    "radiuses": [500, 5000],
}
_COLUMNS = {"columns": ["id", "LocName", "BuildingTIV"], "limit": 3, "page": 0}
_BATCH = {
    "points": [{"id": str(number), "lat": 53.0 + number, "lng": 9.0} for number in range(3)],
    "layers": ["flood_zones", "wind_bands"],
    "operation": "enhance",
}
_FILTERS = [{"field": "CountryCode", "value": "DE", "filters": [{"field": "LOB", "value": "Fire"}]}]
_QUERY = {
    "source": SOURCE,
    "areas": [
        {"name": "A", "shape": _AREA["shape"]},
        {"name": "B", "shape": {**_CIRCLES["shape"], "radiuses": [500.0]}},
    ],
    "version": "v2",
    "filters": _FILTERS,
    "columns": ["id"],
    "page_size": 1000,
    "verb": "entries",
}
WRITTEN = {
    "filters": json.dumps(_FILTERS),
    "body": json.dumps({"source": SOURCE, "params": {"filters_v2": _FILTERS}}),
    "template": '{"a": "{source}", "{filters_key}": ["{filters}"], "n": 9007199254740993, "x": -1.5e3}',
    "query": json.dumps(_QUERY),
}
PASTED = {
    "polygon": "POLYGON ((9 53, 10 53, 10 54, 9 53))",
    "ewkt": (
        "SRID=25832;MULTIPOLYGON Z ("
        "((565000 5930000 1, 566000 5930000 1, 566000 5931000 1, 565000 5930000 1)))"
    ),
    "collection": "GEOMETRYCOLLECTION (POINT (9 53), POLYGON ((9 53, 10 53, 10 54, 9 53)))",
    "geojson": json.dumps(_AREA["shape"]),
    "features": json.dumps(
        {
            "type": "FeatureCollection",
            "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::25832"}},
            "features": [
                {
                    "type": "Feature",
                    "id": 7,
                    "properties": {"name": "HH"},
                    "geometry": {"type": "Point", "coordinates": [565000, 5930000]},
                }
            ],
        }
    ),
    "pair": "53.55, 9.99\n53,6; 10,1",
    "angles": "53°33'04.2\"N 9°59'32\"E",
    "rows": "wkt_geom\tname\nPoint (9 53)\tHamburg",
}


def records_of(sandbox: Sandbox) -> Iterator[tuple[str, bytes]]:
    """Rows in each form that the sandbox knows, and as CSV."""
    for form in ("list", "keyed", "objects"):
        try:
            with sandbox.behaving(radius_form=form):
                yield f"json/radii_{form}", _sent(sandbox, V2 + "points/buffer-selection", _CIRCLES)
        except (TypeError, ValueError):
            continue
    yield "json/points", _sent(sandbox, V2 + "points/selection", _AREA)
    yield "json/entries", _sent(sandbox, V2 + "entries/selection", {**_AREA, **_COLUMNS})
    yield "csv/points", _sent(sandbox, V2 + "points/selection", _AREA, "text/csv")
    yield "csv/entries", _sent(sandbox, V2 + "entries/selection", {**_AREA, **_COLUMNS}, "text/csv")
    yield "unannounced/entries", _sent(sandbox, V1 + "entries/selection", {**_AREA, **_COLUMNS}, "text/csv")


def answers_of(sandbox: Sandbox) -> Iterator[tuple[str, bytes]]:
    """Answers that are one JSON value, and error bodies."""
    for name, query in (
        ("autocomplete", {"q": "Ham"}),
        ("geocode", {"q": "Hamburg"}),
        ("geocode/reverse", {"lat": 53.55, "lon": 9.99}),
    ):
        yield f"answers/{name.replace('/', '_')}", sandbox.get(_PLACES + name, **query).content
    yield "answers/provision", sandbox.get(V1 + "provision", source=SOURCE).content
    yield "answers/filters", sandbox.get(V1 + "provision/filters", source=SOURCE).content
    yield "answers/attributes", sandbox.get(V1 + "points/attributes", source=SOURCE, value="apt-EDDH").content
    yield "answers/accumulation", _sent(sandbox, V2 + "accumulation/selection", _AREA)
    yield "answers/accumulations", _sent(sandbox, V2 + "accumulation/buffer", _CIRCLES)
    single = "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
    yield (
        "answers/enriched",
        sandbox.get(single, lat=53.5, lng=10.0, layers="flood_zones", operation="enhance").content,
    )
    yield "answers/batch", _sent(sandbox, "/graph/featureinfo/enrichment/api/v1/bfi/batch", _BATCH)
    yield "messages/no_key", sandbox.send("GET", V1 + "provision", {}).content
    yield "messages/not_found", sandbox.get("/v1/status").content
    yield "messages/page", b"<html><head><title>Log in</title></head><body><p>Who are you?</p></body></html>"
    yield "messages/b", b'{"errorMessage": {"message": "no access"}}'


def maps_of(sandbox: Sandbox) -> Iterator[tuple[str, bytes]]:
    """Capabilities with two layers left in them, and DescribeLayer."""
    for service in ("wms", "wfs"):
        query = {"SERVICE": service.upper(), "REQUEST": "GetCapabilities"}
        yield f"maps/{service}", _fewer(sandbox.get(f"/graph/layers/{service}", **query).content)
    query = {"SERVICE": "WMS", "REQUEST": "DescribeLayer", "LAYERS": "wind_bands"}
    yield "maps/described", sandbox.get("/graph/layers/wms", **query).content


def _fewer(xml: bytes) -> bytes:
    """*xml* with the first two of all children of one name."""
    root = ElementTree.fromstring(xml)
    for element in list(root.iter()):
        seen: dict[str, int] = {}
        for child in list(element):
            seen[child.tag] = seen.get(child.tag, 0) + 1
            if seen[child.tag] > 2:
                element.remove(child)
    return ElementTree.tostring(root)


def _sent(sandbox: Sandbox, path: str, body: Any, accept: str = "application/json") -> bytes:
    return bytes(sandbox.post(path, body, accept).content)


def main() -> None:
    """Write all seeds."""
    with running() as sandbox:
        seeds = [*records_of(sandbox), *answers_of(sandbox), *maps_of(sandbox)]
    seeds += [(f"written/{name}", text.encode()) for name, text in WRITTEN.items()]
    seeds += [(f"pasted/{name}", text.encode()) for name, text in PASTED.items()]
    for name, body in seeds:
        path = CORPUS / f"{name}.seed"
        path.parent.mkdir(parents=True, exist_ok=True)
        is_cut = path.parent.name in ("json", "csv", "unannounced")
        path.write_bytes(CUTS + body if is_cut else body)
        print(f"{path.relative_to(CORPUS)}: {len(body)} bytes")


if __name__ == "__main__":
    main()
