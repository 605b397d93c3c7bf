"""Answers of any size, and what a client that asks for them holds in its memory."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any, Iterator

from tests.support.scripted_server import Reply, Stream

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = 1 << 20


def endless(
    start: bytes, filling: bytes, size: int, end: bytes = b"", packed: bool = False, **reply: Any
) -> Reply:
    """*start*, then *filling* until *size* bytes are sent, then *end*.

    :param packed: as gzip; *size* is that of the unpacked body.
    """

    def blocks() -> Iterator[bytes]:
        block = filling * (_BLOCK // len(filling))
        yield start
        for _ in range(size // len(block)):
            yield block
        yield end

    def gzipped() -> Iterator[bytes]:
        pack = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
        for block in blocks():
            yield pack.compress(block)
        yield pack.flush()

    headers = {"Content-Encoding": "gzip"} if packed else {}
    return Reply(Stream(gzipped if packed else blocks), headers=headers, **reply)


_METER = """
import resource, sys
{imports}
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
from geoportfolio.core.api import Client, Config, OpenPoints, Polygon, Retry
import geoportfolio.core.api.parsing.decode, requests
ring = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
square = Polygon.from_json({{"type": "Polygon", "coordinates": [ring]}})
points = OpenPoints(largest_answer={limit})
client = Client(Config({url!r}, "a-key", retry=Retry(attempts=1), open_points=points))
before = peak()
try:
    {work}
    told = "came"
except Exception as error:
    facts = getattr(error, "reason", ""), getattr(error, "limit", "")
    told = "{{}} {{}} {{}}: {{}}".format(type(error).__name__, *facts, error)
print(f"MEASURED {{peak() - before}} {{told}}")
"""


def measured(url: str, work: str, limit: int, imports: str = "") -> tuple[int, str]:
    """Megabytes that the memory of a process of its own grew by at most while it did *work*; how that ended.

    :param work: a statement that asks ``client``; there is a ``square``.
    :param limit: megabytes, ``OpenPoints.largest_answer``.
    """
    program = _METER.format(url=url, work=work, limit=limit, imports=imports)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), *sys.path))}
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    line = next((each for each in run.stdout.splitlines() if each.startswith("MEASURED ")), "")
    assert line, run.stderr[-2000:]
    _, grown, told = line.split(" ", 2)
    return int(grown), told
