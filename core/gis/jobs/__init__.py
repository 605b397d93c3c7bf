"""One function a verb: plain values and a monitor in, a result out.

Both doors call these: a dock in a task, a Processing algorithm under its feedback. They run in any
thread and touch neither project nor widgets.
"""

from .addresses import address_at, geocode, place_of, suggest
from .attributes import attributes_rows, point_attributes
from .batches import Outcome, each_in_order
from .loading import load
from .places import geocode_rows, reverse_rows
from .reports import ReportRequest, fetch_risk_report
from .sources import connect, describe_filters, describe_source, list_sources

__all__ = [
    "Outcome",
    "ReportRequest",
    "address_at",
    "attributes_rows",
    "connect",
    "describe_filters",
    "describe_source",
    "each_in_order",
    "fetch_risk_report",
    "geocode",
    "geocode_rows",
    "list_sources",
    "load",
    "place_of",
    "point_attributes",
    "reverse_rows",
    "suggest",
]
