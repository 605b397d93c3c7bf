"""The value of a result, and its texts: title, state, counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable, Mapping, Optional

from ...api.errors import ApiError
from ...api.query import (
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
from ...api.shapes import Buffers
from ..storage.columns import SENT_PLACE
from ..storage.record import COMPLETE, LoadPosition, ResultRecord
from ..storage.record import PARTIAL as INCOMPLETE
from ..storage.result_file import ResultFile
from ..text import dates
from ..text.about import About
from ..text.error_messages import sentence
from ..text.filter_text import filters_text
from ..text.joining import headed
from ..text.languages import tr
from ..text.lengths import radii_text
from ..text.numbers import counted, some_of, whole
from ..text.plain_text import shown, unmarked
from .errors import AreasMissing
from .queries import endpoints_of

PLACE_FIELDS = {"area": "text", "radius": "real", "center": "text"}
"""Our fields that identify the area of a row, with their types."""
PARTIAL = "partial"
"""The first word of the state of a result without the areas that the service refused."""
_ACCUMULATIONS = (ACCUMULATION, ACCUMULATION_LAYER)
_LONGEST_NAME = 30
"""Characters that fit into the Layers panel, beside count and indicators, in a window of 1280 pixels."""


@dataclass(frozen=True)
class Result:
    """The result of a query in a file of its own, with its provenance.

    :param stored: the file; None: there are no rows.
    :param endpoints: the ids of the endpoints that were used.
    :param host: the base URL of the service; never with a key.
    :param seconds: the duration of the load; 0 for one that is read back.
    :param complete: False after a cancellation or an error; ``stored`` then has the rows so far.
    :param aliases: labels of filters by the service's field name.
    :param position: where to resume the load; None: it is complete or can't be resumed.
    :param repeats: the number of rows that repeat one of an earlier radius or area.
    :param connection: the name of the connection.
    :param refused: the name and the error of each area that the service refused.
    :param surroundings: JSON of the metadata around the records in the responses; empty: none.
    """

    stored: Optional[ResultFile]
    query: Query
    title: str
    endpoints: tuple[str, ...]
    host: str
    when: datetime
    seconds: float
    complete: bool = True
    error: Optional[ApiError] = None
    aliases: Mapping[str, str] = field(default_factory=dict)
    position: Optional[LoadPosition] = None
    repeats: int = 0
    connection: str = ""
    refused: tuple[tuple[str, ApiError], ...] = ()
    surroundings: str = ""

    @classmethod
    def of(
        cls,
        record: ResultRecord,
        stored: ResultFile,
        repeats: int,
        error: Optional[ApiError] = None,
    ) -> Result:
        """Return the result in the file *stored*; its *record* must have a query and a time.

        :param error: why it is incomplete, if its record does not say so.
        """
        missing = None if record.is_complete else AreasMissing.of_record(record)
        return cls(
            stored=stored,
            query=record.query,
            title=record.title or title_of(record.query, record.when),
            endpoints=endpoints_of(record.query),
            host=record.host,
            when=record.when,
            seconds=0.0,
            complete=record.is_complete,
            error=None if record.is_complete else missing or error,
            aliases=record.aliases,
            position=record.position,
            repeats=repeats,
            connection=record.connection,
            refused=missing.refused if missing else (),
        )

    @property
    def record(self) -> ResultRecord:
        """Return the record for the file, the layer and the history, without the fields."""
        is_partial = isinstance(self.error, AreasMissing)
        return ResultRecord(
            self.query,
            self.connection,
            self.host,
            self.when,
            self.aliases,
            state=COMPLETE if self.complete else INCOMPLETE,
            rows=self.count,
            position=self.position,
            title=self.title,
            **refusals_of(self.error if is_partial else AreasMissing(self.refused), self.about),
        )

    @property
    def count(self) -> int:
        """Return the number of rows."""
        return self.stored.count if self.stored else 0

    @property
    def shown(self) -> int:
        """Return the number of rows on the map, without repetitions of earlier radii or areas."""
        return self.count - self.repeats

    @property
    def about(self) -> About:
        """Return the context for messages about errors of the load."""
        return About(self.connection, self.query.source, bool(self.query.areas))

    @property
    def state(self) -> str:
        """Return ``complete``, ``partial after n`` or ``stopped after n``, as stored in the layer,
        untranslated."""
        return state_of(self.complete, self.count, self.error)


def place_fields(query: Query) -> dict[str, str]:
    """Return those of PLACE_FIELDS that the rows of the result of *query* have."""
    are_circles = [isinstance(area.shape, Buffers) for area in query.areas]
    names = [] if all(are_circles) else ["area"]
    if any(are_circles):
        names += ["radius", "center"]
    return {name: PLACE_FIELDS[name] for name in names}


def refusals_of(missing: AreasMissing, about: About) -> dict[str, Any]:
    """Return the arguments of a record that describe the *missing* areas."""
    text = sentence(missing, about) if missing.refused or missing.told else ""
    return {"missing": tuple(name for name, _ in missing.refused), "refusals": text}


def state_of(complete: bool, count: int, error: Optional[Exception] = None) -> str:
    """Return the state of a result with *count* rows, as layers and the history store it."""
    if isinstance(error, AreasMissing):
        return f"{PARTIAL} after {count}"
    return "complete" if complete else f"stopped after {count}"


def title_of(query: Query, when: datetime) -> str:
    """Return the title of a result, such as "pf_airports, Hamburg Rathaus, 2026-03-12"."""
    where = query.footprint or filters_text(query.filters)
    if query.has_areas:
        where = areas_text(query.areas)
    kind = tr("accumulation") if query.verb in _ACCUMULATIONS else ""
    return unmarked(shown(", ".join(filter(None, (query.source, kind, where, f"{when:%Y-%m-%d}")))))


def layer_name(result: Result) -> str:
    """Return the name of a result's layer, such as "Hamburg Rathaus: Country = DE (135)".

    The area is first and short enough for a narrow Layers panel. Source and date are in the title, which is
    shown in tooltip and metadata.
    """
    query = result.query
    where = areas_text(query.areas) if query.has_areas else query.footprint
    if not any(map(str.isalpha, where)):  # a feature id, or empty
        where = f"{query.source} {where}".rstrip() if where or not query.filters else ""
    is_accumulation = query.verb in _ACCUMULATIONS
    kind = tr("accumulation") if is_accumulation else ""
    what = ", ".join(filter(None, (kind, filters_text(query.filters, result.aliases))))
    name = unmarked(shown(headed(where, what) if where and what else where or what))
    if len(name) > _LONGEST_NAME:
        name = f"{name[: _LONGEST_NAME - 1].rstrip()}…"
    return name if is_accumulation else f"{name} ({whole(result.shown)})"


def story_of(result: Result) -> str:
    """Return one line for the layer's tooltip: "71 points, 12 Mar 2026 09:14, complete, ..."."""
    if result.complete:
        state = tr("complete")
    elif isinstance(result.error, AreasMissing) and result.refused:
        names = [name for name, _ in result.refused]
        state = tr("without {areas}").format(areas=some_of(names))
    else:
        state = tr("stopped after {count}").format(count=whole(result.count))
    moment = dates.full(result.when)
    filters = filters_text(result.query.filters, result.aliases)
    return ", ".join(filter(None, (rows_text(result), moment, state, filters, _place_of(result.query))))


