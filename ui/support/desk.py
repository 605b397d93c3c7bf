"""The part of a window that shows the doctor and the support bundle, and keeps this session's log for it."""

from __future__ import annotations

from collections import deque
from datetime import datetime
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import Qgis, QgsApplication
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QDialog, QWidget

from .door import news

if TYPE_CHECKING:
    from ...core.gis.connections import Connection
    from ..session import Session

LOG_TAG = "GeoPortfolio"
_LINES_KEPT = 2000


class SupportDesk(QObject):
    """Opens each dialog once; what is imported for them comes with the first wish."""

    def __init__(self, iface: Any, session: Session) -> None:
        super().__init__()
        self._iface = iface
        self._session = session
        self._doctor: Optional[QDialog] = None
        self._bundle: Optional[QDialog] = None
        self._inner: Optional[QDialog] = None
        self._is_installed = False
        self.log: deque[str] = deque(maxlen=_LINES_KEPT)
        """What our tab of the log panel was told in this session, a line each, as it came."""
        self.answers = ""
        """The doctor's last ones, as text."""

    def install(self) -> None:
        """Listen to the log, and to whoever wants a dialog."""
        QgsApplication.messageLog().messageReceived[str, str, Qgis.MessageLevel].connect(self._heard)
        news.doctor_wanted.connect(self.open_doctor)
        news.check_wanted.connect(self.check)
        news.bundle_wanted.connect(self.open_bundle)
        self._is_installed = True

    def remove(self) -> None:
        """Close what is open; safe to call twice."""
        if not self._is_installed:
            return
        self._is_installed = False
        for dialog in (self._doctor, self._bundle, self._inner):
            _end(dialog)
        self._doctor = self._bundle = self._inner = None
        QgsApplication.messageLog().messageReceived[str, str, Qgis.MessageLevel].disconnect(self._heard)
        news.doctor_wanted.disconnect(self.open_doctor)
        news.check_wanted.disconnect(self.check)
        news.bundle_wanted.disconnect(self.open_bundle)
        self.deleteLater()

    def open_doctor(self, connection: str) -> None:
        """The doctor for *connection*, or for the one in use, in a window beside QGIS."""
        from .doctor_dialog import DoctorDialog

        if self._doctor is None or sip.isdeleted(self._doctor):
            self._doctor = DoctorDialog(self._iface, self._session, self._iface.mainWindow())
            self._doctor.answered.connect(self._keep)
            self._doctor.bundle_wanted.connect(self.open_bundle)
        self._doctor.examine_saved(connection)
        _bring_forward(self._doctor)

    def check(self, connection: Connection, key: Optional[str], window: QWidget) -> None:
        """The doctor for a connection as it stands in *window*, which stays open behind it."""
        from .doctor_dialog import DoctorDialog

        dialog = DoctorDialog(self._iface, self._session, window, is_inner=True)
        self._inner = dialog
        dialog.answered.connect(self._keep)
        dialog.examine(connection, key)
        dialog.exec()
        _end(dialog)
        self._inner = None

    def open_bundle(self) -> None:
        """The support bundle, to be looked through before it is saved."""
        from .bundle_dialog import BundleDialog

        if self._bundle is None or sip.isdeleted(self._bundle):
            self._bundle = BundleDialog(
                self._iface, self._session, lambda: tuple(self.log), lambda: self.answers
            )
        self._bundle.gather()
        _bring_forward(self._bundle)

    def _heard(self, message: str, tag: str, _level: Qgis.MessageLevel) -> None:
        if tag == LOG_TAG:
            self.log.append(f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S%z} {message}")

    def _keep(self, text: str) -> None:
        self.answers = text


def _end(dialog: Optional[QDialog]) -> None:
    if dialog is not None and not sip.isdeleted(dialog):
        dialog.close()
        dialog.deleteLater()


def _bring_forward(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
