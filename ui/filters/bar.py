"""The two rows of buttons above the tree of filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.PyQt.QtCore import Qt, pyqtBoundSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ...core.gis.compat import QUndoStack
from ...core.gis.text.languages import tr
from ..help.buttons import help_button
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, entry, menu_of, plain_tip
from .edits import Direction

if TYPE_CHECKING:
    from .editor import FiltersEditor


class FilterBar(QWidget):
    """The operations of an editor as buttons."""

    def __init__(self, editor: FiltersEditor, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._make_edits()
        self._make_moves()
        self._make_history(editor.tree.stack)
        self._make_menus()
        self._lay_out()

    def refresh(self) -> None:
        """Enable the operations that are possible with the filters and the selection."""
        tree, is_known = self._editor.tree, self._editor.is_source_known()
        rows = tree.chosen_rows()
        self.inside.setEnabled(is_known and rows == 1 and tree.nests)
        self.edit.setEnabled(is_known and rows == 1)
        self.remove.setEnabled(rows > 0)
        for always in (self.add, self.saved, self.json):
            always.setEnabled(is_known)
        for direction, move in self.moves.items():
            move.setEnabled(tree.can_shift(direction))

    def _make_edits(self) -> None:
        editor = self._editor
        self.add = _button(
            "addFilterButton",
            "symbologyAdd",
            tr("Add Filter"),
            tr("Add filters after the selected row"),
            editor.add,
        )
        self.inside = _button(
            "addInsideButton",
            "symbologyAdd",
            tr("Add Nested Filter"),
            tr("Add filters that narrow each value of the selected row"),
            editor.add_inside,
        )
        self.edit = _button(
            "editFilterButton",
            "mActionToggleEditing",
            tr("Edit"),
            tr("Choose other values for the selected filter (F2)"),
            editor.edit,
        )
        self.remove = _button(
            "removeFilterButton",
            "symbologyRemove",
            tr("Remove"),
            tr("Remove the selected filters with their nested filters (Delete)"),
            editor.tree.remove,
        )

    def _make_moves(self) -> None:
        shift = self._editor.tree.shift
        self.moves = {
            Direction.UP: _button(
                "moveFilterUpButton",
                "mActionArrowUp",
                tr("Up"),
                tr("Move up (Alt+Up)"),
                lambda: shift(Direction.UP),
            ),
            Direction.DOWN: _button(
                "moveFilterDownButton",
                "mActionArrowDown",
                tr("Down"),
                tr("Move down (Alt+Down)"),
                lambda: shift(Direction.DOWN),
            ),
            Direction.OUT: _button(
                "moveFilterOutButton",
                "mActionArrowLeft",
                tr("Out"),
                tr("Move out one level (Alt+Left)"),
                lambda: shift(Direction.OUT),
            ),
            Direction.IN: _button(
                "moveFilterInButton",
                "mActionArrowRight",
                tr("In"),
                tr("Nest in the filter above (Alt+Right)"),
                lambda: shift(Direction.IN),
            ),
        }

    def _make_history(self, stack: QUndoStack) -> None:
        undo, redo = tr("Undo"), tr("Redo")
        self.undo = _button("undoFilterButton", "mActionUndo", undo, _undo_tip(""), stack.undo)
        self.redo = _button("redoFilterButton", "mActionRedo", redo, _redo_tip(""), stack.redo)
        for step, can, told, tell in (
            (self.undo, stack.canUndoChanged, stack.undoTextChanged, self._tell_undo),
            (self.redo, stack.canRedoChanged, stack.redoTextChanged, self._tell_redo),
        ):
            step.setEnabled(False)
            can.connect(step.setEnabled)
            # Methods, which are disconnected automatically: the undo stack is deleted after the buttons.
            told.connect(tell)

    def _tell_undo(self, text: str) -> None:
        self.undo.setToolTip(plain_tip(_undo_tip(text)))

    def _tell_redo(self, text: str) -> None:
        self.redo.setToolTip(plain_tip(_redo_tip(text)))

    def _make_menus(self) -> None:
        editor = self._editor
        self.saved = _menu_button("savedFiltersButton", tr("Saved"))
        self.saved.setToolTip(tr("Saved filters of this project and source"))
        self.saved.menu().aboutToShow.connect(self._fill_saved)
        self.json = _menu_button("filterJsonButton", tr("JSON"))
        self.json.setToolTip(tr("Copy, paste or edit the filters as JSON"))
        for name, text, tip, act in (
            ("copyFiltersAction", tr("&Copy as JSON"), tr("Copy the filters to the clipboard"), editor.copy),
            ("pasteFiltersAction", tr("&Paste JSON"), tr("Add filters from the clipboard"), editor.paste),
            ("editFiltersAction", tr("&Edit as JSON…"), tr("Edit the filters as text"), editor.show_json),
        ):
            _on_click(entry(self.json.menu(), name, text, tip).triggered, act)

    def _fill_saved(self) -> None:
        menu, saved = self.saved.menu(), self._editor.saved
        menu.clear()
        names = saved.names()
        for name in names:
            _on_click(menu.addAction(_plain(name)).triggered, lambda chosen=name: saved.load(chosen))
        menu.addSeparator()
        save = entry(
            menu,
            "saveFiltersAction",
            tr("&Save Filters…"),
            tr("Save the filters in the project under a name"),
        )
        save.setEnabled(bool(self._editor.filters()))
        _on_click(save.triggered, lambda: saved.ask_name(self._editor))
        if names:
            remove = menu.addMenu(tr("&Remove"))
            for name in names:
                _on_click(remove.addAction(_plain(name)).triggered, lambda chosen=name: saved.remove(chosen))

    def _lay_out(self) -> None:
        words = CompactRow()
        words.add(self.add)
        words.add(self.inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        edits_row, moves_row = QHBoxLayout(), QHBoxLayout()
        edits_row.addWidget(words, 1)
        _add_flat(edits_row, self.edit, self.remove)
        edits_row.addWidget(help_button("filters"))
        _add_flat(moves_row, *self.moves.values(), self.undo, self.redo)
        moves_row.addStretch(1)
        _add_flat(moves_row, self.json, self.saved)
        for row in (edits_row, moves_row):
            row.setSpacing(0)
            column.addLayout(row)


def _add_flat(row: QHBoxLayout, *buttons: QToolButton) -> None:
    for each in buttons:
        each.setAutoRaise(True)
        row.addWidget(each)


def _button(name: str, icon_name: str, text: str, tip: str, act: Callable[[], Any]) -> QToolButton:
    made = button(name, f"/{icon_name}.svg", text, tip)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    made.setAccessibleName(text)
    # A click leaves the focus in the tree, for its keys.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    _on_click(made.clicked, act)
    return made


def _menu_button(name: str, text: str) -> QToolButton:
    made = button(name, "", text, "")
    made.setAccessibleName(text)
    menu_of(made, QToolButton.ToolButtonPopupMode.InstantPopup)
    return made


def _on_click(signal: pyqtBoundSignal, act: Callable[[], Any]) -> None:
    """Connect *act* without the argument *checked* of Qt's buttons and actions."""
    signal.connect(lambda _checked: act())


def _undo_tip(text: str) -> str:
    tip = tr("Undo: {what} (Ctrl+Z)") if text else tr("Undo")
    return tip.format(what=text)


def _redo_tip(text: str) -> str:
    tip = tr("Redo: {what}") if text else tr("Redo")
    return tip.format(what=text)


def _plain(name: str) -> str:
    """Return a name for a menu, with escaped ampersands."""
    return name.replace("&", "&&")
