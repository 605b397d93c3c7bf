"""Where the *Help* of a Processing dialog leads."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtCore import QUrl

SCHEME = "geoportfolio-help"
"""Addresses that the plugin's window opens by itself."""

_PAGE = "processing"
_FILE = Path(__file__).resolve().parents[2] / "docs" / "help" / f"{_PAGE}.md"


def help_url(has_window: bool) -> str:
    """The page on the algorithms: in the plugin's own help where there is a window, else its file."""
    return f"{SCHEME}:{_PAGE}" if has_window else QUrl.fromLocalFile(str(_FILE)).toString()
