"""Before many reports are asked for: of which points, where to, how, and what stands in the way."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Optional

from qgis.core import QgsExpression, QgsFeature, QgsFeatureRequest, QgsSettings, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, pyqtSignal
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ...core.api.config import V1, V2
from ...core.api.errors import InvalidInput
from ...core.api.filter_choices import field_labels
from ...core.api.filters import Filters, flat_only
from ...core.gis import layers, report_memory, report_orders
from ...core.gis.counting import counted
from ...core.gis.filter_words import words_of
from ...core.gis.lengths import parse_radii
from ...core.gis.numbers import whole
from ...core.gis.report_names import NameExpression, Names, default_expression, label_of
from ...core.gis.report_orders import ReportItem, ReportOrder
from ...core.gis.sentences import sentence
from ...core.gis.store import safe_name
from ..controls import steady_label
from ..help.buttons import add_help
from ..session import Session
from .point_reading import PointReading, context_of, points_of
from .preflight_form import PreflightForm
from .reporter import reports_folder
from .wishes import ReportWishes

translate = QCoreApplication.translate

LANE = "report order"
_NAME = "geoportfolio/reportName"
_PREVIEWED = 3
_MANY = 1000


@dataclass(frozen=True)
class _Chosen:
    """What the form says, read and found right."""

    layer: QgsVectorLayer
    only_selected: bool
    folder: Path
    name: str
    kind: str
    version: str
    radiuses: tuple[float, ...]
    filters: Filters
    names: tuple[str, ...]
    """Of the first files."""


class _NotReady(Exception):
    """The first thing that stands in the way, as a sentence."""


class ReportPreflight(QDialog):
    """Everything about an order of reports on one page; nothing is asked before *Start* (ux: Behaviour 5).

    :param filters: those of the docks.
    :param layer: the one to begin with; another can be chosen.
    """

    ordered = pyqtSignal(object)
    """The ReportOrder, which has begun: its folder is there."""

    def __init__(
        self,
        session: Session,
        wishes: ReportWishes,
        filters: Filters,
        layer: Optional[QgsVectorLayer] = None,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._wishes = wishes
        self._filters = filters
        # What the window says is asked for, whatever the session comes to while it is open.
        self._connection, self._host, self._source = session.connection, session.base_url, session.source
        self._reading: Optional[PointReading] = None
        self._first: list[QgsFeature] = []
        self._suggested = ""
        self.setObjectName("reportPreflight")
        self.setWindowTitle(translate("GeoPortfolio", "Risk reports of {source}").format(source=self._source))
        self.resize(460, 420)
        self.form = PreflightForm(wishes, self._told_filters())
        if layer is not None:
            self.form.layers.setLayer(layer)
        self._lay_out()
        self._take_layer()
        self.form.layer_changed.connect(self._take_layer)
        self.form.selection_toggled.connect(self._take_selection)
        self.form.changed.connect(self._show)

    # What the form says

    def _told_filters(self) -> str:
        """By their structure: the version of the reports, and so what joins them, is still to be chosen."""
        described = self._session.described
        labels = field_labels(described) if described is not None else {}
        return words_of(self._filters, V2, "", labels) if self._filters else ""

    def _chosen(self) -> _Chosen:
        """:raises _NotReady: or an InvalidInput, at the first thing that can't be."""
        form, layer = self.form, self.form.layer
        if layer is None:
            raise _NotReady(
                translate("GeoPortfolio", "There is no layer of points. Load points, or add such a layer.")
            )
        if not self._count():
            raise _NotReady(
                translate("GeoPortfolio", "{layer} has no points to report on.").format(layer=layer.name())
            )
        typed = form.folder.filePath()
        folder = Path(typed.strip())
        # Whether it can be written is tried at the start: a share that is away would hold each key.
        if not typed.strip():
            raise _NotReady(translate("GeoPortfolio", "Choose a folder for the reports."))
        if not folder.is_absolute():
            raise _NotReady(translate("GeoPortfolio", "Choose a folder with its whole path."))
        expression, names = NameExpression(form.name, context_of(layer)), Names(folder)
        for missing in _missing(form.name, layer):
            raise _NotReady(
                translate(
                    "GeoPortfolio", "{layer} has no field '{field}' for the file names. Choose another."
                ).format(layer=layer.name(), field=missing)
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
        """How many reports these will be; -1 where the layer can't say."""
        layer = self.form.layer
        only_selected = self.form.only_selected.isChecked()
        return int(layer.selectedFeatureCount() if only_selected else layer.featureCount())

    # Showing it

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
            texts.append(translate("GeoPortfolio", "which takes a while; you can pause and go on any time"))
        told = [", ".join(filter(None, texts))]
        query = layers.query_of(layer)
        if query is not None and query.source != self._source:
            told.append(
                translate(
                    "GeoPortfolio", "These points are of {theirs}, the reports will be of {ours}."
                ).format(theirs=query.source, ours=self._source)
            )
        return "\n".join(filter(None, told))

    def _take_layer(self) -> None:
        """What goes with the layer: its selection, its names, a folder of its own."""
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
        self._first = list(points_of(layer, only_selected, _PREVIEWED)) if layer is not None else []
        self._show()

    # Beginning

    def _start(self) -> None:
        """Read the points, then write down the order; the form stays until its folder is there."""
        try:
            chosen = self._chosen()
        except (_NotReady, InvalidInput):
            self._show()
            return
        self._remember(chosen)
        self._set_busy(True)
        count = whole(self._count())
        self._reading = reading = PointReading(
            chosen.layer, chosen.only_selected, chosen.name, chosen.folder, self
        )
        reading.progressed.connect(
            lambda read: self._say(
                translate("GeoPortfolio", "Reading the points: {read} of {count}").format(
                    read=whole(read), count=count
                )
            )
        )
        reading.done.connect(partial(self._begin, chosen))
        reading.start()

    def _begin(self, chosen: _Chosen, items: tuple[ReportItem, ...]) -> None:
        if not any(item.state == report_orders.WAITING for item in items):
            self._set_busy(False)
            self._say(items[0].message if items else translate("GeoPortfolio", "The points are gone."))
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
        self._say(translate("GeoPortfolio", "Preparing the folder..."))
        self._session.runner.start(
            translate("GeoPortfolio", "Prepare risk reports"),
            lambda _monitor: report_memory.begin(order),
            self._begun,
            self._failed,
            lane=LANE,
        )

    def _begun(self, order: ReportOrder) -> None:
        self.accept()
        self.ordered.emit(order)

    def _failed(self, error: Exception) -> None:
        self._session.messages.log(error)
        self._set_busy(False)
        self._say(sentence(error))

    def done(self, result: int) -> None:
        """Also for Cancel and Esc: what was being prepared is let go."""
        if self._reading is not None:
            self._reading.stop()
        if result != QDialog.DialogCode.Accepted:
            self._session.runner.drop(LANE)
        super().done(result)

    def _remember(self, chosen: _Chosen) -> None:
        self._wishes.set_batch_kind(chosen.kind)
        self._wishes.set_version(chosen.version)
        self._wishes.set_with_circles(bool(chosen.radiuses))
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
        self._start_button = buttons.addButton(
            translate("GeoPortfolio", "S&tart"), QDialogButtonBox.ButtonRole.AcceptRole
        )
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


def _check_flat(filters: Filters) -> None:
    try:
        flat_only(filters, "V1")
    except InvalidInput as error:
        raise _NotReady(
            translate("GeoPortfolio", "V1 takes no filters below others. Choose V2, or send no filters.")
        ) from error


def _name_for(layer: QgsVectorLayer) -> str:
    """The expression of the last time, where this layer has its fields; else the usual one."""
    kept = QgsSettings().value(_NAME, "", type=str)
    is_usable = kept and not QgsExpression(kept).hasParserError() and not _missing(kept, layer)
    return kept if is_usable else default_expression(layer.fields())


def _missing(expression: str, layer: QgsVectorLayer) -> list[str]:
    """The fields that *expression* names and *layer* lacks; QGIS would take them for empty."""
    known = {name.lower() for name in layer.fields().names()} | {QgsFeatureRequest.ALL_ATTRIBUTES.lower()}
    return sorted(name for name in QgsExpression(expression).referencedColumns() if name.lower() not in known)
