"""The two rows of buttons above the tree of filters."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtBoundSignal, pyqtSignal
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ...core.gis.compat import QUndoStack
from ..compact_row import CompactRow
from ..controls import button, entry, menu_of
from ..help.buttons import help_button
from .moves import Direction

translate = QCoreApplication.translate


class FilterBar(QWidget):
    """Asks for edits; what they do is the dock's."""

    add_wanted = pyqtSignal()
    inside_wanted = pyqtSignal()
    edit_wanted = pyqtSignal()
    remove_wanted = pyqtSignal()
    shift_wanted = pyqtSignal(object)
    load_wanted = pyqtSignal(str)
    save_wanted = pyqtSignal()
    forget_wanted = pyqtSignal(str)
    copy_wanted = pyqtSignal()
    paste_wanted = pyqtSignal()
    json_wanted = pyqtSignal()

    def __init__(
        self, stack: QUndoStack, saved: Callable[[], list[str]], parent: Optional[QWidget] = None
    ) -> None:
        super().__init__(parent)
        self._saved = saved
        self._has_filters = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._edit_row())
        column.addLayout(self._history_row(stack))

    def show_ready(self, source: bool, chosen: int, inside: bool, filters: bool) -> None:
        """Which edits are possible.

        :param source: filters can be added.
        :param chosen: how many are selected.
        :param inside: one can be added below the selected one.
        :param filters: there are some.
        """
        self._has_filters = filters
        self.add.setEnabled(source)
        self.inside.setEnabled(source and inside)
        self.edit.setEnabled(source and chosen == 1)
        self.remove.setEnabled(chosen > 0)
        self.saved.setEnabled(source)
        self.json.setEnabled(source)

    def show_moves(self, can: Callable[[Direction], bool]) -> None:
        """Which moves are possible."""
        for direction, move in self.moves.items():
            move.setEnabled(can(direction))

    def _edit_row(self) -> QHBoxLayout:
        row = CompactRow()
        self.add = row.add(
            _button(
                "addFilterButton",
                "symbologyAdd",
                translate("GeoPortfolio", "&Filter"),
                translate("GeoPortfolio", "Add filters behind the selected one"),
                self.add_wanted,
            )
        )
        self.inside = row.add(
            _button(
                "addInsideButton",
                "symbologyAdd",
                translate("GeoPortfolio", "I&nside"),
                translate("GeoPortfolio", "Add filters below the selected one, which narrow it"),
                self.inside_wanted,
            )
        )
        self.edit = _button(
            "editFilterButton",
            "mActionToggleEditing",
            translate("GeoPortfolio", "&Edit"),
            translate("GeoPortfolio", "Choose other values for the selected filter (F2)"),
            self.edit_wanted,
        )
        self.remove = _button(
            "removeFilterButton",
            "symbologyRemove",
            translate("GeoPortfolio", "&Remove"),
            translate("GeoPortfolio", "Remove the selected filters and what is below them (Delete)"),
            self.remove_wanted,
        )
        line = QHBoxLayout()
        line.setSpacing(0)
        line.addWidget(row, 1)
        for plain in (self.edit, self.remove):
            plain.setAutoRaise(True)
            line.addWidget(plain)
        line.addWidget(help_button("filters"))
        return line

    def _history_row(self, stack: QUndoStack) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        self.moves = {}
        for direction, (name, icon_name, text, tip) in _moves().items():
            self.moves[direction] = _button(name, icon_name, text, tip)
            self.moves[direction].clicked.connect(lambda _checked, way=direction: self.shift_wanted.emit(way))
            self.moves[direction].setAutoRaise(True)
            row.addWidget(self.moves[direction])
        self.undo = _button("undoFilterButton", "mActionUndo", translate("GeoPortfolio", "&Undo"), "")
        self.redo = _button("redoFilterButton", "mActionRedo", translate("GeoPortfolio", "Re&do"), "")
        for step, can, told, action, tip in (
            (self.undo, stack.canUndoChanged, stack.undoTextChanged, stack.undo, _undo_tip),
            (self.redo, stack.canRedoChanged, stack.redoTextChanged, stack.redo, _redo_tip),
        ):
            step.setAutoRaise(True)
            step.setEnabled(False)
            _tell(step, tip(""))
            step.clicked.connect(lambda _checked, do=action: do())
            can.connect(step.setEnabled)
            told.connect(lambda text, shown=step, words=tip: _tell(shown, words(text)))
            row.addWidget(step)
        row.addStretch(1)
        self.saved = self._menu_button("savedFiltersButton", translate("GeoPortfolio", "&Saved"))
        self.saved.setToolTip(translate("GeoPortfolio", "Filters that this project has saved for the source"))
        self.saved.menu().aboutToShow.connect(self._fill_saved)
        self.json = self._menu_button("filterJsonButton", translate("GeoPortfolio", "&JSON"))
        self.json.setToolTip(translate("GeoPortfolio", "Copy, paste or edit the filters as JSON"))
        for name, text, tip, signal in (
            (
                "copyFiltersAction",
                translate("GeoPortfolio", "&Copy as JSON"),
                translate("GeoPortfolio", "Put the filters on the clipboard"),
                self.copy_wanted,
            ),
            (
                "pasteFiltersAction",
                translate("GeoPortfolio", "&Paste JSON"),
                translate("GeoPortfolio", "Add the filters that are on the clipboard"),
                self.paste_wanted,
            ),
            (
                "editFiltersAction",
                translate("GeoPortfolio", "&Edit as JSON..."),
                translate("GeoPortfolio", "Write the filters as text"),
                self.json_wanted,
            ),
        ):
            action = entry(self.json.menu(), name, text, tip)
            action.triggered.connect(lambda _checked, wanted=signal: wanted.emit())
        row.addWidget(self.json)
        row.addWidget(self.saved)
        return row

    def _menu_button(self, name: str, text: str) -> QToolButton:
        made = button(name, "", text, "")
        made.setAccessibleName(text.replace("&", ""))
        made.setAutoRaise(True)
        menu_of(made, QToolButton.ToolButtonPopupMode.InstantPopup)
        return made

    def _fill_saved(self) -> None:
        menu = self.saved.menu()
        menu.clear()
        names = self._saved()
        for name in names:
            action = menu.addAction(_plain(name))
            action.triggered.connect(lambda _checked, chosen=name: self.load_wanted.emit(chosen))
        menu.addSeparator()
        save = entry(
            menu,
            "saveFiltersAction",
            translate("GeoPortfolio", "&Save these filters..."),
            translate("GeoPortfolio", "Keep them in the project by a name"),
        )
        save.setEnabled(self._has_filters)
        save.triggered.connect(lambda _checked: self.save_wanted.emit())
        if names:
            forget = menu.addMenu(translate("GeoPortfolio", "&Remove"))
            for name in names:
                action = forget.addAction(_plain(name))
                action.triggered.connect(lambda _checked, chosen=name: self.forget_wanted.emit(chosen))


