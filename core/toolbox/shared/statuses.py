"""The status of each row of a batch: a word for scripts, a message for the user, and totals in the log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from qgis.core import QgsField, QgsFields, QgsProcessingFeedback

from ... import gis
from ...api.errors import BadRequest, Cancelled, NotFound
from ...gis.compat import FieldType
from ...gis.text.about import About
from ...gis.text.languages import tr
from ...gis.text.numbers import counted

if TYPE_CHECKING:
    from ...api.batches import Outcome

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
"""The most distinct errors in the log: some messages name their row, and 100,000 lines would block QGIS."""
_UNKNOWN = {"geocode": (BadRequest, 400), "point_attributes": (NotFound, 404)}
"""The error, by endpoint, that means "not found" for one item (spec 7)."""


def status_of(
    outcome: Optional[Outcome[Any, Any]], about: About, fault: Optional[Exception] = None
) -> tuple[str, str]:
    """Return (status, message) of a row; the status is not translated.

    :param outcome: None for a row without a request.
    :param fault: why it was not requested, if its input is invalid.
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
    """Add the text fields *names*, status and message to *fields*, and return *fields*.

    If the input already has a field of that name, ours is renamed.
    """
    for name in (*names, STATUS, MESSAGE):
        fields.append(QgsField(gis.storage.columns.own_name(name, fields.names()), FieldType.TEXT))
    return fields


class Tally:
    """Counts the rows, and reports each kind of error once; the rows have the details."""

    def __init__(self, feedback: QgsProcessingFeedback, total: int) -> None:
        self._feedback = feedback
        self._total = total
        self._counts: Counter[str] = Counter()
        self._told: set[str] = set()
        self._rows = self._percent = 0

    def take(self, row: object, status: str, message: str, *, is_told: bool = False) -> None:
        """Count one more row; *row* identifies it for the user.

        :param is_told: its error is reported elsewhere, as it concerns more than this row.
        """
        is_trouble = status in (FAILED, WARNING) and not is_told
        if is_trouble and message not in self._told and len(self._told) < _MOST_TOLD:
            self._told.add(message)
            say = self._feedback.reportError if status == FAILED else self._feedback.pushWarning
            say(f"{row}: {message}")
            if len(self._told) == _MOST_TOLD:
                self._feedback.reportError(tr("Further failures are reported in the rows only."))
        self.take_many(status, 1)

    def take_many(self, status: str, count: int) -> None:
        """Count more rows of a *status* without a message."""
        self._counts[status] += count
        self._rows += count
        if self._total > 0 and 100 * self._rows // self._total > self._percent:
            # Setting the progress for each of 100,000 rows would keep QGIS busy.
            self._percent = 100 * self._rows // self._total
            self._feedback.setProgress(self._percent)

    def tell(self) -> None:
        """Write the totals to the log."""
        counts = self._counts
        parts = [words(counts[status]) for status, words in _COUNTED.items() if counts[status]]
        text = counted(self._rows, "1 row: {parts}", "{count} rows: {parts}", parts=", ".join(parts))
        if counts[FAILED] or counts[STOPPED]:
            self._feedback.reportError(text)
        elif counts[WARNING]:
            self._feedback.pushWarning(text)
        else:
            self._feedback.pushInfo(text)
