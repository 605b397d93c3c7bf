"""Runs the cells of one column, several rows at a time, each in a sandbox that nobody else asks meanwhile."""

from __future__ import annotations

import queue
import socket
import socketserver
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Iterable, Mapping, Sequence

from geoportfolio.core.api import Client
from geoportfolio.core.api.sources import Source
from sandbox.app import Received
from sandbox.testing import Sandbox, running
from tests.qgis.reliability.cells import (
    CLOSED,
    KEY,
    PLAIN,
    SECURE,
    Column,
    Verb,
    faults_for,
)
from tests.support.operations import Came, Place
from tests.support.patience import PATIENCE

AT_A_TIME = 12
OURS = "geoportfolio"
"""How the names of our threads begin."""


class Elsewhere(socketserver.ThreadingTCPServer):
    """A host that nobody is meant to ask; remembers what it is sent."""

    daemon_threads = True

    def __init__(self, host: str) -> None:
        super().__init__((host, 0), _Listener)
        self.seen: list[bytes] = []
        self.url = f"http://{host}:{self.server_address[1]}/graph"
        threading.Thread(target=self.serve_forever, name="elsewhere", daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class _Listener(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        self.server.seen.append(b"")
        self.request.settimeout(PATIENCE)
        self.server.seen[-1] += self.request.recv(1 << 16)
        self.request.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")


@dataclass(frozen=True)
class Seen:
    """What happened in one cell.

    :param came: under the fault; *again*: when the same is asked again in good weather.
    :param tries: requests of the row that met the fault or came after it.
    :param left: files in the cell's folder beside the result.
    :param seconds: until the ask with the fault had ended.
    """

    came: Came
    again: Came
    tries: int
    left: tuple[str, ...]
    folder: Path
    seconds: float


@dataclass(frozen=True)
class Truth:
    """An answer in good weather.

    :param bodies: the same, request by request, as a client that is not ours gets it.
    """

    came: Came
    bodies: tuple[bytes, ...]


class Runner:
    """The sandboxes of a run, by the service of a column; closed with :meth:`close`."""

    def __init__(self, folder: Path, authority: tuple[Path, Path], described: Source) -> None:
        self._folder, self._authority, self._described = folder, authority, described
        self._ends = ExitStack()
        self._sandboxes: list[Any] = []
        self.elsewhere = Elsewhere("127.0.0.2")
        self.plain = Elsewhere("127.0.0.1")
        for listener in (self.elsewhere, self.plain):
            self._ends.callback(listener.close)
        self._free: dict[str, queue.Queue[Sandbox]] = {}
        self._closed = self._ends.enter_context(socket.socket())
        self._closed.bind(("127.0.0.1", 0))

    def close(self) -> None:
        self._ends.close()
        with ThreadPoolExecutor(1 + len(self._sandboxes)) as pool:
            list(pool.map(lambda started: started.__exit__(None, None, None), self._sandboxes))

    def run(self, column: Column, verbs: Iterable[Verb]) -> Mapping[str, Seen]:
        """The cells of *verbs* under the fault of *column*, by row."""
        known = list(verbs)
        service = SECURE if column.service == SECURE else PLAIN
        if service not in self._free:
            self._free[service] = self._started(service)
        with ThreadPoolExecutor(AT_A_TIME, "reliability") as pool:
            cells = list(pool.map(lambda verb: self._cell(column, verb, self._free[service]), known))
        return {verb.row: seen for verb, seen in zip(known, cells)}

    def truth(self, verb: Verb) -> Truth:
        """What *verb* gives in good weather, and what the sandbox sends to another client for the same."""
        if PLAIN not in self._free:
            self._free[PLAIN] = self._started(PLAIN)
        free = self._free[PLAIN]
        sandbox = free.get()
        try:
            with sandbox.behaving(**verb.switches):
                sandbox.forget()
                place = Place(sandbox, self._new_folder(), Client(verb.config(sandbox)), self._described)
                came = verb.ask(place)
                asked = sandbox.requests
                return Truth(came, tuple(_sent_again(sandbox, each) for each in asked))
        finally:
            free.put(sandbox)

    def secrets_elsewhere(self) -> Sequence[bytes]:
        """What came to the hosts that nobody is meant to ask; even a bare connection is one too many."""
        return [*self.elsewhere.seen, *self.plain.seen]

    def _started(self, service: str) -> queue.Queue[Sandbox]:
        free: queue.Queue[Sandbox] = queue.Queue()
        switches = {"certificate": str(self._authority[1])} if service == SECURE else {}
        for _ in range(AT_A_TIME):
            self._sandboxes.append(running(key=KEY, **switches))
            free.put(self._sandboxes[-1].__enter__())
        return free

    def _cell(self, column: Column, verb: Verb, free: queue.Queue[Sandbox]) -> Seen:
        sandbox = free.get()
        try:
            with sandbox.behaving(**verb.switches):
                return self._seen(column, verb, sandbox)
        finally:
            sandbox.restore()
            free.put(sandbox)

    def _seen(self, column: Column, verb: Verb, sandbox: Sandbox) -> Seen:
        place = self._place(column, verb, sandbox)
        sandbox.forget()
        sandbox.faults.set(*(self._aimed(fault) for fault in faults_for(column, verb)))
        began = time.monotonic()
        came = verb.ask(place)
        seconds = time.monotonic() - began
        tries = len(sandbox.requests) - verb.healthy
        left = tuple(sorted(path.name for path in place.folder.rglob("*") if path.is_file()))
        sandbox.faults.set()
        if column.service == CLOSED:
            place = replace(place, client=Client(verb.config(sandbox)))
        elif column.config:
            # Healthy answers come in time, on a busy machine too.
            place = replace(place, client=Client(verb.config(sandbox, **self._trust(sandbox))))
        again = verb.ask(replace(place, folder=self._new_folder()))
        return Seen(came, again, max(tries, 0), left, place.folder, seconds)

    def _place(self, column: Column, verb: Verb, sandbox: Sandbox) -> Place:
        changes: dict[str, Any] = {**column.config, **self._trust(sandbox)}
        if column.service == CLOSED:
            changes["base_url"] = f"http://127.0.0.1:{self._closed.getsockname()[1]}"
        client = Client(verb.config(sandbox, **changes))
        return Place(sandbox, self._new_folder(), client, self._described)

    def _trust(self, sandbox: Sandbox) -> dict[str, Any]:
        return {"ca_bundle": str(self._authority[0])} if sandbox.settings.certificate else {}

    def _new_folder(self) -> Path:
        return Path(tempfile.mkdtemp(dir=self._folder))

    def _aimed(self, fault: str) -> str:
        return fault.replace("{elsewhere}", self.elsewhere.url).replace("{plain}", self.plain.url)


def _sent_again(sandbox: Sandbox, seen: Received) -> bytes:
    kept = ("accept", "content-type")
    headers = {name: seen.headers[name] for name in kept if name in seen.headers}
    headers["Authorization"] = sandbox.key
    answer = sandbox.send(seen.method, seen.path, headers, params=dict(seen.query), content=seen.body)
    assert answer.status_code == 200
    return answer.content.replace(sandbox.url.encode(), b"service:here")


def threads_left() -> list[str]:
    """Our threads that are still there after some patience."""
    end = time.monotonic() + PATIENCE
    while True:
        left = [thread.name for thread in threading.enumerate() if thread.name.startswith(OURS)]
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.01)
