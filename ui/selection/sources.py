"""Which service and which portfolio are asked."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..controls import button, entry, menu_of, text_label
from ..help.buttons import help_button
from ..prompting_combo import PromptingCombo

translate = QCoreApplication.translate

_MANY_SOURCES = 10


class Sources(QWidget):
    """Connection, source, and when the service answered."""

    connection_chosen = pyqtSignal(str)
    source_chosen = pyqtSignal(str)
    new_connection_wanted = pyqtSignal()
    connections_page_wanted = pyqtSignal()
    reload_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.connection = QComboBox()
        self.connection.setObjectName("connectionCombo")
        self.connection.setToolTip(translate("GeoPortfolio", "Connection: which service is asked"))
        self.connection.setAccessibleName(translate("GeoPortfolio", "Connection"))
        self.connection.activated.connect(
            lambda index: self.connection_chosen.emit(self.connection.itemText(index))
        )
        self.source = PromptingCombo()
        self.source.setObjectName("sourceCombo")
        self.source.setToolTip(translate("GeoPortfolio", "Source: which portfolio is asked"))
        self.source.setAccessibleName(translate("GeoPortfolio", "Source"))
        self.source.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.source.setPlaceholderText(translate("GeoPortfolio", "Choose a source"))
        self.source.activated.connect(lambda index: self.source_chosen.emit(self.source.itemText(index)))
        for combo in (self.connection, self.source):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(8)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.addWidget(self.connection, 1)
        row.addWidget(self._menu())
        row.addWidget(help_button("index"))
        self.status = text_label("sourceStatusLabel")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(row)
        rows.addWidget(self.source)
        rows.addWidget(self.status)

    def show_connections(self, names: list[str], current: str) -> None:
        """Offer the connections *names*."""
        self.connection.clear()
        self.connection.addItems(names)
        self.connection.setCurrentIndex(max(0, self.connection.findText(current)))

    def show_sources(self, sources: list[str], current: str, status: str) -> None:
        """Offer *sources*, searchable when they are many; *status* says when and what was answered."""
        self.source.clear()
        self.source.setEditable(len(sources) > _MANY_SOURCES)
        if self.source.isEditable():
            self.source.completer().setFilterMode(Qt.MatchFlag.MatchContains)
            self.source.completer().setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.source.addItems(sources)
        self.source.setCurrentIndex(self.source.findText(current))
        self.source.setEnabled(bool(sources))
        self.status.setText(status)

    def _menu(self) -> QToolButton:
        tip = translate("GeoPortfolio", "Connections and sources")
        made = button("connectionMenuButton", "settings", "", tip)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.setAccessibleName(tip)
        made.setAutoRaise(True)
        menu = menu_of(made, QToolButton.ToolButtonPopupMode.InstantPopup)
        for name, text, tip, signal in (
            (
                "reloadSourcesAction",
                translate("GeoPortfolio", "&Reload sources"),
                translate("GeoPortfolio", "Ask the service again which sources your key may see"),
                self.reload_wanted,
            ),
            (
                "newConnectionAction",
                translate("GeoPortfolio", "&New connection..."),
                translate("GeoPortfolio", "The form for the address and the key of another service"),
                self.new_connection_wanted,
            ),
            (
                "connectionsPageAction",
                translate("GeoPortfolio", "&Connections..."),
                translate("GeoPortfolio", "All connections, in QGIS's options"),
                self.connections_page_wanted,
            ),
        ):
            action = entry(menu, name, text, tip)
            action.triggered.connect(signal)
        return made
