"""Bodies of points and entries: pieces of text that are joined and streamed, never one big object."""

from __future__ import annotations

import csv
import io
import json
from itertools import chain
from typing import Any, Iterable, Iterator, Optional, Sequence

from starlette.responses import Response, StreamingResponse

from .call import CSV, JSON, Call
from .data.source import POINT_COLUMNS, Source, encode, features, records
from .errors import Refused
from .selection import Selection
from .settings import Settings

ROWS_PER_PIECE = 2000
DELIMITERS = {"comma": ",", "semicolon": ";", "tab": "\t"}
NATIVE_FORMS = {"points": "geojson", "entries": "records"}


def respond(call: Call, kind: str, selection: Selection) -> Response:
    """The answer of a points or entries endpoint.

    :param kind: ``points`` or ``entries``.
    """
    if call.format == CSV:
        pieces, media_type = _csv(call.settings, kind, selection), "text/csv; charset=utf-8"
    else:
        pieces, media_type = _json(call.settings, kind, selection), JSON
    if sum(len(row_set.rows) for row_set in selection.sets) <= ROWS_PER_PIECE:
        return Response("".join(pieces), media_type=media_type)
    return StreamingResponse(pieces, media_type=media_type)


def _json(settings: Settings, kind: str, selection: Selection) -> Iterator[str]:
    form = NATIVE_FORMS[kind] if settings.record_form == "native" else settings.record_form
    columns = _columns(kind, selection)
    sets = [
        (row_set.radius, _collection(selection.source, columns, row_set.rows, form))
        for row_set in selection.sets
    ]
    text = per_radius(settings, kind, sets)
    if settings.wrapper == "none":
        return text
    return chain((f'{{"{settings.wrapper}":',), text, ("}",))


def _columns(kind: str, selection: Selection) -> tuple[str, ...]:
    if selection.columns:
        return selection.columns
    return POINT_COLUMNS if kind == "points" else selection.source.columns


def per_radius(
    settings: Settings, kind: str, sets: Sequence[tuple[Optional[float], Iterable[str]]]
) -> Iterator[str]:
    """The result sets as JSON: alone without radii, else in the form of the switch.

    :param kind: what a set is called where it is a member of an object.
    """
    if sets[0][0] is None or (settings.radius_form == "list" and len(sets) == 1):
        yield from sets[0][1]
        return
    before, after = {"list": ("[", "]"), "objects": ('{"results":[', "]}"), "keyed": ("{", "}")}[
        settings.radius_form
    ]
    yield before
    for number, (radius, pieces) in enumerate(sets):
        yield "," if number else ""
        if settings.radius_form == "list":
            yield from pieces
        elif settings.radius_form == "objects":
            yield from chain((f'{{"radius":{json.dumps(radius)},"{kind}":',), pieces, ("}",))
        else:
            yield from chain((f'"{radius:.10g}":',), pieces)
    yield after


def _collection(source: Source, columns: tuple[str, ...], rows: Any, form: str) -> Iterator[str]:
    before, after = ('{"type":"FeatureCollection","features":[', "]}") if form == "geojson" else ("[", "]")
    yield before
    for start in range(0, len(rows), ROWS_PER_PIECE):
        yield "," if start else ""
        yield ",".join(_items(source, columns, rows[start : start + ROWS_PER_PIECE], form))
    yield after


def _items(source: Source, columns: tuple[str, ...], rows: Any, form: str) -> list[str]:
    if form in ("geojson", "features"):
        if columns == POINT_COLUMNS:
            return source.point_features(rows.tolist())
        return features(source, columns, rows)
    items = records(source, columns, rows)
    if form == "records-latlon":
        for item, lat, lon in zip(items, source.lat[rows].tolist(), source.lon[rows].tolist()):
            item.update(lat=lat, lon=lon)
    return [encode(item) for item in items]


def _csv(settings: Settings, kind: str, selection: Selection) -> Iterator[str]:
    if len(selection.sets) > 1:
        raise Refused(400, "CSV holds one result set: ask for one radius at a time.")
    columns = _columns(kind, selection)
    if kind == "points":
        columns += tuple(name for name in ("Latitude", "Longitude") if name not in columns)
    return _csv_lines(selection, columns, DELIMITERS[settings.csv_delimiter])


def _csv_lines(selection: Selection, columns: tuple[str, ...], delimiter: str) -> Iterator[str]:
    rows = selection.sets[0].rows
    for start in range(0, max(len(rows), 1), ROWS_PER_PIECE):
        piece = io.StringIO()
        writer = csv.writer(piece, delimiter=delimiter)
        if not start:
            writer.writerow(columns)
        some = rows[start : start + ROWS_PER_PIECE]
        writer.writerows(record.values() for record in records(selection.source, columns, some))
        yield piece.getvalue()
