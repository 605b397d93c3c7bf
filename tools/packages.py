"""The zip of the plugin as it stands in the working tree, built by ``tools/package.sh``."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Mapping, Optional

ROOT = Path(__file__).resolve().parents[1]
COMMITTED = "2026-01-02T03:04:06+00:00"
_WHO = {f"GIT_{who}_{what}": "test@test" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


@dataclass(frozen=True)
class Repository:
    """A repository with one commit: the files of the working tree that git does not ignore, and some more."""

    git_dir: Path

    @classmethod
    def of_working_tree(
        cls, folder: Path, more: Optional[Mapping[str, str]] = None, without: str = ""
    ) -> Repository:
        """A repository in *folder*; *more* has the texts of further files by their paths.

        :param without: a folder that stays out.
        """
        made = cls(folder / "repository.git")
        made._git("init", "-q")
        made._git("add", "-A", *([".", f":!{without}"] if without else []))
        for path, text in (more or {}).items():
            blob = made._git("hash-object", "-w", "--stdin", said=text).strip()
            made._git("update-index", "--add", "--cacheinfo", f"100644,{blob},{path}")
        made._git("commit", "-q", "-m", "The working tree")
        return made

    def package(self, folder: Path, *, umask: int = 0o022, timezone: str = "UTC") -> Path:
        """The zip, built into *folder*."""
        subprocess.run(
            ["tools/package.sh", "HEAD", str(folder)],
            cwd=ROOT,
            env={**self._environment(), "TZ": timezone},
            umask=umask,
            check=True,
            capture_output=True,
        )
        return next(folder.glob("*.zip"))

    def _git(self, *arguments: str, said: str = "") -> str:
        done = subprocess.run(
            ["git", *arguments],
            cwd=ROOT,
            env=self._environment(),
            input=said,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    def _environment(self) -> dict[str, str]:
        dates = dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), COMMITTED)
        return {**os.environ, **_WHO, **dates, "GIT_DIR": str(self.git_dir), "GIT_WORK_TREE": str(ROOT)}
