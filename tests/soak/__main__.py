"""``python -m tests.soak [--minutes M | --steps N] [--seed N]``: see ``docs/developers/run.md``."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from . import report
from .deeds import DEEDS
from .driver import started
from .verdict import judged

FOLDER = Path(__file__).resolve().parents[2] / "build" / "soak"


def main() -> int:
    """Soak, write the report, and say by the exit code whether it was a good one."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--steps", type=int, default=0, help="so many deeds instead of the minutes")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the report is written")
    parser.add_argument("--only", nargs="*", default=[], help="deeds with these words in their names alone")
    asked = parser.parse_args()
    deeds = [each for each in DEEDS if not asked.only or any(words in each.name for words in asked.only)]
    print(f"seed {asked.seed}", flush=True)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with started(asked.seed, asked.folder / "qgis.log", deeds) as (soak, outcome):
        soak.run(asked.minutes, asked.steps)
    findings = judged(outcome.readings, outcome.facts())
    for finding in findings:
        print(f"{'good' if finding.good else 'BAD '}  {finding.name}: {finding.said}")
    print(report.write(asked.folder, outcome, findings))
    return 0 if all(each.good for each in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
