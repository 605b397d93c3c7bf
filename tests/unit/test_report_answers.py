"""A report whose first bytes come one by one: it is judged by enough of them."""

from __future__ import annotations

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Iterator

import pytest

from geoportfolio.core.api import Client, Config
from geoportfolio.core.api.errors import UnreadableAnswer
from tests.unit.fakeserver import FakeServer, Reply

HERE = (9.99, 53.55)
REPORTS = {
    "application/pdf": b"%PDF-1.7 a report %%EOF\n",
    "text/html": b"\r\n<!doctype html><html>a report</html>",
}


class _Dripping(BaseHTTPRequestHandler):
    """Sends each byte in a chunk of its own, with the type of no kind of file."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for byte in REPORTS[self.headers["Accept"]]:
            self.wfile.write(b"1\r\n%c\r\n" % byte)
            self.wfile.flush()
            time.sleep(0.005)
        self.wfile.write(b"0\r\n\r\n")

    def log_message(self, *_arguments: object) -> None:
        """Nothing to read here."""


@pytest.fixture
def dripping() -> Iterator[Client]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Dripping) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield Client(Config(f"http://127.0.0.1:{server.server_port}", "key"))
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("kind", "content_type"), [("pdf", "application/pdf"), ("html", "text/html")])
def test_a_report_that_drips_is_known_for_what_it_is(dripping, tmp_path, kind, content_type):
    download = dripping.reports.point("pf", HERE, tmp_path / "report", format=kind)
    assert download.content_type == content_type
    assert (tmp_path / "report").read_bytes() == REPORTS[content_type]


WHOLE = b"<!doctype html><html><head><title>Risk of Hamburg</title></head><body>a report</body></html>"
FORM = b"<html><body><form><input name='p' type='password'></form></body></html>"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (WHOLE, ""),
        (WHOLE.upper(), ""),
        (b"<p>a report without its frame", ""),
        (WHOLE[:-9], "breaks off at byte"),
        (WHOLE.replace(b"Risk of Hamburg", b"Access denied"), "Access denied"),
        (WHOLE.replace(b"Risk of Hamburg", b"Log in to the network"), "Log in to the network"),
        (FORM, "an HTML page"),
    ],
)
def test_a_page_is_a_report_when_it_is_whole_and_stands_in_nobodys_way(body, told, tmp_path):
    with FakeServer(answer=lambda _: Reply(body, content_type="text/html")) as server:
        try:
            server.client().reports.point("pf", HERE, tmp_path / "report", format="html")
            assert not told
        except UnreadableAnswer as error:
            assert told and told in error.seen
    assert [path.name for path in tmp_path.iterdir()] == ([] if told else ["report"])
