"""The service's 36 endpoints as data (spec 4). Nothing else is ever requested."""

from __future__ import annotations

from dataclasses import dataclass

JSON = "application/json"
CSV = "text/csv"
PDF = "application/pdf"
HTML = "text/html"
PNG = "image/png"
XML = "application/xml"


@dataclass(frozen=True)
class Endpoint:
    """One endpoint.

    :param path: relative to the base URL; ``{footprint}`` is replaced, percent-encoded.
    :param formats: the media types for ``Accept`` (spec 4.9), the default first.
    :param filters_key: the key of the filters in the body or query string; empty: it takes no filters.
    """

    row: int
    id: str
    method: str
    path: str
    formats: tuple[str, ...] = (JSON,)
    filters_key: str = ""


_V1 = "/graph/api/v1/reports/portfolio/"
_V2 = "/graph/api/v2/reports/portfolio/"
_RECORDS = (JSON, CSV)
_REPORTS = (PDF, HTML)

ROWS: tuple[Endpoint, ...] = (
    Endpoint(1, "autocomplete", "GET", "/graph/api/v1/places/autocomplete"),
    Endpoint(2, "geocode", "GET", "/graph/api/v1/places/geocode"),
    Endpoint(3, "reverse_geocode", "GET", "/graph/api/v1/places/geocode/reverse"),
    Endpoint(4, "provision", "GET", _V1 + "provision"),
    Endpoint(5, "provision_filters", "GET", _V1 + "provision/filters"),
    Endpoint(6, "points_selection_v1", "POST", _V1 + "points/selection", _RECORDS, "filters"),
    Endpoint(7, "points_buffer_v1", "POST", _V1 + "points/buffer-selection", _RECORDS, "filters"),
    Endpoint(8, "entries_selection_v1", "POST", _V1 + "entries/selection", _RECORDS, "filters"),
    Endpoint(9, "entries_buffer_v1", "POST", _V1 + "entries/buffer-selection", _RECORDS, "filters"),
    Endpoint(10, "entries_search_v1", "GET", _V1 + "entries/selection/search", _RECORDS, "filters"),
    Endpoint(11, "point_attributes", "GET", _V1 + "points/attributes"),
    Endpoint(12, "accumulation_selection_v1", "POST", _V1 + "accumulation/selection", (JSON,), "filters"),
    Endpoint(13, "accumulation_buffer_v1", "POST", _V1 + "accumulation/buffer", (JSON,), "filters"),
    Endpoint(14, "accumulation_layer_v1", "POST", _V1 + "accumulation/layer", (JSON,), "filters"),
    Endpoint(15, "points_selection_v2", "POST", _V2 + "points/selection", _RECORDS, "filters_v2"),
    Endpoint(16, "points_buffer_v2", "POST", _V2 + "points/buffer-selection", _RECORDS, "filters_v2"),
    Endpoint(17, "entries_selection_v2", "POST", _V2 + "entries/selection", _RECORDS, "filters_v2"),
    Endpoint(18, "entries_buffer_v2", "POST", _V2 + "entries/buffer-selection", _RECORDS, "filters_v2"),
    Endpoint(19, "accumulation_selection_v2", "POST", _V2 + "accumulation/selection", (JSON,), "filters_v2"),
    Endpoint(20, "accumulation_buffer_v2", "POST", _V2 + "accumulation/buffer", (JSON,), "filters_v2"),
    Endpoint(21, "entries_search_v2", "POST", _V2 + "entries/selection/search", _RECORDS, "filters"),
    Endpoint(22, "points_search_v2", "POST", _V2 + "points/selection/search", _RECORDS, "filters"),
    Endpoint(23, "risk_point_v1", "POST", "/graph/api/v1/reports/risk/point", _REPORTS, "filters"),
    Endpoint(24, "risk_point_buffer_v1", "POST", _V1 + "risk/point-buffer", _REPORTS, "filters"),
    Endpoint(25, "risk_point_v2", "POST", "/graph/api/v2/reports/risk/point", _REPORTS, "filters_v2"),
    Endpoint(26, "risk_point_buffer_v2", "POST", _V2 + "risk/point-buffer", _REPORTS, "filters_v2"),
    Endpoint(27, "risk_point_v2_alias", "POST", _V1 + "risk/point-buffer", _REPORTS, "filters_v2"),
    Endpoint(28, "enrich_point", "GET", "/graph/featureinfo/risk-lookup/api/v1/bfi/single"),
    Endpoint(29, "enrich_batch", "POST", "/graph/featureinfo/enrichment/api/v1/bfi/batch"),
    Endpoint(30, "wms_capabilities", "GET", "/graph/layers/wms", (XML,)),
    Endpoint(31, "wms_map", "GET", "/graph/layers/wms", (PNG,)),
    Endpoint(32, "wms_feature_info", "GET", "/graph/layers/wms"),
    Endpoint(33, "wms_legend", "GET", "/graph/layers/wms", (PNG,)),
    Endpoint(34, "wms_describe_layer", "GET", "/graph/layers/wms", (XML,)),
    Endpoint(35, "wfs_feature", "GET", "/graph/layers/wfs", (JSON, XML)),
    Endpoint(
        36,
        "event_entries",
        "POST",
        "/graph/api/v1/live-events/footprints/{footprint}/enrich/entries",
        (JSON,),
        "filters",
    ),
)

BY_ID: dict[str, Endpoint] = {row.id: row for row in ROWS}
