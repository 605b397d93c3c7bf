"""Limits of watched areas: the status of each, its style, and the history of checks."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Optional, Sequence

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFillSymbol,
    QgsPalLayerSettings,
    QgsRendererCategory,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..storage.spreadsheet_text import harmless

translate = QCoreApplication.translate

OK, NEAR, BREACHED = "ok", "near", "breached"
"""The same in every language, as scripts and styles depend on them."""
_NEAR_SHARE = 0.9
_COLORS = {OK: "56,142,60,90", NEAR: "245,166,35,120", BREACHED: "198,40,40,130"}
HISTORY_FIELDS = ("checked_at", "area", "source", "metric", "value", "limit", "headroom", "status")


def status_of(value: float, limit: float) -> str:
    """Return ``ok``, ``near`` from 90 % of *limit* on, or ``breached`` above it."""
    if value > limit:
        return BREACHED
    return NEAR if value >= _NEAR_SHARE * limit else OK


def append_history(path: Path, rows: Sequence[Sequence[Any]]) -> None:
    """Append *rows* of :data:`HISTORY_FIELDS` to a CSV file, which begins with their names.

    :raises OSError: when it can't be written.
    """
    is_new = not path.exists() or not path.stat().st_size
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(HISTORY_FIELDS)
        writer.writerows([harmless(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)


def style_limits(layer: QgsVectorLayer, status: str, value: str, limit: str) -> None:
    """Color areas by their status, with the share of the limit as labels.

    :param status: the names of the fields in *layer*; so *value* and *limit*.
    """
    labels = {
        OK: translate("GeoPortfolio", "Within limit"),
        NEAR: translate("GeoPortfolio", "Near limit"),
        BREACHED: translate("GeoPortfolio", "Limit breached"),
    }
    categories = [QgsRendererCategory(word, _fill(color), labels[word]) for word, color in _COLORS.items()]
    categories.append(QgsRendererCategory("", _fill("150,150,150,90"), translate("GeoPortfolio", "Failed")))
    layer.setRenderer(QgsCategorizedSymbolRenderer(status, categories))
    settings = QgsPalLayerSettings()
    settings.fieldName = f'round(100 * "{value}" / nullif("{limit}", 0)) || \' %\''
    settings.isExpression = True
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)
    layer.triggerRepaint()


def _fill(color: str) -> Optional[QgsFillSymbol]:
    return QgsFillSymbol.createSimple(
        {"color": color, "outline_color": "70,70,70,255", "outline_width": "0.4"}
    )
