"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .loading import load
from .refreshes import Refreshed, SourceVanished, refresh
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_source, list_sources

__all__ = [
    "Refreshed",
    "ReportRequest",
    "SourceVanished",
    "connect",
    "describe_source",
    "fetch_risk_report",
    "list_sources",
    "load",
    "refresh",
]
