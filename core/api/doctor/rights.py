"""What the key may do: each row of the service asked with the smallest request that does no harm.

A made-up square far out at sea, a filter that finds nothing, one map layer of 16 pixels. Reports are made for
somebody and may be counted, so none is asked for.
"""

from __future__ import annotations

import contextlib
import html
import re
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Callable, Iterator, Mapping, Optional

from ..blocks import Records
from ..client import Client
from ..config import V1, V2
from ..endpoints import ROWS as ENDPOINTS
from ..enrichment import EnrichPoint
from ..errors import (
    ApiError,
    BadRequest,
    Cancelled,
    KeyRejected,
    NotFound,
    Refused,
    ServerFailed,
    UnreadableAnswer,
)
from ..filters import Filter
from ..monitor import Monitor
from ..provision import Source
from ..shapes import Buffers, Polygon
from .findings import BAD, GOOD, NOT_ASKED, NOTE, Case, Finding

AT_SEA = (-29.0, -41.0)
"""Longitude and latitude of a place in the South Atlantic without anything to insure."""
_SIDE = 0.0001
_WEST, _SOUTH = AT_SEA
_EAST, _NORTH = _WEST + _SIDE, _SOUTH + _SIDE
SQUARE = Polygon(((((_WEST, _SOUTH), (_EAST, _SOUTH), (_EAST, _NORTH), (_WEST, _NORTH), (_WEST, _SOUTH)),),))
CIRCLE = Buffers((AT_SEA,), (10.0,))
MADE_UP = "geoportfolio-doctor"
"""A value that nothing has."""
_TILE = (0.0, 0.0, 1000.0, 1000.0)
_PIXELS = 16
# A tag's attributes, and the name within it. Neither goes on over the next tag: it would for each tag.
_LAYER = re.compile(r"<(?:\w+:)?Layer\b([^<>]*)>\s*<(?:\w+:)?Name>([^<]+)</")
_FEATURE_TYPE = re.compile(r"<(?:\w+:)?FeatureType\b[^<>]*>\s*<(?:\w+:)?Name>([^<]+)</")
_QUERYABLE = re.compile(r"\bqueryable=[\"'](?:1|true)[\"']")

# What went wrong with one row: the state and the reason, by the nearest class.
_OUTCOMES: tuple[tuple[type[ApiError], str, str], ...] = (
    (KeyRejected, BAD, "key"),
    (Refused, NOTE, "refused"),
    (NotFound, NOTE, "not_there"),
    (UnreadableAnswer, NOTE, "odd"),
    (BadRequest, NOTE, "not_understood"),
    (ServerFailed, BAD, "server"),
    (ApiError, BAD, "failed"),
)