def _place_of(query: Query) -> str:
    """ "200 m, 1 km around Hamburg Rathaus"; an area's name; how many areas there are."""
    radii, areas = radii_text(query.radii), areas_text(query.areas)
    if radii and all(isinstance(area.shape, Buffers) for area in query.areas):
        return tr("{radii} around {areas}").format(radii=radii, areas=areas)
    return ", ".join(filter(None, (radii, areas)))


def rows_text(result: Result) -> str:
    """Return the number of rows as text: "1 point", "12,403 entries", "3 rows" if they have no position."""
    if result.stored and not result.stored.geometry_count:
        return counted(result.shown, "1 row", "{count} rows")
    return counted_text(result.query, result.shown)


def counted_text(query: Query, count: int) -> str:
    """Return *count* rows of the result of *query* as text, such as "12,403 entries"."""
    if query.verb == ACCUMULATION and all(isinstance(area.shape, Buffers) for area in query.areas):
        return counted(count, "1 circle", "{count} circles")
    return _COUNTED[query.verb](count)


def placeless_text(stored: Optional[ResultFile]) -> str:
    """Return how many of the rows have no position, as text; empty: none, or all."""
    without = stored.count - stored.geometry_count - stored.astray if stored is not None else 0
    if stored is None or not without or without == stored.count:
        return ""
    return counted(
        without,
        "1 of the rows has no position: only the table shows it.",
        "{count} of the rows have no position: only the table shows them.",
    )


def off_globe_text(stored: Optional[ResultFile]) -> str:
    """Return how many positions are outside valid coordinates, and the field with them, as text; empty:
    none."""
    if stored is None or not stored.astray:
        return ""
    name = next(field.name for field in stored.fields if field.original == SENT_PLACE)
    return counted(
        stored.astray,
        "1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.",
        "{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the "
        "original.",
        field=name,
    )


def _points(count: int) -> str:
    return counted(count, "1 location", "{count} locations")


def _entries(count: int) -> str:
    return counted(count, "1 record", "{count} records")


def _areas(count: int) -> str:
    return counted(count, "1 area", "{count} areas")


def _features(count: int) -> str:
    return counted(count, "1 feature", "{count} features")


# The names of the rows of a result, by verb.
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
    """Return the name of the only area, or the number of areas."""
    if len(areas) == 1:
        return areas[0].name
    return _areas(len(areas)) if areas else ""
