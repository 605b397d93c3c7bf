"""What an analyst does with a chart: copy, save, print. The verbs of a :class:`ChartView` and its window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Callable, Optional

from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QDir, QObject
from qgis.PyQt.QtGui import QKeySequence
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtWidgets import QAction, QFileDialog, QWidget

from ...core.gis.store import safe_name
from ..icons import icon
from ..messages import Step
from ..outside import open_folder
from ..questions import agrees
from ..session import Session
from . import files
from .chart import Chart

translate = QCoreApplication.translate

_FOLDER = "geoportfolio/chartFolder"


class ChartKeeping(QObject):
    """Actions for the chart that *shown* gives; they rest while it gives none."""

    def __init__(self, session: Session, shown: Callable[[], Optional[Chart]], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = shown
        self._widget = parent
        self.copy_action = self._action(
            "chartCopyAction",
            "/mActionEditCopy.svg",
            translate("GeoPortfolio", "&Copy"),
            translate("GeoPortfolio", "Copy the chart as an image, for a mail or a slide"),
            self.copy,
        )
        self.copy_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.save_action = self._action(
            "chartSaveAction",
            "/mActionFileSave.svg",
            translate("GeoPortfolio", "&Save..."),
            translate("GeoPortfolio", "Save the chart as PNG, SVG or PDF"),
            self.save,
        )
        self.print_action = self._action(
            "chartPrintAction",
            "/mActionFilePrint.svg",
            translate("GeoPortfolio", "&Print..."),
            translate("GeoPortfolio", "Print the chart on one page"),
            self.print_,
        )
        self.refresh()

    @property
    def actions(self) -> tuple[QAction, ...]:
        """All of them, in their order."""
        return self.copy_action, self.save_action, self.print_action

    def refresh(self) -> None:
        """Offer the actions only while there is a chart."""
        for action in self.actions:
            action.setEnabled(self._shown() is not None)

    def copy(self) -> None:
        """Put the chart on the clipboard as an image."""
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
        """Write *chart* to *path* in the background and say how it went."""
        messages = self._session.messages
        self._session.runner.start(
            translate("GeoPortfolio", "Saving the chart"),
            lambda _monitor: files.save(chart, path),
            lambda saved: messages.done(
                translate("GeoPortfolio", "Chart saved as {path}.").format(path=saved),
                Step(translate("GeoPortfolio", "Open folder"), partial(open_folder, saved)),
            ),
            lambda error: messages.hint(
                translate(
                    "GeoPortfolio", "The chart could not be saved as {path}: {reason}. Choose another folder."
                ).format(path=path, reason=getattr(error, "strerror", None) or error)
            ),
        )

    def print_(self) -> None:
        """Ask for a printer and print the chart."""
        chart = self._shown()
        if chart is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(chart.heading)
        if QPrintDialog(printer, self._widget).exec() == QPrintDialog.DialogCode.Accepted:
            self.print_to(chart, printer)

    def print_to(self, chart: Chart, printer: QPrinter) -> None:
        """Print *chart* on one page of *printer*, and say how it went; main thread."""
        messages = self._session.messages
        if files.paint_page(printer, chart):
            messages.done(translate("GeoPortfolio", "Chart sent to the printer."))
        else:
            messages.hint(
                translate(
                    "GeoPortfolio", "The chart could not be printed. Check the printer, or save it as PDF."
                )
            )

    def _ask_for_path(self, chart: Chart) -> Optional[Path]:
        """The file that the analyst chooses, in the folder of the time before; None when there is none."""
        kinds = {
            translate("GeoPortfolio", "PNG image (*.png)"): "png",
            translate("GeoPortfolio", "SVG drawing (*.svg)"): "svg",
            translate("GeoPortfolio", "PDF page (*.pdf)"): "pdf",
        }
        folder = QgsSettings().value(_FOLDER, QDir.homePath())
        dialog = QFileDialog(self._widget, translate("GeoPortfolio", "Save chart"), folder)
        dialog.setObjectName("chartSaveDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(kinds))
        # The dialog adds the suffix, so that it asks before another file is replaced.
        dialog.setDefaultSuffix("png")
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind]))
        # A title may have a dot, and what follows it would be taken for the suffix.
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
        """Ask what the dialog does not for a name that it doesn't know."""
        question = translate("GeoPortfolio", "{file} is there already. Replace it?").format(file=path.name)
        title = translate("GeoPortfolio", "Save chart")
        return agrees(self._widget, question, title)

    def _action(self, name: str, icon_name: str, text: str, tip: str, do: Callable[[], None]) -> QAction:
        action = QAction(icon(icon_name), text, self)
        action.setIconText(text)  # that of a button, which would lose its mnemonic
        action.setObjectName(name)
        action.setToolTip(tip)
        action.triggered.connect(lambda _checked=False: do())
        return action


def _with_suffix(path: Path, kind: str) -> Path:
    return path if path.suffix.lower() in files.SUFFIXES else path.with_name(f"{path.name}.{kind}")
