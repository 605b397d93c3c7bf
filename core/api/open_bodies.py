"""The bodies that only the provider knows: their placeholders, their defaults, and what would be sent.

A preview is made of the very request that is sent, by the same functions, and holds no key.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Callable, Mapping, Optional

from . import accumulation, events, reports, templates
from .config import V1, V2, OpenPoints
from .filters import Filter, flattened
from .templates import TemplateFault
from .wire import Request


@dataclass(frozen=True)
class Example:
    """What a preview is filled with; lon and lat in degrees of EPSG:4326, radiuses in meters."""

    source: str = "pf_example"
    lon: float = 9.99221
    lat: float = 53.55034
    radiuses: tuple[float, ...] = (200.0, 500.0)
    columns: tuple[str, ...] = ("LocNumber", "BuildingTIV")
    filters: tuple[Filter, ...] = (Filter("CountryCode", "DE"),)
    footprint: str = "storm-2026-01"


@dataclass(frozen=True)
class OpenBody:
    """One body that can be a template.

    :param point: its field of ``OpenPoints``.
    :param names: the placeholders that there are.
    :param requests: by the id of the row, the request that is made of an example.
    """

    point: str
    names: tuple[str, ...]
    default: Mapping[str, Any]
    requests: Mapping[str, Callable[[OpenPoints, Example], Request]]

    def fault(self, text: str) -> Optional[TemplateFault]:
        """What is wrong with *text*; None: nothing, as with none at all, which means the default."""
        return templates.faults(text, self.names) if text.strip() else None

    def shown(self, points: OpenPoints) -> str:
        """The template that *points* have, else the default one, to be read and changed."""
        own: str = getattr(points, self.point)
        if own and self.fault(own) is not None:
            return own
        return templates.written(templates.parsed(own) if own.strip() else self.default)

    def own(self, text: str) -> str:
        """What is to be kept of *text*: nothing where it says what the default says."""
        if not text.strip():
            return ""
        is_default = self.fault(text) is None and templates.parsed(text) == self.default
        return "" if is_default else text.strip()

    def request(self, row: str, text: str, points: OpenPoints, example: Example = Example()) -> Request:
        """What *row* would be asked with the template in *text*; raises InvalidTemplate."""
        changes: dict[str, Any] = {self.point: text.strip()}
        return self.requests[row](replace(points, **changes), example)


@dataclass(frozen=True)
class Preview:
    """A request for somebody to look at."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: str

    def text(self) -> str:
        """All of it, as it is written down."""
        headers = "\n".join(f"{name}: {value}" for name, value in self.headers.items())
        return f"{self.method} {self.url}\n{headers}\n\n{self.body}".rstrip()


def preview(request: Request, base_url: str, key: str, user_agent: str) -> Preview:
    """*request* as it would be sent to the service at *base_url*.

    :param key: the words that stand where the key would.
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


OPEN_BODIES: dict[str, OpenBody] = {
    body.point: body
    for body in (
        OpenBody(
            "risk_body",
            reports.NAMES,
            reports.TEMPLATE,
            {
                "risk_point_v2": _risk(V2, False),
                "risk_point_buffer_v2": _risk(V2, True),
                "risk_point_v1": _risk(V1, False),
                "risk_point_buffer_v1": _risk(V1, True),
            },
        ),
        OpenBody(
            "layer_body",
            accumulation.LAYER_NAMES,
            accumulation.LAYER_TEMPLATE,
            {
                "accumulation_layer_v1": lambda points, example: accumulation.layer_request(
                    points, example.source, flattened(example.filters)
                )
            },
        ),
        OpenBody(
            "event_body",
            events.NAMES,
            events.TEMPLATE,
            {
                "event_entries": lambda points, example: events.entries_request(
                    points, example.footprint, example.source, example.columns, flattened(example.filters)
                )
            },
        ),
    )
}
