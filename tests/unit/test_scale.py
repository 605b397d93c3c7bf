"""The program in docs/scale.md, as it stands there, on a real Dask cluster of processes."""

from __future__ import annotations

import csv
import importlib.util
import json
import os
import re
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from concurrent.futures import Future
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Iterator

import pytest

from sandbox.testing import Sandbox, running

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "scale.md").read_text("utf-8")
KEY = "scaled+key/42="
LAYERS = "flood_zones,wind_bands"
BIG = 9_007_199_254_740_993
"""2^53 + 1, which no float holds."""


@pytest.fixture(scope="module")
def started_sandbox():
    with running(key=KEY) as started:
        yield started


@pytest.fixture
def sandbox(started_sandbox):
    """The sandbox, healthy and with an empty record of requests."""
    started_sandbox.forget()
    yield started_sandbox
    started_sandbox.restore()


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M)
    path = tmp_path_factory.mktemp("program") / "enrich_portfolio.py"
    path.write_text(code, "utf-8")
    return path


def surroundings(sandbox: Sandbox, key: str = KEY) -> dict[str, str]:
    """The variables of a shell in which the program is run; without *key* there is none."""
    ours = ("GEOPORTFOLIO_", "DASK_", "PYTHON")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment.update(PYTHONPATH=str(ROOT / "build" / "import"), NO_PROXY="127.0.0.1", no_proxy="127.0.0.1")
    environment.update(GEOPORTFOLIO_URL=sandbox.url)
    if key:
        environment.update(GEOPORTFOLIO_API_KEY=key)
    return environment


@pytest.fixture
def run(program, sandbox, tmp_path):
    """Run the program on ``portfolio.csv``; what it said."""

    def run(*options: str, code: int = 0, key: str = KEY) -> str:
        done = subprocess.run(
            [sys.executable, str(program), "portfolio.csv", "enriched", "--layers", LAYERS, *options],
            cwd=tmp_path,
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

    return run


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


def portfolio(count: int) -> list[dict]:
    """Rows of all kinds: with a place, with an address, with neither, with faults."""
    kinds = [
        {"longitude": "9.9882", "latitude": "53.6304", "address": ""},
        {"longitude": "", "latitude": "", "address": "Hamburg"},
        {"longitude": "", "latitude": "", "address": "שדה 🛬"},
        {"longitude": "", "latitude": "", "address": ""},
        {"longitude": "999", "latitude": "5", "address": ""},
        {"longitude": "x", "latitude": "5", "address": ""},
    ]
    return [
        {"id": str(BIG + number), "name": f'a,\n"{number}" שדה 🛬', **kinds[number % len(kinds)]}
        for number in range(count)
    ]


@pytest.fixture(scope="module")
def scheduler(started_sandbox, tmp_path_factory) -> Iterator[str]:
    """The address of a cluster of two processes, which alone have the key in their environment."""
    folder = tmp_path_factory.mktemp("cluster")
    with ExitStack() as running_processes:

        def start(role: str, *options: str, key: str = "") -> None:
            command = [sys.executable, "-m", f"distributed.cli.dask_{role}", "--no-dashboard", *options]
            process = subprocess.Popen(command, cwd=folder, env=surroundings(started_sandbox, key))
            running_processes.callback(process.wait, 30)
            running_processes.callback(process.kill)

        place = folder / "scheduler.json"
        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(place))
        for name in ("one", "two"):
            own = ("--no-nanny", "--nthreads", "2", "--name", name, "--local-directory", str(folder))
            start("worker", "--scheduler-file", str(place), "--host", "127.0.0.1", *own, key=KEY)
        until = time.monotonic() + 60
        while not place.exists() or not place.read_text("utf-8").strip():
            assert time.monotonic() < until, "the scheduler does not start"
            time.sleep(0.05)
        yield json.loads(place.read_text("utf-8"))["address"]


@pytest.fixture
def run_there(run, scheduler):
    """Run the program on the cluster, without the key in its own environment."""
    return partial(run, "--scheduler", scheduler, "--attempts", "1", key="")


def table(path: Path) -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in answers(path)}


def sent_points(sandbox: Sandbox) -> list[dict]:
    return [point for seen in sandbox.requests if seen.body for point in json.loads(seen.body)["points"]]


def test_a_table_is_geocoded_and_enriched_on_processes_of_this_machine(run, sandbox, tmp_path):
    rows = portfolio(60)
    write(tmp_path, rows)
    sandbox.faults.set("geocode=500x1", "batch=429:0x1")
    said = run("--workers", "2", "--rows", "12", "--batch", "5")
    assert said.count("12 rows") == 5
    found = answers(tmp_path)
    assert [{name: row[name] for name in rows[0]} for row in found] == rows
    statuses = ("found", "found", "not found", "empty", "failed", "failed")
    assert [row["status"] for row in found] == list(statuses) * 10
    assert json.loads(found[0]["flood_zones"])["intensity"] and found[0]["wind_bands"]
    hamburg = found[1]
    assert (hamburg["place_label"], hamburg["place_longitude"][:4], hamburg["place_latitude"][:4]) == (
        "Hamburg, Germany",
        "9.99",
        "53.5",
    )
    assert "numbers" in found[5]["message"] and "999" in found[4]["message"]
    # Equal addresses of a part are asked once; 20 points go in batches of at most 5.
    geocoded = Counter(seen.query["q"] for seen in sandbox.requests if "q" in seen.query)
    assert sum(geocoded.values()) == 2 * 5 + 1
    assert all(seen.authorized for seen in sandbox.requests)


