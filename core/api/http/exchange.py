"""One attempt at one request: raw key, no redirects, cancellable at any time."""

from __future__ import annotations

import contextlib
import math
import socket
import threading
import time
from dataclasses import dataclass
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Generator, Iterator, Mapping, Optional, Union

import requests

from ..concurrency import Pipe, start_thread
from ..config import Config
from ..errors import ApiError, ConnectionFailed, UnreadableAnswer
from ..monitor import Monitor
from ..parsing import response_text
from .body import pieces
from .failures import failure
from .request import Answer, Request
from .status_errors import status_error

_PIECES_AHEAD = 16
_MOST_CONNECTIONS = 64
"""Connections that are kept for reuse; several operations of one client may run at a time."""


class _RawKey(requests.auth.AuthBase):
    """``Authorization: <key>`` (spec 5). Passed as ``auth=``, so that no ~/.netrc entry replaces it."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __call__(self, request: requests.PreparedRequest) -> requests.PreparedRequest:
        request.headers["Authorization"] = self._key
        return request


class Line:
    """The socket of one request, so that another thread can shut it down."""

    of_thread = threading.local()
    """``line`` is the one of the request that the current thread sends."""

    def __init__(self) -> None:
        self._socket: Optional[socket.socket] = None
        self._is_hung_up = False
        self._lock = threading.Lock()

    def hold(self, used: Optional[socket.socket]) -> None:
        """Store the socket in use; None: the request has ended, and its connection may be reused."""
        with self._lock:
            self._socket = used
        if self._is_hung_up:
            self.hang_up()

    def hang_up(self) -> None:
        """Shut the socket down, now or as soon as it exists, which wakes the thread that reads from it."""
        with self._lock:
            self._is_hung_up = True
            if self._socket is not None:
                with contextlib.suppress(OSError):
                    self._socket.shutdown(socket.SHUT_RDWR)


class _TrackedConnection:
    """A connection of urllib3 that stores its socket in the line of its thread, as it exposes it nowhere
    else."""

    sock: Optional[socket.socket]

    def getresponse(self, *args: Any, **kwargs: Any) -> Any:
        Line.of_thread.line.hold(self.sock)
        return super().getresponse(*args, **kwargs)  # type: ignore[misc]


class _Adapter(requests.adapters.HTTPAdapter):
    """Makes all connections instances of :class:`_TrackedConnection`."""

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)  # type: ignore[no-untyped-call]
        _make_known(self.poolmanager)

    def proxy_manager_for(self, *args: Any, **kwargs: Any) -> Any:
        manager = super().proxy_manager_for(*args, **kwargs)  # type: ignore[no-untyped-call]
        _make_known(manager)
        return manager


def _make_known(manager: Any) -> None:
    classes = manager.pool_classes_by_scheme
    manager.pool_classes_by_scheme = {scheme: _known(pool) for scheme, pool in classes.items()}


def _known(pool: Any) -> Any:
    if issubclass(pool.ConnectionCls, _TrackedConnection):
        return pool
    connection = type("Connection", (_TrackedConnection, pool.ConnectionCls), {})
    return type(pool.__name__, (pool,), {"ConnectionCls": connection})


class _NoRedirectSession(requests.Session):
    """Ignores redirects. ``requests`` would prepare the next request even if redirects are not followed: it
    would read the whole body, and fail for an invalid URL."""

    def get_redirect_target(self, _answer: requests.Response) -> None:
        """Return None: there is no redirect."""


class Session:
    """The connections of one client. Thread-safe."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._session = _NoRedirectSession()
        self._session.trust_env = config.trust_env
        self._session.proxies = dict(config.proxies or {})
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        adapter = _Adapter(pool_maxsize=_MOST_CONNECTIONS)
        for scheme in ("http://", "https://"):
            self._session.mount(scheme, adapter)
        self.close = self._session.close

    def send(self, request: Request) -> requests.Response:
        """Return the response once its headers have arrived; the body is still unread."""
        config = self._config
        return self._session.request(
            request.endpoint.method,
            config.url(request.path()),
            data=request.data(),
            headers=request.headers(config.user_agent),
            auth=_RawKey(config.api_key),
            timeout=(config.connect_timeout, config.read_timeout),
            verify=config.ca_bundle or True,
            allow_redirects=False,
            stream=True,
        )


@dataclass(frozen=True)
class _Head:
    status: int
    headers: Mapping[str, str]


class Exchange:
    """One attempt. A daemon thread owns the socket, as ``requests`` can't be interrupted during name lookup,
    connecting and waiting for the first byte. The caller reads from a pipe and may abandon it."""

    def __init__(self, config: Config, session: Session, request: Request, monitor: Monitor) -> None:
        self._config = config
        self._session = session
        self._request = request
        self._monitor = monitor
        self._line = Line()
        self._pipe: Pipe[Any] = Pipe(_PIECES_AHEAD, request.endpoint.id)
        request.path()
        start_thread(self._run, request.endpoint.id)

    def close(self) -> None:
        """Abandon the request and close its connection. Does nothing after the last byte."""
        if not self._pipe.is_at_end:
            self._pipe.close()
            self._line.hang_up()

    def answer(self, deadline: float, longest: float = math.inf) -> Answer:
        """Return the response once its first bytes have arrived.

        :param deadline: a time of ``time.monotonic``.
        :param longest: seconds that the body may take.
        :raises ApiError: the error for a failure status, or why there is no response.
        """
        head, *begun = self._pipe.take(self._monitor, deadline)
        if not 200 <= head.status < 300:
            raise self._status_error(head, begun, deadline)
        begun = begun or self._pipe.take(self._monitor, deadline)
        blocks = self._blocks(begun, time.monotonic() + longest)
        return Answer(head.headers.get("Content-Type", ""), blocks, head.status)

    def _blocks(self, block: list[bytes], deadline: float) -> Iterator[bytes]:
        """Yield the body, *block* first, then each time everything that has arrived."""
        while block:
            joined = b"".join(block)
            self._monitor.received(len(joined))
            yield joined
            block = self._pipe.take(self._monitor, deadline)

    def _status_error(self, head: _Head, block: list[bytes], deadline: float) -> ApiError:
        body = b"".join(block)
        # If the body is incomplete or can't be decompressed, the message is lost, but not the status.
        with contextlib.suppress(ConnectionFailed, UnreadableAnswer):
            while len(body) < response_text.BODY_KEPT and (block := self._pipe.take(self._monitor, deadline)):
                body += b"".join(block)
        url = self._config.url(self._request.path())
        return status_error(head.status, head.headers, body, url, self._request.endpoint.id)

    def _run(self) -> None:
        Line.of_thread.line = self._line
        with contextlib.closing(self._arriving()) as arriving:
            self._pipe.fill(arriving, partial(failure, endpoint=self._request.endpoint.id))

    def _arriving(self) -> Generator[Union[_Head, bytes], None, None]:
        with self._session.send(self._request) as response:
            yield _Head(response.status_code, response.headers)
            # http.client has read1 and handles chunked bodies; in urllib3, only version 2 does.
            yield from pieces(response.raw._fp, response.headers)
            self._line.hold(None)
            response.raw.release_conn()
