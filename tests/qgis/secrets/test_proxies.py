"""QGIS's proxy, whom it lets through and who goes past it, with a real proxy between us and the service."""

from __future__ import annotations

import http.client
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsAuthCertUtils, QgsAuthMethodConfig

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor, errors
from geoportfolio.core.gis.connections.network import requests_proxies
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.certificates import make_authority
from tests.support.connections import trusted_in_qgis
from tests.support.gateway import KEY, Gateway
from tests.support.key_search import has_key
from tests.support.maps import OFFICE, client_of, made_features, made_map
from tests.support.oracle import SOURCE, is_told_well
from tests.support.patience import wait_until

USER, PASSWORD = "me@office", "p:w/d+%1"
START_SECONDS = 30


@dataclass(frozen=True)
class Proxy:
    """A running proxy.py: its port, and what it says of each request."""

    port: int
    log: Path

    def answers(self) -> bool:
        """Whether it says anything at all, be it that it can't reach what it is asked for."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "http://127.0.0.1:9/")
            return connection.getresponse().status > 0
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def passed(self) -> list[str]:
        """A line for each connection that it has closed."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if "access_log" in line]


@contextmanager
def proxy(folder: Path, *arguments: str):
    log, port_file = folder / "proxy.log", folder / "port"
    command = [sys.executable, "-m", "proxy", "--hostname", "127.0.0.1", "--port", "0", "--num-workers", "1"]
    command += ["--num-acceptors", "1", "--port-file", str(port_file), "--log-file", str(log), *arguments]
    with (folder / "printed").open("wb") as printed:
        process = subprocess.Popen(command, stdout=printed, stderr=subprocess.STDOUT)
    try:
        deadline = time.monotonic() + START_SECONDS
        while not (port_file.exists() and port_file.read_text().strip()):
            assert process.poll() is None and time.monotonic() < deadline, (folder / "printed").read_text()
            time.sleep(0.05)
        running = Proxy(int(port_file.read_text().split()[0]), log)
        wait_until(running.answers)  # its worker comes later than its port
        yield running
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """A proxy that lets everybody through."""
    with proxy(tmp_path_factory.mktemp("open")) as running:
        yield running


@pytest.fixture(scope="module")
def locked_proxy(tmp_path_factory):
    """A proxy that wants a user and a password."""
    with proxy(tmp_path_factory.mktemp("locked"), "--basic-auth", f"{USER}:{PASSWORD}") as running:
        yield running


@pytest.fixture
def through(qgis_proxy):
    """QGIS goes through that proxy."""

    def use(running: Proxy, **options: str):
        chosen = {"proxyEnabled": True, "proxyType": "HttpProxy", "proxyHost": "127.0.0.1"}
        qgis_proxy(**chosen, proxyPort=running.port, **options)

    return use


@pytest.fixture
def logged():
    lines: list[str] = []

    def keep(text, tag, _level):
        lines.append(f"{tag}: {text}")

    QgsApplication.messageLog().messageReceived.connect(keep)
    yield lines
    QgsApplication.messageLog().messageReceived.disconnect(keep)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return make_authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(params=["http", "https"])
def service(request, sandbox, key, authority, unlocked):
    """The gateway, plain and with TLS, where the proxy sees a CONNECT and nothing of the key."""
    if request.param == "http":
        with Gateway(sandbox) as gateway:
            yield gateway
        return
    certificate = QgsAuthCertUtils.certsFromFile(str(authority[0]))[0]
    with Gateway(sandbox, authority[1]) as gateway, trusted_in_qgis(unlocked, certificate):
        yield gateway


def credentials() -> dict[str, str]:
    return {"proxyUser": USER, "proxyPassword": PASSWORD}


def stored_credentials() -> dict[str, str]:
    """The id of a configuration in QGIS's password store, as its options have it."""
    config = QgsAuthMethodConfig("Basic")
    config.setName("the proxy")
    for name, value in (("username", USER), ("password", PASSWORD), ("realm", "")):
        config.setConfig(name, value)
    assert QgsApplication.authManager().storeAuthenticationConfig(config)
    return {"authcfg": config.id()}


def test_everything_goes_through_the_proxy(service, connect, opened, through):
    through(opened)
    connections = connect(service.base_url)
    before = len(opened.passed())
    assert SOURCE in gis.connections.sources.connect(client_of(connections), Monitor())
    server = uris.server_of(connections, OFFICE)
    assert made_map(server).isValid() and made_features(server).isValid()
    assert {seen.headers.get("Authorization") for seen in service.seen} == {KEY}
    wait_until(lambda: len(opened.passed()) > before)
    assert not has_key(opened.log.read_bytes(), KEY)
    word = "CONNECT" if service.scheme == "https" else "GET"
    assert any(word in line for line in opened.passed()[before:])


