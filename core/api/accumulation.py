"""Aggregate metrics (spec 4.3, 4.4). The specification does not list them, so each keeps its path in the
response."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional

from .config import V1, OpenPoints
from .endpoints import BY_ID
from .errors import ApiError
from .filters import Filter
from .filters import to_json as filters_to_json
from .http.request import Request
from .http.transport import Transport
from .monitor import Monitor
from .parsing.metrics import MetricSet, Path, sets_in
from .parsing.records import Records
from .portfolio_requests import radiuses_of, request_in
from .query import ACCUMULATION, Query
from .shapes import Shape
from .templates import RequestTemplate, Template

LAYER_BODY = RequestTemplate(
    "layer_body", ("source", "filters"), {"source": "{source}", "filters": "{filters}"}
)


@dataclass(frozen=True)
class Accumulation:
    """The metrics of an area, or of all circles of one radius.

    :param radius: meters; None for polygons.
    :param metrics: values by their path in the response, with its parts joined by ``_``.
    :param paths: the parts of each path, by name in *metrics*.
    :param error: why there are no metrics; the other radii of the response are unaffected.
    """

    radius: Optional[float]
    metrics: dict[str, Any]
    paths: Mapping[str, Path] = field(default_factory=dict, compare=False)
    error: Optional[ApiError] = None

    @classmethod
    def of(cls, found: MetricSet) -> Accumulation:
        """Return the metrics by name; if two paths give the same name, both are kept."""
        metrics: dict[str, Any] = {}
        paths: dict[str, Path] = {}
        for path, item in found.values.items():
            plain = name = "_".join(path)
            count = 1
            while name in metrics:
                count += 1
                name = f"{plain}_{count}"
            metrics[name], paths[name] = item, path
        return cls(found.radius, metrics, paths, found.error)


class Accumulations:
    """Accumulation operations. ``version`` is ``v1`` or ``v2``; empty: the connection's version."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._config = transport.config

    def in_area(
        self,
        source: str,
        shape: Shape,
        filters: Iterable[Filter] = (),
        *,
        version: str = "",
        monitor: Optional[Monitor] = None,
    ) -> list[Accumulation]:
        """Return the metrics inside *shape*: one set for polygons, one set per radius for buffers.

        A radius that is missing from the response gets an error.

        :raises UnreadableAnswer: the response has no metrics, or does not assign them to radii.
        """
        query = Query(
            source, version=version or self._config.version, filters=tuple(filters), verb=ACCUMULATION
        )
        request = request_in(self._config, query, shape)
        radiuses = radiuses_of(shape)

        endpoint = request.endpoint.id
        found = self._transport.json(request, lambda answer: sets_in(answer, radiuses, endpoint), monitor)
        for each in found:
            self._transport.redact_key(each.error)
        return list(map(Accumulation.of, found))

    def layer(
        self,
        source: str,
        body: Optional[Template] = None,
        filters: Iterable[Filter] = (),
        *,
        monitor: Optional[Monitor] = None,
    ) -> Records:
        """Return the data of a layer (V1 only, spec 4.4).

        :param body: a template that overrides the connection's and the default one.
        """
        request = layer_request(self._config.open_points, source, filters, body)
        return self._transport.records(request, (), monitor, lone=True)


def layer_request(
    points: OpenPoints, source: str, filters: Iterable[Filter] = (), body: Optional[Template] = None
) -> Request:
    """Return the request, filled from *body*, else the template in *points*, else the default one (spec 4.4).

    :raises InvalidTemplate: the template is invalid.
    """
    values = (source, filters_to_json(filters, V1))
    return Request(BY_ID["accumulation_layer_v1"], body=LAYER_BODY.fill(points, values, body))
