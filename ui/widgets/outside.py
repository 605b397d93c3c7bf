"""What is handed to the computer's other programs: folders, links by a click, and reports that run nothing.

No other file calls ``QDesktopServices.openUrl``: what is opened so may be started as a program.
"""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices

from ...core.gis.storage.own_files import REPORTS

_LINKS = frozenset(["http", "https", "mailto"])
_PROGRAMS = (".app", ".bundle", ".framework", ".prefpane")
"""Folders that macOS starts, or loads, when they are opened."""


def open_folder(path: Path) -> None:
    """Show *path*, or the nearest folder above it that is there, in the computer's file manager."""
    shown = (each for each in (path, *path.parents) if each.suffix.lower() not in _PROGRAMS)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(next(filter(Path.is_dir, shown), path.parent))))


def open_link(url: QUrl) -> None:
    """Show *url*, which the analyst clicked, in a browser or a program for mail."""
    if url.scheme().lower() in _LINKS:
        QDesktopServices.openUrl(url)


def open_report(path: Path) -> bool:
    """Open the PDF file or the safe copy of a web page at *path*; return False where no program does.

    Only :class:`~.reports.opener.ReportOpener` calls it, which has looked into the file.
    """
    is_report = path.suffix.lower() in REPORTS
    return is_report and QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
