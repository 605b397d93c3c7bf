"""The page *Limits*: check the accumulation of watched areas against their limits with one click."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsCoordinateTransformContext, QgsMapLayerProxyModel, QgsVectorLayer
from qgis.gui import QgsFieldExpressionWidget, QgsMapLayerComboBox
from qgis.PyQt.QtCore import QItemSelection
from qgis.PyQt.QtGui import QHideEvent, QShowEvent
from qgis.PyQt.QtWidgets import QComboBox, QFormLayout

from ...core import gis
from ...core.api import Client, Monitor, Query
from ...core.api.query import ACCUMULATION
from ...core.api.sources import Source
from ...core.gis.accumulation.table import MetricTable
from ...core.gis.exposure.limits import CheckedArea
from ...core.gis.exposure.reading import LayerSource
from ...core.gis.projects import watched as kept_areas
from ...core.gis.projects.job_project import JobProject
from ...core.gis.projects.watched import WatchedLayer
from ...core.gis.results.accumulated import Accumulated
from ...core.gis.text.about import About
from ...core.gis.text.filter_text import filters_text
from ...core.gis.text.joining import listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..areas.area_outline import AreaOutline
from ..widgets.row_table import RowTable
from ..window.requests import ACCUMULATIONS
from .limits_table import LimitsModel
from .page import Page

if TYPE_CHECKING:
    from ..window.window import Window

_HISTORY = "limits_history.csv"


@dataclass(frozen=True)
class _Check:
    """The result of a check."""

    checks: tuple[CheckedArea, ...]
    metric: str
    metrics: tuple[str, ...]
    source: str
    filters: str
    when: str


@dataclass(frozen=True)
class _Request:
    """The settings of a check at the time of the click."""

    areas: LayerSource
    name: str
    limit: str
    metric: str
    transforms: QgsCoordinateTransformContext
    query: Query
    about: About
    history: Path

    def run(self, client: Client, source: Source, monitor: Monitor) -> _Check:
        """Request the areas, compare each with its limit, and append the results to the history; in a
        task."""
        watched = list(gis.exposure.limits.watched_areas(self.areas, self.limit, self.transforms))
        areas = tuple(each.area for each in watched if each.area is not None)
        if not areas:
            raise gis.exposure.errors.InvalidLocations("no areas", reason="none", name=self.name)
        query = replace(self.query, areas=areas)
        answer = gis.results.accumulation.accumulate(client, query, source, monitor)
        sets = {each.area.name: each for each in answer.sets}
        metric, when = self.metric or _default(answer), answer.when.isoformat(timespec="seconds")
        checks = tuple(
            gis.exposure.limits.checked(
                each, sets.get(str(each.feature.id())), answer.error, metric, self.about
            )
            for each in watched
        )
        rows = gis.exposure.limits.history_rows(checks, when, query.source, metric)
        gis.exposure.limits.append_own_history(self.history, rows)
        filters = filters_text(query.filters, answer.aliases)
        return _Check(checks, metric, _names(answer), query.source, filters, when)


class LimitsPage(Page):
    """Sends requests only when the user clicks."""

    def __init__(self, window: Window) -> None:
        super().__init__("limits")
        self._window = window
        self._outline = AreaOutline(window.canvas, self)
        self.model = LimitsModel(self)
        self.table = RowTable("limitsTable", tr("Checked limits"), self.model)
        self.table.lower_rows()
        self.table.selectionModel().selectionChanged.connect(self._row_chosen)
        self._layers = QgsMapLayerComboBox()
        self._layers.setFilters(QgsMapLayerProxyModel.Filter.PolygonLayer)
        self._limit = QgsFieldExpressionWidget()
        self._metric = QComboBox()
        self._metric.setEditable(True)
        self._metric.setToolTip(tr("The metric to compare; empty: the sum insured, if the service has one"))
        self.check_button = self.add_button(
            "CheckButton",
            "refresh",
            tr("Check Limits"),
            tr("Calculate the accumulation of each area and compare it with its limit"),
        )
        self.check_button.clicked.connect(self._check)
        self.lay_out(self._make_form(), self.table)
        self._show(())
        self._layers.layerChanged.connect(self._layer_chosen)
        self._layer_chosen(self._layers.currentLayer())
        window.project.cleared.connect(self._clear)
        window.project.readProject.connect(self._recall)
        self._recall()

    def close_page(self) -> None:
        """Clean up the map; for ``unload()``."""
        self._window.project.cleared.disconnect(self._clear)
        self._window.project.readProject.disconnect(self._recall)
        self._outline.clear()

    def showEvent(self, event: QShowEvent) -> None:
        """Offer the metrics of the last accumulation."""
        super().showEvent(event)
        last = self._window.accumulation.panel.last
        if last is not None and not self._metric.count():
            self._offer(_names(last))

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove everything from the map."""
        super().hideEvent(event)
        self._outline.clear()

    def _make_form(self) -> QFormLayout:
        form = QFormLayout()
        for text, name, field in (
            (tr("Watched areas"), "limitsLayerCombo", self._layers),
            (tr("Limit"), "limitsLimit", self._limit),
            (tr("Metric"), "limitsMetricCombo", self._metric),
        ):
            field.setObjectName(name)
            form.addRow(text, field)
        return form

    def _layer_chosen(self, layer: Optional[QgsVectorLayer]) -> None:
        self._limit.setLayer(layer)
        names = [each.name() for each in layer.fields() if each.isNumeric()] if layer is not None else []
        self._limit.setField(next((name for name in names if "limit" in name.lower()), ""))
        self.check_button.setEnabled(layer is not None)

    def _clear(self) -> None:
        """Reset the page when the project is closed."""
        self._outline.clear()
        self._show(())

    def _recall(self, *_: object) -> None:
        """Restore the settings stored in the project, without a request."""
        kept = kept_areas.stored_in(self._window.project)
        layer = self._window.project.mapLayer(kept.layer)
        if isinstance(layer, QgsVectorLayer):
            self._layers.setLayer(layer)
            self._limit.setExpression(kept.limit)
            self._metric.setEditText(kept.metric)

    def _check(self, _checked: bool = False) -> None:
        layer, limit = self._layers.currentLayer(), self._limit.asExpression()
        if not limit:
            self.status.setText(tr("Choose the field with the limit of each area."))
            return
        session, metric = self._window.session, self._metric.currentText().strip()
        if session.described is None:
            self.status.setText(tr("Choose a source in the Selection dock first."))
            return
        if not session.described.accumulation_enabled:
            text = tr("{source} does not offer accumulation.")
            self.status.setText(text.format(source=session.source))
            return
        query = self._window.draft.query(ACCUMULATION)
        about, project, layer_id = About(session.connection, query.source, True), JobProject(), layer.id()
        request = _Request(
            LayerSource(layer),
            layer.name(),
            limit,
            metric,
            self._window.project.transformContext(),
            query,
            about,
            project.results / _HISTORY,
        )
        self._window.requests.start(
            tr("Check limits of {layer}").format(layer=layer.name()),
            request.run,
            lambda found: self._done(found, layer_id, limit, project),
            about=about,
            describe=True,
            queue=ACCUMULATIONS,
            watch=self._watch,
        )

    def _watch(self, task: object) -> None:
        accumulator = self._window.accumulation.accumulator
        title = tr("Checking limits")
        self._window.progress.follow(title, task, accumulator.stop)

    def _done(self, found: _Check, layer_id: str, limit: str, project: JobProject) -> None:
        if not project.is_open:
            return  # the project is closed; its history has the check
        self._offer(found.metrics)
        self._metric.setEditText(found.metric)
        self._show(found.checks)
        self.status.setText(_summary(found))
        layer = self._window.project.mapLayer(layer_id)
        if isinstance(layer, QgsVectorLayer):
            kept_areas.keep(self._window.project, WatchedLayer(layer_id, limit, found.metric))
            origin = (found.source, found.filters, found.metric, found.when)
            gis.exposure.limits_layer.show_checked(self._window.project, layer, found.checks, origin)

    def _offer(self, metrics: tuple[str, ...]) -> None:
        text = self._metric.currentText()
        self._metric.clear()
        self._metric.addItems(metrics)
        self._metric.setEditText(text)

    def _show(self, checks: tuple[CheckedArea, ...]) -> None:
        self.model.show(checks)
        self.table.resizeColumnsToContents()
        self.table.setVisible(bool(checks))
        if not checks:
            self.status.setText(
                tr("Choose a layer of areas with a field for their limits, then click Check Limits.")
            )

    def _row_chosen(self, *_: QItemSelection) -> None:
        """Outline the area of the selected row."""
        chosen = self.table.selectionModel().selectedRows()
        area = self.model.rows[chosen[0].row()].watched.area if chosen else None
        self._outline.light([area] if area is not None else [])


