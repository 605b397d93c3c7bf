"""Previews of the request bodies that are templates.

A preview is made by the same functions as the request that is sent, and never contains the key.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Callable, Mapping

from . import accumulation, events, reports
from .config import V1, V2, OpenPoints
from .filters import Filter, flattened
from .http.request import Request
from .templates import RequestTemplate


@dataclass(frozen=True)
class Example:
    """Example values of a preview; lon and lat in degrees (EPSG:4326), radiuses in meters."""

    source: str = "pf_example"
    lon: float = 9.99221
    lat: float = 53.55034
    radiuses: tuple[float, ...] = (200.0, 500.0)
    columns: tuple[str, ...] = ("LocNumber", "BuildingTIV")
    filters: tuple[Filter, ...] = (Filter("CountryCode", "DE"),)
    footprint: str = "storm-2026-01"


@dataclass(frozen=True)
class Preview:
    """A request for display."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: str

    def text(self) -> str:
        """Return the whole request as text."""
        headers = "\n".join(f"{name}: {value}" for name, value in self.headers.items())
        return f"{self.method} {self.url}\n{headers}\n\n{self.body}".rstrip()


def preview(request: Request, base_url: str, key: str, user_agent: str) -> Preview:
    """Return *request* as it would be sent to the service at *base_url*.

    :param key: the text in place of the key.
    """
    data = request.data()
    body = "" if data is None else json.dumps(json.loads(data), ensure_ascii=False, indent=2)
    headers = {"Authorization": key, **request.headers(user_agent)}
    return Preview(request.endpoint.method, base_url + request.path(), headers, body)


def _risk(version: str, around: bool) -> Callable[[OpenPoints, Example], Request]:
    return lambda points, example: reports.risk_request(
        points,
        example.source,
        (example.lon, example.lat),
        example.radiuses if around else None,
        filters=example.filters if version == V2 else flattened(example.filters),
        version=version,
    )


OPEN_BODIES: dict[str, RequestTemplate] = {
    body.point: body for body in (reports.BODY, accumulation.LAYER_BODY, events.BODY)
}
"""The templates by field of ``OpenPoints``."""
_REQUESTS: dict[str, dict[str, Callable[[OpenPoints, Example], Request]]] = {
    "risk_body": {
        "risk_point_v2": _risk(V2, False),
        "risk_point_buffer_v2": _risk(V2, True),
        "risk_point_v1": _risk(V1, False),
        "risk_point_buffer_v1": _risk(V1, True),
    },
    "layer_body": {
        "accumulation_layer_v1": lambda points, example: accumulation.layer_request(
            points, example.source, flattened(example.filters)
        )
    },
    "event_body": {
        "event_entries": lambda points, example: events.event_request(
            points, example.footprint, example.source, example.columns, flattened(example.filters)
        )
    },
}
"""Functions that make the example request, by field of ``OpenPoints`` and endpoint id."""


def rows_of(body: RequestTemplate) -> tuple[str, ...]:
    """Return the ids of the endpoints that use *body*."""
    return tuple(_REQUESTS[body.point])


def example_request(
    body: RequestTemplate, row: str, text: str, points: OpenPoints, example: Example = Example()
) -> Request:
    """Return the request to the endpoint *row* with the template in *text*.

    :raises InvalidTemplate: the template is invalid.
    """
    changes: dict[str, Any] = {body.point: text.strip()}
    return _REQUESTS[body.point][row](replace(points, **changes), example)
