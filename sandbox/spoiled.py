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
from functools import partial
from typing import Any, Awaitable, Callable, Iterable, Iterator, Optional

from lxml import etree
from starlette.concurrency import run_in_threadpool

from .spoilers import CONTROL, SPOILERS, XML_CONTROL, Row

_GML = "{http://www.opengis.net/gml}"
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_TABLE_ROW = re.compile(r"<tr>(?:(?!</tr>).)*<td.*?</tr>", re.DOTALL)
_CELL = re.compile(r"(<td[^>]*>)(.*?)(</td>)", re.DOTALL)
_TEXT_LINE = re.compile(r"(\w+) = '(.*)'")
_EDGES = ("minx", "miny", "maxx", "maxy")
"""Attributes of a box in the capabilities of a WMS, by turns east and north."""


def spoil(kind: str, content_type: str, body: bytes) -> bytes:
    """*body* spoiled; as it came where it has no rows, as a PDF or an image."""
    for beginning, spoiled in _FORMS.items():
        if beginning in content_type:
            return spoiled(kind, body)
    return body


class _Figure(float):
    """A number of a text, which it keeps."""

    text = ""


def _every_second(rows: Iterable[Row]) -> list[Row]:
    """The first, third, ... of each list, and what is in no list."""
    chosen: list[Row] = []
    places: dict[int, int] = {}
    for row in rows:
        place = places[id(row.siblings)] = places.get(id(row.siblings), -1) + 1
        if row.siblings is None or place % 2 == 0:
            chosen.append(row)
    return chosen


# JSON


def _json(kind: str, body: bytes) -> bytes:
    value = json.loads(body)
    before = json.dumps(value)
    rows = _every_second(_json_rows(value, None))
    if rows:
        SPOILERS[kind](rows)
    spoiled = json.dumps(value)
    return body if spoiled == before else spoiled.encode()


def _json_rows(value: Any, siblings: Optional[list[Any]]) -> Iterator[Row]:
    if isinstance(value, list):
        for item in list(value):
            yield from _json_rows(item, value)
    elif isinstance(value, dict) and value.get("type") == "Feature":
        yield Row(value["properties"], value, siblings, lambda to: value.update(geometry=_moved(value, to)))
    elif isinstance(value, dict) and "coordinates" not in value:
        is_collection = value.get("type") == "FeatureCollection"
        if not is_collection and any(not isinstance(item, (dict, list)) for item in value.values()):
            yield Row(value, value, siblings)
        for item in list(value.values()):
            yield from _json_rows(item, None)


def _moved(feature: dict[str, Any], to: Optional[tuple[float, float]]) -> Any:
    if to is None:
        return None
    geometry = feature["geometry"]
    return {**geometry, "coordinates": _all_at(geometry["coordinates"], to)}


def _all_at(coordinates: Any, to: tuple[float, float]) -> Any:
    """Each position shifted by *to*: so a ring stays a ring."""
    if isinstance(coordinates[0], list):
        return [_all_at(part, to) for part in coordinates]
    return [coordinates[0] + to[0], coordinates[1] + to[1]]


# CSV


def _csv(kind: str, body: bytes) -> bytes:
    text = body.decode("utf-8-sig")
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    read = csv.DictReader(io.StringIO(text), delimiter=delimiter)
    lines = [{name: _number(value) for name, value in line.items()} for line in read]
    rows = _every_second(Row(line, line, lines) for line in list(lines))
    if rows:
        SPOILERS[kind](rows)
    written = io.StringIO()
    names = dict.fromkeys([*(read.fieldnames or ()), *(name for line in lines for name in line)])
    writer = csv.DictWriter(written, list(names), delimiter=delimiter)
    writer.writeheader()
    writer.writerows({name: _as_text(value) for name, value in line.items()} for line in lines)
    return written.getvalue().encode("utf-8", "surrogatepass")


def _number(text: Any) -> Any:
    """A text that is a number as one, and not a code such as 0815."""
    if not _NUMBER.fullmatch(text or "") or re.match("0[0-9]", text):
        return text
    figure = _Figure(text)
    figure.text = text
    return figure


def _as_text(value: Any) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    return value.text if isinstance(value, _Figure) else json.dumps(value)


# XML and HTML


def _xml(kind: str, body: bytes) -> bytes:
    root = etree.fromstring(body, etree.XMLParser(remove_comments=True))
    rows = list(_xml_rows(root, root, None))
    chosen = _every_second(row for row, _ in rows)
    if not chosen:
        return body
    SPOILERS[kind](chosen)
    for row, element in rows:
        _write_back(row, element)
    if kind == "nan":
        for box in root.iter("{*}BoundingBox"):
            box.attrib.update(dict.fromkeys(_EDGES, "NaN"))
    written: bytes = etree.tostring(root, xml_declaration=True, encoding="utf-8")
    return written


