"""Edit the template of a request body, with validation and preview."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Optional, Sequence

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QFontDatabase
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.config import OpenPoints, normalized_url
from ...core.api.errors import InvalidAddress
from ...core.api.template_previews import Example, example_request, preview, rows_of
from ...core.api.templates import InvalidTemplate, RequestTemplate, parsed
from ...core.gis.connections.connections import user_agent
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from ..widgets.controls import button, plain_tip, text_label
from ..widgets.json_edit import JsonEdit
from .connection_fields import Notice

_PLACEHOLDERS_IN_ROW = 4
_WITH_PREVIEW = 740
_FRAME = 60
"""Pixels."""


@dataclass(frozen=True)
class PreviewContext:
    """The context of a preview.

    :param address: as typed; it may be incomplete.
    """

    points: OpenPoints
    address: str
    example: Example


class TemplateEditor(QWidget):
    """A template with buttons for its placeholders, its errors, and the preview."""

    changed = pyqtSignal()

    def __init__(
        self,
        body: RequestTemplate,
        label: str,
        around: PreviewContext,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self._body = body
        self._around = around
        # First, so that they are first in the tab order.
        placeholders = [self._placeholder(name) for name in body.names]
        self.edit = JsonEdit("templateEdit", label, self)
        self.edit.setMinimumHeight(self.fontMetrics().lineSpacing() * 6)
        self.problem = Notice("templateProblem", Notice.RED, self)
        self.reset = QPushButton(tr("&Reset"), self)
        self.reset.setObjectName("templateResetButton")
        self.reset.setToolTip(tr("Restore the default body"))
        self.see = QPushButton(tr("&Preview"), self)
        self.see.setObjectName("templatePreviewButton")
        self.see.setCheckable(True)
        self.see.setToolTip(tr("Show the request that would be sent, with example values"))
        # After the button that shows it, for the tab order.
        self.preview = _PreviewPane(body, self)
        self.preview.hide()
        self._lay_out(placeholders)
        self.reset.clicked.connect(self._reset)
        self.see.toggled.connect(self.preview.setVisible)
        self.see.toggled.connect(self._show_request)
        self.preview.rows.currentIndexChanged.connect(self._show_request)
        self.edit.textChanged.connect(self._judge)
        self.fill("")

    def fill(self, text: str) -> None:
        """Show the template in *text*; ``""``: the default."""
        self.edit.setText(text or self._body.shown(OpenPoints()))
        self._judge()

    def value(self) -> str:
        """Return the template to store; ``""``: the default."""
        return self._body.own(self.edit.text())

    def fault(self) -> str:
        """Return the error in the template; ``""``: none."""
        return fault_text(self._body, self.edit.text())

    def _lay_out(self, placeholders: Sequence[QToolButton]) -> None:
        hint = text_label("templateHint")
        hint.setText(
            tr(
                "Write the body that your provider expects. Click a placeholder to insert it at the cursor; "
                "one without a value is left out with its member."
            )
        )
        upper = QWidget(self)
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.edit, 1)
        column.addWidget(self.problem)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset)
        buttons.addStretch()
        buttons.addWidget(self.see)
        column.addLayout(buttons)
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(upper)
        splitter.addWidget(self.preview)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(hint)
        for first in range(0, len(placeholders), _PLACEHOLDERS_IN_ROW):
            layout.addLayout(_row_of(placeholders[first : first + _PLACEHOLDERS_IN_ROW]))
        layout.addWidget(splitter, 1)

    def _placeholder(self, name: str) -> QToolButton:
        """Return the button that inserts *name*."""
        made = button(f"placeholder_{name}", "", f"{{{name}}}", _meanings()[name])
        made.setParent(self)
        made.clicked.connect(lambda: self.edit.insert_text(name))
        return made

    def _reset(self) -> None:
        self.edit.write(self._body.shown(OpenPoints()))
        self.edit.setFocus()

    def _judge(self) -> None:
        text = self.edit.text()
        fault = self._body.fault(text)
        self.problem.say(self.fault())
        self.edit.unmark()
        if fault is not None:
            self.edit.mark(fault.line, fault.column)
        self._show_request()
        self.changed.emit()

    def _show_request(self, *_: object) -> None:
        if not self.see.isChecked():
            return
        if self._body.fault(self.edit.text()) is None:
            self.preview.show_request(self.value(), self._around)
        else:
            self.preview.text.clear()


def _row_of(buttons: Iterable[QToolButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for each in buttons:
        row.addWidget(each)
    row.addStretch()
    return row


class _PreviewPane(QWidget):
    """The request that would be sent; empty while the template is invalid."""

    def __init__(self, body: RequestTemplate, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._body = body
        self.rows = QComboBox(self)
        self.rows.setObjectName("templatePreviewRows")
        self.rows.setAccessibleName(tr("Kind of request"))
        for row in rows_of(body):
            self.rows.addItem(_row_texts()[row], row)
        self.rows.setVisible(self.rows.count() > 1)
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("templatePreview")
        self.text.setAccessibleName(tr("Request that would be sent"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setPlaceholderText(tr("Correct the body first."))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(self.fontMetrics().lineSpacing() * 6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.rows)
        layout.addWidget(self.text)

    def show_request(self, text: str, around: PreviewContext) -> None:
        """Show the request with the valid template in *text*."""
        request = example_request(self._body, self.rows.currentData(), text, around.points, around.example)
        key = tr("(your key)")
        self.text.setPlainText(preview(request, _base_url(around.address), key, user_agent()).text())


class TemplateDialog(QDialog):
    """One template in a dialog; OK is disabled while it is invalid.

    :param text: the stored template; ``""``: the default.
    """

    def __init__(
        self,
        body: RequestTemplate,
        title: str,
        text: str,
        around: PreviewContext,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("templateDialog")
        self.setWindowTitle(title)
        self.editor = TemplateEditor(body, title, around, self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.setObjectName("templateDialogButtons")
        add_help(self.buttons, self, "connections")
        layout = QVBoxLayout(self)
        layout.addWidget(self.editor, 1)
        layout.addWidget(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.editor.changed.connect(self._judge)
        self.editor.see.toggled.connect(self._make_room)
        self.editor.fill(text)
        self.editor.edit.setFocus()
        self.resize(520, 440)

    def value(self) -> str:
        """Return the template to store; only after OK."""
        return self.editor.value()

    def _judge(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not self.editor.fault())

    def _make_room(self, shown: bool) -> None:
        if shown:
            room = self.screen().availableGeometry().height() - _FRAME
            self.resize(self.width(), min(room, max(self.height(), _WITH_PREVIEW)))


class TemplateRow(QWidget):
    """A word for the template of one body, and the button that opens it."""

    changed = pyqtSignal()
    edit_wanted = pyqtSignal()

    def __init__(self, body: RequestTemplate, label: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._body = body
        self._text = ""
        self.told = QLabel(self)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setObjectName(f"{body.point}Told")
        self.button = QPushButton(tr("Edit…"), self)
        self.button.setObjectName(f"{body.point}Button")
        self.button.setAccessibleName(tr("Edit: {what}").format(what=label))
        self.button.clicked.connect(self.edit_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.told, 1)
        row.addWidget(self.button)
        self.fill("")

    def fill(self, text: str) -> None:
        """Set the template in *text*; ``""``: the default."""
        self._text = text
        if not text:
            self.told.setText(tr("Default"))
        elif self.fault():
            self.told.setText(tr("Invalid"))
        else:
            self.told.setText(tr("Custom"))
        self.told.setToolTip(plain_tip(self.fault() or text))
        self.changed.emit()

    def value(self) -> str:
        """Return the template; ``""``: the default."""
        return self._text

    def fault(self) -> str:
        """Return the error in it; ``""``: none."""
        return fault_text(self._body, self._text)


def fault_text(body: RequestTemplate, text: str) -> str:
    """Return the error in the template *text*; ``""``: none."""
    try:
        if text.strip():
            parsed(text, body.names)
    except InvalidTemplate as error:
        return sentence(error)
    return ""


def _base_url(address: str) -> str:
    try:
        return normalized_url(address)
    except InvalidAddress:
        return "https://..."


def _row_texts() -> dict[str, str]:
    return {
        "risk_point_v2": tr("Report of a location, V2"),
        "risk_point_buffer_v2": tr("Report with circles, V2"),
        "risk_point_v1": tr("Report of a location, V1"),
        "risk_point_buffer_v1": tr("Report with circles, V1"),
        "accumulation_layer_v1": tr("Accumulation layer"),
        "event_entries": tr("Live event"),
    }


def _meanings() -> dict[str, str]:
    return {
        "source": tr("The identifier of the source"),
        "shape": tr("The point as an object: a circle with one coordinate of lat and long"),
        "lat": tr("The latitude in degrees, a number"),
        "lon": tr("The longitude in degrees, a number"),
        "radiuses": tr("The radii in meters, a list; none in the report of a location"),
        "filters": tr("The filters, a list"),
        "filters_key": tr("The name that the version has for filters: filters in V1, filters_v2 in V2"),
        "footprint": tr("The footprint of the event, which is in the address, too"),
        "columns": tr("The chosen columns, a list"),
    }
