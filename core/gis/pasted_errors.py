"""Why a pasted text is no shape."""

from __future__ import annotations

import re

from ..api.errors import InvalidInput

_NEAR = 40
_END_OF_LINE = re.compile(r"\r\n|\r|\n")


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

    def below(self, skipped: str) -> InvalidPaste:
        """The same fault in the text that begins with *skipped*."""
        above = lines_of(skipped)
        if self.line == 1:
            self.column += len(above[-1])
        if self.line:
            self.line += len(above) - 1
        return self


def lines_of(text: str) -> list[str]:
    """The lines as an editor numbers them; ``str.splitlines`` parts at form feeds and separators, too."""
    return _END_OF_LINE.split(text)


def spot(text: str, index: int) -> dict[str, object]:
    """``line``, ``column`` and ``near`` of the place *index* in *text*."""
    before = lines_of(text[:index])
    return {
        "line": len(before),
        "column": len(before[-1]) + 1,
        "near": text[max(0, index - 12) : index + 12].strip() or text[-24:].strip(),
    }
