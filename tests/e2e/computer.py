"""A computer whose QGIS ends in whatever way, and is started again with the same profile and project."""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from . import stage
from .analyst import Analyst
from .docks import has_ended, press_in_qgis


class Computer:
    """Begins with a running QGIS.

    Its program for every document and folder notes which one it was given.

    :param options: those of ``stage.application``, as for a QGIS that is started once.
    """

    def __init__(self, screen: str, home: Path, service: stage.Service, **options: Any) -> None:
        self._opened = home / "opened"
        opener = home / "xdg-open"
        opener.write_text(f'#!/bin/sh\necho "$1" >> {self._opened}\n')
        opener.chmod(0o755)
        environment = {**service.environment(), "PATH": f"{home}:/usr/bin:/bin"}
        self._start = lambda: stage.application(screen, home=home, environment=environment, **options)
        self._stack = ExitStack()
        self.application = self._stack.enter_context(self._start())

    def kill(self) -> None:
        """SIGKILL: the process has no moment left for anything."""
        os.kill(self.application.pid, signal.SIGKILL)
        self._stack.close()

    def start_again(self) -> Analyst:
        """Somebody at a new QGIS, to whom all counts that was said since its start."""
        self.end()
        self.application = self._stack.enter_context(self._start())
        analyst = Analyst(self.application)
        analyst.listen(since_start=True)
        return analyst

    def end(self) -> None:
        """End QGIS without a question."""
        self._stack.close()

    def documents(self) -> list[str]:
        """The paths of what was opened so far."""
        lines = self._opened.read_text().splitlines() if self._opened.exists() else []
        return [unquote(line.removeprefix("file://")) for line in lines]


def close_qgis(analyst: Analyst) -> None:
    """Quit by its key, and discard what changed in the project."""
    press_in_qgis(analyst, "ctrl+q")
    analyst.click_label("Discard")
    analyst.wait_until("QGIS has ended", lambda: has_ended(analyst))
