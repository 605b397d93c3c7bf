"""The only door to the network: the raw key, cancelling, streaming, retries, and no redirects."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Optional, TypeVar, Union

import requests

from . import answers
from .config import Config
from .errors import (
    ApiError,
    ConnectionFailed,
    ProxyFailed,
    TimedOut,
    TlsFailed,
    UnreadableAnswer,
    error_type,
)
from .monitor import Monitor
from .redaction import redacted, without_key
from .retry import retrying, seconds_asked
from .wire import Answer, Download, Judge, Request

T = TypeVar("T")
_CHUNK = 1 << 16
_CHUNKS_AHEAD = 16
_POLL = 0.05
_BLOCK = 1 << 20
_TELLING = 1024


class Transport:
    """Sends requests for one :class:`Config`; may be used from several threads at a time."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._idle: list[_Session] = []

    def json(self, request: Request, monitor: Optional[Monitor] = None) -> Any:
        """The JSON value of a small answer."""
        return answers.read_json(self.body(request, monitor), request.endpoint.id)

    def body(self, request: Request, monitor: Optional[Monitor] = None) -> bytes:
        """The whole body of a small answer."""
        body = self._whole(request, monitor, lambda answer: b"".join(answer.chunks))
        return without_key(body, self.config.api_key)

    def download(
        self,
        request: Request,
        path: Union[str, Path],
        judge: Judge,
        monitor: Optional[Monitor] = None,
        check: Optional[Callable[[Download], None]] = None,
    ) -> Download:
        """Write the body to *path*, by way of ``<path>.part``, so that *path* is whole or not there.

        :param check: is given what came, still under its other name; what it raises leaves nothing behind.
        """
        target = Path(path)
        part = target.with_name(target.name + ".part")

        def write(answer: Answer) -> Download:
            start = _start(answer.chunks)
            content_type = judge(answer.content_type, start)
            with part.open("wb") as file:
                byte_count = file.write(start) + sum(file.write(chunk) for chunk in answer.chunks)
            if check is not None:
                check(Download(part, content_type, byte_count))
            return Download(target, content_type, byte_count)

        try:
            download = self._whole(request, monitor, write)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        return download

    @contextlib.contextmanager
    def stream(self, request: Request, monitor: Optional[Monitor] = None) -> Iterator[Answer]:
        """A good answer whose body is read piece by piece; leaving the context hangs up.

        Tried again until its first bytes are here, not after.
        """
        watched = monitor or Monitor()

        def opened(deadline: float) -> tuple[_Exchange, Answer]:
            exchange = self._exchange(request, watched)
            try:
                return exchange, exchange.answer(deadline)
            except BaseException:
                exchange.close()
                raise

        exchange, answer = retrying(self.config.retry, watched, opened)
        with contextlib.closing(exchange), self._no_key():
            yield answer

    def _whole(self, request: Request, monitor: Optional[Monitor], read: Callable[[Answer], T]) -> T:
        """Read all of an answer; one that breaks off is tried again, as nothing of it was handed on."""
        watched = monitor or Monitor()

        def one_try(deadline: float) -> T:
            with contextlib.closing(self._exchange(request, watched)) as exchange:
                return read(exchange.answer(deadline))

        with self._no_key():
            return retrying(self.config.retry, watched, one_try)

    def _exchange(self, request: Request, monitor: Monitor) -> _Exchange:
        monitor.stop_if_cancelled()
        try:
            session = self._idle.pop()
        except IndexError:
            session = _Session(self.config)
        return _Exchange(self.config, session, request, monitor, self._idle.append)

    @contextlib.contextmanager
    def _no_key(self) -> Iterator[None]:
        """A service that echoes the key does not get it into an error."""
        try:
            yield
        except UnreadableAnswer as error:
            key = self.config.api_key
            error.args = tuple(redacted(str(each), key) for each in error.args)
            error.seen = redacted(error.seen, key)
            error.service_message = redacted(error.service_message, key)
            error.body = without_key(error.body, key)
            raise


def _start(chunks: Iterator[bytes]) -> bytes:
    """Enough of a body to tell what it is: its first piece may be a few bytes."""
    start = b""
    while len(start) < _TELLING and (chunk := next(chunks, b"")):
        start += chunk
    return start


