"""Which type a column of a result has, decided from its values so that none of them is lost."""

from __future__ import annotations

import math
import operator
import re
from dataclasses import dataclass
from datetime import date
from typing import Any, Iterable, Optional, Sequence

from ..api import answers
from . import text_values

UNKNOWN = "unknown"
BOOLEAN = "boolean"
INTEGER = "integer"
WIDE = "wide integer"
REAL = "real"
DATE = "date"
TEXT = "text"

SQL_TYPES = {
    UNKNOWN: "TEXT",
    BOOLEAN: "BOOLEAN",
    INTEGER: "INTEGER",
    WIDE: "INTEGER",
    REAL: "REAL",
    DATE: "DATE",
    TEXT: "TEXT",
}

MOST_FIELDS = 1900
"""SQLite takes 2,000 columns; some are our own."""
REST = "more_fields"
"""The field for what is beyond them: a JSON object by the service's names."""
EXACT_IN_DOUBLE = 2**53
_INFINITE = math.inf
"""What a number such as 1e999 is read as; nothing in a table can be it, nor be added to it."""
_READERS = {
    INTEGER: text_values.numbers,
    REAL: text_values.numbers,
    BOOLEAN: text_values.booleans,
    DATE: text_values.dates,
}
_JOINED = {frozenset((INTEGER, WIDE)): WIDE, frozenset((INTEGER, REAL)): REAL}
"""The kind that holds both; every other pair is text."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

# the words of a provision's type (spec 2.1), as it may begin
_PROVISIONED = (
    (("date", "calendar"), DATE),
    (("bool",), BOOLEAN),
    (("float", "double", "dec", "real", "money"), REAL),
    (("num", "int", "long", "big", "small"), INTEGER),
)
_TIMES = ("datetime", "date_time", "date-time", "date time")


def provisioned_kind(word: Optional[str]) -> str:
    """The kind that a provision's *word* promises; UNKNOWN without one, TEXT for a word we don't know."""
    word = (word or "").strip().lower()
    if not word:
        return UNKNOWN
    if not word.startswith(_TIMES):
        for beginnings, kind in _PROVISIONED:
            if word.startswith(beginnings):
                return kind
    return TEXT


def text_of(value: Any) -> Optional[str]:
    """*value* as text, exactly; a whole number without a decimal point."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) <= EXACT_IN_DOUBLE:
        return str(int(value))
    if isinstance(value, (bool, dict, list)):
        return answers.written(value)
    return repr(value) if isinstance(value, float) else str(value)


def _has_nan(values: Sequence[Any]) -> bool:
    return any(map(operator.ne, values, values))


@dataclass
class Column:
    """A field on its way into the GeoPackage; ``take`` widens it by what it sees.

    :param name: in the GeoPackage; *original* is the service's.
    :param promised: the provision's kind.
    :param stored_as: the SQL type it has in the table by now; empty: not there yet.
    """

    name: str
    original: str
    promised: str = UNKNOWN
    kind: str = UNKNOWN
    stored_as: str = ""

    def __post_init__(self) -> None:
        if self.promised in (TEXT, REAL):
            self.kind = self.promised

    @property
    def sql_type(self) -> str:
        """The SQL type that holds all values seen so far."""
        return SQL_TYPES[self.kind]

    @property
    def known(self) -> bool:
        """A value has been seen, or a type promised that needs none."""
        return self.kind != UNKNOWN

    @property
    def outgrown(self) -> bool:
        """The table's column would change the values: an INTEGER one keeps a real number as it is."""
        kept = (self.stored_as, self.sql_type) == ("INTEGER", "REAL")
        return self.stored_as not in ("", self.sql_type) and not kept

    def take(self, values: Sequence[Any]) -> Sequence[Any]:
        """*values* as they go into the table, after widening the column so that it holds them."""
        types = set(map(type, values))
        if str in types and self.promised in _READERS:
            values = _READERS[self.promised](values)
            types = set(map(type, values))
        if float in types and (_INFINITE in values or -_INFINITE in values or _has_nan(values)):
            values = [None if type(v) is float and not math.isfinite(v) else v for v in values]
            types = set(map(type, values))
        self._widen(_kind_of(types - {type(None)}, values, self.promised))
        if self.kind == TEXT:
            return cleaned(values if types <= {str, type(None)} else [text_of(v) for v in values])
        return values

    def _widen(self, kind: str) -> None:
        if kind in (UNKNOWN, self.kind):
            return
        self.kind = kind if self.kind == UNKNOWN else _JOINED.get(frozenset((self.kind, kind)), TEXT)


def _kind_of(types: set[type], values: Sequence[Any], promised: str) -> str:
    if not types:
        return UNKNOWN
    if types == {bool}:
        return BOOLEAN
    if types == {str} and promised == DATE:
        return DATE if all(_is_date(v) for v in values if v is not None) else TEXT
    if types == {float}:
        return REAL
    if types <= {int, float}:
        is_all = types == {int} and None not in values
        return _number_kind(types, values if is_all else [v for v in values if type(v) is int])
    return TEXT


def _number_kind(types: set[type], integers: Sequence[int]) -> str:
    low, high = (min(integers), max(integers)) if integers else (0, 0)
    largest = max(high, -low)
    if largest <= EXACT_IN_DOUBLE:
        return REAL if float in types else INTEGER
    return WIDE if types == {int} and largest < 2**63 else TEXT


def _is_date(text: str) -> bool:
    try:
        return bool(_DATE.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def cleaned(values: Sequence[Optional[str]]) -> Sequence[Optional[str]]:
    """Texts as any library reads them back.

    A NUL ends a text in GDAL, half a surrogate pair is none in UTF-8: both are kept as escapes.
    """
    try:
        if b"\0" not in "".join(filter(None, values)).encode():
            return values
    except UnicodeEncodeError:
        pass
    return [None if v is None else printable(v) for v in values]


def printable(text: str) -> str:
    """*text* as any library reads it back."""
    return text.encode("utf-8", "backslashreplace").decode().replace("\0", "\\u0000")


def own_name(wanted: str, taken: Iterable[str]) -> str:
    """The name of an addition of ours, which gives way: ``gp_`` before it where a field has it already."""
    taken = list(taken)
    is_free = unique_name(wanted, taken) == wanted
    return wanted if is_free else unique_name(f"gp_{wanted}", taken)


def unique_name(wanted: str, taken: Iterable[str]) -> str:
    """*wanted*, or with ``_2``, ``_3``, ... where it is among *taken*; case makes no difference."""
    folded = {name.casefold() for name in taken}
    name, number = wanted, 2
    while name.casefold() in folded:
        name, number = f"{wanted}_{number}", number + 1
    return name
