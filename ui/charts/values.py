"""A chart as a value: what is drawn, not how."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Chart:
    """What stands around the plot of any chart.

    :param unit: what the numbers are in, as "EUR"; empty where the answer names none.
    :param footnote: what has to be said with it: source, filters, time, "not converted".
    """

    title: str
    subtitle: str = ""
    unit: str = ""
    footnote: str = ""

    @property
    def heading(self) -> str:
        """The title, and the unit where the title does not say it."""
        words = self.title.replace("(", " ").replace(")", " ").replace(",", " ").split()
        return f"{self.title}, {self.unit}" if self.unit and self.unit not in words else self.title

    @property
    def count(self) -> int:
        """The number of bars or steps, which have indices."""
        raise NotImplementedError

    @property
    def legend(self) -> tuple[str, ...]:
        """The name of each color, in their order; empty where there is one only."""
        raise NotImplementedError

    @property
    def is_empty(self) -> bool:
        """Whether there is no number at all."""
        raise NotImplementedError


@dataclass(frozen=True)
class Series:
    """Numbers that belong together, one for each bar; None (or not finite) where there is none."""

    name: str
    values: tuple[Optional[float], ...]

    def value(self, index: int) -> Optional[float]:
        """The number at *index*, or None where there is nothing to draw."""
        value = self.values[index]
        return value if value is not None and isfinite(value) else None

    @property
    def numbers(self) -> tuple[float, ...]:
        """Those that can be drawn."""
        return tuple(value for value in self.values if value is not None and isfinite(value))


@dataclass(frozen=True)
class BarChart(Chart):
    """Bars by name.

    :param names: of the bars, in their order.
    :param series: the answer, then what it is compared with.
    :raises ValueError: when a series has not one value for each name.
    """

    names: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()

    def __post_init__(self) -> None:
        if any(len(each.values) != self.count for each in self.series):
            raise ValueError(f"each series needs {self.count} values")

    @property
    def count(self) -> int:
        """The number of bars."""
        return len(self.names)

    @property
    def legend(self) -> tuple[str, ...]:
        """The names of the series, where there are several."""
        return tuple(each.name for each in self.series) if len(self.series) > 1 else ()

    @property
    def is_empty(self) -> bool:
        """Whether there is no number at all."""
        return not any(each.numbers for each in self.series)


@dataclass(frozen=True, eq=False)
class Line:
    """A sum that grows in steps with the distance.

    :param x: the distances (k), ascending; *y* the sums (k) from each on. It is 0 before the first.
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
    """Sums against the distance.

    :param lines: the first one is that of *limit*, and of the steps that the mouse finds.
    :param band: its smallest and its largest possible sums; None: it is certain.
    :param end: the largest distance in meters.
    :param limit: None: none.
    """

    lines: tuple[Line, ...] = ()
    band: Optional[tuple[Line, Line]] = None
    band_name: str = ""
    end: float = 1.0
    limit: Optional[float] = None
    limit_name: str = ""

    @property
    def count(self) -> int:
        """The number of steps of the first line."""
        return len(self.lines[0].x)

    @property
    def legend(self) -> tuple[str, ...]:
        """The names of the lines."""
        names = tuple(each.name for each in self.lines)
        return names if len(names) > 1 or self.band is not None else ()

    @property
    def is_empty(self) -> bool:
        """Whether there is no step at all."""
        return not any(len(each.x) for each in (*self.lines, *(self.band or ())))
