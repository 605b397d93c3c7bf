"""Determine the types of a result's columns from their values, without loss."""

from __future__ import annotations

import math
import operator
import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Callable, Iterable, Optional, Sequence

from ...api.parsing import json_text
from ..compat import FieldType

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
FIELD_TYPES = {
    UNKNOWN: FieldType.TEXT,
    BOOLEAN: FieldType.BOOLEAN,
    INTEGER: FieldType.LONG,
    WIDE: FieldType.LONG,
    REAL: FieldType.REAL,
    DATE: FieldType.DATE,
    TEXT: FieldType.TEXT,
}
"""Types of QgsField."""

MOST_FIELDS = 1900
"""The most fields of the service: SQLite accepts 2,000 columns, and some are ours."""
REST = "more_fields"
"""The field for all further fields: a JSON object by the service's names."""
SENT_PLACE = "sent_place"
"""Our field with positions that can't be drawn, as GeoJSON, so that none is lost or drawn elsewhere."""
REPEATS = "repeats"
"""Our field with 1 for a row that repeats one of another radius or area of the same result."""
EXACT_IN_DOUBLE = 2**53
_INFINITE = math.inf
"""A number such as 1e999 is read as infinity, which a table can't store."""
_JOINED = {frozenset((INTEGER, WIDE)): WIDE, frozenset((INTEGER, REAL)): REAL}
"""The common kind of two kinds; for any other pair it is text."""

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_NO_NUMBERS = frozenset(sign + word for sign in ("", "-", "+") for word in ("nan", "inf", "infinity"))
_INTEGERS = re.compile(r"(?:(?!-0\n)-?(?:0|[1-9][0-9]{0,13})\n)*")
_NUMBERS = re.compile(r"(?:(?!-0\n)(?=[^\n]{1,15}\n)-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?\n)*")
"""Lines of numbers with at most 15 digits, which a double and an integer store exactly."""
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

# prefixes of a provision's type (spec 2.1)
_PROVISIONED = (
    (("date", "calendar"), DATE),
    (("bool",), BOOLEAN),
    (("float", "double", "dec", "real", "money"), REAL),
    (("num", "int", "long", "big", "small"), INTEGER),
)
_TIMES = ("datetime", "date_time", "date-time", "date time")


def provisioned_kind(word: Optional[str]) -> str:
    """Return the kind for the type *word* of a provision; UNKNOWN without one, TEXT for an unknown word."""
    word = (word or "").strip().lower()
    if not word:
        return UNKNOWN
    if not word.startswith(_TIMES):
        for beginnings, kind in _PROVISIONED:
            if word.startswith(beginnings):
                return kind
    return TEXT


def text_of(value: Any) -> Optional[str]:
    """Return *value* as text without loss; whole numbers without a decimal point."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) <= EXACT_IN_DOUBLE:
        return str(int(value))
    if isinstance(value, (bool, dict, list)):
        return json_text.dump_json(value)
    return repr(value) if isinstance(value, float) else str(value)


def read_numbers(values: Sequence[Any]) -> Sequence[Any]:
    """Convert text in *values* to numbers, unless that would lose information.

    Empty text, NaN and infinities become None, as in JSON.
    """
    texts = values if None not in values else [value for value in values if value is not None]
    try:
        read = _reader_of(texts)
    except TypeError:  # not all values are text
        read = None
    if read is None:
        return _each(values, _number)
    found = map(read, texts)
    return list(found) if texts is values else [None if value is None else next(found) for value in values]


def _read_booleans(values: Sequence[Any]) -> Sequence[Any]:
    return _each(values, lambda text: {"true": True, "false": False, "": None}.get(text, text))


def _read_dates(values: Sequence[Any]) -> Sequence[Any]:
    return _each(values, lambda text: text or None)


def _reader_of(texts: Sequence[str]) -> Optional[Callable[[str], Any]]:
    """Return a fast reader of all *texts*; None if they have to be read one by one."""
    lines = "\n".join(texts) + "\n"
    if lines.count("\n") != len(texts):  # a text with several lines is not a number
        return None
    if _INTEGERS.fullmatch(lines):
        return int
    return _short_number if _NUMBERS.fullmatch(lines) else None


def _short_number(text: str) -> Any:
    return float(text) if "." in text else int(text)


def _each(values: Sequence[Any], read: Callable[[str], Any]) -> Sequence[Any]:
    return [read(value) if isinstance(value, str) else value for value in values]


def _number(text: str) -> Any:
    if not text:
        return None
    match = _NUMBER.fullmatch(text)
    if not match:
        return None if text.strip().lower() in _NO_NUMBERS else text
    if not (match.group(2) or match.group(3)):
        return text if text == "-0" else int(text)
    number = float(text)
    return number if math.isfinite(number) and Decimal(repr(number)) == Decimal(text) else text


_READERS = {INTEGER: read_numbers, REAL: read_numbers, BOOLEAN: _read_booleans, DATE: _read_dates}
"""Readers of text columns, as in CSV, by the kind in the provision."""


def _has_nan(values: Sequence[Any]) -> bool:
    return any(map(operator.ne, values, values))


@dataclass
class Column:
    """A field of a GeoPackage that is being written; ``take`` widens its type.

    :param name: the name in the GeoPackage; *original* is the service's name.
    :param promised: the kind in the provision.
    :param stored_as: the current SQL type in the table; empty: not yet in the table.
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
        """Return the SQL type that can store all values so far."""
        return SQL_TYPES[self.kind]

    @property
    def known(self) -> bool:
        """Return whether a value has occurred, or the provision has a type that needs none."""
        return self.kind != UNKNOWN

    def take(self, values: Sequence[Any]) -> Sequence[Any]:
        """Widen the column to fit *values*, and return them in their stored form."""
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
    """Return text that every library can read back.

    NUL, which ends a text in GDAL, and half a surrogate pair, which is invalid in UTF-8, are escaped.
    """
    try:
        if b"\0" not in "".join(filter(None, values)).encode():
            return values
    except UnicodeEncodeError:
        pass
    return [None if v is None else printable(v) for v in values]


def printable(text: str) -> str:
    """Return *text* with characters escaped that some libraries can't read back."""
    return text.encode("utf-8", "backslashreplace").decode().replace("\0", "\\u0000")


def own_name(wanted: str, taken: Iterable[str]) -> str:
    """Return the name of one of our fields, prefixed with ``gp_`` if another field already has it."""
    taken = list(taken)
    is_free = unique_name(wanted, taken) == wanted
    return wanted if is_free else unique_name(f"gp_{wanted}", taken)


def unique_name(wanted: str, taken: Iterable[str]) -> str:
    """Return *wanted*, with ``_2``, ``_3``, ... appended if it is in *taken*, ignoring case."""
    folded = {name.casefold() for name in taken}
    name, number = wanted, 2
    while name.casefold() in folded:
        name, number = f"{wanted}_{number}", number + 1
    return name