def _xml_rows(element: Any, item: Any, siblings: Any) -> Iterator[tuple[Row, Any]]:
    """The rows in *element*, which stands as *item* among *siblings*: a feature is alone in its member."""
    leaves = {_local(leaf): _number(leaf.text) for leaf in element if not len(leaf) and leaf.text}
    if leaves:
        yield Row(leaves, item, siblings, lambda to: _move_xml(element, to)), element
    for child in list(element):
        if not child.tag.startswith(_GML):
            is_member = element.tag.startswith(_GML)
            yield from _xml_rows(child, item if is_member else child, siblings if is_member else element)
        elif "ember" in child.tag:
            yield from _xml_rows(child, child, element)


def _local(element: Any) -> str:
    return str(element.tag).rpartition("}")[2]


def _move_xml(element: Any, to: Optional[tuple[float, float]]) -> None:
    for child in list(element):
        if _local(child) in ("geometry", "boundedBy", "EX_GeographicBoundingBox", "BoundingBox"):
            if to is None:
                element.remove(child)
            for leaf in () if to is None else child.iter():
                if leaf.text and _NUMBER.match(leaf.text.strip()):
                    numbers = map(float, leaf.text.split())
                    leaf.text = " ".join(str(n + to[place % 2]) for place, n in enumerate(numbers))
            for place, edge in enumerate(_EDGES if to is not None and "minx" in child.attrib else ()):
                child.set(edge, str(float(child.get(edge)) + to[place % 2]))


def _write_back(row: Row, element: Any) -> None:
    leaves = {_local(leaf): leaf for leaf in element if not len(leaf)}
    space = str(element.tag).rpartition("}")[0]
    for name, value in row.values.items():
        text = XML_CONTROL if value == CONTROL else _as_text(value)
        if name in leaves:
            leaves[name].text = text
        else:
            etree.SubElement(element, f"{space}}}{name}" if space else name).text = text


def _html(kind: str, body: bytes) -> bytes:
    text = body.decode()
    cells: list[dict[str, Any]] = [
        {str(number): cell for number, (_, cell, _) in enumerate(_CELL.findall(row))}
        for row in _TABLE_ROW.findall(text)
    ]
    siblings = [[number] for number in range(len(cells))]
    turns = list(zip(cells, list(siblings)))
    rows = _every_second(Row(each, turn, siblings, is_new_allowed=False) for each, turn in turns)
    if rows:
        SPOILERS[kind](rows)
    waiting = iter(turns)

    def spoiled(match: re.Match[str]) -> str:
        own, turn = next(waiting)
        values = iter(own.values())
        row = _CELL.sub(lambda cell: f"{cell[1]}{_as_text(next(values))}{cell[3]}", match.group())
        return row * siblings.count(turn)

    return _TABLE_ROW.sub(spoiled, text).encode("utf-8", "replace")


def _text(kind: str, body: bytes) -> bytes:
    """What GetFeatureInfo says: for each feature lines such as ``gust_kmh = '170'``."""
    blocks = [block.split("\n") for block in body.decode().split("\n\n")]
    read = {
        number: {match[1]: _number(match[2]) for match in map(_TEXT_LINE.fullmatch, block) if match}
        for number, block in enumerate(blocks)
    }
    turns = {number: [number] for number, values in read.items() if values}
    siblings: list[Any] = list(turns.values())
    rows = _every_second(Row(read[number], turn, siblings) for number, turn in turns.items())
    if rows:
        SPOILERS[kind](rows)
    said = []
    for number, block in enumerate(blocks):
        heads = [line for line in block if not _TEXT_LINE.fullmatch(line)]
        lines = [f"{name} = '{_as_text(value)}'" for name, value in read[number].items()]
        said += ["\n".join([*heads, *lines])] * (siblings.count(turns[number]) if lines else 1)
    return "\n\n".join(said).encode("utf-8", "replace")


_FORMS = {"json": _json, "csv": _csv, "xml": _xml, "html": _html, "text/plain": _text}
"""By what a content type has in it."""


def faults(whole_answer: Callable[..., Awaitable[tuple[Any, bytes]]]) -> dict[str, Callable[..., Any]]:
    """The spoilers as kinds of fault; *whole_answer* gives the start of the true answer and its body."""
    return {kind: partial(_answer, whole_answer) for kind in SPOILERS}


async def _answer(whole_answer: Any, app: Any, fault: Any, scope: Any, receive: Any, send: Any) -> None:
    start, body = await whole_answer(app, scope, receive)
    headers = dict(start["headers"])
    if start["status"] == 200:
        body = await run_in_threadpool(spoil, fault.kind, headers[b"content-type"].decode(), body)
    headers[b"content-length"] = str(len(body)).encode()
    await send({**start, "headers": [*headers.items()]})
    await send({"type": "http.response.body", "body": body})
