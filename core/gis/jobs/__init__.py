"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .addresses import address_at, geocode, place_of, suggest
from .loading import load
from .refreshes import Refreshed, SourceVanished, refresh
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_source, list_sources

__all__ = [
    "Refreshed",
    "ReportRequest",
    "SourceVanished",
    "address_at",
    "connect",
    "describe_source",
    "fetch_risk_report",
    "geocode",
    "list_sources",
    "load",
    "place_of",
    "refresh",
    "suggest",
]
