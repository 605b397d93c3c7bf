"""The question whether to continue a load that has become large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable

from qgis.PyQt.QtCore import QObject

from ...core.gis.tasks.runner import BYTES_BEFORE_ASKING, ROWS_BEFORE_ASKING, ServiceTask
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from .messages import Step
from .progress import ProgressLine, size_text

if TYPE_CHECKING:
    from .window import Window


class SizeQuestion(QObject):
    """Asks in the message bar, until it is answered there or in the line *progress*.

    :param stop: stops the load and keeps the partial result.
    """

    def __init__(self, window: Window, progress: ProgressLine, stop: Callable[[], Any]) -> None:
        super().__init__(window)
        self._window = window
        self._progress = progress
        self._stop = stop
        self._shown: Any = None
        progress.asking.connect(self._answered)

    def watch(
        self, task: ServiceTask, rows: int = ROWS_BEFORE_ASKING, byte_count: int = BYTES_BEFORE_ASKING
    ) -> None:
        """Make *task*, which *progress* follows, pause beyond this number of rows or bytes, then at twice as
        many."""
        task.ask_before_more(rows, byte_count)
        task.asking.connect(self._ask)

    def _ask(self, rows: int, byte_count: float) -> None:
        self._shown = self._window.messages.hint(
            counted(
                rows,
                "1 row loaded so far ({size}). Continue?",
                "{count} rows loaded so far ({size}). Continue?",
                size=size_text(byte_count),
            ),
            Step(tr("Resume"), self._progress.resume),
            Step(tr("Stop and Keep"), self._stop),
            keep=True,
        )

    def _answered(self, is_asking: bool) -> None:
        if not is_asking:
            self._window.messages.withdraw(self._shown)
