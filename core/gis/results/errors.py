"""Errors that a query and its result raise, with the sentences that explain them."""

from __future__ import annotations

from typing import Callable, Optional, Sequence

from ...api.errors import ApiError, InvalidInput, NotFound
from ..storage.record import ResultRecord
from ..text.languages import message
from ..text.numbers import counted, some_of
from ..text.plain_text import shown


class SourceVanished(NotFound):
    """The service responds, but does not list the source of an earlier query any more."""

    MESSAGES = {
        "source": message(
            "The service no longer lists the source {source}: it was renamed or removed, or the API key of "
            "'{connection}' lost access. Ask your provider, or choose another source."
        ),
    }


class Unquotable(InvalidInput):
    """A value of a command contains a character that a terminal interprets even in quotes.

    :param name: the parameter that has the value.
    :param near: the character, or its code point if it is invisible.
    """

    MESSAGES = {
        "": message(
            "{name} contains {near}, which a terminal would interpret even in quotes, so no command was "
            "copied. Use Copy as Python instead."
        ),
    }

    def __init__(self, message: str, *, name: str, near: str) -> None:
        super().__init__(message)
        self.name = name
        self.near = near


class AreasMissing(ApiError):
    """The service refused some of the areas; the result has all others.

    :param refused: the name and the error of each.
    :param told: the message as read back from a record, in place of the errors.
    """

    def __init__(self, refused: Sequence[tuple[str, ApiError]], told: str = "") -> None:
        super().__init__(told or "; ".join(f"{name}: {error}" for name, error in refused))
        self.refused = tuple(refused)
        self.told = told

    @classmethod
    def of_record(cls, record: ResultRecord) -> Optional[AreasMissing]:
        """Return the error in *record*; None if no area is missing."""
        refused = [(name, ApiError(record.refusals)) for name in record.missing]
        return cls(refused, record.refusals) if record.refusals else None

    def sentence(self, explain: Callable[[Exception], str]) -> str:
        """Return the message for these errors; *explain* returns that of one of them."""
        if self.told:
            return self.told
        names = [shown(name) for name, _ in self.refused]
        return counted(
            len(names),
            "Area '{name}' is missing. {reason}",
            "{count} areas are missing: {names}. The first of them: {reason}",
            name=names[0],
            names=some_of(names),
            reason=explain(self.refused[0][1]),
        )
