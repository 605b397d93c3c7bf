"""The message bar and the log panel of one QGIS window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional

from qgis.core import Qgis, QgsMessageLog
from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QPushButton, QTextBrowser, QVBoxLayout

from ...core import gis
from ...core.api.errors import (
    Cancelled,
    ConnectionFailed,
    GatewayRefused,
    KeyRejected,
    NotFound,
    ProxyFailed,
    Redirected,
    Refused,
    TlsFailed,
)
from ...core.gis.connections.keys import KeyUnavailable
from ...core.gis.text.about import About
from ...core.gis.text.languages import message, tr
from .option_pages import AUTHENTICATION_PAGE, CONNECTIONS_PAGE, NETWORK_PAGE

if TYPE_CHECKING:
    from .window import Window

LOG_TAG = "GeoPortfolio"
_LONGEST = 1000
"""The most characters of a message, as laying out megabytes of text blocks the window."""
_SECONDS_SHOWN = 8

# Errors with the button of their message, and the page of QGIS's Options that it opens.
OPTIONS_PAGE_FOR: dict[type[Exception], tuple[Callable[[], str], str]] = {
    KeyRejected: (message("Change Key"), CONNECTIONS_PAGE),
    KeyUnavailable: (message("Change Key"), CONNECTIONS_PAGE),
    NotFound: (message("Check Connection"), CONNECTIONS_PAGE),
    Redirected: (message("Check Connection"), CONNECTIONS_PAGE),
    ProxyFailed: (message("Check Proxy"), NETWORK_PAGE),
    TlsFailed: (message("Certificates"), AUTHENTICATION_PAGE),
}

DIAGNOSABLE = (ConnectionFailed, GatewayRefused, KeyRejected, Refused)
"""Errors with several causes, which diagnostics distinguish."""


@dataclass(frozen=True)
class Step:
    """A button in a message: the next step."""

    text: str
    do: Callable[[], Any]

    def __call__(self, _checked: bool = False) -> None:
        """Run the step; a slot for the signals of buttons and menu entries."""
        self.do()


class Messages:
    """Shows messages in the message bar, and writes redacted details to the log.

    A message replaces the previous one, unless the caller *keeps* that because its steps stop a running task.
    A kept message reappears when a later one is closed.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._iface = window.iface
        self._item: Any = None
        self._kept: list[Any] = []
        self._when_closed: Optional[Callable[[], Any]] = None

    def done(self, text: str, *steps: Optional[Step], keep: bool = False) -> Any:
        """Show a success message, which disappears automatically.

        :returns: the message, for :meth:`withdraw`.
        """
        return self._push(text, Qgis.MessageLevel.Success, steps, _SECONDS_SHOWN, keep)

    def hint(self, text: str, *steps: Optional[Step], keep: bool = False, beside: bool = False) -> Any:
        """Show an information message, which stays until it is closed.

        :param beside: keep the previous message, for an offer that does not result from a user action.
        :returns: the message, for :meth:`withdraw`.
        """
        return self._push(text, Qgis.MessageLevel.Warning, steps, 0, keep, beside)

    def change(self, said: Any, text: str) -> None:
        """Replace the text of the message *said*, if it is still shown; for progress."""
        if self._is_there(said):
            said.setText(escape(gis.text.plain_text.shown(text), quote=False))

    def when_closed(self, said: Any, do: Callable[[], Any]) -> None:
        """Call *do* when the user closes *said*, but not when a step is run or it is replaced."""
        if said is not None and said is self._item and not sip.isdeleted(said):
            self._when_closed = do
            # A method, as the garbage collector may have cleared a partial or closure when the signal is
            # emitted.
            said.destroyed.connect(self._gone)

    def withdraw(self, said: Any) -> None:
        """Remove the message *said*, which is no longer valid; later ones stay."""
        if said is not None and said is self._item:
            self.clear()
        elif self._is_there(said):
            self._iface.messageBar().popWidget(said)

    def clear(self) -> None:
        """Remove the last message, unless it is kept."""
        self._when_closed = None
        if self._item is not None and not sip.isdeleted(self._item):
            self._iface.messageBar().popWidget(self._item)
        self._item = None

    def close(self) -> None:
        """Remove all messages, as their buttons lead to deleted objects; for ``unload()``."""
        self.clear()
        while self._kept:
            self.withdraw(self._kept[-1])
            self._kept.pop()

    def _is_there(self, said: Any) -> bool:
        ours = said is not None and any(said is item for item in (self._item, *self._kept))
        return ours and not sip.isdeleted(said)

    def say(self, level: Qgis.MessageLevel, text: str, *steps: Step) -> Any:
        """Show a message; warnings and errors stay until they are closed.

        :returns: the message, for :meth:`withdraw`.
        """
        return self._push(text, level, steps, _SECONDS_SHOWN if level == Qgis.MessageLevel.Success else 0)

    def problem(self, error: Exception, about: About, *steps: Optional[Step]) -> None:
        """Show the message of *error*, and log the details.

        :param steps: further steps, if the error has no specific one.
        """
        self.log(error)
        if not isinstance(error, Cancelled):
            step = self.step_for(error)
            told = (step,) if step else steps
            self.hint(gis.text.error_messages.sentence(error, about), *told, self._why(error, about))

    def step_for(self, error: Exception) -> Optional[Step]:
        """Return the step that opens the page of QGIS's Options for *error*; None: there is none."""
        for kind, (text, page) in OPTIONS_PAGE_FOR.items():
            if isinstance(error, kind):
                return Step(text(), partial(self._iface.showOptionsDialog, self._iface.mainWindow(), page))
        return None

    def _why(self, error: Exception, about: About) -> Optional[Step]:
        if not isinstance(error, DIAGNOSABLE):
            return None
        # Diagnostics are imported by a click on the button, not for each message.
        return Step(tr("Run Diagnostics…"), lambda: self._window.diagnostics.open(about.connection))

    def log(self, error: Exception) -> None:
        """Write the details of *error*, which ``core.api`` has redacted, to the log panel."""
        lines = [f"{type(error).__name__}: {error}"]
        body = getattr(error, "body", b"")
        if body:
            lines.append(body[:500].decode("utf-8", "replace"))
        # A cancellation by the user is not an error. Successful requests are not logged.
        level = Qgis.MessageLevel.Info if isinstance(error, Cancelled) else Qgis.MessageLevel.Warning
        QgsMessageLog.logMessage(escape("\n".join(lines)), LOG_TAG, level, False)

    def _push(
        self,
        text: str,
        level: Any,
        steps: Iterable[Optional[Step]],
        seconds: int,
        keep: bool = False,
        beside: bool = False,
    ) -> Any:
        bar = self._iface.messageBar()
        if not beside:
            # The previous message is obsolete, and would reappear when the new one is closed.
            self.clear()
        if len(text) > _LONGEST:
            text = text[:_LONGEST] + "…"
        # The bar shows rich text, so the service's text is escaped.
        item = bar.createMessage(LOG_TAG, escape(gis.text.plain_text.shown(text), quote=False))
        if keep:
            self._kept = [*(kept for kept in self._kept if not sip.isdeleted(kept)), item]
        else:
            self._item = item
        # Side by side, buttons would make the map wider and the panels beside it narrower.
        column = QVBoxLayout()
        for number, step in enumerate(filter(None, steps), 1):
            button = QPushButton(step.text, item)
            button.setObjectName("messageStepButton" if number == 1 else f"messageStepButton{number}")
            button.clicked.connect(partial(self._run_step, item, step))
            column.addWidget(button)
        item.layout().addLayout(column)
        _show_whole(item.findChild(QTextBrowser))
        bar.pushWidget(item, level, seconds)
        return item

    def _gone(self, *_: object) -> None:
        do = self._when_closed
        if do is not None and sip.isdeleted(self._item):
            self._item = self._when_closed = None
            do()

    def _run_step(self, item: Any, step: Step, _checked: bool = False) -> None:
        if item is self._item:
            self._when_closed = None
        self._iface.messageBar().popWidget(item)
        step.do()


def _show_whole(browser: Optional[QTextBrowser]) -> None:
    """Fit the height of the bar to its text, as QGIS shows only one and a half lines."""
    if browser is None:  # another widget in other versions of QGIS
        return
    layout = browser.document().documentLayout()
    layout.documentSizeChanged.connect(lambda size: browser.setFixedHeight(ceil(size.height())))
    browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
