"""The support text in an editor, so that parts can be deleted before it is copied or saved."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from qgis.core import QgsApplication
from qgis.PyQt.QtGui import QFontDatabase
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout

from ...core.api.errors import Cancelled
from ...core.gis.diagnostics.support_text import collect, known_keys, save, write
from ...core.gis.text.error_messages import unwritten
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import some_of
from ..connections.connection_fields import Notice
from ..help.buttons import add_help
from ..widgets import outside
from ..widgets.controls import plain_tip, text_label
from ..widgets.save_dialog import ask_for_path
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window
    from .controller import Diagnostics

_TEXT_LANE, _SAVE_LANE = "support text", "save support text"
_FOLDER = "geoportfolio/supportFolder"
_SIZE = (760, 560)
"""Pixels."""


class SupportTextDialog(QDialog):
    """Shows the text for review; nothing is sent.

    :param support: provides the log of this session, and the last diagnostics.
    """

    def __init__(self, window: Window, support: Diagnostics) -> None:
        super().__init__(window.iface.mainWindow())
        self._window = window
        self._support = support
        self.setObjectName("supportTextDialog")
        self.setWindowTitle(tr("Support Text"))
        self.resize(*_SIZE)
        self._make_widgets()
        layout = QVBoxLayout(self)
        layout.addWidget(self.hint)
        layout.addWidget(self.editor, 1)
        for widget in (self.copied, self.problem, self.box):
            layout.addWidget(widget)
        window.history.read.connect(self._history_read)

    def collect(self) -> None:
        """Show the current state, discarding edits."""
        self.problem.say("")
        self.copied.setText("")
        self._window.history.open()
        keys, unknown = known_keys(self._window.connections, self._window.messages.log)
        hint = tr(
            "Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, "
            "your user name and portfolio data were removed."
        )
        if unknown:
            warning = tr("The text could not be checked for the API keys of {names}.")
            hint = f"{hint} {warning.format(names=some_of(unknown))}"
        self.hint.setText(hint)
        facts = collect(
            self._window.connections,
            keys,
            tuple(self._support.log),
            self._support.last_results,
            self._window.history.runs(),
        )
        self._enable(False)
        self._window.tasks.start(
            tr("Support Text"),
            lambda _monitor: write(facts),
            self._show,
            self._failed,
            lane=_TEXT_LANE,
            is_unseen=True,
        )

    def copy(self) -> None:
        """Copy the edited text to the clipboard."""
        QgsApplication.clipboard().setText(self.editor.toPlainText())
        self.copied.setText(tr("Copied to the clipboard."))

    def save_as(self, target: Path) -> None:
        """Write the edited text to *target*, then close."""
        text = self.editor.toPlainText()
        self._enable(False)
        self._window.tasks.start(
            tr("Support Text"),
            lambda _monitor: save(text, target),
            self._saved,
            lambda error: self._not_saved(target, error),
            lane=_SAVE_LANE,
        )

    def done(self, result: int) -> None:
        """Close the dialog and cancel saving; no partial file is left."""
        for lane in (_TEXT_LANE, _SAVE_LANE):
            self._window.tasks.drop(lane)
        super().done(result)

    def _make_widgets(self) -> None:
        self.hint = text_label("supportTextHint")
        self.editor = QPlainTextEdit(self)
        self.editor.setObjectName("supportTextEditor")
        self.editor.setAccessibleName(tr("Support Text"))
        self.editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.editor.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.editor.setTabChangesFocus(True)
        self.copied = text_label("supportTextCopied")
        self.problem = Notice("supportTextProblem", Notice.RED, self)
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copying = self._button(
            "supportTextCopyButton", tr("Cop&y"), tr("Copy the text to the clipboard")
        )
        self.saving = self._button(
            "supportTextSaveButton", tr("&Save As…"), tr("Save the text to a file on this computer")
        )
        add_help(self.box, self, "troubleshooting")
        self.copying.clicked.connect(self.copy)
        self.saving.clicked.connect(self._ask_for_path)
        self.box.rejected.connect(self.reject)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        made = QPushButton(text, self)
        made.setObjectName(name)
        made.setToolTip(plain_tip(tip))
        self.box.addButton(made, QDialogButtonBox.ButtonRole.ActionRole)
        return made

    def _enable(self, is_enabled: bool) -> None:
        for widget in (self.editor, self.copying, self.saving):
            widget.setEnabled(is_enabled)

    def _history_read(self) -> None:
        """Add the queries of earlier sessions, unless the text was edited already."""
        if self.isVisible() and not self.editor.document().isModified():
            self.collect()

    def _show(self, text: str) -> None:
        self.editor.setPlainText(text)
        self._enable(True)

    def _ask_for_path(self) -> None:
        title = tr("Save Support Text")
        name = f"geoportfolio-support-{datetime.now().astimezone():%Y-%m-%d}.txt"
        kinds = {tr("Text files (*.txt)"): (".txt",)}
        path = ask_for_path(self, title, name, kinds, _FOLDER)
        if path is not None:
            self.save_as(path)

    def _saved(self, path: Path) -> None:
        open_folder = Step(tr("Open Folder"), lambda: outside.open_folder(path))
        saved = tr("Support text saved as {file}.").format(file=path.name)
        self._window.messages.done(saved, open_folder)
        self.accept()

    def _not_saved(self, target: Path, error: Exception) -> None:
        if isinstance(error, OSError):
            self._enable(True)
            self.problem.say(unwritten(target.name, error))
        elif not isinstance(error, Cancelled):
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        self._enable(True)
        self._window.messages.log(error)
        self.problem.say(tr("Unexpected error. See the log."))
