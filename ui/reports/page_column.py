"""Where the pages of a report lie in the column that the viewer scrolls. Numbers only, no widget."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from qgis.PyQt.QtCore import QPointF, QRectF, QSizeF

MARGIN = 12
# Wider than the margin: a page brought to the top leaves no sliver of the one above.
GAP = 16


@dataclass(frozen=True)
class Spot:
    """A place on a page, which stays the same place at any zoom.

    :param x: part of the page's width, 0 at its left.
    :param y: part of the page's height, 0 at its top.
    """

    page: int
    x: float
    y: float


class PageColumn:
    """Pages one below the other, centered. Lengths are logical pixels, page numbers count from 1.

    A page whose size is not known yet counts as large as the first.
    """

    def __init__(self, page_count: int, first_size: tuple[float, float]) -> None:
        self.page_count = page_count
        self.scale = 1.0
        self._sizes = [first_size] * page_count
        self._tops: list[float] = []
        self._arrange()

    def set_size(self, page: int, size: tuple[float, float]) -> bool:
        """Note the (width, height) of *page* in points; true when that is news."""
        if self._sizes[page - 1] == size:
            return False
        self._sizes[page - 1] = size
        self._arrange()
        return True

    def set_scale(self, scale: float) -> None:
        """Draw one point as *scale* pixels."""
        self.scale = scale
        self._arrange()

    @property
    def page_width(self) -> float:
        """Width of the widest page in points."""
        return max(width for width, _ in self._sizes)

    def page_height(self, page: int) -> float:
        """Height of *page* in points."""
        return self._sizes[page - 1][1]

    @property
    def size(self) -> QSizeF:
        """The whole column with its margins."""
        bottom = self._tops[-1] + self._sizes[-1][1] * self.scale
        return QSizeF(self.page_width * self.scale + 2 * MARGIN, bottom + MARGIN)

    def rect(self, page: int) -> QRectF:
        """The place of *page*; x = 0 is the middle of the column, y = 0 its top."""
        width, height = self._sizes[page - 1]
        return QRectF(
            round(-width * self.scale / 2), self._tops[page - 1], width * self.scale, height * self.scale
        )

    def page_at(self, y: float) -> int:
        """The page at *y*, or the one above a gap."""
        return max(1, bisect_right(self._tops, y))

    def pages_between(self, top: float, bottom: float) -> range:
        """The pages of which a part lies between *top* and *bottom*."""
        return range(self.page_at(top), self.page_at(bottom) + 1)

    def spot_at(self, point: QPointF) -> Spot:
        """The place on a page at *point*."""
        page = self.page_at(point.y())
        rect = self.rect(page)
        return Spot(
            page, (point.x() - rect.x()) / rect.width(), (point.y() - rect.y()) / max(1.0, rect.height())
        )

    def point_of(self, spot: Spot) -> QPointF:
        """Where *spot* lies."""
        rect = self.rect(spot.page)
        return QPointF(rect.x() + spot.x * rect.width(), rect.y() + spot.y * rect.height())

    def _arrange(self) -> None:
        self._tops = []
        top = float(MARGIN)
        for _, height in self._sizes:
            self._tops.append(top)
            top = round(top + height * self.scale + GAP)
