"""The page *GeoPortfolio* in QGIS's Options: the list of connections. Changes are applied with OK."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Optional

from qgis.gui import QgsOptionsPageWidget
from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...core.api.errors import ApiError
from ...core.gis.connections.connections import ENVIRONMENT, SESSION, STORE, Connection
from ...core.gis.text.about import About
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ..help.buttons import help_button
from ..widgets.questions import warn
from ..window.option_pages import CONNECTIONS_PAGE
from .connection_dialog import ConnectionDialog
from .connection_fields import Notice
from .connection_maps import QgisConnectionsLine, taken_text
from .connection_saving import save_connection

if TYPE_CHECKING:
    from ..window.window import Window


@dataclass(frozen=True)
class _Draft:
    """A connection to be saved; key None: keep the saved one."""

    connection: Connection
    key: Optional[str] = field(default=None, repr=False)
    touched: bool = False


class ConnectionsPage(QgsOptionsPageWidget):
    """Adds, edits, removes and tests connections, and sets the default."""

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName(CONNECTIONS_PAGE)
        self._window = window
        self._connections = connections = window.connections
        self._drafts = {name: _Draft(connections.get(name)) for name in connections.names()}
        self._removed: set[str] = set()
        self._default = connections.default_name()
        self._tests_started = 0

        self.list = self._made_list()
        self.add = self._button("addConnectionButton", tr("&Add…"))
        self.edit = self._button("editConnectionButton", tr("&Edit…"))
        self.remove = self._button("removeConnectionButton", tr("&Remove"))
        self.default = self._button("defaultConnectionButton", tr("Set as &Default"))
        self.test = self._button("testConnectionButton", tr("&Test"))
        self.check = self._button("checkConnectionButton", tr("Run Dia&gnostics…"))
        self.check.setToolTip(tr("Check the connection step by step"))
        self.works = Notice("connectionWorks", Notice.GREEN, self)
        self.problem = Notice("connectionProblem", Notice.RED, self)
        self.in_qgis = QgisConnectionsLine(window.map_connections, self)
        self._lay_out()

        self.add.clicked.connect(self._add)
        self.edit.clicked.connect(self._edit)
        self.remove.clicked.connect(self._remove)
        self.default.clicked.connect(self._set_default)
        self.test.clicked.connect(self._run_test)
        self.check.clicked.connect(self._check)
        self.list.itemDoubleClicked.connect(self._edit)
        self.list.currentItemChanged.connect(self._selection_changed)
        in_use = window.session.connection
        self._show(in_use if in_use in self._drafts else self._default)

    def apply(self) -> None:
        """Save the changes on the Options' OK; if the database refuses a key, offer to keep it until QGIS
        closes."""
        # Not all connections missing on the page: another QGIS window may have added some.
        for name in self._removed & set(self._connections.names()):
            self._connections.remove(name)
        for draft in self._drafts.values():
            if draft.touched:
                save_connection(self._connections, draft.connection, draft.key, self)
        if self._default in self._connections.names() and self._default != self._connections.default_name():
            self._connections.set_default(self._default)
        self._put_into_qgis()

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button

    def _made_list(self) -> QTreeWidget:
        made = QTreeWidget(self)
        made.setObjectName("connectionsList")
        made.setAccessibleName(tr("Connections"))
        made.setRootIsDecorated(False)
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setHeaderLabels([tr("Connection"), tr("Service URL"), tr("API key")])
        header = made.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        return made

    def _lay_out(self) -> None:
        buttons = QVBoxLayout()
        for button in (self.add, self.edit, self.remove, self.default, self.test, self.check):
            buttons.addWidget(button)
        buttons.addStretch()
        buttons.addWidget(help_button("connections", self), 0, Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(self.in_qgis)
        layout.addWidget(self.works)
        layout.addWidget(self.problem)

    def _show(self, current: str) -> None:
        self.list.clear()
        for name, draft in self._drafts.items():
            label = name
            if name == self._default:
                label = tr("{name} (default)").format(name=name)
            item = QTreeWidgetItem([label, draft.connection.base_url, _where(draft.connection)])
            item.setData(0, Qt.ItemDataRole.UserRole, name)
            self.list.addTopLevelItem(item)
            if name == current:
                self.list.setCurrentItem(item)
        self._selection_changed()

    def _current(self) -> str:
        item = self.list.currentItem()
        return item.data(0, Qt.ItemDataRole.UserRole) if item else ""

    def _selection_changed(self) -> None:
        name = self._current()
        own = bool(name) and name != ENVIRONMENT
        self.edit.setEnabled(own)
        self.remove.setEnabled(own)
        self.default.setEnabled(own and name != self._default and ENVIRONMENT not in self._drafts)
        self.test.setEnabled(bool(name))
        self.check.setEnabled(bool(name))
        self.in_qgis.show_connection(name, bool(name) and name not in self._connections.names())
        self._forget_test()

    def _forget_test(self) -> None:
        # The result of a running test belongs to the previous selection.
        self._tests_started += 1
        self.works.say("")
        self.problem.say("")

    def _add(self) -> None:
        dialog = ConnectionDialog(set(self._drafts), None, self, self._window.example)
        if dialog.exec():
            self._apply(dialog)

    def _edit(self) -> None:
        name = self._current()
        if not name or name == ENVIRONMENT:
            return
        others = set(self._drafts) - {name}
        dialog = ConnectionDialog(others, self._drafts[name].connection, self, self._window.example)
        if dialog.exec():
            self._apply(dialog)

    def _apply(self, dialog: ConnectionDialog) -> None:
        connection, key = dialog.connection(), dialog.typed_key()
        before = self._drafts.get(connection.name)
        if key is None and before:
            key = before.key
        self._removed.discard(connection.name)
        self._drafts[connection.name] = _Draft(connection, key, touched=True)
        self._default = self._default or connection.name
        self._show(connection.name)

    def _remove(self) -> None:
        name = self._current()
        del self._drafts[name]
        self._removed.add(name)
        if name == self._default:
            self._default = next(iter(self._drafts), "")
        self._show(self._default)

    def _set_default(self) -> None:
        self._default = self._current()
        self._show(self._default)

    def _run_test(self) -> None:
        draft = self._drafts[self._current()]
        self._forget_test()
        number, about = self._tests_started, About(draft.connection.name)
        try:
            config = self._connections.config_of(draft.connection, draft.key)
        except ApiError as error:
            self._tested(number, self.problem, sentence(error, about))
            return
        self.works.say(tr("Requesting…"))
        self._window.session.test(
            config,
            lambda text: self._tested(number, self.works, text),
            lambda error: self._tested(number, self.problem, sentence(error, about)),
        )

    def _check(self) -> None:
        draft = self._drafts[self._current()]
        self._window.diagnostics.check(draft.connection, draft.key, self)

    def _tested(self, number: int, notice: Notice, text: str) -> None:
        # The Options may be closed by now.
        if number == self._tests_started and not sip.isdeleted(self):
            self._forget_test()
            notice.say(text)

    def _put_into_qgis(self) -> None:
        taken = self.in_qgis.apply(self._connections.names())
        if taken:
            warn(self, taken_text(taken))


def _where(connection: Connection) -> str:
    return {
        STORE: tr("authentication database"),
        SESSION: tr("until QGIS is closed"),
        ENVIRONMENT: tr("environment"),
    }[connection.keep_key]
