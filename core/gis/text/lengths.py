"""Parse radii in any unit and locale, and format lengths."""

from __future__ import annotations

import math
import re
from typing import Iterable, Iterator, NoReturn, Optional

from qgis.core import QgsProject, QgsUnitTypes
from qgis.PyQt.QtCore import QLocale

from ...api.errors import InvalidInput
from ...api.shapes import HALF_GLOBE
from .languages import message

Unit = QgsUnitTypes.DistanceUnit

PRESETS = (200.0, 500.0, 1000.0)
"""Meters; 200 m is the fire radius of Solvency II."""

UNITS = {
    "m": Unit.DistanceMeters,
    "km": Unit.DistanceKilometers,
    "mi": Unit.DistanceMiles,
    "mile": Unit.DistanceMiles,
    "ft": Unit.DistanceFeet,
    "'": Unit.DistanceFeet,
    "′": Unit.DistanceFeet,
    "foot": Unit.DistanceFeet,
    "yd": Unit.DistanceYards,
    "yard": Unit.DistanceYards,
    "nm": Unit.DistanceNauticalMiles,
    "nmi": Unit.DistanceNauticalMiles,
    "meter": Unit.DistanceMeters,
    "metre": Unit.DistanceMeters,
    "metres": Unit.DistanceMeters,
    "kilometer": Unit.DistanceKilometers,
    "kilometre": Unit.DistanceKilometers,
    "kilometres": Unit.DistanceKilometers,
}
"""Units that may follow a number, in addition to those that QGIS knows."""

METRIC = ((1000.0, Unit.DistanceKilometers), (0.0, Unit.DistanceMeters))
IMPERIAL = ((1609.344, Unit.DistanceMiles), (0.0, Unit.DistanceFeet))
STEPS = {
    Unit.DistanceFeet: IMPERIAL,
    Unit.DistanceYards: IMPERIAL,
    Unit.DistanceMiles: IMPERIAL,
    Unit.DistanceNauticalMiles: ((18.52, Unit.DistanceNauticalMiles), (0.0, Unit.DistanceMeters)),
    Unit.DistanceKilometers: METRIC,
}
"""Units of lengths by the project's unit, each with the meters from which it is used; others are metric."""

DECIMALS = 6
"""Decimals of a radius in meters."""

LONG_UNITS = (Unit.DistanceKilometers, Unit.DistanceMiles, Unit.DistanceNauticalMiles)
SHOWN_DECIMALS, LONG_DECIMALS = 2, 5
"""Decimals of short and long units, so that a length is rounded to 0.01 m or finer."""

MOST_OF_A_WORD = 40

_LONG = 5
"""The number of digits from which they are grouped."""

_GROUP = "'’٬\u00a0\u202f\u2009"
"""Group separators of any locale that have no other meaning between digits."""

_RADIUS = re.compile(
    rf"(?P<number>[+\-−]?(?:\d+(?:[.,٫{_GROUP}]\d+)*|[.,٫]\d+))\s*(?P<unit>[^\W\d_]+|['′])?\.?(?=[\s;,]|$)"
)
_BETWEEN = re.compile(r"[\s;,]*")


