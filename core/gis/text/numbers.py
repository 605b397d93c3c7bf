"""Format numbers, counts and positions in QGIS's language and locale.

``tools/translations.py`` reads the literals *one* and *many* of :func:`plural` and :func:`counted`. Only
*many* is translated, into the plural forms of the language. English has *one* for 1 and needs no translation.
"""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication, QLocale

from .languages import locale, tr

_NAMES_SHOWN = 3

LARGEST_COUNT = 2**31 - 1
"""The largest count that Qt accepts; larger and negative numbers use its plural form."""

_EXACT_IN_DOUBLE = 2**53
_AS_GOOD_AS_ONE = 0.99995
"""The share of a unit from which it is used, as the number in the smaller unit would be rounded to 1000."""


def short(value: float) -> str:
    """Return *value* with at most one decimal: "950", "12.4 M", "1.3 bn"; for legends, labels and charts."""
    counts_by_myriads = locale().language() == QLocale.Language.Japanese
    for size, pattern in _by_myriads() if counts_by_myriads else _by_thousands():
        if abs(value) / size >= _AS_GOOD_AS_ONE:
            return pattern.format(number=_trimmed(value / size))
    return _trimmed(value)


def _by_thousands() -> tuple[tuple[float, str], ...]:
    return (
        (1e12, tr("{number} tn")),
        (1e9, tr("{number} bn")),
        (1e6, tr("{number} M")),
        (1e3, tr("{number} k")),
    )


def _by_myriads() -> tuple[tuple[float, str], ...]:
    return ((1e12, tr("{number} tn")), (1e8, tr("{number} × 10⁸")), (1e4, tr("{number} × 10⁴")))


def whole(value: float) -> str:
    """Return *value* without decimals, with group separators, which QGIS's locale omits by default.

    Integers of any length keep each digit.
    """
    if isinstance(value, int) and abs(value) >= _EXACT_IN_DOUBLE:
        return f"{value:,}".replace(",", QLocale().groupSeparator())
    return rounded(value, 0)


def rounded(value: float, decimals: int) -> str:
    """Return *value* with *decimals*, with group separators."""
    formats = QLocale()
    formats.setNumberOptions(formats.numberOptions() & ~QLocale.NumberOption.OmitGroupSeparator)
    return formats.toString(float(value), "f", decimals)


def readable(value: float) -> str:
    """Return *value* for a table: integers exactly, other numbers with 2 decimals or 3 significant digits."""
    if isinstance(value, int) or float(value).is_integer():
        return whole(value)
    if abs(value) >= 1:
        return rounded(value, 2)
    return QLocale().toString(float(value), "g", 3)


def plural(count: int, one: str, many: str) -> str:
    """Return the plural form of a sentence for *count*, with its placeholders."""
    # For negative numbers, Qt uses the form for 1, which may contain "1".
    counted_as = count if 0 <= count <= LARGEST_COUNT else LARGEST_COUNT
    sentence = QCoreApplication.translate("GeoPortfolio", many, None, counted_as)
    return one if count == 1 and sentence == many else sentence


def counted(count: int, one: str, many: str, **words: object) -> str:
    """Return the plural form for *count*, formatted with {count} and *words*: "1 row", "1,200 rows"."""
    return plural(count, one, many).format(count=whole(count), **words)


def some_of(names: Sequence[str]) -> str:
    """Return the first three of *names*, quoted, and how many more there are."""
    first = ", ".join(f"'{name}'" for name in names[:_NAMES_SHOWN])
    if len(names) <= _NAMES_SHOWN:
        return first
    return counted(len(names) - _NAMES_SHOWN, "{names} and 1 more", "{names} and {count} more", names=first)


def position_text(lat: float, lon: float) -> str:
    """Return a position in degrees (EPSG:4326), such as "53.55030° N, 9.99200° E".

    The decimal sign and the letters are those of QGIS's language: "53,55030° N, 9,99200° O".
    """
    north = tr("{degrees}° N")
    south = tr("{degrees}° S")
    east = tr("{degrees}° E")
    west = tr("{degrees}° W")
    locale, sides = QLocale(), ((north if lat >= 0 else south, lat), (east if lon >= 0 else west, lon))
    return ", ".join(side.format(degrees=locale.toString(abs(value), "f", 5)) for side, value in sides)


def near_text(position: Optional[tuple[float, float]]) -> str:
    """Return " near 53.5503, 9.9920" for (longitude, latitude), and ``""`` for None."""
    if position is None:
        return ""
    longitude, latitude = (f"{value:.4f}" for value in position)
    return tr(" near {latitude}, {longitude}").format(latitude=latitude, longitude=longitude)


def _trimmed(value: float) -> str:
    value = round(float(value), 1)
    return QLocale().toString(value, "f", 0 if value.is_integer() else 1)
