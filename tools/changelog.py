"""``python -m tools.changelog`` copies CHANGELOG.md into metadata.txt, which QGIS's plugin manager shows."""

from __future__ import annotations

import re
from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
METADATA = ROOT / "metadata.txt"
_ENTRY = re.compile(r"^changelog=.*\n(?:(?:[ \t].*)?\n)*", re.MULTILINE)


class Disagreement(ValueError):
    """The newest version of CHANGELOG.md is not that of metadata.txt."""


def with_changelog(metadata: str, changes: str) -> str:
    """The text *metadata* with the versions of *changes* as its changelog.

    :raises Disagreement: the versions of both texts differ.
    """
    lines = [line.replace("## ", "") for line in changes.splitlines() if line and not line.startswith("# ")]
    parsed = ConfigParser()
    parsed.read_string(metadata)
    version = parsed["general"]["version"]
    if lines[0] != version:
        raise Disagreement(f"CHANGELOG.md begins with {lines[0]}, metadata.txt is of version {version}")
    entry = "".join(f"    {line}\n" for line in lines)
    return _ENTRY.sub(lambda _: f"changelog=\n{entry}", metadata)


def read_changes() -> str:
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


if __name__ == "__main__":
    METADATA.write_text(with_changelog(METADATA.read_text("utf-8"), read_changes()), "utf-8")
