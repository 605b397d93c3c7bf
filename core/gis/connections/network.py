"""QGIS's own network settings for our requests, and our key for QGIS's requests."""

from __future__ import annotations

import hashlib
import re
from functools import partial
from pathlib import Path
from typing import Callable, Optional
from urllib.parse import quote, unquote
from weakref import finalize, proxy

from qgis.core import Qgis, QgsApplication, QgsMessageLog, QgsNetworkAccessManager
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import (
    QNetworkProxy,
    QNetworkProxyQuery,
    QNetworkReply,
    QNetworkRequest,
    QSslError,
    QSslSocket,
)

from ...api.errors import TlsFailed
from ...api.files import written_aside
from ..text.languages import tr

AT_FAULT = "geoportfolio/origins at fault"
"""Property of the QGIS application with ``scheme://host:port`` values, so that they outlive the plugin."""
_DEFAULT_PORTS = {"http": 80, "https": 443}
_DECODED_AT_MOST = 3
_BLANK = re.compile(r"[\x00-\x20\x7f]")
_NOT_VERIFYING = (QSslSocket.PeerVerifyMode.VerifyNone, QSslSocket.PeerVerifyMode.QueryPeer)
_WITH_KEY = QNetworkRequest.Attribute.UserMax
"""Marks a request that has the key; QGIS uses attributes from ``User`` on itself."""
_PROXY_SCHEMES = {
    QNetworkProxy.ProxyType.HttpProxy: "http",
    QNetworkProxy.ProxyType.HttpCachingProxy: "http",
    QNetworkProxy.ProxyType.Socks5Proxy: "socks5h",
}


def requests_proxies(url: str) -> dict[str, str]:
    """Return the proxy that QGIS uses for *url*, as ``requests`` expects it; ``{}``: none. Main thread only.

    Follows QGIS's options: proxy with user and password, excluded URLs, and "system proxy".
    """
    # QGIS's factory considers its options, its exceptions and the system proxy.
    factory = QgsNetworkAccessManager.instance().proxyFactory()
    proxy = factory.queryProxy(QNetworkProxyQuery(QUrl(url)))[0]
    scheme = _PROXY_SCHEMES.get(proxy.type())
    if not scheme:
        return {}
    user = f"{quote(proxy.user(), safe='')}:{quote(proxy.password(), safe='')}@" if proxy.user() else ""
    address = f"{scheme}://{user}{proxy.hostName()}:{proxy.port()}"
    return dict.fromkeys(_DEFAULT_PORTS, address)


def ca_bundle(folder: Path) -> Path:
    """Return a PEM file in *folder* with the authorities that QGIS trusts. Main thread only.

    Its name is derived from its content, so it is written only if the authorities have changed (0.2 ms), and
    a file that a running download uses is never replaced.

    :raises TlsFailed: the file can't be written.
    """
    pem = bytes(QgsApplication.authManager().trustedCaCertsPemText())
    path = folder / f"ca-bundle-{hashlib.sha256(pem).hexdigest()[:16]}.pem"
    try:
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            with written_aside(path) as part:
                part.write_bytes(pem)
    except OSError as error:
        if not path.exists():  # nor has another QGIS window written it
            raise TlsFailed(f"no list of trusted authorities: {error}", reason="ca_file") from error
    return path


def is_below(address: QUrl, base_url: QUrl) -> bool:
    """Return whether *address* is *base_url* or below its path, with equal scheme, host and port, and no
    user.

    A path with dot segments never is, as the server would resolve them to another path.
    """
    if _origin(address) != _origin(base_url) or not base_url.host() or address.userInfo():
        return False
    path = address.path(QUrl.ComponentFormattingOption.FullyEncoded)
    base_path = base_url.path(QUrl.ComponentFormattingOption.FullyEncoded).rstrip("/")
    if _has_dots(path):
        return False
    return path == base_path or path.startswith(base_path + "/")


def _has_dots(path: str) -> bool:
    """Return whether a server or a gateway could read a segment of *path* as ``.`` or ``..``.

    Some decode twice, some treat the part after a semicolon as a parameter, some drop control characters.
    """
    for _ in range(_DECODED_AT_MOST):
        path = unquote(path)
    segments = path.replace("\\", "/").split("/")
    return any(_BLANK.sub("", segment.partition(";")[0]) in (".", "..") for segment in segments)


def _origin(url: QUrl) -> tuple[str, str, int]:
    scheme = url.scheme().lower()
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded).lower()
    return scheme, host, url.port(_DEFAULT_PORTS.get(scheme, -1))


def _origin_text(url: QUrl) -> str:
    scheme, host, port = _origin(url)
    return f"{scheme}://{host}:{port}"


def is_unverified(address: QUrl) -> bool:
    """Return whether QGIS has an exception for the untrusted certificate of that host. Thread-safe."""
    manager = QgsApplication.authManager()
    if address.scheme().lower() != "https" or manager.isDisabled():
        return False
    excepted = manager.sslCertCustomConfigByHost(f"{address.host().strip()}:{address.port(443)}")
    if excepted.isNull():
        return False
    # QGIS reads an empty list back as a list of "no error".
    ignored = [error for error in excepted.sslIgnoredErrorEnums() if error != QSslError.SslError.NoError]
    return bool(ignored) or excepted.sslPeerVerifyMode() in _NOT_VERIFYING


