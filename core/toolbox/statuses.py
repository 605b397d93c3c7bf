"""How each row of a batch went: a word for scripts, a sentence for the analyst, the sum of it in the log."""

from __future__ import annotations

from collections import Counter
from typing import Any, Optional

from qgis.core import QgsProcessingFeedback
from qgis.PyQt.QtCore import QCoreApplication

from ..api.errors import BadRequest, Cancelled, NotFound
from ..gis.jobs.batches import Outcome
from ..gis.numbers import whole
from ..gis.sentences import About, sentence

translate = QCoreApplication.translate

STATUS = "status"
MESSAGE = "message"
FOUND = "found"
SAVED = "saved"
SKIPPED = "skipped"
NOT_FOUND = "not found"
EMPTY = "empty"
FAILED = "failed"
STOPPED = "stopped"

_MOST_TOLD = 20
"""Kinds of trouble in the log: some sentences name their row, and 100,000 of them would stop QGIS."""
_UNKNOWN = {"geocode": (BadRequest, 400), "point_attributes": (NotFound, 404)}
"""Endpoint -> the error with which it says that it knows nothing of this one (spec 7)."""


def status_of(
    outcome: Optional[Outcome[Any, Any]], about: About, fault: Optional[Exception] = None
) -> tuple[str, str]:
    """(status, message) of a row; the status is the same in every language.

    :param outcome: None for a row that had nothing to ask.
    :param fault: why it was not asked, where something was wrong with it.
    """
    error = fault or (outcome.error if outcome else None)
    if isinstance(error, Cancelled):
        return STOPPED, ""
    if error is not None:
        kind, status = _UNKNOWN.get(getattr(error, "endpoint", ""), (None, 0))
        if kind and isinstance(error, kind) and getattr(error, "status", None) == status:
            return NOT_FOUND, getattr(error, "service_message", "")
        return FAILED, sentence(error, about)
    if outcome is None:
        return EMPTY, ""
    return (FOUND if outcome.value else NOT_FOUND), ""


class Tally:
    """Counts the rows while they pass, and tells each kind of trouble once: the rows have it all."""

    def __init__(self, feedback: QgsProcessingFeedback, total: int) -> None:
        self._feedback = feedback
        self._total = total
        self._counts: Counter[str] = Counter()
        self._told: set[str] = set()

    def take(self, row: str, status: str, message: str, *, is_told: bool = False) -> None:
        """One more row; *row* is what the analyst knows it by.

        :param is_told: its trouble is not its own, and told elsewhere.
        """
        self._counts[status] += 1
        if not is_told and status == FAILED and message not in self._told and len(self._told) < _MOST_TOLD:
            self._told.add(message)
            self._feedback.reportError(f"{row}: {message}")
            if len(self._told) == _MOST_TOLD:
                self._feedback.reportError(
                    translate("GeoPortfolio", "What else fails is told in the rows only.")
                )
        if self._total > 0:
            self._feedback.setProgress(100 * sum(self._counts.values()) / self._total)

    def tell(self) -> None:
        """The sum of all rows, in the log."""
        words = {
            FOUND: translate("GeoPortfolio", "{count} found"),
            SAVED: translate("GeoPortfolio", "{count} saved"),
            SKIPPED: translate("GeoPortfolio", "{count} skipped"),
            NOT_FOUND: translate("GeoPortfolio", "{count} not found"),
            EMPTY: translate("GeoPortfolio", "{count} empty"),
            FAILED: translate("GeoPortfolio", "{count} failed"),
            STOPPED: translate("GeoPortfolio", "{count} stopped"),
        }
        counts = self._counts
        parts = [text.format(count=whole(counts[status])) for status, text in words.items() if counts[status]]
        text = translate("GeoPortfolio", "{count} rows: {parts}").format(
            count=whole(sum(counts.values())), parts=", ".join(parts)
        )
        say = self._feedback.reportError if counts[FAILED] or counts[STOPPED] else self._feedback.pushInfo
        say(text)
