"""The message bar and the log panel of one QGIS window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from html import escape
from math import ceil
from typing import Any, Callable, Iterable, Optional

from qgis.core import Qgis, QgsMessageLog
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtWidgets import QPushButton, QTextBrowser

from ..core.api.errors import Cancelled, KeyRejected, NotFound, ProxyFailed, Redirected, TlsFailed
from ..core.gis.keys import KeyUnavailable
from ..core.gis.sentences import About, sentence
from .option_pages import AUTHENTICATION_PAGE, CONNECTIONS_PAGE, NETWORK_PAGE

translate = QCoreApplication.translate

LOG_TAG = "GeoPortfolio"
_SECONDS_SHOWN = 8

# An error, the button beside its sentence, and the page of QGIS's Options that it opens.
CURES: dict[type[Exception], tuple[Callable[[], str], str]] = {
    KeyRejected: (lambda: translate("GeoPortfolio", "Change key"), CONNECTIONS_PAGE),
    KeyUnavailable: (lambda: translate("GeoPortfolio", "Change key"), CONNECTIONS_PAGE),
    NotFound: (lambda: translate("GeoPortfolio", "Check connection"), CONNECTIONS_PAGE),
    Redirected: (lambda: translate("GeoPortfolio", "Check connection"), CONNECTIONS_PAGE),
    ProxyFailed: (lambda: translate("GeoPortfolio", "Check proxy"), NETWORK_PAGE),
    TlsFailed: (lambda: translate("GeoPortfolio", "Certificates"), AUTHENTICATION_PAGE),
}


@dataclass(frozen=True)
class Step:
    """A button beside a message: the next thing to do."""

    text: str
    do: Callable[[], Any]


class Messages:
    """Says things once: a sentence in the message bar, the redacted details in the log."""

    def __init__(self, iface: Any) -> None:
        self._iface = iface
        self._item: Any = None

    def done(self, text: str, *steps: Optional[Step]) -> None:
        """Good news, which leaves by itself."""
        self._push(text, Qgis.MessageLevel.Success, steps, _SECONDS_SHOWN)

    def hint(self, text: str, *steps: Optional[Step]) -> Any:
        """Something to know before going on; stays until it is closed.

        :returns: what :meth:`withdraw` takes.
        """
        return self._push(text, Qgis.MessageLevel.Warning, steps, 0)

    def withdraw(self, said: Any) -> None:
        """Take *said* away, which does not hold any more; what was said after it stays."""
        if said is not None and said is self._item:
            self.clear()

    def clear(self) -> None:
        """Take away what was said last: it does not hold any more."""
        if self._item is not None and not sip.isdeleted(self._item):
            self._iface.messageBar().popWidget(self._item)
        self._item = None

    def say(self, level: Qgis.MessageLevel, text: str) -> None:
        """A sentence that somebody else has found; problems stay until they are closed."""
        self._push(text, level, (), _SECONDS_SHOWN if level == Qgis.MessageLevel.Success else 0)

    def problem(self, error: Exception, about: About, *steps: Optional[Step]) -> None:
        """Say what went wrong in one sentence and log the details.

        :param steps: what else can be done, where the error has no cure of its own.
        """
        self.log(error)
        if not isinstance(error, Cancelled):
            cure = self._cure(error)
            self.hint(sentence(error, about), *((cure,) if cure else steps))

    def log(self, error: Exception) -> None:
        """Write the details of *error*, which ``core.api`` has redacted, to the log panel."""
        lines = [f"{type(error).__name__}: {error}"]
        body = getattr(error, "body", b"")
        if body:
            lines.append(body[:500].decode("utf-8", "replace"))
        QgsMessageLog.logMessage(escape("\n".join(lines)), LOG_TAG, Qgis.MessageLevel.Info, False)

    def _cure(self, error: Exception) -> Optional[Step]:
        """The page of QGIS's Options on which *error* is mended."""
        for kind, (text, page) in CURES.items():
            if isinstance(error, kind):
                return Step(text(), partial(self._iface.showOptionsDialog, self._iface.mainWindow(), page))
        return None

    def _push(self, text: str, level: Any, steps: Iterable[Optional[Step]], seconds: int) -> Any:
        bar = self._iface.messageBar()
        # What it said before is history: it would come back to sight when the new message leaves.
        self.clear()
        # The bar shows rich text; a service's words are no markup.
        self._item = item = bar.createMessage(LOG_TAG, escape(text, quote=False))
        for number, step in enumerate(filter(None, steps), 1):
            button = QPushButton(step.text, item)
            button.setObjectName("messageStepButton" if number == 1 else f"messageStepButton{number}")
            button.clicked.connect(partial(self._take, item, step))
            item.layout().addWidget(button)
        _show_whole(item.findChild(QTextBrowser))
        bar.pushWidget(item, level, seconds)
        return item

    def _take(self, item: Any, step: Step, _checked: bool = False) -> None:
        self._iface.messageBar().popWidget(item)
        step.do()


def _show_whole(browser: Optional[QTextBrowser]) -> None:
    """Keep the bar as high as its text, of which QGIS shows a line and a half."""
    if browser is None:  # a QGIS whose bar has another widget for it
        return
    layout = browser.document().documentLayout()
    layout.documentSizeChanged.connect(lambda size: browser.setFixedHeight(ceil(size.height())))
    browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
