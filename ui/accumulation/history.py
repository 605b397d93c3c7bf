"""The accumulations in the table: the last one, or a baseline and those after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from ...core.gis.accumulation.table import MetricTable
from ...core.gis.results.accumulated import Accumulated, AccumulatedSet


class History:
    """Collects accumulations set by set; a partial one is shown until it is complete."""

    def __init__(self) -> None:
        self.base: Optional[Accumulated] = None
        self._answers: tuple[Accumulated, ...] = ()
        self._begun: Optional[Accumulated] = None
        self._sets: list[AccumulatedSet] = []

    @property
    def last(self) -> Optional[Accumulated]:
        """Return the latest accumulation that is complete or was stopped."""
        return self._answers[-1] if self._answers else self.base

    def begin(self, empty: Accumulated) -> None:
        """Start an accumulation; the table stays until its first set arrives."""
        self._begun, self._sets = empty, []

    def arrive(self, part: AccumulatedSet) -> None:
        """Add a set of the running accumulation."""
        self._sets.append(part)

    def finish(self, answer: Accumulated) -> None:
        """Complete the accumulation: it replaces the previous one, or is added to it if there is a
        baseline."""
        self._begun = None
        self._answers = (*self._answers, answer) if self.base is not None else (answer,)

    def drop(self) -> None:
        """Drop the accumulation, which failed without a result."""
        self._begun = None

    def set_baseline(self, wanted: bool) -> None:
        """Use the last accumulation as the baseline of later ones, or remove the baseline."""
        last = self.last
        self.base = last if wanted else None
        self._answers = () if wanted or last is None else (last,)

    def table(self) -> MetricTable:
        """Return the table to show."""
        under_way = replace(self._begun, sets=tuple(self._sets)) if self._begun and self._sets else None
        if under_way is None:
            answers = self._answers
        elif self.base is None:
            answers = (under_way,)
        else:
            answers = (*self._answers, under_way)
        return MetricTable.of(answers, self.base)
