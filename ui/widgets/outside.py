"""Open folders, clicked links, and sanitized reports in other programs.

No other file calls ``QDesktopServices.openUrl``, which may start a program.
"""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices

from ...core.gis.files.own_files import REPORTS

_LINKS = frozenset(["http", "https", "mailto"])
_PROGRAMS = (".app", ".bundle", ".framework", ".prefpane")
"""Folders that macOS runs or loads when they are opened."""


def open_folder(path: Path) -> None:
    """Show *path*, or its nearest existing parent folder, in the file manager."""
    shown = (each for each in (path, *path.parents) if each.suffix.lower() not in _PROGRAMS)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(next(filter(Path.is_dir, shown), path.parent))))


def open_link(url: QUrl) -> None:
    """Open *url*, which the user clicked, in a browser or mail program."""
    if url.scheme().lower() in _LINKS:
        QDesktopServices.openUrl(url)


def open_report(path: Path) -> bool:
    """Open the PDF file or sanitized HTML copy at *path*; return False if no program does.

    Only :class:`~.reports.opener.ReportOpener` calls it, after checking the file.
    """
    is_report = path.suffix.lower() in REPORTS
    return is_report and QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