@pytest.mark.parametrize("given", [credentials, stored_credentials], ids=["settings", "authcfg"])
def test_a_proxy_that_wants_a_password_gets_it(given, service, connect, locked_proxy, through, logged):
    connections = connect(service.base_url)
    through(locked_proxy, **given())
    assert SOURCE in gis.connections.sources.connect(client_of(connections), Monitor())
    assert made_map(uris.server_of(connections, OFFICE)).isValid()
    for secret in (KEY, PASSWORD):
        assert not has_key("\n".join(logged).encode(), secret)
    if service.scheme == "https":  # in plain requests it is for the proxy to take it out
        assert not any("Proxy-Authorization" in seen.headers for seen in service.seen)


@pytest.mark.parametrize("given", [{}, {"proxyUser": USER, "proxyPassword": "wrong-password"}])
def test_a_proxy_that_refuses_is_told_in_a_sentence(given, service, connect, locked_proxy, through, logged):
    connections = connect(service.base_url)
    through(locked_proxy, **given)
    with pytest.raises(errors.ProxyFailed) as raised:
        gis.connections.sources.connect(client_of(connections), Monitor())
    text = sentence(raised.value, About(OFFICE))
    assert "The proxy did not accept the user name and password." in text
    assert is_told_well(text.partition(" Service:")[0], keys=(KEY, "wrong-password", USER))
    assert not made_map(uris.server_of(connections, OFFICE)).isValid()
    for place in (str(vars(raised.value)), repr(raised.value), "\n".join(logged)):
        for secret in (KEY, "wrong-password"):
            assert not has_key(place.encode(), secret)
    assert service.seen == []


def test_a_proxy_that_is_not_there_is_told(service, connect, qgis_proxy):
    qgis_proxy(proxyEnabled=True, proxyType="HttpProxy", proxyHost="127.0.0.1", proxyPort=9, **credentials())
    with pytest.raises(errors.ProxyFailed) as raised:
        gis.connections.sources.connect(client_of(connect(service.base_url)), Monitor())
    assert "The proxy could not be reached." in sentence(raised.value, About(OFFICE))
    assert not has_key((str(vars(raised.value)) + repr(raised.value)).encode(), PASSWORD)
    assert service.seen == []


EXCEPTIONS = {
    "another host": ("proxyExcludedUrls", "https://elsewhere.example.com", False),
    "excluded": ("proxyExcludedUrls", "{base}", True),
    "excluded host": ("proxyExcludedUrls", "{scheme}://127.0.0.1", True),
    "excluded, the second": ("proxyExcludedUrls", "https://a.example.com|{base}", True),
    "no proxy": ("noProxyUrls", "{base}", True),
    "no proxy for host and port": ("noProxyUrls", "{scheme}://127.0.0.1:{port}", True),
    "no proxy for another port": ("noProxyUrls", "{scheme}://127.0.0.1:1/", False),
    "wildcard": ("noProxyUrls", "{scheme}://127.*", False),
    "bare host": ("noProxyUrls", "127.0.0.1", False),
}
"""Whether the service is excepted. QGIS reads beginnings of addresses: no wildcards, and no host alone."""


@pytest.mark.parametrize("service", ["http"], indirect=True)  # what is looked up is the same
@pytest.mark.parametrize(("option", "value", "is_past"), EXCEPTIONS.values(), ids=EXCEPTIONS)
def test_addresses_past_the_proxy_are_those_of_qgis(option, value, is_past, service, connect, qgis_proxy):
    """By a proxy that is not there: what comes went past it, and our requests go as QGIS's own do."""
    connections = connect(service.base_url)
    address = value.format(base=service.base_url, scheme=service.scheme, port=service.port)
    dead = {"proxyEnabled": True, "proxyType": "HttpProxy", "proxyHost": "127.0.0.1", "proxyPort": 9}
    qgis_proxy(**dead, **{option: address.split("|")})
    assert (requests_proxies(service.base_url) == {}) is is_past
    if is_past:
        assert SOURCE in gis.connections.sources.connect(client_of(connections), Monitor())
    else:
        with pytest.raises(errors.ProxyFailed):
            gis.connections.sources.connect(client_of(connections), Monitor())
    assert made_map(uris.server_of(connections, OFFICE)).isValid() is is_past
