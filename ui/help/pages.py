"""The pages of the help, and the one way to ask for one."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import QObject, QUrl, pyqtSignal

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "help"

FIRST = "index"
PAGES = (
    FIRST,
    "connections",
    "areas",
    "filters",
    "loading",
    "search",
    "accumulation",
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


class _News(QObject):
    wanted = pyqtSignal(str)
    """Somebody wants to read a page."""


news = _News()
"""Whoever shows the help listens here."""


def open_help(page: str = FIRST) -> None:
    """Show *page* to the analyst."""
    news.wanted.emit(page)


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
