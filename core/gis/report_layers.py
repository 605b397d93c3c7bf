"""The reports of an order on the map: points that open their report, and say why there is none."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Optional

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsProject,
    QgsRendererCategory,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication

from . import compat, moments, styles
from .bounded_sqlite import refuse_views
from .layer_groups import insert_layer, opened
from .own_files import RESULTS, check_entry
from .report_actions import add_action
from .report_index import LAYER, TABLE
from .report_memory import orders_in
from .report_orders import FAILED, SAVED, SKIPPED, WAITING, WARNING, ReportOrder, file_of
from .report_shelf import Report, report_of
from .sql import address_of

translate = QCoreApplication.translate

_TIP_FIELDS = ("label", "file", "status", "message")
# Told apart by shape as well, for the colour-blind.
_LOOKS = {
    SAVED: ("circle", "0,120,90", 3),
    SKIPPED: ("diamond", "0,90,150", 3.5),
    WARNING: ("square", "220,130,0", 3),
    FAILED: ("cross_fill", "190,30,60", 5),
    WAITING: ("triangle", "120,120,120", 3),
}


def report_layer(order: ReportOrder) -> QgsVectorLayer:
    """A layer of the points of *order*, whose action opens the report; not in any project yet.

    :raises OSError: when QGIS can't open the file.
    """
    path = file_of(order, *LAYER)
    check_entry(path, RESULTS)
    try:  # without a lock, as QGIS reads it
        with closing(sqlite3.connect(address_of(path.absolute(), "immutable=1"), uri=True)) as file:
            refuse_views(file)
    except sqlite3.Error as error:
        raise OSError(f"{path} can't be read: {error}") from None
    layer = opened(path, TABLE, _title(order), QgsProject.instance().transformContext())
    for name, alias in _aliases().items():
        layer.setFieldAlias(layer.fields().indexOf(name), alias)
    layer.setRenderer(_renderer())
    layer.setDisplayExpression('"label"')
    layer.setMapTipTemplate(styles.tip_of((_aliases()[name], f'"{name}"') for name in _TIP_FIELDS))
    add_action(layer, _action_name(order))
    compat.describe(layer, layer.name(), str(order.folder))
    return layer


def save_style(order: ReportOrder) -> None:
    """Keep signs, action and map tip in the file, for whoever opens it by itself; in any thread.

    :raises OSError: when the file does not take them.
    """
    layer = report_layer(order)
    ids = layer.listStylesInDatabase()[1]
    if not ids:
        fault = compat.keep_style(layer, TABLE)
        if fault:
            raise OSError(fault)


def add_report_layer(project: QgsProject, order: ReportOrder) -> QgsVectorLayer:
    """Show the points of *order* on top of the group "GeoPortfolio"; those that are shown are shown anew.

    :raises OSError: when QGIS can't open the file.
    """
    shown = renew_report_layer(project, order)
    if shown is not None:
        return shown
    layer = report_layer(order)
    insert_layer(project, layer)
    return layer


def renew_report_layer(project: QgsProject, order: ReportOrder) -> Optional[QgsVectorLayer]:
    """Have the layer of the points of *order*, if *project* has one, show what their file says now."""
    shown = layer_in(project, order)
    if shown is not None:
        shown.reload()
        shown.triggerRepaint()
    return shown


def report_at(path: Path, number: int) -> Optional[Report]:
    """Return the report of the point *number* of the layer whose file is *path*, by its order's journal.

    None where there is none; any thread.
    """
    for order in orders_in(path.parent):
        if file_of(order, *LAYER) == path:
            return next((report_of(order, item) for item in order.items if item.number == number), None)
    return None


def layer_in(project: QgsProject, order: ReportOrder) -> Optional[QgsVectorLayer]:
    """The layer of *project* that shows the points of *order*, or None."""
    path = file_of(order, *LAYER)
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and Path(layer.source().split("|")[0]) == path:
            return layer
    return None


def _title(order: ReportOrder) -> str:
    return translate("GeoPortfolio", "Risk reports, {source}, {day}").format(
        source=order.source, day=f"{order.when:%Y-%m-%d}"
    )


def _aliases() -> dict[str, str]:
    return {
        "point": translate("GeoPortfolio", "Point"),
        "label": translate("GeoPortfolio", "Label"),
        "file": translate("GeoPortfolio", "File"),
        "status": translate("GeoPortfolio", "Status"),
        "message": translate("GeoPortfolio", "Message"),
    }


def _renderer() -> QgsCategorizedSymbolRenderer:
    labels = {
        SAVED: translate("GeoPortfolio", "Report saved"),
        SKIPPED: translate("GeoPortfolio", "Report was there"),
        WARNING: translate("GeoPortfolio", "Report saved in another format"),
        FAILED: translate("GeoPortfolio", "Report failed"),
        WAITING: translate("GeoPortfolio", "Report waits"),
    }
    return QgsCategorizedSymbolRenderer(
        "status",
        [QgsRendererCategory(state, styles.sign(*look), labels[state]) for state, look in _LOOKS.items()],
    )


def _action_name(order: ReportOrder) -> str:
    return translate("GeoPortfolio", "Open report ({day})").format(day=moments.day(order.when))
