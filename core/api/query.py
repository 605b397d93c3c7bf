"""The query as an immutable value: panels edit it, the API sends it, the layer stores it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import filters as filter_tree
from .config import V2, VERSIONS
from .errors import InvalidInput
from .filters import Filters
from .parsing import json_text
from .shapes import Buffers, Shape, shape_from_json, shape_to_json

POINTS = "points"
ENTRIES = "entries"
SEARCH_ENTRIES = "search_entries"
SEARCH_POINTS = "search_points"
ACCUMULATION = "accumulation"
ACCUMULATION_LAYER = "accumulation_layer"
EVENT = "event"
VERBS = (POINTS, ENTRIES, SEARCH_ENTRIES, SEARCH_POINTS, ACCUMULATION, ACCUMULATION_LAYER, EVENT)
"""The operations on a source."""


@dataclass(frozen=True)
class Area:
    """A shape, and the name that is stored with its rows.

    :param id: the id of the selection area, which survives renaming; empty: not a selection area.
    """

    name: str
    shape: Shape
    id: str = field(default="", compare=False)


@dataclass(frozen=True)
class Query:
    """A query on a source: points, entries or accumulation in areas, or a query without areas.

    :param source: the identifier of the source (spec 2.1).
    :param areas: each is a separate request.
    :param version: ``v1`` or ``v2`` (spec 9).
    :param filters: the filter tree (spec 2.4).
    :param columns: of entries, searches and live events; empty: the service's default.
    :param page_size: ``limit`` of entries (spec 4.10).
    :param verb: one of ``VERBS``. Only points, entries and accumulation have areas (spec 4.3, 4.4).
    :param footprint: of a live event (spec 4.8).
    :param request: JSON template of a body that the specification leaves open (accumulation layer, live
        event); empty: the connection's template.
    """

    source: str
    areas: tuple[Area, ...] = ()
    version: str = V2
    filters: Filters = ()
    columns: tuple[str, ...] = ()
    page_size: int = 1000
    verb: str = POINTS
    footprint: str = ""
    request: str = ""

    @property
    def is_search(self) -> bool:
        """Return whether it is a search."""
        return self.verb in (SEARCH_ENTRIES, SEARCH_POINTS)

    @property
    def has_areas(self) -> bool:
        """Return whether it is requested area by area; otherwise it is a single request."""
        return self.verb in (POINTS, ENTRIES, ACCUMULATION)

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the distinct radii of its circles in meters, in ascending order."""
        circles = (area.shape for area in self.areas if isinstance(area.shape, Buffers))
        return tuple(sorted({radius for shape in circles for radius in shape.radiuses}))

    def to_json(self) -> str:
        """Return the query as JSON text, without connection settings."""
        return json_text.dump_json(
            {
                "source": self.source,
                "areas": [_area_to_json(area) for area in self.areas],
                "version": self.version,
                "filters": filter_tree.to_json(self.filters, V2),
                "columns": list(self.columns),
                "page_size": self.page_size,
                "verb": self.verb,
                "footprint": self.footprint,
                "request": self.request,
            }
        )

    @classmethod
    def from_json(cls, text: str) -> Query:
        """Return the query in *text*, the inverse of :meth:`to_json`; raises InvalidInput."""
        try:
            stored: Any = json_text.load_json(text)
            query = cls(
                source=str(stored["source"]),
                areas=tuple(
                    Area(str(a["name"]), shape_from_json(a["shape"]), str(a.get("id", "")))
                    for a in stored["areas"]
                ),
                version=stored["version"],
                filters=filter_tree.from_json(stored["filters"]),
                columns=tuple(str(column) for column in stored["columns"]),
                page_size=int(stored["page_size"]),
                verb=stored.get("verb", POINTS),
                footprint=str(stored.get("footprint", "")),
                request=str(stored.get("request", "")),
            )
        except InvalidInput:
            raise
        except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise InvalidInput(f"not a stored query: {error!r}") from error
        if query.version not in VERSIONS or query.verb not in VERBS:
            raise InvalidInput(f"not a stored query: version {query.version!r}, verb {query.verb!r}")
        return query


def _area_to_json(area: Area) -> dict[str, Any]:
    stored: dict[str, Any] = {"name": area.name, "shape": shape_to_json(area.shape)}
    return {**stored, "id": area.id} if area.id else stored
