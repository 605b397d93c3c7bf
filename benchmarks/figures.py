"""What a benchmark says, and where it runs: a figure with each run's value, and a place with a server."""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, Sequence
from urllib.request import urlopen

from .server import COUNT, KEY

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Figure:
    """One measured thing beside what it is to reach.

    :param subject: what was done, such as ``1,000,000 points, GeoJSON``.
    :param measure: what was measured, with its unit, such as ``longest main-thread gap, ms``.
    :param value: the median of *runs*.
    :param runs: the value of each run, so that the noise can be said.
    :param target: what the value is to reach; None: it is told beside the others, not judged.
    :param at_most: True where the value must not be above the target, False where not below it.
    :param is_ratio: compared with the committed baseline: a ratio of two things of one run says
        the same on another machine.
    """

    subject: str
    measure: str
    value: float
    runs: tuple[float, ...]
    target: Optional[float]
    at_most: bool
    is_ratio: bool = False

    @property
    def is_reached(self) -> bool:
        if self.target is None:
            return True
        return self.value <= self.target if self.at_most else self.value >= self.target


def figure(
    subject: str,
    measure: str,
    runs: Sequence[float],
    target: Optional[float] = None,
    at_most: bool = True,
    is_ratio: bool = False,
) -> Figure:
    """The figure of *runs*, with their median."""
    return Figure(subject, measure, statistics.median(runs), tuple(runs), target, at_most, is_ratio)


@dataclass(frozen=True)
class Place:
    """Where a subject is measured.

    :param url: the base URL of a running server with prepared answers, ``benchmarks.server``.
    :param key: what it takes as the API key.
    :param folder: for files; gone with the place.
    """

    url: str
    key: str
    folder: Path

    def after(self, milliseconds: int) -> str:
        """The base URL below which each answer takes so long."""
        return f"{self.url}/after/{milliseconds}"

    def requests(self) -> int:
        """How many requests the server was sent since this was called before."""
        with urlopen(self.url + COUNT) as answer:
            return int(answer.read())

    def slowly(self, milliseconds: int) -> str:
        """The base URL below which the bytes of a big body come one after the other for so long."""
        return f"{self.url}/slowly/{milliseconds}" if milliseconds else self.url


@contextmanager
def place() -> Iterator[Place]:
    """A place for the block, with a server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder, started("benchmarks.server", folder) as url:
        yield Place(url, KEY, Path(folder))


@contextmanager
def sandbox(*switches: str) -> Iterator[tuple[str, str]]:
    """The address and the key of a sandbox that runs for the block, in a process of its own.

    :param switches: as on its command line, such as ``--latency-ms=50``.
    """
    with started("sandbox", *switches) as line:
        found = re.fullmatch(r"GeoPortfolio sandbox: (\S+)  key: (\S+)", line)
        assert found, line
        yield found[1], found[2]


@contextmanager
def started(module: str, *arguments: str) -> Iterator[str]:
    """The first line that the module says; it runs in a process of its own for the block."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def child(module: str, *arguments: str, **variables: str) -> Any:
    """What the module prints as JSON in its last line; it runs in a fresh process.

    :param variables: of the environment, beside those of :func:`environment`.
    """
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(
        command, cwd=ROOT, env=environment(variables), capture_output=True, text=True, check=False
    )
    if run.returncode:
        # What else Qt and GDAL say in passing is no news.
        sys.stderr.write(run.stderr)
        run.check_returncode()
    return json.loads(run.stdout.splitlines()[-1])


def environment(variables: Mapping[str, str] = {}) -> dict[str, str]:
    """For a child that imports the plugin under its name, and QGIS without a screen."""
    path = os.pathsep.join((str(ROOT / "build" / "import"), str(ROOT)))
    return {
        # The program is Python: QGIS may not see from it where its providers lie.
        "QGIS_PREFIX_PATH": "/usr",
        **os.environ,
        "PYTHONPATH": path,
        "QT_QPA_PLATFORM": "offscreen",
        **variables,
    }
