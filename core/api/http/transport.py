"""Send requests with retries, and return whole bodies, files or streams. Errors never contain the key."""

from __future__ import annotations

import contextlib
import math
import weakref
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional, Sequence, TypeVar, Union

from ..config import MEGABYTE, Config
from ..errors import ApiError, TooLarge
from ..files import make_room, written_aside
from ..monitor import Monitor
from ..parsing import decode, response_text
from ..parsing.records import Record, Records
from .exchange import Exchange, Session
from .redaction import redact
from .request import NO_CONTENT, Answer, Download, Judge, Request
from .retry import Throttle, retrying

T = TypeVar("T")
_PATIENCE = 5
"""A small response may take this many read timeouts in all: one that drips would never end."""


class Transport:
    """Sends requests for one :class:`Config`. Thread-safe."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._session = Session(config)
        # A socket that is not closed causes a warning in QGIS's log.
        weakref.finalize(self, self._session.close)
        self._throttle = Throttle()

    def json(self, request: Request, read: Callable[[Any], T], monitor: Optional[Monitor] = None) -> T:
        """Return the JSON value of a small response, converted by *read*. Its errors never contain the
        key."""
        return self.read(
            request,
            lambda answer: read(response_text.read_json(self._body(request, answer), request.endpoint.id)),
            monitor,
            self._longest,
        )

    def body(self, request: Request, monitor: Optional[Monitor] = None) -> bytes:
        """Return the whole body of a small response.

        :raises TooLarge: it is larger than the connection's limit.
        """
        return self.read(request, partial(self._body, request), monitor, self._longest)

    def read(
        self,
        request: Request,
        read: Callable[[Answer], T],
        monitor: Optional[Monitor] = None,
        longest: float = math.inf,
    ) -> T:
        """Return a whole response, converted by *read*; an incomplete one is requested again.

        :param longest: seconds for the whole body.
        """
        watched = monitor or Monitor()

        def one_try(deadline: float) -> T:
            with self.no_key_in_errors(), contextlib.closing(self._exchange(request, watched)) as exchange:
                return read(exchange.answer(deadline, longest))

        return retrying(self.config.retry, self._throttle, watched, one_try)

    def download(
        self,
        request: Request,
        path: Union[str, Path],
        judge: Judge,
        monitor: Optional[Monitor] = None,
        check: Optional[Callable[[Download], None]] = None,
        most: int = 0,
    ) -> Download:
        """Write the body to *path*; an incomplete file is never left there.

        :param most: megabytes; a larger body is discarded (:class:`~.errors.TooLarge`); 0: no limit.
        :param check: is called with the temporary file; if it raises, no file is left.
        """

        def write(part: Path, answer: Answer) -> Download:
            chunks = _within(most, answer.chunks, request.endpoint.id)
            start = _start(chunks)
            if not start.strip():
                raise response_text.truncated(response_text.looks_like(start), start, request.endpoint.id)
            content_type = judge(answer.content_type, start)
            make_room(part)  # from an earlier attempt
            with part.open("xb") as file:
                byte_count = file.write(start) + sum(file.write(chunk) for chunk in chunks)
            download = Download(part, content_type, byte_count)
            if check is not None:
                check(download)
            return download

        # A link of this name may lead to any other file.
        with written_aside(Path(path), follows_link=False) as part:
            return replace(self.read(request, partial(write, part), monitor), path=Path(path))

    def stream(
        self, request: Request, read: Callable[[Answer], Iterable[T]], monitor: Optional[Monitor] = None
    ) -> Iterator[T]:
        """Yield a response, converted by *read*, while it arrives; closing the iterator early cancels the
        download.

        It is retried until the first item has arrived, not afterwards. Then it also frees its slot of the
        throttle: a stream that waits for its reader must not block the stream that is read before it.
        """
        watched = monitor or Monitor()

        def opened(deadline: float) -> tuple[Exchange, list[T], Iterator[T]]:
            exchange = self._exchange(request, watched)
            try:
                with self.no_key_in_errors():
                    items = iter(read(exchange.answer(deadline)))
                    return exchange, list(islice(items, 1)), items
            except BaseException:
                exchange.close()
                raise

        exchange, first, rest = retrying(self.config.retry, self._throttle, watched, opened)
        with contextlib.closing(exchange), self.no_key_in_errors():
            yield from first
            del first  # a suspended generator must not keep what it has yielded
            yield from rest

    def records(
        self,
        request: Request,
        radiuses: tuple[float, ...] = (),
        monitor: Optional[Monitor] = None,
        *,
        lone: bool = False,
    ) -> Records:
        """Return the records of a response while they arrive. The request is sent when the first one is read.

        :param radiuses: the requested radii in meters, in the order sent.
        :param lone: as for :func:`~.decode.blocks`.
        """
        surroundings = monitor.surroundings if monitor is not None else None

        def read(answer: Answer) -> Iterator[Sequence[Record]]:
            return decode.blocks(answer, radiuses, request.endpoint.id, lone=lone, surroundings=surroundings)

        return Records(self.stream(request, read, monitor))

    @property
    def _longest(self) -> float:
        return _PATIENCE * self.config.read_timeout

    def _body(self, request: Request, answer: Answer) -> bytes:
        most, endpoint = self.config.open_points.largest_answer, request.endpoint.id
        body = b"".join(_within(most, answer.chunks, endpoint))
        if not body.strip() and answer.status != NO_CONTENT:
            raise response_text.truncated(response_text.looks_like(body), body, endpoint)
        return body

    def _exchange(self, request: Request, monitor: Monitor) -> Exchange:
        monitor.stop_if_cancelled()
        return Exchange(self.config, self._session, request, monitor)

    @contextlib.contextmanager
    def no_key_in_errors(self) -> Iterator[None]:
        """Remove the key from errors that are raised in the block, even while a body is read later."""
        try:
            yield
        except ApiError as error:
            self.redact_key(error)
            raise

    def redact_key(self, error: Optional[ApiError]) -> None:
        """Remove the key from an error that is stored instead of raised; None is accepted."""
        if error is not None:
            redact(error, *self.config.secrets())


def _within(most: int, chunks: Iterator[bytes], endpoint: str) -> Iterator[bytes]:
    """Yield *chunks* of decompressed bytes, up to *most* megabytes; 0: no limit."""
    byte_count = 0
    for chunk in chunks:
        byte_count += len(chunk)
        if most and byte_count > most * MEGABYTE:
            raise TooLarge(f"{endpoint}: more than {most} MB", limit=most, endpoint=endpoint)
        yield chunk


def _start(chunks: Iterator[bytes]) -> bytes:
    """Return enough of a body to recognize its type: the first chunk may be a few bytes."""
    start = b""
    while len(start) < response_text.BODY_KEPT and (chunk := next(chunks, b"")):
        start += chunk
    return start
