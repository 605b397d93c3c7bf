"""Qt's file dialog, as the analyst tells it a path."""

from __future__ import annotations

from itertools import chain, repeat
from pathlib import Path
from typing import Optional

from .analyst import Analyst

KIND = "QFileDialog"
_LOOKS = 50
"""After so many answers of QGIS a key has come there and done all that it does."""


def name_file(analyst: Analyst, path: Path) -> None:
    """Give it *path*, and again where it took a folder of it first, or its list of folders took the key."""
    for _folder in path.parents:
        analyst.wait_until("it is typed", lambda: _is_typed(analyst, str(path)))
        before = _shown(analyst)
        analyst.press("Return")
        unchanged = chain(repeat("", _LOOKS), repeat("as before"))
        after = analyst.wait_until(
            "it is taken", lambda before=before, looks=unchanged: _change(analyst, before) or next(looks)
        )
        if after == "closed":
            break


def _is_typed(analyst: Analyst, text: str) -> bool:
    """Whether the field reads *text* once it is entered: of a file it finds, Qt may leave the name alone."""
    analyst.click("fileNameEdit")
    analyst.wait_until("it takes the keys", lambda: analyst.see("fileNameEdit")["gets_keys"])
    analyst.press("ctrl+a")
    with analyst.entered(text):
        return any(analyst.see("fileNameEdit")["text"] == text for _ in range(_LOOKS))


def _change(analyst: Analyst, before: Optional[tuple[str, str]]) -> str:
    """What became of the dialog since it showed *before*; ``""``: nothing."""
    after = _shown(analyst)
    if after is None:
        return "closed"
    return "" if after == before else "moved"


def _shown(analyst: Analyst) -> Optional[tuple[str, str]]:
    """The folder that it shows, and the name in its field; None once it is gone."""
    if not any(window["class"] == KIND for window in analyst.eyes.ask("windows")):
        return None
    folder, name = (analyst.eyes.ask("widget", name=part) for part in ("lookInCombo", "fileNameEdit"))
    return folder["text"], name["text"]
