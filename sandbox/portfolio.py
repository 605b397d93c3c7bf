"""Provision, points, entries and attributes of a source (spec 4.2 to 4.4)."""

from __future__ import annotations

from typing import Any

import numpy as np
from starlette.responses import JSONResponse, Response

from . import answers, selection
from .call import Call
from .data.catalog import PROVISIONED
from .data.source import Source, records
from .errors import Refused


def provision(call: Call) -> Response:
    """What the key may use: one source, or all when none is named."""
    offered = [name for name in PROVISIONED if name not in call.settings.withdrawn]
    sources = map(call.source, [call.parameter("source")] if "source" in call.query else offered)
    return JSONResponse({"provisioning": {source.name: source.provision for source in sources}})


def provision_filters(call: Call) -> Response:
    """The hierarchy of the filters of a source."""
    source = call.source(call.parameter("source"))
    below = {child for item in source.filter_fields for child in item.children}
    roots = [item.field for item in source.filter_fields if item.field not in below]
    if call.settings.hierarchy_form == "fields":
        return JSONResponse({"filters": [_field_node(source, name) for name in roots]})
    return JSONResponse({"filters": _value_nodes(source, roots, np.arange(len(source)))})


def _field_node(source: Source, name: str) -> dict[str, Any]:
    item = source.filter_field(name)
    return {**source.offered(item), "filters": [_field_node(source, child) for child in item.children]}


def _value_nodes(source: Source, names: list[str], rows: Any) -> list[dict[str, Any]]:
    nodes = []
    for name in names:
        for value in source.values(name, rows):
            inside = rows[source.text(name)[rows] == value]
            children = _value_nodes(source, list(source.filter_field(name).children), inside)
            nodes.append({"field": name, "value": value, **({"filters": children} if children else {})})
    return nodes


def select(call: Call, kind: str, version: str, is_buffer: bool) -> Response:
    """Points or entries inside a polygon or circles; entries come page by page (spec 2.7, 4.10)."""
    found = selection.by_shape(call, version, is_buffer, is_paged=kind == "entries")
    return answers.respond(call, kind, found)


def search_v1(call: Call) -> Response:
    """Entries that meet the filters of the query."""
    return answers.respond(call, "entries", selection.by_query(call))


def search_v2(call: Call, kind: str) -> Response:
    """Points or entries that meet the flat filters of the body."""
    return answers.respond(call, kind, selection.by_search(call))


def point_attributes(call: Call) -> Response:
    """All columns of the point whose ``id`` is the query's ``value``."""
    source = call.source(call.parameter("source"))
    value = call.parameter("value")
    row = source.row_of_id.get(value)
    if row is None:
        raise Refused(404, f"The source {source.name} has no point {value}.")
    return JSONResponse(records(source, source.columns, np.array([row]))[0])
