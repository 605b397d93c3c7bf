"""``python -m tools.published``: the package as the public plugin repository's tools see it.

That repository runs bandit, detect-secrets and flake8 over each upload. qgis-plugin-analyzer has rules of its
own; what it finds is mended, or answered in a table of docs/developers/run.md, which answers nothing else.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Iterator

from .packages import ROOT, Repository

BIN = Path(sys.executable).parent
EVERYWHERE = "everywhere"
# Of these rules of style ruff's formatter is of another mind; the public repository has them switched off.
FLAKE8 = ["--isolated", "--max-line-length=120", "--extend-ignore=E203,W503,E704,QGS"]
_ANSWER = re.compile(r"^\| `(?P<kind>[A-Z0-9_:]+)` \| (?P<where>[^|]+) \| [^|]{20,} \|$", re.MULTILINE)

Finding = tuple[str, str]
"""A kind and a file."""


def findings(folder: Path) -> Iterator[str]:
    """What is wrong with the plugin in *folder*, a line each."""
    package = folder / "geoportfolio"
    yield from _said_by("bandit", "-q", "-r", "-f", "custom", str(package))
    yield from _said_by("flake8", *FLAKE8, str(package))
    yield from _secrets(folder)
    found = set(analysed(package))
    answered = answers()
    open_ones = sorted(found - _covered(found, answered))
    yield from (f"qgis-plugin-analyzer: {kind} in {path}" for kind, path in open_ones)
    yield from (
        f"docs/developers/run.md answers {kind} in {where}, which qgis-plugin-analyzer does not find"
        for kind, where in sorted(answered)
        if not _covered(found, {(kind, where)})
    )


def answers() -> set[Finding]:
    """Of the table in docs/developers/run.md, the kinds of findings and where they may be."""
    table = (ROOT / "docs" / "developers" / "run.md").read_text("utf-8")
    return {
        (row["kind"], where.strip(" `"))
        for row in _ANSWER.finditer(table)
        for where in row["where"].split(",")
    }


def _covered(found: set[Finding], answered: set[Finding]) -> set[Finding]:
    return {(kind, path) for kind, path in found if {(kind, path), (kind, EVERYWHERE)} & answered}


def analysed(package: Path) -> Iterator[Finding]:
    """What qgis-plugin-analyzer finds in the folder *package*."""
    with tempfile.TemporaryDirectory() as reports:
        options = ["--json", "--no-cache", "--linters", "none", "-o", reports]
        command = [BIN / "qgis-analyzer", "analyze", *options, str(package)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    for each in report["qgis_compliance"]["best_practices"]["issues"]:
        yield each["type"], each["file"]
    for each in report["security"]["findings"]:
        yield f"SECURITY:{each['type']}", each["file"]
    for files in report["semantic"]["circular_dependencies"]:
        yield "CIRCULAR", files[0]
    for resource in report["semantic"]["missing_resources"]:
        yield "MISSING_RESOURCE", str(resource)
    rules = report["repository_compliance"]
    for fault in (*rules["binaries"], *rules["constraint_errors"], *rules["constraint_warnings"]):
        yield "REPOSITORY", str(fault)


def _said_by(tool: str, *arguments: str) -> list[str]:
    done = subprocess.run([BIN / tool, *arguments], check=False, capture_output=True, text=True)
    said = (done.stdout + done.stderr).splitlines()
    if done.returncode and not said:
        raise RuntimeError(f"{tool} ended with {done.returncode}")
    return [f"{tool}: {line}" for line in said]


def _secrets(folder: Path) -> list[str]:
    done = subprocess.run(
        [BIN / "detect-secrets", "scan", "--all-files", "."],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)["results"]
    return [f"detect-secrets: {path}:{each['line_number']}" for path in found for each in found[path]]


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unpacked = folder / "unpacked"
        with zipfile.ZipFile(Repository.of_working_tree(folder).package(folder)) as package:
            package.extractall(unpacked)
        found = list(findings(unpacked))
    print("\n".join(found) or "Nothing is found in the package.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
