"""The long run of the fuzz tests: ``make fuzz``, ``python -m tests.nightly.fuzz [--seed N] [TARGET ...]``.

First hypothesis: four rounds of all properties with a seed each, about 200,000 examples in 10 to 15 minutes.
Then atheris, ten minutes on each decoder, from the seeds of ``tests/fuzz/corpus`` on. Whatever fails or does
not end in its time is printed with its seed; crashing inputs are in ``build/fuzz``, minimized: one becomes an
``@example``, and its cause goes. Exit code 1 for any.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys

from .bounded import ROOT, bounded

FOUND = ROOT / "build" / "fuzz"
SUITES = {"tests/fuzz": ["-p", "no:pytest_qgis"], "tests/qgis/fuzz": []}
"""Tests and the options of their tier."""
TARGETS = ("json", "csv", "unannounced", "answers", "messages", "maps", "written", "pasted")
_EXAMPLES = 500
"""Of each property in a round."""
_LONGEST_ROUND = 3600.0
_LONGEST_INPUT = 4096
_SLOWEST = 20
"""Seconds for one input; more is a finding."""
_GRACE = 120.0
"""Seconds that atheris may take beyond its time, to start and to end its last input."""
_MINIMIZING = 60


def hypothesis_round(suite: str, seed: int) -> bool:
    """Return whether every test of the suite passed with many examples."""
    log = FOUND / f"hypothesis_{suite.replace('/', '_')}_{seed}.txt"
    command = [sys.executable, "-m", "pytest", "-q", "--hypothesis-show-statistics", *SUITES[suite]]
    profile = {"FUZZ_PROFILE": "nightly", "FUZZ_EXAMPLES": str(_EXAMPLES)}
    code = bounded([*command, f"--hypothesis-seed={seed}", suite], _LONGEST_ROUND, log, profile)
    passed = sum(map(int, re.findall(r"(\d+) passing(?: examples)?, ", log.read_text("utf-8", "replace"))))
    print(f"{suite}: {passed} examples with --hypothesis-seed={seed}, {_how(code)}; {log}", flush=True)
    return code == 0 and passed > 0


def atheris(target: str, seconds: int, seed: int) -> bool:
    """Return whether *target* held for so many seconds; what it broke on is minimized."""
    grown = FOUND / "corpus" / target
    grown.mkdir(parents=True, exist_ok=True)
    log = FOUND / f"atheris_{target}.txt"
    harness = [sys.executable, "-m", "tests.fuzz.atheris_decoders", target]
    limits = [f"-max_total_time={seconds}", f"-max_len={_LONGEST_INPUT}", f"-timeout={_SLOWEST}"]
    limits += [f"-seed={seed}", f"-artifact_prefix={FOUND}/{target}-"]
    code = bounded([*harness, *limits, str(grown), f"tests/fuzz/corpus/{target}"], seconds + _GRACE, log, {})
    print(f"{target}: {seconds} s of atheris with -seed={seed}, {_how(code)}; {log}", flush=True)
    for crash in FOUND.glob(f"{target}-crash-*"):
        smaller = crash.with_name(f"{crash.name}.min")
        if crash.suffix != ".min" and not smaller.exists():
            wanted = [
                "-minimize_crash=1",
                f"-max_total_time={_MINIMIZING}",
                f"-exact_artifact_path={smaller}",
            ]
            bounded([*harness, *wanted, str(crash)], _MINIMIZING + _GRACE, log.with_suffix(".min.txt"), {})
            if not smaller.exists():  # it is as small as it can be
                shutil.copy(crash, smaller)
    return code == 0


def _how(code: int | None) -> str:
    return {0: "all well", None: "FAILED: it did not end"}.get(code, f"FAILED with {code}")


def main() -> int:
    """Run both; the exit code."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=4, help="of hypothesis; 0: none")
    options.add_argument("--each", type=float, default=10, help="minutes of atheris on each target; 0: none")
    options.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1, 1 << 31))
    options.add_argument("targets", nargs="*", choices=[[], *TARGETS])
    asked = options.parse_args()
    FOUND.mkdir(parents=True, exist_ok=True)
    print(f"again with --seed {asked.seed}", flush=True)
    seeds = range(asked.seed, asked.seed + asked.rounds)
    held = [hypothesis_round(suite, seed) for seed in seeds for suite in SUITES]
    if asked.each:
        targets = asked.targets or TARGETS
        held += [atheris(target, max(1, int(asked.each * 60)), asked.seed) for target in targets]
    print(f"{held.count(True)} of {len(held)} runs held")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
