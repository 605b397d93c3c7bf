"""The service in pure Python: no QGIS, no Qt.

>>> from geoportfolio.core.api import Client, Config
>>> client = Client(Config(base_url="https://api.example.com", api_key="..."))
"""

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