def test_what_failed_is_asked_again_and_nothing_else(run_there, sandbox, tmp_path):
    """Two of four batches fail without another try; the next run asks for their rows alone."""
    rows = [{"id": str(n), "longitude": str(n / 100), "latitude": "50"} for n in range(40)]
    write(tmp_path, rows)
    sandbox.faults.set("batch=500x2")
    run_there("--rows", "40", "--batch", "10", "--in-flight", "1")
    first = table(tmp_path)
    failed = {name for name, row in first.items() if row["status"] == "failed"}
    assert len(failed) == 20 and len(first) == 40
    assert all("500" in first[name]["message"] for name in failed)
    sandbox.forget()
    run_there("--rows", "40", "--batch", "10")
    assert len(sent_points(sandbox)) == 20
    second = table(tmp_path)
    assert {row["status"] for row in second.values()} <= {"found", "not found"} and len(second) == 40
    assert all(second[name] == row for name, row in first.items() if name not in failed)
    assert all(second[name]["message"] == "" for name in failed)


def test_a_service_that_is_away_ends_the_run_which_can_be_gone_on_with(run_there, sandbox, tmp_path):
    rows = [{"id": str(n), "longitude": "9.9", "latitude": "53.6"} for n in range(100)]
    write(tmp_path, rows)
    sandbox.faults.set("batch=503")
    said = run_there("--rows", "5", "--in-flight", "1", code=1)
    assert "Stopped: enrich_batch: 503" in said and "Traceback" not in said
    asked = len(sandbox.requests)
    assert 0 < asked <= 8  # two parts a worker were under way
    assert {row["status"] for row in answers(tmp_path)} == {"failed"}
    sandbox.faults.set()
    run_there("--rows", "5")
    assert [row["id"] for row in answers(tmp_path)] == [row["id"] for row in rows]
    assert {row["status"] for row in answers(tmp_path)} == {"found"}


def test_no_more_is_asked_at_a_time_than_the_page_says(run_there, sandbox, tmp_path):
    """Workers x in flight, also on workers with several threads. An answer takes 300 ms."""
    write(tmp_path, [{"id": str(n), "longitude": "9.9", "latitude": "53.6"} for n in range(48)])
    with sandbox.behaving(latency_ms=300):
        run_there("--rows", "6", "--batch", "1", "--in-flight", "3")
    moments = sorted(seen.at for seen in sandbox.requests)
    assert len(moments) == 48
    at_once = [sum(start <= moment < start + 0.29 for moment in moments) for start in moments]
    assert max(at_once) == 2 * 3


@pytest.fixture
def module(program):
    """The program's parts, for what needs no cluster."""
    spec = importlib.util.spec_from_file_location("enrich_portfolio", program)
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
    yield made
    del sys.modules[spec.name]


def options(folder: Path) -> Namespace:
    (folder / "enriched").mkdir(exist_ok=True)
    more = {"layers": ["wind_bands"], "rows": 2, "in_flight": 1, "attempts": 1, "batch": 10}
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
def test_a_table_that_can_not_be_kept_whole_is_refused(module, tmp_path, text, said):
    (tmp_path / "portfolio.csv").write_text(text, "utf-8")
    with pytest.raises(SystemExit, match=said):
        list(module.parts(options(tmp_path)))


def test_another_table_is_not_mixed_with_the_answers_that_are_there(module, tmp_path):
    write(tmp_path, [{"id": "1", "note": ""}, {"id": "2", "note": "x"}, {"id": "3", "note": ""}])
    for part in module.parts(options(tmp_path)):
        part.write([{"status": "found", "wind_bands": "{}"} for _ in part.waiting])
    before = answers(tmp_path)
    assert list(module.parts(options(tmp_path))) == []
    write(tmp_path, [{"id": "2", "note": ""}])
    with pytest.raises(SystemExit, match="another table"):
        list(module.parts(options(tmp_path)))
    assert answers(tmp_path) == before


def test_a_worker_without_the_key_is_named(module, tmp_path, monkeypatch):
    monkeypatch.setenv("GEOPORTFOLIO_URL", "http://127.0.0.1:9")
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY", raising=False)
    with pytest.raises(RuntimeError, match="tcp://worker has no GEOPORTFOLIO_API_KEY in its environment"):
        module.Service(options(tmp_path)).setup(Namespace(address="tcp://worker"))


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
def test_workers_that_come_later_get_their_parts(module, tmp_path, monkeypatch, workers, under_way):
    write(tmp_path, [{"id": str(n)} for n in range(60)])
    crowd = Crowd(workers)
    monkeypatch.setattr(module, "as_completed", lambda: crowd)
    assert module.run(crowd, options(tmp_path)) == ""
    assert crowd.under_way[:4] == under_way
    assert len(answers(tmp_path)) == 60


def test_the_program_has_the_style_of_the_house(program):
    for command in (["check"], ["format", "--check"]):
        subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--config", str(ROOT / "pyproject.toml"), str(program)],
            check=True,
        )


def test_the_plugin_does_not_need_dask():
    own = [path for folder in ("core", "ui") for path in (ROOT / folder).rglob("*.py")]
    assert len(own) > 100
    assert [
        path
        for path in own
        if re.search(r"^\s*(import|from) (dask|distributed)", path.read_text("utf-8"), re.M)
    ] == []
