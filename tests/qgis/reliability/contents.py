"""The columns of content: what an answer can say that no answer should, and what has to come of it.

What a cell compares with is the spoiled body itself, asked for once more by a client that is not ours: what
becomes of each value is written down here, apart from the plugin's own reading of it.
"""

from __future__ import annotations

import csv
import io
import json
import math
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Callable, Iterator, Mapping, Optional, Sequence

import shapely
from lxml import etree
from shapely.geometry import shape

from geoportfolio.core.api.errors import ApiError, NoResult, UnreadableAnswer
from sandbox.app import Received
from sandbox.testing import Sandbox
from tests.qgis.reliability.cells import VERBS, Verb
from tests.support.operations import Came

ALL, NOTHING, PART, ABSENT = "all", "none", "part", "-"
"""How a cell ends: all of it is there, nothing or a part with a sentence; the answer has no such content."""

TITLES: Mapping[str, str] = {
    "nan": "NaN and Infinity",
    "nulls": "null fields",
    "doubled": "doubled ids",
    "mixed": "mixed types",
    "placeless": "missing geometry",
    "astray": "coordinates out of range",
    "megabyte": "1 MB in one field",
    "control": "control characters",
    "bidi": "right-to-left characters",
    "columns": "10,000 columns",
}
"""In the order of the table; the names are the sandbox's."""

_OWN = ("area", "radius", "center")
_SENT, _REST = "sent_place", "more_fields"
_WKB_AT = 16
"""Digits of a GeoPackage's header before the WKB, without an envelope."""
_LONGEST_SUGGESTION = 1000
"""Characters of a suggestion's label that are shown."""
_PDF = ("risk_point_v2", "risk_point_buffer_v2", "risk_point_v2_alias")
_WITHOUT_PLACES = ("entries_", "accumulation_s", "accumulation_b", "provision", "reverse", "risk", "event")


@dataclass(frozen=True)
class Ending:
    """How a cell ends: as one of the words above; with an error, its class and a piece of its sentence."""

    word: str = ALL
    error: Optional[type[ApiError]] = None
    tells: str = ""


_UNREADABLE = Ending(NOTHING, UnreadableAnswer, "Unreadable response")
ENDINGS: Mapping[tuple[str, str], Ending] = {
    # A place of an address that is none on the globe is no place to fly to.
    ("geocode", "astray"): _UNREADABLE,
    # Two results for one point, or three sets for two radii: which is right, nobody can say.
    ("enrich_batch", "doubled"): Ending(PART, NoResult, "two results for this point"),
    ("accumulation_buffer_v1", "doubled"): _UNREADABLE,
    ("accumulation_buffer_v2", "doubled"): _UNREADABLE,
}
"""The cells that end otherwise than with all that came."""


def ending(row: str, content: str) -> Ending:
    """How the cell has to end."""
    if row in _PDF or (content in ("placeless", "astray") and row.startswith(_WITHOUT_PLACES)):
        return Ending(ABSENT)
    return ENDINGS.get((row, content), Ending())


@contextmanager
def spoiling(sandbox: Sandbox, verb: Verb, content: str) -> Iterator[None]:
    """The service, which spoils all that *verb* asks."""
    with sandbox.behaving(**verb.switches):
        sandbox.forget()
        sandbox.faults.set(f"{verb.path}={content}")
        try:
            yield
        finally:
            sandbox.faults.set()


def bodies(sandbox: Sandbox, asked: Sequence[Received] = ()) -> list[bytes]:
    """What comes for what was *asked* (all, if nothing is named) to a client that is not ours."""
    found = []
    for seen in asked or sandbox.requests:
        headers = {name: seen.headers[name] for name in ("accept", "content-type") if name in seen.headers}
        headers["Authorization"] = sandbox.key
        answer = sandbox.send(seen.method, seen.path, headers, params=dict(seen.query), content=seen.body)
        found.append(answer.content)
    return found


def faults(verb: Verb, content: str, came: Came, sent: Sequence[bytes]) -> list[str]:
    """What is wrong with what *came* where the service *sent* these bodies; empty: nothing."""
    due = ending(verb.row, content)
    if type(came.error) is not (due.error or type(None)):
        return [f"{due.error} is due, but {came.error!r} came"]
    if due.word == NOTHING:
        return [f"{len(came.rows)} rows came of nothing"] if came.rows else []
    read: Callable[[Came, Sequence[bytes]], Iterator[str]] = _READERS.get(verb.row) or _BY_KIND[verb.kind]
    return list(read(came, sent))


# Rows of a file


