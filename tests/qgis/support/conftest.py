"""A profile of its own, servers with real certificates, and a window whose doctor can be asked."""

from __future__ import annotations

import socket
import ssl
import threading
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Iterator, Optional

import pytest
from qgis.core import QgsApplication, QgsSettings

from geoportfolio.core.gis.tasks import TaskRunner
from geoportfolio.ui.messages import Messages
from geoportfolio.ui.session import Session
from geoportfolio.ui.support.desk import SupportDesk
from tests.qgis.connections.conftest import connections, locked, qgis_proxy, unlocked  # noqa: F401
from tests.support.certificates import openssl
from tests.support.event_loop import let_go
from tests.support.service import QuickConnections
from tests.support.window import Window

_CA = """
[ca]
default_ca = own
[own]
database = {folder}/index
serial = {folder}/serial
new_certs_dir = {folder}
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
"""


class Authority:
    """Signs what it is told to, with any dates."""

    def __init__(self, folder: Path, name: str, by: Optional[Authority] = None) -> None:
        self.folder = folder / name.replace(" ", "-")
        self.folder.mkdir()
        self.name = name
        (self.folder / "index").touch()
        (self.folder / "serial").write_text("01\n")
        (self.folder / "config").write_text(_CA.format(folder=self.folder))
        self.key, self.pem = self.folder / "ca.key", self.folder / "ca.pem"
        subject = ("-subj", f"/CN={name}", "-newkey", "rsa:2048", "-nodes", "-keyout", self.key)
        extensions = ("-addext", "keyUsage=critical,keyCertSign,cRLSign")
        if by is None:
            openssl("req", "-x509", "-days", "3650", *subject, "-out", self.pem, *extensions)
        else:
            request = self.folder / "request.pem"
            openssl(
                "req", *subject, "-out", request, "-addext", "basicConstraints=critical,CA:TRUE", *extensions
            )
            by.sign(request, self.pem)

    def sign(self, request: Path, certificate: Path, begins: int = -1, ends: int = 90) -> None:
        """*begins* and *ends*: days from now."""
        now = datetime.now(timezone.utc)
        dates = [f"{now + timedelta(days=days):%Y%m%d%H%M%SZ}" for days in (begins, ends)]
        openssl(
            "ca",
            "-batch",
            "-notext",
            *("-config", self.folder / "config", "-cert", self.pem, "-keyfile", self.key),
            *("-startdate", dates[0], "-enddate", dates[1], "-in", request, "-out", certificate),
        )

    def server(self, host: str = "127.0.0.1", chain: tuple[Path, ...] = (), **dates: int) -> Path:
        """Key and certificate for *host*, with *chain* behind it."""
        folder = self.folder / f"server{len(list(self.folder.iterdir()))}"
        folder.mkdir()
        key, request, certificate, both = (
            folder / name for name in ("key.pem", "request.pem", "certificate.pem", "server.pem")
        )
        kind = "IP" if host[0].isdigit() else "DNS"
        names = ("-addext", f"subjectAltName={kind}:{host}")
        made = ("-newkey", "rsa:2048", "-nodes", "-keyout", key, "-subj", f"/CN={host}", *names)
        openssl("req", *made, "-out", request)
        self.sign(request, certificate, **dates)
        both.write_bytes(b"".join(each.read_bytes() for each in (key, certificate, *chain)))
        return both


class Geocoder(BaseHTTPRequestHandler):
    """Answers each GET as a geocoder does, and keeps what it was asked."""

    def do_HEAD(self) -> None:
        self.server.seen.append((self.command, self.path, self.headers.get("Authorization")))
        self.send_response(404)
        self.end_headers()

    def do_GET(self) -> None:
        self.server.seen.append((self.command, self.path, self.headers.get("Authorization")))
        body = b'{"result": {"lat": 51.5, "lon": 0.1}}'
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing on the console."""


@contextmanager
def serving(certificate: Optional[Path] = None) -> Iterator[Any]:
    """A geocoder at ``url``, by TLS where it has a certificate."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Geocoder)
    server.seen = []
    server.handle_error = lambda *_: None
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        # Not in accept(): who hangs up in the handshake must not end the server.
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    server.url = f"{'https' if certificate else 'http'}://127.0.0.1:{server.server_port}"
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Proxy:
    """An HTTP proxy. It answers all with *status*, and with 407 who does not name *credentials* (base64)."""

    def __init__(self, status: int, credentials: str) -> None:
        self.seen: list[str] = []
        """The head of each request that came."""
        self._status = status
        self._credentials = credentials
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        _start(self._serve)

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        while True:
            client, _ = self._listener.accept()
            _start(self._answer, client)

    def _answer(self, client: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            chunk = client.recv(65536)
            if not chunk:
                return
            head += chunk
        text = head.decode("latin-1")
        self.seen.append(text)
        is_known = not self._credentials or f"Proxy-Authorization: Basic {self._credentials}" in text
        status = self._status if is_known else 407
        if status != 200:
            client.sendall(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            client.close()
            return
        method, address, _ = text.split(" ", 2)
        host, _, port = (address if method == "CONNECT" else address.split("/")[2]).rpartition(":")
        behind = socket.create_connection((host, int(port)))
        if method == "CONNECT":
            client.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        else:
            behind.sendall(head)
        _start(_pass_on, client, behind)
        _pass_on(behind, client)


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    while data := source.recv(65536):
        target.sendall(data)
    target.shutdown(socket.SHUT_WR)


def _start(do: Any, *arguments: Any) -> None:
    """In a thread, which ends when somebody hangs up."""

    def guarded() -> None:
        with suppress(OSError):
            do(*arguments)

    threading.Thread(target=guarded, daemon=True).start()


@contextmanager
def proxy(status: int = 200, credentials: str = "") -> Iterator[Proxy]:
    """A :class:`Proxy` while the block runs."""
    made = Proxy(status, credentials)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "Corp Root")


@pytest.fixture
def window(locked, tmp_path):  # noqa: F811
    QgsSettings().remove("geoportfolio")
    # The runs of other tests, in the profile that all share.
    runs = Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json"
    runs.unlink(missing_ok=True)
    window = Window()
    yield window
    window.close()
    QgsSettings().remove("geoportfolio")


@pytest.fixture
def session(window):
    session = Session(QuickConnections(), TaskRunner(), Messages(window))
    yield session
    session.close()
    let_go()


@pytest.fixture
def desk(window, session):
    desk = SupportDesk(window, session)
    desk.install()
    yield desk
    desk.remove()
    let_go()
