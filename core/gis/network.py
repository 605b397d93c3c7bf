"""QGIS's own network settings for our requests, and our key for QGIS's requests."""

from __future__ import annotations

import hashlib
import os
import threading
from pathlib import Path
from typing import Callable, Optional
from urllib.parse import quote, unquote

from qgis.core import Qgis, QgsApplication, QgsMessageLog, QgsNetworkAccessManager
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkProxy, QNetworkProxyQuery, QNetworkRequest

from ..api.errors import TlsFailed

_DEFAULT_PORTS = {"http": 80, "https": 443}
_PROXY_SCHEMES = {
    QNetworkProxy.ProxyType.HttpProxy: "http",
    QNetworkProxy.ProxyType.HttpCachingProxy: "http",
    QNetworkProxy.ProxyType.Socks5Proxy: "socks5h",
}


def requests_proxies(url: str) -> dict[str, str]:
    """The proxy that QGIS would use for *url*, as ``requests`` wants it; ``{}``: none. Main thread.

    Follows QGIS's options: proxy with user and password, excluded addresses, addresses without
    proxy, and "system proxy".
    """
    # QGIS's own factory knows its options, its exceptions and the system's proxy alike.
    factory = QgsNetworkAccessManager.instance().proxyFactory()
    proxy = factory.queryProxy(QNetworkProxyQuery(QUrl(url)))[0]
    scheme = _PROXY_SCHEMES.get(proxy.type())
    if not scheme:
        return {}
    user = f"{quote(proxy.user(), safe='')}:{quote(proxy.password(), safe='')}@" if proxy.user() else ""
    address = f"{scheme}://{user}{proxy.hostName()}:{proxy.port()}"
    return dict.fromkeys(_DEFAULT_PORTS, address)


class CaBundle:
    """The authorities that QGIS trusts, as a PEM file ``ca-bundle-<hash>.pem`` in *folder*.

    Its name follows from its content: it is written only when the authorities have changed, and a
    file that a running download has open is never replaced. The writing is done in a thread;
    :meth:`prepare` starts it before the first request is wanted.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._in_work: Optional[Path] = None
        self._writer = threading.Thread()
        self._error: Optional[OSError] = None

    def prepare(self) -> Path:
        """Start to write the file if it isn't there; the path that it will have. Main thread."""
        pem = bytes(QgsApplication.authManager().trustedCaCertsPemText())
        path = self._folder / f"ca-bundle-{hashlib.sha256(pem).hexdigest()[:16]}.pem"
        if path != self._in_work and not path.exists():
            self._finish()
            self._in_work = path
            self._writer = threading.Thread(target=self._write, args=(path, pem), daemon=True)
            self._writer.start()
        return path

    def path(self) -> Path:
        """The path of the complete file. Main thread.

        :raises TlsFailed: the folder can't be written.
        """
        path = self.prepare()
        self._finish()
        if self._error:
            raise TlsFailed(f"no list of trusted authorities: {self._error}") from self._error
        return path

    def _finish(self) -> None:
        if self._in_work:
            self._writer.join()
            self._in_work = None

    def _write(self, path: Path, pem: bytes) -> None:
        # Two QGIS processes may write the same file for one profile.
        part = path.with_suffix(f".{os.getpid()}.part")
        self._error = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(pem)
            part.replace(path)
        except OSError as error:
            self._error = None if path.exists() else error


def is_below(address: QUrl, base_url: QUrl) -> bool:
    """Whether *address* is *base_url* or a path below it: scheme, host and port equal.

    A path with dot segments is never below: the server would resolve them to another place.
    """
    if _origin(address) != _origin(base_url) or not base_url.host():
        return False
    path = address.path(QUrl.ComponentFormattingOption.FullyEncoded)
    base_path = base_url.path(QUrl.ComponentFormattingOption.FullyEncoded).rstrip("/")
    segments = unquote(path).replace("\\", "/").split("/")
    if "." in segments or ".." in segments:
        return False
    return path == base_path or path.startswith(base_path + "/")


def _origin(url: QUrl) -> tuple[str, str, int]:
    scheme = url.scheme().lower()
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded).lower()
    return scheme, host, url.port(_DEFAULT_PORTS.get(scheme, -1))


class KeyPreprocessor:
    """Adds the raw key (spec 5.2) to QGIS's own requests to our services: WMS, WFS.

    *key_for* gives the key for an address, or ``""`` for one that is none of ours; it is called in
    QGIS's worker threads and must not prompt.
    """

    def __init__(self, key_for: Callable[[QUrl], str]) -> None:
        self._key_for = key_for
        self._id = ""

    def install(self) -> None:
        """Hook into every QGIS request; once."""
        if not self._id:
            self._id = QgsNetworkAccessManager.setRequestPreprocessor(self.process)

    def remove(self) -> None:
        """Leave no trace; safe to call twice."""
        if self._id:
            QgsNetworkAccessManager.removeRequestPreprocessor(self._id)
            self._id = ""

    def process(self, request: QNetworkRequest) -> None:
        """Set the header of *request* when its address is ours."""
        try:
            key = self._key_for(request.url())
            if key:
                request.setRawHeader(b"Authorization", key.encode("ascii"))
                # Qt 6 follows redirects by itself and would carry the header to another host.
                request.setAttribute(
                    QNetworkRequest.Attribute.RedirectPolicyAttribute,
                    QNetworkRequest.RedirectPolicy.ManualRedirectPolicy,
                )
        except Exception as error:  # an exception that leaves a preprocessor crashes QGIS
            # Its type only: the text of an unforeseen error might hold the key.
            QgsMessageLog.logMessage(
                f"No key for a request: {type(error).__name__}", "GeoPortfolio", Qgis.MessageLevel.Warning
            )
