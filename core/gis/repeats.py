"""Which rows say again what another result set of the same answer said already."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Optional

from ..api.records import Record
from .columns import text_of


class Repeats:
    """Tells the rows of one radius or area apart from their repetition in the next one.

    A point in three radii comes three times; on the map it is one. Equal rows of *one* set are not
    repetitions: two policies at one place may read the same.
    """

    def __init__(self) -> None:
        self._most: Counter[int] = Counter()
        self._here: defaultdict[Optional[float], Counter[int]] = defaultdict(Counter)

    def next_area(self) -> None:
        """The rows that follow are those of another area."""
        self._here.clear()

    def of(self, record: Record) -> int:
        """1 for a row that an earlier radius or area had, 0 for a new one."""
        content = hash(
            (_place(record), *((name, text_of(value)) for name, value in record.attributes.items()))
        )
        here = self._here[record.radius]
        here[content] += 1
        if here[content] <= self._most[content]:
            return 1
        self._most[content] = here[content]
        return 0


def _place(record: Record) -> Optional[str]:
    return (
        text_of(record.geometry["coordinates"])
        if record.geometry and "coordinates" in record.geometry
        else None
    )
