"""How each row of a batch went: a word for scripts, a sentence for the analyst, the sum of it in the log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from qgis.core import QgsField, QgsFields, QgsProcessingFeedback
from qgis.PyQt.QtCore import QCoreApplication

from .. import gis
from ..api.errors import BadRequest, Cancelled, NotFound
from ..gis.compat import FieldType
from ..gis.text.about import About
from ..gis.text.numbers import counted

if TYPE_CHECKING:
    from ..api.batches import Outcome

translate = QCoreApplication.translate

STATUS = "status"
MESSAGE = "message"
FOUND = "found"
SAVED = "saved"
WARNING = "warning"
SKIPPED = "skipped"
NOT_FOUND = "not found"
EMPTY = "empty"
FAILED = "failed"
STOPPED = "stopped"

_COUNTED: Mapping[str, Callable[[int], str]] = {
    FOUND: lambda count: counted(count, "1 found", "{count} found"),
    SAVED: lambda count: counted(count, "1 saved", "{count} saved"),
    WARNING: lambda count: counted(count, "1 saved with a warning", "{count} saved with a warning"),
    SKIPPED: lambda count: counted(count, "1 skipped", "{count} skipped"),
    NOT_FOUND: lambda count: counted(count, "1 not found", "{count} not found"),
    EMPTY: lambda count: counted(count, "1 empty", "{count} empty"),
    FAILED: lambda count: counted(count, "1 failed", "{count} failed"),
    STOPPED: lambda count: counted(count, "1 stopped", "{count} stopped"),
}
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
        is_of_service = not getattr(error, "answered_by", "")
        if kind and isinstance(error, kind) and error.status == status and is_of_service:
            return NOT_FOUND, getattr(error, "service_message", "")
        return FAILED, gis.text.error_messages.sentence(error, about)
    if outcome is None:
        return EMPTY, ""
    return (FOUND if outcome.value else NOT_FOUND), ""


def with_status(fields: QgsFields, *names: str) -> QgsFields:
    """Return *fields* themselves with texts added: *names*, status and message.

    One that is there already in the input gives ours another name.
    """
    for name in (*names, STATUS, MESSAGE):
        fields.append(QgsField(gis.storage.columns.own_name(name, fields.names()), FieldType.TEXT))
    return fields


class Tally:
    """Counts the rows, and reports each kind of error once: the rows have the details."""

    def __init__(self, feedback: QgsProcessingFeedback, total: int) -> None:
        self._feedback = feedback
        self._total = total
        self._counts: Counter[str] = Counter()
        self._told: set[str] = set()
        self._rows = self._percent = 0

    def take(self, row: object, status: str, message: str, *, is_told: bool = False) -> None:
        """One more row; *row* is what the analyst knows it by.

        :param is_told: its trouble is not its own, and told elsewhere.
        """
        is_trouble = status in (FAILED, WARNING) and not is_told
        if is_trouble and message not in self._told and len(self._told) < _MOST_TOLD:
            self._told.add(message)
            say = self._feedback.reportError if status == FAILED else self._feedback.pushWarning
            say(f"{row}: {message}")
            if len(self._told) == _MOST_TOLD:
                self._feedback.reportError(
                    translate("GeoPortfolio", "Further failures are reported in the rows only.")
                )
        self.take_many(status, 1)

    def take_many(self, status: str, count: int) -> None:
        """Count more rows of a *status* without a message."""
        self._counts[status] += count
        self._rows += count
        if self._total > 0 and 100 * self._rows // self._total > self._percent:
            # Told of each of 100,000 rows, QGIS would be busy with nothing else.
            self._percent = 100 * self._rows // self._total
            self._feedback.setProgress(self._percent)

    def tell(self) -> None:
        """The sum of all rows, in the log."""
        counts = self._counts
        parts = [words(counts[status]) for status, words in _COUNTED.items() if counts[status]]
        text = counted(self._rows, "1 row: {parts}", "{count} rows: {parts}", parts=", ".join(parts))
        if counts[FAILED] or counts[STOPPED]:
            self._feedback.reportError(text)
        elif counts[WARNING]:
            self._feedback.pushWarning(text)
        else:
            self._feedback.pushInfo(text)
