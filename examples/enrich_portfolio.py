"""Geocode and enrich a table of any size with Dask. Run it again to go on where it stopped."""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
import threading
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Any, Iterator, Optional

from dask.distributed import Client as Cluster
from dask.distributed import LocalCluster, WorkerPlugin, as_completed, get_worker

from geoportfolio.core.api import Client, Config, Monitor, OpenPoints, Retry
from geoportfolio.core.api.batches import each_in_order, each_row
from geoportfolio.core.api.enrichment import Enriched, EnrichPoint
from geoportfolio.core.api.errors import ApiError, BadRequest, InvalidInput
from geoportfolio.core.api.places import Place

ANSWERED = ("found", "not found", "empty")
PLACE = ("place_longitude", "place_latitude", "place_label")
STATE = ("status", "message")
Row = dict[str, str]


class Service(WorkerPlugin):
    """One client in each worker process. The key is read there, and is in nothing that travels."""

    name = "geoportfolio"

    def __init__(self, options: argparse.Namespace) -> None:
        self.layers = options.layers
        self.retry = Retry(attempts=options.attempts)
        self.points = OpenPoints(batch_size=options.batch, pages_in_flight=options.in_flight)

    def setup(self, worker: Any) -> None:
        missing = [name for name in ("GEOPORTFOLIO_URL", "GEOPORTFOLIO_API_KEY") if not os.environ.get(name)]
        if missing:
            raise RuntimeError(f"{worker.address} has no {' and no '.join(missing)} in its environment")
        url, key = os.environ["GEOPORTFOLIO_URL"], os.environ["GEOPORTFOLIO_API_KEY"]
        self.client = Client(Config(url, key, trust_env=True, retry=self.retry, open_points=self.points))
        self.asking = self.client.enrichment.asking(self.layers)
        self.turn = threading.Lock()

    def answer(self, rows: list[Row]) -> tuple[list[Row], str]:
        """What the service says of *rows*; and what is wrong, where it answered none of them."""
        with self.turn:  # also where a worker has several threads: never more than in_flight at a time
            answers = [dict.fromkeys((*PLACE, *STATE, *self.layers), "") for _ in rows]
            errors = [*self._locate(rows, answers), *self._enrich(answers)]
        answered = any(answer["status"] in ANSWERED for answer in answers)
        return answers, "" if answered or not errors else str(errors[-1])

    def _locate(self, rows: list[Row], answers: list[Row]) -> Iterator[ApiError]:
        """Places from the table, or for the addresses; equal addresses of a part are asked once."""

        def address(pair: tuple[Row, Row]) -> Optional[str]:
            row, answer = pair
            answer.update(place_longitude=row.get("longitude", ""), place_latitude=row.get("latitude", ""))
            has_place = answer["place_longitude"] and answer["place_latitude"]
            return None if has_place else row.get("address", "").strip() or None

        def geocode(wanted: str, monitor: Monitor) -> Optional[Place]:
            try:
                return self.client.places.geocode(wanted, monitor=monitor)
            except BadRequest as error:  # spec 7: an address that can't be read
                if error.status == 400:
                    return None
                raise

        pairs = zip(rows, answers)
        for (_, answer), outcome in each_row(pairs, address, geocode, self.points.pages_in_flight, Monitor()):
            if outcome is None:
                has_place = answer["place_longitude"] and answer["place_latitude"]
                answer["status"] = "" if has_place else "empty"
            elif outcome.error is not None:
                answer.update(status="failed", message=str(outcome.error))
                yield outcome.error
            elif outcome.value is None:
                answer.update(status="not found", message="the service knows no such address")
            else:
                place = outcome.value
                answer.update(zip(PLACE, (repr(place.lon), repr(place.lat), place.label)))

    def _enrich(self, answers: list[Row]) -> Iterator[ApiError]:
        """The layers at the places, in batches."""
        points = []
        for number, answer in enumerate(answers):
            try:
                if not answer["status"]:
                    lon, lat = float(answer["place_longitude"]), float(answer["place_latitude"])
                    points.append(EnrichPoint(str(number), lon, lat))
            except ValueError:
                answer.update(status="failed", message="longitude and latitude are no numbers")
        size = self.points.batch_size
        batches = (points[start : start + size] for start in range(0, len(points), size))
        for outcome in each_in_order(batches, self.asking.results, self.points.pages_in_flight, Monitor()):
            found = outcome.value or [Enriched(point.id, error=outcome.error) for point in outcome.item]
            for each in found:
                answer = answers[int(each.id)]
                if each.error is not None:
                    answer.update(status="failed", message=str(each.error))
                    if not isinstance(each.error, InvalidInput):  # which is wrong with this row only
                        yield each.error
                    continue
                answer["status"] = "found" if each.has_anything else "not found"
                for layer, values in each.layers.items():
                    answer[layer] = json.dumps(values, ensure_ascii=False)


