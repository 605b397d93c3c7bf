"""Which type a column of a result has, decided from its values so that none of them is lost."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Callable, Iterable, Optional, Sequence

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

EXACT_IN_DOUBLE = 2**53
_JOINED = {frozenset((INTEGER, WIDE)): WIDE, frozenset((INTEGER, REAL)): REAL}
"""The kind that holds both; every other pair is text."""

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
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
    if word is None:
        return UNKNOWN
    word = word.strip().lower()
    if not word.startswith(_TIMES):
        for beginnings, kind in _PROVISIONED:
            if word.startswith(beginnings):
                return kind
    return TEXT


def text_of(value: Any) -> Optional[str]:
    """*value* as text, exactly; a whole number without a decimal point."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) < EXACT_IN_DOUBLE:
        return str(int(value))
    if isinstance(value, (bool, dict, list)):
        return json.dumps(value, ensure_ascii=False)
    return repr(value) if isinstance(value, float) else str(value)


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
            reader = _READERS[self.promised]
            values = [reader(v) if isinstance(v, str) else v for v in values]
            types = set(map(type, values))
        if float in types:
            values = [None if isinstance(v, float) and math.isnan(v) else v for v in values]
            types = set(map(type, values))
        self._widen(_kind_of(types - {type(None)}, values, self.promised))
        if self.kind == TEXT:
            return _clean(values if types <= {str, type(None)} else [text_of(v) for v in values])
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
    if types <= {int, float}:
        return _number_kind(types, [v for v in values if type(v) is int])
    return TEXT


def _number_kind(types: set[type], integers: list[int]) -> str:
    largest = max((abs(v) for v in integers), default=0)
    if largest <= EXACT_IN_DOUBLE:
        return REAL if float in types else INTEGER
    return WIDE if types == {int} and largest < 2**63 else TEXT


def _is_date(text: str) -> bool:
    try:
        return bool(_DATE.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def _number(text: str) -> Any:
    """The number that *text* writes, None for an empty one, *text* itself where a number would lose."""
    if not text:
        return None
    match = _NUMBER.fullmatch(text)
    if not match:
        return text
    if not (match.group(2) or match.group(3)):
        return text if text == "-0" else int(text)
    number = float(text)
    return number if math.isfinite(number) and Decimal(repr(number)) == Decimal(text) else text


def _boolean(text: str) -> Any:
    return {"true": True, "false": False, "": None}.get(text, text)


_READERS: dict[str, Callable[[str], Any]] = {
    INTEGER: _number,
    REAL: _number,
    BOOLEAN: _boolean,
    DATE: lambda text: text or None,
}


def _clean(values: Sequence[Optional[str]]) -> Sequence[Optional[str]]:
    """A NUL ends a text in GDAL, half a surrogate pair is none in UTF-8: both are kept as escapes."""
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
