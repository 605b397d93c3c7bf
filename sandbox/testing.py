"""A sandbox inside a test.

with running(radius_form="keyed") as sandbox:
    requests.get(sandbox.url + "/graph/...", headers={"Authorization": sandbox.key})
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Iterator, Sequence

import httpx

from .app import Received
from .faults import Faults
from .prepared import prepare
from .server import Server
from .settings import Settings

V1 = "/graph/api/v1/reports/portfolio/"
V2 = "/graph/api/v2/reports/portfolio/"


class Sandbox:
    """A running sandbox as a test sees it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.url = server.url
        self.key = server.settings.key
        self.settings = server.settings
        self._client = httpx.Client(base_url=server.url, trust_env=False, verify=False, timeout=60)

    @property
    def requests(self) -> Sequence[Received]:
        """What has come so far, the oldest first."""
        return tuple(self._server.app.requests)

    def forget(self) -> None:
        """Empty the record of requests."""
        self._server.app.requests.clear()

    @property
    def faults(self) -> Faults:
        """The failures to come: ``sandbox.faults.set("500x2")``."""
        return self._server.app.faults

    def change(self, **settings: Any) -> None:
        """Change switches while it runs, such as ``edition=1``; TypeError for one that there is not."""
        self._server.app.change(replace(self._server.app.settings, **settings))

    def restore(self) -> None:
        """As it was started: its first settings and faults."""
        self._server.app.change(self.settings)
        self.faults.set(*self.settings.faults)

    @contextmanager
    def behaving(self, **switches: Any) -> Iterator[None]:
        """Other switches while the block runs."""
        app = self._server.app
        before = app.settings
        self.change(**switches)
        try:
            yield
        finally:
            app.change(before)

    def get(self, path: str, accept: str = "*/*", **query: Any) -> httpx.Response:
        """A GET with the key."""
        return self.send("GET", path, {"Authorization": self.key, "Accept": accept}, params=query)

    def post(self, path: str, body: Any, accept: str = "*/*") -> httpx.Response:
        """A POST of JSON with the key."""
        return self.send("POST", path, {"Authorization": self.key, "Accept": accept}, json=body)

    def send(self, method: str, path: str, headers: dict[str, str], **request: Any) -> httpx.Response:
        """Any request, with these headers and no key of its own."""
        request = {name: value for name, value in request.items() if value}
        return self._client.request(method, path, headers=headers, **request)

    def close(self) -> None:
        """End the connections of :meth:`send`."""
        self._client.close()


def square(west: float, south: float, east: float, north: float) -> dict[str, Any]:
    """A rectangle as the shape of a selection."""
    return feature([[[west, south], [east, south], [east, north], [west, north], [west, south]]])


def feature(coordinates: Any, kind: str = "Polygon") -> dict[str, Any]:
    """Any coordinates as the shape of a selection."""
    return {"type": "Feature", "geometry": {"type": kind, "coordinates": coordinates}, "properties": {}}


def circle(*centers: tuple[float, float]) -> dict[str, Any]:
    """The shape of a buffer request around centers of (lat, long)."""
    return {"type": "circle", "coordinates": [{"lat": lat, "long": long} for lat, long in centers]}


def message(response: httpx.Response) -> str:
    """The sentence of an error in either shape."""
    body = response.json()
    return str(body.get("errorMessage", body)["message"])


@contextmanager
def running(**settings: Any) -> Iterator[Sandbox]:
    """A sandbox on a free port, in a thread of this process; the arguments are those of Settings."""
    # Beside a test, and on a busy machine, the first of this data takes longer than a client waits.
    prepare()
    server = Server(Settings(**settings))
    server.start()
    sandbox = Sandbox(server)
    try:
        yield sandbox
    finally:
        sandbox.close()
        server.stop()
