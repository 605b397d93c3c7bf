"""The service in pure Python: no QGIS, no Qt.

>>> from geoportfolio.core.api import Client, Config
>>> client = Client(Config(base_url="https://api.example.com", api_key="..."))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lazy import later

if TYPE_CHECKING:
    from .client import Client
    from .config import Config, OpenPoints, Retry
    from .filters import Filter
    from .monitor import Monitor
    from .query import Area, Query
    from .shapes import Buffers, Polygon

__all__ = [
    "Area",
    "Buffers",
    "Client",
    "Config",
    "Filter",
    "Monitor",
    "OpenPoints",
    "Polygon",
    "Query",
    "Retry",
]

__getattr__ = later(
    __name__,
    __path__,
    client="Client",
    config="Config OpenPoints Retry",
    filters="Filter",
    monitor="Monitor",
    query="Area Query",
    shapes="Buffers Polygon",
)
