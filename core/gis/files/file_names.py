"""Name result files. No name can lead out of its folder, on any file system."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from pathlib import Path
from typing import Optional

NAME_CHARACTERS = 80
RESERVED_NAMES = frozenset(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
    + [f"{port}{digit}" for port in ("COM", "LPT") for digit in "0123456789¹²³"]
)
FORBIDDEN_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f]+')
# Bidirectional controls could show "fdp.exe" as "exe.pdf".
_UNSEEN = re.compile("[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")
# File systems allow 255 bytes, not characters; this leaves space for a date, a suffix and " (12)".
_BYTES = 180


def clean_name(text: str, room: int = NAME_CHARACTERS) -> str:
    """Return *text* as a file name without suffix; empty if nothing of it can be used."""
    clean = _UNSEEN.sub("", unicodedata.normalize("NFC", text[: 20 * room]))
    clean = " ".join(FORBIDDEN_IN_NAMES.sub("_", clean).split())
    clean = clean[:room].encode("utf-8", "ignore")[:_BYTES].decode("utf-8", "ignore")
    # A table of these names may be opened in Excel, which would evaluate formulas.
    clean = clean.lstrip("=+-@ .").rstrip(" .")
    return f"_{clean}" if clean.split(".")[0].strip().upper() in RESERVED_NAMES else clean


def is_taken(path: Path) -> bool:
    """Return whether the name is taken, even by a broken link."""
    return path.is_symlink() or path.exists()


def free_path(folder: Path, stem: str, suffix: str, number: str = " ({})") -> Path:
    """Return the path of *stem* in *folder*, with a number if it exists."""
    path, copy = folder / f"{stem}{suffix}", 2
    while is_taken(path):
        path, copy = folder / f"{stem}{number.format(copy)}{suffix}", copy + 1
    return path


def results_folder(project_file: Optional[str], profile_dir: str) -> Path:
    """Return the folder for results: beside the project, or in the profile if it is unsaved."""
    if project_file:
        project = Path(project_file)
        return project.with_name(f"{project.stem}_geoportfolio")
    return Path(profile_dir) / "geoportfolio" / "results"


def result_path(folder: Path, title: str, when: datetime) -> Path:
    """Return a free path in *folder* for a result, from its title and time."""
    day = f"{when:%Y-%m-%d}"
    name = safe_name(title.replace(day, "").replace(",", " "))
    return free(folder / f"{name} {day} {when:%H%M%S}.gpkg")


def safe_name(text: str) -> str:
    """Return *text* as a file name without suffix, valid on every file system and never empty."""
    return clean_name(FORBIDDEN_IN_NAMES.sub(" ", text)) or "result"


def free(path: Path) -> Path:
    """Return *path*, with a number if it exists, as a result never replaces another."""
    return free_path(path.parent, path.stem, path.suffix, " {}")
