"""Rows of *Selection areas* for many shapes: polygons, and circles around points. Safe in any thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Optional, Sequence, Union

from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransformContext, QgsGeometry, QgsWkbTypes

from ...api.monitor import Monitor
from .errors import InvalidArea, InvalidPosition
from .geometry import polygon_from_geometry
from .positions import Positions
from .selection_model import SelectionRow, circle_rows, polygon_row

_PROGRESS_STEP = 100
"""Shapes between two calls of ``monitor.counted``."""


@dataclass(frozen=True)
class Gathered:
    """The rows made of the shapes of a layer or a text.

    :param origin: the name of the layer or text.
    :param rows: to be added to *Selection areas*.
    :param features: how many shapes the *rows* were made of.
    :param faults: an error for each shape that can't be sent, with its name.
    """

    origin: str
    rows: tuple[SelectionRow, ...]
    features: int
    faults: tuple[Union[InvalidArea, InvalidPosition], ...]

    @property
    def total(self) -> int:
        """How many shapes were read."""
        return self.features + len(self.faults)


def gather_shapes(
    origin: str,
    shapes: Iterable[tuple[str, str, QgsGeometry]],
    crs: QgsCoordinateReferenceSystem,
    context: QgsCoordinateTransformContext,
    radiuses: Sequence[float],
    monitor: Optional[Monitor] = None,
) -> Gathered:
    """Return *shapes* as rows, in their order; a shape that can't be sent becomes a fault.

    :param shapes: the name of each shape, its name in errors, and its geometry in *crs*.
    :param radiuses: of the circles around points, in meters.
    :raises InvalidShape: for an invalid radius.
    :raises Cancelled: if *monitor* is cancelled.
    """
    monitor = monitor or Monitor()
    positions = Positions(crs, context)
    rows: list[SelectionRow] = []
    faults: list[Union[InvalidArea, InvalidPosition]] = []
    features = 0
    for number, (name, known_as, geometry) in enumerate(shapes, 1):
        monitor.stop_if_cancelled()
        try:
            if geometry.type() == QgsWkbTypes.GeometryType.PointGeometry and not geometry.isEmpty():
                centers = positions.all_of(geometry, known_as)
                rows += [row for center in centers for row in circle_rows(name, center, radiuses)]
            else:
                rows.append(polygon_row(name, polygon_from_geometry(geometry, crs, context, known_as)))
            features += 1
        except (InvalidArea, InvalidPosition) as fault:
            faults.append(fault)
        if number % _PROGRESS_STEP == 0:
            monitor.counted(number)
    return Gathered(origin, tuple(rows), features, tuple(faults))
