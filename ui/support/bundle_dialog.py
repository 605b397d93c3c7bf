"""The support bundle: its texts to be looked through and unticked, then one zip on this computer."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QDir, Qt
from qgis.PyQt.QtGui import QFontDatabase
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
)

from ...core.api.errors import Cancelled
from ...core.gis.job_errors import KeyInside
from ...core.gis.portable.known_keys import Unsearched, known_keys
from ...core.gis.sentences import unwritten
from ...core.gis.support_bundle import Known, Member, gathered, members, save
from .. import outside
from ..connection_fields import Notice
from ..controls import text_label
from ..help.buttons import add_help
from ..messages import Step
from ..portable.packer import about_keys
from ..session import Session

translate = QCoreApplication.translate

_TEXTS_LANE, _SAVE_LANE = "support bundle texts", "support bundle"
_FOLDER = "geoportfolio/supportFolder"
_SIZE = (820, 560)
_LIST_WIDTH = 190
"""Pixels."""


class BundleDialog(QDialog):
    """Shows each text before anything is written; nothing is sent anywhere.

    :param log: gives the lines of this session's log.
    :param answers: gives what the doctor has found; empty: nothing was examined.
    """

    def __init__(
        self, iface: Any, session: Session, log: Callable[[], tuple[str, ...]], answers: Callable[[], str]
    ) -> None:
        super().__init__(iface.mainWindow())
        self._session = session
        self._log = log
        self._answers = answers
        self._known: Optional[Known] = None
        self._unsearched = Unsearched((), (), ())
        self._has_keys = False
        self._members: tuple[Member, ...] = ()
        self.setObjectName("bundleDialog")
        self.setWindowTitle(translate("GeoPortfolio", "Support bundle"))
        self.resize(*_SIZE)
        self._make_widgets()
        layout = QVBoxLayout(self)
        layout.addWidget(self.hint)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.with_work)
        layout.addWidget(self.problem)
        layout.addWidget(self.box)
        session.runs.read.connect(self._runs_read)

    def gather(self) -> None:
        """Write down what is so now, and show it."""
        self.problem.say("")
        self._gather()

    def chosen(self) -> tuple[Member, ...]:
        """The texts that are ticked."""
        ticked = {
            self.list.item(row).text()
            for row in range(self.list.count())
            if self.list.item(row).checkState() == Qt.CheckState.Checked
        }
        return tuple(member for member in self._members if member.name in ticked)

    def save_as(self, target: Path) -> None:
        """Write the ticked texts into *target*."""
        parts, known = self.chosen(), self._known
        if known is None or not parts:
            return
        self.save.setEnabled(False)
        self._session.runner.start(
            translate("GeoPortfolio", "Support bundle"),
            lambda monitor: save(parts, target, known.secrets, monitor),
            self._saved,
            lambda error: self._not_saved(target, error),
            lane=_SAVE_LANE,
        )

    def done(self, result: int) -> None:
        """Closed: what is under way ends, and leaves no half file."""
        for lane in (_TEXTS_LANE, _SAVE_LANE):
            self._session.runner.drop(lane)
        super().done(result)

    def _gather(self) -> None:
        self._session.runs.open()
        searched, self._unsearched = known_keys(self._session.connections, self._session.messages.log)
        self._has_keys = bool(searched)
        self._known = gathered(
            self._session.connections, searched, self._log(), self._answers(), self._session.runs.runs()
        )
        self._make_texts()

    def _make_widgets(self) -> None:
        self.hint = text_label("bundleHint")
        self.hint.setText(
            translate(
                "GeoPortfolio",
                "Look through the texts and untick what you don't want to give away. They are saved as one "
                "zip on this computer and sent nowhere. Keys, passwords and the name of your home folder are "
                "taken out.",
            )
        )
        self.list = QListWidget(self)
        self.list.setObjectName("bundleList")
        self.list.setAccessibleName(translate("GeoPortfolio", "Texts of the bundle"))
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("bundleText")
        self.text.setAccessibleName(translate("GeoPortfolio", "The chosen text"))
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.text)
        self.splitter.setSizes([_LIST_WIDTH, _SIZE[0] - _LIST_WIDTH])
        self.with_work = QCheckBox(translate("GeoPortfolio", "&Include filters and areas"), self)
        self.with_work.setObjectName("bundleWorkCheck")
        self.with_work.setToolTip(
            translate(
                "GeoPortfolio",
                "The values of filters, the shapes of areas and the names of layers of the last runs",
            )
        )
        self.problem = Notice("bundleProblem", Notice.RED, self)
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.save = QPushButton(translate("GeoPortfolio", "&Save..."), self)
        self.save.setObjectName("bundleSaveButton")
        self.box.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        add_help(self.box, self, "troubleshooting")
        self.list.currentItemChanged.connect(self._show_text)
        self.list.itemChanged.connect(self._show_whether_any)
        self.with_work.toggled.connect(self._make_texts)
        self.save.clicked.connect(self._ask_for_path)
        self.box.rejected.connect(self.reject)

    def _runs_read(self) -> None:
        """Those of earlier sessions have come; what ends while somebody reads here changes no text."""
        if self.isVisible():
            self._gather()

    def _make_texts(self, *_: object) -> None:
        known, with_work = self._known, self.with_work.isChecked()
        if known is None:
            return
        self.save.setEnabled(False)
        self._session.runner.start(
            translate("GeoPortfolio", "Support bundle"),
            lambda _monitor: members(known, with_work),
            self._show,
            self._failed,
            lane=_TEXTS_LANE,
            is_unseen=True,
        )

    def _show(self, made: tuple[Member, ...]) -> None:
        unticked = {member.name for member in self._members} - {member.name for member in self.chosen()}
        row = max(0, self.list.currentRow())
        self._members = made
        self.list.blockSignals(True)
        self.list.clear()
        for member in made:
            item = QListWidgetItem(member.name, self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            is_out = member.name in unticked
            item.setCheckState(Qt.CheckState.Unchecked if is_out else Qt.CheckState.Checked)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        bar = self.text.verticalScrollBar()
        place = bar.value()
        self._show_text()
        bar.setValue(place)
        self._show_whether_any()

    def _show_text(self, *_: object) -> None:
        row = self.list.currentRow()
        self.text.setPlainText(self._members[row].text if 0 <= row < len(self._members) else "")

    def _show_whether_any(self, *_: object) -> None:
        self.save.setEnabled(bool(self.chosen()) and not self._session.runner.busy(_SAVE_LANE))

    def _ask_for_path(self) -> None:
        folder = QgsSettings().value(_FOLDER, QDir.homePath())
        name = f"geoportfolio-support-{datetime.now().astimezone():%Y-%m-%d}.zip"
        chosen, _ = QFileDialog.getSaveFileName(
            self,
            translate("GeoPortfolio", "Save the support bundle"),
            str(Path(folder) / name),
            translate("GeoPortfolio", "Zip archives (*.zip)"),
        )
        if chosen:
            path = Path(chosen)
            QgsSettings().setValue(_FOLDER, str(path.parent))
            self.save_as(path if path.suffix.lower() == ".zip" else path.with_name(f"{path.name}.zip"))

    def _saved(self, path: Path) -> None:
        told = translate("GeoPortfolio", "The support bundle is in {file}.").format(file=path.name)
        open_folder = Step(translate("GeoPortfolio", "Open folder"), lambda: outside.open_folder(path))
        self._session.messages.done(
            " ".join((told, *about_keys(self._has_keys, self._unsearched, ()))), open_folder
        )
        self.accept()

    def _not_saved(self, target: Path, error: Exception) -> None:
        self._show_whether_any()
        if isinstance(error, Cancelled):
            return
        if isinstance(error, KeyInside):
            self.problem.say(
                translate(
                    "GeoPortfolio", "Your key is in {file}, so nothing was saved. Untick it, then save again."
                ).format(file=error.word)
            )
        elif isinstance(error, OSError):
            self.problem.say(unwritten(target.name, error))
        else:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        self._session.messages.log(error)
        self.problem.say(
            translate(
                "GeoPortfolio", "Something went wrong that we did not foresee. The log has the details."
            )
        )
