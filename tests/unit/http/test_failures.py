"""Why no answer came, over real sockets: the network, TLS, proxies, and what drips or breaks off."""

from __future__ import annotations

import contextlib
import json
import socket
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from geoportfolio.core.api import Client, Config, OpenPoints, Retry, errors
from tests.support.certificates import make_authority, make_self_signed
from tests.support.paged_service import AREA, POINTS, Service
from tests.support.scripted_server import KEY, QUICK, FakeServer, Reply


@contextlib.contextmanager
def listening(answer):
    """A port of which *answer* is given each connection; yields its number and how many there were."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        served = []

        def serve():
            with contextlib.suppress(OSError):
                while True:
                    connection, _ = server.accept()
                    served.append(1)
                    with connection, contextlib.suppress(OSError):
                        answer(connection)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield server.getsockname()[1], served
        server.shutdown(socket.SHUT_RDWR)
    thread.join(10)


def failure(url, **config):
    """The error of one request, and after how many tries."""
    config.setdefault("retry", QUICK)
    with pytest.raises(errors.ApiError) as caught:
        Client(Config(base_url=url, api_key=KEY, **config)).places.geocode("x")
    return caught.value


def handshake(server_file):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(server_file)

    def answer(connection):
        context.wrap_socket(connection, server_side=True).close()

    return answer


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    folder = tmp_path_factory.mktemp
    return {
        "expired": make_authority(folder("expired"), expired=True),
        "wrong_name": make_authority(folder("name"), "127.0.0.9"),
        "untrusted": (make_authority(folder("other"))[0], make_self_signed(folder("self"))[1]),
    }


@pytest.mark.parametrize("reason", ["expired", "wrong_name", "untrusted"])
def test_a_certificate_that_is_not_good_says_why(reason, certificates):
    authority, server = certificates[reason]
    with listening(handshake(server)) as (port, served):
        error = failure(f"https://127.0.0.1:{port}", ca_bundle=str(authority))
    assert (type(error), error.reason, len(served)) == (errors.TlsFailed, reason, 1)


def test_a_server_that_does_not_encrypt_is_told(certificates):
    def answer(connection):
        connection.recv(1 << 16)
        connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")

    with listening(answer) as (port, served):
        error = failure(f"https://127.0.0.1:{port}")
    assert (type(error), error.reason, len(served)) == (errors.TlsFailed, "no_tls", 1)


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_file_of_authorities_that_is_none_is_told(content, tmp_path):
    path = tmp_path / "authorities.pem"
    if content:
        path.write_text(content)
    with listening(lambda connection: None) as (port, _):
        error = failure(f"https://127.0.0.1:{port}", ca_bundle=str(path))
    assert (type(error), error.reason) == (errors.TlsFailed, "ca_file")


def refuse(connection):
    """A TLS alert, ``handshake_failure``."""
    connection.recv(1 << 16)
    connection.sendall(b"\x15\x03\x03\x00\x02\x02\x28")


def close(connection):
    """As a load balancer does: all that was sent is read first, else the socket is reset, not closed."""
    connection.recv(1 << 16)


@pytest.mark.parametrize("answer", [close, refuse])
def test_a_handshake_that_ends_early_is_asked_again(answer):
    with listening(answer) as (port, served):
        error = failure(f"https://127.0.0.1:{port}")
    assert (type(error), error.reason) == (errors.ConnectionFailed, "tls_closed")
    assert len(served) == error.tries == QUICK.attempts


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize(
    ("host", "reason"), [("nowhere.invalid", "unknown_host"), ("127.0.0.1:1", "refused")]
)
def test_connect_to_no_server_says_why(scheme, host, reason):
    error = failure(f"{scheme}://{host}")
    assert (type(error), error.reason, error.tries) == (errors.ConnectionFailed, reason, QUICK.attempts)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_connect_to_a_silent_server_times_out(scheme):
    silent = threading.Event()
    with listening(lambda _: silent.wait(10)) as (port, _):
        url = f"{scheme}://127.0.0.1:{port}"
        error = failure(url, connect_timeout=0.2, read_timeout=0.2, retry=Retry(attempts=1))
        silent.set()
    assert (type(error), error.reason) == (errors.TimedOut, "timeout")


def test_a_connection_that_breaks_before_the_response_has_no_reason():
    with listening(close) as (port, _):
        error = failure(f"http://127.0.0.1:{port}")
    assert (type(error), error.reason) == (errors.ConnectionFailed, "")


@pytest.mark.parametrize("host", ["exa..mple.com", ".example.com", "a" * 70 + ".com"])
def test_an_address_that_can_never_work_is_not_asked_again(host):
    error = failure(f"https://{host}")
    assert (type(error), error.tries) == (errors.InvalidAddress, 1)


def refusing_tunnel(status):
    def answer(connection):
        assert connection.recv(1 << 16).startswith(b"CONNECT ")
        connection.sendall(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n".encode())

    return answer


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_a_proxy_that_can_not_reach_the_service_is_asked_again(status):
    with listening(refusing_tunnel(status)) as (port, served):
        error = failure("https://127.0.0.1:1", proxies={"https": f"http://127.0.0.1:{port}"})
    assert (type(error), error.reason, error.status) == (errors.ConnectionFailed, "proxy", status)
    assert len(served) == QUICK.attempts


@pytest.mark.parametrize("status", [403, 407])
def test_a_proxy_that_lets_nobody_through_is_asked_once(status):
    with listening(refusing_tunnel(status)) as (port, served):
        error = failure("https://127.0.0.1:1", proxies={"https": f"http://127.0.0.1:{port}"})
    assert (type(error), error.status, len(served)) == (errors.ProxyFailed, status, 1)


def test_a_proxy_that_is_not_there_says_so():
    error = failure("https://127.0.0.1:1", proxies={"https": "http://127.0.0.1:1"})
    assert (type(error), error.reason, error.status) == (errors.ProxyFailed, "unreachable", None)


def test_a_socks_proxy_without_its_package_says_so():
    error = failure("https://127.0.0.1:1", proxies={"https": "socks5://127.0.0.1:1"})
    assert (type(error), error.reason) == (errors.ProxyFailed, "socks")


# A body that is empty or ends early


CUT = json.dumps(POINTS)[:-10].encode()
PLACE = {"result": {"lat": 1.0, "lon": 2.0}}


def entries(client):
    return [record for page in client.portfolio.entries("pf", AREA) for record in page.records]


def points(client):
    return list(client.portfolio.points("pf", AREA))


@pytest.mark.parametrize(
    "broken", [Reply(b""), Reply(CUT), Reply(CUT, announce=9)], ids=["empty", "cut", "short"]
)
def test_a_page_that_ends_early_is_asked_again_and_comes_once(broken):
    with FakeServer(broken, Reply(POINTS)) as server:
        assert len(entries(server.client())) == 1
        assert len(server.seen) == 2


@pytest.mark.parametrize("broken", [b"", b'{"result": {"lat": 1.0'], ids=["empty", "cut"])
def test_a_small_answer_that_ends_early_is_asked_again(broken):
    with FakeServer(Reply(broken), Reply(PLACE)) as server:
        assert server.client().places.geocode("x").lat == 1.0
        assert len(server.seen) == 2


def test_points_are_asked_again_while_none_has_come():
    with FakeServer(Reply(b""), Reply(b'{"features": ['), Reply(POINTS)) as server:
        assert len(points(server.client())) == 1


@pytest.mark.parametrize("broken", [b"", b"%PDF-1.7 no end"], ids=["empty", "cut"])
def test_a_report_that_ends_early_is_asked_again(broken, tmp_path):
    whole = b"%PDF-1.7\nall of it\n%%EOF\n"
    replies = (Reply(each, content_type="application/pdf") for each in (broken, whole))
    with FakeServer(*replies) as server:
        server.client().reports.point("pf", (9.0, 53.0), tmp_path / "r.pdf")
    assert (tmp_path / "r.pdf").read_bytes() == whole


@pytest.mark.parametrize("ask", [entries, points, lambda client: client.places.geocode("x")])
def test_a_body_that_stays_empty_is_an_error(ask):
    with FakeServer(*[Reply(b"")] * QUICK.attempts) as server:
        with pytest.raises(errors.UnreadableAnswer) as caught:
            ask(server.client())
        assert len(server.seen) == QUICK.attempts and caught.value.seen == "an empty body"


def test_a_small_answer_that_drips_comes_to_an_end():
    def drip(connection):
        connection.recv(1 << 16)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n{")
        while True:
            connection.sendall(b" ")
            time.sleep(0.05)

    with listening(drip) as (port, _):
        began = time.monotonic()
        error = failure(f"http://127.0.0.1:{port}", read_timeout=0.2, retry=Retry(attempts=1))
    assert type(error) is errors.TimedOut
    assert 1.0 <= time.monotonic() - began < 10.0


# A rate limit that does not say how long to wait


class Bucket:
    """One request in so long and no more, as nginx's ``limit_req`` has it, which sends no ``Retry-After``."""

    SECONDS = 0.2
    """The plugin's first wait, as one of one second is for a limit of one request a second."""

    def __init__(self, status, count):
        self.service = Service(count)
        self.refused = 0
        self._status, self._lock, self._next = status, threading.Lock(), 0.0

    def __call__(self, seen):
        with self._lock:
            now = time.monotonic()
            if now < self._next:
                self.refused += 1
                return Reply(b"busy", self._status, "text/plain")
            self._next = now + self.SECONDS
        return self.service(seen)


def under_a_limit(status):
    bucket = Bucket(status, 115)
    with FakeServer(answer=bucket) as server:
        retry = Retry(first_wait=Bucket.SECONDS)
        client = server.client(points=OpenPoints(pages_in_flight=4), retry=retry)
        pages = client.portfolio.entries("pf", AREA, page_size=10)
        return [record.attributes["n"] for page in pages for record in page.records], bucket.refused


def test_a_load_under_a_plain_rate_limit_is_whole_in_every_run():
    with ThreadPoolExecutor(8) as pool:
        for rows, refused in pool.map(under_a_limit, [429, 503] * 4):
            assert rows == list(range(115)) and refused
