"""Plants one-line defects in a copy of the repository, and reports which tests fail with each.

``make mutations``, or ``python -m tests.nightly.mutations`` with the options of ``--help``. Sixty mutants are
drawn from all rooms of the product by a seed (``mutants``): the same ones while the source is the same. One
run of unit and qgis in a clone of the committed state below ``build/mutations`` notes which tests reach the
statement of each. Then each is planted there, and those tests run, the quickest files first, unit before
qgis; where they see nothing, the rules of the repository, which read the source, and with ``--e2e`` all of
e2e. The first few failures are enough. A test that does not end, or whose process dies, has seen the mutant.
What fails without the mutant, too, or not a second time, does not count. ``report.md`` has a score by room
and a table of the mutants. A run that was stopped continues at its next mutant.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Iterator, Mapping, NamedTuple, Optional, Sequence

import pytest

from .bounded import ROOT, bounded
from .mutants import Mutant, drawn, probe

FOLDER = ROOT / "build" / "mutations"
_PARALLEL = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
_ENOUGH = 3
"""Failures after which a run ends. So few files run in one process: to start QGIS twice takes longer."""
_LONGEST = {"test": 120, "run": 2400, "all": 4 * 3600}
"""Seconds; whatever takes longer has seen the mutant."""


class Verdict(NamedTuple):
    """What was found out of one mutant: how many tests reach it, which failed, and the minutes."""

    tests: int
    seen: list[str]
    minutes: float


class Copy:
    """A clone of *revision* that tests can run in."""

    def __init__(self, path: Path, revision: str) -> None:
        self.path = path
        shutil.rmtree(path, ignore_errors=True)
        _git("clone", "-q", "--shared", "--no-checkout", str(ROOT), str(path))
        _git("-C", str(path), "checkout", "-q", "--detach", revision)
        (path / ".venv").symlink_to((ROOT / ".venv").resolve())
        (path / "build" / "import").mkdir(parents=True)
        (path / "build" / "import" / "geoportfolio").symlink_to("../..")
        shutil.copytree(ROOT / "build" / "sandbox", path / "build" / "sandbox", symlinks=True)
        subprocess.run(["tools/translations.sh"], cwd=path, check=True)

    def restore(self) -> None:
        """Take the mutant out, and what tests have left beside ignored files."""
        _git("-C", str(self.path), "checkout", "-q", ".")
        _git("-C", str(self.path), "clean", "-fdq")

    def ran(
        self, tests: Sequence[str], *options: str, seconds: float = _LONGEST["run"]
    ) -> tuple[list[dict], Optional[int]]:
        """Run files or ids of one tier; return pytest's reports, and its exit code or None on a timeout."""
        log = self.path / "build" / "results.jsonl"
        log.unlink(missing_ok=True)
        command = [str(self.path / ".venv/bin/python"), "-m", "pytest", "-q", f"--report-log={log}"]
        command += [f"--timeout={_LONGEST['test']}", "--timeout-method=thread", *options]
        command += [] if tests[0].startswith("tests/qgis") else ["-p", "no:pytest_qgis"]
        code = bounded([*command, *tests], seconds, log.with_suffix(".txt"), {"CI": "true"}, self.path)
        reports = [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []
        return reports, code

    def failing(self, tests: Sequence[str]) -> list[str]:
        """Return the ids of the tests that fail, the first few."""
        if not tests:
            return []
        options = _PARALLEL if len(set(map(_file, tests))) > _ENOUGH else ()
        reports, code = self.ran(tests, f"--maxfail={_ENOUGH}", *options)
        failed = dict.fromkeys(each["nodeid"] for each in reports if each.get("outcome") == "failed")
        if failed or code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return list(failed)[:_ENOUGH]
        return ["(the run did not end)" if code is None else f"(pytest ended with {code})"]


class Trial:
    """Runs tests on mutants."""

    def __init__(self, revision: str) -> None:
        self._clean = Copy(FOLDER / "clean", revision)
        self.mutated = Copy(FOLDER / "mutated", revision)
        self._kept = FOLDER / f"{revision[:12]}-tests.json"
        self._tests = json.loads(self._kept.read_text("utf-8")) if self._kept.exists() else {}

    def find_tests(self, mutants: Sequence[Mutant]) -> None:
        """Find out which tests reach each mutant, where that is not known."""
        if self._tests.keys() >= set(map(repr, mutants)):
            return
        folder = self.mutated.path / "build" / "reached"
        folder.mkdir()
        probe(self.mutated.path, mutants, folder)
        seconds: Counter[str] = Counter()
        for tier in (["tests/unit", "tests/fuzz"], ["tests/qgis"]):
            reports, code = self.mutated.ran(tier, *_PARALLEL, seconds=_LONGEST["all"])
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
                raise SystemExit(f"pytest ended with {code}: {self.mutated.path}/build/results.txt")
            for each in reports:
                seconds[_file(each.get("nodeid", ""))] += each.get("duration", 0)
        for number, mutant in enumerate(mutants):
            note = folder / str(number)
            self._tests[repr(mutant)] = chosen(note.read_text("utf-8"), seconds) if note.exists() else []
        self._kept.write_text(json.dumps(self._tests, indent=1), "utf-8")

    def verdict(self, mutant: Mutant, with_e2e: bool) -> Verdict:
        """Plant the mutant, and see which tests fail."""
        began = time.monotonic()
        self.mutated.restore()
        mutant.plant(self.mutated.path)
        seen = next(filter(None, map(self._confirmed, self._runs(mutant, with_e2e))), [])
        return Verdict(len(self._tests[repr(mutant)]), seen, round((time.monotonic() - began) / 60, 1))

    def _runs(self, mutant: Mutant, with_e2e: bool) -> Iterator[list[str]]:
        """What is run one after the other until something is seen."""
        for is_qgis in (False, True):
            yield [test for test in self._tests[repr(mutant)] if test.startswith("tests/qgis") is is_qgis]
        # Its folder qt6 runs tests of qgis under PyQt6.
        rules = sorted(self.mutated.path.glob("tests/repository/test_*.py"))
        yield [str(file.relative_to(self.mutated.path)) for file in rules]
        yield ["tests/e2e"] * with_e2e

    def _confirmed(self, tests: list[str]) -> list[str]:
        """Return those that fail, and a second time, and do not without the mutant."""
        failed = self.mutated.failing(tests)
        if not all(map(_file, failed)):
            return [] if self._clean.failing(tests) == failed else failed
        anyway = self._clean.failing(failed)
        again = self.mutated.failing([each for each in failed if each not in anyway])
        return [each for each in again if each in failed]


def chosen(note: str, seconds: Mapping[str, float]) -> list[str]:
    """Return the tests of a mutant's note, those of the file first that took the fewest seconds.

    What is reached while a fixture is made, the file's other tests may share: all of it is returned.
    """
    reached = [line.rpartition(" ") for line in note.splitlines() if _file(line)]
    shared = {_file(test) for test, _, phase in reached if phase != "(call)"}
    tests = dict.fromkeys(_file(test) if _file(test) in shared else test for test, _, _ in reached)
    return sorted(tests, key=lambda test: (seconds[_file(test)], _file(test)))


def _file(test: str) -> str:
    """Return the file of a test's id, or nothing where it is none."""
    return test.partition("::")[0] if test.startswith("tests/") else ""


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def report(seed: int, revision: str, mutants: Sequence[Mutant], verdicts: Sequence[Optional[Verdict]]) -> str:
    """Return the score by room, and what became of each mutant, as Markdown."""
    judged = [(mutant, verdict) for mutant, verdict in zip(mutants, verdicts) if verdict]
    rooms = Counter(mutant.room for mutant, _ in judged)
    seen = Counter(mutant.room for mutant, verdict in judged if verdict.seen)
    lines = [
        f"# {sum(seen.values())} of {len(judged)} mutants seen",
        f"\nSeed {seed}, commit {revision[:12]}, {len(mutants)} drawn, mutmut's operators.\n",
        "| room | seen | run |\n|---|---|---|",
        *(f"| {room} | {seen[room]} | {count} |" for room, count in sorted(rooms.items())),
        "\n| mutant | operator | change | reached by | seen by the first |\n|---|---|---|---|---|",
    ]
    for mutant, verdict in sorted(judged, key=lambda each: (bool(each[1].seen), each[0].path)):
        change = " becomes ".join(f"`{each.strip()}`" for each in (mutant.before, mutant.after)).replace(
            "|", "\\|"
        )
        by = "; ".join(each.removeprefix("tests/") for each in verdict.seen) or "**SURVIVED**"
        lines.append(
            f"| {mutant.path}:{mutant.line} | {mutant.operator} | {change} | {verdict.tests} | {by} |"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run the mutants that have no verdict yet, and write the report after each."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seed", type=int, default=21)
    options.add_argument("--count", type=int, default=60, help="mutants that are drawn")
    options.add_argument("--mutants", type=int, default=1000, help="of these run at most so many now")
    options.add_argument("--room", default="", help="draw from this folder alone: core/api")
    options.add_argument("--hours", type=float, default=8, help="begin no other mutant after so long")
    options.add_argument("--e2e", action="store_true", help="run e2e for what the other tests do not see")
    options.add_argument("--at", default="HEAD", help="the commit whose source and tests are judged")
    asked = options.parse_args()
    ends = time.monotonic() + asked.hours * 3600
    FOLDER.mkdir(parents=True, exist_ok=True)
    revision = _git("rev-parse", asked.at)
    trial = Trial(revision)
    mutants = drawn(trial.mutated.path, asked.seed, asked.count, asked.room)
    trial.find_tests(mutants)
    kept = FOLDER / f"{revision[:12]}.jsonl"
    known = dict(map(json.loads, kept.read_text("utf-8").splitlines())) if kept.exists() else {}
    verdicts = [Verdict(*known[repr(each)]) if repr(each) in known else None for each in mutants]
    todo = [at for at, verdict in enumerate(verdicts) if verdict is None][: asked.mutants]
    for at in todo:
        if time.monotonic() > ends:
            break
        verdicts[at] = verdict = trial.verdict(mutants[at], asked.e2e)
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([repr(mutants[at]), verdict]) + "\n")
        (FOLDER / "report.md").write_text(report(asked.seed, revision, mutants, verdicts), "utf-8")
        by = verdict.seen or "SURVIVED"
        print(f"{mutants[at].path}:{mutants[at].line} {by}, {verdict.minutes} minutes", flush=True)
    print(FOLDER / "report.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
