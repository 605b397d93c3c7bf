"""Plants one-line defects in a copy of the repository, and reports which tests fail with each.

``make mutations``, or ``python -m tests.nightly.mutations`` with the options of ``--help``. Sixty mutants are
drawn from all rooms of the product by a seed (``mutants``): the same ones while the source is the same. Each
is planted in a clone of the committed state below ``build/mutations``, then the tests run: first the files
that import its module or lie in a folder of its room's name, then all others of unit and qgis, and with
``--e2e`` those of e2e for a mutant that nothing else sees. A test that does not end, or whose process dies,
has seen it. What fails without the mutant, too, or not a second time, does not count. ``report.md`` has a
score by room and a table of the mutants. A run that was stopped continues at its next mutant.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Iterable, NamedTuple, Optional, Sequence

import pytest

from .bounded import ROOT, bounded
from .mutants import Mutant, drawn

FOLDER = ROOT / "build" / "mutations"
_PARALLEL = ["-n", "2", "--dist", "loadfile"]
TIERS: dict[str, tuple[list[str], list[str]]] = {
    "unit": (["tests/unit", "tests/fuzz", "tests/repository"], ["-p", "no:pytest_qgis", *_PARALLEL]),
    "qgis": (["tests/qgis"], _PARALLEL),
    "e2e": (["tests/e2e"], ["-p", "no:pytest_qgis"]),
}
"""Folders of a tier, and options of pytest."""
ENOUGH = 40
"""Failures after which a run ends: a mutant that breaks an import is not waited for by a thousand tests."""
_SURE, _CONFIRMED = 10, 3
"""Fewer failures than that may be chance: so many of their files are run again."""
_LONGEST = {"test": 120, "run": 2400}
"""Seconds; whatever takes longer has seen the mutant."""


class Verdict(NamedTuple):
    """What was found out of one mutant: the tests that failed by tier, and the minutes that it took."""

    seen: dict[str, list[str]]
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

    def failing(self, tier: str, tests: Sequence[str]) -> set[str]:
        """Return the ids of the tests that fail, of those files or ids."""
        if not tests:
            return set()
        log = self.path / "build" / "results.jsonl"
        log.unlink(missing_ok=True)
        limits = [f"--timeout={_LONGEST['test']}", "--timeout-method=thread", f"--maxfail={ENOUGH}"]
        command = [str(self.path / ".venv/bin/python"), "-m", "pytest", "-q", f"--report-log={log}"]
        command += [*limits, *TIERS[tier][1], *tests]
        code = bounded(command, _LONGEST["run"], log.with_suffix(".txt"), {"CI": "true"}, self.path)
        reports = map(json.loads, log.read_text("utf-8").splitlines() if log.exists() else [])
        failed = {each["nodeid"] for each in reports if each.get("outcome") == "failed"}
        if failed or code in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
            return failed
        return {"(the run did not end)" if code is None else f"(pytest ended with {code})"}


class Trial:
    """Runs tests on mutants; knows what fails without any."""

    def __init__(self, revision: str) -> None:
        self._clean = Copy(FOLDER / "clean", revision)
        self.mutated = Copy(FOLDER / "mutated", revision)
        self._fails_anyway: dict[str, set[str]] = {}

    def verdict(self, mutant: Mutant, is_quick: bool, with_e2e: bool) -> Verdict:
        """Plant the mutant, and see which tests fail."""
        began = time.monotonic()
        self.mutated.restore()
        mutant.plant(self.mutated.path)
        seen: dict[str, list[str]] = {}
        for tier, tests in self._runs(mutant, with_e2e):
            if (is_quick or tier == "e2e") and seen:
                break
            if failed := self._confirmed(tier, self.mutated.failing(tier, tests)):
                seen[tier] = sorted({*seen.get(tier, ()), *failed})
        return Verdict(seen, round((time.monotonic() - began) / 60, 1))

    def _runs(self, mutant: Mutant, with_e2e: bool) -> Iterable[tuple[str, list[str]]]:
        """What is run one after the other: near tests of both tiers, then the others."""
        root = self.mutated.path
        files = {tier: _files(root, tier) for tier in TIERS}
        for wanted in (True, False):
            for tier in ("unit", "qgis"):
                yield tier, [file for file in files[tier] if is_near(root, file, mutant) is wanted]
        if with_e2e:
            yield "e2e", files["e2e"]

    def _confirmed(self, tier: str, failed: set[str]) -> set[str]:
        """Return those that do not fail without the mutant; none where few fail, and none a second time."""
        by_file: dict[str, set[str]] = {}
        for test in failed:
            by_file.setdefault(test.partition("::")[0], set()).add(test)
        for file in [each for each in by_file if each.endswith(".py")]:
            if file not in self._fails_anyway:
                self._fails_anyway[file] = self._clean.failing(tier, [file])
            by_file[file] -= self._fails_anyway[file]
        left = set().union(*by_file.values())
        files = [file for file in sorted(by_file) if by_file[file] and file.endswith(".py")][:_CONFIRMED]
        if len(left) < _SURE and files and not left & self.mutated.failing(tier, files):
            return set()
        return left


def is_near(root: Path, file: str, mutant: Mutant) -> bool:
    """Return whether a file of tests imports the mutant's module, or lies in a folder of its room's name."""
    module = "geoportfolio." + mutant.path.removesuffix(".py").replace("/", ".")
    if mutant.room != "." and Path(mutant.room).name in Path(file).parts[2:-1]:
        return True
    imported: set[str] = set()
    for node in ast.walk(ast.parse((root / file).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            imported |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            imported |= {each.name for each in node.names}
    return module in imported


def _files(root: Path, tier: str) -> list[str]:
    found = (file for folder in TIERS[tier][0] for file in (root / folder).rglob("test_*.py"))
    return sorted(str(file.relative_to(root)) for file in found)


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
        "\n| mutant | operator | change | seen by |\n|---|---|---|---|",
    ]
    for mutant, verdict in sorted(judged, key=lambda each: (bool(each[1].seen), each[0].path)):
        change = " becomes ".join(f"`{each.strip()}`" for each in (mutant.before, mutant.after)).replace(
            "|", "\\|"
        )
        by = "; ".join(_told(tier, tests) for tier, tests in verdict.seen.items()) or "**SURVIVED**"
        lines.append(f"| {mutant.path}:{mutant.line} | {mutant.operator} | {change} | {by} |")
    return "\n".join(lines) + "\n"


def _told(tier: str, tests: Sequence[str]) -> str:
    by_file = Counter(each.partition("::")[0].removeprefix("tests/") for each in tests)
    return f"{tier} {len(tests)}: " + ", ".join(f"{file} {count}" for file, count in by_file.most_common())


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
    options.add_argument("--quick", action="store_true", help="a mutant that some tests see is done")
    options.add_argument("--e2e", action="store_true", help="run e2e for what the other tests do not see")
    options.add_argument("--at", default="HEAD", help="the commit whose source and tests are judged")
    asked = options.parse_args()
    ends = time.monotonic() + asked.hours * 3600
    FOLDER.mkdir(parents=True, exist_ok=True)
    revision = _git("rev-parse", asked.at)
    trial = Trial(revision)
    mutants = drawn(trial.mutated.path, asked.seed, asked.count, asked.room)
    kept = FOLDER / f"{revision[:12]}{'-quick' if asked.quick else ''}.jsonl"
    known = dict(map(json.loads, kept.read_text("utf-8").splitlines())) if kept.exists() else {}
    verdicts = [Verdict(*known[repr(each)]) if repr(each) in known else None for each in mutants]
    todo = [at for at, verdict in enumerate(verdicts) if verdict is None][: asked.mutants]
    for at in todo:
        if time.monotonic() > ends:
            break
        verdicts[at] = verdict = trial.verdict(mutants[at], asked.quick, asked.e2e)
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([repr(mutants[at]), verdict]) + "\n")
        (FOLDER / "report.md").write_text(report(asked.seed, revision, mutants, verdicts), "utf-8")
        by = {tier: len(tests) for tier, tests in verdict.seen.items()} or "SURVIVED"
        print(f"{mutants[at].path}:{mutants[at].line} {by}, {verdict.minutes} minutes", flush=True)
    print(FOLDER / "report.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
