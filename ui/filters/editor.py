"""The filter editor, in the panel *Filters* and in a dialog: a tree, a page of values, and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional, Sequence

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QGuiApplication, QKeySequence
from qgis.PyQt.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ...core.api import filters as filter_tree
from ...core.api.config import V1
from ...core.api.filters import Filter, Filters, MalformedFilters
from ...core.api.sources import Above, FilterField, offered_fields
from ...core.gis.connections.connections import ENVIRONMENT
from ...core.gis.text.filter_text import label_text, words_of
from ...core.gis.text.languages import tr
from ..widgets.shortcuts import ALT, NONE, claim_keys
from . import edits
from .bar import FilterBar
from .edits import Direction, Path
from .faults import Faults
from .json_page import JsonPage
from .page import FiltersPage
from .picker import ValuePicker
from .saved import SavedFilters
from .tree import VALUE, FilterTree, RowWords

if TYPE_CHECKING:
    from ..window.window import Window


@dataclass(frozen=True)
class _Place:
    """The purpose for which the page of values was opened.

    :param parents: the filters below which new ones are added; an empty one: the top level.
    :param row: the row of the first new filter; -1: at the end.
    :param edited: the filter whose values are changed; None: new ones are added.
    """

    parents: tuple[Path, ...] = ((),)
    row: int = -1
    edited: Optional[Path] = None


class FiltersEditor(QWidget):
    """Edits filters with the fields and values of the source selected in *window*."""

    changed = pyqtSignal()
    """Emitted when the user edits the filters, not when others are shown."""

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._window = window
        self._asked_for = ("", "")
        self._place = _Place()
        self._faults = Faults("", {})
        self.tree = FilterTree()
        self.saved = SavedFilters(window, self.tree)
        self.bar = FilterBar(self)
        self.page = FiltersPage(self.bar, self.tree)
        self.picker = ValuePicker()
        self.json = JsonPage()
        self.pages = QStackedWidget()
        for each in (self.page, self.picker, self.json):
            self.pages.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self._connect_parts()
        window.session.changed.connect(self._show_session)
        window.session.filters_described.connect(self.refresh)
        self._show_session()

    def filters(self) -> Filters:
        """Return the tree in the form that is sent."""
        return self.tree.filters()

    def show_filters(self, filters: Filters) -> None:
        """Edit *filters*; earlier edits can no longer be undone."""
        if filters != self.filters():
            self.tree.set_filters(filters)
            # The purpose of an open page no longer exists.
            self._show_tree()
            self.refresh()

    def show_fault(self, text: str, fault: MalformedFilters) -> None:
        """Edit *text*, which is not valid yet, as JSON."""
        self.pages.setCurrentWidget(self.json)
        self.json.show_fault(text, fault)

    def is_source_known(self) -> bool:
        """Return whether a source with known filters is selected."""
        return self._window.session.described is not None

    def describe(self) -> None:
        """Request the filter hierarchy of the selected source, once."""
        self._window.session.describe_filters()

    def refresh(self) -> None:
        """Update everything that depends on the filters and their source."""
        session, filters = self._window.session, self.filters()
        offered = self._choices()
        self._faults = Faults.among(
            filters, session.described, session.hierarchy, self._version(), session.reading
        )
        self.tree.tell(
            RowWords(
                {choice.field: choice.label for choice in offered},
                frozenset(choice.field for choice in offered if choice.required),
                {choice.field: choice.meanings for choice in offered if choice.meanings},
                self._faults.of,
            )
        )
        self.tree.tell_empty(self._empty_text())
        self.page.show_faults(self._faults, session.hierarchy_failed)
        words = words_of(filters, self._version(), session.reading, self._faults.labels) if filters else ""
        self.page.show_words(words)
        self.page.show_reading(*self._reading())
        self.bar.refresh()

    # Edits

    def add(self, field: str = "") -> None:
        """Let the user choose values, initially of *field*, to be added after the selected filter."""
        parent, row = self._behind_chosen()
        self._ask(_Place((parent,), row), field)

    def add_inside(self) -> None:
        """Let the user choose values to be added below each filter of the selected row."""
        if self.tree.chosen_rows() == 1 and self.tree.nests:
            self._ask(_Place(self.tree.chosen()))

    def edit(self) -> None:
        """Let the user choose other values for the selected row."""
        if self.tree.chosen_rows() == 1:
            path = self.tree.chosen()[0]
            line = edits.line_to(self.filters(), path)
            beside = edits.below(self.filters(), line[:-1])
            values = [beside[row].value for row in edits.side_by_side(self.filters(), path)]
            self._ask(_Place((path[:-1],), edited=path), line[-1].field, values)

    def copy(self) -> None:
        """Copy the selected filters to the clipboard as JSON; without a selection, all of them."""
        filters = self.filters()
        chosen = tuple(edits.line_to(filters, path)[-1] for path in self.tree.chosen())
        QGuiApplication.clipboard().setText(filter_tree.dumps(chosen or filters))

    def paste(self) -> None:
        """Add filters from JSON on the clipboard after the selected one."""
        text = QGuiApplication.clipboard().text()
        try:
            added = filter_tree.parse(text)
        except MalformedFilters as fault:
            self.show_fault(text, fault)
            return
        self._insert(*self._behind_chosen(), added)

    def show_json(self) -> None:
        """Let the user edit the filters as JSON."""
        self.pages.setCurrentWidget(self.json)
        self.json.show_filters(self.filters())

    def apply_json(self) -> bool:
        """Apply open JSON; return False, and keep it open, if it is invalid."""
        if self.pages.currentWidget() is self.json:
            self.json.apply.click()
        return self.pages.currentWidget() is not self.json

    def _connect_parts(self) -> None:
        page, tree, stack = self.page, self.tree, self.tree.stack
        claim_keys(
            tree,
            ((ALT, Qt.Key.Key_Up), lambda: tree.shift(Direction.UP)),
            ((ALT, Qt.Key.Key_Down), lambda: tree.shift(Direction.DOWN)),
            ((ALT, Qt.Key.Key_Right), lambda: tree.shift(Direction.IN)),
            ((ALT, Qt.Key.Key_Left), lambda: tree.shift(Direction.OUT)),
            ((NONE, Qt.Key.Key_Insert), self.add),
            ((NONE, Qt.Key.Key_Delete), tree.remove),
            ((NONE, Qt.Key.Key_F2), self.edit),
            ((NONE, Qt.Key.Key_Return), self.edit),
            (QKeySequence.StandardKey.Undo, stack.undo),
            (QKeySequence.StandardKey.Redo, stack.redo),
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Paste, self.paste),
        )
        tree.doubleClicked.connect(lambda _index: self.edit())
        tree.itemSelectionChanged.connect(self.bar.refresh)
        tree.changed.connect(self._edited)
        self.picker.chosen.connect(self._picked)
        self.picker.cancelled.connect(self._show_tree)
        self.json.applied.connect(self._apply_json)
        self.json.cancelled.connect(self._show_tree)
        page.flatten.clicked.connect(
            lambda: self._replace(tr("flatten"), filter_tree.flattened(self.filters()))
        )
        page.add_required.clicked.connect(lambda: self.add(self._faults.missing[0].field))
        page.ask_again.clicked.connect(lambda: self._window.session.describe_filters(again=True))
        page.reading_chosen.connect(self._window.session.set_reading)

    def _edited(self) -> None:
        self.refresh()
        self.changed.emit()

    def _behind_chosen(self) -> tuple[Path, int]:
        """Return the filter below which new ones are added, and their row there (-1: at the end)."""
        chosen = self.tree.chosen()
        return (chosen[-1][:-1], chosen[-1][-1] + 1) if chosen else ((), -1)

    def _insert(self, parent: Path, row: int, added: Filters, others: Sequence[Path] = ()) -> None:
        text = tr("add filters")
        self.tree.apply(text, edits.insert(self.filters(), parent, row, added, others))

    def _replace(self, text: str, filters: Filters) -> None:
        self.tree.apply(text, (filters, ()))

    def _apply_json(self, filters: Filters) -> None:
        self._show_tree()
        self._replace(tr("edit as JSON"), filters)

    def _ask(self, place: _Place, field: str = "", ticked: Sequence[str] = ()) -> None:
        if not self.is_source_known():
            return
        self._place = place
        line = edits.line_to(self.filters(), place.parents[0])
        self.pages.setCurrentWidget(self.picker)
        self.picker.ask(
            self._choices([(each.field, each.value) for each in line]),
            field,
            ticked=ticked,
            where=self._where(place.parents),
            missing=[item.field for item in self._faults.missing],
        )

    def _picked(self, field: str, values: tuple[str, ...]) -> None:
        self._show_tree()
        place = self._place
        if place.edited is not None:
            chosen = edits.choose(self.filters(), place.edited, values)
            self.tree.apply(tr("choose values"), chosen)
            return
        parent, *others = place.parents
        self._insert(parent, place.row, tuple(Filter(field, value) for value in values), others)

    def _where(self, parents: Sequence[Path]) -> str:
        """Return the path to new filters as text; its last step has the values of all *parents*."""
        filters, words = self.filters(), self.tree.words
        steps = [(each,) for each in edits.line_to(filters, parents[0])]
        steps[-1:] = [tuple(edits.line_to(filters, parent)[-1] for parent in parents)] if steps else []
        return " > ".join(
            f"{label_text(step[0].field, words.labels)} = {words.texts(step)[VALUE]}" for step in steps
        )

    # Display

    def _show_session(self) -> None:
        session = self._window.session
        now = (session.connection, session.source)
        if now != self._asked_for:
            self._asked_for = now
            self._show_tree()
            self.tree.stack.clear()
        self.tree.let_nest(session.connection == "" or session.version != V1)
        if self.isVisible():
            self.describe()
        self.refresh()

    def _show_tree(self) -> None:
        # Do not take the focus from another widget.
        focused = self.pages.focusWidget()
        had_focus = focused is not None and focused.hasFocus()
        self.pages.setCurrentIndex(0)
        if had_focus:
            self.tree.setFocus()

    def _empty_text(self) -> str:
        if not self.is_source_known():
            return tr("Choose a source in the Selection dock first.")
        if self._faults.missing:
            return tr("No filters yet.")
        return tr("No filters: everything in the area is loaded.")

    def _reading(self) -> tuple[str, str]:
        """Return how the service combines filters, and why that can't be changed here; empty: it can."""
        session = self._window.session
        if self._version() == V1:
            return "all", tr("V1 combines all filters with AND.")
        if session.connection == ENVIRONMENT:
            return session.reading, tr("Set on a connection of your own: Settings > Options > GeoPortfolio.")
        if not session.connection:
            return "", tr("Choose a source in the Selection dock first.")
        return session.reading, ""

    def _version(self) -> str:
        return self._window.session.version if self._window.session.connection else ""

    def _choices(self, above: Above = ()) -> tuple[FilterField, ...]:
        described = self._window.session.described
        return offered_fields(described, self._window.session.hierarchy, above) if described else ()
