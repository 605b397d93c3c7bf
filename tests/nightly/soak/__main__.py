"""Works in the real application as an analyst in a hurry: ``make soak``, ``python -m tests.nightly.soak``.

For 30 minutes (``--minutes``, ``--steps``) it does what a table of deeds offers (``deeds``), by mouse, keys
and inside QGIS: queries, cancellations, faults of the service, other connections and projects, the plugin
unloaded in the middle. What the step N does depends on seed and N alone (``--seed``). After each 40 s it
lets go of everything, has each dock built, and reads the meters at rest: memory, threads, handles, sockets,
temporary files, widgets, our objects. ``verdict`` judges them: the slope of the memory by deeds in the last
two thirds, and the counts at rest. Memory is what C++ and Python hold: what the allocator has free between
pieces in use grows by how they lie, and is not in it. Whatever QGIS prints must be in ``allowed``; whatever
the message bar shows, too, or be a sentence of ours (``sentences``). A hang prints QGIS's stacks into
``build/soak/qgis.log``. The report is ``build/soak/report.md``; the exit code says whether all was well.
"""

from __future__ import annotations

import argparse
import random
import sys

from ..bounded import ROOT
from . import report
from .driver import started
from .verdict import judged

FOLDER = ROOT / "build" / "soak"


def main() -> int:
    """Soak, write the report, and return the exit code."""
    options = argparse.ArgumentParser(prog="python -m tests.nightly.soak")
    options.add_argument("--minutes", type=float, default=30.0)
    options.add_argument("--steps", type=int, default=0, help="so many deeds instead of the minutes")
    options.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    asked = options.parse_args()
    print(f"seed {asked.seed}", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with started(asked.seed, FOLDER / "qgis.log") as (soak, outcome):
        soak.run(asked.minutes, asked.steps)
    findings = judged(outcome.readings, outcome.facts())
    for finding in findings:
        print(f"{'good' if finding.good else 'BAD '}  {finding.name}: {finding.said}")
    print(report.write(FOLDER, outcome, findings))
    return 0 if all(each.good for each in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
