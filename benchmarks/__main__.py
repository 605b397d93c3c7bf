"""Measure side by side on this machine; exit code 1 where a target is missed or a ratio became worse."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict
from typing import Callable, Mapping, Sequence

from osgeo import gdal
from qgis.core import Qgis

from . import ROOT, calm, cancel, drawing, load, maps, queues, startup, suggestions, wfs, worst_circles
from .figures import Figure, Spread, baseline, keep
from .processes import Place, place

RUNS = 5
FEWER_RUNS = {"load": 3, "calm": 3, "maps": 1, "worst_circles": 3}
SUBJECTS: Mapping[str, Callable[[Place, int], list[Figure]]] = {
    module.__name__.rpartition(".")[2]: module.measure
    for module in (load, wfs, cancel, queues, suggestions, startup, drawing, calm, maps, worst_circles)
}


def table(figures: Sequence[Figure], before: Mapping[str, Spread]) -> str:
    """Return the figures as text: median, least to most, target, baseline."""
    lines = [f"{'':44}{'median':>12}  {'least .. most':26}{'target':10}{'baseline':10}".rstrip()]
    subject = ""
    for figure in figures:
        if figure.subject != subject:
            subject = figure.subject
            lines.append(subject)
        lines.append(figure.line(before.get(figure.name)))
    return "\n".join(lines)


def _loads() -> str:
    """Return how busy the machine was in the last minute and the last quarter of an hour."""
    minute, _, quarter = os.getloadavg()
    return f"{minute:.1f}, {quarter:.1f}"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SUBJECTS))
    parser.add_argument("--runs", type=int, default=0, help=f"of each way; {RUNS}, fewer of some")
    parser.add_argument(
        "--share", type=float, default=1, help="of the rows, such as 0.02: only to see it run"
    )
    parser.add_argument("--baseline", action="store_true", help="keep the ratios as this QGIS's baseline")
    options = parser.parse_args()
    if unknown := set(options.names) - set(SUBJECTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    if options.baseline and options.share != 1:
        parser.error("a baseline is measured with all rows")
    return options


def main() -> int:
    options = _options()
    began, before_loads = time.monotonic(), _loads()
    versions = {"QGIS": Qgis.QGIS_VERSION, "GDAL": gdal.__version__, "Python": sys.version.split()[0]}
    version = ".".join(Qgis.QGIS_VERSION.split(".")[:2])
    figures: list[Figure] = []
    with place(options.share) as where:
        for name in options.names or SUBJECTS:
            print(f"{name} ...", file=sys.stderr, flush=True)
            figures += SUBJECTS[name](where, options.runs or FEWER_RUNS.get(name, RUNS))
    head = ", ".join(f"{name} {number}" for name, number in versions.items())
    head += f"; {os.cpu_count()} processors; load {before_loads} before, {_loads()} after"
    known = baseline(version)
    print(head)
    if not known:
        print(f"QGIS {version} has no baseline; --baseline on an idle machine keeps one")
    print(table(figures, known))
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    found = {"on": head, "versions": versions, "figures": [asdict(each) for each in figures]}
    target.write_text(json.dumps(found, indent=2), encoding="utf-8")
    print(f"All runs: {target.relative_to(ROOT)}; {time.monotonic() - began:.0f} s in all")
    if options.baseline:
        keep(version, figures)
        return 0
    return int(any(each.is_worse(known.get(each.name)) or not each.is_reached for each in figures))


if __name__ == "__main__":
    sys.exit(main())
