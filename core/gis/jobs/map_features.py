"""Features of the map service into a GeoPackage, where QGIS's own WFS layers can't show them (spec 4.7)."""

from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator, Optional

from osgeo import gdal, osr

from ...api import Client, Monitor
from ...api.errors import ApiError, BadRequest, NoFeatures, UnreadableAnswer
from ...api.maps import Box
from ...api.records import Record
from ..map_catalogue import FeatureType
from ..store import ResultWriter, Stored

_GML_OPTIONS = ("FORCE_SRS_DETECTION=YES", "DOWNLOAD_SCHEMA=NO")
"""GDAL would ask for the schema by itself, without key and proxy."""


@dataclass(frozen=True)
class StoredFeatures:
    """What came of a type of features.

    :param error: why it is not all of it.
    """

    stored: Stored
    error: Optional[ApiError] = None


def store_features(
    client: Client, feature_type: FeatureType, bbox: Optional[Box], path: Path, monitor: Monitor
) -> StoredFeatures:
    """Ask for all features of *feature_type* and write them to *path* as they arrive.

    GeoJSON is asked for; a service that has none is asked for GML, which is whole before it is read.
    What had arrived before an error or a cancel is kept.

    :param bbox: west, south, east, north in degrees; None: everywhere.
    :raises ApiError: when nothing had arrived; :exc:`NoFeatures`: there is nothing.
    """
    error: Optional[ApiError] = None
    writer = ResultWriter(path, {})
    with writer:
        try:
            writer.add(_features(client, feature_type.name, bbox, monitor), {}, monitor)
        except ApiError as broken:
            error = broken
    if writer.stored is not None:
        return StoredFeatures(writer.stored, error)
    raise error or NoFeatures(f"no features of {feature_type.name!r}", endpoint="wfs_feature")


def _features(client: Client, name: str, bbox: Optional[Box], monitor: Monitor) -> Iterator[Record]:
    came = False
    try:
        for record in client.maps.get_features((name,), bbox, monitor=monitor):
            came = True
            yield record
        return
    except (BadRequest, UnreadableAnswer) as refused:
        if came or (isinstance(refused, UnreadableAnswer) and not _is_xml(refused)):
            raise
    with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
        file = Path(folder) / "features.gml"
        client.maps.download_gml((name,), file, bbox, monitor=monitor)
        yield from gml_records(file)


def _is_xml(refused: UnreadableAnswer) -> bool:
    return refused.body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")


def gml_records(path: Path) -> Iterator[Record]:
    """The features of a GML file in EPSG:4326, longitude first, whatever the file's own order.

    :raises UnreadableAnswer: GDAL can't read it.
    """
    source = _opened(path)
    if source is None:
        start = path.read_bytes()[:1000]
        raise UnreadableAnswer("no GML", seen="XML without features", body=start, endpoint="wfs_feature")
    degrees = osr.SpatialReference()
    degrees.ImportFromEPSG(4326)
    degrees.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    for number in range(source.GetLayerCount()):
        layer = source.GetLayer(number)
        own = layer.GetSpatialRef()
        turn = osr.CoordinateTransformation(own, degrees) if own and not own.IsSame(degrees) else None
        defined = layer.GetLayerDefn()
        names = [defined.GetFieldDefn(place).GetName() for place in range(defined.GetFieldCount())]
        for feature in layer:
            shape = feature.GetGeometryRef()
            if shape is not None and turn is not None:
                shape.Transform(turn)
            geometry = json.loads(shape.ExportToJson()) if shape is not None else None
            # By place: items() looks each field up by its name, which takes minutes for thousands.
            yield Record(geometry, {name: feature.GetField(place) for place, name in enumerate(names)})


def _opened(path: Path) -> Optional[gdal.Dataset]:
    try:
        return gdal.OpenEx(
            str(path), gdal.OF_VECTOR, allowed_drivers=["GML"], open_options=list(_GML_OPTIONS)
        )
    except RuntimeError:  # where somebody has switched GDAL's exceptions on
        return None