class _NotAsked(Exception):
    """A row that can't be asked here; *reason* says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class _Ground:
    """What the questions are made of."""

    client: Client
    source: Optional[Source]
    layers: tuple[str, ...]
    monitor: Monitor
    map_layer: str = ""
    queryable: str = ""

    @property
    def source_id(self) -> str:
        if self.source is None:
            raise _NotAsked("no_source")
        return self.source.id

    @property
    def required(self) -> tuple[Filter, ...]:
        """A value for each filter that the source wants, flat."""
        fields = self.source.filters if self.source else ()
        return tuple(
            Filter(each.field, each.values[0] if each.values else MADE_UP) for each in fields if each.required
        )

    @property
    def nothing(self) -> tuple[Filter, ...]:
        """Filters that find nothing, so that a search of the whole source brings nothing."""
        source = self.source
        filters = source.filters if source else ()
        columns = source.columns if source else ()
        fields = [*(each.field for each in filters), *(each.field for each in columns)]
        if not fields:
            raise _NotAsked("no_filter")
        kept = tuple(each for each in self.required if each.field != fields[0])
        return (*kept, Filter(fields[0], MADE_UP))

    def nested(self, version: str) -> tuple[Filter, ...]:
        """Those that the source wants, one below the other where V2 has them so."""
        if version == V1:
            return self.required
        tree: tuple[Filter, ...] = ()
        for each in reversed(self.required):
            tree = (replace(each, filters=tree),)
        return tree


Ask = Callable[[_Ground], Any]


def rights(
    client: Optional[Client], sources: Mapping[str, Source], case: Case, monitor: Monitor
) -> Iterator[Finding]:
    """A finding for each row of the service.

    :param client: None: there is no way to it, so that nothing is asked.
    """
    if client is None:
        yield from (Finding(row.id, NOT_ASKED, "before") for row in ENDPOINTS)
        return
    source = sources.get(case.source) or next((sources[name] for name in sorted(sources)), None)
    ground = _Ground(client, source, case.layers, monitor)
    for row in ENDPOINTS:
        monitor.stop_if_cancelled()
        yield _finding(row.id, ground)


def _finding(row: str, ground: _Ground) -> Finding:
    if row in _NOT_ASKED:
        return Finding(row, NOT_ASKED, _NOT_ASKED[row])
    facts = {"source": ground.source.id if ground.source else ""}
    try:
        _QUESTIONS[row](ground)
    except Cancelled:
        raise
    except _NotAsked as told:
        return Finding(row, NOT_ASKED, told.reason, facts)
    except ApiError as error:
        state, reason = next((s, r) for kind, s, r in _OUTCOMES if isinstance(error, kind))
        if row in _OF_SOMETHING_MADE_UP and isinstance(error, (NotFound, BadRequest)):
            state, reason = GOOD, "made_up"
        told_facts = {**facts, "status": error.status, "seen": getattr(error, "seen", "")}
        return Finding(row, state, reason, told_facts, error)
    return Finding(row, GOOD, "works", facts)


def _first(records: Records) -> None:
    """Enough of an answer to know that it is one; the rest is hung up on."""
    with contextlib.closing(records):
        next(iter(records.blocks), None)


def _points(version: str, shape: Any, ground: _Ground) -> None:
    _first(
        ground.client.portfolio.points(
            ground.source_id, shape, ground.nested(version), version=version, monitor=ground.monitor
        )
    )


def _entries(version: str, shape: Any, ground: _Ground) -> None:
    pages = ground.client.portfolio.entries(
        ground.source_id,
        shape,
        (),
        ground.nested(version),
        page_size=1,
        version=version,
        monitor=ground.monitor,
    )
    with contextlib.closing(pages):  # type: ignore[type-var]
        next(pages, None)


def _accumulation(version: str, shape: Any, ground: _Ground) -> None:
    if ground.source is not None and not ground.source.accumulation_enabled:
        raise _NotAsked("no_accumulation")
    ground.client.accumulation.in_area(
        ground.source_id, shape, ground.nested(version), version=version, monitor=ground.monitor
    )


def _search_entries(version: str, ground: _Ground) -> None:
    _first(
        ground.client.portfolio.search_entries(
            ground.source_id, ground.nothing, version=version, monitor=ground.monitor
        )
    )


def _search_points(ground: _Ground) -> None:
    _first(ground.client.portfolio.search_points(ground.source_id, ground.nothing, monitor=ground.monitor))


def _attributes(ground: _Ground) -> None:
    ground.client.portfolio.point_attributes(ground.source_id, MADE_UP, monitor=ground.monitor)


def _enrich_point(ground: _Ground) -> None:
    ground.client.enrichment.point(AT_SEA, _layer(ground), monitor=ground.monitor)


def _enrich_batch(ground: _Ground) -> None:
    point = EnrichPoint("1", *AT_SEA)
    for _ in ground.client.enrichment.batch((point,), _layer(ground), monitor=ground.monitor):
        pass


def _layer(ground: _Ground) -> tuple[str, ...]:
    if not ground.layers:
        raise _NotAsked("no_layers")
    return ground.layers[:1]


def _capabilities(ground: _Ground) -> None:
    text = ground.client.maps.capabilities(monitor=ground.monitor)
    found = [(tag, html.unescape(name).strip()) for tag, name in _LAYER.findall(text)]
    # The last one: a group may stand before its layers.
    ground.map_layer = next((name for _, name in reversed(found)), "")
    ground.queryable = next((name for tag, name in reversed(found) if _QUERYABLE.search(tag)), "")


def _map_layer(ground: _Ground) -> str:
    if not ground.map_layer:
        raise _NotAsked("no_map_layers")
    return ground.map_layer


def _map(ground: _Ground) -> None:
    ground.client.maps.get_map((_map_layer(ground),), _TILE, _PIXELS, _PIXELS, monitor=ground.monitor)


def _feature_info(ground: _Ground) -> None:
    if not ground.queryable:
        raise _NotAsked("not_queryable" if ground.map_layer else "no_map_layers")
    layers = (ground.queryable,)
    _first(ground.client.maps.feature_info(layers, _TILE, _PIXELS, _PIXELS, 1, 1, monitor=ground.monitor))


def _legend(ground: _Ground) -> None:
    ground.client.maps.legend(_map_layer(ground), monitor=ground.monitor)


def _describe_layer(ground: _Ground) -> None:
    ground.client.maps.describe_layer((_map_layer(ground),), monitor=ground.monitor)


def _features(ground: _Ground) -> None:
    text = ground.client.maps.capabilities("WFS", monitor=ground.monitor)
    name = html.unescape(next(iter(_FEATURE_TYPE.findall(text)), "")).strip()
    if not name:
        raise _NotAsked("no_features")
    _first(ground.client.maps.get_features((name,), count=1, monitor=ground.monitor))


_NOT_ASKED: dict[str, str] = {
    "accumulation_layer_v1": "whole_source",
    "risk_point_v1": "report",
    "risk_point_buffer_v1": "report",
    "risk_point_v2": "report",
    "risk_point_buffer_v2": "report",
    "risk_point_v2_alias": "report",
    "event_entries": "footprint",
}
_OF_SOMETHING_MADE_UP = ("point_attributes",)
_QUESTIONS: dict[str, Ask] = {
    "autocomplete": lambda ground: ground.client.places.autocomplete("Lond", monitor=ground.monitor),
    "geocode": lambda ground: ground.client.places.geocode("London", monitor=ground.monitor),
    "reverse_geocode": lambda ground: ground.client.places.reverse(
        AT_SEA[1], AT_SEA[0], monitor=ground.monitor
    ),
    "provision": lambda ground: ground.client.portfolio.provision(ground.source_id, monitor=ground.monitor),
    "provision_filters": lambda ground: ground.client.portfolio.provision_filters(
        ground.source_id, monitor=ground.monitor
    ),
    **{
        f"{what}_{kind}_{version}": partial(ask, version, shape)
        for what, ask in (("points", _points), ("entries", _entries), ("accumulation", _accumulation))
        for kind, shape in (("selection", SQUARE), ("buffer", CIRCLE))
        for version in (V1, V2)
    },
    "entries_search_v1": partial(_search_entries, V1),
    "entries_search_v2": partial(_search_entries, V2),
    "points_search_v2": _search_points,
    "point_attributes": _attributes,
    "enrich_point": _enrich_point,
    "enrich_batch": _enrich_batch,
    "wms_capabilities": _capabilities,
    "wms_map": _map,
    "wms_feature_info": _feature_info,
    "wms_legend": _legend,
    "wms_describe_layer": _describe_layer,
    "wfs_feature": _features,
}
