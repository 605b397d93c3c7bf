"""The application: path, key and format of each request are judged here, the rest by the handlers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import Mapping
from urllib.parse import parse_qsl

from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from .auth import authorize, is_authorized
from .call import Call
from .errors import Refused, error_body
from .faults import Faults, answer_with
from .routes import Route, routes
from .settings import Settings

KEPT_REQUESTS = 20_000


@dataclass(frozen=True)
class Received:
    """A request as it came, for tests.

    :param path: as it was sent, percent-encoding included.
    :param headers: by lower-case name; the key is replaced by ``<key>``.
    :param authorized: True when ``Authorization`` was the raw key.
    :param authorization: the header's value.
    """

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes
    authorized: bool
    authorization: str
    at: float


class Application:
    """The ASGI application of one sandbox.

    :ivar requests: what came, the newest last.
    :ivar faults: the failures to come.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.faults = Faults(settings.faults)
        self.routes = routes(settings)
        self.requests: deque[Received] = deque(maxlen=KEPT_REQUESTS)

    def change(self, settings: Settings) -> None:
        """Behave in another way from the next request on, at the same address.

        :raises ValueError: for settings with another address.
        """
        if (settings.port, settings.base_path) != (self.settings.port, self.settings.base_path):
            raise ValueError("a running sandbox keeps its port and its base path")
        self.settings = settings
        self.routes = routes(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        try:
            content = await request.body()
        except ClientDisconnect:  # it disconnected before its request was complete
            return
        self.requests.append(self._received(request, content))

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await asyncio.sleep(self.settings.latency_ms / 1000)
            response = await run_in_threadpool(self._respond, request, content)
            await response(scope, receive, send)

        fault = await self.faults.meet(scope["path"], receive)
        await answer_with(fault, answer, scope, receive, send)

    def _received(self, request: Request, content: bytes) -> Received:
        key = self.settings.key
        authorization = request.headers.get("authorization", "")
        return Received(
            method=request.method,
            path=request.scope["raw_path"].decode("ascii"),
            query=_query(request),
            headers={name: value.replace(key, "<key>") for name, value in request.headers.items()},
            body=content,
            authorized=is_authorized(authorization, key),
            authorization=authorization,
            at=time.monotonic(),
        )

    def _respond(self, request: Request, content: bytes) -> Response:
        route, values = self._route(request)
        try:
            if route is None:
                raise Refused(404, f"There is no {request.method} {request.url.path} here.")
            authorize(request.headers.get("authorization", ""), self.settings.key)
            return route.handler(self._call(request, content, route, values))
        except Refused as refused:
            body = error_body(self.settings, route.error_shape if route else "a", refused.message)
            return JSONResponse(body, refused.status)

    def _route(self, request: Request) -> tuple[Route | None, dict[str, str]]:
        path = request.scope["raw_path"].decode("ascii")
        if not path.startswith(self.settings.base_path):
            return None, {}
        path = path[len(self.settings.base_path) :]
        for route in self.routes:
            values = route.match(path) if route.method == request.method else None
            if values is not None:
                return route, values
        return None, {}

    def _call(self, request: Request, content: bytes, route: Route, values: dict[str, str]) -> Call:
        limit = self.settings.url_limit
        if limit and len(str(request.url)) > limit:
            raise Refused(414, f"The URL has more than {limit} characters.")
        return Call(
            settings=self.settings,
            base_url=f"{request.url.scheme}://{request.headers['host']}{self.settings.base_path}",
            query=_query(request),
            content=content,
            format=_format(request.headers.get("accept", "*/*"), route.formats),
            path_values=values,
        )


def _query(request: Request) -> dict[str, str]:
    return dict(parse_qsl(request.url.query, keep_blank_values=True))


def _format(accept: str, formats: tuple[str, ...]) -> str:
    """The media type of the answer: the first of the header's that the endpoint has (spec 4.9)."""
    if not formats:
        return ""
    for item in accept.split(","):
        wanted = item.partition(";")[0].strip().lower()
        if wanted in ("*/*", "", "application/*"):
            return formats[0]
        if wanted in formats:
            return wanted
    raise Refused(400, f"'Accept: {accept}' is not supported here; there is {', '.join(formats)}.")
