"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets. A verb's module is imported when it is first used.
"""

from __future__ import annotations

from ...api.batches import Outcome, each_in_order
from ...api.later import later

__all__ = [
    "Hazards",
    "Kept",
    "LayerAnswer",
    "Outcome",
    "Refreshed",
    "ReportRequest",
    "Saved",
    "StoredFeatures",
    "accumulate",
    "address_at",
    "attributes_rows",
    "connect",
    "describe_filters",
    "describe_map_layers",
    "describe_source",
    "each_in_order",
    "enrich_chunks",
    "enrich_point",
    "fetch_risk_report",
    "geocode",
    "geocode_rows",
    "hazards_at",
    "kept_of",
    "kept_rows",
    "list_sources",
    "load",
    "map_catalogue",
    "map_layers",
    "place_of",
    "point_attributes",
    "recover",
    "recover_enriched",
    "refresh",
    "result_of",
    "reverse_rows",
    "run_reports",
    "save_csv",
    "settle_reports",
    "store_accumulation",
    "store_features",
    "suggest",
]

__getattr__ = later(
    __name__,
    __path__,
    accumulations="accumulate result_of store_accumulation",
    addresses="address_at geocode place_of suggest",
    attributes="attributes_rows point_attributes",
    csv_files="Saved save_csv",
    enrichments="enrich_chunks enrich_point",
    hazards="Hazards LayerAnswer hazards_at",
    loading="Kept kept_rows load",
    map_features="StoredFeatures store_features",
    maps="describe_map_layers map_catalogue map_layers",
    places="geocode_rows reverse_rows",
    recovering="kept_of recover recover_enriched",
    refreshes="Refreshed refresh",
    report_orders="run_reports settle_reports",
    reports="ReportRequest fetch_risk_report",
    sources="connect describe_filters describe_source list_sources",
)
