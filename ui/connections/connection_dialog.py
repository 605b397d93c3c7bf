"""The editor of one connection, opened from the Options page."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.PyQt.QtCore import QEvent
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QLayout, QVBoxLayout, QWidget

from ...core.api.errors import InvalidAddress
from ...core.api.template_previews import Example
from ...core.gis.connections.connections import Connection, InvalidName, checked_name
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from ..widgets.controls import tab_through
from .connection_fields import ConnectionFields, Notice
from .open_points_editor import OpenPointsEditor

_FIELDS_WIDTH = 440


class ConnectionDialog(QDialog):
    """The fields of the form, and the open points that only the provider knows.

    :param taken: the names of the other connections.
    :param connection: the connection to edit; None: a new one.
    :param example: the example values of request previews.
    """

    def __init__(
        self,
        taken: set[str],
        connection: Optional[Connection],
        parent: Optional[QWidget] = None,
        example: Callable[[], Example] = Example,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("connectionDialog")
        self.setWindowTitle(tr("Connection to a portfolio service"))
        self._taken = taken
        self.fields = ConnectionFields(self)
        self.fields.links.hide()
        self.fields.more.setCollapsed(False)
        self.fields.more.setTitle(tr("Name and version"))
        self.open_points = OpenPointsEditor(self, self.fields.address.text, example)
        self.problem = Notice("dialogProblem", Notice.RED, self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.setObjectName("connectionDialogButtons")
        add_help(self.buttons, self, "connections")
        layout = QVBoxLayout(self)
        for widget in (self.fields, self.open_points, self.buttons, self.fields.notices, self.problem):
            layout.addWidget(widget)
        tab_through(self.buttons.button(QDialogButtonBox.StandardButton.Help), self.fields.remove_prefix)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # follows the collapsible group
        if connection:
            self.fields.fill(connection)
            self.open_points.fill(connection.open_points)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.fields.changed.connect(self._judge)
        self.fields.name.textChanged.connect(self._judge)
        self.open_points.changed.connect(self._judge)
        self._judge()
        self.fields.setMinimumWidth(_FIELDS_WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the title on the screen: Qt centers the dialog with all groups expanded."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            above = self.screen().availableGeometry().top() - self.frameGeometry().top()
            if above > 0:
                self.move(self.x(), self.y() + above)

    def connection(self) -> Connection:
        """Return the connection of the fields; valid after OK."""
        return self.fields.connection(self.open_points.value())

    def typed_key(self) -> Optional[str]:
        """Return the typed key; None: keep the saved one."""
        return self.fields.typed_key()

    def _judge(self) -> None:
        problem = self._name_problem() if self.fields.is_complete() else ""
        problem = problem or self.open_points.fault()
        self.problem.say(problem)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.fields.is_complete() and not problem)

    def _name_problem(self) -> str:
        try:
            name = checked_name(self.fields.connection().name)
        except InvalidName:
            return tr("A name cannot contain a slash or be 'environment'.")
        except InvalidAddress:
            return ""
        if name in self._taken:
            return tr("A connection '{name}' already exists.").format(name=name)
        return ""
