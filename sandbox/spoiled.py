"""Answers that are whole but say what no answer should: the truth of the sandbox, spoiled on purpose.

A row of an answer is an object of JSON with values of its own, the properties of a feature, a line of CSV,
an element of XML with texts in it, a row of a table of HTML, or what a map service says of a feature in plain
text. In each list every second row is spoiled, the first one included; what makes an answer long
(``megabyte``, ``columns``) spoils its first row alone.
"""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any, Iterable, Iterator, Optional

from lxml import etree

from .spoilers import CONTROL, HEAD, SPOILERS, XML_CONTROL, Row

Shift = Optional[tuple[float, float]]
_GML = "{http://www.opengis.net/gml}"
_TEXT_LINE = re.compile(r"(\w+) = '(.*)'")
_EDGES = ("minx", "miny", "maxx", "maxy")
"""Attributes of a box in the capabilities of a WMS, by turns east and north."""


def spoil(kind: str, content_type: str, body: bytes) -> bytes:
    """*body* spoiled; as it came where it has no rows, as a PDF or an image."""
    for beginning, spoiled in _FORMS.items():
        if beginning in content_type:
            return spoiled(kind, body)
    return body


def _spoil(kind: str, rows: Iterable[Row]) -> None:
    """Spoil the first, third, ... of each list, and what is in no list."""
    chosen: list[Row] = []
    places: dict[int, int] = {}
    for row in rows:
        place = places[id(row.siblings)] = places.get(id(row.siblings), -1) + 1
        if row.siblings is None or place % 2 == 0:
            chosen.append(row)
    if chosen:
        SPOILERS[kind](chosen)


# JSON


def _json(kind: str, body: bytes) -> bytes:
    value = json.loads(body)
    before = json.dumps(value)
    _spoil(kind, list(_json_rows(value, None)))
    spoiled = json.dumps(value)
    return body if spoiled == before else spoiled.encode()


def _json_rows(value: Any, siblings: Optional[list[Any]]) -> Iterator[Row]:
    if isinstance(value, list):
        for item in value:
            yield from _json_rows(item, value)
    elif isinstance(value, dict) and value.get("type") == "Feature":
        yield Row(value["properties"], value, siblings, lambda to: value.update(geometry=_moved(value, to)))
    elif isinstance(value, dict) and "coordinates" not in value:
        is_collection = value.get("type") == "FeatureCollection"
        if not is_collection and any(not isinstance(item, (dict, list)) for item in value.values()):
            yield Row(value, value, siblings)
        for item in value.values():
            yield from _json_rows(item, None)


def _moved(feature: dict[str, Any], to: Shift) -> Any:
    geometry = feature["geometry"]
    return to and {**geometry, "coordinates": _all_at(geometry["coordinates"], to)}


def _all_at(coordinates: Any, to: tuple[float, float]) -> Any:
    """Each position shifted by *to*: so a ring stays a ring."""
    if isinstance(coordinates[0], list):
        return [_all_at(part, to) for part in coordinates]
    return [coordinates[0] + to[0], coordinates[1] + to[1]]


# CSV and plain text


def _csv(kind: str, body: bytes) -> bytes:
    text = body.decode()
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    read = csv.DictReader(io.StringIO(text), delimiter=delimiter)
    lines: list[dict[str, Any]] = list(read)
    _spoil(kind, [Row(line, line, lines, is_text=True) for line in lines])
    written = io.StringIO()
    names = dict.fromkeys([*(read.fieldnames or ()), *(name for line in lines for name in line)])
    writer = csv.DictWriter(written, list(names), delimiter=delimiter)
    writer.writeheader()
    writer.writerows({name: _as_text(value) for name, value in line.items()} for line in lines)
    return written.getvalue().encode("utf-8", "surrogatepass")


