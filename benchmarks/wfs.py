"""100,000 points until each was read from the layer: the plugin's way beside QGIS's own WFS provider.

The provider is given QGIS Server itself, and its answers played again, which cost nothing to make.
"""

from __future__ import annotations

import socket
import subprocess
import time
from contextlib import contextmanager
from typing import Iterator

from .figures import Figure, Place, child, environment, figure, started
from .points import curled, loaded

COUNT = 100_000
FASTER = 10.0
_PATIENCE = 30.0


def measure(place: Place, runs: int, count: int = COUNT) -> list[Figure]:
    """Interleaved, each load in a fresh process."""
    curled(place, "geojson", count)  # makes the body
    ours, live, replayed = [], [], []
    with qgis_server(place, count) as url, started("benchmarks.replay", url) as again:
        _iterated(again, count)  # what is played again is to be known
        for _ in range(runs):
            ours.append(loaded(place, "geojson", count)["iterated"])
            live.append(_iterated(url, count))
            replayed.append(_iterated(again, count))
    subject = f"{count:,} points until all are read"
    return [
        *(
            figure(
                subject,
                f"x faster than WFS{which}",
                [theirs / mine for mine, theirs in zip(ours, times)],
                FASTER,
                at_most=False,
                is_ratio=True,
            )
            for which, times in ((" from QGIS Server", live), (", its answers ready", replayed))
        ),
        figure(subject, "in all, s", ours),
        figure(subject, "WFS from QGIS Server, s", live),
        figure(subject, "WFS, its answers ready, s", replayed),
    ]


@contextmanager
def qgis_server(place: Place, count: int) -> Iterator[str]:
    """The address of a QGIS Server with the points of the place's server, in a process of its own."""
    body, project = place.folder / f"points_{count}.geojson", place.folder / "points.qgs"
    child("benchmarks.wfs_layers", "publish", str(body), str(project))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["qgis_mapserver", "-l", "2", "-p", str(project), f"127.0.0.1:{port}"]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait_for(port: int) -> None:
    last = time.monotonic() + _PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionError:
            if time.monotonic() > last:
                raise
            time.sleep(0.05)


def _iterated(url: str, count: int) -> float:
    return child("benchmarks.wfs_layers", "read", url, str(count))["iterated"]
