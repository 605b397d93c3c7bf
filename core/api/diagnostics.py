"""Connection diagnostics: small requests through the client, one for each area of the service.

Nothing is loaded or changed: the requests use a square at sea, a value that no record has, and lists. No
report is requested, as providers may bill it. Pure Python; runs in any thread.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Callable, Iterator, Optional, Union

from .client import Client
from .config import V1, Config, Retry, is_unencrypted
from .enrichment import EnrichPoint
from .errors import (
    ApiError,
    BadRequest,
    Cancelled,
    ConnectionFailed,
    GatewayRefused,
    InvalidInput,
    KeyRejected,
    NotFound,
    Redirected,
    Refused,
)
from .filters import Filter
from .monitor import Monitor
from .parsing.records import Records
from .shapes import Polygon
from .sources import Source

PASSED, WARNING, FAILED, SKIPPED = "passed", "warning", "failed", "skipped"
"""States of a check. A permission that the API key lacks is a warning, not a failure."""
CONNECTION = "connection"
_AT_SEA = (-29.0, -41.0)
"""(longitude, latitude) in EPSG:4326, in the South Atlantic, where nothing is insured."""
_SIDE = 0.0001
"""Degrees."""
_WEST, _SOUTH = _AT_SEA
_EAST, _NORTH = _WEST + _SIDE, _SOUTH + _SIDE
SQUARE = Polygon(((((_WEST, _SOUTH), (_EAST, _SOUTH), (_EAST, _NORTH), (_WEST, _NORTH), (_WEST, _SOUTH)),),))
NO_VALUE = "geoportfolio-diagnostics"
"""A value that no record has."""
_ONE_TRY = Retry(attempts=1, deadline=30.0)
_BLOCKING = (InvalidInput, ConnectionFailed, KeyRejected, GatewayRefused, NotFound, Redirected)
"""Connection failures that every other request would repeat."""
_OF_AN_AREA = ((Refused, "refused"), (NotFound, "not_found"), (BadRequest, "bad_request"))
"""Errors that a working service may return for a small request, and their reasons."""


@dataclass(frozen=True)
class Target:
    """The connection to check.

    :param config: or the error that prevented it.
    :param source: the id of the source to query; if empty or unknown, the service's first source.
    :param layers: hazard layers from the user's list, as the service does not list them (spec 2.8).
    """

    config: Union[Config, ApiError]
    source: str = ""
    layers: tuple[str, ...] = ()


@dataclass(frozen=True)
class CheckResult:
    """The outcome of one check.

    :param check: its id in ``CHECKS``.
    :param reason: distinguishes outcomes of the same state; ``""``: the usual one.
    :param sources: source ids; set by the check ``sources`` only.
    :param error: the cause of a failure or warning, redacted.
    """

    check: str
    state: str
    reason: str = ""
    sources: tuple[str, ...] = ()
    error: Optional[ApiError] = None
    seconds: float = 0.0


class _Ended(Exception):
    """Ends a check in *state* for *reason*, without an error of the service."""

    def __init__(self, state: str, reason: str) -> None:
        super().__init__(reason)
        self.state = state
        self.reason = reason


class _Context:
    """Shared state of the checks: later ones use the results of earlier ones."""

    def __init__(self, target: Target, monitor: Monitor) -> None:
        self._target = target
        self.monitor = monitor
        self.sources: dict[str, Source] = {}

    @property
    def config(self) -> Config:
        """Return the configuration, without retries and read-ahead.

        :raises ApiError: the target has no configuration.
        """
        config = self._target.config
        if isinstance(config, ApiError):
            raise config
        return replace(config, retry=_ONE_TRY, open_points=replace(config.open_points, pages_in_flight=1))

    @cached_property
    def client(self) -> Client:
        """Return the client that all checks use.

        :raises ApiError: the target has no configuration.
        """
        return Client(self.config)

    @property
    def source(self) -> Source:
        """Return the source to query."""
        names = [self._target.source, *sorted(self.sources)]
        found = next((self.sources[name] for name in names if name in self.sources), None)
        if found is None:
            raise _Ended(SKIPPED, "no_source")
        return found

    @property
    def layer(self) -> str:
        """Return the hazard layer to enrich with."""
        if not self._target.layers:
            raise _Ended(SKIPPED, "no_layers")
        return self._target.layers[0]

    @property
    def required(self) -> tuple[Filter, ...]:
        """Return a filter with a value for each field that the source requires, as a flat list."""
        return tuple(
            Filter(each.field, each.values[0] if each.values else NO_VALUE)
            for each in self.source.filters
            if each.required
        )

    @property
    def filters(self) -> tuple[Filter, ...]:
        """Return the required filters in the form of the version: flat in V1, nested in V2."""
        if self.config.version == V1:
            return self.required
        tree: tuple[Filter, ...] = ()
        for each in reversed(self.required):
            tree = (replace(each, filters=tree),)
        return tree

    @property
    def no_match(self) -> tuple[Filter, ...]:
        """Return flat filters that match no record, so that a search over the whole source stays small."""
        source = self.source
        fields = [*(each.field for each in source.filters), *(each.field for each in source.columns)]
        if not fields:
            raise _Ended(SKIPPED, "no_filter")
        kept = tuple(each for each in self.required if each.field != fields[0])
        return (*kept, Filter(fields[0], NO_VALUE))


@dataclass(frozen=True)
class Check:
    """One row of ``CHECKS``.

    :param run: sends the request; its exception is the outcome.
    :param warnings: errors that count as a warning, each with its reason.
    """

    id: str
    run: Callable[[_Context], Any]
    warnings: tuple[tuple[type[ApiError], str], ...] = _OF_AN_AREA


def run_checks(target: Target, monitor: Monitor) -> tuple[CheckResult, ...]:
    """Return the results in the order of ``CHECKS``; ``monitor.arrived`` gets each one immediately.

    :raises Cancelled: within 100 ms.
    """
    context = _Context(target, monitor)
    results: list[CheckResult] = []
    is_blocked = False
    for check in CHECKS:
        monitor.stop_if_cancelled()
        result = CheckResult(check.id, SKIPPED, "blocked") if is_blocked else _result(check, context)
        results.append(result)
        monitor.arrived(result)
        if check.id == CONNECTION and result.state == FAILED:
            is_blocked = result.error is target.config or isinstance(result.error, _BLOCKING)
    return tuple(results)


def _result(check: Check, context: _Context) -> CheckResult:
    began = time.monotonic()
    try:
        check.run(context)
    except Cancelled:
        raise
    except _Ended as ended:
        result = CheckResult(check.id, ended.state, ended.reason)
    except ApiError as error:
        # A response of a proxy or gateway does not show the permissions of the key.
        reasons = () if error.answered_by else check.warnings
        reason = next((reason for kind, reason in reasons if isinstance(error, kind)), "")
        result = CheckResult(check.id, WARNING if reason else FAILED, reason, error=error)
    else:
        names = tuple(sorted(context.sources)) if check.id == "sources" else ()
        result = CheckResult(check.id, PASSED, sources=names)
    return replace(result, seconds=time.monotonic() - began)


def _connection(context: _Context) -> None:
    context.client.places.geocode("London", monitor=context.monitor)
    if is_unencrypted(context.config.base_url):
        raise _Ended(WARNING, "unencrypted")


def _sources(context: _Context) -> None:
    context.sources = context.client.portfolio.provision(monitor=context.monitor)
    if not context.sources:
        raise _Ended(WARNING, "none")


def _filters(context: _Context) -> None:
    context.client.portfolio.provision_filters(context.source.id, monitor=context.monitor)


def _locations(context: _Context) -> None:
    portfolio = context.client.portfolio
    _first(portfolio.points(context.source.id, SQUARE, context.filters, monitor=context.monitor))


def _records(context: _Context) -> None:
    pages: Iterator[Any] = context.client.portfolio.entries(
        context.source.id, SQUARE, (), context.filters, page_size=1, monitor=context.monitor
    )
    with contextlib.closing(pages):  # type: ignore[type-var]
        next(pages, None)


def _search(context: _Context) -> None:
    portfolio = context.client.portfolio
    _first(portfolio.search_entries(context.source.id, context.no_match, monitor=context.monitor))


def _accumulation(context: _Context) -> None:
    if not context.source.accumulation_enabled:
        raise _Ended(SKIPPED, "no_accumulation")
    context.client.accumulation.in_area(context.source.id, SQUARE, context.filters, monitor=context.monitor)


def _enrichment(context: _Context) -> None:
    point = EnrichPoint("1", *_AT_SEA)
    for enriched in context.client.enrichment.batch((point,), (context.layer,), monitor=context.monitor):
        if enriched.error is not None:
            raise enriched.error


def _reports(_context: _Context) -> None:
    raise _Ended(SKIPPED, "report")


def _first(records: Records) -> None:
    """Read the first record of a response, then close it."""
    with contextlib.closing(records):
        next(iter(records.blocks), None)


CHECKS = (
    Check(CONNECTION, _connection, ((Refused, "refused"),)),
    Check("sources", _sources, ((Refused, "refused"),)),
    Check("suggestions", lambda each: each.client.places.autocomplete("Lond", monitor=each.monitor)),
    Check("filters", _filters),
    Check("locations", _locations),
    Check("records", _records),
    Check("search", _search),
    Check("accumulation", _accumulation),
    Check("enrichment", _enrichment),
    Check("wms", lambda each: each.client.maps.capabilities(monitor=each.monitor)),
    Check("wfs", lambda each: each.client.maps.capabilities("WFS", monitor=each.monitor)),
    Check("reports", _reports),
)
"""All checks in order. After a failed connection, the others are skipped."""
