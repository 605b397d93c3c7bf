"""Whom the key is told: services whose certificate QGIS's authorities vouch for, in a real handshake."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from qgis.core import (
    QgsApplication,
    QgsAuthCertUtils,
    QgsAuthConfigSslServer,
    QgsNetworkAccessManager,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QSslCertificate, QSslError, QSslSocket

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor, errors
from geoportfolio.core.gis.connections.network import KeyPreprocessor, is_unverified
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.certificates import make_authority, make_self_signed
from tests.support.connections import trusted_in_qgis
from tests.support.gateway import KEY, Gateway, leaks
from tests.support.maps import OFFICE, client_of, made_features, made_map
from tests.support.oracle import SOURCE, is_told_well

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    """By name: what vouches for it, and the key and the certificate of a server."""
    folder = tmp_path_factory.mktemp
    return {
        "good": make_authority(folder("good")),
        "unknown": make_authority(folder("unknown")),
        "of another host": make_authority(folder("host"), "127.0.0.9"),
        "expired": make_authority(folder("expired"), expired=True),
        "signed by itself": make_self_signed(folder("self")),
    }


UNTRUSTED = ("unknown", "signed by itself")
BAD = (*UNTRUSTED, "of another host", "expired")


@pytest.fixture
def serve(certificates, sandbox, key, unlocked):
    """A gateway with the certificate of that name, whose authority is in QGIS where that makes sense."""

    @contextmanager
    def serving(name):
        authority, server = certificates[name]
        with Gateway(sandbox, server) as gateway:
            if name in UNTRUSTED:
                yield gateway
            else:
                with trusted_in_qgis(unlocked, QgsAuthCertUtils.certsFromFile(str(authority))[0]):
                    yield gateway

    return serving


MAPS = {"WMS": made_map, "WFS": made_features}


def test_an_authority_that_was_added_in_qgis_is_enough(serve, connect):
    with serve("good") as gateway:
        connections = connect(gateway.base_url)
        assert SOURCE in gis.connections.sources.connect(client_of(connections), Monitor())
        server = uris.server_of(connections, OFFICE)
        for make in MAPS.values():
            layer = make(server)
            assert layer.isValid()
        assert list(layer.getFeatures())
    assert {seen.headers.get("Authorization") for seen in gateway.seen} == {KEY}
    assert leaks([gateway], gateway.port, KEY) == []


@pytest.mark.parametrize("name", BAD)
def test_no_other_certificate_gets_a_request_of_ours(name, serve, connect):
    with serve(name) as gateway, pytest.raises(errors.TlsFailed) as raised:
        gis.connections.sources.connect(client_of(connect(gateway.base_url)), Monitor())
    text = sentence(raised.value, About(OFFICE))
    why = {"of another host": "is for another host name", "expired": "has expired"}
    assert why.get(name, "QGIS does not trust the certificate of") in text
    assert ", so the API key was not sent. " in text
    assert is_told_well(text, keys=(KEY,))
    assert gateway.seen == []


@pytest.mark.parametrize("name", BAD)
def test_no_other_certificate_gets_a_request_of_qgis(name, serve, connect):
    """A map: what asks in threads, as WFS does, waits there for QGIS's window, which answers for both."""
    with serve(name) as gateway:
        assert not made_map(uris.server_of(connect(gateway.base_url), OFFICE)).isValid()
    assert gateway.seen == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_the_key_does_not_leave_tls(status, serve, connect, stranger):
    with serve("good") as gateway:
        connections = connect(gateway.base_url)
        plain = f"http://127.0.0.1:{stranger.port}/geo/api/graph/layers/wms?REQUEST=GetMap"
        gateway.sends_on = {"geocode": (status, plain), "getmap": (status, plain)}
        with pytest.raises(errors.Redirected):
            client_of(connections).places.geocode("Hamburg")
        layer = made_map(uris.server_of(connections, OFFICE))
        layer.dataProvider().block(1, layer.extent(), 40, 20)
    assert leaks([gateway, stranger], gateway.port, KEY) == []


def ignore_what_is_excepted(reply, _errors):
    """As QGIS's window does."""
    url = reply.url()
    stored = QgsApplication.authManager().sslCertCustomConfigByHost(f"{url.host()}:{url.port()}")
    if stored.sslIgnoredErrorEnums():
        reply.ignoreSslErrors()


@contextmanager
def excepted(gateway, certificate: Path, ignored=(), mode=QSslSocket.PeerVerifyMode.VerifyPeer):
    """An exception for the gateway as the analyst keeps it in QGIS's *Manage certificates > Servers*."""
    manager, stored = QgsApplication.authManager(), QgsAuthConfigSslServer()
    (served,) = QSslCertificate.fromPath(str(certificate))
    host = f"127.0.0.1:{gateway.port}"
    stored.setSslCertificate(served)
    stored.setSslHostPort(host)
    stored.setSslIgnoredErrorEnums(list(ignored))
    stored.setSslPeerVerifyMode(mode)
    assert manager.storeSslCertCustomConfig(stored)
    ssl_errors = QgsNetworkAccessManager.instance().sslErrors
    ssl_errors.connect(ignore_what_is_excepted)
    try:
        yield
    finally:
        manager.removeSslCertCustomConfig(QgsAuthCertUtils.shaHexForCert(served), host)
        ssl_errors.disconnect(ignore_what_is_excepted)


