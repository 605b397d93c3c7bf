"""Errors that only jobs raise; apart from them, so that the words for all errors can be told anywhere."""

from __future__ import annotations

from typing import Sequence

from ..api.errors import ApiError, InvalidInput, NotFound


class AddressUnknown(ApiError):
    """The service knows no place for an address.

    :param name: the address that was asked.
    """

    def __init__(self, message: str, *, name: str, service_message: str = "") -> None:
        super().__init__(message, service_message=service_message, endpoint="geocode")
        self.name = name


class SourceVanished(NotFound):
    """The service answers, but its list of sources has not the one that was asked before."""


class KeyInside(ApiError):
    """A key was found in what was to be packed, so there is no archive.

    :param word: the name of the file that holds it.
    """

    def __init__(self, message: str, *, word: str) -> None:
        super().__init__(message)
        self.word = word


class Unquotable(InvalidInput):
    """A value of a command holds a character that no quotes keep from the terminal.

    :param name: the parameter that has the value.
    :param near: the character, or its number in Unicode where it is not seen.
    """

    def __init__(self, message: str, *, name: str, near: str) -> None:
        super().__init__(message)
        self.name = name
        self.near = near


class AreasMissing(ApiError):
    """The service refused some of the areas; the result has all others.

    :param refused: the name and the error of each.
    """

    def __init__(self, refused: Sequence[tuple[str, ApiError]]) -> None:
        super().__init__("; ".join(f"{name}: {error}" for name, error in refused))
        self.refused = tuple(refused)


class QgisEnded(ApiError):
    """QGIS ended, or had no room for the file, before all had come."""
