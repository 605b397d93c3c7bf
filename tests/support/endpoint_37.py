"""The developers' example of one more endpoint: a copy of the repository that has it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIFF = ROOT / "docs" / "developers" / "endpoint-37.diff"
COMPILED = "__pycache__"


def patched_tree(folder: Path) -> Path:
    """The repository as it lies there, with the diff applied, below *folder*."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            # With its time, by which Python knows that what is compiled beside it is of this file.
            shutil.copy2(ROOT / name, folder / name)
    for parent in {path.parent.relative_to(folder) for path in folder.rglob("*.py")}:
        (folder / parent / COMPILED).mkdir(exist_ok=True)
        for path in (ROOT / parent / COMPILED).glob("*.pyc"):
            with suppress(FileNotFoundError):  # another process has just replaced it
                shutil.copy2(path, folder / parent / COMPILED)
    applied = subprocess.run(
        ["git", "apply", str(DIFF)], cwd=folder, capture_output=True, text=True, check=False
    )
    assert applied.returncode == 0, applied.stderr
    (folder / "build" / "import").mkdir(parents=True)
    (folder / "build" / "import" / "geoportfolio").symlink_to(folder)
    # What the sandbox has prepared takes half a minute to make anew.
    prepared = ROOT / "build" / "sandbox"
    prepared.mkdir(parents=True, exist_ok=True)
    (folder / "build" / "sandbox").symlink_to(prepared)
    return folder


def passes(tree: Path, *arguments: str) -> None:
    """Run tests of *tree*; a test that is not there fails as well."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *arguments],
        cwd=tree,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
