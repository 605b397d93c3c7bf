"""Where a subject is measured: a server with prepared responses, and each run in a fresh process."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, NoReturn
from urllib.request import urlopen

from . import ROOT
from .server import COUNT, KEY


@dataclass(frozen=True)
class Place:
    """Where a subject is measured.

    :param url: the base URL of a running ``benchmarks.server``.
    :param folder: for files; removed with the place.
    :param share: the part of the usual rows that is measured; below 1, to see that a subject runs.
    """

    url: str
    key: str
    folder: Path
    share: float = 1.0

    @property
    def is_small(self) -> bool:
        return self.share < 1

    def rows(self, count: int) -> int:
        return round(count * self.share)

    def after(self, milliseconds: int) -> str:
        """Return the base URL below which each response takes so long."""
        return f"{self.url}/after/{milliseconds}"

    def slowly(self, milliseconds: int) -> str:
        """Return the base URL below which the bytes of a large body are spread over so long."""
        return f"{self.url}/slowly/{milliseconds}" if milliseconds else self.url

    def requests(self) -> int:
        """Return the number of requests that the server received since the last call."""
        with urlopen(self.url + COUNT) as response:
            return int(response.read())

    def variables(self, url: str) -> dict[str, str]:
        """Return what makes *url* the connection of the environment."""
        return {"GEOPORTFOLIO_URL": url, "GEOPORTFOLIO_API_KEY": self.key}


@contextmanager
def place(share: float = 1.0) -> Iterator[Place]:
    """A place for the block, with a server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder, started("benchmarks.server", folder) as url:
        yield Place(url, KEY, Path(folder), share)


@contextmanager
def sandbox(*switches: str) -> Iterator[dict[str, str]]:
    """The variables that make a sandbox the connection of the environment; it runs for the block.

    :param switches: of its command line, such as ``--latency-ms=50``.
    """
    with started("sandbox", *switches) as line:
        found = re.fullmatch(r"GeoPortfolio sandbox: (\S+)  key: (\S+)", line)
        assert found, line
        yield {"GEOPORTFOLIO_URL": found[1], "GEOPORTFOLIO_API_KEY": found[2]}


@contextmanager
def started(module: str, *arguments: str) -> Iterator[str]:
    """Run *module* for the block in a process of its own; yields its first line."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def child(work: Callable[..., Any], *arguments: Any, **variables: str) -> Any:
    """Return what *work* returns in a fresh process with QGIS; arguments and result go as JSON.

    :param work: a function of a module; it gets paths as texts.
    :param variables: of the environment, in addition to those of :func:`environment`.
    """
    command = [sys.executable, "-m", "benchmarks.processes", work.__module__, work.__name__]
    run = subprocess.run(
        [*command, json.dumps(arguments, default=str)],
        cwd=ROOT,
        env=environment(**variables),
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:  # else warnings of Qt and GDAL are of no interest
        sys.stderr.write(run.stderr)
        run.check_returncode()
    return json.loads(run.stdout.splitlines()[-1])


def environment(**variables: str) -> dict[str, str]:
    """Return the environment of a QGIS without a screen, which in Python does not find its own prefix."""
    return {"QGIS_PREFIX_PATH": "/usr", **os.environ, "QT_QPA_PLATFORM": "offscreen", **variables}


def end(result: Any) -> NoReturn:
    """Give *result* to the parent and end at once: closing QGIS is slow and waits for maps being drawn."""
    print(json.dumps(result), flush=True)
    os._exit(0)


def _main(module: str, name: str, arguments: str) -> NoReturn:
    from qgis.core import QgsApplication

    application = QgsApplication([], True)
    application.initQgis()
    end(getattr(importlib.import_module(module), name)(*json.loads(arguments)))


if __name__ == "__main__":
    _main(*sys.argv[1:])
