"""A process that has QGIS imported, and forks one that works until it is killed, for each line it reads.

A line is JSON: ``task`` ("load" or "enrich"), what the task takes, and ``kill_at``: the number of the
statement of SQLite at which the process kills itself; 0: it goes on to its end, or until somebody else kills
it. What it says is the number of the process, and how that ended.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import traceback
from itertools import count
from pathlib import Path
from typing import Any

from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback, QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Config, Monitor, Query, Retry
from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.storage import geopackage
from geoportfolio.core.gis.storage.record import LoadPosition
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider

_FEW_PAGES = 5
"""SQLite keeps so much of a file in memory: the rest of a transaction is in the file before it ends."""


def load(asked: dict[str, Any]) -> None:
    """A load as the docks start it."""
    config = Config(base_url=asked["url"], api_key=asked["key"], retry=Retry(attempts=1))
    client, query = Client(config), Query.from_json(asked["query"])
    described = gis.connections.sources.describe_source(client, query.source, Monitor())
    path, before = Path(asked["path"]), asked.get("kept")
    kept = ResumePoint(Path(before["path"]), LoadPosition(*before["position"])) if before else None
    more = {"kept": kept, "mark_repeats": True, "connection": "office"}
    gis.results.loading.load(client, query, described, path, Monitor(), **more)


def enrich(asked: dict[str, Any]) -> None:
    """The algorithm ``enrichpoints`` with these parameters."""
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("geoportfolio:enrichpoints")
    context, project = QgsProcessingContext(), QgsProject()
    context.setProject(project)
    _, is_done = algorithm.run(asked["parameters"], context, QgsProcessingFeedback(False), {}, False)
    assert is_done


TASKS = {"load": load, "enrich": enrich}


def count_statements(kill_at: int) -> None:
    """Have this process kill itself at that statement on a file under way."""
    numbers, connect = count(1), geopackage.GeoPackage._connect
    last = ""

    def seen(statement: str) -> None:
        nonlocal last
        # Told again for each trigger, of which each version of GDAL has others.
        is_new, last = statement != last, statement
        if is_new and next(numbers) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def watched(table: geopackage.GeoPackage) -> None:
        connect(table)
        table.connection.execute(f"PRAGMA cache_size = {_FEW_PAGES}")
        table.connection.set_trace_callback(seen)

    geopackage.GeoPackage._connect = watched


def work(asked: dict[str, Any]) -> None:
    """The whole life of a process."""
    try:
        count_statements(asked["kill_at"])
        if asked.get("room"):
            resource.setrlimit(resource.RLIMIT_FSIZE, (asked["room"], asked["room"]))
        TASKS[asked["task"]](asked)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def main() -> None:
    application = QgsApplication([], False)
    application.initQgis()
    provider = GeoPortfolioProvider(Connections())
    QgsApplication.processingRegistry().addProvider(provider)
    print("ready", os.getpid(), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        os.environ.update(GEOPORTFOLIO_URL=asked["url"], GEOPORTFOLIO_API_KEY=asked["key"])
        child = os.fork()
        if not child:
            work(asked)
        print("began", child, flush=True)
        print("ended", os.waitpid(child, 0)[1], flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