def answer(rows: list[Row]) -> tuple[list[Row], str]:
    """Runs in a worker."""
    return get_worker().plugins[Service.name].answer(rows)


class Part:
    """Some of the table's rows, and the file that has their answers."""

    def __init__(self, path: Path, rows: list[Row], own: list[str]) -> None:
        self.path = path
        self.rows = rows
        if path.exists():
            with path.open(encoding="utf-8", newline="") as file:
                self.rows = list(csv.DictReader(file))
            if [{name: row[name] for name in row if name not in own} for row in self.rows] != rows:
                sys.exit(f"{path} is of another table, other layers or other --rows; choose another folder.")
        self.waiting = [row for row in self.rows if row.get("status") not in ANSWERED]

    def write(self, answers: list[Row]) -> None:
        """Whole or not at all."""
        for row, answered in zip(self.waiting, answers):
            row.update(answered)
        half = self.path.with_suffix(".part")
        with half.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, self.rows[0])
            writer.writeheader()
            writer.writerows(self.rows)
        half.replace(self.path)


def parts(options: argparse.Namespace) -> Iterator[Part]:
    """What has no answer yet, in the order of the table."""
    own = [*PLACE, *STATE, *options.layers]
    with options.table.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file, restkey="", restval="")
        names = [*(reader.fieldnames or ()), *own]
        if twice := {name for name in names if not name or names.count(name) > 1}:
            sys.exit(f"Columns without a name, twice, or named like ours: {sorted(twice)}. Rename them.")
        number = 0
        while rows := list(islice(reader, options.rows)):
            if any("" in row for row in rows):
                sys.exit(
                    f"A row before line {reader.line_num + 1} has more values than the header has names."
                )
            number += 1
            part = Part(options.folder / f"part-{number:06}.csv", rows, own)
            if part.waiting:
                yield part


def run(cluster: Cluster, options: argparse.Namespace) -> str:
    """Answer all parts, two a worker at a time; what ended the run, or nothing."""
    cluster.register_plugin(Service(options))
    cluster.wait_for_workers(1)
    waiting = parts(options)
    under_way: dict[Any, Part] = {}
    done = as_completed()

    def start() -> None:  # workers may have come since; or all have gone for now, and it goes on
        workers = len(cluster.scheduler_info(n_workers=-1)["workers"])
        for part in islice(waiting, max(1, 2 * workers - len(under_way))):
            future = cluster.submit(answer, part.waiting, pure=False)
            under_way[future] = part
            done.add(future)

    trouble = ""
    start()
    for future in done:
        part = under_way.pop(future)
        if future.status == "finished":
            answers, fault = future.result()
        else:  # its worker died again and again, or this program has a fault
            fault = f"{part.path.name}: {future.exception()}"
            answers = [{**dict.fromkeys((*PLACE, *options.layers), ""), "status": "failed", "message": fault}]
            answers *= len(part.waiting)
        part.write(answers)
        print(f"{part.path.name}: {len(answers)} rows {fault}", flush=True)
        trouble = trouble or fault
        if not trouble:
            start()
    return trouble


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--layers", type=lambda text: text.split(","), required=True)
    parser.add_argument("--workers", type=int, default=4, help="processes on this machine")
    parser.add_argument("--scheduler", help="address of a cluster that runs, in place of --workers")
    parser.add_argument("--in-flight", type=int, default=4, help="requests of one worker at a time")
    parser.add_argument("--attempts", type=int, default=5, help="tries of one request")
    parser.add_argument("--batch", type=int, default=500, help="points in one request")
    parser.add_argument("--rows", type=int, default=5000, help="rows in one part")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    csv.field_size_limit(2**31 - 1)
    own = {"n_workers": options.workers, "threads_per_worker": 1, "dashboard_address": None}
    machines = nullcontext(options.scheduler) if options.scheduler else LocalCluster(**own)
    with machines as place, Cluster(place) as cluster:
        trouble = run(cluster, options)
    if trouble:
        sys.exit(f"Stopped: {trouble}\nRun it again to go on; rows with an answer are not asked again.")


if __name__ == "__main__":  # the workers import this file
    main()
