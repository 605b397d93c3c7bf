"""Charts as immutable values: the content, not the appearance."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Chart:
    """The parts around the plot of any chart.

    :param unit: the unit of the numbers, such as "EUR"; empty: unknown.
    :param footnote: necessary information: source, filters, time, "not converted".
    """

    title: str
    subtitle: str = ""
    unit: str = ""
    footnote: str = ""

    @property
    def heading(self) -> str:
        """Return the title, with the unit unless it contains it."""
        words = self.title.replace("(", " ").replace(")", " ").replace(",", " ").split()
        return f"{self.title}, {self.unit}" if self.unit and self.unit not in words else self.title

    @property
    def count(self) -> int:
        """Return the number of bars or steps."""
        raise NotImplementedError

    @property
    def legend(self) -> tuple[str, ...]:
        """Return the name of each color, in order; empty if there is only one."""
        raise NotImplementedError

    @property
    def is_empty(self) -> bool:
        """Return whether there are no numbers."""
        raise NotImplementedError


@dataclass(frozen=True)
class Series:
    """A series of numbers, one for each bar; None or not finite: missing."""

    name: str
    values: tuple[Optional[float], ...]

    def value(self, index: int) -> Optional[float]:
        """Return the number at *index*; None: nothing to draw."""
        value = self.values[index]
        return value if value is not None and isfinite(value) else None

    @property
    def numbers(self) -> tuple[float, ...]:
        """Return the numbers that can be drawn."""
        return tuple(value for value in self.values if value is not None and isfinite(value))


@dataclass(frozen=True)
class BarChart(Chart):
    """Bars by name.

    :param names: the names of the bars, in order.
    :param series: the result, then the baseline.
    :raises ValueError: a series does not have one value for each name.
    """

    names: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()

    def __post_init__(self) -> None:
        if any(len(each.values) != self.count for each in self.series):
            raise ValueError(f"each series needs {self.count} values")

    @property
    def count(self) -> int:
        """Return the number of bars."""
        return len(self.names)

    @property
    def legend(self) -> tuple[str, ...]:
        """Return the names of the series, if there are several."""
        return tuple(each.name for each in self.series) if len(self.series) > 1 else ()

    @property
    def is_empty(self) -> bool:
        """Return whether there are no numbers."""
        return not any(each.numbers for each in self.series)


@dataclass(frozen=True, eq=False)
class Line:
    """A cumulative sum by distance.

    :param x: the distances (k), ascending; *y* the sums (k) from each on; 0 before the first.
    """

    name: str
    x: np.ndarray
    y: np.ndarray

    def at(self, x: np.ndarray) -> np.ndarray:
        """Return the sums (m) at distances (m)."""
        import numpy as np

        return np.concatenate(([0.0], self.y))[np.searchsorted(self.x, x, "right")]


@dataclass(frozen=True, eq=False)
class LineChart(Chart):
    """Cumulative sums by distance.

    :param lines: *limit*, and the steps under the mouse, refer to the first one.
    :param band: its smallest and largest possible sums; None: it is certain.
    :param end: the largest distance in meters.
    :param limit: the limit; None: no limit.
    """

    lines: tuple[Line, ...] = ()
    band: Optional[tuple[Line, Line]] = None
    band_name: str = ""
    end: float = 1.0
    limit: Optional[float] = None
    limit_name: str = ""

    @property
    def count(self) -> int:
        """Return the number of steps of the first line."""
        return len(self.lines[0].x)

    @property
    def legend(self) -> tuple[str, ...]:
        """Return the names of the lines."""
        names = tuple(each.name for each in self.lines)
        return names if len(names) > 1 or self.band is not None else ()

    @property
    def is_empty(self) -> bool:
        """Return whether there are no steps."""
        return not any(len(each.x) for each in (*self.lines, *(self.band or ())))
