"""A query as text for a terminal: the requests that are sent for it, without the key.

In place of the key stands the environment variable ``GEOPORTFOLIO_API_KEY``, which whoever runs it sets.
"""

from __future__ import annotations

import dataclasses
import json
import pprint
import shlex
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

from . import accumulation, bodies, events
from .config import V1, Config, OpenPoints
from .endpoints import BY_ID
from .portfolio import v1_search
from .query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
    Area,
    Query,
)
from .wire import Request

KEY_VARIABLE = "GEOPORTFOLIO_API_KEY"
_END_OF_KEY, _END_OF_BODY = "END_OF_KEY", "END_OF_BODY"
"""Behind the header with the key and the body of a request; no line of JSON reads so."""
_WIDTH = 100


def without_key(base_url: str, version: str, points: OpenPoints, user_agent: str) -> Config:
    """The config of a connection with the variable's name in place of its key.

    :raises InvalidAddress: for a base URL that is none.
    """
    return Config(base_url, f"${KEY_VARIABLE}", version=version, open_points=points, user_agent=user_agent)


def requests_of(query: Query, config: Config) -> Iterator[tuple[str, Request]]:
    """What is sent for *query*, with a name for each: that of its area; of entries the first page.

    :raises InvalidInput: for a query that can't be asked so.
    """
    if query.has_areas:
        for area in query.areas:
            yield area.name, _IN_AREA[query.verb](query, config, area)
    else:
        yield "", _IN_ONE_GO[query.verb](query, config)


def curl(query: Query, config: Config) -> str:
    """Lines for bash, or any other POSIX shell: a ``curl`` for each request.

    :param config: of :func:`without_key`.
    """
    lines = [f"# The key is read from the environment: export {KEY_VARIABLE}=..."]
    for name, request in requests_of(query, config):
        if name:
            lines.append(f"# {_printable(' '.join(name.split()))}")
        if query.verb == ENTRIES:
            lines.append('# This is the first page. For the next one, raise "page" by 1.')
        lines.append(curl_of(request, config))
    return "\n".join(lines) + "\n"


def curl_of(request: Request, config: Config) -> str:
    """One request. The body is a document of its own, in which the shell changes nothing.

    So is the header with the key: every user of the computer can read the arguments of a program.
    """
    headers = request.headers(config.user_agent)
    del headers["Accept-Encoding"]  # curl asks for what it can unpack
    parts = [
        f"curl -sS --compressed -X {request.endpoint.method} {shlex.quote(config.url(request.path()))}",
        "-H @/dev/fd/3",
        *(f"-H {shlex.quote(f'{name}: {value}')}" for name, value in headers.items()),
    ]
    key = f"3<<{_END_OF_KEY}"
    documents = f"Authorization: ${KEY_VARIABLE}\n{_END_OF_KEY}"
    if request.body is None:
        parts.append(key)
    else:
        parts.append(f"--data-binary @- {key} <<'{_END_OF_BODY}'")
        body = _printable(json.dumps(request.body, ensure_ascii=False, allow_nan=False, indent=1))
        documents += f"\n{body}\n{_END_OF_BODY}"
    return " \\\n  ".join(parts) + f"\n{documents}"


def _printable(text: str) -> str:
    """*text* without characters that a terminal would obey, as JSON writes them."""
    return "".join(each if each.isprintable() or each == "\n" else json.dumps(each)[1:-1] for each in text)


def python(query: Query, config: Config) -> str:
    """A program of the plugin's own client, which needs no QGIS, and prints a line of JSON for each row.

    :param config: of :func:`without_key`.
    """
    told = pprint.pformat(json.loads(query.to_json()), width=_WIDTH, sort_dicts=False)
    return _PROGRAM.format(
        key=KEY_VARIABLE,
        folder=_folder_of_package(),
        query=told,
        url=config.base_url,
        version=config.version,
        points=_changes(config.open_points),
        ask=_ASK[query.verb],
    )


def _folder_of_package() -> str:
    """The folder in which the package ``geoportfolio`` is."""
    return str(Path(__file__).absolute().parents[3])


def _changes(points: OpenPoints) -> str:
    """The open points that are not as they usually are, as arguments."""
    usual: Mapping[str, Any] = dataclasses.asdict(OpenPoints())
    named = dataclasses.asdict(points).items()
    return ", ".join(f"{name}={value!r}" for name, value in named if value != usual[name])


