"""One sandbox as a server on a port of 127.0.0.1."""

from __future__ import annotations

import socket
import threading

import uvicorn

from .app import Application
from .faults import AbortingProtocol
from .settings import Settings

HOST = "127.0.0.1"
BACKLOG = 128


class Server:
    """Listens as soon as it exists; :meth:`run` answers until :meth:`stop`.

    :ivar url: the base URL.
    :ivar app: the application, with its requests and faults.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = Application(settings)
        self._socket = socket.create_server((HOST, settings.port), backlog=BACKLOG)
        scheme = "https" if settings.certificate else "http"
        self.url = f"{scheme}://{HOST}:{self._socket.getsockname()[1]}{settings.base_path}"
        config = uvicorn.Config(
            self.app,
            http=AbortingProtocol,
            ws="none",
            lifespan="off",
            log_level="error",
            server_header=False,
            timeout_graceful_shutdown=1,
            ssl_certfile=settings.certificate or None,
        )
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.run, name="sandbox", daemon=True)

    def run(self) -> None:
        """Answer until stopped, in the main thread also by SIGTERM or SIGINT."""
        self._uvicorn.run(sockets=[self._socket])

    def start(self) -> None:
        """Answer in a thread."""
        self._thread.start()

    def stop(self) -> None:
        """End the thread and the port."""
        self._uvicorn.should_exit = True
        self._thread.join()
        self._socket.close()
