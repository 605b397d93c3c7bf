"""The pages of the help, and the function that shows one."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtWidgets import QApplication, QWidget

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "help"

WINDOW = "helpWindow"
"""The object name of every window of the help."""

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
"""In the order of the contents."""


def open_help(page: str, beside: QWidget) -> None:
    """Show *page* in the help window, which belongs to the window of QGIS that *beside* lies in.

    A modal dialog gets a help window of its own, which can be used and goes with it.

    :param page: of :data:`PAGES`; a page that this version does not have is the first.
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
    """The window that *widget* lies in; of a dialog or a floating panel the one that it belongs to."""
    while (around := widget.parentWidget()) is not None:
        widget = around
    return widget


def path_of(page: str) -> Path:
    """The file of *page*, Markdown."""
    return FOLDER / f"{page}.md"


def url_of(page: str) -> QUrl:
    """The address of *page* for a text browser."""
    return QUrl.fromLocalFile(str(path_of(page)))


def page_at(url: QUrl) -> str:
    """The page that *url* shows."""
    return url.fileName().rpartition(".")[0]


def text_of(page: str) -> str:
    """*page* as Markdown.

    :raises OSError: the plugin's folder has lost it.
    """
    return path_of(page).read_text("utf-8")


def title_of(page: str) -> str:
    """What *page* is called: its first line."""
    return text_of(page).partition("\n")[0].lstrip("# ").strip()
