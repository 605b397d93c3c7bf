"""The message bar and the log panel of one QGIS window."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Callable, Optional

from qgis.core import Qgis, QgsMessageLog
from qgis.PyQt.QtWidgets import QPushButton

from ..core.api.errors import Cancelled
from ..core.gis.sentences import About, sentence

LOG_TAG = "GeoPortfolio"
_SECONDS_SHOWN = 8


@dataclass(frozen=True)
class Step:
    """A button beside a message: the next thing to do."""

    text: str
    do: Callable[[], Any]


class Messages:
    """Says things once: a sentence in the message bar, the redacted details in the log."""

    def __init__(self, iface: Any) -> None:
        self._iface = iface

    def done(self, text: str, step: Optional[Step] = None) -> None:
        """Good news, which leaves by itself."""
        self._push(text, Qgis.MessageLevel.Success, step, _SECONDS_SHOWN)

    def hint(self, text: str, step: Optional[Step] = None) -> None:
        """Something to know before going on; stays until it is closed."""
        self._push(text, Qgis.MessageLevel.Warning, step, 0)

    def say(self, level: Qgis.MessageLevel, text: str) -> None:
        """A sentence that somebody else has found; problems stay until they are closed."""
        self._push(text, level, None, _SECONDS_SHOWN if level == Qgis.MessageLevel.Success else 0)

    def problem(self, error: Exception, about: About, step: Optional[Step] = None) -> str:
        """Say what went wrong in one sentence, log the details, and give the sentence back."""
        text = sentence(error, about)
        self.log(error)
        if not isinstance(error, Cancelled):
            self.hint(text, step)
        return text

    def log(self, error: Exception) -> None:
        """Write the details of *error*, which ``core.api`` has redacted, to the log panel."""
        lines = [f"{type(error).__name__}: {error}"]
        body = getattr(error, "body", b"")
        if body:
            lines.append(body[:500].decode("utf-8", "replace"))
        QgsMessageLog.logMessage(escape("\n".join(lines)), LOG_TAG, Qgis.MessageLevel.Info, False)

    def _push(self, text: str, level: Any, step: Optional[Step], seconds: int) -> None:
        bar = self._iface.messageBar()
        # The bar shows rich text; a service's words are no markup.
        item = bar.createMessage(LOG_TAG, escape(text, quote=False))
        if step is not None:
            button = QPushButton(step.text, item)
            button.setObjectName("messageStepButton")
            button.clicked.connect(lambda: (bar.popWidget(item), step.do()))
            item.layout().addWidget(button)
        bar.pushWidget(item, level, seconds)
