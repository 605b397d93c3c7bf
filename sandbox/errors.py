"""What the sandbox refuses, and the two shapes in which it says so (spec 7)."""

from __future__ import annotations

from typing import Any

from .settings import Settings


class Refused(Exception):
    """An answer other than 200.

    :param status: one of spec 7, or one that a switch or a fault wants.
    :param message: the sentence in the body.
    """

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def error_body(settings: Settings, shape: str, message: str) -> dict[str, Any]:
    """The body of an error; *shape* (``a`` or ``b``) is the endpoint's own."""
    if settings.error_shape != "mixed":
        shape = settings.error_shape
    if shape == "b":
        return {"errorMessage": {"message": message}}
    return {"message": message}
