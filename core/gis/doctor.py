"""What the doctor of ``core.api`` must know of QGIS: its proxy, authorities and certificates."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Optional

from qgis.core import QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QByteArray
from qgis.PyQt.QtNetwork import QSsl, QSslCertificate

from ..api.config import Config
from ..api.doctor import Case, Certificate, Way
from ..api.errors import ApiError
from . import layer_lists
from .connections import Connection, Connections

_STANDING_IN = "no-key"
"""In place of a key that can't be had, to learn what else a connection needs; it is never sent."""
_NO_BUNDLE = "/no-authorities"
"""Of a connection whose authorities could not be written down: there is no such file."""
_DEFAULT_PROXY = "DefaultProxy"
_LONGEST_CONNECT = 10.0
_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
"""Windows makes no datetime of a number beyond the year 3000, which a certificate may be good for."""


def case_of(connections: Connections, connection: Connection, key: Optional[str], source: str = "") -> Case:
    """What is to be examined of *connection*, saved or not. Main thread; QGIS may ask for the password.

    :param key: None: the present one of the saved connection with this name.
    """
    config: Optional[Config] = None
    refusal: Optional[ApiError] = None
    surroundings: Optional[Config] = None
    try:
        config = surroundings = connections.config_of(connection, key)
    except ApiError as error:
        refusal = error
        surroundings = _without_key(connections, connection)
    proxies = surroundings.proxies or {} if surroundings else {}
    seconds = QgsNetworkAccessManager.timeout() / 1000
    return Case(
        connection.base_url,
        config,
        read_certificate,
        refusal,
        _way(next(iter(proxies.values()), "")),
        surroundings.ca_bundle if surroundings else _NO_BUNDLE,
        min(seconds, _LONGEST_CONNECT),
        source,
        layer_lists.chosen(connection.name)
        or tuple(each.name for each in layer_lists.listed(connection.name)),
    )


def read_certificate(der: bytes) -> Certificate:
    """What a certificate says, as Qt reads it. Any thread."""
    read = QSslCertificate(QByteArray(der), QSsl.EncodingFormat.Der)
    names = [name for several in read.subjectAlternativeNames().values() for name in several]
    return Certificate(
        read.subjectDisplayName(),
        read.issuerDisplayName(),
        tuple(dict.fromkeys(map(str, names))),
        *(
            _EPOCH + timedelta(seconds=moment.toSecsSinceEpoch() if moment.isValid() else 0)
            for moment in (read.effectiveDate(), read.expiryDate())
        ),
    )


def _without_key(connections: Connections, connection: Connection) -> Optional[Config]:
    try:
        return connections.config_of(connection, _STANDING_IN)
    except ApiError:
        return None


def _way(proxy: str) -> Way:
    if proxy:
        return Way("proxy", proxy)
    settings = QgsSettings()
    has_proxy = settings.value("proxy/proxyEnabled", False, type=bool)
    is_own = settings.value("proxy/proxyType", "", type=str) != _DEFAULT_PROXY
    return Way("excepted" if has_proxy and is_own else "direct")
