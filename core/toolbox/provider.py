"""The Processing provider ``geoportfolio``: a new verb is one class in the list."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from ..gis.connections import Connections
from ..gis.help_url import help_url
from .accumulation import AccumulationInArea, AccumulationInBuffers, AccumulationLayer
from .attributes import PointAttributes
from .enrichment import EnrichPoints
from .entries import EntriesInArea, EntriesInBuffers
from .events import EnrichEvent
from .places import GeocodeAddresses, ReverseGeocode
from .points import PointsInArea, PointsInBuffers
from .refresh import RefreshProject
from .reports import RiskReports
from .searches import SearchEntries, SearchPoints
from .sources import ListSources

ALGORITHMS = (
    ListSources,
    GeocodeAddresses,
    ReverseGeocode,
    PointsInArea,
    PointsInBuffers,
    EntriesInArea,
    EntriesInBuffers,
    SearchEntries,
    SearchPoints,
    PointAttributes,
    AccumulationInArea,
    AccumulationInBuffers,
    AccumulationLayer,
    EnrichEvent,
    EnrichPoints,
    RiskReports,
    RefreshProject,
)

_ICON = Path(__file__).resolve().parents[2] / "resources" / "icons" / "geoportfolio.svg"


class GeoPortfolioProvider(QgsProcessingProvider):
    """The verbs of the plugin for the toolbox, models, batches and ``qgis_process``."""

    def __init__(self, connections: Connections, has_window: bool = False) -> None:
        """:param has_window: there is somebody who opens our help pages."""
        super().__init__()
        self._connections = connections
        self.help_url = help_url(has_window)

    def id(self) -> str:
        return "geoportfolio"

    def name(self) -> str:
        return "GeoPortfolio"

    def icon(self) -> QIcon:
        return QIcon(str(_ICON))

    def loadAlgorithms(self) -> None:
        for algorithm in ALGORITHMS:
            self.addAlgorithm(algorithm(self._connections))
