"""Limits of watched areas: their check, status and style, and the history of checks."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsFillSymbol,
    QgsRendererCategory,
    QgsVectorLayer,
)

from ...api.errors import Cancelled, InvalidInput
from ...api.query import Area
from ..areas.geometry import polygon_from_geometry
from ..files.own_files import check_entry
from ..results.accumulated import AccumulatedSet
from ..styles.labels import show_labels
from ..text.about import About
from ..text.error_messages import sentence
from ..text.joining import listed
from ..text.languages import tr
from ..text.spreadsheet_text import harmless
from .locations import Evaluated
from .reading import FeatureSource

OK, NEAR, BREACHED, FAILED = "ok", "near", "breached", "failed"
"""Not translated, as scripts and styles depend on them."""
_NEAR_SHARE = 0.9
_MOST_NAMES = 10
_COLORS = {OK: "56,142,60,90", NEAR: "245,166,35,120", BREACHED: "198,40,40,130"}
HISTORY_FIELDS = ("checked_at", "area", "source", "metric", "value", "limit", "headroom", "status")


@dataclass(frozen=True)
class WatchedArea:
    """A feature with its limit, and the area to send for it; None: *fault* says why there is none."""

    feature: QgsFeature
    limit: Optional[float]
    area: Optional[Area] = None
    fault: Optional[InvalidInput] = None

    @property
    def name(self) -> str:
        """Return the name for the user: the first text attribute, else the id."""
        texts = (value for value in self.feature.attributes() if isinstance(value, str) and value)
        return next(texts, str(self.feature.id()))


@dataclass(frozen=True)
class CheckedArea:
    """A watched area with its value; None: *message* says why there is none."""

    watched: WatchedArea
    status: str
    value: Optional[float] = None
    message: str = ""

    @property
    def limit(self) -> Optional[float]:
        """Return the limit of the area."""
        return self.watched.limit

    @property
    def headroom(self) -> Optional[float]:
        """Return the rest of the limit, negative if it is breached; None: unknown."""
        return None if self.value is None or self.limit is None else self.limit - self.value


def watched_areas(
    source: FeatureSource, limit: str, transforms: QgsCoordinateTransformContext
) -> Iterator[WatchedArea]:
    """Yield the features of *source*, with their ids as area names.

    :param limit: an expression.
    :raises InvalidLocations: a limit is not a number.
    """
    limits = Evaluated("LIMIT", limit, source.expressions)
    for feature in source.features():
        name, value = str(feature.id()), limits.of(feature)
        try:
            shape = polygon_from_geometry(feature.geometry(), source.crs, transforms, name)
        except InvalidInput as fault:
            yield WatchedArea(feature, value, fault=fault)
        else:
            yield WatchedArea(feature, value, Area(name, shape))


def checked(
    watched: WatchedArea,
    found: Optional[AccumulatedSet],
    error: Optional[Exception],
    metric: str,
    about: About,
) -> CheckedArea:
    """Return the status of an area.

    :param found: the response of the service; None: *error* says why there is none.
    :param metric: the field name of the metric.
    """
    fault = watched.fault or (error if found is None else found.error)
    if fault is not None:
        message = "" if isinstance(fault, Cancelled) else sentence(fault, about)
        return CheckedArea(watched, FAILED, message=message)
    metrics = {} if found is None else found.metrics
    value = metrics.get(metric)
    if watched.limit is None:
        message = tr("The area has no limit.")
    elif isinstance(value, (int, float)):
        return CheckedArea(watched, status_of(value, watched.limit), float(value))
    elif not metrics:
        message = tr("The service returned no metrics.")
    else:
        text = tr("The service returned no number for '{metric}', but {names}.")
        message = text.format(metric=metric, names=listed(sorted(metrics)[:_MOST_NAMES]))
    return CheckedArea(watched, FAILED, message=message)


def status_of(value: float, limit: float) -> str:
    """Return ``ok``, ``near`` from 90 % of *limit*, or ``breached`` above it."""
    if value > limit:
        return BREACHED
    return NEAR if value >= _NEAR_SHARE * limit else OK


def history_rows(checks: Sequence[CheckedArea], when: str, source: str, metric: str) -> list[tuple[Any, ...]]:
    """Return a row of :data:`HISTORY_FIELDS` for each area."""
    return [
        (when, each.watched.name, source, metric, each.value, each.limit, each.headroom, each.status)
        for each in checks
    ]


def append_history(path: Path, rows: Sequence[Sequence[Any]]) -> None:
    """Append *rows* of :data:`HISTORY_FIELDS` to a CSV file with a header.

    :raises OSError: it can't be written.
    """
    is_new = not path.exists() or not path.stat().st_size
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(HISTORY_FIELDS)
        writer.writerows([harmless(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)


def append_own_history(path: Path, rows: Sequence[Sequence[Any]]) -> None:
    """Append *rows* to our history at *path*; folder and file are created if they are missing.

    :raises OSError: it can't be written, or is a link.
    """
    check_entry(path, (".csv",), may_be_missing=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    append_history(path, rows)


def style_limits(layer: QgsVectorLayer, status: str, value: str, limit: str) -> None:
    """Color areas by status, with the share of the limit as label.

    :param status: the field name in *layer*; likewise *value* and *limit*.
    """
    labels = {
        OK: tr("Within limit"),
        NEAR: tr("Near limit"),
        BREACHED: tr("Limit breached"),
    }
    categories = [QgsRendererCategory(word, _fill(color), labels[word]) for word, color in _COLORS.items()]
    categories.append(QgsRendererCategory("", _fill("150,150,150,90"), tr("Failed")))
    layer.setRenderer(QgsCategorizedSymbolRenderer(status, categories))
    show_labels(layer, f'round(100 * "{value}" / nullif("{limit}", 0)) || \' %\'')
    layer.triggerRepaint()


def _fill(color: str) -> Optional[QgsFillSymbol]:
    return QgsFillSymbol.createSimple(
        {"color": color, "outline_color": "70,70,70,255", "outline_width": "0.4"}
    )
