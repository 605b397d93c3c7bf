"""Whether reports can be written to the folder that was typed."""

from __future__ import annotations

import os
from pathlib import Path

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate


class FolderCheck:
    """Looks at the disk only when the text changes: a share that is away would hold the window each time."""

    def __init__(self) -> None:
        self._text = ""
        self._fault = _fault_of("")

    def fault(self, text: str) -> str:
        """What stands in the way, as a sentence; empty when the folder is there or can be made.

        Whether it can be written is tried at the start.
        """
        if text != self._text:
            self._text, self._fault = text, _fault_of(text)
        return self._fault


def _fault_of(text: str) -> str:
    folder = Path(text.strip())
    if not text.strip():
        return translate("GeoPortfolio", "Choose a folder for the reports.")
    if not folder.is_absolute():
        return translate("GeoPortfolio", "Choose a folder with its whole path.")
    there = next(filter(_is_there, (folder, *folder.parents)), folder)
    if there.is_dir() and os.access(there, os.W_OK):
        return ""
    return translate("GeoPortfolio", "Nothing can be written in {folder}. Choose another folder.").format(
        folder=there
    )


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long, or none
        return False
