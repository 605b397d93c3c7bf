"""Failures on purpose, for tests and demonstrations.

A fault is written ``[path/=]kind[:value][xN]``: ``500x2`` answers twice with 500 and then rightly,
``reset`` always breaks the connection in the body, ``entries/=delay:2x1`` keeps one entries request
waiting for two seconds. Kinds: a status code, ``429:7`` (Retry-After in seconds, ``429:none``: without),
``delay``, ``hold`` (the request waits until the failures are set again, and meets those), ``hang`` (nothing
comes until the client hangs up; value: the share of the body that still comes), ``slow`` (seconds for the
whole body), ``truncate`` and ``reset`` (the share of the body that still comes), ``cut`` (that share passes
for the whole body), ``gzip`` (that share of the packed body passes for all of it), ``typed`` (value: the
content type, ``text/html``), ``empty``, ``html`` (the page of a proxy; value: its status) and ``redirect``
(value: the address); and the names of :data:`sandbox.spoilers.SPOILERS`, with which the answer says what no
answer should.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import struct
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Awaitable, Callable, Iterable

from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from .spoiled import spoil
from .spoilers import SPOILERS

SYNTAX = re.compile(r"(?:(?P<path>[^=]*)=)?(?P<kind>\d{3}|[a-z]+)(?::(?P<value>[^=]*?))?(?:x(?P<times>\d+))?")
PROXY_PAGE = (
    "<html><head><title>Access denied</title></head><body><h1>Proxy: sign in first</h1></body></html>"
)
SLOW_PIECES = 20
HOLD = "hold"
HOLD_LOOKS = 0.05
"""Seconds between two looks at whether a held request may go on."""
MOMENT_TO_ARRIVE = 0.05
"""Seconds: a reset throws away what the client has not read yet, and uvicorn learns late of a closed one."""


@dataclass(frozen=True)
class Fault:
    """One failure.

    :param path: a piece of the paths that it hits; empty: all.
    :param times: how often; 0: always.
    """

    kind: str
    value: str = ""
    path: str = ""
    times: int = 0


def parse(text: str) -> Fault:
    """Read one fault; raises ValueError for an unknown one."""
    match = SYNTAX.fullmatch(text)
    if match is None or not (match["kind"].isdigit() or match["kind"] in {HOLD, *WAYS, *CHANGES, *ANSWERS}):
        raise ValueError(f"not a fault: {text!r}")
    return Fault(match["kind"], match["value"] or "", match["path"] or "", int(match["times"] or 0))


class Faults:
    """The failures that are still to come; may be changed while the sandbox runs."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._lock = threading.Lock()
        self._waiting: list[tuple[Fault, int]] = []
        self.set(*texts)

    def set(self, *texts: str) -> None:
        """Replace all failures; with nothing, the sandbox is healthy again."""
        waiting = [(fault, fault.times) for fault in map(parse, texts)]
        with self._lock:
            self._waiting = waiting

    @property
    def are_over(self) -> bool:
        """Whether each has been met as often as it was to be."""
        return not self._waiting

    async def meet(self, path: str, receive: Receive) -> Fault | None:
        """The next failure for a path, counted as used; of a held request, once it is let go."""
        while True:
            held_since = self._waiting
            fault = self._take(path)
            if fault is None or fault.kind != HOLD:
                return fault
            while self._waiting is held_since:
                with suppress(asyncio.TimeoutError):
                    if (await asyncio.wait_for(receive(), HOLD_LOOKS))["type"] == "http.disconnect":
                        return None

    def _take(self, path: str) -> Fault | None:
        with self._lock:
            for number, (fault, left) in enumerate(self._waiting):
                if fault.path in path:
                    if left == 1:
                        del self._waiting[number]
                    else:
                        self._waiting[number] = (fault, max(left - 1, 0))
                    return fault
        return None


class AbortingProtocol(H11Protocol):
    """uvicorn's protocol, which sends at once and keeps the connections at hand so that one can be reset."""

    transports: dict[tuple[str, int], asyncio.Transport] = {}

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        # asyncio leaves Nagle's algorithm on for sockets made by create_server: 40 ms for each answer.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.peer = transport.get_extra_info("peername")[:2]
        self.transports[self.peer] = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.transports.pop(self.peer, None)
        super().connection_lost(exc)


