"""The rows of one enrichment on their way: read, asked for some together, kept when they are answered."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from typing import Iterator, Mapping, Optional, Protocol, Sequence

import numpy as np
from qgis.core import QgsProcessingFeedback
from qgis.PyQt.QtCore import QCoreApplication

from ..api.batches import Outcome
from ..api.enrichment import Enriched
from ..api.errors import ApiError, Cancelled, InvalidInput, UnreadableAnswer
from ..gis.counting import counted
from ..gis.enriched_fields import ANSWERED, EnrichedFields, Layers
from ..gis.jobs.enrichments import AnsweredChunk
from ..gis.left_answers import LeftAnswers
from ..gis.point_rows import AskedPoints, PointRows
from ..gis.sentences import About
from .statuses import FOUND, NOT_FOUND, STOPPED, Tally, status_of

translate = QCoreApplication.translate

_OF_ITS_ROW = (Cancelled, InvalidInput, UnreadableAnswer)
"""What is wrong with one row, or stopped; any other error may be that of all."""
_MOST_REFUSALS = 5


@dataclass(frozen=True)
class Refusal:
    """Why the service gave no answer; *row* is the first that it did not answer."""

    row: str
    message: str
    error: ApiError


class Keeper(Protocol):
    """Where rows and their answers are kept."""

    statuses: set[str]

    def read(self, rows: PointRows, statuses: Mapping[int, tuple[str, str]]) -> np.ndarray:
        """Keep rows; those without a status wait for their answer."""

    def answer(
        self, asked: AskedPoints, statuses: Sequence[tuple[str, str]], answers: Sequence[Optional[Layers]]
    ) -> None:
        """Keep what came for some of them."""


class Enriching:
    """Brings *rows* to where they are kept, and to the service those that have no answer.

    :param size: points that are asked for together.
    :param left: what an earlier run of the same into the same file had when its QGIS was killed.
    """

    def __init__(
        self,
        rows: Iterator[PointRows],
        fields: EnrichedFields,
        kept: Keeper,
        size: int,
        tally: Tally,
        about: About,
        is_asked_again: bool,
        left: Optional[LeftAnswers] = None,
    ) -> None:
        self.refusals: dict[str, Refusal] = {}
        self.earlier_count = 0
        self._rows, self._fields, self._kept, self._size = rows, fields, kept, size
        self._tally, self._about, self._is_asked_again = tally, about, is_asked_again
        self._left = left
        self._waiting: deque[AskedPoints] = deque()
        self._waiting_count, self._asked_count = 0, 1
        self._nothing_here = (
            NOT_FOUND,
            translate("GeoPortfolio", "None of the layers has anything here."),
        )

    def chunks(self) -> Iterator[AskedPoints]:
        """What is asked for together; rows are read as far as it is needed."""
        while True:
            while self._waiting_count < self._size and self.read_more():
                continue
            if not self._waiting:
                return
            yield self._packed()

    def read_more(self) -> bool:
        """Read some rows ahead and keep them: a cancel finds them there. False when all are read."""
        rows = next(self._rows, None)
        if rows is None:
            return False
        done = self._done_before(rows)
        for number, fault in rows.faults.items():
            done.setdefault(number, status_of(None, self._about, fault))
        keys = self._kept.read(rows, done)
        for number in sorted(done):
            self._tally.take(str(rows.ids[number]), *done[number])
        done.update(self._take_left(rows, keys, done))
        if len(done) < len(rows):
            is_asked = np.ones(len(rows), bool)
            is_asked[list(done)] = False
            self._wait(rows, keys, np.flatnonzero(is_asked))
        return True

    def _take_left(
        self, rows: PointRows, keys: np.ndarray, done: Mapping[int, tuple[str, str]]
    ) -> dict[int, tuple[str, str]]:
        """Keep what came for some of *rows* before QGIS was killed; their statuses, by number."""
        if self._left is None:
            return {}
        came = self._left.of(keys.tolist(), rows.shapes)
        numbers = [number for number in sorted(came) if number not in done]
        told = {number: came[number][:2] for number in numbers}
        if numbers:
            self.earlier_count += len(numbers)
            asked = self._asked_of(rows, keys, np.array(numbers))
            self._kept.answer(asked, list(told.values()), [came[number][2] for number in numbers])
            for number, status in told.items():
                self._tally.take(str(rows.ids[number]), *status)
        return told

    def take(self, answered: AnsweredChunk[AskedPoints]) -> None:
        """Keep what came for a chunk; some kinds of trouble that may not be of one row alone."""
        asked = answered.chunk
        if not answered.found and isinstance(answered.error, Cancelled):
            self._tally.take_many(STOPPED, len(asked))  # so they were kept when they were read
            self._kept.statuses.add(STOPPED)
            return
        found = answered.found or [None] * len(asked)
        seen: dict[int, tuple[str, str]] = {}
        statuses = [self._status(each, answered.error, seen) for each in found]
        # The bar counts what a kill leaves.
        self._kept.answer(asked, statuses, [None if not e or e.error else e.layers for e in found])
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
        """Say how many rows were not asked, as they had their answer."""
        if self.earlier_count:
            feedback.pushInfo(
                counted(
                    self.earlier_count,
                    "1 row has its answer from an earlier run; not asked again.",
                    "{count} rows have their answer from an earlier run; not asked again.",
                )
            )

    def _status(
        self, found: Optional[Enriched], error: Optional[Exception], seen: dict[int, tuple[str, str]]
    ) -> tuple[str, str]:
        """The status of a row; the sentence of an error that many rows have is made once."""
        error = found.error if found else error
        if error is None and found is not None:
            return (FOUND, "") if found.has_anything else self._nothing_here
        if id(error) not in seen:
            seen[id(error)] = status_of(Outcome(None, error=error), self._about)
        return seen[id(error)]

    def _done_before(self, rows: PointRows) -> dict[int, tuple[str, str]]:
        """By number the rows that have their answer from an earlier run."""
        if self._is_asked_again or not self._fields.has_earlier:
            return {}
        told = map(self._fields.earlier, rows.attributes)
        done = {number: each for number, each in enumerate(told) if each is not None}
        self.earlier_count += len(done)
        return done

    def _wait(self, rows: PointRows, keys: np.ndarray, numbers: np.ndarray) -> None:
        self._waiting.append(self._asked_of(rows, keys, numbers))
        self._waiting_count += len(numbers)

    def _asked_of(self, rows: PointRows, keys: np.ndarray, numbers: np.ndarray) -> AskedPoints:
        earlier = {}
        if self._fields.has_earlier:
            before = (self._fields.asked_before(rows.attributes[number]) for number in numbers.tolist())
            earlier = {number: asked for number, asked in enumerate(before) if asked}
        return AskedPoints(0, keys[numbers], rows.ids[numbers], rows.places[numbers], earlier)

    def _packed(self) -> AskedPoints:
        """The next that are asked for together; what is too many waits on."""
        parts: list[AskedPoints] = []
        missing = self._size
        while missing and self._waiting:
            part = self._waiting.popleft()
            if len(part) > missing:
                self._waiting.appendleft(part.part(missing, len(part)))
                part = part.part(0, missing)
            parts.append(part)
            missing -= len(part)
        packed = AskedPoints.joined(parts, self._asked_count)
        self._waiting_count -= len(packed)
        self._asked_count += len(packed)
        return packed
