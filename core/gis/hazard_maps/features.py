"""Download WFS features to a GeoPackage if QGIS's own WFS layers can't show them (spec 4.7)."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator, Mapping, Optional

from ...api import Client, Monitor
from ...api.errors import (
    ApiError,
    BadRequest,
    NoFeatures,
    NotFound,
    Refused,
    ServerFailed,
    UnexpectedStatus,
    UnreadableAnswer,
)
from ...api.maps import Box
from ...api.parsing.records import Record
from ..storage.result_file import ResultFile
from ..storage.writer import ResultWriter
from .capabilities import field_types_in
from .catalog import FeatureType
from .gml import gml_records

NOT_DESCRIBED = (BadRequest, NotFound, Refused, ServerFailed, UnexpectedStatus, UnreadableAnswer)
"""Errors of a service without DescribeFeatureType."""


@dataclass(frozen=True)
class StoredFeatures:
    """The downloaded features of a type.

    :param error: why they are incomplete; None: they are complete.
    """

    stored: ResultFile
    error: Optional[ApiError] = None


def store_features(
    client: Client, feature_type: FeatureType, bbox: Optional[Box], path: Path, monitor: Monitor
) -> StoredFeatures:
    """Request all features of *feature_type* and write them to *path* as they arrive.

    GeoJSON is requested, or GML if the service does not support it; a page of GML is read once it is
    complete. Features that arrived before an error or a cancel are kept.

    :param bbox: west, south, east, north in degrees; None: no limit.
    :raises ApiError: nothing arrived; :exc:`NoFeatures`: there are no features.
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
    has_any = False
    try:
        for record in client.maps.get_features((name,), bbox, monitor=monitor):
            has_any = True
            yield record
        return
    except (BadRequest, UnreadableAnswer) as refused:
        if has_any or (isinstance(refused, UnreadableAnswer) and not _is_xml(refused)):
            raise
    types = _field_types(client, name, monitor)
    with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
        for file in client.maps.gml_pages((name,), Path(folder), bbox, monitor=monitor):
            yield from gml_records(file, types)
            for used in Path(folder).iterdir():
                used.unlink()


def _field_types(client: Client, name: str, monitor: Monitor) -> Optional[Mapping[str, str]]:
    try:
        schema = client.maps.describe_feature_type(name, monitor=monitor)
        with client.maps.no_key_in_errors():
            return field_types_in(schema)
    except NOT_DESCRIBED:
        return None


def _is_xml(refused: UnreadableAnswer) -> bool:
    return refused.body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
