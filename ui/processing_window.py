"""Which window the editors in Processing's dialogs belong to: Processing makes them without knowing us."""

from __future__ import annotations

from typing import Any, Optional

from .session import Session

_served: list[tuple[Any, Session]] = []


def serve(iface: Any, session: Session) -> None:
    """Let the editors ask through *session*, for the window of *iface*."""
    _served.append((iface, session))


def serve_no_more(session: Session) -> None:
    """For ``unload()``."""
    _served[:] = [each for each in _served if each[1] is not session]


def window() -> Optional[tuple[Any, Session]]:
    """The window and its session; the docks are made where nobody has opened them yet."""
    if not _served:
        from qgis.utils import plugins

        if "geoportfolio" in plugins:
            plugins["geoportfolio"].workbench()
    return _served[-1] if _served else None
