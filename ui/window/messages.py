"""The message bar and the log panel of one QGIS window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional

from qgis.core import Qgis, QgsMessageLog
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, Qt
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
from .option_pages import AUTHENTICATION_PAGE, CONNECTIONS_PAGE, NETWORK_PAGE

if TYPE_CHECKING:
    from .window import Window

translate = QCoreApplication.translate

LOG_TAG = "GeoPortfolio"
_LONGEST = 1000
"""Characters of a message; laying out a text of megabytes stops the window."""
_SECONDS_SHOWN = 8

# An error, the button beside its sentence, and the page of QGIS's Options that it opens.
OPTIONS_PAGE_FOR: dict[type[Exception], tuple[Callable[[], str], str]] = {
    KeyRejected: (lambda: translate("GeoPortfolio", "Change Key"), CONNECTIONS_PAGE),
    KeyUnavailable: (lambda: translate("GeoPortfolio", "Change Key"), CONNECTIONS_PAGE),
    NotFound: (lambda: translate("GeoPortfolio", "Check Connection"), CONNECTIONS_PAGE),
    Redirected: (lambda: translate("GeoPortfolio", "Check Connection"), CONNECTIONS_PAGE),
    ProxyFailed: (lambda: translate("GeoPortfolio", "Check Proxy"), NETWORK_PAGE),
    TlsFailed: (lambda: translate("GeoPortfolio", "Certificates"), AUTHENTICATION_PAGE),
}

DIAGNOSABLE = (ConnectionFailed, GatewayRefused, KeyRejected, Refused)
"""Errors with several causes, which the diagnostics tell apart."""


@dataclass(frozen=True)
class Step:
    """A button beside a message: the next thing to do."""

    text: str
    do: Callable[[], Any]


class Messages:
    """Says things once: a sentence in the message bar, the redacted details in the log.

    What is said takes the place of what was said before, but for what the caller *keeps*, as only its steps
    stop something that is under way: that comes back to sight when what was said after it leaves.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._iface = window.iface
        self._item: Any = None
        self._kept: list[Any] = []
        self._when_closed: Optional[Callable[[], Any]] = None

    def done(self, text: str, *steps: Optional[Step], keep: bool = False) -> Any:
        """Good news, which leaves by itself.

        :returns: what :meth:`withdraw` takes.
        """
        return self._push(text, Qgis.MessageLevel.Success, steps, _SECONDS_SHOWN, keep)

    def hint(self, text: str, *steps: Optional[Step], keep: bool = False, beside: bool = False) -> Any:
        """Something to know before going on; stays until it is closed.

        :param beside: leave what was said before, for an offer that follows from no action of the analyst.
        :returns: what :meth:`withdraw` takes.
        """
        return self._push(text, Qgis.MessageLevel.Warning, steps, 0, keep, beside)

    def change(self, said: Any, text: str) -> None:
        """Say *text* in place of what *said* does, while it is there; for how far something is."""
        if self._is_there(said):
            said.setText(escape(gis.text.plain_text.shown(text), quote=False))

    def when_closed(self, said: Any, do: Callable[[], Any]) -> None:
        """Call *do* when the analyst closes *said*; not when a step is taken, or something else is said."""
        if said is not None and said is self._item and not sip.isdeleted(said):
            self._when_closed = do
            # A method: the garbage collector may have emptied a partial or a closure when that signal comes.
            said.destroyed.connect(self._gone)

    def withdraw(self, said: Any) -> None:
        """Take *said* away, which does not hold any more; what was said after it stays."""
        if said is not None and said is self._item:
            self.clear()
        elif self._is_there(said):
            self._iface.messageBar().popWidget(said)

    def clear(self) -> None:
        """Take away what was said last, and is not kept: it does not hold any more."""
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

    def say(self, level: Qgis.MessageLevel, text: str, *steps: Step) -> None:
        """Show a sentence; problems stay until they are closed."""
        self._push(text, level, steps, _SECONDS_SHOWN if level == Qgis.MessageLevel.Success else 0)

    def problem(self, error: Exception, about: About, *steps: Optional[Step]) -> None:
        """Say what went wrong in one sentence and log the details.

        :param steps: what else can be done, where the error has no cure of its own.
        """
        self.log(error)
        if not isinstance(error, Cancelled):
            cure = self.cure(error)
            told = (cure,) if cure else steps
            self.hint(gis.text.error_messages.sentence(error, about), *told, self._why(error, about))

    def cure(self, error: Exception) -> Optional[Step]:
        """The way to the page of QGIS's Options on which *error* is mended; None: there is none."""
        for kind, (text, page) in OPTIONS_PAGE_FOR.items():
            if isinstance(error, kind):
                return Step(text(), partial(self._iface.showOptionsDialog, self._iface.mainWindow(), page))
        return None

    def _why(self, error: Exception, about: About) -> Optional[Step]:
        if not isinstance(error, DIAGNOSABLE):
            return None
        # Diagnostics are made by a click on the button, not for each sentence.
        return Step(
            translate("GeoPortfolio", "Run Diagnostics…"),
            lambda: self._window.diagnostics.open(about.connection),
        )

    def log(self, error: Exception) -> None:
        """Write the details of *error*, which ``core.api`` has redacted, to the log panel."""
        lines = [f"{type(error).__name__}: {error}"]
        body = getattr(error, "body", b"")
        if body:
            lines.append(body[:500].decode("utf-8", "replace"))
        # What the analyst stopped is no fault. A request that succeeds leaves no line.
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
            # What it said before is history: it would come back to sight when the new message leaves.
            self.clear()
        if len(text) > _LONGEST:
            text = text[:_LONGEST] + "…"
        # The bar shows rich text; a service's words are no markup.
        item = bar.createMessage(LOG_TAG, escape(gis.text.plain_text.shown(text), quote=False))
        if keep:
            self._kept = [*(kept for kept in self._kept if not sip.isdeleted(kept)), item]
        else:
            self._item = item
        # Side by side they would make the map wider, at the cost of the panels beside it.
        column = QVBoxLayout()
        for number, step in enumerate(filter(None, steps), 1):
            button = QPushButton(step.text, item)
            button.setObjectName("messageStepButton" if number == 1 else f"messageStepButton{number}")
            button.clicked.connect(partial(self._take, item, step))
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

    def _take(self, item: Any, step: Step, _checked: bool = False) -> None:
        if item is self._item:
            self._when_closed = None
        self._iface.messageBar().popWidget(item)
        step.do()


def _show_whole(browser: Optional[QTextBrowser]) -> None:
    """Keep the bar as high as its text, of which QGIS shows a line and a half."""
    if browser is None:  # a QGIS whose bar has another widget for it
        return
    layout = browser.document().documentLayout()
    layout.documentSizeChanged.connect(lambda size: browser.setFixedHeight(ceil(size.height())))
    browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