async def answer_with(fault: Fault | None, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the application answer, with the fault if there is one."""
    if fault is None:
        await app(scope, receive, send)
    elif fault.kind in WAYS:
        await WAYS[fault.kind](app, fault, scope, receive, send)
    elif fault.kind in CHANGES:
        whole = await _whole_answer(app, scope, receive)
        start, body = await run_in_threadpool(CHANGES[fault.kind], fault.value, *whole)
        await send(_with_header(start, b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.body", "body": body})
    else:
        await _other_answer(fault)(scope, receive, send)


def _other_answer(fault: Fault) -> Response:
    if fault.kind in ANSWERS:
        return ANSWERS[fault.kind](fault.value)
    headers = {"Retry-After": fault.value or "1"} if fault.kind == "429" and fault.value != "none" else {}
    return JSONResponse({"message": "A fault on purpose."}, int(fault.kind), headers)


async def _delay(app: ASGIApp, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    await asyncio.sleep(float(fault.value or 1))
    await app(scope, receive, send)


async def _hang(app: ASGIApp, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    if fault.value:
        await _first_part(app, fault, scope, receive, send)
    while (await receive())["type"] != "http.disconnect":
        pass


async def _slow(app: ASGIApp, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    start, body = await _whole_answer(app, scope, receive)
    await send(start)
    size = max(1, -(-len(body) // SLOW_PIECES))
    for offset in range(0, len(body), size):
        await send({"type": "http.response.body", "body": body[offset : offset + size], "more_body": True})
        await asyncio.sleep(float(fault.value or 2) / SLOW_PIECES)
    await send({"type": "http.response.body", "body": b""})


async def _break_off(app: ASGIApp, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    await _first_part(app, fault, scope, receive, send)
    if fault.kind == "reset":
        await asyncio.sleep(MOMENT_TO_ARRIVE)
    if transport := AbortingProtocol.transports.get(tuple(scope["client"])):  # None: the client has gone
        if fault.kind == "reset":
            linger = struct.pack("ii", 1, 0)
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            transport.abort()
        else:
            transport.close()
    await asyncio.sleep(MOMENT_TO_ARRIVE)


def _cut(share: str, start: Message, body: bytes) -> tuple[Message, bytes]:
    return start, body[: _share(share, body)]


def _gzip(share: str, start: Message, body: bytes) -> tuple[Message, bytes]:
    packed = gzip.compress(body)
    return _with_header(start, b"content-encoding", b"gzip"), packed[: _share(share, packed)]


def _typed(kind: str, start: Message, body: bytes) -> tuple[Message, bytes]:
    return _with_header(start, b"content-type", (kind or "text/html").encode()), body


def _spoiled(_value: str, start: Message, body: bytes, kind: str) -> tuple[Message, bytes]:
    content_type = dict(start["headers"])[b"content-type"].decode()
    return start, spoil(kind, content_type, body) if start["status"] == 200 else body


def _share(share: str, body: bytes) -> int:
    return int(len(body) * float(share or 0.5))


def _with_header(start: Message, name: bytes, value: bytes) -> Message:
    kept = [item for item in start["headers"] if item[0] != name]
    return {**start, "headers": [*kept, (name, value)]}


async def _first_part(app: ASGIApp, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    start, body = await _whole_answer(app, scope, receive)
    await send(start)
    await send({"type": "http.response.body", "body": body[: _share(fault.value, body)], "more_body": True})


async def _whole_answer(app: ASGIApp, scope: Scope, receive: Receive) -> tuple[Message, bytes]:
    """The start of the real answer with its length, and the body."""
    messages: list[Message] = []

    async def keep(message: Message) -> None:
        messages.append(message)

    await app(scope, receive, keep)
    body = b"".join(message.get("body", b"") for message in messages[1:])
    headers = [item for item in messages[0]["headers"] if item[0] != b"transfer-encoding"]
    start = {**messages[0], "headers": headers}
    return _with_header(start, b"content-length", str(len(body)).encode()), body


WAYS: dict[str, Callable[[ASGIApp, Fault, Scope, Receive, Send], Awaitable[None]]] = {
    "delay": _delay,
    "hang": _hang,
    "slow": _slow,
    "truncate": _break_off,
    "reset": _break_off,
}
"""The application answers, and something happens to the answer on its way."""
CHANGES: dict[str, Callable[[str, Message, bytes], tuple[Message, bytes]]] = {
    "cut": _cut,
    "gzip": _gzip,
    "typed": _typed,
    **{kind: partial(_spoiled, kind=kind) for kind in SPOILERS},
}
"""The answer is another one, and comes whole."""
ANSWERS: dict[str, Callable[[str], Response]] = {
    "empty": lambda status: Response(b"", int(status or 200), media_type="application/json"),
    "html": lambda status: HTMLResponse(PROXY_PAGE, int(status or 200)),
    "redirect": lambda address: Response(b"", 302, {"Location": address or "http://127.0.0.1:9/elsewhere"}),
}
"""Something else answers."""
