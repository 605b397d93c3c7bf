"""What stands between QGIS and the service on the wire, and all that it hears."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable
from urllib.parse import parse_qsl, urlsplit

from sandbox.testing import Sandbox
from tests.support.key_search import has_key
from tests.support.scripted_server import FakeServer, Reply, Seen

BASE = "/geo/api"
_HANDED_ON = ("Accept", "Authorization", "Content-Type", "Host")
KEY = "raw-key/1+=&?"
"""With all that an address would have to escape."""


def somebody_else(_seen: Seen) -> Reply:
    """What another host answers."""
    return Reply(b"<html><body>somebody else</body></html>", content_type="text/html")


class Gateway(FakeServer):
    """Hands on to *sandbox* what it is asked below ``/geo/api``, or sends it elsewhere.

    :ivar sends_on: status and address of a redirect, by the last part of the path or by ``REQUEST``.
    """

    def __init__(self, sandbox: Sandbox, certificate: Path | None = None) -> None:
        super().__init__(answer=self.reply, certificate=certificate)
        self.base_url = self.url + BASE
        self.sends_on: dict[str, tuple[int, str]] = {}
        self._sandbox = sandbox

    def reply(self, seen: Seen) -> Reply:
        parts = urlsplit(seen.target)
        names = {name.upper(): value for name, value in parse_qsl(parts.query)}
        operation = names.get("REQUEST", parts.path.rpartition("/")[2]).lower()
        if not is_ours(seen, self.port):
            return somebody_else(seen)
        if operation in self.sends_on:
            status, address = self.sends_on[operation]
            return Reply(b"moved", status, headers={"Location": address})
        headers = {name: seen.headers[name] for name in _HANDED_ON if name in seen.headers}
        path = seen.target[len(BASE) :]
        answer = self._sandbox.send(seen.method, path, headers, content=seen.body)
        # The sandbox tells the address at which it was asked, which is behind us.
        told = f"http://127.0.0.1:{self.port}/graph".encode()
        content = answer.content.replace(told, f"{self.base_url}/graph".encode())
        return Reply(content, answer.status_code, answer.headers.get("content-type", ""))


def is_ours(seen: Seen, port: int) -> bool:
    """Whether a request went to the service of the connection, by what the wire says of it."""
    path = urlsplit(seen.target).path
    dots = (".." in path) or ("%2e" in path.lower())
    return seen.headers.get("Host") == f"127.0.0.1:{port}" and path.startswith(BASE + "/") and not dots


def wire(seen: Seen, without: Iterable[str] = ()) -> bytes:
    """A request as it came, but for the headers *without*."""
    lines = [f"{name}: {value}" for name, value in seen.headers.items() if name not in without]
    return "\r\n".join([f"{seen.method} {seen.target}", *lines, "", ""]).encode() + seen.body


def leaks(listeners: Iterable[FakeServer], port: int, key: str) -> list[str]:
    """Where the wire had the key, but for ``Authorization`` of what was asked of our service."""
    found = []
    for listener in listeners:
        for seen in listener.seen:
            ours = isinstance(listener, Gateway) and is_ours(seen, port)
            content = wire(seen, ("Authorization",) if ours else ())
            if has_key(content, key):
                found.append(content.decode(errors="replace"))
    return found
