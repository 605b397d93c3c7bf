from __future__ import annotations

import threading
import weakref
from types import SimpleNamespace

import pytest
import requests
from qgis.core import (
    QgsApplication,
    QgsAuthCertUtils,
    QgsBlockingNetworkRequest,
    QgsNetworkAccessManager,
    QgsRasterLayer,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest

from geoportfolio.core.api.errors import TlsFailed
from geoportfolio.core.gis.connections import network
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor, ca_bundle, is_below, requests_proxies
from tests.support.certificates import make_authority
from tests.support.connections import trusted_in_qgis
from tests.support.scripted_server import FakeServer, Reply

KEY = "raw-key/1+="
API = "https://a.example.com/geo"
PROXY = {"proxyEnabled": True, "proxyType": "HttpProxy", "proxyHost": "proxy.example.com", "proxyPort": 3128}


def serving(certificate=None):
    """A service that answers everything with "ok"."""
    return FakeServer(answer=lambda _: Reply("ok"), certificate=certificate)


def keys_of(server) -> list:
    return [seen.headers.get("Authorization") for seen in server.seen]


@pytest.fixture
def preprocessor(connections):
    preprocessor = KeyPreprocessor(connections.key_for)
    preprocessor.install()
    yield preprocessor
    preprocessor.remove()


@pytest.mark.parametrize(
    ("address", "below"),
    [
        ("https://gw.example.com/geo", True),
        ("https://gw.example.com/geo/", True),
        ("https://gw.example.com/geo/wms?SERVICE=WMS", True),
        ("https://GW.example.com:443/geo/wms", True),
        ("https://gw.example.com/geography", False),
        ("https://gw.example.com/Geo/wms", False),
        ("https://gw.example.com/", False),
        ("http://gw.example.com/geo/wms", False),
        ("https://gw.example.com:8443/geo/wms", False),
        ("https://gw.example.com.evil.org/geo/wms", False),
        ("https://gw.example.com@evil.org/geo/wms", False),
        ("https://evil.org/?https://gw.example.com/geo/wms", False),
        ("https://gw.example.com/geo/../other", False),
        ("https://gw.example.com/geo/%2e%2e/other", False),
        ("https://gw.example.com/geo/..%2fother", False),
        ("https://gw.example.com//geo/wms", False),
        ("ftp://gw.example.com/geo/wms", False),
        ("file:///geo/wms", False),
        ("", False),
    ],
)
def test_the_key_belongs_to_one_scheme_host_port_and_path(address, below):
    assert is_below(QUrl(address), QUrl("https://gw.example.com/geo")) is below


@pytest.mark.parametrize("address", ["https://gw.example.com", "https://gw.example.com/any/thing"])
def test_an_address_without_path_covers_the_whole_host(address):
    assert is_below(QUrl(address), QUrl("https://gw.example.com"))


def test_no_address_is_below_an_address_without_host():
    assert not is_below(QUrl(""), QUrl(""))


def test_an_error_never_leaves_the_preprocessor():
    def broken(_url):
        raise RuntimeError(KEY)

    request = QNetworkRequest(QUrl(API))
    heard = []
    log = QgsApplication.messageLog()
    log.messageReceived.connect(lambda *message: heard.append(str(message[0])))
    preprocessor = KeyPreprocessor(broken)
    preprocessor.install()
    try:
        QgsNetworkAccessManager.instance().preprocessRequest(request)
    finally:
        preprocessor.remove()
    assert not request.hasRawHeader(b"Authorization")
    assert any("RuntimeError" in message for message in heard)
    assert not any(KEY in message for message in heard)


def test_a_request_on_its_way_while_the_plugin_goes_meets_no_error(monkeypatch):
    """QGIS may be about to call a hook in another thread when it is removed, and would crash."""
    hooks = []
    manager = SimpleNamespace(
        setRequestPreprocessor=lambda hook: hooks.append(hook) or "requests",
        setReplyPreprocessor=lambda hook: hooks.append(hook) or "replies",
        removeRequestPreprocessor=lambda _id: None,
        removeReplyPreprocessor=lambda _id: None,
    )
    monkeypatch.setattr(network, "QgsNetworkAccessManager", manager)
    preprocessor = KeyPreprocessor(lambda _url: KEY)
    preprocessor.install()
    del preprocessor
    request = QNetworkRequest(QUrl(API))
    of_requests, of_replies = hooks
    of_requests(request)
    of_replies(request, None)
    assert not request.hasRawHeader(b"Authorization")


def test_a_key_is_never_carried_along_a_redirect():
    request = QNetworkRequest(QUrl(API))
    KeyPreprocessor(lambda _url: KEY).process(request)
    assert bytes(request.rawHeader(b"Authorization")) == KEY.encode()
    policy = request.attribute(QNetworkRequest.Attribute.RedirectPolicyAttribute)
    assert int(policy) == QNetworkRequest.RedirectPolicy.ManualRedirectPolicy


@pytest.mark.parametrize("is_removed", [True, False])
def test_qgis_holds_nothing_of_a_preprocessor_that_has_gone(is_removed):
    preprocessor = KeyPreprocessor(lambda _url: KEY)
    preprocessor.install()
    if is_removed:
        preprocessor.remove()
    gone = weakref.ref(preprocessor)
    del preprocessor
    assert gone() is None
    request = QNetworkRequest(QUrl(API))
    QgsNetworkAccessManager.instance().preprocessRequest(request)
    assert not request.hasRawHeader(b"Authorization")


@pytest.mark.usefixtures("preprocessor")
def test_a_map_layer_carries_the_raw_key_to_our_port_only(connections):
    with serving() as ours, serving() as stranger:
        base_url = f"http://127.0.0.1:{ours.port}/geo"
        connections.save(Connection("office", base_url), KEY)
        authcfg = connections.authcfg("office")
        for address in (f"{base_url}/wms", f"http://127.0.0.1:{stranger.port}/geo/wms"):
            uri = f"authcfg={authcfg}&crs=EPSG:3857&format=image/png&layers=a&styles=&url={address}"
            QgsRasterLayer(uri, "map", "wms")
    assert set(keys_of(ours)) == {KEY}
    assert set(keys_of(stranger)) == {None}


def test_after_removal_nothing_carries_the_key(connections, preprocessor):
    with serving() as server:
        base_url = f"http://127.0.0.1:{server.port}/geo"
        connections.save(Connection("office", base_url, keep_key=SESSION), KEY)
        fetch(f"{base_url}/wms?n=1")
        fetch(f"http://127.0.0.1:{server.port}/geography?n=2")
        preprocessor.remove()
        preprocessor.remove()
        fetch(f"{base_url}/wms?n=3")
    assert keys_of(server) == [KEY, None, None]


def test_worker_threads_get_the_header_from_the_unlocked_store(connections, preprocessor):
    connections.save(Connection("office", API), KEY)
    headers = []

    def work():
        request = QNetworkRequest(QUrl(API + "/wms"))
        preprocessor.process(request)
        headers.append(bytes(request.rawHeader(b"Authorization")))

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert headers == [KEY.encode()] * 4


def test_without_a_proxy_the_way_is_direct(qgis_proxy):
    qgis_proxy()
    assert requests_proxies(API) == {}


def test_a_proxy_with_a_user_is_quoted(qgis_proxy):
    qgis_proxy(**PROXY, proxyUser="me@home", proxyPassword="p:w/")
    address = "http://me%40home:p%3Aw%2F@proxy.example.com:3128"
    assert requests_proxies(API) == {"http": address, "https": address}


def test_a_socks_proxy_resolves_names_itself(qgis_proxy):
    qgis_proxy(**{**PROXY, "proxyType": "Socks5Proxy"})
    assert requests_proxies(API)["https"] == "socks5h://proxy.example.com:3128"


@pytest.mark.parametrize("option", ["proxyExcludedUrls", "noProxyUrls"])
def test_excepted_addresses_go_direct(qgis_proxy, option):
    qgis_proxy(**PROXY, **{option: "https://a.example.com"})
    assert requests_proxies(API) == {}
    assert requests_proxies("https://b.example.com")


def test_the_system_proxy_is_the_environments(qgis_proxy, monkeypatch):
    for name, value in (
        ("http_proxy", "http://env.example.com:99"),
        ("https_proxy", "http://env.example.com:99"),
        ("no_proxy", "b.example.com"),
    ):
        monkeypatch.setenv(name, value)
    qgis_proxy(proxyEnabled=True, proxyType="DefaultProxy")
    assert requests_proxies(API)["https"] == "http://env.example.com:99"
    assert requests_proxies("https://b.example.com/x") == {}
    qgis_proxy()
    assert requests_proxies(API) == {}


def test_a_request_reaches_the_service_through_the_proxy(qgis_proxy, connections):
    with serving() as proxy:
        qgis_proxy(
            **{**PROXY, "proxyHost": "127.0.0.1", "proxyPort": proxy.port},
            proxyUser="me",
            proxyPassword="pw",
        )
        connections.save(Connection("office", "http://portfolio.invalid/geo", keep_key=SESSION), KEY)
        config = connections.config()
        session = requests.Session()
        session.trust_env = False
        answer = session.get(config.url("/geocode"), proxies=dict(config.proxies), timeout=10)
    assert answer.text == "ok"
    (seen,) = proxy.seen
    assert seen.target == "http://portfolio.invalid/geo/geocode" and keys_of(proxy) == [None]
    assert seen.headers["Proxy-Authorization"] == "Basic bWU6cHc="


def test_write_authorities_again_unchanged_keeps_the_file(tmp_path):
    folder = tmp_path / "geoportfolio"
    path = ca_bundle(folder)
    written = path.stat().st_mtime_ns
    assert ca_bundle(folder) == path
    assert path.stat().st_mtime_ns == written
    assert list(folder.iterdir()) == [path]


def test_write_authorities_whose_file_was_deleted_makes_it_again(tmp_path):
    ca_bundle(tmp_path).unlink()
    assert ca_bundle(tmp_path).exists()


def test_write_authorities_into_no_folder_raises_tls_failed(tmp_path):
    (tmp_path / "geoportfolio").write_text("a file where the folder should be")
    for _ in range(2):
        with pytest.raises(TlsFailed):
            ca_bundle(tmp_path / "geoportfolio")


def test_write_authorities_after_one_was_added_trusts_it_and_no_other(unlocked, tmp_path):
    authority, server_pem = make_authority(tmp_path)
    profile = tmp_path / "profile"
    with serving(server_pem) as server:
        url = f"https://127.0.0.1:{server.port}/geocode"
        before = ca_bundle(profile)
        with pytest.raises(requests.exceptions.SSLError):
            requests.get(url, verify=str(before), timeout=10)
        certificate = QgsAuthCertUtils.certsFromFile(str(authority))[0]
        with trusted_in_qgis(unlocked, certificate):
            after = ca_bundle(profile)
            assert requests.get(url, verify=str(after), timeout=10).text == "ok"
    assert after != before
    assert len(server.seen) == 1


def fetch(url):
    request = QNetworkRequest(QUrl(url))
    request.setAttribute(
        QNetworkRequest.Attribute.CacheLoadControlAttribute, QNetworkRequest.CacheLoadControl.AlwaysNetwork
    )
    assert QgsBlockingNetworkRequest().get(request) == QgsBlockingNetworkRequest.ErrorCode.NoError
