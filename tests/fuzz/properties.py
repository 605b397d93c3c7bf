"""What must hold of a decoder, whatever it is given. Both hypothesis and atheris ask these.

A decoder gives what a naive reading gives (``json.loads``, ``csv.reader`` on the whole text), or raises an
error of the plugin's own that says what was seen; and the pieces in which bytes come make no difference.
Any other exception is a finding by itself.
"""

from __future__ import annotations

import csv
import io
import json
from typing import Any, Callable, Iterable, Iterator, NamedTuple, Optional, Sequence

from geoportfolio.core.api import Buffers, Polygon, errors, maps, templates
from geoportfolio.core.api import filters as filter_tree
from geoportfolio.core.api.accumulation import Accumulations
from geoportfolio.core.api.config import Config
from geoportfolio.core.api.enrichment import Enrichment, EnrichPoint
from geoportfolio.core.api.http.redaction import redacted
from geoportfolio.core.api.http.request import Answer, Request
from geoportfolio.core.api.http.transport import Transport
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.parsing import decode, records, response_text
from geoportfolio.core.api.parsing.json_records import WRAPPERS
from geoportfolio.core.api.places import Places
from geoportfolio.core.api.portfolio import Portfolio
from geoportfolio.core.api.query import Query
from geoportfolio.core.gis.hazard_maps import capabilities

KEY = "raw+key/123=="
RADII = (500.0, 1000.0)
SQUARE = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))
CIRCLES = Buffers(((9.5, 53.5),), RADII)
ODD_NAMES = frozenset(
    {"type", "geometry", "properties", "location", "radius", "id", "message", "errormessage"}
)
"""Names by which a reader tells one form of an answer from another."""


class Reading(NamedTuple):
    """The records that came, and what stopped them."""

    rows: list[records.Record]
    error: Optional[errors.ApiError]

    def shown(self) -> list[str]:
        """The rows with the types of their values: 1, 1.0 and True are not the same."""
        return [repr(tuple(row)) for row in self.rows]


def pieces(data: bytes, cuts: Iterable[int]) -> list[bytes]:
    """*data* cut at the places *cuts*; a place beyond its end counts from its start again."""
    places = sorted({cut % (len(data) + 1) for cut in cuts} | {0, len(data)})
    return [data[start:end] for start, end in zip(places, places[1:])]


def read(
    data: bytes,
    cuts: Iterable[int] = (),
    content_type: str = "application/json",
    radiuses: tuple[float, ...] = (),
    *,
    lone: bool = False,
    failure: Optional[errors.ApiError] = None,
) -> Reading:
    """What is read of *data*, cut in pieces; *failure* comes behind the last one."""

    def arriving() -> Iterator[bytes]:
        yield from pieces(data, cuts)
        if failure is not None:
            raise failure

    rows: list[records.Record] = []
    try:
        for block in decode.blocks(Answer(content_type, arriving()), radiuses, "points", lone=lone):
            rows.extend(block)
    except errors.ApiError as error:
        check_told(error)
        return Reading(rows, error)
    return Reading(rows, None)


def check_told(error: errors.ApiError) -> None:
    """An error says what it is about, in a text that can be logged and shown."""
    assert str(error)
    error.service_message.encode()
    if isinstance(error, errors.UnreadableAnswer):
        assert error.seen.strip()
        assert len(error.body) <= response_text.BODY_KEPT


def check_any_pieces(
    data: bytes,
    cuts: Sequence[int],
    content_type: str = "application/json",
    radiuses: tuple[float, ...] = (),
    *,
    lone: bool = False,
) -> Reading:
    """In pieces the same is read as in one: the same rows, and the same kind of end. Returns the whole."""
    whole = read(data, (), content_type, radiuses, lone=lone)
    cut = read(data, cuts, content_type, radiuses, lone=lone)
    assert cut.shown() == whole.shown()
    assert type(cut.error) is type(whole.error)
    return whole


def check_records(data: bytes, cuts: Sequence[int], content_type: str = "application/json") -> None:
    """Any bytes as an answer: as ``json.loads`` or ``csv.reader`` read them, or an error."""
    whole = check_any_pieces(data, cuts, content_type)
    check_any_pieces(data, cuts, content_type, RADII)
    check_any_pieces(data, cuts, content_type, lone=True)
    text = data.decode("utf-8-sig", "replace")
    if text.lstrip(" \t\r\n")[:1] in ("{", "[") and text[:1] != "\ufeff":
        check_json(text, whole)


def check_json(text: str, found: Reading) -> None:
    """What is no JSON is an error, and plain rows are what ``json.loads`` makes of them."""
    try:
        value = naive_json(text)
    except (ValueError, RecursionError):
        assert found.error is not None
        return
    if isinstance(value, list) and all(map(is_plain, value)):
        assert found.error is None
        assert [repr(row.attributes) for row in found.rows] == list(map(repr, value))