class KeyPreprocessor:
    """Adds the raw key (spec 5.2) to QGIS's own requests to our services (WMS, WFS).

    An origin with an invalid certificate gets no key until QGIS is restarted: *Ignore* in QGIS's dialog is
    not stored, and later requests use the same open connection.

    :param key_for: returns the key for a URL, or ``""`` if it is not ours; it is called in QGIS's worker
        threads and must not prompt.
    :param adjust: modifies a request that has the key; called in any thread.
    """

    def __init__(
        self,
        key_for: Callable[[QUrl], str],
        adjust: Callable[[QNetworkRequest], None] = lambda _request: None,
    ) -> None:
        self._key_for = key_for
        self._adjust = adjust
        self._hook: Optional[finalize] = None
        self._at_fault: set[str] = set()

    def install(self) -> None:
        """Install the hook for all QGIS requests, once."""
        if self._hook is None:
            self._at_fault.update(QgsApplication.instance().property(AT_FAULT) or ())
            # QGIS never releases a hook, even if it is removed, which would keep the whole plugin in memory.
            hooks = (
                QgsNetworkAccessManager.setRequestPreprocessor(partial(_process, proxy(self))),
                QgsNetworkAccessManager.setReplyPreprocessor(partial(_watch, proxy(self))),
            )
            self._hook = finalize(self, _unhook, *hooks)

    def remove(self) -> None:
        """Remove the hook, and keep only the untrusted origins. Safe to call twice."""
        if self._hook is not None:
            self._hook()
            self._hook = None
            QgsApplication.instance().setProperty(AT_FAULT, sorted(self._at_fault))

    def process(self, request: QNetworkRequest) -> None:
        """Set the header of *request* if its URL is ours."""
        key = self._trusted_key(request.url())
        if key and _origin_text(request.url()) in self._at_fault:
            # Otherwise QGIS would show its certificate dialog for each request.
            request.setUrl(QUrl())
        elif key:
            request.setRawHeader(b"Authorization", key.encode("ascii"))
            request.setAttribute(_WITH_KEY, True)
            # Qt 6 follows redirects by default and would send the header to another host.
            request.setAttribute(
                QNetworkRequest.Attribute.RedirectPolicyAttribute,
                QNetworkRequest.RedirectPolicy.ManualRedirectPolicy,
            )
            self._adjust(request)

    def watch(self, reply: QNetworkReply) -> None:
        """Record the origin of *reply* if its certificate is invalid; a request with a key then always fails.

        QGIS and other listeners get no chance to ignore the errors: the request would be sent before an abort
        reaches Qt's network thread.
        """
        url = reply.url()
        if url.scheme().lower() != "https":
            return
        origin, at_fault = _origin_text(url), self._at_fault
        # Do not check for a key now: the database may be locked by now, but the request already has the key.
        if not reply.request().attribute(_WITH_KEY):
            reply.sslErrors.connect(lambda _errors: at_fault.add(origin))
            return
        reply.sslErrors.disconnect()
        reply.sslErrors.connect(lambda _errors: _fail(reply, origin, at_fault))

    def _trusted_key(self, url: QUrl) -> str:
        """Return the key for *url*, or ``""`` if QGIS has an exception for its certificate."""
        key = self._key_for(url)
        # An exception that the user made for another purpose does not allow sending this key.
        return "" if key and is_unverified(url) else key


# An exception in a preprocessor crashes QGIS, even if the plugin was unloaded while a request of another
# thread was being processed.


def _process(preprocessor: KeyPreprocessor, request: QNetworkRequest) -> None:
    try:
        preprocessor.process(request)
    except Exception as error:
        _log_failure(error)


def _watch(preprocessor: KeyPreprocessor, _request: QNetworkRequest, reply: QNetworkReply) -> None:
    try:
        preprocessor.watch(reply)
    except Exception as error:
        _log_failure(error)


def _fail(reply: QNetworkReply, origin: str, at_fault: set[str]) -> None:
    # Other listeners, through Qt's manager, are connected only after the preprocessors.
    reply.sslErrors.disconnect()
    if origin not in at_fault:
        at_fault.add(origin)
        text = tr(
            "QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent "
            "there until you restart QGIS."
        )
        host = QUrl(origin).host()
        QgsMessageLog.logMessage(text.format(host=host), "GeoPortfolio", Qgis.MessageLevel.Warning)


def _log_failure(error: Exception) -> None:
    # The type only, as the text of an unexpected error might contain the key.
    QgsMessageLog.logMessage(
        f"No key for a request: {type(error).__name__}", "GeoPortfolio", Qgis.MessageLevel.Warning
    )


def _unhook(requests: str, replies: str) -> None:
    QgsNetworkAccessManager.removeRequestPreprocessor(requests)
    QgsNetworkAccessManager.removeReplyPreprocessor(replies)
