"""The Processing provider ``geoportfolio``."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Callable, Mapping

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QIcon

from ..gis.connections.connections import Connections
from .accumulation import AccumulationInArea, AccumulationInBuffers
from .enrichment import EnrichPoints
from .exposure.limits import CheckLimits
from .exposure.prospective_risks import ProspectiveRisks
from .exposure.ring_profile import RingProfile
from .exposure.worst_circles import WorstCircles
from .load_table import LOADS
from .loads import LoadAlgorithm
from .places import GeocodeAddresses, ReverseGeocode
from .portfolio import ListSources, PointAttributes
from .refresh import RefreshProject
from .reports import RiskReports
from .shared.algorithm import PluginAlgorithm

LOCAL: Mapping[str, Callable[[], PluginAlgorithm]] = {
    kind.verb: kind for kind in (WorstCircles, RingProfile, ProspectiveRisks)
}
"""Factories of the algorithms that need no connection, by public id."""
ALGORITHMS: Mapping[str, Callable[[Connections], PluginAlgorithm]] = {
    **{kind.verb: kind for kind in (ListSources, GeocodeAddresses, ReverseGeocode)},
    **{load.verb: partial(LoadAlgorithm, load=load) for load in LOADS},
    **{
        kind.verb: kind
        for kind in (
            PointAttributes,
            AccumulationInArea,
            AccumulationInBuffers,
            EnrichPoints,
            RiskReports,
            RefreshProject,
            CheckLimits,
        )
    },
    **{name: lambda _, make=make: make() for name, make in LOCAL.items()},
}
"""Factories of all algorithms, by public id: a row of ``LOADS``, or a class."""

_ROOT = Path(__file__).resolve().parents[2]
_ICON = _ROOT / "resources" / "icons" / "geoportfolio.svg"
_HELP = _ROOT / "docs" / "help" / "processing.md"


class GeoPortfolioProvider(QgsProcessingProvider):
    """The plugin's algorithms for the toolbox, models, batches and ``qgis_process``."""

    def __init__(self, connections: Connections, help_url: str = "") -> None:
        """:param help_url: the URL of the help page; empty: the local file."""
        super().__init__()
        self._connections = connections
        self.help_url = help_url or QUrl.fromLocalFile(str(_HELP)).toString()

    def id(self) -> str:
        return "geoportfolio"

    def name(self) -> str:
        return "GeoPortfolio"

    def icon(self) -> QIcon:
        return QIcon(str(_ICON))

    def loadAlgorithms(self) -> None:
        for make in ALGORITHMS.values():
            self.addAlgorithm(make(self._connections))