def naive_json(text: str) -> Any:
    return json.loads(text, strict=False, parse_constant=lambda _: None)


def is_plain(row: Any) -> bool:
    """Whether *row* is a record under every reading: nothing in it says another form."""
    return isinstance(row, dict) and not any(name.lower() in ODD_NAMES | WRAPPERS for name in row)


def naive_csv(text: str, delimiter: str) -> list[dict[str, Optional[str]]]:
    """Rows below a head line with different names and no empty one; empty values are None."""
    head, *rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    return [dict(zip(head, (value or None for value in row))) for row in rows if row]


class Said(Transport):
    """The plugin's own transport but for the wire: the answer to everything is *body*."""

    def __init__(self, body: bytes, **options: Any) -> None:
        super().__init__(Config("http://127.0.0.1", KEY, **options))
        self.asked: list[Request] = []
        self._said = body

    def read(
        self,
        request: Request,
        read: Callable[[Answer], Any],
        monitor: Optional[Monitor] = None,
        longest: Optional[float] = None,
    ) -> Any:
        self.asked.append(request)
        with self.no_key_in_errors():
            return read(Answer("", iter((self._said,))))


POINTS = [EnrichPoint(str(number), 9.0, 53.0 + number) for number in range(3)]
VERBS: dict[str, Callable[[Any], Any]] = {
    "provision": lambda said: Portfolio(said).provision(),
    "filters": lambda said: Portfolio(said).provision_filters("pf"),
    "attributes": lambda said: Portfolio(said).point_attributes("pf", "1"),
    "autocomplete": lambda said: Places(said).autocomplete("q"),
    "geocode": lambda said: Places(said).geocode("q"),
    "reverse": lambda said: Places(said).reverse(53.0, 9.0),
    "accumulation": lambda said: Accumulations(said).in_area("pf", SQUARE),
    "accumulations": lambda said: Accumulations(said).in_area("pf", CIRCLES),
    "enriched": lambda said: Enrichment(said).point((9.0, 53.0), ["flood"]),
    "batch": lambda said: list(Enrichment(said).batch(POINTS, ["flood"])),
}
"""The verbs whose answer is one JSON value."""


def check_answers(data: bytes) -> None:
    """Any bytes as the answer to any verb: a value, or an error that says what it is about."""
    for name, verb in VERBS.items():
        try:
            found = verb(Said(data))
        except errors.ApiError as error:
            check_told(error)
        else:
            check_value(name, found)


def check_value(name: str, found: Any) -> None:
    """What a verb promises of its value, whatever the answer was."""
    if name == "geocode" and found is not None:
        assert -1e400 < found.lat < 1e400 and -1e400 < found.lon < 1e400
    if name == "batch":
        assert [each.id for each in found] == [point.id for point in POINTS]
        assert all(isinstance(layer, dict) for each in found for layer in each.layers.values())
    if name == "accumulations":
        assert [each.radius for each in found] == list(RADII)


def check_messages(data: bytes) -> None:
    """Any bytes as the body of an error: words that can be shown, short, and without the key."""
    seen, said = response_text.looks_like(data), redacted(response_text.error_message(data), KEY)
    assert seen.strip() and len(seen) < 400
    said.encode()
    assert KEY not in said
    line = response_text.first_line(data)
    assert len(line) <= 300 and len(line.splitlines()) <= 1


def check_maps(data: bytes) -> None:
    """Any bytes as capabilities, DescribeLayer or DescribeFeatureType."""
    try:
        text = maps.Maps(Said(data)).capabilities()
    except errors.ApiError as error:
        check_told(error)
        return
    capabilities.describes_a_type(text)
    readers = (capabilities.layers_in, capabilities.features_in, capabilities.addresses_in)
    for reader in (*readers, capabilities.descriptions_in):
        try:
            found = reader(text)
        except errors.ApiError as error:
            check_told(error)
            continue
        names = list(found) if isinstance(found, dict) else [each.name for each in found]
        assert len(set(names)) == len(names) and all(names)


def check_written(data: bytes) -> None:
    """Any text as filters, a template and a stored query: what is taken says the same when written again."""
    text = data.decode("utf-8", "replace")
    try:
        found = filter_tree.parse(text)
    except errors.InvalidInput as error:
        check_told(error)
    else:
        assert filter_tree.parse(filter_tree.dumps(found)) == found
    fault = templates.fault_in(text)
    if fault is None:
        assert naive_json(text.lstrip("\ufeff")) == templates.parsed(text)
    else:
        lines = text.lstrip("\ufeff").split("\n")
        assert 1 <= fault.line <= len(lines) and 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    try:
        query = Query.from_json(text)
    except errors.InvalidInput as error:
        check_told(error)
    else:
        assert Query.from_json(query.to_json()) == query
