"""The help pages, and the function that shows one."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtWidgets import QApplication, QWidget

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "help"

WINDOW = "helpWindow"
"""The object name of help windows."""

FIRST = "index"
PAGES = (
    FIRST,
    "connections",
    "areas",
    "filters",
    "loading",
    "search",
    "accumulation",
    "identify",
    "enrichment",
    "reports",
    "maps",
    "browser",
    "sharing",
    "processing",
    "troubleshooting",
    "shortcuts",
)
"""The pages in the order of the contents."""


def open_help(page: str, beside: QWidget) -> None:
    """Show *page* in the help window of the QGIS window that contains *beside*.

    A modal dialog gets its own help window, which stays usable and closes with it.

    :param page: one of :data:`PAGES`; any other shows the first page.
    """
    from .window import HelpWindow

    owner = QApplication.activeModalWidget() or _outermost(beside)
    window = owner.findChild(HelpWindow, WINDOW, Qt.FindChildOption.FindDirectChildrenOnly)
    (window or HelpWindow(owner)).open(page)


def close_help() -> None:
    """Close all help windows; for ``unload()``."""
    for each in QApplication.topLevelWidgets():
        if each.objectName() == WINDOW:
            each.close()
            each.deleteLater()


def _outermost(widget: QWidget) -> QWidget:
    """Return the window of *widget*; for a dialog or a floating panel, its parent window."""
    while (around := widget.parentWidget()) is not None:
        widget = around
    return widget


def path_of(page: str) -> Path:
    """Return the Markdown file of *page*."""
    return FOLDER / f"{page}.md"


def url_of(page: str) -> QUrl:
    """Return the URL of *page* for a text browser."""
    return QUrl.fromLocalFile(str(path_of(page)))


def page_at(url: QUrl) -> str:
    """Return the page of *url*."""
    return url.fileName().rpartition(".")[0]


def text_of(page: str) -> str:
    """Return *page* as Markdown.

    :raises OSError: the file is missing.
    """
    return path_of(page).read_text("utf-8")


def title_of(page: str) -> str:
    """Return the title of *page*: its first line."""
    return text_of(page).partition("\n")[0].lstrip("# ").strip()
