"""The service's addresses as QGIS's own geocoder interface, for its locator bar and its algorithms."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.core import (
    QgsFeedback,
    QgsGeocoderContext,
    QgsGeocoderInterface,
    QgsGeocoderResult,
    QgsGeometry,
    QgsPointXY,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import Qt

from ... import gis
from ...api import Client, Monitor
from ...api.errors import ApiError, BadRequest
from ...api.places import Place, Suggestion
from ..areas.geometry import wgs84
from ..text.about import About
from ..text.error_messages import sentence
from .addresses import known_place


class ServiceGeocoder(QgsGeocoderInterface):
    """Geocodes in any thread, with the client that :meth:`prepare` stored on the main thread.

    :param client_of: returns the client, or None if the key can't be read without a prompt. Main thread only.
    """

    def __init__(self, client_of: Callable[[], Optional[Client]]) -> None:
        super().__init__()
        self._client_of = client_of
        self._client: Optional[Client] = None

    def prepare(self) -> bool:
        """Store the current client; return False if there is none, so that nothing is found."""
        self._client = self._client_of()
        return self._client is not None

    def suggest(self, text: str, feedback: Optional[QgsFeedback] = None) -> list[Suggestion]:
        """Return addresses that start with *text*; raises the errors of the client, including Cancelled."""
        client = self._client
        return gis.places.addresses.suggest(client, text, _monitor(feedback)) if client else []

    def flags(self) -> QgsGeocoderInterface.Flags:
        return QgsGeocoderInterface.Flags(QgsGeocoderInterface.Flag.GeocodesStrings)

    def wkbType(self) -> QgsWkbTypes.Type:
        return QgsWkbTypes.Type.Point

    def geocodeString(
        self, string: str, context: QgsGeocoderContext, feedback: Optional[QgsFeedback] = None
    ) -> list[QgsGeocoderResult]:
        """Return the positions of *string* in EPSG:4326, the best match first; an error becomes an error
        result.

        If no suggestion has a position, *string* is geocoded.
        """
        client = self._client
        if client is None:
            return []
        monitor = _monitor(feedback)
        try:
            suggested = gis.places.addresses.suggest(client, string, monitor)
            places = [place for place in map(known_place, suggested) if place]
            if not places and string.strip():
                found = gis.places.addresses.geocode(client, string, monitor)
                places = [found] if found else []
        except BadRequest:
            return []
        except ApiError as error:
            if monitor.cancelled.is_set():
                return []
            return [QgsGeocoderResult.errorResult(sentence(error, About(client.config.base_url)))]
        return [_result(place, string) for place in places]


def _result(place: Place, text: str) -> QgsGeocoderResult:
    geometry = QgsGeometry.fromPointXY(QgsPointXY(place.lon, place.lat))
    result = QgsGeocoderResult(place.label or text, geometry, wgs84())
    result.setAdditionalAttributes(
        {"label": place.label, "placeId": place.place_id, "geocodingQuality": place.geocoding_quality}
    )
    return result


def _monitor(feedback: Optional[QgsFeedback]) -> Monitor:
    monitor = Monitor()
    if feedback is not None:
        feedback.canceled.connect(monitor.cancelled.set, Qt.ConnectionType.DirectConnection)
        if feedback.isCanceled():
            monitor.cancelled.set()
    return monitor
