"""The only door to the network: tries again, hands on whole bodies, files or streams, and hides the key."""

from __future__ import annotations

import contextlib
import weakref
from itertools import islice
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional, TypeVar, Union

from . import answers
from .config import MEGABYTE, Config
from .errors import ApiError, TooLarge, UnreadableAnswer
from .exchange import Exchange, Session
from .monitor import Monitor
from .redaction import data_without_key, redacted, redacted_body
from .retry import retrying
from .throttle import Throttle
from .whole_files import clear_away, clear_leftovers, make_room, rename
from .wire import Answer, Download, Judge, Request

T = TypeVar("T")
_NO_CONTENT = 204
_PATIENCE = 5
"""Times the read time-out that a small answer may take in all: one that drips would never end."""


class Transport:
    """Sends requests for one :class:`Config`; may be used from several threads at a time."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._idle: list[Session] = []
        # A socket that is only forgotten is a warning in QGIS's log.
        weakref.finalize(self, _close_all, self._idle)
        self._throttle = Throttle()

    def json(self, request: Request, read: Callable[[Any], T], monitor: Optional[Monitor] = None) -> T:
        """What *read* makes of the JSON value of a small answer; its errors have no key in them."""
        return self.read(
            request,
            lambda answer: read(answers.read_json(self._body(request, answer), request.endpoint.id)),
            monitor,
            self._longest,
        )

    def body(self, request: Request, monitor: Optional[Monitor] = None) -> bytes:
        """The whole body of a small answer.

        :raises TooLarge: it is larger than the connection takes in one piece.
        """
        return self.read(request, lambda answer: self._body(request, answer), monitor, self._longest)

    def read(
        self,
        request: Request,
        read: Callable[[Answer], T],
        monitor: Optional[Monitor] = None,
        longest: Optional[float] = None,
    ) -> T:
        """What *read* makes of a whole answer; one that breaks off is asked for again.

        :param longest: seconds for the whole body; None: as long as it comes.
        """
        watched = monitor or Monitor()

        def one_try(deadline: float) -> T:
            with contextlib.closing(self._exchange(request, watched)) as exchange:
                return read(exchange.answer(deadline, longest))

        with self.no_key_in_errors():
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
        """Write the body to *path*, by way of ``<path>.part``, so that *path* is whole or not there.

        :param most: megabytes beyond which nothing is kept (:class:`~.errors.TooLarge`); 0: as many as come.
        :param check: is given what came, still under its other name; what it raises leaves nothing behind.
        """
        target = Path(path)
        part = target.with_name(target.name + ".part")
        clear_leftovers()

        def write(answer: Answer) -> Download:
            chunks = _within(most, answer.chunks, request.endpoint.id)
            start = _start(chunks)
            if not start.strip():
                raise answers.truncated(answers.looks_like(start), start, request.endpoint.id)
            content_type = judge(answer.content_type, start)
            # What lies there by this name may be a link to any other file.
            make_room(part)
            with part.open("xb") as file:
                byte_count = file.write(start) + sum(file.write(chunk) for chunk in chunks)
            if check is not None:
                check(Download(part, content_type, byte_count))
            return Download(target, content_type, byte_count)

        try:
            download = self.read(request, write, monitor)
            rename(part, target)
        finally:
            clear_away(part)
        return download

    def stream(
        self, request: Request, read: Callable[[Answer], Iterable[T]], monitor: Optional[Monitor] = None
    ) -> Iterator[T]:
        """Yield what *read* makes of a good answer while it arrives; leaving early hangs up.

        Tried again until the first item is here, not after. Then its turn is over, too: one that waits
        for its reader must not keep the one from its turn that is read before it.
        """
        watched = monitor or Monitor()

        def opened(deadline: float) -> tuple[Exchange, list[T], Iterator[T]]:
            exchange = self._exchange(request, watched)
            try:
                items = iter(read(exchange.answer(deadline)))
                return exchange, list(islice(items, 1)), items
            except BaseException:
                exchange.close()
                raise

        with self.no_key_in_errors():
            exchange, first, rest = retrying(self.config.retry, self._throttle, watched, opened)
            with contextlib.closing(exchange):
                yield from first
                del first  # a generator that waits keeps none of what it handed on
                yield from rest

    @property
    def _longest(self) -> float:
        return _PATIENCE * self.config.read_timeout

    def _body(self, request: Request, answer: Answer) -> bytes:
        most, endpoint = self.config.open_points.largest_answer, request.endpoint.id
        body = b"".join(_within(most, answer.chunks, endpoint))
        if not body.strip() and answer.status != _NO_CONTENT:
            raise answers.truncated(answers.looks_like(body), body, endpoint)
        return data_without_key(body, self.config.api_key)

    def _exchange(self, request: Request, monitor: Monitor) -> Exchange:
        monitor.stop_if_cancelled()
        try:
            session = self._idle.pop()
        except IndexError:
            session = Session(self.config)
        return Exchange(self.config, session, request, monitor, self._idle.append)

    @contextlib.contextmanager
    def no_key_in_errors(self) -> Iterator[None]:
        """A service that echoes the key does not get it into an error, however short the key is."""
        try:
            yield
        except UnreadableAnswer as error:
            self.take_key_out(error)
            raise

    def take_key_out(self, error: Optional[ApiError]) -> None:
        """As :meth:`no_key_in_errors`, for an error that is kept and not raised."""
        if not isinstance(error, UnreadableAnswer):
            return
        secrets = self.config.secrets()
        error.args = tuple(redacted(str(each), *secrets) for each in error.args)
        error.seen = redacted(error.seen, *secrets)
        error.service_message = redacted(error.service_message, *secrets)
        error.body = redacted_body(error.body, *secrets)


def _close_all(sessions: list[Session]) -> None:
    while sessions:
        sessions.pop().close()


def _within(most: int, chunks: Iterator[bytes], endpoint: str) -> Iterator[bytes]:
    """*chunks*, unpacked bytes, as long as they are not more than *most* megabytes; 0: any number."""
    byte_count = 0
    for chunk in chunks:
        byte_count += len(chunk)
        if most and byte_count > most * MEGABYTE:
            raise TooLarge(f"{endpoint}: more than {most} MB", limit=most, endpoint=endpoint)
        yield chunk


def _start(chunks: Iterator[bytes]) -> bytes:
    """Enough of a body to tell what it is: its first piece may be a few bytes."""
    start = b""
    while len(start) < answers.BODY_KEPT and (chunk := next(chunks, b"")):
        start += chunk
    return start
