"""The client's own threads."""

from __future__ import annotations

import threading

from tests.support.patience import PATIENCE


def threads_end() -> None:
    """Wait until the client's threads, those of earlier tests among them, have ended."""
    for thread in threading.enumerate():
        if thread.name.startswith("geoportfolio "):
            thread.join(PATIENCE)
            assert not thread.is_alive(), f"{thread.name} goes on"
