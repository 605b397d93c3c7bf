"""Servers of others as processes of their own on loopback, ended by the process that started them."""

from __future__ import annotations

import socket
import subprocess
import time
from typing import Any, Sequence

from tests.support.patience import PATIENCE


def free_port() -> int:
    """A port of 127.0.0.1 that nothing listens at."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


class Process:
    """A program that listens at *port* as long as the block lasts."""

    def __init__(self, command: Sequence[str], port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._command = command
        self._port = port

    def __enter__(self) -> Any:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        until = time.monotonic() + PATIENCE
        while not self._listens():
            if self._process.poll() is not None or time.monotonic() > until:
                self._process.kill()
                raise RuntimeError(f"{self._command[0]}: {self._process.communicate()[1].decode()}")
            time.sleep(0.02)
        return self

    def __exit__(self, *exception: object) -> None:
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self._port)) == 0
