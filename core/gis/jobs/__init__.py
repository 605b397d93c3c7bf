"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .addresses import address_at, geocode, place_of, suggest
from .csv_files import Saved, save_csv
from .loading import Kept, kept_rows, load
from .refreshes import Refreshed, SourceVanished, refresh
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_filters, describe_source, list_sources

__all__ = [
    "Kept",
    "Refreshed",
    "ReportRequest",
    "Saved",
    "SourceVanished",
    "address_at",
    "connect",
    "describe_filters",
    "describe_source",
    "fetch_risk_report",
    "geocode",
    "kept_rows",
    "list_sources",
    "load",
    "place_of",
    "refresh",
    "save_csv",
    "suggest",
]
