"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .csv_files import Saved, save_csv
from .loading import Kept, kept_rows, load
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_filters, describe_source, list_sources

__all__ = [
    "Kept",
    "ReportRequest",
    "Saved",
    "connect",
    "describe_filters",
    "describe_source",
    "fetch_risk_report",
    "kept_rows",
    "list_sources",
    "load",
    "save_csv",
]
