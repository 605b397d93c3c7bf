"""What the map service of a connection offers (spec 4.7): layers of its WMS, feature types of its WFS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

FEATURES = "features"
RASTER = "raster"
UNDESCRIBED = "undescribed"
FOREIGN = "foreign"
RELATIVE = "relative"
"""Why features are copied: the WFS has no DescribeFeatureType, or sends requests to another host, or to
relative addresses, which QGIS's own WFS layers can't follow."""

MERCATOR = "EPSG:3857"
Box = tuple[float, float, float, float]
"""West, south, east, north in degrees of EPSG:4326."""


@dataclass(frozen=True)
class MapStyle:
    """A style of a layer, by the name that the service knows; its title may be empty."""

    name: str
    title: str = ""


@dataclass(frozen=True)
class MapLayer:
    """A layer of the WMS. All but the name may be empty.

    :param title: for people.
    :param kind: what it is drawn from, ``FEATURES`` or ``RASTER``; empty where it is not described.
    :param abstract: what it shows, in the service's words.
    :param group: the titles of the groups that it is in, the outermost first.
    :param styles: those that the service offers; the first is its default.
    :param extent: where it has something.
    :param min_scale: the denominator of the smallest scale at which it is drawn, as 1,000,000; 0: any.
    :param max_scale: that of the largest, as 5,000; 0: any.
    :param is_queryable: whether *Identify* finds something.
    :param feature_type: its counterpart in the WFS, as DescribeLayer or an equal name tells.
    :param is_opaque: whether it covers what lies below.
    :param is_group: whether it draws the layers below it together.
    :param crs: the coordinate system to ask for, as ``EPSG:25832``; empty: the service names none.
    :param has_odd_extent: whether the service says where it has something, but by no box that can be read.
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
    """A type of features of the WFS; all but the name may be empty.

    :param is_east_first: whether the service means longitude, latitude in EPSG:4326, as one does that names
        its CRS so; one that names it by a URN means latitude, longitude.
    """

    name: str
    title: str = ""
    abstract: str = ""
    extent: Optional[Box] = None
    is_east_first: bool = False


@dataclass(frozen=True)
class MapCatalog:
    """What a connection's map service offers, each in the order of its capabilities.

    :param features_error: why the feature types are not known, where the WMS alone has answered.
    :param has_own_addresses: whether the capabilities of the WMS send QGIS to addresses below the base URL,
        whole ones: it sends no key to others, and can't follow relative ones.
    :param why_copied: why QGIS's own WFS layers can't show the feature types, so that they are to be stored:
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