def _moves() -> dict[Direction, tuple[str, str, str, str]]:
    return {
        Direction.UP: (
            "moveFilterUpButton",
            "mActionArrowUp",
            translate("GeoPortfolio", "U&p"),
            translate("GeoPortfolio", "Move up (Alt+Up)"),
        ),
        Direction.DOWN: (
            "moveFilterDownButton",
            "mActionArrowDown",
            translate("GeoPortfolio", "Do&wn"),
            translate("GeoPortfolio", "Move down (Alt+Down)"),
        ),
        Direction.OUT: (
            "moveFilterOutButton",
            "mActionArrowLeft",
            translate("GeoPortfolio", "Ou&t"),
            translate("GeoPortfolio", "Move out, beside the filter above (Alt+Left)"),
        ),
        Direction.IN: (
            "moveFilterInButton",
            "mActionArrowRight",
            translate("GeoPortfolio", "&In"),
            translate("GeoPortfolio", "Move in, below the filter before (Alt+Right)"),
        ),
    }


def _button(
    name: str, icon_name: str, text: str, tip: str, signal: Optional[pyqtBoundSignal] = None
) -> QToolButton:
    made = button(name, f"/{icon_name}.svg", text, tip)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    made.setAccessibleName(text.replace("&", ""))
    _tell(made, tip)
    # A click leaves the focus in the tree, whose keys go on from there.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    if signal is not None:
        made.clicked.connect(lambda _checked: signal.emit())
    return made


def _tell(made: QToolButton, tip: str) -> None:
    """Have *tip* with the keys of the button, of which no text shows the letter."""
    letter = made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    made.setToolTip(f"{tip[:-1]}, {letter})" if tip.endswith(")") else f"{tip} ({letter})")


def _undo_tip(text: str) -> str:
    tip = translate("GeoPortfolio", "Undo: {what} (Ctrl+Z)") if text else translate("GeoPortfolio", "Undo")
    return tip.format(what=text)


def _redo_tip(text: str) -> str:
    tip = translate("GeoPortfolio", "Redo: {what}") if text else translate("GeoPortfolio", "Redo")
    return tip.format(what=text)


def _plain(name: str) -> str:
    """A name as a menu shows it, without making a mnemonic of its ampersands."""
    return name.replace("&", "&&")
