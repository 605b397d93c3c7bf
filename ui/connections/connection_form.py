"""The form for a new connection: service URL, key, *Connect*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ...core.gis.text.languages import tr
from ..help.buttons import with_help
from ..widgets.controls import tab_through
from .connection_fields import ConnectionFields, Notice

if TYPE_CHECKING:
    from ..window.window import Window


class ConnectionForm(QWidget):
    """Edits a connection; its owner tests and saves it.

    It sends nothing: handle ``connect_requested``, call :meth:`set_busy` during the test, and
    :meth:`show_problem` if it fails.
    """

    connect_requested = pyqtSignal(object, str)
    """Emitted with the :class:`~..core.gis.connections.Connection` and the typed key."""
    options_requested = pyqtSignal(str)
    """Emitted with the page of QGIS's Options that a link opens."""

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._window = window
        self.setObjectName("connectionForm")
        title = QLabel(tr("Connect to your portfolio service"), self)
        title.setObjectName("connectionFormTitle")
        title.setWordWrap(True)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        layout = QVBoxLayout(self)
        layout.addLayout(with_help(title, "connections", self))
        self.fields = ConnectionFields(self)
        self.problem = Notice("connectionProblem", Notice.RED, self)
        self.connect_button = QPushButton(tr("Connect"), self)
        self.connect_button.setObjectName("connectButton")
        self.busy = QProgressBar(self)
        self.busy.setObjectName("connectBusy")
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        self.busy.hide()
        self.way_back = QPushButton(tr("Back"), self)
        self.way_back.setObjectName("wayBackButton")
        self.way_back.hide()
        self.find_out = QPushButton(tr("Run Diagnostics…"), self)
        self.find_out.setObjectName("findOutWhyButton")
        self.find_out.hide()
        row = QHBoxLayout()
        row.addWidget(self.connect_button)
        row.addWidget(self.way_back)
        row.addWidget(self.busy, 1)
        row.addStretch()
        layout.addWidget(self.fields)
        layout.addLayout(row)
        for widget in (self.fields.notices, self.problem, self.find_out):
            layout.addWidget(widget)
        layout.addStretch(1)
        tab_through(self.connect_button, self.way_back, self.fields.remove_prefix, self.find_out)

        self.fields.changed.connect(self._fields_changed)
        self.fields.options_requested.connect(self.options_requested)
        self.fields.address.returnPressed.connect(self.connect_button.click)
        self.fields.key.returnPressed.connect(self.connect_button.click)
        self.connect_button.clicked.connect(self._connect)
        self.find_out.clicked.connect(self._examine)
        self._fields_changed()

    def show_problem(self, text: str, service_text: str = "", is_riddle: bool = False) -> None:
        """Show why it failed: *text* is a complete message, *service_text* the service's message or ``""``.

        :param is_riddle: whether there are several possible causes, to be checked with diagnostics.
        """
        if service_text:
            text = tr('{sentence} Service: "{words}"').format(sentence=text, words=service_text)
        self.set_busy(False)
        self._tell(text, is_riddle)

    def set_busy(self, busy: bool) -> None:
        """Disable the form while the connection is tested; a focus in the form stays there."""
        if busy and self.has_focus():
            # Else Qt moves it to whatever is next in QGIS.
            self.setFocus()
        self.busy.setVisible(busy)
        self.fields.setEnabled(not busy)
        self.connect_button.setEnabled(not busy and self.fields.is_complete())
        if not busy and self.window().focusWidget() is self:
            self.fields.key.setFocus()
        if busy:
            self._tell("")

    def has_focus(self) -> bool:
        """Return whether the form, or a control in it, has the focus of its window."""
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def offer_session_key(self) -> None:
        """Choose *Keep until QGIS is closed*, and explain that the authentication database refused the
        key."""
        self.fields.session.setChecked(True)
        self.show_problem(
            tr(
                "The API key was not stored, because no master password was given. Connect again to keep it "
                "until QGIS is closed."
            )
        )

    def clear(self) -> None:
        """Clear the input, above all the key; called when the connection was saved."""
        self.fields.key.clear()
        self.fields.show_key.setChecked(False)
        self.fields.address.clear()
        self.fields.name.clear()
        self.set_busy(False)

    def _tell(self, problem: str, is_riddle: bool = False) -> None:
        self.problem.say(problem)
        self.find_out.setVisible(is_riddle)

    def _fields_changed(self) -> None:
        self._tell("")
        self.connect_button.setEnabled(self.fields.is_complete())

    def _examine(self) -> None:
        self._window.diagnostics.check(self.fields.connection(), self.fields.typed_key(), self)

    def _connect(self) -> None:
        self.connect_requested.emit(self.fields.connection(), self.fields.typed_key())
