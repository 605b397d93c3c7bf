"""``python -m tools.published``: the package as the public plugin repository's tools see it.

That repository runs bandit, detect-secrets and flake8 over each upload. Flake8's own rules are those of
ruff, which ``make lint`` asks of the source (E, F and W, and the formatter); flake8-qgis is asked here,
without flake8.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Iterator

from flake8_qgis import Plugin

from .packages import Repository

BIN = Path(sys.executable).parent
NOT_OURS = ("QGS105", "QGS201", "QGS202")
"""Rules of flake8-qgis: iface is handed on, and success is looked at where it matters."""


def findings(folder: Path) -> Iterator[str]:
    """What is wrong with the plugin in *folder*, a line each."""
    package = folder / "geoportfolio"
    yield from _said_by("bandit", "-q", "-r", "-f", "custom", str(package))
    yield from _qgis_rules(package)
    yield from _secrets(folder)


def _said_by(tool: str, *arguments: str) -> list[str]:
    done = subprocess.run([BIN / tool, *arguments], check=False, capture_output=True, text=True)
    said = (done.stdout + done.stderr).splitlines()
    if done.returncode and not said:
        raise RuntimeError(f"{tool} ended with {done.returncode}")
    return [f"{tool}: {line}" for line in said]


def _qgis_rules(package: Path) -> Iterator[str]:
    for path in sorted(package.rglob("*.py")):
        for line, _, said, _ in Plugin(ast.parse(path.read_text("utf-8"))).run():
            if not said.startswith(NOT_OURS):
                yield f"flake8-qgis: {path.relative_to(package)}:{line}: {said}"


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
