"""``entriesinarea`` and ``entriesinbuffers``: detailed records, page by page (spec 4.10)."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from ..api.verbs import ENTRIES
from .loads import AREA, CENTERS, LoadAlgorithm

translate = QCoreApplication.translate


class EntriesInArea(LoadAlgorithm):
    """entries/selection (spec 4.3, 4.4) for each polygon feature."""

    verb = "entriesinarea"
    asks = ENTRIES
    where = AREA
    example = "SOURCE=pf_airports AREA=regions.gpkg COLUMNS=LocName,BuildingTIV OUTPUT=entries.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Entries in area")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the detailed records of a source that lie inside polygons, all pages of them.",
        )

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon "
            "feature; a table when the records have no coordinates. A record in two polygons comes twice.",
        )


class EntriesInBuffers(LoadAlgorithm):
    """entries/buffer-selection (spec 4.3, 4.4) for each point feature, all radii in one request."""

    verb = "entriesinbuffers"
    asks = ENTRIES
    where = CENTERS
    example = "SOURCE=pf_airports CENTERS=sites.gpkg RADII=500,1000 COLUMNS=LocName OUTPUT=entries.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Entries in buffers")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the detailed records of a source that lie within one or several radii around centres, "
            "all pages of them.",
        )

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', "
            "the id of the centre's feature; a table when the records have no coordinates. There is a row "
            "for each record and radius.",
        )
