"""``python -m benchmarks``: side by side, interleaved, each load in a fresh process, medians."""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator

from .request import BODY, PATH

RUNS = 5
ROOT = Path(__file__).resolve().parent.parent
WAYS = {
    "plugin": "GeoPortfolio, indexed GeoPackage",
    "naive": "naive, memory layer",
    "curl": "curl, bytes only",
}


@contextmanager
def sandbox() -> Iterator[tuple[str, str]]:
    """The address and the key of a sandbox that runs for the block."""
    command = [sys.executable, "-m", "sandbox"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield re.fullmatch(
                r"GeoPortfolio sandbox: (\S+)  key: (\S+)", process.stdout.readline().strip()
            ).groups()
        finally:
            process.terminate()


def loaded(way: str, url: str, key: str, folder: str) -> dict[str, Any]:
    """One load by the plugin or the naive way, in a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "benchmarks.loads", way, url, key, folder]
    run = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(run.stdout.splitlines()[-1])


def curled(url: str, key: str) -> dict[str, Any]:
    """The same bytes by curl, thrown away."""
    command = ["curl", "-sS", "-o", os.devnull, "-w", "%{time_total} %{size_download}", url + PATH]
    command += ["-H", f"Authorization: {key}", "-H", "Content-Type: application/json", "--data", "@-"]
    run = subprocess.run(command, input=json.dumps(BODY), stdout=subprocess.PIPE, text=True, check=True)
    seconds, size = run.stdout.split()
    return {"seconds": float(seconds), "bytes": int(size)}


def measured() -> dict[str, list[dict[str, Any]]]:
    """RUNS of each way, interleaved; one load before warms the sandbox up."""
    runs: dict[str, list[dict[str, Any]]] = {way: [] for way in WAYS}
    with sandbox() as (url, key), tempfile.TemporaryDirectory() as folder:
        curled(url, key)
        for _ in range(RUNS):
            for way in ("plugin", "naive"):
                runs[way].append(loaded(way, url, key, folder))
            runs["curl"].append(curled(url, key))
    return runs


def medians(runs: list[dict[str, Any]]) -> dict[str, float]:
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def table(results: dict[str, dict[str, float]]) -> str:
    """The medians as text, times against the naive way."""
    lines = [f"{'':34}{'seconds':>9}{'x naive':>9}{'points/s':>11}{'added MB':>10}{'longest stall ms':>18}"]
    naive = results["naive"]["seconds"]
    for way, label in WAYS.items():
        found = results[way]
        line = f"{label:34}{found['seconds']:9.2f}{found['seconds'] / naive:9.2f}"
        if "count" in found:
            line += (
                f"{found['count'] / found['seconds']:11,.0f}{found['added_mb']:10.0f}{found['gap_ms']:18.0f}"
            )
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    runs = measured()
    results = {way: medians(found) for way, found in runs.items()}
    size = results["curl"]["bytes"] / 1e6
    print(f"{results['plugin']['count']:,.0f} points, {size:.1f} MB of GeoJSON, medians of {RUNS} runs")
    print(table(results))
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps({"medians": results, "runs": runs}, indent=2), encoding="utf-8")
    print(f"All runs: {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
