"""Measure side by side on this machine; exit code 1 where a target is missed or a ratio became worse."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict
from typing import Callable, Mapping, Optional, Sequence

from . import baseline, calm, cancels, maps, points, queues, rendering, startup, suggestions, wfs
from .figures import ROOT, Figure, Place, child, place

RUNS = 5
FEWER_RUNS = {"points": 3, "calm": 3, "maps": 1}

SUBJECTS: Mapping[str, Callable[[Place, int], list[Figure]]] = {
    "points": points.measure,
    "wfs": wfs.measure,
    "cancels": cancels.measure,
    "queues": queues.measure,
    "suggestions": suggestions.measure,
    "startup": startup.measure,
    "rendering": rendering.measure,
    "calm": calm.measure,
    "maps": maps.measure,
}


def measured(names: Sequence[str], runs: int) -> list[Figure]:
    """The figures of the subjects; *runs* of each, 0: what is usual for it."""
    figures: list[Figure] = []
    with place() as where:
        for name in names:
            print(f"{name} ...", file=sys.stderr, flush=True)
            figures += SUBJECTS[name](where, runs or FEWER_RUNS.get(name, RUNS))
    return figures


def table(figures: Sequence[Figure], before: Mapping[str, baseline.Spread]) -> str:
    """The figures as text: the median, the runs from the least to the most, the target, the baseline."""
    lines, subject = [], ""
    for figure in figures:
        if figure.subject != subject:
            subject = figure.subject
            lines.append(subject)
        lines.append(_line(figure, before.get(baseline.name(figure))))
    return "\n".join(lines)


def _line(figure: Figure, before: Optional[baseline.Spread]) -> str:
    spread = f"{min(figure.runs):,.2f} .. {max(figure.runs):,.2f}"
    target = "" if figure.target is None else f"{'<=' if figure.at_most else '>='} {figure.target:,g}"
    known = "" if before is None or not figure.is_ratio else f"{before['value']:,.2f}"
    marks = ["MISSED"] * (not figure.is_reached) + ["WORSE"] * baseline.is_worse(figure, before)
    marks += ["NEW"] * (figure.is_ratio and before is None)
    line = f"  {figure.measure:42}{figure.value:12,.2f}  {spread:26}{target:10}{known:10}{' '.join(marks)}"
    return line.rstrip()


def _head(versions: Mapping[str, str]) -> str:
    told = ", ".join(f"{name} {version}" for name, version in versions.items())
    return f"{told}; {os.cpu_count()} processors"


def _load() -> str:
    """How much else the machine had to do in the last minute and a quarter of an hour."""
    minute, _, quarter = os.getloadavg()
    return f"load {minute:.1f}, {quarter:.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SUBJECTS))
    parser.add_argument("--runs", type=int, default=0, help=f"of each way; {RUNS}, of some fewer")
    parser.add_argument("--baseline", action="store_true", help="keep the ratios as the new baseline")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(SUBJECTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    began, versions = time.monotonic(), child("benchmarks.meters")
    head, version = f"{_head(versions)}; {_load()} before", ".".join(versions["QGIS"].split(".")[:2])
    figures = measured(arguments.names or list(SUBJECTS), arguments.runs)
    head = f"{head}, {_load()} after"
    before = baseline.of(version)
    print(head)
    print(f"{'':44}{'median':>12}  {'least .. most':26}{'target':10}{'baseline':10}")
    print(table(figures, before))
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    found = {"on": head, "versions": versions, "figures": [asdict(figure) for figure in figures]}
    target.write_text(json.dumps(found, indent=2), encoding="utf-8")
    print(f"All runs: {target.relative_to(ROOT)}; {time.monotonic() - began:.0f} s in all")
    if arguments.baseline:
        baseline.write(version, figures)
        return 0
    worse = [figure for figure in figures if baseline.is_worse(figure, before.get(baseline.name(figure)))]
    return int(bool(worse) or not all(figure.is_reached for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
