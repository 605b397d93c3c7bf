"""The dialog of a report batch: its points, folder and settings, checked before *Start*."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Iterator, Optional

from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsFeatureRequest,
    QgsSettings,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from ...core.api.config import V1, V2
from ...core.api.errors import InvalidInput
from ...core.api.filters import Filters, flat_only
from ...core.api.sources import field_labels
from ...core.gis.areas.positions import Positions
from ...core.gis.files.file_names import safe_name
from ...core.gis.reports import batch, journal
from ...core.gis.reports.batch import ReportItem, ReportOrder
from ...core.gis.reports.names import NameExpression, Names, ReportPoints, default_expression, label_of
from ...core.gis.results import layers
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.filter_text import words_of
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import parse_radii
from ...core.gis.text.numbers import counted, whole
from ..help.buttons import add_help
from ..widgets.controls import steady_label
from .batch_form import BatchForm
from .singles import reports_folder

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "report order"
_NAME = "geoportfolio/reportName"
_PREVIEWED = 3
_MANY = 1000
_SLICE = 0.02
"""Seconds of reading points on the main thread between event loop iterations."""


@dataclass(frozen=True)
class _Chosen:
    """The checked values of the form."""

    layer: QgsVectorLayer
    only_selected: bool
    folder: Path
    name: str
    kind: str
    version: str
    radiuses: tuple[float, ...]
    filters: Filters
    names: tuple[str, ...]
    """The names of the first files."""


class _NotReady(Exception):
    """The first problem of the form, as a message."""


class BatchDialog(QDialog):
    """Everything about a report batch on one page; nothing is requested before *Start* (ux: Behavior 5).

    :param layer: the initial layer.
    """

    def __init__(self, window: Window, layer: Optional[QgsVectorLayer] = None) -> None:
        super().__init__(window.iface.mainWindow())
        self._window = window
        self._settings = window.reports.settings
        self._filters = window.draft.filters
        # As in the title, even if the session changes while the dialog is open.
        self._connection, self._host, self._source = (
            window.session.connection,
            window.session.base_url,
            window.session.source,
        )
        self._items: list[ReportItem] = []
        self._read_timer = QTimer(self)
        self._first: list[QgsFeature] = []
        self._suggested = ""
        self.setObjectName("reportPreflight")
        self.setWindowTitle(tr("Risk reports of {source}").format(source=self._source))
        self.resize(460, 420)
        self.form = BatchForm(self._settings, self._filters_text())
        if layer is not None:
            self.form.layers.setLayer(layer)
        self._lay_out()
        self._take_layer()
        self.form.layer_changed.connect(self._take_layer)
        self.form.selection_toggled.connect(self._take_selection)
        self.form.changed.connect(self._show)

    # Input

    def _filters_text(self) -> str:
        """Return only the structure of the filters, as their logic depends on the version to be chosen."""
        described = self._window.session.described
        labels = field_labels(described) if described is not None else {}
        return words_of(self._filters, V2, "", labels) if self._filters else ""

    def _chosen(self) -> _Chosen:
        """Return the checked values.

        :raises _NotReady: or InvalidInput, for the first problem.
        """
        form, layer = self.form, self.form.layer
        if layer is None:
            raise _NotReady(tr("There is no point layer. Load locations, or add a point layer."))
        if not self._count():
            raise _NotReady(tr("{layer} has no points.").format(layer=layer.name()))
        typed = form.folder.filePath()
        folder = Path(typed.strip())
        # Write access is checked on Start, as an unreachable share would delay each key press.
        if not typed.strip():
            raise _NotReady(tr("Choose a folder for the reports."))
        if not folder.is_absolute():
            raise _NotReady(tr("Enter the full path of the folder."))
        expression, names = NameExpression(form.name, _context_of(layer)), Names(folder)
        for missing in _missing(form.name, layer):
            raise _NotReady(
                tr("{layer} has no field '{field}' for the file names. Choose another.").format(
                    layer=layer.name(), field=missing
                )
            )
        kind, version = form.kind.currentData(), form.version.currentData()
        filters = self._filters if form.with_filters.isChecked() else ()
        if version == V1:
            _check_flat(filters)
        return _Chosen(
            layer,
            form.only_selected.isChecked(),
            folder,
            form.name,
            kind,
            version,
            parse_radii(form.radii_typed) if form.circles.isChecked() else (),
            filters,
            tuple(f"{names.take(expression.of(each), label_of(each))}.{kind}" for each in self._first),
        )

    def _count(self) -> int:
        """Return the number of reports; -1: unknown."""
        layer = self.form.layer
        only_selected = self.form.only_selected.isChecked()
        return int(layer.selectedFeatureCount() if only_selected else layer.featureCount())

    # Display

    def _show(self) -> None:
        fault, names = "", ()
        try:
            names = self._chosen().names
        except _NotReady as error:
            fault = str(error)
        except InvalidInput as error:
            fault = sentence(error)
        self._say(fault)
        self._start_button.setEnabled(not fault)
        self.form.preview.setText("\n".join(names))
        self.form.count.setText(self._count_text())

    def _count_text(self) -> str:
        layer = self.form.layer
        if layer is None:
            return ""
        count = self._count()
        texts = [counted(count, "1 report", "{count} reports") if count > 0 else ""]
        if count > _MANY:
            texts.append(tr("which takes a while; you can pause and resume at any time"))
        told = [", ".join(filter(None, texts))]
        query = layers.query_of(layer)
        if query is not None and query.source != self._source:
            told.append(
                tr("These locations are from {theirs}; the reports will be for {ours}.").format(
                    theirs=query.source, ours=self._source
                )
            )
        return "\n".join(filter(None, told))

    def _take_layer(self) -> None:
        """Show the selection and fields of the layer, and suggest a folder."""
        layer = self.form.layer
        self.form.show_layer(_name_for(layer) if layer is not None else "")
        if layer is not None and self.form.folder.filePath() == self._suggested:
            day = f"{datetime.now():%Y-%m-%d}"
            title = layer.name().replace(day, "").replace(",", " ")
            self._suggested = str(reports_folder() / safe_name(f"{title} {day}"))
            self.form.folder.setFilePath(self._suggested)
        self._take_selection()

    def _take_selection(self) -> None:
        layer, only_selected = self.form.layer, self.form.only_selected.isChecked()
        self._first = list(_points_of(layer, only_selected, _PREVIEWED)) if layer is not None else []
        self._show()

    # Start

    def _start(self) -> None:
        """Read the points, then prepare the folder; the dialog stays open until that is done."""
        try:
            chosen = self._chosen()
        except (_NotReady, InvalidInput):
            self._show()
            return
        self._remember(chosen)
        self._set_busy(True)
        positions = Positions(chosen.layer.crs(), self._window.project.transformContext())
        expression = NameExpression(chosen.name, _context_of(chosen.layer))
        items = map(
            ReportPoints(expression, positions, chosen.folder).item_of,
            _points_of(chosen.layer, chosen.only_selected),
        )
        self._items, total = [], whole(self._count())
        # Not in a task, as an expression may access any layer of the project, which is not thread-safe.
        self._read_timer = QTimer(self)
        self._read_timer.timeout.connect(lambda: self._read_slice(chosen, items, total))
        self._read_timer.start(0)

    def _read_slice(self, chosen: _Chosen, items: Iterator[ReportItem], total: str) -> None:
        end = time.monotonic() + _SLICE
        for item in items:
            self._items.append(item)
            if time.monotonic() > end:
                text = tr("Reading the points: {read} of {count}")
                self._say(text.format(read=whole(len(self._items)), count=total))
                return
        self._read_timer.stop()
        self._begin(chosen, tuple(self._items))

    def _begin(self, chosen: _Chosen, items: tuple[ReportItem, ...]) -> None:
        if not any(item.state == batch.WAITING for item in items):
            self._set_busy(False)
            self._say(items[0].message if items else tr("The point layer was removed."))
            return
        order = ReportOrder(
            folder=chosen.folder,
            connection=self._connection,
            host=self._host,
            source=self._source,
            kind=chosen.kind,
            version=chosen.version,
            radiuses=chosen.radiuses,
            filters=chosen.filters,
            skip_existing=self.form.skip.isChecked(),
            when=datetime.now().astimezone(),
            items=items,
        )
        self._say(tr("Preparing the folder…"))
        self._window.tasks.start(
            tr("Prepare risk reports"),
            lambda _monitor: journal.begin(order),
            self._begun,
            self._failed,
            lane=LANE,
        )

    def _begun(self, order: ReportOrder) -> None:
        self.accept()
        self._window.reports.run(order)

    def _failed(self, error: Exception) -> None:
        self._window.messages.log(error)
        self._set_busy(False)
        self._say(sentence(error))

    def done(self, result: int) -> None:
        """Cancel the preparation, also on Cancel and Esc."""
        self._read_timer.stop()
        if result != QDialog.DialogCode.Accepted:
            self._window.tasks.drop(LANE)
        super().done(result)

    def _remember(self, chosen: _Chosen) -> None:
        self._settings.set_batch_kind(chosen.kind)
        self._settings.set_version(chosen.version)
        self._settings.set_with_circles(bool(chosen.radiuses))
        is_usual = chosen.name == default_expression(chosen.layer.fields())
        QgsSettings().setValue(_NAME, "" if is_usual else chosen.name)

    def _set_busy(self, busy: bool) -> None:
        self.form.setEnabled(not busy)
        self._start_button.setEnabled(not busy)
        if not busy:
            self._show()

    def _say(self, text: str) -> None:
        self.problem.setText(text)

    def _lay_out(self) -> None:
        self.problem = steady_label("reportProblemLabel", 2)
        buttons = QDialogButtonBox()
        buttons.setObjectName("reportPreflightButtons")
        self._start_button = buttons.addButton(tr("S&tart"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._start_button.setObjectName("startReportsButton")
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        add_help(buttons, self, "reports")
        buttons.accepted.connect(self._start)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.form)
        column.addStretch(1)
        column.addWidget(self.problem)
        column.addWidget(buttons)


def _context_of(layer: QgsVectorLayer) -> QgsExpressionContext:
    """Return the context of an expression on the points of *layer*."""
    return QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))


def _points_of(layer: QgsVectorLayer, only_selected: bool, limit: int = -1) -> Iterator[QgsFeature]:
    """Return the points of *layer*, or its selected ones, in ascending order of their ids."""
    request = QgsFeatureRequest().setLimit(limit)
    if only_selected:
        request.setFilterFids(sorted(layer.selectedFeatureIds())[: limit if limit >= 0 else None])
    return layer.getFeatures(request)


def _check_flat(filters: Filters) -> None:
    try:
        flat_only(filters, "V1")
    except InvalidInput as error:
        raise _NotReady(tr("V1 does not support nested filters. Choose V2, or send no filters.")) from error


def _name_for(layer: QgsVectorLayer) -> str:
    """Return the last used expression if *layer* has its fields, else the default."""
    kept = QgsSettings().value(_NAME, "", type=str)
    is_usable = kept and not QgsExpression(kept).hasParserError() and not _missing(kept, layer)
    return kept if is_usable else default_expression(layer.fields())


def _missing(expression: str, layer: QgsVectorLayer) -> list[str]:
    """Return the fields in *expression* that *layer* does not have, which QGIS evaluates as NULL."""
    known = {name.lower() for name in layer.fields().names()} | {QgsFeatureRequest.ALL_ATTRIBUTES.lower()}
    return sorted(name for name in QgsExpression(expression).referencedColumns() if name.lower() not in known)
