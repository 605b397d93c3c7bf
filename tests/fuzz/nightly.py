"""The nightly run: ``make fuzz``, ``python -m tests.fuzz.nightly [--examples N] [--minutes M] [TARGET ...]``.

First hypothesis, in rounds with a seed each, until so many examples have passed; then atheris on each decoder
for its time. ``--minutes`` bounds the whole. What fails or does not end is printed with its seed; crashing
inputs lie in ``build/fuzz``, made as small as libFuzzer can. Exit code 1 for any.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Mapping, NamedTuple, Optional, Sequence

ROOT = Path(__file__).resolve().parents[2]
FOUND = ROOT / "build" / "fuzz"
CORPUS = Path(__file__).parent / "corpus"
SUITES = {"tests/fuzz": ["-p", "no:pytest_qgis"], "tests/qgis/fuzz": []}
"""Tests and the options of their tier."""
TARGETS = ("json", "csv", "unannounced", "answers", "messages", "maps", "written", "pasted")
_FIRST, _ROUND = 20, 500
"""Examples of one test in the first round, and in any at most."""
_SHARE = 0.8
"""Of the time that is left: rounds with other seeds take longer at times."""
_LONGEST_ROUND = 3600.0
"""Seconds for one tier in one round; more is a finding."""
_PASSED = re.compile(r"(\d+) passing(?: examples)?, ")
_LONGEST_INPUT = 4096
_SLOWEST = 20
"""Seconds for one input; more is a finding."""
_GRACE = 120.0
"""Seconds that atheris may take beyond its time, to start and to end its last input."""
_MINIMISING = 60
"""Seconds for one crashing input."""


class Tally(NamedTuple):
    """What rounds came to: examples that passed, rounds that failed, and whether the time ended them."""

    passed: int
    failed: int
    is_cut: bool = False


def hypothesis_rounds(examples: int, seconds: float, seed: int) -> Tally:
    """Rounds of all tests until *examples* have passed, by count, or the time is over.

    The first round is small: what it brings says how large the next ones have to be.
    """
    ends = time.monotonic() + seconds
    passed = failed = 0
    is_cut, size = False, _FIRST
    while passed < examples and not is_cut:
        begun = time.monotonic()
        came = _round(size, ends, seed)
        passed, failed, is_cut = passed + came.passed, failed + came.failed, came.is_cut
        print(f"hypothesis: {passed} examples, last seed {seed}, {failed} failed", flush=True)
        if is_cut:
            print(f"hypothesis: the time is over, {examples - passed} examples are missing", flush=True)
        elif not came.passed:
            print("FAILED: a round without one example", flush=True)
            return Tally(passed, failed + 1)
        else:
            now = time.monotonic()
            size = next_size(size, came.passed, now - begun, examples - passed, ends - now)
            seed += 1
    return Tally(passed, failed, is_cut)


def next_size(size: int, passed: int, took: float, missing: int, left: float) -> int:
    """Examples of one test in the next round: as many as are *missing*, or fit into the *left* seconds.

    :param size: of the last round, which brought *passed* examples in *took* seconds.
    """
    wanted = math.ceil(max(missing, 1) * size / passed)
    fitting = _ROUND if math.isinf(left) else int(left * _SHARE * size / max(took, 0.001))
    return max(1, min(wanted, fitting, _ROUND))


def _round(size: int, ends: float, seed: int) -> Tally:
    """Every test with *size* examples."""
    passed = failed = 0
    for suite in SUITES:
        left = ends - time.monotonic()
        code, said = _tested(suite, size, seed, min(left, _LONGEST_ROUND)) if left > 0 else (None, "")
        if code is None and left <= _LONGEST_ROUND:
            return Tally(passed, failed, True)
        passed += sum(map(int, _PASSED.findall(said)))
        if code != 0:
            failed += 1
            how = "failed" if code is not None else "did not end"
            print(f"FAILED: {suite} {how} with --hypothesis-seed={seed}; see {_log(suite, seed)}", flush=True)
        else:
            _log(suite, seed).unlink()
    return Tally(passed, failed)


def _log(suite: str, seed: int) -> Path:
    return FOUND / f"hypothesis_{suite.replace('/', '_')}_{seed}.txt"


def _tested(suite: str, size: int, seed: int, seconds: float) -> tuple[Optional[int], str]:
    """The exit code of pytest, None where it did not end in time, and what it said."""
    command = [sys.executable, "-m", "pytest", "-q", "--hypothesis-show-statistics", *SUITES[suite]]
    more = {"QT_QPA_PLATFORM": "offscreen", "FUZZ_PROFILE": "nightly", "FUZZ_EXAMPLES": str(size)}
    log = _log(suite, seed)
    code = bounded([*command, f"--hypothesis-seed={seed}", suite], seconds, log, more)
    return code, log.read_text("utf-8", "replace")


def bounded(command: Sequence[str], seconds: float, log: Path, more: Mapping[str, str]) -> Optional[int]:
    """The exit code of *command*; None where it did not end in time: then it and all it started are ended.

    :param log: takes all that it says; *more*: what its environment has beyond ours.
    """
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **more, "PYTHONPATH": python_path(os.environ.get("PYTHONPATH", ""))},
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:  # also at ctrl+c, which a session of its own does not get
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def python_path(theirs: str) -> str:
    """``PYTHONPATH``: ours first, so that no other checkout of the package is tested instead."""
    return os.pathsep.join(filter(None, (str(ROOT / "build/import"), str(ROOT), theirs)))


def atheris(target: str, seconds: int, seed: int) -> bool:
    """Whether *target* held for so many seconds; what it broke on is minimised in ``build/fuzz``."""
    grown = FOUND / "corpus" / target
    grown.mkdir(parents=True, exist_ok=True)
    log = FOUND / f"atheris_{target}.txt"
    print(f"atheris: {target} for {seconds} s, seed {seed}", flush=True)
    options = [f"-max_total_time={seconds}", f"-max_len={_LONGEST_INPUT}", f"-timeout={_SLOWEST}"]
    options += [f"-seed={seed}", f"-artifact_prefix={FOUND}/{target}-"]
    command = [*_harness(target), *options, str(grown), str(CORPUS / target)]
    code = bounded(command, seconds + _GRACE, log, {})
    if code == 0:
        return True
    for crash in sorted(FOUND.glob(f"{target}-crash-*")):
        smaller = crash.with_name(f"{crash.name}.min")
        if crash.suffix != ".min" and not smaller.exists():
            _minimise(target, crash, smaller)
    how = "did not end" if code is None else f"ended with {code}"
    print(f"FAILED: {target} {how}; see {log} and {FOUND}/{target}-*", flush=True)
    return False


def _minimise(target: str, crash: Path, smaller: Path) -> None:
    options = ["-minimize_crash=1", f"-max_total_time={_MINIMISING}", f"-exact_artifact_path={smaller}"]
    log = FOUND / f"minimised_{target}.txt"
    bounded([*_harness(target), *options, str(crash)], _MINIMISING + _GRACE, log, {})
    if not smaller.exists():
        shutil.copy(crash, smaller)


def _harness(target: str) -> list[str]:
    return [sys.executable, "-m", "tests.fuzz.atheris_decoders", target]


def shares(minutes: Optional[float], each: float, targets: int) -> tuple[float, float]:
    """Seconds for hypothesis, and for atheris on one target.

    Of a bounded time hypothesis has what atheris leaves, at least half of it.
    """
    if minutes is None:
        return math.inf, each * 60
    for_atheris = min(each * targets, minutes / 2)
    return (minutes - for_atheris) * 60, for_atheris * 60 / targets


def main() -> int:
    """Run both; the exit code."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--examples", type=int, default=200_000, help="of hypothesis; 0: none")
    options.add_argument("--minutes", type=float, help="at most, for all; without: as long as it takes")
    options.add_argument("--each", type=float, default=10, help="minutes of atheris for each target; 0: none")
    options.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 31))
    options.add_argument("targets", nargs="*", choices=[[], *TARGETS])
    wanted = options.parse_args()
    FOUND.mkdir(parents=True, exist_ok=True)
    print(f"seed {wanted.seed}: again with --seed {wanted.seed}", flush=True)
    targets = wanted.targets or TARGETS
    for_hypothesis, for_one = shares(wanted.minutes, wanted.each, len(targets))
    tested = hypothesis_rounds(wanted.examples, for_hypothesis, wanted.seed)
    held = [
        atheris(target, max(1, int(for_one)), wanted.seed % (1 << 31) or 1)
        for target in targets
        if wanted.each
    ]
    print(
        f"{tested.passed} examples of hypothesis, {tested.failed} rounds failed;"
        f" atheris: {sum(held)} of {len(held)} held"
    )
    return 1 if tested.failed or not all(held) else 0


if __name__ == "__main__":
    sys.exit(main())
