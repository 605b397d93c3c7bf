"""Open reports in external programs: PDF files, and sanitized copies of HTML pages."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Callable, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import QObject, QTemporaryDir

from ...core.gis.reports.html_pages import write_safe_copy
from ...core.gis.reports.pdf_pages import ReportUnreadable, check_pdf
from ...core.gis.reports.single import Report
from ...core.gis.text.languages import tr
from ..widgets.outside import open_report

if TYPE_CHECKING:
    from ..window.window import Window


class ReportOpener(QObject):
    """Opens reports outside QGIS; its copies of HTML pages are deleted with it."""

    def __init__(self, window: Window, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._window = window
        self._copies: Optional[QTemporaryDir] = None

    def open(self, report: Report) -> None:
        """Open *report*, or report why not."""
        self._window.tasks.start(
            tr("Create a safe copy of the report"),
            self._safe_html(report) if report.kind == "html" else lambda _monitor: check_pdf(report.path),
            partial(self._hand_over, report),
            partial(self._refuse, report),
        )

    def _safe_html(self, report: Report) -> Callable[[object], Path]:
        # Created with the first copy.
        self._copies = self._copies or QTemporaryDir()
        folder = Path(self._copies.path())
        return lambda _monitor: write_safe_copy(report.path, folder)

    def _hand_over(self, report: Report, path: Path) -> None:
        if not open_report(path):
            text = tr("No program is available to open {path}.").format(path=path)
            self._window.messages.say(Qgis.MessageLevel.Warning, text)
        elif path != report.path:
            text = tr(
                "Opened a safe copy of the report, without scripts and remote content. The saved file is "
                "unchanged."
            )
            self._window.messages.say(Qgis.MessageLevel.Success, text)

    def _refuse(self, report: Report, error: Exception) -> None:
        reason = error.reason if isinstance(error, ReportUnreadable) else "broken"
        self._window.messages.say(Qgis.MessageLevel.Warning, not_opened(reason).format(path=report.path))


def not_opened(reason: str) -> str:
    """Return why a report is not opened externally, with a placeholder ``{path}``."""
    if reason == "missing":
        return tr("The report is no longer at {path}.")
    if reason == "empty":
        return tr("The report is empty. Request it again.")
    if reason == "no_pdf":
        return tr("{path} is not a PDF file, so it was not opened. Request it again.")
    if reason == "no_report":
        return tr("{path} is a link or not a report, so it was not opened.")
    return tr(
        "The report was not opened, because no safe copy could be made. If you trust your provider, open "
        "the file itself: {path}"
    )
