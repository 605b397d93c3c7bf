"""``searchentries`` and ``searchpoints``: what flat filters find anywhere (spec 4.3, 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QCoreApplication

from .. import api
from ..api.config import V2
from ..api.verbs import SEARCH_ENTRIES, SEARCH_POINTS
from ..gis.numbers import whole
from .base import FILTERS, VERSION, Run
from .loads import LoadAlgorithm

if TYPE_CHECKING:
    from ..api import Client, Query

translate = QCoreApplication.translate


class _Search(LoadAlgorithm):
    def own_help(self) -> dict[str, str]:
        return {
            **super().own_help(),
            FILTERS: translate(
                "GeoPortfolio",
                'FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. '
                "Values are texts; a search takes no filter inside another. Empty: all that the source has.",
            ),
            VERSION: translate(
                "GeoPortfolio",
                "VERSION: 0 is V1, which sends filters and columns in the address and so has room for few "
                "of them; 1 is V2.",
            ),
        }

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no "
            "coordinates.",
        )


class SearchEntries(_Search):
    """entries/selection/search: GET in V1, POST in V2."""

    verb = "searchentries"
    asks = SEARCH_ENTRIES
    example = "SOURCE=pf_airports FILTERS=@filters.json COLUMNS=LocName,BuildingTIV OUTPUT=found.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Search entries")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio", "Finds the detailed records of a source by their values, wherever they are."
        )

    def advise(self, query: Query, client: Client, run: Run) -> None:
        if query.version == V2:
            return
        length = len(
            client.config.url(api.portfolio.v1_search(query.source, query.filters, query.columns).path())
        )
        if length > api.portfolio.LONG_ADDRESS:
            run.feedback.pushWarning(
                translate(
                    "GeoPortfolio",
                    "In V1 a search travels in the address, which is {length} characters long; a service may "
                    "refuse more than {limit}. VERSION 1 has no such bound.",
                ).format(length=whole(length), limit=whole(api.portfolio.LONG_ADDRESS))
            )


class SearchPoints(_Search):
    """points/selection/search, V2 only: the specification does not show the path of V1."""

    verb = "searchpoints"
    asks = SEARCH_POINTS
    example = "SOURCE=pf_airports FILTERS=@filters.json OUTPUT=found.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Search points")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Finds the points of a source by their values, wherever they are. Only V2 of the service has it.",
        )
