"""One run of an enrichment: request the rows without a result, and store the results.

Separate from the algorithm, whose module is imported when QGIS starts, as numpy is slow to import.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Iterator, Mapping, Optional

import numpy as np
from qgis.core import QgsProcessingFeedback

from ..api.batches import Outcome
from ..api.enrichment import Enriched
from ..api.errors import ApiError, Cancelled, InvalidInput, UnreadableAnswer
from ..gis.areas.errors import InvalidPosition
from ..gis.areas.positions import Positions
from ..gis.enrichment.fields import ANSWERED
from ..gis.enrichment.points import Points
from ..gis.enrichment.run import AnsweredChunk
from ..gis.enrichment.table import EnrichmentTable
from ..gis.text.error_messages import About
from ..gis.text.languages import tr
from ..gis.text.numbers import counted
from .shared.statuses import FOUND, NOT_FOUND, STOPPED, Tally, status_of

_OF_ITS_ROW = (Cancelled, InvalidInput, UnreadableAnswer)
"""Errors of a single row, or a stop; any other error may concern all rows."""
_MOST_REFUSALS = 5


@dataclass(frozen=True)
class Refusal:
    """An error that may concern all rows; *row* is the first with it."""

    row: str
    message: str
    error: ApiError


class EnrichmentRun:
    """Requests the rows of *table* without a result, and stores the results.

    :param positions: the positions of the rows.
    :param is_asked_again: whether rows with a result are requested again.
    :ivar statuses: the statuses that occur.
    """

    def __init__(
        self, table: EnrichmentTable, positions: Positions, tally: Tally, about: About, is_asked_again: bool
    ) -> None:
        self.refusals: dict[str, Refusal] = {}
        self.statuses: set[str] = set()
        self._table, self._tally, self._about = table, tally, about
        self._nothing_here = (NOT_FOUND, tr("No hazard."))
        self._points, faults = table.points(positions)
        answered = {} if is_asked_again else table.answered()
        self.earlier_count = len(answered)
        self._waiting = self._settled(answered, faults)

    def _settled(
        self, answered: Mapping[int, tuple[str, str]], faults: Mapping[int, InvalidPosition]
    ) -> np.ndarray:
        """Count the rows that need no request; return the indices of the others."""
        keys = self._points.keys
        is_answered = np.isin(keys, list(answered))
        told = {
            number: status_of(None, self._about, fault)
            for number, fault in faults.items()
            if not is_answered[number]
        }
        waiting = ~is_answered
        waiting[list(told)] = False
        indices = np.flatnonzero(waiting)
        self._table.store_statuses(
            {int(keys[number]): status for number, status in told.items()}, keys[indices].tolist()
        )
        told.update((number, answered[int(keys[number])]) for number in np.flatnonzero(is_answered).tolist())
        for number in sorted(told):
            self._tally.take(str(self._points.ids[number]), *told[number])
        self.statuses.update(status for status, _ in told.values())
        return indices

    def chunks(self, size: int) -> Iterator[Points]:
        """Yield the rows to request, up to *size* at a time."""
        return self._points.chunks(self._waiting, size)

    def take(self, answered: AnsweredChunk) -> None:
        """Store the results of a chunk; record errors that may concern more than one row."""
        asked = answered.chunk
        if not answered.found and isinstance(answered.error, Cancelled):
            self._tally.take_many(STOPPED, len(asked))  # their stored status already
            self.statuses.add(STOPPED)
            return
        found = answered.found or [None] * len(asked)
        seen: dict[int, tuple[str, str]] = {}
        statuses = [self._status(each, answered.error, seen) for each in found]
        # The progress bar counts rows that are stored on disk.
        answers = [None if not each or each.error else each.layers for each in found]
        self._table.store(asked.keys.tolist(), statuses, answers)
        self.statuses.update(status for status, _ in statuses)
        for status, count in Counter(status for status, _ in statuses if status in ANSWERED).items():
            self._tally.take_many(status, count)
        for number, (status, message) in enumerate(statuses):
            if status not in ANSWERED:
                each = found[number]
                self._refuse(asked.ids[number], status, message, each.error if each else answered.error)

    def _refuse(self, row: object, status: str, message: str, error: Optional[Exception]) -> None:
        is_general = isinstance(error, ApiError) and not isinstance(error, _OF_ITS_ROW)
        if is_general and len(self.refusals) < _MOST_REFUSALS:
            self.refusals.setdefault(message, Refusal(str(row), message, error))
        self._tally.take(row, status, message, is_told=message in self.refusals)

    def tell_earlier(self, feedback: QgsProcessingFeedback) -> None:
        """Report how many rows were skipped because they had a result."""
        if self.earlier_count:
            feedback.pushInfo(
                counted(
                    self.earlier_count,
                    "1 row has its result from an earlier run; not requested again.",
                    "{count} rows have their result from an earlier run; not requested again.",
                )
            )

    def _status(
        self, found: Optional[Enriched], error: Optional[Exception], seen: dict[int, tuple[str, str]]
    ) -> tuple[str, str]:
        """Return the status of a row; the message of an error shared by many rows is made once."""
        error = found.error if found else error
        if error is None and found is not None:
            return (FOUND, "") if found.has_anything else self._nothing_here
        if id(error) not in seen:
            seen[id(error)] = status_of(Outcome(None, error=error), self._about)
        return seen[id(error)]
