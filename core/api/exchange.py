"""One try of one request: the raw key, no redirects, and a wait that can be ended at any moment."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
import weakref
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Callable, Iterator, Mapping, Optional, Union

import requests

from . import answers, failures, gateways
from .config import Config
from .errors import ApiError, ConnectionFailed, Redirected, TimedOut, UnreadableAnswer
from .monitor import POLL, Monitor
from .pieces import pieces
from .redaction import redacted, redacted_body
from .retry import seconds_asked
from .unpacking import CantUnpack
from .wire import Answer, Request

_CHUNKS_AHEAD = 16
_BLOCK = 1 << 20


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
        """Have the connections of *manager* tell their socket; urllib3 offers no other way to it.

        They know the adapter by a weak reference: urllib3 2 keeps idle connections until their pool is gone.
        """
        known = weakref.ref(self)

        def watched(pool_class: Any) -> Any:
            class Connection(pool_class.ConnectionCls):  # type: ignore[misc]
                def connect(self) -> None:
                    super().connect()
                    adapter = known()
                    if adapter is not None:
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


class _StaysHere(requests.Session):
    """Knows no redirects. ``requests`` would prepare the next request even where none is followed, for
    which it reads the whole body, and fails for an address that is none."""

    def get_redirect_target(self, _answer: requests.Response) -> None:
        """Nowhere."""


class Session:
    """A ``requests`` session with its one connection; used by one thread at a time."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._adapter = _Adapter()
        self._session = _StaysHere()
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


class Exchange:
    """One try. A daemon thread owns the socket, as ``requests`` can't be interrupted in the name look-up,
    the connect and the wait for the first byte; the caller waits on a bounded queue and may walk away."""

    def __init__(
        self,
        config: Config,
        session: Session,
        request: Request,
        monitor: Monitor,
        give_back: Callable[[Session], None],
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

    def answer(self, deadline: float, longest: Optional[float] = None) -> Answer:
        """The answer once its first bytes are here; raises the error that a bad status stands for.

        :param longest: seconds that its body may take; None: any number.
        """
        head: _Head = self._next(deadline)
        if not 200 <= head.status < 300:
            raise self._status_error(head, deadline)
        first = self._next(deadline)
        until = None if longest is None else time.monotonic() + longest
        return Answer(head.headers.get("Content-Type", ""), self._chunks(first, until), head.status)

    def _chunks(self, item: Any, until: Optional[float]) -> Iterator[bytes]:
        while not isinstance(item, _End):
            block = [item]
            failure = self._take_waiting(block)
            joined = b"".join(block)
            self._monitor.received(len(joined))
            yield joined
            item = self._next(until) if failure is None else self._checked(failure)

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
                return self._checked(self._arrived.get(timeout=POLL))

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
        # One that breaks off or can't be unpacked hides the words, but not the status.
        with contextlib.suppress(ConnectionFailed, UnreadableAnswer):
            while len(body) < answers.BODY_KEPT:
                item = self._next(deadline)
                if isinstance(item, _End):
                    break
                body += item
        secrets = self._config.secrets()
        # First in the body, as its message is cut, maybe within the key; then in what JSON makes of it.
        body = redacted_body(body, *secrets)
        endpoint, status = self._request.endpoint.id, head.status
        who = redacted(gateways.who_answered(status, head.headers, body), *secrets)
        said = "" if who else redacted(answers.error_message(body), *secrets)
        seen = redacted(answers.looks_like(body), *secrets)
        message = f"{endpoint}: {status}: {f'{seen} of {who}' if who else said or seen}"
        error = gateways.error_of(message, status, who, body, said, endpoint)
        error.retry_after = seconds_asked(head.headers.get("Retry-After"))
        if isinstance(error, Redirected):
            url = self._config.url(self._request.path())
            error.target = redacted(gateways.target_of(head.headers.get("Location"), url), *secrets)
            is_sign_in = gateways.asks_to_sign_in(error.target)
            error.reason = "sign_in" if is_sign_in else "known" if error.target else ""
            error.args = (f"{message}; it leads to {error.target or 'no address'}",)
        return error

    def _run(self) -> None:
        last: Union[_End, ApiError] = _End()
        try:
            with self._session.send(self._request) as response:
                self._arrived.put(_Head(response.status_code, response.headers))
                # http.client has read1, and takes care of chunks; of urllib3, only version 2 has.
                for piece in pieces(response.raw._fp, response.headers):
                    if self._abandoned.is_set():
                        break
                    if piece:
                        self._arrived.put(piece)
                else:
                    response.raw.release_conn()
        except Exception as error:  # whatever it is, it belongs to the caller, who waits for it
            last = self._failure(error)
        if isinstance(last, ApiError):
            self._session.close()
        if not self._abandoned.is_set():
            self._arrived.put(last)

    def _failure(self, error: Exception) -> ApiError:
        if isinstance(error, ApiError):
            return error
        endpoint = self._request.endpoint.id
        if isinstance(error, CantUnpack):
            return answers.unreadable("a body that can't be unpacked", b"", endpoint)
        text = redacted(f"{type(error).__name__}: {error}", *self._config.secrets())
        return failures.failure(error, f"{endpoint}: {text}", endpoint)
