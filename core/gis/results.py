"""What a job hands to the main thread, and how it is told to the analyst."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Mapping, Optional

from qgis.PyQt.QtCore import QCoreApplication, QDateTime, QLocale

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
from .filter_words import filters_text
from .lengths import radii_text
from .numbers import whole
from .store import Stored

translate = QCoreApplication.translate

REPEATS = "repeats"
"""Our own field: 1 for a row that another radius or area of the same answer has, too."""
_ACCUMULATIONS = (ACCUMULATION, ACCUMULATION_LAYER)


@dataclass(frozen=True)
class Position:
    """Where a load that stopped goes on: the number of the area and of its page, both from 0.

    :param page_size: that of the pages before, which a service may have lowered; 0: as asked.
    """

    area: int = 0
    page: int = 0
    page_size: int = 0


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

    @property
    def count(self) -> int:
        """Rows that arrived."""
        return self.stored.count if self.stored else 0

    @property
    def shown(self) -> int:
        """Rows without those that another radius or area has as well: what the map shows."""
        return self.count - self.repeats

    @property
    def state(self) -> str:
        """``complete`` or ``stopped after n``: what the layer remembers, in no language but this."""
        return state_of(self.complete, self.count)


def state_of(complete: bool, count: int) -> str:
    """The state of an answer with *count* rows, as layers and runs keep it."""
    return "complete" if complete else f"stopped after {count}"


def title_of(query: Query, when: datetime) -> str:
    """The name of a result's layer, as "pf_airports, Hamburg Rathaus, 2026-03-12"."""
    where = query.footprint or filters_text(query.filters)
    if query.has_areas:
        where = areas_text(query.areas)
    kind = translate("GeoPortfolio", "accumulation") if query.verb in _ACCUMULATIONS else ""
    return ", ".join(filter(None, (query.source, kind, where, f"{when:%Y-%m-%d}")))


def story_of(result: Result) -> str:
    """One line for the layer's tooltip: "71 points, 12 Mar 2026 09:14, complete, Country = FR, ..."."""
    locale = QLocale()
    counted = whole(result.count)
    if result.complete:
        state = translate("GeoPortfolio", "complete")
    else:
        state = translate("GeoPortfolio", "stopped after {count}").format(count=counted)
    moment = locale.toString(QDateTime(result.when), "d MMM yyyy HH:mm")
    place = ", ".join(filter(None, (radii_text(result.query.radii), areas_text(result.query.areas))))
    return ", ".join(
        filter(None, (rows_text(result), moment, state, filters_text(result.query.filters), place))
    )


def rows_text(result: Result) -> str:
    """How much came, in the words for it: "1 point", "12,403 entries", "3 rows" without a place."""
    counted = whole(result.shown)
    if result.stored and not result.stored.geometry_count:
        return translate("GeoPortfolio", "{count} rows").format(count=counted)
    query = result.query
    one, several = _counted_words()[query.verb]
    if query.verb == ACCUMULATION and all(isinstance(area.shape, Buffers) for area in query.areas):
        one, several = translate("GeoPortfolio", "1 circle"), translate("GeoPortfolio", "{count} circles")
    return (one if result.shown == 1 else several).format(count=counted)


def _counted_words() -> Mapping[str, tuple[str, str]]:
    """What one row and several rows of a verb's answer are called."""
    points = translate("GeoPortfolio", "1 point"), translate("GeoPortfolio", "{count} points")
    entries = translate("GeoPortfolio", "1 entry"), translate("GeoPortfolio", "{count} entries")
    return {
        POINTS: points,
        SEARCH_POINTS: points,
        ENTRIES: entries,
        SEARCH_ENTRIES: entries,
        EVENT: entries,
        ACCUMULATION: (translate("GeoPortfolio", "1 area"), translate("GeoPortfolio", "{count} areas")),
        ACCUMULATION_LAYER: (
            translate("GeoPortfolio", "1 feature"),
            translate("GeoPortfolio", "{count} features"),
        ),
    }


def areas_text(areas: tuple[Area, ...]) -> str:
    """The name of the one area, or how many there are."""
    if len(areas) == 1:
        return areas[0].name
    return translate("GeoPortfolio", "{count} areas").format(count=len(areas)) if areas else ""
