"""Export a query as commands for a terminal, without the key.

The environment variable ``GEOPORTFOLIO_API_KEY`` replaces the key; set it before running them.
"""

from __future__ import annotations

import dataclasses
import json
import pprint
import shlex
from pathlib import Path
from typing import Any, Iterator, Mapping

from .accumulation import layer_request
from .config import Config, OpenPoints
from .events import event_request
from .http.request import Request
from .portfolio_requests import request_in, search_request
from .query import ACCUMULATION, ACCUMULATION_LAYER, ENTRIES, EVENT, Query

KEY_VARIABLE = "GEOPORTFOLIO_API_KEY"
_END_OF_KEY, _END_OF_BODY = "END_OF_KEY", "END_OF_BODY"
"""End marks of the header with the key and of the body; no line of JSON equals them."""
_WIDTH = 100


def without_key(base_url: str, version: str, points: OpenPoints, user_agent: str) -> Config:
    """Return the config of a connection, with the variable's name in place of the key.

    :raises InvalidAddress: *base_url* is not a valid base URL.
    """
    return Config(base_url, f"${KEY_VARIABLE}", version=version, open_points=points, user_agent=user_agent)


def requests_of(query: Query, config: Config) -> Iterator[tuple[str, Request]]:
    """Yield the requests of *query*, each with the name of its area; for entries only the first page.

    :raises InvalidInput: the query can't be sent.
    """
    for area in query.areas if query.has_areas else ():
        yield area.name, request_in(config, query, area.shape)
    source, filters, body = query.source, query.filters, query.request or None
    if query.is_search:
        yield "", search_request(config, query)
    elif query.verb == ACCUMULATION_LAYER:
        yield "", layer_request(config.open_points, source, filters, body)
    elif query.verb == EVENT:
        points, footprint = config.open_points, query.footprint
        yield "", event_request(points, footprint, source, query.columns, filters, body)


def curl(query: Query, config: Config) -> str:
    """Return a ``curl`` command for each request, for bash or any other POSIX shell.

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
    """Return the command of one request. The body is a quoted here-document, which the shell does not change.

    So is the header with the key, as every user of the computer can read a program's arguments.
    """
    headers = request.headers(config.user_agent)
    del headers["Accept-Encoding"]  # curl requests the encodings that it supports
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
    """Return *text* with control characters escaped as in JSON, so that a terminal does not execute them."""
    return "".join(each if each.isprintable() or each == "\n" else json.dumps(each)[1:-1] for each in text)


def python(query: Query, config: Config) -> str:
    """Return a Python program that uses the plugin's client without QGIS and prints one line of JSON per row.

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
        ask=_METRICS if query.verb == ACCUMULATION else _ROWS_IN_AREAS if query.has_areas else _ROWS,
    )


def _folder_of_package() -> str:
    """Return the folder that contains the package ``geoportfolio``."""
    return str(Path(__file__).absolute().parents[3])


def _changes(points: OpenPoints) -> str:
    """Return the open points that differ from the defaults, as arguments."""
    usual: Mapping[str, Any] = dataclasses.asdict(OpenPoints())
    named = dataclasses.asdict(points).items()
    return ", ".join(f"{name}={value!r}" for name, value in named if value != usual[name])


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
_ROWS_IN_AREAS = """for area, rows in client.rows(query):
    for row in rows:
        tell(row.attributes, area=area.name, radius=row.radius, geometry=row.geometry)
"""
_ROWS = """for _, rows in client.rows(query):
    for row in rows:
        tell(row.attributes, geometry=row.geometry)
"""
_METRICS = """for area in query.areas:
    for found in client.accumulation.in_area(
        query.source, area.shape, query.filters, version=query.version
    ):
        tell(found.metrics, area=area.name, radius=found.radius)
"""
