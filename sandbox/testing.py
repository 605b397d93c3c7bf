"""A sandbox inside a test.

with running(radius_form="keyed") as sandbox:
    requests.get(sandbox.url + "/graph/...", headers={"Authorization": sandbox.key})
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any, Iterator, Sequence

from .app import Received
from .faults import Faults
from .server import Server
from .settings import Settings


class Sandbox:
    """A running sandbox as a test sees it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.url = server.url
        self.key = server.settings.key
        self.settings = server.settings

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


@contextmanager
def running(**settings: Any) -> Iterator[Sandbox]:
    """A sandbox on a free port, in a thread of this process; the arguments are those of Settings."""
    server = Server(Settings(**settings))
    server.start()
    try:
        yield Sandbox(server)
    finally:
        server.stop()
