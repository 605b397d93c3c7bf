"""The content of a connection's map service (spec 4.7): WMS layers and WFS feature types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

FEATURES = "features"
RASTER = "raster"
UNDESCRIBED = "undescribed"
FOREIGN = "foreign"
RELATIVE = "relative"
"""Why features are downloaded: the WFS has no DescribeFeatureType, or uses another host or relative URLs,
which QGIS's own WFS layers can't follow."""

MERCATOR = "EPSG:3857"
Box = tuple[float, float, float, float]
"""West, south, east, north in degrees of EPSG:4326."""


@dataclass(frozen=True)
class MapStyle:
    """A style of a layer, with the name in the service; its title may be empty."""

    name: str
    title: str = ""


@dataclass(frozen=True)
class MapLayer:
    """A WMS layer. Everything except the name may be empty.

    :param title: the displayed name.
    :param kind: its data, ``FEATURES`` or ``RASTER``; empty: not described.
    :param abstract: the service's description.
    :param group: the titles of its groups, the outermost first.
    :param styles: the available styles, the default first.
    :param extent: the extent of its data.
    :param min_scale: the denominator of the smallest scale at which it is drawn, such as 1,000,000; 0: any.
    :param max_scale: the denominator of the largest scale, such as 5,000; 0: any.
    :param is_queryable: whether *Identify* works.
    :param feature_type: its counterpart in the WFS, from DescribeLayer or by an equal name.
    :param is_opaque: whether it hides the layers below it.
    :param is_group: whether it draws all layers in it.
    :param crs: the CRS to request, such as ``EPSG:25832``; empty: the service lists none.
    :param has_odd_extent: whether the service gives an extent that can't be read.
    """

    name: str
    title: str = ""
    kind: str = ""
    abstract: str = ""
    group: tuple[str, ...] = ()
    styles: tuple[MapStyle, ...] = ()
    extent: Optional[Box] = None
    min_scale: float = 0.0
    max_scale: float = 0.0
    is_queryable: bool = True
    feature_type: str = ""
    is_opaque: bool = False
    is_group: bool = False
    has_odd_extent: bool = False
    crs: str = ""


@dataclass(frozen=True)
class FeatureType:
    """A WFS feature type. Everything except the name may be empty.

    :param is_east_first: whether the axis order is longitude, latitude: services that use "EPSG:4326" have
        that order, those that use a URN have latitude, longitude.
    """

    name: str
    title: str = ""
    abstract: str = ""
    extent: Optional[Box] = None
    is_east_first: bool = False


@dataclass(frozen=True)
class MapCatalog:
    """The content of a connection's map service, in the order of its capabilities.

    :param features_error: why the feature types are unknown, if only the WMS responded.
    :param has_own_addresses: whether the WMS capabilities have absolute URLs below the base URL: no key is
        sent to others, and QGIS can't follow relative ones.
    :param why_copied: why QGIS's own WFS layers can't show the feature types, so that they are downloaded:
        UNDESCRIBED, FOREIGN or RELATIVE; empty: they can.
    """

    maps: tuple[MapLayer, ...] = ()
    features: tuple[FeatureType, ...] = ()
    features_error: Optional[Exception] = None
    has_own_addresses: bool = True
    why_copied: str = ""

    @property
    def describes_types(self) -> bool:
        """Return whether QGIS's own WFS layers can show the feature types."""
        return not self.why_copied
