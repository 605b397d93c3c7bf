"""The truth of a row, checked: what our verb gives is what another client reads in the sandbox's bodies."""

from __future__ import annotations

import json
import struct
from collections import Counter
from typing import Any, Callable, Iterator, Mapping, Sequence
from xml.etree import ElementTree

from tests.qgis.reliability.cells import PDF_MOMENT, Verb


def differences(verb: Verb, rows: Sequence[str], bodies: Sequence[bytes]) -> list[str]:
    """How the *rows* of a healthy answer differ from what the sandbox's *bodies* say; empty: not at all."""
    return list(_KINDS[verb.kind](rows, bodies))


def _records(rows: Sequence[str], bodies: Sequence[bytes]) -> Iterator[str]:
    """Row by row in the order of the answer: each value, and the place of a point."""
    sent = [record for body in bodies for record in _records_in(json.loads(body))]
    if len(sent) != len(rows) or not sent:
        yield f"{len(sent)} records were sent, {len(rows)} rows are stored"
    for number, (record, row) in enumerate(zip(sent, map(json.loads, rows))):
        place, values = record
        for name, value in values.items():
            if row.get(name) != value and str(row.get(name)) != str(value):
                yield f"row {number}: {name} is {row.get(name)!r}, {value!r} was sent"
        if place is not None and struct.pack("<2d", *place).hex() not in row["geom"]:
            yield f"row {number} lies elsewhere than {place}"


def _records_in(value: Any) -> Iterator[tuple[Any, Mapping[str, Any]]]:
    """(longitude and latitude of a point or None, values) of each record, however deep it lies."""
    if isinstance(value, dict) and value.get("type") == "Feature":
        geometry = value["geometry"]
        yield geometry["coordinates"] if geometry["type"] == "Point" else None, value["properties"]
    elif isinstance(value, dict) and "id" in value:
        yield None, value
    elif isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _records_in(inner)


def _numbers(rows: Sequence[str], bodies: Sequence[bytes]) -> Iterator[str]:
    """Each number that was sent is a metric, and there is no other; radii are ours."""
    sent = Counter(n for body in bodies for n in _leaves(json.loads(body)) if not isinstance(n, str))
    came = Counter(n for row in rows for n in _leaves(json.loads(row)[1]) if not isinstance(n, str))
    if sent != came or not sent:
        yield f"{dict(sent - came)} were sent and are missing, {dict(came - sent)} were not sent"


def _parts(rows: Sequence[str], bodies: Sequence[bytes]) -> Iterator[str]:
    """Each text and number of the rows was sent, but for our own words and the numbers of the rows."""
    sent = {leaf for body in bodies for leaf in _leaves(_parsed(body))}
    came = {
        leaf for row in rows for leaf in _leaves(json.loads(row), False) if isinstance(leaf, (str, float))
    }
    unsent = {leaf for leaf in came if leaf not in sent and not _is_ours(leaf)}
    if unsent or len(came) < 2:
        yield f"{sorted(map(str, unsent))} were not sent"


def _parsed(body: bytes) -> Any:
    if body.lstrip().startswith(b"<"):
        return [[element.text, *element.attrib.values()] for element in ElementTree.fromstring(body).iter()]
    return json.loads(body)


def _is_ours(leaf: Any) -> bool:
    return leaf in ("", "features", "coverages", "service:here")


def _leaves(value: Any, with_names: bool = True) -> Iterator[Any]:
    """All texts and numbers in a JSON value, and the names of members."""
    if isinstance(value, dict):
        yield from value if with_names else ()
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _leaves(inner, with_names)
    elif value is not None and not isinstance(value, bool):
        yield value


def _bytes(rows: Sequence[str], bodies: Sequence[bytes]) -> Iterator[str]:
    sent = [PDF_MOMENT.sub("<moment>", body.decode("latin-1")) for body in bodies]
    if list(rows) != sent:
        yield "the report is not what was sent"


_KINDS: Mapping[str, Callable[[Sequence[str], Sequence[bytes]], Iterator[str]]] = {
    "rows": _records,
    "pages": _records,
    "sums": _numbers,
    "value": _parts,
    "batch": _parts,
    "report": _bytes,
}
