"""Names of report files, and the items of a batch.

A name is readable, unique in its folder and valid on every file system.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

from qgis.core import NULL, QgsExpression, QgsExpressionContext, QgsFeature, QgsFields
from qgis.PyQt.QtCore import QDate, QDateTime, Qt, QTime

from ...api.errors import InvalidInput
from ..areas.errors import InvalidPosition
from ..areas.positions import Positions
from ..files.file_names import NAME_CHARACTERS, clean_name
from ..text.error_messages import sentence
from ..text.languages import message
from .batch import FAILED, ReportItem

# Windows limits a path to 260 characters; the rest is for the date, the suffix and " (12)".
PATH_CHARACTERS = 225
_NAME_FIELDS = ("LocNumber", "LocName", "name", "id")
_NUMBER, _NAMES = _NAME_FIELDS[0], _NAME_FIELDS[1:3]


class InvalidExpression(InvalidInput):
    """An invalid expression for report names.

    :param reason: ``syntax``, or ``value``: it can't be evaluated for a point.
    """

    MESSAGES = {
        "": message("The file name is not a valid QGIS expression: {log}. Correct it."),
        "value": message("A file name could not be evaluated: {log}. Correct the expression."),
    }

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class NameExpression:
    """Makes report names from points with a QGIS expression such as ``"LocNumber" || "LocName"``.

    :param text: the expression; empty: :func:`label_of`.
    :param context: with the scopes of the layer; used by one thread at a time.
    :raises InvalidExpression: *text* is not an expression.
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
        """Return the name for *feature*; :class:`Names` converts it to a file name.

        :raises InvalidExpression: the expression has no value for it.
        """
        if self._expression is None:
            return label_of(feature)
        self._context.setFeature(feature)
        value = self._expression.evaluate(self._context)
        if self._expression.hasEvalError():
            raise InvalidExpression(self._expression.evalErrorString(), reason="value")
        return _text(value)


class Names:
    """Unique names of one batch, also on case-insensitive file systems.

    :param folder: the target folder; a long path leaves less space for the names.
    """

    def __init__(self, folder: Path) -> None:
        self._room = _room_in(folder)
        self._taken: set[str] = set()
        self._copies: dict[str, int] = {}

    def take(self, text: str, otherwise: str = "") -> str:
        """Return a file name without suffix for *text*, or for *otherwise* if nothing of it can be used."""
        stem = clean_name(text, self._room) or clean_name(otherwise, self._room) or "report"
        name, key = stem, _key(stem)
        copy = self._copies.get(key, 1)
        while _key(name) in self._taken:
            copy += 1
            name = f"{stem} ({copy})"
        self._copies[key] = copy
        self._taken.add(_key(name))
        return name


class ReportPoints:
    """Creates the items of one report batch in sequence, in the thread that may use *name*.

    :param name: the expression for the file names.
    :param positions: the positions of the layer.
    :param folder: the folder of the reports.
    """

    def __init__(self, name: NameExpression, positions: Positions, folder: Path) -> None:
        self.unnamed: Optional[InvalidExpression] = None
        """The first error of the expression; None: it had a value for every point."""
        self._name = name
        self._positions = positions
        self._names = Names(folder)
        self._count = 0

    def item_of(self, feature: QgsFeature) -> ReportItem:
        """Return the next item: waiting, or failed with a message if *feature* has no single position.

        If the expression fails, :func:`label_of` names the file, so that the point still gets its report.
        """
        self._count += 1
        short, label = label_of(feature), title_of(feature)
        name = self._names.take(self._named(feature, short), short)
        item = ReportItem(self._count, str(feature.id()), label, name, None, None)
        try:
            lon, lat = self._positions.of(feature.geometry(), label)
        except InvalidPosition as error:
            return replace(item, state=FAILED, message=sentence(error))
        return replace(item, lon=lon, lat=lat)

    def _named(self, feature: QgsFeature, label: str) -> str:
        try:
            return self._name.of(feature)
        except InvalidExpression as error:
            self.unnamed = self.unnamed or error
            return label


def label_of(feature: QgsFeature) -> str:
    """Return the label of a point: its number or name, else the feature's id."""
    return next(_values(feature, _NAME_FIELDS), str(feature.id()))


def title_of(feature: QgsFeature) -> str:
    """Return number and name, "ACC-0042 Hotel Elbe"; if either is missing, :func:`label_of`."""
    parts = [next(_values(feature, names), "") for names in ((_NUMBER,), _NAMES)]
    return " ".join(parts) if all(parts) and parts[0] != parts[1] else label_of(feature)


def default_expression(fields: QgsFields) -> str:
    """Return a default expression for the user to edit; a point without a value gets :func:`label_of`."""
    names = {name.lower(): name for name in fields.names()}
    known = (names[wanted.lower()] for wanted in _NAME_FIELDS if wanted.lower() in names)
    return next(map(QgsExpression.quotedColumnRef, known), "$id")


def report_stem(folder: Path, name: str, when: datetime) -> str:
    """Return a file name without its suffix from *name* and *when*, valid in *folder* on Windows."""
    return f"{clean_name(name, _room_in(folder)) or 'report'} {when:%Y-%m-%d %H%M}"


def _values(feature: QgsFeature, wanted: Sequence[str]) -> Iterator[str]:
    """Return the values of the fields *wanted*, ignoring the case of names."""
    names = {name.lower(): name for name in feature.fields().names()}
    there = (names[name.lower()] for name in wanted if name.lower() in names)
    return filter(None, (_text(feature[name]) for name in there))


def _text(value: Any) -> str:
    """Return a value as with QGIS's ``to_string``: 4711 for 4711.0, a date as 2026-03-12."""
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
