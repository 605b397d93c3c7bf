"""How long the window does not react while maps are added and while a project with maps is opened.

The pointer moves over a window on an X server, as a hand moves it; see ``benchmarks.map_layers``.
"""

from __future__ import annotations

import shutil
import sys
import threading
from contextlib import contextmanager
from typing import Iterator, Sequence

from .figures import Figure, Place, child, figure, sandbox

SECONDS = (0, 0.5, 2, 10)
"""What the service takes for a response."""
AT_MOST_MS = 100
_PROGRAMS = ("Xvfb", "openbox", "setxkbmap")


def measure(place: Place, runs: int, seconds: Sequence[float] = SECONDS) -> list[Figure]:
    """Each run is a process of its own; no figure where there is no X server to start."""
    missing = [program for program in _PROGRAMS if shutil.which(program) is None]
    if missing:
        print(f"maps: not measured without {', '.join(missing)}", file=sys.stderr)
        return []
    figures = []
    for each in seconds:
        found = [_run(place, each) for _ in range(runs)]
        for step in found[0]:
            silent = [run[step] for run in found]
            subject = f"{step}, {each:g} s a response"
            figures += [
                figure(subject, f"longest gap of {what}, ms", [run[what] for run in silent], AT_MOST_MS)
                for what in silent[0]
            ]
    return figures


def _run(place: Place, seconds: float) -> dict[str, dict[str, float]]:
    # Here, as a machine without the programs need not have their libraries.
    from tests.e2e.stage import display

    faults = [f"{service}=delay:{seconds:g}" for service in ("wms", "wfs")]
    with sandbox("--faults", *faults) as (url, key), display() as screen, _moving_pointer(screen):
        variables = {"GEOPORTFOLIO_URL": url, "GEOPORTFOLIO_API_KEY": key, "DISPLAY": screen}
        return child("benchmarks.map_layers", str(place.folder), QT_QPA_PLATFORM="xcb", **variables)


@contextmanager
def _moving_pointer(screen: str) -> Iterator[None]:
    """Move the pointer on *screen* to and fro during the block."""
    from tests.e2e.hands import Hands

    hands, ended = Hands(screen), threading.Event()

    def move() -> None:
        while not ended.is_set():
            hands.move((400, 300))
            hands.move((700, 500))

    mover = threading.Thread(target=move)
    mover.start()
    try:
        yield
    finally:
        ended.set()
        mover.join()
        hands.close()
