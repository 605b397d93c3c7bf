"""``examples/enrich_portfolio.py``: two runs on real Dask clusters, and its parts without one."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Iterator

import pytest

from examples import enrich_portfolio
from sandbox.testing import Sandbox, running

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "examples" / "enrich_portfolio.py"
KEY = "scaled+key/42="
LAYERS = "flood_zones,wind_bands"
BIG = 9_007_199_254_740_993
"""2^53 + 1, which no float holds."""
MIXED = [
    {"longitude": "9.9882", "latitude": "53.6304", "address": ""},
    {"longitude": "", "latitude": "", "address": "Hamburg"},
    {"longitude": "", "latitude": "", "address": "שדה 🛬"},
    {"longitude": "", "latitude": "", "address": ""},
    {"longitude": "999", "latitude": "5", "address": ""},
    {"longitude": "x", "latitude": "5", "address": ""},
]
"""Rows with coordinates, with an address, with neither, with faults."""
STATUSES = ("found", "found", "not found", "empty", "failed", "failed")
LATENCY_MS = 250


def surroundings(sandbox: Sandbox, key: str) -> dict[str, str]:
    """The variables of a shell in which a program is run; without *key* there is none."""
    ours = ("GEOPORTFOLIO_", "DASK_", "PYTHON")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment.update(PYTHONPATH=str(ROOT / "build" / "import"), NO_PROXY="127.0.0.1", no_proxy="127.0.0.1")
    environment.update(GEOPORTFOLIO_URL=sandbox.url)
    if key:
        environment.update(GEOPORTFOLIO_API_KEY=key)
    return environment


def run(sandbox: Sandbox, folder: Path, *options: str, code: int = 0, key: str = KEY) -> str:
    """Run the program on ``portfolio.csv``; returns what it printed."""
    done = subprocess.run(
        [sys.executable, str(PROGRAM), "portfolio.csv", "enriched", "--layers", LAYERS, *options],
        cwd=folder,
        env=surroundings(sandbox, key),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == code, said
    assert KEY not in said
    return said


def write(folder: Path, rows: list[dict]) -> None:
    with (folder / "portfolio.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def answers(folder: Path) -> list[dict[str, str]]:
    rows = []
    for path in sorted((folder / "enriched").iterdir()):
        assert path.suffix == ".csv"
        assert KEY not in path.read_text("utf-8")
        with path.open(encoding="utf-8", newline="") as file:
            rows += csv.DictReader(file)
    return rows


@pytest.fixture
def sandbox() -> Iterator[Sandbox]:
    with running(key=KEY) as started:
        yield started


@pytest.fixture
def scheduler(sandbox, tmp_path) -> Iterator[str]:
    """The address of a cluster of two processes with two threads each, which alone have the key."""
    with ExitStack() as running_processes:

        def start(role: str, *options: str, key: str = "") -> None:
            command = [sys.executable, "-m", f"distributed.cli.dask_{role}", "--no-dashboard", *options]
            process = subprocess.Popen(command, cwd=tmp_path, env=surroundings(sandbox, key))
            running_processes.callback(process.wait, 30)
            running_processes.callback(process.kill)

        place = tmp_path / "scheduler.json"
        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(place))
        for name in ("one", "two"):
            own = ("--no-nanny", "--nthreads", "2", "--name", name, "--local-directory", str(tmp_path))
            start("worker", "--scheduler-file", str(place), "--host", "127.0.0.1", *own, key=KEY)
        until = time.monotonic() + 60
        while not place.exists() or not place.read_text("utf-8").strip():
            assert time.monotonic() < until, "the scheduler does not start"
            time.sleep(0.05)
        yield json.loads(place.read_text("utf-8"))["address"]


def test_a_run_that_stopped_on_this_machine_is_completed_on_a_cluster(sandbox, scheduler, tmp_path):
    """The service has no layers at first; what it did answer stays, and the rest is requested again."""
    places = [*MIXED * 2, *MIXED[:1] * 30]
    rows = [{"id": str(BIG + n), "name": f'a,\n"{n}" שדה 🛬', **place} for n, place in enumerate(places)]
    write(tmp_path, rows)
    sandbox.faults.set("batch=503")
    said = run(sandbox, tmp_path, "--workers", "2", "--rows", "6", "--attempts", "1", code=1)
    assert "Stopped: enrich_batch: 503" in said and "Traceback" not in said
    first = answers(tmp_path)
    # Two parts a worker are under way; the first ones have rows that need no layers, and do not end the run.
    assert 3 * 6 <= len(first) <= 6 * 6
    assert Counter(row["status"] for row in first[:12]) == {"failed": 8, "not found": 2, "empty": 2}
    assert {row["status"] for row in first[12:]} == {"failed"}
    assert "503" in first[0]["message"] and "503" in first[1]["message"]

    sandbox.forget()
    sandbox.faults.set("geocode=500x1", "batch=429:0x1")
    run(sandbox, tmp_path, "--rows", "6", "--batch", "1", "--scheduler", scheduler, key="")
    found = answers(tmp_path)
    assert [{name: row[name] for name in rows[0]} for row in found] == rows
    assert [row["status"] for row in found] == [*STATUSES * 2, *["found"] * 30]
    assert all(now == before for now, before in zip(found, first) if before["status"] != "failed")
    assert json.loads(found[0]["flood_zones"])["intensity"] and found[0]["wind_bands"]
    hamburg = found[1]
    place = (hamburg["place_label"], hamburg["place_longitude"][:4], hamburg["place_latitude"][:4])
    assert place == ("Hamburg, Germany", "9.99", "53.5")
    assert "999" in found[4]["message"] and "numbers" in found[5]["message"] and not found[0]["message"]
    # What was not answered: the address, once a part, and each place; each once more for the fault.
    assert Counter(seen.query["q"] for seen in sandbox.requests if "q" in seen.query) == {"Hamburg": 3}
    sent = [point for seen in sandbox.requests if seen.body for point in json.loads(seen.body)["points"]]
    assert len(sent) == 2 * 2 + 30 + 1
    assert all(seen.authorized for seen in sandbox.requests)


def options(folder: Path) -> Namespace:
    (folder / "enriched").mkdir(exist_ok=True)
    more = {"layers": ["wind_bands"], "rows": 2, "in_flight": 1, "attempts": 1, "batch": 1}
    return Namespace(table=folder / "portfolio.csv", folder=folder / "enriched", **more)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id,status\n1,x\n", "'status'"),
        ("id,id\n1,2\n", "'id'"),
        ("id,\n1,2\n", "''"),
        ("id,longitude\n1,2,3\n", "A row before line 3 has more values"),
    ],
)
def test_a_table_that_can_not_be_kept_whole_is_refused(tmp_path, text, said):
    (tmp_path / "portfolio.csv").write_text(text, "utf-8")
    with pytest.raises(SystemExit, match=said):
        list(enrich_portfolio.parts(options(tmp_path)))


def test_another_table_is_not_mixed_with_the_answers_that_are_there(tmp_path):
    write(tmp_path, [{"id": "1", "note": ""}, {"id": "2", "note": "x"}, {"id": "3", "note": ""}])
    for part in enrich_portfolio.parts(options(tmp_path)):
        part.write([{"status": "found", "wind_bands": "{}"} for _ in part.waiting])
    before = answers(tmp_path)
    assert list(enrich_portfolio.parts(options(tmp_path))) == []
    write(tmp_path, [{"id": "2", "note": ""}])
    with pytest.raises(SystemExit, match="another table"):
        list(enrich_portfolio.parts(options(tmp_path)))
    assert answers(tmp_path) == before


def test_a_worker_without_the_key_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", "http://127.0.0.1:9")
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY", raising=False)
    with pytest.raises(RuntimeError, match="tcp://worker has no GEOPORTFOLIO_API_KEY in its environment"):
        enrich_portfolio.Service(options(tmp_path)).setup(Namespace(address="tcp://worker"))


def test_a_worker_has_no_more_requests_in_flight_than_asked_for(sandbox, tmp_path, monkeypatch):
    """Its threads take turns, and one in flight means that batches are requested one by one."""
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", KEY)
    service = enrich_portfolio.Service(options(tmp_path))
    service.setup(Namespace(address="tcp://worker"))
    rows = [{"longitude": "9.9", "latitude": "53.6"}] * 2
    with sandbox.behaving(latency_ms=LATENCY_MS), ThreadPoolExecutor(2) as threads:
        assert [trouble for _, trouble in threads.map(service.answer, [rows] * 2)] == ["", ""]
    moments = sorted(seen.at for seen in sandbox.requests)
    assert len(moments) == 4
    assert min(later - first for first, later in zip(moments, moments[1:])) >= LATENCY_MS / 1000


class Crowd:
    """In place of a cluster: its workers come and go while parts are done, so many at a time."""

    def __init__(self, workers: list[int]) -> None:
        self.under_way: list[int] = []
        self._workers = workers
        self._done: list[object] = []

    def register_plugin(self, plugin) -> None:
        pass

    def wait_for_workers(self, count: int) -> None:
        pass

    def scheduler_info(self, n_workers: int) -> dict:
        now = self._workers.pop(0) if len(self._workers) > 1 else self._workers[0]
        return {"workers": dict.fromkeys(range(now))}

    def submit(self, work, rows: list, pure: bool) -> object:
        future: Future = Future()
        future.status = "finished"  # as those of Dask have it
        future.set_result(([{"status": "found"} for _ in rows], ""))
        return future

    def add(self, future: object) -> None:
        self._done.append(future)

    def __iter__(self) -> Iterator[object]:
        while self._done:
            self.under_way.append(len(self._done))
            yield self._done.pop(0)


@pytest.mark.parametrize(
    ("workers", "under_way"), [([1, 1, 5], [2, 2, 10, 10]), ([2, 0, 0, 0, 0, 2], [4] * 4), ([1], [2] * 4)]
)
def test_workers_that_come_later_get_their_parts(tmp_path, monkeypatch, workers, under_way):
    write(tmp_path, [{"id": str(n)} for n in range(60)])
    crowd = Crowd(workers)
    monkeypatch.setattr(enrich_portfolio, "as_completed", lambda: crowd)
    assert enrich_portfolio.run(crowd, options(tmp_path)) == ""
    assert crowd.under_way[:4] == under_way
    assert len(answers(tmp_path)) == 60


def test_the_plugin_does_not_need_dask():
    own = [path for folder in ("core", "ui") for path in (ROOT / folder).rglob("*.py")]
    assert len(own) > 100
    dask = re.compile(r"^\s*(import|from) (dask|distributed)", re.M)
    assert [path for path in own if dask.search(path.read_text("utf-8"))] == []
