"""A chart as a value: what is drawn, not how."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Optional


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
class Chart:
    """Bars by name.

    :param unit: what the numbers are in, as "EUR"; empty where the answer names none.
    :param names: of the bars, in their order.
    :param series: the answer, then what it is compared with.
    :param footnote: what has to be said with it: source, filters, time, "not converted".
    :raises ValueError: when a series has not one value for each name.
    """

    title: str
    subtitle: str = ""
    unit: str = ""
    names: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()
    footnote: str = ""

    def __post_init__(self) -> None:
        if any(len(each.values) != self.count for each in self.series):
            raise ValueError(f"each series needs {self.count} values")

    @property
    def count(self) -> int:
        """The number of bars."""
        return len(self.names)

    @property
    def heading(self) -> str:
        """The title, and the unit where the title does not say it."""
        words = self.title.replace("(", " ").replace(")", " ").replace(",", " ").split()
        return f"{self.title}, {self.unit}" if self.unit and self.unit not in words else self.title

    @property
    def is_empty(self) -> bool:
        """Whether there is no number at all."""
        return not any(each.numbers for each in self.series)
