"""The controls of the address page, without requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QEvent, QModelIndex, QObject, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.places import Suggestion
from ...core.gis.text.languages import tr
from ..widgets.controls import steady_label
from ..widgets.icons import icon
from .place_panel import PlacePanel
from .suggestions import SUGGESTION, SuggestionModel, SuggestionView

if TYPE_CHECKING:
    from ..window.window import Window

_LONGEST = 5_000_000
"""The most characters; a pasted shape with many corners is long."""

_LIST_KEYS = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class AddressPanel(QWidget):
    """The address line, the suggestions, and the chosen place."""

    typed = pyqtSignal(str)
    """Emitted for each change of the line."""
    entered = pyqtSignal(str)
    """Emitted when Enter is pressed without a suggestion."""
    chosen = pyqtSignal(object)
    """Emitted with a :class:`Suggestion`."""
    unlock_wanted = pyqtSignal()
    use_wanted = pyqtSignal()

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("addressPanel")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(self._line_row(window))
        self.status = steady_label("addressStatusLabel", 1)
        column.addWidget(self.status)
        self.unlock = QPushButton(tr("Unlock…"))
        self.unlock.setObjectName("addressUnlockButton")
        self.unlock.setToolTip(tr("Enter the master password of the QGIS authentication database"))
        self.unlock.clicked.connect(self.unlock_wanted)
        self.unlock.hide()
        column.addWidget(self.unlock, 0, Qt.AlignmentFlag.AlignLeft)
        self.model = SuggestionModel(self)
        self.list = SuggestionView()
        self.list.setObjectName("suggestionList")
        self.list.setAccessibleName(tr("Suggested addresses"))
        self.list.setModel(self.model)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.hide()
        self.use = QPushButton(tr("Use as Area"))
        self.use.setObjectName("addressUseShapesButton")
        self.use.setToolTip(tr("Add the shapes to the selection areas; points become circles"))
        self.use.clicked.connect(self.use_wanted)
        self.use.hide()
        column.addWidget(self.list)
        column.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeft)
        self.place = PlacePanel(window)
        self.place.hide()
        column.addWidget(self.place)
        column.addStretch(1)

    def _line_row(self, window: Window) -> QHBoxLayout:
        row = QHBoxLayout()
        self.line = QLineEdit()
        self.line.setObjectName("addressLine")
        self.line.setAccessibleName(tr("Address"))
        self.line.setPlaceholderText(tr("Address, or 53.55, 9.99"))
        self.line.setToolTip(tr("Enter an address, a latitude and longitude, WKT, or GeoJSON"))
        self.line.setClearButtonEnabled(True)
        self.line.setMaxLength(_LONGEST)
        self.line.addAction(
            QgsApplication.getThemeIcon("/search.svg"), QLineEdit.ActionPosition.LeadingPosition
        )
        self.line.textChanged.connect(self.typed)
        self.line.returnPressed.connect(self._enter)
        self.line.installEventFilter(self)
        self.pick = QToolButton()
        self.pick.setObjectName("identifyButton")
        self.pick.setIcon(icon("identify"))
        self.pick.setToolTip(tr("Identify Location: click the map for address, record and hazards"))
        self.pick.setAccessibleName(tr("Identify Location"))
        self.pick.setCheckable(True)
        self.pick.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pick.setChecked(window.identify.is_picking)
        self.pick.clicked.connect(window.identify.pick)
        window.identify.picking_changed.connect(self.pick.setChecked)
        row.addWidget(self.line, 1)
        row.addWidget(self.pick)
        return row

    def show_suggestions(self, rows: Sequence[Suggestion], usable: bool = False) -> None:
        """Offer *rows*; Enter chooses the first one.

        :param usable: whether they are shapes that can become areas.
        """
        self.use.setVisible(usable)
        self.model.show(rows)
        self.list.show_ready()
        self.list.setVisible(bool(rows))
        if rows:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.scrollToTop()

    def set_outdated(self) -> None:
        """Mark the suggestions as outdated: they stay visible, but can't be chosen."""
        self.list.show_waiting()
        self.use.hide()

    def show_status(self, text: str, locked: bool = False) -> None:
        """Show *text* below the line; *locked*: with a button that unlocks the authentication database."""
        self.status.setText(text)
        self.unlock.setVisible(locked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Navigate the list with arrow keys while the line keeps the focus."""
        if event.type() == QEvent.Type.KeyPress and self.list.isEnabled() and event.key() in _LIST_KEYS:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    def _enter(self) -> None:
        suggestion = self.list.suggestion() if self.list.isEnabled() else None
        if suggestion is not None:
            self.chosen.emit(suggestion)
        elif self.line.text().strip():
            self.entered.emit(self.line.text())

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(SUGGESTION))
