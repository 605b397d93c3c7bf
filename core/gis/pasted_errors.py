"""Why a pasted text is no shape."""

from __future__ import annotations

from ..api.errors import InvalidInput

_NEAR = 40


class InvalidPaste(InvalidInput, ValueError):
    """A pasted text that says no shape.

    :param reason: ``empty``, ``unknown``, ``pair``, ``wkt``, ``json``, ``geojson``, ``no_shape``, ``line``,
        ``crs`` or ``out_of_range``.
    :param line: where the fault is, from 1; 0: no one place is.
    :param column: within the line, from 1.
    :param near: the text at the fault, or the path to it ("features[3].geometry").
    """

    def __init__(self, message: str, *, reason: str, line: int = 0, column: int = 0, near: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.line = line
        self.column = column
        self.near = near if len(near) <= _NEAR else near[:_NEAR] + "..."


def spot(text: str, index: int) -> dict[str, object]:
    """``line``, ``column`` and ``near`` of the place *index* in *text*."""
    before = text[:index]
    line = before.count("\n")
    return {
        "line": line + 1,
        "column": index - (before.rfind("\n") + 1) + 1,
        "near": text[max(0, index - 12) : index + 12].strip() or text[-24:].strip(),
    }
