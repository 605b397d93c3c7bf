"""``python -m sandbox``: serve on 127.0.0.1 until SIGTERM or SIGINT."""

from __future__ import annotations

import signal
import sys

from .server import Server
from .settings import from_arguments


def main() -> None:
    """Print the base URL once requests are taken, and serve."""
    settings = from_arguments(sys.argv[1:])
    try:
        server = Server(settings)
    except OSError as error:
        sys.exit(f"The sandbox can't have port {settings.port}: {error.strerror}")
    # uvicorn stops by itself on both and then raises the signal again, for the handler that it found.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    print(f"GeoPortfolio sandbox: {server.url}  key: {server.settings.key}", flush=True)
    print("In QGIS, F8 asks for both. Ctrl+C ends it.", flush=True)
    server.run()


if __name__ == "__main__":
    main()
