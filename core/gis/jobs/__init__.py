"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .accumulations import accumulate, result_of, store_accumulation
from .addresses import address_at, geocode, place_of, suggest
from .attributes import attributes_rows, point_attributes
from .batches import Outcome, each_in_order
from .csv_files import Saved, save_csv
from .enrichments import enrich_point, enrich_rows
from .hazards import Hazards, LayerAnswer, hazards_at
from .loading import Kept, kept_rows, load
from .map_layers import MapLayer, describe_map_layers, map_layers
from .places import geocode_rows, reverse_rows
from .refreshes import Refreshed, refresh
from .report_orders import run_reports, settle_reports
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_filters, describe_source, list_sources

__all__ = [
    "Hazards",
    "Kept",
    "LayerAnswer",
    "MapLayer",
    "Outcome",
    "Refreshed",
    "ReportRequest",
    "Saved",
    "accumulate",
    "address_at",
    "attributes_rows",
    "connect",
    "describe_filters",
    "describe_map_layers",
    "describe_source",
    "each_in_order",
    "enrich_point",
    "enrich_rows",
    "fetch_risk_report",
    "geocode",
    "geocode_rows",
    "hazards_at",
    "kept_rows",
    "list_sources",
    "load",
    "map_layers",
    "place_of",
    "point_attributes",
    "refresh",
    "result_of",
    "reverse_rows",
    "run_reports",
    "save_csv",
    "settle_reports",
    "store_accumulation",
    "suggest",
]
