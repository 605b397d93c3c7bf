"""The questions of expressions, asked together: one request a place, whoever wants to know what of it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Callable, Hashable, Iterable, Iterator, Mapping, Optional

from ...api import Area, Buffers, Client, Monitor, Query
from ...api.enrichment import ENHANCE
from ...api.errors import ApiError, BadRequest, Cancelled
from ...api.filters import Filters
from ...api.query import ACCUMULATION as ACCUMULATION_VERB
from ...api.shapes import Shape
from .. import jobs
from ..areas import InvalidArea, polygon_from_geometry
from .asks import ACCUMULATION, ADDRESS, ENRICHMENT, Answer, Ask
from .places import Drawn

Wanted = Mapping[Ask, Optional[Drawn]]

_SHAPE_NAME = "gp_accumulation"
"""What an area is called in the sentence that says what is wrong with it."""


def answers_to(clients: Mapping[str, Client], wanted: Wanted, monitor: Monitor) -> list[Answer]:
    """An answer to each of *wanted*, in a worker thread; one that fails ends no other.

    :param clients: by the name of the connection.
    :param wanted: the questions, those about polygons with what was drawn.
    """
    found: list[Answer] = []
    groups: dict[tuple[str, str], dict[Ask, Optional[Drawn]]] = defaultdict(dict)
    for ask, drawn in wanted.items():
        groups[ask.kind, ask.connection][ask] = drawn
    for (kind, connection), group in groups.items():
        watched = _Part(monitor, len(found))
        try:
            for answer in _KINDS[kind](clients[connection], group, watched):
                found.append(answer)
        except ApiError as error:
            answered = {answer.ask for answer in found}
            found += [Answer(ask, error=error) for ask in group if ask not in answered]
    return found


class _Part(Monitor):
    """Counts on where the group before has ended; is cancelled with the whole."""

    def __init__(self, whole: Monitor, before: int) -> None:
        super().__init__()
        self.cancelled = whole.cancelled
        self._whole = whole
        self._before = before

    def counted(self, records: int) -> None:
        self._whole.counted(self._before + records)


def _addresses(client: Client, wanted: Wanted, monitor: Monitor) -> Iterator[Answer]:
    for ask, outcome in jobs.reverse_rows(client, wanted, _place_of, monitor):
        yield Answer(ask, outcome.value and outcome.value.label, outcome.error)


def _enrichments(client: Client, wanted: Wanted, monitor: Monitor) -> Iterator[Answer]:
    """All layers of a place together; one by one where the service does not know one of several."""
    layers_at: dict[Hashable, set[str]] = defaultdict(set)
    for ask in wanted:
        layers_at[ask.place].add(ask.subject)
    groups: dict[frozenset[str], list[Any]] = defaultdict(list)
    for place, layers in layers_at.items():
        groups[frozenset(layers)].append(place)
    connection = next(iter(wanted)).connection
    for layers, places in groups.items():
        refused = []
        for answer in _enriched(client, connection, places, layers, monitor):
            if isinstance(answer.error, BadRequest) and len(layers) > 1:
                refused.append(answer.ask)
            else:
                yield answer
        for layer in sorted({ask.subject for ask in refused}):
            again = [ask.place for ask in refused if ask.subject == layer]
            yield from _enriched(client, connection, again, {layer}, monitor)


def _enriched(
    client: Client, connection: str, places: Iterable[Any], layers: Iterable[str], monitor: Monitor
) -> Iterator[Answer]:
    names = sorted(layers)
    for place, outcome in jobs.enrich_rows(client, places, lambda each: each, names, ENHANCE, monitor):
        for name in names:
            value = outcome.value.layers.get(name) if outcome.value else None
            yield Answer(Ask(ENRICHMENT, connection, name, place), value, outcome.error)


def _accumulations(client: Client, wanted: Wanted, monitor: Monitor) -> Iterator[Answer]:
    by_query: dict[tuple[str, Filters], dict[Ask, Optional[Drawn]]] = defaultdict(dict)
    for ask, drawn in wanted.items():
        by_query[ask.subject, ask.filters][ask] = drawn
    count = 0
    for (source, filters), asks in by_query.items():
        try:
            for answer in _accumulated(client, source, filters, asks, _Part(monitor, count)):
                count += 1
                yield answer
        except ApiError as error:
            yield from (Answer(ask, error=error) for ask in asks)


def _accumulated(
    client: Client, source: str, filters: Filters, asks: Wanted, monitor: Monitor
) -> Iterator[Answer]:
    """One request a place, with all radii that are wanted around it."""
    asks_at: dict[Hashable, dict[Optional[float], Ask]] = defaultdict(dict)
    for ask in asks:
        asks_at[ask.place][ask.radius] = ask
    areas: list[Area] = []
    asked: dict[str, dict[Optional[float], Ask]] = {}
    for number, by_radius in enumerate(asks_at.values()):
        ask = next(iter(by_radius.values()))
        try:
            areas.append(Area(str(number), _shape(ask, asks[ask], by_radius)))
            asked[str(number)] = by_radius
        except InvalidArea as fault:
            yield from (Answer(each, error=fault) for each in by_radius.values())
    if not areas:
        return
    described = jobs.describe_source(client, source, monitor)
    query = Query(source, tuple(areas), client.config.version, filters, verb=ACCUMULATION_VERB)
    left = {ask for by_radius in asked.values() for ask in by_radius.values()}
    stopped: ApiError = Cancelled("stopped before it was asked")
    try:
        for each in jobs.accumulate(client, query, described, monitor).sets:
            ask = asked[each.area.name][each.radius]
            left.discard(ask)
            yield Answer(ask, dict(each.metrics), each.error)
    except ApiError as error:
        stopped = error
    yield from (Answer(ask, error=stopped) for ask in left)


def _shape(ask: Ask, drawn: Optional[Drawn], by_radius: Mapping[Optional[float], Ask]) -> Shape:
    if drawn is not None:
        return polygon_from_geometry(drawn.geometry, drawn.crs, drawn.context, _SHAPE_NAME)
    radii = tuple(sorted(radius for radius in by_radius if radius is not None))
    return Buffers(ask.place, radii)  # type: ignore[arg-type]


def _place_of(ask: Ask) -> Any:
    return ask.place


_KINDS: Mapping[str, Callable[[Client, Wanted, Monitor], Iterator[Answer]]] = {
    ADDRESS: _addresses,
    ENRICHMENT: _enrichments,
    ACCUMULATION: _accumulations,
}
