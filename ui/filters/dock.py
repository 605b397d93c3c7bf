"""The Filters dock: what the chosen source is filtered by, edited and told in words."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from qgis.PyQt.QtCore import QCoreApplication, QModelIndex
from qgis.PyQt.QtGui import QGuiApplication
from qgis.PyQt.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ...core.api import filters as filter_tree
from ...core.api.config import V1
from ...core.api.filter_choices import Above, Choice, choices
from ...core.api.filters import Filters, MalformedFilters
from ...core.gis.connections import ENVIRONMENT
from ...core.gis.filter_words import label_text, reading_text, value_text, words_of
from ...core.gis.joining import ended
from ..draft import Draft
from ..help.buttons import explain
from ..later_dock import LaterDock, Part
from ..option_pages import CONNECTIONS_PAGE
from ..session import Session
from .faults import Faults
from .json_page import JsonPage
from .model import FilterModel
from .nodes import Node
from .page import FiltersPage
from .picker import ValuePicker
from .saved import SavedFilters

translate = QCoreApplication.translate


class FiltersDock(LaterDock):
    """Edits the filters of the draft by a tree, by a page of values, and as JSON."""

    model: FilterModel = Part()
    page: FiltersPage = Part()
    picker: ValuePicker = Part()
    json: JsonPage = Part()
    pages: QStackedWidget = Part()

    def __init__(self, iface: Any, session: Session, draft: Draft, parent: Optional[QWidget] = None) -> None:
        super().__init__("filtersDock", translate("GeoPortfolio", "Filters"), parent)
        self._iface = iface
        self._session = session
        self._draft = draft
        self._asked_for = ("", "")
        self._place: tuple[Node, int] = (Node(), -1)
        self._edited: Optional[Node] = None
        self._known_faults = Faults("", {})

    def make_body(self) -> None:
        """The tree, the page of values and the JSON, with the filters as they are."""
        session = self._session
        self.model = FilterModel(self)
        self._saved = SavedFilters(session, self.model)
        self.page = FiltersPage(self.model, self._saved.names)
        self.picker = ValuePicker()
        self.json = JsonPage()
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect_edits()
        session.changed.connect(self._show_session)
        session.filters_described.connect(self._show_source)
        self._draft.changed.connect(self._show_draft)
        self.visibilityChanged.connect(lambda shown: self._describe() if shown else None)
        self._show_session()

    def open(self) -> None:
        """Come to the front."""
        self.come_forward()
        self._session.open()
        self._describe()

    def add(self, field: str = "") -> None:
        """Let the analyst choose values, of *field* first, to go behind the selected filter."""
        chosen = self.page.tree.chosen()
        if chosen:
            node = self.model.node(chosen[-1])
            self._ask(node.parent, node.row + 1, field)
        else:
            self._ask(self.model.root, -1, field)

    # Layout

    def _lay_out(self) -> None:
        for each in (self.page, self.picker, self.json):
            self.pages.addWidget(each)
        holder = QWidget()
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addWidget(self.pages)
        self.setWidget(holder)
        explain(self, "filters")

    def _connect_edits(self) -> None:
        page, bar, tree = self.page, self.page.bar, self.page.tree
        bar.add_wanted.connect(self.add)
        bar.inside_wanted.connect(self._add_inside)
        bar.edit_wanted.connect(self._edit)
        bar.remove_wanted.connect(tree.remove)
        bar.shift_wanted.connect(tree.shift)
        bar.load_wanted.connect(self._saved.load)
        bar.save_wanted.connect(lambda: self._saved.ask_name(self))
        bar.forget_wanted.connect(self._saved.forget)
        bar.copy_wanted.connect(self._copy)
        bar.paste_wanted.connect(self._paste)
        bar.json_wanted.connect(self._show_json)
        tree.selection_changed.connect(self._show_ready)
        tree.edit_wanted.connect(self._edit)
        tree.copy_wanted.connect(self._copy)
        tree.paste_wanted.connect(self._paste)
        self.picker.chosen.connect(self._picked)
        self.picker.cancelled.connect(self._show_tree)
        self.json.applied.connect(self._apply_json)
        self.json.cancelled.connect(self._show_tree)
        self.model.changed.connect(self._take)
        # Other filters have come: what a page was opened for is not there any more.
        self.model.modelReset.connect(self._show_tree)
        page.flatten.clicked.connect(
            lambda: self.model.replace(
                filter_tree.flattened(self.model.filters()), translate("GeoPortfolio", "make a flat list")
            )
        )
        page.add_required.clicked.connect(lambda: self.add(self._faults().missing[0].field))
        page.ask_again.clicked.connect(lambda: self._session.describe_filters(again=True))
        page.set_reading.clicked.connect(
            lambda: self._iface.showOptionsDialog(self._iface.mainWindow(), CONNECTIONS_PAGE)
        )

    # What is shown

    def _describe(self) -> None:
        if self.isVisible():
            self._session.describe_filters()

    def _show_session(self) -> None:
        now = (self._session.connection, self._session.source)
        if now != self._asked_for:
            self._asked_for = now
            self._show_tree()
            self.model.stack.clear()
        self.model.nests = self._session.connection == "" or self._session.version != V1
        self._describe()
        self._show_draft()
        self._show_source()

    def _show_draft(self) -> None:
        self.model.set_filters(self._draft.filters)
        self._show_words()

    def _take(self) -> None:
        self._draft.set_filters(self.model.filters())

    def _show_source(self) -> None:
        offered = self._choices()
        labels = {choice.field: choice.label for choice in offered}
        meanings = {choice.field: choice.meanings for choice in offered if choice.meanings}
        required = [choice.field for choice in offered if choice.required]
        self.model.describe(labels, required, meanings)
        self.page.tree.show_meanings(bool(meanings))
        self._show_words()

    def _show_words(self) -> None:
        """Everything that depends on the filters as they are."""
        filters = self.model.filters()
        faults = self._known_faults = self._faults()
        self.page.show_faults(faults, self._session.hierarchy_failed)
        self.page.tree.tell_empty(self._empty_text())
        self._show_sentence(filters, faults.labels)
        self.model.show_faults(faults.of)
        self._show_ready()

    def _empty_text(self) -> str:
        if self._session.described is None:
            return translate("GeoPortfolio", "Choose a source in the Selection dock first.")
        if self._known_faults.missing:
            return translate("GeoPortfolio", "No filters yet.")
        return translate("GeoPortfolio", "No filters: everything in the area is loaded.")

    def _show_sentence(self, filters: Filters, labels: Mapping[str, str]) -> None:
        version, reading = self._version(), self._session.reading
        # Joining is a question where there are two, and V1 has answered it.
        several = len(filter_tree.flattened(filters)) > 1
        can_be_set = several and version != V1
        fixed = can_be_set and self._session.connection == ENVIRONMENT
        said = reading_text(version, reading) if several else ""
        if fixed:
            way_out = translate(
                "GeoPortfolio",
                "The connection 'environment' has no setting for it. One of your own has: "
                "Settings > Options > GeoPortfolio.",
            )
            said = f"{ended(said)}\n{way_out}"
        words = words_of(filters, version, reading, labels) if filters else ""
        self.page.show_words(words, said, can_be_set and not fixed)

    def _show_ready(self) -> None:
        chosen = self.page.tree.chosen()
        self.page.bar.show_ready(
            self._session.described is not None,
            len(chosen),
            len(chosen) == 1 and self.model.nests,
            self.model.rowCount() > 0,
        )
        self.page.bar.show_moves(lambda way: self.model.can_shift(chosen, way))

    def _show_tree(self) -> None:
        # Whoever works in another dock keeps the focus there.
        focused = self.pages.focusWidget()
        had_focus = focused is not None and focused.hasFocus()
        self.pages.setCurrentIndex(0)
        if had_focus:
            self.page.tree.setFocus()

    def _faults(self) -> Faults:
        return Faults.among(
            self.model.filters(),
            self._session.described,
            self._session.hierarchy,
            self._version(),
            self._session.reading,
        )

    def _version(self) -> str:
        return self._session.version if self._session.connection else ""

    def _choices(self, above: Above = ()) -> tuple[Choice, ...]:
        described = self._session.described
        return choices(described, self._session.hierarchy, above) if described else ()

    # Adding and editing values

    def _add_inside(self) -> None:
        chosen = self.page.tree.chosen()
        if chosen and self.model.nests:
            self._ask(self.model.node(chosen[0]), -1)

    def _edit(self) -> None:
        chosen = self.page.tree.chosen()
        if len(chosen) == 1:
            node = self.model.node(chosen[0])
            values = [each.value for each in self.model.side_by_side(node)]
            self._ask(node.parent, -1, node.field, node, values)

    def _ask(
        self,
        parent: Node,
        row: int,
        field: str = "",
        edited: Optional[Node] = None,
        ticked: Optional[list[str]] = None,
    ) -> None:
        if self._session.described is None:
            return
        self._place, self._edited = (parent, row), edited
        above = [parent, *parent.above()] if parent.parent else []
        path = [(node.field, node.value) for node in reversed(above)]
        labels = self._known_faults.labels
        where = " > ".join(f"{label_text(name, labels)} = {value_text(value)}" for name, value in path)
        self.pages.setCurrentWidget(self.picker)
        self.picker.ask(
            self._choices(path),
            field,
            ticked=ticked or (),
            where=where,
            missing=[item.field for item in self._known_faults.missing],
        )

    def _picked(self, field: str, values: tuple[str, ...]) -> None:
        self._show_tree()
        if self._edited is not None:
            self.model.choose(self.model.index_of(self._edited), values)
            return
        parent, row = self._place
        added = tuple(filter_tree.Filter(field, value) for value in values)
        self.page.tree.choose(self.model.add(self.model.index_of(parent), row, added))

    # JSON

    def _copy(self) -> None:
        nodes = [self.model.node(index) for index in self.page.tree.chosen()]
        filters = tuple(node.filter() for node in nodes) if nodes else self.model.filters()
        QGuiApplication.clipboard().setText(filter_tree.dumps(filters))

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        try:
            filters = filter_tree.parse(text)
        except MalformedFilters as fault:
            self.pages.setCurrentWidget(self.json)
            self.json.show_fault(text, fault)
            return
        self._insert(filters)

    def _insert(self, filters: Filters) -> None:
        chosen = self.page.tree.chosen()
        parent, row = QModelIndex(), -1
        if chosen:
            parent, row = chosen[-1].parent(), chosen[-1].row() + 1
        self.page.tree.choose(self.model.add(parent, row, filters))

    def _show_json(self) -> None:
        self.pages.setCurrentWidget(self.json)
        self.json.show_filters(self.model.filters())

    def _apply_json(self, filters: Filters) -> None:
        self._show_tree()
        self.model.replace(filters, translate("GeoPortfolio", "edit as JSON"))
