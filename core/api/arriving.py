"""The records of a request's answer, while they arrive."""

from __future__ import annotations

from typing import Iterator, Optional, Sequence

from . import decode
from .blocks import Records
from .monitor import Monitor
from .records import Record
from .transport import Transport
from .wire import Answer, Request


def records_of(
    transport: Transport,
    request: Request,
    radiuses: tuple[float, ...] = (),
    monitor: Optional[Monitor] = None,
    *,
    lone: bool = False,
) -> Records:
    """What *request* is answered; it is sent when the first record is wanted.

    :param radiuses: meters, those asked for in the order sent.
    :param lone: as for :func:`~.decode.blocks`.
    """

    def read(answer: Answer) -> Iterator[Sequence[Record]]:
        surroundings = monitor.surroundings if monitor is not None else None
        return decode.blocks(answer, radiuses, request.endpoint.id, lone=lone, surroundings=surroundings)

    def arriving() -> Iterator[Sequence[Record]]:
        yield from transport.stream(request, read, monitor)

    return Records(arriving())