def _points(query: Query, config: Config, area: Area) -> Request:
    endpoint = bodies.endpoint_for("points", area.shape, query.version)
    return Request(endpoint, body=bodies.selection(endpoint, config, query.source, area.shape, query.filters))


def _entries(query: Query, config: Config, area: Area) -> Request:
    endpoint = bodies.endpoint_for("entries", area.shape, query.version)
    body = bodies.entries(endpoint, config, query.source, area.shape, query.columns, query.filters)
    return Request(endpoint, body={**body, "limit": query.page_size, "page": 0})


def _accumulation(query: Query, config: Config, area: Area) -> Request:
    endpoint = bodies.endpoint_for("accumulation", area.shape, query.version)
    return Request(endpoint, body=bodies.selection(endpoint, config, query.source, area.shape, query.filters))


def _search_entries(query: Query, config: Config) -> Request:
    if query.version == V1:
        return v1_search(query.source, query.filters, query.columns)
    return _search("entries_search_v2", query, config)


def _search(row: str, query: Query, config: Config) -> Request:
    endpoint = BY_ID[row]
    return Request(endpoint, body=bodies.search(endpoint, config, query.source, query.columns, query.filters))


_IN_AREA: dict[str, Callable[[Query, Config, Area], Request]] = {
    POINTS: _points,
    ENTRIES: _entries,
    ACCUMULATION: _accumulation,
}
_IN_ONE_GO: dict[str, Callable[[Query, Config], Request]] = {
    SEARCH_ENTRIES: _search_entries,
    SEARCH_POINTS: lambda query, config: _search("points_search_v2", query, config),
    ACCUMULATION_LAYER: lambda query, config: accumulation.layer_request(
        config.open_points, query.source, query.filters, query.request or None
    ),
    EVENT: lambda query, config: events.entries_request(
        config.open_points, query.footprint, query.source, query.columns, query.filters, query.request or None
    ),
}
_PROGRAM = '''"""Asks the service what the layer or run in QGIS asked. Set {key} before."""

import json
import os
import sys

sys.path.append({folder!r})

from geoportfolio.core.api import Client, Config, OpenPoints, Query

QUERY = {query}

query = Query.from_json(json.dumps(QUERY))
client = Client(
    Config(
        base_url={url!r},
        api_key=os.environ["{key}"],
        version={version!r},
        open_points=OpenPoints({points}),
        trust_env=True,  # the proxies and authorities of the environment
    )
)


def tell(row, **more):
    print(json.dumps({{**more, **row}}, ensure_ascii=False))


{ask}'''
_ASK: dict[str, str] = {
    POINTS: """for area in query.areas:
    for point in client.portfolio.points(query.source, area.shape, query.filters, version=query.version):
        tell(point.attributes, area=area.name, radius=point.radius, geometry=point.geometry)
""",
    ENTRIES: """for area in query.areas:
    for page in client.portfolio.entries(
        query.source,
        area.shape,
        query.columns,
        query.filters,
        page_size=query.page_size,
        version=query.version,
    ):
        for entry in page.records:
            tell(entry.attributes, area=area.name, radius=entry.radius, geometry=entry.geometry)
""",
    ACCUMULATION: """for area in query.areas:
    for found in client.accumulation.in_area(
        query.source, area.shape, query.filters, version=query.version
    ):
        tell(found.metrics, area=area.name, radius=found.radius)
""",
    SEARCH_ENTRIES: """for entry in client.portfolio.search_entries(
    query.source, query.filters, query.columns, version=query.version
):
    tell(entry.attributes, geometry=entry.geometry)
""",
    SEARCH_POINTS: """for point in client.portfolio.search_points(query.source, query.filters, query.columns):
    tell(point.attributes, geometry=point.geometry)
""",
    ACCUMULATION_LAYER: """body = query.request or None
rows = client.accumulation.layer(query.source, body, query.filters)
for row in rows:
    tell(row.attributes, geometry=row.geometry)
""",
    EVENT: """for entry in client.events.enrich_entries(
    query.footprint, query.source, query.columns, query.filters, body=query.request or None
):
    tell(entry.attributes, geometry=entry.geometry)
""",
}
"""How the client asks and what is printed, by verb."""