class InvalidRadius(InvalidInput, ValueError):
    """Radii that can't be read or sent.

    :param reason: ``empty``, ``text``, ``ambiguous`` (a comma or point may separate thousands, decimals or
        two radii), ``not_positive`` or ``too_large``.
    :param word: the invalid part, as typed.
    """

    MESSAGES = {
        "": message(
            "'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, "
            "such as 200 500 1km."
        ),
        "empty": message("Enter at least one radius, such as 200 500 1km."),
        "ambiguous": message(
            "'{word}' can be one radius or two. Separate radii with a space, and do not group digits."
        ),
        "not_positive": message(
            "'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km."
        ),
        "too_large": message("'{word}' is more than half the globe. Enter at most 20037 km."),
    }

    def __init__(self, message: str, *, reason: str, word: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.word = word


def parse_radii(text: str, plain: bool = False) -> tuple[float, ...]:
    """Return the distinct radii in *text* in meters, ascending; separated by spaces, semicolons or commas.

    Numbers without a unit are in meters. Group and decimal separators are those of the locale ("1,000 ft",
    "0,5 km"). A comma that may also separate two radii is rejected, as a wrong guess would change the
    circles.

    :param plain: independent of the locale, commas separate radii and a point is the decimal separator, as in
        parameters, commands and settings.
    :raises InvalidRadius: with the invalid part.
    """
    radii: set[float] = set()
    position = _BETWEEN.match(text).end()
    while position < len(text):
        found = _RADIUS.match(text, position)
        if found is None:
            word = re.match(r"[^\s;]+", text[position:]).group()
            raise _fault("text", word)
        factor = _factor(found["unit"] or "m", found.group())
        numbers = _plain(found["number"]) if plain else _localized(found["number"])
        last = len(numbers) - 1
        radii |= {
            _meters(number, factor if index == last else 1.0, found.group())
            for index, number in enumerate(numbers)
        }
        position = _BETWEEN.match(text, found.end()).end()
    if not radii:
        raise _fault("empty", "")
    return tuple(sorted(radii))


def format_length(meters: float, project: Optional[QgsProject] = None) -> str:
    """Return a length in QGIS's locale and the units of *project*, or in m and km, rounded to 0.01 m.

    Examples: "804.67 m", "1.5 km" and "1.60934 km".
    """
    return _in_unit(meters, _unit_for(meters, project))


def rounded(meters: float, coarse: float, project: QgsProject) -> float:
    """Return *meters* rounded in the project's units, in steps of at least *coarse* meters."""
    unit = _unit_for(meters, project)
    factor = QgsUnitTypes.fromUnitToUnitFactor(unit, Unit.DistanceMeters)
    decade = 10.0 ** math.floor(math.log10(coarse / factor))
    step = next(decade * one for one in (1, 2, 5, 10) if decade * one * factor >= coarse * (1 - 1e-9))
    return round(max(1, round(meters / factor / step)) * step * factor, DECIMALS)


def _unit_for(meters: float, project: Optional[QgsProject]) -> Unit:
    steps = STEPS.get(project.distanceUnits(), METRIC) if project is not None else METRIC
    return next(unit for start, unit in steps if meters >= start)


def radii_text(radii: Iterable[float]) -> str:
    """Return the radii, ascending, in the units in which they were typed: "200 m, 1 km, 150 mi".

    A radius that is exact and shorter in miles or feet was typed that way. :func:`parse_radii` reads the text
    in the same locale.
    """
    return ", ".join(min([_metric(each), *_imperial(each)], key=len) for each in sorted(radii))


def metric_text(radii: Iterable[float]) -> str:
    """Return the radii in m and km, ascending, rounded to 0.01 m; :func:`parse_radii` reads the text."""
    return ", ".join(map(_metric, sorted(radii)))


def unbroken(text: str) -> str:
    """Return the *text* of :func:`radii_text` with line breaks possible only between two lengths."""
    return ", ".join(length.replace(" ", "\u00a0") for length in text.split(", "))


def _metric(meters: float) -> str:
    return _in_unit(meters, METRIC[0][1] if meters >= 1000 and meters % 10 == 0 else METRIC[-1][1])


def _imperial(meters: float) -> Iterator[str]:
    """Yield the length in miles and in feet, if it is exact with two decimals."""
    for _, unit in IMPERIAL:
        factor = QgsUnitTypes.fromUnitToUnitFactor(unit, Unit.DistanceMeters)
        if round(round(meters / factor, 2) * factor, DECIMALS) == round(meters, DECIMALS):
            yield _in_unit(meters, unit)


def _in_unit(meters: float, unit: Unit) -> str:
    value = meters * QgsUnitTypes.fromUnitToUnitFactor(Unit.DistanceMeters, unit)
    shown = round(value, LONG_DECIMALS if unit in LONG_UNITS else SHOWN_DECIMALS) or value
    locale = QLocale()
    # Without group separators, so that it can be parsed again: "1,250" can be read as two radii.
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    number = locale.toString(shown, "g", 12 if shown >= 0.01 else 2)
    return f"{_grouped(number)} {QgsUnitTypes.toAbbreviatedString(unit)}"


def _grouped(number: str) -> str:
    """Return a long *number* with narrow spaces as group separators, which have no other meaning in any
    locale."""
    integer = re.match(r"\d+", number).group()
    if len(integer) < _LONG:
        return number
    return re.sub(r"(?<=\d)(?=(\d{3})+$)", "\u202f", integer) + number[len(integer) :]


def _meters(number: float, factor: float, word: str) -> float:
    meters = round(number * factor, DECIMALS)
    if meters <= 0:
        raise _fault("not_positive", word)
    if meters > HALF_GLOBE:
        raise _fault("too_large", word)
    return meters


def _factor(typed: str, word: str) -> float:
    unit = UNITS.get(typed.casefold())
    if unit is None:
        unit, known = QgsUnitTypes.stringToDistanceUnit(typed.casefold())
        if not known or unit in (Unit.DistanceDegrees, Unit.DistanceUnknownUnit):
            raise _fault("text", word)
    return QgsUnitTypes.fromUnitToUnitFactor(unit, Unit.DistanceMeters)


def _plain(number: str) -> list[float]:
    return [_number(part) for part in number.split(",") if part]


def _localized(number: str) -> list[float]:
    """Return the typed number, or several if commas separate them."""
    bare = re.sub(f"[{_GROUP}]", "", number).replace("٫", ".")
    marks = re.sub(r"[^.,]", "", bare)
    if len(set(marks)) == 2 and marks.count(marks[-1]) == 1:
        decimal = marks[-1]
    else:
        decimal = _decimal_mark(bare, marks[0]) if marks else "."
    if not decimal:
        return [_number(part) for part in bare.split(",")]
    return [_number(bare.replace("," if decimal == "." else ".", "").replace(decimal, "."))]


def _decimal_mark(bare: str, mark: str) -> str:
    """Return the decimal separator of a number with *mark* only; empty: it is a comma between radii."""
    first, *rest = bare.lstrip("+-−").split(mark)
    if first in ("", "0") and len(rest) == 1:
        return mark
    other = "," if mark == "." else "."
    decimal = QLocale().decimalPoint().replace("٫", ".")
    if len(first) <= 3 and all(len(part) == 3 for part in rest):
        if mark == decimal:
            # "1.500" more likely means 1500 than one and a half.
            certain = len(rest) == 1 and not rest[0].endswith("0") and (mark == "." or len(first) == 1)
            return mark if certain else _refuse(bare)
        certain = len(first) == 1 or any(part.startswith("0") for part in rest)
        return other if certain and mark == QLocale().groupSeparator() else _refuse(bare)
    if mark == "," and (len(rest) > 1 or len(rest[0]) > 2):
        return ""
    certain = len(rest) == 1 and mark in (".", decimal)
    return mark if certain else _refuse(bare)


def _refuse(word: str) -> NoReturn:
    raise _fault("ambiguous", word)


def _number(digits: str) -> float:
    try:
        return float(digits.replace("−", "-").replace("٫", "."))
    except ValueError:
        _refuse(digits)


def _fault(reason: str, word: str) -> InvalidRadius:
    shown = word if len(word) <= MOST_OF_A_WORD else f"{word[: MOST_OF_A_WORD - 1]}…"
    return InvalidRadius(f"radii: {reason} {shown!r}", reason=reason, word=shown)