def _names(answer: Accumulated) -> tuple[str, ...]:
    """Return the numeric metrics of *answer* by field name."""
    names = {
        name: None
        for each in answer.sets
        for name, value in each.metrics.items()
        if isinstance(value, (int, float))
    }
    return tuple(names)


def _default(answer: Accumulated) -> str:
    metric = MetricTable.of([answer]).default_metric()
    return "_".join(metric.path) if metric is not None else ""


def _summary(found: _Check) -> str:
    """Return a summary: the number of areas, source, metric, and areas that need attention."""
    of = {"source": found.source, "metric": found.metric}
    parts = [
        counted(len(found.checks), "{source}, {metric}: 1 area", "{source}, {metric}: {count} areas", **of)
    ]
    statuses = Counter(each.status for each in found.checks)
    if count := statuses[gis.exposure.limits.BREACHED]:
        parts.append(counted(count, "1 limit breached", "{count} limits breached"))
    if count := statuses[gis.exposure.limits.NEAR]:
        parts.append(counted(count, "1 near its limit", "{count} near their limits"))
    if count := statuses[gis.exposure.limits.FAILED]:
        parts.append(counted(count, "1 not checked", "{count} not checked"))
    return listed([*parts, datetime.fromisoformat(found.when).strftime("%H:%M")])
