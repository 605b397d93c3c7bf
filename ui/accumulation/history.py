"""The accumulations that the table shows: the last one, or a baseline and those after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from ...core.gis.accumulation.table import MetricTable
from ...core.gis.results.accumulated import Accumulated, AccumulatedSet


class History:
    """Accumulations, set by set; a partial one is shown until it is complete."""

    def __init__(self) -> None:
        self.base: Optional[Accumulated] = None
        self._answers: tuple[Accumulated, ...] = ()
        self._begun: Optional[Accumulated] = None
        self._sets: list[AccumulatedSet] = []

    @property
    def last(self) -> Optional[Accumulated]:
        """The newest answer that is whole, or that was stopped."""
        return self._answers[-1] if self._answers else self.base

    def begin(self, empty: Accumulated) -> None:
        """A request has started; the table stays until its first set arrives."""
        self._begun, self._sets = empty, []

    def arrive(self, part: AccumulatedSet) -> None:
        """A set of what was begun."""
        self._sets.append(part)

    def finish(self, answer: Accumulated) -> None:
        """The request is complete; it replaces the one before, or joins it if there is a baseline."""
        self._begun = None
        self._answers = (*self._answers, answer) if self.base is not None else (answer,)

    def drop(self) -> None:
        """The request has failed without a result."""
        self._begun = None

    def set_baseline(self, wanted: bool) -> None:
        """Compare later answers with the last one; or with none, which leaves the last one alone."""
        last = self.last
        self.base = last if wanted else None
        self._answers = () if wanted or last is None else (last,)

    def table(self) -> MetricTable:
        """What is to be shown now."""
        under_way = replace(self._begun, sets=tuple(self._sets)) if self._begun and self._sets else None
        if under_way is None:
            answers = self._answers
        elif self.base is None:
            answers = (under_way,)
        else:
            answers = (*self._answers, under_way)
        return MetricTable.of(answers, self.base)
