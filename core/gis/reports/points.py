"""The points of a report batch as a layer: its style, its map tip, and the action that opens a report."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsFeatureRenderer, QgsProject, QgsVectorLayer

from .. import compat
from ..layers.layer_tree import opened
from ..styles.map_tips import tip_of
from ..styles.renderers import by_status
from ..text import dates
from ..text.languages import tr
from .actions import add_action
from .batch import FAILED, SAVED, SKIPPED, WAITING, WARNING, ReportOrder

TABLE = "reports"
"""The table of the points in their file."""
_TIP_FIELDS = ("label", "file", "status", "message")
# Told apart by shape as well, for the color-blind.
_LOOKS = {
    SAVED: ("circle", "0,120,90", 3),
    SKIPPED: ("diamond", "0,90,150", 3.5),
    WARNING: ("square", "220,130,0", 3),
    FAILED: ("cross_fill", "190,30,60", 5),
    WAITING: ("triangle", "120,120,120", 3),
}


def points_layer(path: Path, order: ReportOrder) -> QgsVectorLayer:
    """Open the file *path* of the points of *order* as a styled layer; not yet in a project.

    :raises OSError: when QGIS can't open the file.
    """
    layer = opened(path, TABLE, _title(order), QgsProject.instance().transformContext())
    for name, alias in _aliases().items():
        layer.setFieldAlias(layer.fields().indexOf(name), alias)
    layer.setRenderer(_renderer())
    layer.setDisplayExpression('"label"')
    layer.setMapTipTemplate(tip_of((_aliases()[name], f'"{name}"') for name in _TIP_FIELDS))
    add_action(layer, _action_name(order))
    compat.describe(layer, layer.name(), str(order.folder))
    return layer


def save_style(path: Path, order: ReportOrder) -> None:
    """Store the style of the points in their file *path*, for use in other projects. Thread-safe.

    :raises OSError: when it can't be written.
    """
    fault = compat.keep_style(points_layer(path, order), TABLE)
    if fault:
        raise OSError(fault)


def _title(order: ReportOrder) -> str:
    return tr("Risk reports, {source}, {day}").format(source=order.source, day=f"{order.when:%Y-%m-%d}")


def _aliases() -> dict[str, str]:
    return {
        "point": tr("Point"),
        "label": tr("Label"),
        "file": tr("File"),
        "status": tr("Status"),
        "message": tr("Message"),
    }


def _renderer() -> QgsFeatureRenderer:
    labels = {
        SAVED: tr("Report saved"),
        SKIPPED: tr("Already saved"),
        WARNING: tr("Saved in a different format"),
        FAILED: tr("Report failed"),
        WAITING: tr("Queued"),
    }
    return by_status("status", _LOOKS, labels)


def _action_name(order: ReportOrder) -> str:
    return tr("Open report ({day})").format(day=dates.day(order.when))
