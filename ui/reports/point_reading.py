"""The points of a layer as the items of an order: read on the main thread, a slice at a time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Iterator, Optional

from qgis.core import (
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsFeatureRequest,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ...core.gis.positions import Positions
from ...core.gis.report_names import NameExpression
from ...core.gis.report_orders import ReportItem
from ...core.gis.report_points import ReportPoints

_SLICE = 0.02
"""Seconds; between two slices the window lives."""


def context_of(layer: QgsVectorLayer) -> QgsExpressionContext:
    """What an expression on the points of *layer* may use."""
    return QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))


def points_of(layer: QgsVectorLayer, only_selected: bool, limit: int = -1) -> Iterator[QgsFeature]:
    """The points of *layer*, or those that are selected; their ids ascend."""
    request = QgsFeatureRequest().setLimit(limit)
    if only_selected:
        request.setFilterFids(sorted(layer.selectedFeatureIds())[: limit if limit >= 0 else None])
    return layer.getFeatures(request)


class PointReading(QObject):
    """Expressions may look at any layer of the project, which no other thread may: so a task can't do it."""

    progressed = pyqtSignal(int)
    """How many points have been read."""
    done = pyqtSignal(object)
    """The items, a tuple of ReportItem."""

    def __init__(
        self,
        layer: QgsVectorLayer,
        only_selected: bool,
        name: str,
        folder: Path,
        parent: Optional[QObject] = None,
    ) -> None:
        """:param name: the expression that names the reports.
        :raises InvalidExpression: when it is none.
        """
        super().__init__(parent)
        positions = Positions(layer.crs(), QgsProject.instance().transformContext())
        self._made = ReportPoints(NameExpression(name, context_of(layer)), positions, folder)
        self._points = points_of(layer, only_selected)
        self._items: list[ReportItem] = []
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._read_slice)

    def start(self) -> None:
        """Begin; *done* comes from the event loop."""
        self._turn.start(0)

    def stop(self) -> None:
        """Read no more; *done* does not come."""
        self._turn.stop()

    def _read_slice(self) -> None:
        end = time.monotonic() + _SLICE
        for feature in self._points:
            self._items.append(self._made.item_of(feature))
            if time.monotonic() > end:
                self.progressed.emit(len(self._items))
                return
        self._turn.stop()
        self.done.emit(tuple(self._items))
