"""Accumulation values as table cells: their text, and the difference to a baseline."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from ..storage.columns import text_of
from ..text.languages import tr
from ..text.numbers import readable, rounded, short

_LARGE = 10_000
"""The smallest number with a short form."""


@dataclass(frozen=True)
class Cell:
    """The content of a cell.

    :param value: the value as received, or the number of a difference or percentage; None: no value.
    :param unit: the ISO 4217 code in the response, ``%``, or empty.
    :param money: whether it is shown without decimals.
    :param word: in place of a number, the reason why there is none.
    :param signed: whether a positive number is shown with its sign.
    """

    value: Any = None
    unit: str = ""
    money: bool = False
    word: str = ""
    signed: bool = False

    @property
    def is_number(self) -> bool:
        """Return whether it can be compared and drawn."""
        return is_number(self.value)

    @property
    def text(self) -> str:
        """Return the text in QGIS's locale: "12,403,118 EUR", "+8.9 %"."""
        if self.word or not self.is_number:
            return self.word or text_of(self.value) or ""
        if self.unit == "%":
            number = rounded(self.value, 1)
        else:
            number = rounded(self.value, 0) if self.money and _is_small(self.value) else readable(self.value)
        return self._in_full(number)

    @property
    def short(self) -> str:
        """Return the text where space is limited: "12.4 M EUR"; unchanged for small numbers."""
        if not self.is_number or self.word or self.unit == "%":
            return self.text
        is_large = _LARGE <= abs(self.value) <= sys.float_info.max  # a larger integer can't be a double
        return self._in_full(short(self.value)) if is_large else self.text

    def _in_full(self, number: str) -> str:
        """Return *number* with its sign and unit."""
        sign = "+" if self.signed and self.value > 0 else ""
        return " ".join(filter(None, (sign + number, self.unit)))


EMPTY = Cell()


def is_number(value: Any) -> bool:
    """Return whether *value* is a finite number; False for text."""
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)


def difference(base: Cell, cell: Cell) -> Cell:
    """Return the difference of *cell* to *base*, or a word that says why there is none."""
    if base == EMPTY or cell == EMPTY:
        return _one_sided(base, cell)
    if not (base.is_number and cell.is_number):
        return Cell(word="" if base.value == cell.value else tr("changed"))
    if base.unit != cell.unit:
        return Cell(word=tr("other currency"))
    more = _subtracted(cell.value, base.value)
    return Cell(more, cell.unit, cell.money, signed=True) if is_number(more) else EMPTY


def percent(base: Cell, cell: Cell) -> Cell:
    """Return the difference in percent of *base*; empty if there is none."""
    if not (base.is_number and cell.is_number) or base.unit != cell.unit or not base.value:
        return EMPTY
    try:
        share = (cell.value - base.value) / abs(base.value) * 100.0
    except OverflowError:
        return EMPTY
    return Cell(share, "%", signed=True) if is_number(share) else EMPTY


def _one_sided(base: Cell, cell: Cell) -> Cell:
    if base == cell:
        return EMPTY
    if cell == EMPTY:
        return Cell(word=tr("only in the baseline"))
    return Cell(word=tr("not in the baseline"))


def _subtracted(value: Any, base: Any) -> Any:
    """Return the difference in decimal arithmetic: 0.3 - 0.1 is 0.2."""
    if isinstance(value, int) and isinstance(base, int):
        return value - base
    return float(Decimal(repr(value)) - Decimal(repr(base)))


def _is_small(value: Any) -> bool:
    """Return whether a double represents all its digits before the decimal point."""
    return isinstance(value, float) or abs(value) < 2**53
