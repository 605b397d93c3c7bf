"""A measured figure with the value of each run, and the committed ratios that it is compared with."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Mapping, Optional, Sequence

BASELINES = Path(__file__).with_name("baselines")
"""A file for each version of QGIS."""
MARGIN = 0.1
"""The part of the baseline's median that a ratio may lose on another kind of machine, whatever its runs."""

Spread = Mapping[str, float]
"""``value``, the median, and the ``low`` and ``high`` of the runs."""


@dataclass(frozen=True)
class Figure:
    """One measured value beside its target.

    :param subject: what was done, such as ``1,000,000 points, GeoJSON``.
    :param measure: what was measured, with its unit, such as ``longest main-thread gap, ms``.
    :param target: None: shown only, not judged.
    :param at_most: True where the value must not be above the target, False where not below it.
    :param is_ratio: compared with the baseline: a ratio of two things of one run holds on other machines.
    """

    subject: str
    measure: str
    runs: Sequence[float]
    target: Optional[float] = None
    at_most: bool = True
    is_ratio: bool = False

    @property
    def name(self) -> str:
        return f"{self.subject}: {self.measure}"

    @property
    def value(self) -> float:
        """The median of the runs."""
        return statistics.median(self.runs)

    @property
    def is_reached(self) -> bool:
        if self.target is None:
            return True
        return self.value <= self.target if self.at_most else self.value >= self.target

    def is_worse(self, before: Optional[Spread]) -> bool:
        """Return whether a ratio has become worse beyond noise.

        It has where every run is worse than every run of the baseline, and the median by more than MARGIN.
        """
        if before is None or not self.is_ratio:
            return False
        if self.at_most:
            return min(self.runs) > before["high"] and self.value > before["value"] * (1 + MARGIN)
        return max(self.runs) < before["low"] and self.value < before["value"] * (1 - MARGIN)

    def line(self, before: Optional[Spread]) -> str:
        """Return its line in the table: median, least to most, target, baseline, verdict."""
        spread = f"{min(self.runs):,.2f} .. {max(self.runs):,.2f}"
        target = "" if self.target is None else f"{'<=' if self.at_most else '>='} {self.target:,g}"
        known = f"{before['value']:,.2f}" if before and self.is_ratio else ""
        marks = ["MISSED"] * (not self.is_reached) + ["WORSE"] * self.is_worse(before)
        marks += ["NEW"] * (self.is_ratio and before is None)
        line = f"  {self.measure:42}{self.value:12,.2f}  {spread:26}{target:10}{known:10}{' '.join(marks)}"
        return line.rstrip()


def baseline(version: str) -> dict[str, Spread]:
    """Return the ratios measured with a QGIS such as ``3.22``, by name; empty if it was never measured."""
    file = BASELINES / f"{version}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def keep(version: str, figures: Sequence[Figure]) -> None:
    """Write the ratios among *figures* into the baseline; those that were not measured stay."""
    kept = baseline(version)
    for each in figures:
        if each.is_ratio:
            spread = {"high": max(each.runs), "low": min(each.runs), "value": each.value}
            kept[each.name] = {part: round(value, 3) for part, value in spread.items()}
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(kept[name])}" for name in sorted(kept))
    BASELINES.mkdir(exist_ok=True)
    (BASELINES / f"{version}.json").write_text(f"{{\n{rows}\n}}\n", "utf-8")
