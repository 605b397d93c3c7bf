"""``pointsinarea`` and ``pointsinbuffers``: the points of a source inside polygons and circles."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from ..api.verbs import POINTS
from .loads import AREA, CENTERS, LoadAlgorithm

translate = QCoreApplication.translate


class PointsInArea(LoadAlgorithm):
    """points/selection (spec 4.3, 4.4) for each polygon feature."""

    verb = "pointsinarea"
    asks = POINTS
    where = AREA
    example = "SOURCE=pf_airports AREA=regions.gpkg OUTPUT=points.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Points in area")

    def summary(self) -> str:
        return translate("GeoPortfolio", "Loads the points of a source that lie inside polygons.")

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon "
            "feature. A point in two polygons comes twice.",
        )


class PointsInBuffers(LoadAlgorithm):
    """points/buffer-selection (spec 4.3, 4.4) for each point feature, all radii in one request."""

    verb = "pointsinbuffers"
    asks = POINTS
    where = CENTERS
    example = "SOURCE=pf_airports CENTERS=sites.gpkg RADII=500,1000 OUTPUT=points.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Points in buffers")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the points of a source that lie within one or several radii around centres.",
        )

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the "
            "id of the centre's feature. There is a row for each point and radius: a point within 500 m is "
            "within 1000 m as well and comes twice.",
        )
