"""Shows the diagnostics and the support text of a window, and keeps this session's log."""

from __future__ import annotations

from collections import deque
from datetime import datetime
from typing import TYPE_CHECKING, Optional

from qgis.core import Qgis, QgsApplication
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from ...core.gis.connections.connections import Connection
    from ..window.window import Window

LOG_TAG = "GeoPortfolio"
_LINES_KEPT = 2000


class Diagnostics(QObject):
    """Opens and imports each dialog on demand; collects the log from the start of the plugin."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._diagnostics: Optional[QDialog] = None
        self._support_text: Optional[QDialog] = None
        self._inner: Optional[QDialog] = None
        self._is_installed = False
        self.log: deque[str] = deque(maxlen=_LINES_KEPT)
        """The lines of our tab of the log panel in this session, as HTML."""
        self.last_results = ""
        """The last results of the checks as text."""

    def install(self) -> None:
        """Connect to the log."""
        QgsApplication.messageLog().messageReceived[str, str, Qgis.MessageLevel].connect(self._logged)
        self._is_installed = True

    def remove(self) -> None:
        """Close open dialogs; safe to call twice."""
        if not self._is_installed:
            return
        self._is_installed = False
        for dialog in (self._diagnostics, self._support_text, self._inner):
            _end(dialog)
        self._diagnostics = self._support_text = self._inner = None
        QgsApplication.messageLog().messageReceived[str, str, Qgis.MessageLevel].disconnect(self._logged)
        self.deleteLater()

    def open(self, connection: str = "") -> None:
        """Check the saved *connection* in a non-modal window; empty: the current one."""
        from .diagnostics_dialog import DiagnosticsDialog

        if self._diagnostics is None or sip.isdeleted(self._diagnostics):
            self._diagnostics = DiagnosticsDialog(self._window)
            self._diagnostics.finished_checks.connect(self._keep)
            self._diagnostics.support_text_wanted.connect(self.open_support_text)
        self._diagnostics.check_saved(connection)
        _show_in_front(self._diagnostics)

    def check(self, connection: Connection, key: Optional[str], window: QWidget) -> None:
        """Check *connection* as typed in *window*, which stays open behind the dialog.

        :param key: None: the stored key.
        """
        from .diagnostics_dialog import DiagnosticsDialog

        dialog = DiagnosticsDialog(self._window, window)
        self._inner = dialog
        dialog.finished_checks.connect(self._keep)
        dialog.check(connection, key)
        dialog.exec()
        _end(dialog)
        self._inner = None

    def open_support_text(self) -> None:
        """Show the current support text."""
        from .support_text_dialog import SupportTextDialog

        if self._support_text is None or sip.isdeleted(self._support_text):
            self._support_text = SupportTextDialog(self._window, self)
        self._support_text.collect()
        _show_in_front(self._support_text)

    def _logged(self, message: str, tag: str, _level: Qgis.MessageLevel) -> None:
        if tag == LOG_TAG:
            self.log.append(f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S%z} {message}")

    def _keep(self, text: str) -> None:
        self.last_results = text


def _end(dialog: Optional[QDialog]) -> None:
    if dialog is not None and not sip.isdeleted(dialog):
        dialog.close()
        dialog.deleteLater()


def _show_in_front(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
