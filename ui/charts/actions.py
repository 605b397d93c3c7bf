"""The actions of a chart: copy as an image, save as PNG or SVG."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Callable, Optional

from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QDir, QObject
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtWidgets import QAction, QFileDialog, QWidget

from ...core.gis.files.file_names import safe_name
from ...core.gis.text.languages import tr
from ..widgets.icons import icon
from ..widgets.outside import open_folder
from ..widgets.questions import agrees
from ..window.messages import Step
from . import files
from .chart import Chart

if TYPE_CHECKING:
    from ..window.window import Window

_FOLDER = "geoportfolio/chartFolder"


class ChartActions(QObject):
    """Actions for the chart that *shown* returns; disabled while it returns None."""

    def __init__(self, window: Window, shown: Callable[[], Optional[Chart]], parent: QWidget) -> None:
        super().__init__(parent)
        self._window = window
        self._shown = shown
        self._widget = parent
        self.copy_action = self._action(
            "chartCopyAction",
            "/mActionEditCopy.svg",
            tr("Copy"),
            tr("Copy the chart as an image, for a mail or a slide"),
            self.copy,
        )
        self.copy_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.save_action = self._action(
            "chartSaveAction",
            "/mActionFileSave.svg",
            tr("Save…"),
            tr("Save the chart as PNG or SVG"),
            self.save,
        )
        self.refresh()

    @property
    def actions(self) -> tuple[QAction, ...]:
        """Return all actions, in order."""
        return self.copy_action, self.save_action

    def refresh(self) -> None:
        """Enable the actions if there is a chart."""
        for action in self.actions:
            action.setEnabled(self._shown() is not None)

    def copy(self) -> None:
        """Copy the chart to the clipboard as an image."""
        chart = self._shown()
        if chart is not None:
            QgsApplication.clipboard().setImage(files.image_of(chart))

    def save(self) -> None:
        """Ask for a file and save the chart there."""
        chart = self._shown()
        path = self._ask_for_path(chart) if chart is not None else None
        if path is not None:
            self.save_to(chart, path)

    def save_to(self, chart: Chart, path: Path) -> None:
        """Write *chart* to *path* in the background and report the result."""
        messages = self._window.messages
        self._window.tasks.start(
            tr("Saving the chart"),
            lambda _monitor: files.save(chart, path),
            lambda saved: messages.done(
                tr("Chart saved as {path}.").format(path=saved),
                Step(tr("Open Folder"), partial(open_folder, saved)),
            ),
            lambda error: messages.hint(
                tr("The chart could not be saved as {path}: {reason}. Choose another folder.").format(
                    path=path, reason=getattr(error, "strerror", None) or error
                )
            ),
        )

    def _ask_for_path(self, chart: Chart) -> Optional[Path]:
        """Return the file that the user chooses, starting in the last folder; None: cancelled."""
        kinds = {
            tr("PNG image (*.png)"): "png",
            tr("SVG drawing (*.svg)"): "svg",
        }
        folder = QgsSettings().value(_FOLDER, QDir.homePath())
        dialog = QFileDialog(self._widget, tr("Save Chart"), folder)
        dialog.setObjectName("chartSaveDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(kinds))
        # The dialog adds the suffix, so that it confirms replacing a file.
        dialog.setDefaultSuffix("png")
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind]))
        # The part of a title after a dot would be taken as the suffix.
        dialog.selectFile(f"{safe_name(chart.title)}.png")
        dialog.rejected.connect(dialog.deleteLater)
        while dialog.exec() == QFileDialog.DialogCode.Accepted:
            chosen = Path(dialog.selectedFiles()[0])
            path = _with_suffix(chosen, kinds[dialog.selectedNameFilter()])
            if path == chosen or not path.exists() or self._replaces(path):
                QgsSettings().setValue(_FOLDER, str(path.parent))
                dialog.deleteLater()
                return path
        return None

    def _replaces(self, path: Path) -> bool:
        """Confirm replacing a file whose name the dialog did not check."""
        question = tr("{file} already exists. Replace it?").format(file=path.name)
        title = tr("Save Chart")
        return agrees(self._widget, question, title)

    def _action(self, name: str, icon_name: str, text: str, tip: str, do: Callable[[], None]) -> QAction:
        action = QAction(icon(icon_name), text, self)
        action.setIconText(text)  # for buttons, which would lose their dots
        action.setObjectName(name)
        action.setToolTip(tip)
        action.triggered.connect(lambda _checked=False: do())
        return action


def _with_suffix(path: Path, kind: str) -> Path:
    return path if path.suffix.lower() in files.SUFFIXES else path.with_name(f"{path.name}.{kind}")
