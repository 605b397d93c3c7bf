"""Names of report files: readable, unique in their folder, and taken by every file system."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from pathlib import Path
from typing import Any, Iterator, Sequence

from qgis.core import (
    NULL,
    QgsExpression,
    QgsExpressionContext,
    QgsFeature,
    QgsFields,
)
from qgis.PyQt.QtCore import QDate, QDateTime, Qt, QTime

from ..api.errors import InvalidInput
from .file_names import NAME_CHARACTERS, clean_name, free_path

# Windows ends a path at 260 characters; the rest is for the date, the suffix and " (12)".
PATH_CHARACTERS = 225
_NAME_FIELDS = ("LocNumber", "LocName", "name", "id")
_NUMBER, _NAMES = _NAME_FIELDS[0], _NAME_FIELDS[1:3]


class InvalidExpression(InvalidInput):
    """An expression for the names of reports that can't be used.

    :param reason: ``syntax``, or ``value`` where it can't be worked out for a point.
    """

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class NameExpression:
    """Makes the name of a report from its point, by a QGIS expression such as ``"LocNumber" || "LocName"``.

    :param text: empty: what :func:`label_of` says.
    :param context: with the scopes of the layer; it is used by one thread at a time.
    :raises InvalidExpression: when *text* is no expression.
    """

    def __init__(self, text: str, context: QgsExpressionContext) -> None:
        self._expression = QgsExpression(text) if text.strip() else None
        self._context = context
        if self._expression is None:
            return
        if self._expression.hasParserError():
            raise InvalidExpression(self._expression.parserErrorString(), reason="syntax")
        self._expression.prepare(context)

    def of(self, feature: QgsFeature) -> str:
        """The name for *feature*, as it was made; :class:`Names` makes a file's name of it.

        :raises InvalidExpression: when the expression has no value for it.
        """
        if self._expression is None:
            return label_of(feature)
        self._context.setFeature(feature)
        value = self._expression.evaluate(self._context)
        if self._expression.hasEvalError():
            raise InvalidExpression(self._expression.evalErrorString(), reason="value")
        return _text(value)


class Names:
    """The names of one order: no two of them are one file, whatever the file system makes of upper case.

    :param folder: where the files will lie; a deep folder leaves less room for the names.
    """

    def __init__(self, folder: Path) -> None:
        self._room = _room_in(folder)
        self._taken: set[str] = set()
        self._copies: dict[str, int] = {}

    def take(self, text: str, otherwise: str = "") -> str:
        """A name for *text* (or *otherwise*, where nothing of it can be used), without a suffix."""
        stem = clean_name(text, self._room) or clean_name(otherwise, self._room) or "report"
        name, key = stem, _key(stem)
        copy = self._copies.get(key, 1)
        while _key(name) in self._taken:
            copy += 1
            name = f"{stem} ({copy})"
        self._copies[key] = copy
        self._taken.add(_key(name))
        return name


def label_of(feature: QgsFeature) -> str:
    """What the analyst knows a point by: its number or name, else the feature's id."""
    return next(_values(feature, _NAME_FIELDS), str(feature.id()))


def title_of(feature: QgsFeature) -> str:
    """Number and name together, "ACC-0042 Hotel Elbe"; of a point that lacks one, :func:`label_of`."""
    parts = [next(_values(feature, names), "") for names in ((_NUMBER,), _NAMES)]
    return " ".join(parts) if all(parts) and parts[0] != parts[1] else label_of(feature)


def default_expression(fields: QgsFields) -> str:
    """An expression for the analyst to change; a point without a value gets what :func:`label_of` says."""
    names = {name.lower(): name for name in fields.names()}
    known = (names[wanted.lower()] for wanted in _NAME_FIELDS if wanted.lower() in names)
    return next(map(QgsExpression.quotedColumnRef, known), "$id")


def report_path(folder: Path, name: str, when: datetime, suffix: str) -> Path:
    """A free path in *folder* that says *name* and *when*, and that Windows accepts too.

    :param suffix: ``.pdf`` or ``.html``.
    """
    stem = clean_name(name, _room_in(folder)) or "report"
    return free_path(folder, f"{stem} {when:%Y-%m-%d %H%M}", suffix)


def _values(feature: QgsFeature, wanted: Sequence[str]) -> Iterator[str]:
    """What is written in the fields *wanted*, whatever the case of their names."""
    names = {name.lower(): name for name in feature.fields().names()}
    there = (names[name.lower()] for name in wanted if name.lower() in names)
    return filter(None, (_text(feature[name]) for name in there))


def _text(value: Any) -> str:
    """A value as QGIS's ``to_string`` has it: 4711 for 4711.0, a day as 2026-03-12."""
    if value is None or value == NULL:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, (QDate, QDateTime, QTime)):
        return value.toString(Qt.DateFormat.ISODate)
    return str(value)


def _room_in(folder: Path) -> int:
    return max(16, min(NAME_CHARACTERS, PATH_CHARACTERS - len(str(folder.absolute())) - 24))


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
