"""The section with the connection and the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.text import dates
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..help.buttons import help_button
from ..widgets.controls import PromptingCombo, button, entry, menu_of, steady_label

if TYPE_CHECKING:
    from ..window.session import Session
    from ..window.window import Window

_MANY_SOURCES = 10


class SourceSection(QWidget):
    """Connection, source, and the time of the last response."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.connection = QComboBox()
        self.connection.setObjectName("connectionCombo")
        self.connection.setToolTip(tr("Connection to a portfolio service"))
        self.connection.setAccessibleName(tr("Connection"))
        self.connection.activated.connect(lambda index: window.session.use(self.connection.itemText(index)))
        self.source = PromptingCombo()
        self.source.setObjectName("sourceCombo")
        self.source.setToolTip(tr("Portfolio source"))
        self.source.setAccessibleName(tr("Source"))
        self.source.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.source.activated.connect(lambda index: window.session.choose(self.source.itemText(index)))
        for combo in (self.connection, self.source):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(8)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.addWidget(self.connection, 1)
        row.addWidget(self._menu())
        row.addWidget(help_button("index"))
        self.status = steady_label("sourceStatusLabel", 1)
        self.connect_button = button(
            "connectDockButton", "connections", tr("Connect"), tr("List the sources of your API key")
        )
        self.connect_button.clicked.connect(window.session.open)
        answer = QHBoxLayout()
        answer.addWidget(self.status, 1)
        answer.addWidget(self.connect_button)
        # The same height with and without the button.
        self.status.setMinimumHeight(self.connect_button.sizeHint().height())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(row)
        rows.addWidget(self.source)
        rows.addLayout(answer)

        window.session.changed.connect(self.refresh)
        window.session.connecting.connect(self._show_connecting)

    def refresh(self) -> None:
        """Offer the connections and the sources of the selected one, searchable if there are many."""
        session = self._window.session
        self.connection.clear()
        self.connection.addItems(self._window.connections.names())
        chosen = session.connection or self._window.connections.default_name()
        self.connection.setCurrentIndex(max(0, self.connection.findText(chosen)))
        self.source.clear()
        self.source.setEditable(len(session.sources) > _MANY_SOURCES)
        if self.source.isEditable():
            self.source.completer().setFilterMode(Qt.MatchFlag.MatchContains)
            self.source.completer().setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.source.addItems(sorted(session.sources))
        self.source.setCurrentIndex(self.source.findText(session.source))
        self.source.setPlaceholderText(session.wanted or tr("Choose a source"))
        self.source.setEnabled(bool(session.sources))
        self.status.setText(_status(session))
        # QGIS and projects may open the panel, which must not send a request.
        self.connect_button.setVisible(session.needs_sources)

    def _show_connecting(self, busy: bool) -> None:
        if busy:
            self.connect_button.hide()
            self.status.setText(tr("Listing the sources…"))

    def _menu(self) -> QToolButton:
        tip = tr("Connections and sources")
        made = button("connectionMenuButton", "settings", "", tip)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.setAccessibleName(tip)
        made.setAutoRaise(True)
        menu = menu_of(made, QToolButton.ToolButtonPopupMode.InstantPopup)
        for name, text, tip, do in (
            (
                "reloadSourcesAction",
                tr("&Reload Sources"),
                tr("List the sources of your API key again"),
                self._window.session.reload,
            ),
            (
                "newConnectionAction",
                tr("&New Connection…"),
                tr("Connect to another service"),
                lambda: self._window.selection.show_form(True),
            ),
            (
                "connectionsPageAction",
                tr("&Connections…"),
                tr("Manage connections in the QGIS options"),
                self._window.show_connections,
            ),
        ):
            entry(menu, name, text, tip).triggered.connect(lambda _checked=False, do=do: do())
        return made


def _status(session: Session) -> str:
    """Return the time of the response and the number of sources; empty before the response."""
    if session.answered is None:
        return ""
    if not session.sources:
        return tr("The API key has no access to any source. Ask your provider.")
    time = dates.clock(session.answered)
    if session.source:
        return tr("Updated {time}").format(time=time)
    return counted(
        len(session.sources),
        "1 source. Updated {time}",
        "{count} sources. Updated {time}",
        time=time,
    )