def _text(kind: str, body: bytes) -> bytes:
    """What GetFeatureInfo says: for each feature lines such as ``gust_kmh = '170'`` below a heading."""
    blocks: list[dict[str, Any]] = []
    for block in body.decode().split("\n\n"):
        values = dict(match.groups() for match in map(_TEXT_LINE.fullmatch, block.split("\n")) if match)
        head = [line for line in block.split("\n") if not _TEXT_LINE.fullmatch(line)]
        blocks.append({HEAD: "\n".join(head), **values})
    _spoil(kind, [Row(block, block, blocks, is_text=True) for block in blocks if len(block) > 1])
    said = [
        "\n".join(f"{name} = '{_as_text(value)}'" if name else value for name, value in block.items())
        for block in blocks
    ]
    return "\n\n".join(said).encode("utf-8", "replace")


def _as_text(value: Any) -> str:
    return value or "" if value is None or isinstance(value, str) else json.dumps(value)


# XML and HTML


def _xml(kind: str, body: bytes) -> bytes:
    root = etree.fromstring(body, etree.XMLParser(remove_comments=True))
    _spoil_elements(kind, [root])
    if kind == "nan":
        for box in root.iter("{*}BoundingBox"):
            box.attrib.update(dict.fromkeys(_EDGES, "NaN"))
    return bytes(etree.tostring(root, xml_declaration=True, encoding="utf-8"))


def _html(kind: str, body: bytes) -> bytes:
    root = etree.fromstring(body, etree.HTMLParser(encoding="utf-8"))
    _spoil_elements(kind, root.iter("table"))
    return bytes(etree.tostring(root.getroottree(), method="html", encoding="utf-8"))


def _spoil_elements(kind: str, tops: Iterable[Any]) -> None:
    rows = [found for top in tops for found in _xml_rows(top, top, None)]
    _spoil(kind, [row for row, _ in rows])
    for row, element in rows:
        _write_back(row, element)


def _xml_rows(element: Any, item: Any, siblings: Any) -> Iterator[tuple[Row, Any]]:
    """The rows in *element*, which stands as *item* among *siblings*: a feature is alone in its member."""
    values = {name: leaf.text for name, leaf in _leaves(element).items() if leaf.text}
    if values:
        yield Row(values, item, siblings, lambda to: _move_xml(element, to), is_text=True), element
    for child in element:
        if not child.tag.startswith(_GML):
            is_member = element.tag.startswith(_GML)
            yield from _xml_rows(child, item if is_member else child, siblings if is_member else element)
        elif "ember" in child.tag:
            yield from _xml_rows(child, child, element)


def _leaves(element: Any) -> dict[str, Any]:
    """The elements without others in them, by their names; cells of a table, which share one, by number."""
    leaves = [leaf for leaf in element if not len(leaf)]
    return {_local(leaf) if leaf.tag != "td" else str(number): leaf for number, leaf in enumerate(leaves)}


def _local(element: Any) -> str:
    return str(element.tag).rpartition("}")[2]


def _move_xml(element: Any, to: Shift) -> None:
    for child in list(element):
        if _local(child) in ("geometry", "boundedBy", "EX_GeographicBoundingBox", "BoundingBox"):
            if to is None:
                element.remove(child)
                continue
            for leaf in child.iter():
                if leaf.text and leaf.text.strip():
                    numbers = map(float, leaf.text.split())
                    leaf.text = " ".join(str(n + to[place % 2]) for place, n in enumerate(numbers))
            for place, edge in enumerate(_EDGES if "minx" in child.attrib else ()):
                child.set(edge, str(float(child.get(edge)) + to[place % 2]))


def _write_back(row: Row, element: Any) -> None:
    leaves, space = _leaves(element), str(element.tag).rpartition("}")[0]
    for name, value in row.values.items():
        if name not in leaves:
            leaves[name] = etree.SubElement(element, f"{space}}}{name}" if space else name)
        leaves[name].text = XML_CONTROL if value == CONTROL else _as_text(value)


_FORMS = {"json": _json, "csv": _csv, "xml": _xml, "html": _html, "text/plain": _text}
"""By what a content type has in it."""