def _rows(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    served = [record for body in sent for record in records_of(json.loads(body))]
    stored = [json.loads(row) for row in came.rows]
    yield from differences(served, stored)


Record = tuple[Mapping[str, Any], Any]
"""The values of a row, and its geometry as GeoJSON."""


def records_of(answer: Any) -> list[Record]:
    """The rows of an answer of the sandbox in its native forms."""
    if isinstance(answer, list):
        return [record for item in answer for record in records_of(item)]
    if answer.get("type") == "FeatureCollection":
        return records_of(answer["features"])
    if answer.get("type") == "Feature":
        own = {"id": answer["id"]} if "id" in answer else {}
        return [({**own, **answer["properties"]}, answer["geometry"])]
    if isinstance(answer.get("entries"), list):
        return records_of(answer["entries"])
    return [(answer, _place_in(answer))]


def _place_in(values: Mapping[str, Any]) -> Any:
    lon, lat = values.get("Longitude", values.get("lon")), values.get("Latitude", values.get("lat"))
    if not all(isinstance(number, (int, float)) and math.isfinite(number) for number in (lon, lat)):
        return None
    return {"type": "Point", "coordinates": [lon, lat]}


def differences(served: Sequence[Record], stored: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Where rows of a file, in their order, are not the ones that were served."""
    if len(served) != len(stored):
        yield f"{len(served)} rows were sent, {len(stored)} are there"
        return
    for number, ((values, place), row) in enumerate(zip(served, stored)):
        found = {name: value for name, value in row.items() if name not in (*_OWN, _SENT, _REST, "geom")}
        found.update(json.loads(row.get(_REST) or "{}"))
        for name in {*values, *found}:
            if not is_kept(values.get(name), found.get(name)):
                yield f"row {number}, {name}: {str(values.get(name))[:50]!r} is {str(found.get(name))[:50]!r}"
        drawn = place if place and is_on_globe(place) else None
        if not _is_same_place(drawn, row.get("geom")):
            yield f"row {number} is drawn elsewhere than {drawn}"
        if drawn is None and place is not None and json.loads(row.get(_SENT) or "null") != place:
            yield f"row {number} has lost its place {place}"


def is_on_globe(geometry: Any) -> bool:
    west, south, east, north = shape(geometry).bounds
    return -360 <= west <= east <= 360 and -90 <= south <= north <= 90


def _is_same_place(geometry: Any, blob: Optional[str]) -> bool:
    if geometry is None or blob is None:
        return geometry is None and blob is None
    return bool(shapely.from_wkb(bytes.fromhex(blob[_WKB_AT:])).equals(shape(geometry)))


def is_kept(value: Any, stored: Any) -> bool:
    """Whether *stored* says what *value* said: types may widen to text, NaN and the infinities are none."""
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return stored is None
    if isinstance(value, bool):
        return stored in (value, str(value).lower())
    if isinstance(value, (int, float)):
        return stored is not None and not isinstance(stored, bool) and _number(stored) == value
    if isinstance(value, str):
        return stored == cleaned(value) or (value == "" and stored is None)
    if isinstance(stored, str):
        stored = json.loads(stored)
    return bool(_without_nan(value) == stored)


def _number(stored: Any) -> Any:
    if not isinstance(stored, str):
        return stored
    return int(stored) if stored.lstrip("-").isdigit() else float(stored)


def _without_nan(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nan(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_without_nan(item) for item in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def cleaned(text: str) -> str:
    """What no file takes is there as its escape: NUL, and half a surrogate pair."""
    return text.replace("\0", "\\u0000").encode("utf-8", "backslashreplace").decode()


# Sums


def _sums(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    answers = [answer for body in sent for answer in _listed(json.loads(body))]
    found = [json.loads(row)[1] for row in came.rows]
    for metrics in found:
        metrics.pop("source", None)  # the request's own word
    if len(answers) != len(found):
        yield f"{len(answers)} sets were sent, {len(found)} came"
        return
    for answer, metrics in zip(answers, found):
        wanted = {n if n in metrics else f"metrics_{n}": value for n, value in _flat(answer)}
        for name in {*wanted, *metrics}:
            if name in metrics and not is_kept(wanted.get(name), _plain(metrics[name])):
                yield f"{name}: {str(wanted.get(name))[:50]} is {str(metrics[name])[:50]}"
            elif name not in metrics and not is_kept(wanted[name], None):
                yield f"{name} is lost: {str(wanted[name])[:50]}"


def _suggestions(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    answer = json.loads(sent[-1])
    for item in answer["results"]:
        if isinstance(item.get("label"), str):
            item["label"] = item["label"][:_LONGEST_SUGGESTION]
    return _objects("results", _PLACE)(came, [json.dumps(answer).encode()])


def _flat(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Numbers and texts by their names, which a wrapper and an echo of the request have no part in."""
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, item in items:
            if (name, path) != ("source", ()):
                yield from _flat(item, path if name == "metrics" and not path else (*path, str(name)))
    else:
        yield "_".join(path), value


def _plain(value: Any) -> Any:
    return cleaned(value) if isinstance(value, str) else value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


# Small things


def _objects(name: str, fields: Mapping[str, str]) -> Callable[[Came, Sequence[bytes]], Iterator[str]]:
    """A reader of the objects under *name*, whose *fields* have other names in what comes."""

    def read(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
        answer = json.loads(sent[-1])
        served = _listed(answer[name])
        found = [json.loads(row) for row in came.rows]
        if name == "result" and not _is_whole(served[0]):
            served = []
        if len(served) != len(found):
            yield f"{len(served)} were sent, {len(found)} came"
            return
        for item, seen in zip(served, found):
            for own, theirs in fields.items():
                value = item.get(theirs)
                if value is None or (isinstance(value, float) and not math.isfinite(value)):
                    value = "" if isinstance(seen[own], str) else None
                if seen[own] != value:
                    yield f"{own}: {str(value)[:50]!r} is {str(seen[own])[:50]!r}"

    return read


def _is_whole(item: Mapping[str, Any]) -> bool:
    """Whether it says anything: a place needs its numbers, an address its label."""
    numbers = [item[name] for name in ("lat", "lon") if name in item]
    if not numbers:
        return bool(item.get("label"))
    return all(isinstance(number, (int, float)) and math.isfinite(number) for number in numbers)


def _sources(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    served = json.loads(sent[-1])["provisioning"]
    found = dict(json.loads(row) for row in came.rows)
    yield from _differing(list(served), list(found))
    for name, source in found.items():
        wanted = [[c["field"], str(c["type"] or "")] for c in served[name]["columns"]]
        seen = [list(column.values()) for column in source["columns"]]
        if wanted != seen:
            yield f"{name}: {str(wanted)[:200]} is {str(seen)[:200]}"


def _filters(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    served = json.loads(sent[-1])["filters"]
    found = [json.loads(row) for row in came.rows]
    yield from _differing(
        [(f["field"], f.get("label") or f["field"], [str(v) for v in f["values"]]) for f in served],
        [(f["field"], f["label"], f["values"]) for f in found],
    )


def _attributes(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    served = json.loads(sent[-1])
    found = dict(json.loads(row) for row in came.rows)
    for name in {*served, *found}:
        if not is_kept(served.get(name), _plain(found.get(name))):
            yield f"{name}: {str(served.get(name))[:50]} is {str(found.get(name))[:50]}"


def _layers(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    served = json.loads(sent[-1])["layers"]
    found = dict(json.loads(row) for row in came.rows)
    yield from _layers_differ(served, found)


def _layers_differ(served: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[str]:
    for name in {*served, *found}:
        before = served.get(name)
        wanted = _without_nan(before if isinstance(before, dict) or before is None else {"value": before})
        if wanted != found.get(name):
            yield f"{name}: {str(wanted)[:100]} is {str(found.get(name))[:100]}"


def _batch(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    """Ours are the ids from 1 on, in the order of the rows; what is said twice is nobody's."""
    served = [item for body in sent for item in json.loads(body)]
    ids = [item["id"] for item in served]
    wanted = {int(item["id"]) - 1: item["enrichment"] for item in served if ids.count(item["id"]) == 1}
    found = dict(json.loads(row) for row in came.rows)
    yield from _differing(list(wanted), list(found))
    for place, layers in found.items():
        yield from _layers_differ(wanted[place], layers)


def _report(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    if [row.encode("latin-1") for row in came.rows] != list(sent):
        yield "the file is not what was sent"


def _described(came: Came, sent: Sequence[bytes]) -> Iterator[str]:
    """Each kind of features that the document says is there as WFS, and no other."""
    kinds = etree.fromstring(sent[-1]).findall("{*}LayerDescription")
    names = [each.findtext(".//{*}FeatureTypeName") for each in kinds if each.findtext("{*}owsType") == "wfs"]
    yield from _differing([*dict.fromkeys(names)], [json.loads(row)[0] for row in came.rows])


def _differing(wanted: Sequence[Any], seen: Sequence[Any]) -> Iterator[str]:
    if len(wanted) != len(seen):
        yield f"{len(wanted)} were sent, {len(seen)} came"
    yield from (f"{str(a)[:100]} is {str(b)[:100]}" for a, b in zip(wanted, seen) if a != b)


_PLACE = {
    "lat": "lat",
    "lon": "lon",
    "label": "label",
    "place_id": "placeId",
    "geocoding_quality": "geocodingQuality",
}
_READERS: Mapping[str, Callable[[Came, Sequence[bytes]], Iterator[str]]] = {
    "autocomplete": _suggestions,
    "geocode": _objects("result", _PLACE),
    "reverse_geocode": _objects("result", {"label": "label", "place_id": "placeId", "type": "type"}),
    "provision": _sources,
    "provision_filters": _filters,
    "point_attributes": _attributes,
    "enrich_point": _layers,
    "wms_describe_layer": _described,
}
_BY_KIND: Mapping[str, Callable[[Came, Sequence[bytes]], Iterator[str]]] = {
    "rows": _rows,
    "pages": _rows,
    "sums": _sums,
    "batch": _batch,
    "report": _report,
}

# CSV


def csv_rows(text: str) -> list[dict[str, str]]:
    """The lines of a CSV file, however long their fields are."""
    before = csv.field_size_limit(1 << 24)
    try:
        return list(csv.DictReader(io.StringIO(text, newline="")))
    finally:
        csv.field_size_limit(before)


def cells() -> list[tuple[str, str]]:
    """Each row with each content that its answer can have."""
    every = [(row, content) for row in VERBS for content in TITLES]
    return [cell for cell in every if ending(*cell).word != ABSENT]