SELF_SIGNED = QSslError.SslError.SelfSignedCertificate
EXCEPTIONS = {
    "ignored errors": ((SELF_SIGNED,), QSslSocket.PeerVerifyMode.VerifyPeer),
    "not verified": ((), QSslSocket.PeerVerifyMode.VerifyNone),
    "only looked at": ((), QSslSocket.PeerVerifyMode.QueryPeer),
}


@pytest.mark.parametrize(
    ("exception", "make"),
    [
        ("ignored errors", made_map),
        ("not verified", made_map),
        ("not verified", made_features),  # whose threads hear of other errors from QGIS's window alone
        ("only looked at", made_map),
    ],
)
def test_an_exception_lets_qgis_through_and_not_the_key(exception, make, serve, connect, certificates):
    """Whoever ignored the errors of a host for something else has not trusted it with this key."""
    with serve("signed by itself") as gateway:
        connections = connect(gateway.base_url)
        with excepted(gateway, certificates["signed by itself"][0], *EXCEPTIONS[exception]):
            with pytest.raises(errors.TlsFailed):
                gis.connections.sources.connect(client_of(connections), Monitor())
            assert gateway.seen == []
            layer = make(uris.server_of(connections, OFFICE))
    assert gateway.seen, "QGIS heeds no exception any more: this test shows nothing"
    assert not layer.isValid() and leaks([gateway], gateway.port, KEY) == []
    assert {seen.headers.get("Authorization") for seen in gateway.seen} == {None}


@contextmanager
def ignored():
    """What QGIS's window does after *Ignore* in its dialog, which it need not store."""

    def ignore(reply, _errors):
        reply.ignoreSslErrors()

    ssl_errors = QgsNetworkAccessManager.instance().sslErrors
    ssl_errors.connect(ignore)
    try:
        yield
    finally:
        ssl_errors.disconnect(ignore)


def test_ignore_in_the_dialog_of_qgis_sends_no_key(serve, connect):
    with serve("signed by itself") as gateway, ignored():
        server = uris.server_of(connect(gateway.base_url), OFFICE)
        valid = [made_map(server).isValid() for _ in range(2)]
    assert leaks([gateway], gateway.port, KEY) == []
    assert {seen.headers.get("Authorization") for seen in gateway.seen} <= {None}
    assert (valid, [seen.target for seen in gateway.seen]) == ([False, False], [])


def test_a_store_that_can_be_read_once_only_lets_no_key_through(serve, connect, preprocessor):
    """What a request carries counts, not whether there is a key when its reply is made."""
    with serve("signed by itself") as gateway, ignored():
        connections = connect(gateway.base_url)
        server = uris.server_of(connections, OFFICE)
        preprocessor.remove()
        answers = [KEY]
        once = KeyPreprocessor(lambda _url: answers.pop() if answers else "")
        once.install()
        try:
            made_map(server)
        finally:
            once.remove()
    assert answers == [] and gateway.seen == []


def test_a_host_whose_errors_were_ignored_for_something_else_gets_no_key(serve, connect, preprocessor):
    """The connection that was let through stays open, and reloading the plugin changes nothing about it."""
    with serve("signed by itself") as gateway, ignored():
        connections = connect(gateway.base_url)
        server = uris.server_of(connections, OFFICE)
        elsewhere = replace(server, base_url=gateway.base_url.replace("/geo/api", "/other"))
        made_map(elsewhere)
        assert gateway.seen, "QGIS lets nothing through any more: this test shows nothing"
        made_map(server)
        preprocessor.remove()
        again = KeyPreprocessor(connections.key_for, adjust_request)
        again.install()
        made_map(server)
        again.remove()
    assert leaks([gateway], gateway.port, KEY) == []
    assert {seen.headers.get("Authorization") for seen in gateway.seen} == {None}


def test_an_entry_that_excepts_nothing_keeps_no_key_back(serve, certificates):
    with serve("good") as gateway:
        address = QUrl(gateway.base_url)
        with excepted(gateway, certificates["good"][1]):
            assert not is_unverified(address)
        with excepted(gateway, certificates["good"][1], [SELF_SIGNED]):
            assert is_unverified(address) and not is_unverified(QUrl("https://127.0.0.1:1/geo/api"))
        assert not is_unverified(address)


def test_nowhere_is_the_check_switched_off():
    """What would do it in ``requests``, urllib3, ssl and Qt."""
    off = re.compile(
        r"verify\s*=\s*False|CERT_NONE|check_hostname\s*=\s*False|_create_unverified|ignoreSslErrors"
        r"|VerifyNone\)|disable_warnings|assert_hostname"
    )
    files = [path for part in ("core", "ui") for path in (ROOT / part).rglob("*.py")] + [ROOT / "plugin.py"]
    assert len(files) > 200
    assert [str(path) for path in files if off.search(path.read_text("utf-8"))] == []
