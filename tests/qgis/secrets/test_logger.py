"""What QGIS's own network logger (F12) is given: it records headers, and no plugin can keep one from it."""

from __future__ import annotations

from qgis.core import QgsNetworkAccessManager, QgsNetworkRequestParameters

from geoportfolio.core.gis.layers import uris
from tests.support.gateway import KEY
from tests.support.maps import OFFICE, made_map


def test_the_logger_is_given_the_header_of_a_map_and_nothing_of_our_own_requests(connect, gateway):
    """As docs/help/connections.md says; should QGIS hide it one day, that page has to change."""
    heard: list[tuple[str, bytes]] = []

    def hear(parameters: QgsNetworkRequestParameters) -> None:
        request = parameters.request()
        heard.append((request.url().toString(), bytes(request.rawHeader(b"Authorization"))))

    manager = QgsNetworkAccessManager.instance()
    signal = manager.requestAboutToBeCreated[QgsNetworkRequestParameters]
    signal.connect(hear)
    try:
        connections = connect(gateway.base_url)
        assert made_map(uris.server_of(connections, OFFICE)).isValid()
    finally:
        signal.disconnect(hear)
    assert heard and {header for _, header in heard} == {KEY.encode()}
    assert not any(KEY in url for url, _ in heard)
