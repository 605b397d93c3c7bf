"""A chart as a value: what is drawn, not how."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Optional

from ...core.gis.lengths import radii_text

BARS = "bars"
LINE = "line"


@dataclass(frozen=True)
class Series:
    """Numbers that belong together, one for each name or radius; None (or not finite) where there is none."""

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
class Chart:
    """Bars by name, or a line over the radius.

    :param kind: ``BARS`` or ``LINE``.
    :param unit: what the numbers are in, as "EUR"; empty where the answer names none.
    :param names: of the bars, in their order.
    :param xs: radii in meters, of a line.
    :param series: the answer, then what it is compared with.
    :param footnote: what has to be said with it: source, filters, time, "not converted".
    :raises ValueError: when a series has not one value for each name or radius.
    """

    kind: str
    title: str
    subtitle: str = ""
    unit: str = ""
    names: tuple[str, ...] = ()
    xs: tuple[float, ...] = ()
    series: tuple[Series, ...] = ()
    footnote: str = ""

    def __post_init__(self) -> None:
        if self.kind not in (BARS, LINE):
            raise ValueError(f"no kind of chart: {self.kind!r}")
        if any(len(each.values) != self.count for each in self.series):
            raise ValueError(f"each series needs {self.count} values")

    @property
    def count(self) -> int:
        """How many bars, or points of a line."""
        return len(self.names if self.kind == BARS else self.xs)

    @property
    def heading(self) -> str:
        """The title, and the unit where the title does not say it."""
        words = self.title.replace("(", " ").replace(")", " ").replace(",", " ").split()
        return f"{self.title}, {self.unit}" if self.unit and self.unit not in words else self.title

    @property
    def is_empty(self) -> bool:
        """Whether there is no number at all."""
        return not any(each.numbers for each in self.series)

    def label(self, index: int) -> str:
        """What the bar or the point is called."""
        return self.names[index] if self.kind == BARS else radii_text((self.xs[index],))
