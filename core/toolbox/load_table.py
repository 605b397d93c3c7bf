"""The algorithms that load the result of one query, as a table for :class:`loads.LoadAlgorithm`.

Each text is a function, so that it is translated at the time of the call.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Optional

from qgis.core import QgsProcessing

from ..api.config import V1, V2
from ..api.query import ACCUMULATION_LAYER, ENTRIES, EVENT, POINTS, SEARCH_ENTRIES, SEARCH_POINTS
from ..gis.text.languages import message, tr
from .shared import groups
from .shared.parameters import ANY_FEATURES, AREA, CENTERS, POINT_FEATURES

Text = Callable[[], str]


@dataclass(frozen=True)
class Request:
    """The parameter with the template of a request body that the specification leaves open.

    :param widget: the editor, a class of ``ui.processing.processing_widgets``.
    :param point: the field of ``OpenPoints`` with the connection's template.
    """

    name: str
    widget: str
    point: str
    help: Text


@dataclass(frozen=True)
class Load:
    """One algorithm.

    :param verb: its public id.
    :param operation: the ``verb`` of the query.
    :param subject: its group in the toolbox.
    :param output: the label of OUTPUT; *output_help* its help.
    :param where: ``AREA`` (polygons), ``CENTERS`` (points, with ``RADII``), or empty.
    :param kind: the geometry type of OUTPUT.
    :param only: the only version that supports it; None: it has a parameter VERSION.
    :param has_columns: whether it has a parameter COLUMNS.
    :param is_paged: whether it has a parameter PAGE_SIZE.
    :param filters_help: the help of FILTERS, and *version_help* of VERSION; None: the default.
    """

    verb: str
    operation: str
    title: Text
    summary: Text
    output: Text
    output_help: Text
    example: str
    subject: str = groups.PORTFOLIO
    where: str = ""
    kind: QgsProcessing.SourceType = ANY_FEATURES
    only: Optional[str] = None
    has_columns: bool = False
    is_paged: bool = False
    request: Optional[Request] = None
    filters_help: Optional[Text] = None
    version_help: Optional[Text] = None


def _points() -> str:
    return tr("Locations")


def _entries() -> str:
    return tr("Records")


def _flat_filters() -> str:
    return tr(
        'A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a '
        "search does not support nested filters. Empty: the whole source."
    )


def _found() -> str:
    return tr(
        "The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates."
    )


_EVENT_REQUEST = Request(
    "REQUEST",
    "EventRequestWidget",
    "event_body",
    message(
        'The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and '
        '"{filters}", or @file.json. Empty: that of the connection.'
    ),
)
_LAYER_REQUEST = Request(
    "LAYER_REQUEST",
    "LayerRequestWidget",
    "layer_body",
    message(
        'The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: '
        "that of the connection."
    ),
)

LOADS = (
    Load(
        verb="pointsinarea",  # points/selection (spec 4.3, 4.4), a request for each polygon feature
        operation=POINTS,
        title=message("Load locations in area"),
        summary=message("Loads the locations of a source inside polygons."),
        output=_points,
        output_help=message(
            "Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon "
            "feature. A location in two polygons is listed twice."
        ),
        example="SOURCE=pf_airports AREA=regions.gpkg OUTPUT=points.gpkg",
        where=AREA,
        kind=POINT_FEATURES,
    ),
    Load(
        verb="pointsinbuffers",  # points/buffer-selection (spec 4.3, 4.4), all radii in one request
        operation=POINTS,
        title=message("Load locations in buffers"),
        summary=message("Loads the locations of a source within one or several radii around centers."),
        output=_points,
        output_help=message(
            "Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the "
            "feature id of the center. There is a row for each location and radius: a location within 500 m "
            "is also within 1000 m and is listed twice."
        ),
        example="SOURCE=pf_airports CENTERS=sites.gpkg RADII=500,1000 OUTPUT=points.gpkg",
        where=CENTERS,
        kind=POINT_FEATURES,
    ),
    Load(
        verb="entriesinarea",  # entries/selection (spec 4.3, 4.4, 4.10), page by page
        operation=ENTRIES,
        title=message("Load records in area"),
        summary=message("Loads the records of a source inside polygons."),
        output=_entries,
        output_help=message(
            "Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; "
            "a table if the records have no coordinates. A record in two polygons is listed twice."
        ),
        example="SOURCE=pf_airports AREA=regions.gpkg COLUMNS=LocName,BuildingTIV OUTPUT=entries.gpkg",
        where=AREA,
        has_columns=True,
        is_paged=True,
    ),
    Load(
        verb="entriesinbuffers",  # entries/buffer-selection (spec 4.3, 4.4, 4.10), page by page
        operation=ENTRIES,
        title=message("Load records in buffers"),
        summary=message("Loads the records of a source within one or several radii around centers."),
        output=_entries,
        output_help=message(
            "Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the "
            "feature id of the center; a table if the records have no coordinates. There is a row for each "
            "record and radius."
        ),
        example="SOURCE=pf_airports CENTERS=sites.gpkg RADII=500,1000 COLUMNS=LocName OUTPUT=entries.gpkg",
        where=CENTERS,
        has_columns=True,
        is_paged=True,
    ),
    Load(
        verb="searchentries",  # entries/selection/search (spec 4.3, 4.4): GET in V1, POST in V2
        operation=SEARCH_ENTRIES,
        title=message("Search records"),
        summary=message("Finds records of a source by their values, in any area."),
        output=_entries,
        output_help=_found,
        example="SOURCE=pf_airports FILTERS=@filters.json COLUMNS=LocName,BuildingTIV OUTPUT=found.gpkg",
        has_columns=True,
        filters_help=_flat_filters,
        version_help=message(
            "0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2."
        ),
    ),
    Load(
        verb="searchpoints",  # points/selection/search (spec 4.4); there is no path for V1
        operation=SEARCH_POINTS,
        title=message("Search locations"),
        summary=message(
            "Finds locations of a source by their values, in any area. Requires V2 of the service."
        ),
        output=_points,
        output_help=_found,
        example="SOURCE=pf_airports FILTERS=@filters.json OUTPUT=found.gpkg",
        kind=POINT_FEATURES,
        only=V2,
        has_columns=True,
        filters_help=_flat_filters,
    ),
    Load(
        verb="enrichevent",  # live-events/footprints/:footprint/enrich/entries (spec 4.8)
        subject=groups.HAZARDS,
        operation=EVENT,
        title=message("Load records in event footprint"),
        summary=message(
            "Loads the records of a source in the footprint of a live event, with the fields of the event."
        ),
        output=_entries,
        output_help=message(
            "Records in EPSG:4326 with the fields of the service and those of the event; a table if the "
            "records have no coordinates."
        ),
        example="SOURCE=pf_airports FOOTPRINT=2026/storm-emil COLUMNS=LocName,BuildingTIV OUTPUT=event.gpkg",
        only=V2,
        has_columns=True,
        request=_EVENT_REQUEST,
    ),
    Load(
        verb="accumulationlayer",  # accumulation/layer (spec 4.3)
        subject=groups.ACCUMULATION,
        operation=ACCUMULATION_LAYER,
        title=message("Load accumulation layer"),
        summary=message(
            "Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service."
        ),
        output=message("Accumulation"),
        output_help=message(
            "The layer of the service in EPSG:4326 with its fields; a table if it has no geometries."
        ),
        example="SOURCE=pf_airports OUTPUT=cells.gpkg",
        only=V1,
        request=_LAYER_REQUEST,
    ),
)
