"""The layer of the points of a batch: add it, update it, and find the report of a point."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject, QgsVectorLayer

from ..files.own_files import RESULTS, check_entry
from ..layers.layer_tree import insert_layer
from ..sqlite.bounded_sqlite import refuse_views
from ..sqlite.sql import address_of
from .batch import ReportOrder, file_of
from .index import LAYER
from .journal import orders_in
from .points import points_layer
from .single import Report, report_of


def report_layer(order: ReportOrder) -> QgsVectorLayer:
    """Open the points of *order*, with an action that opens the report, as a layer; not yet in a project.

    :raises OSError: when QGIS can't open the file.
    """
    path = file_of(order, *LAYER)
    check_entry(path, RESULTS)
    try:  # without a lock, as QGIS reads it
        with closing(sqlite3.connect(address_of(path.absolute(), "immutable=1"), uri=True)) as file:
            refuse_views(file)
    except sqlite3.Error as error:
        raise OSError(f"{path} can't be read: {error}") from None
    return points_layer(path, order)


def add_report_layer(project: QgsProject, order: ReportOrder) -> QgsVectorLayer:
    """Add the points of *order* on top of the group "GeoPortfolio", or reload the layer that shows them.

    :raises OSError: when QGIS can't open the file.
    """
    shown = renew_report_layer(project, order)
    if shown is not None:
        return shown
    layer = report_layer(order)
    insert_layer(project, layer)
    return layer


def renew_report_layer(project: QgsProject, order: ReportOrder) -> Optional[QgsVectorLayer]:
    """Reload the layer of the points of *order* and return it; None where *project* has none."""
    shown = layer_in(project, order)
    if shown is not None:
        shown.reload()
        shown.triggerRepaint()
    return shown


def report_at(path: Path, number: int) -> Optional[Report]:
    """Return the report of the point *number* in the file *path*, from the partial file of its batch.

    None: it has no report. Thread-safe.
    """
    for order in orders_in(path.parent):
        if file_of(order, *LAYER) == path:
            return next((report_of(order, item) for item in order.items if item.number == number), None)
    return None


def layer_in(project: QgsProject, order: ReportOrder) -> Optional[QgsVectorLayer]:
    """Return the layer of *project* that shows the points of *order*, or None."""
    path = file_of(order, *LAYER)
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and Path(layer.source().split("|")[0]) == path:
            return layer
    return None