class _RawKey(requests.auth.AuthBase):
    """``Authorization: <key>`` (spec 5). As ``auth=``, so that no ~/.netrc entry replaces it."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __call__(self, request: requests.PreparedRequest) -> requests.PreparedRequest:
        request.headers["Authorization"] = self._key
        return request


class _Adapter(requests.adapters.HTTPAdapter):
    """Knows the socket that is in use, so that a request which waits can be hung up on."""

    def __init__(self) -> None:
        self.sock: Optional[socket.socket] = None
        self.hung_up = threading.Event()
        super().__init__(pool_connections=1, pool_maxsize=1)

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)  # type: ignore[no-untyped-call]
        self._watch(self.poolmanager)

    def proxy_manager_for(self, *args: Any, **kwargs: Any) -> Any:
        manager = super().proxy_manager_for(*args, **kwargs)  # type: ignore[no-untyped-call]
        self._watch(manager)
        return manager

    def _watch(self, manager: Any) -> None:
        """Have the connections of *manager* tell their socket; urllib3 offers no other way to it."""
        adapter = self

        def watched(pool_class: Any) -> Any:
            class Connection(pool_class.ConnectionCls):  # type: ignore[misc]
                def connect(self) -> None:
                    super().connect()
                    adapter.sock = self.sock
                    if adapter.hung_up.is_set():
                        adapter.hang_up()

            return type(pool_class.__name__, (pool_class,), {"ConnectionCls": Connection})

        if not getattr(manager, "watched", False):
            classes = manager.pool_classes_by_scheme
            manager.pool_classes_by_scheme = {scheme: watched(kind) for scheme, kind in classes.items()}
            manager.watched = True

    def hang_up(self) -> None:
        """Shut the socket down; whoever reads from it wakes up. One that is still to come follows."""
        self.hung_up.set()
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


class _Session:
    """A ``requests`` session with its one connection; used by one thread at a time."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._adapter = _Adapter()
        self._session = requests.Session()
        self._session.trust_env = config.trust_env
        self._session.proxies = dict(config.proxies or {})
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        for scheme in ("http://", "https://"):
            self._session.mount(scheme, self._adapter)
        self.hang_up = self._adapter.hang_up
        self.close = self._session.close

    def send(self, request: Request) -> requests.Response:
        """The answer once its head is here; its body is still to be read."""
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


class _End:
    """Behind the last piece of a body that came whole."""


