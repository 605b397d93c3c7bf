"""A geocoder on loopback."""

from __future__ import annotations

import ssl
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Iterator, Optional


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
