"""What a job hands to the main thread, and how it is told to the analyst."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import ApiError
from ..api.query import (
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
from ..api.shapes import Buffers
from . import moments
from .about import About
from .counting import counted, some_of
from .filter_words import filters_text
from .job_errors import AreasMissing
from .lengths import radii_text
from .numbers import whole
from .plain_text import shown, unmarked
from .store import SENT_PLACE, Stored

translate = QCoreApplication.translate

REPEATS = "repeats"
"""Our own field: 1 for a row that another radius or area of the same answer has, too."""
PARTIAL = "partial"
"""How the state of a result begins that lacks areas which the service refused."""
_ACCUMULATIONS = (ACCUMULATION, ACCUMULATION_LAYER)


@dataclass(frozen=True)
class Position:
    """Where a load that stopped goes on: the number of the area and of its page, both from 0.

    :param page_size: that of the pages before, which a service may have lowered; 0: as asked.
    :param skipped: the numbers of the areas before it that were refused; they are asked from their beginning.
    """

    area: int = 0
    page: int = 0
    page_size: int = 0
    skipped: tuple[int, ...] = ()

    def to_list(self) -> list[Any]:
        """As files and layers keep it, JSON."""
        return [self.area, self.page, self.page_size, list(self.skipped)]

    @classmethod
    def from_list(cls, told: Sequence[Any]) -> Position:
        """The inverse, also of one that has no skipped areas.

        :raises ValueError: for anything else; so TypeError.
        """
        area, page, page_size, *more = told
        return cls(int(area), int(page), int(page_size), tuple(map(int, *more)) if more else ())


@dataclass(frozen=True)
class Result:
    """An answer in a file of its own, with where it came from.

    :param stored: the file; None when nothing came.
    :param endpoints: ids of the rows of ``endpoints`` that were asked.
    :param host: the base URL of the service; never with a key.
    :param seconds: how long it took.
    :param complete: False after a cancel or an error; then ``stored`` holds what arrived.
    :param aliases: the service's name of a field to the label of its filter.
    :param position: where to go on; None when it is complete, or when the service has no next page to give.
    :param repeats: rows that are in another radius or area as well.
    :param connection: the name that the analyst has for the service.
    :param refused: the name and the error of each area that the service refused.
    :param surroundings: JSON of what surrounded the records in the answers; empty: nothing.
    """

    stored: Optional[Stored]
    query: Query
    title: str
    endpoints: tuple[str, ...]
    host: str
    when: datetime
    seconds: float
    complete: bool = True
    error: Optional[ApiError] = None
    aliases: Mapping[str, str] = field(default_factory=dict)
    position: Optional[Position] = None
    repeats: int = 0
    connection: str = ""
    refused: tuple[tuple[str, ApiError], ...] = ()
    surroundings: str = ""

    @property
    def count(self) -> int:
        """Rows that arrived."""
        return self.stored.count if self.stored else 0

    @property
    def shown(self) -> int:
        """Rows without those that another radius or area has as well: what the map shows."""
        return self.count - self.repeats

    @property
    def about(self) -> About:
        """What a sentence on an error of it names."""
        return About(self.connection, self.query.source, bool(self.query.areas))

    @property
    def state(self) -> str:
        """``complete``, ``partial after n`` or ``stopped after n``: the layer remembers it untranslated."""
        return state_of(self.complete, self.count, self.error)


def state_of(complete: bool, count: int, error: Optional[Exception] = None) -> str:
    """The state of an answer with *count* rows, as layers and runs keep it."""
    if isinstance(error, AreasMissing):
        return f"{PARTIAL} after {count}"
    return "complete" if complete else f"stopped after {count}"


def title_of(query: Query, when: datetime) -> str:
    """The name of a result's layer, as "pf_airports, Hamburg Rathaus, 2026-03-12"."""
    where = query.footprint or filters_text(query.filters)
    if query.has_areas:
        where = areas_text(query.areas)
    kind = translate("GeoPortfolio", "accumulation") if query.verb in _ACCUMULATIONS else ""
    return unmarked(shown(", ".join(filter(None, (query.source, kind, where, f"{when:%Y-%m-%d}")))))


def story_of(result: Result) -> str:
    """One line for the layer's tooltip: "71 points, 12 Mar 2026 09:14, complete, Country = FR, ..."."""
    if result.complete:
        state = translate("GeoPortfolio", "complete")
    elif isinstance(result.error, AreasMissing):
        names = [name for name, _ in result.refused]
        state = translate("GeoPortfolio", "without {areas}").format(areas=some_of(names))
    else:
        state = translate("GeoPortfolio", "stopped after {count}").format(count=whole(result.count))
    moment = moments.full(result.when)
    filters = filters_text(result.query.filters, result.aliases)
    return ", ".join(filter(None, (rows_text(result), moment, state, filters, _place_of(result.query))))


def _place_of(query: Query) -> str:
    """ "200 m, 1 km around Hamburg Rathaus"; an area's name; how many areas there are."""
    radii, areas = radii_text(query.radii), areas_text(query.areas)
    if radii and all(isinstance(area.shape, Buffers) for area in query.areas):
        return translate("GeoPortfolio", "{radii} around {areas}").format(radii=radii, areas=areas)
    return ", ".join(filter(None, (radii, areas)))


def rows_text(result: Result) -> str:
    """How much came, in the words for it: "1 point", "12,403 entries", "3 rows" without a place."""
    if result.stored and not result.stored.geometry_count:
        return counted(result.shown, "1 row", "{count} rows")
    return counted_text(result.query, result.shown)


def counted_text(query: Query, count: int) -> str:
    """*count* rows of the answer to *query*, as "12,403 entries"."""
    if query.verb == ACCUMULATION and all(isinstance(area.shape, Buffers) for area in query.areas):
        return counted(count, "1 circle", "{count} circles")
    return _COUNTED[query.verb](count)


def placeless_text(stored: Optional[Stored]) -> str:
    """How many of the rows have no place; empty: none, or all, as entries have none."""
    without = stored.count - stored.geometry_count - stored.astray if stored is not None else 0
    if stored is None or not without or without == stored.count:
        return ""
    return counted(
        without,
        "1 of the rows has no place: only the table shows it.",
        "{count} of the rows have no place: only the table shows them.",
    )


def astray_text(stored: Optional[Stored]) -> str:
    """That places are none on the globe, and where they are kept; empty: all can be drawn."""
    if stored is None or not stored.astray:
        return ""
    name = next(field.name for field in stored.fields if field.original == SENT_PLACE)
    return counted(
        stored.astray,
        "1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.",
        "{count} rows have a place that is none on the globe: they are not drawn, their field {field} "
        "has what came.",
        field=name,
    )


def _points(count: int) -> str:
    return counted(count, "1 point", "{count} points")


def _entries(count: int) -> str:
    return counted(count, "1 entry", "{count} entries")


def _areas(count: int) -> str:
    return counted(count, "1 area", "{count} areas")


def _features(count: int) -> str:
    return counted(count, "1 feature", "{count} features")


# What the rows of a verb's answer are called.
_COUNTED: Mapping[str, Callable[[int], str]] = {
    POINTS: _points,
    SEARCH_POINTS: _points,
    ENTRIES: _entries,
    SEARCH_ENTRIES: _entries,
    EVENT: _entries,
    ACCUMULATION: _areas,
    ACCUMULATION_LAYER: _features,
}


def areas_text(areas: tuple[Area, ...]) -> str:
    """The name of the one area, or how many there are."""
    if len(areas) == 1:
        return areas[0].name
    return _areas(len(areas)) if areas else ""