class _Exchange:
    """One try. A daemon thread owns the socket, as ``requests`` can't be interrupted in the name look-up,
    the connect and the wait for the first byte; the caller waits on a bounded queue and may walk away."""

    def __init__(
        self,
        config: Config,
        session: _Session,
        request: Request,
        monitor: Monitor,
        give_back: Callable[[_Session], None],
    ) -> None:
        self._config = config
        self._session = session
        self._request = request
        self._monitor = monitor
        self._give_back = give_back
        self._arrived: queue.Queue[Union[_Head, bytes, _End, ApiError]] = queue.Queue(_CHUNKS_AHEAD)
        self._abandoned = threading.Event()
        self._over = False
        request.path()
        threading.Thread(target=self._run, name=f"geoportfolio {request.endpoint.id}", daemon=True).start()

    def close(self) -> None:
        """Hang up when the answer is not at its end."""
        if self._over:
            return
        self._over = True
        self._abandoned.set()
        self._session.hang_up()
        self._session.close()
        with contextlib.suppress(queue.Empty):
            while True:
                self._arrived.get_nowait()

    def answer(self, deadline: float) -> Answer:
        """The answer once its first bytes are here; raises the error that a bad status stands for."""
        head = self._next(deadline)
        assert isinstance(head, _Head)
        if not 200 <= head.status < 300:
            raise self._status_error(head, deadline)
        first = self._next(deadline)
        return Answer(head.headers.get("Content-Type", ""), self._chunks(first))

    def _chunks(self, item: Any) -> Iterator[bytes]:
        while not isinstance(item, _End):
            block = [item]
            failure = self._take_waiting(block)
            joined = b"".join(block)
            self._monitor.received(len(joined))
            yield joined
            item = self._next() if failure is None else self._checked(failure)

    def _take_waiting(self, block: list[bytes]) -> Any:
        """Add what has arrived meanwhile to *block*; returns the end or the failure found behind it."""
        size = len(block[0])
        with contextlib.suppress(queue.Empty):
            while size < _BLOCK:
                item = self._arrived.get_nowait()
                if not isinstance(item, bytes):
                    return item
                block.append(item)
                size += len(item)
        return None

    def _next(self, deadline: Optional[float] = None) -> Any:
        while True:
            self._monitor.stop_if_cancelled()
            if deadline is not None and time.monotonic() > deadline:
                raise TimedOut("no answer before the deadline", endpoint=self._request.endpoint.id)
            with contextlib.suppress(queue.Empty):
                return self._checked(self._arrived.get(timeout=_POLL))

    def _checked(self, item: Any) -> Any:
        if isinstance(item, (ApiError, _End)):
            self._over = True
        if isinstance(item, ApiError):
            raise item
        if isinstance(item, _End):
            self._give_back(self._session)
        return item

    def _status_error(self, head: _Head, deadline: float) -> ApiError:
        body = b""
        with contextlib.suppress(ConnectionFailed):
            while len(body) < answers.BODY_KEPT:
                item = self._next(deadline)
                if isinstance(item, _End):
                    break
                body += item
        said = redacted(answers.error_message(body), self._config.api_key)
        endpoint = self._request.endpoint.id
        error = error_type(head.status)(
            f"{endpoint}: {head.status}: {said}", status=head.status, service_message=said, endpoint=endpoint
        )
        error.retry_after = seconds_asked(head.headers.get("Retry-After"))
        return error

    def _run(self) -> None:
        last: Union[_End, ApiError] = _End()
        try:
            with self._session.send(self._request) as response:
                # urllib3 2 would drop what it has of a short body; _check_length tells of it behind the rest.
                response.raw.enforce_content_length = False
                self._arrived.put(_Head(response.status_code, response.headers))
                for chunk in response.iter_content(_CHUNK):
                    if self._abandoned.is_set():
                        break
                    self._arrived.put(chunk)
                _check_length(response)
        except Exception as error:  # whatever it is, it belongs to the caller, who waits for it
            last = self._failure(error)
        if isinstance(last, ApiError):
            self._session.close()
        if not self._abandoned.is_set():
            self._arrived.put(last)

    def _failure(self, error: Exception) -> ApiError:
        endpoint = self._request.endpoint.id
        if isinstance(error, requests.exceptions.ContentDecodingError):
            return answers.unreadable("a body that can't be unpacked", b"", endpoint)
        text = redacted(f"{type(error).__name__}: {error}", self._config.api_key)
        return _failure_type(error)(f"{endpoint}: {text}", endpoint=endpoint)


_FAILURES: tuple[tuple[type[Exception], type[ApiError]], ...] = (
    (requests.exceptions.ProxyError, ProxyFailed),
    (requests.exceptions.InvalidProxyURL, ProxyFailed),
    (requests.exceptions.InvalidSchema, ProxyFailed),  # a SOCKS proxy without PySocks
    (requests.exceptions.SSLError, TlsFailed),
    (requests.exceptions.Timeout, TimedOut),
    (requests.exceptions.RequestException, ConnectionFailed),
    (ConnectionError, ConnectionFailed),
    (OSError, TlsFailed),  # no such CA bundle
)


def _failure_type(error: Exception) -> type[ApiError]:
    if "Read timed out" in str(error):  # within a body, requests makes a ConnectionError of it
        return TimedOut
    return next((kind for seen, kind in _FAILURES if isinstance(error, seen)), ConnectionFailed)


def _check_length(response: requests.Response) -> None:
    """Raise when the body is shorter than announced, which urllib3 1.26 takes for its end."""
    announced = response.headers.get("Content-Length", "")
    if announced.isdigit() and response.raw.tell() < int(announced):
        raise requests.ConnectionError(f"broke off at byte {response.raw.tell()} of {announced}")
